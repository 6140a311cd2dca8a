import { layered } from '../characteristics/layers.ts';
import { templatesOf } from '../characteristics/template.ts';
import { contains, type Node } from '../characteristics/walk.ts';
import type { GameState } from '../state/game.ts';

const KNOWN = new WeakMap<GameState, boolean>();

/**
 * Whether what some permanent is could change when a card moves between the other zones (its size is that of a hand, it works while a card is in
 * a graveyard): only then is the board looked at anew for a card that has become a spell.
 */
export function looksBeyondTheBattlefield(state: GameState): boolean {
  const known = KNOWN.get(state);
  if (known !== undefined) return known;
  const { view } = layered(state);
  const found = view.permanents.some((id) =>
    view.object(id)?.abilities.some(({ ability }) => templatesOf(ability).length > 0 && contains(ability, isBeyond)),
  );
  KNOWN.set(state, found);
  return found;
}

const NUMBERS: ReadonlySet<string> = new Set(['handSize', 'librarySize', 'graveyardSize']);
const CARDS: ReadonlySet<string> = new Set(['card', 'spell']);

function isBeyond(node: Node): boolean {
  if ('zone' in node && node.zone !== 'battlefield') return true;
  if (node.kind === 'noun' && 'which' in node) return typeof node.which === 'string' && CARDS.has(node.which);
  if (node.kind === 'playerNumber' && 'which' in node) return typeof node.which === 'string' && NUMBERS.has(node.which);
  return node.kind === 'moreThan' || node.kind === 'most' || node.kind === 'playerCompare' || node.kind === 'designation';
}
