import type { Ability, Cost, ObjectRef } from '../ast/index.ts';
import { isKnown } from '../characteristics/truth.ts';
import type { Context, View } from '../characteristics/view.ts';
import type { GameState } from '../state/game.ts';
import type { PaidCosts } from './activation.ts';
import { actsOn } from './costChoices.ts';
import { type ManaSystem, manaSystem } from './system.ts';

/** The moment at which a mana ability resolves (605.3b): right after its costs were paid. */
export interface Moment {
  /** Before the costs were paid. */
  readonly before: ManaSystem;
  /** After that. */
  readonly after: ManaSystem;
  /** The permanents that paying moved away. */
  readonly departed: ReadonlySet<string>;
  /** The game as the ability sees it: as it is after paying, with what has departed as it last was there (608.2h). */
  readonly view: View;
}

const NONE: ReadonlySet<string> = new Set();

/** `after`: null where only the state before paying is known; what paying moves away is then left out of it. */
export function momentOf(before: GameState, after: GameState | null, moved: ReadonlySet<string>, asksMore: boolean): Moment {
  const first = manaSystem(before);
  if (after === null || after === before) {
    if (moved.size === 0) return plain(first);
    return derived(before, moved, asksMore || [...moved].some((id) => hasStatic(first.view, id)));
  }
  const departed = [...before.permanents.keys()].filter((id) => !after.permanents.has(id));
  const then = manaSystem(after);
  return {
    before: first,
    after: then,
    departed: departed.length === 0 ? NONE : new Set(departed),
    view: mixed(first.view, then.view, departed),
  };
}

const PLAIN = new WeakMap<ManaSystem, Moment>();
function plain(system: ManaSystem): Moment {
  const known = PLAIN.get(system) ?? { before: system, after: system, departed: NONE, view: system.view };
  PLAIN.set(system, known);
  return known;
}

const DERIVED = new WeakMap<GameState, Map<string, Moment>>();

/** Without the objects that paying moves; `anew`: whether the game is to be worked out without them. */
function derived(state: GameState, moved: ReadonlySet<string>, anew: boolean): Moment {
  const table = DERIVED.get(state) ?? new Map<string, Moment>();
  DERIVED.set(state, table);
  const key = `${anew}\n${[...moved].join('\n')}`;
  const known = table.get(key);
  if (known !== undefined) return known;
  const before = manaSystem(state);
  const departed = new Set([...moved].filter((id) => state.permanents.has(id)));
  const after = anew ? manaSystem(without(state, moved)) : before;
  const view = anew
    ? mixed(before.view, after.view, [...departed])
    : { ...before.view, permanents: before.view.permanents.filter((id) => !departed.has(id)) };
  const moment = { before, after, departed, view };
  table.set(key, moment);
  return moment;
}

const without = (state: GameState, moved: ReadonlySet<string>): GameState => ({
  ...state,
  permanents: new Map([...state.permanents].filter(([id]) => !moved.has(id))),
  cards: new Map([...state.cards].filter(([id]) => !moved.has(id))),
  players: state.players.map((player) => ({
    ...player,
    hand: player.hand.filter((id) => !moved.has(id)),
    graveyard: player.graveyard.filter((id) => !moved.has(id)),
  })),
});

/** A view after paying that still knows what departed. */
function mixed(before: View, after: View, departed: readonly string[]): View {
  if (departed.length === 0) return { ...after, object: (id) => after.object(id) ?? before.object(id) };
  const gone = new Set(departed);
  const remembered = departed.flatMap((id) => before.state.permanents.get(id) ?? []);
  return {
    state: { ...after.state, permanents: new Map([...after.state.permanents, ...remembered.map((one) => [one.id, one] as const)]) },
    permanents: after.permanents,
    object: (id) => (gone.has(id) ? before.object(id) : (after.object(id) ?? before.object(id))),
  };
}

/** An object that may change others while it is there. */
const hasStatic = (view: View, id: string): boolean =>
  (view.object(id)?.abilities ?? []).some(({ ability: { kind } }) => kind === 'static' || kind === 'level' || kind === 'gated');

/** Ids of the objects that paying an ability's costs moves to another zone, its own source among them. `context`: before they are paid. */
export function movedByPaying(ability: Ability, { objects }: PaidCosts, context: () => Context): ReadonlySet<string> {
  if (ability.kind !== 'activated' || !ability.costs.some(mayMove)) return NONE;
  const onlyMoves = ability.costs.every((cost) => mayMove(cost) || actsOn(cost).length === 0);
  return new Set(ability.costs.flatMap((cost) => moved(cost, objects, onlyMoves, context())));
}

function moved(cost: Cost, objects: readonly string[], all: boolean, context: Context): readonly string[] {
  if (cost.kind === 'both') return cost.parts.flatMap((part) => moved(part, objects, all, context));
  if (cost.kind === 'either') {
    // What was done is told by the objects that it was done to; without any it was done to the source.
    const done = cost.options.filter((option) => (movedRef(option)?.kind === 'self') === (objects.length === 0));
    return done.flatMap((option) => moved(option, objects, all, context));
  }
  const ref = movedRef(cost);
  if (ref === null) return [];
  if (ref.kind === 'self') return context.source === null ? [] : [context.source];
  const among = all ? null : context.evaluate.objects(ref, context);
  return among === null || !isKnown(among) ? objects : objects.filter((id) => among.includes(id));
}

/** What a cost moves to another zone, as its text names it. */
function movedRef(cost: Cost): ObjectRef | null {
  switch (cost.kind) {
    case 'sacrifice':
    case 'discard':
    case 'exile':
    case 'returnToHand':
    case 'putInGraveyard':
    case 'putOnLibrary':
      return cost.what;
    default:
      return null;
  }
}

function mayMove(cost: Cost): boolean {
  if (cost.kind === 'both') return cost.parts.some(mayMove);
  return cost.kind === 'either' ? cost.options.some(mayMove) : movedRef(cost) !== null;
}
