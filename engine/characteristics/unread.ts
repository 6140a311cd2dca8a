import type { GameState } from '../state/game.ts';
import { isOmitted } from '../state/omitted.ts';
import { layered } from './layers.ts';
import type { ObjectView } from './view.ts';
import { walk } from './walk.ts';

const UNREAD = new WeakMap<object, readonly string[]>();

/** The words of an ability, or of a part of one, that were not read. */
export function unreadIn(said: object): readonly string[] {
  const known = UNREAD.get(said);
  if (known !== undefined) return known;
  const found: string[] = [];
  walk(said, (node) => {
    if (node.kind !== 'unsupported') return undefined;
    if ('text' in node && typeof node.text === 'string') found.push(node.text);
    return 'stop';
  });
  UNREAD.set(said, found);
  return found;
}

/** Words of a permanent that were not read. */
export interface Unread {
  readonly source: string;
  readonly text: string;
}

/** All words of an object that were not read. */
export const unreadOf = ({ abilities }: Pick<ObjectView, 'abilities'>): readonly string[] =>
  abilities.flatMap(({ ability }) => unreadIn(ability));

const ON_BOARD = new WeakMap<GameState, readonly Unread[]>();

/** All the unread text of permanents, gathered once for a state. */
function unreadOnBoard(state: GameState): readonly Unread[] {
  const known = ON_BOARD.get(state);
  if (known !== undefined) return known;
  const { view } = layered(state);
  const found = view.permanents.flatMap((source) =>
    (view.object(source)?.abilities ?? []).flatMap(({ ability }) => unreadIn(ability).map((text) => ({ source, text }))),
  );
  ON_BOARD.set(state, found);
  return found;
}

/** Unread text of a permanent that could bear on what is about to happen: the first that the pattern finds; null where there is none. */
export const unread = (state: GameState, about: RegExp): string | null => unreadText(state, about)?.text ?? null;

/** The same with whose text it is. */
export const unreadText = (state: GameState, about: RegExp): Unread | null =>
  unreadOnBoard(state).find(({ text }) => about.test(text) && !isOmitted(state, text)) ?? null;
