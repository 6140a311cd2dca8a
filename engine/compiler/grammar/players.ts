import type { Deed, PlayerRef, StaticEffect } from '../../ast/index.ts';
import { list, oneOf, phrase, words } from '../phrase.ts';
import { choice, fieldsOf, reshaped, restricted, type Syntax } from '../syntax.ts';
import { limited, remembered } from './conditioned.ts';
import * as g from './declared.ts';
import { protectionFrom } from './keywords/quality.ts';
import { type GrammaticalNumber, type Unmarked, verbPhrase, verbWords } from './number.ts';

/** What players can't do, must do or have (101.2, 119.7-8, 402.2, 500.10): closed lists, with `*verbs*` that agree. */

const WHOLE = [
  "can't gain life",
  "can't lose the game",
  "can't win the game",
  "can't lose life",
  "can't lose the game or win the game",
  "can't get counters",
  "can't get poison counters",
  "can't get additional poison counters",
  "can't become the monarch",
  "can't draw cards",
  "can't draw more than one card each turn",
  "can't draw more than two cards each turn",
  "can't search libraries",
  "can't play lands",
  "can't play cards from your hand",
  "can't cast spells",
  "can't cast spells during combat",
  "can't cast spells during your turn",
  "can't cast spells from graveyards",
  "can't cast spells from graveyards or libraries",
  "can't cast spells from graveyards or activate abilities of cards in graveyards",
  "can't cast spells from anywhere other than their hands",
  "can't cast more than one spell each turn",
  "can't cast more than two spells each turn",
  "can't cast more than one noncreature spell each turn",
  "can't cast more than one nonartifact spell each turn",
  "can't activate abilities",
  "can't activate loyalty abilities",
  "can't activate planeswalkers' loyalty abilities",
  "can't activate abilities that aren't mana abilities",
  "can't activate abilities that aren't mana abilities or loyalty abilities",
  "can't attack you",
  "can't attack you or planeswalkers you control",
  "can't attack with creatures",
  "can't attack you with more than one creature each combat",
  "can't block with more than one creature each combat",
  "can't be attacked",
  "can't spend mana to cast this spell",
  "can't pay life or sacrifice creatures to cast spells or activate abilities",
  "can't pay life or sacrifice nonland permanents to cast spells or activate abilities",
  "can't untap more than one creature during their untap steps",
  "can't untap more than one artifact during their untap steps",
  "can't untap more than one land during their untap steps",
  "can't untap more than two permanents during their untap steps",
  'can cast spells only any time they could cast a sorcery',
  'can cast spells only during their own turns',
  'can cast spells and activate abilities only during their own turns',
  'can attack only the nearest opponent in the last chosen direction and planeswalkers controlled by that opponent',
  '*has* hexproof',
  '*has* shroud',
  '*has* protection from everything',
  '*has* no maximum hand size',
  "*doesn't* lose the game for having 0 or less life",
  "*doesn't* lose the game for drawing from a empty library",
  "*doesn't* draw a card during your draw step",
  'skip their untap steps',
  'skip their upkeep steps',
  'skip their draw steps',
  'skips their draw step',
  'skips their upkeep step',
  'skips their untap step',
  'play with the top card of their libraries revealed',
  'plays with the top card of their library revealed',
  'play with their hands revealed',
  'plays with their hand revealed',
  '*has* a additional vote',
  'get a additional vote',
  'may vote a additional time',
] as const;

/** Said without a subject: you do it. */
const IMPERATIVE = [
  'skip your draw step',
  'skip your upkeep step',
  'skip your untap step',
  'skip your untap steps',
  'skip all combat phases of your turns',
  'play with the top card of your library revealed',
  'play with your hand revealed',
] as const;

const WITH_OBJECT = [
  "can't cast",
  "can't play",
  "can't activate abilities of",
  "can't activate loyalty abilities of",
  "can't cast spells or activate abilities of",
  "can't attack",
  "can't attack with",
  "can't sacrifice",
  "can't control more than one",
] as const;

