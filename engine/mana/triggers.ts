import type { Ability, EventLimit, ObjectRef, TriggerEvent } from '../ast/index.ts';
import type { PermanentAbility } from '../characteristics/abilities.ts';
import { EVALUATE } from '../characteristics/battlefield.ts';
import { abilityOfDelayed } from '../characteristics/delayed.ts';
import { contextOfLasting } from '../characteristics/evaluator.ts';
import { isManaAbility } from '../characteristics/manaAbility.ts';
import { staticEffects } from '../characteristics/staticEffects.ts';
import { every, isKnown, type Truth, undetermined } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import { contains } from '../characteristics/walk.ts';
import type { DelayedTrigger } from '../state/game.ts';
import { ALL_TYPES, NO_TYPES, type TypeSet } from './amounts.ts';
import { sourceOfMana } from './instructions.ts';
import { lookupFor, pointOfView } from './look.ts';
import type { Moment } from './moment.ts';
import { exiledBy } from './standpoints.ts';
import type { ManaSystem } from './system.ts';
import { nameOf } from './wording.ts';

type Triggered = Extract<Ability, { kind: 'triggered' }>;
type ManaEvent = Extract<TriggerEvent, { kind: 'tappedForMana' | 'addsMana' }>;

/** A triggered mana ability on the board (605.1b), by one of the events that set it off. */
export interface ManaTrigger {
  /** The object that it is an ability of; of one that was set up, what its source has become. */
  readonly permanent: string;
  readonly owned: PermanentAbility;
  /** 603.7: what a spell or ability had set up; null: an ability of the object. */
  readonly delayed: DelayedTrigger | null;
  readonly ability: Triggered;
  readonly context: Context;
  readonly event: ManaEvent;
  readonly limits: readonly EventLimit[];
  /** The permanents whose mana sets it off; null where the board does not tell which. */
  readonly watches: ReadonlySet<string> | null;
}

/** The triggered mana abilities of a state, and those of which it can't be told when they trigger. */
export interface ManaTriggers {
  readonly all: readonly ManaTrigger[];
  readonly unread: readonly string[];
}

const TABLES = new WeakMap<ManaSystem, ManaTriggers>();

/** 605.1b: worked out once for a state. */
export function manaTriggers(system: ManaSystem): ManaTriggers {
  const known = TABLES.get(system) ?? tableOf(system);
  TABLES.set(system, known);
  return known;
}

function tableOf(system: ManaSystem): ManaTriggers {
  const { view, surroundings } = system;
  const all: ManaTrigger[] = [];
  const unread: string[] = [];
  const watched = new Map<string, ReadonlySet<string> | null>();
  const again = staticEffects(view.state, 'triggersAgain').filter(({ effect }) => effect.cause === null || isAboutMana(effect.cause));
  const add = (permanent: string, owned: PermanentAbility, ability: Triggered, context: Context, delayed: DelayedTrigger | null): void => {
    // 603.2d: one that may trigger an additional time adds more mana than is counted here.
    if (again.some(({ effect, context: its }) => its.evaluate.isRecipient(effect.of, permanent, its) !== false))
      unread.push(`how often “${owned.text}” of ${nameOf(system, permanent)} triggers`);
    for (const { event, limits } of flattened(ability.event, [])) {
      if (event.kind !== 'tappedForMana' && event.kind !== 'addsMana') {
        unread.push(`when “${owned.text}” of ${nameOf(system, permanent)} triggers`);
        continue;
      }
      const ref = subjectOf(event);
      const key = context.it === null ? pointOfView(ref, context) : `${permanent} ${delayed?.id ?? owned.index}`;
      const watches = watched.has(key) ? (watched.get(key) ?? null) : idsOf(ref, context);
      watched.set(key, watches);
      all.push({ permanent, owned, delayed, ability, context, event, limits, watches });
    }
  };
  for (const permanent of view.permanents)
    for (const owned of surroundings.abilitiesOf(permanent)) {
      const { ability } = owned;
      if (ability.kind !== 'triggered' || !isManaAbility(ability)) continue;
      const own = surroundings.contextFor(permanent, owned.origin);
      add(permanent, owned, ability, speaksOfExiled(ability) ? { ...own, it: exiledBy(own) } : own, null);
    }
  for (const delayed of view.state.delayedTriggers) {
    const ability = abilityOfDelayed(delayed);
    if (!isManaAbility(ability)) continue;
    if (delayed.once) unread.push(`whether “${delayed.text}” has triggered before`);
    add(delayed.source, ownedBy(delayed, ability), ability, contextOfLasting(view, EVALUATE, delayed), delayed);
  }
  return { all: inTurnOrder(all, system), unread: [...new Set(unread)] };
}

