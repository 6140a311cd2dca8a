import type { PlayerAction } from '../../engine/index.ts';
import type { ManaAmounts } from '../models.ts';
import type { ScenarioDocument } from '../models.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { DamageOutcomeModel, DamageOutcomesModel, ActedModel, AvailableManaModel, AbilityModel, CardModel, CardConnectionModel, CardFaceModel, CardObjectModel, CatalogueModel, CouldProduceModel, EventConnectionModel, EventEdgeModel, ExplanationModel, ExplanationStepModel, GameModel, GameConnectionModel, GameEdgeModel, IllegalModel, MaxXModel, MissingChoiceModel, PaymentModel, PaymentPlanModel, PaymentStepModel, PaidSymbolModel, ShortfallModel, LegalActionModel, CreatureToDeclareModel, ModesToChooseModel, LegalityModel, PermanentModel, PlayerModel, PooledManaModel, ProducedManaModel, ProductionModel, ProductionReasonModel, RuleModel, ServiceModel, StackObjectModel, VersionConflictModel, WarningModel, WhyTypeModel, EventModel } from '../models.ts';
import type { Context } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /**
   * An ability of a permanent: its index from 0 as a number (`Ability.index`), or a piece of its text as a string, case as printed.
   * `INVALID_VALUE` where it is neither; a piece that no ability, or more than one, has is answered by `Illegal` or, in queries, by an error.
   */
  AbilityRef: { input: string | number; output: never; }
  /**
   * A face, a mode or an alternative cost of a card: its index from 0 as a number, or a name or a piece of its text as a string.
   * `INVALID_VALUE` where there is none of that index or text, or several.
   */
  PartRef: { input: string | number; output: never; }
  /**
   * Which optional additional costs of a spell are paid (601.2b): `true` or how often, of its kicker or, where it has none, of the first there is; or a list
   * of names or pieces of text, as often as each is paid.
   */
  Kicked: { input: boolean | number | readonly string[]; output: never; }
  /**
   * An action as the input `Action` takes it, as JSON: `{"cast": {"card": "c1", "face": 0, "by": "a"}}`. What is announced or chosen besides (`targets`, `x`,
   * `choose` …) is added to it.
   */
  ActionValue: { input: never; output: PlayerAction; }
  /**
   * Mana that exists: in a pool, or what an ability would add (rule 106). Symbols between braces in the order W, U, B, R, G, C: `{G}{G}{C}`.
   * Only the six types of mana (106.1b) occur: `{W}` `{U}` `{B}` `{R}` `{G}` `{C}`. No mana is the empty string.
   *
   * Amounts are exact however large. Up to 100 mana in all are written symbol by symbol; above that each type stands once,
   * followed by `*` and how many there are in decimal digits: `{G}*205891132094649{C}*2`. The same two forms are read where mana is given.
   */
  Mana: { input: string; output: ManaAmounts; }
  /**
   * Mana that is asked for: the symbols of a mana cost or of a part of an activation cost, in the order written: `{2}{W/U}{X}` (rules 107.4, 202.1).
   * Symbols: `{W}` `{U}` `{B}` `{R}` `{G}` `{C}`, numbers, `{X}` `{Y}` `{Z}`, `{S}` (snow), hybrid `{W/U}` `{2/W}` `{C/W}`, Phyrexian `{W/P}` `{W/U/P}`.
   * Where one is given, the empty string stands for no mana cost at all (202.1b).
   */
  ManaCost: { input: string; output: string; }
  /** A whole number of any size as a string of decimal digits: `"205891132094649"`. A string, because JSON numbers lose digits above 2^53. */
  BigInt: { input: string; output: bigint; }
  /** A moment, in ISO 8601, UTC: `2026-11-30T17:05:00.000Z`. */
  DateTime: { input: string; output: string; }
  /**
   * A rules question as a document: a JSON object with a board, steps that act on it and steps that say what has to be true of it (`expect`). Kept as a file,
   * it can be run again: `npm run scenario -- FILE`.
   */
  ScenarioDocument: { input: never; output: ScenarioDocument; }
};

/** An ability of a permanent or of a card (rules 113, 602–604, 702). */
export type Ability = {
  readonly __typename?: 'Ability';
  /**
   * Its place among the abilities of the same permanent (after continuous effects) or of the same face, from 0. Steps and arguments that name
   * an ability use this number.
   */
  readonly index: Scalars['Int']['output'];
  /** Its text. Of an ability that comes from a basic land type (305.6), the text that the rule gives it. */
  readonly text: Scalars['String']['output'];
  /** What kind of ability it is. */
  readonly kind: AbilityKind;
  /** Whether it is a mana ability (605.1): an activated or triggered ability without a target, not of loyalty, that could add mana. */
  readonly isManaAbility: Scalars['Boolean']['output'];
  /** Why it is a mana ability, or why it is none: which of the criteria of 605.1a or 605.1b it meets. */
  readonly whyManaAbility: Explanation;
  /** How much of its text the engine models. */
  readonly support: Support;
  /**
   * Whether it can be activated now, its costs paid (602.2): who may, timing, what forbids it, and whether all of its cost could be paid.
   * Null for an ability of a card that is not on a board. An ability that isn't activated is never legal to activate.
   * Errors: `UNKNOWN_ID` for a player who isn't there, `INVALID_VALUE` for an {X} out of its range.
   */
  readonly canActivate: Maybe<Legality>;
  /**
   * Each mana that activating it now could add, after replacement effects; of a triggered mana ability, each that its resolution could add.
   * Costs and whether they can be paid don't matter. Empty where it would add none or is no mana ability.
   * Null for an ability of a card that is not on a board: what it would add hangs on the board.
   * Where there are very many results not all are listed: `production` says so in `truncated`.
   */
  readonly produces: Maybe<ReadonlyArray<Scalars['Mana']['output']>>;
  /** The same with exact counts and reasons; null for an ability of a card that is not on a board. */
  readonly production: Maybe<Production>;
};


/** An ability of a permanent or of a card (rules 113, 602–604, 702). */
export type AbilityCanActivateArgs = {
  by: InputMaybe<Scalars['ID']['input']>;
  x: InputMaybe<Scalars['Int']['input']>;
};

/** Kinds of abilities (rule 113.3), as far as they matter to this API. */
export type AbilityKind =
  /** Cost, colon, effect (602), planeswalkers' loyalty abilities included. */
  | 'ACTIVATED'
  /** Begins with when, whenever or at (603). */
  | 'TRIGGERED'
  /** Simply true while the object is where it functions (604), replacement effects included. */
  | 'STATIC'
  /** The instructions of an instant or sorcery (113.3a). */
  | 'SPELL'
  /** Keyword abilities (702). */
  | 'KEYWORD'
  /** Text that the engine could not read. */
  | 'UNSUPPORTED';

/** How much of a text the engine models. */
export type Support =
  /** All of it. */
  | 'FULL'
  /** Some of it; what is missing is told apart. */
  | 'PARTIAL'
  /** None of it. */
  | 'NONE';

/** What came of actions: what the rules forbid is an answer and no failure. */
export type ActResult = Acted | Illegal | VersionConflict;

/** All actions happened. */
export type Acted = {
  readonly __typename?: 'Acted';
  /**
   * The game afterwards; ids stay what they were, but for objects that changed zones (400.7). Of `Game.after` it is stored nowhere; of a mutation it is
   * the version that was made.
   */
  readonly game: Game;
  /** What happened, in that order, over all actions; what happens at once stands one after the other. */
  readonly events: ReadonlyArray<GameEvent>;
};

/** One of the actions can't be done, so that none was: the game is unchanged. */
export type Illegal = {
  readonly __typename?: 'Illegal';
  /** Which: its place in the list, from 0. Those before it could have been done. */
  readonly action: Scalars['Int']['output'];
  /** Why not, in one sentence that says what would help. */
  readonly message: Scalars['String']['output'];
  /** The rules that forbid it, or that ask for the choice that is missing; empty where it is something that isn't there (any more), or text that isn't modelled, that stands in the way. */
  readonly rules: ReadonlyArray<Rule>;
  /** Set where nothing forbids it but an answer is missing: send the actions again with it in `choose`. Null otherwise. */
  readonly missingChoice: Maybe<MissingChoice>;
  /** Set where it is text that the engine does not model that stands in the way, and no rule: what that text is. Null otherwise. */
  readonly notModelled: Maybe<Scalars['String']['output']>;
  /** The same step by step. */
  readonly explanation: Explanation;
};

/** What has to be chosen before an action can be done (601.2b–d, 602.2b, 608.2d, 616.1). */
export type MissingChoice = {
  readonly __typename?: 'MissingChoice';
  /** In words: `the mana to add`, `a creature to sacrifice`. */
  readonly what: Scalars['String']['output'];
  /** What could be answered, as `choose` takes it; at most 100. */
  readonly options: ReadonlyArray<Scalars['String']['output']>;
  /** Whether there are more options than are listed. */
  readonly truncated: Scalars['Boolean']['output'];
  /** How many of them are chosen at the least, in all, with those that were answered already. */
  readonly least: Scalars['Int']['output'];
  /** How many of them are chosen at the most, in all. */
  readonly most: Scalars['Int']['output'];
  /** The answer that was given and is none of them; null where none was given. */
  readonly unfit: Maybe<Scalars['String']['output']>;
};

/** The game is not at the version that was expected: somebody else changed it first. Nothing was done. */
export type VersionConflict = {
  readonly __typename?: 'VersionConflict';
  /** The version that was given as `expectedVersion`. */
  readonly expected: Scalars['Int']['output'];
  /** The version that the game is at. */
  readonly actual: Scalars['Int']['output'];
};

/**
 * What a player does or a caller makes happen; exactly one of these. Whatever a field leaves out is chosen by the engine where there is only one
 * legal way, and otherwise told as `Illegal.missingChoice`.
 * Errors: `UNKNOWN_ID` for an id that is nowhere in the game, `INVALID_VALUE` for a number out of its range, `TOO_LARGE` for a list or text over
 * its limit. What the rules forbid is no error but an answer: `Illegal`.
 */
export type Action =
  /** Activates a mana ability whose cost has {T} in it (106.12). */
  { readonly tapForMana: TapForMana; readonly activate?: never; readonly resolve?: never; readonly cast?: never; readonly playLand?: never; readonly turnFaceUp?: never; readonly suspend?: never; readonly foretell?: never; readonly plot?: never; readonly tap?: never; readonly untap?: never; readonly destroy?: never; readonly sacrifice?: never; readonly exile?: never; readonly returnToHand?: never; readonly dealDamage?: never; readonly gainControl?: never; readonly gainLife?: never; readonly loseLife?: never; readonly payLife?: never; readonly setLife?: never; readonly addCounters?: never; readonly removeCounters?: never; readonly attach?: never; readonly attack?: never; readonly block?: never; readonly combatDamage?: never; readonly advance?: never; }
  |  /** Activates an activated ability (602): a mana ability resolves at once (605.3b), any other goes on the stack (602.2a). */
  { readonly tapForMana?: never; readonly activate: ActivateAbility; readonly resolve?: never; readonly cast?: never; readonly playLand?: never; readonly turnFaceUp?: never; readonly suspend?: never; readonly foretell?: never; readonly plot?: never; readonly tap?: never; readonly untap?: never; readonly destroy?: never; readonly sacrifice?: never; readonly exile?: never; readonly returnToHand?: never; readonly dealDamage?: never; readonly gainControl?: never; readonly gainLife?: never; readonly loseLife?: never; readonly payLife?: never; readonly setLife?: never; readonly addCounters?: never; readonly removeCounters?: never; readonly attach?: never; readonly attack?: never; readonly block?: never; readonly combatDamage?: never; readonly advance?: never; }
  |  /**
   * The topmost object of the stack resolves, all players passing (608.1), or everything on it. State-based actions are performed and triggered abilities
   * go on the stack afterwards, as they do after every action (117.5).
   */
  { readonly tapForMana?: never; readonly activate?: never; readonly resolve: Resolve; readonly cast?: never; readonly playLand?: never; readonly turnFaceUp?: never; readonly suspend?: never; readonly foretell?: never; readonly plot?: never; readonly tap?: never; readonly untap?: never; readonly destroy?: never; readonly sacrifice?: never; readonly exile?: never; readonly returnToHand?: never; readonly dealDamage?: never; readonly gainControl?: never; readonly gainLife?: never; readonly loseLife?: never; readonly payLife?: never; readonly setLife?: never; readonly addCounters?: never; readonly removeCounters?: never; readonly attach?: never; readonly attack?: never; readonly block?: never; readonly combatDamage?: never; readonly advance?: never; }
  |  /** Casts a card (601): it goes on the stack, and its costs are paid. */
  { readonly tapForMana?: never; readonly activate?: never; readonly resolve?: never; readonly cast: CastSpell; readonly playLand?: never; readonly turnFaceUp?: never; readonly suspend?: never; readonly foretell?: never; readonly plot?: never; readonly tap?: never; readonly untap?: never; readonly destroy?: never; readonly sacrifice?: never; readonly exile?: never; readonly returnToHand?: never; readonly dealDamage?: never; readonly gainControl?: never; readonly gainLife?: never; readonly loseLife?: never; readonly payLife?: never; readonly setLife?: never; readonly addCounters?: never; readonly removeCounters?: never; readonly attach?: never; readonly attack?: never; readonly block?: never; readonly combatDamage?: never; readonly advance?: never; }
  |  /** Plays a land (305.1). */
  { readonly tapForMana?: never; readonly activate?: never; readonly resolve?: never; readonly cast?: never; readonly playLand: PlayLand; readonly turnFaceUp?: never; readonly suspend?: never; readonly foretell?: never; readonly plot?: never; readonly tap?: never; readonly untap?: never; readonly destroy?: never; readonly sacrifice?: never; readonly exile?: never; readonly returnToHand?: never; readonly dealDamage?: never; readonly gainControl?: never; readonly gainLife?: never; readonly loseLife?: never; readonly payLife?: never; readonly setLife?: never; readonly addCounters?: never; readonly removeCounters?: never; readonly attach?: never; readonly attack?: never; readonly block?: never; readonly combatDamage?: never; readonly advance?: never; }
  |  /** Turns a face-down permanent face up (116.2b), for its morph or disguise cost, or what was manifested or cloaked for its mana cost. */
  { readonly tapForMana?: never; readonly activate?: never; readonly resolve?: never; readonly cast?: never; readonly playLand?: never; readonly turnFaceUp: TurnFaceUp; readonly suspend?: never; readonly foretell?: never; readonly plot?: never; readonly tap?: never; readonly untap?: never; readonly destroy?: never; readonly sacrifice?: never; readonly exile?: never; readonly returnToHand?: never; readonly dealDamage?: never; readonly gainControl?: never; readonly gainLife?: never; readonly loseLife?: never; readonly payLife?: never; readonly setLife?: never; readonly addCounters?: never; readonly removeCounters?: never; readonly attach?: never; readonly attack?: never; readonly block?: never; readonly combatDamage?: never; readonly advance?: never; }
  |  /** Exiles a card with suspend from hand with its time counters on it, for its suspend cost (116.2f, 702.62). */
  { readonly tapForMana?: never; readonly activate?: never; readonly resolve?: never; readonly cast?: never; readonly playLand?: never; readonly turnFaceUp?: never; readonly suspend: SetAside; readonly foretell?: never; readonly plot?: never; readonly tap?: never; readonly untap?: never; readonly destroy?: never; readonly sacrifice?: never; readonly exile?: never; readonly returnToHand?: never; readonly dealDamage?: never; readonly gainControl?: never; readonly gainLife?: never; readonly loseLife?: never; readonly payLife?: never; readonly setLife?: never; readonly addCounters?: never; readonly removeCounters?: never; readonly attach?: never; readonly attack?: never; readonly block?: never; readonly combatDamage?: never; readonly advance?: never; }
  |  /** Exiles a card with foretell from hand face down, for {2}, to be cast in a later turn (116.2h, 702.143). */
  { readonly tapForMana?: never; readonly activate?: never; readonly resolve?: never; readonly cast?: never; readonly playLand?: never; readonly turnFaceUp?: never; readonly suspend?: never; readonly foretell: SetAside; readonly plot?: never; readonly tap?: never; readonly untap?: never; readonly destroy?: never; readonly sacrifice?: never; readonly exile?: never; readonly returnToHand?: never; readonly dealDamage?: never; readonly gainControl?: never; readonly gainLife?: never; readonly loseLife?: never; readonly payLife?: never; readonly setLife?: never; readonly addCounters?: never; readonly removeCounters?: never; readonly attach?: never; readonly attack?: never; readonly block?: never; readonly combatDamage?: never; readonly advance?: never; }
  |  /** Exiles a card with plot from hand, for its plot cost, to be cast for nothing in a later turn (116.2k, 702.170). */
  { readonly tapForMana?: never; readonly activate?: never; readonly resolve?: never; readonly cast?: never; readonly playLand?: never; readonly turnFaceUp?: never; readonly suspend?: never; readonly foretell?: never; readonly plot: SetAside; readonly tap?: never; readonly untap?: never; readonly destroy?: never; readonly sacrifice?: never; readonly exile?: never; readonly returnToHand?: never; readonly dealDamage?: never; readonly gainControl?: never; readonly gainLife?: never; readonly loseLife?: never; readonly payLife?: never; readonly setLife?: never; readonly addCounters?: never; readonly removeCounters?: never; readonly attach?: never; readonly attack?: never; readonly block?: never; readonly combatDamage?: never; readonly advance?: never; }
  |  /** Taps permanents (701.26a) as an effect does; that is not tapping them for mana (106.12). */
  { readonly tapForMana?: never; readonly activate?: never; readonly resolve?: never; readonly cast?: never; readonly playLand?: never; readonly turnFaceUp?: never; readonly suspend?: never; readonly foretell?: never; readonly plot?: never; readonly tap: Permanents; readonly untap?: never; readonly destroy?: never; readonly sacrifice?: never; readonly exile?: never; readonly returnToHand?: never; readonly dealDamage?: never; readonly gainControl?: never; readonly gainLife?: never; readonly loseLife?: never; readonly payLife?: never; readonly setLife?: never; readonly addCounters?: never; readonly removeCounters?: never; readonly attach?: never; readonly attack?: never; readonly block?: never; readonly combatDamage?: never; readonly advance?: never; }
  |  /** Untaps permanents (701.26b) as an effect does. */
  { readonly tapForMana?: never; readonly activate?: never; readonly resolve?: never; readonly cast?: never; readonly playLand?: never; readonly turnFaceUp?: never; readonly suspend?: never; readonly foretell?: never; readonly plot?: never; readonly tap?: never; readonly untap: Permanents; readonly destroy?: never; readonly sacrifice?: never; readonly exile?: never; readonly returnToHand?: never; readonly dealDamage?: never; readonly gainControl?: never; readonly gainLife?: never; readonly loseLife?: never; readonly payLife?: never; readonly setLife?: never; readonly addCounters?: never; readonly removeCounters?: never; readonly attach?: never; readonly attack?: never; readonly block?: never; readonly combatDamage?: never; readonly advance?: never; }
  |  /** Destroys permanents (701.8), all at once. */
  { readonly tapForMana?: never; readonly activate?: never; readonly resolve?: never; readonly cast?: never; readonly playLand?: never; readonly turnFaceUp?: never; readonly suspend?: never; readonly foretell?: never; readonly plot?: never; readonly tap?: never; readonly untap?: never; readonly destroy: Permanents; readonly sacrifice?: never; readonly exile?: never; readonly returnToHand?: never; readonly dealDamage?: never; readonly gainControl?: never; readonly gainLife?: never; readonly loseLife?: never; readonly payLife?: never; readonly setLife?: never; readonly addCounters?: never; readonly removeCounters?: never; readonly attach?: never; readonly attack?: never; readonly block?: never; readonly combatDamage?: never; readonly advance?: never; }
  |  /** Has each of these permanents sacrificed by its controller (701.21), all at once. */
  { readonly tapForMana?: never; readonly activate?: never; readonly resolve?: never; readonly cast?: never; readonly playLand?: never; readonly turnFaceUp?: never; readonly suspend?: never; readonly foretell?: never; readonly plot?: never; readonly tap?: never; readonly untap?: never; readonly destroy?: never; readonly sacrifice: Permanents; readonly exile?: never; readonly returnToHand?: never; readonly dealDamage?: never; readonly gainControl?: never; readonly gainLife?: never; readonly loseLife?: never; readonly payLife?: never; readonly setLife?: never; readonly addCounters?: never; readonly removeCounters?: never; readonly attach?: never; readonly attack?: never; readonly block?: never; readonly combatDamage?: never; readonly advance?: never; }
  |  /** Exiles permanents (701.13), all at once. */
  { readonly tapForMana?: never; readonly activate?: never; readonly resolve?: never; readonly cast?: never; readonly playLand?: never; readonly turnFaceUp?: never; readonly suspend?: never; readonly foretell?: never; readonly plot?: never; readonly tap?: never; readonly untap?: never; readonly destroy?: never; readonly sacrifice?: never; readonly exile: Permanents; readonly returnToHand?: never; readonly dealDamage?: never; readonly gainControl?: never; readonly gainLife?: never; readonly loseLife?: never; readonly payLife?: never; readonly setLife?: never; readonly addCounters?: never; readonly removeCounters?: never; readonly attach?: never; readonly attack?: never; readonly block?: never; readonly combatDamage?: never; readonly advance?: never; }
  |  /** Returns permanents to their owners' hands, all at once. */
  { readonly tapForMana?: never; readonly activate?: never; readonly resolve?: never; readonly cast?: never; readonly playLand?: never; readonly turnFaceUp?: never; readonly suspend?: never; readonly foretell?: never; readonly plot?: never; readonly tap?: never; readonly untap?: never; readonly destroy?: never; readonly sacrifice?: never; readonly exile?: never; readonly returnToHand: Permanents; readonly dealDamage?: never; readonly gainControl?: never; readonly gainLife?: never; readonly loseLife?: never; readonly payLife?: never; readonly setLife?: never; readonly addCounters?: never; readonly removeCounters?: never; readonly attach?: never; readonly attack?: never; readonly block?: never; readonly combatDamage?: never; readonly advance?: never; }
  |  /** Has sources deal damage to players and permanents (120), all at once. */
  { readonly tapForMana?: never; readonly activate?: never; readonly resolve?: never; readonly cast?: never; readonly playLand?: never; readonly turnFaceUp?: never; readonly suspend?: never; readonly foretell?: never; readonly plot?: never; readonly tap?: never; readonly untap?: never; readonly destroy?: never; readonly sacrifice?: never; readonly exile?: never; readonly returnToHand?: never; readonly dealDamage: DealDamage; readonly gainControl?: never; readonly gainLife?: never; readonly loseLife?: never; readonly payLife?: never; readonly setLife?: never; readonly addCounters?: never; readonly removeCounters?: never; readonly attach?: never; readonly attack?: never; readonly block?: never; readonly combatDamage?: never; readonly advance?: never; }
  |  /** Gives a player control of a permanent for as long as it stays there (108.4, 613.1b). */
  { readonly tapForMana?: never; readonly activate?: never; readonly resolve?: never; readonly cast?: never; readonly playLand?: never; readonly turnFaceUp?: never; readonly suspend?: never; readonly foretell?: never; readonly plot?: never; readonly tap?: never; readonly untap?: never; readonly destroy?: never; readonly sacrifice?: never; readonly exile?: never; readonly returnToHand?: never; readonly dealDamage?: never; readonly gainControl: GainControl; readonly gainLife?: never; readonly loseLife?: never; readonly payLife?: never; readonly setLife?: never; readonly addCounters?: never; readonly removeCounters?: never; readonly attach?: never; readonly attack?: never; readonly block?: never; readonly combatDamage?: never; readonly advance?: never; }
  |  /** A player gains life (119.3). */
  { readonly tapForMana?: never; readonly activate?: never; readonly resolve?: never; readonly cast?: never; readonly playLand?: never; readonly turnFaceUp?: never; readonly suspend?: never; readonly foretell?: never; readonly plot?: never; readonly tap?: never; readonly untap?: never; readonly destroy?: never; readonly sacrifice?: never; readonly exile?: never; readonly returnToHand?: never; readonly dealDamage?: never; readonly gainControl?: never; readonly gainLife: LifeAmount; readonly loseLife?: never; readonly payLife?: never; readonly setLife?: never; readonly addCounters?: never; readonly removeCounters?: never; readonly attach?: never; readonly attack?: never; readonly block?: never; readonly combatDamage?: never; readonly advance?: never; }
  |  /** A player loses life (119.3). */
  { readonly tapForMana?: never; readonly activate?: never; readonly resolve?: never; readonly cast?: never; readonly playLand?: never; readonly turnFaceUp?: never; readonly suspend?: never; readonly foretell?: never; readonly plot?: never; readonly tap?: never; readonly untap?: never; readonly destroy?: never; readonly sacrifice?: never; readonly exile?: never; readonly returnToHand?: never; readonly dealDamage?: never; readonly gainControl?: never; readonly gainLife?: never; readonly loseLife: LifeAmount; readonly payLife?: never; readonly setLife?: never; readonly addCounters?: never; readonly removeCounters?: never; readonly attach?: never; readonly attack?: never; readonly block?: never; readonly combatDamage?: never; readonly advance?: never; }
  |  /** A player pays life (119.4): refused where the life total is lower than the amount. */
  { readonly tapForMana?: never; readonly activate?: never; readonly resolve?: never; readonly cast?: never; readonly playLand?: never; readonly turnFaceUp?: never; readonly suspend?: never; readonly foretell?: never; readonly plot?: never; readonly tap?: never; readonly untap?: never; readonly destroy?: never; readonly sacrifice?: never; readonly exile?: never; readonly returnToHand?: never; readonly dealDamage?: never; readonly gainControl?: never; readonly gainLife?: never; readonly loseLife?: never; readonly payLife: LifeAmount; readonly setLife?: never; readonly addCounters?: never; readonly removeCounters?: never; readonly attach?: never; readonly attack?: never; readonly block?: never; readonly combatDamage?: never; readonly advance?: never; }
  |  /** A player's life total becomes a number (119.5): the player gains or loses what is needed. */
  { readonly tapForMana?: never; readonly activate?: never; readonly resolve?: never; readonly cast?: never; readonly playLand?: never; readonly turnFaceUp?: never; readonly suspend?: never; readonly foretell?: never; readonly plot?: never; readonly tap?: never; readonly untap?: never; readonly destroy?: never; readonly sacrifice?: never; readonly exile?: never; readonly returnToHand?: never; readonly dealDamage?: never; readonly gainControl?: never; readonly gainLife?: never; readonly loseLife?: never; readonly payLife?: never; readonly setLife: SetLife; readonly addCounters?: never; readonly removeCounters?: never; readonly attach?: never; readonly attack?: never; readonly block?: never; readonly combatDamage?: never; readonly advance?: never; }
  |  /** Puts counters on a permanent (122.1). */
  { readonly tapForMana?: never; readonly activate?: never; readonly resolve?: never; readonly cast?: never; readonly playLand?: never; readonly turnFaceUp?: never; readonly suspend?: never; readonly foretell?: never; readonly plot?: never; readonly tap?: never; readonly untap?: never; readonly destroy?: never; readonly sacrifice?: never; readonly exile?: never; readonly returnToHand?: never; readonly dealDamage?: never; readonly gainControl?: never; readonly gainLife?: never; readonly loseLife?: never; readonly payLife?: never; readonly setLife?: never; readonly addCounters: CounterAmount; readonly removeCounters?: never; readonly attach?: never; readonly attack?: never; readonly block?: never; readonly combatDamage?: never; readonly advance?: never; }
  |  /** Removes counters from a permanent (122.1): refused where there are fewer. */
  { readonly tapForMana?: never; readonly activate?: never; readonly resolve?: never; readonly cast?: never; readonly playLand?: never; readonly turnFaceUp?: never; readonly suspend?: never; readonly foretell?: never; readonly plot?: never; readonly tap?: never; readonly untap?: never; readonly destroy?: never; readonly sacrifice?: never; readonly exile?: never; readonly returnToHand?: never; readonly dealDamage?: never; readonly gainControl?: never; readonly gainLife?: never; readonly loseLife?: never; readonly payLife?: never; readonly setLife?: never; readonly addCounters?: never; readonly removeCounters: CounterAmount; readonly attach?: never; readonly attack?: never; readonly block?: never; readonly combatDamage?: never; readonly advance?: never; }
  |  /** Attaches an Aura, Equipment or Fortification to an object or player (701.3). */
  { readonly tapForMana?: never; readonly activate?: never; readonly resolve?: never; readonly cast?: never; readonly playLand?: never; readonly turnFaceUp?: never; readonly suspend?: never; readonly foretell?: never; readonly plot?: never; readonly tap?: never; readonly untap?: never; readonly destroy?: never; readonly sacrifice?: never; readonly exile?: never; readonly returnToHand?: never; readonly dealDamage?: never; readonly gainControl?: never; readonly gainLife?: never; readonly loseLife?: never; readonly payLife?: never; readonly setLife?: never; readonly addCounters?: never; readonly removeCounters?: never; readonly attach: Attach; readonly attack?: never; readonly block?: never; readonly combatDamage?: never; readonly advance?: never; }
  |  /** Declares attackers (508.1), all at once; the turn goes on to its declare attackers step for that. */
  { readonly tapForMana?: never; readonly activate?: never; readonly resolve?: never; readonly cast?: never; readonly playLand?: never; readonly turnFaceUp?: never; readonly suspend?: never; readonly foretell?: never; readonly plot?: never; readonly tap?: never; readonly untap?: never; readonly destroy?: never; readonly sacrifice?: never; readonly exile?: never; readonly returnToHand?: never; readonly dealDamage?: never; readonly gainControl?: never; readonly gainLife?: never; readonly loseLife?: never; readonly payLife?: never; readonly setLife?: never; readonly addCounters?: never; readonly removeCounters?: never; readonly attach?: never; readonly attack: AttackersInput; readonly block?: never; readonly combatDamage?: never; readonly advance?: never; }
  |  /** Declares blockers (509.1), those of all defending players at once; the turn goes on to its declare blockers step for that. */
  { readonly tapForMana?: never; readonly activate?: never; readonly resolve?: never; readonly cast?: never; readonly playLand?: never; readonly turnFaceUp?: never; readonly suspend?: never; readonly foretell?: never; readonly plot?: never; readonly tap?: never; readonly untap?: never; readonly destroy?: never; readonly sacrifice?: never; readonly exile?: never; readonly returnToHand?: never; readonly dealDamage?: never; readonly gainControl?: never; readonly gainLife?: never; readonly loseLife?: never; readonly payLife?: never; readonly setLife?: never; readonly addCounters?: never; readonly removeCounters?: never; readonly attach?: never; readonly attack?: never; readonly block: BlockersInput; readonly combatDamage?: never; readonly advance?: never; }
  |  /** Deals combat damage (510), in both combat damage steps where first strike or double strike asks for two. */
  { readonly tapForMana?: never; readonly activate?: never; readonly resolve?: never; readonly cast?: never; readonly playLand?: never; readonly turnFaceUp?: never; readonly suspend?: never; readonly foretell?: never; readonly plot?: never; readonly tap?: never; readonly untap?: never; readonly destroy?: never; readonly sacrifice?: never; readonly exile?: never; readonly returnToHand?: never; readonly dealDamage?: never; readonly gainControl?: never; readonly gainLife?: never; readonly loseLife?: never; readonly payLife?: never; readonly setLife?: never; readonly addCounters?: never; readonly removeCounters?: never; readonly attach?: never; readonly attack?: never; readonly block?: never; readonly combatDamage: CombatDamageInput; readonly advance?: never; }
  |  /** Runs the turn's course up to a step, or over so many turns (500): pools empty, effects end, permanents untap. */
  { readonly tapForMana?: never; readonly activate?: never; readonly resolve?: never; readonly cast?: never; readonly playLand?: never; readonly turnFaceUp?: never; readonly suspend?: never; readonly foretell?: never; readonly plot?: never; readonly tap?: never; readonly untap?: never; readonly destroy?: never; readonly sacrifice?: never; readonly exile?: never; readonly returnToHand?: never; readonly dealDamage?: never; readonly gainControl?: never; readonly gainLife?: never; readonly loseLife?: never; readonly payLife?: never; readonly setLife?: never; readonly addCounters?: never; readonly removeCounters?: never; readonly attach?: never; readonly attack?: never; readonly block?: never; readonly combatDamage?: never; readonly advance: Advance; };

/** Tapping a permanent for mana (rule 106.12). */
export type TapForMana = {
  /** Id of the permanent. */
  readonly permanent: Scalars['ID']['input'];
  /** Which of its abilities; may be left out where only one mana ability with {T} in its cost fits `choose`. */
  readonly ability?: InputMaybe<Scalars['AbilityRef']['input']>;
  /** Answers to what is left open, in order: mana as symbols (`{R}`), ids of objects and players, `yes` and `no`. At most 100. */
  readonly choose?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Id of the player who does it; the permanent's controller when absent. */
  readonly by?: InputMaybe<Scalars['ID']['input']>;
  /** The mana abilities with which a mana cost is paid, in their order; unspent mana is used first. When absent, the plan that `Player.canPay` puts first. */
  readonly pay?: InputMaybe<ReadonlyArray<PayWith>>;
};

