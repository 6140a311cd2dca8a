import type { ManaType } from '../ast/index.ts';

/** 106.1b: the types in the order in which every answer lists them. */
export const MANA_TYPES: readonly ManaType[] = ['W', 'U', 'B', 'R', 'G', 'C'];

/** How much mana of each type: exact, however much. */
export type ManaAmounts = Readonly<Record<ManaType, bigint>>;

/** A set of types as six bits, `W` the lowest. */
export type TypeSet = number;
export const NO_TYPES: TypeSet = 0;
export const ALL_COLORS: TypeSet = 0b011111;
export const ALL_TYPES: TypeSet = 0b111111;

export const typeBit = (type: ManaType): TypeSet => 1 << MANA_TYPES.indexOf(type);
export const typeSet = (types: Iterable<ManaType>): TypeSet => [...types].reduce((set, type) => set | typeBit(type), NO_TYPES);
export const typesIn = (set: TypeSet): readonly ManaType[] => MANA_TYPES.filter((type) => (set & typeBit(type)) !== 0);

export const NO_MANA: ManaAmounts = { W: 0n, U: 0n, B: 0n, R: 0n, G: 0n, C: 0n };

export const manaOf = (types: Iterable<ManaType>): ManaAmounts => {
  const amounts = { ...NO_MANA };
  for (const type of types) amounts[type] += 1n;
  return amounts;
};

export const manaOfOneType = (type: ManaType, amount: bigint): ManaAmounts => ({ ...NO_MANA, [type]: amount });

const mapAmounts = (change: (type: ManaType) => bigint): ManaAmounts => ({
  W: change('W'),
  U: change('U'),
  B: change('B'),
  R: change('R'),
  G: change('G'),
  C: change('C'),
});

export const addAmounts = (left: ManaAmounts, right: ManaAmounts): ManaAmounts => mapAmounts((type) => left[type] + right[type]);
export const scaleAmounts = (amounts: ManaAmounts, factor: bigint): ManaAmounts => mapAmounts((type) => amounts[type] * factor);
export const totalMana = (amounts: ManaAmounts): bigint => MANA_TYPES.reduce((sum, type) => sum + amounts[type], 0n);
export const typesOfMana = (amounts: ManaAmounts): TypeSet => typeSet(MANA_TYPES.filter((type) => amounts[type] > 0n));

/** The part that is of these types. */
export const keepTypes = (amounts: ManaAmounts, types: TypeSet): ManaAmounts =>
  mapAmounts((type) => (types & typeBit(type) ? amounts[type] : 0n));

/** A key under which equal amounts meet. */
export const amountsKey = (amounts: ManaAmounts): string => MANA_TYPES.map((type) => amounts[type].toString(36)).join('.');

/** Distinct amounts in a fixed order: by the first type in which they differ, more first. */
export function distinctAmounts(all: Iterable<ManaAmounts>): readonly ManaAmounts[] {
  const byKey = new Map([...all].map((amounts) => [amountsKey(amounts), amounts]));
  return [...byKey.values()].sort((left, right) => {
    const type = MANA_TYPES.find((each) => left[each] !== right[each]);
    return type === undefined ? 0 : left[type] > right[type] ? -1 : 1;
  });
}

/** `{G}{G}{C}` in full up to 60 symbols; beyond, each type once with its amount: `{G}×205891132094649`. */
export function showMana(amounts: ManaAmounts): string {
  if (totalMana(amounts) <= 60n) return MANA_TYPES.map((type) => `{${type}}`.repeat(Number(amounts[type]))).join('');
  return MANA_TYPES.filter((type) => amounts[type] > 0n)
    .map((type) => (amounts[type] === 1n ? `{${type}}` : `{${type}}×${amounts[type]}`))
    .join(' ');
}
