import { describe, expect, it } from 'vitest';
import type { Action } from '../../engine/actions/action.ts';
import type { CardSetup, GameState, PermanentSetup } from '../../engine/index.ts';
import { deals, done, type Part, played, refusal } from '../support/acting.ts';
import { begun, byName, card, instant, sized } from '../support/boards.ts';
import { damage, distinct, leavesOf } from '../support/settling.ts';

/** Damage that is dealt to someone or something else instead (614.9), and what happens in its place; shields around one thing by several effects. */

const CARDS = [
  card('Bear', 'Creature — Bear', '', sized(2, 2)),
  card('Ogre', 'Creature — Ogre', '', sized(5, 9)),
  card('Goblin', 'Creature — Goblin', '', { ...sized(2, 2), manaCost: '{R}' }),
  card('Leech', 'Creature — Leech', 'Lifelink', sized(2, 2)),
  card('Blight', 'Creature — Horror', 'Infect', sized(2, 2)),
  card('Walker', 'Planeswalker — Jace', '', { loyalty: '6' }),
  card('Ban', 'Enchantment', 'Damage can’t be prevented.'),
  card(
    'Doubler',
    'Enchantment',
    'If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.',
  ),
  card('Pain', 'Enchantment', 'If a source would deal damage to you, it deals double that damage to you instead.'),
  card('Guard', 'Creature — Giant', 'All damage that would be dealt to you is dealt to this creature instead.', sized(5, 9)),
  card(
    'Pious Guard',
    'Creature — Giant',
    'Protection from red\nAll damage that would be dealt to you is dealt to this creature instead.',
    sized(5, 9),
  ),
  card(
    'Palisade',
    'Creature — Giant',
    'All damage that would be dealt to you or another permanent you control is dealt to this creature instead.',
    sized(2, 7),
  ),
  card(
    'Link',
    'Enchantment — Aura',
    'Enchant creature\nAll damage that would be dealt to enchanted creature is dealt to its controller instead.',
  ),
  card(
    'Kor',
    'Creature — Kor',
    '{0}: The next 1 damage that would be dealt to this creature this turn is dealt to target creature you control instead.',
    sized(2, 2),
  ),
  instant('Shift', 'The next 2 damage that would be dealt to you this turn is dealt to target creature or planeswalker instead.'),
  instant(
    'Harm',
    'The next 2 damage that a source of your choice would deal to you and/or permanents you control this turn is dealt to any target instead.',
  ),
  instant(
    'Reflect',
    'The next time a source of your choice would deal damage this turn, that damage is dealt to that source’s controller instead.',
  ),
  instant(
    'Eye',
    'The next time a source of your choice would deal damage to you this turn, instead that source deals that much damage to you and Eye deals that much damage to that source’s controller.',
  ),
  instant('Kill', 'Destroy target creature.'),
  instant('Regrow', 'Regenerate target creature.'),
  instant('Salve', 'Prevent the next 3 damage that would be dealt to any target this turn.'),
];
interface Side {
  readonly battlefield?: readonly (string | PermanentSetup)[];
  readonly hand?: readonly (string | CardSetup)[];
}
const on = (a: Side, b: Side): GameState =>
  begun(
    {
      players: [
        { id: 'a', battlefield: byName<PermanentSetup>(a.battlefield ?? []), hand: byName<CardSetup>(a.hand ?? []) },
        { id: 'b', battlefield: byName<PermanentSetup>(b.battlefield ?? []), hand: byName<CardSetup>(b.hand ?? []) },
      ],
    },
    CARDS,
  );
const cast = (name: string, target: string | null, ...choose: readonly string[]): readonly Action[] => [
  { kind: 'cast', card: name, by: 'b', ...(target === null ? {} : { targets: [target] }) },
  { kind: 'resolve', choose },
];
const dealtIn = (state: GameState, ...parts: readonly Part[]): string =>
  done(state, deals(...parts))
    .events.flatMap((event) => (event.kind === 'DamageDealt' ? [`${event.amount} to ${event.target}`] : []))
    .join(', ');

