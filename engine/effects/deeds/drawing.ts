import { cantDraw } from '../../activation/forbidden.ts';
import type { Effect } from '../../ast/index.ts';
import { layered } from '../../characteristics/layers.ts';
import { staticEffects } from '../../characteristics/staticEffects.ts';
import { isKnown } from '../../characteristics/truth.ts';
import { unread } from '../../characteristics/unread.ts';
import { contains } from '../../characteristics/walk.ts';
import { type GameState, playerOf } from '../../state/game.ts';
import { happening, inTurn, type Part } from '../happening.ts';
import { type CarriedOut, cannot, contextWhile, events, type Resolving, type Stop } from '../resolving.ts';
import { amountFor, playersFor, spokenOf } from './players.ts';

/** 121.1-2: each player draws so many cards, one at a time; from an empty library it can't be (121.4). */
export function draw(deed: Extract<Effect, { kind: 'draw' }>, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const context = contextWhile(resolving);
  const players = playersFor(deed.who, resolving, context);
  if ('kind' in players) return players;
  const parts: Part[] = [];
  let most = 0;
  for (const player of players) {
    const amount = amountFor(deed.amount, resolving, { ...context, they: player });
    if (typeof amount !== 'number') return amount;
    most = Math.max(most, amount);
    for (let count = 0; count < amount; count += 1) parts.push((now) => drawOne(player, now));
  }
  const done = inTurn(parts, resolving, did);
  if (done.kind !== 'done') return done;
  const meant = { ...done.after.meant, they: spokenOf(deed.who, players) ?? done.after.meant.they, thatMany: most };
  return { ...done, after: { ...done.after, meant } };
}

function drawOne(player: string, now: Resolving): CarriedOut | Stop {
  const { state } = now;
  const barred = cantDraw(state, player);
  if (!isKnown(barred)) return cannot(now.text, barred.why);
  if (barred) return happening(events(), now, null);
  const instead = whatReplacesDrawing(state, player);
  if (instead !== null) return cannot(instead, 'something else may happen instead of drawing a card');
  const [card] = playerOf(state, player)?.library ?? [];
  return happening(
    card === undefined
      ? events({ kind: 'DrawFailed', player })
      : events({ kind: 'ZoneChanged', id: card, as: card, from: 'library', to: 'hand', cause: 'draw' }),
    now,
    null,
  );
}

/** The text of something that could replace a draw of a player's, or bar it (121.6, 702.52a); null where there is none. */
function whatReplacesDrawing(state: GameState, player: string): string | null {
  const { view } = layered(state);
  for (const { effect, text, context } of staticEffects(state, 'replaces')) {
    const { event, limit } = effect;
    if (limit?.kind === 'while' && context.evaluate.holds(limit.condition, context) === false) continue;
    if (event.kind === 'draws' && context.evaluate.isRecipient(event.who, player, context) !== false) return text;
  }
  for (const id of playerOf(state, player)?.graveyard ?? [])
    for (const { ability, text } of view.object(id)?.abilities ?? [])
      if (contains(ability, (node) => node.kind === 'keyword' && 'name' in node && node.name === 'dredge')) return text;
  return unread(state, /would draw|can't draw/i);
}
