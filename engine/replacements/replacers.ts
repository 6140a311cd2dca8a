import type { DamageRecipient, Effect, ReplacedEvent, StaticEffect } from '../ast/index.ts';
import { mentions } from '../characteristics/mentions.ts';
import { staticEffects } from '../characteristics/staticEffects.ts';
import { every, some, type Truth, undetermined } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import type { GameEventBody } from '../events/event.ts';
import type { GameState } from '../state/game.ts';

type Replaces = Extract<StaticEffect, { readonly kind: 'replaces' | 'prevents' }>;

/** A replacement or prevention effect (614, 615) in force. */
export interface Replacer {
  readonly source: string;
  readonly text: string;
  readonly effect: Replaces;
  readonly context: Context;
}

const KNOWN = new WeakMap<GameState, readonly Replacer[]>();

const NONE: readonly Replacer[] = [];
const isReplacement = ({ kind }: { readonly kind: string }): boolean => kind === 'replaces' || kind === 'prevents';

/** Every replacement and prevention effect in force, other than of producing mana. */
export function replacersOf(state: GameState): readonly Replacer[] {
  if (!mentions(state, isReplacement)) return NONE;
  const known = KNOWN.get(state);
  if (known !== undefined) return known;
  const found: readonly Replacer[] = [...staticEffects(state, 'replaces'), ...staticEffects(state, 'prevents')];
  KNOWN.set(state, found);
  return found;
}

/** Text of a static ability that is not read and could replace an event of this kind; null where there is none. */
export function unreadReplacer(state: GameState, event: GameEventBody): string | null {
  const about = UNREAD_ABOUT[event.kind];
  if (about === undefined) return null;
  return staticEffects(state, 'unsupported').find(({ effect }) => about.test(effect.text))?.effect.text ?? null;
}

const UNREAD_ABOUT: Readonly<Partial<Record<GameEventBody['kind'], RegExp>>> = {
  DamageDealt: /\bdamage\b|\babsorb\b/i,
  LifeGained: /\bgain\b.*\blife\b/i,
  LifeLost: /\bwould lose\b.*\blife\b/i,
  ZoneChanged: /\bwould (die|leave|draw|discard|mill|enter|be (put into|exiled|destroyed|milled|discarded))\b|\bregenerat/i,
  CounterAdded: /\bwould (be put|put|get|have)\b.*\bcounters?\b|\bcounters?\b.*\bwould be put\b|counters? can't be put/i,
};

/** Whether an effect would replace or prevent an event: what the event is, and whom it is about. */
export function replaces({ effect, context }: Replacer, event: GameEventBody): Truth {
  if (effect.kind === 'prevents') return event.kind === 'DamageDealt' && prevents(effect.effect, event, context);
  const { event: would } = effect;
  const said = matchesWords(would, event, context);
  if (said === false || would.and === null) return said;
  return every([() => said, () => (would.and === null ? true : context.evaluate.holds(would.and, context))], (part) => part());
}

type DamageDealt = Extract<GameEventBody, { readonly kind: 'DamageDealt' }>;

function prevents(effect: Effect, { source, target, combat }: DamageDealt, context: Context): Truth {
  if (effect.kind !== 'prevent') return undetermined('what damage is prevented');
  if (effect.damage !== 'any' && (effect.damage === 'combat') !== combat) return false;
  return every(
    [
      () => effect.to === null || isDealtTo(effect.to, source, target, context),
      () => effect.by === null || context.evaluate.isRecipient(effect.by, source, context),
    ],
    (part) => part(),
  );
}

const isDealtTo = (to: DamageRecipient, source: string, target: string, context: Context): Truth =>
  to.kind === 'itself' ? source === target : context.evaluate.isRecipient(to, target, context);

