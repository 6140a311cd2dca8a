import { compileCard, type GameState, setUpBoard } from '../../../engine/index.ts';

/** A state as an older version of the engine knew it: what came later is not in it. */
type Older<T> = { readonly [K in keyof T]: T[K] };

/**
 * Each format's texts as the next one's, from format 1 on: `MIGRATIONS[0]` makes a text of format 2 of one of format 1. A new format is needed
 * where something stored gets another name or meaning; what is only added is filled in by `completed`.
 */
export const MIGRATIONS: Migrations = [];

export type Migrations = readonly ((text: string) => string)[];

/** The text in the newest format. */
export function migrated(text: string, format: number, migrations = MIGRATIONS): string {
  return migrations.slice(format - 1).reduce((older, migrate) => migrate(older), text);
}

/** What the engine has come to know of games since one was stored, as it is on a board where nothing is said of it. */
export function completed(state: Older<GameState>): GameState {
  fresh ??= freshBoard();
  const player = fresh.players[0];
  const [permanent] = fresh.permanents.values();
  const [card] = fresh.cards.values();
  const mana = player?.manaPool[0];
  return {
    ...filledIn(state, fresh),
    players: state.players.map((each) => ({
      ...filledIn(each, player),
      manaPool: (each.manaPool ?? []).map((unit) => filledIn(unit, mana)),
    })),
    permanents: new Map([...state.permanents].map(([id, each]) => [id, filledIn(each, permanent)])),
    cards: new Map([...state.cards].map(([id, each]) => [id, filledIn(each, card)])),
  };
}

let fresh: GameState | undefined;

/** A value with what is only in another one of its kind; that of objects in it as well. Lists, maps and sets are what they are. */
function filledIn<T>(value: T, from: T | undefined): T {
  if (!isRecord(value) || !isRecord(from)) return value;
  const all = Object.entries(from).map(([key, other]) => [key, key in value ? filledIn(Reflect.get(value, key), other) : other]);
  return { ...value, ...Object.fromEntries(all) };
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function freshBoard(): GameState {
  const blank = compileCard({ name: 'Blank', typeLine: 'Artifact' });
  const setup = { players: [{ id: 'a', manaPool: '{C}', battlefield: [{ card: 'Blank' }], hand: [{ card: 'Blank' }] }] };
  const board = setUpBoard(setup, () => blank);
  if (!board.ok) throw new Error('a board with one blank card is no board');
  return board.value;
}
