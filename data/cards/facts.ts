import type { CardDefinition, Color } from '../../engine/index.ts';
import type { CardFilter } from './catalogue.ts';
import { colorsOfCost } from './json.ts';
import { foldName } from './names.ts';

/** What lists are ordered and narrowed by; known without compiling the card. Color sets are bits: W 1, U 2, B 4, R 8, G 16. */
export interface CardFacts {
  /** The folded full name, then the name itself, give the order. */
  readonly key: string;
  readonly name: string;
  /** The type line's words, folded, with a space before and behind each. */
  readonly types: string;
  /** All its faces' colors (105.2). */
  readonly colors: number;
  /** 903.4. */
  readonly identity: number;
}

const BITS: Readonly<Record<Color, number>> = { W: 1, U: 2, B: 4, R: 8, G: 16 };

export function colorBits(colors: readonly Color[]): number {
  return colors.reduce((bits, color) => bits | BITS[color], 0);
}

/** The words of a type line or of a question about one: "Creature — Elf" and "elf CREATURE" alike. */
export function typeWords(typeLine: string): readonly string[] {
  return foldName(typeLine)
    .split(/[ /]+/)
    .filter((word) => word !== '');
}

export function factsOf(definition: CardDefinition): CardFacts {
  const faces = definition.faces ?? [definition];
  const colors = faces.flatMap((face) => face.colors ?? colorsOfCost(face.manaCost ?? ''));
  const symbols = faces.flatMap((face) => colorsOfCost(`${face.manaCost ?? ''}${face.oracleText ?? ''}`));
  return {
    key: foldName(definition.name),
    name: definition.name,
    types: ` ${typeWords(definition.typeLine).join(' ')} `,
    colors: colorBits(colors),
    identity: colorBits(definition.colorIdentity ?? [...symbols, ...colors]),
  };
}

/** A filter in the terms of `CardFacts`; what is null narrows nothing. */
export interface FactsFilter {
  readonly part: string | null;
  readonly words: readonly string[];
  readonly colors: number | null;
  readonly identity: number | null;
}

export function factsFilter(filter: CardFilter): FactsFilter {
  return {
    part: filter.name === undefined ? null : foldName(filter.name),
    words: typeWords(filter.type ?? '').map((word) => ` ${word} `),
    colors: filter.colors === undefined ? null : colorBits(filter.colors),
    identity: filter.colorIdentity === undefined ? null : colorBits(filter.colorIdentity),
  };
}

/** Whether a card's colors answer the question for at least these; asking for none asks for colorless cards. */
export function hasColors(colors: number, asked: number): boolean {
  return asked === 0 ? colors === 0 : (colors & asked) === asked;
}

export function passes(facts: CardFacts, filter: FactsFilter): boolean {
  return (
    (filter.part === null || facts.key.includes(filter.part)) &&
    filter.words.every((word) => facts.types.includes(word)) &&
    (filter.colors === null || hasColors(facts.colors, filter.colors)) &&
    (filter.identity === null || (facts.identity & ~filter.identity) === 0)
  );
}

/** Name order: by folded name, then by the name's code units. */
export function byName(a: { readonly key: string; readonly name: string }, b: { readonly key: string; readonly name: string }): number {
  if (a.key !== b.key) return a.key < b.key ? -1 : 1;
  return a.name === b.name ? 0 : a.name < b.name ? -1 : 1;
}