/** Activating an ability of a permanent (rule 602). */
export type ActivateAbility = {
  /** Id of the permanent. */
  readonly permanent: Scalars['ID']['input'];
  /** Which of its abilities. */
  readonly ability: Scalars['AbilityRef']['input'];
  /** The value of {X} in its cost (107.3); 0 or more. */
  readonly x?: InputMaybe<Scalars['Int']['input']>;
  /** Ids of its targets (115), in the order of its text. At most 100. */
  readonly targets?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Its modes (700.2). At most 100. */
  readonly modes?: InputMaybe<ReadonlyArray<Scalars['PartRef']['input']>>;
  /** Answers to what is left open, in order: mana as symbols (`{R}`), ids of objects and players, `yes` and `no`. At most 100. */
  readonly choose?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Id of the player who does it; the permanent's controller when absent. */
  readonly by?: InputMaybe<Scalars['ID']['input']>;
  /** The mana abilities with which a mana cost is paid, in their order; unspent mana is used first. When absent, the plan that `Player.canPay` puts first. */
  readonly pay?: InputMaybe<ReadonlyArray<PayWith>>;
};

/** Casting a card (rule 601). */
export type CastSpell = {
  /** Id of the card, in a hand or wherever it may be cast from. */
  readonly card: Scalars['ID']['input'];
  /** Which face is cast; the front when absent, or the only one that can be. Of a split card one half has to be named. */
  readonly face?: InputMaybe<Scalars['PartRef']['input']>;
  /** The value of X (107.3); 0 or more. */
  readonly x?: InputMaybe<Scalars['Int']['input']>;
  /** Ids of its targets (601.2c), in the order of its text. At most 100. */
  readonly targets?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Its modes (700.2). At most 100. */
  readonly modes?: InputMaybe<ReadonlyArray<Scalars['PartRef']['input']>>;
  /** Its optional additional costs that are paid; none when absent. */
  readonly kicked?: InputMaybe<Scalars['Kicked']['input']>;
  /** The alternative cost that is paid (118.9). */
  readonly alternative?: InputMaybe<Scalars['PartRef']['input']>;
  /** Casts it without paying its mana cost (118.9); whether anything allows that is the caller's to say. */
  readonly free?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Answers to what is left open, in order: ids of objects and players, mana as symbols (`{R}`), `yes` and `no`; where something is divided among several
   * targets (601.2d) a whole number for each of them, in their order. At most 100.
   */
  readonly choose?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Id of the player who casts it; the card's owner when absent. */
  readonly by?: InputMaybe<Scalars['ID']['input']>;
  /** The mana abilities with which a mana cost is paid, in their order; unspent mana is used first. When absent, the plan that `Player.canPay` puts first. */
  readonly pay?: InputMaybe<ReadonlyArray<PayWith>>;
};

/** Playing a land (rule 305.1). */
export type PlayLand = {
  /** Id of the card. */
  readonly card: Scalars['ID']['input'];
  /** Which face is up; may be left out where only one can be. */
  readonly face?: InputMaybe<Scalars['PartRef']['input']>;
  /** What is chosen as it enters (614.12a), where its text asks for that. */
  readonly chosen?: InputMaybe<ChosenInput>;
  /** Answers to what is left open, in order: ids of objects and players, mana as symbols (`{R}`), `yes` and `no`. At most 100. */
  readonly choose?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Id of the player who plays it; the card's owner when absent. */
  readonly by?: InputMaybe<Scalars['ID']['input']>;
};

/** Turning a face-down permanent face up (rules 116.2b, 702.37e). */
export type TurnFaceUp = {
  /** Id of the permanent. */
  readonly permanent: Scalars['ID']['input'];
  /** The cost that is paid for it (`morph`, `disguise`, `mana cost`); may be left out where only one can be paid. */
  readonly alternative?: InputMaybe<Scalars['PartRef']['input']>;
  /** The value of {X} in that cost (107.3); 0 or more. */
  readonly x?: InputMaybe<Scalars['Int']['input']>;
  /** Answers to what is left open, in order: mana as symbols (`{R}`), ids of objects and players, `yes` and `no`. At most 100. */
  readonly choose?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Id of the player who does it; the permanent's controller when absent. */
  readonly by?: InputMaybe<Scalars['ID']['input']>;
  /** The mana abilities with which a mana cost is paid, in their order; unspent mana is used first. When absent, a plan as `Player.canPay` would find it. */
  readonly pay?: InputMaybe<ReadonlyArray<PayWith>>;
};

/** Exiling a card from hand by a special action, to be cast later (rules 702.62, 702.143, 702.170). */
export type SetAside = {
  /** Id of the card, in its owner's hand. */
  readonly card: Scalars['ID']['input'];
  /** Which of several such abilities of the card, by its place from 0; may be left out where there is one. */
  readonly alternative?: InputMaybe<Scalars['PartRef']['input']>;
  /** The value of {X} in its cost (107.3), and so of time counters; 1 or more. */
  readonly x?: InputMaybe<Scalars['Int']['input']>;
  /** Answers to what is left open, in order: mana as symbols (`{R}`), ids of objects and players, `yes` and `no`. At most 100. */
  readonly choose?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Id of the player who does it; the card's owner when absent. */
  readonly by?: InputMaybe<Scalars['ID']['input']>;
  /** The mana abilities with which a mana cost is paid, in their order; unspent mana is used first. When absent, a plan as `Player.canPay` would find it. */
  readonly pay?: InputMaybe<ReadonlyArray<PayWith>>;
};

