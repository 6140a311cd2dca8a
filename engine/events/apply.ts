import { type GameState, nextInGame } from '../state/game.ts';
import { addToPool, type PooledMana, takeFromPool } from '../state/manaPool.ts';
import { withCounters, withoutStackObject, withPermanent, withPermanents, withPlayer } from './change.ts';
import { attackersDeclared, becameBlocked, blockersDeclared, outOfCombat, stepOfCombat } from './combat.ts';
import { damageDealt } from './damageDealt.ts';
import { designated } from './designated.ts';
import type { GameEventBody } from './event.ts';
import { remembered } from './history.ts';
import { effectBegan, effectReduced, effectsEnded, triggerSetUp, triggersGone } from './lasting.ts';
import { playerLeft } from './leaving.ts';
import { withPast } from './past.ts';
import { returnAwaited, returnDue, returnOver } from './returning.ts';
import { spellCast } from './spellCast.ts';
import { nextTimestamp } from './timestamps.ts';
import { beginTurn } from './turnBegan.ts';
import { extraTurnAdded, phaseInserted, phasesAdded, skipped, skipSetUp } from './turnOrder.ts';
import { upkeepBegan } from './upkeepBegan.ts';
import { changeZone } from './zoneChanged.ts';

type Kind = GameEventBody['kind'];
type EventOf<K extends Kind> = Extract<GameEventBody, { readonly kind: K }>;
type Apply<K extends Kind> = (state: GameState, event: EventOf<K>) => GameState;

