import type { ManaSymbol } from '../ast/index.ts';
import type { TotalCost } from '../costs/locked.ts';
import type { Proposal } from '../costs/proposal.ts';
import { substitutesFor } from '../costs/substitutes.ts';
import type { GameState } from '../state/game.ts';
import { atSight } from './atSight.ts';
import { mostMana } from './explore.ts';
import { netOfPool } from './netOf.ts';
import { NOBODY, simpleViewsOf } from './terrain.ts';

const KNOWN = new WeakMap<GameState, Map<string, bigint | null>>();

/** No more mana than this could a player have in the pool now, unspent mana among it; null where that has no bound or isn't certain. */
function mostFor(state: GameState, player: string): bigint | null {
  const known = KNOWN.get(state) ?? new Map<string, bigint | null>();
  KNOWN.set(state, known);
  const found = known.get(player);
  if (found !== undefined) return found;
  const most = boundFor(state, player);
  known.set(player, most);
  return most;
}

function boundFor(state: GameState, player: string): bigint | null {
  const sight = atSight(state, player);
  if (sight.most !== null) return sum(sight.pool) + sight.most.reduce((total, outputs) => total + most(outputs.map(sum)), 0n);
  const views = simpleViewsOf(state, player, NOBODY);
  if (views !== null && views.upper === null) return null;
  const { net, terrain, open } = netOfPool(state, player, false, 'upper');
  if (!terrain.complete || open.length > 0) return null;
  const found = mostMana(net, (1 << net.kinds) - 1);
  return typeof found === 'bigint' ? found : null;
}

const sum = (mana: readonly { readonly amount: bigint }[]): bigint => mana.reduce((total, { amount }) => total + amount, 0n);

function most(amounts: readonly bigint[]): bigint {
  let found = 0n;
  for (const amount of amounts) if (amount > found) found = amount;
  return found;
}

/**
 * 118.3: whether something surely asks for more mana than a player could have, whatever its types, so that no payment has to be looked for. `total`: what it
 * costs with an X of 0. False where nothing is sure.
 */
export function isOutOfReach(state: GameState, player: string, what: Proposal, { locked, open }: TotalCost): boolean {
  if (locked.length === 0 || open.length > 0) return false;
  const least = Math.min(...locked.map(({ mana }) => mana.reduce((sum, symbol) => sum + leastOf(symbol), 0)));
  if (least === 0) return false;
  const bound = mostFor(state, player);
  if (bound === null || bound >= least) return false;
  return locked.every(({ waterbend }) => substitutesFor(state, player, what, waterbend, { x: 0 }).length === 0);
}

/** The least mana that a symbol is paid with: none where it can be paid with life (107.4f). */
function leastOf(symbol: ManaSymbol): number {
  if (/^\d+$/.test(symbol)) return Number(symbol);
  return symbol === 'X' || symbol.includes('P') ? 0 : 1;
}
