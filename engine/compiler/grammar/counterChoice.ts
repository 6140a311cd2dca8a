import { KEYWORD_COUNTERS } from '../../cards/keywordCounters.ts';
import { around, list, oneOf, phrase } from '../phrase.ts';
import { choice, type Syntax } from '../syntax.ts';
import { counterKind } from './filter.ts';

/** Counters named with others before one noun (122.1a-b). */
const named = oneOf('+1/+1', '-1/-1', ...KEYWORD_COUNTERS, 'shield', 'stun', 'loyalty', 'charge');

/** How the counters are said: each with its noun, before one noun, "a counter from among" them, or without "your choice of". */
type Shared = boolean | 'among' | 'unsaid';
const each = list(around('a <it> counter', counterKind), 'or', 2);

/**
 * "your choice of a flying counter or a first strike counter", "your choice of a +1/+1, first strike, or vigilance counter", "your choice of a counter from
 * among first strike and lifelink".
 */
export const counterOfChoice: Syntax<{ readonly counters: readonly string[]; readonly shared: Shared }> = choice<{
  readonly counters: readonly string[];
  readonly shared: Shared;
}>(
  phrase('your choice of <counters>', { shared: false }, { counters: each }),
  phrase('your choice of a <counters> counter', { shared: true }, { counters: list(named, 'or', 2) }),
  phrase('your choice of a counter from among <counters>', { shared: 'among' }, { counters: list(named, 'and', 2) }),
  phrase('<counters>', { shared: 'unsaid' }, { counters: each }),
);
