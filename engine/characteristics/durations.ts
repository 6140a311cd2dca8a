import type { Duration, ObjectRef } from '../ast/index.ts';
import { unreachable } from '../result.ts';
import type { GameState, LastingEffect, Moment } from '../state/game.ts';
import { EVALUATE } from './battlefield.ts';
import { contextOfLasting } from './evaluator.ts';
import { layered } from './layers.ts';
import { isKnown, not, type Truth } from './truth.ts';
import type { Context } from './view.ts';

/** What lasts for a while: an effect (611.2), or an ability that waits to trigger (603.7b). */
export type Lasting = Pick<LastingEffect, 'source' | 'named' | 'controller' | 'meant'> & {
  readonly duration: Duration | null;
  /** Of an effect, what it is on. */
  readonly objects?: LastingEffect['objects'];
};

/** Moments of a turn at which something may end. */
export type Ending =
  /** A turn begins, its player being the state's active player. */
  | 'turn'
  | 'untapStep'
  | 'upkeep'
  | 'endStep'
  | 'endOfCombat'
  /** 514.2. */
  | 'cleanup';

const contextOf = (lasting: Lasting, state: GameState): Context => contextOfLasting(layered(state).view, EVALUATE, lasting);

/** Whether the duration of something that began at some moment ends now. `state`: the turn and step that it is by then. */
export function endsAt(ending: Ending, lasting: Lasting & { readonly began: Moment }, state: GameState): boolean {
  const { duration, began, controller } = lasting;
  const yours = state.active === controller;
  switch (duration?.kind) {
    case 'untilEndOfTurn':
    case 'thisTurn':
      return ending === 'cleanup';
    case 'untilEndOfCombat':
      return ending === 'endOfCombat';
    case 'untilYourNextTurn':
      return ending === 'turn' && yours;
    case 'untilEndOfYourNextTurn':
      return ending === 'cleanup' && yours && state.turn > began.turn;
    case 'untilYourNextUpkeep':
      return ending === 'upkeep' && yours;
    case 'untilYourNextEndStep':
      return ending === 'endStep' && yours;
    case 'untilNext': {
      if (ending !== (duration.step === 'turn' ? 'turn' : 'untapStep')) return false;
      return EVALUATE.isPlayer(duration.whose, state.active, contextOf(lasting, state)) === true;
    }
    case 'asLongAs':
    case 'whileRemains':
    case 'untilLeaves':
    case 'untilCastFrom':
    case 'restOfGame':
    case 'permanent':
    case undefined:
      return false;
    default:
      return unreachable(duration);
  }
}

/** 611.2b: whether the state of things that something lasts for is over, or not there to begin with. */
export function isOver(lasting: Lasting, state: GameState): Truth {
  const { duration } = lasting;
  const none = (ref: ObjectRef, test: (id: string) => boolean): Truth => {
    const ids = EVALUATE.objects(ref, contextOf(lasting, state));
    return isKnown(ids) ? !ids.some(test) : ids;
  };
  switch (duration?.kind) {
    case 'asLongAs':
      return not(EVALUATE.holds(duration.condition, contextOf(lasting, state)));
    case 'whileRemains':
      // What it is on stays the same as a spell becomes a permanent (400.7a).
      if (duration.state === 'under your control')
        return !(lasting.objects ?? []).some((id) => layered(state).view.object(id)?.controller === lasting.controller);
      return none(duration.object, (id) => remains(id, duration.state, lasting, state));
    case 'untilLeaves':
      return none(duration.object, (id) => state.permanents.has(id));
    case 'untilCastFrom':
      return none(duration.object, (id) => state.cards.get(id)?.zone === duration.from.zone);
    case 'untilEndOfTurn':
    case 'thisTurn':
    case 'untilEndOfCombat':
    case 'untilYourNextTurn':
    case 'untilEndOfYourNextTurn':
    case 'untilYourNextUpkeep':
    case 'untilYourNextEndStep':
    case 'untilNext':
    case 'restOfGame':
    case 'permanent':
    case undefined:
      return false;
    default:
      return unreachable(duration);
  }
}

/** "For as long as it remains tapped": words of the closed list of the grammar. */
function remains(id: string, how: string, { meant }: Lasting, { permanents, cards }: GameState): boolean {
  const permanent = permanents.get(id);
  switch (how) {
    case 'exiled':
      return cards.get(id)?.zone === 'exile';
    case 'tapped':
      return permanent?.tapped === true;
    case 'untapped':
      return permanent?.tapped === false;
    case 'face down':
      return (permanent !== undefined && permanent.faceDown !== false) || cards.get(id)?.zone === 'exile';
    case 'attached to it':
      return permanent?.attachedTo !== undefined && permanent.attachedTo !== null && meant.it?.includes(permanent.attachedTo) === true;
    default:
      return permanent !== undefined;
  }
}

/** Whether a duration is one that the state of things ends, and no moment of a turn. */
export const isConditional = ({ duration }: Lasting): boolean =>
  duration !== null && ['asLongAs', 'whileRemains', 'untilLeaves', 'untilCastFrom'].includes(duration.kind);
