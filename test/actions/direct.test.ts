import { describe, expect, it } from 'vitest';
import type { CompiledCard, GameState, PermanentSetup } from '../../engine/index.ts';
import { characteristicsOf } from '../../engine/index.ts';
import { done, kinds, lifeOf, played, poolOf, refusal, zoneOf } from '../support/acting.ts';
import { board, card } from '../support/boards.ts';

/** What the caller makes happen, by no ability of anyone's. */

const CARDS: readonly CompiledCard[] = [
  card('Forest', 'Basic Land — Forest'),
  card('City of Brass', 'Land', 'Whenever this land becomes tapped, it deals 1 damage to you.\n{T}: Add one mana of any color.'),
  card('Llanowar Elves', 'Creature — Elf Druid', '{T}: Add {G}.', { power: '1', toughness: '1' }),
  card('Darksteel Citadel', 'Artifact Land', 'Indestructible\n{T}: Add {C}.'),
  card(
    'Wild Growth',
    'Enchantment — Aura',
    'Enchant land\nWhenever enchanted land is tapped for mana, its controller adds an additional {G}.',
  ),
  card('Control Magic', 'Enchantment — Aura', 'Enchant creature\nYou control enchanted creature.'),
  card('Paradise Mantle', 'Artifact — Equipment', 'Equipped creature has "{T}: Add one mana of any color."\nEquip {1}'),
  card('Platinum Angel', 'Artifact Creature — Angel', "Flying\nYou can't lose the game and your opponents can't win the game.", {
    power: '4',
    toughness: '4',
  }),
  card('Platinum Emperion', 'Artifact Creature — Golem', "Your life total can't change.", { power: '8', toughness: '8' }),
  card('Gift', 'Enchantment', 'If you would gain life, you gain twice that much life instead.'),
  card('Upwelling', 'Enchantment', "Players don't lose unspent mana as steps and phases end."),
];

type Players = Readonly<Record<string, readonly (PermanentSetup | string)[]>>;
const on = (players: Players): GameState => board(CARDS, { ...players, b: players.b ?? [] });
const doTo = (kind: 'tap' | 'untap' | 'destroy' | 'sacrifice' | 'exile' | 'returnToHand', ...permanents: readonly string[]) =>
  ({ kind, permanents }) as const;
const life = (kind: 'gainLife' | 'loseLife' | 'payLife', amount: number, player = 'a') => ({ kind, player, amount }) as const;

describe('what is done to permanents', () => {
  it('CR 106.12: tapping by an effect is not tapping for mana, but "becomes tapped" triggers', () => {
    const { state, events } = done(on({ a: ['City of Brass'] }), doTo('tap', 'City of Brass'));
    expect(kinds(events)).toEqual(['PermanentTapped', 'AbilityTriggered', 'AbilityPutOnStack']);
    expect([poolOf(state), state.permanents.get('City of Brass')?.tapped]).toEqual(['', true]);
  });

  it('CR 701.26: what is tapped is not tapped again', () => {
    expect(done(on({ a: [{ id: 'city', card: 'City of Brass', tapped: true }] }), doTo('tap', 'city')).events).toEqual([]);
  });

  it('CR 122.1d: a stun counter goes in place of untapping', () => {
    const state = played(on({ a: [{ id: 'elf', card: 'Llanowar Elves', tapped: true, counters: { stun: 1 } }] }), doTo('untap', 'elf'));
    expect(state.permanents.get('elf')).toMatchObject({ tapped: true, counters: new Map() });
    expect(played(state, doTo('untap', 'elf')).permanents.get('elf')?.tapped).toBe(false);
  });

  it('CR 702.12b, 122.1c: what is indestructible or shielded is not destroyed', () => {
    const state = on({ a: ['Darksteel Citadel', { id: 'elf', card: 'Llanowar Elves', counters: { shield: 1 } }, 'Forest'] });
    const after = played(state, doTo('destroy', 'Darksteel Citadel', 'elf', 'Forest'));
    expect(['Darksteel Citadel', 'elf', 'Forest'].map((id) => zoneOf(after, id))).toEqual(['battlefield', 'battlefield', 'graveyard']);
    expect(zoneOf(played(after, doTo('destroy', 'elf')), 'elf')).toBe('graveyard');
  });

  it("CR 400.3, 122.1h: cards go to their owners' zones, with a finality counter to exile", () => {
    const state = on({
      a: [{ id: 'elf', card: 'Llanowar Elves', owner: 'b' }, { id: 'final', card: 'Llanowar Elves', counters: { finality: 1 } }, 'Forest'],
    });
    const after = played(state, doTo('sacrifice', 'elf', 'final'), doTo('returnToHand', 'Forest'));
    expect(after.players.map(({ hand, graveyard, exile }) => ({ hand, graveyard, exile }))).toEqual([
      { hand: ['Forest'], graveyard: [], exile: ['final'] },
      { hand: [], graveyard: ['elf'], exile: [] },
    ]);
  });

  it('CR 701.3: what was attached to a permanent that leaves is attached no longer', () => {
    const state = played(
      on({ a: ['Llanowar Elves', { id: 'mantle', card: 'Paradise Mantle', attachedTo: 'Llanowar Elves' }] }),
      doTo('exile', 'Llanowar Elves'),
    );
    expect(state.permanents.get('mantle')?.attachedTo).toBeNull();
  });

  it('CR 302.6: a creature whose control changes is new', () => {
    const state = on({ a: ['Llanowar Elves'], b: ['Control Magic'] });
    const gained = played(state, { kind: 'gainControl', player: 'b', permanent: 'Llanowar Elves' });
    expect(characteristicsOf(gained, 'Llanowar Elves').controller).toBe('b');
    expect(refusal(gained, { kind: 'tapForMana', permanent: 'Llanowar Elves' }).rules).toContain('302.6');
    const enchanted = played(state, { kind: 'attach', permanent: 'Control Magic', to: 'Llanowar Elves' });
    expect(characteristicsOf(enchanted, 'Llanowar Elves').controller).toBe('b');
    expect(refusal(enchanted, { kind: 'tapForMana', permanent: 'Llanowar Elves' }).rules).toContain('302.6');
    expect(refusal(enchanted, { kind: 'gainControl', player: 'a', permanent: 'Llanowar Elves' }).notModelled).not.toBeNull();
  });

  it('CR 701.3b: what can not be attached is not', () => {
    const state = on({ a: ['Forest', 'Llanowar Elves', 'Wild Growth', 'Paradise Mantle'] });
    expect(played(state, { kind: 'attach', permanent: 'Wild Growth', to: 'Forest' }).permanents.get('Wild Growth')?.attachedTo).toBe(
      'Forest',
    );
    expect(refusal(state, { kind: 'attach', permanent: 'Wild Growth', to: 'Llanowar Elves' }).rules).toContain('701.3b');
    expect(refusal(state, { kind: 'attach', permanent: 'Paradise Mantle', to: 'Forest' }).rules).toContain('701.3b');
    expect(refusal(state, { kind: 'attach', permanent: 'Paradise Mantle', to: 'Paradise Mantle' }).rules).toContain('701.3b');
    expect(refusal(state, { kind: 'attach', permanent: 'Forest', to: 'Llanowar Elves' }).rules).toContain('701.3b');
  });

  it('CR 122.1: counters', () => {
    const state = on({ a: ['Forest'] });
    const more = played(state, { kind: 'addCounters', permanent: 'Forest', counter: 'Charge', amount: 2 });
    expect(more.permanents.get('Forest')?.counters).toEqual(new Map([['charge', 2]]));
    expect(
      played(more, { kind: 'removeCounters', permanent: 'Forest', counter: 'charge', amount: 2 }).permanents.get('Forest')?.counters,
    ).toEqual(new Map());
    expect(refusal(more, { kind: 'removeCounters', permanent: 'Forest', counter: 'charge', amount: 3 }).rules).toContain('122.1');
  });
});

