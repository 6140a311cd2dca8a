import { isForbidden } from '../activation/forbidden.ts';
import { unread } from '../characteristics/unread.ts';
import { cannot, type Stop } from '../effects/resolving.ts';
import { type GameState, type Loss, type PlayerState, playersOf } from '../state/game.ts';
import { type Check, due, type StateBasedAction } from './check.ts';
import { LOSSES } from './losing.ts';

/** 704.5a-c, 704.6c: players who lose, whatever else happens at the same time. */
export function losses(check: Check): readonly StateBasedAction[] | Stop {
  const found: StateBasedAction[] = [];
  for (const player of playersOf(check.state)) {
    for (const because of reasons(player, check)) {
      const saved = mayNotLose(check.state, player.id, because);
      if (typeof saved !== 'boolean') return saved;
      if (saved) continue;
      const { text, rules } = LOSSES[because];
      found.push(due({ kind: 'PlayerLost', player: player.id, because }, `${player.id} loses the game: ${text}.`, ...rules));
      break;
    }
  }
  return found;
}

type Due = Extract<Loss, 'life' | 'emptyLibrary' | 'poison' | 'commanderDamage'>;

function reasons({ id, life, poison, commanderDamage }: PlayerState, { state, since }: Check): readonly Due[] {
  const found: Due[] = [];
  if (life <= 0) found.push('life');
  if (since.some((event) => event.kind === 'DrawFailed' && event.player === id)) found.push('emptyLibrary');
  if (poison >= 10) found.push('poison');
  if (state.format === 'commander' && [...commanderDamage.values()].some((amount) => amount >= 21)) found.push('commanderDamage');
  return found;
}

/** 101.2: whether an effect keeps the player from losing, for that reason or for any. */
function mayNotLose(state: GameState, player: string, because: Due): boolean | Stop {
  const exception = EXCEPTIONS[because];
  const saved = isForbidden(
    state,
    player,
    "can't lose the game",
    "can't lose the game or win the game",
    ...(exception === null ? [] : [exception]),
  );
  if (typeof saved !== 'boolean') return cannot('lose the game', `the board does not tell ${saved.why}`);
  const words = saved ? null : unread(state, /\blose the game\b/i);
  return words === null ? saved : cannot(words, 'it could keep a player from losing the game');
}

const EXCEPTIONS = {
  life: "doesn't lose the game for having 0 or less life",
  emptyLibrary: "doesn't lose the game for drawing from a empty library",
  poison: null,
  commanderDamage: null,
} as const;