describe('CR 614.9: redirection', () => {
  it.each([
    // The first 2 of 3.
    ['the next 2 damage', 'Ogre', [['Bear', 'b', 3]], '2 to Ogre, 1 to b'],
    ['of several sources as much as there is', 'Ogre', [['Bear', 'b', 1]], '1 to Ogre'],
    ['to a planeswalker', 'walker', [['Bear', 'b', 2]], '2 to walker'],
  ] as const)('CR 614.9: %s', (_, target, parts, expected) => {
    const walker = { id: 'walker', card: 'Walker', counters: { loyalty: 6 } };
    const state = on({ battlefield: ['Bear'] }, { battlefield: ['Ogre', walker], hand: ['Shift'] });
    expect(dealtIn(played(state, ...cast('Shift', target)), ...parts)).toBe(expected);
  });

  it('CR 614.9: does nothing once that to which it is redirected is gone', () => {
    const state = on({ battlefield: ['Bear'] }, { battlefield: ['Ogre'], hand: ['Shift', 'Kill'] });
    expect(dealtIn(played(state, ...cast('Shift', 'Ogre'), ...cast('Kill', 'Ogre')), ['Bear', 'b', 3])).toBe('3 to b');
  });

  it.each([
    ['that can not be prevented', ['Goblin', 'Ban'], 'Guard', [['Goblin', 'b', 2]], '2 to Guard'],
    // 702.16e: prevented there.
    ['to what has protection from its source', ['Goblin'], 'Pious Guard', [['Goblin', 'b', 2]], ''],
    // 614.5: the doubling has had its chance.
    ['that is doubled once', ['Bear', 'Doubler'], 'Guard', [['Bear', 'b', 2]], '4 to Guard'],
    [
      'to each part of it',
      ['Bear'],
      'Palisade',
      [
        ['Bear', 'b', 1],
        ['Bear', 'Palisade', 3],
      ],
      '1 to Palisade, 3 to Palisade',
    ],
  ] as const)('CR 614.9: damage %s', (_, a, guard, parts, expected) => {
    expect(dealtIn(on({ battlefield: a }, { battlefield: [guard] }), ...parts)).toBe(expected);
  });

  it('CR 120.3: its source deals it, with all that it has', () => {
    const state = on({ battlefield: ['Leech', 'Blight'] }, { battlefield: ['Guard'] });
    const after = played(state, deals(['Leech', 'b', 2], ['Blight', 'b', 3]));
    const { damage: marked, counters } = after.permanents.get('Guard') ?? {};
    expect([after.players.map(({ life }) => life), marked, counters?.get('-1/-1')]).toEqual([[22, 20], 2, 3]);
  });

  it('CR 614.5: what goes back and forth ends where both have had their chance', () => {
    const linked = on({ battlefield: ['Bear'] }, { battlefield: ['Guard', { id: 'link', card: 'Link', attachedTo: 'Guard' }] });
    // To the player, to the Guard, to its controller; to the Guard, to its controller, to the Guard.
    expect([dealtIn(linked, ['Bear', 'b', 2]), dealtIn(linked, ['Bear', 'Guard', 2])]).toEqual(['2 to b', '2 to Guard']);
    const two = on({ battlefield: ['Bear'] }, { battlefield: ['Palisade', { id: 'other', card: 'Palisade' }] });
    // To one, from it to the other: it ends on the other, whichever was first.
    expect(distinct(leavesOf(two, [damage('Bear', 'b', 3)]), /deals/)).toEqual(['Bear deals 3 to Palisade', 'Bear deals 3 to other']);
    expect(dealtIn(two, ['Bear', 'other', 3])).toBe('3 to other');
  });

  it('CR 616.1: what is about damage to the player applies before it is redirected, or not at all', () => {
    const state = on({ battlefield: ['Bear'] }, { battlefield: ['Guard', 'Pain'] });
    expect(distinct(leavesOf(state, [damage('Bear', 'b', 2)]), /deals/)).toEqual(['Bear deals 2 to Guard', 'Bear deals 4 to Guard']);
  });

  it('CR 615.7: so much damage to a player and a permanent is divided as that player says', () => {
    const state = played(on({ battlefield: ['Bear'] }, { battlefield: ['Ogre'], hand: ['Harm'] }), ...cast('Harm', 'a', 'Bear'));
    // 2 of 2 and 2: of either, or 1 of each.
    expect(distinct(leavesOf(state, [damage('Bear', 'b', 2), damage('Bear', 'Ogre', 2)]), /deals/)).toEqual([
      'Bear deals 1 to Ogre, Bear deals 1 to a, Bear deals 1 to a, Bear deals 1 to b',
      'Bear deals 2 to Ogre, Bear deals 2 to a',
      'Bear deals 2 to a, Bear deals 2 to b',
    ]);
  });

  it('CR 614.9: all that one source would deal at that time', () => {
    const state = played(on({ battlefield: ['Bear'] }, { battlefield: ['Ogre'], hand: ['Reflect'] }), ...cast('Reflect', null, 'Bear'));
    expect(dealtIn(state, ['Bear', 'b', 2], ['Bear', 'Ogre', 3])).toBe('2 to a, 3 to a');
  });

  it('CR 616.1: effects of one ability to different creatures are told apart by what they target', () => {
    const to = (target: string): readonly Action[] => [
      { kind: 'activate', permanent: 'Kor', ability: 0, by: 'b', targets: [target] },
      { kind: 'resolve' },
    ];
    const state = played(on({ battlefield: ['Bear'] }, { battlefield: ['Kor', 'Ogre', 'Guard'] }), ...to('Ogre'), ...to('Guard'));
    expect(refusal(state, deals(['Bear', 'Kor', 1])).missingChoice?.options).toEqual(['Kor (Ogre)', 'Kor (Guard)']);
    // One of each, in whatever order, and the third to the Kor itself.
    expect(dealtIn(state, ['Bear', 'Kor', 3])).toBe('1 to Ogre, 1 to Guard, 1 to Kor');
  });

  it('CR 614.6: what another source deals in the place of damage is dealt at the same time', () => {
    const state = played(on({ battlefield: ['Bear', 'Doubler'] }, { hand: ['Eye'] }), ...cast('Eye', null, 'Bear'));
    const { events } = done(state, deals(['Bear', 'b', 3]));
    // Doubled first or afterwards, it comes to 6 for each; and life is lost after all of it is dealt.
    expect(
      events.flatMap((event) => (event.kind === 'DamageDealt' || event.kind === 'LifeLost' ? [`${event.kind} ${event.amount}`] : [])),
    ).toEqual(['DamageDealt 6', 'DamageDealt 6', 'LifeLost 6', 'LifeLost 6']);
  });
});