describe("what happens to players' life", () => {
  it('CR 119.3-5', () => {
    const state = on({ a: [] });
    expect(lifeOf(played(state, life('gainLife', 3)))).toBe(23);
    expect(lifeOf(played(state, life('loseLife', 25)))).toBe(-5);
    expect(kinds(done(state, { kind: 'setLife', player: 'a', to: 7 }).events)).toEqual(['LifeLost']);
    expect(lifeOf(played(state, { kind: 'setLife', player: 'a', to: 31 }))).toBe(31);
  });

  it('CR 119.4: life is paid down to 0 and no further, 0 always', () => {
    const state = played(on({ a: [] }), { kind: 'setLife', player: 'a', to: 2 });
    expect(lifeOf(played(state, life('payLife', 2)))).toBe(0);
    expect(refusal(state, life('payLife', 3)).rules).toContain('119.4');
    const below = played(on({ a: ['Platinum Angel'] }), { kind: 'setLife', player: 'a', to: -3 });
    expect(lifeOf(played(below, life('payLife', 0)))).toBe(-3);
    expect(refusal(below, life('payLife', 1)).rules).toContain('119.4');
  });

  it('CR 119.7-8: a life total that can not change', () => {
    const state = on({ a: ['Platinum Emperion'] });
    expect(lifeOf(played(state, life('gainLife', 3), life('loseLife', 3), { kind: 'setLife', player: 'a', to: 1 }))).toBe(20);
    expect(refusal(state, life('payLife', 1)).rules).toContain('119.8');
  });

  it('CR 614.1a: life gained twice over', () => {
    expect(lifeOf(played(on({ a: ['Gift'] }), life('gainLife', 3)))).toBe(26);
    expect(lifeOf(played(on({ a: ['Gift', { id: 'other', card: 'Gift' }] }), life('gainLife', 3)))).toBe(32);
  });
});

describe('input that is wrong', () => {
  const state = on({ a: ['Forest'] });
  it.each([
    [doTo('tap', 'x'), 'permanents'],
    [life('gainLife', -1), 'amount'],
    [life('gainLife', 1, 'c'), 'player'],
    [{ kind: 'setLife', player: 'a', to: 1.5 }, 'to'],
    [{ kind: 'addCounters', permanent: 'Forest', counter: ' ', amount: 1 }, 'counter'],
    [{ kind: 'attach', permanent: 'Forest', to: 'x' }, 'to'],
    [{ kind: 'gainControl', player: 'x', permanent: 'Forest' }, 'player'],
  ] as const)('%j is wrong at %s', (action, field) => {
    expect(refusal(state, action).field).toBe(field);
  });
});

describe('turns', () => {
  it('CR 500.5: unspent mana goes as the step ends, unless something keeps it', () => {
    const tap = { kind: 'tapForMana', permanent: 'Forest' } as const;
    const toCombat = { kind: 'advance', to: 'BEGIN_COMBAT' } as const;
    expect(poolOf(played(on({ a: ['Forest'] }), tap, toCombat))).toBe('');
    expect(poolOf(played(on({ a: ['Forest', 'Upwelling'] }), tap, toCombat))).toBe('{G}');
  });
});
