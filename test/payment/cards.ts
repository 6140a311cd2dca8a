import type { BoardSetup, CompiledCard, GameState } from '../../engine/index.ts';
import { begun, card } from '../support/boards.ts';

/** Real cards for the tests of paying: names, types and texts as game facts. */
export const CARDS: readonly CompiledCard[] = [
  card('Plains', 'Basic Land — Plains'),
  card('Island', 'Basic Land — Island'),
  card('Swamp', 'Basic Land — Swamp'),
  card('Mountain', 'Basic Land — Mountain'),
  card('Forest', 'Basic Land — Forest'),
  card('Snow-Covered Forest', 'Basic Snow Land — Forest'),
  card('Tundra', 'Land — Plains Island'),
  card('Taiga', 'Land — Mountain Forest'),
  card('Bayou', 'Land — Swamp Forest'),
  card('City of Brass', 'Land', 'Whenever City of Brass becomes tapped, it deals 1 damage to you.\n{T}: Add one mana of any color.'),
  card('Mana Confluence', 'Land', '{T}, Pay 1 life: Add one mana of any color.'),
  card('Adarkar Wastes', 'Land', '{T}: Add {C}.\n{T}: Add {W} or {U}. Adarkar Wastes deals 1 damage to you.'),
  card('Ancient Tomb', 'Land', '{T}: Add {C}{C}. Ancient Tomb deals 2 damage to you.'),
  card('Font', 'Artifact', "{T}: Add {W}{U}{B}{R}{G}. This mana can't be spent to pay generic mana costs."),
  card('Cabal Coffers', 'Land', '{2}, {T}: Add {B} for each Swamp you control.'),
  card('Sunken Ruins', 'Land', '{T}: Add {C}.\n{U/B}, {T}: Add {U}{U}, {U}{B}, or {B}{B}.'),
  card('Flooded Grove', 'Land', '{T}: Add {C}.\n{G/U}, {T}: Add {G}{G}, {G}{U}, or {U}{U}.'),
  card('Cascading Cataracts', 'Land', 'Indestructible\n{T}: Add {C}.\n{5}, {T}: Add five mana in any combination of colors.'),
  card('Reflecting Pool', 'Land', '{T}: Add one mana of any type that a land you control could produce.'),
  card('Ancient Ziggurat', 'Land', '{T}: Add one mana of any color. Spend this mana only to cast a creature spell.'),
  card(
    'Cavern of Souls',
    'Land',
    "As Cavern of Souls enters, choose a creature type.\n{T}: Add {C}.\n{T}: Add one mana of any color. Spend this mana only to cast a creature spell of the chosen type, and that spell can't be countered.",
  ),
  card("Mishra's Workshop", 'Land', '{T}: Add {C}{C}{C}. Spend this mana only to cast artifact spells.'),
  card("Gaea's Cradle", 'Legendary Land', '{T}: Add {G} for each creature you control.'),
  card('Phyrexian Tower', 'Legendary Land', '{T}: Add {C}.\n{T}, Sacrifice a creature: Add {B}{B}.'),
  card(
    'Mage-Ring Network',
    'Land',
    '{T}: Add {C}.\n{1}, {T}: Put a storage counter on Mage-Ring Network.\n{T}, Remove any number of storage counters from Mage-Ring Network: Add {C} for each storage counter removed this way.',
  ),
  card(
    'Gemstone Mine',
    'Land',
    'Gemstone Mine enters with three mining counters on it.\n{T}, Remove a mining counter from Gemstone Mine: Add one mana of any color. If there are no mining counters on Gemstone Mine, sacrifice it.',
  ),
  card('Boros Signet', 'Artifact', '{1}, {T}: Add {R}{W}.'),
  card('Sol Ring', 'Artifact', '{T}: Add {C}{C}.'),
  card('Grim Monolith', 'Artifact', "Grim Monolith doesn't untap during your untap step.\n{T}: Add {C}{C}{C}.\n{4}: Untap Grim Monolith."),
  card(
    'Trinisphere',
    'Artifact',
    'As long as Trinisphere is untapped, each spell that would cost less than three mana to cast costs three mana to cast.',
  ),
  card('Paradise Druid', 'Creature — Elf Druid', "Paradise Druid has hexproof as long as it's untapped.\n{T}: Add one mana of any color.", {
    power: '2',
    toughness: '1',
  }),
  card('Banner', 'Artifact', 'As long as Banner is untapped, creatures you control have defender.\n{T}: Add {C}.'),
  card('Bloom', 'Enchantment — Aura', 'Enchant land\nAs long as enchanted land is untapped, creatures you control have defender.'),
  card('Rampart', 'Creature — Wall', '{2}, {T}: Add {G} for each creature you control with defender.', { power: '0', toughness: '4' }),
  card('Standard', 'Artifact', 'As long as Standard is untapped, creatures you control get +2/+2.\n{T}: Add {C}.'),
  card('Beacon', 'Artifact', 'As long as Beacon is untapped, creatures you control have "{T}: Add {R}."\n{T}: Add {C}.'),
  card('Overgrown Battlement', 'Creature — Wall', 'Defender\n{T}: Add {G} for each creature you control with defender.', {
    power: '0',
    toughness: '4',
  }),
  card('Viridian Joiner', 'Creature — Elf Druid', "{T}: Add an amount of {G} equal to this creature's power.", {
    power: '1',
    toughness: '2',
  }),
  card('Doubling Cube', 'Artifact', '{3}, {T}: Double the amount of each type of unspent mana you have.'),
  card('Prismite', 'Artifact Creature — Golem', '{2}: Add one mana of any color.', { power: '2', toughness: '1' }),
  card('Treasure', 'Token Artifact — Treasure', '{T}, Sacrifice this artifact: Add one mana of any color.'),
  card("Ashnod's Altar", 'Artifact', 'Sacrifice a creature: Add {C}{C}.'),
  card('Krark-Clan Ironworks', 'Artifact', 'Sacrifice an artifact: Add {C}{C}.'),
  card(
    "Lion's Eye Diamond",
    'Artifact',
    "Discard your hand, Sacrifice Lion's Eye Diamond: Add three mana of any one color. Activate only as an instant.",
  ),
  card(
    'Crypt of Agadeem',
    'Land',
    'Crypt of Agadeem enters tapped.\n{T}: Add {B}.\n{2}, {T}: Add {B} for each black creature card in your graveyard.',
  ),
  card(
    'Mox Opal',
    'Legendary Artifact',
    'Metalcraft — {T}: Add one mana of any color. Activate only if you control three or more artifacts.',
  ),
  card('Vampire Bats', 'Creature — Bat', 'Flying', { manaCost: '{B}', power: '0', toughness: '1' }),
  card(
    'Fireball',
    'Sorcery',
    'This spell costs {1} more to cast for each target beyond the first.\nFireball deals X damage divided evenly, rounded down, among any number of targets.',
    { manaCost: '{X}{R}' },
  ),
  card('Imaginary Battery', 'Artifact', '{T}: Add {C}{C}. Spend this mana only to cast spells with mana value 5 or greater.'),
  card('Stoke the Flames', 'Instant', 'Convoke\nStoke the Flames deals 4 damage to any target.', { manaCost: '{2}{R}{R}' }),
  card('Treasure Cruise', 'Sorcery', 'Delve\nDraw three cards.', { manaCost: '{7}{U}' }),
  card('Reverse Engineer', 'Sorcery', 'Improvise\nDraw three cards.', { manaCost: '{3}{U}{U}' }),
  card('Costly Plunder', 'Instant', 'As an additional cost to cast this spell, sacrifice an artifact or creature.\nDraw two cards.', {
    manaCost: '{1}{B}',
  }),
  card('Play of the Game', 'Sorcery', 'Assist\nExile all nonland permanents.', { manaCost: '{6}{W}{W}' }),
  card('Dismember', 'Instant', 'Target creature gets -5/-5 until end of turn.', { manaCost: '{1}{B/P}{B/P}' }),
  card(
    'Nykthos, Shrine to Nyx',
    'Legendary Land',
    '{T}: Add {C}.\n{2}, {T}: Choose a color. Add an amount of mana of that color equal to your devotion to that color.',
  ),
  card('Springleaf Drum', 'Artifact', '{T}, Tap an untapped creature you control: Add one mana of any color.'),
  card('Paradise Mantle', 'Artifact — Equipment', 'Equipped creature has "{T}: Add one mana of any color."\nEquip {1}'),
  card('Pili-Pala', 'Artifact Creature — Scarecrow', 'Flying\n{2}, {Q}: Add one mana of any color.', { power: '1', toughness: '1' }),
  card('Squandered Resources', 'Enchantment', 'Sacrifice a land: Add one mana of any type the sacrificed land could produce.'),
  card(
    'Food Chain',
    'Enchantment',
    "Exile a creature you control: Add X mana of any one color, where X is 1 plus the exiled creature's mana value. Spend this mana only to cast creature spells.",
  ),
  card('Cryptolith Rite', 'Enchantment', 'Creatures you control have "{T}: Add one mana of any color."'),
  card('Earthcraft', 'Enchantment', 'Tap an untapped creature you control: Untap target basic land.'),
  card('Mana Reflection', 'Enchantment', 'If you tap a permanent for mana, it produces twice as much of that mana instead.'),
  card(
    'Nyxbloom Ancient',
    'Enchantment Creature — Elemental',
    'Trample\nIf you tap a permanent for mana, it produces three times as much of that mana instead.',
    { manaCost: '{4}{G}{G}{G}', power: '5', toughness: '5' },
  ),
  card(
    'Kinnan, Bonder Prodigy',
    'Legendary Creature — Human Druid',
    'Whenever you tap a nonland permanent for mana, add one mana of any type that permanent produced.',
    { manaCost: '{G}{U}', power: '2', toughness: '2' },
  ),
  card('Grizzly Bears', 'Creature — Bear', '', { manaCost: '{1}{G}', power: '2', toughness: '2' }),
  card('Llanowar Elves', 'Creature — Elf Druid', '{T}: Add {G}.', { manaCost: '{G}', power: '1', toughness: '1' }),
  card('Heritage Druid', 'Creature — Elf Druid', 'Tap three untapped Elves you control: Add {G}{G}{G}.', {
    manaCost: '{G}',
    power: '1',
    toughness: '1',
  }),
  card('Priest of Titania', 'Creature — Elf Druid', '{T}: Add {G} for each Elf on the battlefield.', {
    manaCost: '{1}{G}',
    power: '1',
    toughness: '1',
  }),
  card('Bloom Tender', 'Creature — Elf Druid', '{T}: For each color among permanents you control, add one mana of that color.', {
    manaCost: '{1}{G}',
    power: '1',
    toughness: '1',
  }),
  card('Orcish Lumberjack', 'Creature — Orc', '{T}, Sacrifice a Forest: Add three mana in any combination of {R} and/or {G}.', {
    manaCost: '{R}',
    power: '1',
    toughness: '1',
  }),
  card('Treasonous Ogre', 'Creature — Ogre Shaman', 'Dethrone\nPay 3 life: Add {R}.', { manaCost: '{3}{R}', power: '2', toughness: '3' }),
  card('Wall of Roots', 'Creature — Plant Wall', 'Defender\nPut a -0/-1 counter on Wall of Roots: Add {G}. Activate only once each turn.', {
    manaCost: '{1}{G}',
    power: '0',
    toughness: '5',
  }),
  card('Simian Spirit Guide', 'Creature — Ape Spirit', 'Exile Simian Spirit Guide from your hand: Add {R}.', {
    manaCost: '{2}{R}',
    power: '2',
    toughness: '2',
  }),
  card('Elvish Spirit Guide', 'Creature — Elf Spirit', 'Exile Elvish Spirit Guide from your hand: Add {G}.', {
    manaCost: '{2}{G}',
    power: '2',
    toughness: '2',
  }),
  card('Desert Cerodon', 'Creature — Beast', 'Cycling {R}', { manaCost: '{5}{R}', power: '6', toughness: '4' }),
  card('Lightning Bolt', 'Instant', 'Lightning Bolt deals 3 damage to any target.', { manaCost: '{R}' }),
  card('Ornithopter', 'Artifact Creature — Thopter', 'Flying', { manaCost: '{0}', power: '0', toughness: '2' }),
];

type Player = Partial<BoardSetup['players'][number]>;
type Permanents = readonly (NonNullable<Player['battlefield']>[number] | string)[];

/** A game of player `a` with these permanents against `b`; `"3 Forest"` is three of them; ids are made up from names. */
export function game(battlefield: Permanents, more: Player = {}, board: Partial<BoardSetup> = {}, other: Permanents = []): GameState {
  const players = [
    { id: 'a', ...more, battlefield: battlefield.map(entry) },
    { id: 'b', battlefield: other.map(entry) },
  ];
  return begun({ ...board, players }, CARDS);
}

function entry(one: Permanents[number]): NonNullable<Player['battlefield']>[number] {
  if (typeof one !== 'string') return one;
  const [, count, name = one] = /^(\d+) (.*)$/.exec(one) ?? [];
  return { card: name, ...(count !== undefined && { count: Number(count) }) };
}
