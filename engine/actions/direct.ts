import { isForbidden, whatFixesLife } from '../activation/forbidden.ts';
import { layered } from '../characteristics/layers.ts';
import { lifeGained, lifeLost, lifeSet } from '../damage/life.ts';
import { destroyed } from '../effects/destroying.ts';
import { moved } from '../effects/moving.ts';
import { canHaveCounters } from '../effects/puttingCounters.ts';
import type { GameEventBody } from '../events/event.ts';
import { ok, type Result, unreachable } from '../result.ts';
import { type GameState, playerOf } from '../state/game.ts';
import type { Action, Illegal } from './action.ts';
import { badInput, beyond, forbidden } from './illegal.ts';
import { hasLeft } from './inGame.ts';
import { happenTogether, type Progress, wouldHappen } from './progress.ts';

type Of<K extends Action['kind']> = Extract<Action, { readonly kind: K }>;

/** What is done to permanents at the caller's word, by no ability: it is not tapping for mana (106.12), and it costs nothing. */
export function toPermanents(
  progress: Progress,
  { kind, permanents }: Of<'tap' | 'untap' | 'destroy' | 'sacrifice' | 'exile' | 'returnToHand'>,
): Result<Progress, Illegal> {
  const { state } = progress;
  const events: GameEventBody[] = [];
  for (const id of new Set(permanents)) {
    const there = isThere(state, id, 'permanents');
    if (!there.ok) return there;
    const done = doneTo(kind, id, state);
    if (!done.ok) return done;
    events.push(...done.value);
  }
  return happenTogether(
    progress,
    events.map((event) => ({ event })),
  );
}

function doneTo(kind: Parameters<typeof toPermanents>[1]['kind'], id: string, state: GameState): Result<readonly GameEventBody[], Illegal> {
  const tapped = state.permanents.get(id)?.tapped === true;
  switch (kind) {
    case 'tap':
      return ok(tapped ? [] : [{ kind: 'PermanentTapped', permanent: id, forMana: false, by: null }]);
    case 'untap':
      return ok(tapped ? [{ kind: 'PermanentUntapped', permanent: id }] : []);
    case 'destroy':
      return ok(destroyed(state, id));
    case 'sacrifice':
      if (isForbidden(state, id, "can't be sacrificed") === true) return forbidden(`${id} can't be sacrificed.`, '101.2', '701.21a');
      return ok(moveOf(state, id, 'graveyard', 'sacrifice'));
    case 'exile':
      return ok(moveOf(state, id, 'exile', 'exile'));
    case 'returnToHand':
      return ok(moveOf(state, id, 'hand', 'returnToHand'));
    default:
      return unreachable(kind);
  }
}

const moveOf = (...args: Parameters<typeof moved>): readonly GameEventBody[] => {
  const event = moved(...args);
  return event === null ? [] : [event];
};

/** 110.2a, 613.1b: a player gains control of a permanent for good; where a continuous effect says otherwise, that is not carried out here. */
export function gainControl(progress: Progress, { player, permanent }: Of<'gainControl'>): Result<Progress, Illegal> {
  const { state } = progress;
  const there = isThere(state, permanent, 'permanent');
  if (!there.ok) return there;
  if (playerOf(state, player) === undefined) return noPlayer(player);
  const left = hasLeft(state, player);
  if (left !== null) return left;
  if (layered(state).view.object(permanent)?.controller === player) return ok(progress);
  const done = wouldHappen(progress, [{ kind: 'ControlChanged', permanent, to: player, base: true }]);
  if (!done.ok || layered(done.value.state).view.object(permanent)?.controller === player) return done;
  return beyond('gain control', `a continuous effect on the board controls ${permanent}, and a newer one over it is not modelled`);
}

/** 119: what happens to a player's life. */
export function life(progress: Progress, action: Of<'gainLife' | 'loseLife' | 'payLife' | 'setLife'>): Result<Progress, Illegal> {
  const { state } = progress;
  const { player } = action;
  const there = playerOf(state, player);
  if (there === undefined) return noPlayer(player);
  const left = hasLeft(state, player);
  if (left !== null) return left;
  if (action.kind === 'setLife') {
    if (!Number.isSafeInteger(action.to)) return badInput('to', `A life total must be a whole number, not ${action.to}.`);
    return wouldHappen(progress, lifeSet(state, player, action.to));
  }
  const { amount } = action;
  const wrong = noAmount(amount);
  if (wrong !== null) return wrong;
  switch (action.kind) {
    case 'gainLife':
      return wouldHappen(progress, lifeGained(state, player, amount, null));
    case 'loseLife':
      return wouldHappen(progress, lifeLost(state, player, amount));
    case 'payLife': {
      if (amount === 0) return ok(progress);
      if (there.life < amount) return forbidden(`${player} has ${there.life} life and can't pay ${amount}.`, '119.4');
      const fixed = whatFixesLife(state, player);
      if (fixed !== null || isForbidden(state, player, "can't lose life") === true)
        return forbidden(`${player} can't lose life, and so can't pay any.`, '119.8');
      return wouldHappen(progress, [{ kind: 'LifePaid', player, amount }]);
    }
  }
}

/** 122.1: counters put on or taken off a permanent. */
export function counters(
  progress: Progress,
  { kind, permanent, counter, amount }: Of<'addCounters' | 'removeCounters'>,
): Result<Progress, Illegal> {
  const { state } = progress;
  const there = isThere(state, permanent, 'permanent');
  if (!there.ok) return there;
  const wrong = noAmount(amount);
  if (wrong !== null) return wrong;
  const name = counter
    .trim()
    .toLowerCase()
    .replace(/[\u2212\u2013]/g, '-');
  if (name === '') return badInput('counter', 'A kind of counter needs a name.');
  if (amount === 0) return ok(progress);
  if (kind === 'addCounters') {
    if (!canHaveCounters(state, permanent, name)) return forbidden(`${permanent} can't have ${name} counters put on it.`, '101.2', '122.1');
    // 122.6a: where nothing says who puts them there, its controller does.
    const by = layered(state).view.object(permanent)?.controller;
    return wouldHappen(progress, [{ kind: 'CounterAdded', object: permanent, counter: name, amount, ...(by === undefined ? {} : { by }) }]);
  }
  const here = state.permanents.get(permanent)?.counters.get(name) ?? 0;
  if (here < amount) return forbidden(`${permanent} has ${here} ${name} counters, not ${amount}.`, '122.1');
  return wouldHappen(progress, [{ kind: 'CounterRemoved', object: permanent, counter: name, amount }]);
}

/** A permanent that is phased in. */
export function isThere(state: GameState, id: string, field: string): Result<null, Illegal> {
  const permanent = state.permanents.get(id);
  if (permanent === undefined) return badInput(field, `There is no permanent “${id}”.`);
  return permanent.phasedOut ? forbidden(`${id} is phased out and treated as though it were not there.`, '702.26b') : ok(null);
}

const noPlayer = (id: string) => badInput('player', `There is no player “${id}”.`);

const noAmount = (amount: number) =>
  Number.isSafeInteger(amount) && amount >= 0 ? null : badInput('amount', `An amount must be a whole number of at least 0, not ${amount}.`);
