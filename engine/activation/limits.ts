import type { ActivationLimit } from '../ast/index.ts';
import { abilitiesOn } from '../characteristics/abilitiesOn.ts';
import { attackedThisTurn } from '../characteristics/attacked.ts';
import { isKnown, some } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import { unreachable } from '../result.ts';
import { type GameState, isSorceryTime } from '../state/game.ts';
import { type ActivatedAbility, instanceOf } from './activated.ts';
import { type Reason, reason, untold } from './reasons.ts';
import { concerns, isInForce, staticsOf } from './statics.ts';
import { isTime, type Moment } from './timing.ts';

/** What an activation is looked at for: who would activate which ability, and when. */
export interface Attempt {
  readonly state: GameState;
  readonly ability: ActivatedAbility;
  readonly player: string;
  readonly moment: Moment;
  /** For whom the ability's text is read; "you" is the player. */
  readonly context: Context;
}

/** 602.5: the limits that an ability's text sets to activating it, as far as they are not met. */
export function limitReasons(attempt: Attempt): readonly Reason[] {
  const { body } = attempt.ability;
  return [
    ...body.restrictions.flatMap((restriction) =>
      restriction.kind === 'only' || restriction.kind === 'by' ? restriction.limits.flatMap((limit) => unmet(limit, attempt)) : [],
    ),
    ...wordReasons(attempt),
  ];
}

function unmet(limit: ActivationLimit, attempt: Attempt): readonly Reason[] {
  const { state, ability, player, moment, context } = attempt;
  const { evaluate } = context;
  switch (limit.kind) {
    case 'timing':
      if (isTime(limit.when, state, player, moment) !== limit.not || mayEquipNow(attempt)) return [];
      return [reason('timing', `“${ability.text}” can't be activated at this time.`, '602.5', ...timingRules(limit.when))];
    case 'times': {
      const most = evaluate.amount(limit.most, context);
      if (!isKnown(most)) return [untold(ability.text, most.why)];
      return timesUsed(attempt, limit.per) < most
        ? []
        : [reason('limit', `“${ability.text}” has been activated as often as it may this ${limit.per}.`, '602.5', '602.5b')];
    }
    case 'if':
    case 'ifAny': {
      const holds = some(limit.kind === 'if' ? [limit.condition] : limit.conditions, (one) => evaluate.holds(one, context));
      if (!isKnown(holds)) return [untold(ability.text, holds.why)];
      return holds ? [] : [reason('limit', `The condition for activating “${ability.text}” does not hold.`, '602.5')];
    }
    default:
      return unreachable(limit);
  }
}

/** "You may activate equip abilities any time you could cast an instant." */
const mayEquipNow = ({ state, ability: { owned }, player, moment }: Attempt): boolean =>
  owned.ability.kind === 'keywords' &&
  owned.ability.keywords.some(({ name }) => name === 'equip') &&
  isTime('instant', state, player, moment) &&
  staticsOf(state).permissions.some(
    (standing) =>
      standing.effect.what === 'activate equip abilities any time you could cast a instant' &&
      standing.context.you === player &&
      isInForce(standing) === true,
  );

const timingRules = (when: string): readonly ('602.5d' | '602.5e')[] =>
  when === 'sorcery' ? ['602.5d'] : when === 'instant' ? ['602.5e'] : [];

function timesUsed({ state, ability }: Attempt, per: 'turn' | 'game'): number {
  const used = state.permanents.get(ability.source)?.activations.get(instanceOf(state, ability.source, ability.index));
  return (per === 'turn' ? used?.thisTurn : used?.thisGame) ?? 0;
}

/** 702.142a: only if its creature attacked this turn, and once each turn, or as often as an effect says. */
function boastReasons(attempt: Attempt): readonly Reason[] {
  const { ability, state } = attempt;
  const { text, source } = ability;
  if (!attackedThisTurn(source, attempt.context))
    return [reason('limit', `“${text}” can be activated only if ${source} attacked this turn.`, '702.142')];
  const more = staticsOf(state).cant.filter(({ effect }) => effect.deeds.some(({ what }) => /^can boast twice/.test(what)));
  const twice = some(more, (one) => concerns(one, source));
  if (!isKnown(twice)) return [untold(text, twice.why)];
  return timesUsed(attempt, 'turn') < (twice ? 2 : 1) ? [] : [reason('limit', `“${text}” has been activated this turn.`, '702.142')];
}

/** 702.142a, 702.177a: keywords before an ability that limit it. */
function wordReasons(attempt: Attempt): readonly Reason[] {
  const { text, body } = attempt.ability;
  switch (body.word) {
    case 'Exhaust':
    case 'Power-up':
      return timesUsed(attempt, 'game') === 0 ? [] : [reason('limit', `“${text}” can be activated only once.`, '602.5')];
    case 'Boast':
      return boastReasons(attempt);
    case 'Forecast':
      return isTime('yourUpkeep', attempt.state, attempt.player, attempt.moment)
        ? []
        : [reason('timing', `“${text}” can be activated only during its owner's upkeep.`, '602.5')];
    case 'Channel':
    case 'Renew':
    case null:
      return [];
    default:
      return unreachable(body.word);
  }
}

/** 606.3: a loyalty ability in one's own main phase with an empty stack, and one of a permanent each turn. */
export function loyaltyReasons(attempt: Attempt, atInstantSpeed: boolean): readonly Reason[] {
  const { state, ability, player, moment } = attempt;
  const found: Reason[] = [];
  if (!atInstantSpeed && !(moment === 'priority' && isSorceryTime(state, player)))
    found.push(
      reason('timing', 'A loyalty ability can be activated only in a main phase of its own controller with an empty stack.', '606.3'),
    );
  const used = state.permanents.get(ability.source)?.activations ?? new Map<string, { readonly thisTurn: number }>();
  const loyal = abilitiesOn(state, ability.source).filter((one) => isLoyalty(one.ability));
  const before = loyal.some(({ index }) => (used.get(instanceOf(state, ability.source, index))?.thisTurn ?? 0) > 0);
  if (before) found.push(reason('limit', 'A loyalty ability of this permanent has been activated this turn.', '606.3', '602.5'));
  return found;
}

/** 606.2. */
export const isLoyalty = (ability: ActivatedAbility['owned']['ability']): boolean =>
  ability.kind === 'activated' && ability.costs.some(({ kind }) => kind === 'loyalty');
