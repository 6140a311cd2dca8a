import { describe, expect, it } from 'vitest';
import { manaAbilitiesFor } from '../../engine/activation/whose.ts';
import type { CompiledCard, GameState } from '../../engine/index.ts';
import type { Addition, PaidCosts, Yields } from '../../engine/mana/activation.ts';
import { typesIn } from '../../engine/mana/amounts.ts';
import { yieldsOf } from '../../engine/mana/yields.ts';
import { begun, board, card } from '../support/boards.ts';

/** Card texts as printed, or as short as a fact needs them. */
const CARDS: readonly CompiledCard[] = [
  card('Forest', 'Basic Land — Forest'),
  card('Swamp', 'Basic Land — Swamp'),
  card('Mountain', 'Basic Land — Mountain'),
  card('City', 'Land', '{T}: Add one mana of any color.'),
  card('Tomb', 'Land', '{T}: Add {C}{C}.'),
  card('Dual', 'Land', '{T}: Add {W} or {U}.'),
  card('Ruins', 'Land', '{W/U}, {T}: Add {W}{W}, {W}{U}, or {U}{U}.'),
  card('Signet', 'Artifact', '{1}, {T}: Add {R}{W}.'),
  card('Cataracts', 'Land', '{5}, {T}: Add five mana in any combination of colors.'),
  card('Lotus', 'Artifact', '{T}, Sacrifice this artifact: Add three mana of any one color.'),
  card('Pool', 'Land', '{T}: Add one mana of any type that a land you control could produce.'),
  card('Ziggurat', 'Land', '{T}: Add one mana of any color. Spend this mana only to cast a creature spell.'),
  card('Workshop', 'Land', '{T}: Add {C}{C}{C}. Spend this mana only to cast artifact spells.'),
  card('Temple', 'Land', '{T}: Add {R}{R}. If that mana is spent on a creature spell, it gains haste until end of turn.'),
  card('Retainer', 'Artifact', "{T}: Add {G}{G}. Until end of turn, you don't lose this mana as steps and phases end."),
  card('Doubler', 'Enchantment', 'If you tap a permanent for mana, it produces twice as much of that mana instead.'),
  card('Blackout', 'Enchantment', 'If a land is tapped for mana, it produces {B} instead of any other type and amount.'),
  card('Subdual', 'Enchantment', 'If a land is tapped for mana, it produces colorless mana instead of any other type.'),
  card('Damper', 'Artifact', 'If a land is tapped for two or more mana, it produces {C} instead of any other type and amount.'),
  card('Dawn', 'Enchantment', 'Spells and abilities you control that would add colored mana add that much white mana instead.'),
  card('Flare', 'Enchantment', 'Whenever a player taps a land for mana, that player adds one mana of any type that land produced.'),
  card('Wake', 'Enchantment', 'Whenever you tap a land for mana, add one mana of any type that land produced.'),
  card('Growth', 'Enchantment — Aura', 'Enchant land\nWhenever enchanted land is tapped for mana, its controller adds an additional {G}.'),
  card(
    'Ground',
    'Enchantment — Aura',
    'Enchant land\nWhenever enchanted land is tapped for mana, its controller adds an additional one mana of any color.',
  ),
  card(
    'Sun',
    'Artifact',
    "As this artifact enters, choose a color.\nWhenever a land's ability causes you to add one or more mana of the chosen color, add an additional one mana of that color.",
  ),
  card('Prodigy', 'Creature — Human', 'Whenever you tap a nonland permanent for mana, add one mana of any type that permanent produced.'),
  card('Revenant', 'Creature — Vampire', 'Whenever you tap a Swamp for mana, add an additional {B}.'),
  card('Gardener', 'Creature — Elf', 'Whenever you tap a land for mana, add an additional {G}.'),
  card('Twofold', 'Creature — Golem', 'If a triggered ability of another creature you control triggers, it triggers an additional time.'),
  card(
    'Essence',
    'Enchantment',
    'Whenever a land you control is tapped for mana, for each other land you control with the same name, add one mana of any type that land produced.',
  ),
  card('Valley', 'Land', '{1}, {T}: Add {R}{G}.'),
  card(
    'Lens',
    'Artifact',
    'Whenever a land with the same name as the exiled card is tapped for mana, its controller adds one mana of any type that land produced.',
  ),
  card('Cradle', 'Land', '{T}: Add {G} for each creature you control.'),
  card('Bear', 'Creature — Bear', '', { manaCost: '{1}{G}', power: '2', toughness: '2' }),
  card('Colossus', 'Creature — Giant', '', { manaCost: '{6}', power: '7', toughness: '7' }),
  card(
    'Altar',
    'Artifact',
    "Sacrifice a creature: Add {C}{C}.\nSacrifice a creature: Add an amount of {R} equal to the sacrificed creature's power.\nSacrifice a creature: Add {B} for each creature you control.",
  ),
  card(
    'Chain',
    'Enchantment',
    "Exile a creature you control: Add X mana of any one color, where X is 1 plus the exiled creature's mana value. Spend this mana only to cast creature spells.",
  ),
  card('Squander', 'Enchantment', 'Sacrifice a land: Add one mana of any type that land could produce.'),
  card('Storage', 'Land', '{1}, Remove X storage counters from this land: Add X mana in any combination of {W} and/or {U}.'),
  card('Stage', 'Artifact', 'Remove all charge counters from this artifact: Add {C} for each charge counter removed this way.'),
  card('Guide', 'Creature — Ape Spirit', 'Exile this card from your hand: Add {R}.'),
  card(
    'Cache',
    'Enchantment',
    'Remove a charge counter from this enchantment: Add {C}. Any player may activate this ability but only during their turn.',
  ),
  card('Priest', 'Creature — Elf Druid', '{T}: Add {G} for each Elf on the battlefield.', { power: '1', toughness: '1' }),
  card('Torch', 'Artifact', '{1}, {T}: Each player adds {B}{R}{G}.'),
  card('Light', 'Artifact', '{T}: Choose a player. That player adds one mana of any color they choose.'),
  card('Cube', 'Artifact', '{3}, {T}: Double the amount of each type of unspent mana you have.'),
  card(
    'Generator',
    'Artifact',
    '{T}: Put a charge counter on this artifact. Add X mana of any one color, where X is the number of charge counters on this artifact.',
  ),
  card('Labyrinth', 'Land', '{T}: Add {C}. If a card is exiled with this land, add {C}{C} instead.'),
  card('Tower', 'Artifact', '{T}, Sacrifice a creature: Add {C}{C}.'),
  card('Nyx', 'Creature', 'If you tap a permanent for mana, it produces three times as much of that mana instead.', {
    power: '5',
    toughness: '5',
  }),
  card('Whim', 'Land', '{T}: Add {G}. Spend this mana only on rainy days.'),
  card(
    'Crown',
    'Enchantment',
    "As long as you're the monarch, if you tap a land for mana, it produces twice as much of that mana instead.",
  ),
  card('Vein', 'Land', '{T}, Sacrifice this land: Add {C}{C}.'),
  card(
    'Echo',
    'Land',
    "Whenever a land's ability causes you to add one or more mana of the chosen color, add an additional one mana of that color.",
  ),
  card(
    'Sapper',
    'Creature — Elf',
    'Whenever you tap a creature for mana, add an additional {G}. This ability triggers only once each turn.',
  ),
  card('Elf', 'Creature — Elf Druid', '{T}: Add {G}.', { power: '1', toughness: '1' }),
  card('Guard', 'Enchantment', 'Whenever you tap a land for mana, if you control a creature, add {C}.'),
  card('Wastes', 'Enchantment', 'Whenever you tap a land for {C}, add an additional {C}.'),
  card('Bargain', 'Artifact', 'Tap an untapped creature you control, Sacrifice a land: Add one mana of any type that land could produce.'),
  card('Cave', 'Land', '{T}: Choose a color. Add one mana of that color unless any player pays {1}.'),
  card('Devotee', 'Land', '{T}: Choose a color. Add an amount of mana of that color equal to your devotion to that color.'),
  card('Flurry', 'Enchantment', 'Whenever a Mountain is tapped for mana, its controller may add an additional {R}.'),
  card('Riddle', 'Enchantment', 'Whenever a player taps a land for mana, that player adds mana of a seventh type.'),
];

