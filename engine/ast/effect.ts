import type { Ability, Keyword } from './ability.ts';
import type { Condition } from './condition.ts';
import type { Cost } from './cost.ts';
import type { Duration } from './duration.ts';
import type { Filter } from './filter.ts';
import type { ManaOutput } from './mana.ts';
import type { Quantity } from './quantity.ts';
import type { ObjectRef, PlayerRef, Zone } from './reference.ts';
import type { ManaRider } from './restriction.ts';
import type { Change, StaticEffect } from './static.ts';
import type { Unsupported } from './text.ts';
import type { TriggerEvent } from './trigger.ts';

/**
 * One instruction of a resolving spell or ability (608.2), one sentence or one clause of it.
 * Instructions about mana are read into their parts; the others keep who does what to what.
 */
export type Effect =
  /** 106.1, 106.4. `additional`: "an additional {G}". `each`: several players each. */
  | { readonly kind: 'addMana'; readonly who: PlayerRef; readonly mana: ManaOutput; readonly additional: boolean; readonly wording: string }
  | { readonly kind: 'rider'; readonly rider: ManaRider }
  /** "You may …", "that player may …". */
  | { readonly kind: 'may'; readonly who: PlayerRef; readonly effect: Effect }
  | { readonly kind: 'if'; readonly condition: Condition; readonly then: readonly Effect[]; readonly trailing: boolean }
  | { readonly kind: 'unless'; readonly effect: Effect; readonly condition: Condition }
  /** "…, add {G}{G} instead": takes the place of the instruction before it when the condition holds. */
  | { readonly kind: 'insteadIf'; readonly condition: Condition; readonly effect: Effect; readonly wording: string }
  | {
      readonly kind: 'ifYouDo';
      readonly word: 'if' | 'when';
      readonly who: PlayerRef;
      readonly not: boolean;
      readonly then: readonly Effect[];
    }
  | { readonly kind: 'mayPay'; readonly who: PlayerRef; readonly costs: readonly Cost[] }
  | { readonly kind: 'unlessPays'; readonly effect: Effect; readonly who: PlayerRef; readonly costs: readonly Cost[] }
  | { readonly kind: 'sequence'; readonly effects: readonly Effect[]; readonly joins: readonly string[] }
  | { readonly kind: 'forEach'; readonly quantity: Quantity; readonly effect: Effect }
  | { readonly kind: 'where'; readonly effect: Effect; readonly x: Quantity }
  /** 603.7. */
  | {
      readonly kind: 'delayed';
      readonly event: TriggerEvent;
      readonly effects: readonly Effect[];
      readonly word: 'at' | 'when' | 'whenever';
      readonly trailing: boolean;
      readonly duration: Duration | null;
    }
  /** 611.2. */
  | {
      readonly kind: 'continuous';
      readonly subject: ObjectRef;
      readonly changes: readonly Change[];
      readonly duration: Duration;
      readonly durationFirst: boolean;
    }
  /** A static effect that a resolving spell or ability starts: "Until end of turn, if you tap a land for mana, …". */
  | { readonly kind: 'startStatic'; readonly effect: StaticEffect; readonly duration: Duration; readonly durationFirst: boolean }
  | { readonly kind: 'choose'; readonly who: PlayerRef; readonly what: string }
  | { readonly kind: 'chooseObject'; readonly who: PlayerRef; readonly what: ObjectRef }
  | {
      readonly kind: 'createToken';
      readonly who: PlayerRef;
      readonly amount: Quantity;
      readonly token: TokenDescription;
      readonly suffix: string | null;
    }
  | {
      readonly kind: 'copyToken';
      readonly who: PlayerRef;
      readonly amount: Quantity;
      readonly of: ObjectRef;
      readonly except: string | null;
    }
  | {
      readonly kind: 'dealDamage';
      readonly source: ObjectRef;
      readonly amount: Quantity;
      readonly to: ObjectRef | PlayerRef;
      readonly divided: boolean;
    }
  | { readonly kind: 'draw'; readonly who: PlayerRef; readonly amount: Quantity }
  | { readonly kind: 'discard'; readonly who: PlayerRef; readonly what: ObjectRef; readonly random: boolean }
  | { readonly kind: 'mill'; readonly who: PlayerRef; readonly amount: Quantity }
  | { readonly kind: 'scry'; readonly who: PlayerRef; readonly action: 'scry' | 'surveil' | 'fateseal'; readonly amount: Quantity }
  | { readonly kind: 'gainLife'; readonly who: PlayerRef; readonly amount: Quantity }
  | { readonly kind: 'loseLife'; readonly who: PlayerRef; readonly amount: Quantity }
  | { readonly kind: 'setLife'; readonly who: PlayerRef; readonly to: Quantity }
  | { readonly kind: 'destroy'; readonly what: ObjectRef }
  | { readonly kind: 'exile'; readonly what: ObjectRef; readonly suffix: string | null }
  | { readonly kind: 'sacrifice'; readonly who: PlayerRef; readonly what: ObjectRef }
  | { readonly kind: 'tap'; readonly what: ObjectRef }
  | { readonly kind: 'untap'; readonly what: ObjectRef }
  | { readonly kind: 'counterSpell'; readonly what: ObjectRef }
  | { readonly kind: 'move'; readonly what: ObjectRef; readonly verb: string; readonly to: Zone; readonly how: string }
  | { readonly kind: 'putCounters'; readonly who: PlayerRef; readonly amount: Quantity; readonly counter: string; readonly on: ObjectRef }
  | {
      readonly kind: 'removeCounters';
      readonly who: PlayerRef;
      readonly amount: Quantity;
      readonly counter: string | null;
      readonly from: ObjectRef;
    }
  | { readonly kind: 'attach'; readonly what: ObjectRef; readonly to: ObjectRef }
  | { readonly kind: 'fight'; readonly left: ObjectRef; readonly right: ObjectRef }
  | { readonly kind: 'search'; readonly who: PlayerRef; readonly what: ObjectRef; readonly text: string }
  | { readonly kind: 'shuffle'; readonly who: PlayerRef }
  | { readonly kind: 'reveal'; readonly who: PlayerRef; readonly what: ObjectRef; readonly from: string | null }
  | { readonly kind: 'loses'; readonly who: PlayerRef; readonly outcome: 'lose' | 'win' }
  | { readonly kind: 'extraLand'; readonly who: PlayerRef; readonly amount: Quantity }
  | {
      readonly kind: 'keywordAction';
      readonly who: PlayerRef | ObjectRef;
      readonly action: string;
      readonly amount: Quantity | null;
      readonly object: ObjectRef | null;
    }
  /** 700.2. */
  | { readonly kind: 'modal'; readonly choose: string; readonly modes: readonly (readonly Effect[])[] }
  /** Instructions about cards and the game that are read whole and bear on no mana: by kind and words. */
  | { readonly kind: 'instruction'; readonly about: string; readonly text: string }
  | Unsupported;

/** 111: the characteristics of a token as the instruction gives them. */
export interface TokenDescription {
  readonly kind: 'token';
  readonly name: string | null;
  readonly power: string | null;
  readonly toughness: string | null;
  /** The words between them, in order: "tapped", "colorless", "snow", "artifact", "creature", "Eldrazi Scion". */
  readonly words: readonly import('./filter.ts').FilterWord[];
  readonly keywords: readonly Keyword[];
  readonly abilities: readonly Ability[];
}
export type { Filter };
