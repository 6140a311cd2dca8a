import { staticEffects } from '../characteristics/staticEffects.ts';
import { every, isKnown, type Truth } from '../characteristics/truth.ts';
import { ok, type Result } from '../result.ts';
import type { GameState, Skippable, StepName } from '../state/game.ts';
import { beginTurn } from './begin.ts';
import { type Course, type Halt, happen, notModelled } from './course.ts';
import { endsPhase, stepAfter } from './steps.ts';

/** The step after another one, with what has happened by that; null: the turn is over. */
export interface StepFrom {
  readonly course: Course;
  readonly step: StepName | null;
}

/** 500.8, 510.4: the step that follows: a second combat damage step, a phase that was added, or the next one of the turn. */
export function stepFrom(course: Course, step: StepName): StepFrom {
  const { combat, order } = course.state;
  if (step === 'COMBAT_DAMAGE' && combat.damage === 'first') return { course, step };
  if (!endsPhase(step) || order.after === null) return { course, step: stepAfter(step) };
  const [phase = null] = order.phases;
  const text = phase === null ? 'The turn goes on as it would have.' : `An additional ${phase} phase comes.`;
  const inserted = happen(course, { kind: 'PhaseInserted', phase }, text, '500.8');
  return { course: inserted, step: phase === null ? stepAfter(order.after) : phase === 'combat' ? 'BEGIN_COMBAT' : 'POSTCOMBAT_MAIN' };
}

/** 500.1, 500.7: the next turn that isn't skipped begins: an extra turn, or that of the next player. Halts where it can't be told which. */
export function beginNextTurn(course: Course): Result<Course, Halt> {
  let now = course;
  for (;;) {
    const { state } = now;
    const [extra] = state.order.extra;
    const player = extra ?? nextPlayer(state);
    const replaced = extra === undefined ? ok(false) : skipsExtraTurns(state, player);
    if (!replaced.ok) return replaced;
    const left = isSkipping(state, player, 'turn') || hasLost(state, player) || replaced.value;
    if (!left) return ok(beginTurn(now, player, extra !== undefined));
    now = happen(
      now,
      { kind: 'Skipped', player, what: 'turn', extra: extra !== undefined },
      `${player} skips ${extra === undefined ? 'their' : 'an extra'} turn.`,
      '500.11',
    );
  }
}

/** 614.10: "If a player would begin an extra turn, that player skips that turn instead." */
function skipsExtraTurns(state: GameState, player: string): Result<boolean, Halt> {
  let open: { readonly text: string; readonly why: string } | null = null;
  for (const { effect: replaces, context, text } of staticEffects(state, 'replaces')) {
    const { event, effect, condition } = replaces;
    if (event.kind !== 'would' || event.what !== 'begin a extra turn' || effect.kind !== 'skip') continue;
    const applies: Truth = every(
      [
        () => context.evaluate.isRecipient(event.who, player, context),
        () => condition === null || context.evaluate.holds(condition, context),
      ],
      (part) => part(),
    );
    if (applies === true) return ok(true);
    if (!isKnown(applies)) open = { text, why: applies.why };
  }
  return open === null ? ok(false) : notModelled(open.text, `The board does not tell ${open.why}: “${open.text}”.`, '614.10');
}

/** 103.1, 800.4: the player after the one whose turn it last was in turn order. */
function nextPlayer({ players, active, order }: GameState): string {
  const place = players.findIndex(({ id }) => id === order.last);
  const following = [...players.slice(place + 1), ...players.slice(0, place + 1)];
  return following.find(({ lost }) => lost === null)?.id ?? active;
}

const hasLost = ({ players }: GameState, player: string): boolean =>
  players.some(({ id, lost }) => id === player && lost !== null) && players.some(({ lost }) => lost === null);

const isSkipping = ({ order }: GameState, player: string, what: Skippable): boolean =>
  order.skipping.some((one) => one.player === player && one.what === what);

const SKIPPED_AT: Partial<Readonly<Record<StepName, Skippable>>> = {
  UNTAP: 'untap step',
  UPKEEP: 'upkeep step',
  DRAW: 'draw step',
  BEGIN_COMBAT: 'combat phase',
};

/** 614.10: a step or phase that the active player skips this once; null where they don't. */
export function skippedOnce(course: Course, step: StepName): Course | null {
  const what = SKIPPED_AT[step];
  const { active } = course.state;
  if (what === undefined || !isSkipping(course.state, active, what)) return null;
  return happen(course, { kind: 'Skipped', player: active, what, extra: false }, `${active} skips a ${what}.`, '500.11');
}
