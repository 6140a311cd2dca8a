import type { CompiledCard, Explanation, PermanentObject, PlayerState } from '../../engine/index.ts';
import { badInput, type ErrorCode, type FieldPath } from '../errors.ts';
import type { StateModel } from '../models.ts';
import type { Json } from './written.ts';

/** What questions are asked of. */
export interface Asking extends StateModel {
  /** The kinds of the events of the last action; null where it isn't known any more. */
  readonly events: readonly string[] | null;
  /** All kinds of events that there are. */
  readonly eventKinds: readonly string[];
  readonly find: (name: string) => Promise<CompiledCard | undefined>;
  readonly extended: boolean;
}

/** An answer in the scenario format's words: what stands beside the question in an `expect` step. */
export interface Answer {
  readonly says: Json;
  readonly explanation?: Explanation;
  /** More rules that the answer cites. */
  readonly rules?: readonly string[];
}

/** A question can't be asked, or its answer can't be said. */
export function fail(code: ErrorCode, path: FieldPath, message: string): never {
  throw badInput({ code, path, message });
}

/** The permanent of that id; one that is phased out is none (702.26b). */
export function permanentAt({ state }: Asking, id: string, path: FieldPath): PermanentObject {
  const permanent = state.permanents.get(id);
  if (permanent !== undefined && !permanent.phasedOut) return permanent;
  return fail('UNKNOWN_ID', [...path, 'permanent'], `There is no permanent "${id.slice(0, 40)}" in this game.`);
}

export function playerAt({ state }: Asking, id: string, path: FieldPath): PlayerState {
  const player = state.players.find((one) => one.id === id);
  return player ?? fail('UNKNOWN_ID', [...path, 'player'], `There is no player "${id.slice(0, 40)}" in this game.`);
}
