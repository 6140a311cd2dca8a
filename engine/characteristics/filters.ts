import type { Filter } from '../ast/index.ts';
import { isOfObjectsThere } from './hereThisTurn.ts';
import { fitsSuffix } from './suffixes.ts';
import { every, type Ids, isKnown, some, type Truth, undetermined } from './truth.ts';
import type { Context, ObjectView } from './view.ts';
import { fitsWord } from './words.ts';
import { zonesOf } from './zones.ts';

/** 109.2: whether an object is one of those that a noun phrase speaks of: on the battlefield, unless it says "card", "spell" or a zone. */
export function matches(filter: Filter, object: ObjectView, context: Context): Truth {
  if (filter.kind === 'either') return some(membersOf(filter), (one) => matches(one, object, context));
  return zonesOf(filter).includes(object.zone) && fits(filter, object, context);
}

/** Whether an object is what a noun phrase says, wherever it is: "it's a Forest", "a card that's a land". */
export function fits(filter: Filter, object: ObjectView, context: Context): Truth {
  if (filter.kind === 'either') return some(membersOf(filter), (one) => fits(one, object, context));
  const words = every(filter.words, (word) => fitsWord(word, object, context));
  if (words === false) return false;
  const suffixes = every(filter.suffixes, (suffix) => fitsSuffix(suffix, object, context));
  return suffixes === true ? words : suffixes;
}

type Either = Extract<Filter, { kind: 'either' }>;
const MEMBERS = new WeakMap<Either, readonly Filter[]>();

/** The kinds of object in "artifact and non-Aura enchantment you control with mana value 4 or greater": whose they are is said once, for all. */
function membersOf(either: Either): readonly Filter[] {
  const members = MEMBERS.get(either) ?? withShared(either.filters);
  MEMBERS.set(either, members);
  return members;
}

function withShared(filters: readonly Filter[]): readonly Filter[] {
  const last = filters[filters.length - 1];
  if (last?.kind !== 'objects' || !last.suffixes.some(({ kind }) => kind === 'controlledBy' || kind === 'ownedBy')) return filters;
  return filters.map((one) => (one.kind === 'objects' && one.suffixes.length === 0 ? { ...one, suffixes: last.suffixes } : one));
}

/** The objects that a noun phrase speaks of; undetermined where the board leaves open of a single one whether it is among them. */
export function matching(filter: Filter, context: Context): Ids {
  const done = whatWasDone(filter);
  if (done !== null) return doneThisWay(filter, done, context);
  const found: string[] = [];
  for (const id of candidates(filter, context)) {
    const object = context.view.object(id);
    if (object === undefined) continue;
    const truth = matches(filter, object, context);
    if (!isKnown(truth)) return truth;
    if (truth) found.push(id);
  }
  return found;
}

/** What was done with the objects that a phrase speaks of: "exiled this way", "that died this turn"; null where it says no such thing. */
function whatWasDone(filter: Filter): string | null {
  if (filter.kind !== 'objects') return null;
  const said = filter.suffixes.find((suffix) => suffix.kind === 'event' && IS_PAST.test(suffix.what) && !isOfObjectsThere(suffix.what));
  return said?.kind === 'event' ? said.what : null;
}

const IS_PAST = /\bthis (way|turn)$/;
/** The words under which what was done is kept while an ability resolves. */
const KEPT: ReadonlySet<string> = new Set([
  'countered',
  'created',
  'dealt damage',
  'destroyed',
  'died',
  'discarded',
  'drawn',
  'exiled',
  'milled',
  'revealed',
  'sacrificed',
  'tapped',
  'untapped',
]);

/** Those with which it was done while the ability resolves, as they last were; where the game does not tell, nothing is guessed. */
function doneThisWay(filter: Filter, done: string, context: Context): Ids {
  const [, how = ''] = /^(?:that (?:was |were )?|you )?(\w+(?: damage)?) this way$/.exec(done) ?? [];
  if (filter.kind !== 'objects' || context.thisWay === undefined || !KEPT.has(how)) return undetermined(`which objects ${done}`);
  const described: Filter = { ...filter, suffixes: filter.suffixes.filter((one) => one.kind !== 'event' || one.what !== done) };
  const found: string[] = [];
  for (const id of context.thisWay.get(how) ?? []) {
    const object = context.view.object(id);
    const truth = object !== undefined && fits(described, object, context);
    if (!isKnown(truth)) return truth;
    if (truth) found.push(id);
  }
  return found;
}

/** Ids of the objects in the zones that a noun phrase speaks of. */
function candidates(filter: Filter, { view }: Context): Iterable<string> {
  const zones = zonesOf(filter);
  const cards = zones.every((zone) => zone === 'battlefield') ? [] : [...view.state.cards.keys()];
  return zones.includes('battlefield') ? [...view.permanents, ...cards] : cards;
}
