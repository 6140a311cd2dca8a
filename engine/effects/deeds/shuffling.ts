import type { Effect } from '../../ast/index.ts';
import { isKnown } from '../../characteristics/truth.ts';
import { playerOf } from '../../state/game.ts';
import { inRandomOrder } from '../../state/random.ts';
import { happening, inTurn } from '../happening.ts';
import { moved } from '../moving.ts';
import { about, type CarriedOut, cannot, contextWhile, events, type Resolving, type Stop } from '../resolving.ts';
import { playersFor } from './players.ts';
import { selected } from './selecting.ts';

type Shuffle = Extract<Effect, { kind: 'shuffle' }>;

/** 701.24: libraries are put in an order by the game's seed; with cards that are put there before, where it says so. */
export function shuffle(deed: Shuffle, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const context = contextWhile(resolving);
  const players = playersFor(deed.who, resolving, context);
  if ('kind' in players) return players;
  if (deed.what === null)
    return inTurn(
      players.map((player) => (now: Resolving) => shuffled(player, now)),
      resolving,
      did,
    );
  const taken = new Set<string>();
  const libraries = new Set<string>();
  for (const player of players) {
    const own = deed.who.kind === 'you' ? context : { ...context, they: player };
    const ids = selected(deed.what, { what: 'a card to shuffle into the library', from: null, taken }, resolving, own);
    if ('kind' in ids) return ids;
    for (const id of ids) taken.add(id);
    const into = deed.into === null ? [player] : own.evaluate.players(deed.into, { ...own, it: ids });
    if (!isKnown(into)) return cannot(resolving.text, into.why);
    for (const one of into) libraries.add(one);
  }
  const going = [...taken].flatMap((id) => moved(resolving.state, id, 'library', 'other') ?? []);
  return inTurn(
    [(now) => happening(about([...taken], going), now, did), ...[...libraries].map((player) => (now: Resolving) => shuffled(player, now))],
    resolving,
    did,
  );
}

function shuffled(player: string, now: Resolving): CarriedOut | Stop {
  const { value, seed } = inRandomOrder(playerOf(now.state, player)?.library ?? [], now.state.seed);
  return happening(events({ kind: 'LibraryShuffled', player, library: value, seed }), now, null);
}
