/**
 * What the brute-force payer knows of a card: written by hand, so that nothing of the engine's reading of the text is in it.
 * Mana is a letter: W U B R G C.
 */
export type Letter = 'W' | 'U' | 'B' | 'R' | 'G' | 'C';

/** What mana may be spent on. Null: anything. */
export type Only = 'creatureSpell' | 'artifactSpell' | 'notNonartifactSpell' | 'abilities' | 'notGeneric' | null;

/** What a payment is for. */
export type For = 'nothing in particular' | 'creature spell' | 'instant spell' | 'artifact spell' | 'ability';

export type Kind = 'land' | 'creature' | 'artifact' | 'enchantment';

export interface OracleAbility {
  /** The mana part, as symbols. */
  readonly mana?: string;
  /** {T}. */
  readonly tap?: true;
  /** {Q}. */
  readonly untap?: true;
  readonly sacrificeSelf?: true;
  /** Sacrifice a permanent of that kind, or of that land type. */
  readonly sacrifice?: Kind | 'Forest';
  /** Tap so many untapped creatures of this type (302.6 does not matter). */
  readonly tapCreatures?: { readonly type: string; readonly count: number };
  readonly life?: number;
  /** Damage that it deals to its player as it resolves. */
  readonly damage?: number;
  /** Remove a counter of the permanent. */
  readonly counter?: true;
  readonly once?: true;
  /** Each string is an alternative: the mana that is added. `world` counts what is on the battlefield as it resolves. */
  readonly adds: readonly string[] | ((world: World) => readonly string[]);
  readonly only?: Only;
  /** Doubles each type of unspent mana instead of adding. */
  readonly doubles?: true;
}

/** What is asked of the battlefield: how many of a kind, of a land type. */
export interface World {
  readonly count: (kind: Kind | string) => number;
}

export interface OracleCard {
  readonly name: string;
  readonly typeLine: string;
  readonly text: string;
  readonly power?: string;
  readonly kinds: readonly Kind[];
  /** Subtypes that something asks for. */
  readonly subtypes?: readonly string[];
  readonly snow?: true;
  readonly counters?: number;
  readonly abilities: readonly OracleAbility[];
  /** Multiplies the mana of permanents that are tapped for mana. */
  readonly multiplies?: number;
  /** A land tapped for mana adds one more mana of a type that it produced. */
  readonly flare?: true;
  /** A land tapped for mana makes one black and nothing else. */
  readonly contaminates?: true;
  /** Works from the hand: exile it. */
  readonly hand?: true;
}

const tapFor = (...adds: readonly string[]): OracleAbility => ({ tap: true, adds });
const land = (name: string, type: string, letter: string, more: Partial<OracleCard> = {}): OracleCard => ({
  name,
  typeLine: `Basic Land — ${type}`,
  text: `({T}: Add {${letter}}.)`,
  kinds: ['land'],
  subtypes: [type],
  abilities: [tapFor(letter)],
  ...more,
});
const dual = (name: string, first: string, second: string, letters: readonly [string, string]): OracleCard => ({
  name,
  typeLine: `Land — ${first} ${second}`,
  text: `({T}: Add {${letters[0]}} or {${letters[1]}}.)`,
  kinds: ['land'],
  subtypes: [first, second],
  abilities: [tapFor(...letters)],
});
const COLORS = ['W', 'U', 'B', 'R', 'G'] as const;
const combinations = (letters: readonly string[], count: number): readonly string[] =>
  count === 0 ? [''] : letters.flatMap((letter, index) => combinations(letters.slice(index), count - 1).map((rest) => letter + rest));

