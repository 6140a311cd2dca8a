import type { EntersModification, Keyword, Quantity } from '../ast/index.ts';
import type { Entrance } from './entrance.ts';

const COLORS = ['W', 'U', 'B', 'R', 'G'] as const;
const number = (value: number): Quantity => ({ kind: 'number', value });
const counters = (counter: string, amount: Quantity): EntersModification => ({
  kind: 'withCounters',
  amount,
  counter,
  additional: false,
  forEach: null,
  wording: 'number',
});

/** 702: what a keyword says of how its permanent enters; null where it says nothing of that. */
export function keywordEntrances({ name, amount }: Keyword, { details, object }: Entrance): EntersModification | null {
  const many = amount ?? number(1);
  switch (name) {
    // 702.43a, 702.58a.
    case 'modular':
    case 'graft':
      return counters('+1/+1', many);
    // 702.63a: without a number it says nothing of entering.
    case 'vanishing':
      return amount === null ? null : counters('time', amount);
    // 702.32a.
    case 'fading':
      return counters('fade', many);
    // 702.156a.
    case 'ravenous':
      return counters('+1/+1', { kind: 'x' });
    // 702.176a.
    case 'impending':
      return details.cast?.alternative?.startsWith('impending') === true ? counters('time', many) : null;
    // 702.44a-b: only of a spell that was cast with it.
    case 'sunburst': {
      const spent = new Set((details.cast?.manaSpent ?? []).map(({ type }) => type));
      return counters(object.types.has('creature') ? '+1/+1' : 'charge', number(COLORS.filter((color) => spent.has(color)).length));
    }
    // 702.54, 702.82, 702.38, 702.104, 702.136, 702.98, 702.150.
    case 'bloodthirst':
    case 'devour':
    case 'amplify':
    case 'tribute':
    case 'riot':
    case 'unleash':
      return { kind: 'unsupported', text: name, span: { start: 0, end: 0, text: name } };
    default:
      return null;
  }
}
