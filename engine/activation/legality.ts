import { layered } from '../characteristics/layers.ts';
import { isTarget } from '../characteristics/targetWords.ts';
import { isKnown } from '../characteristics/truth.ts';
import { unreadIn } from '../characteristics/unread.ts';
import { contains } from '../characteristics/walk.ts';
import type { GameState } from '../state/game.ts';
import { leavesOut } from '../state/omitted.ts';
import { type ActivatedAbility, activatedAbility } from './activated.ts';
import { aimOfAbility } from './aim.ts';
import { activationContext } from './demandsOf.ts';
import { type Attempt, isLoyalty, limitReasons, loyaltyReasons } from './limits.ts';
import { costReasons } from './payable.ts';
import { prohibitionReasons } from './prohibitions.ts';
import { type Reason, type Refusal, reason, refusal, untold } from './reasons.ts';
import { sicknessReasons } from './sickness.ts';
import { isInForce, staticsOf } from './statics.ts';
import { areEnough, partsOfAbility } from './targets.ts';
import type { Moment } from './timing.ts';
import { mayBeActivatedBy } from './whose.ts';

/** Which ability a player would activate: of a permanent, or of a card whose ability works where it is. */
export interface Intent {
  readonly source: string;
  /** The ability's place among the object's abilities. */
  readonly ability: number;
  readonly player: string;
  /** 107.3a: the value of X; where it isn't chosen, what may be targeted is what may be for some. */
  readonly x?: number | null;
  /** With priority where not said. */
  readonly moment?: Moment;
}

/**
 * 602.2, 602.5: whether a player may activate an ability now, the mana part of its cost left aside; null where nothing is against it,
 * otherwise why not. What the board or the text leaves open is refused as not modelled.
 */
export const mayActivate = (state: GameState, intent: Intent): Refusal | null => refusal(reasonsAgainst(state, intent));

/** All that is against activating an ability now, the most telling first; some of it may pass, such as that the permanent is tapped. */
export function reasonsAgainst(
  state: GameState,
  { source, ability: index, player, x = null, moment = 'priority' }: Intent,
): readonly Reason[] {
  const missing = sourceReasons(state, source, index);
  const ability = activatedAbility(state, source, index);
  if (missing.length > 0 || ability === null) return missing;
  const attempt: Attempt = { state, ability, player, moment, context: activationContext(state, player, ability) };
  return [
    ...playerReasons(attempt),
    ...prohibitionReasons(attempt),
    ...statusReasons(attempt),
    ...sicknessReasons(attempt),
    ...(isLoyalty(ability.owned.ability) ? loyaltyReasons(attempt, isFreeOfTiming(attempt)) : []),
    ...limitReasons(attempt),
    ...costReasons(attempt),
    ...targetReasons(attempt, x),
    ...unreadReasons(state, ability),
  ];
}

function sourceReasons(state: GameState, source: string, index: number): readonly Reason[] {
  if (state.permanents.get(source)?.phasedOut === true)
    return [reason('source', `${source} is phased out and treated as though it were not there.`, '702.26b')];
  const object = layered(state).view.object(source);
  if (object === undefined) return [reason('source', `There is no object ${source}.`, '602.2')];
  const ability = activatedAbility(state, source, index);
  if (ability === null) return [reason('source', `${source} has no activated ability number ${index}.`, '602.1', '602.1c')];
  if (ability.zone === object.zone) return [];
  return [reason('source', `“${ability.text}” works in the zone ${ability.zone}, and ${source} is in the zone ${object.zone}.`, '113.6')];
}

