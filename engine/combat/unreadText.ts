import { staticEffects } from '../characteristics/staticEffects.ts';
import type { GameState } from '../state/game.ts';
import { type Objection, untold } from './objection.ts';

/** What triggers or is part of instructions is no static text, even where it isn't read. */
const NO_STATIC = /^(When|Whenever|At|If you do|Then)\b/;
/** Text about its own object alone. */
const OF_ITSELF = /^(This \w+|~|It)\b/;

/**
 * Text of static abilities that isn't read and could bear on what players do in combat, the first that the pattern finds; null where there is none. `fighting`:
 * the creatures that it would have to be about: what speaks of its own object alone doesn't matter where that is none of them.
 */
export function unreadText(state: GameState, about: RegExp, fighting: ReadonlySet<string>): string | null {
  for (const { effect, source } of staticEffects(state, 'unsupported')) {
    const { text } = effect;
    if (!about.test(text) || NO_STATIC.test(text)) continue;
    if (!OF_ITSELF.test(text) || fighting.has(source)) return text;
  }
  return null;
}

/** What keeps creatures from something; where text that isn't read could let them do it, that it can't be told. */
export function unlessUnread(state: GameState, obstacle: Objection, about: RegExp, ...fighting: readonly string[]): Objection {
  const text = obstacle.words === null ? unreadText(state, about, new Set(fighting)) : null;
  return text === null ? obstacle : untold(text, 'It could let it attack or block, and is not modelled.', ...obstacle.rules);
}
