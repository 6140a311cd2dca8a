import type { GameState } from '../state/game.ts';
import { type Change, type Changed, changedState, changesOf, keyOfChanged, NOTHING_CHANGED, plus } from './changes.ts';
import type { Groups } from './groups.ts';
import { interplayIn, type Lowered } from './interplay.ts';
import type { Tokens } from './net.ts';
import { joined, type Places } from './places.ts';
import { turnoutKey } from './turnouts.ts';
import type { Way } from './ways.ts';

/** How many games, by what mana abilities could have changed in them, are looked at. */
const MOST_PHASES = 40;

/** Every way of using mana abilities, what one changes for another taken into account. */
export interface Phased {
  readonly ways: readonly Way[];
  /** False where there are more games than are looked at: then only some ways of using them in some order are here. */
  readonly complete: boolean;
  /** Those that change something for others. */
  readonly changing: ReadonlySet<Way>;
  /**
   * Where it is not complete and changes only take away: the ways as though nothing changed anything, and in two stages, first those that would
   * give less after a change, then those that change something. Null otherwise.
   */
  readonly bounds: { readonly most: readonly Way[]; readonly staged: readonly Way[] } | null;
}

/** One game that there could be: the ways of using mana abilities in it, and what each changes. */
interface Phase {
  readonly changed: Changed;
  readonly ways: readonly { readonly way: Way; readonly key: string; readonly changes: readonly Change[] }[];
  /** For each way that changes something, the phase after it by its number; null where that is not looked at. */
  readonly next: (number | null)[];
}

/** What ways of using mana abilities change for others. */
export interface Changing {
  readonly changes: (way: Way) => readonly Change[];
  /** Those that change something. */
  readonly changing: ReadonlySet<Way>;
  /** Those that could be less after some change; null where changes may do more than take away. */
  readonly lowered: ReadonlySet<Way> | null;
}

export function changingIn(state: GameState, ways: readonly Way[], groups: Groups, places: Places): Changing {
  const life = places.all.findIndex(({ kind }) => kind === 'life');
  const changes = (way: Way): readonly Change[] => changesOf(state, way, groups, life < 0 ? null : life);
  const changing = new Set(ways.filter((way) => changes(way).length > 0));
  return { changes, changing, lowered: changing.size === 0 ? new Set<Way>() : loweredBy(state, ways, groups, changes) };
}

/**
 * Where using one mana ability changes what another gives or whether it may be used (a creature is sacrificed, and others count creatures),
 * the ways of using them hang on the order. Each game that there could be is a phase: ways are there in their own phase, and those that
 * change something lead to another. Where it is enough to use what loses by it first, no phases are needed. `waysIn`: all ways in a game.
 */
export function phased(
  state: GameState,
  player: string,
  ways: readonly Way[],
  { changes, changing, lowered }: Changing,
  groups: Groups,
  places: Places,
  waysIn: (state: GameState) => readonly Way[],
): Phased {
  const given = new Set(ways.flatMap(({ gives }) => gives.map(({ place }) => place)));
  // Texts alone say that it is enough to use first what gives less once something has left.
  if (lowered !== null && [...lowered].every((way) => isFree(way, changes(way), given)))
    return { ways, complete: true, changing, bounds: null };
  const keyed = (all: readonly Way[]): Phase['ways'] => all.map((way) => ({ way, key: keyOf(way, player), changes: changes(way) }));
  const phases: Phase[] = [{ changed: NOTHING_CHANGED, ways: keyed(ways), next: [] }];
  const numbers = new Map<string, number>([['', 0]]);
  let complete = true;
  for (let at = 0; at < phases.length; at += 1) {
    const phase = phases[at];
    for (const one of phase?.ways ?? []) {
      const after = one.changes.length === 0 ? null : plus(phase?.changed ?? NOTHING_CHANGED, one.changes, groups, state);
      const key = after === null ? null : keyOfChanged(after);
      let number = key === null ? null : (numbers.get(key) ?? null);
      if (after !== null && key !== null && number === null) {
        if (phases.length < MOST_PHASES) {
          number = phases.length;
          numbers.set(key, number);
          phases.push({ changed: after, ways: keyed(waysIn(changedState(state, player, after, groups))), next: [] });
        } else complete = false;
      }
      phase?.next.push(number);
    }
  }
  if (complete && firstThingsFirst(phases, groups, player)) return { ways, complete, changing, bounds: null };
  const bounds = complete || lowered === null ? null : { most: ways, staged: inStages(ways, changing, lowered, places) };
  return { ways: inPhases(phases, groups, places), complete, changing, bounds };
}

