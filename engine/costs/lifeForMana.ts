import type { ManaCost, ManaSymbol, ManaType } from '../ast/index.ts';
import { layered } from '../characteristics/layers.ts';
import type { GameState } from '../state/game.ts';
import { ofKind, standingEffects } from './effects.ts';
import { LIFE_OF_SYMBOL } from './parts.ts';
import { contextOfStanding } from './proposal.ts';

/**
 * 119.4: the types of mana that a player may pay 2 life for in any cost ("For each {B} in a cost, you may pay 2 life rather than pay that mana").
 * Another amount of life than that of a Phyrexian symbol is told as open.
 */
export function typesPayableWithLife(
  state: GameState,
  player: string,
): { readonly types: readonly ManaType[]; readonly open: readonly string[] } {
  const { view } = layered(state);
  const types = new Set<ManaType>();
  const open: string[] = [];
  for (const one of ofKind(standingEffects(state, view), 'lifeForMana')) {
    const { effect, text } = one;
    const context = contextOfStanding(view, one, { it: null, player });
    const { evaluate } = context;
    const [may, life] = [evaluate.isPlayer(effect.who, player, context), evaluate.amount(effect.life, context)];
    if (may === false) continue;
    if (may === true && life === LIFE_OF_SYMBOL) types.add(effect.symbol);
    else open.push(`how much life stands for a mana: “${text}”`);
  }
  return { types: [...types], open };
}

/** The cost with each symbol that asks for mana of those types as the Phyrexian symbol that it then is worth (107.4f). */
export function payableWithLife(cost: ManaCost, types: readonly ManaType[]): ManaCost {
  return types.length === 0 ? cost : cost.map((symbol) => withLife(symbol, types));
}

function withLife(symbol: ManaSymbol, types: readonly ManaType[]): ManaSymbol {
  const halves = symbol.split('/');
  if (halves.includes('P') || halves.some((half) => /^\d+$/.test(half))) return symbol;
  return types.some((type) => halves.includes(type)) ? `${symbol}/P` : symbol;
}
