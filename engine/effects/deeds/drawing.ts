import { cantDraw } from '../../activation/forbidden.ts';
import type { Effect } from '../../ast/index.ts';
import { isKnown } from '../../characteristics/truth.ts';
import { repeated } from '../../costs/parts.ts';
import { playerOf } from '../../state/game.ts';
import { happening, inTurn, type Part } from '../happening.ts';
import { type CarriedOut, cannot, contextWhile, events, type Resolving, type Stop } from '../resolving.ts';
import { chosenInstead, type InsteadOfDraw, insteadOfDraw } from './drawingInstead.ts';
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
    parts.push((now) => drawMany(player, amount, now));
  }
  const done = inTurn(parts, resolving, did);
  if (done.kind !== 'done') return done;
  const meant = { ...done.after.meant, they: spokenOf(deed.who, players) ?? done.after.meant.they, thatMany: most };
  return { ...done, after: { ...done.after, meant } };
}

/** 121.2a: what replaces drawing so many cards comes before each of them is looked at. */
function drawMany(player: string, amount: number, now: Resolving): CarriedOut | Stop {
  const found = amount < 2 ? [] : insteadOfDraw(player, amount, now);
  if ('kind' in found) return found;
  if (found.length > 0) return instead(found, player, now, (then) => drawMany(player, amount, then));
  return inTurn(
    repeated((then: Resolving) => drawOne(player, then), amount),
    now,
    null,
  );
}

/** 121.1, 614.11: a player draws one card, or what replaces that happens; `turnBased`: for the turn (504.1). */
export function drawOne(player: string, now: Resolving, turnBased = false): CarriedOut | Stop {
  const { state } = now;
  const barred = cantDraw(state, player);
  if (!isKnown(barred)) return cannot(now.text, barred.why);
  if (barred) return happening(events(), now, null);
  const found = insteadOfDraw(player, null, now);
  if ('kind' in found) return found;
  if (found.length > 0) return instead(found, player, now, (then) => drawOne(player, then, turnBased));
  const [card] = playerOf(state, player)?.library ?? [];
  const drawn = { kind: 'ZoneChanged', from: 'library', to: 'hand', cause: 'draw', ...(turnBased ? { turnBased } : {}) } as const;
  return happening(card === undefined ? events({ kind: 'DrawFailed', player }) : events({ ...drawn, id: card, as: card }), now, null);
}

/** 616.1: one of the effects that would apply, or, where none of them has to, the draw as it would be without them (`drawn`). */
function instead(
  found: readonly InsteadOfDraw[],
  player: string,
  now: Resolving,
  drawn: (then: Resolving) => CarriedOut | Stop,
): CarriedOut | Stop {
  const chosen = chosenInstead(found, player, now);
  if (chosen !== null && !('does' in chosen)) return chosen;
  const used = chosen === null ? found.map(({ key }) => key) : [chosen.key];
  const then: Resolving = { ...now, replaced: new Set([...(now.replaced ?? []), ...used]) };
  return chosen === null ? drawn(then) : chosen.does(then);
}
