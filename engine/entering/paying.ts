import { isNotModelled } from '../activation/bounds.ts';
import { asksForNothing, demandOfCost, NOTHING, together } from '../activation/demandParts.ts';
import type { Demands } from '../activation/demands.ts';
import { barredParts } from '../activation/payable.ts';
import type { EntersModification } from '../ast/index.ts';
import { cannot, type Question, type Stop } from '../choices.ts';
import { apply } from '../events/apply.ts';
import type { GameEventBody } from '../events/event.ts';
import { type GameState, playerOf } from '../state/game.ts';
import type { EnteringTools, Entrance } from './entrance.ts';
import type { Modification } from './modification.ts';

interface Paid {
  readonly paid: boolean;
  readonly events: readonly GameEventBody[];
  readonly state: GameState;
}

/** 614.12a: "As this land enters, you may pay 2 life": life, or cards that are shown. It is not asked where it can't be paid. */
export function paying(
  { costs }: Extract<EntersModification, { kind: 'mayPay' }>,
  { text, context }: Modification,
  { before, id }: Entrance,
  { ask, settle }: EnteringTools,
): Paid | Stop {
  const player = context.you ?? '';
  const demands = together(costs.map((cost) => demandOfCost(cost, { context, player, source: id })));
  if (isNotModelled(demands)) return cannot(text, demands.reason);
  const others = { ...demands, life: 0, objects: demands.objects.filter(({ kind }) => kind !== 'reveal') };
  if (!asksForNothing(others)) return cannot(text, 'paying this as it enters is not carried out');
  const unpaid: Paid = { paid: false, events: [], state: before };
  if (!isPayable(demands, before, player)) return unpaid;
  const question: Question = { what: `whether to do what “${text}” allows`, options: ['yes', 'no'], least: 1, most: 1 };
  const [answer] = ask(question) ?? [];
  if (answer === undefined) return { kind: 'unanswered', question };
  if (answer !== 'yes') return unpaid;
  if (demands.life === 0) return { ...unpaid, paid: true };
  const events = settle(before, { kind: 'LifePaid', player, amount: demands.life }, null);
  return 'kind' in events ? events : { paid: true, events, state: events.reduce(apply, before) };
}

/** 118.3, 119.4. */
function isPayable({ life, objects }: Demands, state: GameState, player: string): boolean {
  const { life: has = 0 } = playerOf(state, player) ?? {};
  if (life > 0 && (has < life || barredParts(state, player, true, NOTHING.objects).length > 0)) return false;
  return objects.every(({ amount, among }) => amount === 'x' || among.length >= amount.least);
}
