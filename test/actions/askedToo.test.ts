import { describe, expect, it } from 'vitest';
import { characteristicsOf } from '../../engine/index.ts';
import { bear, CARDS, cast, giant, hand, LIBRARY, RESOLVE } from '../support/askedCards.ts';
import { all, answerTo, damageOn, lives, onStack, pool, type RulesQuestion, size, types, zones } from '../support/asking.ts';

/** Rules questions whose answers were worked out by hand. */

const QUESTIONS: readonly RulesQuestion[] = [
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
  ...(
    [
      ['is lost', [], ''],
      ['becomes colorless where it says so', [{ id: 'horizon', card: 'Horizon' }], '{C}{C}'],
    ] as const
  ).map(
    ([what, battlefield, left]): RulesQuestion => ({
      fact: `CR 106.4, 614.6: unspent mana that a spell has a player lose ${what}`,
      a: { hand: hand('Short') },
      b: { manaPool: '{R}{G}', battlefield },
      actions: [cast('it', 'b'), RESOLVE],
      asks: pool('b'),
      expected: left,
    }),
  ),
  {
    fact: 'CR 608.2c: the lands “they control” are those of the player who is told to untap them',
    a: { hand: hand('Harvest'), battlefield: [{ id: 'i1', card: 'Island', tapped: true }] },
    b: {
      battlefield: [
        { id: 'i2', card: 'Island', tapped: true },
        { id: 'path', card: 'Path', tapped: true },
      ],
    },
    actions: [cast('it', 'b'), RESOLVE],
    asks: (state) => ['i1', 'i2', 'path'].map((id) => state.permanents.get(id)?.tapped),
    expected: [true, false, true],
  },
  {
    fact: 'CR 107.3f: an X that is paid as a spell resolves is chosen then, and is the X of what follows',
    a: { hand: hand('Muster'), manaPool: '{C}{C}{C}' },
    actions: [cast('it'), { ...RESOLVE, choose: ['yes', '2'] }],
    asks: all(lives, pool()),
    expected: ['24 20', '{C}'],
  },
  {
    fact: 'CR 122.1: as many counters as were removed “this way”, and of each mana its own color',
    a: { hand: hand('Discharge'), battlefield: [{ id: 'relic', card: 'Relic', counters: { charge: 2 } }] },
    actions: [cast('it', 'relic'), { ...RESOLVE, choose: ['{U}{R}'] }],
    asks: pool(),
    expected: '{U}{R}',
  },
  {
    fact: 'CR 107.3k, 613.7: of two activations with an X each the later one counts',
    a: {
      manaPool: '{C}{C}{C}{C}{C}',
      battlefield: [
        { id: 'entity', card: 'Entity' },
        { ...bear, counters: { '+1/+1': 1 } },
      ],
    },
    actions: [
      { kind: 'activate', permanent: 'entity', ability: 0, x: 3 },
      RESOLVE,
      { kind: 'activate', permanent: 'entity', ability: 0, x: 2 },
      RESOLVE,
    ],
    asks: all(size('entity'), size('bear'), (state) => characteristicsOf(state, 'bear').subtypes.includes('Goblin')),
    expected: ['2/2', '3/3', true],
  },
  ...[4, 5].map(
    (x): RulesQuestion => ({
      fact: `CR 107.3m: what it says besides of an X of 5 or more, with X = ${x}`,
      a: { hand: hand('Hydra'), manaPool: '{C}{C}{C}{C}{C}' },
      actions: [{ ...cast('it'), x }, RESOLVE],
      asks: size('it'),
      expected: x === 4 ? '4/4' : '10/10',
    }),
  ),
  {
    fact: 'CR 107.3a, 601.2c: five times X to each of up to X targets',
    a: { hand: hand('Crackle'), manaPool: '{C}{C}{C}{C}{C}{C}' },
    b: { battlefield: [giant] },
    actions: [{ ...cast('it', 'b', 'giant'), x: 2 }, RESOLVE],
    asks: all(lives, zones('giant')),
    expected: ['20 10', 'graveyard'],
  },
  {
    fact: 'CR 201.5a, 702.93a: undying that another object grants returns the creature that has it',
    a: { battlefield: [{ id: 'deathless', card: 'Deathless' }, bear] },
    actions: [{ kind: 'destroy', permanents: ['bear'] }, RESOLVE],
    asks: all(zones('bear', 'deathless'), size('bear')),
    expected: ['battlefield battlefield', '3/3'],
  },
  {
    fact: 'CR 603.2: “enters tapped” triggers on what enters tapped',
    a: { hand: hand('Slow'), battlefield: [{ id: 'amulet', card: 'Amulet' }] },
    actions: [{ kind: 'playLand', card: 'it' }, RESOLVE],
    asks: (state) => state.permanents.get('it')?.tapped,
    expected: false,
  },
  {
    fact: 'CR 603.2: and not on what enters untapped',
    a: { hand: hand('Island'), battlefield: [{ id: 'amulet', card: 'Amulet' }] },
    actions: [{ kind: 'playLand', card: 'it' }],
    asks: onStack,
    expected: 0,
  },
  {
    fact: 'CR 603.2, 603.6: “enters from your graveyard” triggers on what comes from there',
    a: { hand: hand('Raise'), graveyard: [bear], battlefield: [{ id: 'rising', card: 'Rising' }] },
    actions: [cast('it', 'bear'), RESOLVE],
    asks: lives,
    expected: '21 20',
  },
  {
    fact: 'CR 603.2, 603.6: and not on what comes from elsewhere',
    a: { hand: hand('Whirler'), battlefield: [{ id: 'rising', card: 'Rising' }] },
    actions: [cast('it'), RESOLVE],
    asks: lives,
    expected: '20 19',
  },
];

describe('more questions asked by hand', () => {
  it.each(QUESTIONS)('$fact', (question) => expect(answerTo(CARDS, question)).toEqual(question.expected));
});
