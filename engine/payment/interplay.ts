import { zoneOf } from '../activation/zones.ts';
import type { Ability, Filter, Zone } from '../ast/index.ts';
import { EVALUATE } from '../characteristics/battlefield.ts';
import { contextOf } from '../characteristics/evaluator.ts';
import { layered } from '../characteristics/layers.ts';
import type { ObjectView } from '../characteristics/view.ts';
import { namesZone, zonesOf } from '../characteristics/zones.ts';
import type { GameState } from '../state/game.ts';
import type { Bearing } from './bearing.ts';
import { providedBy, raisedBy } from './provides.ts';
import { type Read, readsOf } from './reads.ts';

/** Where objects go that leave. */
export type Away = 'graveyard' | 'exile' | 'hand' | 'library';

/** Mana abilities: one by its object and its words; those with {T} in their costs; those that an object grants; any. */
export type Lowered =
  | { readonly kind: 'one'; readonly source: string; readonly ability: string }
  | { readonly kind: 'tapping' }
  | { readonly kind: 'granted'; readonly by: string }
  | { readonly kind: 'any' };

/** What using a mana ability could change that other mana abilities look at, beside its own permanent being used. */
export interface Interplay {
  /** Whether it makes a difference that this object leaves for that zone. */
  readonly leaving: (id: string, to: Away) => boolean;
  /** The mana abilities that give less, or may no longer be used, where the object leaves. Null where it can't be told that they only give less. */
  readonly lowered: (id: string, to: Away) => readonly Lowered[] | null;
  /** Whether it makes a difference that it becomes tapped or untapped. */
  readonly turning: (id: string) => boolean;
  /** Whether that makes a difference for what is said of it itself, or of what is attached to it: no other object can stand in for it then. */
  readonly itselfTurning: (id: string) => boolean;
  /** Whether it makes a difference how many counters are on it. */
  readonly counters: (id: string) => boolean;
  /** Whether it makes a difference how much life a player has. */
  readonly life: boolean;
}

/** A text that looks at something, and for whom it is read. */
interface Reader extends Read {
  readonly source: string;
  readonly named: string;
  /** The words of the activated ability that it is part of; null for other abilities, on which any other may depend. */
  readonly ability: string | null;
}

const KNOWN = new WeakMap<GameState, Interplay>();

/** Worked out once for a state: from the texts of its permanents, and of cards elsewhere that have mana abilities there. */
export function interplayIn(state: GameState): Interplay {
  const known = KNOWN.get(state) ?? workOut(state);
  KNOWN.set(state, known);
  return known;
}

function workOut(state: GameState): Interplay {
  const { view } = layered(state);
  const all = readersIn(state);
  const wanted = wantedBy(all);
  const readers = all.filter(({ bearings }) => bearings.some((one) => wanted.has(one)));
  const wanting = (object: ObjectView, to: Away): readonly Reader[] =>
    readers.filter((reader) => looksFor(state, reader, object, object.zone, to) || (reader.devotion && object.manaCost.length > 0));
  const gives = (object: ObjectView): boolean =>
    givers(state, object).some((ability) => providedBy(ability).some((one) => wanted.has(one)));
  return {
    leaving: (id, to) => {
      const object = view.object(id);
      return object !== undefined && (gives(object) || wanting(object, to).length > 0);
    },
    lowered: (id, to) => {
      const object = view.object(id);
      if (object === undefined) return [];
      const found: Lowered[] = [];
      for (const reader of wanting(object, to)) {
        const { rising, ability, source } = reader;
        if (!rising || ability === null || looksFor(state, reader, object, to, to)) return null;
        found.push({ kind: 'one', source, ability });
      }
      if (!gives(object)) return found;
      for (const [by, ability] of giversBy(state, object)) {
        const raised = raisedBy(ability);
        if (raised === null || providedBy(ability).some((one) => one !== 'mana' && wanted.has(one))) return null;
        if (raised === 'granted') found.push({ kind: raised, by });
        else if (raised !== 'nothing') found.push({ kind: raised });
      }
      return found;
    },
    turning: (id) => readers.some((read) => read.tapped && aboutObject(state, read, id)),
    itselfTurning: (id) => readers.some((read) => read.tapped && read.own && isOwnOf(state, read, id)),
    counters: (id) => readers.some((read) => (read.counters || read.size) && aboutObject(state, read, id)),
    life: readers.some(({ numbers }) => numbers.includes('life')),
  };
}

