import { triggeredIn } from '../compiler/rulesWords.ts';
import type { DelayedTrigger, GameState } from '../state/game.ts';

/** 725.2: the triggered abilities that the game itself has for the monarch: they have no source, and whoever is the monarch controls them. */
const TEXTS = [
  'At the beginning of your end step, draw a card.',
  'Whenever a creature deals combat damage to you, its controller becomes the monarch.',
];

const ABILITIES = TEXTS.flatMap((text) => triggeredIn(text).map(({ event, effects }) => ({ event, effects, text })));

/** What waits to trigger because there is a monarch. */
export function ofTheMonarch({ monarch, turn, step, active }: GameState): readonly DelayedTrigger[] {
  if (monarch === null) return [];
  return ABILITIES.map((ability, at) => ({
    id: `monarch-${at + 1}`,
    source: monarch,
    named: monarch,
    controller: monarch,
    ...ability,
    meant: { it: null, they: null, x: null, thatMany: null },
    once: false,
    duration: null,
    began: { turn, step, active },
  }));
}
