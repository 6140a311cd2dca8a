import { layered } from '../characteristics/layers.ts';
import { ok, type Result } from '../result.ts';
import type { GameState, StepName } from '../state/game.ts';
import type { Answers } from './answers.ts';
import { damageWearsOff, discardToHandSize } from './cleanup.ts';
import { combatHalts, declareNoAttackers } from './combat.ts';
import { type Course, type Halt, happen } from './course.ts';
import { drawForTurn } from './drawing.ts';
import type { Happening } from './happening.ts';
import { phase } from './phasing.ts';
import { addLoreCounters, loreOn, sagasOf } from './sagas.ts';
import { NAMES } from './steps.ts';
import { type Trigger, triggersOn } from './triggers.ts';
import { untapPermanents } from './untapping.ts';

/** A step that has begun, its turn-based actions done (703.4), and what has triggered by it. */
export interface Begun {
  readonly course: Course;
  readonly triggers: readonly Trigger[];
}

/** 500.1: a player's turn begins: what counts by turns begins anew, and what they control is new no longer (302.6). */
export function beginTurn(course: Course, active: string): Course {
  const { state } = course;
  const { view } = layered(state);
  const settled = [...state.permanents.values()]
    .filter((one) => (view.object(one.id)?.controller ?? one.controller) === active)
    .map(({ id }) => id);
  return happen(
    course,
    { kind: 'TurnBegan', turn: state.turn + 1, active, settled },
    `Turn ${state.turn + 1} begins: it is ${active}'s.`,
    '500.1',
    '302.6',
  );
}

/** 500.6, 703.4: a step of the active player's turn begins. */
export function beginStep(course: Course, step: StepName, answers: Answers): Result<Begun, Halt> {
  const { turn, active } = course.state;
  const begun = happen(course, { kind: 'StepBegan', step, turn, active }, `The ${NAMES[step]} of ${active}'s turn begins.`, '500.1');
  const first = triggersOn(begun.state, { kind: 'stepBegan', step, active });
  if (!first.ok) return first;
  const after = act(begun, step, answers);
  if (!after.ok) return after;
  const triggers = [...first.value];
  for (const what of happenings(begun.state, after.value, begun.events.length)) {
    const more = triggersOn(after.value.state, what);
    if (!more.ok) return more;
    triggers.push(...more.value);
  }
  return ok({ course: after.value, triggers });
}

/** What the rules make happen as a step begins (703.4), without the stack. */
function act(course: Course, step: StepName, answers: Answers): Result<Course, Halt> {
  switch (step) {
    case 'UNTAP':
      return untapPermanents(phase(course), answers);
    case 'DRAW':
      return drawForTurn(course);
    case 'PRECOMBAT_MAIN':
      return addLoreCounters(course, sagasOf(course.state));
    case 'DECLARE_ATTACKERS': {
      const none = declareNoAttackers(course);
      return none.ok ? ok(course) : none;
    }
    case 'DECLARE_BLOCKERS':
    case 'COMBAT_DAMAGE': {
      const none = combatHalts(course.state);
      return none.ok ? ok(course) : none;
    }
    case 'CLEANUP': {
      const discarded = discardToHandSize(course, answers);
      return discarded.ok ? ok(damageWearsOff(discarded.value)) : discarded;
    }
    case 'UPKEEP':
    case 'BEGIN_COMBAT':
    case 'END_COMBAT':
    case 'POSTCOMBAT_MAIN':
    case 'END':
      return ok(course);
  }
}

/** What abilities may have seen of the events from a place on. */
export function happenings(before: GameState, { state, events }: Course, from: number): readonly Happening[] {
  return events.slice(from).flatMap((event): readonly Happening[] => {
    switch (event.kind) {
      case 'PermanentUntapped':
        return [{ kind: 'untapped', player: before.active, permanent: event.permanent }];
      case 'LifeLost':
        return [{ kind: 'lostLife', player: event.player, amount: event.amount }];
      case 'CounterAdded':
        return event.counter === 'lore' ? [{ kind: 'chapter', permanent: event.object, number: loreOn(state, event.object) }] : [];
      case 'ZoneChanged': {
        const player = before.cards.get(event.id)?.owner ?? before.active;
        if (event.cause === 'discard') return [{ kind: 'discarded', player, card: event.id }];
        return event.from === 'library' && event.to === 'hand' ? [{ kind: 'drew', player, card: event.id }] : [];
      }
      default:
        return [];
    }
  });
}