/** What each kind of event changes. */
const APPLY: { readonly [K in Kind]: Apply<K> } = {
  /** 106.4. */
  ManaAdded: (state, { player, mana }) => changePool(state, player, [], mana),
  /** 118.3a. */
  ManaSpent: (state, { player, mana }) => changePool(state, player, mana, []),
  /** 500.5. */
  ManaEmptied: (state, { player, mana }) => changePool(state, player, mana, []),
  ManaChanged: (state, { player, from, to }) => changePool(state, player, from, to),
  /** 701.26. */
  PermanentTapped: (state, { permanent }) => withPermanent(state, permanent, (one) => ({ ...one, tapped: true })),
  PermanentUntapped: (state, { permanent }) => withPermanent(state, permanent, (one) => ({ ...one, tapped: false })),
  PermanentHeldTapped: (state, { permanent, steps }) =>
    withPermanent(state, permanent, (one) => ({ ...one, heldTapped: Math.max(one.heldTapped, steps) })),
  PermanentStayedTapped: (state, { permanent }) =>
    withPermanent(state, permanent, (one) => ({ ...one, heldTapped: Math.max(0, one.heldTapped - 1) })),
  /** 118.3b, 119.2-3. */
  LifePaid: (state, { player, amount }) => changeLife(state, player, -amount),
  LifeLost: (state, { player, amount }) => changeLife(state, player, -amount),
  LifeGained: (state, { player, amount }) => changeLife(state, player, amount),
  LifeHeld: (state) => state,
  /** 107.14. */
  EnergyPaid: (state, { player, amount }) => withPlayer(state, player, (one) => ({ ...one, energy: one.energy - amount })),
  DamageDealt: damageDealt,
  /** 615.6: nothing was dealt. */
  DamagePrevented: (state) => state,
  Regenerated: (state, { permanent }) => withPermanent(state, permanent, (one) => ({ ...one, damage: 0 })),
  /** 122.1. */
  CounterAdded: (state, { object, counter, amount, entered }) =>
    entered === true ? state : countersChanged(playerCounters(state, object, counter, amount), object, counter, amount),
  CounterRemoved: (state, { object, counter, amount }) => countersChanged(state, object, counter, -amount),
  ZoneChanged: changeZone,
  /** 110.2, 302.6, 506.4: it is new to its controller, and it leaves combat. */
  ControlChanged: (state, { permanent, to, base }) =>
    withPermanent(outOfCombat(state, [permanent]), permanent, (one) => ({
      ...one,
      controller: base ? to : one.controller,
      sick: true,
      upkeepsHeld: 0,
    })),
  LastingEffectBegan: effectBegan,
  LastingEffectReduced: effectReduced,
  LastingEffectEnded: effectsEnded,
  DelayedTriggerSetUp: triggerSetUp,
  /** 603.12: nothing of it waits. */
  ReflexiveTriggerSetUp: (state) => state,
  DelayedTriggerGone: triggersGone,
  ReturnAwaited: returnAwaited,
  ReturnDue: returnDue,
  ReturnOver: returnOver,
  /** 701.3, 613.7e: attached anew, it has a new timestamp. */
  Attached: (state, { permanent, to }) =>
    withPermanent(state, permanent, (one) => ({ ...one, attachedTo: to, timestamp: nextTimestamp(state) })),
  /** 701.3d. */
  Unattached: (state, { permanent }) => withPermanent(state, permanent, (one) => ({ ...one, attachedTo: null })),
  /** 602.5b, 603.2h: what goes on the stack is put there as such. */
  AbilityActivated: (state, { source, instance }) => counted(state, source, instance),
  AbilityTriggered: (state, { source, instance }) => counted(state, source, instance),
  SpellCast: spellCast,
  /** 305.2. */
  LandPlayed: (state, { player }) => withPlayer(state, player, (one) => ({ ...one, landsPlayed: one.landsPlayed + 1 })),
  /** 707.10, 112.2: its owner is the player under whose control it was put there. */
  SpellCopied: (state, { object, card }) => ({
    ...state,
    cards: new Map(state.cards).set(object.id, { id: object.id, card, owner: object.controller, zone: 'stack', commander: false }),
    stack: [...state.stack, object],
  }),
  TargetsChanged: (state, { object }) => ({ ...state, stack: state.stack.map((one) => (one.id === object.id ? object : one)) }),
  AbilityPutOnStack: (state, { object, past = [] }) => ({ ...withPast(state, past), stack: [...state.stack, object] }),
  AbilityResolved: (state, { object }) => withoutStackObject(state, object.id),
  /** The card leaves the stack by an event of its own. */
  SpellResolved: (state) => state,
  ResolutionFailed: (state, { object }) => (object.kind === 'spell' ? state : withoutStackObject(state, object.id)),
  PlayerLost: (state, { player, because }) => withPlayer(state, player, (one) => ({ ...one, lost: because })),
  PlayerLeft: playerLeft,
  DrawFailed: (state) => state,
  LibraryShuffled: (state, { player, library, seed }) => ({ ...withPlayer(state, player, (one) => ({ ...one, library })), seed }),
  LibraryArranged: (state, { player, library }) => withPlayer(state, player, (one) => ({ ...one, library })),
  ChosenAtRandom: (state, { seed }) => ({ ...state, seed }),
  Countered: (state, { object }) => (state.cards.has(object.id) ? state : withoutStackObject(state, object.id)),
  /** 712.18: it stays the same object. */
  Transformed: (state, { permanent, face }) => withPermanent(state, permanent, (one) => ({ ...one, face })),
  /** 708.8, 613.7f: it stays the same object, with a new timestamp. */
  TurnedFaceUp: (state, { permanent, x }) =>
    withPermanent(state, permanent, (one) => ({ ...one, faceDown: false, x: x ?? one.x, timestamp: nextTimestamp(state) })),
  /** 708.2a. */
  TurnedFaceDown: (state, { permanent }) =>
    withPermanent(state, permanent, (one) => ({ ...one, faceDown: 'plain', timestamp: nextTimestamp(state) })),
  TurnBegan: beginTurn,
  ExtraTurnAdded: extraTurnAdded,
  PhasesAdded: phasesAdded,
  PhaseInserted: phaseInserted,
  SkipSetUp: skipSetUp,
  Skipped: skipped,
  /** 500.1. */
  StepBegan: (state, { step, turn, active, struckFirst }) => ({
    ...(step === 'UPKEEP' ? upkeepBegan(state, active) : state),
    ...{ turn, active, priority: nextInGame(state, active), step },
    combat: stepOfCombat(state, step, struckFirst),
  }),
  AttackersDeclared: attackersDeclared,
  BlockersDeclared: blockersDeclared,
  PhasedIn: (state, { permanents }) => withPermanents(state, permanents, (one) => ({ ...one, phasedOut: false })),
  PhasedOut: (state, { permanents }) => withPermanents(outOfCombat(state, permanents), permanents, (one) => ({ ...one, phasedOut: true })),
  Designated: designated,
  DesignationLost: (state, { object, what }) =>
    withPermanent(state, object, (one) => ({ ...one, designations: new Set([...one.designations].filter((other) => other !== what)) })),
  SpeedChanged: (state, { player, to }) => withPlayer(state, player, (one) => ({ ...one, speed: to })),
  DayNightChanged: (state, { to }) => ({ ...state, dayNight: to }),
  ActionTaken: (state) => state,
  CoinFlipped: (state, { seed }) => ({ ...state, seed }),
  DieRolled: (state, { seed }) => ({ ...state, seed }),
  DamageWoreOff: (state, { permanents }) => withPermanents(state, permanents, (one) => ({ ...one, damage: 0 })),
  ProtectorChosen: (state, { permanent, player }) =>
    withPermanent(state, permanent, (one) => ({ ...one, chosen: { ...one.chosen, player } })),
  BecameBlocked: becameBlocked,
  RemovedFromCombat: (state, { permanents }) => outOfCombat(state, permanents),
  LeftOut: (state) => state,
};

