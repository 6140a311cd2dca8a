import { EVALUATE } from '../characteristics/battlefield.ts';
import { characteristicsOf } from '../characteristics/characteristics.ts';
import { contextOf } from '../characteristics/evaluator.ts';
import { layered } from '../characteristics/layers.ts';
import { isKnown } from '../characteristics/truth.ts';
import type { Context, View } from '../characteristics/view.ts';
import type { GameState } from '../state/game.ts';
import type { TypeSet } from './amounts.ts';
import { type Equation, leastSolution, type Solution } from './fixpoint.ts';
import type { GroupName } from './look.ts';
import { once } from './once.ts';
import { type Outcome, outcomes, outcomeTypes, type Possibilities, type Reflections } from './possibilities.ts';
import { type Production, productionsOf, type Surroundings } from './production.ts';
import { activeReplacements } from './replacements.ts';
import { type Finals, type Rewrite, type Rewritten, rewriteKey, rewriteOutcomes, shared } from './rewrite.ts';

/** 106.7 worked out for a whole state at once: every permanent's productions, and what each permanent could produce. */
export interface ManaSystem {
  readonly view: View;
  readonly surroundings: Surroundings;
  readonly productions: (permanent: string) => readonly Production[];
  readonly solution: Solution;
  /** The permanents of a group that some ability looks at, by its name. */
  readonly members: (group: string) => readonly string[];
}

const systems = new WeakMap<GameState, ManaSystem>();

/** The system of a state; worked out once, since a state never changes. */
export function manaSystem(state: GameState): ManaSystem {
  const known = systems.get(state);
  if (known) return known;
  const system = workOutSystem(state);
  systems.set(state, system);
  return system;
}

function workOutSystem(state: GameState): ManaSystem {
  const { view } = layered(state);
  const contexts = new Map<string, Context>();
  const contextFor: Surroundings['contextFor'] = (permanent, origin) => {
    const named = origin?.kind === 'granted' ? origin.by : permanent;
    const key = `${permanent}\n${named}`;
    const context = contexts.get(key) ?? contextOf(view, EVALUATE, permanent, named);
    contexts.set(key, context);
    return context;
  };
  const groups = new Map<string, readonly string[]>();
  const group: GroupName = (key, members) => {
    if (groups.has(key)) return key;
    const ids = members();
    if (!isKnown(ids)) return ids;
    groups.set(key, ids);
    return key;
  };
  const lists = new Map<string, readonly Rewrite[]>();
  const share = (rewrites: readonly Rewrite[]): readonly Rewrite[] => {
    const key = rewrites.map((rewrite) => `${rewriteKey(rewrite)}@${rewrite.sources.join()}`).join(';');
    const same = lists.get(key) ?? rewrites;
    lists.set(key, same);
    return same;
  };
  const active = activeReplacements(state);
  const surroundings: Surroundings = {
    view,
    abilitiesOf: (id) => characteristicsOf(state, id).abilities,
    contextFor,
    active,
    group,
    share,
  };
  const productions = once(() => new Map(view.permanents.map((id) => [id, productionsOf(id, surroundings)])));
  const solution = once(() => leastSolution(equationsOf(productions()), groups));
  return {
    view,
    surroundings,
    productions: (id) => productions().get(id) ?? [],
    get solution() {
      return solution();
    },
    members: (name) => {
      productions();
      return groups.get(name) ?? [];
    },
  };
}

/** 106.7: what each permanent could produce, as far as it hangs on what others could. */
const equationsOf = (productions: ReadonlyMap<string, readonly Production[]>): ReadonlyMap<string, Equation> =>
  new Map(
    [...productions].map(([id, all]) => [
      id,
      {
        looksAt: all.flatMap(({ worked }) => reflectedIn(worked.possibilities)),
        types: (found: Reflections) => all.reduce((set, one) => set | typesOfProduction(one, found), 0),
      },
    ]),
  );

/** Every final outcome of a production, each with an order of replacement effects that leads to it. */
export function finalOutcomes(production: Production, found: Reflections): readonly Rewritten<Outcome>[] {
  return everyFinal(production, found).results;
}

/** The same, and whether there were too many different effects to put them in every order. */
export function everyFinal(production: Production, found: Reflections): Finals<Outcome> {
  return rewritten(
    [...outcomes(production.worked.possibilities, found)].sort((a, b) => a - b),
    production.rewrites,
  );
}

const typesOfProduction = (production: Production, found: Reflections): TypeSet =>
  finalOutcomes(production, found).reduce((set, { value }) => set | outcomeTypes(value), 0);

const rewritten = shared(rewriteOutcomes, String);

/** Names of the groups of permanents that an expression looks at. */
export function reflectedIn(of: Possibilities): readonly string[] {
  switch (of.kind) {
    case 'fixed':
      return [];
    case 'oneOf':
    case 'combination':
    case 'each':
      return of.types.kind === 'reflected' ? [of.types.from] : [];
    case 'times':
    case 'lot':
      return reflectedIn(of.of);
    case 'sum':
      return of.parts.flatMap(reflectedIn);
    case 'choice':
      return of.options.flatMap(reflectedIn);
  }
}