const PAID: PaidCosts = { x: null, objects: [], countersRemoved: null };
type Players = Parameters<typeof board>[1];

/** "a:Forest [WU]2" for two mana of W or U each from Forest for a; types in the order of the alphabet of mana. */
const shown = ({ player, types, amount, origin, riders, lifetime }: Addition): string => {
  const names = typesIn(types).join('');
  const what = names.length === 1 && amount < 10n ? names.repeat(Number(amount)) : `[${names}]${amount}`;
  return `${player}:${origin?.id} ${what}${riders.length > 0 ? '*' : ''}${lifetime === 'step' ? '' : `~${lifetime}`}`;
};
const ways = ({ options }: Yields): string[] => options.map(({ additions }) => additions.map(shown).join(' + ')).sort();
const of = (players: Players, source: string, paid: Partial<PaidCosts> = {}, ability = 0, player = 'a'): Yields =>
  yieldsOf(board(CARDS, players), { source, ability, player, paid: { ...PAID, ...paid } });

type Row = [fact: string, players: Players, source: string, expected: readonly string[], paid?: Partial<PaidCosts>, ability?: number];
const tables = (title: string, rows: Row[]): void => {
  describe(title, () => {
    it.each(rows)('%s', (_, players, source, expected, paid, ability) => {
      const yields = of(players, source, paid, ability);
      expect(ways(yields)).toEqual([...expected].sort());
      expect(yields.open).toEqual([]);
      expect(yields.truncated).toBe(false);
    });
  });
};

