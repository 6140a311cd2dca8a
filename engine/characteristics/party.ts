import { PARTY } from './qualities.ts';
import type { View } from './view.ts';

/** 700.8a: how many creatures are in a player's party: at most one for each of its creature types, and each creature for one of them only. */
export function partySize(view: View, player: string): number {
  const creatures = view.permanents.flatMap((id) => {
    const object = view.object(id);
    return object?.controller === player && object.types.has('creature') ? [PARTY.filter((type) => object.subtypes.has(type))] : [];
  });
  const holder = new Map<string, number>();
  const place = (creature: number, tried: Set<string>): boolean =>
    (creatures[creature] ?? []).some((type) => {
      if (tried.has(type)) return false;
      tried.add(type);
      const held = holder.get(type);
      if (held !== undefined && !place(held, tried)) return false;
      holder.set(type, creature);
      return true;
    });
  for (const at of creatures.keys()) place(at, new Set());
  return holder.size;
}