/** A mana ability to use in paying a cost (rule 605.3a). */
export type PayWith = {
  /** Id of the permanent. */
  readonly permanent: Scalars['ID']['input'];
  /** Which of its abilities; may be left out where only one mana ability fits `choose`. */
  readonly ability?: InputMaybe<Scalars['AbilityRef']['input']>;
  /** Answers to what this ability leaves open, as everywhere. At most 100. */
  readonly choose?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** Objects of the stack resolving (rule 608). */
export type Resolve = {
  /** Everything on the stack resolves, the topmost first, what triggers meanwhile included; at most 1,000 objects. */
  readonly all?: InputMaybe<Scalars['Boolean']['input']>;
  /** Answers to what is left open, in order: mana as symbols (`{R}`), ids of objects and players, `yes` and `no`. At most 100. */
  readonly choose?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** Permanents that something happens to at once. */
export type Permanents = {
  /** Their ids; 1 to 2,000, none twice. */
  readonly permanents: ReadonlyArray<Scalars['ID']['input']>;
  /** Answers to what it brings about: state-based actions (a commander to the `command` zone, which legend is kept) and targets. At most 100. */
  readonly choose?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** Damage that sources deal at the same time (rule 120): it is replaced and prevented, and then turns into its results (120.4). */
export type DealDamage = {
  /** Who deals how much to whom; 1 to 2,000. What one source deals to one recipient in several parts is added up. */
  readonly parts: ReadonlyArray<DamagePartInput>;
  /** Whether it is combat damage (510.2); nothing needs to be attacking for that. */
  readonly combat?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Answers to what it leaves open, in order: which replacement or prevention effect is applied first (616.1, the id of its permanent), and what it brings
   * about: state-based actions (a commander to the `command` zone) and targets. At most 100.
   */
  readonly choose?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** Damage that one source deals to one player or permanent. */
export type DamagePartInput = {
  /** Id of the object that deals it: a permanent, a card or a spell; or of one that left the battlefield this turn, which deals it as it last was there (608.2h). */
  readonly source: Scalars['ID']['input'];
  /** Id of the player, creature, planeswalker or battle that it is dealt to (120.1); anything else is `Illegal`. */
  readonly target: Scalars['ID']['input'];
  /** How much; 0 to 1,000,000 (`Service.limits.amount`). 0 is no damage (120.8). */
  readonly amount: Scalars['Int']['input'];
};

/** A permanent and who is to control it. */
export type GainControl = {
  /** Id of the player who gains control. */
  readonly player: Scalars['ID']['input'];
  /** Id of the permanent. */
  readonly permanent: Scalars['ID']['input'];
  /** Answers to what it brings about: state-based actions (a commander to the `command` zone, which legend is kept) and targets. At most 100. */
  readonly choose?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** A player and an amount of life. */
export type LifeAmount = {
  /** Id of the player. */
  readonly player: Scalars['ID']['input'];
  /** How much; 0 to 1,000,000 (`Service.limits.amount`). */
  readonly amount: Scalars['Int']['input'];
  /** Answers to what it brings about: state-based actions (a commander to the `command` zone, which legend is kept) and targets. At most 100. */
  readonly choose?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** A player and a life total. */
export type SetLife = {
  /** Id of the player. */
  readonly player: Scalars['ID']['input'];
  /** The life total afterwards; may be 0 or less. */
  readonly to: Scalars['Int']['input'];
  /** Answers to what it brings about: state-based actions (a commander to the `command` zone, which legend is kept) and targets. At most 100. */
  readonly choose?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** Counters of one kind on a permanent. */
export type CounterAmount = {
  /** Id of the permanent. */
  readonly permanent: Scalars['ID']['input'];
  /** Their kind: `+1/+1`, `charge`. Not empty. */
  readonly kind: Scalars['String']['input'];
  /** How many; 0 or more. */
  readonly amount: Scalars['Int']['input'];
  /** Answers to what it brings about: state-based actions (a commander to the `command` zone, which legend is kept) and targets. At most 100. */
  readonly choose?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** What is attached and to what. */
export type Attach = {
  /** Id of the Aura, Equipment or Fortification. */
  readonly permanent: Scalars['ID']['input'];
  /** Id of the object or player that it is attached to. */
  readonly to: Scalars['ID']['input'];
  /** Answers to what it brings about: state-based actions (a commander to the `command` zone, which legend is kept) and targets. At most 100. */
  readonly choose?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/**
 * The active player's attackers (rule 508.1). The whole declaration is refused where one of them can't attack, where a restriction is disobeyed (508.1c) or
 * fewer requirements are obeyed than could be (508.1d). Costs to attack are paid as it is made (508.1h-j). Optional ones (508.1g) are answered in `choose`: `yes`
 * or `no` for an attacker that may be exerted (701.43), then for each instance of enlist the creature to tap for it, or `no` (702.154).
 */
export type AttackersInput = {
  /** The attackers; none to attack with nothing. At most 2,000, none twice. */
  readonly attackers: ReadonlyArray<AttackerInput>;
  /**
   * Which of the attackers attack in bands (508.1e, 702.22c): of each band the ids of its creatures, all of which attack the same. All but one of them have banding,
   * or all of them have the quality of a "bands with other" that one of them has. None when absent. At most 2,000 ids.
   */
  readonly bands?: InputMaybe<ReadonlyArray<ReadonlyArray<Scalars['ID']['input']>>>;
  /** Answers to what is left open, in order: ids of objects and players, `yes` and `no`, mana as symbols (`{R}`). At most 100. */
  readonly choose?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The mana abilities with which a mana cost to attack is paid, in their order; unspent mana is used first. When absent, any plan that pays it. */
  readonly pay?: InputMaybe<ReadonlyArray<PayWith>>;
};

/** A creature that is to attack (508.1b). */
export type AttackerInput = {
  /** Id of the creature. */
  readonly attacker: Scalars['ID']['input'];
  /** Id of the player, planeswalker or battle that it attacks. */
  readonly defending: Scalars['ID']['input'];
};

/**
 * The defending players' blockers (rule 509.1). The whole declaration is refused where one of them can't block so, where a restriction is disobeyed (509.1b)
 * or fewer requirements are obeyed than could be (509.1c). Costs to block are paid as it is made (509.1d-f).
 */
export type BlockersInput = {
  /** The blockers and what they block; none to block nothing. At most 2,000, none twice. */
  readonly blocks: ReadonlyArray<BlockerInput>;
  /** Answers to what is left open, in order: ids of objects and players, `yes` and `no`, mana as symbols (`{R}`). At most 100. */
  readonly choose?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The mana abilities with which a mana cost to block is paid, in their order; unspent mana is used first. When absent, any plan that pays it. */
  readonly pay?: InputMaybe<ReadonlyArray<PayWith>>;
};

/** A creature that is to block, and an attacker that it blocks (509.1a); one that blocks several stands once for each. */
export type BlockerInput = {
  /** Id of the creature. */
  readonly blocker: Scalars['ID']['input'];
  /** Id of the attacking creature. */
  readonly attacker: Scalars['ID']['input'];
};

/**
 * Combat damage (rule 510): attackers that were not blocked deal it to what they attack, the others and the blockers to one another. Nobody blocks where
 * blockers have not been declared. How a creature divides its damage is to be said where there is more than one legal way.
 */
export type CombatDamageInput = {
  /** How creatures divide their combat damage (510.1). A creature that deals damage in both steps has its parts twice, or the same parts count for both. At most 2,000. */
  readonly assign?: InputMaybe<ReadonlyArray<AssignedDamage>>;
  /** Answers to what is left open, in order: ids of objects and players, `yes` and `no`, mana as symbols (`{R}`). At most 100. */
  readonly choose?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** Combat damage that a creature assigns (510.1). */
export type AssignedDamage = {
  /** Id of the attacking or blocking creature that deals it. */
  readonly source: Scalars['ID']['input'];
  /** Id of the creature, player, planeswalker or battle that it is dealt to. */
  readonly target: Scalars['ID']['input'];
  /** How much; 0 to 1,000,000. */
  readonly amount: Scalars['Int']['input'];
};

/** How far the turn's course runs: `to` or `turns`, one of them (`INVALID_VALUE` otherwise). Nobody attacks or does anything else meanwhile. */
export type Advance = {
  /** To the next beginning of this step or phase: later in this turn, or in a later one. */
  readonly to?: InputMaybe<Step>;
  /** To the same step or phase so many turns later, or to the next one after it that there is; 1 to 100. */
  readonly turns?: InputMaybe<Scalars['Int']['input']>;
  /** Answers to what the rules ask on the way, in order: ids, `yes` and `no`, mana as symbols. At most 100. */
  readonly choose?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** A board: players, what they have, and what moment of the turn it is. Nothing has happened this turn but what it tells (lands played, what came under a player's control). Nothing of it is stored. Numbers of players and permanents further from zero than `Service.limits.boardAmount` are `TOO_LARGE`. */
export type BoardInput = {
  /** The players in turn order; at least one. */
  readonly players: ReadonlyArray<PlayerInput>;
  /** Id of the player whose turn it is; the first player when absent. */
  readonly active?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the player who has priority; the active player when absent. */
  readonly priority?: InputMaybe<Scalars['ID']['input']>;
  /** The step or main phase. */
  readonly step?: InputMaybe<Step>;
  /** A format with rules of its own; none when absent. */
  readonly format?: InputMaybe<Format>;
  /** Seed of whatever is random; the same seed gives the same answers. */
  readonly seed?: InputMaybe<Scalars['Int']['input']>;
  /** Id of the player who is the monarch (725); nobody when absent. */
  readonly monarch?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the player who has the initiative (726); nobody when absent. */
  readonly initiative?: InputMaybe<Scalars['ID']['input']>;
  /** Whether it is day or night (731); neither when absent. */
  readonly dayNight?: InputMaybe<DayNight>;
  /** Cards that the catalogue may not hold, or that should differ from it: a definition here wins over the catalogue's of the same name. */
  readonly cards?: InputMaybe<ReadonlyArray<CardInput>>;
};

/** What it is, once something has made it so (731). */
export type DayNight =
  /** It is day. */
  | 'DAY'
  /** It is night. */
  | 'NIGHT';

/** Formats with rules of their own. */
export type Format =
  /** Commander (903): life totals begin at 40 and the commander rules hold. */
  | 'COMMANDER';

/** A player with what is in their zones. */
export type PlayerInput = {
  /** A name for this player, unique on the board; objects and players share one set of ids. */
  readonly id: Scalars['ID']['input'];
  /** Life total (119); 20 when absent, 40 in Commander (903.7). May be 0 or less. */
  readonly life?: InputMaybe<Scalars['Int']['input']>;
  /** Poison counters (122.1f); 0 or more. */
  readonly poison?: InputMaybe<Scalars['Int']['input']>;
  /** Energy counters (107.14); 0 or more. */
  readonly energy?: InputMaybe<Scalars['Int']['input']>;
  /** Whether they have the city's blessing (702.131). */
  readonly blessing?: InputMaybe<Scalars['Boolean']['input']>;
  /** Their speed (702.179), 1 to 4; none when absent, which counts as 0. */
  readonly speed?: InputMaybe<Scalars['Int']['input']>;
  /** Unspent mana: `{G}{G}{C}`; none when absent. */
  readonly manaPool?: InputMaybe<Scalars['Mana']['input']>;
  /** Lands played this turn (305.2); 0 or more. */
  readonly landsPlayed?: InputMaybe<Scalars['Int']['input']>;
  /** Combat damage that commanders have dealt to this player so far (903.10a). */
  readonly commanderDamage?: InputMaybe<ReadonlyArray<CommanderDamageInput>>;
  /** Permanents that this player controls. Timestamps follow the order in which they are listed, player by player. */
  readonly battlefield?: InputMaybe<ReadonlyArray<PermanentInput>>;
  /** Cards in hand. */
  readonly hand?: InputMaybe<ReadonlyArray<CardObjectInput>>;
  /** Cards in the graveyard. */
  readonly graveyard?: InputMaybe<ReadonlyArray<CardObjectInput>>;
  /** Cards in exile that this player owns. */
  readonly exile?: InputMaybe<ReadonlyArray<CardObjectInput>>;
  /** Cards in the library, the top card first. */
  readonly library?: InputMaybe<ReadonlyArray<CardObjectInput>>;
  /** Cards in the command zone that this player owns. */
  readonly command?: InputMaybe<ReadonlyArray<CardObjectInput>>;
};

/** Combat damage from one commander (rule 903.10a). */
export type CommanderDamageInput = {
  /** The commander's object id. */
  readonly commander: Scalars['ID']['input'];
  /** How much so far; 0 or more. */
  readonly amount: Scalars['Int']['input'];
};

/** A card in a zone other than the battlefield. */
export type CardObjectInput = {
  /** Its name, from the catalogue or from the board's `cards`. */
  readonly card: Scalars['String']['input'];
  /** An id, unique on the board; one is made up when absent. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** That many copies, with ids `id-1`, `id-2` …; 1 or more. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** Whether it is a commander (903.3). */
  readonly commander?: InputMaybe<Scalars['Boolean']['input']>;
  /** Counters on it (122.1), such as time counters of a suspended card (702.62); of a card in exile only. */
  readonly counters?: InputMaybe<ReadonlyArray<CounterInput>>;
  /** Whether it was foretold in an earlier turn (702.143); of a card in exile only. */
  readonly foretold?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it was plotted in an earlier turn (702.170); of a card in exile only. */
  readonly plotted?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A permanent. Whatever is left out is as for a permanent that has been there, untapped, since before this turn. */
export type PermanentInput = {
  /** Its card's name, from the catalogue or from the board's `cards`. */
  readonly card: Scalars['String']['input'];
  /** An id, unique on the board; one is made up when absent. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** That many copies, with ids `id-1`, `id-2` …; 1 or more. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** Whether it is tapped (110.5). */
  readonly tapped?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it came under its controller's control this turn (302.6). */
  readonly sick?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of the player who owns it (108.3); the player it is listed under when absent. */
  readonly owner?: InputMaybe<Scalars['ID']['input']>;
  /** Counters on it (122). A planeswalker's loyalty and a battle's defense are `loyalty` and `defense` counters: where none are given it has none, and is put into the graveyard at the first action (704.5i, 704.5v). */
  readonly counters?: InputMaybe<ReadonlyArray<CounterInput>>;
  /** Id of the permanent or player that it is attached to (301.5, 303.4); `UNKNOWN_ID` where there is none, `INVALID_VALUE` where it can't be attached at all. */
  readonly attachedTo?: InputMaybe<Scalars['ID']['input']>;
  /** The value that was chosen for X as its spell was cast (107.3m); 0 or more. */
  readonly x?: InputMaybe<Scalars['Int']['input']>;
  /** What was chosen for it as it entered (614.12). */
  readonly chosen?: InputMaybe<ChosenInput>;
  /** Which face is up: `back`, or a face's name; the front face when absent (712). */
  readonly face?: InputMaybe<Scalars['String']['input']>;
  /** It is a copy of this (707): a card's name or an object id. A ring of copies is refused with `CYCLE`. */
  readonly copyOf?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is face down (708). How it came to be so is taken from its card's morph or disguise; of other cards it is not told, see `faceDownBy`. */
  readonly faceDown?: InputMaybe<Scalars['Boolean']['input']>;
  /** How it came to be face down, and so what it is and what turns it face up (708.2a, 116.2b); it is face down where this is said. */
  readonly faceDownBy?: InputMaybe<FaceDownBy>;
  /** Whether it is phased out (702.26). */
  readonly phasedOut?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is a token (111). */
  readonly token?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is a commander (903.3). */
  readonly commander?: InputMaybe<Scalars['Boolean']['input']>;
  /** Damage marked on it (120.6); 0 or more. */
  readonly damage?: InputMaybe<Scalars['Int']['input']>;
  /** What it has become besides its characteristics: `monstrous` (701.37), `renowned` (702.112), `suspected` (701.60). */
  readonly designations?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Id of the player or permanent that it attacks (508); with `step: DECLARE_ATTACKERS` or later. */
  readonly attacking?: InputMaybe<Scalars['ID']['input']>;
  /** The number of the band that it attacks in (702.22c), the same for each of the band; 1 or more. */
  readonly band?: InputMaybe<Scalars['Int']['input']>;
  /** Id of the creature that it blocks (509), one of another player; with `step: DECLARE_BLOCKERS` or later, before which no combat goes on from such a board. Where that is in a band it blocks each of the band (702.22h). */
  readonly blocking?: InputMaybe<Scalars['ID']['input']>;
  /** Names of cards that it has exiled and that its abilities look at (imprint and the like, 607). */
  readonly imprinted?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Names of cards exiled with it (607). */
  readonly exiledWith?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Its timestamp (613.7), in place of the order in which it is listed. */
  readonly timestamp?: InputMaybe<Scalars['Float']['input']>;
};

/** Counters of one kind. */
export type CounterInput = {
  /** Their kind: `+1/+1`, `charge`. */
  readonly kind: Scalars['String']['input'];
  /** How many; 0 or more. */
  readonly amount: Scalars['Int']['input'];
};

/** What was chosen for a permanent as it entered; give what its text asks for. */
export type ChosenInput = {
  /** A color. */
  readonly color?: InputMaybe<Color>;
  /** A land type: `Forest`. */
  readonly type?: InputMaybe<Scalars['String']['input']>;
  /** A creature type: `Elf`. */
  readonly creatureType?: InputMaybe<Scalars['String']['input']>;
  /** An anchor word (614.12b): `Khans`. */
  readonly word?: InputMaybe<Scalars['String']['input']>;
  /** A player's id. */
  readonly player?: InputMaybe<Scalars['ID']['input']>;
  /** A card's name. */
  readonly card?: InputMaybe<Scalars['String']['input']>;
};

/** A card as it is printed, with what the engine has read of its text. */
export type Card = {
  readonly __typename?: 'Card';
  /** Its full name; both faces' names with ` // ` between them where it has two. */
  readonly name: Scalars['String']['output'];
  /** The mana cost (202.1) of the card or of its front face; null where it has none, as lands do. */
  readonly manaCost: Maybe<Scalars['ManaCost']['output']>;
  /** The mana value (202.3), of the front face where there are several; of a split card both halves together (709.4b). Not always whole: one Un-card asks for half a mana. */
  readonly manaValue: Scalars['Float']['output'];
  /** The type line: `Legendary Creature — Elf Druid`. */
  readonly typeLine: Scalars['String']['output'];
  /** The text as it was given, reminder text included; of a card with several faces all texts, with a line `//` between them. */
  readonly oracleText: Scalars['String']['output'];
  /** Scryfall's name of the card's layout: `normal`, `transform`, `modal_dfc`, `split`, `adventure` … */
  readonly layout: Scalars['String']['output'];
  /** Colors of the card, in the order W, U, B, R, G; of the front face where there are two (202.2, 204). */
  readonly colors: ReadonlyArray<Color>;
  /** Color identity (903.4), in the order W, U, B, R, G. */
  readonly colorIdentity: ReadonlyArray<Color>;
  /** The faces, the front one first; one where the card has only one. */
  readonly faces: ReadonlyArray<CardFace>;
  /** The abilities that the engine has read, over all faces, in the order of the text. */
  readonly abilities: ReadonlyArray<Ability>;
  /**
   * The types of mana that any of its own abilities can add, costs ignored, alone on a board; in the order W, U, B, R, G, C.
   * The same question as Scryfall's field `produced_mana`.
   */
  readonly producedMana: ReadonlyArray<ManaType>;
  /** How much of its text the engine models, over all faces. A card without text is modelled in full. */
  readonly support: Support;
  /** The words that the engine has not read, face by face; empty where `support` is `FULL`. */
  readonly unsupportedText: ReadonlyArray<TextSpan>;
};

/** One face of a card (rules 708–712 and 715–719 for the cards that have several). */
export type CardFace = {
  readonly __typename?: 'CardFace';
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Its mana cost (202.1); null where it has none. */
  readonly manaCost: Maybe<Scalars['ManaCost']['output']>;
  /** Its type line. */
  readonly typeLine: Scalars['String']['output'];
  /** Its text as it was given; empty where it has none. */
  readonly oracleText: Scalars['String']['output'];
  /** Printed power; text, because it may be `*` or `1+*`. Null where it has none. */
  readonly power: Maybe<Scalars['String']['output']>;
  /** Printed toughness; text, because it may be `*`. Null where it has none. */
  readonly toughness: Maybe<Scalars['String']['output']>;
  /** Printed loyalty; text, because it may be `X`. Null where it has none. */
  readonly loyalty: Maybe<Scalars['String']['output']>;
  /** Printed defense. Null where it has none. */
  readonly defense: Maybe<Scalars['String']['output']>;
  /** The abilities that the engine has read on this face. */
  readonly abilities: ReadonlyArray<Ability>;
  /** How much of this face's text the engine models. */
  readonly support: Support;
  /** The words of this face that the engine has not read. */
  readonly unsupportedText: ReadonlyArray<TextSpan>;
};

/** A stretch of a face's text. */
export type TextSpan = {
  readonly __typename?: 'TextSpan';
  /** Where it begins, in UTF-16 code units (as JavaScript counts) from the start of the face's `oracleText`, from 0. */
  readonly start: Scalars['Int']['output'];
  /** Where it ends: the unit after its last. */
  readonly end: Scalars['Int']['output'];
  /** The words themselves. */
  readonly text: Scalars['String']['output'];
};

/** Which cards to list; every condition given has to hold. */
export type CardFilter = {
  /** A part of the name, as freely typed as in `Query.card`: `aether v` finds Æther Vial. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Words of the type line in any order and case: `legendary land`, `elf`. */
  readonly type?: InputMaybe<Scalars['String']['input']>;
  /** Cards that have at least these colors; the empty list asks for colorless cards. */
  readonly colors?: InputMaybe<ReadonlyArray<Color>>;
  /** Cards whose color identity (903.4) is within these colors; the empty list asks for cards of no color identity. */
  readonly colorIdentity?: InputMaybe<ReadonlyArray<Color>>;
  /** Cards that are modelled to just this extent. */
  readonly support?: InputMaybe<Support>;
};

/** A page of cards (Relay's connection). */
export type CardConnection = {
  readonly __typename?: 'CardConnection';
  /** The cards of this page with their cursors. */
  readonly edges: ReadonlyArray<CardEdge>;
  /** The cards of this page. */
  readonly nodes: ReadonlyArray<Card>;
  /** Whether there is more, and from where. */
  readonly pageInfo: PageInfo;
  /** How many cards meet the filter in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A card on a page. */
export type CardEdge = {
  readonly __typename?: 'CardEdge';
  /** Where the page stands at this card; give it as `after` to go on behind it. */
  readonly cursor: Scalars['String']['output'];
  /** The card. */
  readonly node: Card;
};

/** Where a page lies in its list (Relay's PageInfo). Lists here are read forwards only. */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** Whether there are more after this page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Whether this page began behind a cursor. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first on this page; null on an empty page. */
  readonly startCursor: Maybe<Scalars['String']['output']>;
  /** Cursor of the last on this page; null on an empty page. */
  readonly endCursor: Maybe<Scalars['String']['output']>;
};

/**
 * A card as Scryfall gives it, with the field names in camelCase. A card with several faces gives `cardFaces`, each with its own fields;
 * its own `oracleText`, `manaCost` and the like are then left out.
 * Errors: `INVALID_VALUE` for a malformed mana cost or an empty name, `TOO_LARGE` for a text over the limit in `Service.limits`.
 */
export type CardInput = {
  /** Its name; for a card with several faces the names with ` // ` between them. Not empty. */
  readonly name: Scalars['String']['input'];
  /** Its mana cost: `{2}{W/U}`; absent or empty where it has none. */
  readonly manaCost?: InputMaybe<Scalars['ManaCost']['input']>;
  /** Its type line: `Land — Forest`. Em dash, en dash and hyphen are taken alike. */
  readonly typeLine: Scalars['String']['input'];
  /** Its text, abilities on lines of their own; none when absent. */
  readonly oracleText?: InputMaybe<Scalars['String']['input']>;
  /** Printed power: a number, `*`, `1+*`. */
  readonly power?: InputMaybe<Scalars['String']['input']>;
  /** Printed toughness: a number, `*`, `1+*`. */
  readonly toughness?: InputMaybe<Scalars['String']['input']>;
  /** Printed loyalty: a number or `X`. */
  readonly loyalty?: InputMaybe<Scalars['String']['input']>;
  /** Printed defense. */
  readonly defense?: InputMaybe<Scalars['String']['input']>;
  /** Its colors where its mana cost doesn't give them (a color indicator, 204); from the mana cost when absent. */
  readonly colors?: InputMaybe<ReadonlyArray<Color>>;
  /** Scryfall's name of its layout; `normal` when absent. */
  readonly layout?: InputMaybe<Scalars['String']['input']>;
  /** Its faces, the front one first; faces of faces are refused. */
  readonly cardFaces?: InputMaybe<ReadonlyArray<CardInput>>;
};

/** Events that led to a game as it is, page by page (Relay). */
export type EventConnection = {
  readonly __typename?: 'EventConnection';
  /** The page's events with their cursors. */
  readonly edges: ReadonlyArray<EventEdge>;
  /** The page's events. */
  readonly nodes: ReadonlyArray<GameEvent>;
  /** Whether there are more, and where to go on. */
  readonly pageInfo: PageInfo;
};

/** An event with its cursor. */
export type EventEdge = {
  readonly __typename?: 'EventEdge';
  /** Where it stands, for `after`; it stays what it is as the game goes on. */
  readonly cursor: Scalars['String']['output'];
  /** The event. */
  readonly node: GameEvent;
};

/** Games of the caller, page by page (Relay). */
export type GameConnection = {
  readonly __typename?: 'GameConnection';
  /** The page's games with their cursors. */
  readonly edges: ReadonlyArray<GameEdge>;
  /** The page's games, each at its newest version. */
  readonly nodes: ReadonlyArray<Game>;
  /** Whether there are more, and where to go on. */
  readonly pageInfo: PageInfo;
};

/** A game with its cursor. */
export type GameEdge = {
  readonly __typename?: 'GameEdge';
  /** Where it stands, for `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The game, at its newest version. */
  readonly node: Game;
};

/**
 * Rule 106.7: the types of mana that a permanent could produce. That is every type that any of its abilities would add if it resolved now,
 * whether or not its costs could be paid (so tapped permanents count), over every order of the replacement effects that apply.
 */
export type CouldProduce = {
  readonly __typename?: 'CouldProduce';
  /** The types, in the order W, U, B, R, G, C; empty where there is none, also where no type can be defined (106.5, 106.7). */
  readonly types: ReadonlyArray<ManaType>;
  /** One reason for each type, in the same order. */
  readonly because: ReadonlyArray<ProductionReason>;
  /** Why it is this set; where it is empty, why. */
  readonly explanation: Explanation;
  /**
   * What the answer hangs on and the board doesn't tell, in words: a number that only play would settle, a choice that was not given.
   * `types` then holds every way it could go. Empty where nothing is open.
   */
  readonly open: ReadonlyArray<Scalars['String']['output']>;
  /** Why one type is among them, or why it is not: which ability comes closest, and what stands in its way. */
  readonly why: WhyType;
};


/**
 * Rule 106.7: the types of mana that a permanent could produce. That is every type that any of its abilities would add if it resolved now,
 * whether or not its costs could be paid (so tapped permanents count), over every order of the replacement effects that apply.
 */
export type CouldProduceWhyArgs = {
  type: ManaType;
};

/** One reason why a permanent could produce a type of mana. */
export type ProductionReason = {
  readonly __typename?: 'ProductionReason';
  /** The type. */
  readonly type: ManaType;
  /** The ability of the permanent that would add it. */
  readonly ability: Ability;
  /** The permanents whose replacement effects give this type, in the order in which they are applied (616.1); empty where none is needed. */
  readonly replacements: ReadonlyArray<Permanent>;
  /** The permanents that the type is seen through, the nearest first: where an ability asks what others could produce. Empty where it doesn't. */
  readonly through: ReadonlyArray<Permanent>;
  /** The steps from the ability to the type. */
  readonly explanation: Explanation;
};

/** Why a permanent could, or could not, produce one type of mana. */
export type WhyType = {
  readonly __typename?: 'WhyType';
  /** The type that was asked for. */
  readonly type: ManaType;
  /** Whether it is among the types that the permanent could produce. */
  readonly produced: Scalars['Boolean']['output'];
  /** The ability that adds the type, or that comes closest to it; null where no ability comes near. */
  readonly closest: Maybe<Ability>;
  /** The steps, with what stands in the way: a replacement effect, an ability that was lost, permanents that only look at one another. */
  readonly explanation: Explanation;
};

/** What would come of damage: what the rules forbid is an answer and no failure. */
export type WouldDealResult = DamageOutcomes | Illegal;

/** Everything that can come of damage, over the legal orders of replacement and prevention effects (616.1). */
export type DamageOutcomes = {
  readonly __typename?: 'DamageOutcomes';
  /** The distinct outcomes, in the order in which they are found. Orders that can't matter make no difference. */
  readonly outcomes: ReadonlyArray<DamageOutcome>;
  /** How many distinct outcomes there are, as far as they were looked for. */
  readonly count: Scalars['Int']['output'];
  /**
   * How many ways of choosing were looked at: at most 256; of a combat of more than 16 creatures fewer, down to 16, and of what asks so much that the ways together
   * would make more than 20,000 choices, as many as make these, one at the least (a choice of which it is too much to find what can come of it counts for one for each of its options). Effects of which one is as good as another are chosen from once; those that do
   * nothing but change an amount, once for each amount that they can come to.
   */
  readonly ways: Scalars['Int']['output'];
  /** Whether there are more ways than that, so that there may be more outcomes. */
  readonly truncated: Scalars['Boolean']['output'];
  /** Text on this board that the engine does not model and that could bear on damage, life or combat: the outcomes are as though the words were not there. */
  readonly warnings: ReadonlyArray<Warning>;
};


/** Everything that can come of damage, over the legal orders of replacement and prevention effects (616.1). */
export type DamageOutcomesOutcomesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** One thing that can come of damage. */
export type DamageOutcome = {
  readonly __typename?: 'DamageOutcome';
  /** The choices of one way that leads to it; none where nothing is to be chosen. */
  readonly choices: ReadonlyArray<OutcomeChoice>;
  /** How creatures divide their combat damage here where that is one of the choices (510.1), as `combatDamage` takes it in `assign`; otherwise none. */
  readonly assign: ReadonlyArray<DividedDamage>;
  /**
   * What happens: each event tells why, with the effects that applied in their order. Of a combat it begins after blockers were declared, and goes on to the
   * state-based actions after the last combat damage. `action` is 0.
   */
  readonly events: ReadonlyArray<GameEvent>;
  /**
   * The game right after that, stored nowhere: after damage before state-based actions (704.3), after a combat before what has triggered is put on the stack
   * (603.3).
   */
  readonly game: Game;
  /** How many of the ways that were looked at lead to it. */
  readonly ways: Scalars['Int']['output'];
};

/** Combat damage that a creature deals to one of those among which it divides it (510.1). */
export type DividedDamage = {
  readonly __typename?: 'DividedDamage';
  /** Id of the creature that deals it. */
  readonly source: Scalars['ID']['output'];
  /** Id of what it is dealt to. */
  readonly target: Scalars['ID']['output'];
  /** How much; 1 or more. */
  readonly amount: Scalars['Int']['output'];
};

/** A choice that a player makes on the way to an outcome of damage. */
export type OutcomeChoice = {
  readonly __typename?: 'OutcomeChoice';
  /** What is chosen, in words. */
  readonly what: Scalars['String']['output'];
  /** Id of the player who chooses: who is affected, or controls what is (616.1), or whose creature deals the damage (510.1); null where the words tell. */
  readonly by: Maybe<Scalars['ID']['output']>;
  /** What could be chosen; of divisions of combat damage the first 300. */
  readonly options: ReadonlyArray<Scalars['String']['output']>;
  /** What is chosen here, as `choose` takes it; of a division of combat damage in words. */
  readonly answer: ReadonlyArray<Scalars['String']['output']>;
};

/** Something that happened in a game. The names of its kinds are those that scenarios use. */
export type GameEvent = {
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
};

/** Mana was added to a player's mana pool (106.4). */
export type ManaAdded = GameEvent & {
  readonly __typename?: 'ManaAdded';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the player whose pool it is. */
  readonly player: Scalars['ID']['output'];
  /** The mana, what is of one kind together. */
  readonly mana: ReadonlyArray<PooledMana>;
};

/** A player spent mana from the pool (106.4, 601.2h, 602.2b). */
export type ManaSpent = GameEvent & {
  readonly __typename?: 'ManaSpent';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the player who spent it. */
  readonly player: Scalars['ID']['output'];
  /** The mana, what is of one kind together. */
  readonly mana: ReadonlyArray<PooledMana>;
  /** Id of the object that it was spent on: of the spell, or of the ability's source; null where it was spent on neither. */
  readonly on: Maybe<Scalars['ID']['output']>;
};

/** Unspent mana was lost as a step or phase ended (500.5). */
export type ManaEmptied = GameEvent & {
  readonly __typename?: 'ManaEmptied';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the player whose pool it was in. */
  readonly player: Scalars['ID']['output'];
  /** The mana, what is of one kind together. */
  readonly mana: ReadonlyArray<PooledMana>;
};

/** Unspent mana became other mana instead of being lost (500.5, 614). */
export type ManaChanged = GameEvent & {
  readonly __typename?: 'ManaChanged';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the player whose pool it is in. */
  readonly player: Scalars['ID']['output'];
  /** The mana before. */
  readonly from: ReadonlyArray<PooledMana>;
  /** The mana that it became. */
  readonly to: ReadonlyArray<PooledMana>;
};

/** A permanent became tapped (701.26a). */
export type PermanentTapped = GameEvent & {
  readonly __typename?: 'PermanentTapped';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Its id. */
  readonly permanent: Scalars['ID']['output'];
  /** Whether it was tapped for mana (106.12). */
  readonly forMana: Scalars['Boolean']['output'];
  /** Id of the player who tapped it; null where it was nobody in particular. */
  readonly by: Maybe<Scalars['ID']['output']>;
};

/** A permanent became untapped (701.26b). */
export type PermanentUntapped = GameEvent & {
  readonly __typename?: 'PermanentUntapped';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Its id. */
  readonly permanent: Scalars['ID']['output'];
};

/** An effect began to keep a permanent from untapping (502.3). */
export type PermanentHeldTapped = GameEvent & {
  readonly __typename?: 'PermanentHeldTapped';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Its id. */
  readonly permanent: Scalars['ID']['output'];
  /** In how many of its controller's next untap steps. */
  readonly steps: Scalars['Int']['output'];
};

/** A permanent did not untap in its controller's untap step because of an effect that lasts so long (502.3). */
export type PermanentStayedTapped = GameEvent & {
  readonly __typename?: 'PermanentStayedTapped';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Its id. */
  readonly permanent: Scalars['ID']['output'];
};

/** A player paid life (119.4). */
export type LifePaid = GameEvent & {
  readonly __typename?: 'LifePaid';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the player. */
  readonly player: Scalars['ID']['output'];
  /** How much. */
  readonly amount: Scalars['Int']['output'];
};

/** A player lost life (119.3). */
export type LifeLost = GameEvent & {
  readonly __typename?: 'LifeLost';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the player. */
  readonly player: Scalars['ID']['output'];
  /** How much. */
  readonly amount: Scalars['Int']['output'];
};

/** A player gained life (119.3). */
export type LifeGained = GameEvent & {
  readonly __typename?: 'LifeGained';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the player. */
  readonly player: Scalars['ID']['output'];
  /** How much. */
  readonly amount: Scalars['Int']['output'];
  /** Id of the object that made it so; null where it was none. */
  readonly source: Maybe<Scalars['ID']['output']>;
};

/** A player paid energy counters (107.14). */
export type EnergyPaid = GameEvent & {
  readonly __typename?: 'EnergyPaid';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the player. */
  readonly player: Scalars['ID']['output'];
  /** How many. */
  readonly amount: Scalars['Int']['output'];
};

/** An effect kept damage from bringing a life total lower than it lets it (120.4c): the damage was dealt in full, and less life was lost. */
export type LifeHeld = GameEvent & {
  readonly __typename?: 'LifeHeld';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the player. */
  readonly player: Scalars['ID']['output'];
  /** Id of the object whose effect it is. */
  readonly source: Scalars['ID']['output'];
  /** The life total that is left. */
  readonly least: Scalars['Int']['output'];
  /** How much life was lost. */
  readonly lost: Scalars['Int']['output'];
  /** How much would have been. */
  readonly of: Scalars['Int']['output'];
};

/** Damage was dealt (120). */
export type DamageDealt = GameEvent & {
  readonly __typename?: 'DamageDealt';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the object that dealt it. */
  readonly source: Scalars['ID']['output'];
  /** Id of the player or permanent that it was dealt to. */
  readonly target: Scalars['ID']['output'];
  /** How much. */
  readonly amount: Scalars['Int']['output'];
  /** Whether it is combat damage (510.2). */
  readonly combat: Scalars['Boolean']['output'];
  /** Whether it stays marked on a creature (120.3e). */
  readonly marked: Scalars['Boolean']['output'];
};

/** Damage that would have been dealt was prevented (615.6). */
export type DamagePrevented = GameEvent & {
  readonly __typename?: 'DamagePrevented';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the object that would have dealt it. */
  readonly source: Scalars['ID']['output'];
  /** Id of the player or permanent that it would have been dealt to. */
  readonly target: Scalars['ID']['output'];
  /** How much was prevented. */
  readonly amount: Scalars['Int']['output'];
  /** Whether it would have been combat damage (510.2). */
  readonly combat: Scalars['Boolean']['output'];
  /** Id of the object whose effect prevented it. */
  readonly by: Scalars['ID']['output'];
  /** The words of that effect. */
  readonly effectText: Scalars['String']['output'];
};

/** A permanent regenerated instead of being destroyed (701.19). */
export type Regenerated = GameEvent & {
  readonly __typename?: 'Regenerated';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the permanent. */
  readonly permanent: Scalars['ID']['output'];
};

/** Damage that was marked on permanents was removed as the turn ended (514.2). */
export type DamageWoreOff = GameEvent & {
  readonly __typename?: 'DamageWoreOff';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Their ids. */
  readonly permanents: ReadonlyArray<Scalars['ID']['output']>;
};

/** Counters were put on an object (122.1). */
export type CounterAdded = GameEvent & {
  readonly __typename?: 'CounterAdded';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the object. */
  readonly object: Scalars['ID']['output'];
  /** Their kind. */
  readonly counter: Scalars['String']['output'];
  /** How many. */
  readonly amount: Scalars['Int']['output'];
};

/** Counters were removed from an object (122.1). */
export type CounterRemoved = GameEvent & {
  readonly __typename?: 'CounterRemoved';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the object. */
  readonly object: Scalars['ID']['output'];
  /** Their kind. */
  readonly counter: Scalars['String']['output'];
  /** How many. */
  readonly amount: Scalars['Int']['output'];
};

/** An object went from one zone to another (400.7). */
export type ZoneChanged = GameEvent & {
  readonly __typename?: 'ZoneChanged';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** The id that it had. */
  readonly id: Scalars['ID']['output'];
  /** The id that it has afterwards, the same one for a card; null where it ceased to exist (111.7). */
  readonly as: Maybe<Scalars['ID']['output']>;
  /** The zone that it left; null for a token that was created (111.1). */
  readonly from: Maybe<Zone>;
  /** The zone that it went to; null where it left the game with its owner (800.4a). */
  readonly to: Maybe<Zone>;
  /** What moved it. */
  readonly cause: ZoneChangeCause;
};

/** A player gained control of a permanent (108.4). */
export type ControlChanged = GameEvent & {
  readonly __typename?: 'ControlChanged';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the permanent. */
  readonly permanent: Scalars['ID']['output'];
  /** Id of the player who controls it afterwards. */
  readonly to: Scalars['ID']['output'];
  /** Whether it is who controls it by default that changed (110.2a); otherwise a continuous effect began or ended (613.1b). */
  readonly base: Scalars['Boolean']['output'];
};

/** A continuous effect of a spell or ability that resolved began (611.2). */
export type LastingEffectBegan = GameEvent & {
  readonly __typename?: 'LastingEffectBegan';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the object whose spell or ability it is. */
  readonly source: Scalars['ID']['output'];
  /** Id of the player who controls it. */
  readonly player: Scalars['ID']['output'];
  /** Its words. */
  readonly effectText: Scalars['String']['output'];
  /** Ids of the objects that it affects, settled as it began (611.2c); null where it affects whatever it speaks of at any time. */
  readonly objects: Maybe<ReadonlyArray<Scalars['ID']['output']>>;
};

/** Some of an effect that is used up was used (615.7). */
export type LastingEffectReduced = GameEvent & {
  readonly __typename?: 'LastingEffectReduced';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** The effect's words. */
  readonly effectText: Scalars['String']['output'];
  /** How much is left of it. */
  readonly left: Scalars['Int']['output'];
};

/** Continuous effects of spells and abilities ended, at the same time (611.2a). */
export type LastingEffectEnded = GameEvent & {
  readonly __typename?: 'LastingEffectEnded';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Their words. */
  readonly effectTexts: ReadonlyArray<Scalars['String']['output']>;
};

/** An ability that waits to trigger was set up (603.7). */
export type DelayedTriggerSetUp = GameEvent & {
  readonly __typename?: 'DelayedTriggerSetUp';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the object whose spell or ability set it up. */
  readonly source: Scalars['ID']['output'];
  /** Id of the player who controls it. */
  readonly player: Scalars['ID']['output'];
  /** Its words. */
  readonly abilityText: Scalars['String']['output'];
};

/** An ability triggered on what its spell or ability did as it resolved (603.12). */
export type ReflexiveTriggerSetUp = GameEvent & {
  readonly __typename?: 'ReflexiveTriggerSetUp';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the object whose spell or ability it is. */
  readonly source: Scalars['ID']['output'];
  /** Id of the player who controls it. */
  readonly player: Scalars['ID']['output'];
  /** Its words. */
  readonly abilityText: Scalars['String']['output'];
};

/** Delayed triggered abilities wait no longer: they have triggered, or the time is over in which they could (603.7b). */
export type DelayedTriggerGone = GameEvent & {
  readonly __typename?: 'DelayedTriggerGone';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Their words. */
  readonly abilityTexts: ReadonlyArray<Scalars['String']['output']>;
};

/** A permanent became attached to an object or player (701.3). */
export type Attached = GameEvent & {
  readonly __typename?: 'Attached';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the permanent. */
  readonly permanent: Scalars['ID']['output'];
  /** Id of the object or player. */
  readonly to: Scalars['ID']['output'];
};

/** A permanent is attached to nothing any more (701.3d). */
export type Unattached = GameEvent & {
  readonly __typename?: 'Unattached';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the permanent. */
  readonly permanent: Scalars['ID']['output'];
};

/** Permanents were removed from combat (506.4), or combat ended (511.3). */
export type RemovedFromCombat = GameEvent & {
  readonly __typename?: 'RemovedFromCombat';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Their ids. */
  readonly permanents: ReadonlyArray<Scalars['ID']['output']>;
};

/** A battle got another protector (310.8, 704.5w-x). */
export type ProtectorChosen = GameEvent & {
  readonly __typename?: 'ProtectorChosen';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the battle. */
  readonly permanent: Scalars['ID']['output'];
  /** Id of the player who protects it. */
  readonly player: Scalars['ID']['output'];
};

/** Attackers that were not blocked became blocked by an effect, and by no creature (509.1h). */
export type BecameBlocked = GameEvent & {
  readonly __typename?: 'BecameBlocked';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Their ids. */
  readonly permanents: ReadonlyArray<Scalars['ID']['output']>;
};

/** The active player declared attackers (508.1), all at once. */
export type AttackersDeclared = GameEvent & {
  readonly __typename?: 'AttackersDeclared';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the player who declared them. */
  readonly player: Scalars['ID']['output'];
  /** The attackers and whom they attack; none where the player didn't attack. */
  readonly attackers: ReadonlyArray<DeclaredAttacker>;
};

/** A creature that was declared as an attacker (508.1b). */
export type DeclaredAttacker = {
  readonly __typename?: 'DeclaredAttacker';
  /** Id of the creature. */
  readonly attacker: Scalars['ID']['output'];
  /** Id of the player, planeswalker or battle that it attacks. */
  readonly defending: Scalars['ID']['output'];
  /** Id of the defending player (508.5): the one attacked, the planeswalker's controller or the battle's protector. */
  readonly defendingPlayer: Scalars['ID']['output'];
  /** The number, from 1, of the band that it is in (702.22c); null where it is in none. */
  readonly band: Maybe<Scalars['Int']['output']>;
};

/** Blockers were declared (509.1), those of all defending players. */
export type BlockersDeclared = GameEvent & {
  readonly __typename?: 'BlockersDeclared';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** The blockers and what they block; one that blocks several attackers once for each, and one that blocks an attacker of a band once for each of it (702.22h). */
  readonly blocks: ReadonlyArray<DeclaredBlocker>;
};

/** A creature that was declared as a blocker (509.1a). */
export type DeclaredBlocker = {
  readonly __typename?: 'DeclaredBlocker';
  /** Id of the creature. */
  readonly blocker: Scalars['ID']['output'];
  /** Id of the attacking creature that it blocks. */
  readonly attacker: Scalars['ID']['output'];
};

/** A library was shuffled (701.24), by the game's seed. */
export type LibraryShuffled = GameEvent & {
  readonly __typename?: 'LibraryShuffled';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the player whose library it is. */
  readonly player: Scalars['ID']['output'];
};

/** Cards of a library were put in another order without leaving it (401.4, 701.22). */
export type LibraryArranged = GameEvent & {
  readonly __typename?: 'LibraryArranged';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the player whose library it is. */
  readonly player: Scalars['ID']['output'];
};

/** Objects were chosen at random, by the game's seed. */
export type ChosenAtRandom = GameEvent & {
  readonly __typename?: 'ChosenAtRandom';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the player whom it is about. */
  readonly player: Scalars['ID']['output'];
  /** Ids of what was chosen. */
  readonly chosen: ReadonlyArray<Scalars['ID']['output']>;
};

/** A spell or ability was countered (701.6a); where a spell's card goes is told by `ZoneChanged`. */
export type Countered = GameEvent & {
  readonly __typename?: 'Countered';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** The id that it had on the stack. */
  readonly id: Scalars['ID']['output'];
  /** Id of the player who controlled it. */
  readonly player: Scalars['ID']['output'];
};

/** A face-down permanent was turned face up (708.7). */
export type TurnedFaceUp = GameEvent & {
  readonly __typename?: 'TurnedFaceUp';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the permanent. */
  readonly permanent: Scalars['ID']['output'];
  /** Id of the player who turned it (116.2b); null where an effect did. */
  readonly by: Maybe<Scalars['ID']['output']>;
  /** The X that was paid for it (107.3); null where there was none. */
  readonly x: Maybe<Scalars['Int']['output']>;
};

/** A permanent was turned face down (708.2a). */
export type TurnedFaceDown = GameEvent & {
  readonly __typename?: 'TurnedFaceDown';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the permanent. */
  readonly permanent: Scalars['ID']['output'];
};

/** A double-faced permanent turned to its other face (701.27). */
export type Transformed = GameEvent & {
  readonly __typename?: 'Transformed';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the permanent. */
  readonly permanent: Scalars['ID']['output'];
  /** The face that is up now: 0 is the front. */
  readonly face: Scalars['Int']['output'];
};

/** Permanents phased in (702.26c). */
export type PhasedIn = GameEvent & {
  readonly __typename?: 'PhasedIn';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Their ids. */
  readonly permanents: ReadonlyArray<Scalars['ID']['output']>;
};

/** Permanents phased out (702.26b). */
export type PhasedOut = GameEvent & {
  readonly __typename?: 'PhasedOut';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Their ids. */
  readonly permanents: ReadonlyArray<Scalars['ID']['output']>;
};

/** A player activated an ability (602.2). */
export type AbilityActivated = GameEvent & {
  readonly __typename?: 'AbilityActivated';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the object that it is an ability of. */
  readonly source: Scalars['ID']['output'];
  /** Its place among the object's abilities, from 0. */
  readonly ability: Scalars['Int']['output'];
  /** Id of the player. */
  readonly player: Scalars['ID']['output'];
  /** Its text. */
  readonly abilityText: Scalars['String']['output'];
};

/** An ability triggered (603.2). */
export type AbilityTriggered = GameEvent & {
  readonly __typename?: 'AbilityTriggered';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the object that it is an ability of. */
  readonly source: Scalars['ID']['output'];
  /** Its place among the object's abilities, from 0; null for one that a spell or ability had set up (603.7, 603.12). */
  readonly ability: Maybe<Scalars['Int']['output']>;
  /** Id of the player who controls it. */
  readonly player: Scalars['ID']['output'];
  /** Its text. */
  readonly abilityText: Scalars['String']['output'];
  /** Whether it is a mana ability (605.1b), which resolves at once (605.4a). */
  readonly mana: Scalars['Boolean']['output'];
};

/** A copy of a spell was put on the stack, on top of what is there (707.10); it was not cast. */
export type SpellCopied = GameEvent & {
  readonly __typename?: 'SpellCopied';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** The copy's own id there. */
  readonly id: Scalars['ID']['output'];
  /** Id of the spell that was copied. */
  readonly of: Scalars['ID']['output'];
  /** Id of the player who controls the copy. */
  readonly player: Scalars['ID']['output'];
  /** The X that the spell was cast with, which the copy has too; null where there is none. */
  readonly x: Maybe<Scalars['Int']['output']>;
  /** Ids of the copy's targets. */
  readonly targets: ReadonlyArray<Scalars['ID']['output']>;
};

/** Targets of a spell or ability on the stack were changed (115.7). */
export type TargetsChanged = GameEvent & {
  readonly __typename?: 'TargetsChanged';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** The id that it has on the stack. */
  readonly id: Scalars['ID']['output'];
  /** Ids of all its targets now. */
  readonly targets: ReadonlyArray<Scalars['ID']['output']>;
};

/** An ability was put on the stack, on top of what is there (602.2a, 603.3). */
export type AbilityPutOnStack = GameEvent & {
  readonly __typename?: 'AbilityPutOnStack';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Its own id there. */
  readonly id: Scalars['ID']['output'];
  /** Id of the object that it is an ability of. */
  readonly source: Scalars['ID']['output'];
  /** Id of the player who controls it. */
  readonly player: Scalars['ID']['output'];
  /** Its text. */
  readonly abilityText: Scalars['String']['output'];
};

/** An ability has resolved, and is gone from the stack (608.2n). */
export type AbilityResolved = GameEvent & {
  readonly __typename?: 'AbilityResolved';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** The id that it had on the stack. */
  readonly id: Scalars['ID']['output'];
  /** Id of the object that it is an ability of. */
  readonly source: Scalars['ID']['output'];
  /** Id of the player who controlled it. */
  readonly player: Scalars['ID']['output'];
  /** Its text. */
  readonly abilityText: Scalars['String']['output'];
};

/** A spell has resolved (608.2, 608.3); where its card goes then is told by `ZoneChanged`. */
export type SpellResolved = GameEvent & {
  readonly __typename?: 'SpellResolved';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Its id: that of its card. */
  readonly id: Scalars['ID']['output'];
  /** Id of the player who controlled it. */
  readonly player: Scalars['ID']['output'];
};

/** A spell or ability did nothing as it was to resolve: its targets are illegal (608.2b), or its “if” is not so any longer (608.2a). */
export type ResolutionFailed = GameEvent & {
  readonly __typename?: 'ResolutionFailed';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** The id that it had on the stack. */
  readonly id: Scalars['ID']['output'];
  /** Id of the player who controlled it. */
  readonly player: Scalars['ID']['output'];
};

/** A player lost the game (104.3). */
export type PlayerLost = GameEvent & {
  readonly __typename?: 'PlayerLost';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the player. */
  readonly player: Scalars['ID']['output'];
  /** Why. */
  readonly reason: LossReason;
};

/** A player who has lost left the game while others play on: all cards of theirs, their abilities on the stack and what gave them control of anything (800.4a). Permanents that leave with them are told apart. */
export type PlayerLeft = GameEvent & {
  readonly __typename?: 'PlayerLeft';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the player. */
  readonly player: Scalars['ID']['output'];
};

/** A player was to draw a card and had none left in the library (121.4). */
export type DrawFailed = GameEvent & {
  readonly __typename?: 'DrawFailed';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the player. */
  readonly player: Scalars['ID']['output'];
};

/** A spell was cast (601.2i): it is on the stack, and its costs are paid. */
export type SpellCast = GameEvent & {
  readonly __typename?: 'SpellCast';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the spell, which is that of its card. */
  readonly id: Scalars['ID']['output'];
  /** Id of the player who cast it. */
  readonly player: Scalars['ID']['output'];
  /** The value of X that was chosen (107.3); null where there is none. */
  readonly x: Maybe<Scalars['Int']['output']>;
  /** Ids of its targets, in the order of its text (601.2c). */
  readonly targets: ReadonlyArray<Scalars['ID']['output']>;
  /** The mana that was spent on it (601.2h). */
  readonly manaSpent: ReadonlyArray<PooledMana>;
};

/** A land was played (305.1). */
export type LandPlayed = GameEvent & {
  readonly __typename?: 'LandPlayed';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the land. */
  readonly permanent: Scalars['ID']['output'];
  /** Id of the player who played it. */
  readonly player: Scalars['ID']['output'];
};

/** A turn began (500.1). */
export type TurnBegan = GameEvent & {
  readonly __typename?: 'TurnBegan';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Its number. */
  readonly turn: Scalars['Int']['output'];
  /** Id of the player whose turn it is. */
  readonly activePlayer: Scalars['ID']['output'];
};

/** A step or phase began (500.1). */
export type StepBegan = GameEvent & {
  readonly __typename?: 'StepBegan';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Which. */
  readonly step: Step;
  /** The number of the turn. */
  readonly turn: Scalars['Int']['output'];
  /** Id of the player whose turn it is. */
  readonly activePlayer: Scalars['ID']['output'];
};

/** What moved an object from one zone to another. */
export type ZoneChangeCause =
  /** It was sacrificed (701.21). */
  | 'SACRIFICE'
  /** It was destroyed (701.8). */
  | 'DESTROY'
  /** It was exiled (701.13). */
  | 'EXILE'
  /** It was discarded (701.9). */
  | 'DISCARD'
  /** It was returned to its owner's hand. */
  | 'RETURN_TO_HAND'
  /** It was milled (701.17). */
  | 'MILL'
  /** It was drawn (121.1). */
  | 'DRAW'
  /** A state-based action (704) moved it. */
  | 'STATE_BASED_ACTION'
  /** Anything else. */
  | 'OTHER';

/** A permanent became monstrous, renowned or suspected (701.37, 702.112, 701.60), or a player the monarch (725), with the initiative (726) or the city's blessing (702.131). */
export type Designated = GameEvent & {
  readonly __typename?: 'Designated';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the permanent or player. */
  readonly object: Scalars['ID']['output'];
  /** What it is or has now, in the words of the rules: `monstrous`, `the monarch`. */
  readonly what: Scalars['String']['output'];
};

/** A permanent is no longer what it had become (701.60). */
export type DesignationLost = GameEvent & {
  readonly __typename?: 'DesignationLost';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the permanent. */
  readonly permanent: Scalars['ID']['output'];
  /** What it was. */
  readonly what: Scalars['String']['output'];
};

/** A player's speed became another (702.179). */
export type SpeedChanged = GameEvent & {
  readonly __typename?: 'SpeedChanged';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the player. */
  readonly player: Scalars['ID']['output'];
  /** The speed from now on, 1 to 4. */
  readonly to: Scalars['Int']['output'];
};

/** It became day or night (731). */
export type DayNightChanged = GameEvent & {
  readonly __typename?: 'DayNightChanged';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** `day` or `night`. */
  readonly to: Scalars['String']['output'];
};

/** A player flipped a coin (705). */
export type CoinFlipped = GameEvent & {
  readonly __typename?: 'CoinFlipped';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the player. */
  readonly player: Scalars['ID']['output'];
  /** Whether they won the flip. */
  readonly won: Scalars['Boolean']['output'];
};

/** A player rolled a die (706). */
export type DieRolled = GameEvent & {
  readonly __typename?: 'DieRolled';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the player. */
  readonly player: Scalars['ID']['output'];
  /** How many sides it has. */
  readonly sides: Scalars['Int']['output'];
  /** What it came to. */
  readonly result: Scalars['Int']['output'];
};

/** Cards are away until something happens, and return then (610.3). */
export type ReturnAwaited = GameEvent & {
  readonly __typename?: 'ReturnAwaited';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the object whose spell or ability moved them. */
  readonly source: Scalars['ID']['output'];
  /** Their ids. */
  readonly cards: ReadonlyArray<Scalars['ID']['output']>;
  /** Its words. */
  readonly effectText: Scalars['String']['output'];
};

/** The moment is over until which cards were to be away (610.3). */
export type ReturnDue = GameEvent & {
  readonly __typename?: 'ReturnDue';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** The words of the spells or abilities that moved them. */
  readonly effectTexts: ReadonlyArray<Scalars['String']['output']>;
};

/** Cards that were away until something happened return, as far as they can (610.3). */
export type ReturnOver = GameEvent & {
  readonly __typename?: 'ReturnOver';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** The words of the spells or abilities that moved them. */
  readonly effectTexts: ReadonlyArray<Scalars['String']['output']>;
};

/** A player will take an extra turn after this one (500.7). */
export type ExtraTurnAdded = GameEvent & {
  readonly __typename?: 'ExtraTurnAdded';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the player. */
  readonly player: Scalars['ID']['output'];
};

/** Phases were added to the turn, after the one under way (500.8). */
export type PhasesAdded = GameEvent & {
  readonly __typename?: 'PhasesAdded';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** In their order: `combat`, `main`. */
  readonly phases: ReadonlyArray<Scalars['String']['output']>;
};

/** The next added phase comes, or the turn goes on as it would have without them (500.8). */
export type PhaseInserted = GameEvent & {
  readonly __typename?: 'PhaseInserted';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** `combat` or `main`; null: no added phase is left. */
  readonly phase: Maybe<Scalars['String']['output']>;
};

/** A player will skip a turn, step or phase the next time that it would come (500.11). */
export type SkipSetUp = GameEvent & {
  readonly __typename?: 'SkipSetUp';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the player. */
  readonly player: Scalars['ID']['output'];
  /** What: `turn`, `draw step` …. */
  readonly what: Scalars['String']['output'];
};

/** A player skipped a turn, step or phase (500.11). */
export type Skipped = GameEvent & {
  readonly __typename?: 'Skipped';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the player. */
  readonly player: Scalars['ID']['output'];
  /** What: `turn`, `draw step` …. */
  readonly what: Scalars['String']['output'];
};

/** A player or an object has taken a keyword action for which abilities wait (701): scry, explore, exploit …. */
export type ActionTaken = GameEvent & {
  readonly __typename?: 'ActionTaken';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the player, or of the player who controls the object. */
  readonly player: Scalars['ID']['output'];
  /** Id of the object; null where the player did it. */
  readonly object: Maybe<Scalars['ID']['output']>;
  /** Which action. */
  readonly keyword: Scalars['String']['output'];
};

/**
 * Words that the engine does not model were left out, as `allowUnsupported` let it: nothing of what they say happened. What comes after them in the same text
 * and speaks of them is left out as well, each with an event of its own.
 */
export type LeftOut = GameEvent & {
  readonly __typename?: 'LeftOut';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the spell, permanent or card whose words they are. */
  readonly object: Scalars['ID']['output'];
  /** What the words are there. */
  readonly part: LeftOutPart;
  /** The words; those of a keyword are its name. */
  readonly leftOutText: Scalars['String']['output'];
  /** What of them can't be carried out, or why it can't be told whether they count. */
  readonly reason: Scalars['String']['output'];
};

/** What words are that were left out. */
export type LeftOutPart =
  /** An instruction of a spell or ability that resolved (608.2c). */
  | 'INSTRUCTION'
  /** All that a spell or ability says as it resolves, or what it does beside its instructions (608.2, 608.3). It has left the stack all the same. */
  | 'RESOLUTION'
  /** What a triggered ability waits for, or its targets or modes: it was not put on the stack (603.2); or what would have kept abilities from triggering. */
  | 'TRIGGER'
  /** What is so for as long as an object is there, or as it enters the battlefield, and could have borne on what happened (604.1, 603.6d). */
  | 'STANDING';

/** Why an answer is what it is: every answer and every refusal can be asked for one. */
export type Explanation = {
  readonly __typename?: 'Explanation';
  /** The answer's reason in one sentence. */
  readonly summary: Scalars['String']['output'];
  /** The steps that led to the answer, in the order in which the rules take them. */
  readonly steps: ReadonlyArray<ExplanationStep>;
  /** Every rule that the steps cite, each once, in the order of first mention. */
  readonly rules: ReadonlyArray<Rule>;
  /** The edition of the Comprehensive Rules that the numbers belong to, name and date; numbers move between editions. */
  readonly edition: Scalars['String']['output'];
};

/** One step of an explanation. */
export type ExplanationStep = {
  readonly __typename?: 'ExplanationStep';
  /** What happened in this step, in plain words that name the permanents and abilities concerned. */
  readonly text: Scalars['String']['output'];
  /** The rules that this step follows; at least one. */
  readonly rules: ReadonlyArray<Rule>;
};

/** A game at one moment. */
export type Game = {
  readonly __typename?: 'Game';
  /** Its id; null where it is stored nowhere: a board that a request describes, and what would be `after` actions. */
  readonly id: Maybe<Scalars['ID']['output']>;
  /** How often it was changed, from 1, which is the game as it was made; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When it was made; null where it is stored nowhere. */
  readonly createdAt: Maybe<Scalars['DateTime']['output']>;
  /** When it came to be as it is; null where it is stored nowhere. */
  readonly changedAt: Maybe<Scalars['DateTime']['output']>;
  /** Until when it is kept, whatever is done with it; `fork` makes another one. Null where it is stored nowhere. */
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** The number of the turn; 1 on a board that a request describes. */
  readonly turn: Scalars['Int']['output'];
  /** The step or phase (500.1). */
  readonly step: Step;
  /** The player whose turn it is (102.1). */
  readonly activePlayer: Player;
  /** The player who has priority (117). */
  readonly priorityPlayer: Player;
  /** All players, in the order of the board, which is turn order. */
  readonly players: ReadonlyArray<Player>;
  /** The player of that id, or null. */
  readonly player: Maybe<Player>;
  /** The permanents, in the order of the board. Phased-out ones are left out: they are treated as though they didn't exist (702.26b). */
  readonly permanents: ReadonlyArray<Permanent>;
  /** The permanent of that id, or null; null also where it is phased out (702.26b). */
  readonly permanent: Maybe<Permanent>;
  /** The card of that id in any zone but the battlefield, or null. */
  readonly cardObject: Maybe<CardObject>;
  /** The stack (405), its top first; empty on a board that a request describes. */
  readonly stack: ReadonlyArray<StackObject>;
  /**
   * The same game after some actions, stored nowhere: what if? All of them happen, one after the other, or none does (`Illegal`).
   * After each, state-based actions are performed (704.3), and what has triggered is put on the stack (603.3), where it stays until `resolve`.
   * No actions give the same game.
   */
  readonly after: ActResult;
  /** What has happened up to this version, the oldest first: what was undone later too, with the undoing. Empty where the game is stored nowhere. */
  readonly history: EventConnection;
  /**
   * Every action that a player may do now, each with what is still to be chosen. As everywhere, a player who acts has priority, the players before having
   * passed (117.3d). None once the game is over, or the player is out of it. Casting without paying the mana cost is not among them: an effect has to let it.
   */
  readonly options: ReadonlyArray<LegalAction>;
  /** Whether an action could be done now as far as it is told, or why not, with the rules. Where an answer is missing it is legal if it is so for some answer. */
  readonly isLegal: Legality;
  /**
   * What would happen if sources dealt damage at the same time: every distinct outcome over what players may choose. Nothing is done. Errors as of the action
   * `dealDamage`.
   *
   * `Illegal` with `notModelled` where text that is not modelled could replace or prevent what would happen: `after` with `allowUnsupported` goes on without it.
   * Other such text is named in `DamageOutcomes.warnings`.
   */
  readonly wouldDeal: WouldDealResult;
  /**
   * What would come of a whole combat, or of the one that the game is in: every distinct outcome of its combat damage, in both steps where first strike or double
   * strike asks for two, over what players may choose. Nothing is done. Errors as of the actions `attack`, `block` and `combatDamage`.
   *
   * A creature of whose damage `assign` says nothing may divide it in every legal way (510.1): each is looked at. So is everything that is asked from the combat
   * damage on (616.1, commanders that may go to the command zone, what triggers between the two steps). Those who attack and block are as given, with all that
   * this leaves open answered there. Text that is not modelled is treated as in `wouldDeal`.
   */
  readonly wouldFight: WouldDealResult;
  /** Text on this board that the engine does not model and that could change an answer. Never left silent. */
  readonly warnings: ReadonlyArray<Warning>;
  /**
   * The game as a rules question to keep: a document in the scenario format, with the board that it began from, every action since (what was undone left
   * out), and what is asked with the answers that the game gives now. Read again, it comes to the same game and the same answers.
   *
   * What the format has no words for is refused (`NOT_IN_FORMAT`, with the field as the board or the action has it) and never left out.
   */
  readonly scenario: Scalars['ScenarioDocument']['output'];
};


/** A game at one moment. */
export type GamePlayerArgs = {
  id: Scalars['ID']['input'];
};


/** A game at one moment. */
export type GamePermanentsArgs = {
  controller: InputMaybe<Scalars['ID']['input']>;
  filter: InputMaybe<PermanentFilter>;
};


/** A game at one moment. */
export type GamePermanentArgs = {
  id: Scalars['ID']['input'];
};


/** A game at one moment. */
export type GameCardObjectArgs = {
  id: Scalars['ID']['input'];
};


/** A game at one moment. */
export type GameAfterArgs = {
  actions: ReadonlyArray<Action>;
  allowUnsupported?: InputMaybe<Scalars['Boolean']['input']>;
};


/** A game at one moment. */
export type GameHistoryArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};


/** A game at one moment. */
export type GameOptionsArgs = {
  player: InputMaybe<Scalars['ID']['input']>;
  of: InputMaybe<Scalars['ID']['input']>;
};


/** A game at one moment. */
export type GameIsLegalArgs = {
  action: Action;
};


/** A game at one moment. */
export type GameWouldDealArgs = {
  parts: ReadonlyArray<DamagePartInput>;
  combat?: InputMaybe<Scalars['Boolean']['input']>;
};


/** A game at one moment. */
export type GameWouldFightArgs = {
  attack: InputMaybe<AttackersInput>;
  block: InputMaybe<BlockersInput>;
  assign: InputMaybe<ReadonlyArray<AssignedDamage>>;
  choose: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};


/** A game at one moment. */
export type GameScenarioArgs = {
  title?: InputMaybe<Scalars['String']['input']>;
  why: InputMaybe<Scalars['String']['input']>;
  rules: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  ask: InputMaybe<ReadonlyArray<ScenarioQuestion>>;
  extended?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The steps and main phases of a turn (rule 500.1), in order. */
export type Step =
  /** Untap step (502). */
  | 'UNTAP'
  /** Upkeep step (503). */
  | 'UPKEEP'
  /** Draw step (504). */
  | 'DRAW'
  /** The main phase before combat (505). */
  | 'PRECOMBAT_MAIN'
  /** Beginning of combat step (507). */
  | 'BEGIN_COMBAT'
  /** Declare attackers step (508). */
  | 'DECLARE_ATTACKERS'
  /** Declare blockers step (509). */
  | 'DECLARE_BLOCKERS'
  /** Combat damage step (510). */
  | 'COMBAT_DAMAGE'
  /** End of combat step (511). */
  | 'END_COMBAT'
  /** The main phase after combat (505). */
  | 'POSTCOMBAT_MAIN'
  /** End step (513). */
  | 'END'
  /** Cleanup step (514). */
  | 'CLEANUP';

/** A game was made from a board (`Mutation.createGame`). */
export type GameCreated = GameEvent & {
  readonly __typename?: 'GameCreated';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
};

/** A game was made from a version of another one (`Mutation.fork`). */
export type GameForked = GameEvent & {
  readonly __typename?: 'GameForked';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** Id of the other game; it may be gone. */
  readonly game: Scalars['ID']['output'];
  /** Its version. */
  readonly atVersion: Scalars['Int']['output'];
};

/** Changes of a game were taken back (`Mutation.undo`). */
export type ChangesUndone = GameEvent & {
  readonly __typename?: 'ChangesUndone';
  /** Which of the actions it came of: the action's place in the list, from 0. */
  readonly action: Scalars['Int']['output'];
  /** The version of the game that it led to; 0 where it is stored nowhere. */
  readonly version: Scalars['Int']['output'];
  /** When; null where it is stored nowhere. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in one sentence. */
  readonly text: Scalars['String']['output'];
  /** Why, with the rules. */
  readonly explanation: Explanation;
  /** How many. */
  readonly steps: Scalars['Int']['output'];
  /** The version that the game is as again. */
  readonly toVersion: Scalars['Int']['output'];
};

/** The six types of mana (rule 106.1b). */
export type ManaType =
  /** White. */
  | 'W'
  /** Blue. */
  | 'U'
  /** Black. */
  | 'B'
  /** Red. */
  | 'R'
  /** Green. */
  | 'G'
  /** Colorless: a type of mana, though not a color (105.2c, 106.1b). */
  | 'C';

/** The five colors (rule 105.1). */
export type Color =
  /** White. */
  | 'W'
  /** Blue. */
  | 'U'
  /** Black. */
  | 'B'
  /** Red. */
  | 'R'
  /** Green. */
  | 'G';

/** Unspent mana in a player's mana pool (rule 106.4): so much of it as is alike in everything that this type tells. */
export type PooledMana = {
  readonly __typename?: 'PooledMana';
  /** Its type. */
  readonly type: ManaType;
  /** How many mana of this kind; at least 1. Exact, however many. */
  readonly amount: Scalars['BigInt']['output'];
  /** What produced it (106.3), as it was when it did; null where a board just said that the mana is there. */
  readonly source: Maybe<ManaSource>;
  /** Whether a snow source produced it, so that it can pay for {S} (107.4h). False where the source isn't known. */
  readonly snow: Scalars['Boolean']['output'];
  /** What it may, or can't, be spent on, in words (106.6): `Spend this mana only to cast creature spells.` Null where it can be spent on anything. */
  readonly restriction: Maybe<Scalars['String']['output']>;
  /** What else happens where it is spent, in words, each by itself (106.6): `If that mana is spent on a creature spell, it gains haste until end of turn.` */
  readonly riders: ReadonlyArray<Scalars['String']['output']>;
  /** How long it stays if it isn't spent (500.5). */
  readonly lifetime: ManaLifetime;
};

/** What produced unspent mana, as it last was when it did (rule 106.3). It may have left the battlefield since. */
export type ManaSource = {
  readonly __typename?: 'ManaSource';
  /** Its object id then. */
  readonly id: Scalars['ID']['output'];
  /** Its name then; empty for a face-down permanent (708.2a). */
  readonly name: Scalars['String']['output'];
};

/** How long unspent mana stays in a pool (rule 500.5). Effects that keep mana from being lost at all (`Players don't lose unspent mana …`) are not part of it. */
export type ManaLifetime =
  /** Until the step or phase ends. */
  | 'STEP'
  /** Until combat ends. */
  | 'COMBAT'
  /** Until the turn ends. */
  | 'TURN';

/** How much there is of one type of mana. */
export type ManaAmount = {
  readonly __typename?: 'ManaAmount';
  /** The type. */
  readonly type: ManaType;
  /** How many mana of that type; at least 1. */
  readonly amount: Scalars['BigInt']['output'];
};

/** One possible result of an ability that adds mana: everything that one activation or resolution would add, after replacement effects. */
export type ProducedMana = {
  readonly __typename?: 'ProducedMana';
  /** The mana as symbols. */
  readonly mana: Scalars['Mana']['output'];
  /** The same mana counted by type, in the order W, U, B, R, G, C; types of which there is none are left out. */
  readonly amounts: ReadonlyArray<ManaAmount>;
  /** How many mana in all. */
  readonly total: Scalars['BigInt']['output'];
};

/** What mana abilities would add if they were activated now (rules 106.12b, 605), with the reasons. */
export type Production = {
  readonly __typename?: 'Production';
  /**
   * Each different result, none twice. Where a choice is open (a color, a combination, the order of replacement effects, 616.1)
   * every way of choosing is there. Empty where no mana would be added.
   */
  readonly mana: ReadonlyArray<ProducedMana>;
  /**
   * False where `mana` holds every result. True where there are more results than are listed (above 2,000; or an amount has no upper bound on
   * this board): those listed are right, but not all.
   */
  readonly truncated: Scalars['Boolean']['output'];
  /** Which abilities and which replacement effects led to these results, or why there is none. */
  readonly explanation: Explanation;
  /**
   * What the results hang on and the board doesn't tell, in words: a number that paying a cost would settle, a choice that was not given.
   * `mana` then holds every way it could go. Empty where nothing is open.
   */
  readonly open: ReadonlyArray<Scalars['String']['output']>;
};

/**
 * Keeping games. Each change makes a new version of its game, whole or not at all, and earlier versions stay. What the rules forbid, a choice that is
 * missing, and a version that is not the expected one are answers and no errors.
 *
 * Errors, beside those of the input: `UNAUTHENTICATED` where the service has to know who asks, `STORE_BUSY`, `STORE_UNAVAILABLE`, `STORE_FULL`,
 * `GAME_TOO_LARGE`, `GAME_DAMAGED`, `GAME_OF_OTHER_VERSION`; the message says whether something was changed.
 */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /**
   * Makes a game from a board, its version 1. Nothing triggers and nothing is replaced by that (see `Query.board`, whose errors these are too).
   * It is kept until `Game.expiresAt`, for the caller alone.
   */
  readonly createGame: Game;
  /** Deletes a game with all its versions, for good. Gives its id; `UNKNOWN_ID` where there is no such game. */
  readonly deleteGame: Scalars['ID']['output'];
  /** Any number of actions as one: all of them happen, one after the other, or none does (`Illegal`). */
  readonly act: ActResult;
  /** Activates a mana ability whose cost has {T} in it (106.12). For `allowUnsupported` use `act`. */
  readonly tapForMana: ActResult;
  /** Damage is dealt, all parts at once (120). For `allowUnsupported` use `act`. */
  readonly dealDamage: ActResult;
  /** Casts a card (601): it goes on the stack, and its costs are paid. For `allowUnsupported` use `act`. */
  readonly castSpell: ActResult;
  /** Activates an activated ability (602). For `allowUnsupported` use `act`. */
  readonly activateAbility: ActResult;
  /**
   * Takes back the last changes: the game is as it was before them, at a new version. One `act` is one change, however many actions it had. What was taken back
   * stays in the history, and a further `undo` takes back what was before it. `Illegal` where fewer changes were made.
   */
  readonly undo: ActResult;
  /** Makes another game that begins as this one is, or was at a version (`INVALID_VALUE` where it has none of that number). The two go on apart. */
  readonly fork: Game;
};


/**
 * Keeping games. Each change makes a new version of its game, whole or not at all, and earlier versions stay. What the rules forbid, a choice that is
 * missing, and a version that is not the expected one are answers and no errors.
 *
 * Errors, beside those of the input: `UNAUTHENTICATED` where the service has to know who asks, `STORE_BUSY`, `STORE_UNAVAILABLE`, `STORE_FULL`,
 * `GAME_TOO_LARGE`, `GAME_DAMAGED`, `GAME_OF_OTHER_VERSION`; the message says whether something was changed.
 */
export type MutationCreateGameArgs = {
  input: BoardInput;
  idempotencyKey: InputMaybe<Scalars['String']['input']>;
};


/**
 * Keeping games. Each change makes a new version of its game, whole or not at all, and earlier versions stay. What the rules forbid, a choice that is
 * missing, and a version that is not the expected one are answers and no errors.
 *
 * Errors, beside those of the input: `UNAUTHENTICATED` where the service has to know who asks, `STORE_BUSY`, `STORE_UNAVAILABLE`, `STORE_FULL`,
 * `GAME_TOO_LARGE`, `GAME_DAMAGED`, `GAME_OF_OTHER_VERSION`; the message says whether something was changed.
 */
export type MutationDeleteGameArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Keeping games. Each change makes a new version of its game, whole or not at all, and earlier versions stay. What the rules forbid, a choice that is
 * missing, and a version that is not the expected one are answers and no errors.
 *
 * Errors, beside those of the input: `UNAUTHENTICATED` where the service has to know who asks, `STORE_BUSY`, `STORE_UNAVAILABLE`, `STORE_FULL`,
 * `GAME_TOO_LARGE`, `GAME_DAMAGED`, `GAME_OF_OTHER_VERSION`; the message says whether something was changed.
 */
export type MutationActArgs = {
  game: Scalars['ID']['input'];
  actions: ReadonlyArray<Action>;
  allowUnsupported?: InputMaybe<Scalars['Boolean']['input']>;
  expectedVersion: InputMaybe<Scalars['Int']['input']>;
  idempotencyKey: InputMaybe<Scalars['String']['input']>;
};


/**
 * Keeping games. Each change makes a new version of its game, whole or not at all, and earlier versions stay. What the rules forbid, a choice that is
 * missing, and a version that is not the expected one are answers and no errors.
 *
 * Errors, beside those of the input: `UNAUTHENTICATED` where the service has to know who asks, `STORE_BUSY`, `STORE_UNAVAILABLE`, `STORE_FULL`,
 * `GAME_TOO_LARGE`, `GAME_DAMAGED`, `GAME_OF_OTHER_VERSION`; the message says whether something was changed.
 */
export type MutationTapForManaArgs = {
  game: Scalars['ID']['input'];
  input: TapForMana;
  expectedVersion: InputMaybe<Scalars['Int']['input']>;
  idempotencyKey: InputMaybe<Scalars['String']['input']>;
};


/**
 * Keeping games. Each change makes a new version of its game, whole or not at all, and earlier versions stay. What the rules forbid, a choice that is
 * missing, and a version that is not the expected one are answers and no errors.
 *
 * Errors, beside those of the input: `UNAUTHENTICATED` where the service has to know who asks, `STORE_BUSY`, `STORE_UNAVAILABLE`, `STORE_FULL`,
 * `GAME_TOO_LARGE`, `GAME_DAMAGED`, `GAME_OF_OTHER_VERSION`; the message says whether something was changed.
 */
export type MutationDealDamageArgs = {
  game: Scalars['ID']['input'];
  input: DealDamage;
  expectedVersion: InputMaybe<Scalars['Int']['input']>;
  idempotencyKey: InputMaybe<Scalars['String']['input']>;
};


/**
 * Keeping games. Each change makes a new version of its game, whole or not at all, and earlier versions stay. What the rules forbid, a choice that is
 * missing, and a version that is not the expected one are answers and no errors.
 *
 * Errors, beside those of the input: `UNAUTHENTICATED` where the service has to know who asks, `STORE_BUSY`, `STORE_UNAVAILABLE`, `STORE_FULL`,
 * `GAME_TOO_LARGE`, `GAME_DAMAGED`, `GAME_OF_OTHER_VERSION`; the message says whether something was changed.
 */
export type MutationCastSpellArgs = {
  game: Scalars['ID']['input'];
  input: CastSpell;
  expectedVersion: InputMaybe<Scalars['Int']['input']>;
  idempotencyKey: InputMaybe<Scalars['String']['input']>;
};


/**
 * Keeping games. Each change makes a new version of its game, whole or not at all, and earlier versions stay. What the rules forbid, a choice that is
 * missing, and a version that is not the expected one are answers and no errors.
 *
 * Errors, beside those of the input: `UNAUTHENTICATED` where the service has to know who asks, `STORE_BUSY`, `STORE_UNAVAILABLE`, `STORE_FULL`,
 * `GAME_TOO_LARGE`, `GAME_DAMAGED`, `GAME_OF_OTHER_VERSION`; the message says whether something was changed.
 */
export type MutationActivateAbilityArgs = {
  game: Scalars['ID']['input'];
  input: ActivateAbility;
  expectedVersion: InputMaybe<Scalars['Int']['input']>;
  idempotencyKey: InputMaybe<Scalars['String']['input']>;
};


/**
 * Keeping games. Each change makes a new version of its game, whole or not at all, and earlier versions stay. What the rules forbid, a choice that is
 * missing, and a version that is not the expected one are answers and no errors.
 *
 * Errors, beside those of the input: `UNAUTHENTICATED` where the service has to know who asks, `STORE_BUSY`, `STORE_UNAVAILABLE`, `STORE_FULL`,
 * `GAME_TOO_LARGE`, `GAME_DAMAGED`, `GAME_OF_OTHER_VERSION`; the message says whether something was changed.
 */
export type MutationUndoArgs = {
  game: Scalars['ID']['input'];
  steps?: InputMaybe<Scalars['Int']['input']>;
  expectedVersion: InputMaybe<Scalars['Int']['input']>;
  idempotencyKey: InputMaybe<Scalars['String']['input']>;
};


/**
 * Keeping games. Each change makes a new version of its game, whole or not at all, and earlier versions stay. What the rules forbid, a choice that is
 * missing, and a version that is not the expected one are answers and no errors.
 *
 * Errors, beside those of the input: `UNAUTHENTICATED` where the service has to know who asks, `STORE_BUSY`, `STORE_UNAVAILABLE`, `STORE_FULL`,
 * `GAME_TOO_LARGE`, `GAME_DAMAGED`, `GAME_OF_OTHER_VERSION`; the message says whether something was changed.
 */
export type MutationForkArgs = {
  game: Scalars['ID']['input'];
  atVersion: InputMaybe<Scalars['Int']['input']>;
  idempotencyKey: InputMaybe<Scalars['String']['input']>;
};

/**
 * An action that a player may do now (rule 117): play a land, cast, activate, declare attackers or blockers, or pass. What takes more work than to list it is
 * worked out where it is asked for.
 */
export type LegalAction = {
  readonly __typename?: 'LegalAction';
  /** What is done. */
  readonly kind: ActionKind;
  /** The action itself, to be sent as it stands or with what is chosen besides. */
  readonly action: Scalars['ActionValue']['output'];
  /** In words: the card's name, the ability's text, the step that comes next. */
  readonly text: Scalars['String']['output'];
  /** The permanent whose ability it is; null for other actions. */
  readonly permanent: Maybe<Permanent>;
  /** The card off the battlefield that is cast or played, or whose ability is activated; null for other actions. */
  readonly card: Maybe<CardObject>;
  /** The permanent's ability; null where it is none of a permanent's. */
  readonly ability: Maybe<Ability>;
  /** The words of the alternative cost that is paid for casting (118.9); null where none is. */
  readonly alternative: Maybe<Scalars['String']['output']>;
  /** What is to be announced, and between what (601.2b-c, 602.2b, 508.1, 509.1); null where nothing is. */
  readonly announcement: Maybe<Announcement>;
  /** How it could be paid with nothing announced but that; null where nothing has to be paid, and for what costs no mana. */
  readonly payment: Maybe<Payment>;
  /** What is asked first if it is done as it stands; null where nothing is. */
  readonly missingChoice: Maybe<MissingChoice>;
  /**
   * Text that it hangs on and that the engine does not model, so that it would be refused: whether it is legal can't be told, or doing it as it stands comes to
   * such text. Null for all else.
   */
  readonly notModelled: Maybe<Scalars['String']['output']>;
};

/** What a player may do. */
export type ActionKind =
  /** Tap a permanent for mana (106.12). */
  | 'TAP_FOR_MANA'
  /** Activate an ability (602). */
  | 'ACTIVATE'
  /** Cast a card (601). */
  | 'CAST'
  /** Play a land (305.1). */
  | 'PLAY_LAND'
  /** Turn a face-down permanent face up (116.2b). */
  | 'TURN_FACE_UP'
  /** Suspend a card from hand (116.2f). */
  | 'SUSPEND'
  /** Foretell a card from hand (116.2h). */
  | 'FORETELL'
  /** Plot a card from hand (116.2k). */
  | 'PLOT'
  /** Declare attackers (508.1). */
  | 'ATTACK'
  /** Declare blockers (509.1). */
  | 'BLOCK'
  /** Have combat damage dealt (510), with a say in how it is assigned. */
  | 'COMBAT_DAMAGE'
  /** Pass, so that the topmost object of the stack resolves (117.4, 608.1). */
  | 'RESOLVE'
  /** Pass with an empty stack, so that the game goes on to the next step in which players get priority (117.4, 500.2). */
  | 'ADVANCE';

/** What is announced for a spell or ability, or declared in combat, and between what (rules 601.2b-c, 602.2b, 508.1, 509.1). */
export type Announcement = {
  readonly __typename?: 'Announcement';
  /** The value of X, or another number that is chosen; null where there is none. */
  readonly x: Maybe<NumberToChoose>;
  /** The modes that are chosen among (700.2); null where there are none. */
  readonly modes: Maybe<ModesToChoose>;
  /** Each time that the text says `target`, in its order; those of modes stand with them. */
  readonly targets: ReadonlyArray<TargetToChoose>;
  /** Additional costs that may be paid (118.8b). */
  readonly additional: ReadonlyArray<AdditionalToChoose>;
  /** Creatures that may attack or block; empty for all else. */
  readonly creatures: ReadonlyArray<CreatureToDeclare>;
  /** Declarations of attackers or blockers that are legal as a whole, those of few creatures among them; null where none are declared. */
  readonly declarations: Maybe<Declarations>;
};

/** Declarations that are legal as a whole (rules 508.1c-d, 509.1b-c). */
export type Declarations = {
  readonly __typename?: 'Declarations';
  /** Each as an action, whole; what is asked besides (`choose`, `pay`) is added to it. At most 500. */
  readonly all: ReadonlyArray<Scalars['ActionValue']['output']>;
  /** What text that the engine does not model leaves open of others, in words. Empty where nothing is open. */
  readonly open: ReadonlyArray<Scalars['String']['output']>;
  /** Whether there may be more: there are too many to look at all of them. */
  readonly truncated: Scalars['Boolean']['output'];
};

/** A number to be chosen (rule 107.3). */
export type NumberToChoose = {
  readonly __typename?: 'NumberToChoose';
  /** The values for which it can be paid now, the least first. */
  readonly values: ReadonlyArray<Scalars['Int']['output']>;
  /** Whether there may be larger ones. */
  readonly truncated: Scalars['Boolean']['output'];
};

/** Modes to be chosen (rule 700.2). */
export type ModesToChoose = {
  readonly __typename?: 'ModesToChoose';
  /** How many at the least. */
  readonly least: Scalars['Int']['output'];
  /** How many at the most. */
  readonly most: Scalars['Int']['output'];
  /** Whether one can be chosen more than once (700.2d). */
  readonly repeats: Scalars['Boolean']['output'];
  /** All of them, in the order of the text. */
  readonly modes: ReadonlyArray<ModeToChoose>;
};

/** A mode (rule 700.2). */
export type ModeToChoose = {
  readonly __typename?: 'ModeToChoose';
  /** Its place, from 0, as `modes` of an action takes it. */
  readonly index: Scalars['Int']['output'];
  /** Its words. */
  readonly text: Scalars['String']['output'];
  /** Whether there are legal targets for it. */
  readonly possible: Scalars['Boolean']['output'];
  /** Each time that it says `target`. */
  readonly targets: ReadonlyArray<TargetToChoose>;
};

/** One `target` of a text (rule 601.2c). */
export type TargetToChoose = {
  readonly __typename?: 'TargetToChoose';
  /** How many at the least; 0 for `up to`. */
  readonly least: Scalars['Int']['output'];
  /** How many at the most; null where any number is. */
  readonly most: Maybe<Scalars['Int']['output']>;
  /** Ids of the objects and players that may be chosen, for some X where X is chosen; what an earlier target rules out is still among them. */
  readonly options: ReadonlyArray<Scalars['ID']['output']>;
  /** What can't be told of others, in words. Empty where nothing is open. */
  readonly open: ReadonlyArray<Scalars['String']['output']>;
};

/** An additional cost that may be paid (rule 118.8b). */
export type AdditionalToChoose = {
  readonly __typename?: 'AdditionalToChoose';
  /** As `kicked` of a casting takes it. */
  readonly name: Scalars['String']['output'];
  /** Its words. */
  readonly text: Scalars['String']['output'];
  /** How often at the most; null where any number of times is. */
  readonly most: Maybe<Scalars['Int']['output']>;
};

/** A creature that may attack or block (rules 508.1a-b, 509.1a). */
export type CreatureToDeclare = {
  readonly __typename?: 'CreatureToDeclare';
  /** The creature. */
  readonly creature: Permanent;
  /** Ids of the players, planeswalkers and battles that it may attack, or of the attackers that it may block, by itself. */
  readonly options: ReadonlyArray<Scalars['ID']['output']>;
  /** How many of them at once: 1 of an attacker. */
  readonly most: Scalars['Int']['output'];
};

/**
 * What a payment is for (106.6): what restrictions and riders of mana look at. Exactly one of these; where no purpose is given at all, mana with
 * `Spend this mana only …` can't be spent.
 * Errors: `UNKNOWN_ID` for an id that is nowhere in the game, `INVALID_VALUE` for an ability or a face that isn't there.
 */
export type Purpose =
  /** Id of the card that is cast, its front face. */
  { readonly cast: Scalars['ID']['input']; readonly castFace?: never; readonly activate?: never; }
  |  /** Casting another face of a card: its back, its adventure, half of a split card. */
  { readonly cast?: never; readonly castFace: CastFace; readonly activate?: never; }
  |  /** Activating an ability of a permanent, or of a card whose ability works where it is. */
  { readonly cast?: never; readonly castFace?: never; readonly activate: AbilityPurpose; };

/** A face of a card to be cast. */
export type CastFace = {
  /** Id of the card. */
  readonly card: Scalars['ID']['input'];
  /** The face's name. */
  readonly face: Scalars['String']['input'];
};

/** An ability to be activated. */
export type AbilityPurpose = {
  /** Id of the permanent. */
  readonly permanent: Scalars['ID']['input'];
  /** Which of its abilities; when absent, any: only what the permanent is counts. */
  readonly ability?: InputMaybe<Scalars['AbilityRef']['input']>;
};

/** What a plan can spare. */
export type PaymentConcern =
  /** Life: paid for Phyrexian mana (107.4f) or in costs, and lost to a source's own damage. */
  | 'LIFE'
  /** Permanents: sacrificed, exiled or returned to hand. */
  | 'PERMANENTS'
  /** Sources that are gone for good once used: Treasure, counters that don't come back. */
  | 'ONE_SHOT'
  /** Cards that leave hand, graveyard or library. */
  | 'CARDS'
  /** Mana that is left over. */
  | 'FLOATING'
  /** Choice: sources that could make more types of mana are used last. */
  | 'FLEXIBILITY';

/** Whether a cost could be paid now with unspent mana and mana abilities, and how (rules 118.3, 601.2g–h, 602.2b). Nothing is paid. */
export type Payment = {
  readonly __typename?: 'Payment';
  /** Whether it could be paid. */
  readonly payable: Scalars['Boolean']['output'];
  /**
   * Whether `payable` is exact. False where the search would have taken more work than one answer may: `payable` is false then, and it may still
   * be payable.
   */
  readonly certain: Scalars['Boolean']['output'];
  /** One way to pay, the one that `preference` puts first, in the order in which it is done; empty where it can't be paid, and for a cost of nothing. */
  readonly plan: ReadonlyArray<PaymentStep>;
  /** Mana that this plan leaves in the pool; none where it can't be paid. */
  readonly leftover: Scalars['Mana']['output'];
  /** Life that this plan takes, paid or lost; 0 where it can't be paid. */
  readonly life: Scalars['Int']['output'];
  /** Plans that no other plan beats in everything that a plan gives up, the one of `plan` first; empty where it can't be paid. */
  readonly plans: ReadonlyArray<PaymentPlan>;
  /** Whether there are more such plans than so many. */
  readonly plansTruncated: Scalars['Boolean']['output'];
  /** What is missing, so that it can be checked; null where it can be paid, and where the answer isn't certain. */
  readonly missing: Maybe<Shortfall>;
  /** What the answer hangs on and the board doesn't tell, in words. Empty where nothing is open. */
  readonly open: ReadonlyArray<Scalars['String']['output']>;
  /** Why it can, or can't, be paid. */
  readonly explanation: Explanation;
};


/** Whether a cost could be paid now with unspent mana and mana abilities, and how (rules 118.3, 601.2g–h, 602.2b). Nothing is paid. */
export type PaymentPlansArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Whether a cost could be paid now with unspent mana and mana abilities, and how (rules 118.3, 601.2g–h, 602.2b). Nothing is paid. */
export type PaymentPlansTruncatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** One way to pay a cost. */
export type PaymentPlan = {
  readonly __typename?: 'PaymentPlan';
  /** Its steps in the order in which they are done. */
  readonly steps: ReadonlyArray<PaymentStep>;
  /** Mana that is left in the pool. */
  readonly leftover: Scalars['Mana']['output'];
  /** Life paid, and lost to the sources' own damage. */
  readonly life: Scalars['Int']['output'];
  /** How many permanents are sacrificed, exiled or returned to hand. */
  readonly permanents: Scalars['Int']['output'];
  /** How many sources are gone for good once used. */
  readonly oneShot: Scalars['Int']['output'];
  /** How many cards leave hand, graveyard or library. */
  readonly cards: Scalars['Int']['output'];
};

/** One source of a plan and what it pays. */
export type PaymentStep = {
  readonly __typename?: 'PaymentStep';
  /** What pays. */
  readonly kind: PaymentStepKind;
  /** The permanent whose mana ability it is, or that pays in place of mana; null where it is none. */
  readonly permanent: Maybe<Permanent>;
  /** The id of that permanent, or of the card that it is instead; null for unspent mana and life. */
  readonly source: Maybe<Scalars['ID']['output']>;
  /** The mana ability that is activated; null for other steps, and for an ability of a card. */
  readonly ability: Maybe<Ability>;
  /** The answers to what the ability leaves open, as `choose` of an action takes them. */
  readonly choose: ReadonlyArray<Scalars['String']['output']>;
  /** The mana that is used from the pool, or that activating the ability adds, triggered mana abilities included (605.4a). */
  readonly mana: Scalars['Mana']['output'];
  /** The life that is paid; 0 but for `LIFE`. */
  readonly life: Scalars['Int']['output'];
  /** The keyword ability that lets it pay, in lower case: `convoke` (702.51), `delve` (702.66); null but for `SUBSTITUTE`. */
  readonly keyword: Maybe<Scalars['String']['output']>;
  /** The symbols that it pays. */
  readonly pays: ReadonlyArray<PaidSymbol>;
};

/** Kinds of steps of a plan. */
export type PaymentStepKind =
  /** Mana that is already in the pool. */
  | 'POOL'
  /** A mana ability that is activated. */
  | 'ACTIVATE'
  /** Life that is paid for Phyrexian mana symbols (107.4f). */
  | 'LIFE'
  /** A permanent or card that pays in place of mana. */
  | 'SUBSTITUTE';

/** A symbol of a cost, and with what it is paid. */
export type PaidSymbol = {
  readonly __typename?: 'PaidSymbol';
  /** The symbol: `{G}`, `{W/U}`; generic mana is `{1}`, whatever number stands in the cost. */
  readonly symbol: Scalars['ManaCost']['output'];
  /** The type of the mana that pays it; null where it isn't paid with mana. */
  readonly type: Maybe<ManaType>;
  /** How many such symbols; for {2/W} paid with generic mana, how many mana (107.4e). */
  readonly amount: Scalars['BigInt']['output'];
  /** The step of the plan whose cost the symbol is part of, from 0; null: part of the cost that was asked about. */
  readonly step: Maybe<Scalars['Int']['output']>;
};

/**
 * Why a cost can't be paid, in a form that can be checked (Hall's condition): these symbols ask for more mana than all the sources that reach them
 * can give at once.
 */
export type Shortfall = {
  readonly __typename?: 'Shortfall';
  /** The symbols that ask, each as often as it counts: `{U}{U}`; generic mana is `{1}`. */
  readonly symbols: Scalars['ManaCost']['output'];
  /** How much mana they ask for. */
  readonly asked: Scalars['BigInt']['output'];
  /** The most mana that can be had for them at once. */
  readonly reached: Scalars['BigInt']['output'];
  /** Ids of all permanents and cards that reach them. */
  readonly sources: ReadonlyArray<Scalars['ID']['output']>;
  /** Ids of those that are wanted for two things at once; they are among `sources`. */
  readonly contested: ReadonlyArray<Scalars['ID']['output']>;
  /** The smallest repair: for each entry, one more mana of any one of these types. Null where none was found. */
  readonly repair: Maybe<ReadonlyArray<ReadonlyArray<ManaType>>>;
};

/** What a player could have in the pool by activating mana abilities now (rule 605.3a). */
export type AvailableMana = {
  readonly __typename?: 'AvailableMana';
  /** The most mana of all; null where there is no bound. */
  readonly max: Maybe<Scalars['BigInt']['output']>;
  /** Whether there is no bound: mana abilities that can be activated again and again for a gain. */
  readonly unbounded: Scalars['Boolean']['output'];
  /** The types of which there is no bound, in the order W, U, B, R, G, C. */
  readonly unboundedTypes: ReadonlyArray<ManaType>;
  /** The most mana of these types at once; null where there is no bound. */
  readonly maxOf: Maybe<Scalars['BigInt']['output']>;
  /** What could be in the pool: each of these is as much as could be, so that none is part of another. Types without bound are left out of them. */
  readonly options: ReadonlyArray<Scalars['Mana']['output']>;
  /** Whether there are more options than so many. */
  readonly truncated: Scalars['Boolean']['output'];
  /** Whether `max` and `maxOf` are exact. False where the search would have taken more work than one answer may: there may be more. */
  readonly certain: Scalars['Boolean']['output'];
  /** What the answer hangs on and the board doesn't tell, in words. Empty where nothing is open. */
  readonly open: ReadonlyArray<Scalars['String']['output']>;
  /** Which abilities it is made with, and which rules hold others back. */
  readonly explanation: Explanation;
};


/** What a player could have in the pool by activating mana abilities now (rule 605.3a). */
export type AvailableManaMaxOfArgs = {
  types: ReadonlyArray<ManaType>;
};


/** What a player could have in the pool by activating mana abilities now (rule 605.3a). */
export type AvailableManaOptionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What a player could have in the pool by activating mana abilities now (rule 605.3a). */
export type AvailableManaTruncatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** For which values of {X} a cost could be paid now (rule 107.3). */
export type MaxX = {
  readonly __typename?: 'MaxX';
  /** The largest; null where it can't be paid for any, and where there is no bound. */
  readonly max: Maybe<Scalars['BigInt']['output']>;
  /** Whether it can be paid for every value, however large. */
  readonly unbounded: Scalars['Boolean']['output'];
  /** Values below `max` for which it can't be paid, the smallest first. */
  readonly gaps: ReadonlyArray<Scalars['Int']['output']>;
  /** Whether this is exact; where not, larger values may be payable too. */
  readonly certain: Scalars['Boolean']['output'];
  /** What the answer hangs on and the board doesn't tell, in words. Empty where nothing is open. */
  readonly open: ReadonlyArray<Scalars['String']['output']>;
  /** Why it is this value. */
  readonly explanation: Explanation;
};

/** Whether a player may do something now, its costs paid with unspent mana and mana abilities included (rules 601.2, 602.2). */
export type Legality = {
  readonly __typename?: 'Legality';
  /** Whether it is legal. */
  readonly legal: Scalars['Boolean']['output'];
  /** Text that the answer hangs on and that the engine does not model; `legal` is false then. Null where that is not the reason. */
  readonly notModelled: Maybe<Scalars['String']['output']>;
  /** Why it is legal, or what forbids it. */
  readonly explanation: Explanation;
};

/** A permanent on the battlefield (rule 110). Its characteristics are those after continuous effects (613). */
export type Permanent = {
  readonly __typename?: 'Permanent';
  /** The id that the board gave it, or the one that was made up for it. */
  readonly id: Scalars['ID']['output'];
  /** The card that it is, as printed. Of a face-down permanent too: this API hides nothing from who described the board. */
  readonly card: Card;
  /** The player who controls it, after effects that change control (108.4, 613.1b). */
  readonly controller: Player;
  /** The player who owns it (108.3). */
  readonly owner: Player;
  /** Its name; empty for a face-down permanent (708.2a). */
  readonly name: Scalars['String']['output'];
  /** Its colors, in the order W, U, B, R, G; empty for colorless (105.2). */
  readonly colors: ReadonlyArray<Color>;
  /** Its supertypes (205.4): `Basic`, `Legendary`, `Snow` … */
  readonly supertypes: ReadonlyArray<Scalars['String']['output']>;
  /** Its card types (205.2): `Land`, `Creature` … */
  readonly types: ReadonlyArray<Scalars['String']['output']>;
  /** Its subtypes (205.3): `Forest`, `Elf` … */
  readonly subtypes: ReadonlyArray<Scalars['String']['output']>;
  /** Its power (208); null where it is no creature. */
  readonly power: Maybe<Scalars['Int']['output']>;
  /** Its toughness (208); null where it is no creature. */
  readonly toughness: Maybe<Scalars['Int']['output']>;
  /** Its loyalty (209, 306.5c): null where it is no planeswalker. */
  readonly loyalty: Maybe<Scalars['Int']['output']>;
  /** Its defense (210, 310.4c): null where it is no battle. */
  readonly defense: Maybe<Scalars['Int']['output']>;
  /** Damage marked on it (120.6). */
  readonly damage: Scalars['Int']['output'];
  /** Its keyword abilities (702), spelled as on cards: `First strike`. */
  readonly keywords: ReadonlyArray<Scalars['String']['output']>;
  /** Its abilities, those that effects give it included, those that it has lost left out. */
  readonly abilities: ReadonlyArray<Ability>;
  /** Whether it is tapped (110.5). */
  readonly tapped: Scalars['Boolean']['output'];
  /** Whether it came under its controller's control since that player's most recent turn began (302.6). Said of every permanent; it only matters to creatures. */
  readonly summoningSick: Scalars['Boolean']['output'];
  /** Whether it is face down (708). */
  readonly faceDown: Scalars['Boolean']['output'];
  /** How it came to be face down; null where it is face up, or a board does not say it. */
  readonly faceDownBy: Maybe<FaceDownBy>;
  /** Whether it is a token (111). */
  readonly token: Scalars['Boolean']['output'];
  /** Whether it is a commander (903.3). */
  readonly commander: Scalars['Boolean']['output'];
  /** Counters on it (122), each kind once. */
  readonly counters: ReadonlyArray<Counter>;
  /** The permanent that it is attached to (301.5, 303.4); null where it is attached to none. */
  readonly attachedTo: Maybe<Permanent>;
  /** The player that it is attached to (303.4); null where it is attached to none. */
  readonly attachedToPlayer: Maybe<Player>;
  /** The id of the player or permanent that it attacks (508); null where it doesn't attack, or attacks nothing any more (506.4c). */
  readonly attacking: Maybe<Scalars['ID']['output']>;
  /** Whether it is an attacking creature (508.1k). */
  readonly isAttacking: Scalars['Boolean']['output'];
  /** The other creatures of the band that it attacks in (702.22c); none where it is in no band. */
  readonly bandedWith: ReadonlyArray<Permanent>;
  /** The attacking creature that it blocks (509), the first of several; null where it blocks none. */
  readonly blocking: Maybe<Permanent>;
  /** All attacking creatures that it blocks (509). */
  readonly blockingAll: ReadonlyArray<Permanent>;
  /** Whether it is a blocking creature (509.1g), even where none of the attackers that it blocked is left. */
  readonly isBlocking: Scalars['Boolean']['output'];
  /** Whether it is a blocked (true) or an unblocked (false) attacking creature (509.1h); null where it is neither. */
  readonly blocked: Maybe<Scalars['Boolean']['output']>;
  /** Rule 106.7: the types of mana that this permanent could produce. */
  readonly couldProduce: CouldProduce;
  /**
   * Each mana that activating one of its mana abilities now could add, after replacement effects (106.12b), of all its activated mana abilities
   * together, none twice. What triggered mana abilities would add on top (605.4a) is not part of it.
   * Where there are very many results not all are listed: `production` says so in `truncated`.
   */
  readonly produces: ReadonlyArray<Scalars['Mana']['output']>;
  /** The same with exact counts and reasons. */
  readonly production: Production;
};

/** Counters of one kind on a permanent (rule 122). */
export type Counter = {
  readonly __typename?: 'Counter';
  /** Their kind: `+1/+1`, `charge`, `loyalty`. */
  readonly kind: Scalars['String']['output'];
  /** How many; at least 1. */
  readonly amount: Scalars['Int']['output'];
};

/** Which permanents to list; every condition given has to hold. */
export type PermanentFilter = {
  /** A part of the name, case ignored. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** A card type, supertype or subtype that it has after continuous effects, case ignored: `Land`, `Snow`, `Forest`. */
  readonly type?: InputMaybe<Scalars['String']['input']>;
  /** True: only tapped ones; false: only untapped ones. */
  readonly tapped?: InputMaybe<Scalars['Boolean']['input']>;
};

/** How a permanent came to be face down (708.2), which says what it is (708.2a) and what turns it face up (116.2b). */
export type FaceDownBy =
  /** By morph, megamorph or an effect: a 2/2 creature (702.37). */
  | 'MORPH'
  /** By disguise: a 2/2 creature with ward {2} (702.168). */
  | 'DISGUISE'
  /** Manifested: a 2/2 creature; a creature card is turned face up for its mana cost (701.40). */
  | 'MANIFEST'
  /** Cloaked: the same with ward {2} (701.58). */
  | 'CLOAK';

/** A player (rule 102). */
export type Player = {
  readonly __typename?: 'Player';
  /** The id that the board gave. */
  readonly id: Scalars['ID']['output'];
  /** The life total (119). */
  readonly life: Scalars['Int']['output'];
  /** Poison counters (122.1f). */
  readonly poison: Scalars['Int']['output'];
  /** Energy counters (107.14). */
  readonly energy: Scalars['Int']['output'];
  /** The speed (702.179), 1 to 4, where 4 is max speed; null for a player who has none, which counts as 0. */
  readonly speed: Maybe<Scalars['Int']['output']>;
  /** How many lands the player has played this turn (305.2). */
  readonly landsPlayed: Scalars['Int']['output'];
  /** Unspent mana (106.4), what is of one kind together, in the order in which the kinds came into the pool. */
  readonly manaPool: ReadonlyArray<PooledMana>;
  /** What this player could have in the pool by activating mana abilities now. */
  readonly availableMana: AvailableMana;
  /**
   * Whether this player could pay a mana cost now, with unspent mana and mana abilities, and how. The cost is paid as it is given: what changes the
   * costs of spells and abilities is not added.
   * Errors: `INVALID_VALUE` for a malformed cost or a number out of its range, `TOO_LARGE`; those of `Purpose`.
   */
  readonly canPay: Payment;
  /** For which values of {X} this player could pay a mana cost now. Errors as for `canPay`; a cost without {X} is an `INVALID_VALUE`. */
  readonly maxX: MaxX;
  /** Combat damage that commanders have dealt to this player so far (903.10a); those that dealt none are left out. */
  readonly commanderDamage: ReadonlyArray<CommanderDamage>;
  /** Why this player has lost the game (104.3); null for who has not. */
  readonly lost: Maybe<Loss>;
  /** Whether this player has won the game: all others have lost it (104.2a). */
  readonly won: Scalars['Boolean']['output'];
  /** Cards in hand (402). */
  readonly hand: ReadonlyArray<CardObject>;
  /** Cards in the graveyard (404). */
  readonly graveyard: ReadonlyArray<CardObject>;
  /** Cards in exile that this player owns (406). */
  readonly exile: ReadonlyArray<CardObject>;
  /** Cards in the library (401), the top card first. */
  readonly library: ReadonlyArray<CardObject>;
  /** Cards in the command zone that this player owns (408). */
  readonly command: ReadonlyArray<CardObject>;
};


/** A player (rule 102). */
export type PlayerAvailableManaArgs = {
  unspent?: InputMaybe<Scalars['Boolean']['input']>;
};


/** A player (rule 102). */
export type PlayerCanPayArgs = {
  cost: Scalars['ManaCost']['input'];
  for: InputMaybe<Purpose>;
  x?: InputMaybe<Scalars['Int']['input']>;
  preference?: InputMaybe<ReadonlyArray<PaymentConcern>>;
};


/** A player (rule 102). */
export type PlayerMaxXArgs = {
  cost: Scalars['ManaCost']['input'];
  for: InputMaybe<Purpose>;
};

/** That a player has lost the game (rule 104.3). */
export type Loss = {
  readonly __typename?: 'Loss';
  /** In a word. */
  readonly reason: LossReason;
  /** With the rules. */
  readonly explanation: Explanation;
};

/** Why a player has lost the game. */
export type LossReason =
  /** No life was left (704.5a). */
  | 'LIFE'
  /** A card was to be drawn from an empty library (704.5b). */
  | 'EMPTY_LIBRARY'
  /** Ten or more poison counters (704.5c). */
  | 'POISON'
  /** 21 or more combat damage by one commander (704.6c). */
  | 'COMMANDER_DAMAGE'
  /** An effect said so (104.3e). */
  | 'EFFECT'
  /** The player conceded (104.3a). */
  | 'CONCEDED';

/** Combat damage that one commander has dealt to a player over the game (rule 903.10a). */
export type CommanderDamage = {
  readonly __typename?: 'CommanderDamage';
  /** The commander's object id. */
  readonly commander: Scalars['ID']['output'];
  /** How much so far. */
  readonly amount: Scalars['Int']['output'];
};

/** A card in a zone other than the battlefield (rule 400). */
export type CardObject = {
  readonly __typename?: 'CardObject';
  /** The id that the board gave it, or the one that was made up for it. */
  readonly id: Scalars['ID']['output'];
  /** The card that it is. */
  readonly card: Card;
  /** The player who owns it (108.3). */
  readonly owner: Player;
  /** Whether it is a commander (903.3). */
  readonly commander: Scalars['Boolean']['output'];
  /** The zone that it is in. */
  readonly zone: Zone;
  /** Counters on it (122.1), those of which there is at least one; a card in exile alone has any. */
  readonly counters: ReadonlyArray<Counter>;
  /** Whether it is a foretold card in exile (702.143c). */
  readonly foretold: Scalars['Boolean']['output'];
  /** Whether it is a plotted card in exile (702.170). */
  readonly plotted: Scalars['Boolean']['output'];
  /**
   * Whether it can be cast now, its total cost paid (601.2): timing, permissions, what forbids it, and whether its cost could be paid.
   * Errors: `UNKNOWN_ID` for a player who isn't there, `INVALID_VALUE` for a face that it doesn't have or an {X} out of its range.
   */
  readonly canCast: Legality;
};


/** A card in a zone other than the battlefield (rule 400). */
export type CardObjectCanCastArgs = {
  by: InputMaybe<Scalars['ID']['input']>;
  x: InputMaybe<Scalars['Int']['input']>;
  face: InputMaybe<Scalars['String']['input']>;
};

export type Query = {
  readonly __typename?: 'Query';
  /**
   * A board that is described in the request and stored nowhere. Ask it what its permanents are and which mana they could produce.
   *
   * Setting a board up is not an event: nothing triggers and nothing is replaced (614, 603), while continuous effects apply at once (611.3, 613).
   * Errors: `UNKNOWN_CARD` (with the nearest names), `DUPLICATE_ID`, `UNKNOWN_ID`, `INVALID_VALUE`, `TOO_LARGE`, `CYCLE`; each names the field,
   * and `extensions.problems` lists all of them where there are several.
   */
  readonly board: Game;
  /**
   * A game that is kept: the newest version of it, or another one. Null where there is none of that id: it never was, is deleted or expired, or is
   * somebody else's. Reading is as quick after ten thousand changes as after one.
   */
  readonly game: Maybe<Game>;
  /** The caller's games, the one that was made last first, page by page. */
  readonly games: GameConnection;
  /**
   * The card of that name. Names match as people type them: case, accents, `Æ` or `Ae`, curly quotes and dashes don't matter; a card with
   * several faces answers to its full name (`Fire // Ice`) and to each face's name.
   * Where there is no such card the answer is null beside an error `UNKNOWN_CARD`, whose `extensions.suggestions` holds the three nearest names.
   */
  readonly card: Maybe<Card>;
  /** The catalogue's cards in the order of their names, page by page. */
  readonly cards: CardConnection;
  /**
   * Reads a card that need not be in the catalogue: a spoiler, a custom card. Any text is read as far as the engine knows it, and the rest is
   * told by `Card.unsupportedText`; text alone is never an error.
   * Errors: `INVALID_VALUE` (a malformed mana cost, no name), `TOO_LARGE` (a text over the limit in `Service.limits`).
   */
  readonly compileCard: Card;
  /** The rule of that number, or null where the engine's table does not have it. */
  readonly rule: Maybe<Rule>;
  /** The rules that the engine knows, in the order of their numbers. */
  readonly rules: ReadonlyArray<Rule>;
  /** What this service is: its version, its rules edition, its card catalogue and its limits. */
  readonly service: Service;
};


export type QueryBoardArgs = {
  input: BoardInput;
};


export type QueryGameArgs = {
  id: Scalars['ID']['input'];
  version: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGamesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};


export type QueryCardArgs = {
  name: Scalars['String']['input'];
};


export type QueryCardsArgs = {
  filter: InputMaybe<CardFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};


export type QueryCompileCardArgs = {
  card: CardInput;
};


export type QueryRuleArgs = {
  number: Scalars['String']['input'];
};


export type QueryRulesArgs = {
  prefix: InputMaybe<Scalars['String']['input']>;
};

/** A rule of the Comprehensive Rules that the engine knows and cites. */
export type Rule = {
  readonly __typename?: 'Rule';
  /** Its number: `106.7`, `613.1d`. Numbers belong to the edition that `Service.rulesEdition` names. */
  readonly number: Scalars['String']['output'];
  /** What it is about, in our own words; not the rulebook's text. */
  readonly summary: Scalars['String']['output'];
  /** The rule that this one is a part of: `106` of `106.7`, `613.1` of `613.1d`. Null for the rule of a whole section, and where the parent is not in the table. */
  readonly parent: Maybe<Rule>;
};

/** An edition of the Comprehensive Rules. */
export type RulesEdition = {
  readonly __typename?: 'RulesEdition';
  /** Its name, as explanations quote it. */
  readonly name: Scalars['String']['output'];
  /** The day from which it holds, ISO 8601 (`2022-04-29`). */
  readonly date: Scalars['String']['output'];
};

/**
 * Something to ask of a game as it is, so that the document holds the answer; exactly one of these. Named as the scenario format names what is expected, and
 * answered as the fields of the same name answer.
 *
 * Errors: `UNKNOWN_ID` for an id that nothing in the game has, `INVALID_VALUE` for an ability or an event that isn't known, `NOT_IN_FORMAT` where the format can't say
 * the answer: the service isn't certain of it, there is none (the power of a land), or it hangs on text that isn't modelled.
 */
export type ScenarioQuestion =
  /** The types of mana that a permanent could produce (106.7). */
  { readonly couldProduce: PermanentQuestion; readonly produces?: never; readonly manaOptions?: never; readonly canPay?: never; readonly canCast?: never; readonly canActivate?: never; readonly manaPool?: never; readonly life?: never; readonly poison?: never; readonly commanderDamage?: never; readonly lost?: never; readonly won?: never; readonly zone?: never; readonly count?: never; readonly tapped?: never; readonly attacking?: never; readonly counters?: never; readonly damage?: never; readonly power?: never; readonly toughness?: never; readonly loyalty?: never; readonly defense?: never; readonly types?: never; readonly keywords?: never; readonly controller?: never; readonly manaAbilities?: never; readonly stack?: never; readonly events?: never; readonly support?: never; readonly cites?: never; readonly attempt?: never; }
  |  /** Each mana that activating mana abilities of a permanent now could add. */
  { readonly couldProduce?: never; readonly produces: ProducesQuestion; readonly manaOptions?: never; readonly canPay?: never; readonly canCast?: never; readonly canActivate?: never; readonly manaPool?: never; readonly life?: never; readonly poison?: never; readonly commanderDamage?: never; readonly lost?: never; readonly won?: never; readonly zone?: never; readonly count?: never; readonly tapped?: never; readonly attacking?: never; readonly counters?: never; readonly damage?: never; readonly power?: never; readonly toughness?: never; readonly loyalty?: never; readonly defense?: never; readonly types?: never; readonly keywords?: never; readonly controller?: never; readonly manaAbilities?: never; readonly stack?: never; readonly events?: never; readonly support?: never; readonly cites?: never; readonly attempt?: never; }
  |  /** The maximal multisets of mana that a player could have by activating mana abilities now, from an empty pool. */
  { readonly couldProduce?: never; readonly produces?: never; readonly manaOptions: PlayerQuestion; readonly canPay?: never; readonly canCast?: never; readonly canActivate?: never; readonly manaPool?: never; readonly life?: never; readonly poison?: never; readonly commanderDamage?: never; readonly lost?: never; readonly won?: never; readonly zone?: never; readonly count?: never; readonly tapped?: never; readonly attacking?: never; readonly counters?: never; readonly damage?: never; readonly power?: never; readonly toughness?: never; readonly loyalty?: never; readonly defense?: never; readonly types?: never; readonly keywords?: never; readonly controller?: never; readonly manaAbilities?: never; readonly stack?: never; readonly events?: never; readonly support?: never; readonly cites?: never; readonly attempt?: never; }
  |  /** Whether a player could pay a cost now. */
  { readonly couldProduce?: never; readonly produces?: never; readonly manaOptions?: never; readonly canPay: CanPayQuestion; readonly canCast?: never; readonly canActivate?: never; readonly manaPool?: never; readonly life?: never; readonly poison?: never; readonly commanderDamage?: never; readonly lost?: never; readonly won?: never; readonly zone?: never; readonly count?: never; readonly tapped?: never; readonly attacking?: never; readonly counters?: never; readonly damage?: never; readonly power?: never; readonly toughness?: never; readonly loyalty?: never; readonly defense?: never; readonly types?: never; readonly keywords?: never; readonly controller?: never; readonly manaAbilities?: never; readonly stack?: never; readonly events?: never; readonly support?: never; readonly cites?: never; readonly attempt?: never; }
  |  /** Whether a card could be cast now by its owner, its front face up. */
  { readonly couldProduce?: never; readonly produces?: never; readonly manaOptions?: never; readonly canPay?: never; readonly canCast: CardQuestion; readonly canActivate?: never; readonly manaPool?: never; readonly life?: never; readonly poison?: never; readonly commanderDamage?: never; readonly lost?: never; readonly won?: never; readonly zone?: never; readonly count?: never; readonly tapped?: never; readonly attacking?: never; readonly counters?: never; readonly damage?: never; readonly power?: never; readonly toughness?: never; readonly loyalty?: never; readonly defense?: never; readonly types?: never; readonly keywords?: never; readonly controller?: never; readonly manaAbilities?: never; readonly stack?: never; readonly events?: never; readonly support?: never; readonly cites?: never; readonly attempt?: never; }
  |  /** Whether an ability of a permanent could be activated now by its controller. */
  { readonly couldProduce?: never; readonly produces?: never; readonly manaOptions?: never; readonly canPay?: never; readonly canCast?: never; readonly canActivate: CanActivateQuestion; readonly manaPool?: never; readonly life?: never; readonly poison?: never; readonly commanderDamage?: never; readonly lost?: never; readonly won?: never; readonly zone?: never; readonly count?: never; readonly tapped?: never; readonly attacking?: never; readonly counters?: never; readonly damage?: never; readonly power?: never; readonly toughness?: never; readonly loyalty?: never; readonly defense?: never; readonly types?: never; readonly keywords?: never; readonly controller?: never; readonly manaAbilities?: never; readonly stack?: never; readonly events?: never; readonly support?: never; readonly cites?: never; readonly attempt?: never; }
  |  /** The unspent mana of a player (106.4). */
  { readonly couldProduce?: never; readonly produces?: never; readonly manaOptions?: never; readonly canPay?: never; readonly canCast?: never; readonly canActivate?: never; readonly manaPool: PlayerQuestion; readonly life?: never; readonly poison?: never; readonly commanderDamage?: never; readonly lost?: never; readonly won?: never; readonly zone?: never; readonly count?: never; readonly tapped?: never; readonly attacking?: never; readonly counters?: never; readonly damage?: never; readonly power?: never; readonly toughness?: never; readonly loyalty?: never; readonly defense?: never; readonly types?: never; readonly keywords?: never; readonly controller?: never; readonly manaAbilities?: never; readonly stack?: never; readonly events?: never; readonly support?: never; readonly cites?: never; readonly attempt?: never; }
  |  /** The life total of a player (119). */
  { readonly couldProduce?: never; readonly produces?: never; readonly manaOptions?: never; readonly canPay?: never; readonly canCast?: never; readonly canActivate?: never; readonly manaPool?: never; readonly life: PlayerQuestion; readonly poison?: never; readonly commanderDamage?: never; readonly lost?: never; readonly won?: never; readonly zone?: never; readonly count?: never; readonly tapped?: never; readonly attacking?: never; readonly counters?: never; readonly damage?: never; readonly power?: never; readonly toughness?: never; readonly loyalty?: never; readonly defense?: never; readonly types?: never; readonly keywords?: never; readonly controller?: never; readonly manaAbilities?: never; readonly stack?: never; readonly events?: never; readonly support?: never; readonly cites?: never; readonly attempt?: never; }
  |  /** The poison counters of a player (122.1f). */
  { readonly couldProduce?: never; readonly produces?: never; readonly manaOptions?: never; readonly canPay?: never; readonly canCast?: never; readonly canActivate?: never; readonly manaPool?: never; readonly life?: never; readonly poison: PlayerQuestion; readonly commanderDamage?: never; readonly lost?: never; readonly won?: never; readonly zone?: never; readonly count?: never; readonly tapped?: never; readonly attacking?: never; readonly counters?: never; readonly damage?: never; readonly power?: never; readonly toughness?: never; readonly loyalty?: never; readonly defense?: never; readonly types?: never; readonly keywords?: never; readonly controller?: never; readonly manaAbilities?: never; readonly stack?: never; readonly events?: never; readonly support?: never; readonly cites?: never; readonly attempt?: never; }
  |  /** The combat damage that a commander has dealt to a player (903.10a). */
  { readonly couldProduce?: never; readonly produces?: never; readonly manaOptions?: never; readonly canPay?: never; readonly canCast?: never; readonly canActivate?: never; readonly manaPool?: never; readonly life?: never; readonly poison?: never; readonly commanderDamage: CommanderDamageQuestion; readonly lost?: never; readonly won?: never; readonly zone?: never; readonly count?: never; readonly tapped?: never; readonly attacking?: never; readonly counters?: never; readonly damage?: never; readonly power?: never; readonly toughness?: never; readonly loyalty?: never; readonly defense?: never; readonly types?: never; readonly keywords?: never; readonly controller?: never; readonly manaAbilities?: never; readonly stack?: never; readonly events?: never; readonly support?: never; readonly cites?: never; readonly attempt?: never; }
  |  /** Whether a player has lost, and by which rule (104.3). */
  { readonly couldProduce?: never; readonly produces?: never; readonly manaOptions?: never; readonly canPay?: never; readonly canCast?: never; readonly canActivate?: never; readonly manaPool?: never; readonly life?: never; readonly poison?: never; readonly commanderDamage?: never; readonly lost: PlayerQuestion; readonly won?: never; readonly zone?: never; readonly count?: never; readonly tapped?: never; readonly attacking?: never; readonly counters?: never; readonly damage?: never; readonly power?: never; readonly toughness?: never; readonly loyalty?: never; readonly defense?: never; readonly types?: never; readonly keywords?: never; readonly controller?: never; readonly manaAbilities?: never; readonly stack?: never; readonly events?: never; readonly support?: never; readonly cites?: never; readonly attempt?: never; }
  |  /** Whether a player has won (104.2). */
  { readonly couldProduce?: never; readonly produces?: never; readonly manaOptions?: never; readonly canPay?: never; readonly canCast?: never; readonly canActivate?: never; readonly manaPool?: never; readonly life?: never; readonly poison?: never; readonly commanderDamage?: never; readonly lost?: never; readonly won: PlayerQuestion; readonly zone?: never; readonly count?: never; readonly tapped?: never; readonly attacking?: never; readonly counters?: never; readonly damage?: never; readonly power?: never; readonly toughness?: never; readonly loyalty?: never; readonly defense?: never; readonly types?: never; readonly keywords?: never; readonly controller?: never; readonly manaAbilities?: never; readonly stack?: never; readonly events?: never; readonly support?: never; readonly cites?: never; readonly attempt?: never; }
  |  /** The zone that an object is in; of an id that nothing has any more, that it has ceased to exist. */
  { readonly couldProduce?: never; readonly produces?: never; readonly manaOptions?: never; readonly canPay?: never; readonly canCast?: never; readonly canActivate?: never; readonly manaPool?: never; readonly life?: never; readonly poison?: never; readonly commanderDamage?: never; readonly lost?: never; readonly won?: never; readonly zone: CardQuestion; readonly count?: never; readonly tapped?: never; readonly attacking?: never; readonly counters?: never; readonly damage?: never; readonly power?: never; readonly toughness?: never; readonly loyalty?: never; readonly defense?: never; readonly types?: never; readonly keywords?: never; readonly controller?: never; readonly manaAbilities?: never; readonly stack?: never; readonly events?: never; readonly support?: never; readonly cites?: never; readonly attempt?: never; }
  |  /** How many objects there are in a zone of a player. */
  { readonly couldProduce?: never; readonly produces?: never; readonly manaOptions?: never; readonly canPay?: never; readonly canCast?: never; readonly canActivate?: never; readonly manaPool?: never; readonly life?: never; readonly poison?: never; readonly commanderDamage?: never; readonly lost?: never; readonly won?: never; readonly zone?: never; readonly count: CountQuestion; readonly tapped?: never; readonly attacking?: never; readonly counters?: never; readonly damage?: never; readonly power?: never; readonly toughness?: never; readonly loyalty?: never; readonly defense?: never; readonly types?: never; readonly keywords?: never; readonly controller?: never; readonly manaAbilities?: never; readonly stack?: never; readonly events?: never; readonly support?: never; readonly cites?: never; readonly attempt?: never; }
  |  /** Whether a permanent is tapped (110.5). */
  { readonly couldProduce?: never; readonly produces?: never; readonly manaOptions?: never; readonly canPay?: never; readonly canCast?: never; readonly canActivate?: never; readonly manaPool?: never; readonly life?: never; readonly poison?: never; readonly commanderDamage?: never; readonly lost?: never; readonly won?: never; readonly zone?: never; readonly count?: never; readonly tapped: PermanentQuestion; readonly attacking?: never; readonly counters?: never; readonly damage?: never; readonly power?: never; readonly toughness?: never; readonly loyalty?: never; readonly defense?: never; readonly types?: never; readonly keywords?: never; readonly controller?: never; readonly manaAbilities?: never; readonly stack?: never; readonly events?: never; readonly support?: never; readonly cites?: never; readonly attempt?: never; }
  |  /** Whether a permanent is attacking (508). */
  { readonly couldProduce?: never; readonly produces?: never; readonly manaOptions?: never; readonly canPay?: never; readonly canCast?: never; readonly canActivate?: never; readonly manaPool?: never; readonly life?: never; readonly poison?: never; readonly commanderDamage?: never; readonly lost?: never; readonly won?: never; readonly zone?: never; readonly count?: never; readonly tapped?: never; readonly attacking: PermanentQuestion; readonly counters?: never; readonly damage?: never; readonly power?: never; readonly toughness?: never; readonly loyalty?: never; readonly defense?: never; readonly types?: never; readonly keywords?: never; readonly controller?: never; readonly manaAbilities?: never; readonly stack?: never; readonly events?: never; readonly support?: never; readonly cites?: never; readonly attempt?: never; }
  |  /** How many counters of a kind there are on a permanent (122). */
  { readonly couldProduce?: never; readonly produces?: never; readonly manaOptions?: never; readonly canPay?: never; readonly canCast?: never; readonly canActivate?: never; readonly manaPool?: never; readonly life?: never; readonly poison?: never; readonly commanderDamage?: never; readonly lost?: never; readonly won?: never; readonly zone?: never; readonly count?: never; readonly tapped?: never; readonly attacking?: never; readonly counters: CountersQuestion; readonly damage?: never; readonly power?: never; readonly toughness?: never; readonly loyalty?: never; readonly defense?: never; readonly types?: never; readonly keywords?: never; readonly controller?: never; readonly manaAbilities?: never; readonly stack?: never; readonly events?: never; readonly support?: never; readonly cites?: never; readonly attempt?: never; }
  |  /** The damage marked on a permanent (120.6). */
  { readonly couldProduce?: never; readonly produces?: never; readonly manaOptions?: never; readonly canPay?: never; readonly canCast?: never; readonly canActivate?: never; readonly manaPool?: never; readonly life?: never; readonly poison?: never; readonly commanderDamage?: never; readonly lost?: never; readonly won?: never; readonly zone?: never; readonly count?: never; readonly tapped?: never; readonly attacking?: never; readonly counters?: never; readonly damage: PermanentQuestion; readonly power?: never; readonly toughness?: never; readonly loyalty?: never; readonly defense?: never; readonly types?: never; readonly keywords?: never; readonly controller?: never; readonly manaAbilities?: never; readonly stack?: never; readonly events?: never; readonly support?: never; readonly cites?: never; readonly attempt?: never; }
  |  /** The power of a creature, after continuous effects. */
  { readonly couldProduce?: never; readonly produces?: never; readonly manaOptions?: never; readonly canPay?: never; readonly canCast?: never; readonly canActivate?: never; readonly manaPool?: never; readonly life?: never; readonly poison?: never; readonly commanderDamage?: never; readonly lost?: never; readonly won?: never; readonly zone?: never; readonly count?: never; readonly tapped?: never; readonly attacking?: never; readonly counters?: never; readonly damage?: never; readonly power: PermanentQuestion; readonly toughness?: never; readonly loyalty?: never; readonly defense?: never; readonly types?: never; readonly keywords?: never; readonly controller?: never; readonly manaAbilities?: never; readonly stack?: never; readonly events?: never; readonly support?: never; readonly cites?: never; readonly attempt?: never; }
  |  /** The toughness of a creature, after continuous effects. */
  { readonly couldProduce?: never; readonly produces?: never; readonly manaOptions?: never; readonly canPay?: never; readonly canCast?: never; readonly canActivate?: never; readonly manaPool?: never; readonly life?: never; readonly poison?: never; readonly commanderDamage?: never; readonly lost?: never; readonly won?: never; readonly zone?: never; readonly count?: never; readonly tapped?: never; readonly attacking?: never; readonly counters?: never; readonly damage?: never; readonly power?: never; readonly toughness: PermanentQuestion; readonly loyalty?: never; readonly defense?: never; readonly types?: never; readonly keywords?: never; readonly controller?: never; readonly manaAbilities?: never; readonly stack?: never; readonly events?: never; readonly support?: never; readonly cites?: never; readonly attempt?: never; }
  |  /** The loyalty of a planeswalker. */
  { readonly couldProduce?: never; readonly produces?: never; readonly manaOptions?: never; readonly canPay?: never; readonly canCast?: never; readonly canActivate?: never; readonly manaPool?: never; readonly life?: never; readonly poison?: never; readonly commanderDamage?: never; readonly lost?: never; readonly won?: never; readonly zone?: never; readonly count?: never; readonly tapped?: never; readonly attacking?: never; readonly counters?: never; readonly damage?: never; readonly power?: never; readonly toughness?: never; readonly loyalty: PermanentQuestion; readonly defense?: never; readonly types?: never; readonly keywords?: never; readonly controller?: never; readonly manaAbilities?: never; readonly stack?: never; readonly events?: never; readonly support?: never; readonly cites?: never; readonly attempt?: never; }
  |  /** The defense of a battle. */
  { readonly couldProduce?: never; readonly produces?: never; readonly manaOptions?: never; readonly canPay?: never; readonly canCast?: never; readonly canActivate?: never; readonly manaPool?: never; readonly life?: never; readonly poison?: never; readonly commanderDamage?: never; readonly lost?: never; readonly won?: never; readonly zone?: never; readonly count?: never; readonly tapped?: never; readonly attacking?: never; readonly counters?: never; readonly damage?: never; readonly power?: never; readonly toughness?: never; readonly loyalty?: never; readonly defense: PermanentQuestion; readonly types?: never; readonly keywords?: never; readonly controller?: never; readonly manaAbilities?: never; readonly stack?: never; readonly events?: never; readonly support?: never; readonly cites?: never; readonly attempt?: never; }
  |  /** The supertypes, card types and subtypes of a permanent, after continuous effects: all that it has. */
  { readonly couldProduce?: never; readonly produces?: never; readonly manaOptions?: never; readonly canPay?: never; readonly canCast?: never; readonly canActivate?: never; readonly manaPool?: never; readonly life?: never; readonly poison?: never; readonly commanderDamage?: never; readonly lost?: never; readonly won?: never; readonly zone?: never; readonly count?: never; readonly tapped?: never; readonly attacking?: never; readonly counters?: never; readonly damage?: never; readonly power?: never; readonly toughness?: never; readonly loyalty?: never; readonly defense?: never; readonly types: PermanentQuestion; readonly keywords?: never; readonly controller?: never; readonly manaAbilities?: never; readonly stack?: never; readonly events?: never; readonly support?: never; readonly cites?: never; readonly attempt?: never; }
  |  /** The keywords of a permanent, after continuous effects: all that it has. */
  { readonly couldProduce?: never; readonly produces?: never; readonly manaOptions?: never; readonly canPay?: never; readonly canCast?: never; readonly canActivate?: never; readonly manaPool?: never; readonly life?: never; readonly poison?: never; readonly commanderDamage?: never; readonly lost?: never; readonly won?: never; readonly zone?: never; readonly count?: never; readonly tapped?: never; readonly attacking?: never; readonly counters?: never; readonly damage?: never; readonly power?: never; readonly toughness?: never; readonly loyalty?: never; readonly defense?: never; readonly types?: never; readonly keywords: PermanentQuestion; readonly controller?: never; readonly manaAbilities?: never; readonly stack?: never; readonly events?: never; readonly support?: never; readonly cites?: never; readonly attempt?: never; }
  |  /** Who controls a permanent, after continuous effects. */
  { readonly couldProduce?: never; readonly produces?: never; readonly manaOptions?: never; readonly canPay?: never; readonly canCast?: never; readonly canActivate?: never; readonly manaPool?: never; readonly life?: never; readonly poison?: never; readonly commanderDamage?: never; readonly lost?: never; readonly won?: never; readonly zone?: never; readonly count?: never; readonly tapped?: never; readonly attacking?: never; readonly counters?: never; readonly damage?: never; readonly power?: never; readonly toughness?: never; readonly loyalty?: never; readonly defense?: never; readonly types?: never; readonly keywords?: never; readonly controller: PermanentQuestion; readonly manaAbilities?: never; readonly stack?: never; readonly events?: never; readonly support?: never; readonly cites?: never; readonly attempt?: never; }
  |  /** How many mana abilities a permanent has, activated and triggered (605.1). */
  { readonly couldProduce?: never; readonly produces?: never; readonly manaOptions?: never; readonly canPay?: never; readonly canCast?: never; readonly canActivate?: never; readonly manaPool?: never; readonly life?: never; readonly poison?: never; readonly commanderDamage?: never; readonly lost?: never; readonly won?: never; readonly zone?: never; readonly count?: never; readonly tapped?: never; readonly attacking?: never; readonly counters?: never; readonly damage?: never; readonly power?: never; readonly toughness?: never; readonly loyalty?: never; readonly defense?: never; readonly types?: never; readonly keywords?: never; readonly controller?: never; readonly manaAbilities: PermanentQuestion; readonly stack?: never; readonly events?: never; readonly support?: never; readonly cites?: never; readonly attempt?: never; }
  |  /** `true`: how many objects there are on the stack (405). */
  { readonly couldProduce?: never; readonly produces?: never; readonly manaOptions?: never; readonly canPay?: never; readonly canCast?: never; readonly canActivate?: never; readonly manaPool?: never; readonly life?: never; readonly poison?: never; readonly commanderDamage?: never; readonly lost?: never; readonly won?: never; readonly zone?: never; readonly count?: never; readonly tapped?: never; readonly attacking?: never; readonly counters?: never; readonly damage?: never; readonly power?: never; readonly toughness?: never; readonly loyalty?: never; readonly defense?: never; readonly types?: never; readonly keywords?: never; readonly controller?: never; readonly manaAbilities?: never; readonly stack: Scalars['Boolean']['input']; readonly events?: never; readonly support?: never; readonly cites?: never; readonly attempt?: never; }
  |  /** How often something happened in the last action that was done, as in `Acted.events`. Never, where none was. */
  { readonly couldProduce?: never; readonly produces?: never; readonly manaOptions?: never; readonly canPay?: never; readonly canCast?: never; readonly canActivate?: never; readonly manaPool?: never; readonly life?: never; readonly poison?: never; readonly commanderDamage?: never; readonly lost?: never; readonly won?: never; readonly zone?: never; readonly count?: never; readonly tapped?: never; readonly attacking?: never; readonly counters?: never; readonly damage?: never; readonly power?: never; readonly toughness?: never; readonly loyalty?: never; readonly defense?: never; readonly types?: never; readonly keywords?: never; readonly controller?: never; readonly manaAbilities?: never; readonly stack?: never; readonly events: EventsQuestion; readonly support?: never; readonly cites?: never; readonly attempt?: never; }
  |  /** How much of a card's text is modelled. */
  { readonly couldProduce?: never; readonly produces?: never; readonly manaOptions?: never; readonly canPay?: never; readonly canCast?: never; readonly canActivate?: never; readonly manaPool?: never; readonly life?: never; readonly poison?: never; readonly commanderDamage?: never; readonly lost?: never; readonly won?: never; readonly zone?: never; readonly count?: never; readonly tapped?: never; readonly attacking?: never; readonly counters?: never; readonly damage?: never; readonly power?: never; readonly toughness?: never; readonly loyalty?: never; readonly defense?: never; readonly types?: never; readonly keywords?: never; readonly controller?: never; readonly manaAbilities?: never; readonly stack?: never; readonly events?: never; readonly support: SupportQuestion; readonly cites?: never; readonly attempt?: never; }
  |  /** That the explanation of an answer cites a rule or a part of it: `INVALID_VALUE` where it doesn't. */
  { readonly couldProduce?: never; readonly produces?: never; readonly manaOptions?: never; readonly canPay?: never; readonly canCast?: never; readonly canActivate?: never; readonly manaPool?: never; readonly life?: never; readonly poison?: never; readonly commanderDamage?: never; readonly lost?: never; readonly won?: never; readonly zone?: never; readonly count?: never; readonly tapped?: never; readonly attacking?: never; readonly counters?: never; readonly damage?: never; readonly power?: never; readonly toughness?: never; readonly loyalty?: never; readonly defense?: never; readonly types?: never; readonly keywords?: never; readonly controller?: never; readonly manaAbilities?: never; readonly stack?: never; readonly events?: never; readonly support?: never; readonly cites: CitesQuestion; readonly attempt?: never; }
  |  /**
   * What would come of another action: that it can be done, in which case the document does it and takes it back, or the first rule that it is refused by. Stands
   * after all that is asked beside it.
   */
  { readonly couldProduce?: never; readonly produces?: never; readonly manaOptions?: never; readonly canPay?: never; readonly canCast?: never; readonly canActivate?: never; readonly manaPool?: never; readonly life?: never; readonly poison?: never; readonly commanderDamage?: never; readonly lost?: never; readonly won?: never; readonly zone?: never; readonly count?: never; readonly tapped?: never; readonly attacking?: never; readonly counters?: never; readonly damage?: never; readonly power?: never; readonly toughness?: never; readonly loyalty?: never; readonly defense?: never; readonly types?: never; readonly keywords?: never; readonly controller?: never; readonly manaAbilities?: never; readonly stack?: never; readonly events?: never; readonly support?: never; readonly cites?: never; readonly attempt: Action; };

/** A permanent that something is asked of. */
export type PermanentQuestion = {
  /** Id of the permanent. */
  readonly permanent: Scalars['ID']['input'];
};

/** A player that something is asked of. */
export type PlayerQuestion = {
  /** Id of the player. */
  readonly player: Scalars['ID']['input'];
};

/** A card that something is asked of. */
export type CardQuestion = {
  /** Id of the card. */
  readonly card: Scalars['ID']['input'];
};

/** What mana could be added. */
export type ProducesQuestion = {
  /** Id of the permanent. */
  readonly permanent: Scalars['ID']['input'];
  /** One of its abilities; all its mana abilities together when absent. */
  readonly ability?: InputMaybe<Scalars['AbilityRef']['input']>;
};

/** An ability that could be activated or not. */
export type CanActivateQuestion = {
  /** Id of the permanent. */
  readonly permanent: Scalars['ID']['input'];
  /** Which of its abilities. */
  readonly ability: Scalars['AbilityRef']['input'];
};

/** A cost that could be paid or not. */
export type CanPayQuestion = {
  /** Id of the player. */
  readonly player: Scalars['ID']['input'];
  /** The cost; `{X}` in it is 0. */
  readonly cost: Scalars['ManaCost']['input'];
  /** What it is paid for, so that what mana may be spent on counts; for nothing in particular when absent. */
  readonly for?: InputMaybe<PaidForQuestion>;
};

/** What a cost is paid for; exactly one of these. */
export type PaidForQuestion =
  /** Id of the card that is cast, its front face up. */
  { readonly cast: Scalars['ID']['input']; readonly activate?: never; }
  |  /** Id of the permanent of which an ability is activated. */
  { readonly cast?: never; readonly activate: Scalars['ID']['input']; };

/** Commander damage (903.10a). */
export type CommanderDamageQuestion = {
  /** Id of the player who was dealt it. */
  readonly player: Scalars['ID']['input'];
  /** Id of the commander. */
  readonly commander: Scalars['ID']['input'];
};

/** Counters of one kind. */
export type CountersQuestion = {
  /** Id of the permanent. */
  readonly permanent: Scalars['ID']['input'];
  /** Their kind: `+1/+1`, `charge`. */
  readonly kind: Scalars['String']['input'];
};

/** Objects in a zone. */
export type CountQuestion = {
  /** Id of the player: the owner of the cards, or who controls what is on the battlefield or the stack. */
  readonly player: Scalars['ID']['input'];
  /** The zone. */
  readonly zone: Zone;
  /** Those of this name only; all when absent. */
  readonly card?: InputMaybe<Scalars['String']['input']>;
};

/** Events of one kind. */
export type EventsQuestion = {
  /** The kind: the name of a type of `GameEvent`. */
  readonly includes: Scalars['String']['input'];
};

/** A card by its name. */
export type SupportQuestion = {
  /** Its name; a definition in the board's `cards` goes before the catalogue's. */
  readonly card: Scalars['String']['input'];
};

/** An answer and a rule. */
export type CitesQuestion = {
  /** What is asked: something that is explained, which are `couldProduce`, `produces`, `manaOptions`, `canPay`, `canCast`, `canActivate`, `lost` and `manaAbilities`. */
  readonly of: ScenarioQuestion;
  /** The rule's number. */
  readonly rule: Scalars['String']['input'];
};

/** What this service is and what it allows. */
export type Service = {
  readonly __typename?: 'Service';
  /** The version of this software (semantic versioning). */
  readonly version: Scalars['String']['output'];
  /** The edition of the Comprehensive Rules that all answers follow. */
  readonly rulesEdition: RulesEdition;
  /** The card catalogue that names are looked up in. */
  readonly catalogue: Catalogue;
  /** The limits of one request; whatever is over one is refused with `TOO_LARGE` or a validation error that names the limit. */
  readonly limits: Limits;
};

/** Where the card data comes from. */
export type Catalogue = {
  readonly __typename?: 'Catalogue';
  /** Whether these are the cards that come with the software, or cards that were imported. */
  readonly kind: CatalogueKind;
  /** How many cards there are, tokens included. */
  readonly size: Scalars['Int']['output'];
  /** The sources it was made from. */
  readonly sources: ReadonlyArray<Scalars['String']['output']>;
  /** When the source was published, ISO 8601; for the starter the day on which its facts were last checked. */
  readonly date: Scalars['String']['output'];
  /** SHA-256 of the source's bytes in hexadecimal digits: two services with the same sum have the same card data. */
  readonly sha256: Scalars['String']['output'];
};

/** Kinds of catalogue. */
export type CatalogueKind =
  /** The cards that come with the software. */
  | 'STARTER'
  /** Imported from a data file and compiled ahead. */
  | 'COMPILED';

/** The limits of one request. */
export type Limits = {
  readonly __typename?: 'Limits';
  /** The most bytes of a request's body. */
  readonly bodyBytes: Scalars['Int']['output'];
  /** The most lexical tokens of a GraphQL document. */
  readonly tokens: Scalars['Int']['output'];
  /** The deepest nesting of fields, fragments followed. */
  readonly depth: Scalars['Int']['output'];
  /** The most fields that are given an alias, fragments followed. */
  readonly aliases: Scalars['Int']['output'];
  /**
   * The highest cost of an operation: each field costs 1, one that is searched for 10 to 100 (what could be paid, cast or activated), a board 3 for
   * each permanent and 1 for each other card, an action on it as much as its permanents, for each turn that it runs over, a card that the request
   * defines as many as its text has characters; below a list, each field counts as often as the list is long (`first` where it is a page, what the board holds where it lists permanents, players or cards of a zone, 4 otherwise), fragments followed.
   */
  readonly cost: Scalars['Int']['output'];
  /** The most permanents on a board, over all players and with `count` multiplied out. */
  readonly permanents: Scalars['Int']['output'];
  /** The most cards off the battlefield, over all players and zones and with `count` multiplied out. */
  readonly cards: Scalars['Int']['output'];
  /** The most players of a board. */
  readonly players: Scalars['Int']['output'];
  /** The most cards defined in one board's `cards`. */
  readonly cardDefinitions: Scalars['Int']['output'];
  /** The most characters (UTF-16 code units) of a card's text, each face for itself; names, ids and other short texts may have 300. */
  readonly cardText: Scalars['Int']['output'];
  /** The most questions that one scenario answers. */
  readonly questions: Scalars['Int']['output'];
  /** The most characters of the texts of all cards that a board defines. */
  readonly cardTexts: Scalars['Int']['output'];
  /** The most faces of a card that a request defines. */
  readonly faces: Scalars['Int']['output'];
  /** The most kinds of counters on a permanent, and the most commanders that a player is said to have had damage from. */
  readonly pairs: Scalars['Int']['output'];
  /** The most mana in a pool that a board gives. */
  readonly pooledMana: Scalars['Int']['output'];
  /** The most actions in one list. */
  readonly actions: Scalars['Int']['output'];
  /** The most changes of a game that are taken back at once. */
  readonly undo: Scalars['Int']['output'];
  /** The most answers, targets or mana abilities to pay with that one action gives. */
  readonly answers: Scalars['Int']['output'];
  /** The most life, counters or {X} that one action gives. */
  readonly amount: Scalars['Int']['output'];
  /** The furthest from zero that a number on a board may be: life, counters, damage, X, lands played. */
  readonly boardAmount: Scalars['Int']['output'];
  /** The most turns that one action runs over. */
  readonly turns: Scalars['Int']['output'];
  /** The most plans of one payment that are listed. */
  readonly plans: Scalars['Int']['output'];
  /** The most options of available mana that are listed. */
  readonly manaOptions: Scalars['Int']['output'];
};

/** A spell or an ability on the stack (rule 405); an ability is there apart from its source (113.7a). */
export type StackObject = {
  readonly __typename?: 'StackObject';
  /** Its own id. */
  readonly id: Scalars['ID']['output'];
  /** What it is. */
  readonly kind: StackObjectKind;
  /** The text of the ability, or the name of the spell. */
  readonly text: Scalars['String']['output'];
  /** Id of the object that it is an ability of, which may be gone; a spell's own; of an ability of the game's own that has no source (702.179, 725), its player's. */
  readonly source: Scalars['ID']['output'];
  /** The player who controls it (112.2, 113.8). */
  readonly controller: Player;
  /** Ids of its targets, in the order of its text (115). */
  readonly targets: ReadonlyArray<Scalars['ID']['output']>;
  /** The value of X that was chosen for it (107.3); null where there is none. */
  readonly x: Maybe<Scalars['Int']['output']>;
};

/** What an object on the stack is. */
export type StackObjectKind =
  /** A spell (112.1). */
  | 'SPELL'
  /** An activated ability that a player activated (602.2a). */
  | 'ACTIVATED_ABILITY'
  /** A triggered ability that was put there (603.3). */
  | 'TRIGGERED_ABILITY';

/** Text on this board that the engine does not model and that could change an answer. Nothing is ever left out in silence. */
export type Warning = {
  readonly __typename?: 'Warning';
  /** Id of the object whose text it is: a permanent, a card in a zone where that text works, or what an effect that lasts came from. */
  readonly object: Scalars['ID']['output'];
  /** The permanent that the text is on; null where it is on none. */
  readonly permanent: Maybe<Permanent>;
  /** The name of the card that the text was printed on. */
  readonly card: Scalars['String']['output'];
  /** The words that are not modelled. */
  readonly text: Scalars['String']['output'];
  /** What this could change, and how the answers treat it: as though the words were not there. */
  readonly message: Scalars['String']['output'];
};

/** The zones of a game (rule 400.1). */
export type Zone =
  /** The battlefield (403). */
  | 'BATTLEFIELD'
  /** A player's hand (402). */
  | 'HAND'
  /** A player's library (401). */
  | 'LIBRARY'
  /** A player's graveyard (404). */
  | 'GRAVEYARD'
  /** The stack (405). */
  | 'STACK'
  /** Exile (406). */
  | 'EXILE'
  /** The command zone (408). */
  | 'COMMAND';



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  ActResult:
    | ( ActedModel )
    | ( IllegalModel )
    | ( VersionConflictModel )
  ;
  WouldDealResult:
    | ( DamageOutcomesModel )
    | ( IllegalModel )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  GameEvent:
    | ( EventModel<'ManaAdded'> )
    | ( EventModel<'ManaSpent'> )
    | ( EventModel<'ManaEmptied'> )
    | ( EventModel<'ManaChanged'> )
    | ( EventModel<'PermanentTapped'> )
    | ( EventModel<'PermanentUntapped'> )
    | ( EventModel<'PermanentHeldTapped'> )
    | ( EventModel<'PermanentStayedTapped'> )
    | ( EventModel<'LifePaid'> )
    | ( EventModel<'LifeLost'> )
    | ( EventModel<'LifeGained'> )
    | ( EventModel<'EnergyPaid'> )
    | ( EventModel<'LifeHeld'> )
    | ( EventModel<'DamageDealt'> )
    | ( EventModel<'DamagePrevented'> )
    | ( EventModel<'Regenerated'> )
    | ( EventModel<'DamageWoreOff'> )
    | ( EventModel<'CounterAdded'> )
    | ( EventModel<'CounterRemoved'> )
    | ( EventModel<'ZoneChanged'> )
    | ( EventModel<'ControlChanged'> )
    | ( EventModel<'LastingEffectBegan'> )
    | ( EventModel<'LastingEffectReduced'> )
    | ( EventModel<'LastingEffectEnded'> )
    | ( EventModel<'DelayedTriggerSetUp'> )
    | ( EventModel<'ReflexiveTriggerSetUp'> )
    | ( EventModel<'DelayedTriggerGone'> )
    | ( EventModel<'Attached'> )
    | ( EventModel<'Unattached'> )
    | ( EventModel<'RemovedFromCombat'> )
    | ( EventModel<'ProtectorChosen'> )
    | ( EventModel<'BecameBlocked'> )
    | ( EventModel<'AttackersDeclared'> )
    | ( EventModel<'BlockersDeclared'> )
    | ( EventModel<'LibraryShuffled'> )
    | ( EventModel<'LibraryArranged'> )
    | ( EventModel<'ChosenAtRandom'> )
    | ( EventModel<'Countered'> )
    | ( EventModel<'TurnedFaceUp'> )
    | ( EventModel<'TurnedFaceDown'> )
    | ( EventModel<'Transformed'> )
    | ( EventModel<'PhasedIn'> )
    | ( EventModel<'PhasedOut'> )
    | ( EventModel<'AbilityActivated'> )
    | ( EventModel<'AbilityTriggered'> )
    | ( EventModel<'SpellCopied'> )
    | ( EventModel<'TargetsChanged'> )
    | ( EventModel<'AbilityPutOnStack'> )
    | ( EventModel<'AbilityResolved'> )
    | ( EventModel<'SpellResolved'> )
    | ( EventModel<'ResolutionFailed'> )
    | ( EventModel<'PlayerLost'> )
    | ( EventModel<'PlayerLeft'> )
    | ( EventModel<'DrawFailed'> )
    | ( EventModel<'SpellCast'> )
    | ( EventModel<'LandPlayed'> )
    | ( EventModel<'TurnBegan'> )
    | ( EventModel<'StepBegan'> )
    | ( EventModel<'Designated'> )
    | ( EventModel<'DesignationLost'> )
    | ( EventModel<'SpeedChanged'> )
    | ( EventModel<'DayNightChanged'> )
    | ( EventModel<'CoinFlipped'> )
    | ( EventModel<'DieRolled'> )
    | ( EventModel<'ReturnAwaited'> )
    | ( EventModel<'ReturnDue'> )
    | ( EventModel<'ReturnOver'> )
    | ( EventModel<'ExtraTurnAdded'> )
    | ( EventModel<'PhasesAdded'> )
    | ( EventModel<'PhaseInserted'> )
    | ( EventModel<'SkipSetUp'> )
    | ( EventModel<'Skipped'> )
    | ( EventModel<'ActionTaken'> )
    | ( EventModel<'LeftOut'> )
    | ( EventModel<'GameCreated'> )
    | ( EventModel<'GameForked'> )
    | ( EventModel<'ChangesUndone'> )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Ability: ResolverTypeWrapper<AbilityModel>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  AbilityKind: AbilityKind;
  Support: Support;
  ActResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ActResult']>;
  Acted: ResolverTypeWrapper<ActedModel>;
  Illegal: ResolverTypeWrapper<IllegalModel>;
  MissingChoice: ResolverTypeWrapper<MissingChoiceModel>;
  VersionConflict: ResolverTypeWrapper<VersionConflictModel>;
  Action: Action;
  AbilityRef: ResolverTypeWrapper<Scalars['AbilityRef']['output']>;
  TapForMana: TapForMana;
  ActivateAbility: ActivateAbility;
  PartRef: ResolverTypeWrapper<Scalars['PartRef']['output']>;
  Kicked: ResolverTypeWrapper<Scalars['Kicked']['output']>;
  CastSpell: CastSpell;
  PlayLand: PlayLand;
  TurnFaceUp: TurnFaceUp;
  SetAside: SetAside;
  PayWith: PayWith;
  Resolve: Resolve;
  Permanents: Permanents;
  DealDamage: DealDamage;
  DamagePartInput: DamagePartInput;
  GainControl: GainControl;
  LifeAmount: LifeAmount;
  SetLife: SetLife;
  CounterAmount: CounterAmount;
  Attach: Attach;
  AttackersInput: AttackersInput;
  AttackerInput: AttackerInput;
  BlockersInput: BlockersInput;
  BlockerInput: BlockerInput;
  CombatDamageInput: CombatDamageInput;
  AssignedDamage: AssignedDamage;
  Advance: Advance;
  BoardInput: BoardInput;
  DayNight: DayNight;
  Format: Format;
  PlayerInput: PlayerInput;
  CommanderDamageInput: CommanderDamageInput;
  CardObjectInput: CardObjectInput;
  PermanentInput: PermanentInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  CounterInput: CounterInput;
  ChosenInput: ChosenInput;
  Card: ResolverTypeWrapper<CardModel>;
  CardFace: ResolverTypeWrapper<CardFaceModel>;
  TextSpan: ResolverTypeWrapper<TextSpan>;
  CardFilter: CardFilter;
  CardConnection: ResolverTypeWrapper<CardConnectionModel>;
  CardEdge: ResolverTypeWrapper<CardModel>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  CardInput: CardInput;
  EventConnection: ResolverTypeWrapper<EventConnectionModel>;
  EventEdge: ResolverTypeWrapper<EventEdgeModel>;
  GameConnection: ResolverTypeWrapper<GameConnectionModel>;
  GameEdge: ResolverTypeWrapper<GameEdgeModel>;
  CouldProduce: ResolverTypeWrapper<CouldProduceModel>;
  ProductionReason: ResolverTypeWrapper<ProductionReasonModel>;
  WhyType: ResolverTypeWrapper<WhyTypeModel>;
  WouldDealResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['WouldDealResult']>;
  DamageOutcomes: ResolverTypeWrapper<DamageOutcomesModel>;
  DamageOutcome: ResolverTypeWrapper<DamageOutcomeModel>;
  DividedDamage: ResolverTypeWrapper<DividedDamage>;
  OutcomeChoice: ResolverTypeWrapper<OutcomeChoice>;
  GameEvent: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['GameEvent']>;
  ManaAdded: ResolverTypeWrapper<EventModel<'ManaAdded'>>;
  ManaSpent: ResolverTypeWrapper<EventModel<'ManaSpent'>>;
  ManaEmptied: ResolverTypeWrapper<EventModel<'ManaEmptied'>>;
  ManaChanged: ResolverTypeWrapper<EventModel<'ManaChanged'>>;
  PermanentTapped: ResolverTypeWrapper<EventModel<'PermanentTapped'>>;
  PermanentUntapped: ResolverTypeWrapper<EventModel<'PermanentUntapped'>>;
  PermanentHeldTapped: ResolverTypeWrapper<EventModel<'PermanentHeldTapped'>>;
  PermanentStayedTapped: ResolverTypeWrapper<EventModel<'PermanentStayedTapped'>>;
  LifePaid: ResolverTypeWrapper<EventModel<'LifePaid'>>;
  LifeLost: ResolverTypeWrapper<EventModel<'LifeLost'>>;
  LifeGained: ResolverTypeWrapper<EventModel<'LifeGained'>>;
  EnergyPaid: ResolverTypeWrapper<EventModel<'EnergyPaid'>>;
  LifeHeld: ResolverTypeWrapper<EventModel<'LifeHeld'>>;
  DamageDealt: ResolverTypeWrapper<EventModel<'DamageDealt'>>;
  DamagePrevented: ResolverTypeWrapper<EventModel<'DamagePrevented'>>;
  Regenerated: ResolverTypeWrapper<EventModel<'Regenerated'>>;
  DamageWoreOff: ResolverTypeWrapper<EventModel<'DamageWoreOff'>>;
  CounterAdded: ResolverTypeWrapper<EventModel<'CounterAdded'>>;
  CounterRemoved: ResolverTypeWrapper<EventModel<'CounterRemoved'>>;
  ZoneChanged: ResolverTypeWrapper<EventModel<'ZoneChanged'>>;
  ControlChanged: ResolverTypeWrapper<EventModel<'ControlChanged'>>;
  LastingEffectBegan: ResolverTypeWrapper<EventModel<'LastingEffectBegan'>>;
  LastingEffectReduced: ResolverTypeWrapper<EventModel<'LastingEffectReduced'>>;
  LastingEffectEnded: ResolverTypeWrapper<EventModel<'LastingEffectEnded'>>;
  DelayedTriggerSetUp: ResolverTypeWrapper<EventModel<'DelayedTriggerSetUp'>>;
  ReflexiveTriggerSetUp: ResolverTypeWrapper<EventModel<'ReflexiveTriggerSetUp'>>;
  DelayedTriggerGone: ResolverTypeWrapper<EventModel<'DelayedTriggerGone'>>;
  Attached: ResolverTypeWrapper<EventModel<'Attached'>>;
  Unattached: ResolverTypeWrapper<EventModel<'Unattached'>>;
  RemovedFromCombat: ResolverTypeWrapper<EventModel<'RemovedFromCombat'>>;
  ProtectorChosen: ResolverTypeWrapper<EventModel<'ProtectorChosen'>>;
  BecameBlocked: ResolverTypeWrapper<EventModel<'BecameBlocked'>>;
  AttackersDeclared: ResolverTypeWrapper<EventModel<'AttackersDeclared'>>;
  DeclaredAttacker: ResolverTypeWrapper<DeclaredAttacker>;
  BlockersDeclared: ResolverTypeWrapper<EventModel<'BlockersDeclared'>>;
  DeclaredBlocker: ResolverTypeWrapper<DeclaredBlocker>;
  LibraryShuffled: ResolverTypeWrapper<EventModel<'LibraryShuffled'>>;
  LibraryArranged: ResolverTypeWrapper<EventModel<'LibraryArranged'>>;
  ChosenAtRandom: ResolverTypeWrapper<EventModel<'ChosenAtRandom'>>;
  Countered: ResolverTypeWrapper<EventModel<'Countered'>>;
  TurnedFaceUp: ResolverTypeWrapper<EventModel<'TurnedFaceUp'>>;
  TurnedFaceDown: ResolverTypeWrapper<EventModel<'TurnedFaceDown'>>;
  Transformed: ResolverTypeWrapper<EventModel<'Transformed'>>;
  PhasedIn: ResolverTypeWrapper<EventModel<'PhasedIn'>>;
  PhasedOut: ResolverTypeWrapper<EventModel<'PhasedOut'>>;
  AbilityActivated: ResolverTypeWrapper<EventModel<'AbilityActivated'>>;
  AbilityTriggered: ResolverTypeWrapper<EventModel<'AbilityTriggered'>>;
  SpellCopied: ResolverTypeWrapper<EventModel<'SpellCopied'>>;
  TargetsChanged: ResolverTypeWrapper<EventModel<'TargetsChanged'>>;
  AbilityPutOnStack: ResolverTypeWrapper<EventModel<'AbilityPutOnStack'>>;
  AbilityResolved: ResolverTypeWrapper<EventModel<'AbilityResolved'>>;
  SpellResolved: ResolverTypeWrapper<EventModel<'SpellResolved'>>;
  ResolutionFailed: ResolverTypeWrapper<EventModel<'ResolutionFailed'>>;
  PlayerLost: ResolverTypeWrapper<EventModel<'PlayerLost'>>;
  PlayerLeft: ResolverTypeWrapper<EventModel<'PlayerLeft'>>;
  DrawFailed: ResolverTypeWrapper<EventModel<'DrawFailed'>>;
  SpellCast: ResolverTypeWrapper<EventModel<'SpellCast'>>;
  LandPlayed: ResolverTypeWrapper<EventModel<'LandPlayed'>>;
  TurnBegan: ResolverTypeWrapper<EventModel<'TurnBegan'>>;
  StepBegan: ResolverTypeWrapper<EventModel<'StepBegan'>>;
  ZoneChangeCause: ZoneChangeCause;
  Designated: ResolverTypeWrapper<EventModel<'Designated'>>;
  DesignationLost: ResolverTypeWrapper<EventModel<'DesignationLost'>>;
  SpeedChanged: ResolverTypeWrapper<EventModel<'SpeedChanged'>>;
  DayNightChanged: ResolverTypeWrapper<EventModel<'DayNightChanged'>>;
  CoinFlipped: ResolverTypeWrapper<EventModel<'CoinFlipped'>>;
  DieRolled: ResolverTypeWrapper<EventModel<'DieRolled'>>;
  ReturnAwaited: ResolverTypeWrapper<EventModel<'ReturnAwaited'>>;
  ReturnDue: ResolverTypeWrapper<EventModel<'ReturnDue'>>;
  ReturnOver: ResolverTypeWrapper<EventModel<'ReturnOver'>>;
  ExtraTurnAdded: ResolverTypeWrapper<EventModel<'ExtraTurnAdded'>>;
  PhasesAdded: ResolverTypeWrapper<EventModel<'PhasesAdded'>>;
  PhaseInserted: ResolverTypeWrapper<EventModel<'PhaseInserted'>>;
  SkipSetUp: ResolverTypeWrapper<EventModel<'SkipSetUp'>>;
  Skipped: ResolverTypeWrapper<EventModel<'Skipped'>>;
  ActionTaken: ResolverTypeWrapper<EventModel<'ActionTaken'>>;
  LeftOut: ResolverTypeWrapper<EventModel<'LeftOut'>>;
  LeftOutPart: LeftOutPart;
  Explanation: ResolverTypeWrapper<ExplanationModel>;
  ExplanationStep: ResolverTypeWrapper<ExplanationStepModel>;
  Game: ResolverTypeWrapper<GameModel>;
  Step: Step;
  GameCreated: ResolverTypeWrapper<EventModel<'GameCreated'>>;
  GameForked: ResolverTypeWrapper<EventModel<'GameForked'>>;
  ChangesUndone: ResolverTypeWrapper<EventModel<'ChangesUndone'>>;
  ManaType: ManaType;
  Color: Color;
  PooledMana: ResolverTypeWrapper<PooledManaModel>;
  ManaSource: ResolverTypeWrapper<ManaSource>;
  ManaLifetime: ManaLifetime;
  ManaAmount: ResolverTypeWrapper<ManaAmount>;
  ProducedMana: ResolverTypeWrapper<ProducedManaModel>;
  Production: ResolverTypeWrapper<ProductionModel>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ActionValue: ResolverTypeWrapper<Scalars['ActionValue']['output']>;
  LegalAction: ResolverTypeWrapper<LegalActionModel>;
  ActionKind: ActionKind;
  Announcement: ResolverTypeWrapper<Omit<Announcement, 'modes' | 'creatures'> & { modes: Maybe<ResolversTypes['ModesToChoose']>, creatures: ReadonlyArray<ResolversTypes['CreatureToDeclare']> }>;
  Declarations: ResolverTypeWrapper<Declarations>;
  NumberToChoose: ResolverTypeWrapper<NumberToChoose>;
  ModesToChoose: ResolverTypeWrapper<ModesToChooseModel>;
  ModeToChoose: ResolverTypeWrapper<ModeToChoose>;
  TargetToChoose: ResolverTypeWrapper<TargetToChoose>;
  AdditionalToChoose: ResolverTypeWrapper<AdditionalToChoose>;
  CreatureToDeclare: ResolverTypeWrapper<CreatureToDeclareModel>;
  Purpose: Purpose;
  CastFace: CastFace;
  AbilityPurpose: AbilityPurpose;
  PaymentConcern: PaymentConcern;
  Payment: ResolverTypeWrapper<PaymentModel>;
  PaymentPlan: ResolverTypeWrapper<PaymentPlanModel>;
  PaymentStep: ResolverTypeWrapper<PaymentStepModel>;
  PaymentStepKind: PaymentStepKind;
  PaidSymbol: ResolverTypeWrapper<PaidSymbolModel>;
  Shortfall: ResolverTypeWrapper<ShortfallModel>;
  AvailableMana: ResolverTypeWrapper<AvailableManaModel>;
  MaxX: ResolverTypeWrapper<MaxXModel>;
  Legality: ResolverTypeWrapper<LegalityModel>;
  Permanent: ResolverTypeWrapper<PermanentModel>;
  Counter: ResolverTypeWrapper<Counter>;
  PermanentFilter: PermanentFilter;
  FaceDownBy: FaceDownBy;
  Player: ResolverTypeWrapper<PlayerModel>;
  Loss: ResolverTypeWrapper<Omit<Loss, 'explanation'> & { explanation: ResolversTypes['Explanation'] }>;
  LossReason: LossReason;
  CommanderDamage: ResolverTypeWrapper<CommanderDamage>;
  CardObject: ResolverTypeWrapper<CardObjectModel>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Rule: ResolverTypeWrapper<RuleModel>;
  RulesEdition: ResolverTypeWrapper<RulesEdition>;
  Mana: ResolverTypeWrapper<Scalars['Mana']['output']>;
  ManaCost: ResolverTypeWrapper<Scalars['ManaCost']['output']>;
  BigInt: ResolverTypeWrapper<Scalars['BigInt']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  ScenarioDocument: ResolverTypeWrapper<Scalars['ScenarioDocument']['output']>;
  ScenarioQuestion: ScenarioQuestion;
  PermanentQuestion: PermanentQuestion;
  PlayerQuestion: PlayerQuestion;
  CardQuestion: CardQuestion;
  ProducesQuestion: ProducesQuestion;
  CanActivateQuestion: CanActivateQuestion;
  CanPayQuestion: CanPayQuestion;
  PaidForQuestion: PaidForQuestion;
  CommanderDamageQuestion: CommanderDamageQuestion;
  CountersQuestion: CountersQuestion;
  CountQuestion: CountQuestion;
  EventsQuestion: EventsQuestion;
  SupportQuestion: SupportQuestion;
  CitesQuestion: CitesQuestion;
  Service: ResolverTypeWrapper<ServiceModel>;
  Catalogue: ResolverTypeWrapper<CatalogueModel>;
  CatalogueKind: CatalogueKind;
  Limits: ResolverTypeWrapper<Limits>;
  StackObject: ResolverTypeWrapper<StackObjectModel>;
  StackObjectKind: StackObjectKind;
  Warning: ResolverTypeWrapper<WarningModel>;
  Zone: Zone;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Ability: AbilityModel;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
  ID: Scalars['ID']['output'];
  ActResult: ResolversUnionTypes<ResolversParentTypes>['ActResult'];
  Acted: ActedModel;
  Illegal: IllegalModel;
  MissingChoice: MissingChoiceModel;
  VersionConflict: VersionConflictModel;
  Action: Action;
  AbilityRef: Scalars['AbilityRef']['output'];
  TapForMana: TapForMana;
  ActivateAbility: ActivateAbility;
  PartRef: Scalars['PartRef']['output'];
  Kicked: Scalars['Kicked']['output'];
  CastSpell: CastSpell;
  PlayLand: PlayLand;
  TurnFaceUp: TurnFaceUp;
  SetAside: SetAside;
  PayWith: PayWith;
  Resolve: Resolve;
  Permanents: Permanents;
  DealDamage: DealDamage;
  DamagePartInput: DamagePartInput;
  GainControl: GainControl;
  LifeAmount: LifeAmount;
  SetLife: SetLife;
  CounterAmount: CounterAmount;
  Attach: Attach;
  AttackersInput: AttackersInput;
  AttackerInput: AttackerInput;
  BlockersInput: BlockersInput;
  BlockerInput: BlockerInput;
  CombatDamageInput: CombatDamageInput;
  AssignedDamage: AssignedDamage;
  Advance: Advance;
  BoardInput: BoardInput;
  PlayerInput: PlayerInput;
  CommanderDamageInput: CommanderDamageInput;
  CardObjectInput: CardObjectInput;
  PermanentInput: PermanentInput;
  Float: Scalars['Float']['output'];
  CounterInput: CounterInput;
  ChosenInput: ChosenInput;
  Card: CardModel;
  CardFace: CardFaceModel;
  TextSpan: TextSpan;
  CardFilter: CardFilter;
  CardConnection: CardConnectionModel;
  CardEdge: CardModel;
  PageInfo: PageInfo;
  CardInput: CardInput;
  EventConnection: EventConnectionModel;
  EventEdge: EventEdgeModel;
  GameConnection: GameConnectionModel;
  GameEdge: GameEdgeModel;
  CouldProduce: CouldProduceModel;
  ProductionReason: ProductionReasonModel;
  WhyType: WhyTypeModel;
  WouldDealResult: ResolversUnionTypes<ResolversParentTypes>['WouldDealResult'];
  DamageOutcomes: DamageOutcomesModel;
  DamageOutcome: DamageOutcomeModel;
  DividedDamage: DividedDamage;
  OutcomeChoice: OutcomeChoice;
  GameEvent: ResolversInterfaceTypes<ResolversParentTypes>['GameEvent'];
  ManaAdded: EventModel<'ManaAdded'>;
  ManaSpent: EventModel<'ManaSpent'>;
  ManaEmptied: EventModel<'ManaEmptied'>;
  ManaChanged: EventModel<'ManaChanged'>;
  PermanentTapped: EventModel<'PermanentTapped'>;
  PermanentUntapped: EventModel<'PermanentUntapped'>;
  PermanentHeldTapped: EventModel<'PermanentHeldTapped'>;
  PermanentStayedTapped: EventModel<'PermanentStayedTapped'>;
  LifePaid: EventModel<'LifePaid'>;
  LifeLost: EventModel<'LifeLost'>;
  LifeGained: EventModel<'LifeGained'>;
  EnergyPaid: EventModel<'EnergyPaid'>;
  LifeHeld: EventModel<'LifeHeld'>;
  DamageDealt: EventModel<'DamageDealt'>;
  DamagePrevented: EventModel<'DamagePrevented'>;
  Regenerated: EventModel<'Regenerated'>;
  DamageWoreOff: EventModel<'DamageWoreOff'>;
  CounterAdded: EventModel<'CounterAdded'>;
  CounterRemoved: EventModel<'CounterRemoved'>;
  ZoneChanged: EventModel<'ZoneChanged'>;
  ControlChanged: EventModel<'ControlChanged'>;
  LastingEffectBegan: EventModel<'LastingEffectBegan'>;
  LastingEffectReduced: EventModel<'LastingEffectReduced'>;
  LastingEffectEnded: EventModel<'LastingEffectEnded'>;
  DelayedTriggerSetUp: EventModel<'DelayedTriggerSetUp'>;
  ReflexiveTriggerSetUp: EventModel<'ReflexiveTriggerSetUp'>;
  DelayedTriggerGone: EventModel<'DelayedTriggerGone'>;
  Attached: EventModel<'Attached'>;
  Unattached: EventModel<'Unattached'>;
  RemovedFromCombat: EventModel<'RemovedFromCombat'>;
  ProtectorChosen: EventModel<'ProtectorChosen'>;
  BecameBlocked: EventModel<'BecameBlocked'>;
  AttackersDeclared: EventModel<'AttackersDeclared'>;
  DeclaredAttacker: DeclaredAttacker;
  BlockersDeclared: EventModel<'BlockersDeclared'>;
  DeclaredBlocker: DeclaredBlocker;
  LibraryShuffled: EventModel<'LibraryShuffled'>;
  LibraryArranged: EventModel<'LibraryArranged'>;
  ChosenAtRandom: EventModel<'ChosenAtRandom'>;
  Countered: EventModel<'Countered'>;
  TurnedFaceUp: EventModel<'TurnedFaceUp'>;
  TurnedFaceDown: EventModel<'TurnedFaceDown'>;
  Transformed: EventModel<'Transformed'>;
  PhasedIn: EventModel<'PhasedIn'>;
  PhasedOut: EventModel<'PhasedOut'>;
  AbilityActivated: EventModel<'AbilityActivated'>;
  AbilityTriggered: EventModel<'AbilityTriggered'>;
  SpellCopied: EventModel<'SpellCopied'>;
  TargetsChanged: EventModel<'TargetsChanged'>;
  AbilityPutOnStack: EventModel<'AbilityPutOnStack'>;
  AbilityResolved: EventModel<'AbilityResolved'>;
  SpellResolved: EventModel<'SpellResolved'>;
  ResolutionFailed: EventModel<'ResolutionFailed'>;
  PlayerLost: EventModel<'PlayerLost'>;
  PlayerLeft: EventModel<'PlayerLeft'>;
  DrawFailed: EventModel<'DrawFailed'>;
  SpellCast: EventModel<'SpellCast'>;
  LandPlayed: EventModel<'LandPlayed'>;
  TurnBegan: EventModel<'TurnBegan'>;
  StepBegan: EventModel<'StepBegan'>;
  Designated: EventModel<'Designated'>;
  DesignationLost: EventModel<'DesignationLost'>;
  SpeedChanged: EventModel<'SpeedChanged'>;
  DayNightChanged: EventModel<'DayNightChanged'>;
  CoinFlipped: EventModel<'CoinFlipped'>;
  DieRolled: EventModel<'DieRolled'>;
  ReturnAwaited: EventModel<'ReturnAwaited'>;
  ReturnDue: EventModel<'ReturnDue'>;
  ReturnOver: EventModel<'ReturnOver'>;
  ExtraTurnAdded: EventModel<'ExtraTurnAdded'>;
  PhasesAdded: EventModel<'PhasesAdded'>;
  PhaseInserted: EventModel<'PhaseInserted'>;
  SkipSetUp: EventModel<'SkipSetUp'>;
  Skipped: EventModel<'Skipped'>;
  ActionTaken: EventModel<'ActionTaken'>;
  LeftOut: EventModel<'LeftOut'>;
  Explanation: ExplanationModel;
  ExplanationStep: ExplanationStepModel;
  Game: GameModel;
  GameCreated: EventModel<'GameCreated'>;
  GameForked: EventModel<'GameForked'>;
  ChangesUndone: EventModel<'ChangesUndone'>;
  PooledMana: PooledManaModel;
  ManaSource: ManaSource;
  ManaAmount: ManaAmount;
  ProducedMana: ProducedManaModel;
  Production: ProductionModel;
  Mutation: Record<PropertyKey, never>;
  ActionValue: Scalars['ActionValue']['output'];
  LegalAction: LegalActionModel;
  Announcement: Omit<Announcement, 'modes' | 'creatures'> & { modes: Maybe<ResolversParentTypes['ModesToChoose']>, creatures: ReadonlyArray<ResolversParentTypes['CreatureToDeclare']> };
  Declarations: Declarations;
  NumberToChoose: NumberToChoose;
  ModesToChoose: ModesToChooseModel;
  ModeToChoose: ModeToChoose;
  TargetToChoose: TargetToChoose;
  AdditionalToChoose: AdditionalToChoose;
  CreatureToDeclare: CreatureToDeclareModel;
  Purpose: Purpose;
  CastFace: CastFace;
  AbilityPurpose: AbilityPurpose;
  Payment: PaymentModel;
  PaymentPlan: PaymentPlanModel;
  PaymentStep: PaymentStepModel;
  PaidSymbol: PaidSymbolModel;
  Shortfall: ShortfallModel;
  AvailableMana: AvailableManaModel;
  MaxX: MaxXModel;
  Legality: LegalityModel;
  Permanent: PermanentModel;
  Counter: Counter;
  PermanentFilter: PermanentFilter;
  Player: PlayerModel;
  Loss: Omit<Loss, 'explanation'> & { explanation: ResolversParentTypes['Explanation'] };
  CommanderDamage: CommanderDamage;
  CardObject: CardObjectModel;
  Query: Record<PropertyKey, never>;
  Rule: RuleModel;
  RulesEdition: RulesEdition;
  Mana: Scalars['Mana']['output'];
  ManaCost: Scalars['ManaCost']['output'];
  BigInt: Scalars['BigInt']['output'];
  DateTime: Scalars['DateTime']['output'];
  ScenarioDocument: Scalars['ScenarioDocument']['output'];
  ScenarioQuestion: ScenarioQuestion;
  PermanentQuestion: PermanentQuestion;
  PlayerQuestion: PlayerQuestion;
  CardQuestion: CardQuestion;
  ProducesQuestion: ProducesQuestion;
  CanActivateQuestion: CanActivateQuestion;
  CanPayQuestion: CanPayQuestion;
  PaidForQuestion: PaidForQuestion;
  CommanderDamageQuestion: CommanderDamageQuestion;
  CountersQuestion: CountersQuestion;
  CountQuestion: CountQuestion;
  EventsQuestion: EventsQuestion;
  SupportQuestion: SupportQuestion;
  CitesQuestion: CitesQuestion;
  Service: ServiceModel;
  Catalogue: CatalogueModel;
  Limits: Limits;
  StackObject: StackObjectModel;
  Warning: WarningModel;
};

export type AbilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Ability'] = ResolversParentTypes['Ability']> = {
  index: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['AbilityKind'], ParentType, ContextType>;
  isManaAbility: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  whyManaAbility: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  support: Resolver<ResolversTypes['Support'], ParentType, ContextType>;
  canActivate: Resolver<Maybe<ResolversTypes['Legality']>, ParentType, ContextType, Partial<AbilityCanActivateArgs>>;
  produces: Resolver<Maybe<ReadonlyArray<ResolversTypes['Mana']>>, ParentType, ContextType>;
  production: Resolver<Maybe<ResolversTypes['Production']>, ParentType, ContextType>;
};

export type ActResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActResult'] = ResolversParentTypes['ActResult']> = {
  __resolveType: TypeResolveFn<'Acted' | 'Illegal' | 'VersionConflict', ParentType, ContextType>;
};

export type ActedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Acted'] = ResolversParentTypes['Acted']> = {
  game: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  events: Resolver<ReadonlyArray<ResolversTypes['GameEvent']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IllegalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Illegal'] = ResolversParentTypes['Illegal']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rules: Resolver<ReadonlyArray<ResolversTypes['Rule']>, ParentType, ContextType>;
  missingChoice: Resolver<Maybe<ResolversTypes['MissingChoice']>, ParentType, ContextType>;
  notModelled: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MissingChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MissingChoice'] = ResolversParentTypes['MissingChoice']> = {
  what: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  truncated: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  least: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  most: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfit: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VersionConflictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VersionConflict'] = ResolversParentTypes['VersionConflict']> = {
  expected: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  actual: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface AbilityRefScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['AbilityRef'], any> {
  name: 'AbilityRef';
}

export interface PartRefScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['PartRef'], any> {
  name: 'PartRef';
}

export interface KickedScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Kicked'], any> {
  name: 'Kicked';
}

export type CardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Card'] = ResolversParentTypes['Card']> = {
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  manaCost: Resolver<Maybe<ResolversTypes['ManaCost']>, ParentType, ContextType>;
  manaValue: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  typeLine: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oracleText: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  layout: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  colors: Resolver<ReadonlyArray<ResolversTypes['Color']>, ParentType, ContextType>;
  colorIdentity: Resolver<ReadonlyArray<ResolversTypes['Color']>, ParentType, ContextType>;
  faces: Resolver<ReadonlyArray<ResolversTypes['CardFace']>, ParentType, ContextType>;
  abilities: Resolver<ReadonlyArray<ResolversTypes['Ability']>, ParentType, ContextType>;
  producedMana: Resolver<ReadonlyArray<ResolversTypes['ManaType']>, ParentType, ContextType>;
  support: Resolver<ResolversTypes['Support'], ParentType, ContextType>;
  unsupportedText: Resolver<ReadonlyArray<ResolversTypes['TextSpan']>, ParentType, ContextType>;
};

export type CardFaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardFace'] = ResolversParentTypes['CardFace']> = {
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  manaCost: Resolver<Maybe<ResolversTypes['ManaCost']>, ParentType, ContextType>;
  typeLine: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oracleText: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  power: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  toughness: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  loyalty: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defense: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  abilities: Resolver<ReadonlyArray<ResolversTypes['Ability']>, ParentType, ContextType>;
  support: Resolver<ResolversTypes['Support'], ParentType, ContextType>;
  unsupportedText: Resolver<ReadonlyArray<ResolversTypes['TextSpan']>, ParentType, ContextType>;
};

export type TextSpanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextSpan'] = ResolversParentTypes['TextSpan']> = {
  start: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CardConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardConnection'] = ResolversParentTypes['CardConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['CardEdge']>, ParentType, ContextType>;
  nodes: Resolver<ReadonlyArray<ResolversTypes['Card']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CardEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardEdge'] = ResolversParentTypes['CardEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Card'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EventConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventConnection'] = ResolversParentTypes['EventConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['EventEdge']>, ParentType, ContextType>;
  nodes: Resolver<ReadonlyArray<ResolversTypes['GameEvent']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type EventEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventEdge'] = ResolversParentTypes['EventEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['GameEvent'], ParentType, ContextType>;
};

export type GameConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GameConnection'] = ResolversParentTypes['GameConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['GameEdge']>, ParentType, ContextType>;
  nodes: Resolver<ReadonlyArray<ResolversTypes['Game']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type GameEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GameEdge'] = ResolversParentTypes['GameEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
};

export type CouldProduceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CouldProduce'] = ResolversParentTypes['CouldProduce']> = {
  types: Resolver<ReadonlyArray<ResolversTypes['ManaType']>, ParentType, ContextType>;
  because: Resolver<ReadonlyArray<ResolversTypes['ProductionReason']>, ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  open: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  why: Resolver<ResolversTypes['WhyType'], ParentType, ContextType, RequireFields<CouldProduceWhyArgs, 'type'>>;
};

export type ProductionReasonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductionReason'] = ResolversParentTypes['ProductionReason']> = {
  type: Resolver<ResolversTypes['ManaType'], ParentType, ContextType>;
  ability: Resolver<ResolversTypes['Ability'], ParentType, ContextType>;
  replacements: Resolver<ReadonlyArray<ResolversTypes['Permanent']>, ParentType, ContextType>;
  through: Resolver<ReadonlyArray<ResolversTypes['Permanent']>, ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
};

export type WhyTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WhyType'] = ResolversParentTypes['WhyType']> = {
  type: Resolver<ResolversTypes['ManaType'], ParentType, ContextType>;
  produced: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  closest: Resolver<Maybe<ResolversTypes['Ability']>, ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
};

export type WouldDealResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WouldDealResult'] = ResolversParentTypes['WouldDealResult']> = {
  __resolveType: TypeResolveFn<'DamageOutcomes' | 'Illegal', ParentType, ContextType>;
};