/** The ways that could be less after some change; null where it can't be told from texts that changes only take away. */
function loweredBy(
  state: GameState,
  ways: readonly Way[],
  groups: Groups,
  changes: (way: Way) => readonly Change[],
): ReadonlySet<Way> | null {
  const interplay = interplayIn(state);
  const all: Lowered[] = [];
  for (const change of ways.flatMap(changes)) {
    if (change.kind !== 'gone') return null;
    const [member = ''] = groups.groups[change.group]?.members ?? [];
    const found = interplay.lowered(member, change.to);
    if (found === null) return null;
    all.push(...found);
  }
  const lowered = [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
  return new Set(ways.filter((way) => lowered.some((one) => isOneOf(way, one, groups))));
}

/** Whether a way uses one of these abilities. */
function isOneOf({ offer }: Way, lowered: Lowered, groups: Groups): boolean {
  if (offer === null) return false;
  const { source, ability, demands } = offer;
  switch (lowered.kind) {
    case 'one':
      return ability.text === lowered.ability && groups.of.get(source) === groups.of.get(lowered.source);
    case 'tapping':
      return demands.objects.some(({ kind, symbol }) => kind === 'tap' && symbol);
    case 'granted':
      return ability.owned.origin.kind === 'granted' && ability.owned.origin.by === lowered.by;
    case 'any':
      return true;
  }
}

/** What would give less after a change is there until the first change; a way that is both can be that one. */
function inStages(ways: readonly Way[], changing: ReadonlySet<Way>, lowered: ReadonlySet<Way>, places: Places): readonly Way[] {
  const [first, second] = [0, 1].map((index) => places.tokens({ kind: 'stage', index }, 1));
  if (first === undefined || second === undefined) return [];
  const during = (way: Way, from: Tokens, to: Tokens): Way => ({ ...way, takes: [...way.takes, from], gives: [...way.gives, to] });
  return ways.flatMap((way) => {
    if (!changing.has(way)) return [lowered.has(way) ? during(way, first, first) : way];
    return [during(way, first, second), ...(lowered.has(way) ? [] : [during(way, second, second)])];
  });
}

/** What is used first, whatever else is: it needs no mana and nothing that others give, and changes nothing itself. */
const isFree = ({ mana, takes }: Way, changes: readonly Change[], given: ReadonlySet<number>): boolean =>
  changes.length === 0 && mana.length === 0 && takes.every(({ place }) => !given.has(place));

/** What a way is: equal in two games where it asks for the same and gives the same. */
const keyOf = (way: Way, player: string): string => `${askedKey(way)}|${way.yields === null ? '' : turnoutKey(way.yields, player)}`;

const askedKey = (way: Way): string => {
  const tokens = [way.takes, way.gives].map((all) => all.map(({ place, amount }) => `${place}x${amount}`).join());
  return `${identityOf(way)}|${tokens.join('|')}|${way.mana.join()}`;
};

const identityOf = ({ offer, substitute, actors, removed, x }: Way): string =>
  [
    offer === null ? (substitute?.kind ?? 'rest') : `${offer.ability.text}#${offer.ability.index}`,
    actors.map(({ group, from, parts, source }) => `${group}${from}${parts.join('.')}${source}`).join(),
    removed.map(({ group, counter, amount }) => `${group}${counter}${amount}`).join(),
    x,
  ].join('|');

/** Whether there are still as many objects as a way asks for when some have gone. */
function isThereFor({ actors }: Way, changed: Changed, { groups }: Groups): boolean {
  const needed = Map.groupBy(actors, ({ group }) => group);
  return [...needed].every(([group, used]) => {
    let gone = 0;
    for (const { change, times } of changed.values()) if (change.kind === 'gone' && change.group === group) gone += times;
    return used.length + gone <= (groups[group]?.members.length ?? 0);
  });
}

/**
 * Whether it loses nothing to use first what gives less later: it needs no mana and nothing that others give, changes nothing itself, and
 * no other game has anything new.
 */
function firstThingsFirst([first, ...others]: readonly Phase[], groups: Groups, player: string): boolean {
  if (first === undefined) return true;
  const known = new Set(first.ways.map(({ key }) => key));
  const asked = new Map(first.ways.map(({ way }) => [askedKey(way), way]));
  const given = new Set(first.ways.flatMap(({ way }) => way.gives.map(({ place }) => place)));
  return others.every(({ ways, changed }) => {
    const here = new Set(ways.map(({ key }) => key));
    const lost = first.ways.filter(({ key, way }) => !here.has(key) && isThereFor(way, changed, groups));
    return (
      lost.every(({ way, changes }) => isFree(way, changes, given)) &&
      ways.every(({ key, way }) => {
        const before = known.has(key) ? way : asked.get(askedKey(way));
        return before !== undefined && (before === way || isMore(before, way, player));
      })
    );
  });
}

/** Whether one way gives at least what another gives, in each way in which that could turn out. */
function isMore(more: Way, less: Way, player: string): boolean {
  const options = (way: Way) =>
    (way.yields?.options ?? []).map(({ additions }) => additions.filter((addition) => addition.player === player));
  const sum = (additions: ReturnType<typeof options>[number]): ReadonlyMap<string, bigint> => {
    const amounts = new Map<string, bigint>();
    for (const { types, amount, origin, riders, lifetime } of additions) {
      const key = JSON.stringify([types, riders, lifetime, origin?.id]);
      amounts.set(key, (amounts.get(key) ?? 0n) + amount);
    }
    return amounts;
  };
  const most = options(more).map(sum);
  return options(less).every((option) => {
    const needed = [...sum(option)];
    return most.some((amounts) => needed.every(([key, amount]) => amount <= (amounts.get(key) ?? 0n)));
  });
}

/** Ways that are the same in every phase as they are; the others tied to theirs, and those that change something leading to the next. */
function inPhases(phases: readonly Phase[], groups: Groups, places: Places): readonly Way[] {
  const token = (index: number) => places.tokens({ kind: 'phase', index }, 1);
  const everywhere = new Set<string>();
  for (const { ways } of phases)
    for (const { key, way, changes } of ways) {
      if (changes.length > 0 || everywhere.has(key)) continue;
      const always = phases.every(
        (phase) => !isThereFor(way, phase.changed, groups) || phase.ways.some((other) => other.key === key && other.changes.length === 0),
      );
      if (always) everywhere.add(key);
    }
  const found = new Map<string, Way>();
  for (const [index, { ways, next }] of phases.entries())
    for (const [place, { key, way, changes }] of ways.entries()) {
      if (changes.length === 0 && everywhere.has(key)) {
        found.set(key, found.get(key) ?? way);
        continue;
      }
      const after = changes.length === 0 ? index : next[place];
      if (after === null || after === undefined) continue;
      found.set(`${index}|${key}`, { ...way, takes: joined([...way.takes, token(index)]), gives: joined([...way.gives, token(after)]) });
    }
  return [...found.values()];
}
