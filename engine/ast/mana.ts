import type { Filter } from './filter.ts';
import type { Quantity } from './quantity.ts';
import type { ObjectRef, PlayerRef } from './reference.ts';

/** 106.1b: the six types of mana. */
export type ManaType = 'W' | 'U' | 'B' | 'R' | 'G' | 'C';
/** 105.1: the five colors. */
export type Color = 'W' | 'U' | 'B' | 'R' | 'G';
/** One symbol between braces, as written, upper case: `G`, `2`, `X`, `W/U`, `2/W`, `B/P`, `G/U/P`, `S`, `C`. */
export type ManaSymbol = string;
/** A mana cost: its symbols in the order written. */
export type ManaCost = readonly ManaSymbol[];

/** What an instruction to add mana adds. */
export type ManaOutput =
  /** `{G}`, `{W}{U}`, `{C}{C}`: exactly these. */
  | { readonly kind: 'symbols'; readonly mana: readonly ManaType[] }
  /** `{W} or {U}`, `{W}{W}, {W}{U}, or {U}{U}`, `{R} or one mana of the chosen color`: one of these. */
  | { readonly kind: 'either'; readonly options: readonly ManaOutput[] }
  /** `two mana of any one color`, `one mana of any color that a land an opponent controls could produce`: all of one type. */
  | { readonly kind: 'oneType'; readonly amount: Quantity; readonly of: ManaSource; readonly one: boolean }
  /** `three mana in any combination of {R} and/or {G}`, `of colors`; `different`: no two alike. */
  | { readonly kind: 'combination'; readonly amount: Quantity; readonly of: ManaSource; readonly different: boolean }
  /** `an amount of {G} equal to …`, `{C} for each …`, `that much {C}`: the listed mana, times an amount. */
  | { readonly kind: 'repeated'; readonly mana: ManaOutput; readonly amount: Quantity; readonly wording: RepeatWording }
  /** `for each color among …, add one mana of that color`: so much of each of those types. */
  | { readonly kind: 'eachType'; readonly amount: Quantity; readonly of: ManaSource }
  /** `{W}{W}, {U}{U}, and {B}{B}`: all of them. */
  | { readonly kind: 'sequence'; readonly parts: readonly ManaOutput[] }
  /** `mana equal to enchanted permanent's mana cost`: a mana for each symbol of a cost. */
  | { readonly kind: 'costOf'; readonly of: ObjectRef }
  /** `this artifact's last noted type and amount of mana`, `the mana lost this way`. */
  | { readonly kind: 'remembered'; readonly what: 'noted'; readonly by: ObjectRef }
  | { readonly kind: 'remembered'; readonly what: 'lost'; readonly by: null };

/** How a multiplied amount was said; the meaning is the same. */
export type RepeatWording = 'amountEqualTo' | 'forEach' | 'thatMuch' | 'number' | 'x';

/** Which types there are to choose from. */
export type ManaSource =
  | { readonly kind: 'types'; readonly types: readonly ManaType[] }
  | { readonly kind: 'anyColor' }
  | { readonly kind: 'anyType' }
  | { readonly kind: 'chosenColor' }
  | { readonly kind: 'thatColor' }
  | { readonly kind: 'thatType' }
  /** 106.7. */
  | { readonly kind: 'couldProduce'; readonly what: 'color' | 'type'; readonly by: ObjectRef }
  /** What the permanent just tapped for mana produced. */
  | { readonly kind: 'produced'; readonly what: 'color' | 'type'; readonly by: ObjectRef }
  | { readonly kind: 'colorsOf'; readonly of: ObjectRef }
  | { readonly kind: 'colorsAmong'; readonly among: Filter }
  /** 903.4: the color identity of the player's commanders. */
  | { readonly kind: 'commanderIdentity' }
  /** "a color of your choice", "any color they choose": any color, chosen by that player. */
  | { readonly kind: 'colorOfChoice'; readonly chooser: PlayerRef }
  /** "this artifact's last noted type". */
  | { readonly kind: 'notedType'; readonly by: ObjectRef }
  /** The mana symbols in a cost: "any color in its mana cost". */
  | { readonly kind: 'manaCostOf'; readonly of: ObjectRef };
