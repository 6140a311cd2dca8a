import type { DamageRecipient, Effect, ObjectRef, Place, PlayerRef, WouldDamage, WouldEvent } from '../ast/index.ts';
import { layered } from '../characteristics/layers.ts';
import { compares } from '../characteristics/numbers.ts';
import { every, isKnown, some, type Truth, undetermined } from '../characteristics/truth.ts';
import type { Context, View } from '../characteristics/view.ts';
import { apply } from '../events/apply.ts';
import type { GameEventBody } from '../events/event.ts';
import { isWithin } from '../mana/triggers.ts';
import type { GameState } from '../state/game.ts';
import type { Replacer } from './replacers.ts';

/** Whether an effect would replace or prevent an event: what the event is, and whom it is about. */
export function replaces({ effect, context }: Replacer, event: GameEventBody): Truth {
  const { condition } = effect;
  if (effect.kind === 'prevents') {
    if (event.kind !== 'DamageDealt') return false;
    return every(
      [() => prevents(effect.effect, event, context), () => condition === null || context.evaluate.holds(condition, context)],
      (part) => part(),
    );
  }
  const { event: would, limit } = effect;
  if (event.kind === 'ZoneChanged' && event.to === 'battlefield' && !maySpeakOfEntering(would)) return false;
  const of = aboutEvent(event, context);
  return every(
    [
      () => isSuch(would, event, of),
      () => limit === null || isWithin(limit, of),
      () => condition === null || context.evaluate.holds(condition, of),
    ],
    (part) => part(),
  );
}

/** Whether words could be about something that goes to the battlefield, before that is looked at as it would be there. */
function maySpeakOfEntering(would: WouldEvent): boolean {
  if (would.kind === 'either') return would.events.some(maySpeakOfEntering);
  if (would.kind === 'zoneChange') return would.verb !== 'exiled' && (would.to === null || would.to.zone === 'battlefield');
  return would.kind === 'enters' || would.kind === 'discards' || would.kind === 'objectAction';
}

/**
 * "While it has a +1/+1 counter on it": what the event is about, where nothing was named before. 614.12: what would enter the battlefield is looked at as
 * it would be there.
 */
function aboutEvent(event: GameEventBody, context: Context): Context {
  if (event.kind === 'DamageDealt') return context.it === null ? { ...context, it: [event.target] } : context;
  if (event.kind !== 'ZoneChanged' || event.to !== 'battlefield' || event.as === null) return context;
  const view = viewOfEntering(event, context.view);
  return { ...context, view, it: context.it ?? [event.as] };
}

const ENTERING = new WeakMap<GameEventBody, { readonly from: GameState; readonly view: View }>();

/** The permanents that are there, with what an event puts onto the battlefield as it would be there. */
function viewOfEntering(event: ZoneChanged, before: View): View {
  const known = ENTERING.get(event);
  if (known !== undefined && known.from === before.state) return known.view;
  const after = apply(before.state, event);
  const there = event.as === null ? undefined : layered(after).view.object(event.as);
  const view: View = { state: after, permanents: before.permanents, object: (id) => (id === event.as ? there : before.object(id)) };
  ENTERING.set(event, { from: before.state, view });
  return view;
}

type DamageDealt = Extract<GameEventBody, { readonly kind: 'DamageDealt' }>;

