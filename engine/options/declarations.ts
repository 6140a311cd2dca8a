import type { Attacking } from '../actions/action.ts';
import { perform } from '../actions/perform.ts';
import { capacityOf } from '../combat/blockers.ts';
import type { DeclaredBlock } from '../events/event.ts';
import type { GameState } from '../state/game.ts';
import type { CreatureToDeclare, Declarations, PlayerAction } from './option.ts';

/** So many declarations are looked at, and so many are listed, at the most. */
const MOST_LOOKED_AT = 2_000;
const MOST_LISTED = 500;

/** 508.1: each declaration of attackers that is legal as a whole, those with the fewest attackers in the order of the board first; that of none among them. */
export const attackDeclarations = (state: GameState, creatures: readonly CreatureToDeclare[]): Declarations =>
  legalAmong(
    state,
    combined(
      creatures.map(
        ({ creature, options }) =>
          (): Iterable<readonly Attacking[]> => [[], ...options.map((defending) => [{ attacker: creature, defending }])],
      ),
    ),
    (attackers) => ({ kind: 'attack', attackers }),
  );

/** 509.1: the same of blockers. */
export const blockDeclarations = (state: GameState, creatures: readonly CreatureToDeclare[]): Declarations =>
  legalAmong(
    state,
    combined(
      creatures.map(
        ({ creature, options, most }) =>
          (): Iterable<readonly DeclaredBlock[]> =>
            someOf(
              options.map((attacker) => ({ blocker: creature, attacker })),
              most,
            ),
      ),
    ),
    (blocks) => ({ kind: 'block', blocks }),
  );

/** How many attackers a creature can block at once; as many as there are where that can't be told. */
export function mostBlocked(state: GameState, creature: string, attackers: number): number {
  const capacity = capacityOf(state, creature);
  return typeof capacity === 'number' ? Math.min(capacity, attackers) : attackers;
}

function legalAmong<T>(state: GameState, candidates: Iterable<readonly T[]>, actionOf: (all: readonly T[]) => PlayerAction): Declarations {
  const all: PlayerAction[] = [];
  const open = new Set<string>();
  let looked = 0;
  for (const candidate of candidates) {
    if (looked === MOST_LOOKED_AT || all.length === MOST_LISTED) return { all, open: [...open], truncated: true };
    looked += 1;
    const action = actionOf(candidate);
    const done = perform(state, action);
    if (done.ok || (done.error.missingChoice !== null && done.error.missingChoice.unfit === undefined)) all.push(action);
    else if (done.error.notModelled !== null) open.add(done.error.notModelled);
  }
  return { all, open: [...open], truncated: false };
}

/** One of the choices of each, in every way, one after the other; the first choices change last. */
function* combined<T>(choices: readonly (() => Iterable<readonly T[]>)[]): Iterable<readonly T[]> {
  const [first, ...others] = choices;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const chosen of first()) for (const rest of combined(others)) yield [...chosen, ...rest];
}

/** Every set of at most so many, none first; no more of them are made than are looked at. */
function* someOf<T>(options: readonly T[], most: number): Iterable<readonly T[]> {
  const [first, ...others] = options;
  if (first === undefined || most === 0) {
    yield [];
    return;
  }
  yield* someOf(others, most);
  for (const rest of someOf(others, most - 1)) yield [first, ...rest];
}