/**
 * The state after an event. Nothing is asked or checked here: what may happen was settled before (legality, replacement effects).
 * Objects that the event does not touch are the same ones as before.
 */
export function apply(state: GameState, event: GameEventBody): GameState {
  return remembered(state, event, applyKind(event.kind, state, event), state);
}

/** The table's entry for a kind, which the kind itself picks. */
function applyKind<K extends Kind>(kind: K, state: GameState, event: EventOf<K>): GameState {
  return APPLY[kind](state, event);
}

/** The state after events that happen together: what leaves is remembered as it was before all of them (603.10a). */
export const applyAll = (state: GameState, events: readonly GameEventBody[]): GameState =>
  events.reduce((now, event) => remembered(now, event, applyKind(event.kind, now, event), state), state);

/** Counts one more use of an ability on its object. */
const counted = (state: GameState, source: string, instance: string): GameState =>
  withPermanent(state, source, (one) => {
    const before = one.activations.get(instance) ?? { thisTurn: 0, thisGame: 0 };
    const after = { thisTurn: before.thisTurn + 1, thisGame: before.thisGame + 1 };
    return { ...one, activations: new Map(one.activations).set(instance, after) };
  });

/** 122.1: counters of a permanent, or of a card in exile. */
function countersChanged(state: GameState, id: string, counter: string, change: number): GameState {
  const card = state.cards.get(id);
  if (card?.zone !== 'exile') return withPermanent(state, id, (one) => ({ ...one, counters: withCounters(one.counters, counter, change) }));
  const counters = withCounters(card.aside?.counters ?? new Map(), counter, change);
  return { ...state, cards: new Map(state.cards).set(id, { ...card, aside: { ...card.aside, counters } }) };
}

const changeLife = (state: GameState, player: string, change: number): GameState =>
  withPlayer(state, player, (one) => (change === 0 ? one : { ...one, life: one.life + change }));

/** 122.1: counters that players have. */
const playerCounters = (state: GameState, id: string, counter: string, amount: number): GameState =>
  withPlayer(state, id, (one) => {
    if (counter === 'poison') return { ...one, poison: one.poison + amount };
    return counter === 'energy' ? { ...one, energy: one.energy + amount } : one;
  });

const changePool = (state: GameState, player: string, gone: readonly PooledMana[], come: readonly PooledMana[]): GameState =>
  withPlayer(state, player, (one) => ({ ...one, manaPool: addToPool(takeFromPool(one.manaPool, gone), come) }));
