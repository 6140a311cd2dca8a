import { cantDraw } from '../activation/forbidden.ts';
import { EVALUATE } from '../characteristics/battlefield.ts';
import { layered } from '../characteristics/layers.ts';
import { staticEffects } from '../characteristics/staticEffects.ts';
import { isKnown } from '../characteristics/truth.ts';
import { unread } from '../characteristics/unread.ts';
import { contains } from '../characteristics/walk.ts';
import { ok, type Result } from '../result.ts';
import { playerOf } from '../state/game.ts';
import { type Course, type Halt, happen, notModelled } from './course.ts';
import { deedsOn } from './deeds.ts';

/** 504.1: the active player draws a card. Halts where the draw would be replaced. */
export function drawForTurn(course: Course): Result<Course, Halt> {
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
  const instead = replacement(course, active);
  if (instead !== null) return notModelled(instead, `Something else may happen instead of the draw: “${instead}”.`, '121.6', '504.1');
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

/** The text of something that could replace the first draw of a player's draw step. */
function replacement({ state }: Course, active: string): string | null {
  const { view } = layered(state);
  for (const { effect, text, context } of staticEffects(state, 'replaces')) {
    const { event, limit } = effect;
    if (event.kind !== 'draws' && (event.kind !== 'would' || !event.what.includes('draw step'))) continue;
    if (limit?.kind === 'words' && /^except the first one/.test(limit.words)) continue;
    if (limit?.kind === 'while' && EVALUATE.holds(limit.condition, context) === false) continue;
    if (EVALUATE.isRecipient(event.who, active, context) !== false) return text;
  }
  // 702.52a: a card in the graveyard with dredge may be returned in place of a draw.
  for (const id of state.players.find((player) => player.id === active)?.graveyard ?? [])
    for (const { ability, text } of view.object(id)?.abilities ?? [])
      if (contains(ability, (node) => node.kind === 'keyword' && 'name' in node && node.name === 'dredge')) return text;
  return unread(state, /would draw|draw step|can't draw|draws? (a|an additional|one) card instead/i);
}
