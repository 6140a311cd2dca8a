import { castFactsOf } from './castFacts.ts';
import { type Truth, undetermined } from './truth.ts';
import type { Context } from './view.ts';

/** What begins the name of an additional cost by which a gift is promised; the opponent's id follows. */
const GIFT = 'gift ';

/** The name of the additional cost by which a gift is promised to an opponent (702.174a). */
export const giftTo = (opponent: string): string => `${GIFT}${opponent}`;

/** 702.174b: the opponent whom a gift was promised to; null where it was to nobody. */
export function giftedTo(paid: Iterable<string>): string | null {
  const name = [...paid].find((one) => one.startsWith(GIFT));
  return name === undefined ? null : name.slice(GIFT.length);
}

/** What a text with gift asks. */
export const GIFT_PROMISED = 'the gift was promised';

/** 702.174b: whether a gift was promised as the object was cast whose text it is. */
export function wasPromised({ source, view }: Context): Truth {
  const facts = source === null ? null : castFactsOf(view.state, source);
  if (facts === undefined) return undetermined('how it was cast');
  return facts !== null && giftedTo(facts.paid) !== null;
}
