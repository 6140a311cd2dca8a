import type { Filter, Place } from './filter.ts';
import type { ManaSource } from './mana.ts';
import type { Quantity } from './quantity.ts';
import type { ObjectRef, PlayerRef, Recipient } from './reference.ts';
import type { TappedForMana } from './replacement.ts';
import type { Unsupported } from './text.ts';
import type { DamageSize } from './would.ts';

/** What a triggered ability waits for (603.1). */
export type TriggerEvent =
  | TappedForMana
  /** "Whenever a land's ability causes you to add one or more mana of the chosen color". */
  | { readonly kind: 'addsMana'; readonly source: ObjectRef; readonly player: PlayerRef; readonly of: ManaSource | null }
  /** `under`: "under your control". `from`: "from your graveyard", or where `elsewhere`, from anywhere other than there. */
  | {
      readonly kind: 'enters';
      readonly what: ObjectRef;
      readonly from: Place | null;
      readonly elsewhere: boolean;
      readonly under: PlayerRef | null;
      /** "enters tapped": only if it does. */
      readonly tapped?: true;
    }
  | { readonly kind: 'leaves'; readonly what: ObjectRef; readonly under: PlayerRef | null }
  | { readonly kind: 'dies'; readonly what: ObjectRef; readonly under: PlayerRef | null }
  /** "you had a land enter under your control". */
  | { readonly kind: 'hasEnter'; readonly who: PlayerRef; readonly what: ObjectRef; readonly under: PlayerRef }
  /** 400.7. `from` null: not said. `elsewhere`: from anywhere but there. */
  | {
      readonly kind: 'zoneChange';
      readonly what: ObjectRef;
      readonly verb: 'put' | 'leaves' | 'returned' | 'exiled';
      readonly from: Place | 'anywhere' | null;
      readonly elsewhere: boolean;
      readonly to: Place | null;
    }
  | { readonly kind: 'attacks'; readonly what: ObjectRef; readonly alone: boolean; readonly whom: Recipient | null }
  /** "you attack with two or more creatures", "a player attacks one of your opponents". */
  | { readonly kind: 'attacksWith'; readonly who: PlayerRef; readonly with: ObjectRef | null; readonly whom: Recipient | null }
  | { readonly kind: 'isAttacked'; readonly who: PlayerRef }
  | { readonly kind: 'blocks'; readonly what: ObjectRef; readonly whom: ObjectRef | null }
  | { readonly kind: 'becomesBlocked'; readonly what: ObjectRef; readonly by: ObjectRef | null }
  | { readonly kind: 'unblocked'; readonly what: ObjectRef }
  /** `combat` false: noncombat. */
  | {
      readonly kind: 'dealsDamage';
      readonly what: ObjectRef;
      readonly combat: boolean | null;
      readonly amount: DamageSize | null;
      readonly to: Recipient | null;
    }
  | {
      readonly kind: 'isDealtDamage';
      readonly what: ObjectRef;
      readonly combat: boolean | null;
      /** 120.4a: only where some of it is excess damage. */
      readonly excess: boolean;
      readonly by: ObjectRef | null;
      /** "3 or more damage", by all sources together. */
      readonly amount?: DamageSize;
    }
  | {
      readonly kind: 'playerDealtDamage';
      readonly who: PlayerRef;
      readonly combat: boolean | null;
      readonly by: ObjectRef | null;
      readonly amount?: DamageSize;
    }
  /** "combat damage is dealt to you or a planeswalker you control"; by whatever. */
  | { readonly kind: 'damageDealt'; readonly combat: boolean | null; readonly excess: boolean; readonly to: Recipient | null }
  /** 615: "damage from a red source is prevented", "damage that would be dealt to you is prevented". */
  | { readonly kind: 'damagePrevented'; readonly from: ObjectRef | null; readonly to: Recipient | null }
  | { readonly kind: 'becomesTapped'; readonly what: ObjectRef }
  | { readonly kind: 'becomesUntapped'; readonly what: ObjectRef }
  | { readonly kind: 'casts'; readonly who: PlayerRef; readonly what: ObjectRef }
  /** "you next cast an instant or sorcery spell this turn": once. */
  | { readonly kind: 'nextActivates'; readonly who: PlayerRef; readonly what: ObjectRef }
  | { readonly kind: 'nextCasts'; readonly who: PlayerRef; readonly what: ObjectRef }
  /** "your second spell each turn". */
  | {
      readonly kind: 'nth';
      readonly deed: 'cast' | 'draw' | 'activate' | 'play';
      readonly who: PlayerRef;
      readonly ordinal: number;
      readonly what: Filter;
      readonly their: boolean;
      readonly per: string;
    }
  | { readonly kind: 'castsOrCopies'; readonly who: PlayerRef; readonly what: ObjectRef }
  | { readonly kind: 'copies'; readonly who: PlayerRef; readonly what: ObjectRef }
  | { readonly kind: 'isCast'; readonly what: ObjectRef }
  /** "you next cast a creature spell this turn". */
  | { readonly kind: 'nextCast'; readonly who: PlayerRef; readonly what: ObjectRef }
  | { readonly kind: 'plays'; readonly who: PlayerRef; readonly what: ObjectRef }
  | { readonly kind: 'discards'; readonly who: PlayerRef; readonly what: ObjectRef }
  | { readonly kind: 'cycles'; readonly who: PlayerRef; readonly what: ObjectRef; readonly orDiscards: boolean }
  | { readonly kind: 'draws'; readonly who: PlayerRef; readonly what: ObjectRef }
  | { readonly kind: 'sacrifices'; readonly who: PlayerRef; readonly what: ObjectRef }
  | { readonly kind: 'mills'; readonly who: PlayerRef; readonly what: ObjectRef }
  | { readonly kind: 'creates'; readonly who: PlayerRef; readonly what: ObjectRef }
  | { readonly kind: 'exiles'; readonly who: PlayerRef; readonly what: ObjectRef }
  | { readonly kind: 'reveals'; readonly who: PlayerRef; readonly what: ObjectRef }
  | { readonly kind: 'taps'; readonly who: PlayerRef; readonly what: ObjectRef; readonly untaps: boolean }
  | { readonly kind: 'gainsLife'; readonly who: PlayerRef; readonly amount: Quantity | null }
  /** 119.9: "a white instant or sorcery spell causes you to gain life". */
  | { readonly kind: 'causesGain'; readonly cause: ObjectRef; readonly who: PlayerRef }
  | { readonly kind: 'losesLife'; readonly who: PlayerRef; readonly amount: Quantity | null }
  /** 122.6. `by` null: by anyone; `effect`: by an effect, whoever's. */
  | {
      readonly kind: 'countersPut';
      readonly counter: string | null;
      readonly on: Recipient;
      readonly oneOrMore: boolean;
      readonly by: PlayerRef | 'effect' | null;
      /** "you would get one or more {E}", "… poison counters": said of the player who gets them. */
      readonly gets?: 'counters' | 'symbol';
      /** "… or on yourself". */
      readonly orYou?: true;
    }
  | {
      readonly kind: 'countersRemoved';
      readonly counter: string | null;
      readonly from: ObjectRef;
      readonly oneOrMore: boolean;
      readonly last: boolean;
    }
  /** "the fourth plan counter is put on this enchantment". */
  | { readonly kind: 'nthCounterPut'; readonly ordinal: number; readonly counter: string; readonly on: ObjectRef }
  | { readonly kind: 'becomesTarget'; readonly what: ObjectRef; readonly of: ObjectRef }
  | { readonly kind: 'playerBecomesTarget'; readonly who: PlayerRef; readonly of: ObjectRef }
  /** 500: the beginning of a step or phase; "end of combat". */
  | { readonly kind: 'phase'; readonly which: PhaseName; readonly whose: PhaseOwner }
  | { readonly kind: 'turnedFaceUp'; readonly what: ObjectRef }
  | { readonly kind: 'transforms'; readonly what: ObjectRef; readonly into: ObjectRef | null }
  | { readonly kind: 'activates'; readonly who: PlayerRef; readonly what: ObjectRef }
  | { readonly kind: 'isActivated'; readonly what: ObjectRef }
  /** "becomes monstrous", "becomes attached to a creature". */
  | { readonly kind: 'becomes'; readonly what: ObjectRef; readonly state: string; readonly to: ObjectRef | null }
  /** Keyword actions of an object: "explores", "exploits a creature". */
  | { readonly kind: 'objectAction'; readonly what: ObjectRef; readonly action: string; readonly object: ObjectRef | null }
  /** "a spell or ability an opponent controls causes you to discard this card". */
  | {
      readonly kind: 'causes';
      readonly cause: ObjectRef;
      readonly who: PlayerRef;
      readonly deed: 'discard' | 'sacrifice';
      readonly what: ObjectRef;
    }
  /** 603.3b: "a permanent entering causes a triggered ability to trigger"; `of`: one of what; null: of whatever. */
  | { readonly kind: 'abilityTriggers'; readonly cause: TriggerEvent; readonly of: ObjectRef | null }
  /** 603.8 and the limits that an event's sentence adds: "during your turn", "for the first time each turn". */
  | { readonly kind: 'limited'; readonly event: TriggerEvent; readonly to: EventLimit }
  /** 714.2b: chapter numbers. */
  | { readonly kind: 'chapter'; readonly numbers: readonly number[] }
  /** Keyword actions of a player and what befalls one, from a closed list: "scry", "commit a crime". */
  | { readonly kind: 'keywordAction'; readonly who: PlayerRef; readonly action: string; readonly amount: Quantity | null }
  /** Of nobody in particular: "day becomes night or night becomes day", "the Ring tempts you". */
  | { readonly kind: 'occurrence'; readonly what: string }
  | { readonly kind: 'state'; readonly condition: import('./condition.ts').Condition }
  | { readonly kind: 'either'; readonly events: readonly TriggerEvent[]; readonly join: EventJoin }
  | Unsupported;

