import { cantDraw } from '../activation/forbidden.ts';
import { layered } from '../characteristics/layers.ts';
import { staticEffects } from '../characteristics/staticEffects.ts';
import { isKnown } from '../characteristics/truth.ts';
import { unread } from '../characteristics/unread.ts';
import { hasKeyword } from '../characteristics/view.ts';
import { ok, type Result } from '../result.ts';
import { playerOf } from '../state/game.ts';
import type { Answers } from './answers.ts';
import { type Course, type Halt, happen, notModelled } from './course.ts';
import { deedsOn } from './deeds.ts';
import type { Priority } from './priority.ts';

/** 504.1: the active player draws a card. `draw`: where something could replace that. */
export function drawForTurn(course: Course, answers: Answers, draw: Priority['draw']): Result<Course, Halt> {
  const { state } = course;
  const { active } = state;
  // 800.4j: the turn of a player who has left goes on without them.
  if (playerOf(state, active)?.lost !== null) return ok(course);
  const barred = cantDraw(state, active);
  if (!isKnown(barred)) return notModelled(active, `The board does not tell ${barred.why}.`, '101.2', '504.1');
  if (barred) return ok(course);
  const forbidden = deedsOn(state, active, /^(doesn't|don't) draw a card during your draw step$/, active);
  if (!forbidden.ok) return forbidden;
  if (forbidden.value.length > 0) return ok(course);
  const instead = whatChangesTheStep(course, active);
  if (instead !== null) return notModelled(instead, `Something else may happen instead of the draw: “${instead}”.`, '121.6', '504.1');
  if (mayBeReplaced(course, active)) return draw(course, active, answers);
  const [card] = playerOf(state, active)?.library ?? [];
  if (card === undefined)
    return ok(happen(course, { kind: 'DrawFailed', player: active }, `${active} has no card left to draw.`, '504.1', '121.4'));
  return ok(
    happen(
      course,
      { kind: 'ZoneChanged', id: card, as: card, from: 'library', to: 'hand', cause: 'draw', turnBased: true },
      `${active} draws a card.`,
      '504.1',
      '121.1',
    ),
  );
}

/** The text of something that could happen instead of a player's draw step. */
function whatChangesTheStep({ state }: Course, active: string): string | null {
  for (const { effect, text, context } of staticEffects(state, 'replaces')) {
    const { event } = effect;
    if (event.kind !== 'would' || !event.what.includes('draw step')) continue;
    if (context.evaluate.isRecipient(event.who, active, context) !== false) return text;
  }
  return unread(state, /draw step|can't draw|draws? (a|an additional|one) card instead/i);
}

/** 614.11, 702.52a: whether anything could replace a draw: words about draws, or a card with dredge. */
function mayBeReplaced({ state }: Course, active: string): boolean {
  const { view } = layered(state);
  if (staticEffects(state, 'replaces').some(({ effect }) => effect.event.kind === 'draws')) return true;
  if (unread(state, /would draw/i) !== null) return true;
  return (playerOf(state, active)?.graveyard ?? []).some((id) => {
    const object = view.object(id);
    return object !== undefined && hasKeyword(object, 'dredge');
  });
}
