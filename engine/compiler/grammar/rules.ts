import type { RuleAbout, StaticEffect } from '../../ast/index.ts';
import { around, list, oneOf, phrase } from '../phrase.ts';
import { choice, fieldsOf, mapped, restricted, type Syntax } from '../syntax.ts';
import * as g from './declared.ts';
import { COSTED, PLAIN } from './keywords/names.ts';

/** Rules that cards state in fixed words, and that no player or object is the subject of. */

const rule = (about: RuleAbout, ...wordings: readonly string[]): Syntax<StaticEffect> =>
  phrase('<text>', { kind: 'rule', about }, { text: oneOf(...wordings) });

/** What the keyword costs that the sentence before granted. */
const grantedCost = COSTED.flatMap((keyword) =>
  [
    'is equal to its mana cost',
    "is equal to that card's mana cost",
    "is equal to the card's mana cost",
    'is equal to its mana cost reduced by {2}',
    "is equal to the card's mana cost plus exile three other cards from your graveyard",
    'is equal to its mana value',
    'is its mana cost reduced by {2}',
  ].flatMap((rest) => [`the ${keyword} cost ${rest}`, `its ${keyword} cost ${rest}`]),
);

/** Spells and cards, and nothing that is on the battlefield: each of the kinds of object that are named says so. */
function isElsewhere(ref: unknown): boolean {
  const filter = fieldsOf(fieldsOf(ref)?.filter);
  const filters = filter?.kind === 'either' && Array.isArray(filter.filters) ? filter.filters : [filter];
  return filters.every((one) => {
    const words = fieldsOf(one)?.words;
    return Array.isArray(words) && words.some((word) => ['spell', 'card'].some((noun) => fieldsOf(word)?.which === noun));
  });
}

/** "The same is true for first strike, trample, and vigilance": kept as its words. */
const sameIsTrue: Syntax<string> = mapped(
  around('the same is true for <it>', list(oneOf<string>(...PLAIN, 'protection', 'landwalk'), 'and', 1)),
  (names) => `the same is true for ${names.length > 2 ? `${names.slice(0, -1).join(' , ')} , and ${names.at(-1)}` : names.join(' and ')}`,
  (value) =>
    typeof value === 'string' && value.startsWith('the same is true for ')
      ? value.slice('the same is true for '.length).split(/ , and | , | and /)
      : undefined,
);

export const rules: Syntax<StaticEffect> = choice<StaticEffect>(
  phrase('the same is true for <of>', { kind: 'sameFor' }, { of: restricted(g.pluralSubject, isElsewhere) }),
  rule('granted cost', ...grantedCost),
  phrase('<text>', { kind: 'rule', about: 'same is true' }, { text: sameIsTrue }),
  rule(
    'day and night',
    "if it's neither day nor night , it becomes day as this creature enters",
    "if it's neither day nor night , it becomes day as ~ enters",
    "if it's neither day nor night , it becomes day as this artifact enters",
    "if it's neither day nor night , it becomes day as this enchantment enters",
    "if it's neither day nor night , it becomes day as this land enters",
  ),
  rule(
    'deck construction',
    'a deck can have any number of cards named ~',
    'a deck can have up to seven cards named ~',
    'a deck can have up to nine cards named ~',
    "remove ~ from your deck before playing if you're not playing for ante",
  ),
  rule(
    'draft',
    'draft this card face up',
    'draft this creature face up',
    'draft this artifact face up',
    'draft ~ face up',
    'reveal ~ as you draft it',
    'reveal this card as you draft it',
  ),
  rule('protection', "this effect doesn't remove this Aura", "this effect doesn't remove Auras", "this effect doesn't remove ~"),
  rule(
    'hand size',
    'your maximum hand size is two',
    'your maximum hand size is three',
    'your maximum hand size is five',
    'your maximum hand size is reduced by four',
  ),
  rule(
    'attackers',
    'no more than one creature can attack each combat',
    'no more than two creatures can attack each combat',
    'no more than one creature can attack you each combat',
    'no more than two creatures can attack you each combat',
  ),
  rule('blockers', 'no more than one creature can block each combat', 'no more than two creatures can block each combat'),
  rule(
    'legend rule',
    "the ' legend rule ' doesn't apply",
    'the " legend rule " doesn\'t apply',
    'the " legend rule " doesn\'t apply to permanents you control',
  ),
  rule('damage', "damage isn't removed from creatures during cleanup steps"),
  rule(
    'reduction',
    ...['colored', 'white', 'blue', 'black', 'red', 'green'].map((which) => `this effect reduces only the amount of ${which} mana you pay`),
  ),
  rule('X', "X can't be 0"),
  rule(
    'commander tax',
    ...['this spell', '~'].map(
      (spell) =>
        `rather than pay {2} for each previous time you've cast ${spell} from the command zone this game , pay 2 life that many times`,
    ),
  ),
  phrase('<restriction>', { kind: 'limits' }, { restriction: g.activationRestriction }),
);
