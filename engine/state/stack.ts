import type { Ability, Keyword, SpentConsequence } from '../ast/index.ts';
import type { CompiledCard } from '../cards/definition.ts';
import type { Chosen } from './chosenValues.ts';
import type { FaceDown } from './faceDown.ts';
import type { PooledMana } from './manaPool.ts';
import type { CardZone } from './zone.ts';

/** What words that point back mean to an ability: "it" and "that land", "that player", X, "that many"; null where nothing is meant. */
export interface Meant {
  readonly it: readonly string[] | null;
  readonly they: string | null;
  readonly x: number | null;
  readonly thatMany: number | null;
  /** While it resolves: the cards that were looked at, revealed, found or put somewhere together, as far as nothing was done with them since. */
  readonly among?: readonly string[] | null;
  /** Of cards that some were exiled from among, those that are left: "the rest"; absent where none were. */
  readonly rest?: readonly string[];
  /** While it resolves: what was "exiled this way", "discarded this way" and so on, by that word. */
  readonly thisWay?: ReadonlyMap<string, readonly string[]>;
  /** While it resolves: how much life was lost, gained or paid and how much damage was dealt "this way". */
  readonly amounts?: ReadonlyMap<string, number>;
  /** 608.2d: what was chosen while it resolves, with what its object had chosen before. */
  readonly chosen?: Chosen;
  /** 705.2, 701.30: whether "you" won the flip or clash that was made last. */
  readonly won?: boolean;
  /** While it resolves: the players who have searched their library. */
  readonly searched?: readonly string[];
  /** While it resolves: of the players who were asked last whether they do something, those who did. */
  readonly doers?: readonly string[];
  /** 706.2: what the die came to that was rolled last. */
  readonly result?: number;
  /** "That source": what would deal, or has dealt, the damage that is spoken of. */
  readonly dealer?: string;
  /** 615.5: how much damage was "prevented this way". */
  readonly prevented?: number;
  /** "That spell or ability": what has the target that is spoken of. */
  readonly aimer?: string;
  readonly other?: OtherMeant;
}

/**
 * Of two objects that a trigger condition names ("this creature deals damage to a creature") the one that is "that creature" while "it" is `beside`, the first
 * of them: as long as nothing else was spoken of.
 */
export interface OtherMeant {
  readonly ids: readonly string[];
  readonly beside: readonly string[];
}

/** What words point back to, once objects have other ids. */
export const renamedMeant = <M extends Pick<Meant, 'it' | 'other'>>(meant: M, rename: (id: string) => string): M => ({
  ...meant,
  it: meant.it?.map(rename) ?? null,
  ...(meant.other === undefined ? {} : { other: { ids: meant.other.ids.map(rename), beside: meant.other.beside.map(rename) } }),
});

/** 405: a spell or an ability on the stack. */
export type StackObject = AbilityOnStack | SpellOnStack;

interface OnStack {
  readonly id: string;
  readonly controller: string;
  /** Its words as printed; a spell's name. */
  readonly text: string;
  /** 601.2c: its targets, one list for each time that its text (of the chosen modes) says "target", in the order of the text. */
  readonly targets: readonly (readonly string[])[];
  /** 601.2d: how what is divided among them is, a number for each target as in `targets`; absent or empty where nothing is. */
  readonly shares?: readonly (readonly number[])[];
  /** 700.2: places of its modes that were chosen, in the order of the text; empty where it has none. */
  readonly modes: readonly number[];
  /** What its words point back to: what triggered it, what was paid for it, its X. */
  readonly meant: Meant;
}

/** 113.7: an ability on the stack. It exists apart from its source (113.7a). */
export interface AbilityOnStack extends OnStack {
  readonly kind: 'activatedAbility' | 'triggeredAbility';
  /** The id of the object that it is an ability of. */
  readonly source: string;
  /** 201.5: the object that its words mean by a name. */
  readonly named: string;
  readonly ability: Ability;
  /** Which of its object's abilities its uses are counted for, see `instanceOf`. */
  readonly instance: string;
}

/** 112.1: a spell. Its id is the card's, which is in the zone `stack`. */
export interface SpellOnStack extends OnStack {
  readonly kind: 'spell';
  /** The card's id. */
  readonly source: string;
  readonly face: number;
  /** 708.4. */
  readonly faceDown: FaceDown;
  readonly cast: CastFacts;
  /** 611.3, 702: the keywords that effects gave it as it was cast, once for each that did; absent for none. */
  readonly granted?: readonly Keyword[];
  /** 707.10: a copy is no card; it ceases to exist when it leaves the stack. */
  readonly copy: boolean;
  /** 707.9: of a copy, the cards with the texts that say what it has otherwise, see `CopiedValues`. */
  readonly through?: readonly CompiledCard[];
}

/** How a spell was cast, as far as it or the permanent that it becomes asks. */
export interface CastFacts {
  /** From where; null for a copy that was not cast. */
  readonly from: CardZone | null;
  /** 107.3: the X that was chosen; null where there is none. */
  readonly x: number | null;
  /** Its alternative cost, as `alternativesOf` names it; null: for its mana cost. */
  readonly alternative: string | null;
  /** Its optional additional costs that were paid, by name, once for each time: "kicker", "buyback". */
  readonly paid: readonly string[];
  /** 118.9: without paying its mana cost. */
  readonly free: boolean;
  readonly manaSpent: readonly PooledMana[];
  /** 601.3: the key of the permission that it was cast by, where that may be used only so often; absent for none. */
  readonly permitted?: string;
  /** 106.6: what was said of the spell where mana was made that was spent on it. */
  readonly consequences: readonly SpentConsequenceOf[];
}

/** 106.6: what text says of a spell on which mana was spent. */
export interface SpentConsequenceOf {
  /** The id of what made the mana; null where it isn't known. */
  readonly source: string | null;
  readonly text: string;
  readonly consequence: SpentConsequence;
}