export type DamageOutcomesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DamageOutcomes'] = ResolversParentTypes['DamageOutcomes']> = {
  outcomes: Resolver<ReadonlyArray<ResolversTypes['DamageOutcome']>, ParentType, ContextType, RequireFields<DamageOutcomesOutcomesArgs, 'first'>>;
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ways: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  truncated: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  warnings: Resolver<ReadonlyArray<ResolversTypes['Warning']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DamageOutcomeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DamageOutcome'] = ResolversParentTypes['DamageOutcome']> = {
  choices: Resolver<ReadonlyArray<ResolversTypes['OutcomeChoice']>, ParentType, ContextType>;
  assign: Resolver<ReadonlyArray<ResolversTypes['DividedDamage']>, ParentType, ContextType>;
  events: Resolver<ReadonlyArray<ResolversTypes['GameEvent']>, ParentType, ContextType>;
  game: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  ways: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DividedDamageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DividedDamage'] = ResolversParentTypes['DividedDamage']> = {
  source: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  target: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  amount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OutcomeChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OutcomeChoice'] = ResolversParentTypes['OutcomeChoice']> = {
  what: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  options: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  answer: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GameEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GameEvent'] = ResolversParentTypes['GameEvent']> = {
  __resolveType: TypeResolveFn<'ManaAdded' | 'ManaSpent' | 'ManaEmptied' | 'ManaChanged' | 'PermanentTapped' | 'PermanentUntapped' | 'PermanentHeldTapped' | 'PermanentStayedTapped' | 'LifePaid' | 'LifeLost' | 'LifeGained' | 'EnergyPaid' | 'LifeHeld' | 'DamageDealt' | 'DamagePrevented' | 'Regenerated' | 'DamageWoreOff' | 'CounterAdded' | 'CounterRemoved' | 'ZoneChanged' | 'ControlChanged' | 'LastingEffectBegan' | 'LastingEffectReduced' | 'LastingEffectEnded' | 'DelayedTriggerSetUp' | 'ReflexiveTriggerSetUp' | 'DelayedTriggerGone' | 'Attached' | 'Unattached' | 'RemovedFromCombat' | 'ProtectorChosen' | 'BecameBlocked' | 'AttackersDeclared' | 'BlockersDeclared' | 'LibraryShuffled' | 'LibraryArranged' | 'ChosenAtRandom' | 'Countered' | 'TurnedFaceUp' | 'TurnedFaceDown' | 'Transformed' | 'PhasedIn' | 'PhasedOut' | 'AbilityActivated' | 'AbilityTriggered' | 'SpellCopied' | 'TargetsChanged' | 'AbilityPutOnStack' | 'AbilityResolved' | 'SpellResolved' | 'ResolutionFailed' | 'PlayerLost' | 'PlayerLeft' | 'DrawFailed' | 'SpellCast' | 'LandPlayed' | 'TurnBegan' | 'StepBegan' | 'Designated' | 'DesignationLost' | 'SpeedChanged' | 'DayNightChanged' | 'CoinFlipped' | 'DieRolled' | 'ReturnAwaited' | 'ReturnDue' | 'ReturnOver' | 'ExtraTurnAdded' | 'PhasesAdded' | 'PhaseInserted' | 'SkipSetUp' | 'Skipped' | 'ActionTaken' | 'LeftOut' | 'GameCreated' | 'GameForked' | 'ChangesUndone', ParentType, ContextType>;
};

