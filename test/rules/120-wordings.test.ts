import { describe, expect, it } from 'vitest';
import { layered } from '../../engine/characteristics/layers.ts';
import { type GameState, perform } from '../../engine/index.ts';
import { lifeOf, played } from '../support/acting.ts';
import { card, sized } from '../support/boards.ts';
import { table } from '../support/table.ts';

/** Less usual wordings about damage, each as it works. */

const free = { manaCost: '{0}' };
const CARDS = [
  card(
    'Toral',
    'Creature — God',
    'Whenever a creature or planeswalker an opponent controls is dealt noncombat damage, Toral deals 2 damage to any target other than that permanent.',
    sized(5, 4),
  ),
  card('Bear', 'Creature — Bear', '', sized(2, 2)),
  card('Ogre', 'Creature — Ogre', '', sized(3, 3)),
  card('Walker', 'Planeswalker — Walker', '', { loyalty: '5' }),
  card('Siege', 'Battle — Siege', '', { defense: '5' }),
  card(
    'Blaze',
    'Instant',
    'Each time target permanent would deal damage to a permanent or player this turn, it deals double that damage to that permanent or player instead.',
    free,
  ),
  card(
    'Maneuver',
    'Instant',
    'The next X damage that would be dealt to target creature, planeswalker, or player this turn is dealt to another target creature, planeswalker, or player instead.',
    { manaCost: '{X}' },
  ),
  card(
    'Disciples',
    'Enchantment',
    'If a noncreature source you control would deal damage to a creature, battle, or opponent, it deals that much damage plus 2 instead.',
  ),
  card(
    'Anvil',
    'Artifact',
    '{0}: Anvil deals 1 damage to target opponent, creature an opponent controls, or planeswalker an opponent controls.',
  ),
  card(
    'Rage',
    'Instant',
    "Kicker {1}\nRage deals 4 damage to any target. If this spell was kicked, instead it deals 10 damage to that permanent or player and the damage can't be prevented.",
    free,
  ),
  card('Ward', 'Enchantment', 'Prevent all damage that would be dealt to you.'),
  card(
    'One',
    'Enchantment',
    'Whenever you put one or more counters on a permanent or player, One deals that much damage to target opponent, creature an opponent controls, or planeswalker an opponent controls.',
  ),
  card(
    'Awe',
    'Instant',
    'Prevent all combat damage that would be dealt this turn except combat damage that would be dealt by enchanted creatures and enchantment creatures.',
    free,
  ),
  card('Spirit', 'Enchantment Creature — Spirit', '', sized(2, 2)),
  card('Mark', 'Enchantment — Aura', 'Enchant creature'),
  card(
    'Archangel',
    'Creature — Angel',
    'When Archangel enters, if your life total is less than your starting life total, it becomes equal to your starting life total.',
    { ...sized(4, 4), ...free },
  ),
  card(
    'Elenda',
    'Creature — Vampire',
    'Elenda gets an additional +5/+5 as long as your life total is at least 10 greater than your starting life total.',
    sized(4, 4),
  ),
  card('Brightspear', 'Creature — Human', 'Bears your team controls have double strike.', sized(2, 2)),
];
const one = (id: string, name: string, more: object = {}) => ({ id, card: name, ...more });
const damageOn = (state: GameState, id: string): number => state.permanents.get(id)?.damage ?? 0;
const hit = (source: string, target: string, amount: number) => ({ kind: 'dealDamage', parts: [{ source, target, amount }] }) as const;

