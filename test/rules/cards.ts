import { type CompiledCard, characteristicsOf, type GameState, unreadSpans } from '../../engine/index.ts';
import { card } from '../support/boards.ts';

/** Cards written by hand for the tests of the rules, each with one thing to show. Names are of no card. */
export const CARDS: readonly CompiledCard[] = [
  card('Green Wood', 'Basic Land — Forest', '({T}: Add {G}.)'),
  card('White Field', 'Basic Land — Plains', '({T}: Add {W}.)'),
  card('Blue Shore', 'Basic Land — Island', '({T}: Add {U}.)'),
  card('Stone Tower', 'Land', '{T}: Add {C}{C}.'),
  card('Nexus', 'Land', 'This land is every nonbasic land type.\n{T}: Add {C}{C}.'),
  card('Old Ruin', 'Legendary Snow Land — Urza’s Tower', '{T}: Add {C}.'),
  card('Red Tide', 'Enchantment', 'Nonbasic lands are Mountains.'),
  card('Dark Root', 'Legendary Land', 'Each land is a Swamp in addition to its other land types.'),
  card('Green Root', 'Legendary Land', 'Each land is a Forest in addition to its other land types.'),
  card('Even Ground', 'Enchantment', 'Lands you control are every basic land type in addition to their other types.'),
  card('Bright Lamp', 'Artifact', 'Lands you control have "{T}: Add one mana of any color."'),
  card('Waterlog', 'Enchantment — Aura', 'Enchant land\nEnchanted land is an Island.'),
  card('White Flood', 'Enchantment', 'All Mountains are Plains.'),
  card('Bear', 'Creature — Bear', '', { manaCost: '{1}{G}', power: '2', toughness: '2' }),
  card('Elf', 'Creature — Elf Druid', '{T}: Add {G}.', { manaCost: '{G}', power: '1', toughness: '1' }),
  card('Bird', 'Creature — Bird', 'Flying', { manaCost: '{U}', power: '1', toughness: '1' }),
  card('Living Wood', 'Land Creature — Forest Dryad', '', { power: '1', toughness: '1', colors: ['G'] }),
  card('Humbler', 'Enchantment', 'All creatures lose all abilities and have base power and toughness 1/1.'),
  card('Captain', 'Creature — Human', 'Other creatures you control get +1/+1.', { manaCost: '{2}{W}', power: '2', toughness: '2' }),
  card('Sky Captain', 'Creature — Bird', 'Creatures you control have flying.', { manaCost: '{2}{W}', power: '2', toughness: '2' }),
  card('Ground Law', 'Enchantment', 'Creatures lose flying.'),
  card('White Banner', 'Enchantment', 'White creatures get +1/+1.'),
  card('Whitewash', 'Enchantment — Aura', 'Enchant creature\nEnchanted creature is white.'),
  card('Crown', 'Artifact — Equipment', 'Equipped creature gets +2/+0 and has first strike.\nEquip {2}'),
  card('Hex', 'Enchantment — Aura Curse', 'Enchant player\nEnchanted player skips their draw step.'),
  card('Leash', 'Enchantment — Aura', 'Enchant creature\nYou control enchanted creature.'),
  card('Growth', 'Creature — Elemental', "This creature's power and toughness are each equal to the number of Forests you control.", {
    manaCost: '{G}{G}',
    power: '*',
    toughness: '*',
  }),
  card('Changer', 'Creature — Shapeshifter', 'Changeling', { manaCost: '{2}', power: '2', toughness: '2' }),
  card('Pale One', 'Creature — Eldrazi', 'Devoid', { manaCost: '{1}{R}', power: '2', toughness: '1' }),
  card('Mirror Beast', 'Creature — Shapeshifter', 'You may have this creature enter as a copy of any creature on the battlefield.', {
    manaCost: '{3}{U}',
    power: '0',
    toughness: '0',
  }),
  card(
    'Mirror Golem',
    'Artifact Creature — Shapeshifter',
    "You may have this creature enter as a copy of any creature on the battlefield, except it's an artifact in addition to its other types.",
    { manaCost: '{4}', power: '0', toughness: '0' },
  ),
];

/** What of the cards above is not read: it must be nothing, or the tests would show nothing. */
export const unread = (): readonly string[] =>
  CARDS.flatMap(({ definition, faces }) => unreadSpans(faces).map(({ text }) => `${definition.name}: ${text}`));

/** The figures of a permanent that tests compare, in a line: `2/2`. */
export function size(state: GameState, id: string): string {
  const { power, toughness } = characteristicsOf(state, id);
  return power === null || toughness === null ? 'none' : `${power}/${toughness}`;
}

export const keywords = (state: GameState, id: string): readonly string[] => characteristicsOf(state, id).keywords;
export const subtypes = (state: GameState, id: string): readonly string[] => [...characteristicsOf(state, id).subtypes].sort();
/** The mana abilities of a permanent by their words. */
export const manaAbilities = (state: GameState, id: string): readonly string[] =>
  characteristicsOf(state, id)
    .abilities.filter(({ isManaAbility }) => isManaAbility)
    .map(({ text }) => text);
