import type { CopyException } from '../ast/change.ts';
import type { CompiledCard } from '../cards/definition.ts';
import { type CopiedValues, type GameState, type PermanentObject, permanentIn } from '../state/game.ts';
import { exceptionsOf } from './copyTexts.ts';

/** What a permanent is a copy of now, and the cards whose texts say what the copy has otherwise (707.9), in the order in which that applies. */
export interface CopyNow {
  readonly copied: CopiedValues;
  readonly exceptions: readonly CompiledCard[];
}

/** 613.2a, 613.7b: the latest copy effect counts: one that lasts, or else that as which it entered. Null where it is no copy. */
export function copyNow({ effects }: GameState, { id, card, copy }: PermanentObject): CopyNow | null {
  const lasting = effects.findLast(({ copied, objects }) => copied !== null && objects?.includes(id) === true)?.copied ?? null;
  if (lasting !== null) return { copied: lasting, exceptions: lasting.through };
  return copy === null ? null : { copied: copy, exceptions: [...copy.through, card] };
}

/** 707.2, 707.3: what a copy of a permanent takes from it. */
export function copiedFrom(state: GameState, permanent: PermanentObject): CopiedValues {
  const { card, face, faceDown } = permanent;
  const now = copyNow(state, permanent);
  if (now === null) return { card, face, faceDown, through: [] };
  return { ...now.copied, through: now.exceptions, faceDown: now.copied.faceDown || faceDown };
}

/**
 * 707.2, 707.9: the values with which something becomes a copy of an object by an effect of a spell or ability, that effect's exceptions among them.
 * Null where there is no such object, or where the exceptions are not those of the text of its source.
 */
export function copiedBy(state: GameState, original: string, source: string, except: readonly CopyException[]): CopiedValues | null {
  const permanent = permanentIn(state, original);
  const card = state.cards.get(original)?.card;
  const plain = permanent !== undefined ? copiedFrom(state, permanent) : card && { card, face: 0, faceDown: false as const, through: [] };
  if (plain === undefined) return null;
  if (except.length === 0) return plain;
  const said = JSON.stringify(except);
  const text = textsOf(state, source).find((one) => JSON.stringify(exceptionsOf(one)?.list) === said);
  return text === undefined ? null : { ...plain, through: [...plain.through, text] };
}

/** The cards that an object has text of: its own, what it is a copy of, and what that copy effect gave it besides. */
function textsOf(state: GameState, id: string): readonly CompiledCard[] {
  const permanent = permanentIn(state, id);
  if (permanent === undefined) return [state.cards.get(state.past.get(id)?.was ?? id)?.card ?? []].flat();
  const now = copyNow(state, permanent);
  return [...(now === null ? [] : [now.copied.card, ...now.exceptions]), permanent.card];
}
