import { foldName, type NameClaim, nameClaims } from './names.ts';
import type { CardRecord } from './record.ts';

/** Cards with every name settled: no two of the same name, and one card for each name asked for. */
export interface Collection {
  readonly cards: readonly CardRecord[];
  /** The folded name, and the index in `cards` of the card that answers to it. */
  readonly names: ReadonlyMap<string, number>;
}

/** Decides which of two different cards has a name that both bear. */
function plainer(a: CardRecord, b: CardRecord): CardRecord {
  if (a.token !== b.token) return a.token ? b : a;
  if (a.funny !== b.funny) return a.funny ? b : a;
  const length = (card: CardRecord): number => (card.definition.oracleText ?? '').length;
  return a.token && length(b) < length(a) ? b : a;
}

/**
 * Takes cards in, one printing after another, and says of each that is left out why. Of two cards of one name a card goes before a
 * token, one of a humorous set stands back, and of several tokens the plainest (least text, the first of them) has the name.
 */
export class Collector {
  readonly #byIdentity = new Set<string>();
  readonly #byName = new Map<string, CardRecord>();

  get isEmpty(): boolean {
    return this.#byName.size === 0;
  }

  /** The reason for leaving out this card, or the one that it takes the place of; undefined where nothing was left out. */
  add(card: CardRecord): string | undefined {
    if (this.#byIdentity.has(card.identity)) return 'another printing';
    this.#byIdentity.add(card.identity);
    const key = foldName(card.definition.name);
    const holder = this.#byName.get(key);
    if (holder === undefined) {
      this.#byName.set(key, card);
      return undefined;
    }
    const chosen = plainer(holder, card);
    this.#byName.set(key, chosen);
    const left = chosen === holder ? card : holder;
    return left.token ? 'a token of a name that is taken' : 'a name that is taken';
  }

  /** Takes a card in only where nothing else has its name. */
  fill(card: CardRecord): void {
    const key = foldName(card.definition.name);
    if (!this.#byName.has(key)) this.#byName.set(key, card);
  }

  collect(): Collection {
    const cards = [...this.#byName.values()];
    const best = new Map<string, NameClaim & { readonly index: number }>();
    for (const [index, { definition, token }] of cards.entries()) {
      const faceNames = (definition.faces ?? []).map(({ name }) => name);
      for (const claim of nameClaims({ name: definition.name, faceNames, token })) {
        const rival = best.get(claim.key);
        if (rival === undefined || claim.rank < rival.rank) best.set(claim.key, { ...claim, index });
      }
    }
    return { cards, names: new Map([...best].map(([key, { index }]) => [key, index])) };
  }
}
