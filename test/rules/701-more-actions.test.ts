import { describe, expect, it } from 'vitest';
import { layered } from '../../engine/characteristics/layers.ts';
import type { GameState } from '../../engine/index.ts';
import { board, of, zone } from '../effects/board.ts';
import { played, zoneOf } from '../support/acting.ts';
import { card } from '../support/boards.ts';
import { carryingOut, resolved } from '../support/resolving.ts';
import { game } from '../support/spells.ts';

/** More keyword actions (701), and sentences that say something of the instructions before them. */

const lifeOf = (state: GameState, id = 'a') => state.players.find((one) => one.id === id)?.life;
const library = (...names: readonly string[]) => names.map((name, at) => ({ id: `${name}${at}`, card: name }));

describe('701.53 incubate', () => {
  it('CR 701.53a, 111.10i: an Incubator with counters, which turns into a Phyrexian', () => {
    const state = resolved(board({}, {}), 'Incubate 3.');
    const [token] = [...state.permanents.values()].filter(({ token: is }) => is);
    const { id = '' } = token ?? {};
    expect([token?.counters.get('+1/+1'), layered(state).view.object(id)?.types]).toEqual([3, new Set(['artifact'])]);
    const turned = resolved(state, 'Transform that artifact.', { meant: { it: [id] } });
    const phyrexian = layered(turned).view.object(id);
    expect([phyrexian?.power, phyrexian?.toughness, phyrexian?.subtypes]).toEqual([3, 3, new Set(['Phyrexian'])]);
  });
});

describe('701.30 clash', () => {
  const text = 'Clash with an opponent. If you win, you gain 4 life.';
  const on = (mine: readonly string[], theirs: readonly string[]): GameState =>
    board({ library: library(...mine) }, { library: library(...theirs).map((one) => ({ ...one, id: `b${one.id}` })) });
  it.each([
    [['Bear'], ['Forest'], 24],
    [['Forest'], ['Bear'], 20],
    [['Bear'], ['Bear'], 20],
    [['Forest'], [], 24],
    [[], ['Forest'], 20],
  ])('CR 701.30d: %j against %j', (mine, theirs, life) => {
    const choose = [...mine, ...theirs].map(() => 'top');
    expect(lifeOf(resolved(on(mine, theirs), text, { choose }))).toBe(life);
  });

  it('CR 701.30b: each may put the card on the bottom, the active player first', () => {
    const state = resolved(on(['Bear', 'Forest'], ['Forest', 'Bear']), text, { choose: ['bottom', 'top'] });
    expect([zone(state, 'library'), zone(state, 'library', 'b')]).toEqual([
      ['Forest1', 'Bear0'],
      ['bForest0', 'bBear1'],
    ]);
  });
});

describe('701.59 collect evidence', () => {
  const text = 'You may collect evidence 3. If you do, you gain 5 life.';
  it.each([
    [['Bear', 'Bear', 'Forest'], ['Bear0', 'Bear1'], 25, 2],
    [['Bear', 'Bear', 'Forest'], ['no'], 20, 0],
    [['Bear', 'Forest'], [], 20, 0],
  ])('CR 701.59a-b: from a graveyard of %j with %j', (graveyard, choose, life, exiled) => {
    const state = resolved(board({ graveyard: library(...graveyard) }, {}), text, { choose });
    expect([lifeOf(state), zone(state, 'exile').length]).toEqual([life, exiled]);
  });

  it('CR 701.59a: cards of too little mana value together are no answer', () => {
    const state = board({ graveyard: library('Bear', 'Bear') }, {});
    expect(carryingOut(state, text, { choose: ['Bear0'] }).kind).toBe('unanswered');
  });
});

describe('taken several times', () => {
  it('CR 701.34a: proliferating twice, chosen anew each time', () => {
    const state = board({ battlefield: [{ id: 'Bear', card: 'Bear', counters: { '+1/+1': 1 } }] }, { poison: 1 });
    const after = resolved(state, 'Proliferate twice.', { choose: ['Bear', 'b', 'Bear', 'b'] });
    expect([after.permanents.get('Bear')?.counters.get('+1/+1'), after.players[1]?.poison]).toEqual([3, 3]);
  });
});

describe('sentences about the one before', () => {
  const CARDS = [
    card('Bear', 'Creature — Bear', '', { manaCost: '{1}{G}', power: '2', toughness: '2' }),
    card(
      'Vanish',
      'Instant',
      "Counter target spell. If that spell is countered this way, exile it instead of putting it into its owner's graveyard.",
      {
        manaCost: '{U}',
      },
    ),
    card('Insight', 'Sorcery', 'You gain 1 life.', { manaCost: '{W}' }),
    card(
      'Pit',
      'Land',
      "{1}: This land becomes a 3/2 Elemental creature until end of turn and can't be blocked this turn. It's still a land.",
    ),
  ];

  it('CR 701.6a: a spell countered so is exiled', () => {
    const state = game(CARDS, [
      {
        id: 'a',
        hand: [
          { id: 'Insight', card: 'Insight' },
          { id: 'Vanish', card: 'Vanish' },
        ],
      },
      { id: 'b' },
    ]);
    const after = played(
      state,
      { kind: 'cast', card: 'Insight', free: true },
      { kind: 'cast', card: 'Vanish', free: true, targets: ['Insight'] },
      { kind: 'resolve', all: true },
    );
    expect([zoneOf(after, 'Insight'), zoneOf(after, 'Vanish')]).toEqual(['exile', 'graveyard']);
  });

  it('CR 205.1b: a land that becomes a creature is still a land, whatever else is said between', () => {
    const state = game(CARDS, [{ id: 'a', battlefield: [{ id: 'Pit', card: 'Pit' }], manaPool: '{C}' }, { id: 'b' }]);
    const after = played(state, { kind: 'activate', permanent: 'Pit', ability: 0 }, { kind: 'resolve' });
    expect(layered(after).view.object('Pit')?.types).toEqual(new Set(['land', 'creature']));
  });

  it("CR 701.19c: they can't be regenerated, though more is done in the same sentence", () => {
    const state = board({ battlefield: of('Bear', 'Wall') }, {});
    const shielded = resolved(state, 'Regenerate target creature.', { targets: [['bear-1']] });
    const text = "You gain 1 life and destroy all creatures. They can't be regenerated.";
    expect(resolved(shielded, text).permanents.has('bear-1')).toBe(false);
    expect(resolved(shielded, 'Destroy all creatures.').permanents.has('bear-1')).toBe(true);
  });
});
