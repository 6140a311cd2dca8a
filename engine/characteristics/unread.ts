import type { Ability } from '../ast/index.ts';
import type { GameState } from '../state/game.ts';
import { layered } from './layers.ts';
import { walk } from './walk.ts';

const UNREAD = new WeakMap<Ability, readonly string[]>();

/** The words of an ability that were not read. */
function unreadIn(ability: Ability): readonly string[] {
  const known = UNREAD.get(ability);
  if (known !== undefined) return known;
  const found: string[] = [];
  walk(ability, (node) => {
    if (node.kind !== 'unsupported') return undefined;
    if ('text' in node && typeof node.text === 'string') found.push(node.text);
    return 'stop';
  });
  UNREAD.set(ability, found);
  return found;
}

/** Unread text of a permanent that could bear on what is about to happen: the first that the pattern finds; null where there is none. */
export function unread(state: GameState, about: RegExp): string | null {
  const { view } = layered(state);
  for (const id of view.permanents)
    for (const { ability } of view.object(id)?.abilities ?? []) {
      const text = unreadIn(ability).find((one) => about.test(one));
      if (text !== undefined) return text;
    }
  return null;
}
