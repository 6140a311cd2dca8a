import type { EntersModification, Filter, Keyword, Quantity } from '../ast/index.ts';
import type { Entrance } from './entrance.ts';
import type { KeywordEntrance } from './modification.ts';

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
export function keywordEntrances(
  { name, amount, filter }: Keyword,
  { details, object, before }: Entrance,
): EntersModification | KeywordEntrance | null {
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
    // 702.54a.
    case 'bloodthirst': {
      const { players, thisTurn } = before;
      const bled = players.some(({ id }) => id !== object.controller && thisTurn.dealt.some(({ target }) => target === id));
      return bled ? counters('+1/+1', many) : null;
    }
    case 'riot':
    case 'unleash':
      return { kind: name };
    case 'devour':
      return many.kind === 'number' ? { kind: 'devour', each: many.value, what: filter } : unread(name);
    case 'devour land':
      return many.kind === 'number' ? { kind: 'devour', each: many.value, what: LAND } : unread(name);
    case 'tribute':
      return many.kind === 'number' ? { kind: 'tribute', amount: many.value } : unread(name);
    case 'amplify':
      return many.kind === 'number' ? { kind: 'amplify', each: many.value } : unread(name);
    default:
      return null;
  }
}

const LAND: Filter = { kind: 'objects', words: [{ kind: 'cardType', type: 'land', not: false }], suffixes: [] };
const unread = (text: string): EntersModification => ({ kind: 'unsupported', text, span: { start: 0, end: 0, text } });
