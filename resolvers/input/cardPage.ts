import type { CardCatalogue, CardFilter } from '../../data/cards/catalogue.ts';
import { ENGINE_SUPPORT } from '../enums.ts';
import { badInput } from '../errors.ts';
import type { QueryCardsArgs } from '../generated/types.ts';
import { LIMITS } from '../limits.ts';
import type { CardConnectionModel } from '../models.ts';
import { invalid, tooLarge } from './card.ts';
import { given } from './given.ts';

const PREFIX = 'card:';

/** Opaque to callers: stands for the card's full name. */
export const cardCursor = (name: string): string => Buffer.from(`${PREFIX}${name}`).toString('base64url');

export function cardPage({ filter, first, after }: Partial<QueryCardsArgs>, catalogue: CardCatalogue): CardConnectionModel {
  const size = first ?? 20;
  if (size < 1 || size > LIMITS.page) throw badInput(invalid(['first'], `A page has 1 to ${LIMITS.page} cards, not ${size}.`));
  const behind = after === null || after === undefined ? undefined : nameOf(after);
  const page = catalogue.list(cardFilter(filter ?? {}), size, behind);
  return { ...page, hasPreviousPage: behind !== undefined };
}

function nameOf(cursor: string): string {
  const text = Buffer.from(cursor, 'base64url').toString();
  if (!text.startsWith(PREFIX)) throw badInput(invalid(['after'], 'This is no cursor. Give what endCursor of the page before was.'));
  return text.slice(PREFIX.length);
}

function cardFilter(filter: NonNullable<QueryCardsArgs['filter']>): CardFilter {
  for (const key of ['name', 'type'] as const) {
    if ((filter[key] ?? '').length > LIMITS.shortText) {
      throw badInput(tooLarge(['filter', key], `This has at most ${LIMITS.shortText} characters.`));
    }
  }
  return {
    ...given(filter.name, (name) => ({ name })),
    ...given(filter.type, (type) => ({ type })),
    ...given(filter.colors, (colors) => ({ colors })),
    ...given(filter.colorIdentity, (colorIdentity) => ({ colorIdentity })),
    ...given(filter.support, (support) => ({ support: ENGINE_SUPPORT[support] })),
  };
}
