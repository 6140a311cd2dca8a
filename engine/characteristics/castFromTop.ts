import type { Effect, FilterSuffix, Quantity } from '../ast/index.ts';

const YOU = { kind: 'you' } as const;
const ONE: Quantity = { kind: 'number', value: 1 };

/** "Cast it without paying its mana cost", where it is `also` like that. */
export const castIt = (also: readonly FilterSuffix[]): Extract<Effect, { readonly kind: 'castCard' }> => ({
  kind: 'castCard',
  who: YOU,
  verb: 'cast',
  what: { kind: 'it', plural: false },
  from: null,
  free: true,
  duration: null,
  durationFirst: false,
  also,
  thisWay: false,
});

/** 702.85a, 701.57a: cards are exiled from the top of a library until a nonland card of such a mana value is; it may be cast without paying its mana cost. */
export function castFromTop(manaValue: FilterSuffix, otherwise: readonly Effect[]): readonly Effect[] {
  return [
    {
      kind: 'dig',
      who: YOU,
      verb: 'exile',
      doer: 'you',
      of: YOU,
      until: {
        kind: 'some',
        amount: ONE,
        filter: {
          kind: 'objects',
          words: [
            { kind: 'cardType', type: 'land', not: true },
            { kind: 'noun', which: 'card' },
          ],
          suffixes: [manaValue],
        },
      },
    },
    { kind: 'may', who: YOU, effect: castIt([manaValue]) },
    ...otherwise,
    {
      kind: 'move',
      who: YOU,
      verb: 'put',
      parts: [
        {
          kind: 'part',
          what: { kind: 'rest', as: 'the rest' },
          from: null,
          to: { kind: 'destination', place: { kind: 'place', zone: 'library', of: YOU }, position: 'bottom' },
          details: [{ kind: 'order', order: 'random' }],
        },
      ],
    },
  ];
}

/** 701.57a: what is found and not cast is put into its owner's hand. */
export const discovering = (amount: Quantity): readonly Effect[] =>
  castFromTop({ kind: 'compare', which: 'manaValue', comparison: 'orLess', to: amount }, [
    {
      kind: 'ifYouDo',
      word: 'if',
      who: YOU,
      not: true,
      effect: {
        kind: 'move',
        who: YOU,
        verb: 'put',
        parts: [
          {
            kind: 'part',
            what: { kind: 'it', plural: false },
            from: null,
            to: {
              kind: 'destination',
              place: { kind: 'place', zone: 'hand', of: { kind: 'ownerOf', object: { kind: 'it', plural: false }, said: 'possessive' } },
              position: null,
            },
            details: [],
          },
        ],
      },
    },
  ]);
