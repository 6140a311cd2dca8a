import { describe, expect, it } from 'vitest';
import { substitutesFor } from '../../engine/costs/substitutes.ts';
import { totalCost } from '../../engine/costs/total.ts';
import { typesIn } from '../../engine/mana/amounts.ts';
import { byName, card } from '../support/boards.ts';
import { costToCast, game } from '../support/spells.ts';

const CARDS = [
  card('Stoke', 'Instant', 'Convoke\nStoke deals 4 damage to any target.', { manaCost: '{2}{R}{R}' }),
  card('Device', 'Artifact', 'Improvise', { manaCost: '{5}{U}' }),
  card('Dig', 'Instant', 'Delve\nDraw two cards.', { manaCost: '{6}{U}{U}' }),
  card('Pact', 'Sorcery', 'Assist\nDraw four cards.', { manaCost: '{8}{U}' }),
  card('Both', 'Creature — Golem', 'Convoke\nDelve', { manaCost: '{5}{B/G}{B/G}' }),
  card('Whip', 'Sorcery', 'As an additional cost to cast this spell, waterbend {5}.\nDraw two cards.', { manaCost: '{U}{U}' }),
  card('Restoring', 'Instant', 'As an additional cost to cast this spell, waterbend {X}.\nDraw X cards.', { manaCost: '{U}{U}' }),
  card('Perhaps', 'Creature — Human', 'As an additional cost to cast this spell, you may waterbend {2}.', { manaCost: '{3}{U}' }),
  card('Bender', 'Creature — Human', 'Waterbend {3}: Draw a card.', { manaCost: '{3}{U}' }),
  card('Plain Artifact', 'Artifact', '', { manaCost: '{3}' }),
  card('Engineer', 'Creature — Vedalken', 'Artifact spells you cast have convoke.', { manaCost: '{1}{U}' }),
  card('Statuary', 'Artifact', 'Nonartifact spells you cast have improvise.'),
  card('Green One', 'Creature — Elf', '', { manaCost: '{G}' }),
  card('Gold One', 'Creature — Elf', '', { manaCost: '{G}{W}' }),
  card('Gray One', 'Artifact Creature — Golem', '', { manaCost: '{3}' }),
  card('Animator', 'Enchantment', 'Lands you control are 1/1 creatures that are still lands.'),
  card('Wood', 'Land', '{T}: Add {G}.'),
];

type Board = Parameters<typeof game>[1];

function shown(players: Board, cast: string, asked: Parameters<typeof totalCost>[3] = {}): readonly string[] {
  const state = game(CARDS, players);
  const what = { kind: 'cast', card: cast, face: 0 } as const;
  const [locked] = totalCost(state, 'a', what, asked).locked;
  return substitutesFor(state, 'a', what, locked?.waterbend ?? 0, asked).map(({ kind, types, generic, does, objects, limit }) =>
    [
      kind,
      `${typesIn(types).join('')}${generic ? '1' : ''}`,
      does,
      objects.join(' '),
      ...(limit === null ? [] : [`at most ${limit}`]),
    ].join(', '),
  );
}

const own = (battlefield: NonNullable<Board[number]['battlefield']>, hand: string, graveyard: readonly string[] = []): Board => [
  { id: 'a', battlefield, hand: [{ id: hand, card: hand }], graveyard: byName(graveyard) },
  { id: 'b', battlefield: [{ id: 'theirs', card: 'Green One' }], graveyard: [{ id: 'dead', card: 'Green One' }] },
];
const green = { id: 'g', card: 'Green One' };
const gold = { id: 'w', card: 'Gold One' };
const gray = { id: 'c', card: 'Gray One' };

