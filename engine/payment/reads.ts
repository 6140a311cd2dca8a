import type { Ability, Filter } from '../ast/index.ts';
import { isManaAbility } from '../characteristics/manaAbility.ts';
import { contains, isNode, type Node, walk } from '../characteristics/walk.ts';
import { type Bearing, bearingsOf } from './bearing.ts';

/** Something about the game that a text looks at, so that what it does may change when that changes. */
export interface Read {
  /** Objects that are counted or looked for; tapped or not is left out of them. */
  readonly filters: readonly Filter[];
  /** Whether it looks at its own object, or at what that is attached to. */
  readonly own: boolean;
  /** Mana symbols in the costs of permanents (700.5). */
  readonly devotion: boolean;
  /** Whether objects are tapped. */
  readonly tapped: boolean;
  /** Counters on objects. */
  readonly counters: boolean;
  /** Numbers of players, such as life or the size of the hand. */
  readonly numbers: readonly string[];
  /** Power or toughness. */
  readonly size: boolean;
  /** Keyword abilities. */
  readonly keywords: boolean;
  /** What hangs on it. */
  readonly bearings: readonly Bearing[];
  /** Whether it is certain that there is no less mana where there are more of those objects. */
  readonly rising: boolean;
}

const KNOWN = new WeakMap<Ability, readonly Read[]>();

/** What of the game an ability looks at as far as that bears on mana; worked out once. */
export function readsOf(ability: Ability): readonly Read[] {
  const known = KNOWN.get(ability) ?? partsOnMana(ability).flatMap(({ part, bearings }) => readsIn(part, bearings));
  KNOWN.set(ability, known);
  return known;
}

/** A part of an ability that decides how much mana there is, or what objects are; and what it bears on. */
interface Part {
  readonly part: unknown;
  readonly bearings: readonly Bearing[];
}

/** Those of an ability: of activated ones all but the choice of what their costs are paid with. */
function partsOnMana(ability: Ability): readonly Part[] {
  const onMana = (parts: readonly unknown[]): readonly Part[] => parts.map((part) => ({ part, bearings: ['mana'] }));
  switch (ability.kind) {
    case 'activated': {
      if (!isManaAbility(ability)) return [];
      const adding = ability.effects.filter((effect) => contains(effect, ({ kind }) => kind === 'addMana'));
      return onMana([...adding, ...ability.restrictions, ...ability.costs]);
    }
    case 'triggered':
      return isManaAbility(ability) ? onMana([ability.condition, ...ability.effects]) : [];
    case 'static':
      return ability.effects
        .map((effect) => ({ part: effect, bearings: bearingsOf(effect) }))
        .filter(({ bearings }) => bearings.length > 0);
    default:
      return [];
  }
}

/** Nodes that count or look for something: quantities, conditions, and where a type of mana is taken from. */
const LOOKING: ReadonlySet<string> = new Set([
  // quantities
  ...['count', 'distinct', 'mostInCommon', 'characteristic', 'greatest', 'total', 'counters', 'countersAmong', 'devotion', 'playerNumber'],
  ...[
    'players',
    'playerCounters',
    'sharedTypes',
    'basicLandTypes',
    'greatestOf',
    'totalOf',
    'manaSymbols',
    'playersWho',
    'distinctOf',
    'countOf',
  ],
  // conditions
  ...['controls', 'exists', 'existsQuantity', 'playerCompare', 'playerExtreme', 'is', 'inPlace', 'attached', 'hasCounter', 'hasKeyword'],
  ...['inState', 'designation', 'remains'],
  // sources of types
  ...['couldProduce', 'colorsOf', 'colorsAmong', 'manaCostOf'],
]);

function readsIn(part: unknown, bearings: readonly Bearing[]): readonly Read[] {
  const found: Read[] = [];
  const rising = isRising(part);
  const speaks = speaksOfIt(part);
  walk(part, (node) => {
    if (node.kind === 'unsupported') return undefined;
    if (LOOKING.has(node.kind)) {
      found.push({ ...readOf(node, speaks), rising, bearings });
      return 'stop';
    }
    // Which objects something is said of.
    if (isFilter(node)) {
      const { size, keywords } = readOf(node, speaks);
      if (size || keywords) found.push({ ...NO_READ, size, keywords, bearings });
    }
    return undefined;
  });
  return found;
}

/** Whether "it" is the object that has the ability, or that this is attached to. */
const speaksOfIt = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && 'subject' in part && isNode(part.subject) && isOwn(part.subject, false);

/** Whether words stand for the object that has the ability, or for what that is attached to; `it`: whether "it" does. */
const isOwn = (node: Node, it: boolean): boolean =>
  node.kind === 'self' || (node.kind === 'attached' && 'by' in node) || (node.kind === 'it' && it);

