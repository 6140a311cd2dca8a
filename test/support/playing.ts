import {
  type Acted,
  type Declarations,
  type GameState,
  type LegalAction,
  legalActions,
  legalActionsWith,
  type PlayerAction,
  perform,
} from '../../engine/index.ts';
import { fightingOptions } from '../../engine/options/fighting.ts';
import { passingOptions } from '../../engine/options/passing.ts';
import { candidatesWith, keyOf, keysOf } from './candidates.ts';
import { faultsOfActing, shown } from './invariants.ts';
import { below, oneOf, type Random, someOf, tryAction, tryOption } from './playGame.ts';

/** Playing a game at random by what is legal, and looking at every step of it. */

/** What came of a game. */
export interface Played {
  readonly actions: readonly PlayerAction[];
  readonly state: GameState;
  /** How often each kind of action was done. */
  readonly kinds: ReadonlyMap<string, number>;
  /** What was refused as not modelled, by its words. */
  readonly notModelled: ReadonlyMap<string, number>;
  /** What was wrong; the game ends with it. */
  readonly faults: readonly string[];
  readonly end: 'over' | 'notModelled' | 'long enough' | 'fault';
}

/** How often an option is tried before it counts as refused. */
const MOST_TRIES = 25;

/**
 * Plays so many actions, or until the game is over, or nothing goes on since what would happen next is not modelled. `leaving`: as of an action, for all of
 * them.
 */
export function playAtRandom(random: Random, from: GameState, most: number, leaving: { readonly allowUnsupported?: true } = {}): Played {
  const actions: PlayerAction[] = [];
  const kinds = new Map<string, number>();
  const notModelled = new Map<string, number>();
  let state = from;
  const ended = (end: Played['end'], faults: readonly string[] = []): Played => ({ actions, state, kinds, notModelled, faults, end });
  for (let stuck = 0; actions.length < most; ) {
    const player = random() < 0.7 ? state.active : (oneOf(random, state.players)?.id ?? state.active);
    // Everything that is legal is listed now and then; in between one thing after the other is asked for what can be done with it.
    const listed = random() < 0.1 ? choose(random, modelled(legalActions(state, player))) : withSomething(random, state, player);
    if (listed === undefined) return ended('over');
    const option = { ...listed, action: { ...listed.action, ...leaving } };
    const tried = trySeveral(random, state, option);
    if (typeof tried === 'string') return ended('fault', [tried]);
    if (tried.kind === 'notModelled') {
      notModelled.set(tried.words, (notModelled.get(tried.words) ?? 0) + 1);
      stuck += isPassing(option) ? 4 : 1;
      if (stuck > 12) return ended('notModelled');
      continue;
    }
    stuck = 0;
    const faults = faultsOfActing(state, tried.result).map((fault) => `${fault}, after ${JSON.stringify(tried.action)}`);
    actions.push(tried.action);
    kinds.set(tried.action.kind, (kinds.get(tried.action.kind) ?? 0) + 1);
    state = tried.result.state;
    if (faults.length > 0) return ended('fault', faults);
  }
  return ended('long enough');
}

const isPassing = ({ action: { kind } }: LegalAction): boolean => kind === 'advance' || kind === 'resolve';

/** Mana abilities are used for costs by themselves, so that they come up less often. */
function choose(random: Random, options: readonly LegalAction[]): LegalAction | undefined {
  const passing = options.filter(isPassing);
  const doing = options.filter((option) => !isPassing(option));
  const acting = doing.filter(({ action }) => action.kind !== 'tapForMana');
  if (random() < 0.3) return oneOf(random, passing) ?? oneOf(random, doing);
  return (random() < 0.8 ? oneOf(random, acting) : oneOf(random, doing)) ?? oneOf(random, options);
}

const modelled = (options: readonly LegalAction[]): readonly LegalAction[] => options.filter((option) => option.notModelled === null);

/** What can be done with one card or permanent at random, what a step of combat asks for, or passing; mana abilities less often. */
function withSomething(random: Random, state: GameState, player: string): LegalAction | undefined {
  const others = modelled([...fightingOptions(state, player), ...passingOptions(state)]);
  if (random() < 0.3) return oneOf(random, others);
  const library = new Set(state.players.flatMap(({ library: cards }) => cards.slice(1)));
  const objects = [...state.permanents.keys(), ...state.cards.keys()].filter((id) => !library.has(id));
  for (const id of someOf(random, objects, objects.length)) {
    const options = modelled(legalActionsWith(state, player, id)).filter(({ action }) => action.kind !== 'tapForMana' || random() < 0.2);
    const option = oneOf(random, options);
    if (option !== undefined) return option;
  }
  return oneOf(random, others) ?? oneOf(random, modelled(legalActions(state, player)));
}

type Outcome =
  | { readonly kind: 'done'; readonly action: PlayerAction; readonly result: Acted }
  /** Refused as not modelled, or as a declaration that is none of the legal ones. */
  | { readonly kind: 'notModelled'; readonly words: string };

/** In words what is wrong: an option that is listed has to be accepted in some way, or refused as not modelled. */
function trySeveral(random: Random, state: GameState, option: LegalAction): Outcome | string {
  const before = random() < 0.1 ? shown(state) : null;
  let last = '';
  try {
    for (let round = 0; round < MOST_TRIES; round += 1) {
      const tried = tryOption(random, state, option);
      // What is undone is the game as it was: neither doing nor refusing anything has touched it.
      if (before !== null && shown(state) !== before) return `trying changed the game that was before: ${JSON.stringify(tried.action)}`;
      if (tried.kind === 'done') return tried;
      if (tried.why.notModelled !== null)
        return tried.why.notModelled === ''
          ? `refused as not modelled without words: ${JSON.stringify(tried.action)}`
          : { kind: 'notModelled', words: tried.why.message };
      last = `${JSON.stringify(tried.action)}: ${tried.why.message}`;
    }
  } catch (error) {
    return `${JSON.stringify(option.action)} fails: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  }
  // 508.1c-d, 509.1b-c: what creatures obey together is told of the whole declaration, and one at random may not come upon any that does.
  const declarations = option.announcement()?.declarations?.();
  if (declarations !== undefined) return declared(random, state, declarations, last);
  return `“${option.text}” is listed and always refused, at last ${last}`;
}

/** One of the declarations that are listed as a whole. */
function declared(random: Random, state: GameState, { all, open, truncated }: Declarations, last: string): Outcome | string {
  const action = oneOf(random, all);
  if (action === undefined)
    return truncated || open.length > 0 ? { kind: 'notModelled', words: open[0] ?? last } : `no declaration is legal: ${last}`;
  const tried = tryAction(random, state, action);
  if (tried.kind === 'done') return tried;
  return tried.why.notModelled === null
    ? `listed and refused: ${JSON.stringify(tried.action)}: ${tried.why.message}`
    : { kind: 'notModelled', words: tried.why.message };
}

/** The game that the same actions give. */
export function replayed(from: GameState, actions: readonly PlayerAction[]): GameState | null {
  let state = from;
  for (const action of actions) {
    const done = perform(state, action);
    if (!done.ok) return null;
    state = done.value.state;
  }
  return state;
}

/** Candidates of actions that no option lists, so that each has to be refused. */
export function unlisted(random: Random, state: GameState): readonly PlayerAction[] {
  const player = state.players[below(random, state.players.length)]?.id ?? '';
  const listed = new Set(legalActions(state, player).flatMap(({ action }) => keysOf(action)));
  return candidatesWith(state, player).filter((action) => !listed.has(keyOf(action)));
}
