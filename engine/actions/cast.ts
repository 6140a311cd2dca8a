import { mayCast } from '../activation/casting.ts';
import type { Refusal } from '../activation/reasons.ts';
import { valuesOfFace } from '../characteristics/printed.ts';
import { alternativesOf } from '../costs/alternatives.ts';
import { FREE } from '../costs/asked.ts';
import { forFlash } from '../costs/options.ts';
import { proposedSpell } from '../costs/proposal.ts';
import { ok, type Result } from '../result.ts';
import { type CardObject, type GameState, playerOf } from '../state/game.ts';
import type { Illegal } from './action.ts';
import { Answers } from './answers.ts';
import { castBy, hasX } from './castBy.ts';
import { type Cast, plainWay, type Way } from './castWay.ts';
import { faceNamed, facesThat } from './faces.ts';
import { badInput, forbidden, missing, refused } from './illegal.ts';
import { outOfGame } from './inGame.ts';
import type { Progress } from './progress.ts';

/**
 * 601.2: a player casts a card: it goes on the stack with everything that is announced for it, and its costs are paid. What the action leaves out is
 * chosen by itself where there is one legal way only. An illegal proposal leaves the game as it was (601.2, 733.1).
 */
export function cast(progress: Progress, action: Cast): Result<Progress, Illegal> {
  const { card: id, by } = action;
  const card = progress.state.cards.get(id);
  if (card === undefined)
    return progress.state.permanents.has(id)
      ? forbidden(`${id} is on the battlefield, and nobody casts it from there.`, '601.2a', '601.3')
      : badInput('card', `There is no card “${id}”.`);
  if (card.zone === 'stack') return forbidden(`${id} is on the stack already.`, '601.2a', '601.3');
  const player = by ?? card.owner;
  if (playerOf(progress.state, player) === undefined) return badInput('by', `There is no player “${player}”.`);
  const gone = outOfGame(progress.state, player);
  if (gone !== null) return gone;
  const { x } = action;
  if (x !== undefined && (!Number.isSafeInteger(x) || x < 0)) return badInput('x', `X must be a whole number of at least 0, not ${x}.`);
  const face = faceOf(progress.state, action);
  if (!face.ok) return face;
  // 117.3d: the players before pass; who casts has priority.
  const now = { ...progress, state: withPriority(progress.state, player) };
  const ways = waysOf(now.state, player, face.value, action);
  if (!ways.ok) return ways;
  const [first, ...others] = ways.value;
  if (first === undefined) return forbidden(`${id} can't be cast.`, '601.3');
  const done = castBy(now, player, first, action, new Answers(action.choose ?? []));
  if (done.ok) return done;
  const left = others.length > 0 ? others : waysInstead(now.state, player, face.value, action, done.error);
  const tried = left.map((way) => ({ way, result: castBy(now, player, way, action, new Answers(action.choose ?? [])) }));
  const open = tried.filter(({ result }) => result.ok || result.error.missingChoice !== null);
  const [only, another] = open;
  if (only === undefined) return done;
  return another === undefined
    ? only.result
    : missing(
        'the alternative cost',
        open.map(({ way }) => way.alternative ?? ''),
      );
}

/** The game with priority for a player, the players before having passed (117.3d); nobody has priority in the untap step (502.4). */
export const withPriority = (state: GameState, player: string): GameState =>
  state.priority === player || state.step === 'UNTAP' ? state : { ...state, priority: player };

/** The face that is cast: the one that is named, otherwise the front, or the only one that is no land; of a split card one has to be named. */
function faceOf(state: GameState, { card: id, face, alternative, by }: Cast): Result<number, Illegal> {
  const card = state.cards.get(id);
  if (card === undefined) return badInput('card', `There is no card “${id}”.`);
  const named = faceNamed(card.card, face);
  if (!named.ok) return named;
  if (named.value !== null) return ok(named.value);
  const { layout = 'normal' } = card.card.definition;
  const said = alternative === undefined ? [] : facesBy(state, card, by ?? card.owner, alternative);
  if (said.length === 1) return ok(said[0] ?? 0);
  const spells = facesThat(card.card, (one) => !valuesOfFace(one).types.includes('land'));
  if (layout === 'modal_dfc' && spells.length === 1) return ok(spells[0] ?? 0);
  if (layout !== 'split' || spells.length < 2) return ok(0);
  return missing(
    'the half that is cast',
    spells.map((at) => card.card.faces[at]?.definition.name ?? ''),
  );
}

