import type { ObjectRef, TriggerEvent } from '../ast/index.ts';
import { EVALUATE } from '../characteristics/battlefield.ts';
import { abilityOfDelayed } from '../characteristics/delayed.ts';
import { contextOf, contextOfLasting } from '../characteristics/evaluator.ts';
import { layered } from '../characteristics/layers.ts';
import { every, isKnown, type Truth, undetermined } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import type { ReflexiveTrigger } from '../events/event.ts';
import type { GameState, Meant } from '../state/game.ts';
import { isKindSaid } from './abilityWords.ts';
import { timesMore } from './again.ts';
import { withParts } from './combatParts.ts';
import { type Departed, departedOf } from './departed.ts';
import type { TriggeredAbility } from './keywordAbilities.ts';
import { keepsFromTriggering } from './keywordTriggers.ts';
import { matchTrigger } from './match.ts';
import type { Occurrence, Seen, TriggeredBy } from './occurrence.ts';
import { isStopped } from './stopped.ts';
import { changesNothingElse } from './unchanged.ts';
import type { Untold } from './untold.ts';
import { mayMatch, mayTrigger, type Waiting, waitingIn } from './waiting.ts';

/** An ability that has triggered and waits to be put on the stack (603.3). */
export interface Triggered extends Waiting {
  readonly controller: string;
  readonly meant: Meant;
  /** What of the objects that it speaks of is gone already. */
  readonly departed: readonly Departed[];
  /** What it triggered on; null for one that no event caused (603.8). */
  readonly cause: TriggeredBy | null;
}

export interface TriggersFound {
  readonly triggered: readonly Triggered[];
  readonly untold: readonly Untold[];
}

/** 603.2: the abilities on the stack's way that trigger on what happened, in the order in which it did. */
export function triggersOn(happened: readonly Occurrence[]): TriggersFound {
  const occurrences = withParts(happened);
  const triggered: Triggered[] = [];
  const untold: Untold[] = [];
  /** 603.2c: of abilities about "one or more": their places among what triggered. */
  const onceForAll = new Map<string, readonly number[]>();
  const spent = new Set<string>();
  /** Of abilities about damage that is one, however many deal it or are dealt it: their places among what triggered, by the game after it and by its key. */
  const dealt = new Map<GameState, Map<string, readonly number[]>>();
  const [first] = occurrences;
  const same = first !== undefined && changesNothingElse(first.before, occurrences) ? first.before : null;
  for (const [place, occurrence] of occurrences.entries()) {
    if (occurrence.what.kind === 'ReflexiveTriggerSetUp') triggered.push(reflexive(occurrence.what.trigger, occurrences, place));
    const state = same ?? lookedAt(occurrence);
    if (!mayTrigger(state, occurrence.what.kind)) continue;
    for (const waiting of waitingIn(state)) {
      const { ability, source, instance, text, delayed } = waiting;
      if (!mayMatch(ability.event, occurrence.what) || (delayed?.once === true && spent.has(delayed.id))) continue;
      const { view } = layered(state);
      const context = delayed === null ? contextOf(view, EVALUATE, source, waiting.named) : contextOfLasting(view, EVALUATE, delayed);
      const match = matchTrigger(ability.event, occurrence, context, delayed?.began ?? null);
      const { truth: matches } = match;
      const meant = delayed === null ? match.meant : meantLater(delayed.meant, match.meant, occurrence);
      if (matches === false || (waiting.keyword !== null && keepsFromTriggering(waiting.keyword, occurrence))) continue;
      const triggers = every(
        [() => matches, () => isWithinLimit(waiting, state), () => conditionHolds(ability, meant, context, occurrence)],
        (part) => part(),
      );
      if (!isKnown(triggers)) untold.push({ source, text, why: triggers.why });
      if (triggers !== true) continue;
      const stopped = isStopped(state, source, ability.event, occurrence);
      if (typeof stopped === 'object') untold.push(stopped);
      if (stopped === true) continue;
      if (delayed?.once === true) spent.add(delayed.id);
      const spokenOf = [source, waiting.named, ...(meant.it ?? []), ...(meant.other?.ids ?? [])];
      const departed = departedOf(spokenOf, occurrences, place, looksBack(occurrence));
      const cause = { on: occurrence, event: ability.event };
      const found: Triggered = { ...waiting, controller: context.you ?? '', meant, departed, cause };
      // 603.2c: "one or more": once however many there are, with all of them.
      const once = isOnceForAll(ability.event) ? JSON.stringify([source, instance, towards(ability.event, occurrence)]) : null;
      const all = once === null ? undefined : onceForAll.get(once);
      if (all !== undefined) {
        change(triggered, all, (one) => withMore(one, found));
        continue;
      }
      const dealtTo = damageKey(found, occurrence);
      const before = dealtTo === null ? undefined : dealt.get(occurrence.after)?.get(dealtTo);
      if (before !== undefined) {
        change(triggered, before, (one) => ({
          ...one,
          meant: { ...one.meant, thatMany: (one.meant.thatMany ?? 0) + (meant.thatMany ?? 0) },
        }));
        continue;
      }
      // 603.2h: what triggers at the same time counts too.
      if (isUsedUp(found, triggered)) continue;
      const places = [triggered.length];
      triggered.push(found);
      if (delayed === null) {
        const again = timesMore(state, source, ability.event, occurrence);
        untold.push(...again.untold);
        for (let more = 0; more < again.times; more += 1) places.push(triggered.push(found) - 1);
      }
      if (once !== null) onceForAll.set(once, places);
      if (dealtTo !== null)
        dealt.set(occurrence.after, (dealt.get(occurrence.after) ?? new Map<string, readonly number[]>()).set(dealtTo, places));
    }
  }
  return { triggered, untold };
}

