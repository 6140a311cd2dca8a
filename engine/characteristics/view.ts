import type { Condition, Filter, Keyword, ObjectRef, PlayerRef, Quantity } from '../ast/index.ts';
import type { Recipient } from '../ast/reference.ts';
import type { Chosen, GameState, OtherMeant } from '../state/game.ts';
import type { ObjectView } from '../state/objectView.ts';
import type { Amount, Ids, Truth } from './truth.ts';

export type { AbilityOrigin, ObjectView, OwnedAbility } from '../state/objectView.ts';

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
  /** 508.5: the player who would defend, while it is asked whether a creature may attack; where not set, whom the text's object attacks tells. */
  readonly defending?: string;
  /** 607.2d: what the text's object had chosen, where it is told by more than the board: of mana, what its source had (106.6). */
  readonly chosen?: Chosen;
  /** While an ability resolves: how much life was lost and so on "this way", by that word. */
  readonly amounts?: ReadonlyMap<string, number>;
  /** While an ability resolves: whether the last flip or clash was won, and what the last die came to; absent where there was none. */
  readonly won?: boolean;
  readonly result?: number;
  /** While an ability resolves: what was "exiled this way", "discarded this way" and so on, by that word; absent where nothing resolves. */
  readonly thisWay?: ReadonlyMap<string, readonly string[]>;
  /** While an ability resolves: of the players who were asked last whether they do something, those who did; absent where none were. */
  readonly doers?: readonly string[];
  /** 615.5: how much damage was "prevented this way". */
  readonly prevented?: number;
  /** "That source": what would deal, or has dealt, the damage that is spoken of. */
  readonly dealer?: string;
  /** What "other" objects are others than, where that is not what the text is of: what deals damage "to each other creature". */
  readonly than?: string;
  /** "That spell or ability": what has the target that is spoken of. */
  readonly aimer?: string;
  /** "That creature" where a trigger condition names two and "it" is the first of them. */
  readonly other?: OtherMeant;
  /** 601.2c, 608.2b: what each "target" of the text means: the objects and players that were chosen for it and are still legal. */
  readonly targets?: ReadonlyMap<object, readonly string[]>;
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
export function hasKeyword({ abilities }: ObjectView, said: string): boolean {
  const name = /^an? (.+) ability$/.exec(said)?.[1] ?? said;
  const [, land] = /^(\w+)walk$/.exec(name) ?? [];
  const walk = land === undefined || land === 'land' ? null : land;
  const is = (keyword: Keyword): boolean =>
    walk === null ? keyword.name === name || VARIANTS.get(keyword.name) === name : keyword.name === 'landwalk' && walksOn(keyword, walk);
  return abilities.some(({ ability }) => ability.kind === 'keywords' && ability.keywords.some(is));
}

/** 702.29e, 702.33d, 702.37b: keywords that are variants of others. */
const VARIANTS: ReadonlyMap<string, string> = new Map([
  ['megamorph', 'morph'],
  ['typecycling', 'cycling'],
  ['multikicker', 'kicker'],
]);

/** 702.14: "swampwalk": landwalk of the lands of a subtype. */
const walksOn = ({ filter }: Keyword, land: string): boolean =>
  filter?.kind === 'objects' && filter.words.some((word) => word.kind === 'subtype' && word.type.toLowerCase() === land);

/** 702: an object's keyword abilities, as often as it has each. */
export const keywordsOf = ({ abilities }: Pick<ObjectView, 'abilities'>): readonly Keyword[] =>
  abilities.flatMap(({ ability }) => (ability.kind === 'keywords' ? ability.keywords : []));
