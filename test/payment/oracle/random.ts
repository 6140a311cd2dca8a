import { randomFrom } from '../../support/random.ts';
import type { OracleBoard } from './brute.ts';
import { CHANGERS, type For, SOURCES } from './model.ts';

export interface OracleCase {
  readonly board: OracleBoard;
  readonly cost: string;
  readonly what: For;
}

const WHAT: readonly For[] = ['nothing in particular', 'creature spell', 'instant spell', 'artifact spell', 'ability'];
const SYMBOLS = ['W', 'U', 'B', 'R', 'G', 'C', 'W/U', 'U/B', 'R/G', 'G/U', '2/W', '2/B', 'B/P', 'G/P', 'G/U/P', 'S'];

/** Cards that get in one another's way: what is sacrificed was counted, tapped or wanted by another. */
const THEMES: readonly (readonly string[])[] = [
  [
    'Phyrexian Tower',
    "Ashnod's Altar",
    'Grizzly Bears',
    'Llanowar Elves',
    "Gaea's Cradle",
    'Elvish Herald',
    'Wall of Roots',
    'Treasonous Ogre',
  ],
  ['Krark-Clan Ironworks', 'Boros Signet', 'Sol Ring', 'Treasure Chest', 'Pili-Pala', 'Prismatic Lens', 'Island', 'Doubling Cube'],
  ['Orcish Lumberjack', 'Forest', 'Taiga', 'Bayou', 'Cabal Coffers', 'Swamp', 'Sungrass Prairie', 'Orochi Leafcaller'],
  ['Sunken Ruins', 'Flooded Grove', 'Boros Signet', 'Tundra', 'Bayou', 'Prismatic Lens', 'Mana Confluence', 'Adarkar Wastes'],
];

/** A board of up to nine sources and a cost, from a seed. */
export function caseOf(seed: number): OracleCase {
  const next = randomFrom(seed);
  const pick = <T>(from: readonly T[]): T => {
    const one = from[Math.floor(next() * from.length)];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  };
  const size = 1 + Math.floor(next() * next() * 9);
  const theme = next() < 0.5 ? pick(THEMES) : null;
  const among = theme === null ? SOURCES : SOURCES.filter(({ name }) => theme.includes(name));
  const cards = Array.from({ length: size }, () => pick(among));
  if (next() < 0.15) cards.push(pick(CHANGERS));
  const battlefield = cards.filter(({ hand }) => !hand).map(({ name }) => ({ card: name, tapped: next() < 0.12, sick: next() < 0.15 }));
  const wanted = 1 + Math.floor(next() * (size + 1));
  const symbols = Array.from({ length: wanted }, () => (next() < 0.4 ? String(1 + Math.floor(next() * 2)) : pick(SYMBOLS)));
  return {
    board: {
      life: next() < 0.3 ? 1 + Math.floor(next() * 6) : 20,
      pool: next() < 0.15 ? pick(['W', 'U', 'BC', 'RG', 'CC']) : '',
      battlefield,
      hand: cards.filter(({ hand }) => hand).map(({ name }) => name),
    },
    cost: symbols.map((symbol) => `{${symbol}}`).join(''),
    what: pick(WHAT),
  };
}
