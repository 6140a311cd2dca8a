import { addsMana, bearsOnMana, compileText, type FaceDefinition, unreadSpans } from '../../engine/index.ts';

/** A card's faces, to be compiled and counted. */
export interface CountedCard {
  readonly name: string;
  readonly faces: readonly FaceDefinition[];
}

/** How many of something there are, and how many of those are as they should be. */
export interface Share {
  readonly all: number;
  readonly good: number;
}

/** Text that is not read: how often, on which card first, in which kind of ability, and whether it could bear on mana. */
export interface UnreadText {
  readonly text: string;
  readonly kind: string;
  readonly count: number;
  readonly card: string;
  readonly bearsOnMana: boolean;
}

/** How much of some cards' text the compiler reads. */
export interface Tally {
  readonly cards: number;
  readonly support: { readonly full: number; readonly partial: number; readonly none: number };
  /** Cards without unread text that could bear on mana. */
  readonly clean: Share;
  /** The same of the cards that have an ability that can add mana. */
  readonly cleanManaCards: Share;
  /** Abilities that can add mana, and those of them that are read whole. */
  readonly manaAbilities: Share;
  readonly byKind: ReadonlyMap<string, Share>;
  /** Commonest first. */
  readonly unread: readonly UnreadText[];
}

const count = ({ all, good }: Share, isGood: boolean): Share => ({ all: all + 1, good: good + (isGood ? 1 : 0) });
const NONE: Share = { all: 0, good: 0 };

/** Compiles the cards and counts. */
export function tally(cards: readonly CountedCard[]): Tally {
  const byKind = new Map<string, Share>();
  const unread = new Map<string, UnreadText>();
  const support = { full: 0, partial: 0, none: 0 };
  let [clean, cleanManaCards, manaAbilities] = [NONE, NONE, NONE];
  for (const { name, faces } of cards) {
    const abilities = faces.flatMap((face) => compileText(face)).map(({ ability }) => ({ ability, missing: unreadSpans(ability) }));
    for (const { ability, missing } of abilities) {
      byKind.set(ability.kind, count(byKind.get(ability.kind) ?? NONE, missing.length === 0));
      if (addsMana(ability)) manaAbilities = count(manaAbilities, missing.length === 0);
      for (const { text } of missing) {
        const known = unread.get(text);
        unread.set(text, {
          text,
          kind: ability.kind,
          count: (known?.count ?? 0) + 1,
          card: known?.card ?? name,
          bearsOnMana: bearsOnMana(text),
        });
      }
    }
    const missing = abilities.flatMap((one) => one.missing);
    const whole = abilities.filter((one) => one.missing.length === 0).length;
    support[missing.length === 0 ? 'full' : whole === 0 ? 'none' : 'partial'] += 1;
    const isClean = !missing.some(({ text }) => bearsOnMana(text));
    clean = count(clean, isClean);
    if (abilities.some(({ ability }) => addsMana(ability))) cleanManaCards = count(cleanManaCards, isClean);
  }
  return {
    cards: cards.length,
    support,
    clean,
    cleanManaCards,
    manaAbilities,
    byKind,
    unread: [...unread.values()].sort((a, b) => b.count - a.count),
  };
}
