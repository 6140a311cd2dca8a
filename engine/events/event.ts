import type { CompiledCard } from '../cards/definition.ts';
import type {
  AbilityOnStack,
  AddedPhase,
  Aside,
  Attack,
  CardZone,
  CastFacts,
  Chosen,
  CopiedValues,
  DelayedTrigger,
  Designation,
  FaceDown,
  LastingEffect,
  Loss,
  PastObject,
  Returning,
  Skippable,
  SpellOnStack,
  StackObject,
  StepName,
} from '../state/game.ts';
import type { PooledMana } from '../state/manaPool.ts';
import type { Explanation } from '../trace.ts';

/** What happened in a game, as a noun (the field's and the scenario format's names). */
export type GameEventBody =
  /** 106.4. */
  | { readonly kind: 'ManaAdded'; readonly player: string; readonly mana: readonly PooledMana[] }
  | { readonly kind: 'ManaSpent'; readonly player: string; readonly mana: readonly PooledMana[]; readonly on: string | null }
  /** 500.4: unspent mana that went as a step or phase ended. */
  | { readonly kind: 'ManaEmptied'; readonly player: string; readonly mana: readonly PooledMana[] }
  /** Unspent mana that became of another type instead of being lost. */
  | { readonly kind: 'ManaChanged'; readonly player: string; readonly from: readonly PooledMana[]; readonly to: readonly PooledMana[] }
  /** `by`: the player who taps it; null: nobody in particular. `forMana`: to pay for a mana ability (106.12). */
  | { readonly kind: 'PermanentTapped'; readonly permanent: string; readonly forMana: boolean; readonly by: string | null }
  | { readonly kind: 'PermanentUntapped'; readonly permanent: string }
  /** 502.3: a permanent will not untap in so many of its controller's next untap steps. */
  | { readonly kind: 'PermanentHeldTapped'; readonly permanent: string; readonly steps: number }
  | { readonly kind: 'LifePaid'; readonly player: string; readonly amount: number }
  /** `byDamage`: 120.3a. */
  | { readonly kind: 'LifeLost'; readonly player: string; readonly amount: number; readonly byDamage?: true }
  /** 120.4c: damage made a player lose `instead` life and not all `of` it, so that `least` is left: an effect of `source`. */
  | {
      readonly kind: 'LifeHeld';
      readonly player: string;
      readonly source: string;
      readonly least: number;
      readonly instead: number;
      readonly of: number;
    }
  | { readonly kind: 'LifeGained'; readonly player: string; readonly amount: number; readonly source: string | null }
  | { readonly kind: 'EnergyPaid'; readonly player: string; readonly amount: number }
  /** `marked`: whether it stays marked on what it was dealt to, a creature (120.3e). */
  | {
      readonly kind: 'DamageDealt';
      readonly source: string;
      readonly target: string;
      readonly amount: number;
      readonly combat: boolean;
      readonly marked: boolean;
      /** 702.2b: its source has deathtouch. */
      readonly deathtouch?: true;
      /** 120.10: how much of what the permanent is dealt at that moment, by all sources, is excess damage; absent for none. */
      readonly excess?: number;
      /** 615.12: what deals it says that it can't be prevented. */
      readonly unpreventable?: true;
    }
  /**
   * 615.6: damage that was not dealt; `by`: the object whose effect prevented it, `text`: the effect's words. 615.13: `application`: the same for what one effect
   * prevents at the same time, of an effect that is about the damage of one source for each source by itself.
   */
  | {
      readonly kind: 'DamagePrevented';
      readonly source: string;
      readonly target: string;
      readonly amount: number;
      readonly combat: boolean;
      readonly by: string;
      readonly text: string;
      readonly application: string;
    }
  /** 701.19a: a permanent regenerated: no damage is marked on it any more. That it is tapped and leaves combat is told apart. */
  | { readonly kind: 'Regenerated'; readonly permanent: string }
  /** `entered`: as it entered (122.6), which has put them there already. */
  | {
      readonly kind: 'CounterAdded';
      readonly object: string;
      readonly counter: string;
      readonly amount: number;
      /** 122.6a: the player who puts them there; absent: nobody in particular. */
      readonly by?: string;
      /** 609.1: a cost, damage, or the rules put them there, and no effect. */
      readonly noEffect?: true;
      readonly entered?: boolean;
    }
  | { readonly kind: 'CounterRemoved'; readonly object: string; readonly counter: string; readonly amount: number }
  /** 400.7: `id` is the object's before; `as` the id that it has afterwards (null: it ceased to exist, 111.7). */
  | {
      readonly kind: 'ZoneChanged';
      readonly id: string;
      readonly as: string | null;
      /** `nowhere`: a token is created (111.1), see `created`. */
      readonly from: 'battlefield' | CardZone | 'nowhere';
      /** `nowhere`: out of the game, with its owner (800.4a). */
      readonly to: 'battlefield' | CardZone | 'nowhere';
      readonly cause: 'sacrifice' | 'destroy' | 'exile' | 'discard' | 'returnToHand' | 'mill' | 'draw' | 'stateBasedAction' | 'other';
      /** Where in a library it is put; the top where not said; or how many cards are above it, the bottom where there are not so many (401.7). */
      readonly position?: 'top' | 'bottom' | number;
      /** 703.4: a turn-based action did it, and no effect. */
      readonly turnBased?: boolean;
      /** 704: a state-based action did it, and no effect. */
      readonly stateBased?: boolean;
      /** 701.19c: of what is destroyed: it can't be regenerated. */
      readonly final?: boolean;
      /** 607.2a: the permanent whose ability exiled it. */
      readonly by?: string;
      /** 702.29c: of a card that is discarded to pay for its cycling ability: the X that was chosen for that; null where it has none. */
      readonly cycled?: { readonly x: number | null };
      /** Of what goes to the battlefield: how it enters. */
      readonly entering?: Entering;
      /** 111.2, 114.2: of a token or an emblem that is created: what it is, and for whom; `copy`: a copy of a card (707.12). */
      readonly created?: { readonly card: CompiledCard; readonly owner: string; readonly copy?: true };
      /** Of a card that goes to exile: what it carries with it there. */
      readonly aside?: Aside;
      /** 601.2a: of a card that goes on the stack to be cast: the spell, as far as it is announced. */
      readonly spell?: SpellOnStack;
    }
  /** `base`: whether it is who controls it by default that changes (110.2a), or a continuous effect began or ended (613.1b). */
  | { readonly kind: 'ControlChanged'; readonly permanent: string; readonly to: string; readonly base: boolean }
  /** 611.2: a continuous effect of a spell or ability begins; its id, timestamp and beginning are settled as it does. */
  | { readonly kind: 'LastingEffectBegan'; readonly effect: Omit<LastingEffect, 'id' | 'timestamp' | 'began' | 'spellsBefore'> }
  /** 615.7: so much is left of an effect that is used up. */
  | { readonly kind: 'LastingEffectReduced'; readonly effect: Ended; readonly left: number }
  /** 611.2a-b: several at once. */
  | { readonly kind: 'LastingEffectEnded'; readonly effects: readonly Ended[] }
  /** 603.7a: an ability that waits to trigger is set up. */
  | { readonly kind: 'DelayedTriggerSetUp'; readonly trigger: Omit<DelayedTrigger, 'id' | 'began'> }
  /** 603.12: "when you do": an ability triggers at once on what its spell or ability has just done. */
  | { readonly kind: 'ReflexiveTriggerSetUp'; readonly trigger: ReflexiveTrigger }
  /** 603.7b: it has triggered for the only time, or the time is over in which it could. */
  | { readonly kind: 'DelayedTriggerGone'; readonly triggers: readonly Ended[] }
  /** 610.3: cards are away until something happens. */
  | { readonly kind: 'ReturnAwaited'; readonly returning: Omit<Returning, 'id' | 'began' | 'due'> }
  /** 610.3: the moment is over until which they were to be away. */
  | { readonly kind: 'ReturnDue'; readonly returning: readonly Ended[] }
  /** 610.3: they return, as far as they can. */
  | { readonly kind: 'ReturnOver'; readonly returning: readonly Ended[] }
  | { readonly kind: 'Attached'; readonly permanent: string; readonly to: string }
  | { readonly kind: 'Unattached'; readonly permanent: string }
  /** `instance`: which of the source's abilities its limits count, see `instanceOf`. */
  | {
      readonly kind: 'AbilityActivated';
      readonly source: string;
      readonly ability: number;
      readonly player: string;
      readonly text: string;
      readonly instance: string;
    }
  | {
      readonly kind: 'AbilityTriggered';
      readonly source: string;
      /** Its place among the source's abilities; null for one that a spell or ability had set up (603.7, 603.12). */
      readonly ability: number | null;
      readonly player: string;
      readonly text: string;
      /** 605.4a: a mana ability, which resolves at once. */
      readonly mana: boolean;
      readonly instance: string;
    }
  /** 601.2i: a spell becomes cast, everything about it being settled. */
  | { readonly kind: 'SpellCast'; readonly player: string; readonly object: SpellOnStack; readonly past?: readonly PastObject[] }
  /** 305.1: a land was played, and is on the battlefield by now. */
  | { readonly kind: 'LandPlayed'; readonly player: string; readonly permanent: string }
  /** 707.10: a copy of a spell is put on the stack, on top of what is there, with its targets; it has not been cast. */
  | { readonly kind: 'SpellCopied'; readonly object: SpellOnStack; readonly card: CompiledCard; readonly of: string }
  /** 115.7: `before`: the targets that it had; the object has the new ones. */
  | { readonly kind: 'TargetsChanged'; readonly object: StackObject; readonly before: StackObject['targets'] }
  /** 603.3, 602.2a: an ability goes on the stack, on top of what is there. `past`: what it speaks of and is gone by then (608.2h). */
  | { readonly kind: 'AbilityPutOnStack'; readonly object: StackObject; readonly past?: readonly PastObject[] }
  /** 608.2n: an ability has resolved and is gone. */
  | { readonly kind: 'AbilityResolved'; readonly object: AbilityOnStack }
  /** 608.2, 608.3: a spell has resolved; where its card goes is told apart. */
  | { readonly kind: 'SpellResolved'; readonly object: SpellOnStack }
  /** 608.2a-b: it does nothing, because its targets are illegal or its "if" no longer holds. */
  | { readonly kind: 'ResolutionFailed'; readonly object: StackObject; readonly because: 'targets' | 'condition' }
  /** 104.3. */
  | { readonly kind: 'PlayerLost'; readonly player: string; readonly because: Loss }
  /** 800.4a: what a player who has lost owned anywhere but on the battlefield is out of the game; what gave them control is over. */
  | { readonly kind: 'PlayerLeft'; readonly player: string }
  /** 121.4: a player should have drawn from a library that was empty. */
  | { readonly kind: 'DrawFailed'; readonly player: string }
  /** 701.24: a library in an order by chance, and the seed for what is random next. */
  | { readonly kind: 'LibraryShuffled'; readonly player: string; readonly library: readonly string[]; readonly seed: number }
  /** 701.22, 401.4: a player put cards of a library in an order; nothing left it. */
  | { readonly kind: 'LibraryArranged'; readonly player: string; readonly library: readonly string[] }
  /** Objects chosen by chance, and the seed for what is random next. */
  | { readonly kind: 'ChosenAtRandom'; readonly player: string; readonly chosen: readonly string[]; readonly seed: number }
  /** 701.6a: a spell or ability was countered; where a spell's card goes is told apart. */
  | { readonly kind: 'Countered'; readonly object: StackObject }
  /** 701.27: `face`: the one that is up now. */
  | { readonly kind: 'Transformed'; readonly permanent: string; readonly face: number }
  /** 708.7-8: `by`: the player who turned it; null: an effect's. `x`: the X that was paid for it (107.3), null where there is none. */
  | { readonly kind: 'TurnedFaceUp'; readonly permanent: string; readonly by: string | null; readonly x: number | null }
  | { readonly kind: 'TurnedFaceDown'; readonly permanent: string }
  /** 500.1. `settled`: the permanents that the active player has controlled since before it (302.6). */
  | {
      readonly kind: 'TurnBegan';
      readonly turn: number;
      readonly active: string;
      readonly settled: readonly string[];
      /** 500.7. */
      readonly extra?: true;
    }
  /** 500.7: a player will take an extra turn after this one. */
  | { readonly kind: 'ExtraTurnAdded'; readonly player: string }
  /** 500.8: phases are added after the one that is under way. */
  | { readonly kind: 'PhasesAdded'; readonly phases: readonly AddedPhase[] }
  /** 500.8: the next added phase comes; null: the turn goes on as it would have without them. */
  | { readonly kind: 'PhaseInserted'; readonly phase: AddedPhase | null }
  /** 500.11: a player will skip that the next time it would come. */
  | { readonly kind: 'SkipSetUp'; readonly player: string; readonly what: Skippable }
  /** 500.11; `extra`: an extra turn. */
  | { readonly kind: 'Skipped'; readonly player: string; readonly what: Skippable; readonly extra: boolean }
  /** `struckFirst`: of the first of two combat damage steps: the creatures that deal damage in it (510.4). */
  | {
      readonly kind: 'StepBegan';
      readonly step: StepName;
      readonly turn: number;
      readonly active: string;
      readonly struckFirst?: readonly string[];
    }
  /** 508.1k: the active player's declaration, all at once. `whom`: the player, planeswalker or battle; `defending`: see `Attack`. */
  | { readonly kind: 'AttackersDeclared'; readonly player: string; readonly attackers: readonly DeclaredAttack[] }
  /** 509.1g: all defending players' declarations. */
  | { readonly kind: 'BlockersDeclared'; readonly blocks: readonly DeclaredBlock[] }
  /** 310.8: who protects a battle from now on. */
  | { readonly kind: 'ProtectorChosen'; readonly permanent: string; readonly player: string }
  /** 509.1h: attackers that were not blocked become blocked by an effect, and by no creature. */
  | { readonly kind: 'BecameBlocked'; readonly permanents: readonly string[] }
  /** 702.26: several at once. */
  | { readonly kind: 'PhasedIn' | 'PhasedOut'; readonly permanents: readonly string[] }
  /** 502.3: what held it tapped did so in an untap step of its controller's, one fewer of those that are left. */
  | { readonly kind: 'PermanentStayedTapped'; readonly permanent: string }
  /** 701.37b, 725.3: a permanent or a player becomes something besides its characteristics; `amount`: the X of that monstrosity. */
  | { readonly kind: 'Designated'; readonly object: string; readonly what: Designation | PlayerDesignation; readonly amount: number | null }
  | { readonly kind: 'DesignationLost'; readonly object: string; readonly what: Designation }
  /** 702.179: a player's speed is that from now on. */
  | { readonly kind: 'SpeedChanged'; readonly player: string; readonly to: number }
  /** 731.1. */
  | { readonly kind: 'DayNightChanged'; readonly to: 'day' | 'night' }
  /** 701: a player, or with `object` an object of theirs, has taken a keyword action for which abilities wait; `on`: what it was done with. */
  | {
      readonly kind: 'ActionTaken';
      readonly keyword: string;
      readonly player: string;
      readonly object: string | null;
      readonly on: readonly string[];
    }
  /** 705.1: `won`: whether who flipped it called it right. */
  | { readonly kind: 'CoinFlipped'; readonly player: string; readonly won: boolean; readonly seed: number }
  /** 706.2. */
  | { readonly kind: 'DieRolled'; readonly player: string; readonly sides: number; readonly result: number; readonly seed: number }
  /** 514.2. */
  | { readonly kind: 'DamageWoreOff'; readonly permanents: readonly string[] }
  /** 506.4, 511.3. */
  | { readonly kind: 'RemovedFromCombat'; readonly permanents: readonly string[] }
  | LeftOut;

