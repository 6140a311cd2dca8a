import type { KindSet, Tokens, Units } from '../net.ts';
import type { Firable } from './firing.ts';
import { type Family, familyOf, inputOf, largestOf, rankOf } from './rank.ts';
import type { Rule } from './rule.ts';

/** Sets of kinds in a family, at most: 2 to the 10th. */
const MOST_SETS = 1024;

/** How kinds are told apart: `atoms` are the kinds that never are, needed where something doubles. */
export interface View {
  readonly family: Family;
  readonly possible: KindSet;
  readonly atoms: readonly KindSet[];
}

/** The atom of a copy that is not made. */
const NONE = -1;

/** Null where too many sets of kinds have to be told apart. */
export function viewOf(rules: readonly Rule[], possible: KindSet, targets: readonly KindSet[]): View | null {
  const inputs = [...new Set(rules.flatMap(({ input }) => input.map(({ kinds }) => kinds & possible)))];
  const asked = targets.map((kinds) => kinds & possible);
  const doubling = rules.flatMap(({ doubles }) => (doubles === null ? [] : [doubles]));
  const atoms = doubling.length === 0 ? [] : atomsOf(possible, [...asked, ...inputs], doubling);
  if (1 << atoms.length > MOST_SETS) return null;
  const sets = doubling.length === 0 ? asked : unionsOf(atoms);
  const family = familyOf(sets, inputs, MOST_SETS);
  return family && { family, possible, atoms };
}

/** Every union of some of the sets; the place of each has a bit for each set in it. */
export function unionsOf(sets: readonly KindSet[]): readonly KindSet[] {
  const unions: KindSet[] = [0];
  for (const set of sets) unions.push(...unions.map((union) => union | set));
  return unions;
}

/** The kinds parted as coarsely as leaves no set and no copying with parts of an atom. */
function atomsOf(possible: KindSet, sets: readonly KindSet[], doubling: readonly (readonly number[])[]): readonly KindSet[] {
  const kinds = Array.from({ length: 31 }, (_, kind) => kind).filter((kind) => (possible & (1 << kind)) !== 0);
  let names = new Map(kinds.map((kind) => [kind, sets.map((set) => (set & (1 << kind)) !== 0).join()]));
  for (let count = 0; ; ) {
    const atoms = Map.groupBy(kinds, (kind) => names.get(kind) ?? '');
    if (atoms.size === count) return [...atoms.values()].map((some) => some.reduce((set, kind) => set | (1 << kind), 0));
    count = atoms.size;
    const numbers = new Map([...atoms.keys()].map((name, at) => [name, at]));
    // What has no copy is like nothing that has one.
    const number = (kind: number): number => {
      const name = names.get(kind);
      return name === undefined ? NONE : (numbers.get(name) ?? NONE);
    };
    names = new Map(kinds.map((kind) => [kind, [kind, ...doubling.map((copies) => copies[kind] ?? kind)].map(number).join()]));
  }
}

/** A rule made ready for a search; `numbers`: how its places are numbered there. */
export function firableOf(
  { input, takes, gives, outputs, doubles, copies }: Rule,
  numbers: ReadonlyMap<number, number>,
  view: View,
): Firable {
  const renumbered = (tokens: readonly Tokens[]): readonly Tokens[] =>
    tokens.map(({ place, amount }) => ({ place: numbers.get(place) ?? 0, amount }));
  const seen = ({ kinds, count }: Units): Units => ({ kinds: kinds & view.possible, count });
  const atomOf = (kind: number): number => view.atoms.findIndex((atom) => (atom & (1 << kind)) !== 0);
  return {
    inputs: input.map((units) => inputOf(view.family, seen(units))),
    takes: renumbered(takes),
    gives: renumbered(gives),
    outputs: largestOf(outputs.map((units) => rankOf(view.family, units))),
    doubles: doubles && view.atoms.map((atom) => atomOf(doubles[31 - Math.clz32(atom)] ?? 31 - Math.clz32(atom))),
    copies,
  };
}