tables('CR 605.3b: what a mana ability adds, choices of type kept together', [
  ['a basic land', { a: ['Forest'] }, 'Forest', ['a:Forest G']],
  ['any color: one addition', { a: ['City'] }, 'City', ['a:City [WUBRG]1']],
  ['either of two: one addition', { a: ['Dual'] }, 'Dual', ['a:Dual [WU]1']],
  ['two mana of two types', { a: ['Signet'] }, 'Signet', ['a:Signet W + a:Signet R']],
  ['all pairs of two types', { a: ['Ruins'] }, 'Ruins', ['a:Ruins [WU]2']],
  ['five in any combination', { a: ['Cataracts'] }, 'Cataracts', ['a:Cataracts [WUBRG]5']],
  ['three of one color: five ways', { a: ['Lotus'] }, 'Lotus', ['WWW', 'UUU', 'BBB', 'RRR', 'GGG'].map((mana) => `a:Lotus ${mana}`)],
  ['106.7: what a land could produce', { a: ['Pool', 'Forest', 'Tomb'] }, 'Pool', ['a:Pool [GC]1']],
  [
    'as much as its color says',
    { a: ['Devotee', { id: 'b1', card: 'Bear' }, { id: 'b2', card: 'Bear' }] },
    'Devotee',
    ['', 'a:Devotee GG'],
  ],
  ['605.4a: who adds it chooses whether to', { a: ['Mountain'], b: ['Flurry'] }, 'Mountain', ['a:Mountain R', 'a:Mountain R + a:Flurry R']],
  ['106.5: nothing', { a: ['Pool'] }, 'Pool', ['']],
  ['nothing to count', { a: ['Cradle'] }, 'Cradle', ['']],
  [
    '608.2c: the counter that it puts first is counted',
    { a: [{ id: 'Generator', card: 'Generator', counters: { charge: 1 } }] },
    'Generator',
    ['WW', 'UU', 'BB', 'RR', 'GG'].map((mana) => `a:Generator ${mana}`),
  ],
  [
    '607.2a: with a card exiled',
    { a: ['Bear', { id: 'Labyrinth', card: 'Labyrinth', exiledWith: ['Bear'] }] },
    'Labyrinth',
    ['a:Labyrinth CC'],
  ],
  ['without one', { a: ['Labyrinth'] }, 'Labyrinth', ['a:Labyrinth C']],
  ['itself is counted', { a: ['Priest'], b: [{ id: 'other', card: 'Priest' }] }, 'Priest', ['a:Priest GG']],
  ['each player', { a: ['Torch'], b: [] }, 'Torch', ['a:Torch B + b:Torch B + a:Torch R + b:Torch R + a:Torch G + b:Torch G']],
  ['a player of choice', { a: ['Light'], b: [] }, 'Light', ['a:Light [WUBRG]1', 'b:Light [WUBRG]1']],
]);

