import { describe, expect, it } from 'vitest';
import { characteristicsOf, unreadSpans } from '../../engine/index.ts';
import { refusal } from '../support/acting.ts';
import {
  all,
  answerTo,
  boardOf,
  damageOn,
  lives,
  named,
  onStack,
  pool,
  type RulesQuestion,
  size,
  types,
  zones,
} from '../support/asking.ts';
import { card } from '../support/boards.ts';

/** Rules questions whose answers were worked out by hand. */

const BEAR = { manaCost: '{1}{G}', power: '2', toughness: '2' };
const CARDS = [
  card('Island', 'Basic Land — Island'),
  card('Swamp', 'Basic Land — Swamp'),
  card('Bear', 'Creature — Bear', '', BEAR),
  card('Giant', 'Creature — Giant', '', { manaCost: '{3}{R}', power: '3', toughness: '3' }),
  card('Rats', 'Creature — Rat', 'This creature gets +1/+1 for each other creature on the battlefield named Rats.', BEAR),
  card('Flame', 'Sorcery', 'Draw a card, then you gain 1 life for each card named Flame in each graveyard.', { manaCost: '{0}' }),
  card('Coup', 'Sorcery', 'Create two 1/1 white Soldier creature tokens. Destroy all other creatures.', { manaCost: '{0}' }),
  card('Ignition', 'Sorcery', 'Target creature you control deals damage equal to its power to each other creature and each opponent.', {
    manaCost: '{0}',
  }),
  card('Outrage', 'Instant', "Outrage deals 2 damage to target creature and 2 damage to that creature's controller.", { manaCost: '{0}' }),
  card(
    'Vale',
    'Land',
    "If this land would enter, sacrifice two untapped lands instead. If you do, put this land onto the battlefield. If you don't, put it into its owner's graveyard.",
  ),
  card(
    'Diamond',
    'Artifact',
    "If this artifact would enter, you may discard a land card instead. If you do, put this artifact onto the battlefield. If you don't, put it into its owner's graveyard.",
    { manaCost: '{0}' },
  ),
  card('Elfhame', 'Creature — Elf', '{T}: Add {G}{G}. Spend this mana only to cast kicked spells.', { power: '0', toughness: '2' }),
  card('Gorger', 'Creature — Beast', 'Kicker {G}', { manaCost: '{G}', power: '4', toughness: '4' }),
  card(
    'Whirler',
    'Creature — Goblin',
    'When this creature enters, it deals 1 damage to each opponent and each creature and planeswalker they control.',
    { manaCost: '{0}', power: '3', toughness: '3' },
  ),
  card('Growth', 'Instant', 'Target creature gets +3/+3 until end of turn.', { manaCost: '{0}' }),
  card('Sparks', 'Instant', 'Sparks deals 1 damage to each of two target creatures.', { manaCost: '{0}' }),
  card('Wail', 'Enchantment', 'Whenever a creature becomes the target of a spell or ability, destroy that creature.'),
  card('Phantasm', 'Creature — Illusion', 'When this creature becomes the target of a spell or ability, sacrifice it.', BEAR),
  card(
    'Guarded',
    'Creature — Giant',
    'Whenever this creature becomes the target of a spell or ability an opponent controls, counter that spell or ability unless its controller pays 2 life.',
    BEAR,
  ),
  card(
    'Ring',
    'Enchantment',
    "When this enchantment enters, exile another target nonland permanent.\nWhen this enchantment leaves the battlefield, return the exiled card to the battlefield under its owner's control.",
    { manaCost: '{0}' },
  ),
  card('Knowing', 'Enchantment', 'You may cast spells from your hand without paying their mana costs.'),
  card('Hound', 'Legendary Creature — Dog', '', BEAR),
  card('Pup', 'Creature — Dog', '', { manaCost: '{W}', power: '1', toughness: '1' }),
  card(
    'Path',
    'Land',
    '{T}: Add {W}. When that mana is spent to cast a creature spell that shares a creature type with your commander, you gain 1 life.',
  ),
  card('Unsummon', 'Instant', "Return target creature to its owner's hand.", { manaCost: '{0}' }),
  card(
    'Tale',
    'Enchantment Land — Saga',
    'I — This Saga gains "{T}: Add {C}."\nII — This Saga gains "{T}: Add {G}."\nIII — You gain 1 life.',
  ),
  card('Progress', 'Instant', 'Progress deals damage to each player equal to twice the number of nonbasic lands that player controls.', {
    manaCost: '{0}',
  }),
  card(
    'Pyre',
    'Sorcery',
    "Pyre deals 2 damage to target player or planeswalker and each creature that player or that planeswalker's controller controls.",
    { manaCost: '{0}' },
  ),
  card('Plague', 'Enchantment', 'At the beginning of the end step, if no creatures are on the battlefield, sacrifice Plague.'),
  card('Decree', 'Legendary Sorcery', 'You gain 1 life.', { manaCost: '{0}' }),
  card(
    'Citadel',
    'Artifact',
    'You may play lands and cast spells from the top of your library. If you cast a spell this way, pay life equal to its mana value rather than pay its mana cost.',
  ),
  card('Typhoon', 'Enchantment', 'Cycling {X}\nWhen you cycle this card, create an X/X blue Shark creature token with flying.'),
  card('Slide', 'Enchantment', 'Whenever a player cycles a card, you gain 1 life.'),
  card('Haven', 'Enchantment', 'Whenever you cycle or discard another card, you gain 1 life.'),
  card('Recall', 'Sorcery', 'Discard a card.', { manaCost: '{0}' }),
  card('Curse', 'Sorcery', 'When you discard this card, you gain 3 life.'),
  card('Snuff', 'Instant', "If you control a Swamp, you may pay 4 life rather than pay this spell's mana cost.\nDestroy target creature.", {
    manaCost: '{3}{B}',
  }),
  card('Force', 'Instant', "You may exile a blue card from your hand rather than pay this spell's mana cost.\nDraw a card.", {
    manaCost: '{3}{U}{U}',
  }),
];

