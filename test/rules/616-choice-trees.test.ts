import { describe, expect, it } from 'vitest';
import type { GameEventBody } from '../../engine/events/event.ts';
import type { BoardSetup, GameState } from '../../engine/index.ts';
import { settleAll } from '../../engine/replacements/settleAll.ts';
import { begun, card, sized } from '../support/boards.ts';
import { resolved } from '../support/resolving.ts';
import { damage, distinct, leavesOf } from '../support/settling.ts';

/** Trees of choices, counted: their leaves, and how many different things these come to; each worked out by hand in the comment. */

const CARDS = [
  card('Bear', 'Creature — Bear', '', sized(2, 2)),
  card('Blight', 'Creature — Beast', 'Wither', sized(2, 2)),
  card(
    'Doubler',
    'Enchantment',
    'If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.',
  ),
  card('Pain', 'Enchantment', 'If a source would deal damage to you, it deals double that damage to you instead.'),
  card('Sting', 'Enchantment', 'If a source would deal damage to you, it deals that much damage plus 1 to you instead.'),
  card('Armor', 'Artifact', 'If a source would deal damage to you, prevent 1 of that damage.'),
  card('Ward', 'Enchantment', 'If a source would deal damage to you, you may prevent that damage.'),
  card('Veil', 'Enchantment', 'If a source would deal damage to you, you may prevent 1 of that damage.'),
  card('Guard', 'Creature — Giant', 'All damage that would be dealt to you is dealt to this creature instead.', sized(5, 99)),
  card(
    'Page',
    'Creature — Giant',
    'If damage would be dealt to you, you may have that damage dealt to this creature instead.',
    sized(5, 99),
  ),
  card('Bubble', 'Enchantment', 'If damage would be dealt to you, put that many depletion counters on this enchantment instead.'),
  card(
    'Half Down',
    'Enchantment',
    'If a source would deal damage to a permanent or player, it deals half that damage, rounded down, to that permanent or player instead.',
  ),
  card(
    'Half Up',
    'Enchantment',
    'If a source would deal damage to a permanent or player, it deals half that damage, rounded up, to that permanent or player instead.',
  ),
  card(
    'Wurm',
    'Creature — Wurm',
    'As long as you have 7 or more life, damage that would reduce your life total to less than 7 reduces it to 7 instead.',
    sized(7, 7),
  ),
  card('Letter', 'Enchantment', 'If an opponent would lose life, they lose twice that much life instead.'),
  card(
    'Remedy',
    'Creature — Human',
    'If one or more -1/-1 counters would be put on a creature you control, that many -1/-1 counters minus one are put on it instead.',
    sized(2, 9),
  ),
  card(
    'Season',
    'Enchantment',
    'If one or more counters would be put on a permanent, twice that many of those counters are put on that permanent instead.',
  ),
];
const NEXT = (n: number): string => `Prevent the next ${n} damage that would be dealt to any target this turn.`;
const NEXT_TIME = 'The next time a creature would deal damage to you this turn, prevent that damage.';
const sources = ['x', 'y', 'z'].map((id) => ({ id, card: 'Bear' }));

function on(a: readonly string[], b: readonly string[], more: Partial<BoardSetup> = {}, life = 20): GameState {
  const named = (of: string, all: readonly string[]) => all.map((name, at) => ({ id: `${name} ${of}${at + 1}`, card: name }));
  const battlefield = [...sources, { id: 'blight', card: 'Blight' }, ...named('a', a)];
  return begun(
    {
      players: [
        { id: 'a', battlefield },
        { id: 'b', life, battlefield: named('b', b) },
      ],
      ...more,
    },
    CARDS,
  );
}
/** With effects of spells of b, each around b. */
const under = (state: GameState, ...texts: readonly string[]): GameState =>
  texts.reduce((now, text, at) => resolved(now, text, { you: 'b', targets: [['b']], source: `spell ${at + 1}` }), state);
const hits = (...amounts: readonly number[]): readonly GameEventBody[] =>
  amounts.map((amount, at) => damage(sources[at]?.id ?? '', 'b', amount));

