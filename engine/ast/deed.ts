import type { Keyword } from './ability.ts';
import type { Change, CopyException } from './change.ts';
import type { Cost } from './cost.ts';
import type { CounterCount } from './counters.ts';
import type { DamagePart, DamageRecipient, DamageToCome } from './damage.ts';
import type { Duration } from './duration.ts';
import type { CardType, FilterSuffix } from './filter.ts';
import type { Destination, MoveDetail, MovePart, Origin } from './move.ts';
import type { Quantity } from './quantity.ts';
import type { ObjectRef, PlayerRef, Zone } from './reference.ts';
import type { CopyTokens, TokenCount } from './token.ts';

/** Where the card of a countered spell goes instead of its owner's graveyard: exile, the hand, or a place in the library. */
export type CounteredTo = 'exile' | 'hand' | 'top' | 'bottom' | 'topOrBottom';

/**
 * What a player is told to do (608.2): `who` does it. In the imperative the controller does ("Draw a card"), so that `who` is `you`.
 */
export type PlayerDeed =
  | { readonly kind: 'choose'; readonly who: PlayerRef; readonly what: string }
  /** "choose first strike, vigilance, or lifelink", of which "that ability" speaks after it. */
  | { readonly kind: 'chooseAbility'; readonly who: PlayerRef; readonly options: readonly Keyword[] }
  | { readonly kind: 'chooseObject'; readonly who: PlayerRef; readonly what: ObjectRef; readonly from: Origin | null }
  /** 700.2a: "choose one", "choose two"; the modes stand in the modal instruction around it. */
  | { readonly kind: 'chooseModes'; readonly who: PlayerRef; readonly how: string }
  /** 111.1. Several descriptions: "create a Food token and a Treasure token". */
  | {
      readonly kind: 'createToken';
      readonly who: PlayerRef;
      readonly tokens: readonly TokenCount[];
      readonly join: 'and' | 'or';
      /** "that many 4/4 Angel tokens are created": in the place of others. */
      readonly passive?: true;
    }
  /** "create three of those tokens": as described just before. */
  | {
      readonly kind: 'createMore';
      readonly who: PlayerRef;
      /** null: those tokens themselves. */
      readonly amount: Quantity | null;
      /** "those tokens plus an additional Food token". */
      readonly plus: TokenCount | null;
      /** "create one of each": of each kind that was named. */
      readonly each?: true;
      /** "twice that many of those tokens are created": as of counters. */
      readonly passive?: true | 'effect';
    }
  /** 707.2: tokens that are copies. */
  | { readonly kind: 'copyToken'; readonly who: PlayerRef; readonly tokens: CopyTokens }
  /** 612.1: words of one kind in a text replaced by others of that kind, or by the one that `by` names. */
  | {
      readonly kind: 'changeText';
      readonly who: PlayerRef;
      readonly what: ObjectRef;
      readonly replacing: readonly { readonly words: 'color word' | 'basic land type' | 'creature type'; readonly by: string | null }[];
      readonly duration: Duration;
    }
  | { readonly kind: 'draw'; readonly who: PlayerRef; readonly amount: Quantity }
  | { readonly kind: 'discard'; readonly who: PlayerRef; readonly what: ObjectRef; readonly random: boolean }
  | { readonly kind: 'mill'; readonly who: PlayerRef; readonly amount: Quantity }
  | { readonly kind: 'scry'; readonly who: PlayerRef; readonly action: 'scry' | 'surveil' | 'fateseal'; readonly amount: Quantity }
  | { readonly kind: 'gainLife'; readonly who: PlayerRef; readonly amount: Quantity }
  | { readonly kind: 'loseLife'; readonly who: PlayerRef; readonly amount: Quantity }
  /** `final`: "It can't be regenerated" is said of it in a sentence after it (701.19c). */
  | { readonly kind: 'destroy'; readonly who: PlayerRef; readonly what: ObjectRef; readonly final?: true }
  /** 701.13. `until`: the object comes back when that ends (610.3). */
  | {
      readonly kind: 'exile';
      readonly who: PlayerRef;
      readonly what: ObjectRef;
      readonly from: Origin | null;
      readonly details: readonly MoveDetail[];
      readonly until: Duration | null;
    }
  | { readonly kind: 'sacrifice'; readonly who: PlayerRef; readonly what: ObjectRef }
  | { readonly kind: 'tap'; readonly who: PlayerRef; readonly what: ObjectRef }
  | { readonly kind: 'untap'; readonly who: PlayerRef; readonly what: ObjectRef }
  | { readonly kind: 'tapOrUntap'; readonly who: PlayerRef; readonly what: ObjectRef }
  /** 701.6. `to`: where a spell's card goes instead of the graveyard, as a sentence after it says. */
  | { readonly kind: 'counterSpell'; readonly who: PlayerRef; readonly what: ObjectRef; readonly to?: CounteredTo }
  /** 400.7: put or returned from zone to zone; several parts with one verb: "put one into your hand and the rest into your graveyard". */
  | { readonly kind: 'move'; readonly who: PlayerRef; readonly verb: 'put' | 'return'; readonly parts: readonly MovePart[] }
  | {
      readonly kind: 'putCounters';
      readonly who: PlayerRef;
      readonly counters: readonly CounterCount[];
      readonly on: ObjectRef;
      /** "twice that many +1/+1 counters are put on it": in the place of others, by whoever would put those; "it puts …": an effect would. */
      readonly passive?: true | 'effect';
      /** "on that permanent or player": on whatever would get them. */
      readonly whoever?: true;
    }
  /** "your choice of a flying counter or a first strike counter": one counter, of a kind that is chosen. `shared`: the noun is said once. */
  | {
      readonly kind: 'putCounterOfChoice';
      readonly who: PlayerRef;
      readonly counters: readonly string[];
      readonly shared: boolean | 'among' | 'unsaid';
      readonly on: ObjectRef;
    }
  /** 122.1: `distributed` among several. */
  | {
      readonly kind: 'distributeCounters';
      readonly who: PlayerRef;
      readonly counters: CounterCount;
      readonly among: ObjectRef;
    }
  | {
      readonly kind: 'removeCounters';
      readonly who: PlayerRef;
      readonly amount: Quantity;
      readonly counter: string | null;
      readonly from: ObjectRef;
    }
  | {
      readonly kind: 'moveCounters';
      readonly who: PlayerRef;
      readonly counters: CounterCount;
      readonly from: ObjectRef;
      readonly to: ObjectRef;
    }
  /** A player's own counters (122.1): {E}, poison, experience, rad, ticket; null: of each kind that they would get. */
  | {
      readonly kind: 'getCounters';
      readonly who: PlayerRef;
      readonly amount: Quantity;
      readonly counter: string | null;
      readonly instead?: true;
    }
  /** 119.7, 701.12c; `with` null: those who are told to, with one another. */
  | { readonly kind: 'exchangeLife'; readonly who: PlayerRef; readonly with: PlayerRef | null }
  /** 701.12g: "exchange your life total with this creature's toughness". */
  | {
      readonly kind: 'exchangeLifeForSize';
      readonly who: PlayerRef;
      readonly whose: PlayerRef;
      readonly of: ObjectRef;
      readonly which: 'power' | 'toughness';
    }
  /** "loses all poison counters". */
  | { readonly kind: 'loseCounters'; readonly who: PlayerRef; readonly counter: string }
  | { readonly kind: 'attach'; readonly who: PlayerRef; readonly what: ObjectRef; readonly to: ObjectRef }
  | { readonly kind: 'unattach'; readonly who: PlayerRef; readonly what: ObjectRef }
  /** 701.23. */
  | {
      readonly kind: 'search';
      readonly who: PlayerRef;
      readonly of: PlayerRef;
      readonly zones: readonly Zone[];
      readonly join: 'and' | 'and/or';
      readonly what: ObjectRef | null;
    }
  /** 701.24. `what`: null for the player's own library. */
  | { readonly kind: 'shuffle'; readonly who: PlayerRef; readonly what: ObjectRef | null; readonly into: PlayerRef | null }
  | { readonly kind: 'reveal'; readonly who: PlayerRef; readonly what: ObjectRef; readonly from: Origin | null; readonly random: boolean }
  | { readonly kind: 'look'; readonly who: PlayerRef; readonly what: ObjectRef }
  /** "Exile cards from the top of your library until you exile a nonland card." */
  | {
      readonly kind: 'dig';
      readonly who: PlayerRef;
      readonly verb: 'reveal' | 'exile' | 'mill';
      /** How the clause after "until" names the player. */
      readonly doer: 'you' | 'they';
      readonly of: PlayerRef;
      readonly until: ObjectRef;
    }
  /** 104.2-3. */
  | { readonly kind: 'game'; readonly who: PlayerRef; readonly outcome: 'lose' | 'win' }
  | { readonly kind: 'extraLand'; readonly who: PlayerRef; readonly amount: Quantity }
  | {
      readonly kind: 'gainControl';
      readonly who: PlayerRef;
      readonly what: ObjectRef;
      readonly duration: Duration;
      readonly durationFirst: boolean;
    }
  /** `insteadOf`: "rather than pay its mana cost". */
  | { readonly kind: 'pay'; readonly who: PlayerRef; readonly costs: readonly Cost[]; readonly insteadOf: ObjectRef | null }
  | { readonly kind: 'regenerate'; readonly who: PlayerRef; readonly what: ObjectRef }
  | { readonly kind: 'transform'; readonly who: PlayerRef; readonly verb: 'transform' | 'convert'; readonly what: ObjectRef }
  /** 708.7, 708.2: permanents are turned face up or face down. */
  | { readonly kind: 'turnOver'; readonly who: PlayerRef; readonly what: ObjectRef; readonly to: 'face up' | 'face down' }
  /** 707.10: copies of spells and abilities on the stack. */
  | {
      readonly kind: 'copySpell';
      readonly who: PlayerRef;
      readonly what: ObjectRef;
      readonly times: Quantity | null;
      /** 707.9. */
      readonly except: readonly CopyException[];
    }
  | { readonly kind: 'newTargets'; readonly who: PlayerRef; readonly of: ObjectRef; readonly plural: boolean }
  /** A digital keyword action: a card that was in no zone is put there. */
  | {
      readonly kind: 'conjure';
      readonly who: PlayerRef;
      readonly amount: Quantity;
      readonly name: string;
      readonly to: Destination;
      readonly details: readonly MoveDetail[];
    }
  /** "put its counters on target creature": every counter that it has. */
  | { readonly kind: 'putItsCounters'; readonly who: PlayerRef; readonly of: ObjectRef; readonly on: ObjectRef }
  /** 700.3. */
  | { readonly kind: 'separate'; readonly who: PlayerRef; readonly what: ObjectRef }
  | { readonly kind: 'changeTarget'; readonly who: PlayerRef; readonly of: ObjectRef; readonly plural: boolean }
  /** "choose artifact, creature, or land". */
  | { readonly kind: 'chooseType'; readonly who: PlayerRef; readonly types: readonly CardType[] }
  | { readonly kind: 'choosePlayer'; readonly who: PlayerRef; readonly player: PlayerRef }
  /** 701.10: counters of a kind (null: of every kind), power, toughness, or both. */
  | { readonly kind: 'doubleCounters'; readonly who: PlayerRef; readonly counter: string | null; readonly on: ObjectRef }
  | {
      readonly kind: 'doubleSize';
      readonly who: PlayerRef;
      readonly what: 'power' | 'toughness' | 'power and toughness';
      readonly of: ObjectRef;
      readonly duration: Duration;
    }
  | { readonly kind: 'switchSize'; readonly who: PlayerRef; readonly of: ObjectRef; readonly duration: Duration }
  /** 601.3: cast or play, now ("you may cast it without paying its mana cost") or for a while ("you may play that card this turn"). */
  | {
      readonly kind: 'castCard';
      readonly who: PlayerRef;
      readonly verb: 'cast' | 'play' | 'look at and play';
      readonly what: ObjectRef;
      readonly from: Origin | null;
      readonly free: boolean;
      readonly duration: Duration | null;
      /** "this turn without paying its mana cost". */
      readonly durationFirst: boolean;
      /** What the card is like, where its origin is said before: "a spell from among them with mana value 3 or less". */
      readonly also: readonly FilterSuffix[];
      /** The keyword whose cost is paid rather than the mana cost (702.35a, 702.94a); never read from text. */
      readonly paying?: string;
      /** 310.11b: with its back face up; never read from text. */
      readonly transformed?: boolean;
      /** "cards this way": by the permission that the ability gives otherwise. */
      readonly thisWay: boolean;
    }
  /** 615: "prevent the next 3 damage that would be dealt to any target this turn". */
  | (DamageToCome & { readonly kind: 'prevent'; readonly who: PlayerRef })
  /** 614.9: "the next 1 damage that would be dealt to this creature this turn is dealt to target creature you control instead". */
  | (DamageToCome & { readonly kind: 'redirect'; readonly instead: DamageRecipient })
  /** "prevent that damage", "prevent 2 of that damage": within a replacement (615.5); null: all of it. */
  | { readonly kind: 'preventThat'; readonly who: PlayerRef; readonly amount: Quantity | null }
  | { readonly kind: 'exchangeControl'; readonly who: PlayerRef; readonly of: ObjectRef }
  | { readonly kind: 'extraTurn'; readonly who: PlayerRef; readonly amount: Quantity }
  | { readonly kind: 'skip'; readonly who: PlayerRef; readonly what: string }
  /** 114: "You get an emblem with '…'". */
  | { readonly kind: 'emblem'; readonly who: PlayerRef; readonly abilities: readonly import('./change.ts').GrantedAbility[] }
  /** "You may have this creature deal 1 damage to any target": the controller has something happen. */
  | { readonly kind: 'have'; readonly who: PlayerRef; readonly effect: import('./effect.ts').Effect }
  /** Keyword actions of a player (701): proliferate, investigate, populate, amass Orcs 2, discover 3, roll, flip …. */
  | {
      readonly kind: 'keywordAction';
      readonly who: PlayerRef;
      readonly action: string;
      readonly amount: Quantity | null;
      readonly object: ObjectRef | null;
      /** What it stands for, where that has targets, which are announced with the rest of the text (115.1). */
      readonly meaning?: readonly import('./effect.ts').Effect[];
    };

