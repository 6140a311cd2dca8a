import type { ManaCost } from '../ast/index.ts';
import type { SymbolDemand } from '../costs/demand.ts';
import { spendingFor } from '../costs/spending.ts';
import { symbolDemands } from '../costs/symbols.ts';
import { MANA_TYPES, typesIn } from '../mana/amounts.ts';
import type { GameState } from '../state/game.ts';
import type { ManaKind } from '../state/manaPool.ts';
import { copyOf, doublesPool } from './doubling.ts';
import type { Kinds, Use } from './kinds.ts';
import type { KindSet } from './net.ts';
import type { Way } from './ways.ts';

/** 106.6: mana for a mana ability's own cost is spent on activating that ability. */
export function usesOf(state: GameState, player: string, { offer, mana, x }: Way): readonly Use[] {
  if (offer === null || mana.length === 0) return [];
  const pays = inputPays(state, player, offer.source, offer.ability.index, mana);
  return symbolDemands(mana, x).map((demand) => ({ demand, pays }));
}

/** What a way asks for in mana, and which kinds of mana pay each symbol. */
export function inputDemands(
  state: GameState,
  player: string,
  { offer, mana, x }: Way,
  kinds: Kinds,
): readonly { readonly demand: SymbolDemand; readonly kinds: KindSet }[] {
  if (offer === null || mana.length === 0) return [];
  const pays = inputPays(state, player, offer.source, offer.ability.index, mana);
  return symbolDemands(mana, x).map((demand) => ({ demand, kinds: kinds.accepted({ demand, pays }) }));
}

const inputPays = (state: GameState, player: string, permanent: string, ability: number, mana: ManaCost): Use['pays'] =>
  spendingFor(state, player, { kind: 'activate', permanent, ability }, mana.includes('X') ? ['X'] : null);

/** One of each kind of mana that a way adds to the player's pool. */
export function manaOf(state: GameState, player: string, way: Way): readonly ManaKind[] {
  const { yields, offer } = way;
  if (offer !== null && doublesPool(way)) return MANA_TYPES.map((type) => copyOf(state, offer.source, type));
  const additions = (yields?.options ?? []).flatMap((option) => option.additions.filter((addition) => addition.player === player));
  return additions.flatMap(({ types, origin, riders, lifetime }) => typesIn(types).map((type) => ({ type, origin, riders, lifetime })));
}
