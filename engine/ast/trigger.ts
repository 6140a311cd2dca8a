import type { Filter } from './filter.ts';
import type { ManaSource } from './mana.ts';
import type { Quantity } from './quantity.ts';
import type { ObjectRef, PlayerRef, Zone } from './reference.ts';
import type { TappedForMana } from './replacement.ts';
import type { Unsupported } from './text.ts';

/** What a triggered ability waits for (603.1). */
export type TriggerEvent =
  | TappedForMana
  /** "Whenever a land's ability causes you to add one or more mana of the chosen color". */
  | { readonly kind: 'addsMana'; readonly source: ObjectRef; readonly player: PlayerRef; readonly of: ManaSource | null }
  | { readonly kind: 'enters'; readonly what: ObjectRef; readonly from: Zone | null }
  | { readonly kind: 'leaves'; readonly what: ObjectRef }
  | { readonly kind: 'dies'; readonly what: ObjectRef }
  | {
      readonly kind: 'zoneChange';
      readonly what: ObjectRef;
      readonly from: Zone | null;
      readonly to: Zone;
      readonly whose: PlayerRef | null;
    }
  | { readonly kind: 'attacks'; readonly what: ObjectRef; readonly alone: boolean; readonly whom: PlayerRef | null }
  | { readonly kind: 'blocks'; readonly what: ObjectRef; readonly whom: ObjectRef | null }
  | { readonly kind: 'becomesBlocked'; readonly what: ObjectRef; readonly by: ObjectRef | null }
  | { readonly kind: 'unblocked'; readonly what: ObjectRef }
  | { readonly kind: 'dealsDamage'; readonly what: ObjectRef; readonly combat: boolean | null; readonly to: ObjectRef | PlayerRef | null }
  | { readonly kind: 'isDealtDamage'; readonly what: ObjectRef | PlayerRef; readonly combat: boolean | null }
  | { readonly kind: 'becomesTapped'; readonly what: ObjectRef }
  | { readonly kind: 'becomesUntapped'; readonly what: ObjectRef }
  | { readonly kind: 'casts'; readonly who: PlayerRef; readonly what: ObjectRef; readonly nth: string | null }
  | { readonly kind: 'castsOrCopies'; readonly who: PlayerRef; readonly what: ObjectRef }
  | { readonly kind: 'plays'; readonly who: PlayerRef; readonly what: ObjectRef }
  | { readonly kind: 'discards'; readonly who: PlayerRef; readonly what: ObjectRef }
  | { readonly kind: 'draws'; readonly who: PlayerRef; readonly what: string }
  | { readonly kind: 'sacrifices'; readonly who: PlayerRef; readonly what: ObjectRef }
  | { readonly kind: 'gainsLife'; readonly who: PlayerRef }
  | { readonly kind: 'losesLife'; readonly who: PlayerRef }
  | {
      readonly kind: 'countersPut';
      readonly counter: string | null;
      readonly on: ObjectRef;
      readonly oneOrMore: boolean;
      readonly by: PlayerRef | null;
    }
  | { readonly kind: 'becomesTarget'; readonly what: ObjectRef; readonly of: string }
  | { readonly kind: 'phase'; readonly which: PhaseName; readonly whose: PhaseOwner }
  | { readonly kind: 'turnedFaceUp'; readonly what: ObjectRef }
  | { readonly kind: 'transforms'; readonly what: ObjectRef; readonly into: boolean }
  | { readonly kind: 'activates'; readonly who: PlayerRef; readonly what: string }
  /** 714.2b: chapter numbers. */
  | { readonly kind: 'chapter'; readonly numbers: readonly number[] }
  /** Keyword actions and designations: "you scry", "you cycle this card", "this creature becomes monstrous". */
  | { readonly kind: 'keywordAction'; readonly who: ObjectRef | PlayerRef; readonly action: string; readonly amount: Quantity | null }
  | { readonly kind: 'state'; readonly condition: import('./condition.ts').Condition }
  /** "you tap a land for mana while you're the monarch". */
  | { readonly kind: 'while'; readonly event: TriggerEvent; readonly condition: import('./condition.ts').Condition }
  | { readonly kind: 'either'; readonly events: readonly TriggerEvent[]; readonly join: 'or' | 'and at' }
  | Unsupported;

export type PhaseName =
  | 'untap'
  | 'upkeep'
  | 'draw step'
  | 'precombat main phase'
  | 'first main phase'
  | 'postcombat main phase'
  | 'main phase'
  | 'combat'
  | 'end step'
  | 'cleanup step'
  | 'end of combat'
  | 'second main phase'
  | 'next main phase'
  | 'next upkeep'
  | 'next end step';
export type PhaseOwner =
  | 'your'
  | 'each'
  | "each player's"
  | "each opponent's"
  | "that player's"
  | "enchanted player's"
  | 'the'
  | "each other player's"
  | "its controller's"
  | 'each of your'
  | 'your next'
  | "chosen player's";
export type { Filter };
