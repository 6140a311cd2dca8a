import type { PlayerRef } from '../../ast/index.ts';
import type { GameEventBody } from '../../events/event.ts';
import { type GameState, playerOf } from '../../state/game.ts';
import { choose } from '../choosing.ts';
import { happening } from '../happening.ts';
import { type CarriedOut, contextWhile, isStop, type Resolving, type Stop, unmodelled } from '../resolving.ts';
import { type Action, playerActing } from './action.ts';
import { playersFor } from './players.ts';

/** With whom a player clashes, by the words of the action. */
const WITH: Readonly<Record<string, PlayerRef>> = {
  'clash with a opponent': { kind: 'opponent', quantifier: 'each' },
  'clash with defending player': { kind: 'player', quantifier: 'defending' },
};

/**
 * 701.30b-d: two players each reveal the top card of their library, and put it on the bottom or leave it, in turn order; whose card has the greater mana
 * value wins, and nobody where a card is missing or neither is greater.
 */
export function clash(deed: Action, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const { state } = resolving;
  const context = contextWhile(resolving);
  const player = playerActing(deed, resolving);
  const ref = WITH[deed.action];
  if (typeof player !== 'string') return player;
  if (ref === undefined) return unmodelled(deed, resolving);
  const others = playersFor(ref, resolving, { ...context, you: player });
  if (isStop(others)) return others;
  const opponent = choose('the opponent to clash with', others, { least: Math.min(1, others.length), most: 1 }, resolving);
  if ('kind' in opponent) return opponent;
  const [other] = opponent;
  if (other === undefined)
    return happening({ kind: 'events', events: [], objects: null, player: null, outcome: { won: false } }, resolving, did);
  const all: GameEventBody[] = [];
  const revealed: string[] = [];
  const clashing = playersFor({ kind: 'player', quantifier: 'each' }, resolving, context);
  if (isStop(clashing)) return clashing;
  for (const one of clashing.filter((id) => id === player || id === other)) {
    const [card, ...rest] = playerOf(state, one)?.library ?? [];
    if (card === undefined) continue;
    revealed.push(card);
    const bottom = choose(`whether ${one} puts ${card} on the bottom of the library`, ['top', 'bottom'], { least: 1, most: 1 }, resolving);
    if ('kind' in bottom) return bottom;
    if (bottom[0] === 'bottom') all.push({ kind: 'LibraryArranged', player: one, library: [...rest, card] });
  }
  const mine = valueOnTop(state, player, context.view.object);
  const theirs = valueOnTop(state, other, context.view.object);
  const wins = (left: number | null, right: number | null): boolean => left !== null && left > (right ?? -1);
  for (const [who, won] of [[player, wins(mine, theirs)] as const, [other, wins(theirs, mine)] as const]) {
    all.push({ kind: 'ActionTaken', keyword: 'clash', player: who, object: null, on: [] });
    if (won) all.push({ kind: 'ActionTaken', keyword: 'win a clash', player: who, object: null, on: [] });
  }
  return happening(
    { kind: 'events', events: all, objects: resolving.meant.it, player: other, revealed, outcome: { won: wins(mine, theirs) } },
    resolving,
    did,
  );
}

/** 701.30d: the mana value of the card that a player reveals; null where there is none. */
function valueOnTop(state: GameState, player: string, objectOf: (id: string) => { readonly manaValue: number } | undefined): number | null {
  const [card] = playerOf(state, player)?.library ?? [];
  return card === undefined ? null : (objectOf(card)?.manaValue ?? null);
}
