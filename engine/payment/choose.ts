import { type ManaAmounts, showMana, typesIn } from '../mana/amounts.ts';
import type { Way } from './ways.ts';

/**
 * What using a mana ability in a plan's way leaves open, answered in the order in which it is asked: the objects that costs are paid with,
 * part by part, then who adds the mana, and the mana, which also tells how many counters were meant, or which X. What has only one answer is left out.
 * `used`: ids of the way's actors; `player`: who pays, so that the mana is theirs.
 */
export function choicesFor(way: Way, used: readonly string[], player: string, mana: ManaAmounts): readonly string[] {
  const { offer, actors, x, yields } = way;
  if (offer === null) return [];
  const objects = offer.demands.objects.flatMap((demand, part) => {
    const ids = actors.flatMap((actor, index) => (actor.parts.includes(part) ? [used[index] ?? ''] : []));
    return demand.among.length > ids.length ? ids : [];
  });
  const numbers = x !== null || offer.demands.counters.some(({ amount }) => amount !== 'x' && amount.most !== amount.least);
  const options = yields?.options ?? [];
  const free = options.length > 1 || options.some(({ additions }) => additions.some(({ types }) => typesIn(types).length > 1));
  const adding = options.filter(({ additions }) => additions.length > 0);
  const players = new Set(adding.map(({ additions }) => [...new Set(additions.map((one) => one.player))].join()));
  return [...objects, ...(players.size > 1 ? [player] : []), ...(free || numbers ? [showMana(mana)] : [])];
}