export type EventJoin = 'or' | 'and at' | 'and whenever' | 'and when' | 'or whenever' | 'or at';

/** When an event counts. */
export type EventLimit =
  | { readonly kind: 'turn'; readonly of: PlayerRef; readonly word: 'during' | 'on' }
  | { readonly kind: 'thisTurn' }
  | { readonly kind: 'while'; readonly condition: import('./condition.ts').Condition }
  /** "and it wasn't cast": true of the event besides. */
  | { readonly kind: 'and'; readonly condition: import('./condition.ts').Condition }
  /** "using mana produced by this creature": paid with some of it. */
  | { readonly kind: 'usingMana'; readonly from: ObjectRef; readonly produced: boolean }
  /** From a closed list: "for the first time each turn", "while saddled", "except the first one you draw in each of your draw steps". */
  | { readonly kind: 'words'; readonly words: string };

export type PhaseName =
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
  | 'turn'
  | 'declare attackers step'
  | 'declare blockers step'
  | 'combat phase'
  | 'untap step';
/** `word`: "your upkeep" is possessive, "the upkeep of …" is of, "combat on your turn" is on. */
export type PhaseOwner =
  | 'each'
  | 'the'
  | 'the next'
  /** "the next turn's upkeep". */
  | 'the next turn'
  | 'none'
  | {
      readonly kind: 'ownerOfPhase';
      readonly player: PlayerRef;
      readonly word: 'possessive' | 'of' | 'on' | 'next' | 'each of' | 'each on';
    };
export type { Filter };