/** An ability that was set up, as one of no object: it has no place among any object's abilities. */
const ownedBy = ({ text, source }: DelayedTrigger, ability: Triggered): PermanentAbility => ({
  index: -1,
  text,
  kind: 'triggered',
  isManaAbility: true,
  support: 'full',
  ability,
  origin: { kind: 'granted', by: source },
});

/** Tells triggered mana abilities apart. */
export const triggerKey = ({ permanent, owned, delayed }: ManaTrigger): string => delayed?.id ?? `${permanent} ${owned.index}`;

/** 603.3b: those of the active player first, then the others' in turn order. */
function inTurnOrder(all: readonly ManaTrigger[], { view: { state } }: ManaSystem): readonly ManaTrigger[] {
  const active = state.players.findIndex(({ id }) => id === state.active);
  const order = new Map(state.players.map(({ id }, index) => [id, (index - active + state.players.length) % state.players.length]));
  return [...all].sort((one, other) => (order.get(one.context.you ?? '') ?? 0) - (order.get(other.context.you ?? '') ?? 0));
}

/** Whether an event of which one speaks is mana being added. */
const isAboutMana = (event: TriggerEvent): boolean =>
  flattened(event, []).some((one) => one.event.kind === 'tappedForMana' || one.event.kind === 'addsMana');

const subjectOf = (event: ManaEvent): ObjectRef => (event.kind === 'tappedForMana' ? event.what : event.source);

const speaksOfExiled = (ability: Triggered): boolean =>
  contains(ability.event, (node) => node.kind === 'status' && 'which' in node && node.which === 'exiled');

function idsOf(ref: ObjectRef, context: Context): ReadonlySet<string> | null {
  const ids = context.evaluate.objects(ref, context);
  return isKnown(ids) ? new Set(ids) : null;
}

interface Limited {
  readonly event: TriggerEvent;
  readonly limits: readonly EventLimit[];
}
function flattened(event: TriggerEvent, limits: readonly EventLimit[]): readonly Limited[] {
  if (event.kind === 'limited') return flattened(event.event, [...limits, event.to]);
  return event.kind === 'either' ? event.events.flatMap((one) => flattened(one, limits)) : [{ event, limits }];
}

/** Mana being added by an object's ability (106.4): what triggered mana abilities wait for. */
export interface Adding {
  /** The object whose ability it is. */
  readonly source: string;
  /** Who tapped it, or controls the ability. */
  readonly player: string;
  /** 106.12: whether a permanent was tapped for it. */
  readonly tapped: boolean;
}

/** What was added, after replacement effects: to each player these types, and how much in all. */
export interface Added {
  readonly types: ReadonlyMap<string, TypeSet>;
  readonly amount: bigint;
}

/** A trigger that an event sets off. `unsure`: why the board does not tell whether it does. */
export interface SetOff {
  readonly trigger: ManaTrigger;
  readonly unsure: string | null;
}

/** 603.2, 106.12a: the triggered mana abilities that such mana sets off if it is of the types that they ask for, each once. */
export function waitingFor(adding: Adding, moment: Moment): readonly SetOff[] {
  const found: SetOff[] = [];
  for (const trigger of manaTriggers(moment.after).all) {
    if ((trigger.delayed === null && moment.departed.has(trigger.permanent)) || !concerns(trigger, adding, moment)) continue;
    const truth = isSetOff(trigger, adding, moment);
    const twice = found.some((one) => one.trigger.owned === trigger.owned && one.trigger.permanent === trigger.permanent);
    if (truth !== false && !twice) found.push({ trigger, unsure: truth === true ? null : truth.why });
  }
  return found;
}

