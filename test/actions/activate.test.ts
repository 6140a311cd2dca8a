import { describe, expect, it } from 'vitest';
import type { CompiledCard, GameState, PermanentSetup } from '../../engine/index.ts';
import { done, kinds, lifeOf, played, poolOf, refusal, zoneOf } from '../support/acting.ts';
import { board, card } from '../support/boards.ts';

/** Activating abilities: mana abilities with other costs than {T}, abilities that use the stack, and how they are paid for. */

const CARDS: readonly CompiledCard[] = [
  card('Forest', 'Basic Land — Forest'),
  card('Island', 'Basic Land — Island'),
  card('Wastes', 'Basic Land', '{T}: Add {C}.'),
  card('Taiga', 'Land — Mountain Forest'),
  card('Llanowar Elves', 'Creature — Elf Druid', '{T}: Add {G}.', { power: '1', toughness: '1', manaCost: '{G}' }),
  card('Goblin', 'Creature — Goblin', '', { power: '2', toughness: '2', manaCost: '{2}{R}' }),
  card(
    'Basalt Monolith',
    'Artifact',
    "This artifact doesn't untap during your untap step.\n{T}: Add {C}{C}{C}.\n{3}: Untap this artifact.",
  ),
  card('Orochi Leafcaller', 'Creature — Snake Shaman', '{G}: Add one mana of any color.', { power: '1', toughness: '1' }),
  card('Heritage Druid', 'Creature — Elf Druid', 'Tap three untapped Elves you control: Add {G}{G}{G}.', { power: '1', toughness: '1' }),
  card(
    'Food Chain',
    'Enchantment',
    'Exile a creature you control: Add X mana of any one color, where X is 1 plus the exiled creature’s mana value. Spend this mana only to cast creature spells.'.replace(
      '’',
      "'",
    ),
  ),
  card(
    "Lion's Eye Diamond",
    'Artifact',
    'Discard your hand, Sacrifice this artifact: Add three mana of any one color. Activate only as an instant.',
  ),
  card('Wall of Roots', 'Creature — Plant Wall', 'Defender\nPut a -0/-1 counter on this creature: Add {G}. Activate only once each turn.', {
    power: '0',
    toughness: '5',
  }),
  card('Doubling Cube', 'Artifact', '{3}, {T}: Double the amount of each type of unspent mana you have.'),
  card('Chandra', 'Planeswalker — Chandra', '−X: You gain X life.', { loyalty: '6' }),
  card('Ashnod', 'Artifact', 'Sacrifice a creature: Add {C}{C}.'),
  card('Bolter', 'Creature — Wizard', '{T}: This creature deals 1 damage to any target.', { power: '1', toughness: '1' }),
  card('Rootwalla', 'Creature — Lizard', '{1}{G}: This creature gets +2/+2 until end of turn. Activate only once each turn.', {
    power: '1',
    toughness: '1',
  }),
  card('Pili-Pala', 'Artifact Creature — Scarecrow', '{2}, {Q}: Add one mana of any color.', { power: '1', toughness: '1' }),
  card('Paradise Mantle', 'Artifact — Equipment', 'Equipped creature has "{T}: Add one mana of any color."\nEquip {1}'),
  card('Gloom', 'Enchantment', 'Activated abilities of creatures cost {1} more to activate.'),
  card('Treasonous Ogre', 'Creature — Ogre Shaman', 'Pay 3 life: Add {R}.', { power: '2', toughness: '3' }),
  card(
    'Farrelite Priest',
    'Creature — Human Cleric',
    '{1}: Add {W}. If this ability has been activated four or more times this turn, sacrifice this creature at the beginning of the next end step.',
    { power: '1', toughness: '3' },
  ),
  card('Spirit Guide', 'Creature — Spirit', 'Exile this card from your hand: Add {R}.', { power: '2', toughness: '2' }),
  card('Springjack Pasture', 'Land', '{T}: Add {C}.\n{T}, Sacrifice X Goats: Add X mana of any one color. You gain X life.'),
  card('Goat', 'Creature — Goat', '', { power: '0', toughness: '1' }),
  card('Vault', 'Artifact', '{X}{X}, {T}, Sacrifice this artifact: You gain X life.'),
  card('Signet', 'Artifact', '{1}, {T}: Add {R}{W}.'),
  card('Watcher', 'Creature — Spirit', "Whenever a player activates an ability that isn't a mana ability, you gain 1 life.", {
    power: '1',
    toughness: '1',
  }),
];

