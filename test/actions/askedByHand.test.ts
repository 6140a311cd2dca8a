import { describe, expect, it } from 'vitest';
import { unreadSpans } from '../../engine/index.ts';
import { refusal } from '../support/acting.ts';
import { bear, CARDS, cast, giant, hand, LIBRARY, RESOLVE } from '../support/askedCards.ts';
import { all, answerTo, boardOf, damageOn, lives, named, onStack, type RulesQuestion, size, zones } from '../support/asking.ts';

/** Rules questions whose answers were worked out by hand. */

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
