import { layered } from '../characteristics/layers.ts';
import { unreadIn } from '../characteristics/unread.ts';
import { err, type Result } from '../result.ts';
import type { GameState } from '../state/game.ts';
import type { Illegal } from './action.ts';

/** 201.4: words that are not read, with the name of the object whose words they are in place of `~`: as it is in the first of these games that tells it. */
export function quoted(words: string, ...games: readonly GameState[]): string {
  if (!words.includes('~')) return words;
  for (const state of games) {
    const name = nameIn(state, words);
    if (name !== null) return words.replaceAll('~', name);
  }
  return words;
}

/** A refusal as it is told: where it quotes text that is not read, with the name of the object whose text that is in place of `~`. */
export function withOwnName<T>(state: GameState, done: Result<T, Illegal>): Result<T, Illegal> {
  if (done.ok || done.error.notModelled?.includes('~') !== true) return done;
  const { notModelled: words, unmodelled, message, explanation: why } = done.error;
  const said = quoted(words, state);
  const told = (text: string): string => text.replaceAll(words, said);
  return err({
    ...done.error,
    message: told(message),
    explanation: { ...why, summary: told(why.summary), steps: why.steps.map((one) => ({ ...one, text: told(one.text) })) },
    notModelled: told(words),
    ...(unmodelled === undefined ? {} : { unmodelled: told(unmodelled) }),
  });
}

/** The name that `~` stands for in words that are not read: of who says them on the battlefield or the stack, or else of a card elsewhere; null where several do. */
function nameIn(state: GameState, words: string): string | null {
  const cards = [...state.cards.values()];
  const onStack = cards.filter(({ zone }) => zone === 'stack').map(({ id }) => id);
  const near = namesSaying(state, words, [...layered(state).view.permanents, ...onStack]);
  const all =
    near.size > 0
      ? near
      : namesSaying(
          state,
          words,
          cards.map(({ id }) => id),
        );
  const [name, another] = all;
  return another === undefined ? (name ?? null) : null;
}

/** 201.5: in an ability that an object was given it is the name of what gave it. */
function namesSaying(state: GameState, words: string, ids: readonly string[]): ReadonlySet<string> {
  const { view } = layered(state);
  const found = new Set<string>();
  for (const id of ids)
    for (const { ability, origin } of view.object(id)?.abilities ?? [])
      if (unreadIn(ability).includes(words)) {
        const name = view.object(origin.kind === 'granted' ? origin.by : id)?.names[0];
        if (name !== undefined) found.add(name);
      }
  return found;
}
