import { describe, expect, it } from 'vitest';
import { parseManaCost } from '../../engine/cards/manaCost.ts';
import type { Purpose } from '../../engine/costs/demand.ts';
import { restrictionTexts } from '../../engine/costs/riders.ts';
import { consequencesOf, openQuestions, paymentLimits, spendingFor } from '../../engine/costs/spending.ts';
import { symbolDemands } from '../../engine/costs/symbols.ts';
import {
  type CardSetup,
  type Chosen,
  type CompiledCard,
  characteristicsOf,
  compileCard,
  type GameState,
  type ManaKind,
  type ManaType,
  type PermanentSetup,
} from '../../engine/index.ts';
import { begun, byName, card } from '../support/boards.ts';

/** Cards for these tests; what they say is what cards say, their names aren't. */
const CARDS: readonly CompiledCard[] = [
  card('Zoo', 'Land', '{T}: Add one mana of any color. Spend this mana only to cast a creature spell.'),
  card('Workshop', 'Land', '{T}: Add {C}{C}{C}. Spend this mana only to cast artifact spells.'),
  card(
    'Tinkerer',
    'Creature — Vedalken',
    '{T}: Add two mana of any one color. Spend this mana only to cast artifact spells or activate abilities of artifacts.',
  ),
  card(
    'Old Temple',
    'Land',
    '{T}: Add {C}{C}. Spend this mana only to cast colorless Eldrazi spells or activate abilities of colorless Eldrazi.',
  ),
  card(
    'Tribal Cave',
    'Land',
    "{T}: Add one mana of any color. Spend this mana only to cast a creature spell of the chosen type, and that spell can't be countered.",
  ),
  card('Two Tribes', 'Creature — Elf', '{T}: Add {R}. Spend this mana only to cast an Elemental spell or a Chandra planeswalker spell.'),
  card(
    'Giant Thinker',
    'Creature — Elemental',
    '{T}: Add one mana of any color. Spend this mana only to cast spells with mana value 4 or greater.',
  ),
  card('Grave Lord', 'Creature — Demon', '{T}: Add {B}. Spend this mana only to cast a spell from your graveyard.'),
  card('Exes', 'Creature — Giant', '{T}: Add {C}{C}{C}{C}. Spend this mana only on costs that contain {X}.'),
  card('Command Post', 'Land', '{T}: Add {C}{C}. Spend this mana only to cast your commander.'),
  card('Twofold Obelisk', 'Artifact', '{T}: Add one mana of any color. Spend this mana only to cast a multicolored spell.'),
  card('Three Ways', 'Land', '{T}: Add one mana of any color. Spend this mana only to cast spells with exactly three colors.'),
  card('Trinity', 'Instant', 'Draw a card.', { manaCost: '{W}{U}{B}' }),
  card('Hall of Heroes', 'Land', '{T}: Add one mana of any color. Spend this mana only to cast a legendary spell.'),
  card('Library', 'Land', '{T}: Add {U}. Spend this mana only to cast an instant or sorcery spell.'),
  card('Smithy', 'Artifact', '{T}: Add {R}. Spend this mana only to activate equip abilities.'),
  card('Training Hall', 'Land', '{T}: Add {C}. Spend this mana only to activate abilities.'),
  card('Sources', 'Artifact', '{T}: Add {U}. Spend this mana only to activate abilities of artifact sources.'),
  card('Power Shard', 'Artifact', "{T}: Add {C}. This mana can't be spent to cast a nonartifact spell."),
  card('Rainbow Elk', 'Creature — Elk', "{T}: Add {W}{U}{B}{R}{G}. This mana can't be spent to pay generic mana costs."),
  card('No Hands', 'Creature — Human', "{T}: Add {U}. You can't spend this mana to cast spells from your hand."),
  card('Shelter', 'Land', "{T}: Add {C}. If that mana is spent on an instant or sorcery spell, that spell can't be countered."),
  card('Glory', 'Land', '{T}: Add {R}. If that mana is spent on a creature spell, it gains haste until end of turn.'),
  card('Kicker Druid', 'Creature — Elf Druid', '{T}: Add {G}. Spend this mana only to cast kicked spells.'),
  card('Kick Back', 'Land', "{T}: Add {R}. If that mana is spent on a kicked spell, that spell can't be countered."),
  card('Ages', 'Land', '{T}: Add {G}. Spend this mana only to pay cumulative upkeep costs.'),
  card(
    'Schoolroom',
    'Enchantment — Class',
    '{T}: Add {U}. Spend this mana only to cast instant or sorcery spells or to gain a Class level.\n{2}{U}: Level 2\nSpells you cast cost {1} less to cast.',
  ),
  card(
    'Grower',
    'Creature — Eldrazi Drone',
    'Devoid\n{T}: Add {C}. Spend this mana only to cast a colorless spell, activate an ability of a colorless permanent, or pay a cost that contains {C}.',
  ),
  card('Plains', 'Basic Land — Plains'),
  card('Frozen Waste', 'Snow Land', '{T}: Add {C}.'),
  // What is paid for.
  card('Bear', 'Creature — Bear', '', { manaCost: '{1}{G}', power: '2', toughness: '2' }),
  card('Elf', 'Creature — Elf', '', { manaCost: '{G}', power: '1', toughness: '1' }),
  card('Shifter', 'Creature — Shapeshifter', 'Changeling', { manaCost: '{U}', power: '1', toughness: '1' }),
  card('Gadget', 'Artifact', '{2}: Draw a card.', { manaCost: '{2}' }),
  card('Robot', 'Artifact Creature — Construct', '', { manaCost: '{2}', power: '1', toughness: '1' }),
  card('Horror Beyond', 'Creature — Eldrazi', '{C}: Draw a card.', { manaCost: '{7}', power: '7', toughness: '7' }),
  card('Drone', 'Creature — Eldrazi Drone', 'Devoid\n{1}: Draw a card.', { manaCost: '{1}{B}', power: '1', toughness: '1' }),
  card('Red Eldrazi', 'Creature — Eldrazi', '', { manaCost: '{R}', power: '1', toughness: '1' }),
  card('Fire Sprite', 'Creature — Elemental', '', { manaCost: '{R}', power: '1', toughness: '1' }),
  card('Walker', 'Legendary Planeswalker — Chandra', '', { manaCost: '{3}{R}' }),
  card('Other Walker', 'Legendary Planeswalker — Jace', '', { manaCost: '{3}{U}' }),
  card('Blaze', 'Sorcery', 'Blaze deals X damage to any target.', { manaCost: '{X}{R}' }),
  card('Guild Mage', 'Creature — Human', '', { manaCost: '{W/U}', power: '1', toughness: '1' }),
  card('Sword', 'Artifact — Equipment', '{1}: Draw a card.\nEquip {2}', { manaCost: '{1}' }),
  card('Wheel', 'Artifact', '{X}: Draw a card.\n{1}: Scry 1.', { manaCost: '{1}' }),
  card('Superion', 'Artifact Creature — Myr', 'Spend only mana produced by creatures to cast this spell.', {
    manaCost: '{2}',
    power: '5',
    toughness: '6',
  }),
  card('Saur', 'Creature — Dinosaur', 'Spend only mana produced by basic lands to cast this spell.', {
    manaCost: '{2}{G}{G}',
    power: '5',
    toughness: '5',
  }),
  card('Drain', 'Sorcery', 'Spend only black mana on X.\nTarget player loses X life.', { manaCost: '{X}{1}{B}' }),
  card(
    'Golem',
    'Artifact Creature — Golem',
    'Kicker {X}. Spend only colored mana on X. No more than one mana of each color may be spent this way.',
    { manaCost: '{2}', power: '1', toughness: '2' },
  ),
  compileCard({
    name: 'Brewer // Brew',
    typeLine: 'Creature — Human',
    layout: 'adventure',
    faces: [
      { name: 'Brewer', typeLine: 'Creature — Human', manaCost: '{4}{W}', oracleText: '', power: '2', toughness: '2' },
      { name: 'Brew', typeLine: 'Instant — Adventure', manaCost: '{U}', oracleText: 'Draw a card.' },
    ],
  }),
  // What changes spells.
  card('Bleach', 'Artifact', "All cards that aren't on the battlefield, spells, and permanents are colorless."),
  card(
    'White Dawn',
    'Enchantment',
    "Nonland permanents you control are white. The same is true for spells you control and nonland cards you own that aren't on the battlefield.",
  ),
  card(
    'Paint',
    'Artifact Creature — Scarecrow',
    "All cards that aren't on the battlefield, spells, and permanents are the chosen color in addition to their other colors.",
  ),
  card(
    'Plot',
    'Enchantment',
    "Creatures you control are the chosen type in addition to their other types. The same is true for creature spells you control and creature cards you own that aren't on the battlefield.",
  ),
  card(
    'Nexus',
    'Artifact',
    "Creatures you control are every creature type. The same is true for creature cards you own that aren't on the battlefield and creature spells you control.",
  ),
  // As though.
  card(
    'Dawn',
    'Enchantment',
    'You may spend white mana as though it were mana of any color. You may spend other mana only as though it were colorless mana.',
  ),
  card('Lattice', 'Artifact', 'Players may spend mana as though it were mana of any color.'),
  card('Shades', 'Artifact', 'You may spend white mana as though it were red mana.'),
  card('Soul Pot', 'Artifact', 'You may spend mana as though it were mana of any color to activate abilities of creatures you control.'),
  card('Oath', 'Enchantment', 'You may spend mana as though it were mana of any color to cast planeswalker spells.'),
  card('Anything', 'Enchantment', 'You can spend mana of any type to cast creature spells.'),
  card('Caster', 'Creature — Human', '{C}: Draw a card.\n{W}: Scry 1.', { manaCost: '{W}', power: '1', toughness: '1' }),
];

