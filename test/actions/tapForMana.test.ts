import { describe, expect, it } from 'vitest';
import { type CompiledCard, type GameState, type PermanentSetup, produces, type RuleNumber, showMana } from '../../engine/index.ts';
import { done, kinds, lifeOf, played, poolOf, refusal, sourcesOnStack, zoneOf } from '../support/acting.ts';
import { board, card } from '../support/boards.ts';

/** Tapping permanents for mana: what is added, what it costs, what triggers, and what is refused. */

const CARDS: readonly CompiledCard[] = [
  card('Forest', 'Basic Land — Forest'),
  card('Island', 'Basic Land — Island'),
  card('Mountain', 'Basic Land — Mountain'),
  card('Wastes', 'Basic Land', '{T}: Add {C}.'),
  card('Taiga', 'Land — Mountain Forest'),
  card('Llanowar Elves', 'Creature — Elf Druid', '{T}: Add {G}.', { power: '1', toughness: '1' }),
  card(
    'Adarkar Wastes',
    'Land',
    '{T}: Add {C}.\n{T}: Add {W}. This land deals 1 damage to you.\n{T}: Add {U}. This land deals 1 damage to you.',
  ),
  card('City of Brass', 'Land', 'Whenever this land becomes tapped, it deals 1 damage to you.\n{T}: Add one mana of any color.'),
  card('Mana Confluence', 'Land', '{T}, Pay 1 life: Add one mana of any color.'),
  card("Gaea's Cradle", 'Legendary Land', '{T}: Add {G} for each creature you control.'),
  card('Mana Flare', 'Enchantment', 'Whenever a player taps a land for mana, that player adds one mana of any type that land produced.'),
  card('Manabarbs', 'Enchantment', 'Whenever a player taps a land for mana, this enchantment deals 1 damage to that player.'),
  card(
    'Overabundance',
    'Enchantment',
    'Whenever a player taps a land for mana, that player adds one mana of any type that land produced, and Overabundance deals 1 damage to them.',
  ),
  card('Autogenerator', 'Artifact', '{T}: Put a charge counter on this artifact. Add {R} for each charge counter on this artifact.'),
  card('Mana Reflection', 'Enchantment', 'If you tap a permanent for mana, it produces twice as much of that mana instead.'),
  card('Contamination', 'Enchantment', 'If a land is tapped for mana, it produces {B} instead of any other type and amount.'),
  card('Ritual of Subdual', 'Enchantment', 'If a land is tapped for mana, it produces colorless mana instead of any other type.'),
  card('Treasure', 'Token Artifact — Treasure', '{T}, Sacrifice this artifact: Add one mana of any color.'),
  card('Phyrexian Tower', 'Legendary Land', '{T}: Add {C}.\n{T}, Sacrifice a creature: Add {B}{B}.'),
  card(
    'Gemstone Mine',
    'Land',
    'This land enters with three mining counters on it.\n{T}, Remove a mining counter from this land: Add one mana of any color. If there are no mining counters on this land, sacrifice it.',
  ),
  card(
    'Mage-Ring Network',
    'Land',
    '{T}: Add {C}.\n{1}, {T}: Put a storage counter on this land.\n{T}, Remove X storage counters from this land: Add X {C}.',
  ),
  card('Cinder Marsh', 'Land', "{T}: Add {C}.\n{T}: Add {B} or {R}. This land doesn't untap during your next untap step."),
  card('Boros Signet', 'Artifact', '{1}, {T}: Add {R}{W}.'),
  card('Orochi Leafcaller', 'Creature — Snake Shaman', '{G}: Add one mana of any color.', { power: '1', toughness: '1' }),
  card('Elfhame Palace', 'Land', '{T}: Add {G} or {W}.'),
  card('Price of Glory', 'Enchantment', "Whenever a player taps a land for mana, if it's not that player's turn, destroy that land."),
  card('Rest in Peace', 'Enchantment', 'If a card or token would be put into a graveyard from anywhere, exile it instead.'),
  card('Ancient Ziggurat', 'Land', '{T}: Add one mana of any color. Spend this mana only to cast a creature spell.'),
  card('Ward of Piety', 'Enchantment', 'If a source would deal damage to you, prevent that damage.'),
  card('Blood Basin', 'Artifact', 'Whenever you sacrifice a creature, you gain 1 life.'),
  card('Once Bell', 'Artifact', 'Whenever you tap a land for mana, you gain 1 life. This ability triggers only once each turn.'),
  card('Twin Altar', 'Artifact', '{T}, Sacrifice two creatures: Add {B}{B}{B}.'),
  card('Blood Artist', 'Creature — Vampire', 'Whenever this creature or another creature dies, you gain 1 life.', {
    power: '0',
    toughness: '1',
  }),
  card('Young Wolf', 'Creature — Wolf', 'Undying', { power: '1', toughness: '1' }),
  card('Dragon Bell', 'Artifact', 'Whenever an artifact you control is put into a graveyard from the battlefield, you gain 1 life.'),
];

