import { invariant } from '../result.ts';
import type { GameState } from '../state/game.ts';
import type { PlacedActor } from './actors.ts';
import type { Groups } from './groups.ts';
import type { Way } from './ways.ts';

/** Which objects of the groups are still where they were, tapped or not, and what is left on them: for telling a plan's steps by name. */
export class Members {
  readonly #groups: Groups;
  readonly #tapped: Map<number, Set<string>>;
  readonly #there: Map<number, string[]>;
  readonly #counters = new Map<string, Map<string, number>>();
  readonly #uses = new Map<string, number>();

  constructor(state: GameState, groups: Groups) {
    this.#groups = groups;
    this.#there = new Map(groups.groups.map(({ members }, index) => [index, [...members]]));
    this.#tapped = new Map(groups.groups.map(({ members, tapped }, index) => [index, new Set(tapped ? members : [])]));
    for (const { members } of groups.groups)
      for (const id of members) this.#counters.set(id, new Map(state.permanents.get(id)?.counters ?? []));
  }

  /** The ids of a way's actors, in order; they are used as the way uses them. */
  use({ actors, removed, offer, gone }: Way): readonly string[] {
    const used = new Set<string>();
    const chosen = actors.map((actor) => {
      const id = this.#pick(actor, used, (candidate) => !actor.source || this.#suits(candidate, actor, removed, offer));
      used.add(id);
      return id;
    });
    for (const [index, actor] of actors.entries()) this.#move(actor, chosen[index] ?? '', gone && actor.source);
    const source = chosen[actors.findIndex((actor) => actor.source)];
    for (const { group, counter, amount } of removed) this.#take(group, counter, amount, source);
    if (offer !== null && offer.uses !== null && source !== undefined) {
      const key = `${source} ${offer.ability.index}`;
      this.#uses.set(key, (this.#uses.get(key) ?? offer.uses) - 1);
    }
    return chosen;
  }

  #pick({ group, from }: PlacedActor, used: ReadonlySet<string>, suits: (id: string) => boolean): string {
    const tapped = this.#tapped.get(group) ?? new Set<string>();
    const there = (this.#there.get(group) ?? []).filter(
      (id) => !used.has(id) && (from === 'any' || tapped.has(id) === (from === 'tapped')),
    );
    const id = there.find(suits) ?? there[0];
    invariant(id !== undefined, `an object of group ${group} is there to be used`);
    return id;
  }

  #suits(id: string, { group }: PlacedActor, removed: Way['removed'], offer: Way['offer']): boolean {
    if (offer !== null && offer.uses !== null && (this.#uses.get(`${id} ${offer.ability.index}`) ?? offer.uses) <= 0) return false;
    return removed.every((one) => one.group !== group || (this.#counters.get(id)?.get(one.counter) ?? 0) >= one.amount);
  }

  #move({ group, costs }: PlacedActor, id: string, gone: boolean): void {
    if (costs.includes('tap')) this.#tapped.get(group)?.add(id);
    if (costs.includes('untap')) this.#tapped.get(group)?.delete(id);
    if (gone || costs.some((cost) => LEAVING.has(cost)))
      this.#there.set(
        group,
        (this.#there.get(group) ?? []).filter((other) => other !== id),
      );
  }

  #take(group: number, counter: string, amount: number, source: string | undefined): void {
    const members = this.#groups.groups[group]?.members ?? [];
    const from = [...(source !== undefined && members.includes(source) ? [source] : []), ...members];
    let left = amount;
    for (const id of from) {
      const counters = this.#counters.get(id);
      const taken = Math.min(left, counters?.get(counter) ?? 0);
      counters?.set(counter, (counters.get(counter) ?? 0) - taken);
      left -= taken;
    }
  }
}

const LEAVING: ReadonlySet<string> = new Set(['sacrifice', 'exile', 'discard', 'returnToHand', 'putInGraveyard', 'putOnLibrary']);
