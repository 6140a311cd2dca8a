import type { CopyException, GrantedAbility } from './change.ts';
import type { CardType, Supertype } from './filter.ts';
import type { Color } from './mana.ts';
import type { Quantity } from './quantity.ts';
import type { ObjectRef } from './reference.ts';

/** 111.3: tokens of one description. */
export interface TokenCount {
  readonly kind: 'tokens';
  readonly amount: Quantity;
  readonly token: TokenDescription;
  /** How they come: "that's tapped and attacking", "attached to it". */
  readonly entering: TokenEntering;
}

export interface TokenEntering {
  readonly kind: 'entering';
  readonly tapped: boolean;
  readonly attacking: boolean;
  readonly attachedTo: ObjectRef | null;
}

/** 111.3-4: the characteristics of a token as the instruction gives them; what is not given it doesn't have. */
export interface TokenDescription {
  readonly kind: 'token';
  readonly name: string | null;
  /** How the name is said: after "named", before a comma ("Avacyn, a legendary 8/8 …"), or as the noun of a token printed as a card. */
  readonly naming: 'named' | 'first' | 'printed';
  /** 111.10: what kind of Role: `Wicked`. */
  readonly role: string | null;
  /** As written: `1`, `X`, `*`. */
  readonly power: string | null;
  readonly toughness: string | null;
  readonly supertypes: readonly Supertype[];
  readonly colors: readonly Color[] | 'colorless' | 'all' | null;
  readonly subtypes: readonly string[];
  readonly types: readonly CardType[];
  /** "that is every basic land type". */
  readonly every: 'basicLandType' | 'creatureType' | null;
  readonly abilities: readonly GrantedAbility[];
}

/** 707.2, 707.9: tokens that are copies of something, with the exceptions that are part of the copied values. */
export interface CopyTokens {
  readonly kind: 'copies';
  readonly amount: Quantity;
  readonly of: ObjectRef;
  readonly except: readonly CopyException[];
  readonly entering: TokenEntering;
}
