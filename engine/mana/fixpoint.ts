import type { ManaType } from '../ast/index.ts';
import { type TypeSet, typesIn } from './amounts.ts';
import type { Reflections } from './possibilities.ts';

/** One unknown of a system over sets of types: what it is, given what the groups it looks at are found to be so far. */
export interface Equation {
  /** Names of the groups that `types` asks for. */
  readonly looksAt: readonly string[];
  /** Monotone: growing groups never take a type away. */
  readonly types: (groups: Reflections) => TypeSet;
}

/** The types of each unknown and of each group, and the round (from 1) in which a type was first found there; 0: never. */
export interface Solution {
  readonly of: (unknown: string) => TypeSet;
  readonly group: Reflections;
  readonly round: (unknown: string, type: ManaType) => number;
  /** A group's types as they were found before a round: what that round's findings rest on. */
  readonly groupBefore: (round: number) => Reflections;
}

/** A set of types that grows, with the round in which each type came in. */
class Growing {
  readonly #types = new Map<string, TypeSet>();
  readonly #rounds = new Map<string, number>();
  get(name: string): TypeSet {
    return this.#types.get(name) ?? 0;
  }
  /** True where something is new. */
  add(name: string, types: TypeSet, round: number): boolean {
    const before = this.get(name);
    const fresh = types & ~before;
    if (fresh === 0) return false;
    this.#types.set(name, before | types);
    for (const type of typesIn(fresh)) this.#rounds.set(`${type}${name}`, round);
    return true;
  }
  round(name: string, type: ManaType): number {
    return this.#rounds.get(`${type}${name}`) ?? 0;
  }
  before(name: string, round: number): TypeSet {
    return typesIn(this.get(name)).reduce((set, type) => (this.round(name, type) < round ? set | (1 << 'WUBRGC'.indexOf(type)) : set), 0);
  }
}

/**
 * 106.7 for permanents that look at one another: the least solution. Starts from "nothing could produce anything" and adds in rounds what
 * follows from the rounds before, until nothing grows. Each unknown can grow six times, so the work is linear in the unknowns and group
 * memberships, whatever the circles. `groups`: the members of each group, by name; a group's types are those of all its members together.
 */
export function leastSolution(equations: ReadonlyMap<string, Equation>, groups: ReadonlyMap<string, readonly string[]>): Solution {
  const found = new Growing();
  const grouped = new Growing();
  const memberOf = invert(groups);
  const lookers = invert(new Map([...equations].map(([unknown, { looksAt }]) => [unknown, looksAt])));
  const group: Reflections = (name) => grouped.get(name);
  let waiting: ReadonlySet<string> = new Set(equations.keys());
  for (let round = 1; waiting.size > 0; round += 1) {
    const grown = [...waiting].flatMap((unknown) => {
      const types = equations.get(unknown)?.types(group) ?? 0;
      return found.add(unknown, types, round) ? [unknown] : [];
    });
    const next = new Set<string>();
    for (const unknown of grown)
      for (const name of memberOf.get(unknown) ?? [])
        if (grouped.add(name, found.get(unknown), round)) for (const looker of lookers.get(name) ?? []) next.add(looker);
    waiting = next;
  }
  return {
    of: (unknown) => found.get(unknown),
    group,
    round: (unknown, type) => found.round(unknown, type),
    groupBefore: (round) => (name) => grouped.before(name, round),
  };
}

/** Who is in which: from name -> members to member -> names. */
function invert(table: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, readonly string[]> {
  const inverse = new Map<string, string[]>();
  for (const [name, members] of table)
    for (const member of new Set(members)) {
      const names = inverse.get(member);
      if (names) names.push(name);
      else inverse.set(member, [name]);
    }
  return inverse;
}
