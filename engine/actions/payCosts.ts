import type { CounterDemand, Demands, ObjectCost } from '../activation/demands.ts';
import { whatFixesLife } from '../activation/forbidden.ts';
import { moved } from '../effects/moving.ts';
import { canHaveCounters } from '../effects/puttingCounters.ts';
import type { GameEventBody } from '../events/event.ts';
import type { PaidCosts } from '../mana/activation.ts';
import { ok, type Result, unreachable } from '../result.ts';
import type { RuleNumber } from '../rules.ts';
import { type GameState, playerOf } from '../state/game.ts';
import type { Illegal } from './action.ts';
import type { Answers } from './answers.ts';
import { beyond, forbidden, missing } from './illegal.ts';
import { doDeeds } from './payDeeds.ts';
import { type ChosenObjects, chooseObjects } from './payObjects.ts';
import { happenTogether, type Progress, wouldHappen } from './progress.ts';

/** What the other parts of a cost were paid with, and the game after that. */
export interface Paid {
  readonly progress: Progress;
  readonly costs: PaidCosts;
}

/** What is being paid for. */
export interface Payer {
  readonly player: string;
  readonly source: string;
  /** A mana ability with {T} in its cost: the permanent is tapped for mana (106.12). */
  readonly forMana: boolean;
  /** What a cost that can't be paid is refused by beside 118.3: for a spell 601.2h, for an ability 602.2. */
  readonly rule: Extract<RuleNumber, '601.2h' | '602.2' | '118.3'>;
  /** 702.29c: a cycling ability, for which its own card is discarded. */
  readonly cycles?: boolean;
  /** X, or the number that the text leaves open; null where there is none, or it is not settled. */
  readonly number: number | null;
}

/** 601.2h: pays all of a cost but its mana: taps first, what leaves its zone last. */
export function payCosts(progress: Progress, demands: Demands, payer: Payer, answers: Answers): Result<Paid, Illegal> {
  const { state } = progress;
  const { player, source, number } = payer;
  const chosen = chooseObjects(demands.objects, payer, state, answers);
  if (!chosen.ok) return chosen;
  const counters = demands.counters.map((demand) => ({ demand, plan: planCounters(demand, payer, state, answers) }));
  const events: GameEventBody[] = [];
  for (const { seed, ids } of chosen.value) if (seed !== undefined) events.push({ kind: 'ChosenAtRandom', player, chosen: ids, seed });
  for (const one of inOrder(chosen.value)) {
    if (leaves(one.demand.kind)) continue;
    for (const id of one.ids) events.push(...objectPaid(one, id, payer, state));
    // 702.122c, 702.171c.
    const keyword = one.demand.total?.as ?? null;
    if (keyword !== null) for (const object of one.ids) events.push({ kind: 'ActionTaken', keyword, player, object, on: [source] });
  }
  let removed: number | null = null;
  for (const { demand, plan } of counters) {
    if (!plan.ok) return plan;
    for (const { object, counter, amount } of plan.value)
      if (amount > 0)
        events.push(
          demand.kind === 'remove'
            ? { kind: 'CounterRemoved', object, counter, amount }
            : { kind: 'CounterAdded', object, counter, amount, by: player, noEffect: true },
        );
    if (demand.kind === 'remove') removed = (removed ?? 0) + plan.value.reduce((sum, { amount }) => sum + amount, 0);
  }
  events.push(...playerPays(demands, payer, state));
  const leaving: GameEventBody[] = [];
  for (const one of inOrder(chosen.value))
    if (leaves(one.demand.kind)) for (const id of one.ids) leaving.push(...objectPaid(one, id, payer, state));
  if (demands.discardsHand)
    for (const id of playerOf(state, player)?.hand ?? []) leaving.push(...departs(state, id, 'graveyard', 'discard'));
  const impossible = whatIsImpossible(chosen.value, state) ?? lacking(demands, payer, state);
  if (impossible !== null) return impossible;
  const began = wouldHappen(progress, events, answers);
  if (!began.ok) return began;
  const done = happenTogether(
    began.value,
    leaving.map((event) => ({ event })),
    answers,
  );
  if (!done.ok) return done;
  const deeds = doDeeds(done.value, demands.deeds, payer, answers);
  if (!deeds.ok) return deeds;
  const objects = chosen.value.flatMap(({ ids }) => ids.filter((id) => id !== source));
  return ok({ progress: deeds.value, costs: { x: number, objects, countersRemoved: removed } });
}

