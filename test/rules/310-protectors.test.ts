import { describe, expect, it } from 'vitest';
import { type Action, type CompiledCard, type GameState, perform } from '../../engine/index.ts';
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
