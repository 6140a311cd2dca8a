import { describe, expect, it } from 'vitest';
import type { Action } from '../../engine/actions/action.ts';
import type { GameState, PermanentSetup } from '../../engine/index.ts';
import { deals, done, lifeOf, played, refusal, zoneOf } from '../support/acting.ts';
import { begun, byName, card, instant, sized } from '../support/boards.ts';

/** What prevention effects say beside that damage is prevented (615.5): about whom, about how much, once for what is prevented together. */

const CARDS = [
  card('Bear', 'Creature — Bear', '', sized(2, 2)),
  card('Ogre', 'Creature — Ogre', '', sized(5, 9)),
  card('Goblin', 'Creature — Goblin', '', { ...sized(2, 2), manaCost: '{R}' }),
  card('Rock', 'Artifact'),
  card('Walker', 'Planeswalker — Jace', '', { loyalty: '6' }),
  card('Ban', 'Enchantment', 'Damage can’t be prevented.'),
  card('Fog', 'Enchantment', 'Prevent all damage that would be dealt to you.'),
  card('Armor', 'Artifact', 'If a source would deal damage to you, prevent 1 of that damage.'),
  card('Boon', 'Enchantment', 'If you would gain life, you gain that much life plus 1 instead.'),
  card(
    'Squire',
    'Creature — Human',
    'Whenever damage that would be dealt to you is prevented, put that many +1/+1 counters on this creature.',
    sized(3, 3),
  ),
  card(
    'Hydra',
    'Creature — Hydra',
    'If damage would be dealt to this creature, prevent that damage and remove that many +1/+1 counters from it.',
    sized(2, 20),
  ),
  card(
    'Pummeler',
    'Creature — Elemental',
    'If damage would be dealt to this creature while it has a +1/+1 counter on it, prevent that damage and remove that many +1/+1 counters from it. When one or more counters are removed from this creature this way, it deals that much damage to any target.',
    sized(1, 1),
  ),
  card(
    'Vigor',
    'Creature — Elemental',
    'If damage would be dealt to another creature you control, prevent that damage. Put a +1/+1 counter on that creature for each 1 damage prevented this way.',
    sized(6, 6),
  ),
  instant(
    'Comeback',
    'Prevent all damage that would be dealt to you and planeswalkers you control this turn by sources you don’t control. If damage from a creature source is prevented this way, Comeback deals that much damage to that creature. If damage from a noncreature source is prevented this way, Comeback deals that much damage to the source’s controller.',
  ),
  instant('Chant', 'Prevent all damage that would be dealt by creatures this turn. You gain life equal to the damage prevented this way.'),
  instant(
    'Ministry',
    'Prevent all damage that would be dealt to you this turn by a source of your choice. Whenever damage from a black or red source is prevented this way this turn, you gain that much life.',
  ),
  instant(
    'Mask',
    'The next time a source of your choice would deal damage to you this turn, prevent that damage. Exile cards from the top of your library equal to the damage prevented this way.',
  ),
  card(
    'Hellion',
    'Creature — Hellion',
    'Flash\nWhen this creature enters, it deals an amount of damage of your choice to you and target creature. The damage can’t be prevented.',
    { ...sized(6, 5), manaCost: '{0}' },
  ),
];
const on = (b: readonly (string | PermanentSetup)[] = [], hand: readonly string[] = [], a: readonly string[] = []): GameState =>
  begun(
    {
      players: [
        { id: 'a', battlefield: byName(['Bear', 'Ogre', 'Goblin', 'Rock', ...a]) },
        {
          id: 'b',
          battlefield: byName<PermanentSetup>([
            { id: 'walker', card: 'Walker', counters: { loyalty: 6 } },
            { id: 'own', card: 'Ogre' },
            ...b,
          ]),
          hand: hand.map((one) => ({ id: one, card: one })),
          library: Array.from({ length: 5 }, (_, at) => ({ id: `l${at}`, card: 'Rock' })),
        },
      ],
    },
    CARDS,
  );
/** Cast by b and resolved. */
const cast = (name: string, ...choose: readonly string[]): readonly Action[] => [
  { kind: 'cast', card: name, by: 'b' },
  { kind: 'resolve', choose },
];
const dealtIn = (state: GameState, action: Action): readonly string[] =>
  done(state, action).events.flatMap((event) => (event.kind === 'DamageDealt' ? [`${event.amount} to ${event.target}`] : []));
const countersOn = (state: GameState, id: string): number => state.permanents.get(id)?.counters.get('+1/+1') ?? 0;

