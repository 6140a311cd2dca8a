import type { OfText } from '../../replacements/modifier.ts';
import type { Resolving } from '../resolving.ts';

/** 614.6: with what instructions of an effect of words are carried out in the place of something of a player's, of which it was so many. */
export const inWordsOf = (
  { text, replacer: { source, context } }: OfText,
  player: string,
  thatMany: number,
  now: Resolving,
): Resolving => ({
  ...now,
  ...{ source, named: context.named ?? source, you: context.you ?? player, text, instance: text },
  ...{ modes: [], targets: context.targets ?? null },
  meant: { it: context.it, they: player, x: context.x, thatMany },
});
