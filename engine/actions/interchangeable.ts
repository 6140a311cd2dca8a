import type { GameState } from '../state/game.ts';

/**
 * Under which objects meet that differ in nothing: the same card in the same state, nothing attached to one of them, nothing that speaks of
 * one by itself. Which of them is taken makes no difference.
 */
export function sameness(state: GameState, id: string): string {
  const permanent = state.permanents.get(id);
  if (permanent !== undefined) {
    if (
      [...state.permanents.values()].some(
        (one) => one.attachedTo === id || one.attacking?.whom === id || one.blocking?.includes(id) === true,
      )
    )
      return `the one ${id}`;
    const { id: _, timestamp: __, card, copy, counters, activations, ...rest } = permanent;
    return asText([
      cardKey(card),
      copy === null ? null : [cardKey(copy.card), copy.face, copy.through.map(cardKey)],
      [...counters].sort(),
      [...activations].sort(),
      rest,
      lastingOn(state, id),
    ]);
  }
  const object = state.cards.get(id);
  if (object === undefined) return `the one ${id}`;
  return asText([cardKey(object.card), object.owner, object.zone, object.commander]);
}

const asText = (values: readonly unknown[]): string =>
  JSON.stringify(values, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value instanceof Map || value instanceof Set ? [...value] : value,
  );

/** What lasts and is about an object: what the same is about does to all of them alike. */
const lastingOn = ({ effects, delayedTriggers }: GameState, id: string): readonly string[] => [
  ...effects.filter(({ objects, meant }) => objects?.includes(id) === true || meant.it?.includes(id) === true).map((one) => one.id),
  ...delayedTriggers.filter(({ meant }) => meant.it?.includes(id) === true).map((one) => one.id),
];

const NUMBERS = new WeakMap<object, number>();
let numbered = 0;

/** A number for a compiled card: cards are compiled once for a board. */
function cardKey(card: object): number {
  const known = NUMBERS.get(card);
  if (known !== undefined) return known;
  numbered += 1;
  NUMBERS.set(card, numbered);
  return numbered;
}
