import { describe, expect, it } from 'vitest';
import type { CompiledCard, GameState } from '../../engine/index.ts';
import { played, refusal, zoneOf } from '../support/acting.ts';
import { card } from '../support/boards.ts';
import { table } from '../support/table.ts';

const SIZE = { power: '2', toughness: '2' };
const CARDS: readonly CompiledCard[] = [
  card('Ember', 'Artifact'),
  card(
    'Mother',
    'Creature — Human',
    '{T}: Target creature you control gains protection from the color of your choice until end of turn.',
    SIZE,
  ),
  card('Bear', 'Creature — Bear', '', SIZE),
  card('Sweep', 'Instant', 'Creatures you control gain protection from the color of your choice until end of turn.', { manaCost: '{0}' }),
  card('Murder', 'Instant', 'Destroy target creature.', { manaCost: '{B}' }),
  card('Bolt', 'Instant', 'Bolt deals 3 damage to target creature.', { manaCost: '{R}' }),
];
const start = (): GameState =>
  table(CARDS, {
    a: {
      battlefield: [
        { id: 'mother', card: 'Mother' },
        { id: 'bear', card: 'Bear' },
      ],
      hand: [{ id: 'sweep', card: 'Sweep' }],
      library: [{ card: 'Ember', count: 3 }],
    },
    b: {
      hand: [
        { id: 'murder', card: 'Murder' },
        { id: 'bolt', card: 'Bolt' },
      ],
      manaPool: '{B}{R}',
      library: [{ card: 'Ember', count: 3 }],
    },
  });
const activated = (): GameState => played(start(), { kind: 'activate', permanent: 'mother', ability: 0, targets: ['bear'] });

describe('CR 702.16, 608.2d: protection from the color of a choice', () => {
  it('is asked for as the ability resolves', () => {
    expect(refusal(activated(), { kind: 'resolve' }).missingChoice?.options).toEqual(['W', 'U', 'B', 'R', 'G']);
  });

  it('keeps off that color, and no other', () => {
    const state = played(activated(), { kind: 'resolve', choose: ['B'] });
    expect(refusal(state, { kind: 'cast', card: 'murder', targets: ['bear'] }).rules).toContain('702.16b');
    expect(zoneOf(played(state, { kind: 'cast', card: 'bolt', targets: ['bear'] }, { kind: 'resolve' }), 'bear')).toBe('graveyard');
  });

  it('is chosen once for all that gain it', () => {
    const state = played(start(), { kind: 'cast', card: 'sweep' }, { kind: 'resolve', choose: ['R'] });
    for (const id of ['mother', 'bear']) refusal(state, { kind: 'cast', card: 'bolt', targets: [id] });
    expect(zoneOf(played(state, { kind: 'cast', card: 'murder', targets: ['mother'] }, { kind: 'resolve' }), 'mother')).toBe('graveyard');
  });
});