/** What an object does or undergoes; the object is the grammatical subject. */
export type ObjectDeed =
  /** 120. One source, one or more recipients: "3 damage to target creature and 2 damage to you". */
  | {
      readonly kind: 'dealDamage';
      readonly source: ObjectRef;
      readonly amount: Quantity;
      /** null, of damage put in the place of other damage: to whom or what that would be dealt. */
      readonly to: DamageRecipient | null;
      /** 601.2d: among several, as its controller chooses, or evenly and rounded down. */
      readonly divided: false | 'chosen' | 'evenly';
      /** "deals damage to you equal to its power": the amount is said last. */
      readonly amountLast: boolean;
      readonly also: readonly DamagePart[];
      /** 615.12: "The damage can't be prevented" is said of it in a sentence after it. */
      readonly unpreventable?: true;
    }
  /** 614.9: "that damage is dealt to this creature instead", "2 of that damage is dealt to …"; `amount` null: all of it. */
  | { readonly kind: 'dealtInstead'; readonly amount: Quantity | null; readonly to: DamageRecipient }
  | { readonly kind: 'fight'; readonly left: ObjectRef; readonly right: ObjectRef | null }
  /** Keyword actions of an object (701): "it explores", "target creature connives". */
  | { readonly kind: 'objectAction'; readonly subject: ObjectRef; readonly action: string; readonly amount: Quantity | null }
  /** 509.1c: "all creatures able to block it do so". */
  | { readonly kind: 'lure'; readonly blockers: ObjectRef; readonly what: ObjectRef; readonly duration: Duration }
  /** 701.54. */
  | { readonly kind: 'ringTempts'; readonly who: PlayerRef }
  /** 119.5. */
  /** `it`: "it becomes equal to your starting life total", where the life total was spoken of before. */
  | { readonly kind: 'setLife'; readonly who: PlayerRef; readonly to: Quantity; readonly said?: 'it' }
  /** 701.10d: "double your life total". */
  | { readonly kind: 'doubleLife'; readonly who: PlayerRef; readonly whose: PlayerRef }
  /** 611.2. */
  | {
      readonly kind: 'continuous';
      readonly subject: ObjectRef;
      readonly changes: readonly Change[];
      readonly duration: Duration;
      readonly durationFirst: boolean;
    };