type Players = Readonly<Record<string, readonly (PermanentSetup | string)[]>>;
const on = (players: Players): GameState => board(CARDS, { ...players, b: players.b ?? [] });
const tap = (permanent: string, ...choose: readonly string[]) => ({ kind: 'tapForMana', permanent, choose }) as const;

interface Case {
  readonly title: string;
  readonly players: Players;
  readonly permanent: string;
  readonly choose?: readonly string[];
  readonly pool: string;
  readonly life?: number;
  readonly stack?: number;
}

const MADE: readonly Case[] = [
  { title: 'CR 106.12: a basic land', players: { a: ['Forest'] }, permanent: 'Forest', pool: '{G}' },
  { title: 'CR 605.3b: a dual land, the mana chosen', players: { a: ['Taiga'] }, permanent: 'Taiga', choose: ['{R}'], pool: '{R}' },
  {
    title: 'CR 605.3b: one ability of two types',
    players: { a: ['Elfhame Palace'] },
    permanent: 'Elfhame Palace',
    choose: ['{W}'],
    pool: '{W}',
  },
  {
    title: 'CR 120.3a: a land that deals damage',
    players: { a: ['Adarkar Wastes'] },
    permanent: 'Adarkar Wastes',
    choose: ['{U}'],
    pool: '{U}',
    life: 19,
  },
  {
    title: 'CR 120.3a: and without damage',
    players: { a: ['Adarkar Wastes'] },
    permanent: 'Adarkar Wastes',
    choose: ['{C}'],
    pool: '{C}',
    life: 20,
  },
  {
    title: 'CR 119.4: life as a cost',
    players: { a: ['Mana Confluence'] },
    permanent: 'Mana Confluence',
    choose: ['{B}'],
    pool: '{B}',
    life: 19,
  },
  {
    title: 'CR 603.3: "becomes tapped" uses the stack',
    players: { a: ['City of Brass'] },
    permanent: 'City of Brass',
    choose: ['{B}'],
    pool: '{B}',
    life: 20,
    stack: 1,
  },
  {
    title: 'CR 605.4a: a triggered mana ability adds at once',
    players: { a: ['Taiga', 'Mana Flare'] },
    permanent: 'Taiga',
    choose: ['{R}'],
    pool: '{R}{R}',
    stack: 0,
  },
  {
    title: 'CR 605.4a: all of it named at once',
    players: { a: ['Taiga', 'Mana Flare'] },
    permanent: 'Taiga',
    choose: ['{R}{R}'],
    pool: '{R}{R}',
  },
  {
    title: 'CR 605.4a: and one step after the other',
    players: { a: ['Taiga', 'Mana Flare'] },
    permanent: 'Taiga',
    choose: ['{G}', '{G}'],
    pool: '{G}{G}',
  },
  {
    title: 'CR 605.4a: what else such an ability does happens at once too',
    players: { a: ['Mountain'], b: ['Overabundance'] },
    permanent: 'Mountain',
    pool: '{R}{R}',
    life: 19,
    stack: 0,
  },
  {
    title: 'CR 603.3: what adds no mana uses the stack',
    players: { a: ['Mountain'], b: ['Manabarbs'] },
    permanent: 'Mountain',
    pool: '{R}',
    life: 20,
    stack: 1,
  },
  {
    title: 'CR 106.12a: without mana nothing triggers',
    players: { a: ["Gaea's Cradle"], b: ['Manabarbs', 'Mana Flare'] },
    permanent: "Gaea's Cradle",
    pool: '',
    stack: 0,
  },
  { title: 'CR 106.12b: doubled', players: { a: ['Forest', 'Mana Reflection'] }, permanent: 'Forest', pool: '{G}{G}' },
  {
    title: 'CR 106.12b: doubled, the type named by one symbol',
    players: { a: ['City of Brass', 'Mana Reflection'] },
    permanent: 'City of Brass',
    choose: ['{R}'],
    pool: '{R}{R}',
    stack: 1,
  },
  {
    title: 'CR 616.1: the effect that is applied first, by its permanent',
    players: { a: ['Forest'], b: ['Contamination', 'Ritual of Subdual'] },
    permanent: 'Forest',
    choose: ['Contamination'],
    pool: '{C}',
  },
  {
    title: 'CR 616.1: and the other one first',
    players: { a: ['Forest'], b: ['Contamination', 'Ritual of Subdual'] },
    permanent: 'Forest',
    choose: ['Ritual of Subdual'],
    pool: '{B}',
  },
  {
    title: 'CR 616.1: or by the mana',
    players: { a: ['Forest'], b: ['Contamination', 'Ritual of Subdual'] },
    permanent: 'Forest',
    choose: ['{B}'],
    pool: '{B}',
  },
  {
    title: 'CR 601.2b: X from the mana that it gives',
    players: { a: [{ id: 'net', card: 'Mage-Ring Network', counters: { storage: 4 } }] },
    permanent: 'net',
    choose: ['{C}{C}{C}'],
    pool: '{C}{C}{C}',
  },
];

