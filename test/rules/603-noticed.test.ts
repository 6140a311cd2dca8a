import { describe, expect, it } from 'vitest';
import { type CompiledCard, type GameState, playerOf } from '../../engine/index.ts';
import { played, refusal } from '../support/acting.ts';
import { byName, card } from '../support/boards.ts';
import { table } from '../support/table.ts';

const SIZE = { power: '2', toughness: '2' };
const whenever = (name: string, what: string): CompiledCard => card(name, 'Enchantment', `Whenever ${what}, you gain 1 life.`);
const CARDS: readonly CompiledCard[] = [
  card('Land', 'Basic Land — Forest'),
  card('Bear', 'Creature — Bear', '', SIZE),
  card('Fading', 'Creature — Spirit', 'Phasing\nWhenever this creature phases out, you gain 1 life.', SIZE),
  card('Rod', 'Artifact — Equipment', 'Whenever an ability of equipped creature is activated, you gain 1 life.\nEquip {1}'),
  card('Pinger', 'Creature — Wizard', '{0}: Untap this creature.', SIZE),
  whenever('Arena', 'a creature you control fights'),
  whenever('Clues', 'you investigate'),
  whenever('Power', 'you get one or more {E}'),
  whenever('Watch', 'an opponent searches their library'),
  whenever('Spender', 'you expend 4'),
  card('Grudge', 'Enchantment', 'Whenever a spell or ability an opponent controls causes you to discard a card, you gain 1 life.'),
  card('Brawl', 'Sorcery', "Target creature you control fights target creature you don't control.", { manaCost: '{0}' }),
  card('Probe', 'Sorcery', 'Investigate twice.', { manaCost: '{0}' }),
  card('Spark', 'Sorcery', 'You get {E}{E}.', { manaCost: '{0}' }),
  card('Quest', 'Sorcery', 'Search your library for a basic land card, reveal it, put it into your hand, then shuffle.', {
    manaCost: '{0}',
  }),
  card('Costly', 'Sorcery', 'You gain 3 life.', { manaCost: '{1}' }),
  card('Rack', 'Sorcery', 'Target player discards a card.', { manaCost: '{0}' }),
];
const on = (own: readonly string[], theirs: readonly string[], hand: readonly string[], manaPool = ''): GameState =>
  table(CARDS, {
    a: {
      battlefield: byName(own),
      hand: byName(hand),
      library: [{ card: 'Land', count: 9 }],
      manaPool,
    },
    b: {
      battlefield: theirs.map((name) => ({ id: `b-${name}`, card: name })),
      hand: [{ card: 'Land' }],
      library: [{ card: 'Land', count: 9 }],
    },
  });
const lives = (state: GameState): readonly (number | undefined)[] => ['a', 'b'].map((id) => playerOf(state, id)?.life);

describe('CR 603.2: what abilities notice', () => {
  it.each([
    ['each creature of a fight', on(['Arena', 'Bear'], ['Bear', 'Arena'], ['Brawl']), { targets: ['Bear', 'b-Bear'] }, [21, 21]],
    ['each investigating', on(['Clues'], [], ['Probe']), {}, [22, 20]],
    ['getting energy counters', on(['Power'], [], ['Spark']), {}, [21, 20]],
    ['an opponent searching their library, and nobody else', on(['Watch'], ['Watch'], ['Quest']), {}, [20, 21]],
  ] as const)('%s', (_, start, more, expected) => {
    const [spell = ''] = playerOf(start, 'a')?.hand ?? [];
    const searched = spell === 'Quest' ? { choose: [playerOf(start, 'a')?.library[0] ?? ''] } : {};
    const resolved = played(start, { kind: 'cast', card: spell, ...more }, { kind: 'resolve', ...searched });
    const state = resolved.stack.length > 0 ? played(resolved, { kind: 'resolve', all: true }) : resolved;
    expect(lives(state)).toEqual(expected);
  });

  it('CR 702.26: a permanent phasing out, which is looked back at', () => {
    const state = on(['Fading'], [], []);
    expect(lives(played(state, { kind: 'advance', turns: 2 }))).toEqual([21, 20]);
  });

  it('CR 602.2: an ability of an object being activated', () => {
    const start = table(CARDS, {
      a: {
        battlefield: [
          { id: 'pinger', card: 'Pinger' },
          { id: 'rod', card: 'Rod', attachedTo: 'pinger' },
        ],
        library: [{ card: 'Land' }],
      },
      b: { library: [{ card: 'Land' }] },
    });
    const state = played(start, { kind: 'activate', permanent: 'pinger', ability: 0 });
    expect(state.stack.map(({ source }) => source)).toEqual(['pinger', 'rod']);
  });

  it('is refused where what they notice is not told', () => {
    const rack = played(on([], ['Grudge'], ['Rack']), { kind: 'cast', card: 'Rack', targets: ['b'] });
    expect(refusal(rack, { kind: 'resolve' }).notModelled).toContain('causes you to discard');
  });
});
