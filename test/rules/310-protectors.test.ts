import { describe, expect, it } from 'vitest';
import { type Action, type CompiledCard, type GameState, type PlayerSetup, perform } from '../../engine/index.ts';
import { begun, byName, card } from '../support/boards.ts';
import { attack, creature, damage, played, refusedBy } from '../support/combat.ts';

/** 310.8, 310.11a: who protects a Siege, and who attacks and blocks for it. */

const CARDS: readonly CompiledCard[] = [
  creature('Bear', 2),
  creature('Ox', 4),
  card('War', 'Battle — Siege', '', { manaCost: '{0}', defense: '5' }),
];
const game = (...others: readonly (readonly string[])[]): GameState =>
  begun(
    {
      players: [
        { id: 'a', battlefield: byName(['Bear']), hand: [{ id: 'War', card: 'War' }] },
        ...others.map((battlefield, at) => ({ id: ['b', 'c'][at] ?? 'd', battlefield: byName(battlefield) })),
      ],
    },
    CARDS,
  );
const CAST: Action = { kind: 'cast', card: 'War' };
const enters = (...choose: readonly string[]): Action => ({ kind: 'resolve', choose });

describe('CR 310.11a: the protector of a Siege', () => {
  it('is the only opponent, where there is one', () => {
    const { state } = played(game([]), CAST, enters());
    expect(state.permanents.get('War')?.chosen).toEqual({ player: 'b' });
    expect(played(state, attack('Bear>War'), damage()).state.permanents.get('War')?.counters.get('defense')).toBe(3);
  });
  it('is chosen of several as it enters', () => {
    expect(refusedBy(game([], []), CAST, enters()).missingChoice?.options).toEqual(['b', 'c']);
    expect(played(game([], []), CAST, enters('c')).state.permanents.get('War')?.chosen).toEqual({ player: 'c' });
  });
  it('CR 508.5: defends against what attacks it', () => {
    const { state } = played(game(['Ox'], []), CAST, enters('c'), attack('Bear>War'));
    expect(state.permanents.get('Bear')?.attacking).toEqual({ whom: 'War', defending: 'c', blocked: null });
    const blocked = perform(state, { kind: 'block', blocks: [{ blocker: 'Ox', attacker: 'Bear' }] });
    expect(blocked.ok ? [] : blocked.error.rules).toContain('509.1a');
  });
});

describe('CR 704.5w-x: another protector', () => {
  const siege = { id: 'War', card: 'War', counters: { defense: 5 }, chosen: { player: 'b' } };
  const four = (more: Partial<PlayerSetup> = {}): GameState =>
    begun(
      {
        players: [{ id: 'a', battlefield: [...byName(['Bear']), siege] }, { id: 'b', ...more }, { id: 'c' }, { id: 'd' }],
      },
      CARDS,
    );
  const loses: Action = { kind: 'loseLife', player: 'b', amount: 20 };

  it('CR 704.5w: is chosen as the one there is has left the game', () => {
    expect(refusedBy(four(), loses).missingChoice?.options).toEqual(['c', 'd']);
    const done = played(four(), { ...loses, choose: ['d'] });
    expect(done.state.permanents.get('War')?.chosen.player).toBe('d');
    expect(done.events.some((event) => event.kind === 'ProtectorChosen' && event.player === 'd')).toBe(true);
  });
  it('CR 704.5w: not while it is attacked', () => {
    const done = played(four(), attack('Bear>War'), loses);
    expect(done.state.permanents.get('War')?.chosen.player).toBe('b');
  });
  it('CR 704.5x: where its protector comes to control it', () => {
    const done = played(four(), { kind: 'gainControl', player: 'b', permanent: 'War', choose: ['a'] });
    expect(done.state.permanents.get('War')?.chosen.player).toBe('a');
  });
});