/**
 * Mana that grows with what is counted: an instruction that adds as much as there is of something, alone or where a condition holds that
 * more of it only helps; and the leave to activate where such a condition holds.
 */
function isRising(part: unknown): boolean {
  if (typeof part !== 'object' || part === null || contains(part, ({ kind }) => FALLING.has(kind))) return false;
  if (!('kind' in part)) return false;
  if (part.kind === 'addMana') return true;
  if (part.kind === 'if' && 'condition' in part && 'effect' in part) return isMet(part.condition) && isRising(part.effect);
  if (part.kind !== 'only' || !('limits' in part) || !Array.isArray(part.limits)) return false;
  const limits: readonly unknown[] = part.limits;
  return limits.every((limit) => typeof limit === 'object' && limit !== null && 'condition' in limit && isMet(limit.condition));
}

/** Words by which more of something can be less mana. */
const FALLING: ReadonlySet<string> = new Set([
  ...['minus', 'difference', 'exactly', 'orFewer', 'lesser', 'insteadIf', 'unless', 'otherwise', 'none', 'upTo', 'fraction', 'compare'],
]);

/** "You control three or more artifacts", "there is a card in your graveyard": that there is something, and not that there is none. */
const isMet = (condition: unknown): boolean =>
  typeof condition === 'object' &&
  condition !== null &&
  'kind' in condition &&
  (condition.kind === 'controls' || condition.kind === 'exists') &&
  'not' in condition &&
  condition.not === false;

const NUMBERS: ReadonlySet<string> = new Set(['life', 'handSize', 'graveyardSize', 'librarySize', 'energy', 'unspentMana']);
const SIZE: ReadonlySet<string> = new Set(['power', 'toughness', 'powerAndToughness', 'powerOrToughness']);
/** Said of objects by their power and toughness without naming which number. */
const SIZED: ReadonlySet<string> = new Set(['powerToughness', 'versusBase', 'base']);

/** `it`: whether "it" is its own object. */
function readOf(node: Node, it: boolean): Read {
  const filters: Filter[] = [];
  const numbers: string[] = [];
  const flags = { own: false, devotion: false, tapped: false, counters: false, size: false, keywords: false };
  /** Descriptions of objects that are known without them: of its own, of what it is attached to. */
  const ofKnown = new Set<unknown>();
  walk(node, (inner) => {
    if (isOwn(inner, it)) {
      flags.own = true;
      if ('filter' in inner) ofKnown.add(inner.filter);
    }
    if (inner.kind === 'is' && 'subject' in inner && 'filter' in inner && isNode(inner.subject) && isOwn(inner.subject, it))
      ofKnown.add(inner.filter);
    if (isFilter(inner) && !ofKnown.has(inner)) filters.push(withoutStatus(inner));
    if (inner.kind === 'devotion' || inner.kind === 'manaSymbols') flags.devotion = true;
    if (inner.kind === 'status' && 'which' in inner && (inner.which === 'tapped' || inner.which === 'untapped')) flags.tapped = true;
    if (inner.kind === 'inState' && 'state' in inner && (inner.state === 'tapped' || inner.state === 'untapped')) flags.tapped = true;
    if (/[cC]ounter/.test(inner.kind)) flags.counters = true;
    if (inner.kind === 'keyword' || inner.kind === 'hasKeyword') flags.keywords = true;
    if (SIZED.has(inner.kind)) flags.size = true;
    if ('which' in inner && typeof inner.which === 'string') {
      if (NUMBERS.has(inner.which)) numbers.push(inner.which);
      if (SIZE.has(inner.which)) flags.size = true;
    }
    if ('what' in inner && typeof inner.what === 'string' && NUMBERS.has(inner.what)) numbers.push(inner.what);
    return undefined;
  });
  return { ...NO_READ, filters, numbers, ...flags, own: flags.own || filters.length === 0 };
}

const NO_READ: Read = {
  ...{ filters: [], own: false, devotion: false, tapped: false, counters: false, numbers: [], size: false, keywords: false },
  ...{ rising: false, bearings: [] },
};

const isFilter = (node: Node): node is Filter => node.kind === 'objects' && 'words' in node && 'suffixes' in node;

/** An object that becomes tapped may come to be one that is looked for: it counts as one before, too. */
function withoutStatus(filter: Filter): Filter {
  if (filter.kind === 'either') return { ...filter, filters: filter.filters.map(withoutStatus) };
  return { ...filter, words: filter.words.filter(({ kind }) => kind !== 'status' && kind !== 'other') };
}
