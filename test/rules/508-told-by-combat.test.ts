import { describe, expect, it } from 'vitest';
import type { Action, CompiledCard } from '../../engine/index.ts';
import { card } from '../support/boards.ts';
import { attack, block, boardsOf, creature, damage, lifeOf, played, whereIs } from '../support/combat.ts';

/** What words mean by whom a creature attacks or blocks. */

const CARDS: readonly CompiledCard[] = [
  creature('Bear', 2),
  creature('Ox', 4),
  creature(
    'Rider',
    3,
    "Whenever a creature you control attacks, this creature deals 1 damage to the player or planeswalker it's attacking.",
  ),
  creature('Raider', 3, "Whenever this creature attacks, it deals 1 damage to the player, planeswalker, or battle it's attacking."),
  creature('Keeper', 2, "Prevent all damage that would be dealt to this creature by creatures it's blocking."),
  card('Walker', 'Legendary Planeswalker — Jace', '', { loyalty: '5' }),
  card('War', 'Battle — Siege', '', { defense: '5' }),
  card('Away', 'Artifact', '{0}: Exile target creature.'),
];
const game = boardsOf(CARDS);
const ALL: Action = { kind: 'resolve', all: true };
const walker = { id: 'Walker', card: 'Walker', counters: { loyalty: 5 } };
const war = { id: 'War', card: 'War', counters: { defense: 5 }, chosen: { player: 'b' } };
const counters = ({ state }: ReturnType<typeof played>, id: string, kind: string) => state.permanents.get(id)?.counters.get(kind);

describe('CR 508.5: what it attacks', () => {
  it('each creature by itself: a player, or a planeswalker', () => {
    const done = played(game({ a: ['Rider', 'Bear'], b: [walker], c: [] }), attack('Rider>c', 'Bear>Walker'), ALL);
    expect([lifeOf(done, 'b'), lifeOf(done, 'c'), counters(done, 'Walker', 'loyalty')]).toEqual([20, 19, 4]);
  });
  it('a battle only where the words say so', () => {
    const rides = played(game({ a: ['Rider', war], b: [] }), attack('Rider>War'), ALL);
    expect([lifeOf(rides, 'b'), counters(rides, 'War', 'defense')]).toEqual([20, 5]);
    expect(counters(played(game({ a: ['Raider', war], b: [] }), attack('Raider>War'), ALL), 'War', 'defense')).toBe(4);
  });
  it('CR 608.2h: as it was last there', () => {
    const shot: Action = { kind: 'activate', permanent: 'Away', ability: 0, targets: ['Bear'] };
    const done = played(game({ a: ['Rider', 'Bear', 'Away'], b: [] }), attack('Bear'), shot, ALL);
    expect([whereIs(done, 'Bear'), lifeOf(done, 'b')]).toEqual(['exile', 19]);
  });
});

describe('CR 509.1g: what it blocks', () => {
  it('damage by what it blocks is prevented, and no other', () => {
    const done = played(game({ a: ['Ox'], b: ['Keeper'] }), attack('Ox'), block('Keeper>Ox'), damage());
    expect([whereIs(done, 'Keeper'), whereIs(done, 'Ox')]).toEqual([0, 2]);
    const other: Action = { kind: 'dealDamage', parts: [{ source: 'Bear', target: 'Keeper', amount: 2 }] };
    const hurt = played(game({ a: ['Ox', 'Bear'], b: ['Keeper'] }), attack('Ox'), block('Keeper>Ox'), other);
    expect(whereIs(hurt, 'Keeper')).toBe('graveyard');
  });
});