const cast = (id: string, ...targets: readonly string[]) => ({ kind: 'cast', card: id, targets }) as const;
const RESOLVE = { kind: 'resolve', all: true } as const;
const bear = { id: 'bear', card: 'Bear' };
const giant = { id: 'giant', card: 'Giant' };
const hand = (name: string) => [{ id: 'it', card: name }];
const LIBRARY = [
  { id: 'l1', card: 'Island' },
  { id: 'l2', card: 'Island' },
];

const QUESTIONS: readonly RulesQuestion[] = [
  {
    fact: 'CR 201.5: what is named like the object whose text it is counts',
    a: { battlefield: [{ id: 'r1', card: 'Rats' }, { id: 'r2', card: 'Rats' }, bear] },
    b: { battlefield: [{ id: 'r3', card: 'Rats' }] },
    actions: [],
    asks: all(size('r1'), size('r3'), size('bear')),
    expected: ['4/4', '4/4', '2/2'],
  },
  {
    fact: 'CR 201.5: a spell counts the cards that are named like it in graveyards, and is not there yet itself',
    a: { hand: hand('Flame'), graveyard: [{ id: 'f', card: 'Flame' }], library: LIBRARY },
    b: { graveyard: [{ id: 'g', card: 'Flame' }] },
    actions: [cast('it'), RESOLVE],
    asks: lives,
    expected: '22 20',
  },
  {
    fact: 'CR 608.2c: “all other creatures” of a spell are others than those that it has just created',
    a: { hand: hand('Coup'), battlefield: [bear] },
    b: { battlefield: [giant] },
    actions: [cast('it'), RESOLVE],
    asks: all(named('Soldier Token'), zones('bear', 'giant')),
    expected: [2, 'graveyard graveyard'],
  },
  {
    fact: 'CR 608.2c: “each other creature” is each but the one that deals the damage',
    a: { hand: hand('Ignition'), battlefield: [bear] },
    b: { battlefield: [giant] },
    actions: [cast('it', 'bear'), RESOLVE],
    asks: all(damageOn('bear', 'giant'), lives),
    expected: ['0 2', '20 18'],
  },
  {
    fact: 'CR 608.2c: “that creature’s controller” is who controls the creature that the same sentence targets',
    a: { hand: hand('Outrage') },
    b: { battlefield: [giant] },
    actions: [cast('it', 'giant'), RESOLVE],
    asks: all(damageOn('giant'), lives),
    expected: ['2', '20 18'],
  },
  {
    fact: 'CR 608.2c: the creatures “they control” are those of the opponents who were just spoken of, and none of the controller’s own',
    a: { hand: hand('Whirler'), battlefield: [bear] },
    b: { battlefield: [giant] },
    actions: [cast('it'), RESOLVE],
    asks: all(damageOn('bear', 'giant'), lives),
    expected: ['0 1', '20 19'],
  },
  {
    fact: 'CR 702.29c: cycling a card triggers what it says of that from the graveyard, with the X of the cost',
    a: { hand: hand('Typhoon'), manaPool: '{C}{C}{C}', library: LIBRARY, battlefield: [{ id: 'slide', card: 'Slide' }] },
    actions: [{ kind: 'activate', permanent: 'it', ability: 'Cycling', x: 3 }, RESOLVE],
    asks: all(named('Shark Token'), lives, zones('it', 'l1')),
    expected: [1, '21 20', 'graveyard hand'],
  },
  {
    fact: 'CR 702.29d: “cycles or discards” triggers once for a card that is cycled',
    a: { hand: hand('Typhoon'), library: LIBRARY, battlefield: [{ id: 'haven', card: 'Haven' }] },
    actions: [{ kind: 'activate', permanent: 'it', ability: 'Cycling', x: 0 }],
    asks: onStack,
    expected: 3,
  },
  {
    fact: 'CR 702.29c: a card that is merely discarded is not cycled',
    a: {
      hand: [...hand('Recall'), { id: 'typhoon', card: 'Typhoon' }],
      battlefield: [
        { id: 'slide', card: 'Slide' },
        { id: 'haven', card: 'Haven' },
      ],
    },
    actions: [cast('it'), RESOLVE],
    asks: lives,
    expected: '21 20',
  },
  {
    fact: 'CR 603.10: “when you discard this card” triggers from the graveyard',
    a: { hand: [...hand('Recall'), { id: 'curse', card: 'Curse' }] },
    actions: [cast('it'), RESOLVE],
    asks: lives,
    expected: '23 20',
  },
  {
    fact: 'CR 614.1a: a land that enters only if two untapped lands are sacrificed goes to the graveyard with one',
    a: {
      hand: hand('Vale'),
      battlefield: [
        { id: 'i1', card: 'Island' },
        { id: 'i2', card: 'Island', tapped: true },
      ],
    },
    actions: [{ kind: 'playLand', card: 'it' }],
    asks: zones('it', 'i1', 'i2'),
    expected: 'graveyard battlefield battlefield',
  },
  {
    fact: 'CR 614.1a: with two it enters, and they are sacrificed before',
    a: {
      hand: hand('Vale'),
      battlefield: [
        { id: 'i1', card: 'Island' },
        { id: 'i2', card: 'Island' },
      ],
    },
    actions: [{ kind: 'playLand', card: 'it' }],
    asks: zones('it', 'i1', 'i2'),
    expected: 'battlefield graveyard graveyard',
  },
  ...(['yes', 'no'] as const).map(
    (answer): RulesQuestion => ({
      fact: `CR 614.1a: a spell that is to enter only if a land card is discarded, where its controller says ${answer}`,
      a: { hand: [...hand('Diamond'), { id: 'land', card: 'Island' }] },
      actions: [cast('it'), { kind: 'resolve', choose: [answer] }],
      asks: zones('it', 'land'),
      expected: answer === 'yes' ? 'battlefield graveyard' : 'graveyard hand',
    }),
  ),
  {
    fact: 'CR 106.6, 702.33d: mana for kicked spells only pays for one that is kicked',
    a: { hand: hand('Gorger'), battlefield: [{ id: 'elf', card: 'Elfhame' }] },
    actions: [{ ...cast('it'), kicked: true }, RESOLVE],
    asks: zones('it'),
    expected: 'battlefield',
  },
  {
    fact: 'CR 115.1, 603.2: “that creature” is what became the target, each target of one spell by itself',
    a: { hand: hand('Sparks'), battlefield: [{ id: 'wail', card: 'Wail' }, bear] },
    b: { battlefield: [giant] },
    actions: [cast('it', 'bear', 'giant'), { kind: 'resolve' }, { kind: 'resolve' }],
    asks: all(zones('bear', 'giant'), onStack),
    expected: ['graveyard graveyard', 1],
  },
  {
    fact: 'CR 603.2: “it” is what became the target',
    a: { hand: hand('Growth'), battlefield: [{ id: 'phantasm', card: 'Phantasm' }] },
    actions: [cast('it', 'phantasm'), RESOLVE],
    asks: zones('phantasm', 'it'),
    expected: 'graveyard graveyard',
  },
  ...(['yes', 'no'] as const).map(
    (answer): RulesQuestion => ({
      fact: `CR 603.2, 118.12a: “that spell” is what has the target, and its controller says ${answer} to paying`,
      a: { hand: hand('Sparks'), battlefield: [bear] },
      b: { battlefield: [{ id: 'guarded', card: 'Guarded' }] },
      actions: [cast('it', 'guarded', 'bear'), { ...RESOLVE, choose: [answer] }],
      asks: all(lives, damageOn('bear', 'guarded')),
      expected: answer === 'yes' ? ['18 20', '1 1'] : ['20 20', '0 0'],
    }),
  ),
  {
    fact: 'CR 607.2a, 608.2h: “the exiled card” is what the permanent had exiled, though it is gone itself',
    a: { hand: hand('Ring') },
    b: { battlefield: [giant] },
    actions: [cast('it'), { ...RESOLVE, choose: ['giant'] }, { kind: 'destroy', permanents: ['it'] }, RESOLVE],
    asks: zones('giant', 'it'),
    expected: 'battlefield graveyard',
  },
  {
    fact: 'CR 607.2a: gone before its first ability resolves, it has exiled nothing that could return',
    a: { hand: hand('Ring') },
    b: { battlefield: [giant] },
    actions: [cast('it'), { kind: 'resolve' }, { kind: 'destroy', permanents: ['it'] }, RESOLVE],
    asks: zones('giant', 'it'),
    expected: 'exile graveyard',
  },
  {
    fact: 'CR 118.9, 601.2b: an alternative cost is paid by itself where it is the one that can be',
    a: { hand: hand('Snuff'), battlefield: [{ id: 'knowing', card: 'Knowing' }] },
    b: { battlefield: [giant] },
    actions: [cast('it', 'giant'), RESOLVE],
    asks: all(zones('giant'), lives),
    expected: ['graveyard', '20 20'],
  },
  ...(['command', 'hand', 'no'] as const).map(
    (answer): RulesQuestion => ({
      fact: `CR 903.9b: a commander that would go to its owner’s hand, where the owner answers ${answer}`,
      format: 'commander',
      a: { hand: hand('Unsummon') },
      b: { battlefield: [{ id: 'hound', card: 'Hound', commander: true }] },
      actions: [cast('it', 'hound'), { kind: 'resolve', choose: [answer] }],
      asks: zones('hound'),
      expected: answer === 'command' ? 'command' : 'hand',
    }),
  ),
  {
    fact: 'CR 903.3, 106.6: “your commander” is meant in the command zone, too',
    format: 'commander',
    a: {
      hand: hand('Pup'),
      battlefield: [{ id: 'path', card: 'Path' }],
      command: [{ id: 'hound', card: 'Hound', commander: true }],
    },
    actions: [cast('it'), RESOLVE],
    asks: lives,
    expected: '41 40',
  },
  {
    fact: 'CR 714.2b: a Saga has what its chapter gives it only once that has resolved',
    a: { hand: hand('Tale') },
    actions: [{ kind: 'playLand', card: 'it' }],
    asks: all(types('it'), onStack),
    expected: ['', 1],
  },
  {
    fact: 'CR 714.2b, 611.2a: then it has it, once',
    a: { hand: hand('Tale') },
    actions: [{ kind: 'playLand', card: 'it' }, RESOLVE],
    asks: all(types('it'), (state) => characteristicsOf(state, 'it').abilities.filter(({ isManaAbility }) => isManaAbility).length),
    expected: ['C', 1],
  },
  {
    fact: 'CR 714.2b: on a board with two lore counters two chapters have resolved',
    a: { battlefield: [{ id: 'it', card: 'Tale', counters: { lore: 2 } }] },
    actions: [],
    asks: types('it'),
    expected: 'GC',
  },
  {
    fact: 'CR 120.1: damage to each player by what “that player” controls: each by their own',
    a: {
      hand: hand('Progress'),
      battlefield: [
        { id: 'p1', card: 'Path' },
        { id: 'i1', card: 'Island' },
      ],
    },
    b: {
      battlefield: [
        { id: 'p2', card: 'Path' },
        { id: 'p3', card: 'Path' },
      ],
    },
    actions: [cast('it'), RESOLVE],
    asks: lives,
    expected: '18 16',
  },
  {
    fact: 'CR 608.2c: “that player” is the player who was targeted just before',
    a: { hand: hand('Pyre'), battlefield: [bear] },
    b: { battlefield: [giant] },
    actions: [cast('it', 'b'), RESOLVE],
    asks: all(lives, damageOn('bear', 'giant')),
    expected: ['20 18', '0 2'],
  },
  {
    fact: 'CR 603.4: “if no creatures are on the battlefield” holds where there is none',
    a: { battlefield: [{ id: 'plague', card: 'Plague' }] },
    actions: [{ kind: 'advance', to: 'END' }, RESOLVE],
    asks: zones('plague'),
    expected: 'graveyard',
  },
  {
    fact: 'CR 603.4: and does not where there is one',
    a: { battlefield: [{ id: 'plague', card: 'Plague' }, bear] },
    actions: [{ kind: 'advance', to: 'END' }],
    asks: onStack,
    expected: 0,
  },
  {
    fact: 'CR 205.4e: a legendary sorcery with a legendary creature of its player’s',
    a: { hand: hand('Decree'), battlefield: [{ id: 'hound', card: 'Hound' }] },
    actions: [cast('it'), RESOLVE],
    asks: lives,
    expected: '21 20',
  },
  {
    fact: 'CR 118.9: what is cast “this way” is paid for as the sentence after that says, not for its mana cost',
    a: { manaPool: '{R}{R}{R}{R}', battlefield: [{ id: 'citadel', card: 'Citadel' }], library: [giant, ...LIBRARY] },
    actions: [cast('giant'), RESOLVE],
    asks: all(zones('giant'), lives, pool()),
    expected: ['battlefield', '16 20', '{R}{R}{R}{R}'],
  },
];