type Players = Readonly<Record<string, readonly (PermanentSetup | string)[]>>;
const on = (players: Players): GameState => board(CARDS, { ...players, b: players.b ?? [] });
const use = (permanent: string, ability: number | string, ...choose: readonly string[]) =>
  ({ kind: 'activate', permanent, ability, choose }) as const;
const tap = (permanent: string, ...choose: readonly string[]) => ({ kind: 'tapForMana', permanent, choose }) as const;

describe('activating mana abilities', () => {
  it('CR 602.2b: the objects that a cost is paid with are chosen, or taken where there is no difference', () => {
    const state = on({ a: ['Ashnod', 'Llanowar Elves', 'Goblin'] });
    expect(refusal(state, use('Ashnod', 0)).missingChoice).toMatchObject({
      what: 'an object to sacrifice',
      options: ['Llanowar Elves', 'Goblin'],
    });
    expect(refusal(state, use('Ashnod', 0, 'Forest')).missingChoice).toMatchObject({ unfit: 'Forest' });
    expect(zoneOf(played(state, use('Ashnod', 0, 'Goblin')), 'Goblin')).toBe('graveyard');
  });

  it('CR 608.2h: what was exiled for it is remembered', () => {
    const state = on({ a: ['Food Chain', 'Goblin'] });
    expect(poolOf(played(state, use('Food Chain', 0, '{U}{U}{U}{U}')))).toBe('{U}{U}{U}{U}');
    expect(poolOf(played(state, use('Food Chain', 0, '{U}')))).toBe('{U}{U}{U}{U}');
  });

  it('CR 302.6: "tap three untapped Elves" takes new ones too', () => {
    const state = on({ a: ['Heritage Druid', { id: 'elf', card: 'Llanowar Elves', count: 2, sick: true }] });
    const used = played(state, use('Heritage Druid', 0));
    expect(poolOf(used)).toBe('{G}{G}{G}');
    expect([...used.permanents.values()].every(({ tapped }) => tapped)).toBe(true);
  });

  it('CR 118.3: life that is there is paid, as often as there is some', () => {
    const state = on({ a: ['Treasonous Ogre'] });
    const used = played(state, ...Array.from({ length: 6 }, () => use('Treasonous Ogre', 0)));
    expect([lifeOf(used), poolOf(used)]).toEqual([2, '{R}{R}{R}{R}{R}{R}']);
    expect(refusal(used, use('Treasonous Ogre', 0)).rules).toContain('119.4');
  });

  it('CR 602.5b: once each turn', () => {
    const state = on({ a: ['Wall of Roots'] });
    const used = played(state, use('Wall of Roots', 1));
    expect(used.permanents.get('Wall of Roots')?.counters.get('-0/-1')).toBe(1);
    expect(refusal(used, use('Wall of Roots', 1)).rules).toContain('602.5b');
  });

  it('CR 701.10g: a cube doubles what is left after it is paid for', () => {
    const state = played(
      on({ a: [{ id: 'w', card: 'Wastes', count: 3 }, 'Taiga', 'Forest', 'Doubling Cube'] }),
      tap('Taiga', '{R}'),
      tap('Forest'),
    );
    const pay = ['w-1', 'w-2', 'w-3'].map((permanent) => ({ permanent }));
    expect(poolOf(played(state, { ...use('Doubling Cube', 0), pay }))).toBe('{R}{R}{G}{G}');
  });

  it('CR 602.5e: "only as an instant" is not while a cost is paid', () => {
    const state = on({ a: ["Lion's Eye Diamond", 'Basalt Monolith'] });
    const pay = [{ permanent: "Lion's Eye Diamond", choose: ['{R}'] }];
    expect(refusal({ ...state, permanents: new Map(state.permanents) }, { ...use('Basalt Monolith', 2), pay }).rules).toContain('602.5e');
    expect(poolOf(played(state, use("Lion's Eye Diamond", 0, '{R}')))).toBe('{R}{R}{R}');
  });

  it('CR 603.7: what a mana ability says of a later time waits until then, and is said once it applies', () => {
    const state = on({ a: ['Farrelite Priest', { id: 'f', card: 'Forest', count: 4 }] });
    const three = played(state, ...Array.from({ length: 3 }, () => use('Farrelite Priest', 0)));
    expect(poolOf(three)).toBe('{W}');
    expect(three.delayedTriggers).toEqual([]);
    const four = played(three, use('Farrelite Priest', 0), { kind: 'advance', to: 'END' });
    expect(four.stack).toMatchObject([{ kind: 'triggeredAbility', source: 'Farrelite Priest', controller: 'a' }]);
    expect(zoneOf(played(four, { kind: 'resolve' }), 'Farrelite Priest')).toBe('graveyard');
  });

  it('CR 113.6: an ability of a card in hand', () => {
    const byName = new Map(CARDS.map((one) => [one.definition.name, one]));
    const guide = byName.get('Spirit Guide');
    if (guide === undefined) throw new Error('there is a Spirit Guide');
    const empty = on({ a: [] });
    const players = empty.players.map((player) => (player.id === 'a' ? { ...player, hand: ['guide'] } : player));
    const state: GameState = {
      ...empty,
      players,
      cards: new Map([['guide', { id: 'guide', card: guide, owner: 'a', zone: 'hand', commander: false }]]),
    };
    const used = played(state, use('guide', 0));
    expect([poolOf(used), zoneOf(used, 'guide')]).toEqual(['{R}', 'exile']);
    expect(used.players.find(({ id }) => id === 'a')?.hand).toEqual([]);
  });

  it('CR 107.3: X objects, by the objects or by the mana', () => {
    const state = on({ a: ['Springjack Pasture', { id: 'goat', card: 'Goat', count: 3 }] });
    const byMana = played(state, use('Springjack Pasture', 1, '{G}{G}'));
    expect([poolOf(byMana), lifeOf(byMana), [...byMana.permanents.keys()].length]).toEqual(['{G}{G}', 22, 2]);
    expect(poolOf(played(state, { ...use('Springjack Pasture', 1, '{W}'), x: 3 }))).toBe('{W}{W}{W}');
    expect(refusal(state, { ...use('Springjack Pasture', 1, '{W}'), x: 4 }).rules).toContain('118.3');
  });
});