describe('damage in other words', () => {
  it('CR 614.1a: “each time” it would be dealt is as good as “if”', () => {
    const state = table(CARDS, { a: { battlefield: [one('ogre', 'Ogre')], hand: [one('blaze', 'Blaze')] }, b: {} });
    const blazing = played(state, { kind: 'cast', card: 'blaze', targets: ['ogre'] }, { kind: 'resolve' });
    const after = played(blazing, hit('ogre', 'b', 3), hit('ogre', 'b', 1));
    expect(lifeOf(after, 'b')).toBe(20 - 6 - 2);
  });

  it.each([
    ['player to creature', 'a', 'theirs', [20, 2]],
    ['creature to player', 'theirs', 'a', [18, 0]],
  ])('CR 614.9, 115.1: targets in one list with a player: %s', (_, from, to, expected) => {
    const state = table(CARDS, {
      a: { battlefield: [one('ogre', 'Ogre')], hand: [one('maneuver', 'Maneuver')], manaPool: '{C}{C}' },
      b: { battlefield: [one('theirs', 'Ogre')] },
    });
    const moved = played(state, { kind: 'cast', card: 'maneuver', x: 2, targets: [from, to] }, { kind: 'resolve' });
    const after = played(moved, hit('ogre', from, 2));
    expect([lifeOf(after, 'a'), damageOn(after, 'theirs')]).toEqual(expected);
  });

  it.each([
    ['a creature', 'theirs', 3],
    ['a battle', 'siege', 3],
    ['a planeswalker', 'walker', 1],
  ])('CR 614.1a: more damage to a creature, battle or opponent: %s', (_, target, expected) => {
    const state = table(CARDS, {
      a: { battlefield: [one('disciples', 'Disciples'), one('anvil', 'Anvil')] },
      b: {
        battlefield: [
          one('theirs', 'Ogre', { counters: { '+1/+1': 5 } }),
          one('siege', 'Siege', { counters: { defense: 5 } }),
          one('walker', 'Walker', { counters: { loyalty: 5 } }),
        ],
      },
    });
    const after = played(state, hit('anvil', target, 1));
    const { damage = 0, counters = new Map<string, number>() } = after.permanents.get(target) ?? {};
    const lost = 5 - (counters.get('loyalty') ?? counters.get('defense') ?? 5);
    expect(damage + lost).toBe(expected);
    expect(lifeOf(played(state, hit('anvil', 'b', 1)), 'b')).toBe(17);
    expect(lifeOf(played(state, hit('anvil', 'a', 1)), 'a')).toBe(19);
  });

  it.each([
    [[], 20],
    [['kicker'], 10],
  ])('CR 615.12, 614.15: what is dealt in its place can not be prevented: kicked %j', (kicked, expected) => {
    const state = table(CARDS, {
      a: { hand: [one('rage', 'Rage')], manaPool: '{C}' },
      b: { battlefield: [one('ward', 'Ward')] },
    });
    const after = played(state, { kind: 'cast', card: 'rage', targets: ['b'], kicked: kicked.length > 0 }, { kind: 'resolve' });
    expect(lifeOf(after, 'b')).toBe(expected);
  });

  it.each(['theirs', 'b'])('CR 115.1, 122.6: counters put on players count too; the damage goes to %s', (target) => {
    const state = table(CARDS, {
      a: { battlefield: [one('one', 'One'), one('bear', 'Bear')] },
      b: { battlefield: [one('theirs', 'Ogre')] },
    });
    const put = played(
      state,
      { kind: 'addCounters', permanent: 'bear', counter: '+1/+1', amount: 2, choose: [target] },
      { kind: 'resolve' },
    );
    expect([lifeOf(put, 'b'), damageOn(put, 'theirs')]).toEqual(target === 'b' ? [18, 0] : [20, 2]);
  });
});

describe('prevention and life in other words', () => {
  it.each([
    ['Spirit', [], 2],
    ['Bear', [], 0],
    ['Bear', ['Mark'], 2],
  ])('CR 615.1a: all but what some sources would deal: %s with %j', (name, auras, expected) => {
    const battlefield = [one('it', name), ...auras.map((aura) => one(aura, aura, { attachedTo: 'it' }))];
    const state = table(CARDS, { a: { battlefield, hand: [one('awe', 'Awe')] }, b: {} });
    const awed = played(state, { kind: 'cast', card: 'awe' }, { kind: 'resolve' });
    const after = played(awed, { kind: 'dealDamage', parts: [{ source: 'it', target: 'b', amount: 2 }], combat: true });
    expect(20 - lifeOf(after, 'b')).toBe(expected);
  });

  it.each([
    [5, 20],
    [30, 30],
  ])('CR 119.5: “it” is the life total that was spoken of: from %i', (life, expected) => {
    const state = table(CARDS, { a: { life, hand: [one('archangel', 'Archangel')] }, b: {} });
    const entered = played(state, { kind: 'cast', card: 'archangel' }, { kind: 'resolve' });
    expect(lifeOf(entered.stack.length > 0 ? played(entered, { kind: 'resolve' }) : entered, 'a')).toBe(expected);
  });

  it.each([
    [29, 4],
    [30, 9],
  ])('CR 119.1: at least 10 greater than the starting life total: %i', (life, power) => {
    const state = table(CARDS, { a: { life, battlefield: [one('elenda', 'Elenda')] }, b: {} });
    expect(layered(state).view.object('elenda')?.power).toBe(power);
  });

  it('CR 102.4: without teams “your team” is you', () => {
    const state = table(CARDS, {
      a: { battlefield: [one('bear', 'Bear'), one('spear', 'Brightspear')] },
      b: { battlefield: [one('theirs', 'Bear')] },
    });
    const { object } = layered(state).view;
    expect(['bear', 'theirs'].map((id) => object(id)?.abilities.length)).toEqual([1, 0]);
  });
});

describe('any target but one', () => {
  it('CR 115.4: what is named after “other than” is no target', () => {
    const state = table(CARDS, {
      a: { battlefield: [one('toral', 'Toral')] },
      b: { battlefield: [one('theirs', 'Bear'), one('ogre', 'Ogre')] },
    });
    const deal = { ...hit('toral', 'ogre', 1), choose: ['ogre'] };
    expect(perform(state, deal).ok).toBe(false);
    const after = played(state, { ...deal, choose: ['b'] }, { kind: 'resolve' });
    expect(lifeOf(after, 'b')).toBe(18);
  });
});