/** 602.2b, 601.2c: an ability without enough legal targets can't be activated. */
function targetReasons({ state, ability, player }: Attempt, x: number | null): readonly Reason[] {
  const { source, owned, body, text, isManaAbility } = ability;
  if (isManaAbility || !asksForTargets(body)) return [];
  const named = owned.origin.kind === 'granted' ? owned.origin.by : source;
  const meant = { it: null, they: null, x, thatMany: null };
  const parts = partsOfAbility(body.effects, text, aimOfAbility(state, { kind: 'activatedAbility', source, named, player, meant }));
  const slots = parts.flatMap((part) => (part.kind === 'slots' ? part.slots : []));
  const modal = parts.flatMap((part) => (part.kind === 'modal' ? [part.modal] : []));
  const enough = areEnough({ slots, modal });
  if (enough === true) return [];
  if (enough === false) return [reason('target', `“${text}” has no legal target.`, '602.2b', '601.2c', '115.1')];
  const open = [...slots, ...modal.flatMap(({ modes }) => modes.flat())].flatMap((slot) => slot.open);
  return [...new Set(open)].map((why) => untold(text, why));
}

const ASKS = new WeakMap<ActivatedAbility['body'], boolean>();

export function asksForTargets(body: ActivatedAbility['body']): boolean {
  const known = ASKS.get(body) ?? contains(body.effects, (node) => isTarget(node) || node.kind === 'modal');
  ASKS.set(body, known);
  return known;
}

/** 602.2: the controller may, or the owner of a card elsewhere, unless the ability says otherwise. */
function playerReasons(attempt: Attempt): readonly Reason[] {
  const { state, ability, player, moment } = attempt;
  const found: Reason[] = [];
  if (state.step === 'UNTAP' && moment === 'priority') found.push(reason('timing', 'Nobody has priority in the untap step.', '502.4'));
  const may = mayBeActivatedBy(state, player, ability);
  if (!isKnown(may)) found.push(untold(ability.text, may.why));
  else if (!may) found.push(reason('player', `${player} may not activate “${ability.text}” of ${ability.source}.`, '602.2'));
  if (moment === 'payment' && !ability.isManaAbility)
    found.push(reason('timing', 'Only mana abilities can be activated while a cost is being paid.', '605.3a'));
  return found;
}

/** 107.5, 107.6. */
function statusReasons({ state, ability }: Attempt): readonly Reason[] {
  const permanent = state.permanents.get(ability.source);
  return ability.body.costs.flatMap(({ kind }) => {
    if (kind === 'tapSelf' && permanent?.tapped !== false)
      return [reason('tapped', `${ability.source} is tapped already, so {T} can't be paid.`, '107.5')];
    if (kind === 'untapSelf' && permanent?.tapped !== true)
      return [reason('untapped', `${ability.source} is not tapped, so {Q} can't be paid.`, '107.6')];
    return [];
  });
}

/** "You may activate loyalty abilities of planeswalkers you control on any player's turn any time you could cast an instant." */
function isFreeOfTiming({ state, ability, player, context }: Attempt): boolean {
  const object = context.view.object(ability.source);
  return staticsOf(state).permissions.some(
    (standing) =>
      standing.effect.what.startsWith('activate loyalty abilities of planeswalkers you control on any player') &&
      standing.context.you === player &&
      object?.controller === player &&
      object.types.has('planeswalker') &&
      isInForce(standing) === true,
  );
}

/** Text of the ability that is not read could limit it, or cost something. Instructions that are to be left out do neither. */
function unreadReasons(state: GameState, { body, text, isManaAbility }: ActivatedAbility): readonly Reason[] {
  const counts = (words: string): boolean => ASKED_BEFORE.test(words) || (isManaAbility && ABOUT_MANA.test(words));
  const unread = [
    ...unreadIn(body.costs),
    ...unreadIn(body.restrictions),
    ...unreadIn(body.effects).filter((words) => !leavesOut(state) || counts(words)),
  ];
  return unread.map((words) => untold(words, `it is part of “${text}”`));
}

/** What is asked of an ability before it resolves: whether it may be activated, its targets and modes. */
const ASKED_BEFORE = /\b(targets?|activated?)\b|•/i;
/** What is worked out before it is activated, as what its mana can pay for is. */
const ABOUT_MANA = /\b(mana|instead|spend|spent|colors?)\b|\{/i;
