import type { CompiledCard } from '../cards/definition.ts';
import type { GameState } from '../state/game.ts';
import { contains, type Node } from './walk.ts';

/** A question about the nodes of texts. It must always be the same function for the same question. */
export type Mentioned = (node: Node) => boolean;

const CARDS = new WeakMap<GameState['permanents'], readonly CompiledCard[]>();

/** The cards whose texts permanents have, printed or copied, each once: boards of many permanents have few different ones. */
function cardsOn(permanents: GameState['permanents']): readonly CompiledCard[] {
  const known = CARDS.get(permanents);
  if (known !== undefined) return known;
  const cards = new Set<CompiledCard>();
  for (const { card, copy } of permanents.values()) {
    cards.add(card);
    if (copy !== null) for (const one of [copy.card, ...copy.through]) cards.add(one);
  }
  const found = [...cards];
  CARDS.set(permanents, found);
  return found;
}

const KNOWN = new WeakMap<Mentioned, WeakMap<object, boolean>>();

/**
 * Whether the text of any permanent, printed or copied, or of an effect that lasts, has such a node, at whatever depth: in abilities that it grants
 * too. What no text on a board has, nothing on it does; to ask costs no look at continuous effects.
 */
export function mentions(state: GameState, what: Mentioned): boolean {
  const known = KNOWN.get(what) ?? new WeakMap<object, boolean>();
  KNOWN.set(what, known);
  const once = (of: object, find: () => boolean): boolean => {
    const answer = known.get(of) ?? find();
    known.set(of, answer);
    return answer;
  };
  const has = (card: CompiledCard): boolean =>
    once(card, () =>
      contains(
        [...card.faces, ...(card.variant === undefined ? [] : [card.variant])].map(({ abilities }) => abilities),
        what,
      ),
    );
  return (
    cardsOn(state.permanents).some(has) ||
    state.effects.some(
      ({ effect, copied }) =>
        once(effect, () => contains(effect, what)) || (copied !== null && (has(copied.card) || copied.through.some(has))),
    )
  );
}