/** Whether the words "if … would …" speak of an event of this kind, about these objects and players. */
function matchesWords({ who, what, to }: ReplacedEvent, event: GameEventBody, context: Context): Truth {
  const isWho = (id: string): Truth => who === null || context.evaluate.isRecipient(who, id, context);
  switch (event.kind) {
    case 'DamageDealt':
      if (!/\bdamage\b/.test(what) || (/\bcombat damage\b/.test(what) && !event.combat)) return false;
      if (/\bnoncombat damage\b/.test(what) && event.combat) return false;
      return every([() => isWho(event.source), () => to === null || isDealtTo(to, event.source, event.target, context)], (part) => part());
    case 'LifeLost':
    case 'LifePaid':
      return what === 'lose life' && isWho(event.player);
    case 'LifeGained':
      return what === 'gain life' && isWho(event.player);
    case 'CounterAdded':
      return (
        countersMatch(what, event.counter) &&
        (what.startsWith('put ') ? putMatches(what, event.object, isWho, context) : isWho(event.object))
      );
    case 'ZoneChanged':
      return zoneMatches(what, event) && isMoved(who, event.id, context);
    case 'ManaAdded':
    case 'ManaSpent':
    case 'ManaEmptied':
    case 'ManaChanged':
    case 'PermanentTapped':
    case 'PermanentUntapped':
    case 'PermanentHeldTapped':
    case 'LifeHeld':
    case 'EnergyPaid':
    case 'CounterRemoved':
    case 'ControlChanged':
    case 'LastingEffectBegan':
    case 'LastingEffectEnded':
    case 'DelayedTriggerSetUp':
    case 'ReflexiveTriggerSetUp':
    case 'DelayedTriggerGone':
    case 'Attached':
    case 'Unattached':
    case 'AbilityActivated':
    case 'AbilityTriggered':
    case 'AbilityPutOnStack':
    case 'SpellCast':
    case 'LandPlayed':
    case 'LibraryShuffled':
    case 'LibraryArranged':
    case 'ChosenAtRandom':
    case 'Countered':
    case 'Transformed':
    case 'AbilityResolved':
    case 'SpellResolved':
    case 'ResolutionFailed':
    case 'PlayerLost':
    case 'DrawFailed':
    case 'TurnBegan':
    case 'StepBegan':
    case 'PhasedIn':
    case 'PhasedOut':
    case 'PermanentStayedTapped':
    case 'DamageWoreOff':
    case 'RemovedFromCombat':
    case 'AttackersDeclared':
    case 'BlockersDeclared':
      return false;
  }
}

/** What moves, as the words describe it wherever it is: "a card or token". */
function isMoved(who: ReplacedEvent['who'], id: string, context: Context): Truth {
  const object = context.view.object(id);
  if (who === null || object === undefined) return who === null;
  if (who.kind === 'some' || who.kind === 'each' || who.kind === 'all') return context.evaluate.fits(who.filter, object, context);
  return context.evaluate.isRecipient(who, id, context);
}

const countersMatch = (what: string, counter: string): boolean => {
  const [, kind] = /^one or more (\S+ )?counters$/.exec(what) ?? [];
  if (/^put one or more counters on a permanent/.test(what)) return true;
  return /^one or more (\S+ )?counters$/.test(what) && (kind === undefined || kind.trim() === counter);
};

/** "would put one or more counters on a permanent you control": who puts them is the player of the words. */
function putMatches(what: string, object: string, isWho: (id: string) => Truth, context: Context): Truth {
  const target = context.view.object(object);
  if (target === undefined) return !what.endsWith('or player') ? false : some(context.view.state.players, ({ id }) => isWho(id));
  if (what.endsWith('you control')) return target.controller === context.you;
  return some(context.view.state.players, ({ id }) => isWho(id));
}

/** Whether words about dying, leaving and being put into a graveyard speak of a change of zones. */
function zoneMatches(what: string, { from, to, cause }: Extract<GameEventBody, { readonly kind: 'ZoneChanged' }>): boolean {
  const fromBattlefield = from === 'battlefield';
  switch (what) {
    case 'enter':
      return to === 'battlefield';
    case 'die':
    case 'die this turn':
      return fromBattlefield && to === 'graveyard';
    case 'be destroyed':
      return cause === 'destroy';
    case 'leave the battlefield':
      return fromBattlefield;
    case 'be exiled from the battlefield':
    case 'be put into exile from the battlefield':
      return fromBattlefield && to === 'exile';
    case 'be put into your graveyard from the battlefield':
      return fromBattlefield && to === 'graveyard';
    case 'be put into a graveyard':
    case 'be put into a graveyard from anywhere':
    case 'be put into your graveyard':
    case 'be put into your graveyard from anywhere':
    case "be put into a opponent's graveyard from anywhere":
    case "be put into a opponent 's graveyard from anywhere":
      return to === 'graveyard';
    case 'mill one or more cards':
      return cause === 'mill';
    default:
      return false;
  }
}
