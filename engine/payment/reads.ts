import type { Ability, Filter } from '../ast/index.ts';
import { isManaAbility } from '../characteristics/manaAbility.ts';
import { contains, type Node, walk } from '../characteristics/walk.ts';

/** Something about the game that a text looks at, so that what it does may change when that changes. */
export interface Read {
  /** Objects that are counted or looked for; tapped or not is left out of them. */
  readonly filters: readonly Filter[];
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
  /** Whether it is certain that there is no less mana where there are more of those objects. */
  readonly rising: boolean;
}

const KNOWN = new WeakMap<Ability, readonly Read[]>();

/** What of the game an ability looks at as far as that bears on mana; worked out once. */
export function readsOf(ability: Ability): readonly Read[] {
  const known = KNOWN.get(ability) ?? partsOnMana(ability).flatMap((part) => readsIn(part, isRising(part)));
  KNOWN.set(ability, known);
  return known;
}

/** Whether an ability does something for other abilities that add mana: changes what they are, what they give, whether they may be used. */
export function providesFor(ability: Ability): boolean {
  if (ability.kind === 'triggered') return isManaAbility(ability);
  if (ability.kind !== 'static') return false;
  return ability.effects.some((effect) => {
    switch (effect.kind) {
      case 'manaReplacement':
      case 'costModification':
      case 'cantActivate':
      case 'cant':
      case 'spendAsThough':
      case 'unsupported':
        return true;
      case 'continuous':
        return effect.subject.kind !== 'self' && effect.changes.some(({ kind }) => !ONLY_SIZE.has(kind));
      default:
        return false;
    }
  });
}

/** Which mana abilities give more, or are there, because an ability is: those with {T} in their costs, those that it grants, any. */
export type Raised = 'nothing' | 'tapping' | 'granted' | 'any';

/** All that an ability does for others, where it only lets there be more mana; null where it may do something else. */
export function raisedBy(ability: Ability): Raised | null {
  if (!providesFor(ability)) return 'nothing';
  if (ability.kind === 'triggered') return ability.event.kind === 'tappedForMana' ? 'tapping' : 'any';
  if (ability.kind !== 'static') return null;
  const each = ability.effects.map((effect): Raised | null => {
    if (!providesFor({ ...ability, effects: [effect] })) return 'nothing';
    if (effect.kind === 'manaReplacement') return effect.replacement.kind === 'multiplies' && effect.condition === null ? 'tapping' : null;
    if (effect.kind !== 'continuous' || effect.condition !== null) return null;
    if (!effect.changes.every(({ kind }) => kind === 'gains' || ONLY_SIZE.has(kind))) return null;
    const granted = effect.changes.flatMap((change) => (change.kind === 'gains' ? change.abilities : []));
    return granted.every(isOwnAffair) ? 'granted' : 'any';
  });
  if (each.includes(null)) return null;
  const some = new Set(each.filter((one) => one !== 'nothing'));
  const [only = 'nothing'] = some;
  return some.size > 1 ? 'any' : only;
}

/** A keyword or an activated ability does nothing for others. */
const isOwnAffair = (granted: { readonly kind: string }): boolean =>
  granted.kind === 'keyword' || (granted.kind === 'quoted' && !contains(granted, ({ kind }) => kind === 'static' || kind === 'triggered'));

const ONLY_SIZE: ReadonlySet<string> = new Set(['modifyPowerToughness', 'basePowerToughness']);

/** Whether an ability changes the power or toughness of others. */
export const changesSize = (ability: Ability): boolean =>
  ability.kind === 'static' &&
  ability.effects.some((effect) => effect.kind === 'continuous' && effect.changes.some(({ kind }) => ONLY_SIZE.has(kind)));

/** The parts of an ability that decide how much mana there is: of activated ones all but the choice of what their costs are paid with. */
function partsOnMana(ability: Ability): readonly unknown[] {
  switch (ability.kind) {
    case 'activated': {
      if (!isManaAbility(ability)) return [];
      const adding = ability.effects.filter((effect) => contains(effect, ({ kind }) => kind === 'addMana'));
      return [...adding, ...ability.restrictions, ...ability.costs];
    }
    case 'triggered':
      return isManaAbility(ability) ? [ability.condition, ...ability.effects] : [];
    case 'static':
      return ability.effects;
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

function readsIn(part: unknown, rising: boolean): readonly Read[] {
  const found: Read[] = [];
  walk(part, (node) => {
    if (node.kind === 'unsupported' || !LOOKING.has(node.kind)) return undefined;
    found.push({ ...readOf(node), rising });
    return 'stop';
  });
  return found;
}

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

function readOf(node: Node): Omit<Read, 'rising'> {
  const filters: Filter[] = [];
  const numbers: string[] = [];
  const flags = { devotion: false, tapped: false, counters: false, size: false };
  walk(node, (inner) => {
    if (isFilter(inner)) filters.push(withoutStatus(inner));
    if (inner.kind === 'devotion' || inner.kind === 'manaSymbols') flags.devotion = true;
    if (inner.kind === 'status' && 'which' in inner && (inner.which === 'tapped' || inner.which === 'untapped')) flags.tapped = true;
    if (inner.kind === 'inState' && 'state' in inner && (inner.state === 'tapped' || inner.state === 'untapped')) flags.tapped = true;
    if (/[cC]ounter/.test(inner.kind)) flags.counters = true;
    if ('which' in inner && typeof inner.which === 'string') {
      if (NUMBERS.has(inner.which)) numbers.push(inner.which);
      if (SIZE.has(inner.which)) flags.size = true;
    }
    if ('what' in inner && typeof inner.what === 'string' && NUMBERS.has(inner.what)) numbers.push(inner.what);
    return undefined;
  });
  return { filters, numbers, ...flags };
}

const isFilter = (node: Node): node is Filter => node.kind === 'objects' && 'words' in node && 'suffixes' in node;

/** An object that becomes tapped may come to be one that is looked for: it counts as one before, too. */
function withoutStatus(filter: Filter): Filter {
  if (filter.kind === 'either') return { ...filter, filters: filter.filters.map(withoutStatus) };
  return { ...filter, words: filter.words.filter(({ kind }) => kind !== 'status' && kind !== 'other') };
}
