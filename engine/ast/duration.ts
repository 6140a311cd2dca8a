import type { Condition } from './condition.ts';
import type { Place } from './filter.ts';
import type { ObjectRef, PlayerRef } from './reference.ts';

/** How long a continuous effect of a resolving spell or ability lasts (611.2). */
export type Duration =
  | { readonly kind: 'untilEndOfTurn' }
  | { readonly kind: 'thisTurn' }
  | { readonly kind: 'untilEndOfCombat' }
  | { readonly kind: 'untilYourNextTurn' }
  | { readonly kind: 'untilEndOfYourNextTurn' }
  | { readonly kind: 'untilYourNextUpkeep' }
  | { readonly kind: 'untilYourNextEndStep' }
  | { readonly kind: 'asLongAs'; readonly condition: Condition }
  /** "for as long as it remains exiled". */
  | { readonly kind: 'whileRemains'; readonly object: ObjectRef; readonly state: string }
  | { readonly kind: 'untilLeaves'; readonly object: ObjectRef }
  /** "until its controller's next untap step". */
  | { readonly kind: 'untilNext'; readonly whose: PlayerRef; readonly step: 'untap step' | 'turn' }
  /** "until this creature is cast from exile". */
  | { readonly kind: 'untilCastFrom'; readonly object: ObjectRef; readonly from: Place }
  | { readonly kind: 'restOfGame' }
  | { readonly kind: 'permanent' };