describe('paying for abilities', () => {
  it('CR 602.2b: mana abilities are used by themselves, the pool first', () => {
    const state = on({ a: ['Forest', 'Island', 'Taiga', 'Rootwalla'] });
    const { state: used, events } = done(state, use('Rootwalla', 0));
    expect(poolOf(used)).toBe('');
    expect(kinds(events).filter((kind) => kind === 'ManaAdded')).toHaveLength(2);
    const floating = played(state, tap('Island'));
    expect(used.stack).toHaveLength(1);
    expect(kinds(done(floating, use('Rootwalla', 0)).events).filter((kind) => kind === 'ManaAdded')).toHaveLength(1);
  });

  it('CR 601.2g: or those that are listed', () => {
    const state = on({ a: ['Forest', 'Island', 'Taiga', 'Rootwalla'] });
    const used = played(state, { ...use('Rootwalla', 0), pay: [{ permanent: 'Taiga', choose: ['{G}'] }, { permanent: 'Island' }] });
    expect(used.permanents.get('Forest')?.tapped).toBe(false);
    const wrong = { ...use('Rootwalla', 0), pay: [{ permanent: 'Taiga', choose: ['{R}'] }, { permanent: 'Island' }] };
    expect(refusal(state, wrong).rules).toContain('602.2');
    expect(refusal(state, { ...use('Rootwalla', 0), pay: [{ permanent: 'Tiaga' }] }).field).toBe('pay');
  });

  it('CR 601.2f: what costs more is paid', () => {
    const state = on({ a: ['Forest', 'Island', 'Taiga', 'Rootwalla'], b: ['Gloom'] });
    const used = played(state, use('Rootwalla', 0));
    expect([...used.permanents.values()].filter(({ tapped }) => tapped)).toHaveLength(3);
    expect(refusal(on({ a: ['Forest', 'Island', 'Rootwalla'], b: ['Gloom'] }), use('Rootwalla', 0)).rules).toContain('602.2');
  });

  it('CR 602.2: without the mana it is refused, and the state is as it was', () => {
    const state = on({ a: ['Forest', 'Rootwalla'] });
    const before = JSON.stringify([...state.permanents]);
    expect(refusal(state, use('Rootwalla', 0)).rules).toContain('602.2');
    expect(JSON.stringify([...state.permanents])).toBe(before);
  });

  it('CR 107.6: a creature may be tapped for the mana, and untapped for {Q} then', () => {
    const board = { a: [{ id: 'pili', card: 'Pili-Pala' }, { id: 'mantle', card: 'Paradise Mantle', attachedTo: 'pili' }, 'Forest'] };
    const used = played(on(board), use('pili', '{Q}', '{U}'));
    expect([poolOf(used), used.permanents.get('pili')?.tapped]).toEqual(['{U}', false]);
    const rich = played(
      on({ ...board, a: [...board.a, 'Island', { id: 'second', card: 'Island' }] }),
      { kind: 'tapForMana', permanent: 'Island' },
      { kind: 'tapForMana', permanent: 'second' },
    );
    expect(poolOf(played(rich, use('pili', '{Q}', '{W}')))).toMatch(/\{W\}/);
    expect(refusal(on({ a: ['Pili-Pala', 'Forest', 'Island'] }), use('Pili-Pala', 0, '{U}')).rules).toContain('107.6');
  });

  it('CR 118.3: what was tapped for mana can not be tapped for the cost as well', () => {
    const state = on({ a: ['Signet', 'Forest'] });
    expect(poolOf(played(state, tap('Signet')))).toBe('{W}{R}');
    expect(refusal(on({ a: ['Signet'] }), tap('Signet')).rules).toContain('602.2');
  });
});

