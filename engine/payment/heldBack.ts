import { restrictionTexts } from '../costs/riders.ts';
import { spendingFor } from '../costs/spending.ts';
import { type GameState, playerOf } from '../state/game.ts';
import type { PaymentQuestion } from './answer.ts';
import type { Attempt } from './attempts.ts';

/** Mana that could pay a symbol of a cost by its type, and may not be spent on what is paid for. */
export interface HeldBack {
  /** What makes it, or made it; null where that is not known. */
  readonly source: string | null;
  /** The restriction, as cards print it. */
  readonly text: string;
}

/** 106.6: what is held back of the mana that a player has or could have, each source and restriction once. */
export function heldBackIn(state: GameState, player: string, question: PaymentQuestion, { paying, demands }: Attempt): readonly HeldBack[] {
  const pays = spendingFor(state, player, question.purpose, question.cost);
  const found = new Map<string, HeldBack>();
  for (const mana of [...(playerOf(state, player)?.manaPool ?? []), ...paying.terrain.mana]) {
    const free = { ...mana, riders: [] };
    if (!demands.some((demand) => pays(free, demand)) || demands.some((demand) => pays(mana, demand))) continue;
    const source = mana.origin?.id ?? null;
    for (const text of restrictionTexts(mana)) found.set(`${source}|${text}`, { source, text });
  }
  return [...found.values()];
}
