import { type CardDefinition, type CompiledCard, compileCard } from '../../../engine/index.ts';

/**
 * A card as it is stored: by its definition, from which it is compiled again. Should the engine ever make a card that its definition does not
 * give, the card is kept whole.
 */
export type StoredCard = { readonly definition: CardDefinition } | { readonly whole: CompiledCard };

/** How many compiled cards a shelf keeps at hand. */
const SHELF = 20_000;

/**
 * Compiled cards by their definitions: the catalogue's own where it has the very same definition, otherwise compiled once. The catalogue may change
 * its texts or lose cards: a stored game goes on with the definitions that it began with.
 */
export class CardShelf {
  readonly #find: (name: string) => CompiledCard | undefined;
  readonly #byDefinition = new Map<string, CompiledCard>();
  readonly #stored = new WeakMap<CompiledCard, StoredCard>();

  constructor(find: (name: string) => CompiledCard | undefined) {
    this.#find = find;
  }

  compiled(stored: StoredCard): CompiledCard {
    if ('whole' in stored) return stored.whole;
    const key = keyOf(stored.definition);
    const known = this.#byDefinition.get(key);
    if (known !== undefined) return known;
    const own = this.#find(stored.definition.name);
    const card = own !== undefined && keyOf(own.definition) === key ? own : compileCard(stored.definition);
    if (this.#byDefinition.size >= SHELF) for (const oldest of this.#byDefinition.keys()) if (this.#byDefinition.delete(oldest)) break;
    this.#byDefinition.set(key, card);
    return card;
  }

  /** How a card is stored. */
  stored(card: CompiledCard): StoredCard {
    const known = this.#stored.get(card);
    if (known !== undefined) return known;
    const again = this.compiled({ definition: card.definition });
    const isGiven = again === card || JSON.stringify(again) === JSON.stringify(card);
    const stored: StoredCard = isGiven ? { definition: card.definition } : { whole: card };
    this.#stored.set(card, stored);
    return stored;
  }
}

/** Stored cards in a list, each once, so that what is stored can name them by place. */
export class CardList {
  readonly cards: StoredCard[];
  readonly #places = new Map<string, number>();

  constructor(cards: readonly StoredCard[]) {
    this.cards = [...cards];
    for (const [place, card] of cards.entries()) this.#places.set(storedKey(card), place);
  }

  placeOf(card: StoredCard): number {
    const key = storedKey(card);
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    this.#places.set(key, this.cards.length);
    return this.cards.push(card) - 1;
  }
}

const KEYS = new WeakMap<object, string>();

/** A text that is the same for equal definitions. */
function keyOf(definition: object): string {
  const known = KEYS.get(definition);
  if (known !== undefined) return known;
  const key = JSON.stringify(definition);
  KEYS.set(definition, key);
  return key;
}

const storedKey = (card: StoredCard): string => ('whole' in card ? `whole ${keyOf(card.whole)}` : keyOf(card.definition));