/** Whether mana of this source may set it off at all. */
const concerns = ({ watches, event }: ManaTrigger, { source, tapped }: Adding, { departed }: Moment): boolean =>
  (event.kind === 'addsMana' || tapped) && (watches === null || watches.has(source) || departed.has(source));

function isSetOff(trigger: ManaTrigger, { source, player }: Adding, moment: Moment): Truth {
  const { event, ability, limits } = trigger;
  const context: Context = { ...trigger.context, view: moment.view, they: player };
  const here: Context = { ...context, it: [source] };
  return every<() => Truth>(
    [
      () => isWatched(trigger, source, context, moment),
      () => event.kind !== 'tappedForMana' || event.by === null || context.evaluate.isPlayer(event.by, player, context),
      () => every(limits, (limit) => isWithin(limit, here)),
      () => ability.condition === null || context.evaluate.holds(ability.condition, here),
      () => ability.limit === null || undetermined(`whether it has triggered this turn (“${ability.limit}”)`),
    ],
    (test) => test(),
  );
}

/** 603.10: what is attached is looked at after the costs are paid; what was tapped and sacrificed as it last was (608.2h). */
function isWatched({ event, watches }: ManaTrigger, source: string, context: Context, { departed }: Moment): Truth {
  if (!departed.has(source)) return watches === null ? undetermined('which permanents it looks at') : watches.has(source);
  const ref = subjectOf(event);
  const object = context.view.object(source);
  if (object === undefined || !('filter' in ref) || ref.kind === 'attached' || ref.filter === 'any') return false;
  return context.evaluate.fits(ref.filter, object, context);
}

const WANTED = new WeakMap<ManaTrigger, TypeSet>();

/** "For {C}", "one or more mana of the chosen color": whether what was produced is of these types, replacement effects applied (106.12a). */
export function asksFor(trigger: ManaTrigger, { types, amount }: Added): boolean {
  const { event, ability, context } = trigger;
  const wanted = WANTED.get(trigger) ?? (event.of === null ? ALL_TYPES : typesOfSource(event.of, ability, context));
  WANTED.set(trigger, wanted);
  if (event.kind === 'tappedForMana')
    return [...types.values()].some((each) => (each & wanted) !== 0) && amount >= BigInt(event.least ?? 1);
  return [...types].some(([who, each]) => (each & wanted) !== 0 && context.evaluate.isPlayer(event.player, who, context) === true);
}

function typesOfSource(of: NonNullable<ManaEvent['of']>, ability: Ability, context: Context): TypeSet {
  const source = sourceOfMana(
    of,
    lookupFor(ability, context, 'amounts', () => ''),
  );
  return source.kind === 'known' ? source.types : NO_TYPES;
}

/** 603.1: whether something happens when the words of a trigger condition say that it counts, as far as they don't look at what happens. */
export function isWithin(limit: EventLimit, context: Context): Truth {
  switch (limit.kind) {
    case 'turn':
      return context.evaluate.isPlayer(limit.of, context.view.state.active, context);
    case 'thisTurn':
      return true;
    case 'while':
    case 'and':
      return context.evaluate.holds(limit.condition, context);
    case 'usingMana':
      return undetermined('which mana was used');
    case 'words':
      return undetermined(`whether it is ${limit.words}`);
  }
}

/** Whether what it adds, or whether it triggers, hangs on the types that were produced. */
export const looksAtTypes = ({ event, ability }: ManaTrigger): boolean =>
  event.of !== null || contains(ability.effects, ({ kind }) => kind === 'produced');

const SPEAKS = new WeakMap<Ability, boolean>();

/** Whether what it adds hangs on the permanent that was tapped, beside what that produced. */
export function speaksOfTapped({ ability }: ManaTrigger): boolean {
  const known =
    SPEAKS.get(ability) ??
    contains(
      ability.effects,
      ({ kind }) => kind === 'it' || kind === 'that' || kind === 'same',
      ({ kind }) => kind !== 'produced',
    );
  SPEAKS.set(ability, known);
  return known;
}
