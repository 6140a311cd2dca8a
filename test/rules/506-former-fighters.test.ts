import { describe, expect, it } from 'vitest';
import type { Action, CompiledCard } from '../../engine/index.ts';
import { card } from '../support/boards.ts';
import { attack, block, boardsOf, creature, damage, lifeOf, played, refusedBy, whereIs } from '../support/combat.ts';

/** 506.4: what stops being a creature, a planeswalker or a battle leaves combat. */

const CARDS: readonly CompiledCard[] = [
  creature('Bear', 2),
  creature('Ox', 4),
  card(
    'Stone',
    'Artifact',
    '{0}: Target permanent becomes a colorless land with "{T}: Add {C}" and loses all other card types and abilities until end of turn.',
  ),
  card('Wake', 'Artifact', "{0}: Target land becomes a 9/9 Elemental creature until end of turn. It's still a land."),
  card('Walker', 'Legendary Planeswalker — Jace', '', { loyalty: '3' }),
];
const game = boardsOf(CARDS);
const on = (permanent: string, target: string): readonly Action[] => [
  { kind: 'activate', permanent, ability: 0, targets: [target] },
  { kind: 'resolve' },
];

describe('CR 506.4: leaving combat', () => {
  it('an attacker that is no creature any more: what blocked it blocks nothing', () => {
    const done = played(game({ a: ['Ox', 'Stone'], b: ['Bear'] }), attack('Ox'), block('Bear>Ox'), ...on('Stone', 'Ox'), damage());
    expect([done.state.permanents.get('Ox')?.attacking, done.state.permanents.get('Bear')?.blocking, whereIs(done, 'Bear')]).toEqual([
      null,
      [],
      0,
    ]);
  });
  it('a blocker that is none: the attacker stays blocked', () => {
    const done = played(game({ a: ['Ox', 'Stone'], b: ['Bear'] }), attack('Ox'), block('Bear>Ox'), ...on('Stone', 'Bear'), damage());
    expect([done.state.permanents.get('Bear')?.blocking, done.state.permanents.get('Ox')?.attacking?.blocked, lifeOf(done, 'b')]).toEqual([
      null,
      true,
      20,
    ]);
  });
  it('for good, even if it becomes a creature again', () => {
    const done = played(game({ a: ['Ox', 'Stone', 'Wake'], b: [] }), attack('Ox'), ...on('Stone', 'Ox'), ...on('Wake', 'Ox'), damage());
    expect(lifeOf(done, 'b')).toBe(20);
  });
  it('CR 506.4c: a planeswalker that is none: what attacks it attacks nothing', () => {
    const walker = { id: 'Walker', card: 'Walker', counters: { loyalty: 3 } };
    const done = played(game({ a: ['Ox', 'Stone'], b: [walker] }), attack('Ox>Walker'), ...on('Stone', 'Walker'), damage());
    expect([
      done.state.permanents.get('Ox')?.attacking?.whom,
      lifeOf(done, 'b'),
      done.state.permanents.get('Walker')?.counters.get('loyalty'),
    ]).toEqual([null, 20, 3]);
  });
  it.each([
    ['"attacks each turn if able" is today\'s "each combat"', 'Keen attacks each turn if able.', '508.1d', [attack()]],
    ['"is unblockable" is today\'s "can\'t be blocked"', 'Keen is unblockable.', '509.1b', [attack('Keen'), block('Bear>Keen')]],
  ] as const)('reads the old wording %s', (_, text, rule, actions) => {
    const old = boardsOf([creature('Keen', 2, text), creature('Bear', 2)])({ a: ['Keen'], b: ['Bear'] });
    expect(refusedBy(old, ...actions).rules).toContain(rule);
  });
});
