import type { GameState } from '../state/game.ts';
import { abilityCost } from './abilityCost.ts';
import { type Asked, PLAIN } from './asked.ts';
import type { TotalCost } from './locked.ts';
import type { Proposal } from './proposal.ts';
import { spellCost } from './spellCost.ts';

export type { Asked } from './asked.ts';
export type { LockedCost, TotalCost } from './locked.ts';
export type { Proposal } from './proposal.ts';

const KNOWN = new WeakMap<GameState, Map<string, TotalCost>>();

/** 601.2f, 602.2b: what a player has to pay to cast a spell or activate an ability, everything that changes it taken into account. */
export function totalCost(state: GameState, player: string, what: Proposal, asked: Partial<Asked> = {}): TotalCost {
  const all = { ...PLAIN, ...asked };
  const known = KNOWN.get(state) ?? new Map<string, TotalCost>();
  KNOWN.set(state, known);
  const key = JSON.stringify([player, what, { ...all, optional: [...all.optional] }]);
  const total =
    known.get(key) ??
    (what.kind === 'cast'
      ? spellCost(state, player, { card: what.card, face: what.face, faceDown: what.faceDown ?? false }, all)
      : abilityCost(state, player, what.source, what.ability, all));
  known.set(key, total);
  return total;
}
