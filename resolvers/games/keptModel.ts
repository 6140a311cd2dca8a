import type { KeptGame } from '../../data/games/kept.ts';
import { begunFrom } from '../begun.ts';
import type { GameModel } from '../models.ts';

/** A version of a game that is kept, as the resolvers of `Game` start from it. */
export function keptModel(kept: KeptGame): GameModel {
  return { state: kept.state, kept, begun: begunFrom({ kind: 'kept', game: kept }) };
}
