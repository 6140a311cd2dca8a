import type { Filter, FilterWord, ObjectRef } from '../ast/index.ts';
import { every, not, some, type Truth, undetermined } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import { fitsSpell } from '../costs/subjects.ts';
import type { Aim } from './aim.ts';

/** Whether a spell or ability that targets something is what a phrase says: "spells or abilities your opponents control", "blue spells or abilities from blue sources". */
export function isAimed(filter: Filter, aim: Aim, context: Context): Truth {
  if (filter.kind === 'either') return some(filter.filters, (one) => isAimed(one, aim, context));
  const nouns = new Set(filter.words.flatMap(nounsIn));
  const words = filter.words.filter((word) => nounsIn(word).length === 0);
  const from = filter.suffixes.filter((suffix) => suffix.kind === 'abilityOf');
  const suffixes = filter.suffixes.filter((suffix) => suffix.kind !== 'abilityOf');
  const { proposed, source } = aim;
  if (aim.kind === 'spell') {
    if (!nouns.has('spell')) return false;
    if (proposed !== null) return fitsSpell({ kind: 'objects', words, suffixes }, proposed, aim.asked, context);
    return source === null
      ? undetermined('what the spell was')
      : context.evaluate.fits({ kind: 'objects', words, suffixes }, source, context);
  }
  if (!nouns.has('ability')) return false;
  return every(
    [
      // What is said of the color of spells is said of the sources of abilities apart.
      () => words.length === 0 || from.length > 0 || undetermined('which abilities are meant'),
      ...from.map(
        ({ of }) =>
          () =>
            isFrom(of, aim, context),
      ),
      ...suffixes.map((suffix) => (): Truth => {
        if (suffix.kind !== 'controlledBy') return undetermined('which abilities are meant');
        const is = context.evaluate.isPlayer(suffix.player, aim.player, context);
        return suffix.not ? not(is) : is;
      }),
    ],
    (part) => part(),
  );
}

/** Whether the source of an ability is what a phrase says. */
function isFrom(of: ObjectRef, { source }: Aim, context: Context): Truth {
  if (source === null) return undetermined('what the source of the ability was');
  if (!('filter' in of) || of.filter === 'any') return undetermined('which sources are meant');
  return context.evaluate.fits(of.filter, source, context);
}

/** "Spell", "spells or abilities". */
function nounsIn(word: FilterWord): readonly string[] {
  if (word.kind === 'noun') return [word.which];
  return word.kind === 'anyOf' && word.words.every(({ kind }) => kind === 'noun') ? word.words.flatMap(nounsIn) : [];
}
