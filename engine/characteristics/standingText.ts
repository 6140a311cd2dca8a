import type { GameState } from '../state/game.ts';
import { isOmitted } from '../state/omitted.ts';
import { layered } from './layers.ts';
import { unreadOf } from './unread.ts';
import type { ObjectView } from './view.ts';

const KNOWN = new WeakMap<GameState, ReadonlyMap<string, readonly string[]>>();

/**
 * The objects that say something that is so for as long as they are there, in these words (604): permanents with such a static ability, or with words of
 * any ability that are not read, and what started an effect that lasts.
 */
export function standingIn(state: GameState, text: string): readonly string[] {
  const known = KNOWN.get(state) ?? gather(state);
  KNOWN.set(state, known);
  return known.get(text) ?? [];
}

/** Whether words in which something could not be told are another object's than the one whose text is `own`, and were not left out so far. */
export const isOfAnother = (state: GameState, words: string, own: string): boolean =>
  words !== own && !isOmitted(state, words) && standingIn(state, words).length > 0;

function gather(state: GameState): ReadonlyMap<string, readonly string[]> {
  const { view } = layered(state);
  const found = new Map<string, string[]>();
  const add = (text: string, id: string): void => {
    const before = found.get(text) ?? [];
    if (!before.includes(id)) found.set(text, [...before, id]);
  };
  for (const id of view.permanents) for (const text of textsOf(view.object(id))) add(text, id);
  for (const { text, source } of state.effects) add(text, source);
  return found;
}

/** The words of an object that are so for as long as it is there, and those of any ability that are not read. */
export const textsOf = (object: ObjectView | undefined): readonly string[] =>
  object === undefined
    ? []
    : [
        ...object.abilities.flatMap(({ ability, text }) => (ability.kind === 'static' || ability.kind === 'keywords' ? [text] : [])),
        ...unreadOf(object),
      ];