/**
 * Words that are not modelled were left out, as the caller allowed: nothing of what they say happened. `object`: whose words they are; `part`: what they are
 * there; `why`: what of them can't be carried out.
 */
export interface LeftOut {
  readonly kind: 'LeftOut';
  readonly object: string;
  readonly part: 'instruction' | 'resolution' | 'trigger' | 'standing';
  readonly text: string;
  readonly why: string;
}

/** 508.1b: a creature that is declared as an attacker, whom it attacks and who defends. */
export interface DeclaredAttack {
  readonly attacker: string;
  readonly whom: string;
  readonly defending: string;
  /** 702.22c: the number, from 1, of the band that it is in; absent where it is in none. */
  readonly band?: number;
}

/** 509.1a: a creature that is declared as a blocker, and an attacker that it blocks; of what happened also one that it blocks with another's band (702.22h). */
export interface DeclaredBlock {
  readonly blocker: string;
  readonly attacker: string;
}

/** How a permanent enters the battlefield: what is other than 110.5b has it, the front face up under its owner's control (110.2a). */
export interface Entering {
  readonly controller?: string;
  readonly face?: number;
  readonly faceDown?: FaceDown;
  readonly tapped?: boolean;
  readonly counters?: ReadonlyMap<string, number>;
  /** 107.3m: the X of the spell that it was. */
  readonly x?: number | null;
  readonly chosen?: Chosen;
  /** 707.5. */
  readonly copy?: CopiedValues | null;
  readonly attachedTo?: string | null;
  /** 608.3f: a copy of a permanent spell becomes a token. */
  readonly token?: boolean;
  /** 508.4: how it attacks, never having been declared as an attacker. */
  readonly attacking?: Attack | null;
  /** How the spell was cast that it was. */
  readonly cast?: CastFacts | null;
}

/** 725, 726, 702.131: what a player may be or have. */
export type PlayerDesignation = 'the monarch' | 'the initiative' | "the city's blessing";

/** 603.12: an ability that triggers on what was done as a spell or ability resolved. */
export type ReflexiveTrigger = Pick<DelayedTrigger, 'source' | 'named' | 'controller' | 'text' | 'effects' | 'meant'>;

/** What is over: its id, the object that it was an effect or ability of, and its words. */
export interface Ended {
  readonly id: string;
  readonly source: string;
  readonly text: string;
}

/** An event with why it happened. */
export type GameEvent = GameEventBody & { readonly explanation: Explanation };
