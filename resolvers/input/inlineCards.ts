import { foldName } from '../../data/cards/names.ts';
import { type CompiledCard, compileCard } from '../../engine/index.ts';
import type { Problem } from '../errors.ts';
import type { CardInput } from '../generated/types.ts';
import { cardDefinition, invalid } from './card.ts';

/** The cards that a request defines itself, found as the catalogue finds its own: by full name first, then by a face's. */
export class InlineCards {
  readonly #byName = new Map<string, CompiledCard>();
  readonly #byFace = new Map<string, CompiledCard>();

  constructor(cards: readonly CardInput[]) {
    for (const input of cards) {
      const card = compileCard(cardDefinition(input));
      this.#byName.set(foldName(card.definition.name), card);
      for (const face of card.faces) this.#byFace.set(foldName(face.definition.name), card);
    }
  }

  find(name: string): CompiledCard | undefined {
    const folded = foldName(name);
    return this.#byName.get(folded) ?? this.#byFace.get(folded);
  }
}

/** Two definitions of one name: which of them is meant can't be known. */
export function repeatedNames(cards: readonly CardInput[]): readonly Problem[] {
  const first = new Map<string, number>();
  return cards.flatMap((card, index) => {
    const folded = foldName(card.name);
    const earlier = first.get(folded);
    if (earlier === undefined) first.set(folded, index);
    return earlier === undefined
      ? []
      : [invalid(['input', 'cards', index, 'name'], `This card is defined twice, first as cards[${earlier}]. Leave one of them out.`)];
  });
}
