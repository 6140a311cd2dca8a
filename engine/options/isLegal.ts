import type { Action } from '../actions/action.ts';
import { withPriority } from '../actions/cast.ts';
import { faceNamed } from '../actions/faces.ts';
import { perform } from '../actions/perform.ts';
import { named } from '../actions/select.ts';
import { activatedAbilities } from '../activation/activated.ts';
import { layered } from '../characteristics/layers.ts';
import type { Legality } from '../payment/answer.ts';
import { canActivate, canCast } from '../payment/mayDo.ts';
import type { GameState } from '../state/game.ts';
import { explanation, step } from '../trace.ts';

/**
 * Whether an action could be done now as far as it is told, or why not, with the rules. Where an answer is missing it is legal if it is so for some answer,
 * and what is missing is said; an answer that answers nothing is not.
 */
export function isLegal(state: GameState, action: Action): Legality {
  const done = perform(state, action);
  if (done.ok) {
    const said = 'Nothing forbids it.';
    const happens = done.value.events.map(({ explanation: { summary, rules } }) => step(summary, ...rules));
    return { legal: true, notModelled: null, explanation: explanation(said, [step(said), ...happens]) };
  }
  const { missingChoice, notModelled, explanation: why } = done.error;
  const isOpen = missingChoice !== null && missingChoice.unfit === undefined;
  return (isOpen ? notForAnyAnswer(state, action) : null) ?? { legal: isOpen, notModelled, explanation: why };
}

/** What is announced comes before costs are paid (601.2, 602.2b): why it could not be paid for, where that is so whatever is answered; null otherwise. */
function notForAnyAnswer(state: GameState, action: Action): Legality | null {
  if (action.kind === 'cast') {
    const card = state.cards.get(action.card);
    if (card === undefined || action.free === true) return null;
    const player = action.by ?? card.owner;
    const face = faceNamed(card.card, action.face);
    const faces = face.ok && face.value !== null ? [face.value] : card.card.faces.map((_, at) => at);
    const now = withPriority(state, player);
    return unlessOne(faces.map((at) => canCast(now, { card: card.id, face: at, player, x: action.x ?? null })));
  }
  if (action.kind !== 'activate') return null;
  const { permanent: source, by, x } = action;
  const player = by ?? layered(state).view.object(source)?.controller ?? '';
  const abilities = named(activatedAbilities(state, source), action.ability, source);
  if (!abilities.ok) return null;
  return unlessOne(abilities.value.map(({ index }) => canActivate(state, { source, ability: index, player, x: x ?? null })));
}

/** The first answer where none of them is that it is legal. */
function unlessOne(all: readonly Legality[]): Legality | null {
  return all.some(({ legal }) => legal) ? null : (all[0] ?? null);
}
