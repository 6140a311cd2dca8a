import type { Duration, Effect, StaticEffect, TriggerEvent } from '../ast/index.ts';
import type { CopiedValues } from './objects.ts';
import type { Meant } from './stack.ts';
import type { StepName } from './steps.ts';

/** When something began: for durations that end in a later turn. */
export interface Moment {
  readonly turn: number;
  readonly step: StepName;
  readonly active: string;
}

/** 611.2: a continuous effect that a spell or ability started as it resolved. */
export interface LastingEffect {
  readonly id: string;
  /** The object whose spell or ability it is; it may be gone. */
  readonly source: string;
  /** 201.5: what the text means by its name. */
  readonly named: string;
  readonly controller: string;
  readonly text: string;
  readonly effect: StaticEffect;
  /** 611.2c: the objects that it affects, settled as it began; null where it affects whatever it speaks of at any time. */
  readonly objects: readonly string[] | null;
  readonly meant: Meant;
  readonly duration: Duration;
  /** 613.7b. */
  readonly timestamp: number;
  readonly began: Moment;
  /** How many spells had been cast in the turn in which it began: "the next spell you cast this turn" is the first after those. */
  readonly spellsBefore: number;
  /** 707.2: what its objects become copies of, settled as it began; null where it is no copy effect. */
  readonly copied: CopiedValues | null;
  /** What was settled as it began of the objects and players that its text speaks of: for each of its words that are settled, in their order. */
  readonly settled: readonly (readonly string[])[];
  /** 614.3, 615.3: how it is used up; null: it lasts as long as its duration says. */
  readonly use: Use | null;
}

/** 615.7: damage of so much; 615.8: the next time; both are over then. */
export type Use = { readonly kind: 'amount'; readonly left: number } | { readonly kind: 'once' };

/** 603.7: an ability that waits to trigger, set up by a spell or ability. */
export interface DelayedTrigger {
  readonly id: string;
  readonly source: string;
  readonly named: string;
  readonly controller: string;
  readonly text: string;
  readonly event: TriggerEvent;
  readonly effects: readonly Effect[];
  readonly meant: Meant;
  /** 603.7b: whether it triggers once only, the next time. */
  readonly once: boolean;
  /** While what it waits for counts; null: until it has triggered. */
  readonly duration: Duration | null;
  readonly began: Moment;
}