export type ManaAddedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ManaAdded'] = ResolversParentTypes['ManaAdded']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mana: Resolver<ReadonlyArray<ResolversTypes['PooledMana']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ManaSpentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ManaSpent'] = ResolversParentTypes['ManaSpent']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mana: Resolver<ReadonlyArray<ResolversTypes['PooledMana']>, ParentType, ContextType>;
  on: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ManaEmptiedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ManaEmptied'] = ResolversParentTypes['ManaEmptied']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mana: Resolver<ReadonlyArray<ResolversTypes['PooledMana']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ManaChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ManaChanged'] = ResolversParentTypes['ManaChanged']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  from: Resolver<ReadonlyArray<ResolversTypes['PooledMana']>, ParentType, ContextType>;
  to: Resolver<ReadonlyArray<ResolversTypes['PooledMana']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PermanentTappedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PermanentTapped'] = ResolversParentTypes['PermanentTapped']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  permanent: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  forMana: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  by: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PermanentUntappedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PermanentUntapped'] = ResolversParentTypes['PermanentUntapped']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  permanent: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PermanentHeldTappedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PermanentHeldTapped'] = ResolversParentTypes['PermanentHeldTapped']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  permanent: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  steps: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PermanentStayedTappedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PermanentStayedTapped'] = ResolversParentTypes['PermanentStayedTapped']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  permanent: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LifePaidResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LifePaid'] = ResolversParentTypes['LifePaid']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  amount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LifeLostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LifeLost'] = ResolversParentTypes['LifeLost']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  amount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LifeGainedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LifeGained'] = ResolversParentTypes['LifeGained']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  amount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EnergyPaidResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnergyPaid'] = ResolversParentTypes['EnergyPaid']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  amount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LifeHeldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LifeHeld'] = ResolversParentTypes['LifeHeld']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  source: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  least: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lost: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  of: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DamageDealtResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DamageDealt'] = ResolversParentTypes['DamageDealt']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  source: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  target: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  amount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  combat: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  marked: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DamagePreventedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DamagePrevented'] = ResolversParentTypes['DamagePrevented']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  source: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  target: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  amount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  combat: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  by: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  effectText: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RegeneratedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Regenerated'] = ResolversParentTypes['Regenerated']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  permanent: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DamageWoreOffResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DamageWoreOff'] = ResolversParentTypes['DamageWoreOff']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  permanents: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CounterAddedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CounterAdded'] = ResolversParentTypes['CounterAdded']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  object: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  counter: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CounterRemovedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CounterRemoved'] = ResolversParentTypes['CounterRemoved']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  object: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  counter: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ZoneChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ZoneChanged'] = ResolversParentTypes['ZoneChanged']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  as: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  from: Resolver<Maybe<ResolversTypes['Zone']>, ParentType, ContextType>;
  to: Resolver<Maybe<ResolversTypes['Zone']>, ParentType, ContextType>;
  cause: Resolver<ResolversTypes['ZoneChangeCause'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ControlChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ControlChanged'] = ResolversParentTypes['ControlChanged']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  permanent: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  to: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  base: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LastingEffectBeganResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LastingEffectBegan'] = ResolversParentTypes['LastingEffectBegan']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  source: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  effectText: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  objects: Resolver<Maybe<ReadonlyArray<ResolversTypes['ID']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LastingEffectReducedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LastingEffectReduced'] = ResolversParentTypes['LastingEffectReduced']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  effectText: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  left: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LastingEffectEndedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LastingEffectEnded'] = ResolversParentTypes['LastingEffectEnded']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  effectTexts: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DelayedTriggerSetUpResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DelayedTriggerSetUp'] = ResolversParentTypes['DelayedTriggerSetUp']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  source: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  abilityText: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReflexiveTriggerSetUpResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReflexiveTriggerSetUp'] = ResolversParentTypes['ReflexiveTriggerSetUp']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  source: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  abilityText: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DelayedTriggerGoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DelayedTriggerGone'] = ResolversParentTypes['DelayedTriggerGone']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  abilityTexts: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttachedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Attached'] = ResolversParentTypes['Attached']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  permanent: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  to: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnattachedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Unattached'] = ResolversParentTypes['Unattached']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  permanent: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemovedFromCombatResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemovedFromCombat'] = ResolversParentTypes['RemovedFromCombat']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  permanents: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProtectorChosenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProtectorChosen'] = ResolversParentTypes['ProtectorChosen']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  permanent: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BecameBlockedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BecameBlocked'] = ResolversParentTypes['BecameBlocked']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  permanents: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttackersDeclaredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttackersDeclared'] = ResolversParentTypes['AttackersDeclared']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  attackers: Resolver<ReadonlyArray<ResolversTypes['DeclaredAttacker']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeclaredAttackerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeclaredAttacker'] = ResolversParentTypes['DeclaredAttacker']> = {
  attacker: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  defending: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  defendingPlayer: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  band: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BlockersDeclaredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockersDeclared'] = ResolversParentTypes['BlockersDeclared']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  blocks: Resolver<ReadonlyArray<ResolversTypes['DeclaredBlocker']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeclaredBlockerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeclaredBlocker'] = ResolversParentTypes['DeclaredBlocker']> = {
  blocker: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  attacker: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type LibraryShuffledResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LibraryShuffled'] = ResolversParentTypes['LibraryShuffled']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LibraryArrangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LibraryArranged'] = ResolversParentTypes['LibraryArranged']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChosenAtRandomResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChosenAtRandom'] = ResolversParentTypes['ChosenAtRandom']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  chosen: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CounteredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Countered'] = ResolversParentTypes['Countered']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TurnedFaceUpResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TurnedFaceUp'] = ResolversParentTypes['TurnedFaceUp']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  permanent: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  by: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  x: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TurnedFaceDownResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TurnedFaceDown'] = ResolversParentTypes['TurnedFaceDown']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  permanent: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TransformedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Transformed'] = ResolversParentTypes['Transformed']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  permanent: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  face: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PhasedInResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PhasedIn'] = ResolversParentTypes['PhasedIn']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  permanents: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PhasedOutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PhasedOut'] = ResolversParentTypes['PhasedOut']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  permanents: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AbilityActivatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AbilityActivated'] = ResolversParentTypes['AbilityActivated']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  source: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ability: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  abilityText: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AbilityTriggeredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AbilityTriggered'] = ResolversParentTypes['AbilityTriggered']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  source: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ability: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  player: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  abilityText: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mana: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SpellCopiedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpellCopied'] = ResolversParentTypes['SpellCopied']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  of: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  x: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  targets: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TargetsChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TargetsChanged'] = ResolversParentTypes['TargetsChanged']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  targets: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AbilityPutOnStackResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AbilityPutOnStack'] = ResolversParentTypes['AbilityPutOnStack']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  source: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  abilityText: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AbilityResolvedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AbilityResolved'] = ResolversParentTypes['AbilityResolved']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  source: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  abilityText: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SpellResolvedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpellResolved'] = ResolversParentTypes['SpellResolved']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResolutionFailedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResolutionFailed'] = ResolversParentTypes['ResolutionFailed']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlayerLostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlayerLost'] = ResolversParentTypes['PlayerLost']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason: Resolver<ResolversTypes['LossReason'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlayerLeftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlayerLeft'] = ResolversParentTypes['PlayerLeft']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DrawFailedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DrawFailed'] = ResolversParentTypes['DrawFailed']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SpellCastResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpellCast'] = ResolversParentTypes['SpellCast']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  x: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  targets: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  manaSpent: Resolver<ReadonlyArray<ResolversTypes['PooledMana']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LandPlayedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LandPlayed'] = ResolversParentTypes['LandPlayed']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  permanent: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TurnBeganResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TurnBegan'] = ResolversParentTypes['TurnBegan']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  turn: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  activePlayer: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StepBeganResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StepBegan'] = ResolversParentTypes['StepBegan']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  step: Resolver<ResolversTypes['Step'], ParentType, ContextType>;
  turn: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  activePlayer: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DesignatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Designated'] = ResolversParentTypes['Designated']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  object: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  what: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DesignationLostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DesignationLost'] = ResolversParentTypes['DesignationLost']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  permanent: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  what: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SpeedChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpeedChanged'] = ResolversParentTypes['SpeedChanged']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  to: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DayNightChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayNightChanged'] = ResolversParentTypes['DayNightChanged']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  to: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CoinFlippedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CoinFlipped'] = ResolversParentTypes['CoinFlipped']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  won: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DieRolledResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DieRolled'] = ResolversParentTypes['DieRolled']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sides: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  result: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReturnAwaitedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnAwaited'] = ResolversParentTypes['ReturnAwaited']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  source: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cards: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  effectText: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReturnDueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnDue'] = ResolversParentTypes['ReturnDue']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  effectTexts: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReturnOverResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnOver'] = ResolversParentTypes['ReturnOver']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  effectTexts: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExtraTurnAddedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExtraTurnAdded'] = ResolversParentTypes['ExtraTurnAdded']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PhasesAddedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PhasesAdded'] = ResolversParentTypes['PhasesAdded']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  phases: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PhaseInsertedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PhaseInserted'] = ResolversParentTypes['PhaseInserted']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  phase: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SkipSetUpResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkipSetUp'] = ResolversParentTypes['SkipSetUp']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  what: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SkippedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Skipped'] = ResolversParentTypes['Skipped']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  what: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ActionTakenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActionTaken'] = ResolversParentTypes['ActionTaken']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  player: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  object: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  keyword: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LeftOutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeftOut'] = ResolversParentTypes['LeftOut']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  object: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  part: Resolver<ResolversTypes['LeftOutPart'], ParentType, ContextType>;
  leftOutText: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExplanationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Explanation'] = ResolversParentTypes['Explanation']> = {
  summary: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  steps: Resolver<ReadonlyArray<ResolversTypes['ExplanationStep']>, ParentType, ContextType>;
  rules: Resolver<ReadonlyArray<ResolversTypes['Rule']>, ParentType, ContextType>;
  edition: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExplanationStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExplanationStep'] = ResolversParentTypes['ExplanationStep']> = {
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rules: Resolver<ReadonlyArray<ResolversTypes['Rule']>, ParentType, ContextType>;
};

