import type {
  Ability,
  ActivationRestriction,
  Change,
  Condition,
  Cost,
  Duration,
  Effect,
  Filter,
  FilterSuffix,
  FilterWord,
  Keyword,
  ManaOutput,
  ManaSource,
  ObjectRef,
  PlayerRef,
  Quantity,
  Recipient,
  SpendingPurpose,
  StaticEffect,
  TriggerEvent,
} from '../../ast/index.ts';
import { declare } from '../syntax.ts';

/*
 * The grammar's recursive parts, one name each. The file that owns a part defines it; the others import it from here,
 * so that no two grammar files import one another.
 */

/** Noun phrases: "tapped Elf you control" and "tapped Elves you control". */
export const filterSingular = declare<Filter>('filter, singular');
/** One that is no list itself: what a list has between its commas. */
export const filterListed = declare<Filter>('filter in a list');
export const filterPlural = declare<Filter>('filter, plural');
/** A single word of a filter as an adjective. */
export const adjective = declare<FilterWord>('adjective');
export const filterSuffix = declare<FilterSuffix>('filter suffix');
/** The same and more, after "ability". */
export const abilitySuffix = declare<FilterSuffix>('ability suffix');

/** Objects as subject of a singular or plural verb, and as object of a verb or preposition. */
export const singularSubject = declare<ObjectRef>('object, singular subject');
export const pluralSubject = declare<ObjectRef>('object, plural subject');
export const objects = declare<ObjectRef>('objects');
/** "this creature's", "~'s", "its", "that land's". */
export const objectPossessive = declare<ObjectRef>('object, possessive');

/** Players likewise: "that player draws", "you draw". `player` is the object form: "target player". */
export const singularPlayer = declare<PlayerRef>('player, singular subject');
export const pluralPlayer = declare<PlayerRef>('player, plural subject');
export const player = declare<PlayerRef>('player');
export const playerPossessive = declare<PlayerRef>('player, possessive');

/** Objects or players: "you or a planeswalker you control". */
export const recipient = declare<Recipient>('recipient');

/** "three", "X", "that many": before a counted noun. */
export const amount = declare<Quantity>('amount');
/** "the number of Elves you control", "its power", "twice …": after "equal to" or "is". */
export const quantity = declare<Quantity>('quantity');
/** After "for each": "creature you control", "charge counter on it". */
export const each = declare<Quantity>('each');

export const manaOutput = declare<ManaOutput>('mana output');
export const manaSource = declare<ManaSource>('mana source');
export const cost = declare<Cost>('cost');
export const costs = declare<readonly Cost[]>('costs');
export const spendingPurpose = declare<SpendingPurpose>('spending purpose');
export const activationRestriction = declare<ActivationRestriction>('activation restriction');
export const condition = declare<Condition>('condition');
export const duration = declare<Duration>('duration');
/** What happens to a subject in the singular ("gets +1/+1 and has flying") and in the plural; without a duration. */
export const singularChanges = declare<readonly Change[]>('changes of a singular subject');
export const pluralChanges = declare<readonly Change[]>('changes of a plural subject');
export const keyword = declare<Keyword>('keyword');
export const triggerEvent = declare<TriggerEvent>('trigger event');
/** A clause of an instruction without its full stop; a whole sentence's content. */
export const effect = declare<Effect>('effect');
/** A static ability's sentence without its full stop. */
export const staticEffect = declare<StaticEffect>('static effect');
/** An ability in quotation marks, as it is granted. */
export const quotedAbility = declare<Ability>('quoted ability');