type Alternative = ReturnType<typeof alternativesOf>[number];

const alternativeWay = (card: string, face: number, one: Alternative): Way => ({
  ...plainWay(card, face),
  ...{ alternative: one.id, faceUp: one.face ?? face, faceDown: one.faceDown },
});

/** The faces that an alternative cost is one of, by a piece of its words. */
function facesBy(state: GameState, { id, card }: CardObject, player: string, alternative: number | string): readonly number[] {
  if (typeof alternative === 'number') return [];
  return [...card.faces.keys()].filter((face) => {
    const proposed = proposedSpell(state, player, id, { face, faceDown: false, x: null });
    return proposed !== undefined && alternativesOf(state, proposed).some((one) => one.id !== FREE && isNamed(one, alternative));
  });
}

/**
 * 118.9, 601.3: the ways of casting to be tried: the one that the action says; otherwise for the mana cost, or where that is not allowed as things stand
 * by each alternative that is.
 */
function waysOf(state: GameState, player: string, face: number, action: Cast): Result<readonly Way[], Illegal> {
  const { card, free = false, alternative, x } = action;
  const proposed = proposedSpell(state, player, card, { face, faceDown: false, x: x ?? null });
  if (proposed === undefined) return badInput('face', `${card} has no face number ${face}.`);
  const all = alternativesOf(state, proposed).filter(({ id }) => id !== FREE);
  const plain = plainWay(card, face);
  const by = (one: Alternative): Way => alternativeWay(card, face, one);
  const untargeted = x === undefined && hasX(state, card, face) ? { targets: [] } : {};
  const against = ({ alternative: id, flash }: Way): Refusal | null =>
    mayCast(state, {
      player,
      card,
      face,
      x: x ?? null,
      ...(id === null ? untargeted : {}),
      alternative: id,
      optional: new Map(flash === null ? [] : [[flash, 1]]),
    });
  // 601.3c: where it can't be cast otherwise, with what has to be paid besides for flash.
  const orForFlash = (way: Way): readonly Way[] => {
    const flashes = forFlash(proposed).map(({ id }) => ({ ...way, flash: id }));
    const allowed = flashes.length === 0 || against(way) === null ? [] : flashes.filter((one) => against(one) === null);
    return allowed.length === 0 ? [way] : allowed;
  };
  if (free)
    return alternative === undefined
      ? ok(orForFlash({ ...plain, alternative: FREE }))
      : badInput('alternative', 'Only one alternative cost can be paid.');
  if (alternative !== undefined) {
    const found =
      typeof alternative === 'number' ? all.slice(alternative, alternative + 1) : all.filter((one) => isNamed(one, alternative));
    const [only, another] = found;
    if (only === undefined) return badInput('alternative', `${card} has no alternative cost ${JSON.stringify(alternative)}.`);
    return another === undefined
      ? ok(orForFlash(by(only)))
      : badInput('alternative', `${card} has several alternative costs ${JSON.stringify(alternative)}.`);
  }
  const refusal = against(plain);
  if (refusal === null) return ok([plain]);
  const others = [plain, ...all.filter(({ available }) => available === true).map(by)]
    .flatMap(orForFlash)
    .filter((way) => against(way) === null);
  return others.length === 0 ? refused(refusal) : ok(others);
}

/** 118.9: the alternatives, where the action says none and the mana cost can't be paid. Nothing is cast face down for that. */
function waysInstead(state: GameState, player: string, face: number, action: Cast, why: Illegal): readonly Way[] {
  const isUnpayable = why.missingChoice === null && why.notModelled === null && why.rules.includes('118.3');
  if (!isUnpayable || action.alternative !== undefined || action.free === true) return [];
  const proposed = proposedSpell(state, player, action.card, { face, faceDown: false, x: action.x ?? null });
  const all = proposed === undefined ? [] : alternativesOf(state, proposed);
  return all
    .filter(({ id, available, faceDown }) => id !== FREE && available === true && faceDown === false)
    .map((one) => alternativeWay(action.card, face, one));
}

/** By its keyword or a piece of its words. */
function isNamed(
  { id, keyword, text }: { readonly id: string; readonly keyword: string | null; readonly text: string },
  said: string,
): boolean {
  const wanted = said.trim().toLowerCase();
  return id.toLowerCase() === wanted || keyword?.toLowerCase() === wanted || (wanted !== '' && text.toLowerCase().includes(wanted));
}