/** One of every kind of source. The cards are real ones; the descriptions are ours. */
export const SOURCES: readonly OracleCard[] = [
  land('Plains', 'Plains', 'W'),
  land('Island', 'Island', 'U'),
  land('Swamp', 'Swamp', 'B'),
  land('Mountain', 'Mountain', 'R'),
  land('Forest', 'Forest', 'G'),
  { ...land('Snow-Covered Forest', 'Forest', 'G', { snow: true }), typeLine: 'Basic Snow Land — Forest' },
  { ...land('Snow-Covered Island', 'Island', 'U', { snow: true }), typeLine: 'Basic Snow Land — Island' },
  { name: 'Wastes', typeLine: 'Basic Land', text: '{T}: Add {C}.', kinds: ['land'], abilities: [tapFor('C')] },
  dual('Tundra', 'Plains', 'Island', ['W', 'U']),
  dual('Bayou', 'Swamp', 'Forest', ['B', 'G']),
  dual('Taiga', 'Mountain', 'Forest', ['R', 'G']),
  {
    name: 'Adarkar Wastes',
    typeLine: 'Land',
    text: '{T}: Add {C}.\n{T}: Add {W} or {U}. This land deals 1 damage to you.',
    kinds: ['land'],
    abilities: [tapFor('C'), { tap: true, damage: 1, adds: ['W', 'U'] }],
  },
  {
    name: 'Mana Confluence',
    typeLine: 'Land',
    text: '{T}, Pay 1 life: Add one mana of any color.',
    kinds: ['land'],
    abilities: [{ tap: true, life: 1, adds: COLORS }],
  },
  {
    name: 'Ancient Ziggurat',
    typeLine: 'Land',
    text: '{T}: Add one mana of any color. Spend this mana only to cast a creature spell.',
    kinds: ['land'],
    abilities: [{ tap: true, adds: COLORS, only: 'creatureSpell' }],
  },
  { name: 'Sol Ring', typeLine: 'Artifact', text: '{T}: Add {C}{C}.', kinds: ['artifact'], abilities: [tapFor('CC')] },
  {
    name: "Mishra's Workshop",
    typeLine: 'Land',
    text: '{T}: Add {C}{C}{C}. Spend this mana only to cast artifact spells.',
    kinds: ['land'],
    abilities: [{ tap: true, adds: ['CCC'], only: 'artifactSpell' }],
  },
  {
    name: 'Powerstone Hold',
    typeLine: 'Artifact',
    text: "{T}: Add {C}. This mana can't be spent to cast a nonartifact spell.",
    kinds: ['artifact'],
    abilities: [{ tap: true, adds: ['C'], only: 'notNonartifactSpell' }],
  },
  {
    name: 'Rakdos Carnarium',
    typeLine: 'Land',
    text: '{T}: Add {B}{R}.',
    kinds: ['land'],
    abilities: [tapFor('BR')],
  },
  {
    name: 'Boros Signet',
    typeLine: 'Artifact',
    text: '{1}, {T}: Add {R}{W}.',
    kinds: ['artifact'],
    abilities: [{ mana: '{1}', tap: true, adds: ['RW'] }],
  },
  {
    name: 'Sunken Ruins',
    typeLine: 'Land',
    text: '{T}: Add {C}.\n{U/B}, {T}: Add {U}{U}, {U}{B}, or {B}{B}.',
    kinds: ['land'],
    abilities: [tapFor('C'), { mana: '{U/B}', tap: true, adds: ['UU', 'UB', 'BB'] }],
  },
  {
    name: 'Flooded Grove',
    typeLine: 'Land',
    text: '{T}: Add {C}.\n{G/U}, {T}: Add {G}{G}, {G}{U}, or {U}{U}.',
    kinds: ['land'],
    abilities: [tapFor('C'), { mana: '{G/U}', tap: true, adds: ['GG', 'GU', 'UU'] }],
  },
  {
    name: 'Sungrass Prairie',
    typeLine: 'Land',
    text: '{1}, {T}: Add {G}{W}.',
    kinds: ['land'],
    abilities: [{ mana: '{1}', tap: true, adds: ['GW'] }],
  },
  {
    name: 'Prismatic Lens',
    typeLine: 'Artifact',
    text: '{T}: Add {C}.\n{1}, {T}: Add one mana of any color.',
    kinds: ['artifact'],
    abilities: [tapFor('C'), { mana: '{1}', tap: true, adds: COLORS }],
  },
  {
    name: 'Orochi Leafcaller',
    typeLine: 'Creature — Snake Shaman',
    power: '1',
    text: '{G}: Add one mana of any color.',
    kinds: ['creature'],
    abilities: [{ mana: '{G}', adds: COLORS }],
  },
  {
    name: 'Cabal Coffers',
    typeLine: 'Land',
    text: '{2}, {T}: Add {B} for each Swamp you control.',
    kinds: ['land'],
    abilities: [{ mana: '{2}', tap: true, adds: ({ count }) => ['B'.repeat(count('Swamp'))] }],
  },
  {
    name: "Gaea's Cradle",
    typeLine: 'Land',
    text: '{T}: Add {G} for each creature you control.',
    kinds: ['land'],
    abilities: [{ tap: true, adds: ({ count }) => ['G'.repeat(count('creature'))] }],
  },
  {
    name: 'Llanowar Elves',
    typeLine: 'Creature — Elf Druid',
    power: '1',
    text: '{T}: Add {G}.',
    kinds: ['creature'],
    subtypes: ['Elf'],
    abilities: [tapFor('G')],
  },
  {
    name: 'Grizzly Bears',
    typeLine: 'Creature — Bear',
    power: '2',
    text: '',
    kinds: ['creature'],
    abilities: [],
  },
  {
    name: 'Elvish Herald',
    typeLine: 'Creature — Elf',
    power: '1',
    text: 'Tap two untapped Elves you control: Add {G}{G}{G}.',
    kinds: ['creature'],
    subtypes: ['Elf'],
    abilities: [{ tapCreatures: { type: 'Elf', count: 2 }, adds: ['GGG'] }],
  },
  {
    name: 'Phyrexian Tower',
    typeLine: 'Land',
    text: '{T}: Add {C}.\n{T}, Sacrifice a creature: Add {B}{B}.',
    kinds: ['land'],
    abilities: [tapFor('C'), { tap: true, sacrifice: 'creature', adds: ['BB'] }],
  },
  {
    name: "Ashnod's Altar",
    typeLine: 'Artifact',
    text: 'Sacrifice a creature: Add {C}{C}.',
    kinds: ['artifact'],
    abilities: [{ sacrifice: 'creature', adds: ['CC'] }],
  },
  {
    name: 'Krark-Clan Ironworks',
    typeLine: 'Artifact',
    text: 'Sacrifice an artifact: Add {C}{C}.',
    kinds: ['artifact'],
    abilities: [{ sacrifice: 'artifact', adds: ['CC'] }],
  },
  {
    name: 'Orcish Lumberjack',
    typeLine: 'Creature — Orc',
    power: '1',
    text: '{T}, Sacrifice a Forest: Add three mana in any combination of {R} and/or {G}.',
    kinds: ['creature'],
    abilities: [{ tap: true, sacrifice: 'Forest', adds: combinations(['R', 'G'], 3) }],
  },
  {
    name: 'Treasure Chest',
    typeLine: 'Artifact — Treasure',
    text: '{T}, Sacrifice this artifact: Add one mana of any color.',
    kinds: ['artifact'],
    abilities: [{ tap: true, sacrificeSelf: true, adds: COLORS }],
  },
  {
    name: 'Lotus Petal Field',
    typeLine: 'Artifact',
    text: '{T}, Sacrifice this artifact: Add three mana of any one color.',
    kinds: ['artifact'],
    abilities: [{ tap: true, sacrificeSelf: true, adds: COLORS.map((letter) => letter.repeat(3)) }],
  },
  {
    name: 'Treasonous Ogre',
    typeLine: 'Creature — Ogre Shaman',
    power: '2',
    text: 'Pay 3 life: Add {R}.',
    kinds: ['creature'],
    abilities: [{ life: 3, adds: ['R'] }],
  },
  {
    name: 'Gemstone Mine',
    typeLine: 'Land',
    text: '{T}, Remove a mining counter from this land: Add one mana of any color. If there are no mining counters on this land, sacrifice it.',
    kinds: ['land'],
    counters: 2,
    abilities: [{ tap: true, counter: true, adds: COLORS }],
  },
  {
    name: 'Wall of Roots',
    typeLine: 'Creature — Plant Wall',
    power: '0',
    text: 'Put a -0/-1 counter on this creature: Add {G}. Activate only once each turn.',
    kinds: ['creature'],
    abilities: [{ once: true, adds: ['G'] }],
  },
  {
    name: 'Pili-Pala',
    typeLine: 'Artifact Creature — Scarecrow',
    power: '1',
    text: '{2}, {Q}: Add one mana of any color. ({Q} is the untap symbol.)',
    kinds: ['artifact', 'creature'],
    abilities: [{ mana: '{2}', untap: true, adds: COLORS }],
  },
  {
    name: 'Jegantha Font',
    typeLine: 'Artifact',
    text: "{T}: Add {W}{U}{B}{R}{G}. This mana can't be spent to pay generic mana costs.",
    kinds: ['artifact'],
    abilities: [{ tap: true, adds: ['WUBRG'], only: 'notGeneric' }],
  },
  {
    name: 'Doubling Cube',
    typeLine: 'Artifact',
    text: '{3}, {T}: Double the amount of each type of unspent mana you have.',
    kinds: ['artifact'],
    abilities: [{ mana: '{3}', tap: true, doubles: true, adds: [] }],
  },
  {
    name: 'Simian Spirit Guide',
    typeLine: 'Creature — Ape Spirit',
    power: '2',
    text: 'Exile this card from your hand: Add {R}.',
    kinds: [],
    hand: true,
    abilities: [{ adds: ['R'] }],
  },
];

/** Permanents that change what others produce. */
export const CHANGERS: readonly OracleCard[] = [
  {
    name: 'Mana Reflection',
    typeLine: 'Enchantment',
    text: 'If you tap a permanent for mana, it produces twice as much of that mana instead.',
    kinds: ['enchantment'],
    abilities: [],
    multiplies: 2,
  },
  {
    name: 'Mana Flare',
    typeLine: 'Enchantment',
    text: 'Whenever a player taps a land for mana, that player adds one mana of any type that land produced.',
    kinds: ['enchantment'],
    abilities: [],
    flare: true,
  },
  {
    name: 'Contamination Field',
    typeLine: 'Enchantment',
    text: 'If a land is tapped for mana, it produces {B} instead of any other type and amount.',
    kinds: ['enchantment'],
    abilities: [],
    contaminates: true,
  },
];