describe('CR 615.5: what is done right after damage was prevented', () => {
  it.each([
    // 2 back to the Bear, though the damage would have been dealt to a player.
    ['of a creature to a player', [['Bear', 'b', 2]], ['2 to Bear']],
    // Not to the planeswalker that it would have been dealt to.
    ['of a creature to a planeswalker', [['Ogre', 'walker', 5]], ['5 to Ogre']],
    ['of another permanent', [['Rock', 'b', 3]], ['3 to a']],
    // Each creature as much as was prevented of its own; 5 + 1 of the Ogre's.
    [
      'of several',
      [
        ['Bear', 'b', 2],
        ['Ogre', 'walker', 5],
        ['Ogre', 'b', 1],
        ['Rock', 'b', 4],
      ],
      ['2 to Bear', '6 to Ogre', '4 to a'],
    ],
    // A source of b's own is none that b doesn't control.
    ['of one’s own', [['own', 'b', 2]], ['2 to b']],
  ] as const)('CR 615.5: damage “from a creature source”: %s', (_, parts, expected) => {
    expect(dealtIn(played(on([], ['Comeback']), ...cast('Comeback')), deals(...parts))).toEqual(expected);
  });

  it('CR 615.5: life is gained once for all that one effect prevents at the same time, to whomever it would be dealt', () => {
    // 2 + 5 of creatures, and 1 more for the one gain; the Rock's 1 is dealt: 20 + 8 - 1.
    const state = played(on(['Boon'], ['Chant']), ...cast('Chant'), deals(['Bear', 'b', 2], ['Ogre', 'own', 5], ['Rock', 'b', 1]));
    expect(lifeOf(state, 'b')).toBe(27);
  });

  it('CR 615.5: “that creature” is each by itself', () => {
    const state = played(on(['Vigor']), deals(['Ogre', 'own', 2], ['Bear', 'own', 3]));
    expect([countersOn(state, 'own'), countersOn(state, 'Vigor')]).toEqual([5, 0]);
  });

  it('CR 615.5: cards as many as damage was prevented', () => {
    const state = played(on([], ['Mask']), ...cast('Mask', 'Ogre'), deals(['Ogre', 'b', 3], ['Bear', 'b', 2]));
    expect([lifeOf(state, 'b'), ['l0', 'l1', 'l2', 'l3'].map((id) => zoneOf(state, id))]).toEqual([
      18,
      ['exile', 'exile', 'exile', 'library'],
    ]);
  });

  it.each([
    ['Goblin', 'Goblin', 22],
    ['Ogre', 'Ogre', 20],
  ])('CR 603.12: “whenever damage from a red source is prevented this way” triggers on the very first: of %s', (source, chosen, life) => {
    const state = played(on([], ['Ministry']), ...cast('Ministry', chosen), deals([source, 'b', 2]));
    expect(lifeOf(state.stack.length > 0 ? played(state, { kind: 'resolve' }) : state, 'b')).toBe(life);
  });
});

describe('CR 603.12: when counters are removed this way', () => {
  it.each([
    // 4 for the 4 that are there, of 2 + 5 that are prevented.
    [
      4,
      [
        ['Bear', 'pummeler', 2],
        ['Ogre', 'pummeler', 5],
      ],
      16,
    ],
    [9, [['Bear', 'pummeler', 2]], 18],
  ] as const)('CR 603.12: as many as were, of %i', (there, parts, life) => {
    const pummeler = { id: 'pummeler', card: 'Pummeler', counters: { '+1/+1': there } };
    const state = played(on([pummeler]), { ...deals(...parts), choose: ['a'] }, { kind: 'resolve' });
    expect([lifeOf(state, 'a'), countersOn(state, 'pummeler')]).toEqual([life, Math.max(0, there - (20 - life))]);
  });
});

describe('CR 615.12: what can not be prevented', () => {
  it('CR 615.12: “that many” is as much as the damage; “prevented this way” is none', () => {
    const hydra = { id: 'hydra', card: 'Hydra', counters: { '+1/+1': 9 } };
    const state = played(on([hydra], [], ['Ban']), deals(['Ogre', 'hydra', 5], ['Bear', 'hydra', 2]));
    expect([countersOn(state, 'hydra'), state.permanents.get('hydra')?.damage]).toEqual([2, 7]);
    const vigor = played(on(['Vigor'], [], ['Ban']), deals(['Ogre', 'own', 5]));
    expect([countersOn(vigor, 'own'), vigor.permanents.get('own')?.damage]).toEqual([0, 5]);
  });

  it('CR 615.12: nothing is done “if damage is prevented this way”', () => {
    const state = played(on([], ['Comeback'], ['Ban']), ...cast('Comeback'));
    expect(dealtIn(state, deals(['Ogre', 'b', 5]))).toEqual(['5 to b']);
  });
});

describe('CR 615.13: triggers on prevention', () => {
  it.each([
    // One effect, applied once to what is dealt at the same time: 2 + 5.
    ['Fog', 1, 7],
    // "If a source would deal damage": to each source's by itself.
    ['Armor', 2, 2],
  ] as const)('CR 615.13: %s triggers as often as it is applied', (name, times, counters) => {
    const before = played(on([name, 'Squire']), deals(['Bear', 'b', 2], ['Ogre', 'b', 5]));
    expect(before.stack).toHaveLength(times);
    const state = before.stack.reduce((now) => played(now, { kind: 'resolve' }), before);
    expect(countersOn(state, 'Squire')).toBe(counters);
  });
});

describe('CR 608.2d: an amount of damage of one’s choice', () => {
  const entered = played(on([], ['Hellion'], ['Armor']), { kind: 'cast', card: 'Hellion', by: 'b' }, { kind: 'resolve', choose: ['Ogre'] });
  const resolve = (...choose: readonly string[]): Action => ({ kind: 'resolve', choose });

  it('CR 608.2d: is asked of its controller', () => {
    expect(refusal(entered, resolve()).missingChoice?.what).toContain('a number that b chooses');
    expect(refusal(entered, resolve('many')).missingChoice?.what).toContain('a number that b chooses');
  });

  it.each([
    [4, ['4 to b', '4 to Ogre']],
    [0, []],
  ] as const)('CR 608.2d: %i', (amount, dealt) => {
    expect(dealtIn(entered, resolve(String(amount)))).toEqual(dealt);
  });
});