tables('CR 106.12b: replacement effects', [
  ['doubled, of one color', { a: ['City', 'Doubler'] }, 'City', ['WW', 'UU', 'BB', 'RR', 'GG'].map((mana) => `a:City ${mana}`)],
  ['type and amount', { a: ['City', 'Blackout'] }, 'City', ['a:City B']],
  ['616.1: either order', { a: ['Forest', 'Blackout', 'Subdual'] }, 'Forest', ['a:Forest B', 'a:Forest C']],
  ['one mana is not two: choices stay together', { a: ['City', 'Damper'] }, 'City', ['a:City [WUBRG]1']],
  ['doubled first, then two or more: colorless', { a: ['City', 'Doubler', 'Damper'] }, 'City', ['a:City C']],
  ['106.6a: the restriction is kept, doubled', { a: ['Workshop', 'Doubler'] }, 'Workshop', ['a:Workshop CCCCCC*']],
  ['add instead: no tap is asked for', { a: ['Altar', 'Bear', 'Dawn'] }, 'Altar', ['a:Altar WW'], { objects: ['Bear'] }, 1],
  [
    '608.2h: what is sacrificed for it was tapped',
    { a: ['Lotus', 'Doubler'] },
    'Lotus',
    ['W', 'U', 'B', 'R', 'G'].map((t) => `a:Lotus ${t.repeat(6)}`),
  ],
]);

tables('CR 106.6: what is said of the mana', [
  ['a restriction', { a: ['Ziggurat'] }, 'Ziggurat', ['a:Ziggurat [WUBRG]1*']],
  ['what happens where it is spent', { a: ['Temple'] }, 'Temple', ['a:Temple RR*']],
  ['how long it stays', { a: ['Retainer'] }, 'Retainer', ['a:Retainer GG~turn']],
  ['106.7 takes no restriction over', { a: ['Pool', 'Ziggurat'] }, 'Pool', ['a:Pool [WUBRG]1']],
]);