const ORDER: readonly ObjectCost[] = [
  'reveal',
  'tap',
  'untap',
  'exert',
  'unattach',
  'discard',
  'returnToHand',
  'exile',
  'putInGraveyard',
  'putOnLibrary',
  'sacrifice',
];
const inOrder = (chosen: readonly ChosenObjects[]): readonly ChosenObjects[] =>
  [...chosen].sort((left, right) => ORDER.indexOf(left.demand.kind) - ORDER.indexOf(right.demand.kind));

const leaves = (kind: ObjectCost): boolean => ORDER.indexOf(kind) >= ORDER.indexOf('discard');

/** What was chosen may no longer do where mana abilities were used in between: {T} of what is tapped by then. */
function whatIsImpossible(chosen: readonly ChosenObjects[], state: GameState): Result<Paid, Illegal> | null {
  for (const { demand, ids } of chosen)
    for (const id of ids) {
      const { kind, symbol } = demand;
      const permanent = state.permanents.get(id);
      if (kind === 'tap' && permanent?.tapped !== false)
        return forbidden(`${id} is tapped already, so it can't be tapped for the cost.`, symbol ? '107.5' : '701.26a', '118.3');
      if (kind === 'untap' && permanent?.tapped !== true)
        return forbidden(`${id} is not tapped, so it can't be untapped for the cost.`, symbol ? '107.6' : '701.26b', '118.3');
      if (kind === 'sacrifice' && permanent === undefined)
        return forbidden(`${id} is no longer there to be sacrificed.`, '118.3', '701.21a');
    }
  return null;
}

/** 118.3, 119.4: life and energy that the player has not got; mana abilities may have taken some in between. */
function lacking({ life, energy, perX }: Demands, { player, number, rule }: Payer, state: GameState): Result<Paid, Illegal> | null {
  const there = playerOf(state, player);
  if (there === undefined) return null;
  const x = number ?? 0;
  const [lives, energies] = [life + perX.life * x, energy + perX.energy * x];
  if (lives > 0 && lives > there.life) return forbidden(`${player} has ${there.life} life and can't pay ${lives}.`, '119.4', '118.3', rule);
  const fixed = lives > 0 ? whatFixesLife(state, player) : null;
  if (fixed !== null) return forbidden(`${fixed.source} says “${fixed.text}”, so ${player} can't pay life.`, '119.8', '118.3', rule);
  if (energies > there.energy)
    return forbidden(`${player} has ${there.energy} energy counters and can't pay ${energies}.`, '118.3', '107.14', rule);
  return null;
}

function objectPaid(
  { demand }: ChosenObjects,
  id: string,
  { player, forMana, source, cycles, number }: Payer,
  state: GameState,
): readonly GameEventBody[] {
  switch (demand.kind) {
    case 'tap':
      return [{ kind: 'PermanentTapped', permanent: id, forMana: forMana && demand.symbol, by: player }];
    case 'untap':
      return [{ kind: 'PermanentUntapped', permanent: id }];
    case 'sacrifice':
      return departs(state, id, 'graveyard', 'sacrifice');
    case 'exile':
      return departs(state, id, 'exile', 'exile', { by: source });
    case 'discard':
      return departs(state, id, 'graveyard', 'discard', cycles === true && id === source ? { cycled: { x: number } } : {});
    case 'returnToHand':
      return departs(state, id, 'hand', 'returnToHand');
    case 'putInGraveyard':
      return departs(state, id, 'graveyard', 'other');
    case 'putOnLibrary':
      return departs(state, id, 'library', 'other');
    case 'exert':
      return [{ kind: 'PermanentHeldTapped', permanent: id, steps: 1 }];
    case 'reveal':
      return [];
    case 'unattach':
      return [{ kind: 'Unattached', permanent: id }];
    default:
      return unreachable(demand.kind);
  }
}

