import { type ActivatedAbility, activatedAbility, instanceOf } from '../activation/activated.ts';
import { isNotModelled } from '../activation/bounds.ts';
import type { Demands } from '../activation/demands.ts';
import { demandsOf } from '../activation/demandsOf.ts';
import { reasonsAgainst } from '../activation/legality.ts';
import { type ReasonKind, refusal } from '../activation/reasons.ts';
import { contains } from '../characteristics/walk.ts';
import { ok, type Result } from '../result.ts';
import type { GameState } from '../state/game.ts';
import type { Illegal } from './action.ts';
import { Answers } from './answers.ts';
import { beyond, forbidden, missing, refused } from './illegal.ts';
import type { Activated, Intent } from './intent.ts';
import { asksForNumber, numbersFor } from './numbers.ts';
import { manaOfOutcome } from './outcome.ts';
import { payCosts } from './payCosts.ts';
import { payMana } from './payMana.ts';
import { happen, happenAfter, type Progress } from './progress.ts';
import { hasTapSymbol, resolveManaAbility } from './resolveMana.ts';
import { withSources } from './sources.ts';
import { nextStackId } from './stackIds.ts';

/** Reasons that may pass while the mana for it is being made: they are looked at again when its costs are paid. */
const PASSING: ReadonlySet<ReasonKind> = new Set<ReasonKind>(['tapped', 'untapped', 'cost']);

/**
 * 602.2, 605.3: activates an ability: the announcement, mana abilities for its cost, the mana, the other costs; a mana ability then resolves
 * at once, another goes on the stack. Where the text leaves a number open that the action does not say, the answers settle it.
 */
export function activate(progress: Progress, intent: Intent): Result<Activated, Illegal> {
  const { state } = progress;
  const { source, player, moment } = intent;
  const reasons = reasonsAgainst(state, { source, ability: intent.ability, player, moment });
  const lasting = intent.pay === 'auto' ? reasons : reasons.filter(({ kind }) => !PASSING.has(kind));
  const against = refusal(lasting);
  if (against !== null) return refused(against);
  const ability = activatedAbility(state, source, intent.ability);
  const demands = demandsOf(state, player, source, intent.ability);
  if (ability === null || isNotModelled(demands))
    return beyond(ability?.text ?? '', 'reason' in demands ? demands.reason : 'it is not there');
  if (!ability.isManaAbility && needsAnnouncing(ability)) return beyond(ability.text, 'its targets or modes would have to be chosen');
  if (intent.x !== null && (!Number.isSafeInteger(intent.x) || intent.x < 0)) return forbidden(`X can't be ${intent.x}.`, '107.3a');
  if (intent.x !== null || !asksForNumber(demands)) return attempt(progress, intent, ability, intent.x);
  return overNumbers(progress, intent, ability, demands);
}

/** Tries each value of an open number, and takes the one that the answers fit best. */
function overNumbers(progress: Progress, intent: Intent, ability: ActivatedAbility, demands: Demands): Result<Activated, Illegal> {
  const countsObjects = demands.x === null && demands.counters.every(({ amount }) => amount !== 'x' && amount.least === amount.most);
  const isAnswered = intent.choose.some((one) => !one.startsWith('{'));
  if (countsObjects && isAnswered) return attempt(progress, intent, ability, null);
  const tried = numbersFor(demands, progress.state, intent.player).map((number) => attempt(progress, intent, ability, number));
  const done = tried.flatMap((one) => (one.ok ? [one.value] : []));
  const best = Math.min(...done.map(({ rank }) => rank));
  const fitting = new Map(done.filter(({ rank }) => rank === best).map((one) => [one.mana ?? '', one]));
  const [only, another] = fitting.values();
  if (only !== undefined && another === undefined && fitting.size === 1 && (done.length === 1 || intent.choose.length > 0)) return ok(only);
  if (only !== undefined) return missing('the number, or the mana that it gives', fitting.keys());
  return tried.find((one) => !one.ok) ?? forbidden(`“${ability.text}” can't be paid for.`, '118.3', '602.2');
}

function attempt(progress: Progress, intent: Intent, ability: ActivatedAbility, number: number | null): Result<Activated, Illegal> {
  const { player, source } = intent;
  const answers = new Answers(intent.choose);
  const paidMana = payForMana(progress, intent, number ?? 0);
  if (!paidMana.ok) return paidMana;
  const before = paidMana.value.state;
  // 602.2b: what else it costs is paid as things are by then.
  const demands = demandsOf(before, player, source, intent.ability);
  if (isNotModelled(demands)) return beyond(demands.text === '' ? ability.text : demands.text, demands.reason);
  const isTapped = ability.isManaAbility && hasTapSymbol(ability.owned.ability) && before.permanents.has(source);
  const paid = payCosts(paidMana.value, demands, { player, source, forMana: isTapped, number }, answers);
  if (!paid.ok) return paid;
  const { index, text } = ability;
  const activated = happenAfter(before, paid.value.progress, {
    kind: 'AbilityActivated',
    ...{ source, ability: index, player, text, instance: instanceOf(before, source, index) },
  });
  if (!ability.isManaAbility) return ok({ progress: toStack(activated, ability, player, paid.value.costs, before), mana: null, rank: 0 });
  const it = { player, source, ability: index, paid: paid.value.costs, before, isTapped };
  const resolved = resolveManaAbility(activated, it, answers);
  if (!resolved.ok) return resolved;
  const { unused } = answers;
  if (unused !== null) return forbidden(`“${unused}” answers nothing that activating “${text}” leaves open.`);
  return ok({ progress: resolved.value.progress, mana: manaOfOutcome(resolved.value.outcome), rank: resolved.value.outcome.rank });
}

/** 601.2f-h: the total mana cost, the mana abilities for it, and the mana. */
function payForMana(progress: Progress, intent: Intent, x: number): Result<Progress, Illegal> {
  const { player, source, ability } = intent;
  const demands = demandsOf(progress.state, player, source, ability);
  if (isNotModelled(demands)) return beyond(demands.text, demands.reason);
  const bill = { player, source, ability, cost: demands.mana ?? [], x };
  const made = withSources(progress, intent, bill, activate);
  return made.ok ? payMana(made.value, bill) : made;
}

/** 115.1b, 700.2: targets and modes are announced as an ability goes on the stack. */
const needsAnnouncing = ({ body }: ActivatedAbility): boolean =>
  contains(
    body.effects,
    (node) =>
      node.kind === 'target' ||
      node.kind === 'targetOrPlayer' ||
      node.kind === 'targetPlayers' ||
      node.kind === 'modal' ||
      ((node.kind === 'player' || node.kind === 'opponent') && 'quantifier' in node && String(node.quantifier).includes('target')),
    ({ kind }) => kind !== 'delayed' && kind !== 'token' && kind !== 'quoted',
  );

/** 602.2a. */
function toStack(
  progress: Progress,
  { source, owned, text }: ActivatedAbility,
  player: string,
  costs: { readonly x: number | null; readonly objects: readonly string[]; readonly countersRemoved: number | null },
  before: GameState,
): Progress {
  const meant = { it: costs.objects.length > 0 ? costs.objects : [source], they: player, x: costs.x, thatMany: costs.countersRemoved };
  const object = {
    id: nextStackId(before),
    kind: 'activatedAbility',
    source,
    ability: owned.ability,
    text,
    controller: player,
    meant,
  } as const;
  return happen(progress, { kind: 'AbilityPutOnStack', object });
}
