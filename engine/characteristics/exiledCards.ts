import type { Filter } from '../ast/index.ts';
import { permanentIn } from '../state/game.ts';
import type { Context } from './view.ts';

/** "The exiled card", "a card exiled with this artifact". */
export const speaksOfExile = (filter: Filter): boolean =>
  filter.kind === 'objects' &&
  (filter.words.some((word) => word.kind === 'status' && word.which === 'exiled') ||
    filter.suffixes.some(({ kind }) => kind === 'exiledWith'));

/**
 * 607.2a: the cards that the permanent whose text it is has exiled; null where the words point back at what has been spoken of, which may be
 * what a cost exiles, or at what is not known. Neither a spell on the stack nor the permanent itself is one: an effect that looks at those means the linked
 * cards. Of a permanent that is gone they are those that it had exiled by then (608.2h).
 */
export function linkedCards({ it, source, view }: Context): readonly string[] | null {
  const permanent = permanentIn(view.state, source ?? '');
  if (permanent == null) return null;
  const cards = [...permanent.imprinted, ...permanent.exiledWith];
  if (it === null) return cards.length === 0 ? null : cards;
  return it.every((id) => id === source || view.object(id)?.zone === 'stack') ? cards : null;
}