describe('tapping for mana', () => {
  it.each(MADE)('$title', ({ players, permanent, choose = [], pool, life, stack }) => {
    const state = played(on(players), tap(permanent, ...choose));
    expect(poolOf(state)).toBe(pool);
    expect(state.permanents.get(permanent)?.tapped ?? true).toBe(true);
    if (life !== undefined) expect(lifeOf(state)).toBe(life);
    if (stack !== undefined) expect(state.stack).toHaveLength(stack);
  });

  it('CR 111.7, 400.7: a token that is sacrificed for it ceases to exist, a card goes to its owner', () => {
    const state = on({ a: [{ id: 't', card: 'Treasure', token: true }, { id: 'card', card: 'Treasure', owner: 'b' }, 'Dragon Bell'] });
    const spent = played(state, tap('t', '{R}'), tap('card', '{G}'));
    expect([zoneOf(spent, 't'), zoneOf(spent, 'card')]).toEqual(['ceased', 'graveyard']);
    expect(spent.players.find(({ id }) => id === 'b')?.graveyard).toEqual(['card']);
    expect(spent.stack).toHaveLength(2);
  });

  it('CR 614.6: where an effect exiles instead, it was sacrificed all the same', () => {
    const state = on({ a: ['Phyrexian Tower', 'Llanowar Elves', 'Dragon Bell', 'Blood Basin'], b: ['Rest in Peace'] });
    const { state: spent, events } = done(state, tap('Phyrexian Tower', '{B}{B}'));
    expect(zoneOf(spent, 'Llanowar Elves')).toBe('exile');
    expect(kinds(events).filter((kind) => kind === 'AbilityTriggered')).toHaveLength(1);
  });

  it('CR 603.10a: what is sacrificed at once is seen by the other', () => {
    const state = on({ a: ['Twin Altar', { id: 'artist', card: 'Blood Artist' }, 'Llanowar Elves'] });
    expect(sourcesOnStack(played(state, tap('Twin Altar')))).toEqual(['artist', 'artist']);
  });

  it('CR 106.12b: however much mana it is', () => {
    const state = on({ a: ['Taiga', { id: 'ref', card: 'Mana Reflection', count: 40 }] });
    const much = `{R}×${2n ** 40n}`;
    expect(refusal(state, tap('Taiga')).missingChoice?.options).toContain(much);
    const pool = (choose: string) => played(state, tap('Taiga', choose)).players[0]?.manaPool.map(({ type, amount }) => [type, amount]);
    expect(pool(much)).toEqual([['R', 2n ** 40n]]);
    expect(pool('{G}')).toEqual([['G', 2n ** 40n]]);
  });

  it('CR 702.93a: undying triggers where there was no +1/+1 counter', () => {
    const state = on({
      a: ['Phyrexian Tower', { id: 'first', card: 'Young Wolf' }, { id: 'second', card: 'Young Wolf', counters: { '+1/+1': 1 } }],
    });
    expect(sourcesOnStack(played(state, tap('Phyrexian Tower', '{B}{B}', 'first')))).toEqual(['first']);
    expect(played(state, tap('Phyrexian Tower', '{B}{B}', 'second')).stack).toEqual([]);
  });

  it("CR 603.3b: the active player's abilities go on the stack first", () => {
    const state = on({ a: ['Forest', { id: 'own', card: 'Manabarbs' }], b: [{ id: 'other', card: 'Manabarbs' }] });
    expect(played({ ...state, active: 'b' }, tap('Forest')).stack.map(({ source }) => source)).toEqual(['other', 'own']);
    expect(played(state, tap('Forest')).stack.map(({ source }) => source)).toEqual(['own', 'other']);
  });

  it('CR 603.2h: once each turn', () => {
    const state = on({ a: ['Forest', 'Taiga', 'Once Bell'] });
    const spent = played(state, tap('Forest'), tap('Taiga', '{R}'));
    expect(spent.stack).toHaveLength(1);
  });

  it('CR 601.2b: which creature is sacrificed is chosen, unless there is no difference', () => {
    const same = on({ a: ['Phyrexian Tower', { id: 'elf', card: 'Llanowar Elves', count: 2 }] });
    expect(zoneOf(played(same, tap('Phyrexian Tower', '{B}{B}')), 'elf-1')).toBe('graveyard');
    const tapped = on({ a: ['Phyrexian Tower', 'Llanowar Elves', { id: 'tapped', card: 'Llanowar Elves', tapped: true }] });
    expect(refusal(tapped, tap('Phyrexian Tower', '{B}{B}')).missingChoice?.options).toEqual(['Llanowar Elves', 'tapped']);
    expect(zoneOf(played(tapped, tap('Phyrexian Tower', '{B}{B}', 'tapped')), 'tapped')).toBe('graveyard');
  });

  it('CR 608.2c: the last counter of a mine takes it along', () => {
    const state = on({
      a: [
        { id: 'two', card: 'Gemstone Mine', counters: { mining: 2 } },
        { id: 'one', card: 'Gemstone Mine', counters: { mining: 1 } },
      ],
    });
    const used = played(state, tap('two', '{R}'), tap('one', '{R}'));
    expect([zoneOf(used, 'two'), zoneOf(used, 'one')]).toEqual(['battlefield', 'graveyard']);
    expect(used.permanents.get('two')?.counters.get('mining')).toBe(1);
  });

  it('CR 608.2c: a counter that is put on first is counted once', () => {
    const state = on({ a: [{ id: 'it', card: 'Autogenerator', counters: { charge: 1 } }] });
    expect(produces(state, 'it').mana.map(showMana)).toEqual(['{R}{R}']);
    expect(poolOf(played(state, tap('it')))).toBe('{R}{R}');
  });

  it('CR 502.3: a land that stays tapped', () => {
    const state = on({ a: ['Cinder Marsh'] });
    expect(played(state, tap('Cinder Marsh', '{R}')).permanents.get('Cinder Marsh')?.heldTapped).toBe(1);
    expect(played(state, tap('Cinder Marsh', '{C}')).permanents.get('Cinder Marsh')?.heldTapped).toBe(0);
  });

  it('CR 118.3a: mana in the pool pays for a mana ability', () => {
    const state = played(on({ a: ['Forest', 'Boros Signet'] }), tap('Forest'), tap('Boros Signet'));
    expect(poolOf(state)).toBe('{W}{R}');
  });

  it('CR 106.6: restricted mana does not', () => {
    const state = played(on({ a: ['Ancient Ziggurat', 'Boros Signet'] }), tap('Ancient Ziggurat', '{G}'));
    expect(refusal(state, tap('Boros Signet')).rules).toContain('602.2');
  });

  it('CR 603.4: an intervening if looks at whose turn it is', () => {
    const players = { a: ['Forest', 'Price of Glory'], b: ['Island'] };
    expect(played(on(players), tap('Forest')).stack).toHaveLength(0);
    expect(played(on(players), tap('Island')).stack).toHaveLength(1);
  });

  it('CR 602.2b: events in their order', () => {
    const { events } = done(on({ a: ['Adarkar Wastes', 'Mana Flare'] }), tap('Adarkar Wastes', '{W}'));
    expect(kinds(events)).toEqual([
      'PermanentTapped',
      'AbilityActivated',
      'ManaAdded',
      'DamageDealt',
      'LifeLost',
      'AbilityTriggered',
      'ManaAdded',
    ]);
  });
});