describe('activating other abilities', () => {
  it('CR 602.2a: they go on the stack with what they point back to', () => {
    const state = on({
      a: [
        { id: 'mono', card: 'Basalt Monolith', tapped: true },
        { id: 'w', card: 'Wastes', count: 3 },
      ],
      b: ['Watcher'],
    });
    const { state: used, events } = done(state, use('mono', 'untap this'));
    expect(used.stack).toMatchObject([
      { kind: 'activatedAbility', source: 'mono', controller: 'a', meant: { it: ['mono'] } },
      { kind: 'triggeredAbility', source: 'Watcher', controller: 'b', meant: { they: 'a' } },
    ]);
    expect(used.permanents.get('mono')?.tapped).toBe(true);
    expect(kinds(events)).toContain('AbilityActivated');
  });

  it.each([100, 1_000_000])('CR 602.2b, 107.3: an X of %d that the lands are far from paying for is refused', (x) => {
    const state = on({ a: ['Vault', { id: 'f', card: 'Forest', count: 3 }] });
    const { message, rules } = refusal(state, { kind: 'activate', permanent: 'Vault', ability: 0, x });
    expect(message).toBe('a lacks the mana for {X}{X}.');
    expect(rules).toEqual(expect.arrayContaining(['602.2', '602.2b', '118.3', '107.3']));
  });

  it('CR 601.2c: what needs a target asks for it', () => {
    expect(refusal(on({ a: ['Bolter'] }), use('Bolter', 0)).missingChoice?.options).toEqual(['a', 'b', 'Bolter']);
  });

  it('names the ability that is wrong', () => {
    const state = on({ a: ['Basalt Monolith'] });
    expect(refusal(state, use('Basalt Monolith', 'draw')).field).toBe('ability');
    expect(refusal(state, use('Basalt Monolit', 0)).field).toBe('permanent');
  });

  it('CR 606.6: X of a loyalty cost is at most the loyalty that there is', () => {
    const state = board(CARDS, { a: [{ id: 'chandra', card: 'Chandra', counters: { loyalty: 6 } }], b: [] });
    expect(refusal(state, { kind: 'activate', permanent: 'chandra', ability: 0, x: 7 }).rules).toContain('606.6');
    expect(done(state, { kind: 'activate', permanent: 'chandra', ability: 0, x: 6 }).state.stack).toHaveLength(1);
  });
});
