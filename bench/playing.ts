import { openCatalogue } from '../data/cards/index.ts';
import { type Action, type BoardSetup, type GameState, legalActions, perform, setUpBoard } from '../engine/index.ts';
import { measure, printRatios, shown } from './measure.ts';

/** Playing: how long an action takes, and listing what a player may do, and how both grow with the permanents on the battlefield. */
export async function benchPlaying(): Promise<void> {
  const catalogue = openCatalogue();
  const state = (setup: BoardSetup): GameState => {
    const result = setUpBoard(setup, (name) => catalogue.find(name));
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    return result.value;
  };
  for (const [title, setup] of [
    ['lands, rocks and creatures', plain],
    ['with anthems, doublers and lands that look at others', busy],
  ] as const) {
    const tasks = Object.fromEntries(
      SIZES.flatMap((count) => {
        const board = state(setup(count));
        return [
          [`${count} permanents: one round of ${ROUND.length} actions`, () => played(board, ROUND)],
          [`${count} permanents: listing what may be done`, () => legalActions({ ...board }, 'a').length],
        ];
      }),
    );
    const measured = await measure(tasks, { time: 1_500 });
    const rounds = measured.filter((_, at) => at % 2 === 0);
    const listings = measured.filter((_, at) => at % 2 === 1);
    printRatios(`playing, ${title}`, rounds);
    const [first] = rounds;
    if (first !== undefined)
      console.log(
        `  that is ${Math.round(ROUND.length / first.seconds)} actions a second on the smallest, ${shown(first.seconds / ROUND.length)} each`,
      );
    printRatios(`what may be done, ${title}`, listings);
  }
}

const SIZES = [10, 100, 1_000];

/** Taps, a land, a creature that is cast and resolves, a spell with a target, a step: from the state of the board each time. */
const ROUND: readonly Action[] = [
  { kind: 'playLand', card: 'land in hand' },
  { kind: 'tapForMana', permanent: 'land 0' },
  { kind: 'tapForMana', permanent: 'land 1' },
  { kind: 'cast', card: 'bear in hand' },
  { kind: 'resolve' },
  { kind: 'cast', card: 'bolt in hand', targets: ['b'] },
  { kind: 'resolve' },
  { kind: 'advance', to: 'BEGIN_COMBAT' },
];

function played(from: GameState, actions: readonly Action[]): GameState {
  // A state remembers its answers, so that each run begins with a new one.
  return actions.reduce(
    (state, action) => {
      const done = perform(state, action);
      if (!done.ok) throw new Error(`${JSON.stringify(action)}: ${done.error.message}`);
      return done.value.state;
    },
    { ...from },
  );
}

const PLAIN = ['Forest', 'Mountain', 'Grizzly Bears', 'Sol Ring', 'Llanowar Elves'];
const BUSY = ['Forest', 'Reflecting Pool', 'Exotic Orchard', 'Goblin Chieftain', 'Llanowar Elves', 'Command Tower'];

const plain = (count: number): BoardSetup =>
  boardOf(Array.from({ length: count - LANDS.length }, (_, at) => PLAIN[at % PLAIN.length] ?? 'Forest'));
const busy = (count: number): BoardSetup => {
  const cards = Array.from({ length: count - LANDS.length - 1 }, (_, at) => BUSY[at % BUSY.length] ?? 'Forest');
  return boardOf(['Mana Reflection', ...cards]);
};

const LANDS = ['Forest', 'Mountain', 'Forest', 'Mountain'].map((card, at) => ({ id: `land ${at}`, card }));

const boardOf = (cards: readonly string[]): BoardSetup => {
  const half = Math.ceil(cards.length / 2);
  const library = Array.from({ length: 20 }, () => ({ card: 'Forest' }));
  const hand = [
    { id: 'land in hand', card: 'Forest' },
    { id: 'bear in hand', card: 'Grizzly Bears' },
    { id: 'bolt in hand', card: 'Lightning Bolt' },
  ];
  return {
    players: [
      { id: 'a', hand, library, battlefield: [...LANDS, ...cards.slice(0, half).map((card) => ({ card }))] },
      { id: 'b', library, battlefield: cards.slice(half).map((card) => ({ card })) },
    ],
  };
};
