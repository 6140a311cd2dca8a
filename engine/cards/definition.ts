import type { Ability, Color, TextSpan } from '../ast/index.ts';

/** One face as printed: Scryfall's fields in camelCase. Numbers that may be "*" or "1+*" stay text. */
export interface FaceDefinition {
  readonly name: string;
  readonly manaCost?: string;
  readonly typeLine: string;
  readonly oracleText?: string;
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly defense?: string;
  /** Where the card says it (color indicator); otherwise the mana cost gives the colors. */
  readonly colors?: readonly Color[];
}

/** A card's definition: one face's fields, or several faces under a layout (`transform`, `modal_dfc`, `split`, `adventure`, …). */
export interface CardDefinition extends FaceDefinition {
  /** Scryfall's layout name; `normal` when absent. */
  readonly layout?: string;
  readonly faces?: readonly FaceDefinition[];
  /** 903.4, as given; computed from costs, texts and indicators when absent. */
  readonly colorIdentity?: readonly Color[];
}

/** How much of a text is read: all of it, some, nothing (a face without text is read in full). */
export type Support = 'full' | 'partial' | 'none';

export interface CompiledFace {
  readonly definition: FaceDefinition;
  readonly abilities: readonly Ability[];
  readonly support: Support;
  /** Offsets are in this face's `oracleText`. */
  readonly unsupported: readonly TextSpan[];
}

export interface CompiledCard {
  readonly definition: CardDefinition;
  /** At least one; the front face first. */
  readonly faces: readonly [CompiledFace, ...CompiledFace[]];
  /** What the front is as a spell that is cast by bestow, awaken, cleave or prototype (702.103, 702.113, 702.148, 718), see `faceOf`; absent for other cards. */
  readonly variant?: CompiledFace;
  readonly support: Support;
}
