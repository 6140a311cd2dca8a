import type { ManaSymbol } from '../ast/index.ts';
import type { LockedMana } from './locked.ts';
import { repeated } from './parts.ts';

/** Locked costs without those that another one is at least as easy to pay as, whatever a player has; in the order given. */
export function distinctBest(all: readonly LockedMana[]): readonly LockedMana[] {
  if (all.length === 1) return all;
  const distinct = [...new Map(all.map((one) => [keyOf(one), one])).values()];
  return distinct.filter(
    (one, at) => !distinct.some((other, place) => place !== at && easier(other, one) && !(easier(one, other) && at < place)),
  );
}

const keyOf = ({ mana, offX, life }: LockedMana): string => `${[...mana].sort().join()} ${offX} ${life}`;

/** Whether who can pay `right` can pay `left`: each symbol of it takes no more than one of the other cost's own. */
function easier(left: LockedMana, right: LockedMana): boolean {
  if (left.life > right.life || left.offX < right.offX) return false;
  const asked = single(left.mana);
  const given = single(right.mana);
  if (asked.length > given.length) return false;
  const partner = new Map<number, number>();
  const find = (symbol: number, tried: Set<number>): boolean =>
    given.some((other, at) => {
      const mine = asked[symbol];
      if (mine === undefined || tried.has(at) || !noHarder(mine, other)) return false;
      tried.add(at);
      const holder = partner.get(at);
      if (holder !== undefined && !find(holder, tried)) return false;
      partner.set(at, symbol);
      return true;
    });
  return asked.every((_, at) => find(at, new Set()));
}

/** Generic mana one by one. */
const single = (cost: readonly ManaSymbol[]): readonly ManaSymbol[] =>
  cost.flatMap((symbol) => (/^\d+$/.test(symbol) ? repeated('1', Number(symbol)) : [symbol]));

/** Whether what pays `other` pays `symbol`. Where life could pay the other, only another Phyrexian symbol is sure to be no harder. */
function noHarder(symbol: ManaSymbol, other: ManaSymbol): boolean {
  if (symbol === other) return true;
  const halves = other.split('/');
  if (symbol === '1') return !halves.includes('P') && other !== 'X';
  const ways = symbol.split('/');
  return ways.length > 1 && halves.every((half) => ways.includes(half));
}
