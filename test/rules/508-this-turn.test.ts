import { describe, expect, it } from 'vitest';
import type { Action, CompiledCard, GameState } from '../../engine/index.ts';
import { card } from '../support/boards.ts';
import { attack, block, boardsOf, creature, damage, lifeOf, played } from '../support/combat.ts';

const CARDS: readonly CompiledCard[] = [
  creature('Bear', 2),
  creature('Fragile', '2/1'),
  creature('Wall', '0/5', 'Defender'),
  creature('Viking', '2/3', 'At the beginning of each end step, if this creature attacked or blocked this turn, you gain 3 life.'),
  card('Wounds', 'Enchantment', 'At the beginning of your end step, if an opponent was dealt damage this turn, you gain 3 life.'),
  card('Scars', 'Enchantment', 'At the beginning of your end step, if you were dealt combat damage this turn, you gain 3 life.'),
  creature('Biter', 2, 'At the beginning of each end step, if this creature dealt damage this turn, you gain 3 life.'),
  creature('Boaster', 2, 'Boast — {0}: You gain 1 life.'),
  creature(
    'Stout',
    '1/4',
    'Creatures you control with toughness greater than their power assign combat damage equal to their toughness rather than their power.',
  ),
  card(
    'Surge',
    'Sorcery',
    'Untap all creatures you control. After this main phase, there is an additional combat phase followed by an additional main phase.',
    {
      manaCost: '{0}',
    },
  ),
];
const game = boardsOf(CARDS);
const TO_END: Action = { kind: 'advance', to: 'END' };
const ALL: Action = { kind: 'resolve', all: true };

const TABLE: readonly [string, GameState, readonly Action[], number][] = [
  ['CR 508.6: it attacked', game({ a: ['Viking'], b: [] }), [attack('Viking')], 23],
  ['CR 509.1g: it blocked', game({ a: ['Viking'], b: ['Bear'] }, { active: 'b' }), [attack('Bear>a'), block('Viking>Bear')], 23],
  ['CR 508.6: it did neither', game({ a: ['Viking', 'Bear'], b: [] }), [attack('Bear')], 20],
  ['CR 120.1: an opponent was dealt damage', game({ a: ['Wounds', 'Bear'], b: [] }), [attack('Bear')], 23],
  ['CR 120.1: only a creature was', game({ a: ['Wounds', 'Bear'], b: ['Wall'] }), [attack('Bear'), block('Wall>Bear')], 20],
  ['CR 120.1: the other player was', game({ a: ['Scars', 'Bear'], b: [] }), [attack('Bear')], 20],
  ['CR 120.1: it dealt damage', game({ a: ['Biter'], b: ['Wall'] }), [attack('Biter'), block('Wall>Biter')], 23],
];

describe('what has happened in combat this turn', () => {
  it.each(TABLE)('%s', (_, state, actions, life) => {
    expect(lifeOf(played(state, ...actions, TO_END, ALL), 'a')).toBe(life);
  });

  it('CR 702.142a: boast once in a turn in which it attacked', () => {
    const boast: Action = { kind: 'activate', permanent: 'Boaster', ability: 0 };
    const state = game({ a: ['Boaster'], b: [] });
    expect(() => played(state, boast)).toThrow(/attacked this turn/);
    const attacked = played(state, attack('Boaster'), boast, ALL);
    expect(lifeOf(attacked, 'a')).toBe(21);
    expect(() => played(attacked.state, boast)).toThrow(/this turn/);
  });

  it('CR 510.1a: "their toughness" is that of each', () => {
    expect(lifeOf(played(game({ a: ['Stout', 'Bear'], b: [] }), attack('Stout', 'Bear'), damage()), 'b')).toBe(14);
  });

  it('CR 500.8, 508.1: attackers are declared anew in a combat phase that was added', () => {
    const state = game(
      {},
      {
        players: [
          { id: 'a', battlefield: [{ id: 'Bear', card: 'Bear' }], hand: [{ id: 'surge', card: 'Surge' }] },
          { id: 'b', battlefield: [] },
        ],
      },
    );
    const first = played(state, attack('Bear'), damage(), { kind: 'advance', to: 'POSTCOMBAT_MAIN' });
    expect(() => played(first.state, attack('Bear'))).toThrow(/is over/);
    const second = played(first.state, { kind: 'cast', card: 'surge' }, ALL, attack('Bear'), damage());
    expect(lifeOf(second, 'b')).toBe(16);
  });
});
