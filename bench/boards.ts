import { openCatalogue } from '../data/cards/index.ts';
import { type BoardSetup, couldProduce, type GameState, permanentsOf, setUpBoard } from '../engine/index.ts';
import { measure, printRatios } from './measure.ts';

/** What every permanent of a board could produce: how the time grows with permanents, and with permanents that look at one another. */
export async function benchCouldProduce(): Promise<void> {
  const catalogue = openCatalogue();
  const state = (setup: BoardSetup): GameState => {
    const result = setUpBoard(setup, (name) => catalogue.find(name));
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    return result.value;
  };
  // A state remembers its answers, so that each run asks a new one.
  const ask = (setup: BoardSetup): number => {
    const board = state(setup);
    return permanentsOf(board).reduce((sum, id) => sum + couldProduce(board, id).types.length, 0);
  };
  const boards = Object.fromEntries([10, 100, 1_000].map((count) => [`${count} permanents, mixed`, () => ask(mixed(count))]));
  printRatios('could produce, every permanent of a new board', await measure(boards));
  const mutual = Object.fromEntries([10, 40, 400].map((count) => [`${count} lands that look at one another`, () => ask(mirrors(count))]));
  printRatios('could produce, mutual reflection', await measure(mutual));
  const replaced = Object.fromEntries(
    [0, 1, 4, 16].map((count) => [`20 lands under ${count} of each of three replacement effects`, () => ask(underReplacements(count))]),
  );
  printRatios('could produce, replacement effects', await measure(replaced));
}

const MIX = [
  'Forest',
  'Island',
  'Reflecting Pool',
  'Sol Ring',
  'Llanowar Elves',
  'Exotic Orchard',
  'Command Tower',
  'Temple Garden',
  'Arcane Signet',
  'Mana Reflection',
];
const half = (cards: readonly string[]): BoardSetup => ({
  players: [
    { id: 'a', battlefield: cards.slice(0, Math.ceil(cards.length / 2)).map((card) => ({ card })) },
    { id: 'b', battlefield: cards.slice(Math.ceil(cards.length / 2)).map((card) => ({ card })) },
  ],
});
const mixed = (count: number): BoardSetup => half(Array.from({ length: count }, (_, index) => MIX[index % MIX.length] ?? 'Forest'));
const mirrors = (count: number): BoardSetup =>
  half(['Forest', ...Array.from({ length: count }, (_, index) => (index % 2 === 0 ? 'Reflecting Pool' : 'Exotic Orchard'))]);
const underReplacements = (count: number): BoardSetup =>
  half([
    ...Array.from({ length: 20 }, () => 'Forest'),
    ...['Contamination', 'Ritual of Subdual', 'Mana Reflection'].flatMap((card) => Array.from({ length: count }, () => card)),
  ]);
