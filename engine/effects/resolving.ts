import type { Effect } from '../ast/index.ts';
import { EVALUATE } from '../characteristics/battlefield.ts';
import { contextOf } from '../characteristics/evaluator.ts';
import { layered } from '../characteristics/layers.ts';
import type { Context, ObjectView } from '../characteristics/view.ts';
import { type Ask, cannot, type Stop } from '../choices.ts';
import type { GameEventBody } from '../events/event.ts';
import type { GameState, Meant } from '../state/game.ts';

export type { Ask, Question, Stop } from '../choices.ts';
export { cannot };

/** An ability while its instructions are carried out. */
export interface Resolving {
  /** The game as it is now. */
  readonly state: GameState;
  /** The object whose ability it is; it may be gone (113.7a). */
  readonly source: string;
  /** 201.5: the object that the text means by its name. */
  readonly named: string;
  /** Its controller: who activated it. */
  readonly you: string;
  readonly meant: Meant;
  /** Its words, for what can't be carried out. */
  readonly text: string;
  /** Under which name its uses are counted on its object. */
  readonly instance: string;
  readonly ask: Ask;
  /** An object as it is, or as it last was where paying costs moved it (608.2h). */
  readonly known: (id: string) => ObjectView | undefined;
}

/** What an instruction proposes: events, and the objects that it was about, which the next may call "it". */
export interface Proposal {
  readonly kind: 'events';
  readonly events: readonly GameEventBody[];
  readonly objects: readonly string[] | null;
}

export const events = (...all: readonly GameEventBody[]): Proposal => ({ kind: 'events', events: all, objects: null });
export const about = (objects: readonly string[], all: readonly GameEventBody[]): Proposal => ({ kind: 'events', events: all, objects });
export const unmodelled = ({ kind }: Effect, { text }: Resolving): Stop =>
  cannot(text, `an instruction of this kind (${kind}) is not carried out`);

/** For whom an ability's words are read as it resolves. */
export function contextWhile({ state, source, named, you, meant }: Resolving): Context {
  const { view } = layered(state);
  const { it, they, x, thatMany } = meant;
  return { ...contextOf(view, EVALUATE, source, named), you, it, they, x, thatMany };
}