describe('questions asked by hand', () => {
  it('their cards are read whole', () => expect(CARDS.flatMap(({ faces }) => unreadSpans(faces).map(({ text }) => text))).toEqual([]));

  it.each(QUESTIONS)('$fact', (question) => expect(answerTo(CARDS, question)).toEqual(question.expected));

  it('CR 119.4: an alternative cost of life can be paid by no player who has less', () => {
    const of = (life: number) =>
      boardOf(CARDS, { a: { life, hand: hand('Snuff'), battlefield: [{ id: 'swamp', card: 'Swamp' }] }, b: { battlefield: [bear] } });
    const action = { ...cast('it', 'bear'), alternative: '4 life' };
    expect(refusal(of(3), action).rules).toContain('119.4');
    expect(
      answerTo(CARDS, {
        fact: '',
        a: { life: 4, hand: hand('Snuff'), battlefield: [{ id: 'swamp', card: 'Swamp' }] },
        b: { battlefield: [bear] },
        actions: [action],
        asks: lives,
        expected: '',
      }),
    ).toBe('0 20');
  });

  it('CR 106.6, 702.33d: and for none that is not', () => {
    const state = boardOf(CARDS, { a: { hand: hand('Gorger'), battlefield: [{ id: 'elf', card: 'Elfhame' }] } });
    expect(refusal(state, cast('it')).rules).toContain('601.2');
  });

  it('CR 205.4e: a legendary sorcery without one is not cast', () => {
    const state = boardOf(CARDS, {
      a: { hand: hand('Decree'), battlefield: [bear] },
      b: { battlefield: [{ id: 'hound', card: 'Hound' }] },
    });
    expect(refusal(state, cast('it')).rules).toContain('205.4e');
  });

  it('CR 118.9: and what is not cast this way is not', () => {
    const state = boardOf(CARDS, { a: { hand: [giant], battlefield: [{ id: 'citadel', card: 'Citadel' }] } });
    expect(refusal(state, cast('giant')).rules).toContain('601.2');
  });

  it('CR 601.2h: a spell whose costs can’t be paid is refused by that, not by what is said of abilities', () => {
    const state = boardOf(CARDS, { a: { hand: hand('Force') } });
    const { rules } = refusal(state, { ...cast('it'), alternative: 0 });
    expect(rules).toContain('601.2h');
    expect(rules).not.toContain('602.2');
  });
});