const REFUSED: readonly {
  readonly title: string;
  readonly players: Players;
  readonly permanent: string;
  readonly choose?: readonly string[];
  readonly rule: RuleNumber;
}[] = [
  {
    title: 'CR 107.5: a tapped land',
    players: { a: [{ id: 'Forest', card: 'Forest', tapped: true }] },
    permanent: 'Forest',
    rule: '107.5',
  },
  {
    title: 'CR 302.6: a new creature',
    players: { a: [{ id: 'elf', card: 'Llanowar Elves', sick: true }] },
    permanent: 'elf',
    rule: '302.6',
  },
  { title: 'CR 106.12: an ability without {T}', players: { a: ['Orochi Leafcaller'] }, permanent: 'Orochi Leafcaller', rule: '106.12' },
  { title: 'CR 106.12: no mana ability at all', players: { a: ['Manabarbs'] }, permanent: 'Manabarbs', rule: '106.12' },
  { title: 'CR 602.2: no mana to pay with', players: { a: ['Boros Signet'] }, permanent: 'Boros Signet', rule: '602.2' },
];

describe('tapping for mana that is refused', () => {
  it.each(REFUSED)('$title', ({ players, permanent, choose = [], rule }) => {
    expect(refusal(on(players), tap(permanent, ...choose)).rules).toContain(rule);
  });

  it('CR 608.2d: what is to be chosen is listed', () => {
    expect(refusal(on({ a: ['Taiga'] }), tap('Taiga')).missingChoice).toMatchObject({ options: ['{R}', '{G}'], truncated: false });
    expect(refusal(on({ a: ['City of Brass'] }), tap('City of Brass')).missingChoice?.options).toEqual(['{W}', '{U}', '{B}', '{R}', '{G}']);
    expect(refusal(on({ a: ['Taiga'] }), tap('Taiga', '{W}')).missingChoice?.options).toEqual(['{R}', '{G}']);
    expect(refusal(on({ a: ['Forest'] }), tap('Forest', '{W}')).missingChoice?.options).toEqual(['{G}']);
  });

  it('CR 616.1: the orders of replacement effects are a choice', () => {
    const state = on({ a: ['Forest'], b: ['Contamination', 'Ritual of Subdual'] });
    expect(refusal(state, tap('Forest')).missingChoice?.options).toEqual(expect.arrayContaining(['{B}', '{C}']));
  });

  it('CR 615.6: damage that its ability deals is prevented', () => {
    const state = on({ a: ['Adarkar Wastes', 'Ward of Piety'] });
    const after = played(state, tap('Adarkar Wastes', '{W}'));
    expect([poolOf(after), lifeOf(after)]).toEqual(['{W}', 20]);
  });

  it('names the key that is wrong', () => {
    expect(refusal(on({ a: ['Forest'] }), tap('Forst')).field).toBe('permanent');
    expect(refusal(on({ a: ['Forest'] }), { kind: 'tapForMana', permanent: 'Forest', by: 'c' }).field).toBe('by');
    expect(refusal(on({ a: ['Forest'] }), { kind: 'tapForMana', permanent: 'Forest', ability: 7 }).field).toBe('ability');
  });
});