tables('CR 605.4a: triggered mana abilities', [
  ['any type that land produced', { a: ['Forest'], b: ['Flare'] }, 'Forest', ['a:Forest G + a:Flare G']],
  ['with the choice before it', { a: ['Dual', 'Wake'] }, 'Dual', ['a:Dual W + a:Wake W', 'a:Dual U + a:Wake U']],
  ['of two types produced, either', { a: ['Valley', 'Wake'] }, 'Valley', ['a:Valley R + a:Valley G + a:Wake [RG]1']],
  ['yours only', { a: ['Forest'], b: ['Wake'] }, 'Forest', ['a:Forest G']],
  ['once a tap', { a: ['Tomb', 'Wake'] }, 'Tomb', ['a:Tomb CC + a:Wake C']],
  ['106.12a: only where mana was produced', { a: ['Cradle', 'Wake'] }, 'Cradle', ['']],
  [
    "an opponent's Aura adds to the land's controller; choices of type stay together",
    { a: ['City'], b: [{ id: 'Growth', card: 'Growth', attachedTo: 'City' }] },
    'City',
    ['a:City [WUBRG]1 + a:Growth G'],
  ],
  [
    'any color on any color',
    { a: ['City', { id: 'Ground', card: 'Ground', attachedTo: 'City' }] },
    'City',
    ['a:City [WUBRG]1 + a:Ground [WUBRG]1'],
  ],
  ['106.6: three restricted, one free', { a: ['Workshop', 'Wake'] }, 'Workshop', ['a:Workshop CCC* + a:Wake C']],
  ['its mana is not doubled', { a: ['Forest', 'Doubler', 'Wake'] }, 'Forest', ['a:Forest GG + a:Wake G']],
  ['what was produced counts, replaced', { a: ['Forest', 'Wake'], b: ['Blackout'] }, 'Forest', ['a:Forest B + a:Wake B']],
  [
    'add instead bears on it',
    { a: ['Forest', 'Dawn', { id: 'Growth', card: 'Growth', attachedTo: 'Forest' }] },
    'Forest',
    ['a:Forest W + a:Growth W'],
  ],
  ['a nonland permanent', { a: ['Signet', 'Prodigy'] }, 'Signet', ['a:Signet W + a:Signet R + a:Prodigy [WR]1']],
  ['106.12: without {T} nothing is tapped for mana', { a: ['Altar', 'Prodigy', 'Bear'] }, 'Altar', ['a:Altar CC'], { objects: ['Bear'] }],
  ['a Swamp, whatever it produced', { a: ['Swamp', 'Revenant', 'Subdual'] }, 'Swamp', ['a:Swamp C + a:Revenant B']],
  [
    'sacrificed for it, it was an artifact tapped for mana',
    { a: ['Lotus', 'Prodigy'] },
    'Lotus',
    ['W', 'U', 'B', 'R', 'G'].map((t) => `a:Lotus ${t.repeat(3)} + a:Prodigy ${t}`),
  ],
  [
    'of the chosen color, from a land without {T}',
    {
      a: [
        { id: 'Storage', card: 'Storage', counters: { storage: 2 } },
        { id: 'Sun', card: 'Sun', chosen: { color: 'W' } },
      ],
    },
    'Storage',
    ['a:Storage WW + a:Sun W', 'a:Storage W + a:Storage U + a:Sun W', 'a:Storage UU'],
    { x: 2, countersRemoved: 2 },
  ],
  [
    'the Sun waits for lands, not for Suns',
    {
      a: [
        'Forest',
        { id: 'Sun', card: 'Sun', chosen: { color: 'G' } },
        { id: 'Sun 2', card: 'Sun', chosen: { color: 'G' } },
        { id: 'Growth', card: 'Growth', attachedTo: 'Forest' },
      ],
    },
    'Forest',
    ['a:Forest G + a:Sun G + a:Sun 2 G + a:Growth G'],
  ],
  [
    'for each other land with the same name, each of either type',
    { a: ['Valley', { id: 'v2', card: 'Valley' }, { id: 'v3', card: 'Valley' }, 'Essence', 'Forest'] },
    'Valley',
    ['a:Valley R + a:Valley G + a:Essence [RG]2'],
  ],
  [
    'the name of the exiled card',
    { a: ['Forest', { id: 'Lens', card: 'Lens', exiledWith: ['Forest'] }] },
    'Forest',
    ['a:Forest G + a:Lens G'],
  ],
  ['another name', { a: ['Swamp', { id: 'Lens', card: 'Lens', exiledWith: ['Forest'] }] }, 'Swamp', ['a:Swamp B']],
]);

