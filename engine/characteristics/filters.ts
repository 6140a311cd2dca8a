import type { Comparison, Filter, FilterSuffix, FilterWord, Zone } from '../ast/index.ts';
import { unreachable } from '../result.ts';
import { fitsQuality } from './qualities.ts';
import { fitsStatus } from './statuses.ts';
import { every, type Ids, isKnown, not, some, type Truth, undetermined } from './truth.ts';
import { type Context, hasKeyword, type ObjectView } from './view.ts';

/** 109.2: whether an object is one of those that a noun phrase speaks of: on the battlefield, unless it says "card", "spell" or a zone. */
export function matches(filter: Filter, object: ObjectView, context: Context): Truth {
  if (filter.kind === 'either') return some(filter.filters, (one) => matches(one, object, context));
  if (!zonesOf(filter).includes(object.zone)) return false;
  const words = every(filter.words, (word) => fitsWord(word, object, context));
  if (words === false) return false;
  const suffixes = every(filter.suffixes, (suffix) => fitsSuffix(suffix, object, context));
  return suffixes === true ? words : suffixes;
}

/** The objects that a noun phrase speaks of; undetermined where the board leaves open of a single one whether it is among them. */
export function matching(filter: Filter, context: Context): Ids {
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

/** Ids of the objects in the zones that a noun phrase speaks of. */
function candidates(filter: Filter, { view }: Context): Iterable<string> {
  const zones = filter.kind === 'either' ? filter.filters.flatMap(zonesOf) : zonesOf(filter);
  const cards = zones.every((zone) => zone === 'battlefield') ? [] : [...view.state.cards.keys()];
  return zones.includes('battlefield') ? [...view.permanents, ...cards] : cards;
}

/** The zones whose objects a noun phrase speaks of. */
export function zonesOf(filter: Filter): readonly Zone[] {
  if (filter.kind === 'either') return [...new Set(filter.filters.flatMap(zonesOf))];
  const said = filter.suffixes.flatMap((suffix) => (suffix.kind === 'inZone' ? [suffix.zone] : []));
  if (said.length > 0) return said;
  if (filter.suffixes.some(({ kind }) => kind === 'exiledWith') || hasWord(filter.words, isStatus('exiled'))) return ['exile'];
  if (hasWord(filter.words, isNoun('spell'))) return ['stack'];
  if (hasWord(filter.words, isNoun('card'))) return ['hand', 'graveyard', 'exile', 'library', 'command'];
  if (hasWord(filter.words, isNoun('source'))) return ['battlefield', 'stack', 'command'];
  return ['battlefield'];
}

const isNoun =
  (noun: string) =>
  (word: FilterWord): boolean =>
    word.kind === 'noun' && word.which === noun;
const isStatus =
  (status: string) =>
  (word: FilterWord): boolean =>
    word.kind === 'status' && word.which === status;
const hasWord = (words: readonly FilterWord[], test: (word: FilterWord) => boolean): boolean =>
  words.some((word) => (word.kind === 'anyOf' ? hasWord(word.words, test) : test(word)));

function fitsWord(word: FilterWord, object: ObjectView, context: Context): Truth {
  switch (word.kind) {
    case 'cardType':
      return object.types.has(word.type) !== word.not;
    case 'supertype':
      return object.supertypes.has(word.type) !== word.not;
    case 'subtype':
      return object.subtypes.has(word.type) !== word.not;
    case 'color':
      return object.colors.has(word.color) !== word.not;
    case 'colorCount': {
      const count = object.colors.size;
      return word.which === 'colorless' ? count === 0 : word.which === 'monocolored' ? count === 1 : count > 1;
    }
    case 'status':
      return fitsStatus(word.which, object, context);
    case 'token':
      return (context.view.state.permanents.get(object.id)?.token === true) !== word.not;
    case 'other':
      return object.id !== context.source;
    case 'commander': {
      const { permanents, cards } = context.view.state;
      return ((permanents.get(object.id) ?? cards.get(object.id))?.commander === true) !== word.not;
    }
    case 'historic':
      return (object.supertypes.has('legendary') || object.types.has('artifact') || object.subtypes.has('Saga')) !== word.not;
    case 'quality':
      return fitsQuality(word.which, object, context);
    case 'noun':
      return fitsNoun(word.which, object, context);
    case 'anyOf':
      return some(word.words, (one) => fitsWord(one, object, context));
    default:
      return unreachable(word);
  }
}

/** 109.2, 110.4: what the bare nouns mean; the zone is looked at apart. */
function fitsNoun(noun: Extract<FilterWord, { kind: 'noun' }>['which'], object: ObjectView, { view }: Context): boolean {
  switch (noun) {
    case 'permanent':
      return object.zone === 'battlefield' || !(object.types.has('instant') || object.types.has('sorcery'));
    case 'card':
      return view.state.permanents.get(object.id)?.token !== true;
    case 'token':
      return view.state.permanents.get(object.id)?.token === true;
    case 'spell':
      return object.zone === 'stack';
    case 'source':
    case 'object':
      return true;
    case 'ability':
      return false;
    default:
      return unreachable(noun);
  }
}

function fitsSuffix(suffix: FilterSuffix, object: ObjectView, context: Context): Truth {
  const { evaluate, view } = context;
  switch (suffix.kind) {
    case 'controlledBy':
      return negated(evaluate.isPlayer(suffix.player, object.controller, context), suffix.not);
    case 'ownedBy':
      return negated(evaluate.isPlayer(suffix.player, object.owner, context), suffix.not);
    case 'inZone':
      return object.zone === suffix.zone && (suffix.of === null || evaluate.isPlayer(suffix.of, object.owner, context));
    case 'compare': {
      const value = numberOf(suffix.which, object);
      const to = suffix.comparison === 'odd' || suffix.comparison === 'even' ? 0 : evaluate.amount(suffix.to, context);
      if (!isKnown(to)) return to;
      return value !== null && compares(value, suffix.comparison, to);
    }
    case 'named':
      return object.names.some((name) => sameName(name, suffix.name)) !== suffix.not;
    case 'sameName': {
      const others = evaluate.objects(suffix.as, context);
      if (!isKnown(others)) return others;
      const names = others.flatMap((id) => view.object(id)?.names ?? []);
      return object.names.some((name) => names.includes(name)) !== suffix.not;
    }
    case 'chosen':
      return isOfChosen(suffix.what, object, context);
    case 'keyword':
      return hasKeyword(object, suffix.keyword) !== suffix.not;
    case 'counter':
      return countersOn(object.id, suffix.counter, context) >= suffix.least !== suffix.not;
    case 'manaAbility':
      return negated(context.evaluate.hasManaAbility(object), suffix.not);
    case 'manaCostHas':
      return object.manaCost.includes(suffix.symbol);
    case 'attachedTo': {
      const hosts = evaluate.objects(suffix.to, context);
      const host = view.state.permanents.get(object.id)?.attachedTo;
      return isKnown(hosts) ? host !== undefined && host !== null && hosts.includes(host) : hosts;
    }
    case 'is':
      return fitsWord(suffix.word, object, context);
    case 'shares':
      return undetermined(`which objects share ${suffix.what}`);
    case 'exiledWith': {
      const by = evaluate.objects(suffix.by, context);
      if (!isKnown(by)) return by;
      return by.some((id) => {
        const permanent = view.state.permanents.get(id);
        return permanent?.exiledWith.includes(object.id) === true || permanent?.imprinted.includes(object.id) === true;
      });
    }
    case 'event':
      return undetermined(`which objects ${suffix.what}`);
    case 'exceptFor': {
      const others = evaluate.objects(suffix.object, context);
      return isKnown(others) ? !others.includes(object.id) : others;
    }
    default:
      return unreachable(suffix);
  }
}

const negated = (truth: Truth, negate: boolean): Truth => (negate ? not(truth) : truth);
const sameName = (left: string, right: string): boolean => left.toLowerCase() === right.toLowerCase();

/** 208, 202.3, 306.5: the number that a noun phrase compares; null where the object has none. */
export function numberOf(which: Extract<FilterSuffix, { kind: 'compare' }>['which'], object: ObjectView): number | null {
  switch (which) {
    case 'power':
      return object.power;
    case 'toughness':
      return object.toughness;
    case 'manaValue':
      return object.manaValue;
    case 'loyalty':
      return object.loyalty;
    case 'powerAndToughness':
      return object.power === null || object.toughness === null ? null : object.power + object.toughness;
    default:
      return unreachable(which);
  }
}

export function compares(value: number, comparison: Comparison, to: number): boolean {
  switch (comparison) {
    case 'equal':
      return value === to;
    case 'notEqual':
      return value !== to;
    case 'orLess':
      return value <= to;
    case 'orGreater':
      return value >= to;
    case 'less':
      return value < to;
    case 'greater':
      return value > to;
    case 'odd':
      return Math.abs(value % 2) === 1;
    case 'even':
      return value % 2 === 0;
    default:
      return unreachable(comparison);
  }
}

/** 607.2d: whether an object is of what the text's object was told to choose. Undefined choices match nothing (607.5a). */
function isOfChosen(what: Extract<FilterSuffix, { kind: 'chosen' }>['what'], object: ObjectView, { view, source }: Context): boolean {
  const chosen = view.state.permanents.get(source ?? '')?.chosen ?? {};
  switch (what) {
    case 'color':
      return chosen.color !== undefined && object.colors.has(chosen.color);
    case 'name':
      return chosen.card !== undefined && object.names.some((name) => sameName(name, chosen.card ?? ''));
    case 'creatureType':
      return chosen.creatureType !== undefined && object.subtypes.has(chosen.creatureType);
    case 'landType':
      return chosen.type !== undefined && object.subtypes.has(chosen.type);
    case 'cardType':
      return [...object.types].some((type) => type === chosen.type?.toLowerCase());
    case 'type':
      return [chosen.creatureType, chosen.type].some(
        (type) => type !== undefined && (object.subtypes.has(type) || [...object.types].some((one) => one === type.toLowerCase())),
      );
    default:
      return unreachable(what);
  }
}

/** 122: how many counters of a kind (null: of all kinds) are on an object. */
export function countersOn(id: string, kind: string | null, { view }: Context): number {
  const counters = view.state.permanents.get(id)?.counters;
  if (counters === undefined) return 0;
  return kind === null ? [...counters.values()].reduce((sum, amount) => sum + amount, 0) : (counters.get(kind.toLowerCase()) ?? 0);
}