describe('what may be done in place of paying mana', () => {
  it.each<[string, string, Board, string, readonly string[]]>([
    [
      '702.51a',
      'creatures stand for generic mana or one of their colors, those of the same colors together',
      own([green, gold, gray, { id: 'g2', card: 'Green One' }], 'Stoke'),
      'Stoke',
      ['convoke, G1, tap, g g2', 'convoke, WG1, tap, w', 'convoke, 1, tap, c'],
    ],
    ['702.51a', 'tapped ones are none', own([{ ...green, tapped: true }], 'Stoke'), 'Stoke', []],
    ['302.6', 'ones that came this turn are', own([{ ...green, sick: true }], 'Stoke'), 'Stoke', ['convoke, G1, tap, g']],
    [
      '702.51a',
      'what is a creature by an effect is one',
      own(['w'].map((id) => ({ id, card: 'Wood' })).concat({ id: 'an', card: 'Animator' }), 'Stoke'),
      'Stoke',
      ['convoke, 1, tap, w'],
    ],
    ['702.126a', 'artifacts stand for generic mana', own([green, gray], 'Device'), 'Device', ['improvise, 1, tap, c']],
    ['702.66a', 'cards in the own graveyard stand for generic mana', own([], 'Dig', ['Dig', 'Whip']), 'Dig', ['delve, 1, exile, Whip']],
    ['702.132', 'another player may pay generic mana', own([], 'Pact'), 'Pact', ['assist, 1, pay, b']],
    ['702.51', 'several at once', own([green], 'Both', ['Whip']), 'Both', ['convoke, G1, tap, g', 'delve, 1, exile, Whip']],
    [
      '701.67',
      'artifacts and creatures for as much as is waterbent',
      own([green, gray], 'Whip'),
      'Whip',
      ['waterbend, 1, tap, g c, at most 5'],
    ],
    ['701.67', 'nothing where the cost is not paid', own([green, gray], 'Perhaps'), 'Perhaps', []],
    [
      '702.51',
      'a keyword that an effect gives',
      own([green, { id: 'e', card: 'Engineer' }], 'Plain Artifact'),
      'Plain Artifact',
      ['convoke, G1, tap, g', 'convoke, U1, tap, e'],
    ],
    ['702.126', 'not to other spells', own([green, { id: 'e', card: 'Engineer' }], 'Bender'), 'Bender', []],
    ['702.126', 'improvise that an effect gives', own([{ id: 's', card: 'Statuary' }], 'Bender'), 'Bender', ['improvise, 1, tap, s']],
  ])('CR %s: %s', (_rule, _fact, players, cast, expected) => {
    const board = players.map((player) => ({ ...player, graveyard: player.graveyard?.filter((one) => one.id !== cast) ?? [] }));
    expect(shown(board, cast)).toEqual(expected);
  });

  it('CR 702.66a: a spell that is cast from the graveyard does not pay for itself', () => {
    const graveyard = byName(['Dig', 'Whip']);
    expect(shown([{ id: 'a', graveyard }], 'Dig')).toEqual(['delve, 1, exile, Whip']);
  });

  it('CR 701.67: waterbend is mana of the total cost', () => {
    const state = game(CARDS, own([green], 'Whip'));
    expect(costToCast(state, 'Whip')).toEqual(['{5}{U}{U}, waterbend 5']);
    const chosen = { optional: new Map([['Perhaps 0', 1]]) };
    expect(costToCast(game(CARDS, own([green], 'Perhaps')), 'Perhaps', chosen)).toEqual(['{5}{U}, waterbend 2']);
    expect(costToCast(game(CARDS, own([green], 'Restoring')), 'Restoring', { x: 3 })).toEqual(['{X}{U}{U}, waterbend 3']);
  });

  it('CR 701.67: an activated ability may be waterbent', () => {
    const state = game(CARDS, [{ id: 'a', battlefield: [{ id: 'b', card: 'Bender', sick: true }, green] }]);
    const what = { kind: 'activate', source: 'b', ability: 0 } as const;
    const [locked] = totalCost(state, 'a', what).locked;
    expect(locked).toMatchObject({ mana: ['3'], waterbend: 3 });
    expect(substitutesFor(state, 'a', what, locked?.waterbend ?? 0)).toMatchObject([{ kind: 'waterbend', objects: ['b', 'g'], limit: 3 }]);
  });
});