describe('CR 614.6: damage of another amount', () => {
  it.each([
    ['up', 3, '2 to b'],
    ['up', 1, '1 to b'],
    ['down', 3, '1 to b'],
    ['down', 1, ''],
  ])('CR 614.6: half of it, rounded %s, in the place of all %i', (rounded, amount, expected) => {
    const half = card(
      'Halve',
      'Enchantment',
      `If a source would deal damage to you, it deals half that damage, rounded ${rounded}, to you instead.`,
    );
    const state = begun(
      {
        players: [
          { id: 'a', battlefield: byName(['Bear', 'Ban']) },
          { id: 'b', battlefield: byName(['Halve']) },
        ],
      },
      [...CARDS, half],
    );
    expect(dealtIn(state, ['Bear', 'b', amount])).toBe(expected);
  });
});

describe('several shields around one thing', () => {
  it('CR 122.1c: one shield counter is removed, however many sources would deal damage at that time', () => {
    const state = on({ battlefield: ['Bear', 'Goblin'] }, { battlefield: [{ id: 'safe', card: 'Ogre', counters: { shield: 2 } }] });
    const { counters, damage: marked } = played(state, deals(['Bear', 'safe', 2], ['Goblin', 'safe', 2])).permanents.get('safe') ?? {};
    expect([counters?.get('shield'), marked]).toEqual([1, 0]);
  });

  it.each([
    ['Regrow', ['Ogre', 'one', 5], 1],
    // 3 of one and 1 of the other, whichever is first.
    ['Salve', ['Ogre', 'one', 4], 1],
  ] as const)('CR 616.1: nobody is asked which of two shields alike is used, by two cards of one name: %s', (name, part, left) => {
    const hand = ['first', 'second'].map((id) => ({ id, card: name }));
    const state = on({ battlefield: ['Ogre'] }, { battlefield: [{ id: 'one', card: 'Bear' }], hand });
    const after = played(state, ...cast('first', 'one'), ...cast('second', 'one'), deals(part));
    expect([after.effects.length, after.permanents.has('one')]).toEqual([left, true]);
  });
});
