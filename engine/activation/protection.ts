import type { Filter } from '../ast/index.ts';
import { EVALUATE } from '../characteristics/battlefield.ts';
import { contextOf } from '../characteristics/evaluator.ts';
import { some, type Truth, undetermined } from '../characteristics/truth.ts';
import { keywordsOf, type ObjectView, type View } from '../characteristics/view.ts';

/**
 * 702.16c, 702.16d: the same for what is attached to it already: "This effect doesn't remove this Aura" leaves aside the protection that the Aura's own effect
 * gives, "… doesn't remove Auras" what an effect gives for every Aura.
 */
export function protectsFromAttached(guarded: ObjectView, from: ObjectView, view: View): Truth {
  const abilities = guarded.abilities.filter(({ origin }) => origin.kind !== 'granted' || !spares(view.object(origin.by), from));
  return protects({ id: guarded.id, abilities }, from, view);
}

function spares(giver: ObjectView | undefined, from: ObjectView): boolean {
  const said = (giver?.abilities ?? []).flatMap(({ ability }) =>
    ability.kind === 'static'
      ? ability.effects.flatMap((effect) => (effect.kind === 'rule' && effect.about === 'protection' ? effect.text : []))
      : [],
  );
  return said.some((text) => (text.endsWith('Auras') ? from.subtypes.has('Aura') : giver?.id === from.id));
}

/** 702.16: whether an object has protection from a quality that another has, wherever that is. */
export function protects(guarded: Pick<ObjectView, 'id' | 'abilities'>, from: ObjectView, view: View): Truth {
  const keywords = keywordsOf(guarded).filter(({ name }) => name === 'protection');
  return some(keywords, ({ filter, text }) => {
    if (filter !== null) return EVALUATE.fits(filter, from, contextOf(view, EVALUATE, guarded.id));
    if (text === null) return undetermined('what it has protection from');
    const quality = qualityIn(text);
    if (quality === null) return undetermined(`what “protection ${text}” keeps off`);
    return quality === 'everything' || EVALUATE.fits(quality, from, contextOf(view, EVALUATE, guarded.id));
  });
}

/** 702.16i-k: what a quality that is no noun phrase means; null where it is not modelled. */
export const qualityIn = (text: string): Filter | 'everything' | null => QUALITIES.find(([words]) => text.endsWith(words))?.[1] ?? null;

const COLORED: Filter = { kind: 'objects', words: [{ kind: 'colorCount', which: 'colored' }], suffixes: [] };
const OF_OPPONENTS: Filter = {
  kind: 'objects',
  words: [],
  suffixes: [{ kind: 'controlledBy', not: false, player: { kind: 'opponent', quantifier: 'an' } }],
};
const QUALITIES: readonly (readonly [words: string, quality: Filter | 'everything'])[] = [
  ['everything', 'everything'],
  ['each color', COLORED],
  ['all colors', COLORED],
  ['each of your opponents', OF_OPPONENTS],
  ['each opponent', OF_OPPONENTS],
];
