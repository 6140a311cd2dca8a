import type { Yield } from '../mana/activation.ts';
import { showMana, typesIn } from '../mana/amounts.ts';
import { type Named, partOf, settleBy, sharedSo, sharedUnlike } from '../mana/assign.ts';
import { amountsOf, type Lot } from './lots.ts';
import type { Way } from './ways.ts';

/**
 * What using a mana ability in a plan's way leaves open, answered in the order in which it is asked: the objects that costs are paid with,
 * part by part, then who adds the mana, and the mana, which also tells how many counters were meant, or which X. What has only one answer is left out.
 * `used`: ids of the way's actors; `player`: who pays, so that the mana is theirs; `lots`: the mana that it comes to in the plan.
 */
export function choicesFor(way: Way, used: readonly string[], player: string, lots: readonly Lot[]): readonly string[] {
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
  const mana = free || numbers ? [showMana(amountsOf(lots)), ...partsOf(options, player, lots)] : [];
  return [...objects, ...(players.size > 1 ? [player] : []), ...mana];
}

/** What single objects add of the mana, one after the other, as far as it could be shared out among them in more ways than the plan's. */
function partsOf(options: readonly Yield[], player: string, lots: readonly Lot[]): readonly string[] {
  const theirs = options.filter(({ additions }) => additions.some((one) => one.player === player));
  let left: readonly Named[] = theirs.flatMap(({ additions }) => settleBy(additions, [amountsOf(lots)]));
  const parts: string[] = [];
  for (;;) {
    const id = sharedUnlike(left.map(({ additions }) => additions));
    const [first] = left;
    if (id === undefined || first === undefined) return parts;
    const planned = amountsOf(lots.filter(({ origin }) => origin === id));
    // Where the plan can't tell apart whose mana it is, any will do.
    const part = sharedSo(left, id, planned).length > 0 ? planned : partOf(first.additions, id);
    parts.push(showMana(part));
    left = sharedSo(left, id, part);
  }
}
