import type { Comparison, NumericCharacteristic } from '../ast/index.ts';
import { unreachable } from '../result.ts';
import { permanentIn } from '../state/game.ts';
import type { Context, ObjectView } from './view.ts';

/** 208, 202.3, 306.5: the number that a noun phrase compares; null where the object has none. */
export function numberOf(which: NumericCharacteristic, object: ObjectView): number | null {
  switch (which) {
    case 'power':
      return object.power;
    case 'toughness':
      return object.toughness;
    case 'manaValue':
      return object.manaValue;
    case 'loyalty':
      return object.loyalty;
    case 'powerAndToughness':
      return object.power === null || object.toughness === null ? null : object.power + object.toughness;
    case 'powerOrToughness':
      return object.power === null || object.toughness === null ? null : Math.max(object.power, object.toughness);
    case 'defense':
      return object.defense;
    default:
      return unreachable(which);
  }
}

export function compares(value: number, comparison: Comparison, to: number): boolean {
  switch (comparison) {
    case 'equal':
      return value === to;
    case 'notEqual':
      return value !== to;
    case 'orLess':
      return value <= to;
    case 'orGreater':
      return value >= to;
    case 'less':
      return value < to;
    case 'greater':
      return value > to;
    case 'odd':
      return Math.abs(value % 2) === 1;
    case 'even':
      return value % 2 === 0;
    default:
      return unreachable(comparison);
  }
}

/** 122: how many counters of a kind (null: of all kinds) are on an object. */
export function countersOn(id: string, kind: string | null, { view }: Context): number {
  const counters = permanentIn(view.state, id)?.counters ?? view.state.cards.get(id)?.aside?.counters;
  if (counters === undefined) return 0;
  return kind === null ? [...counters.values()].reduce((sum, amount) => sum + amount, 0) : (counters.get(kind.toLowerCase()) ?? 0);
}
