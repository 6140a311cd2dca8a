import { EVALUATE } from '../characteristics/battlefield.ts';
import { contextOf } from '../characteristics/evaluator.ts';
import { some, type Truth, undetermined } from '../characteristics/truth.ts';
import type { ObjectView, View } from '../characteristics/view.ts';

/** 702.16: whether an object has protection from a quality that another has, wherever that is. */
export function protects(guarded: ObjectView, from: ObjectView, view: View): Truth {
  const keywords = guarded.abilities.flatMap(({ ability }) =>
    ability.kind === 'keywords' ? ability.keywords.filter(({ name }) => name === 'protection') : [],
  );
  return some(keywords, ({ filter, text }) => {
    if (filter !== null) return EVALUATE.fits(filter, from, contextOf(view, EVALUATE, guarded.id));
    if (text === null) return undetermined('what it has protection from');
    return text.includes('everything') ? true : undetermined(`what “protection ${text}” keeps off`);
  });
}
