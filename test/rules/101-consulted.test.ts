import { describe, expect, it } from 'vitest';
import { type CompiledCard, type GameState, playerOf } from '../../engine/index.ts';
import { done, kinds, lifeOf, played, poolOf, refusal, zoneOf } from '../support/acting.ts';
import { byName, card } from '../support/boards.ts';
import { table } from '../support/table.ts';

/** Static abilities of kinds that are easily passed over: each has to make the difference that its words say. */

const SIZE = { power: '2', toughness: '2' };
const CARDS: readonly CompiledCard[] = [
  card('Land', 'Basic Land — Forest'),
  card('Bear', 'Creature — Bear', '', SIZE),
  card(
    'Bonds',
    'Enchantment — Aura',
    "Enchant creature\nEnchanted creature gets +2/+2 and doesn't untap during its controller's untap step.",
  ),
  card('Leash', 'Artifact — Equipment', 'Equip {0}. Activate only once each turn.'),
  card('Prism', 'Artifact', '{T}: Choose one. Activate only as a sorcery.\n• You gain 1 life.\n• You lose 1 life.'),
  card('Helm', 'Artifact', "{X}, {T}: You gain X life. X can't be 0."),
  card('Diver', 'Creature — Merfolk', "Kicker {X}. X can't be 0.", { ...SIZE, manaCost: '{G}' }),
  card('Shell', 'Creature — Troll', 'Hexproof', SIZE),
  card(
    'Lamp',
    'Enchantment',
    "Creatures your opponents control can be the targets of spells and abilities as though they didn't have hexproof.",
  ),
  card('Bolt', 'Instant', 'Bolt deals 3 damage to target creature.', { manaCost: '{0}' }),
  card('Truce', 'Enchantment', "Players can't attack with creatures."),
  card('Ring', 'Enchantment', "You can't be attacked."),
  card(
    'Ward',
    'Enchantment — Aura',
    "Enchant creature\nEnchanted creature has protection from white. This effect doesn't remove this Aura.",
    {
      manaCost: '{W}',
    },
  ),
  card('Grace', 'Enchantment — Aura', 'Enchant creature', { manaCost: '{W}' }),
  card('Vandal', 'Creature — Devil', "If it's neither day nor night, it becomes day as this creature enters.", {
    ...SIZE,
    manaCost: '{0}',
  }),
  card('Hammer', 'Enchantment', "Damage isn't removed from creatures during cleanup steps."),
  card('Recycle', 'Enchantment', 'Your maximum hand size is two.'),
  card('Devourer', 'Creature — Beast', 'Your maximum hand size is reduced by four.', SIZE),
  card('Lesson', 'Sorcery — Lesson', 'You gain 3 life.', { manaCost: '{5}' }),
  card('School', 'Enchantment', 'Each Lesson card in your graveyard has flashback {1}.'),
  card('Fluke', 'Sorcery', "This spell can't be copied.\nYou gain 1 life.", { manaCost: '{0}' }),
  card('Plain', 'Sorcery', 'You gain 1 life.', { manaCost: '{0}' }),
  card('Twin', 'Instant', 'Copy target sorcery spell.', { manaCost: '{0}' }),
  card('Shy', 'Sorcery', "This spell can't be countered if you control a Bear.\nYou gain 1 life.", { manaCost: '{0}' }),
  card('Deny', 'Instant', 'Counter target spell.', { manaCost: '{0}' }),
  card('Heir', 'Enchantment', "Players can't become the monarch."),
  card('Shikari', 'Creature — Cat', 'You may activate equip abilities any time you could cast an instant.', SIZE),
  card('Boots', 'Artifact — Equipment', 'Equip {0}'),
  card('Thryx', 'Creature — Elemental', "Spells you cast with mana value 5 or greater cost {1} less to cast and can't be countered.", SIZE),
  card('Large', 'Sorcery', 'You gain 1 life.', { manaCost: '{5}' }),
  card('Shelter', 'Sorcery', 'Until your next turn, you have protection from everything.', { manaCost: '{0}' }),
  card('Curio', 'Enchantment', 'Whenever you gain life, you may draw a card. Do this only once each turn.'),
  card(
    'Keeper',
    'Enchantment',
    "Creatures can't attack planeswalkers you control unless their controller pays {1} for each of those creatures.",
  ),
  card('Crown', 'Sorcery', 'You become the monarch.', { manaCost: '{0}' }),
];
const library = [{ card: 'Land', count: 9 }];
type Side = Parameters<typeof table>[1][string];
const on = (a: Side, b: Side = {}, more: Parameters<typeof table>[2] = {}): GameState =>
  table(CARDS, { a: { library, ...a }, b: { library, ...b } }, more);
const cards = (...names: readonly string[]) => byName(names);

