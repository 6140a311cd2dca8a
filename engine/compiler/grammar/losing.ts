import type { Change, Keyword, TypeWord } from '../../ast/index.ts';
import { pluralOf, subtypesOf } from '../../cards/subtypes.ts';
import { list, phrase, words } from '../phrase.ts';
import { choice, mapped, type Syntax } from '../syntax.ts';
import { isChange } from './changeWithX.ts';
import * as g from './declared.ts';
import { agreeing, type GrammaticalNumber, verbPhrase } from './number.ts';

/** What objects lose (613.1d-f): abilities and types. */

const keywords: Syntax<readonly Keyword[]> = list(g.keyword, 'and');

const lost: Syntax<Change> = mapped(
  g.keyword,
  (keyword): Change => ({ kind: 'losesAbilities', which: [keyword] }),
  (value) => {
    const which = isChange(value) && value.kind === 'losesAbilities' && Array.isArray(value.which) ? value.which : [];
    return which.length === 1 ? which[0] : undefined;
  },
);
/** "isn't a creature", "isn't legendary". */
function lostTypes(number: GrammaticalNumber): Syntax<readonly TypeWord[]> {
  const cardTypes = ['artifact', 'creature', 'enchantment', 'land', 'planeswalker'] as const;
  return words<readonly TypeWord[]>([
    ...cardTypes.map((type) => [number === 'one' ? `a ${type}` : `${type}s`, [{ kind: 'cardType', type }]] as const),
    ...subtypesOf('creature').map((type) => [number === 'one' ? `a ${type}` : pluralOf(type), [{ kind: 'subtype', type }]] as const),
    ['legendary', [{ kind: 'supertype', type: 'legendary' }]],
    ['snow', [{ kind: 'supertype', type: 'snow' }]],
  ]);
}

/** "loses all other card types and abilities": types and abilities that go with one verb. */
const LOST_TOGETHER: readonly (readonly [string, readonly Change[]])[] = [
  [
    'all other card types and abilities',
    [
      { kind: 'losesTypes', types: 'allOtherTypes' },
      { kind: 'losesAbilities', which: 'allOther' },
    ],
  ],
  [
    'all other abilities , card types , and creature types',
    [
      { kind: 'losesAbilities', which: 'allOther' },
      { kind: 'losesTypes', types: 'allOtherTypes' },
    ],
  ],
];
const lostTogether = (number: GrammaticalNumber): Syntax<Change> =>
  words(
    LOST_TOGETHER.map(
      ([said, changes]) => [`${agreeing('*loses*', number)} ${said}`, { kind: 'together', wording: `loses ${said}`, changes }] as const,
    ),
  );

/** Everything after the subject that says what it loses. */
export const losesIn = (number: GrammaticalNumber): Syntax<Change> =>
  choice<Change>(
    verbPhrase(number, '*loses* your choice of <options>', { kind: 'oneOf' }, { options: list(lost, 'or', 2) }),
    verbPhrase(number, '*loses* <options>', { kind: 'oneOf', said: 'plain' }, { options: list(lost, 'or', 2) }),
    verbPhrase(
      number,
      '*loses* <which>',
      { kind: 'losesAbilities' },
      {
        which: words([
          ['all abilities', 'all'],
          ['all other abilities', 'allOther'],
          ['all abilities except mana abilities', 'allExceptMana'],
        ]),
      },
    ),
    verbPhrase(number, '*has* no abilities', { kind: 'losesAbilities', which: 'hasNone' }, {}),
    verbPhrase(number, '*loses* <which>', { kind: 'losesAbilities' }, { which: keywords }),
    verbPhrase(
      number,
      '*loses* <types>',
      { kind: 'losesTypes' },
      {
        types: words([
          ['all land types', 'allLandTypes'],
          ['all creature types', 'allCreatureTypes'],
          ['all other card types', 'allOtherTypes'],
          ['all other types', 'allOtherTypes'],
          ['all other creature types', 'allOtherCreatureTypes'],
        ]),
      },
    ),
    lostTogether(number),
    verbPhrase(number, "*isn't* <types>", { kind: 'losesTypes' }, { types: lostTypes(number) }),
    phrase(
      `${agreeing('*loses*', number)} <which>`,
      { kind: 'losesAbilities' },
      { which: phrase('<quoted>', {}, { quoted: g.quotedAbility }) },
    ),
  );
