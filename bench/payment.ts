import { openCatalogue } from '../data/cards/index.ts';
import { type BoardSetup, canPay, type GameState, type PermanentSetup, type Purpose, parseManaCost, setUpBoard } from '../engine/index.ts';
import { shown } from './measure.ts';

/**
 * Whether costs can be paid: microseconds for one question once the state's model is there, medians and the slowest in a thousand, and what
 * the first question to a new state takes. All in one process, so that ratios hold although the machine is noisy.
 */
export async function benchPayment(): Promise<void> {
  const catalogue = openCatalogue();
  const state = (battlefield: readonly PermanentSetup[], more: Partial<BoardSetup['players'][number]> = {}): GameState => {
    const result = setUpBoard({ players: [{ id: 'a', battlefield, ...more }, { id: 'b' }] }, (name) => catalogue.find(name));
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    return result.value;
  };
  const boards: readonly (readonly [name: string, board: () => GameState, costs: readonly string[], purpose: Purpose])[] = [
    ['10 basics', () => state(mixed(10, BASICS)), COSTS, null],
    ['10 different duals', () => state(mixed(10, DUALS)), COSTS, null],
    ['20 different duals', () => state(mixed(20, TWENTY_DUALS)), COSTS, null],
    ['12 restricted lands', () => state(mixed(12, ['Ancient Ziggurat']), { hand: [{ id: 'bear', card: 'Grizzly Bears' }] }), COSTS, BEAR],
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 40].map(
      (pools) =>
        [
          `1 Forest and ${pools} Reflecting Pools`,
          () => state([{ card: 'Forest' }, ...mixed(pools, ['Reflecting Pool'])]),
          COSTS,
          null,
        ] as const,
    ),
    [
      '12 lands under Dryad of the Ilysian Grove',
      () => state([...mixed(12, ['Wastes']), { card: 'Dryad of the Ilysian Grove' }]),
      COSTS,
      null,
    ],
    ['3 Cascading Cataracts and 10 basics', () => state([...mixed(3, ['Cascading Cataracts']), ...mixed(10, BASICS)]), COSTS, null],
    ['25 permanents with doublers', () => state(doubled()), COSTS, null],
  ];
  console.log('can a cost be paid: 2,000 different costs, asked of a state that is set up');
  const medians = new Map<string, number>();
  // The first board would be charged with compiling the code otherwise.
  for (const [, board, costs, purpose] of boards.slice(0, 3)) ask(board(), costs, purpose, 2_000);
  for (const [name, board, costs, purpose] of boards) {
    const times = ask(board(), costs, purpose, 2_000);
    medians.set(name, at(times, 0.5));
    print(name, times, first(board, purpose));
  }
  const ratio = (medians.get('1 Forest and 40 Reflecting Pools') ?? 0) / (medians.get('1 Forest and 10 Reflecting Pools') ?? 1);
  console.log(`  40 reflecting lands to 10: ×${ratio.toFixed(2)}`);
  console.log(
    'random boards, one cost each, its symbols asked for before; and the first question with {2/G} to a state that has answered others',
  );
  for (const size of [40, 200]) {
    const known: number[] = [];
    const fresh: number[] = [];
    for (let seed = 0; seed < 1_000; seed += 1) {
      const next = randomFrom(seed + size);
      const board = state(Array.from({ length: size }, () => ({ card: pick(next, RANDOM) })));
      const cost = costOf(Array.from({ length: 2 + Math.floor(next() * 6) }, () => pick(next, SYMBOLS)).join(''));
      canPay(board, 'a', question(costOf('{0}'), null));
      fresh.push(timed(() => canPay(board, 'a', question(costOf('{2/G}'), null)).payable));
      known.push(timed(() => canPay(board, 'a', question(cost, null)).payable));
    }
    print(`${size} random sources`, sorted(known), null);
    print(`${size} random sources, first {2/G}`, sorted(fresh), null);
  }
}

const sorted = (times: readonly number[]): readonly number[] => [...times].sort((left, right) => left - right);

