import type { Condition } from './condition.ts';
import type { Cost } from './cost.ts';
import type { ObjectDeed, PlayerDeed } from './deed.ts';
import type { Duration } from './duration.ts';
import type { ManaOutput } from './mana.ts';
import type { Quantity } from './quantity.ts';
import type { ObjectRef, PlayerRef } from './reference.ts';
import type { ManaRider } from './restriction.ts';
import type { StaticEffect } from './static.ts';
import type { Unsupported } from './text.ts';
import type { EventLimit, TriggerEvent } from './trigger.ts';
import type { WouldEvent } from './would.ts';

/**
 * One instruction of a resolving spell or ability (608.2), one sentence or one clause of it: a deed, or several put together.
 * Instructions about mana are read into their parts; the others say who does what to what.
 */
export type Effect =
  | PlayerDeed
  | ObjectDeed
  /** 106.1, 106.4. `additional`: "an additional {G}". */
  | { readonly kind: 'addMana'; readonly who: PlayerRef; readonly mana: ManaOutput; readonly additional: boolean }
  /** "Choose a color of a permanent you control": one of the colors of some object. */
  | { readonly kind: 'chooseColor'; readonly who: PlayerRef; readonly of: ObjectRef }
  /** 605: "target player activates a mana ability of each land they control". */
  | { readonly kind: 'activateManaAbility'; readonly who: PlayerRef; readonly of: ObjectRef }
  /** 106.4: "that player loses all unspent mana". */
  | { readonly kind: 'loseMana'; readonly who: PlayerRef }
  /** 701.10g: "double the amount of each type of unspent mana you have". */
  | { readonly kind: 'doubleMana'; readonly who: PlayerRef }
  /** "Until end of turn, any time you could activate a mana ability, you may pay 1 life." What follows is what is done then. */
  | { readonly kind: 'manaWindow'; readonly duration: Duration; readonly cost: Cost }
  | { readonly kind: 'rider'; readonly rider: ManaRider }
  /** "You may …", "that player may …". */
  | { readonly kind: 'may'; readonly who: PlayerRef; readonly effect: Effect }
  | { readonly kind: 'if'; readonly condition: Condition; readonly effect: Effect; readonly trailing: boolean }
  | { readonly kind: 'unless'; readonly effect: Effect; readonly condition: Condition }
  /** "…, add {G}{G} instead": takes the place of the instruction before it when the condition holds. */
  | {
      readonly kind: 'insteadIf';
      readonly condition: Condition;
      readonly effect: Effect;
      readonly wording: 'leading' | 'instead first' | 'trailing';
    }
  /** "If you do, …", "When they do, …", "If you don't, …"; `who` null: "If no one does". */
  | {
      readonly kind: 'ifYouDo';
      readonly word: 'if' | 'when';
      readonly who: PlayerRef;
      readonly not: boolean;
      /** "If you can't, …": where not all of the instruction before it is possible (101.3, 609.3). */
      readonly cant?: true;
      readonly effect: Effect;
    }
  /** 614.12, 616.1b: "it enters under your control", of what would enter under another player's. */
  | { readonly kind: 'entersUnder'; readonly player: PlayerRef }
  /** 603.12: "When you discard a card this way, …"; "if a creature is destroyed this way" is a condition. */
  | { readonly kind: 'reflexive'; readonly event: TriggerEvent; readonly effect: Effect }
  /** "If you don't put the card into your hand, …": whether a deed was done; "you" did it or not. */
  | { readonly kind: 'ifDeed'; readonly deed: Effect; readonly not: boolean; readonly effect: Effect }
  | { readonly kind: 'otherwise'; readonly effect: Effect }
  /** 101.4: "Starting with you, each player may …": they choose in turn order from that player on. */
  | { readonly kind: 'inTurnOrder'; readonly first: PlayerRef; readonly effect: Effect; readonly said: 'before' | 'after the players' }
  /** 118.12: "unless its controller pays {2}", "unless you sacrifice a land": `deed` done instead. */
  | { readonly kind: 'unlessDoes'; readonly effect: Effect; readonly deed: Effect }
  /** One after the other; `shared`: the player who does them all is said once. */
  | { readonly kind: 'sequence'; readonly effects: readonly Effect[]; readonly joins: readonly ClauseJoin[]; readonly shared: boolean }
  | { readonly kind: 'forEach'; readonly quantity: Quantity; readonly effect: Effect; readonly leading: boolean }
  | { readonly kind: 'where'; readonly effect: Effect; readonly x: Quantity }
  /** 603.7. */
  | {
      readonly kind: 'delayed';
      readonly event: TriggerEvent;
      readonly effect: Effect;
      readonly word: 'at' | 'when' | 'whenever';
      readonly trailing: boolean;
      readonly duration: Duration | null;
    }
  /** A replacement or prevention that lasts for a while (614, 615). `wording`: where "instead" stands; `next`: the next time only. */
  | {
      readonly kind: 'replace';
      readonly event: WouldEvent;
      readonly limit: EventLimit | null;
      readonly effect: Effect;
      readonly wording:
        | 'last'
        | 'first'
        | 'none'
        | 'each time'
        | 'instead of putting it anywhere else'
        | "instead of putting it into its owner's graveyard";
      readonly next: boolean;
    }
  /** 615.5: a replacement or prevention and the sentences after it that speak of what it did; put together as they are carried out, never read. */
  | { readonly kind: 'followed'; readonly effect: Effect; readonly afterwards: readonly Effect[] }
  /** "Until the end of your next turn, you may play those cards." */
  | { readonly kind: 'during'; readonly duration: Duration; readonly effect: Effect }
  /** A static effect that a resolving spell or ability starts: "Until end of turn, if you tap a land for mana, …". */
  | {
      readonly kind: 'startStatic';
      readonly effect: StaticEffect;
      readonly duration: Duration;
      /** "Players can't gain life this turn." */
      readonly durationLast?: true;
    }
  /** 700.2: `head` says how many modes to choose; `stop`: what stands after it. */
  | { readonly kind: 'modal'; readonly head: readonly Effect[]; readonly stop: '—' | '.' | null; readonly modes: readonly Mode[] }
  /** 706.3: what happens by the result of the roll before. */
  | { readonly kind: 'results'; readonly rows: readonly TableRow[] }
  /** Instructions about cards and the game that are read whole and bear on no mana: by kind and words. */
  | { readonly kind: 'instruction'; readonly about: string; readonly text: string }
  | Unsupported;

/** Words between two clauses. */
export type ClauseJoin = 'and' | ', and' | ', then' | 'then' | ', and then' | 'and then' | ',';

/** `costs`: what the mode costs more (spree 702.172, tiered 702.183). `pawprints`: how many {P} choosing it is worth, where modes are chosen by worth. */
export interface Mode {
  readonly kind: 'mode';
  readonly bullet: '•' | '+' | '{P}';
  readonly pawprints: number;
  readonly name: string | null;
  readonly costs: readonly Cost[];
  readonly effects: readonly Effect[];
}

/** `to` null: that result and every greater one. */
export interface TableRow {
  readonly kind: 'row';
  readonly from: number;
  readonly to: number | null;
  readonly effects: readonly Effect[];
}