interface Board {
  readonly battlefield?: readonly (string | PermanentSetup)[];
  readonly opponents?: readonly string[];
  readonly hand?: readonly string[];
  readonly graveyard?: readonly string[];
  readonly command?: readonly CardSetup[];
}

function game({ battlefield = [], opponents = [], hand = [], graveyard = [], command = [] }: Board): GameState {
  return begun(
    {
      players: [
        { id: 'a', battlefield: byName(battlefield), hand: byName(hand), graveyard: byName(graveyard), command },
        { id: 'b', battlefield: byName(opponents) },
      ],
    },
    CARDS,
  );
}

/** Mana that a permanent of the board made, with what its first mana ability says of it. */
function manaOf(state: GameState, id: string, type: ManaType): ManaKind {
  const { name, supertypes, types, subtypes, abilities } = characteristicsOf(state, id);
  const made = abilities.find(({ isManaAbility }) => isManaAbility)?.ability;
  const effects = made?.kind === 'activated' ? made.effects : [];
  const lower = (words: readonly string[]) => words.map((word) => word.toLowerCase());
  const chosen: Chosen = state.permanents.get(id)?.chosen ?? {};
  return {
    type,
    origin: { id, names: [name], supertypes: lower(supertypes), types: lower(types), subtypes, chosen, permanent: true },
    riders: effects.flatMap((effect) => (effect.kind === 'rider' ? [effect.rider] : [])),
    lifetime: 'step',
  };
}
const plain = (type: ManaType): ManaKind => ({ type, origin: null, riders: [], lifetime: 'step' });

