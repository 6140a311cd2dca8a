import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import type { ManaAmounts, ManaType } from '../../engine/index.ts';

/** 106.1b, in the order in which mana is written. */
export const MANA_TYPES: readonly ManaType[] = ['W', 'U', 'B', 'R', 'G', 'C'];

/** Up to this many mana are written symbol by symbol. */
const SPELLED_OUT = 100n;

export const totalOf = (amounts: ManaAmounts): bigint => MANA_TYPES.reduce((sum, type) => sum + amounts[type], 0n);

/** `{G}{G}{C}`, or `{G}*205891132094649{C}*2` where there is much. Exact. */
export function printMana(amounts: ManaAmounts): string {
  if (totalOf(amounts) <= SPELLED_OUT) return printSymbols(amounts);
  return MANA_TYPES.filter((type) => amounts[type] > 0n)
    .map((type) => `{${type}}*${amounts[type]}`)
    .join('');
}

/** Every symbol written out; for amounts known to be small. */
export function printSymbols(amounts: ManaAmounts): string {
  return MANA_TYPES.map((type) => `{${type}}`.repeat(Number(amounts[type]))).join('');
}

/** `{2}{W/U}`: the symbols in the order in which they stand. */
export const printCost = (symbols: readonly string[]): string => symbols.map((symbol) => `{${symbol}}`).join('');

/** Reads both forms; the symbols in any order and case. Null where the text is neither. */
export function parseMana(text: string): ManaAmounts | null {
  if (!/^(\{[WUBRGC]\}(\*\d+)?)*$/i.test(text)) return null;
  const amounts = { W: 0n, U: 0n, B: 0n, R: 0n, G: 0n, C: 0n };
  for (const [, letter, count] of text.matchAll(/\{([WUBRGC])\}(?:\*(\d+))?/gi)) {
    const type = MANA_TYPES.find((known) => known === letter?.toUpperCase());
    if (type !== undefined) amounts[type] += count === undefined ? 1n : BigInt(count);
  }
  return amounts;
}

function isManaAmounts(value: unknown): value is ManaAmounts {
  return typeof value === 'object' && value !== null && MANA_TYPES.every((type) => type in value);
}

/** Coming in it stays text here, so that the resolver that knows the field can say what is wrong with it. */
export const Mana = new GraphQLScalarType<string, string>({
  name: 'Mana',
  serialize(value) {
    if (!isManaAmounts(value)) throw new TypeError('Mana is made from amounts of each type');
    return printMana(value);
  },
  parseValue: (value) => text('Mana', value),
  parseLiteral: (node) => text('Mana', node.kind === Kind.STRING ? node.value : null),
});

export const ManaCost = new GraphQLScalarType<string, string>({
  name: 'ManaCost',
  serialize: (value) => text('ManaCost', value),
  parseValue: (value) => text('ManaCost', value),
  parseLiteral: (node) => text('ManaCost', node.kind === Kind.STRING ? node.value : null),
});

function text(scalar: string, value: unknown): string {
  if (typeof value === 'string') return value;
  throw new GraphQLError(`${scalar} is given as a string of symbols, such as "{G}{G}".`);
}
