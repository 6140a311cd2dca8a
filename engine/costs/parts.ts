import type { ManaCost, ManaSymbol, ManaType } from '../ast/index.ts';
import { MANA_TYPES } from '../cards/manaCost.ts';

/** How much mana of each type. */
export type Typed = Readonly<Record<ManaType, number>>;

export const NONE: Typed = { W: 0, U: 0, B: 0, R: 0, G: 0, C: 0 };

/**
 * The mana component of a cost taken apart (118.7a): what effects that raise and lower it act on. Symbols that can be paid in several ways
 * (118.13) stay as they are while it makes no difference which way is announced.
 */
export interface Parts {
  /** Generic mana, that of {X} apart. */
  readonly generic: number;
  /** How many {X} there are. */
  readonly xs: number;
  readonly typed: Typed;
  readonly snow: number;
  /** Hybrid and Phyrexian symbols, and any that are not read, in the order of the cost. */
  readonly others: readonly ManaSymbol[];
  /** 107.4f: life that was announced in place of Phyrexian symbols. */
  readonly life: number;
}

const isType = (symbol: string): symbol is ManaType => MANA_TYPES.some((type) => type === symbol);

/** 107.4: a mana cost in its parts. */
export function partsOf(cost: ManaCost): Parts {
  const typed = { ...NONE };
  const others: ManaSymbol[] = [];
  let [generic, xs, snow] = [0, 0, 0];
  for (const symbol of cost) {
    if (/^\d+$/.test(symbol)) generic += Number(symbol);
    else if (symbol === 'X') xs += 1;
    else if (symbol === 'S') snow += 1;
    else if (isType(symbol)) typed[symbol] += 1;
    else others.push(symbol);
  }
  return { generic, xs, typed, snow, others, life: 0 };
}

/** The cost that parts make up: {X} and generic mana first, as cards print it; nothing at all where it is {0}. */
export function costOfParts({ generic, xs, typed, snow, others }: Parts): ManaCost {
  return [
    ...repeated('X', xs),
    ...(generic > 0 ? [String(generic)] : []),
    ...others,
    ...MANA_TYPES.flatMap((type) => repeated(type, typed[type])),
    ...repeated('S', snow),
  ];
}

export const repeated = <T>(value: T, times: number): readonly T[] => Array.from({ length: times }, () => value);

/** The ways in which a symbol can be paid (118.13a): with one mana of a type, so much generic mana, or life; null where there is one way only. */
export type Way =
  | { readonly kind: 'type'; readonly type: ManaType }
  | { readonly kind: 'generic'; readonly amount: number }
  | { readonly kind: 'life' };

/** 107.4e-f. */
export function waysOf(symbol: ManaSymbol): readonly Way[] {
  const ways = symbol.split('/').flatMap((part): readonly Way[] => {
    if (part === 'P') return [{ kind: 'life' }];
    if (/^\d+$/.test(part)) return [{ kind: 'generic', amount: Number(part) }];
    return isType(part) ? [{ kind: 'type', type: part }] : [];
  });
  return ways.length > 1 ? ways : [];
}

/** How much mana a way of paying a symbol counts as. */
const manaOfWay = (way: Way): number => (way.kind === 'life' ? 0 : way.kind === 'generic' ? way.amount : 1);

/** The least and the most mana that a cost can come to, by how its symbols are announced; `x`: what {X} stands for. */
export function manaRange(parts: Parts, x: number): { readonly least: number; readonly most: number } {
  const fixed = parts.generic + parts.xs * x + parts.snow + MANA_TYPES.reduce((sum, type) => sum + parts.typed[type], 0);
  let [least, most] = [fixed, fixed];
  for (const symbol of parts.others) {
    const amounts = waysOf(symbol).map(manaOfWay);
    least += amounts.length === 0 ? 1 : Math.min(...amounts);
    most += amounts.length === 0 ? 1 : Math.max(...amounts);
  }
  return { least, most };
}

/** 107.4f: how much life a Phyrexian symbol stands for. */
export const LIFE_OF_SYMBOL = 2;

/** 601.2b: the parts after one of its symbols is announced to be paid in a way. */
export function announced(parts: Parts, symbol: ManaSymbol, way: Way): Parts {
  const at = parts.others.indexOf(symbol);
  const rest = { ...parts, others: parts.others.toSpliced(at, 1) };
  switch (way.kind) {
    case 'type':
      return { ...rest, typed: { ...rest.typed, [way.type]: rest.typed[way.type] + 1 } };
    case 'generic':
      return { ...rest, generic: rest.generic + way.amount };
    case 'life':
      return { ...rest, life: rest.life + LIFE_OF_SYMBOL };
  }
}