export type GameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Game'] = ResolversParentTypes['Game']> = {
  id: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  turn: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  step: Resolver<ResolversTypes['Step'], ParentType, ContextType>;
  activePlayer: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  priorityPlayer: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  players: Resolver<ReadonlyArray<ResolversTypes['Player']>, ParentType, ContextType>;
  player: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType, RequireFields<GamePlayerArgs, 'id'>>;
  permanents: Resolver<ReadonlyArray<ResolversTypes['Permanent']>, ParentType, ContextType, Partial<GamePermanentsArgs>>;
  permanent: Resolver<Maybe<ResolversTypes['Permanent']>, ParentType, ContextType, RequireFields<GamePermanentArgs, 'id'>>;
  cardObject: Resolver<Maybe<ResolversTypes['CardObject']>, ParentType, ContextType, RequireFields<GameCardObjectArgs, 'id'>>;
  stack: Resolver<ReadonlyArray<ResolversTypes['StackObject']>, ParentType, ContextType>;
  after: Resolver<ResolversTypes['ActResult'], ParentType, ContextType, RequireFields<GameAfterArgs, 'actions' | 'allowUnsupported'>>;
  history: Resolver<ResolversTypes['EventConnection'], ParentType, ContextType, RequireFields<GameHistoryArgs, 'first'>>;
  options: Resolver<ReadonlyArray<ResolversTypes['LegalAction']>, ParentType, ContextType, Partial<GameOptionsArgs>>;
  isLegal: Resolver<ResolversTypes['Legality'], ParentType, ContextType, RequireFields<GameIsLegalArgs, 'action'>>;
  wouldDeal: Resolver<ResolversTypes['WouldDealResult'], ParentType, ContextType, RequireFields<GameWouldDealArgs, 'parts' | 'combat'>>;
  wouldFight: Resolver<ResolversTypes['WouldDealResult'], ParentType, ContextType, Partial<GameWouldFightArgs>>;
  warnings: Resolver<ReadonlyArray<ResolversTypes['Warning']>, ParentType, ContextType>;
  scenario: Resolver<ResolversTypes['ScenarioDocument'], ParentType, ContextType, RequireFields<GameScenarioArgs, 'title' | 'extended'>>;
};

