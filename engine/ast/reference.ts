import type { Filter } from './filter.ts';
import type { Quantity } from './quantity.ts';

/** The objects an instruction speaks of. */
export type ObjectRef =
  /** The object that has the ability: `~` for its name, or `this creature` in the words used. */
  | { readonly kind: 'self'; readonly as: string }
  | { readonly kind: 'it'; readonly plural: boolean }
  /** An object named before: "that land", "those creatures", "the sacrificed creature", "the exiled card". */
  | {
      readonly kind: 'that';
      readonly filter: Filter;
      readonly plural: boolean;
      readonly article: 'that' | 'the' | 'those' | 'this' | 'the last';
    }
  /** 701.3, 303.4: "enchanted land", "equipped creature". */
  | { readonly kind: 'attached'; readonly by: 'enchanted' | 'equipped' | 'fortified'; readonly filter: Filter }
  | { readonly kind: 'each'; readonly filter: Filter }
  | { readonly kind: 'all'; readonly filter: Filter; readonly said: boolean }
  /** "a land", "two creatures", "up to three Forests", "any number of Elves": chosen when the instruction is carried out. */
  | { readonly kind: 'some'; readonly amount: Quantity; readonly filter: Filter }
  /** 115. "target creature", "up to two target lands", "any target". */
  | { readonly kind: 'target'; readonly amount: Quantity; readonly filter: Filter | 'any'; readonly other: boolean }
  | { readonly kind: 'topCards'; readonly amount: Quantity; readonly of: PlayerRef }
  | { readonly kind: 'several'; readonly refs: readonly ObjectRef[]; readonly join: 'and' | 'or' | 'and/or' };

export type PlayerRef =
  | { readonly kind: 'you' }
  | { readonly kind: 'opponent'; readonly quantifier: 'an' | 'each' | 'all' | 'target' | 'that' | 'any' }
  | {
      readonly kind: 'player';
      readonly quantifier:
        | 'a'
        | 'each'
        | 'all'
        | 'target'
        | 'that'
        | 'chosen'
        | 'active'
        | 'defending'
        | 'attacking'
        | 'enchanted'
        | 'other'
        | 'any';
    }
  | { readonly kind: 'controllerOf'; readonly object: ObjectRef }
  | { readonly kind: 'ownerOf'; readonly object: ObjectRef }
  | { readonly kind: 'they' };

export type Zone = 'battlefield' | 'graveyard' | 'hand' | 'library' | 'exile' | 'stack' | 'command';
