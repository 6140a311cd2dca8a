import type { Bounds, Demands, ObjectDemand } from '../activation/demands.ts';
import { type GameState, playerOf } from '../state/game.ts';
import type { Intent } from './intent.ts';

/** Most values of X that are tried where mana abilities may be used for it. */
const MOST_WITH_SOURCES = 24;
/** Most values of an open number that are tried where an action does not say it. */
const MOST_TRIED = 200;

const isOpen = (amount: Bounds | 'x'): boolean => amount === 'x' || amount.least !== amount.most;
/** Objects whose number is to be chosen; which and how many are chosen together where only their total power counts. */
const asksHowMany = ({ amount, total }: ObjectDemand): boolean => total === undefined && isOpen(amount);

/** Whether a cost leaves a number to be chosen (601.2b): X, "any number of counters", "any number of Treasures". */
export const asksForNumber = ({ x, objects, counters }: Demands): boolean =>
  x !== null || objects.some(asksHowMany) || counters.some(({ amount }) => isOpen(amount));

/** The values that an open number can have as things stand, the least first; `truncated` where there are more than are listed. */
export function numbersFor(demands: Demands, state: GameState, { player: id, pay }: Pick<Intent, 'player' | 'pay'>): readonly number[] {
  const { life = 0, energy = 0, library = [], manaPool = [] } = playerOf(state, id) ?? {};
  const pool = manaPool.reduce((sum, { amount }) => sum + amount, 0n);
  const bounds = [
    ...demands.objects.filter(asksHowMany).map(({ amount, among }) => within(amount, among.length)),
    ...demands.counters
      .filter(({ amount }) => isOpen(amount))
      .map(({ amount, among, counter, kind }) =>
        within(amount, kind === 'put' ? MOST_TRIED : Math.max(0, ...among.map((one) => countersOn(state, one, counter)))),
      ),
    ...(demands.x === null ? [] : [within(demands.x, MOST_TRIED)]),
    ...(demands.mana?.includes('X') === true ? [{ least: 0, most: forX(pool, state, pay) }] : []),
    ...perX(demands.perX.life, life),
    ...perX(demands.perX.energy, energy),
    ...perX(demands.perX.mills, library.length),
  ];
  const least = Math.max(0, ...bounds.map((one) => one.least));
  const most = Math.min(least + MOST_TRIED, ...bounds.map((one) => one.most));
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index);
}

/** How much mana X could come to at the most: what is in the pool, and a mana or so for each permanent where those may be used. */
function forX(pool: bigint, { permanents }: GameState, pay: Intent['pay']): number {
  const unspent = Number(pool < 1_000_000n ? pool : 1_000_000n);
  return pay === 'auto' ? Math.min(MOST_WITH_SOURCES, unspent + 2 * permanents.size) : unspent + 3 * pay.length;
}

const within = (amount: Bounds | 'x', there: number): { readonly least: number; readonly most: number } =>
  amount === 'x' ? { least: 0, most: there } : { least: amount.least, most: Math.min(amount.most ?? there, there) };

const perX = (each: number, there: number): readonly { readonly least: number; readonly most: number }[] =>
  each === 0 ? [] : [{ least: 0, most: Math.floor(Math.max(0, there) / each) }];

function countersOn(state: GameState, id: string, counter: string | null): number {
  const counters = state.permanents.get(id)?.counters ?? new Map<string, number>();
  return counter === null ? [...counters.values()].reduce((sum, one) => sum + one, 0) : (counters.get(counter.toLowerCase()) ?? 0);
}
