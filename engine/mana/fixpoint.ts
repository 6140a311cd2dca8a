import type { TypeSet } from './amounts.ts';
import type { Reflections } from './possibilities.ts';

/** One unknown of a system over sets of types: what it is, given what the groups it looks at are found to be so far. */
export interface Equation {
  /** Names of the groups that `types` asks for. */
  readonly looksAt: readonly string[];
  /** Monotone: growing groups never take a type away. */
  readonly types: (groups: Reflections) => TypeSet;
}

/** The solution. */
export interface Solution {
  readonly of: (unknown: string) => TypeSet;
  readonly group: Reflections;
}

/**
 * 106.7 for permanents that look at one another: the least solution. Starts from "nothing could produce anything" and adds what follows until
 * nothing grows; each unknown can grow six times, so the work is linear in the unknowns and group memberships, whatever the circles.
 * `groups`: the members of each group, by name; a group's types are those of all its members together.
 */
export function leastSolution(equations: ReadonlyMap<string, Equation>, groups: ReadonlyMap<string, readonly string[]>): Solution {
  const found = new Map<string, TypeSet>();
  const groupTypes = new Map<string, TypeSet>();
  const memberOf = new Map<string, string[]>();
  for (const [name, members] of groups) for (const member of members) memberOf.set(member, [...(memberOf.get(member) ?? []), name]);
  const lookers = new Map<string, string[]>();
  for (const [unknown, { looksAt }] of equations) for (const name of looksAt) lookers.set(name, [...(lookers.get(name) ?? []), unknown]);
  const group: Reflections = (name) => groupTypes.get(name) ?? 0;
  const queue = new Set(equations.keys());
  for (const unknown of queue) {
    queue.delete(unknown);
    const before = found.get(unknown) ?? 0;
    const after = before | (equations.get(unknown)?.types(group) ?? 0);
    if (after === before) continue;
    found.set(unknown, after);
    for (const name of memberOf.get(unknown) ?? []) {
      const known = group(name);
      if ((known | after) === known) continue;
      groupTypes.set(name, known | after);
      for (const looker of lookers.get(name) ?? []) queue.add(looker);
    }
  }
  return { of: (unknown) => found.get(unknown) ?? 0, group };
}