const demand = (symbol: string, x = 1) => {
  const cost = parseManaCost(symbol);
  const [first] = cost.ok ? symbolDemands(cost.value, x) : [];
  if (first === undefined) throw new Error(symbol);
  return first;
};
const cast = (name: string, more: { x?: number; face?: number } = {}): Purpose => ({
  kind: 'cast',
  card: name,
  face: more.face ?? 0,
  x: more.x ?? null,
});
const activate = (name: string, ability: number | null = null): Purpose => ({ kind: 'activate', permanent: name, ability });

describe('what mana may be spent on', () => {
  const SPELLS = [
    'Bear',
    'Elf',
    'Shifter',
    'Gadget',
    'Robot',
    'Horror Beyond',
    'Drone',
    'Red Eldrazi',
    'Fire Sprite',
    'Walker',
    'Other Walker',
    'Blaze',
    'Guild Mage',
    'Trinity',
  ];
  const castable = (source: string, more: Partial<PermanentSetup> = {}): readonly string[] => {
    const state = game({ battlefield: [{ id: source, card: source, ...more }], hand: SPELLS });
    const mana = manaOf(state, source, 'C');
    return SPELLS.filter((name) => spendingFor(state, 'a', cast(name))(mana, demand('{1}')));
  };

  it.each([
    [
      'creature spells',
      'Zoo',
      {},
      ['Bear', 'Elf', 'Shifter', 'Robot', 'Horror Beyond', 'Drone', 'Red Eldrazi', 'Fire Sprite', 'Guild Mage'],
    ],
    ['artifact spells', 'Workshop', {}, ['Gadget', 'Robot']],
    ['colorless Eldrazi spells', 'Old Temple', {}, ['Horror Beyond', 'Drone']],
    ['creature spells of the type its source chose', 'Tribal Cave', { chosen: { creatureType: 'Elf' } }, ['Elf', 'Shifter']],
    ['no spell of a type that was never chosen', 'Tribal Cave', {}, []],
    ['one kind of spell or another', 'Two Tribes', {}, ['Shifter', 'Fire Sprite', 'Walker']],
    ['spells of some mana value', 'Giant Thinker', {}, ['Horror Beyond', 'Walker', 'Other Walker']],
    ['multicolored spells', 'Twofold Obelisk', {}, ['Guild Mage', 'Trinity']],
    ['spells of three colors', 'Three Ways', {}, ['Trinity']],
    ['legendary spells', 'Hall of Heroes', {}, ['Walker', 'Other Walker']],
    ['instant and sorcery spells', 'Library', {}, ['Blaze', 'Trinity']],
    ['costs with {X}', 'Exes', {}, ['Blaze']],
    ['no spell where it is for abilities', 'Training Hall', {}, []],
    ['artifact spells where it is not for nonartifact ones', 'Power Shard', {}, ['Gadget', 'Robot']],
    ['nothing from the hand', 'No Hands', {}, []],
  ])('CR 106.6: %s', (_what, source, more, spells) => {
    expect(castable(source, more)).toEqual(spells);
  });

  it.each([
    [0, false],
    [2, false],
    [3, true],
    [7, true],
  ])('CR 202.3e: a spell with {X}{R} has X counted in its mana value: X = %i', (x, is) => {
    const state = game({ battlefield: ['Giant Thinker'], hand: ['Blaze'] });
    expect(spendingFor(state, 'a', cast('Blaze', { x }))(manaOf(state, 'Giant Thinker', 'R'), demand('{R}'))).toBe(is);
  });

  it('CR 715.3b: a card cast as its Adventure is what that face is', () => {
    const state = game({ battlefield: ['Zoo', 'Library', 'Giant Thinker'], hand: ['Brewer // Brew'] });
    const pays = (face: number) =>
      ['Zoo', 'Library', 'Giant Thinker'].map((id) =>
        spendingFor(state, 'a', cast('Brewer // Brew', { face }))(manaOf(state, id, 'U'), demand('{U}')),
      );
    expect(pays(0)).toEqual([true, false, true]);
    expect(pays(1)).toEqual([false, true, false]);
  });

  it('CR 106.6: where a spell is cast from', () => {
    const state = game({ battlefield: ['Grave Lord', 'No Hands'], hand: ['Bear'], graveyard: ['Elf'] });
    const pays = (name: string) =>
      ['Grave Lord', 'No Hands'].map((id) => spendingFor(state, 'a', cast(name))(manaOf(state, id, 'U'), demand('{1}')));
    expect(pays('Bear')).toEqual([false, false]);
    expect(pays('Elf')).toEqual([true, true]);
  });

  it("CR 106.6, 903.3: a commander is its owner's", () => {
    const state = game({
      battlefield: ['Command Post'],
      hand: ['Elf'],
      command: [{ id: 'Bear', card: 'Bear', commander: true }],
    });
    const pays = (name: string) => spendingFor(state, 'a', cast(name))(manaOf(state, 'Command Post', 'C'), demand('{1}'));
    expect([pays('Bear'), pays('Elf')]).toEqual([true, false]);
  });

  it.each([
    ['artifacts', 'Tinkerer', ['Gadget', 'Sword', 'Wheel']],
    ['colorless Eldrazi', 'Old Temple', ['Drone', 'Horror Beyond']],
    ['whatever it is', 'Training Hall', ['Caster', 'Drone', 'Gadget', 'Horror Beyond', 'Sword', 'Wheel']],
    ['what nothing is said of', 'Power Shard', ['Caster', 'Drone', 'Gadget', 'Horror Beyond', 'Sword', 'Wheel']],
    ['nothing where it is for spells', 'Zoo', []],
  ])('CR 106.6: activating abilities of %s', (_of, source, are) => {
    const targets = ['Caster', 'Drone', 'Gadget', 'Horror Beyond', 'Sword', 'Wheel'];
    const state = game({ battlefield: [source, ...targets] });
    expect(targets.filter((id) => spendingFor(state, 'a', activate(id))(manaOf(state, source, 'C'), demand('{1}')))).toEqual(are);
  });

  it('CR 109.2, 113.7: a card in hand is an artifact source and no artifact', () => {
    const state = game({ battlefield: ['Sources', 'Tinkerer'], hand: ['Gadget'] });
    const pays = (id: string) => spendingFor(state, 'a', activate('Gadget'))(manaOf(state, id, 'U'), demand('{1}'));
    expect([pays('Sources'), pays('Tinkerer')]).toEqual([true, false]);
  });

  it('CR 702.6a: equip abilities, told by which ability it is', () => {
    const state = game({ battlefield: ['Smithy', 'Sword'] });
    const mana = manaOf(state, 'Smithy', 'R');
    const pays = (ability: number | null) => spendingFor(state, 'a', activate('Sword', ability))(mana, demand('{1}'));
    expect([pays(0), pays(1), pays(null)]).toEqual([false, true, false]);
    expect(openQuestions(state, 'a', activate('Sword'), [mana])).toEqual([expect.stringContaining('which ability is activated')]);
    expect(openQuestions(state, 'a', activate('Sword', 1), [mana])).toEqual([]);
  });

  it('CR 107.3: costs with {X}, of abilities and as the caller says them', () => {
    const state = game({ battlefield: ['Exes', 'Wheel'], hand: ['Bear'] });
    const mana = manaOf(state, 'Exes', 'C');
    expect([0, 1].map((ability) => spendingFor(state, 'a', activate('Wheel', ability))(mana, demand('{1}')))).toEqual([true, false]);
    expect(spendingFor(state, 'a', cast('Bear'), ['X', '1', 'G'])(mana, demand('{1}'))).toBe(true);
    expect(spendingFor(state, 'a', null)(mana, demand('{1}'))).toBe(false);
    expect(spendingFor(state, 'a', null, ['X', 'R'])(mana, demand('{1}'))).toBe(true);
  });

  it('CR 716.2: gaining a level is activating a level ability of a Class', () => {
    const state = game({ battlefield: ['Schoolroom'], hand: ['Bear', 'Blaze'] });
    const mana = manaOf(state, 'Schoolroom', 'U');
    const pays = (purpose: Purpose) => spendingFor(state, 'a', purpose)(mana, demand('{1}'));
    expect([activate('Schoolroom', 0), activate('Schoolroom', 1), cast('Blaze'), cast('Bear')].map(pays)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('CR 106.6: a purpose that is no spell and no ability', () => {
    const state = game({ battlefield: ['Ages', 'Zoo', 'Plains'] });
    const pays = (id: string, what: 'cumulativeUpkeep' | 'unlockDoor') =>
      spendingFor(state, 'a', { kind: 'other', what })(manaOf(state, id, 'G'), demand('{G}'));
    expect([
      pays('Ages', 'cumulativeUpkeep'),
      pays('Ages', 'unlockDoor'),
      pays('Zoo', 'cumulativeUpkeep'),
      pays('Plains', 'unlockDoor'),
    ]).toEqual([true, false, false, true]);
  });

  it('CR 106.6: for a cost of which nothing is known, mana for something only is no use, the rest is', () => {
    const state = game({ battlefield: ['Zoo', 'Power Shard', 'Plains'] });
    const pays = (id: string) => spendingFor(state, 'a', null)(manaOf(state, id, 'W'), demand('{1}'));
    expect([pays('Zoo'), pays('Power Shard'), pays('Plains')]).toEqual([false, true, true]);
  });

  it('CR 107.4b: mana that pays no generic costs pays no X either', () => {
    const state = game({ battlefield: ['Rainbow Elk'] });
    const mana = manaOf(state, 'Rainbow Elk', 'W');
    expect(['{W}', '{W/U}', '{2/W}', '{1}', '{X}', '{U}'].map((symbol) => spendingFor(state, 'a', null)(mana, demand(symbol)))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('CR 106.6: what the board does not tell is not spendable, and is said', () => {
    const state = game({ battlefield: ['Kicker Druid'], hand: ['Golem'] });
    const mana = manaOf(state, 'Kicker Druid', 'G');
    expect(spendingFor(state, 'a', cast('Golem'))(mana, demand('{1}'))).toBe(false);
    expect(openQuestions(state, 'a', cast('Golem'), [mana])).toEqual([expect.stringContaining('kicked')]);
    expect(openQuestions(state, 'a', null, [mana])).toEqual([]);
  });
});

describe('what a spell is', () => {
  it.each([
    ['all are colorless', 'Bleach', {}, 'Grower', ['Bear', 'Guild Mage']],
    ['yours are of a color', 'White Dawn', {}, 'Twofold Obelisk', []],
    ['yours are of two colors', 'Paint', { chosen: { color: 'R' } }, 'Twofold Obelisk', ['Bear', 'Guild Mage']],
    ['creatures are of a chosen type', 'Plot', { chosen: { creatureType: 'Elemental' } }, 'Two Tribes', ['Bear', 'Guild Mage']],
    ['creatures are of every type', 'Nexus', {}, 'Two Tribes', ['Bear', 'Guild Mage']],
  ])('CR 613.1d-e, 601.2a: %s while something says so', (_what, name, more, source, spells) => {
    const state = game({ battlefield: [{ id: name, card: name, ...more }, source], hand: ['Bear', 'Guild Mage', 'Blaze'] });
    const mana = manaOf(state, source, 'R');
    expect(['Bear', 'Guild Mage'].filter((id) => spendingFor(state, 'a', cast(id))(mana, demand('{1}')))).toEqual(spells);
  });

  it("CR 613.1e: an opponent's effect on their own spells changes none of yours", () => {
    const state = game({ battlefield: ['Twofold Obelisk'], opponents: ['White Dawn'], hand: ['Guild Mage'] });
    expect(spendingFor(state, 'a', cast('Guild Mage'))(manaOf(state, 'Twofold Obelisk', 'R'), demand('{1}'))).toBe(true);
  });

  it('CR 106.6: a cost with {C} in it', () => {
    const state = game({ battlefield: ['Grower', 'Horror Beyond', 'Caster'], hand: ['Bear'] });
    const mana = manaOf(state, 'Grower', 'C');
    const pays = (purpose: Purpose) => spendingFor(state, 'a', purpose)(mana, demand('{1}'));
    expect([pays(cast('Bear')), pays(activate('Horror Beyond')), pays(activate('Caster', 0)), pays(activate('Caster', 1))]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(spendingFor(state, 'a', cast('Bear'), ['1', 'C'])(mana, demand('{1}'))).toBe(true);
  });
});

describe('which mana pays which symbol', () => {
  it.each([
    ['{W}', 'W'],
    ['{C}', 'C'],
    ['{1}', 'WUBRGC'],
    ['{G/U}', 'UG'],
    ['{2/B}', 'B'],
    ['{C/R}', 'RC'],
    ['{G/U/P}', 'UG'],
    ['{S}', ''],
  ])('CR 107.4: %s takes plain mana of %s', (symbol, types) => {
    const pays = spendingFor(game({}), 'a', null);
    const all: readonly ManaType[] = ['W', 'U', 'B', 'R', 'G', 'C'];
    expect(all.filter((type) => pays(plain(type), demand(symbol))).join('')).toBe(types);
  });

  it('CR 107.4h: {S} takes mana of any type from a snow source', () => {
    const state = game({ battlefield: ['Frozen Waste', 'Plains'] });
    const pays = spendingFor(state, 'a', null);
    expect(pays(manaOf(state, 'Frozen Waste', 'R'), demand('{S}'))).toBe(true);
    expect(pays(manaOf(state, 'Plains', 'W'), demand('{S}'))).toBe(false);
  });
});

describe('spending mana as though it were of another type', () => {
  const types = (state: GameState, mana: ManaKind, purpose: Purpose = null, player = 'a') =>
    ['{W}', '{U}', '{B}', '{R}', '{G}', '{C}', '{1}', '{S}']
      .filter((symbol) => spendingFor(state, player, purpose)(mana, demand(symbol)))
      .join('');

  it('CR 609.4b: mana of any color is never colorless mana, and what produced it stays what it was', () => {
    const state = game({ battlefield: ['Lattice', 'Frozen Waste'] });
    expect(types(state, plain('R'))).toBe('{W}{U}{B}{R}{G}{1}');
    expect(types(state, plain('C'))).toBe('{W}{U}{B}{R}{G}{C}{1}');
    expect(types(state, manaOf(state, 'Frozen Waste', 'C'))).toBe('{W}{U}{B}{R}{G}{C}{1}{S}');
  });

  it('CR 609.4b: for every player, or for one', () => {
    const lattice = game({ battlefield: ['Lattice'] });
    const shades = game({ battlefield: ['Shades'] });
    expect(types(lattice, plain('R'), null, 'b')).toBe('{W}{U}{B}{R}{G}{1}');
    expect([types(shades, plain('W')), types(shades, plain('U')), types(shades, plain('W'), null, 'b')]).toEqual([
      '{W}{R}{1}',
      '{U}{1}',
      '{W}{1}',
    ]);
  });

  it('CR 609.4b: other mana only as though it were colorless', () => {
    const state = game({ battlefield: ['Dawn'] });
    expect(types(state, plain('W'))).toBe('{W}{U}{B}{R}{G}{1}');
    expect([types(state, plain('B')), types(state, plain('C')), types(state, plain('B'), null, 'b')]).toEqual([
      '{C}{1}',
      '{C}{1}',
      '{B}{1}',
    ]);
    const both = game({ battlefield: ['Dawn', 'Lattice'] });
    expect(types(both, plain('B'))).toBe('{C}{1}');
  });

  it('CR 609.4b: one effect gives no ground for the next', () => {
    const state = game({ battlefield: ['Shades', { id: 'second', card: 'Dawn' }], opponents: [] });
    expect(types(state, plain('R'))).toBe('{C}{1}');
    expect(types(game({ battlefield: ['Shades'] }), plain('R'))).toBe('{R}{1}');
  });

  it('CR 609.4: for the purpose that is said alone', () => {
    const state = game({
      battlefield: ['Soul Pot', 'Oath', 'Anything', 'Caster', 'Gadget'],
      opponents: ['Elf'],
      hand: ['Walker', 'Bear', 'Blaze'],
    });
    expect(types(state, plain('R'), activate('Caster'))).toBe('{W}{U}{B}{R}{G}{1}');
    expect(types(state, plain('R'), activate('Gadget'))).toBe('{R}{1}');
    expect(types(state, plain('R'), activate('Elf'))).toBe('{R}{1}');
    expect(types(state, plain('R'), cast('Walker'))).toBe('{W}{U}{B}{R}{G}{1}');
    expect(types(state, plain('R'), cast('Bear'))).toBe('{W}{U}{B}{R}{G}{C}{1}');
    expect(types(state, plain('R'), cast('Blaze'))).toBe('{R}{1}');
    expect(types(state, plain('R'))).toBe('{R}{1}');
  });

  it('CR 106.6, 609.4b: being spent as though it were of a type frees no mana of its restriction', () => {
    const state = game({ battlefield: ['Lattice', 'Zoo'], hand: ['Bear', 'Blaze'] });
    const mana = manaOf(state, 'Zoo', 'W');
    expect([types(state, mana, cast('Bear')), types(state, mana, cast('Blaze'))]).toEqual(['{W}{U}{B}{R}{G}{1}', '']);
  });
});

describe('what is paid for says which mana', () => {
  it('CR 601.2h, 106.3: mana produced by creatures, as they were when they did', () => {
    const state = game({ battlefield: ['Tinkerer', 'Plains', 'Caster'], hand: ['Superion'] });
    const pays = spendingFor(state, 'a', cast('Superion'));
    const creature = { ...manaOf(state, 'Caster', 'G'), riders: [] };
    const inHand: ManaKind = creature.origin === null ? creature : { ...creature, origin: { ...creature.origin, permanent: false } };
    expect([creature, manaOf(state, 'Plains', 'W'), plain('C'), inHand].map((mana) => pays(mana, demand('{1}')))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(pays(manaOf(state, 'Tinkerer', 'U'), demand('{1}'))).toBe(true);
  });

  it('CR 601.2h, 205.4c: mana produced by basic lands', () => {
    const state = game({ battlefield: ['Plains', 'Frozen Waste'], hand: ['Saur'] });
    const pays = spendingFor(state, 'a', cast('Saur'));
    expect([pays(manaOf(state, 'Plains', 'G'), demand('{G}')), pays(manaOf(state, 'Frozen Waste', 'G'), demand('{G}'))]).toEqual([
      true,
      false,
    ]);
  });

  it('CR 601.2h: black mana on X, and mana that may be spent as though it were black', () => {
    const state = game({ battlefield: ['Plains'], hand: ['Drain'] });
    const pays = (on: GameState, type: ManaType) =>
      ['{X}', '{1}', '{B}'].map((symbol) => spendingFor(on, 'a', cast('Drain', { x: 1 }))(plain(type), demand(symbol)));
    expect([pays(state, 'B'), pays(state, 'R')]).toEqual([
      [true, true, true],
      [false, true, false],
    ]);
    expect(pays(game({ battlefield: ['Lattice'], hand: ['Drain'] }), 'R')).toEqual([true, true, true]);
    expect(paymentLimits(state, 'a', cast('Drain'))).toEqual([]);
  });

  it('CR 601.2h: one mana of each color is a limit on the payment', () => {
    const state = game({ hand: ['Golem'] });
    const pays = spendingFor(state, 'a', cast('Golem'));
    expect([pays(plain('C'), demand('{X}')), pays(plain('U'), demand('{X}')), pays(plain('C'), demand('{2}'))]).toEqual([
      false,
      true,
      true,
    ]);
    expect(paymentLimits(state, 'a', cast('Golem'))).toMatchObject([{ kind: 'onePerColor' }]);
  });
});

describe('what comes of spending mana', () => {
  it('CR 106.6: for what it is spent on, if that is what it says', () => {
    const state = game({
      battlefield: ['Shelter', 'Glory', { id: 'Tribal Cave', card: 'Tribal Cave', chosen: { creatureType: 'Bear' } }],
      hand: ['Bear', 'Blaze'],
    });
    const spent = [manaOf(state, 'Shelter', 'C'), manaOf(state, 'Glory', 'R'), manaOf(state, 'Tribal Cave', 'G')];
    const texts = (name: string) => consequencesOf(state, 'a', cast(name), spent).map(({ text, consequence }) => [consequence.kind, text]);
    expect(texts('Bear')).toEqual([
      ['effect', 'If that mana is spent on a creature spell, it gains haste until end of turn.'],
      ['cantBeCountered', "Spend this mana only to cast a creature spell of the chosen type, and that spell can't be countered."],
    ]);
    expect(texts('Blaze')).toEqual([
      ['cantBeCountered', "If that mana is spent on an instant or sorcery spell, that spell can't be countered."],
    ]);
    expect(consequencesOf(state, 'a', null, spent)).toEqual([]);
    expect(consequencesOf(state, 'a', cast('Bear'), spent).map(({ open }) => open)).toEqual([null, null]);
  });

  it('CR 106.6: where the board does not tell, mana can be spent and what comes of it is open', () => {
    const state = game({ battlefield: ['Kick Back'], hand: ['Golem'] });
    const mana = manaOf(state, 'Kick Back', 'R');
    expect(spendingFor(state, 'a', cast('Golem'))(mana, demand('{1}'))).toBe(true);
    expect(openQuestions(state, 'a', cast('Golem'), [mana])).toEqual([]);
    expect(consequencesOf(state, 'a', cast('Golem'), [mana])).toMatchObject([{ open: expect.stringContaining('kicked') }]);
  });

  it('CR 106.6: restrictions in the words of cards', () => {
    const state = game({ battlefield: ['Zoo', 'Power Shard', 'Glory'] });
    expect(['Zoo', 'Power Shard', 'Glory'].map((id) => restrictionTexts(manaOf(state, id, 'R')))).toEqual([
      ['Spend this mana only to cast a creature spell.'],
      ["This mana can't be spent to cast a nonartifact spell."],
      [],
    ]);
  });
});