const BASICS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
const DUALS = [
  'Badlands',
  'Bayou',
  'Plateau',
  'Savannah',
  'Scrubland',
  'Taiga',
  'Tropical Island',
  'Tundra',
  'Underground Sea',
  'Volcanic Island',
];
const TWENTY_DUALS = [
  ...DUALS,
  'Adarkar Wastes',
  'Brushland',
  'Caves of Koilos',
  'Karplusan Forest',
  'Llanowar Wastes',
  'Shivan Reef',
  'Sulfurous Springs',
  'Underground River',
  'Yavimaya Coast',
  'Battlefield Forge',
];
const RANDOM = [
  ...BASICS,
  ...DUALS,
  'Sol Ring',
  'Arcane Signet',
  'Boros Signet',
  'Simic Signet',
  'Sunken Ruins',
  'Flooded Grove',
  'Adarkar Wastes',
  'City of Brass',
  'Llanowar Elves',
  'Cabal Coffers',
];
const BEAR: Purpose = { kind: 'cast', card: 'bear', face: 0, x: null };
const SYMBOLS = ['{W}', '{U}', '{B}', '{R}', '{G}', '{1}', '{2}', '{W/U}', '{B/R}', '{2/G}', '{C}'];
const costOf = (text: string) => {
  const cost = parseManaCost(text);
  if (!cost.ok) throw new Error(cost.error.message);
  return cost.value;
};
/** Costs as decks have them: cheap and dear, payable and not. */
const COSTS = [
  '{1}{G}',
  '{2}{W}{U}',
  '{W}{U}{B}{R}{G}',
  '{3}{R}{R}',
  '{7}',
  '{G}{G}{G}{G}',
  '{W/U}{W/U}{1}',
  '{12}',
  '{5}{B}{B}',
  '{C}{C}',
];
const mixed = (count: number, names: readonly string[]): readonly PermanentSetup[] =>
  Array.from({ length: count }, (_, index) => ({ card: names[index % names.length] ?? '' }));
const doubled = (): readonly PermanentSetup[] => [
  ...['Bloom Tender', 'Kinnan, Bonder Prodigy', 'Nyxbloom Ancient', 'Grim Monolith'].map((card) => ({ card })),
  ...mixed(21, ['Forest', 'Island', 'Sol Ring', 'Arcane Signet', 'Llanowar Elves']),
];
const question = (cost: ReturnType<typeof costOf>, purpose: Purpose) => ({ cost, purpose, x: 0, preference: [] });

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1_000;
}

/** Every question is another one, since payments are remembered by their question. */
function ask(board: GameState, costs: readonly string[], purpose: Purpose, rounds: number): readonly number[] {
  const next = randomFrom(rounds);
  const asked = new Set<string>();
  while (asked.size < rounds + 200) {
    const extra = Array.from({ length: Math.floor(next() * 4) }, () => pick(next, ['{W}', '{U}', '{B}', '{R}', '{G}', '{W/U}', '{B/R}']));
    asked.add(`${pick(next, costs)}${extra.join('')}{${Math.floor(next() * 9)}}`);
  }
  const questions = [...asked].map((cost) => question(costOf(cost), purpose));
  return questions
    .map((one) => timed(() => canPay(board, 'a', one).payable))
    .slice(200)
    .sort((left, right) => left - right);
}

const first = (board: () => GameState, purpose: Purpose): number => {
  const times = Array.from({ length: 20 }, () => {
    const one = board();
    return timed(() => canPay(one, 'a', question(costOf('{1}{G}'), purpose)).payable);
  }).sort((left, right) => left - right);
  return at(times, 0.5);
};

const at = (sorted: readonly number[], part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

function print(name: string, times: readonly number[], firstTime: number | null): void {
  const firstly = firstTime === null ? '' : `   first question to a new state ${shown(firstTime).padStart(9)}`;
  console.log(`  ${name.padEnd(44)} median ${shown(at(times, 0.5)).padStart(9)}   p99.9 ${shown(at(times, 0.999)).padStart(9)}${firstly}`);
}

/** Numbers from a seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}
const pick = (next: () => number, from: readonly string[]): string => from[Math.floor(next() * from.length)] ?? '';