/** What makes a difference to mana: beside what bears on it itself, what some text that makes a difference looks at. */
function wantedBy(readers: readonly Reader[]): ReadonlySet<Bearing> {
  const wanted = new Set<Bearing>(['mana']);
  for (let known = 0; known < wanted.size; ) {
    known = wanted.size;
    for (const { bearings, size, keywords } of readers) {
      if (!bearings.some((one) => wanted.has(one))) continue;
      if (size) wanted.add('size');
      if (keywords) wanted.add('keywords');
    }
  }
  return wanted;
}

function readersIn(state: GameState): readonly Reader[] {
  const { view } = layered(state);
  const objects = [...view.permanents, ...state.cards.keys()].flatMap((id) => view.object(id) ?? []);
  return objects.flatMap(readersOf);
}

const READERS = new WeakMap<ObjectView['abilities'], { readonly source: string; readonly readers: readonly Reader[] }>();

/** Those of one object; looked for once for a list of abilities, which is one object's in one zone. */
function readersOf({ id, zone, abilities }: ObjectView): readonly Reader[] {
  const known = READERS.get(abilities);
  if (known?.source === id) return known.readers;
  const readers = abilities.flatMap(({ ability, text, origin }) =>
    (worksIn(ability, zone) ? readsOf(ability) : []).map((read) => ({
      ...read,
      source: id,
      named: origin.kind === 'granted' ? origin.by : id,
      ability: ability.kind === 'activated' ? text : null,
    })),
  );
  READERS.set(abilities, { source: id, readers });
  return readers;
}

/** 113.6: elsewhere than on the battlefield an ability works only where it says so: by its cost or effect, or in words. */
function worksIn(ability: Ability, zone: Zone): boolean {
  if (zone === 'battlefield') return true;
  if (ability.kind === 'activated') return zoneOf(ability) === zone;
  return ability.kind === 'static' && namesZone(ability, zone);
}

/** The abilities that are gone with an object, with whose they are: its own, and those of what is attached to it. */
function giversBy(state: GameState, { id, zone, abilities }: ObjectView): readonly (readonly [by: string, ability: Ability])[] {
  if (zone !== 'battlefield') return [];
  const attached = [...state.permanents.values()].filter(({ attachedTo }) => attachedTo === id);
  const objects = attached.flatMap((one) => layered(state).view.object(one.id) ?? []);
  const own = abilities.filter(({ origin }) => origin.kind !== 'granted').map(({ ability }) => [id, ability] as const);
  return [...own, ...objects.flatMap((one) => one.abilities.map(({ ability }) => [one.id, ability] as const))];
}

const givers = (state: GameState, object: ObjectView): readonly Ability[] => giversBy(state, object).map(([, ability]) => ability);

/** Whether a text looks for the object where it is, or for such a card where it goes. */
function looksFor(state: GameState, { filters, numbers, own, source, named }: Reader, object: ObjectView, from: Zone, to: Zone): boolean {
  if ([from, to].some((zone) => numbers.includes(`${zone}Size`))) return true;
  if (own && from === 'battlefield' && isHostOf(state, object.id, [source, named])) return true;
  const { view } = layered(state);
  const context = contextOf(view, EVALUATE, source, named);
  return filters.some((filter) => {
    const zones = zonesOf(filter);
    if (!zones.includes(from) && !zones.includes(to)) return false;
    return EVALUATE.fits(zones.includes(to) ? anywhere(filter) : filter, object, context) !== false;
  });
}

/** The same of objects in whatever zone. */
function anywhere(filter: Filter): Filter {
  if (filter.kind === 'either') return { ...filter, filters: filter.filters.map(anywhere) };
  return { ...filter, suffixes: filter.suffixes.filter(({ kind }) => kind !== 'inZone' && kind !== 'inZones') };
}

/** Whether a text looks at this object: by a description that fits it, or as its own, or as what that is attached to. */
function aboutObject(state: GameState, reader: Reader, id: string): boolean {
  const { filters, own, source, named } = reader;
  if (own && isOwnOf(state, reader, id)) return true;
  const object = layered(state).view.object(id);
  if (object === undefined) return false;
  const context = contextOf(layered(state).view, EVALUATE, source, named);
  return filters.some((filter) => EVALUATE.fits(filter, object, context) !== false);
}

/** Whether it is the object that has the text, or what that is attached to. */
const isOwnOf = (state: GameState, { source, named }: Reader, id: string): boolean =>
  source === id || named === id || isHostOf(state, id, [source, named]);

/** Whether one of them is attached to the object. */
const isHostOf = (state: GameState, id: string, attached: readonly string[]): boolean =>
  attached.some((one) => state.permanents.get(one)?.attachedTo === id);
