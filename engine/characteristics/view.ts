import type {
  Ability,
  CardType,
  Color,
  Condition,
  Filter,
  ManaCost,
  ObjectRef,
  PlayerRef,
  Quantity,
  Supertype,
  Zone,
} from '../ast/index.ts';
import type { Recipient } from '../ast/reference.ts';
import type { Chosen, GameState } from '../state/game.ts';
import type { Amount, Ids, Truth } from './truth.ts';

/** Where an object has an ability from. */
export type AbilityOrigin =
  /** Its text, its copied text, or the effect that made the token. */
  | { readonly kind: 'printed' }
  /** An effect of that object (its own keyword counters among them). */
  | { readonly kind: 'granted'; readonly by: string }
  /** 305.6: a basic land type. */
  | { readonly kind: 'intrinsic'; readonly type: string };

/** An ability as an object has it. */
export interface OwnedAbility {
  readonly ability: Ability;
  /** Its words as printed. */
  readonly text: string;
  readonly origin: AbilityOrigin;
  /** 613.7a: what counts for continuous effects that it generates. */
  readonly timestamp: number;
}

/** An object's characteristics (109.3) as far as they are worked out, and who controls and owns it. */
export interface ObjectView {
  readonly id: string;
  readonly zone: Zone;
  readonly owner: string;
  /** Off the battlefield and the stack the owner stands in (109.4). */
  readonly controller: string;
  /** More than one off the battlefield only, of split cards (709.4a). */
  readonly names: readonly string[];
  readonly manaCost: ManaCost;
  readonly manaValue: number;
  readonly colors: ReadonlySet<Color>;
  readonly supertypes: ReadonlySet<Supertype>;
  readonly types: ReadonlySet<CardType>;
  readonly subtypes: ReadonlySet<string>;
  /** 208.3: none on a permanent that is no creature. */
  readonly power: number | null;
  readonly toughness: number | null;
  readonly loyalty: number | null;
  readonly defense: number | null;
  readonly abilities: readonly OwnedAbility[];
}

/** The objects of a state as they are seen at one moment: between two layers, or after the last. */
export interface View {
  readonly state: GameState;
  /** Ids of the permanents that are phased in, in the order of the board. */
  readonly permanents: readonly string[];
  readonly object: (id: string) => ObjectView | undefined;
}

/** For whom text is evaluated: whose text it is, who "you" are, and what the words that point back point to. */
export interface Context {
  readonly view: View;
  readonly evaluate: Evaluators;
  /** The object that has the ability. */
  readonly source: string | null;
  /** 201.5: the object that the text means by its name: the one that granted the ability, otherwise the source. */
  readonly named: string | null;
  /** Its controller. */
  readonly you: string | null;
  /** "It", "that land": what was named before; null where nothing was. */
  readonly it: readonly string[] | null;
  /** "They", "that player". */
  readonly they: string | null;
  /** 107.3: the value of X. */
  readonly x: number | null;
  /** "That many". */
  readonly thatMany: number | null;
  /** 607.2d: what the text's object had chosen, where it is told by more than the board: of mana, what its source had (106.6). */
  readonly chosen?: Chosen;
}

/**
 * How text is evaluated against a view. Each may answer that the board doesn't tell. They need one another, so each takes them from the
 * context; `evaluator.ts` puts them together.
 */
export interface Evaluators {
  /** Whether an object is among those a noun phrase speaks of (109.2). */
  readonly matches: (filter: Filter, object: ObjectView, context: Context) => Truth;
  /** The same wherever the object is: whether it is what the phrase says. */
  readonly fits: (filter: Filter, object: ObjectView, context: Context) => Truth;
  /** Ids of the objects that a noun phrase speaks of. */
  readonly matching: (filter: Filter, context: Context) => Ids;
  readonly amount: (quantity: Quantity, context: Context) => Amount;
  readonly holds: (condition: Condition, context: Context) => Truth;
  readonly objects: (ref: ObjectRef, context: Context) => Ids;
  /** Whether an object or player is (one of) those that something is done to. */
  readonly isRecipient: (ref: Recipient, id: string, context: Context) => Truth;
  /** Whether a player is (one of) those meant. */
  readonly isPlayer: (ref: PlayerRef, player: string, context: Context) => Truth;
  readonly players: (ref: PlayerRef, context: Context) => Ids;
  /** Whether an object has a mana ability (605.1). */
  readonly hasManaAbility: (object: ObjectView) => boolean;
}

/** 702: whether an object has a keyword ability, by its name in the rules' spelling ("first strike"). */
export function hasKeyword({ abilities }: ObjectView, name: string): boolean {
  return abilities.some(({ ability }) => ability.kind === 'keywords' && ability.keywords.some((keyword) => keyword.name === name));
}
