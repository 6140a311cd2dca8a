import type { EntersModification, ObjectRef, StaticEffect } from '../../ast/index.ts';
import { list, oneOf, phrase, words } from '../phrase.ts';
import { choice, type Syntax } from '../syntax.ts';
import { limited, remembered } from './conditioned.ts';
import { copyExceptions } from './copying.ts';
import * as g from './declared.ts';
import { enteringState } from './entering.ts';
import { cardName } from './filter.ts';
import { type GrammaticalNumber, verbPhrase } from './number.ts';
import { payables } from './payment.ts';

/** How permanents enter the battlefield (614.1c-d, 614.12). */

interface Entering {
  readonly kind: 'enters';
  readonly subject: ObjectRef;
  readonly how: EntersModification;
}
const entersIn = (grammatical: GrammaticalNumber, subject: Syntax<ObjectRef>): Syntax<Entering> =>
  verbPhrase(grammatical, '<subject> *enters* <how>', { kind: 'enters' }, { subject, how: enteringState });

/** 614.12a: what is chosen as it enters. */
const chosen: Syntax<EntersModification> = choice<EntersModification>(
  words<EntersModification>(
    (
      [
        ['a color', 'color'],
        ['a color other than white', 'color'],
        ['a color other than blue', 'color'],
        ['a color other than black', 'color'],
        ['a color other than red', 'color'],
        ['a color other than green', 'color'],
        ['two colors', 'color'],
        ['a creature type', 'creatureType'],
        ['a creature type other than Wall', 'creatureType'],
        ['two creature types', 'creatureType'],
        ['a basic land type', 'basicLandType'],
        ['two basic land types', 'basicLandType'],
        ['a land type', 'landType'],
        ['a nonbasic land type', 'landType'],
        ['a card type', 'cardType'],
        ['a card name', 'cardName'],
        ['a nonland card name', 'cardName'],
        ['a noncreature card name', 'cardName'],
        ['a creature card name', 'cardName'],
        ['a land card name', 'cardName'],
        ['a basic land card name', 'cardName'],
        ['a nonbasic land card name', 'cardName'],
        ['a card name other than a basic land card name', 'cardName'],
        ['a player', 'player'],
        ['a opponent', 'opponent'],
        ['a number', 'number'],
        ['a number between 0 and 13', 'number'],
        ['odd or even', 'words'],
        ['left or right', 'words'],
        ['hot or cold', 'words'],
        ['flying or first strike', 'words'],
      ] as const
    ).map(([wording, what]) => [`choose ${wording}`, { kind: 'choose', what, words: wording }] as const),
  ),
  phrase(
    'choose <words>',
    { kind: 'choose', what: 'cardType' },
    { words: chosenFrom(oneOf('artifact', 'creature', 'enchantment', 'instant', 'sorcery', 'planeswalker', 'land')) },
  ),
  phrase('choose <words>', { kind: 'choose', what: 'words' }, { words: chosenFrom(cardName) }),
);
/** "Khans or Dragons": names for later abilities to ask about (614.12b); card types likewise. */
function chosenFrom(name: Syntax<string>): Syntax<string> {
  const names = list(name, 'or', 2);
  return {
    read: (input, at) => names.read(input, at).map(({ value, end }) => ({ value: value.join(' | '), end })),
    write: (value) => (typeof value === 'string' && value.includes(' | ') ? names.write(value.split(' | ')) : undefined),
    first: () => null,
  };
}

/** The pronoun or name of what enters, said again. */
const AGAIN = '(it|this land|this artifact|this creature|this enchantment|~)';
const asItEnters: Syntax<Entering> = choice<Entering>(
  phrase('as <subject> enters , <how>', { kind: 'enters' }, { subject: g.singularSubject, how: chosen }),
  phrase(
    'as <subject> enters , <how>',
    { kind: 'enters' },
    {
      subject: g.singularSubject,
      how: phrase(
        `you may <costs> . if you don't , ${AGAIN} enters tapped`,
        { kind: 'mayPay', else: { kind: 'tapped' } },
        { costs: payables },
      ),
    },
  ),
  phrase(
    'as <subject> enters , <how>',
    { kind: 'enters' },
    { subject: g.singularSubject, how: phrase('<effect>', { kind: 'does' }, { effect: g.effect }) },
  ),
);
/** 614.1a, 614.12: it enters if something is done for it in its place, and goes to the graveyard otherwise. */
const OTHERWISE = `instead . if you do , put ${AGAIN} onto the battlefield . if you don't , put ${AGAIN} into its owner's graveyard`;
const entersOnlyIf: Syntax<Entering> = phrase(
  'if <subject> would enter , <how>',
  { kind: 'enters' },
  {
    subject: g.singularSubject,
    how: choice<EntersModification>(
      phrase(`<costs> ${OTHERWISE}`, { kind: 'onlyIf', optional: false }, { costs: payables }),
      phrase(`you may <costs> ${OTHERWISE}`, { kind: 'onlyIf', optional: true }, { costs: payables }),
    ),
  },
);

const copied: Syntax<ObjectRef> = choice<ObjectRef>(
  g.singularSubject,
  phrase('any <filter>', { kind: 'some', amount: { kind: 'anyNumber' } }, { filter: g.filterSingular }),
);
function asCopyOf(may: boolean, tapped: boolean): Syntax<EntersModification> {
  return phrase('<of> <except>', { kind: 'asCopy', optional: may, tapped }, { of: copied, except: copyExceptions });
}
const asCopy: Syntax<Entering> = choice<Entering>(
  phrase('you may have <subject> enter as a copy of <how>', { kind: 'enters' }, { subject: g.objects, how: asCopyOf(true, false) }),
  phrase('you may have <subject> enter tapped as a copy of <how>', { kind: 'enters' }, { subject: g.objects, how: asCopyOf(true, true) }),
  phrase(
    '<subject> enters as a copy of <how>',
    { kind: 'enters' },
    {
      subject: g.singularSubject,
      how: asCopyOf(false, false),
    },
  ),
  phrase('<subject> enter as a copy of <how>', { kind: 'enters' }, { subject: g.pluralSubject, how: asCopyOf(false, false) }),
  phrase('<subject> enters tapped as a copy of <how>', { kind: 'enters' }, { subject: g.singularSubject, how: asCopyOf(false, true) }),
);

const escapes: Syntax<Entering> = phrase(
  '<subject> escapes <how>',
  { kind: 'enters' },
  { subject: g.singularSubject, how: phrase('<how>', { kind: 'escaped' }, { how: enteringState }) },
);

const entering = remembered(
  choice<Entering>(asItEnters, entersOnlyIf, asCopy, escapes, entersIn('one', g.singularSubject), entersIn('many', g.pluralSubject)),
);
export const enters: Syntax<StaticEffect> = limited(entering);
