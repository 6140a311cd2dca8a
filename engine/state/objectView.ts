import type { Ability, CardType, Color, ManaCost, Supertype, Zone } from '../ast/index.ts';

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
