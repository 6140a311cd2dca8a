import type { GameState } from '../state/game.ts';
import { playerOf } from '../state/game.ts';
import type { Group } from './groups.ts';
import type { Tokens } from './net.ts';

/** What can be used up in paying, apart from mana. */
export type Place =
  /** Members of a group that are where they were; `state`: of those that costs tap or untap, the untapped or the tapped ones. */
  | { readonly kind: 'body'; readonly group: number; readonly state: BodyState }
  | { readonly kind: 'counters'; readonly group: number; readonly counter: string }
  /** 602.5b: how often an ability, by its place among its object's, may still be activated: `each` times for each member. */
  | { readonly kind: 'uses'; readonly group: number; readonly ability: number; readonly each: number }
  /** One of several games that there could be, by what has been changed; 0 is the one that there is. */
  | { readonly kind: 'phase'; readonly index: number }
  /** 0 until something has been changed, 1 from then on. */
  | { readonly kind: 'stage'; readonly index: number }
  | { readonly kind: 'life' }
  | { readonly kind: 'energy' }
  | { readonly kind: 'library' }
  /** 601.2h: how much may be paid with something in place of mana. */
  | { readonly kind: 'limit'; readonly what: string; readonly amount: number }
  /** What stands for a part of the cost having been paid with something other than mana. */
  | { readonly kind: 'paid'; readonly what: string };

/** `any`: nothing taps or untaps it. */
export type BodyState = 'untapped' | 'tapped' | 'any';

/** Numbers places as they come up, with how much each holds at the start. */
export class Places {
  readonly amounts: number[] = [];
  readonly all: Place[] = [];
  readonly #state: GameState;
  readonly #player: string;
  readonly #groups: readonly Group[];
  readonly #index = new Map<string, number>();

  constructor(state: GameState, player: string, groups: readonly Group[]) {
    this.#state = state;
    this.#player = player;
    this.#groups = groups;
  }

  /** So much of a place, by its number. */
  tokens(place: Place, amount: number): Tokens {
    const key = JSON.stringify(place);
    let index = this.#index.get(key);
    if (index === undefined) {
      index = this.all.length;
      this.#index.set(key, index);
      this.all.push(place);
      this.amounts.push(this.#atStart(place));
    }
    return { place: index, amount };
  }

  #atStart(place: Place): number {
    switch (place.kind) {
      case 'body': {
        const group = this.#groups[place.group];
        if (group === undefined) return 0;
        return place.state === 'any' || (place.state === 'tapped') === group.tapped ? group.members.length : 0;
      }
      case 'counters':
        return this.#sum(place.group, (id) => this.#state.permanents.get(id)?.counters.get(place.counter) ?? 0);
      case 'uses':
        return this.#sum(place.group, () => place.each);
      case 'phase':
      case 'stage':
        return place.index === 0 ? 1 : 0;
      case 'life':
        return Math.max(0, playerOf(this.#state, this.#player)?.life ?? 0);
      case 'energy':
        return playerOf(this.#state, this.#player)?.energy ?? 0;
      case 'library':
        return playerOf(this.#state, this.#player)?.library.length ?? 0;
      case 'limit':
        return place.amount;
      case 'paid':
        return 0;
    }
  }

  #sum(group: number, of: (id: string) => number): number {
    return (this.#groups[group]?.members ?? []).reduce((sum, id) => sum + of(id), 0);
  }
}

/** Tokens of the same place joined. */
export function joined(tokens: readonly Tokens[]): readonly Tokens[] {
  const byPlace = new Map<number, number>();
  for (const { place, amount } of tokens) byPlace.set(place, (byPlace.get(place) ?? 0) + amount);
  return [...byPlace].filter(([, amount]) => amount > 0).map(([place, amount]) => ({ place, amount }));
}