/** 702.11c, 702.16j: what players gain for a while. */
const GAINED = words<string>([
  ['hexproof', 'has hexproof'],
  ['shroud', 'has shroud'],
  ['protection from everything', 'has protection from everything'],
]);

/** 702.16a: of everything it is among the fixed words (702.16j). */
const fromSomething = restricted(protectionFrom, (value) => fieldsOf(value)?.text !== 'everything');
const PROTECTION = 'has protection';

const deedIn = (number: GrammaticalNumber): Syntax<Deed> =>
  choice<Deed>(
    verbPhrase(
      number,
      '*gains* protection <keyword>',
      { kind: 'deed', what: PROTECTION, object: null, said: 'gains' },
      { keyword: fromSomething },
    ),
    verbPhrase(number, '*has* protection <keyword>', { kind: 'deed', what: PROTECTION, object: null }, { keyword: fromSomething }),
    verbPhrase(number, '*gains* <what>', { kind: 'deed', object: null, said: 'gains' }, { what: GAINED }),
    phrase('<what>', { kind: 'deed', object: null }, { what: verbWords(number, WHOLE) }),
    phrase('<what> <object>', { kind: 'deed' }, { what: verbWords(number, WITH_OBJECT), object: g.objects }),
  );

const deed = (what: string): Deed => ({ kind: 'deed', object: null, what });
const LIFE_FIXED = "life total can't change";
const NO_LIFE_LOST = "damage doesn't cause life to be lost";

/** Every wording of what a player can't do, must do or has, as `Deed.what` has it. */
export type PlayerDeedWords =
  | Unmarked<(typeof WHOLE)[number]>
  | (typeof IMPERATIVE)[number]
  | (typeof WITH_OBJECT)[number]
  | typeof LIFE_FIXED
  | typeof NO_LIFE_LOST
  | typeof PROTECTION;

interface PlayerDeeds {
  readonly kind: 'cant';
  readonly subject: PlayerRef;
  readonly deeds: readonly Deed[];
}

const playerDeeds = remembered(
  choice<PlayerDeeds>(
    phrase('<subject> <deeds>', { kind: 'cant' }, { subject: g.singularPlayer, deeds: list(deedIn('one'), 'and') }),
    phrase('<subject> <deeds>', { kind: 'cant' }, { subject: g.pluralPlayer, deeds: list(deedIn('many'), 'and') }),
  ),
);
/** What is said of life and not of the player: "your life total can't change" (119.8), "damage doesn't cause you to lose life" (120.3a). */
const aboutLife = remembered(
  choice<PlayerDeeds>(
    phrase("<subject> life total can't change", { kind: 'cant', deeds: [deed(LIFE_FIXED)] }, { subject: g.playerPossessive }),
    phrase("damage doesn't cause <subject> to lose life", { kind: 'cant', deeds: [deed(NO_LIFE_LOST)] }, { subject: g.player }),
  ),
);
/** What one or several players can't do, must do or have. */
const playersCant = choice<PlayerDeeds>(playerDeeds, aboutLife);
const several = phrase('<all>', { kind: 'cants' }, { all: list(playersCant, 'and', 2) });

/** As a clause of an instruction it holds for a while (611.2). */
export const whilePlayersCant: Syntax<StaticEffect> = reshaped(
  playersCant,
  (cant): StaticEffect => ({ ...cant, condition: null, conditionFirst: false, unless: false }),
  (value) => {
    const { condition, conditionFirst: _, unless, ...cant } = fieldsOf(value) ?? {};
    return condition === null && unless === false ? cant : undefined;
  },
);
const imperative: Syntax<PlayerDeeds> = phrase(
  '<deeds>',
  { kind: 'cant', subject: { kind: 'you' } },
  { deeds: list(phrase('<what>', { kind: 'deed', object: null }, { what: oneOf(...IMPERATIVE) }), 'and') },
);

export const players: Syntax<StaticEffect> = choice<StaticEffect>(limited(playersCant), limited(imperative), limited(several));
