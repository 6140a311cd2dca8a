import type { ManaCost, ManaSymbol } from '../ast/index.ts';
import type { Substitute } from '../costs/substitutes.ts';
import { moved } from '../effects/moving.ts';
import type { GameEventBody } from '../events/event.ts';
import { typesIn } from '../mana/amounts.ts';
import type { PaymentPlan } from '../payment/answer.ts';
import { payment } from '../payment/canPay.ts';
import { ok, type Result } from '../result.ts';
import type { GameState } from '../state/game.ts';
import type { Illegal, Pay } from './action.ts';
import { activate } from './activation.ts';
import type { ManaBill } from './bills.ts';
import { beyond, forbidden, unpayable } from './illegal.ts';
import { canPayFromPool, payMana } from './payMana.ts';
import { type Progress, wouldHappen } from './progress.ts';
import { paidFor, withPlan, withSources } from './sources.ts';

/** 601.2h: the objects that a plan uses in place of mana, and the bill without what they stand for. */
export function substituted(
  progress: Progress,
  bill: ManaBill,
  { steps }: PaymentPlan,
  substitutes: readonly Substitute[],
): Result<{ readonly progress: Progress; readonly bill: ManaBill }, Illegal> {
  const used = steps.flatMap((step) => (step.kind === 'substitute' ? [step] : []));
  if (used.length === 0) return ok({ progress, bill });
  const events: GameEventBody[] = [];
  let cost = spelledOut(bill);
  for (const { object, keyword, pays } of used) {
    const by = substitutes.find((one) => one.kind === keyword && one.objects.includes(object));
    const done = by === undefined ? null : doneTo(progress.state, by, object, bill);
    if (done === null) return beyond(keyword, 'paying with it in place of mana is not carried out');
    events.push(...done);
    for (const { symbol, amount } of pays) for (let count = 0n; count < amount; count += 1n) cost = without(cost, symbol) ?? cost;
  }
  const after = wouldHappen(progress, events);
  return after.ok ? ok({ progress: after.value, bill: { ...bill, cost, x: 0 } }) : after;
}

/** Objects that are named to be used in place of mana, and how the rest is paid. */
export interface Naming {
  readonly bill: ManaBill;
  readonly pay: Pay;
  readonly substitutes: readonly Substitute[];
  readonly chosen: readonly string[];
}

/** Most ways of sharing out what is paid so that are tried. */
const MOST_TRIED = 500;

/** 601.2h: pays with those objects in place of mana, each for whatever symbol leaves a rest that can be paid. */
export function withSubstitutes(progress: Progress, { bill, pay, substitutes, chosen }: Naming): Result<Progress, Illegal> {
  const used = chosen.flatMap((object) => {
    const by = substitutes.find(({ objects }) => objects.includes(object));
    return by === undefined ? [] : [{ object, by }];
  });
  const events: GameEventBody[] = [];
  for (const { object, by } of used) {
    const done = doneTo(progress.state, by, object, bill);
    if (done === null) return beyond(by.kind, 'paying with it in place of mana is not carried out');
    events.push(...done);
  }
  const after = wouldHappen(progress, events);
  if (!after.ok) return after;
  let refused: Result<Progress, Illegal> | null = null;
  const seen = new Set<string>();
  for (const cost of rests(
    spelledOut(bill),
    used.map(({ by }) => by),
  )) {
    const key = [...cost].sort().join();
    if (seen.has(key)) continue;
    seen.add(key);
    if (seen.size > MOST_TRIED) break;
    const paid = payRest(after.value, { ...bill, cost, x: 0 }, pay);
    if (paid.ok) return paid;
    refused ??= paid;
  }
  return refused ?? forbidden(`${chosen.join(', ')} can't all be used in place of mana.`, '601.2h', '601.2');
}

function payRest(progress: Progress, bill: ManaBill, pay: Pay): Result<Progress, Illegal> {
  const { player, purpose, cost } = bill;
  if (canPayFromPool(progress, bill)) return payMana(progress, bill, null);
  if (pay !== 'auto') {
    const made = withSources(progress, player, pay, activate);
    return made.ok ? payMana(made.value, bill, null) : made;
  }
  const question = { cost, purpose, x: 0, preference: [] };
  const found = payment(progress.state, player, question, { card: bill.on, rest: null, substitutes: [] });
  const plan = found.plan();
  if (plan === null) return unpayable(`${player} lacks the mana for the rest.`, found.explanation(), '601.2');
  const made = withPlan(progress, player, plan, activate);
  return made.ok ? payMana(made.value, bill, paidFor(plan.steps, null)) : made;
}

/** A cost with {X} and numbers as single symbols: `1` for each generic mana. */
function spelledOut({ cost, x }: ManaBill): ManaCost {
  const generic = cost.reduce((sum, symbol) => sum + (symbol === 'X' ? x : /^\d+$/.test(symbol) ? Number(symbol) : 0), 0);
  return [...Array.from({ length: generic }, () => '1'), ...cost.filter((symbol) => symbol !== 'X' && !/^\d+$/.test(symbol))];
}

/** A cost without one such symbol; null where it has none. */
function without(cost: ManaCost, symbol: ManaSymbol): ManaCost | null {
  const at = cost.indexOf(symbol);
  return at < 0 ? null : cost.toSpliced(at, 1);
}

/** What may be left of a cost once each of these stands for one mana of it. */
function* rests(cost: ManaCost, [first, ...others]: readonly Substitute[]): Iterable<ManaCost> {
  if (first === undefined) {
    yield cost;
    return;
  }
  const symbols = new Set(cost.filter((symbol) => standsFor(first, symbol)));
  for (const symbol of symbols) {
    const rest = without(cost, symbol);
    if (rest !== null) yield* rests(rest, others);
  }
}

const standsFor = ({ generic, types }: Substitute, symbol: ManaSymbol): boolean =>
  symbol === '1' ? generic : typesIn(types).some((type) => symbol.split('/').includes(type));

/** What is done with an object that pays in place of mana; null where that is not carried out. */
function doneTo(state: GameState, { does }: Substitute, object: string, { player }: ManaBill): readonly GameEventBody[] | null {
  switch (does) {
    case 'tap':
      return [{ kind: 'PermanentTapped', permanent: object, forMana: false, by: player }];
    case 'exile': {
      const event = moved(state, object, 'exile', 'exile');
      return event === null ? null : [event];
    }
    case 'pay':
      return null;
  }
}