describe('CR 101.2: what is read is consulted', () => {
  it('CR 502.3: what keeps a creature from untapping among other things that it says', () => {
    const state = on({
      battlefield: [
        { id: 'bear', card: 'Bear', tapped: true },
        { id: 'bonds', card: 'Bonds', attachedTo: 'bear' },
      ],
    });
    expect(played(state, { kind: 'advance', turns: 2 }).permanents.get('bear')?.tapped).toBe(true);
  });

  it('CR 602.5b: a limit in the sentence after a keyword', () => {
    const equip = { kind: 'activate', permanent: 'Leash', ability: 0 } as const;
    const state = on({ battlefield: [...cards('Leash'), { id: 'bear', card: 'Bear', count: 2 }] });
    const once = played(state, { ...equip, targets: ['bear-1'] }, { kind: 'resolve' });
    expect(refusal(once, { ...equip, targets: ['bear-2'] }).rules).toContain('602.5');
  });

  it('CR 602.5d: a limit between the head of modes and the modes', () => {
    const use = { kind: 'activate', permanent: 'Prism', ability: 0, modes: [0] } as const;
    expect(refusal(on({ battlefield: cards('Prism') }, {}, { step: 'UPKEEP' }), use).rules).toContain('602.5d');
    expect(lifeOf(played(on({ battlefield: cards('Prism') }), use, { kind: 'resolve' }))).toBe(21);
  });

  it("CR 107.3a: an X that can't be 0", () => {
    const helm = on({ battlefield: cards('Helm'), manaPool: '{C}' });
    expect(refusal(helm, { kind: 'activate', permanent: 'Helm', ability: 0, x: 0 }).rules).toContain('107.3a');
    expect(poolOf(played(helm, { kind: 'activate', permanent: 'Helm', ability: 0, x: 1 }))).toBe('');
    const diver = on({ hand: cards('Diver'), manaPool: '{G}' });
    expect(refusal(diver, { kind: 'cast', card: 'Diver', kicked: true, x: 0 }).rules).toContain('107.3a');
    expect(played(diver, { kind: 'cast', card: 'Diver' }).stack.length).toBe(1);
  });

  it('CR 702.11: a target as though it had no hexproof', () => {
    const bolt = { kind: 'cast', card: 'Bolt', targets: ['Shell'] } as const;
    refusal(on({ hand: cards('Bolt') }, { battlefield: cards('Shell') }), bolt);
    expect(
      zoneOf(
        played(on({ hand: cards('Bolt'), battlefield: cards('Lamp') }, { battlefield: cards('Shell') }), bolt, { kind: 'resolve' }),
        'Shell',
      ),
    ).toBe('graveyard');
  });

  it.each([['Truce'], ['Ring']])('CR 508.1c: %s, which speaks of players, keeps creatures from attacking', (name) => {
    const attack = { kind: 'attack', attackers: [{ attacker: 'Bear', defending: 'b' }] } as const;
    expect(refusal(on({ battlefield: cards('Bear') }, { battlefield: cards(name) }), attack).rules).toContain('508.1c');
    expect(kinds(done(on({ battlefield: cards('Bear') }), attack).events)).toContain('AttackersDeclared');
  });

  it('CR 702.16c: protection that its Aura gives does not remove that Aura, but others', () => {
    const battlefield = [
      ...cards('Bear'),
      { id: 'ward', card: 'Ward', attachedTo: 'Bear' },
      { id: 'grace', card: 'Grace', attachedTo: 'Bear' },
    ];
    const state = played(on({ battlefield }), { kind: 'gainLife', player: 'a', amount: 1 });
    expect([zoneOf(state, 'ward'), zoneOf(state, 'grace')]).toEqual(['battlefield', 'graveyard']);
  });

  it('CR 731.1: it becomes day as something enters, where it is neither day nor night', () => {
    const enter = [{ kind: 'cast', card: 'Vandal' }, { kind: 'resolve' }] as const;
    expect(played(on({ hand: cards('Vandal') }), ...enter).dayNight).toBe('day');
    expect(played(on({ hand: cards('Vandal') }, {}, { dayNight: 'night' }), ...enter).dayNight).toBe('night');
  });

  it('CR 514.2: damage that stays marked on creatures', () => {
    const hurt = [{ id: 'bear', card: 'Bear', damage: 1 }];
    expect(played(on({ battlefield: [...cards('Hammer'), ...hurt] }), { kind: 'advance', turns: 1 }).permanents.get('bear')?.damage).toBe(
      1,
    );
    expect(played(on({ battlefield: hurt }), { kind: 'advance', turns: 1 }).permanents.get('bear')?.damage).toBe(0);
  });

  it.each([
    [['Recycle'], 2],
    [['Devourer'], 3],
    [['Recycle', 'Devourer'], 0],
    [['Devourer', 'Recycle'], 2],
  ] as const)('CR 402.2: a maximum hand size by %j', (names, size) => {
    const hand = [{ id: 'bear', card: 'Bear', count: 5 }];
    const state = on({ battlefield: cards(...names), hand }, {}, { step: 'END' });
    const ids = playerOf(state, 'a')?.hand ?? [];
    const after = played(state, { kind: 'advance', turns: 1, choose: size === 0 ? [] : ids.slice(0, ids.length - size) });
    expect(playerOf(after, 'a')?.hand.length).toBe(size);
  });

  it('CR 702.34: flashback that cards in a graveyard are given', () => {
    const state = on({ battlefield: cards('School'), graveyard: cards('Lesson'), manaPool: '{C}' });
    const after = played(state, { kind: 'cast', card: 'Lesson', alternative: 'flashback' }, { kind: 'resolve' });
    expect([lifeOf(after), zoneOf(after, 'Lesson')]).toEqual([23, 'exile']);
  });

  it.each([
    ['Plain', 2],
    ['Fluke', 1],
  ] as const)('CR 707.10: whether %s can be copied', (name, life) => {
    const state = on({ hand: cards(name, 'Twin') });
    const after = played(
      state,
      { kind: 'cast', card: name },
      { kind: 'cast', card: 'Twin', targets: [name] },
      { kind: 'resolve', all: true },
    );
    expect(lifeOf(after)).toBe(20 + life);
  });

  it.each([
    [['Bear'], 21],
    [[], 20],
  ] as const)('CR 701.6a: what can not be countered while a condition holds, beside %j', (names, life) => {
    const state = on({ hand: cards('Shy', 'Deny'), battlefield: cards(...names) });
    const after = played(
      state,
      { kind: 'cast', card: 'Shy' },
      { kind: 'cast', card: 'Deny', targets: ['Shy'] },
      { kind: 'resolve', all: true },
    );
    expect(lifeOf(after)).toBe(life);
  });

  it('CR 725.3: a monarch that nobody can become', () => {
    const crown = [{ kind: 'cast', card: 'Crown' }, { kind: 'resolve' }] as const;
    expect(played(on({ hand: cards('Crown') }), ...crown).monarch).toBe('a');
    expect(played(on({ hand: cards('Crown') }, { battlefield: cards('Heir') }), ...crown).monarch).toBe(null);
  });

  it('CR 602.5d: equipping as though at instant speed', () => {
    const equip = { kind: 'activate', permanent: 'Boots', ability: 0, targets: ['Bear'] } as const;
    refusal(on({ battlefield: cards('Boots', 'Bear') }, {}, { step: 'UPKEEP' }), equip);
    expect(played(on({ battlefield: cards('Boots', 'Bear', 'Shikari') }, {}, { step: 'UPKEEP' }), equip).stack.length).toBe(1);
  });

  it.each([
    ['Large', 21],
    ['Plain', 20],
  ] as const)('CR 701.6a: what costs less of some spells says besides: %s', (name, life) => {
    const state = on({ hand: cards(name), battlefield: cards('Thryx'), manaPool: '{C}{C}{C}{C}' }, { hand: cards('Deny') });
    const after = played(
      state,
      { kind: 'cast', card: name },
      { kind: 'cast', card: 'Deny', targets: [name] },
      { kind: 'resolve', all: true },
    );
    expect(lifeOf(after)).toBe(life);
  });

  it('CR 702.16e: damage to a player who has protection from everything', () => {
    const hit = { kind: 'dealDamage', parts: [{ source: 'Bear', target: 'a', amount: 3 }] } as const;
    const state = played(
      on({ hand: cards('Shelter') }, { battlefield: cards('Bear') }),
      { kind: 'cast', card: 'Shelter' },
      { kind: 'resolve' },
    );
    expect(kinds(done(state, hit).events)).toEqual(['DamagePrevented']);
  });

  it('CR 603.2i: whether something that is done only once each turn was done is not kept', () => {
    const gain = { kind: 'gainLife', player: 'a', amount: 1 } as const;
    const once = played(on({ battlefield: cards('Curio') }), gain, { kind: 'resolve', choose: ['no'] });
    expect(refusal(once, gain).notModelled).toContain('you may draw a card');
  });

  it('CR 508.1h: a cost to attack planeswalkers is none to attack their controller', () => {
    const attack = { kind: 'attack', attackers: [{ attacker: 'Bear', defending: 'b' }] } as const;
    expect(kinds(done(on({ battlefield: cards('Bear') }, { battlefield: cards('Keeper') }), attack).events)).toContain('AttackersDeclared');
  });
});
