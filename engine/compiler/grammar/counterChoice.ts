import { KEYWORD_COUNTERS } from '../../cards/keywordCounters.ts';
import { around, list, oneOf, phrase } from '../phrase.ts';
import { choice, type Syntax } from '../syntax.ts';
import { counterKind } from './filter.ts';

/** Counters named with others before one noun (122.1a-b). */
const named = oneOf('+1/+1', '-1/-1', ...KEYWORD_COUNTERS, 'shield', 'stun', 'loyalty', 'charge');

/** "your choice of a flying counter or a first strike counter", "your choice of a +1/+1, first strike, or vigilance counter". */
export const counterOfChoice: Syntax<{ readonly counters: readonly string[]; readonly shared: boolean }> = choice<{
  readonly counters: readonly string[];
  readonly shared: boolean;
}>(
  phrase('your choice of <counters>', { shared: false }, { counters: list(around('a <it> counter', counterKind), 'or', 2) }),
  phrase('your choice of a <counters> counter', { shared: true }, { counters: list(named, 'or', 2) }),
);
