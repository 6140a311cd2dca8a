import type { Filter } from '../ast/index.ts';
import type { Context } from './view.ts';

/** "The exiled card", "a card exiled with this artifact". */
export const speaksOfExile = (filter: Filter): boolean =>
  filter.kind === 'objects' &&
  (filter.words.some((word) => word.kind === 'status' && word.which === 'exiled') ||
    filter.suffixes.some(({ kind }) => kind === 'exiledWith'));

/**
 * 607.2a: the cards that the permanent whose text it is has exiled; null where the words point back at what has been spoken of, which may be
 * what a cost exiles, or at what is not known. A spell on the stack is no exiled card: an effect that looks at one means the linked cards.
 */
export function linkedCards({ it, source, view }: Context): readonly string[] | null {
  const permanent = view.state.permanents.get(source ?? '');
  if (permanent === undefined) return null;
  const cards = [...permanent.imprinted, ...permanent.exiledWith];
  if (it === null) return cards.length === 0 ? null : cards;
  return it.every((id) => view.object(id)?.zone === 'stack') ? cards : null;
}