tables('CR 602.2b: what paying the costs settled', [
  [
    "the sacrificed creature's power, as it last was",
    { a: ['Altar', 'Bear', 'Colossus'] },
    'Altar',
    ['a:Altar RRRRRRR'],
    { objects: ['Colossus'] },
    1,
  ],
  [
    'what is counted is counted after the costs',
    { a: ['Altar', 'Bear', 'Colossus'] },
    'Altar',
    ['a:Altar B'],
    { objects: ['Colossus'] },
    2,
  ],
  [
    "the exiled creature's mana value",
    { a: ['Chain', 'Bear'] },
    'Chain',
    ['WWW', 'UUU', 'BBB', 'RRR', 'GGG'].map((mana) => `a:Chain ${mana}*`),
    { objects: ['Bear'] },
  ],
  ['what the sacrificed land could produce', { a: ['Squander', 'Dual'] }, 'Squander', ['a:Squander [WU]1'], { objects: ['Dual'] }],
  ['as it last was: a Pool beside a Forest', { a: ['Squander', 'Pool', 'Forest'] }, 'Squander', ['a:Squander G'], { objects: ['Pool'] }],
  ['under a replacement effect', { a: ['Squander', 'Forest'], b: ['Blackout'] }, 'Squander', ['a:Squander B'], { objects: ['Forest'] }],
  [
    'X counters',
    { a: [{ id: 'Storage', card: 'Storage', counters: { storage: 9 } }] },
    'Storage',
    ['a:Storage [WU]4'],
    { x: 4, countersRemoved: 4 },
  ],
  ['so many counters', { a: [{ id: 'Stage', card: 'Stage', counters: { charge: 3 } }] }, 'Stage', ['a:Stage CCC'], { countersRemoved: 3 }],
]);

describe('CR 106.3: the source of mana', () => {
  const withHand = (player: string) => {
    return begun(
      { players: [{ id: player, battlefield: [{ id: 'Cache', card: 'Cache' }], hand: [{ id: 'guide', card: 'Guide' }] }, { id: 'b' }] },
      CARDS,
    );
  };

  it('is a card in hand where its ability works there: it is no permanent', () => {
    const state = withHand('a');
    const { options } = yieldsOf(state, { source: 'guide', ability: 0, player: 'a', paid: PAID });
    expect(options.map(({ additions }) => additions.map(shown))).toEqual([['a:guide R']]);
    expect(options[0]?.additions[0]?.origin).toMatchObject({ permanent: false, types: ['creature'], subtypes: ['Ape', 'Spirit'] });
  });

  it('113.6, 602.2: lists the mana abilities that each player has', () => {
    const state = withHand('a');
    expect(manaAbilitiesFor(state, 'a').map(({ source }) => source)).toEqual(['Cache', 'guide']);
    expect(manaAbilitiesFor(state, 'b').map(({ source }) => source)).toEqual(['Cache']);
    const taken = yieldsOf(state, { source: 'Cache', ability: 0, player: 'b', paid: { ...PAID, countersRemoved: 1 } });
    expect(ways(taken)).toEqual(['b:Cache C']);
  });
});

describe('CR 605.1b: what is not told', () => {
  const untold: readonly [fact: string, players: Players, source: string, expected: readonly string[]][] = [
    ['an unread trigger', { a: ['Forest', 'Riddle'] }, 'Forest', ['a:Forest G']],
    ['how often it triggers', { a: ['Forest', 'Gardener', 'Twofold'] }, 'Forest', ['a:Forest G + a:Gardener G']],
    ['whether it has triggered this turn', { a: ['Elf', 'Sapper'] }, 'Elf', ['a:Elf G', 'a:Elf G + a:Sapper G']],
    ['whether a replacement effect applies', { a: ['Forest', 'Crown'] }, 'Forest', ['a:Forest G']],
    ['what restricts it', { a: ['Whim'] }, 'Whim', ['a:Whim G']],
    ['whether somebody pays', { a: ['Cave'], b: [] }, 'Cave', ['', 'a:Cave [WUBRG]1']],
    [
      'how often a trigger that sets itself off would resolve',
      { a: ['Forest', { id: 'Echo', card: 'Echo', chosen: { color: 'G' } }] },
      'Forest',
      ['a:Forest G + a:Echo G'],
    ],
  ];
  it.each(untold)('is said, and every way is listed: %s', (_, players, source, expected) => {
    const yields = of(players, source);
    expect(ways(yields)).toEqual([...expected].sort());
    expect(yields.open).toHaveLength(1);
  });
});

