import { describe, expect, it } from 'vitest';
import type { Action, CompiledCard } from '../../engine/index.ts';
import { card } from '../support/boards.ts';
import { attack, block, boardsOf, creature, damage, lifeOf, played, refusedBy } from '../support/combat.ts';

const CARDS: readonly CompiledCard[] = [
  creature('Many', 2, 'Myriad'),
  creature('Bear', 2),
  card(
    'Doubling',
    'Enchantment',
    'If one or more tokens would be created under your control, twice that many of those tokens are created instead.',
  ),
  card('Walker', 'Legendary Planeswalker — Jace', '', { loyalty: '3' }),
  card('Away', 'Artifact', '{0}: Exile target creature.'),
];
const game = boardsOf(CARDS);
const walker = { id: 'Walker', card: 'Walker', counters: { loyalty: 3 } };
const resolving = (...choose: readonly string[]): Action => ({ kind: 'resolve', all: true, choose });
const attackers = ({ state }: Pick<ReturnType<typeof played>, 'state'>) =>
  [...state.permanents.values()]
    .filter(({ attacking }) => attacking !== null)
    .map(({ id, attacking, tapped }) => [id, attacking?.whom, tapped]);

describe('CR 702.116a: myriad', () => {
  const four = () => game({ a: ['Many'], b: [], c: [walker], d: ['Bear'] });

  it('a tapped and attacking copy for each opponent but the defending one', () => {
    const done = played(four(), attack('Many>b'), resolving('yes', 'c', 'yes'));
    expect(attackers(done)).toEqual([
      ['Many', 'b', true],
      ['many-1', 'c', true],
      ['many-2', 'd', true],
    ]);
  });
  it('at a planeswalker of theirs, and for some of them only', () => {
    const done = played(four(), attack('Many>b'), resolving('yes', 'Walker', 'no'));
    expect(attackers(done)).toEqual([
      ['Many', 'b', true],
      ['many-1', 'Walker', true],
    ]);
  });
  it('which is a choice for each of them', () => {
    expect(refusedBy(four(), attack('Many>b'), resolving()).missingChoice?.options).toEqual(['yes', 'no']);
    expect(refusedBy(four(), attack('Many>b'), resolving('yes')).missingChoice?.options).toEqual(['c', 'Walker']);
  });
  it('CR 508.4: that never attacked: it has no myriad of its own then, deals damage, and may be blocked', () => {
    const done = played(four(), attack('Many>b'), resolving('no', 'yes'), block('Bear>many-1'), damage());
    expect([done.state.stack.length, lifeOf(done, 'b'), lifeOf(done, 'd')]).toEqual([0, 18, 20]);
  });
  it('CR 603.7c: exiled at end of combat', () => {
    const done = played(four(), attack('Many>b'), resolving('yes', 'c', 'yes'), damage(), { kind: 'advance', to: 'POSTCOMBAT_MAIN' });
    expect([lifeOf(done, 'c'), lifeOf(done, 'd'), done.state.permanents.has('Many')]).toEqual([18, 18, true]);
    expect([...done.state.permanents.keys()].filter((id) => id.startsWith('many-'))).toEqual([]);
  });
  it('CR 608.2h: copied as it last was, where it is gone', () => {
    const state = game({ a: ['Many', 'Away'], b: [], c: [] });
    const shot: Action = { kind: 'activate', permanent: 'Away', ability: 0, targets: ['Many'] };
    expect(attackers(played(state, attack('Many>b'), shot, { kind: 'resolve' }, resolving('yes')))).toEqual([['many-1', 'c', true]]);
  });
  it('CR 614.1: as many as are created instead', () => {
    const done = played(game({ a: ['Many', 'Doubling'], b: [], c: [] }), attack('Many>b'), resolving('yes'));
    expect(attackers(done)).toHaveLength(3);
  });
});