function prevents(effect: Effect, { source, target, combat }: DamageDealt, context: Context): Truth {
  if (effect.kind !== 'prevent') return undetermined('what damage is prevented');
  if (effect.damage !== 'any' && (effect.damage === 'combat') !== combat) return false;
  const { to, voice } = effect;
  // "Dealt to and dealt by": either of them.
  if (voice === 'both' && to !== null)
    return some(
      [() => isDealtTo(to, source, target, context), () => to.kind !== 'itself' && context.evaluate.isRecipient(to, source, context)],
      (part) => part(),
    );
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
function isSuch(would: WouldEvent, event: GameEventBody, context: Context): Truth {
  const isWho = (who: PlayerRef | 'effect' | null, id: string): Truth =>
    who === null || who === 'effect' || context.evaluate.isPlayer(who, id, context);
  switch (event.kind) {
    case 'DamageDealt':
      return would.kind === 'damage' && isSuchDamage(would, event, context);
    case 'LifeLost':
    case 'LifePaid':
      return would.kind === 'losesLife' && would.amount === null && isWho(would.who, event.player);
    case 'LifeGained':
      return would.kind === 'gainsLife' && would.amount === null && isWho(would.who, event.player);
    case 'CounterAdded':
      if (would.kind !== 'countersPut' || (would.counter !== null && would.counter !== event.counter)) return false;
      return every([() => areOn(would, event.object, context), () => isPutBy(would, event, context)], (part) => part());
    case 'ZoneChanged':
      return isSuchMove(would, event, context);
    case 'PlayerLost':
      return would.kind === 'keywordAction' && would.action === '{lose} the game' && isWho(would.who, event.player);
    case 'ManaAdded':
    case 'ManaSpent':
    case 'ManaEmptied':
    case 'ManaChanged':
    case 'PermanentTapped':
    case 'PermanentUntapped':
    case 'PermanentHeldTapped':
    case 'LifeHeld':
    case 'LeftOut':
    case 'EnergyPaid':
    case 'CounterRemoved':
    case 'DamagePrevented':
    case 'Regenerated':
    case 'LastingEffectReduced':
    case 'ControlChanged':
    case 'LastingEffectBegan':
    case 'LastingEffectEnded':
    case 'DelayedTriggerSetUp':
    case 'ReflexiveTriggerSetUp':
    case 'DelayedTriggerGone':
    case 'ReturnAwaited':
    case 'ExtraTurnAdded':
    case 'PhasesAdded':
    case 'PhaseInserted':
    case 'SkipSetUp':
    case 'Skipped':
    case 'ReturnDue':
    case 'ReturnOver':
    case 'Attached':
    case 'Unattached':
    case 'AbilityActivated':
    case 'AbilityTriggered':
    case 'AbilityPutOnStack':
    case 'SpellCopied':
    case 'TargetsChanged':
    case 'SpellCast':
    case 'LandPlayed':
    case 'LibraryShuffled':
    case 'LibraryArranged':
    case 'ChosenAtRandom':
    case 'Countered':
    case 'Transformed':
    case 'TurnedFaceUp':
    case 'TurnedFaceDown':
    case 'AbilityResolved':
    case 'SpellResolved':
    case 'ResolutionFailed':
    case 'PlayerLeft':
    case 'DrawFailed':
    case 'TurnBegan':
    case 'StepBegan':
    case 'Designated':
    case 'DesignationLost':
    case 'SpeedChanged':
    case 'DayNightChanged':
    case 'ActionTaken':
    case 'CoinFlipped':
    case 'DieRolled':
    case 'PhasedIn':
    case 'PhasedOut':
    case 'PermanentStayedTapped':
    case 'DamageWoreOff':
    case 'ProtectorChosen':
    case 'BecameBlocked':
    case 'RemovedFromCombat':
    case 'AttackersDeclared':
    case 'BlockersDeclared':
      return false;
  }
}

type CountersPut = Extract<WouldEvent, { readonly kind: 'countersPut' }>;

const areOn = ({ on, orYou }: CountersPut, object: string, context: Context): Truth =>
  orYou === true && object === context.you ? true : context.evaluate.isRecipient(on, object, context);

/** 122.6a, 609.1: whether counters are put by whom the words name, or by an effect. */
function isPutBy({ by: who }: CountersPut, { by, noEffect }: Extract<GameEventBody, { kind: 'CounterAdded' }>, context: Context): Truth {
  if (who === null) return true;
  if (who === 'effect') return noEffect !== true;
  return by === undefined ? undetermined('who puts the counters') : context.evaluate.isPlayer(who, by, context);
}

/** Damage of the sort and size that is spoken of, by such a source, to such a recipient. */
function isSuchDamage(would: WouldDamage, { source, target, combat, amount }: DamageDealt, context: Context): Truth {
  if (would.sort !== 'any' && (would.sort === 'combat') !== combat) return false;
  const { amount: size, by, to } = would;
  return every(
    [
      () => by === null || context.evaluate.isRecipient(by, source, context),
      () => to === null || isDealtTo(to, source, target, context),
      () => {
        if (size === null) return true;
        const than = context.evaluate.amount(size.than, context);
        if (!isKnown(than)) return than;
        return compares(amount, size.comparison, than);
      },
    ],
    (part) => part(),
  );
}

type ZoneChanged = Extract<GameEventBody, { readonly kind: 'ZoneChanged' }>;

/** Whether words about dying, leaving, entering and being put somewhere speak of a change of zones. */
function isSuchMove(would: WouldEvent, moved: ZoneChanged, context: Context): Truth {
  const { from, to, cause } = moved;
  switch (would.kind) {
    case 'enters':
      return enters(would, moved, context);
    case 'dies':
      return from === 'battlefield' && to === 'graveyard' && would.under === null && isMoved(would.what, moved.id, context);
    case 'leaves':
      return from === 'battlefield' && would.under === null && isMoved(would.what, moved.id, context);
    case 'objectAction':
      return would.action === '{be} destroyed' && cause === 'destroy' && isMoved(would.what, moved.id, context);
    // 121.2a: so many cards are looked at together, before any of them moves.
    case 'mills':
      return false;
    case 'discards':
      return every(
        [
          () => cause === 'discard',
          () => isMoved(would.what, moved.id, context),
          () => context.evaluate.isPlayer(would.who, context.view.object(moved.id)?.owner ?? '', context),
        ],
        (part) => part(),
      );
    case 'zoneChange':
      return isPutSo(would, moved, context);
    case 'either':
      return some(would.events, (one) => isSuchMove(one, moved, context));
    default:
      return false;
  }
}

/** 614.12: "a creature would enter under an opponent's control". */
function enters({ what, from, under }: Extract<WouldEvent, { kind: 'enters' }>, moved: ZoneChanged, context: Context): Truth {
  if (moved.to !== 'battlefield' || moved.as === null) return false;
  if (from !== null) return undetermined('from where it would enter');
  const { as } = moved;
  const controller = context.view.object(as)?.controller;
  if (controller === undefined) return false;
  return every([() => isMoved(what, as, context), () => under === null || context.evaluate.isPlayer(under, controller, context)], (part) =>
    part(),
  );
}

/** "be put into a graveyard from anywhere", "be exiled from the battlefield". */
function isPutSo(would: Extract<WouldEvent, { kind: 'zoneChange' }>, moved: ZoneChanged, context: Context): Truth {
  const owner = context.view.object(moved.id)?.owner ?? null;
  const isPlace = ({ zone, of }: Place, at: string): Truth =>
    zone === at && (of === null || owner === null || context.evaluate.isPlayer(of, owner, context));
  const { from, to } = would;
  return every(
    [
      () => would.verb !== 'exiled' || moved.to === 'exile',
      () => to === null || isPlace(to, moved.to),
      () => {
        if (from === null || from === 'anywhere') return true;
        const there = isPlace(from, moved.from);
        return would.elsewhere && typeof there === 'boolean' ? !there : there;
      },
      () => isMoved(would.what, moved.id, context),
    ],
    (part) => part(),
  );
}

/** What moves, as the words describe it wherever it is: "a card or token". */
function isMoved(what: ObjectRef, id: string, context: Context): Truth {
  const object = context.view.object(id);
  if (object === undefined) return false;
  if (context.targets?.has(what) === true) return context.evaluate.isRecipient(what, id, context);
  if (what.kind === 'some' || what.kind === 'each' || what.kind === 'all') return context.evaluate.fits(what.filter, object, context);
  return context.evaluate.isRecipient(what, id, context);
}
