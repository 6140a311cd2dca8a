import type { Ability } from '../ast/index.ts';
import { contains } from '../characteristics/walk.ts';
import { alternativesOf } from '../costs/alternatives.ts';
import { type Asked, PLAIN } from '../costs/asked.ts';
import { forFlash } from '../costs/options.ts';
import { proposedSpell } from '../costs/proposal.ts';
import type { GameState } from '../state/game.ts';
import { alternativeReasons, type CastAttempt, castAttempt, nameOf, placeReasons } from './castPlace.ts';
import { prohibitionsOfCasting, unreadProhibitions } from './castProhibitions.ts';
import { timingReasons } from './castTiming.ts';
import { saysNotZero } from './demandsOf.ts';
import { type Reason, type Refusal, reason, refusal, untold } from './reasons.ts';
import { areEnough, targetsOf } from './targets.ts';

/** Which face of a card a player would cast, and what is announced for it. */
export interface CastIntent extends Partial<Asked> {
  readonly player: string;
  readonly card: string;
  /** 0, the front, where not said. */
  readonly face?: number;
  /** 608.2g: an effect that resolves has it cast now, wherever it lies and whatever the time; `transformed`: with its back face up. */
  readonly byEffect?: boolean | 'transformed';
}

/**
 * 601.2, 601.3: whether a player may cast a card now, paying for it left aside: from where it lies, at this time, with nothing that forbids it
 * and with legal targets to choose. Null where nothing is against it, otherwise why not; what text or board leave open is told as not modelled.
 */
export const mayCast = (state: GameState, intent: CastIntent): Refusal | null => refusal(reasonsAgainstCasting(state, intent));

/** All that is against casting a card now, the most telling first. */
export function reasonsAgainstCasting(
  state: GameState,
  { player, card: id, face = 0, byEffect = false, ...announced }: CastIntent,
): readonly Reason[] {
  const asked: Asked = { ...PLAIN, ...announced };
  const card = state.cards.get(id);
  if (card === undefined || card.zone === 'stack') return [reason('source', `There is no card ${id} that could be cast.`, '601.2a')];
  const first = proposedSpell(state, player, id, { face, faceDown: false, x: asked.x });
  if (first === undefined) return [reason('source', `${card.card.definition.name} has no face number ${face}.`, '601.2a')];
  const alternative = castAttempt(state, first, asked).alternative;
  const choice = { face: alternative?.face ?? face, faceDown: alternative?.faceDown ?? false, x: asked.x };
  const proposed = proposedSpell(state, player, id, choice) ?? first;
  const attempt: CastAttempt = { ...castAttempt(state, proposed, asked), alternative };
  return [
    ...faceReasons(attempt, face, byEffect === 'transformed'),
    ...(byEffect ? [] : placeReasons(attempt)),
    // What an effect has cast for such a cost may be cast for it.
    ...(byEffect ? [] : alternativeReasons(attempt)),
    ...prohibitionsOfCasting(attempt),
    ...(byEffect ? [] : timingReasons(attempt)),
    ...unreadProhibitions(attempt),
    ...xReasons(attempt),
    ...targetReasons(attempt),
  ];
}

/** 305.9, 712.8a: lands are played, not cast; the back of a card that is not modal is cast by what says so alone. */
function faceReasons(attempt: CastAttempt, face: number, transformed: boolean): readonly Reason[] {
  const { proposed, alternative } = attempt;
  if (proposed.spell.types.has('land'))
    return [reason('source', `${nameOf(attempt)} is a land: lands are played, never cast.`, '305.1', '305.9')];
  const { layout = 'normal' } = proposed.card.card.definition;
  if (face > 0 && !transformed && alternative?.face !== face && BACKS.has(layout))
    return [reason('source', `${proposed.face.definition.name} is a back face, and cards are cast with their front face up.`, '712.8a')];
  return [];
}

/** Layouts whose second face is none that a card can be cast with by itself. */
const BACKS: ReadonlySet<string> = new Set(['transform', 'flip', 'meld', 'reversible_card', 'double_faced_token', 'battle']);

/** 107.3b: who pays neither the mana cost nor another cost with X can choose 0 only. */
function xReasons(attempt: CastAttempt): readonly Reason[] {
  const { proposed, asked, alternative } = attempt;
  if (asked.x === 0 && proposed.spell.abilities.some(({ ability }) => bindsX(ability, asked)))
    return [reason('cost', `${nameOf(attempt)} says that X can't be 0.`, '107.3a', '101.2')];
  if (asked.x === null || asked.x === 0 || alternative === null || alternative.keepsManaCost || alternative.faceDown) return [];
  const hasX = proposed.spell.manaCost.includes('X');
  const paysX =
    contains(alternative.costs, ({ kind }) => kind === 'x') ||
    alternative.costs.some((cost) => cost.kind === 'mana' && cost.cost.includes('X'));
  return hasX && !paysX ? [reason('cost', `Without paying for X, X can only be 0 for ${nameOf(attempt)}.`, '107.3b')] : [];
}

/** "X can't be 0", of an X in the mana cost, or of one in the cost of kicker where that is paid. */
function bindsX(ability: Ability, { optional }: CastAttempt['asked']): boolean {
  if ((ability.kind !== 'static' && ability.kind !== 'spell') || !contains(ability, saysNotZero)) return false;
  return ability.kind === 'spell' || (optional.get('kicker') ?? 0) > 0;
}

/** 601.2c. */
function targetReasons(attempt: CastAttempt): readonly Reason[] {
  const { state, proposed, asked } = attempt;
  if (asked.targets !== null) return [];
  const targets = targetsOf(state, proposed, asked);
  const enough = areEnough(targets);
  if (enough === true) return [];
  if (enough === false) return [reason('target', `${nameOf(attempt)} has no legal target.`, '601.2c', '115.1')];
  const open = [...targets.slots, ...targets.modal.flatMap(({ modes }) => modes.flat())].flatMap((slot) => slot.open);
  return [...new Set(open)].map((why) => untold(nameOf(attempt), why));
}

/** A way in which a card could be cast: which face, and what is announced for it beside what the player is free to choose. */
export interface CastWay {
  readonly face: number;
  /** The alternative cost; null: the mana cost. */
  readonly alternative: string | null;
  /** 601.3c: the id of what is paid in addition for flash; null: nothing. */
  readonly flash: string | null;
  readonly refusal: Refusal | null;
}

/** What a way of casting announces. */
export const announcedBy = ({ alternative, flash }: CastWay): Pick<Asked, 'alternative' | 'optional'> => ({
  alternative,
  optional: new Map(flash === null ? [] : [[flash, 1]]),
});

/**
 * 601.2b, 118.9: every way of casting a card, with why it can't be used now; casting for free is left out, since an effect has to say so. `x`: the value of
 * X; where it isn't chosen, a way is told by what may be for some.
 */
export function waysToCast(state: GameState, player: string, card: string, x: number | null = null): readonly CastWay[] {
  const faces = state.cards.get(card)?.card.faces ?? [];
  return faces.flatMap((_, face) => {
    const proposed = proposedSpell(state, player, card, { face, faceDown: false, x: null });
    if (proposed === undefined) return [];
    const alternatives = alternativesOf(state, proposed).flatMap(({ id }) => (id === 'free' ? [] : [id]));
    const flashes = [null, ...forFlash(proposed).map(({ id }) => id)];
    return [null, ...alternatives].flatMap((alternative) =>
      flashes.map((flash) => {
        const way = { face, alternative, flash, refusal: null };
        return { ...way, refusal: mayCast(state, { player, card, face, ...announcedBy(way), x }) };
      }),
    );
  });
}
