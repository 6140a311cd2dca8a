import type { CardDefinition } from '../../engine/index.ts';

/** A card as read from a source, before it is compiled. */
export interface CardRecord {
  readonly definition: CardDefinition;
  /** What the source knows the card by: printings of one card share it. */
  readonly identity: string;
  readonly token: boolean;
  /** From a humorous set: where it shares its name with another card, the other one has the name. */
  readonly funny: boolean;
}

/** What a record of a source comes to: a card, nothing that is played with, or nothing that can be understood. */
export type RecordOutcome =
  | { readonly kind: 'card'; readonly card: CardRecord }
  | { readonly kind: 'skipped'; readonly reason: string }
  | { readonly kind: 'unreadable'; readonly message: string };

export function skipped(reason: string): readonly RecordOutcome[] {
  return [{ kind: 'skipped', reason }];
}

export function unreadable(message: string): readonly RecordOutcome[] {
  return [{ kind: 'unreadable', message }];
}

/** Layouts that are no card of a game's deck or battlefield. */
const OUTSIDE_LAYOUTS: ReadonlySet<string> = new Set(['art_series', 'emblem', 'planar', 'scheme', 'vanguard']);

/** Card types (the first word of the type line) of what is laid beside the game. */
const OUTSIDE_TYPES: ReadonlySet<string> = new Set(['Card', 'Dungeon', 'Emblem', 'Phenomenon', 'Plane', 'Scheme', 'Stickers', 'Vanguard']);

/** Why such a card is no playable one; undefined where it is. */
export function outsideTheGame(layout: string, typeLine: string): string | undefined {
  if (OUTSIDE_LAYOUTS.has(layout)) return layout;
  const words = typeLine.split(' ').filter((word) => word !== 'Token' && word !== 'Basic');
  const first = words[0] ?? '';
  return OUTSIDE_TYPES.has(first) ? first.toLowerCase() : undefined;
}