/** Changes what has triggered at those places. */
function change(triggered: Triggered[], places: readonly number[], how: (one: Triggered) => Triggered): void {
  for (const at of places) {
    const one = triggered[at];
    if (one !== undefined) triggered[at] = how(one);
  }
}

/** What an ability about "one or more" speaks of, with one more of those: "each of them", "that many", "that much damage". */
function withMore(one: Triggered, { meant, departed }: Triggered): Triggered {
  const it = [...new Set([...(one.meant.it ?? []), ...(meant.it ?? [])])];
  const counted = one.meant.thatMany ?? 1;
  return {
    ...one,
    meant: { ...one.meant, it: one.meant.it === null && meant.it === null ? null : it, thatMany: counted + (meant.thatMany ?? 1) },
    departed: [...one.departed, ...departed],
  };
}

/** What an ability that was set up means: what it triggered on, and what was meant as it was set up. "They" of a step that begins is no one new. */
function meantLater(then: Meant, now: Meant, { what }: Seen): Meant {
  return {
    it: now.it ?? then.it,
    they: what.kind === 'StepBegan' ? (then.they ?? now.they) : (now.they ?? then.they),
    x: now.x ?? then.x,
    thatMany: now.thatMany ?? then.thatMany,
    ...(now.it === null && then.other !== undefined ? { other: then.other } : {}),
  };
}

/** 603.12. */
function reflexive(trigger: ReflexiveTrigger, occurrences: readonly Seen[], place: number): Triggered {
  const { source, named, controller, text, effects, meant } = trigger;
  const departed = departedOf([source, named, ...(meant.it ?? []), ...(meant.other?.ids ?? [])], occurrences, place, false);
  const ability = abilityOfDelayed({ event: DONE, effects, text });
  const own = { source, index: null, ability, text, instance: text, named, keyword: null, delayed: null };
  return { ...own, controller, meant, departed, cause: null };
}

const DONE: TriggerEvent = { kind: 'occurrence', what: 'it was done' };

/** 603.10a: what leaves the battlefield is looked at as it was before, with all that left at the same time, and what triggers on it too. */
const looksBack = ({ what }: Seen): boolean =>
  (what.kind === 'ZoneChanged' && what.from === 'battlefield') || what.kind === 'AbilityActivated' || what.kind === 'PhasedOut';

const lookedAt = (occurrence: Seen): GameState => (looksBack(occurrence) ? occurrence.before : occurrence.after);