interface Tree {
  readonly title: string;
  readonly a?: readonly string[];
  readonly b?: readonly string[];
  readonly spells?: readonly string[];
  readonly events: readonly GameEventBody[];
  readonly life?: number;
  readonly leaves: number;
  readonly pick?: RegExp;
  readonly results: readonly string[];
}

const TREES: readonly Tree[] = [
  // 2 of three times 1: any two of them, 3 ways.
  {
    title: 'a shield divided among three',
    spells: [NEXT(2)],
    events: hits(1, 1, 1),
    leaves: 3,
    results: ['x deals 1 to b', 'y deals 1 to b', 'z deals 1 to b'],
  },
  // 1 and 2 of them, on 2 and 2. First 1 for both: 1 of x or of y, then 2 of the 3 that are left: all of the one or 1 of each: 2 x 2. First 2 for both: 2 of x
  // and the 1 is y's; 2 of y; 1 of each, and the 1 is of x or of y: 4. First 1 for the one and 2 for the other: the 1 is used up there, and the 2 are divided
  // among 1 and 2: 1 and 1, or 0 and 2: 2, twice. 12; 1 is dealt by either.
  {
    title: 'two shields divided among two',
    spells: [NEXT(1), NEXT(2)],
    events: hits(2, 2),
    leaves: 12,
    results: ['x deals 1 to b', 'y deals 1 to b'],
  },
  // Prevented at first: 3 - 2 = 1 goes to the guard; moved first: all 3, and the shield is left.
  {
    title: 'a shield and a redirection',
    b: ['Guard'],
    spells: [NEXT(2)],
    events: hits(3),
    leaves: 2,
    results: ['x deals 1 to Guard b1', 'x deals 3 to Guard b1'],
  },
  // Of either source, whether it is doubled before or not; the other's is doubled.
  {
    title: 'the next time a creature would, of two, doubled',
    a: ['Doubler'],
    spells: [NEXT_TIME],
    events: hits(2, 3),
    leaves: 2,
    results: ['x deals 4 to b', 'y deals 6 to b'],
  },
  // All or nothing of 6, in whatever order: only whether is asked.
  { title: 'all prevented or not, and doubled', a: ['Doubler'], b: ['Ward'], events: hits(3), leaves: 2, results: ['', 'x deals 6 to b'] },
  // The first is done; or not, and then the second is, or not.
  { title: 'all prevented or not, twice', b: ['Ward', 'Ward'], events: hits(3), leaves: 3, results: ['', 'x deals 3 to b'] },
  // First 1 prevented: 2 x 2 = 4, or not: 6. Doubled first: 5 or 6.
  {
    title: '1 prevented or not, and doubled',
    a: ['Doubler'],
    b: ['Veil'],
    events: hits(3),
    leaves: 4,
    results: ['x deals 4 to b', 'x deals 5 to b', 'x deals 6 to b'],
  },
  // Moved or not first: 3 to the page, or 3 - 1 to b. Less 1 first: 2 to either.
  {
    title: 'redirected or not, and 1 prevented',
    b: ['Page', 'Armor'],
    events: hits(3),
    leaves: 4,
    results: ['x deals 2 to Page b1', 'x deals 2 to b', 'x deals 3 to Page b1'],
  },
  // Moved first: only the doubling of all damage is left: 6. That to b doubled first: 12 in either order afterwards. All doubled first: moved 6, or doubled 12.
  {
    title: 'redirected, doubled for one, doubled for all',
    a: ['Doubler'],
    b: ['Guard', 'Pain'],
    events: hits(3),
    leaves: 4,
    results: ['x deals 12 to Guard b1', 'x deals 6 to Guard b1'],
  },
  // Counters at once: 3. Doubled: 6, or less 1: 5. Less 1: 2, or doubled: 4.
  {
    title: 'counters instead, doubled, less 1',
    a: ['Doubler'],
    b: ['Bubble', 'Armor'],
    events: hits(3),
    leaves: 5,
    pick: /depletion/,
    results: [2, 3, 4, 5, 6].map((n) => `${n} depletion on Bubble b1`),
  },
  // 6 halved down is 3, halved up 2; halved up 3, halved down 1.
  {
    title: 'half down and half up of 6',
    b: ['Half Down', 'Half Up'],
    events: hits(6),
    leaves: 2,
    results: ['x deals 1 to b', 'x deals 2 to b'],
  },
  // 7: 3 and 2; 4 and 2.
  { title: 'half down and half up of 7', b: ['Half Down', 'Half Up'], events: hits(7), leaves: 1, results: ['x deals 2 to b'] },
  // Of 4: half and one more: 3. One more first: 5, half of it 2.
  { title: 'half down and one more', b: ['Half Down', 'Sting'], events: hits(4), leaves: 2, results: ['x deals 2 to b', 'x deals 3 to b'] },
  // 5 doubled as damage: 10 life. Doubled as life: 20, held at 7: 8. Held first: 8, doubled: 16.
  {
    title: 'damage doubled, life lost doubled, and a floor',
    a: ['Doubler', 'Letter'],
    b: ['Wurm'],
    events: hits(5),
    life: 15,
    leaves: 2,
    pick: /loses/,
    results: ['b loses 16', 'b loses 8'],
  },
  // 2 becomes 2 x 2 + 1 = 5 or (2 + 1) x 2 = 6, 3 becomes 7 or 8: 12 to 14 in all, which is lost at once and brings 15 below 7: held first 8, doubled 16; doubled
  // first, and held: 8. 2 x 2 x 2.
  {
    title: 'two sources doubled and one more, life lost doubled, and a floor',
    a: ['Doubler', 'Letter'],
    b: ['Sting', 'Wurm'],
    events: hits(2, 3),
    life: 15,
    leaves: 8,
    pick: /loses/,
    results: ['b loses 16', 'b loses 8'],
  },
  // 2 counters less 1, doubled: 2; doubled first: 4 less 1.
  {
    title: '-1/-1 counters of damage with wither, doubled and less 1',
    b: ['Remedy', 'Season'],
    events: [damage('blight', 'Remedy b1', 2)],
    leaves: 2,
    pick: /-1\/-1/,
    results: ['2 -1/-1 on Remedy b1', '3 -1/-1 on Remedy b1'],
  },
  // Each player by themselves: 1 + 1 doubled is 4, or 1 doubled and 1 more is 3: 2 x 2.
  {
    title: 'two players who choose',
    a: ['Doubler', 'Sting'],
    b: ['Sting'],
    events: [damage('x', 'b', 1), damage('x', 'a', 1)],
    leaves: 4,
    results: [
      'x deals 3 to a, x deals 3 to b',
      'x deals 3 to a, x deals 4 to b',
      'x deals 3 to b, x deals 4 to a',
      'x deals 4 to a, x deals 4 to b',
    ],
  },
];

/** Who is asked, in order, the first option being taken. */
function choosersIn(state: GameState, events: readonly GameEventBody[]): readonly (string | undefined)[] {
  const asked: (string | undefined)[] = [];
  settleAll(state, events, ({ by, options }) => {
    asked.push(by);
    return options.slice(0, 1);
  });
  return asked;
}

describe('CR 616.1: choice trees', () => {
  it.each(TREES)('CR 616.1: $title', ({ a = [], b = [], spells = [], events, life, leaves, pick = /deals/, results }) => {
    const found = leavesOf(under(on(a, b, {}, life), ...spells), events);
    expect([found.length, distinct(found, pick)]).toEqual([leaves, results]);
  });

  it.each(['a', 'b'])(
    'CR 101.4: of players who choose at the same time the active player %s is first, however the damage is listed',
    (active) => {
      const state = on(['Doubler', 'Sting'], ['Sting'], { active });
      const events = [damage('x', 'b', 1), damage('x', 'a', 1)];
      for (const listed of [events, events.toReversed()])
        expect(choosersIn(state, listed)).toEqual(active === 'a' ? ['a', 'b'] : ['b', 'a']);
    },
  );
});