export type GameCreatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GameCreated'] = ResolversParentTypes['GameCreated']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GameForkedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GameForked'] = ResolversParentTypes['GameForked']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  game: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  atVersion: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangesUndoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangesUndone'] = ResolversParentTypes['ChangesUndone']> = {
  action: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  steps: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toVersion: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PooledManaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PooledMana'] = ResolversParentTypes['PooledMana']> = {
  type: Resolver<ResolversTypes['ManaType'], ParentType, ContextType>;
  amount: Resolver<ResolversTypes['BigInt'], ParentType, ContextType>;
  source: Resolver<Maybe<ResolversTypes['ManaSource']>, ParentType, ContextType>;
  snow: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  restriction: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  riders: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  lifetime: Resolver<ResolversTypes['ManaLifetime'], ParentType, ContextType>;
};

export type ManaSourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ManaSource'] = ResolversParentTypes['ManaSource']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ManaAmountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ManaAmount'] = ResolversParentTypes['ManaAmount']> = {
  type: Resolver<ResolversTypes['ManaType'], ParentType, ContextType>;
  amount: Resolver<ResolversTypes['BigInt'], ParentType, ContextType>;
};

export type ProducedManaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProducedMana'] = ResolversParentTypes['ProducedMana']> = {
  mana: Resolver<ResolversTypes['Mana'], ParentType, ContextType>;
  amounts: Resolver<ReadonlyArray<ResolversTypes['ManaAmount']>, ParentType, ContextType>;
  total: Resolver<ResolversTypes['BigInt'], ParentType, ContextType>;
};