/** 603.4. */
function conditionHolds(
  { condition }: TriggeredAbility,
  { it, they, thatMany, other }: Meant,
  context: Context,
  { what, before }: Seen,
): Truth {
  const said = what.kind === 'AbilityActivated' ? isKindSaid(condition, what, before, context) : null;
  if (said !== null) return said;
  return (
    condition === null || context.evaluate.holds(condition, { ...context, it, they, thatMany, ...(other === undefined ? {} : { other }) })
  );
}

/** 603.2h: "This ability triggers only once each turn." 603.2i: of "do this only once each turn" it is not kept whether it was done when it triggered before. */
function isWithinLimit({ ability: { limit }, source, instance, delayed }: Waiting, state: GameState): Truth {
  if (limit === null) return true;
  if (delayed !== null) return !state.thisTurn.sourceless.has(instance);
  if (limit.endsWith('only during your turn')) return layered(state).view.object(source)?.controller === state.active;
  const used = state.permanents.get(source)?.activations.get(instance) ?? { thisTurn: 0, thisGame: 0 };
  if (limit.startsWith('do this only once')) return used.thisTurn < 1 || undetermined('whether it was done this turn');
  if (limit.endsWith('each turn')) return used.thisTurn < (limit.includes('twice') ? 2 : 1);
  return used.thisGame < 1;
}

/** 603.2h: whether an ability that triggers only so often has done so among what has triggered and is not on the stack yet. */
function isUsedUp({ ability: { limit }, source, instance }: Waiting, triggered: readonly Triggered[]): boolean {
  if (limit === null || !/^this ability triggers only once\b/.test(limit)) return false;
  return triggered.some((one) => one.source === source && one.instance === instance);
}

/** Who or what a condition about damage is about: whom it is dealt to, or what deals it to whomever; null for what triggers for each of several. */
function damageOf(event: TriggerEvent, what: Extract<Seen['what'], { kind: 'DamageDealt' }>): string | null {
  if (event.kind === 'limited') return damageOf(event.event, what);
  if (event.kind === 'isDealtDamage' || event.kind === 'playerDealtDamage' || event.kind === 'damageDealt') return what.target;
  return event.kind === 'dealsDamage' && event.to === null ? what.source : null;
}

/**
 * 120.5, 603.2c: what several sources deal damage to at the same time is dealt damage once, and what deals damage to several deals damage once, where
 * nothing is said of whom: an ability with who or what that is. 615.13: what one effect prevents at the same time is prevented once. Null for what else it
 * triggers on.
 */
function damageKey({ source, instance, ability }: Triggered, { what }: Seen): string | null {
  if (what.kind === 'DamagePrevented') return JSON.stringify([source, instance, what.target, what.application]);
  const who = what.kind === 'DamageDealt' ? damageOf(ability.event, what) : null;
  return who === null ? null : JSON.stringify([source, instance, who]);
}

/** Whether a trigger condition speaks of "one or more". */
function isOnceForAll(event: TriggerEvent): boolean {
  if (event.kind === 'limited') return isOnceForAll(event.event);
  if (event.kind === 'countersPut' || event.kind === 'countersRemoved') return event.oneOrMore;
  return 'what' in event && typeof event.what === 'object' && isOneOrMore(event.what);
}

/** "… deal combat damage to a player", "… attack a player", "counters are put on a creature": once for each of them. */
function towards(event: TriggerEvent, { what }: Pick<Seen, 'what'>): string | null {
  if (event.kind === 'limited') return towards(event.event, { what });
  if (event.kind === 'countersPut' && what.kind === 'CounterAdded') return isOneOrMore(event.on) ? null : what.object;
  if (event.kind === 'countersRemoved' && what.kind === 'CounterRemoved') return isOneOrMore(event.from) ? null : what.object;
  if (event.kind === 'dealsDamage' && event.to !== null && what.kind === 'DamageDealt') return what.target;
  return event.kind === 'attacks' && event.whom !== null && what.kind === 'Attacks' ? what.whom : null;
}

const isOneOrMore = (ref: ObjectRef | { readonly kind: string }): boolean =>
  ref.kind === 'some' && 'amount' in ref && (ref.amount.kind === 'orMore' || ref.amount.kind === 'atLeast');
