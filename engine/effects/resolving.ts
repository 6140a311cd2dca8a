import type { Cost, Effect } from '../ast/index.ts';
import type { Antecedent } from '../characteristics/antecedents.ts';
import { EVALUATE } from '../characteristics/battlefield.ts';
import { contextOf } from '../characteristics/evaluator.ts';
import { layered } from '../characteristics/layers.ts';
import type { Context, ObjectView } from '../characteristics/view.ts';
import { type Ask, cannot, isStop, type Stop } from '../choices.ts';
import type { GameEventBody } from '../events/event.ts';
import type { TappedForMana } from '../mana/tapped.ts';
import type { GameState, Meant } from '../state/game.ts';
import type { Step } from '../trace.ts';

export type { Ask, Question, Stop } from '../choices.ts';
export { cannot, isStop };

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
  /** 601.2c, 608.2b: for each "target" of the text what was chosen for it and is still legal; null where nothing was announced. */
  readonly targets: ReadonlyMap<object, readonly string[]> | null;
  /** 608.2b: each "target" of which everything that was chosen is illegal: what is asked of it fails. */
  readonly illegal?: ReadonlySet<object>;
  /** 601.2d, 608.2b: for each "target" among which something is divided, what each of its targets gets that is still legal; absent: nothing is. */
  readonly shares?: ReadonlyMap<object, ReadonlyMap<string, number>>;
  /** 700.2: places of the modes that were chosen as it was announced. */
  readonly modes: readonly number[];
  /** What is done with instructions that add mana; null where what they add is worked out apart, as for mana abilities. */
  readonly addMana: Does | null;
  /** 118.12: what a player pays as the ability resolves; null where paying is not carried out. */
  readonly pay: Pays | null;
  /** 608.2g: what a player casts as the ability resolves; null where casting is not carried out. */
  readonly cast: Casts | null;
  /** 614.6, 615.5: carries out what a replacement or prevention effect says instead or beside: instructions of another object. */
  readonly follow: Does;
  /** 603.12: whether what the first of the instructions asks about was done before them: what happened instead of an event. */
  readonly didBefore?: boolean;
  /** Whether nothing of the instructions may be left out, even in an action that leaves out what is not modelled. */
  readonly whole?: true;
  /** What can't be told of what was said before, since instructions were left out. */
  readonly lost?: ReadonlySet<Antecedent>;
  /** Each "target" of which it can't be told whether what was chosen for it is still legal (608.2b), and why: what is asked of it is left out. */
  readonly untold?: ReadonlyMap<object, string>;
  /** 614.5: keys of the replacement effects that can't apply to what is done, which comes of them. */
  readonly replaced?: ReadonlySet<string>;
}

/** Instructions carried out by other means than proposing events. */
export type Does = (effects: readonly Effect[], resolving: Resolving) => CarriedOut | Stop;

/** What comes of a player's paying costs; null where they can't be paid, with nothing changed. */
export type Pays = (player: string, costs: readonly Cost[], resolving: Resolving) => CarriedOut | Stop | null;

/** A card that a player casts as something resolves, by what the instruction says. */
export interface Casting {
  readonly player: string;
  readonly card: string;
  readonly face: number;
  /** 118.9: without paying its mana cost. */
  readonly free: boolean;
  /** The keyword whose cost is paid rather than the mana cost; null: none. */
  readonly paying: string | null;
  /** With its back face up. */
  readonly transformed: boolean;
}

/** What comes of a player's casting a card; null where it can't be cast, with nothing changed. */
export type Casts = (casting: Casting, resolving: Resolving) => HasCast | Stop | null;

/** `answered`: whether casting asked for an answer that was there. */
export interface HasCast extends CarriedOut {
  readonly answered: boolean;
}

/** Something that has happened: the game right before it, with all that happens at the same time, and after. */
export interface Happened {
  /** Tapping for mana, to pay as something resolves, is no event of its own. */
  readonly what: GameEventBody | TappedForMana;
  readonly before: GameState;
  readonly after: GameState;
  /** How replacement and prevention effects came to apply, where any did. */
  readonly why?: readonly Step[];
}

/** What came of instructions: the game afterwards, and what happened in its order. */
export interface CarriedOut {
  readonly kind: 'done';
  readonly state: GameState;
  readonly happened: readonly Happened[];
  /** What the words of the next instruction point back to; targets, source and names as they are by then. */
  readonly after: Pick<Resolving, 'meant' | 'source' | 'named' | 'targets'>;
  /** Whether an optional part of it was done (608.2d); null where there was none. */
  readonly did: boolean | null;
}

/** What an instruction proposes: events, and the objects that it was about, which the next may call "it". */
export interface Proposal {
  readonly kind: 'events';
  readonly events: readonly GameEventBody[];
  readonly objects: readonly string[] | null;
  /** The one player other than its controller whom it was about, whom the next may call "that player"; null where that is none or several. */
  readonly player: string | null;
  /** How many the next may call "that many"; absent where that stays what it was. */
  readonly thatMany?: number;
  /** The cards that were revealed. */
  readonly revealed?: readonly string[];
  /** What the next may ask of a choice, a flip, a clash or a roll. */
  readonly outcome?: Pick<Meant, 'chosen' | 'won' | 'result' | 'searched'>;
  /** How replacement effects came to change what was proposed. */
  readonly why?: readonly Step[];
  /** The cards that the next may take some "from among", and call "the rest" what is left of them. */
  readonly among?: readonly string[];
  /** What is left of the cards that these were taken from, which "the rest" means then. */
  readonly rest?: readonly string[];
}

export const events = (...all: readonly GameEventBody[]): Proposal => ({ kind: 'events', events: all, objects: null, player: null });
export const about = (objects: readonly string[], all: readonly GameEventBody[], player: string | null = null): Proposal => ({
  kind: 'events',
  events: all,
  objects,
  player,
});
export const unmodelled = (effect: Effect, { text }: Resolving): Stop =>
  effect.kind === 'unsupported'
    ? cannot(effect.span.text, 'it is not read')
    : cannot(text, `an instruction of this kind (${effect.kind}) is not carried out`);

/** For whom an ability's words are read as it resolves. */
export function contextWhile({ state, source, named, you, meant, targets }: Resolving): Context {
  const { view } = layered(state);
  const { it, they, x, thatMany, thisWay = NOTHING, chosen, won, doers, result, amounts, dealer, prevented, aimer, other } = meant;
  const context: Context = {
    ...contextOf(view, EVALUATE, source, named),
    ...{ you, it, they, x, thatMany, thisWay },
    ...(amounts === undefined ? {} : { amounts }),
    ...(chosen === undefined ? {} : { chosen }),
    ...(won === undefined ? {} : { won }),
    ...(doers === undefined ? {} : { doers }),
    ...(result === undefined ? {} : { result }),
    ...(dealer === undefined ? {} : { dealer }),
    ...(aimer === undefined ? {} : { aimer }),
    ...(other === undefined ? {} : { other }),
    ...(prevented === undefined ? {} : { prevented }),
  };
  return targets === null ? context : { ...context, targets };
}

const NOTHING: ReadonlyMap<string, readonly string[]> = new Map();