export type ProductionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Production'] = ResolversParentTypes['Production']> = {
  mana: Resolver<ReadonlyArray<ResolversTypes['ProducedMana']>, ParentType, ContextType>;
  truncated: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
  open: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createGame?: Resolver<ResolversTypes['Game'], ParentType, ContextType, RequireFields<MutationCreateGameArgs, 'input'>>;
  deleteGame?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteGameArgs, 'id'>>;
  act?: Resolver<ResolversTypes['ActResult'], ParentType, ContextType, RequireFields<MutationActArgs, 'game' | 'actions' | 'allowUnsupported'>>;
  tapForMana?: Resolver<ResolversTypes['ActResult'], ParentType, ContextType, RequireFields<MutationTapForManaArgs, 'game' | 'input'>>;
  dealDamage?: Resolver<ResolversTypes['ActResult'], ParentType, ContextType, RequireFields<MutationDealDamageArgs, 'game' | 'input'>>;
  castSpell?: Resolver<ResolversTypes['ActResult'], ParentType, ContextType, RequireFields<MutationCastSpellArgs, 'game' | 'input'>>;
  activateAbility?: Resolver<ResolversTypes['ActResult'], ParentType, ContextType, RequireFields<MutationActivateAbilityArgs, 'game' | 'input'>>;
  undo?: Resolver<ResolversTypes['ActResult'], ParentType, ContextType, RequireFields<MutationUndoArgs, 'game' | 'steps'>>;
  fork?: Resolver<ResolversTypes['Game'], ParentType, ContextType, RequireFields<MutationForkArgs, 'game'>>;
};

export interface ActionValueScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['ActionValue'], any> {
  name: 'ActionValue';
}

export type LegalActionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LegalAction'] = ResolversParentTypes['LegalAction']> = {
  kind: Resolver<ResolversTypes['ActionKind'], ParentType, ContextType>;
  action: Resolver<ResolversTypes['ActionValue'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permanent: Resolver<Maybe<ResolversTypes['Permanent']>, ParentType, ContextType>;
  card: Resolver<Maybe<ResolversTypes['CardObject']>, ParentType, ContextType>;
  ability: Resolver<Maybe<ResolversTypes['Ability']>, ParentType, ContextType>;
  alternative: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  announcement: Resolver<Maybe<ResolversTypes['Announcement']>, ParentType, ContextType>;
  payment: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  missingChoice: Resolver<Maybe<ResolversTypes['MissingChoice']>, ParentType, ContextType>;
  notModelled: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AnnouncementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Announcement'] = ResolversParentTypes['Announcement']> = {
  x: Resolver<Maybe<ResolversTypes['NumberToChoose']>, ParentType, ContextType>;
  modes: Resolver<Maybe<ResolversTypes['ModesToChoose']>, ParentType, ContextType>;
  targets: Resolver<ReadonlyArray<ResolversTypes['TargetToChoose']>, ParentType, ContextType>;
  additional: Resolver<ReadonlyArray<ResolversTypes['AdditionalToChoose']>, ParentType, ContextType>;
  creatures: Resolver<ReadonlyArray<ResolversTypes['CreatureToDeclare']>, ParentType, ContextType>;
  declarations: Resolver<Maybe<ResolversTypes['Declarations']>, ParentType, ContextType>;
};

export type DeclarationsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Declarations'] = ResolversParentTypes['Declarations']> = {
  all: Resolver<ReadonlyArray<ResolversTypes['ActionValue']>, ParentType, ContextType>;
  open: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  truncated: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NumberToChooseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NumberToChoose'] = ResolversParentTypes['NumberToChoose']> = {
  values: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  truncated: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ModesToChooseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModesToChoose'] = ResolversParentTypes['ModesToChoose']> = {
  least: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  most: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  repeats: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  modes: Resolver<ReadonlyArray<ResolversTypes['ModeToChoose']>, ParentType, ContextType>;
};

export type ModeToChooseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModeToChoose'] = ResolversParentTypes['ModeToChoose']> = {
  index: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  possible: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  targets: Resolver<ReadonlyArray<ResolversTypes['TargetToChoose']>, ParentType, ContextType>;
};

export type TargetToChooseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TargetToChoose'] = ResolversParentTypes['TargetToChoose']> = {
  least: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  most: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  options: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  open: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdditionalToChooseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdditionalToChoose'] = ResolversParentTypes['AdditionalToChoose']> = {
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  most: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CreatureToDeclareResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatureToDeclare'] = ResolversParentTypes['CreatureToDeclare']> = {
  creature: Resolver<ResolversTypes['Permanent'], ParentType, ContextType>;
  options: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  most: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  payable: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  certain: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  plan: Resolver<ReadonlyArray<ResolversTypes['PaymentStep']>, ParentType, ContextType>;
  leftover: Resolver<ResolversTypes['Mana'], ParentType, ContextType>;
  life: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  plans: Resolver<ReadonlyArray<ResolversTypes['PaymentPlan']>, ParentType, ContextType, RequireFields<PaymentPlansArgs, 'first'>>;
  plansTruncated: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<PaymentPlansTruncatedArgs, 'first'>>;
  missing: Resolver<Maybe<ResolversTypes['Shortfall']>, ParentType, ContextType>;
  open: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
};

export type PaymentPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentPlan'] = ResolversParentTypes['PaymentPlan']> = {
  steps: Resolver<ReadonlyArray<ResolversTypes['PaymentStep']>, ParentType, ContextType>;
  leftover: Resolver<ResolversTypes['Mana'], ParentType, ContextType>;
  life: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  permanents: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  oneShot: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cards: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentStep'] = ResolversParentTypes['PaymentStep']> = {
  kind: Resolver<ResolversTypes['PaymentStepKind'], ParentType, ContextType>;
  permanent: Resolver<Maybe<ResolversTypes['Permanent']>, ParentType, ContextType>;
  source: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  ability: Resolver<Maybe<ResolversTypes['Ability']>, ParentType, ContextType>;
  choose: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  mana: Resolver<ResolversTypes['Mana'], ParentType, ContextType>;
  life: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  keyword: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pays: Resolver<ReadonlyArray<ResolversTypes['PaidSymbol']>, ParentType, ContextType>;
};

export type PaidSymbolResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaidSymbol'] = ResolversParentTypes['PaidSymbol']> = {
  symbol: Resolver<ResolversTypes['ManaCost'], ParentType, ContextType>;
  type: Resolver<Maybe<ResolversTypes['ManaType']>, ParentType, ContextType>;
  amount: Resolver<ResolversTypes['BigInt'], ParentType, ContextType>;
  step: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ShortfallResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Shortfall'] = ResolversParentTypes['Shortfall']> = {
  symbols: Resolver<ResolversTypes['ManaCost'], ParentType, ContextType>;
  asked: Resolver<ResolversTypes['BigInt'], ParentType, ContextType>;
  reached: Resolver<ResolversTypes['BigInt'], ParentType, ContextType>;
  sources: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  contested: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  repair: Resolver<Maybe<ReadonlyArray<ReadonlyArray<ResolversTypes['ManaType']>>>, ParentType, ContextType>;
};

export type AvailableManaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AvailableMana'] = ResolversParentTypes['AvailableMana']> = {
  max: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
  unbounded: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unboundedTypes: Resolver<ReadonlyArray<ResolversTypes['ManaType']>, ParentType, ContextType>;
  maxOf: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType, RequireFields<AvailableManaMaxOfArgs, 'types'>>;
  options: Resolver<ReadonlyArray<ResolversTypes['Mana']>, ParentType, ContextType, RequireFields<AvailableManaOptionsArgs, 'first'>>;
  truncated: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<AvailableManaTruncatedArgs, 'first'>>;
  certain: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  open: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
};

export type MaxXResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MaxX'] = ResolversParentTypes['MaxX']> = {
  max: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
  unbounded: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gaps: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  certain: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  open: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
};

export type LegalityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Legality'] = ResolversParentTypes['Legality']> = {
  legal: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  notModelled: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
};

export type PermanentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Permanent'] = ResolversParentTypes['Permanent']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  card: Resolver<ResolversTypes['Card'], ParentType, ContextType>;
  controller: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  owner: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  colors: Resolver<ReadonlyArray<ResolversTypes['Color']>, ParentType, ContextType>;
  supertypes: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  types: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  subtypes: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  power: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  toughness: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  loyalty: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  defense: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  damage: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  keywords: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  abilities: Resolver<ReadonlyArray<ResolversTypes['Ability']>, ParentType, ContextType>;
  tapped: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  summoningSick: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  faceDown: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  faceDownBy: Resolver<Maybe<ResolversTypes['FaceDownBy']>, ParentType, ContextType>;
  token: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  commander: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  counters: Resolver<ReadonlyArray<ResolversTypes['Counter']>, ParentType, ContextType>;
  attachedTo: Resolver<Maybe<ResolversTypes['Permanent']>, ParentType, ContextType>;
  attachedToPlayer: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  attacking: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isAttacking: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  bandedWith: Resolver<ReadonlyArray<ResolversTypes['Permanent']>, ParentType, ContextType>;
  blocking: Resolver<Maybe<ResolversTypes['Permanent']>, ParentType, ContextType>;
  blockingAll: Resolver<ReadonlyArray<ResolversTypes['Permanent']>, ParentType, ContextType>;
  isBlocking: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  blocked: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  couldProduce: Resolver<ResolversTypes['CouldProduce'], ParentType, ContextType>;
  produces: Resolver<ReadonlyArray<ResolversTypes['Mana']>, ParentType, ContextType>;
  production: Resolver<ResolversTypes['Production'], ParentType, ContextType>;
};

export type CounterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Counter'] = ResolversParentTypes['Counter']> = {
  kind: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlayerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Player'] = ResolversParentTypes['Player']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  life: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  poison: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  energy: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  speed: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  landsPlayed: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  manaPool: Resolver<ReadonlyArray<ResolversTypes['PooledMana']>, ParentType, ContextType>;
  availableMana: Resolver<ResolversTypes['AvailableMana'], ParentType, ContextType, RequireFields<PlayerAvailableManaArgs, 'unspent'>>;
  canPay: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<PlayerCanPayArgs, 'cost' | 'x' | 'preference'>>;
  maxX: Resolver<ResolversTypes['MaxX'], ParentType, ContextType, RequireFields<PlayerMaxXArgs, 'cost'>>;
  commanderDamage: Resolver<ReadonlyArray<ResolversTypes['CommanderDamage']>, ParentType, ContextType>;
  lost: Resolver<Maybe<ResolversTypes['Loss']>, ParentType, ContextType>;
  won: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hand: Resolver<ReadonlyArray<ResolversTypes['CardObject']>, ParentType, ContextType>;
  graveyard: Resolver<ReadonlyArray<ResolversTypes['CardObject']>, ParentType, ContextType>;
  exile: Resolver<ReadonlyArray<ResolversTypes['CardObject']>, ParentType, ContextType>;
  library: Resolver<ReadonlyArray<ResolversTypes['CardObject']>, ParentType, ContextType>;
  command: Resolver<ReadonlyArray<ResolversTypes['CardObject']>, ParentType, ContextType>;
};

export type LossResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Loss'] = ResolversParentTypes['Loss']> = {
  reason: Resolver<ResolversTypes['LossReason'], ParentType, ContextType>;
  explanation: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
};

export type CommanderDamageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommanderDamage'] = ResolversParentTypes['CommanderDamage']> = {
  commander: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  amount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CardObjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardObject'] = ResolversParentTypes['CardObject']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  card: Resolver<ResolversTypes['Card'], ParentType, ContextType>;
  owner: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  commander: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  zone: Resolver<ResolversTypes['Zone'], ParentType, ContextType>;
  counters: Resolver<ReadonlyArray<ResolversTypes['Counter']>, ParentType, ContextType>;
  foretold: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  plotted: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canCast: Resolver<ResolversTypes['Legality'], ParentType, ContextType, Partial<CardObjectCanCastArgs>>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  board?: Resolver<ResolversTypes['Game'], ParentType, ContextType, RequireFields<QueryBoardArgs, 'input'>>;
  game?: Resolver<Maybe<ResolversTypes['Game']>, ParentType, ContextType, RequireFields<QueryGameArgs, 'id'>>;
  games?: Resolver<ResolversTypes['GameConnection'], ParentType, ContextType, RequireFields<QueryGamesArgs, 'first'>>;
  card?: Resolver<Maybe<ResolversTypes['Card']>, ParentType, ContextType, RequireFields<QueryCardArgs, 'name'>>;
  cards?: Resolver<ResolversTypes['CardConnection'], ParentType, ContextType, RequireFields<QueryCardsArgs, 'first'>>;
  compileCard?: Resolver<ResolversTypes['Card'], ParentType, ContextType, RequireFields<QueryCompileCardArgs, 'card'>>;
  rule?: Resolver<Maybe<ResolversTypes['Rule']>, ParentType, ContextType, RequireFields<QueryRuleArgs, 'number'>>;
  rules?: Resolver<ReadonlyArray<ResolversTypes['Rule']>, ParentType, ContextType, Partial<QueryRulesArgs>>;
  service?: Resolver<ResolversTypes['Service'], ParentType, ContextType>;
};

export type RuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Rule'] = ResolversParentTypes['Rule']> = {
  number: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent: Resolver<Maybe<ResolversTypes['Rule']>, ParentType, ContextType>;
};

export type RulesEditionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RulesEdition'] = ResolversParentTypes['RulesEdition']> = {
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface ManaScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Mana'], any> {
  name: 'Mana';
}

export interface ManaCostScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['ManaCost'], any> {
  name: 'ManaCost';
}

export interface BigIntScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['BigInt'], any> {
  name: 'BigInt';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface ScenarioDocumentScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['ScenarioDocument'], any> {
  name: 'ScenarioDocument';
}

export type ServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Service'] = ResolversParentTypes['Service']> = {
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rulesEdition: Resolver<ResolversTypes['RulesEdition'], ParentType, ContextType>;
  catalogue: Resolver<ResolversTypes['Catalogue'], ParentType, ContextType>;
  limits: Resolver<ResolversTypes['Limits'], ParentType, ContextType>;
};

export type CatalogueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Catalogue'] = ResolversParentTypes['Catalogue']> = {
  kind: Resolver<ResolversTypes['CatalogueKind'], ParentType, ContextType>;
  size: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sources: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  date: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sha256: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LimitsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Limits'] = ResolversParentTypes['Limits']> = {
  bodyBytes: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tokens: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  depth: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  aliases: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cost: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  permanents: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cards: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  players: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cardDefinitions: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cardText: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questions: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cardTexts: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  faces: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pairs: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pooledMana: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  actions: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undo: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  answers: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  boardAmount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  turns: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  plans: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  manaOptions: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StackObjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StackObject'] = ResolversParentTypes['StackObject']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['StackObjectKind'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  controller: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  targets: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  x: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WarningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Warning'] = ResolversParentTypes['Warning']> = {
  object: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  permanent: Resolver<Maybe<ResolversTypes['Permanent']>, ParentType, ContextType>;
  card: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Ability: AbilityResolvers<ContextType>;
  ActResult: ActResultResolvers<ContextType>;
  Acted: ActedResolvers<ContextType>;
  Illegal: IllegalResolvers<ContextType>;
  MissingChoice: MissingChoiceResolvers<ContextType>;
  VersionConflict: VersionConflictResolvers<ContextType>;
  AbilityRef: GraphQLScalarType;
  PartRef: GraphQLScalarType;
  Kicked: GraphQLScalarType;
  Card: CardResolvers<ContextType>;
  CardFace: CardFaceResolvers<ContextType>;
  TextSpan: TextSpanResolvers<ContextType>;
  CardConnection: CardConnectionResolvers<ContextType>;
  CardEdge: CardEdgeResolvers<ContextType>;
  PageInfo: PageInfoResolvers<ContextType>;
  EventConnection: EventConnectionResolvers<ContextType>;
  EventEdge: EventEdgeResolvers<ContextType>;
  GameConnection: GameConnectionResolvers<ContextType>;
  GameEdge: GameEdgeResolvers<ContextType>;
  CouldProduce: CouldProduceResolvers<ContextType>;
  ProductionReason: ProductionReasonResolvers<ContextType>;
  WhyType: WhyTypeResolvers<ContextType>;
  WouldDealResult: WouldDealResultResolvers<ContextType>;
  DamageOutcomes: DamageOutcomesResolvers<ContextType>;
  DamageOutcome: DamageOutcomeResolvers<ContextType>;
  DividedDamage: DividedDamageResolvers<ContextType>;
  OutcomeChoice: OutcomeChoiceResolvers<ContextType>;
  GameEvent: GameEventResolvers<ContextType>;
  ManaAdded: ManaAddedResolvers<ContextType>;
  ManaSpent: ManaSpentResolvers<ContextType>;
  ManaEmptied: ManaEmptiedResolvers<ContextType>;
  ManaChanged: ManaChangedResolvers<ContextType>;
  PermanentTapped: PermanentTappedResolvers<ContextType>;
  PermanentUntapped: PermanentUntappedResolvers<ContextType>;
  PermanentHeldTapped: PermanentHeldTappedResolvers<ContextType>;
  PermanentStayedTapped: PermanentStayedTappedResolvers<ContextType>;
  LifePaid: LifePaidResolvers<ContextType>;
  LifeLost: LifeLostResolvers<ContextType>;
  LifeGained: LifeGainedResolvers<ContextType>;
  EnergyPaid: EnergyPaidResolvers<ContextType>;
  LifeHeld: LifeHeldResolvers<ContextType>;
  DamageDealt: DamageDealtResolvers<ContextType>;
  DamagePrevented: DamagePreventedResolvers<ContextType>;
  Regenerated: RegeneratedResolvers<ContextType>;
  DamageWoreOff: DamageWoreOffResolvers<ContextType>;
  CounterAdded: CounterAddedResolvers<ContextType>;
  CounterRemoved: CounterRemovedResolvers<ContextType>;
  ZoneChanged: ZoneChangedResolvers<ContextType>;
  ControlChanged: ControlChangedResolvers<ContextType>;
  LastingEffectBegan: LastingEffectBeganResolvers<ContextType>;
  LastingEffectReduced: LastingEffectReducedResolvers<ContextType>;
  LastingEffectEnded: LastingEffectEndedResolvers<ContextType>;
  DelayedTriggerSetUp: DelayedTriggerSetUpResolvers<ContextType>;
  ReflexiveTriggerSetUp: ReflexiveTriggerSetUpResolvers<ContextType>;
  DelayedTriggerGone: DelayedTriggerGoneResolvers<ContextType>;
  Attached: AttachedResolvers<ContextType>;
  Unattached: UnattachedResolvers<ContextType>;
  RemovedFromCombat: RemovedFromCombatResolvers<ContextType>;
  ProtectorChosen: ProtectorChosenResolvers<ContextType>;
  BecameBlocked: BecameBlockedResolvers<ContextType>;
  AttackersDeclared: AttackersDeclaredResolvers<ContextType>;
  DeclaredAttacker: DeclaredAttackerResolvers<ContextType>;
  BlockersDeclared: BlockersDeclaredResolvers<ContextType>;
  DeclaredBlocker: DeclaredBlockerResolvers<ContextType>;
  LibraryShuffled: LibraryShuffledResolvers<ContextType>;
  LibraryArranged: LibraryArrangedResolvers<ContextType>;
  ChosenAtRandom: ChosenAtRandomResolvers<ContextType>;
  Countered: CounteredResolvers<ContextType>;
  TurnedFaceUp: TurnedFaceUpResolvers<ContextType>;
  TurnedFaceDown: TurnedFaceDownResolvers<ContextType>;
  Transformed: TransformedResolvers<ContextType>;
  PhasedIn: PhasedInResolvers<ContextType>;
  PhasedOut: PhasedOutResolvers<ContextType>;
  AbilityActivated: AbilityActivatedResolvers<ContextType>;
  AbilityTriggered: AbilityTriggeredResolvers<ContextType>;
  SpellCopied: SpellCopiedResolvers<ContextType>;
  TargetsChanged: TargetsChangedResolvers<ContextType>;
  AbilityPutOnStack: AbilityPutOnStackResolvers<ContextType>;
  AbilityResolved: AbilityResolvedResolvers<ContextType>;
  SpellResolved: SpellResolvedResolvers<ContextType>;
  ResolutionFailed: ResolutionFailedResolvers<ContextType>;
  PlayerLost: PlayerLostResolvers<ContextType>;
  PlayerLeft: PlayerLeftResolvers<ContextType>;
  DrawFailed: DrawFailedResolvers<ContextType>;
  SpellCast: SpellCastResolvers<ContextType>;
  LandPlayed: LandPlayedResolvers<ContextType>;
  TurnBegan: TurnBeganResolvers<ContextType>;
  StepBegan: StepBeganResolvers<ContextType>;
  Designated: DesignatedResolvers<ContextType>;
  DesignationLost: DesignationLostResolvers<ContextType>;
  SpeedChanged: SpeedChangedResolvers<ContextType>;
  DayNightChanged: DayNightChangedResolvers<ContextType>;
  CoinFlipped: CoinFlippedResolvers<ContextType>;
  DieRolled: DieRolledResolvers<ContextType>;
  ReturnAwaited: ReturnAwaitedResolvers<ContextType>;
  ReturnDue: ReturnDueResolvers<ContextType>;
  ReturnOver: ReturnOverResolvers<ContextType>;
  ExtraTurnAdded: ExtraTurnAddedResolvers<ContextType>;
  PhasesAdded: PhasesAddedResolvers<ContextType>;
  PhaseInserted: PhaseInsertedResolvers<ContextType>;
  SkipSetUp: SkipSetUpResolvers<ContextType>;
  Skipped: SkippedResolvers<ContextType>;
  ActionTaken: ActionTakenResolvers<ContextType>;
  LeftOut: LeftOutResolvers<ContextType>;
  Explanation: ExplanationResolvers<ContextType>;
  ExplanationStep: ExplanationStepResolvers<ContextType>;
  Game: GameResolvers<ContextType>;
  GameCreated: GameCreatedResolvers<ContextType>;
  GameForked: GameForkedResolvers<ContextType>;
  ChangesUndone: ChangesUndoneResolvers<ContextType>;
  PooledMana: PooledManaResolvers<ContextType>;
  ManaSource: ManaSourceResolvers<ContextType>;
  ManaAmount: ManaAmountResolvers<ContextType>;
  ProducedMana: ProducedManaResolvers<ContextType>;
  Production: ProductionResolvers<ContextType>;
  Mutation: MutationResolvers<ContextType>;
  ActionValue: GraphQLScalarType;
  LegalAction: LegalActionResolvers<ContextType>;
  Announcement: AnnouncementResolvers<ContextType>;
  Declarations: DeclarationsResolvers<ContextType>;
  NumberToChoose: NumberToChooseResolvers<ContextType>;
  ModesToChoose: ModesToChooseResolvers<ContextType>;
  ModeToChoose: ModeToChooseResolvers<ContextType>;
  TargetToChoose: TargetToChooseResolvers<ContextType>;
  AdditionalToChoose: AdditionalToChooseResolvers<ContextType>;
  CreatureToDeclare: CreatureToDeclareResolvers<ContextType>;
  Payment: PaymentResolvers<ContextType>;
  PaymentPlan: PaymentPlanResolvers<ContextType>;
  PaymentStep: PaymentStepResolvers<ContextType>;
  PaidSymbol: PaidSymbolResolvers<ContextType>;
  Shortfall: ShortfallResolvers<ContextType>;
  AvailableMana: AvailableManaResolvers<ContextType>;
  MaxX: MaxXResolvers<ContextType>;
  Legality: LegalityResolvers<ContextType>;
  Permanent: PermanentResolvers<ContextType>;
  Counter: CounterResolvers<ContextType>;
  Player: PlayerResolvers<ContextType>;
  Loss: LossResolvers<ContextType>;
  CommanderDamage: CommanderDamageResolvers<ContextType>;
  CardObject: CardObjectResolvers<ContextType>;
  Query: QueryResolvers<ContextType>;
  Rule: RuleResolvers<ContextType>;
  RulesEdition: RulesEditionResolvers<ContextType>;
  Mana: GraphQLScalarType;
  ManaCost: GraphQLScalarType;
  BigInt: GraphQLScalarType;
  DateTime: GraphQLScalarType;
  ScenarioDocument: GraphQLScalarType;
  Service: ServiceResolvers<ContextType>;
  Catalogue: CatalogueResolvers<ContextType>;
  Limits: LimitsResolvers<ContextType>;
  StackObject: StackObjectResolvers<ContextType>;
  Warning: WarningResolvers<ContextType>;
};

