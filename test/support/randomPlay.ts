import { openCatalogue } from '../../data/cards/index.ts';
import { type Action, type CardSetup, type GameState, type PermanentSetup, perform, setUpBoard } from '../../engine/index.ts';
import { randomFrom } from './random.ts';

/** Games that play themselves at random over the starter cards, for tests of what holds of any state that can be reached. */

const catalogue = openCatalogue();
const NAMES: readonly string[] = (() => {
  const names: string[] = [];
  for (let after: string | undefined; ; after = names.at(-1)) {
    const page = catalogue.list({}, 100, after);
    names.push(...page.cards.map(({ definition }) => definition.name));
    if (!page.hasNextPage) return names;
  }
})();

export type Dice = (below: number) => number;

export function diceFrom(seed: number): Dice {
  const next = randomFrom(seed);
  return (below) => Math.floor(next() * below);
}

const oneOf = <T>(list: readonly T[], dice: Dice): T | undefined => list[dice(list.length)];

/** Two players with so many permanents and some cards each. */
export function randomBoard(dice: Dice, permanents = 8): GameState {
  const cards = (many: number): readonly CardSetup[] => Array.from({ length: many }, () => ({ card: oneOf(NAMES, dice) ?? 'Forest' }));
  const isPermanent = ({ card }: CardSetup): boolean => !/Instant|Sorcery/.test(catalogue.find(card)?.definition.typeLine ?? 'Instant');
  const battlefield = (): readonly PermanentSetup[] => [
    { card: 'Forest', count: 3 },
    { card: 'City of Brass' },
    ...cards(permanents)
      .filter(isPermanent)
      .map((one) => ({ ...one, counters: { charge: dice(3) } })),
  ];
  const player = (id: string) => ({ id, battlefield: battlefield(), hand: cards(5), library: cards(8), graveyard: cards(2) });
  const board = setUpBoard({ players: [player('a'), player('b')], seed: dice(1000) }, (name) => catalogue.find(name));
  if (!board.ok) throw new Error(JSON.stringify(board.error));
  return board.value;
}

/** An action that somebody might try; mostly one that can be tried at all. */
export function randomAction(state: GameState, dice: Dice): Action {
  const permanent = oneOf([...state.permanents.keys()], dice) ?? '';
  const player = oneOf(state.players, dice)?.id ?? '';
  const hand = oneOf(
    state.players.flatMap((one) => one.hand),
    dice,
  );
  switch (dice(14)) {
    case 0:
    case 1:
      return { kind: 'tapForMana', permanent };
    case 2:
    case 3:
      return { kind: 'activate', permanent, ability: dice(3) };
    case 4:
      return hand === undefined ? { kind: 'resolve', all: true } : { kind: 'playLand', card: hand };
    case 5:
    case 6:
    case 7:
      return hand === undefined ? { kind: 'resolve', all: true } : { kind: 'cast', card: hand, free: dice(2) === 0, x: 1 };
    case 8:
      return { kind: 'resolve', all: true };
    case 9:
      return { kind: 'resolve' };
    case 10:
      return { kind: 'addCounters', permanent, counter: '+1/+1', amount: 1 + dice(3) };
    case 11:
      return { kind: 'gainLife', player, amount: dice(4) };
    case 12:
      return { kind: 'advance', to: dice(2) === 0 ? 'UPKEEP' : 'PRECOMBAT_MAIN' };
    default:
      return { kind: dice(2) === 0 ? 'destroy' : 'returnToHand', permanents: [permanent] };
  }
}

/** Tries an action, choosing among what is missing, up to three times. */
export function tried(state: GameState, action: Action, dice: Dice): ReturnType<typeof perform> {
  let choose: readonly string[] = [];
  for (let round = 0; ; round += 1) {
    const result = perform(state, choose.length === 0 ? action : { ...action, choose });
    const options = result.ok ? [] : (result.error.missingChoice?.options ?? []);
    const answer = oneOf(options, dice);
    if (answer === undefined || round === 3) return result;
    choose = [...choose, answer];
  }
}