type ZoneChanged = Extract<GameEventBody, { readonly kind: 'ZoneChanged' }>;

function departs(
  state: GameState,
  id: string,
  to: Parameters<typeof moved>[2],
  cause: ZoneChanged['cause'],
  more: Pick<ZoneChanged, 'by' | 'cycled'> = {},
): readonly GameEventBody[] {
  const event = moved(state, id, to, cause, more);
  return event === null ? [] : [event];
}

/** Life, energy and cards of a library. */
function playerPays({ life, energy, mills, perX }: Demands, { player, number }: Payer, state: GameState): readonly GameEventBody[] {
  const x = number ?? 0;
  const all: GameEventBody[] = [];
  const [lives, energies, cards] = [life + perX.life * x, energy + perX.energy * x, mills + perX.mills * x];
  if (lives > 0) all.push({ kind: 'LifePaid', player, amount: lives });
  if (energies > 0) all.push({ kind: 'EnergyPaid', player, amount: energies });
  for (const id of (playerOf(state, player)?.library ?? []).slice(0, cards)) all.push(...departs(state, id, 'graveyard', 'mill'));
  return all;
}

interface CountersPaid {
  readonly object: string;
  readonly counter: string;
  readonly amount: number;
}

/** Which counters are removed from, or put on, what. */
function planCounters(
  demand: CounterDemand,
  { number, rule }: Payer,
  state: GameState,
  answers: Answers,
): Result<readonly CountersPaid[], Illegal> {
  const { kind, counter, amount, among, spread } = demand;
  const wanted = amount === 'x' ? number : amount.least === amount.most ? amount.least : number;
  if (wanted === null) return beyond('', 'how many counters are meant');
  if (amount !== 'x' && (wanted < amount.least || (amount.most !== null && wanted > amount.most)))
    return forbidden(`The cost does not take ${wanted} counters.`, '118.3', '107.3a');
  if (kind === 'put') {
    const can = among.filter((id) => canHaveCounters(state, id, counter ?? ''));
    const on = oneOf(can, answers, 'the object to put counters on', rule);
    return on.ok ? ok([{ object: on.value, counter: counter ?? '', amount: wanted }]) : on;
  }
  const on = (id: string): readonly CountersPaid[] =>
    [...(state.permanents.get(id)?.counters ?? [])]
      .filter(([name]) => counter === null || name === counter.toLowerCase())
      .map(([name, here]) => ({ object: id, counter: name, amount: here }));
  if (wanted === 0) return ok([]);
  const enough = among.filter((id) => spread || on(id).reduce((sum, one) => sum + one.amount, 0) >= wanted);
  if (enough.length === 0) {
    // 606.6: a loyalty cost that takes more than there is.
    const loyalty = counter === 'loyalty' ? (['606.6'] as const) : [];
    return forbidden(`There are not ${wanted} ${counter ?? ''} counters to be removed.`.replace('  ', ' '), '118.3', ...loyalty, rule);
  }
  const from = spread && enough.flatMap(on).length > 1 ? null : oneOf(enough, answers, 'the object to remove counters from', rule);
  if (from === null) return beyond('', 'removing counters from among several objects, or of several kinds');
  if (!from.ok) return from;
  const [only, another] = on(from.value);
  if (only === undefined || only.amount < wanted) return forbidden(`There are not ${wanted} counters to be removed.`, '118.3', rule);
  if (another !== undefined) return beyond('', 'removing counters of several kinds');
  return ok([{ ...only, amount: wanted }]);
}

function oneOf(among: readonly string[], answers: Answers, what: string, rule: Payer['rule']): Result<string, Illegal> {
  const [answered] = answers.takeIds(among, 1);
  const [only, another] = among;
  if (answered !== undefined) return ok(answered);
  if (only === undefined) return forbidden(`There is nothing for ${what}.`, '118.3', rule);
  return another === undefined ? ok(only) : missing(what, among);
}