describe('CR 608.2h: before and after the costs', () => {
  const without = (state: GameState, id: string): GameState => ({
    ...state,
    permanents: new Map([...state.permanents].filter(([one]) => one !== id)),
  });
  const activation = (source: string, ability: number, objects: readonly string[] = []) => ({
    source,
    ability,
    player: 'a',
    paid: { ...PAID, objects },
  });

  it.each([
    ['what was sacrificed is known as it last was', { a: ['Altar', 'Bear', 'Colossus'] }, 'Altar', 1, 'Colossus', ['a:Altar RRRRRRR']],
    ['what is counted is counted then', { a: ['Altar', 'Bear', 'Colossus'] }, 'Altar', 2, 'Colossus', ['a:Altar B']],
    ['triggers of what has gone do not trigger', { a: ['Tower', 'Prodigy', 'Revenant', 'Wake'] }, 'Tower', 0, 'Prodigy', ['a:Tower CC']],
    ['nor do its replacement effects apply', { a: ['Tower', 'Nyx'] }, 'Tower', 0, 'Nyx', ['a:Tower CC']],
  ] as const)('%s', (_, players, source, ability, gone, expected) => {
    const before = board(CARDS, players);
    expect(ways(yieldsOf(before, activation(source, ability, [gone]), without(before, gone)))).toEqual(expected);
    expect(ways(yieldsOf(before, activation(source, ability, [gone])))).toEqual(expected);
  });

  it('its own source gone: tapped for mana as it last was', () => {
    const before = board(CARDS, { a: ['Lotus', 'Prodigy', 'Doubler'] });
    const after = without(before, 'Lotus');
    expect(ways(yieldsOf(before, activation('Lotus', 0), after))).toContain('a:Lotus GGGGGG + a:Prodigy G');
  });

  it('106.6: doubling what is unspent restricts nothing, and counts what is left after paying', () => {
    const before = board(CARDS, { a: ['Cube'] });
    const [player, ...others] = before.players;
    if (player === undefined) throw new Error('there is a player');
    const after: GameState = {
      ...before,
      players: [{ ...player, manaPool: [{ type: 'R', amount: 2n, origin: null, riders: [], lifetime: 'turn' }] }, ...others],
    };
    expect(ways(yieldsOf(before, activation('Cube', 0), after))).toEqual(['a:Cube RR']);
  });
});

describe('CR 616.1, 605.4a: how it came about', () => {
  const yields = of({ a: ['Forest', 'Wake'], b: ['Blackout', 'Subdual'] }, 'Forest');

  it('gives the order of the replacement effects and the triggers that resolve', () => {
    const black = yields.options.find(({ additions }) => additions[0] !== undefined && typesIn(additions[0].types)[0] === 'B');
    expect(black?.order).toEqual(['Subdual', 'Blackout']);
    expect(black?.triggered).toEqual([{ kind: 'ofObject', permanent: 'Wake', ability: 0 }]);
  });

  it('explains it by the rules', () => {
    expect(yields.steps.flatMap(({ rules }) => rules)).toEqual(expect.arrayContaining(['605.3b', '106.12b', '616.1', '106.12a', '605.4a']));
    expect(of({ a: ['Pool'] }, 'Pool').steps.flatMap(({ rules }) => rules)).toContain('106.5');
  });

  it('the active player’s triggers come first (603.3b)', () => {
    const both = of({ a: ['Forest', 'Wake'], b: ['Flare'] }, 'Forest');
    expect(both.options[0]?.triggered.map((one) => (one.kind === 'ofObject' ? one.permanent : null))).toEqual(['Wake', 'Flare']);
  });
});
