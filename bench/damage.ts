import {
  type Action,
  type CompiledCard,
  compileCard,
  type GameState,
  perform,
  setUpBoard,
  wouldDeal,
  wouldFight,
} from '../engine/index.ts';
import { measure, printRatios } from './measure.ts';

/** Damage of many sources at once under several replacement and prevention effects: the growth must not be that of the orders of the effects. */

const enchantment = (name: string, oracleText: string): CompiledCard => compileCard({ name, typeLine: 'Enchantment', oracleText });
/** Those of one kind commute, and nobody is asked; twos and plus-twos together leave an order open. */
const TWICE = 'If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.';
const CARDS: readonly CompiledCard[] = [
  compileCard({ name: 'Striker', typeLine: 'Creature — Giant', oracleText: '', power: '3', toughness: '3' }),
  enchantment('Twice', TWICE),
  enchantment('More', 'If a source you control would deal damage to an opponent, it deals that much damage plus 2 instead.'),
  enchantment('Less', 'If a source would deal damage to you, prevent 1 of that damage.'),
  enchantment('Spared', 'If a source would deal damage to a creature, prevent 1 of that damage.'),
];

type Effects = Readonly<Partial<Record<'Twice' | 'More' | 'Less' | 'Spared', number>>>;

function boardWith(sources: number, { Twice = 0, More = 0, Less = 0, Spared = 0 }: Effects, blockers = 0): GameState {
  const several = (card: string, count: number) => (count === 0 ? [] : [{ id: card, card, count }]);
  const made = setUpBoard(
    {
      players: [
        { id: 'a', battlefield: [...several('Striker', sources), ...several('Twice', Twice), ...several('More', More)] },
        {
          id: 'b',
          life: 1_000_000_000,
          battlefield: [...several('Less', Less), ...several('Spared', Spared), ...ofBlockers(blockers)],
        },
      ],
    },
    (name) => CARDS.find(({ definition }) => definition.name === name),
  );
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

/** Each has an id of its own. */
const ofBlockers = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `Blocker-${at + 1}`, card: 'Striker' }));

/** Enough for none of it to be used up by what takes from it. */
const AMOUNT = 100;
const partsOf = (sources: number, amount = AMOUNT) => strikers(sources).map((source) => ({ source, target: 'b', amount }));
const strikers = (count: number) => Array.from({ length: count }, (_, at) => (count === 1 ? 'Striker' : `Striker-${at + 1}`));

/** A run on a game that nothing has been worked out for yet. */
function dealt(sources: number, effects: Effects): () => void {
  const state = boardWith(sources, effects);
  const parts = partsOf(sources);
  return () => {
    const done = perform({ ...state }, { kind: 'dealDamage', parts });
    if (!done.ok) throw new Error(done.error.message);
  };
}

/** Every outcome of damage of one source, on such a game. */
function looked(effects: Effects, amount?: number): () => void {
  const state = boardWith(1, effects);
  return () => {
    wouldDeal({ ...state }, { kind: 'dealDamage', parts: partsOf(1, amount) });
  };
}

function done(state: GameState, action: Action): GameState {
  const acted = perform(state, action);
  if (!acted.ok) throw new Error(acted.error.message);
  return acted.value.state;
}

/** So many creatures attack, each blocked by one, under effects that don't commute: every outcome that is looked at. */
function fought(fights: number, each: number): () => void {
  const attackers = strikers(fights).map((attacker) => ({ attacker, defending: 'b' }));
  const blocks = attackers.map(({ attacker }, at) => ({ attacker, blocker: `Blocker-${at + 1}` }));
  const state = done(done(boardWith(fights, { Twice: each, Spared: each }, fights), { kind: 'attack', attackers }), {
    kind: 'block',
    blocks,
  });
  return () => {
    const would = wouldFight({ ...state }, { kind: 'combatDamage' });
    if (!would.ok) throw new Error(would.error.message);
  };
}

/** The largest take a second each. */
const QUICK = { time: 200, least: 4 } as const;
const LONG = { time: 200, least: 2 } as const;

export async function benchDamage(): Promise<void> {
  const byParts = [1, 10, 100, 1000].map((parts) => [`${parts} parts`, dealt(parts, {})] as const);
  printRatios('damage by parts, nothing that replaces it', await measure(Object.fromEntries(byParts), QUICK));
  const underEight = [1, 10, 100, 1000].map((parts) => [`${parts} parts, 8 effects`, dealt(parts, { Twice: 8 })] as const);
  printRatios('damage by parts, eight doublings', await measure(Object.fromEntries(underEight), QUICK));
  const alike = [0, 1, 2, 4, 8].map((count) => [`${count} effects`, dealt(100, { Twice: count })] as const);
  printRatios('100 parts by effects that commute', await measure(Object.fromEntries(alike), QUICK));
  const halves = [0, 1, 2, 4].map((count) => [`${2 * count} effects`, dealt(10, { More: count, Less: count })] as const);
  printRatios('10 parts by effects of two kinds that commute here', await measure(Object.fromEntries(halves), QUICK));
  const open = [0, 1, 2, 4].map((count) => [`${2 * count} effects`, looked({ Twice: count, More: count })] as const);
  printRatios('every outcome of 1 part by effects whose order matters', await measure(Object.fromEntries(open), QUICK));
  const small = [0, 1, 2, 4, 8].map((count) => [`${2 * count} effects`, looked({ Twice: count, Less: count }, 2)] as const);
  printRatios('every outcome of 2 damage by effects that double it or prevent 1', await measure(Object.fromEntries(small), QUICK));
  const orders = [0, 1, 2, 4, 8].map((count) => {
    const state = boardWith(1, { Twice: count, Less: count });
    // Doublings first, as long as it is asked.
    const choose = Array.from({ length: count }, (_, at) => (count === 1 ? 'Twice' : `Twice-${at + 1}`));
    return [`${2 * count} effects`, () => done({ ...state }, { kind: 'dealDamage', parts: partsOf(1, 2), choose })] as const;
  });
  printRatios('2 damage dealt in an order that is chosen of them', await measure(Object.fromEntries(orders), QUICK));
  const combats = [1, 5, 10, 20].map((fights) => [`${fights} fights`, fought(fights, 8)] as const);
  printRatios('outcomes of a combat under 8 doublings and 8 that prevent 1', await measure(Object.fromEntries(combats), LONG));
}
