import { isNotModelled } from '../activation/bounds.ts';
import { demandOfCost, together } from '../activation/demandParts.ts';
import type { Demands } from '../activation/demands.ts';
import type { ManaCost } from '../ast/index.ts';
import { following, renamed } from '../effects/following.ts';
import { type CarriedOut, cannot, contextWhile, type Pays, type Resolving, type Stop } from '../effects/resolving.ts';
import { payment } from '../payment/canPay.ts';
import { maxX } from '../payment/maxX.ts';
import { ok, type Result } from '../result.ts';
import { type GameState, playerOf } from '../state/game.ts';
import type { Illegal } from './action.ts';
import { activate } from './activation.ts';
import type { Answers } from './answers.ts';
import type { ManaBill } from './bills.ts';
import { payCosts } from './payCosts.ts';
import { canPayFromPool, payMana } from './payMana.ts';
import { begin, type Progress } from './progress.ts';
import { paidFor, withPlan } from './sources.ts';
import { stopOf } from './stops.ts';

/** 118.12, 608.2g: what a player pays as something resolves, with mana abilities where mana is asked for; null where it can't be paid. */
export const payingWhile =
  (answers: Answers): Pays =>
  (player, costs, resolving) => {
    const { text, source, meant, state } = resolving;
    const context = { ...contextWhile(resolving), you: player };
    const demands = together(costs.map((cost) => demandOfCost(cost, { context, player, source })));
    if (isNotModelled(demands)) return cannot(text, demands.reason);
    const mana = demands.mana ?? [];
    const x = meant.x ?? (demands.x === null ? 0 : chosenX(state, player, demands, answers));
    if (typeof x !== 'number') return x;
    const rest: Demands = { ...demands, mana: null, x: demands.x === null ? null : { least: x, most: x } };
    const can = payment(
      state,
      player,
      { cost: mana, purpose: null, x, preference: [] },
      { card: null, rest: { source: null, demands: rest }, substitutes: [] },
    );
    if (!can.certain) return cannot(text, can.open[0] ?? 'whether it can be paid');
    if (!can.payable) return null;
    const bill: ManaBill = { player, purpose: null, on: null, cost: mana, x, life: 0 };
    const made = withMana(begin(state), bill, can.plan());
    if (!made.ok) return stopOf(made.error, text);
    const paid = payCosts(made.value, rest, { player, source, forMana: false, number: x, rule: '118.3' }, answers);
    if (!paid.ok) return stopOf(paid.error, text);
    const known = demands.x === null ? resolving : { ...resolving, meant: { ...meant, x } };
    return done(paid.value.progress, paid.value.costs.objects, known);
  };

/** 107.3f: "You may pay {X}", "any amount of {E}": the player chooses X as it is paid, no more than can be. */
function chosenX(state: GameState, player: string, { mana, perX }: Demands, answers: Answers): number | Stop {
  const { life = 0, energy = 0 } = playerOf(state, player) ?? {};
  const limits = [
    ...(mana?.includes('X') === true ? [mostForMana(state, player, mana)] : []),
    ...(perX.life > 0 ? [Math.floor(life / perX.life)] : []),
    ...(perX.energy > 0 ? [Math.floor(energy / perX.energy)] : []),
  ];
  const most = Math.max(0, Math.min(MOST_NUMBERS, ...limits));
  const options = Array.from({ length: most + 1 }, (_, x) => String(x));
  const [said] = answers.takeIds(options, 1);
  return said === undefined ? { kind: 'unanswered', question: { what: 'the value of X', options, least: 1, most: 1 } } : Number(said);
}

function mostForMana(state: GameState, player: string, cost: ManaCost): number {
  const { max, unbounded } = maxX(state, player, cost, null);
  return unbounded ? MOST_NUMBERS : Number(max ?? 0n);
}

/** No more are offered. */
const MOST_NUMBERS = 99;

function withMana(progress: Progress, bill: ManaBill, plan: ReturnType<ReturnType<typeof payment>['plan']>): Result<Progress, Illegal> {
  if (isNothing(bill.cost)) return ok(progress);
  if (plan === null || canPayFromPool(progress, bill)) return payMana(progress, bill, null);
  const made = withPlan(progress, bill.player, plan, activate);
  return made.ok ? payMana(made.value, bill, paidFor(plan.steps, null)) : made;
}

const isNothing = (cost: ManaCost): boolean => cost.length === 0;

/** "It" is then what it was paid with, if anything. */
function done({ state: after, occurrences }: Progress, objects: readonly string[], resolving: Resolving): CarriedOut | Stop {
  const { state, rename } = following(resolving.state, occurrences, after);
  const meant = objects.length === 0 ? resolving.meant : { ...resolving.meant, it: objects };
  return { kind: 'done', state, happened: occurrences, after: renamed({ ...resolving, meant }, rename), did: true };
}
