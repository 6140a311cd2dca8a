import type { GameState } from '../engine/index.ts';
import { ZONES } from './input/boardLimits.ts';
import { LIMITS } from './limits.ts';

/** How long lists are on the board that a part of an operation asks about. */
export interface Sizes {
  readonly permanents: number;
  readonly players: number;
  /** The most cards in one zone of one player. */
  readonly cards: number;
  /** Events of the actions that led to it. */
  readonly events: number;
  /** What setting it up costs: the board, or the actions on it. */
  readonly setUp: number;
}

export const NO_BOARD: Sizes = { permanents: 1, players: 1, cards: 1, events: 0, setUp: 0 };

/** What one permanent costs in setting up a board, and in working out what hangs on all of them; any other card costs 1. */
const PERMANENT = 3;
/** Events of an action that names no permanents: costs, mana, triggers. */
const EVENTS = 10;
/** An answer that is read off. */
const SHORT = 5;
/** Steps of a turn. */
const STEPS = 12;

/** Never over what a board may hold: a larger one is refused for that, by name of the field. */
export function boardSizes(input: unknown): Sizes {
  const players = listIn(input, 'players');
  const cards = players.flatMap((player) => ZONES.map((zone) => counted(listIn(player, zone))));
  const permanents = clamped(counted(players.flatMap((player) => listIn(player, 'battlefield'))), LIMITS.permanents);
  const allCards = clamped(
    cards.reduce((sum, size) => sum + size, 0),
    LIMITS.cards,
  );
  return {
    players: clamped(players.length, LIMITS.players),
    permanents,
    cards: clamped(
      cards.reduce((most, size) => Math.max(most, size), 0),
      LIMITS.cards,
    ),
    events: 0,
    setUp: PERMANENT * permanents + allCards,
  };
}

/**
 * The same board after actions: after each of them, what hangs on all permanents is worked out anew. Never over the most actions, and the most
 * permanents of one, that there may be: more is refused for that, by name of the field.
 */
export function actingSizes(actions: unknown, sizes: Sizes): Sizes {
  const list = (Array.isArray(actions) ? actions : []).slice(0, LIMITS.actions);
  const turns = list.map((action) => turnsOf(action));
  return {
    ...sizes,
    events: list.reduce<number>((sum, action, index) => sum + eventsOf(action, turns[index] ?? 0, sizes.permanents), 0),
    setUp: turns.reduce((sum, count) => sum + PERMANENT * sizes.permanents * Math.max(1, count), 0),
  };
}

/** A kept game in a list, whose size isn't looked up before. */
export const USUAL_GAME: Sizes = { permanents: 100, players: 4, cards: 100, events: 0, setUp: 0 };

/** A kept game. */
export function stateSizes({ permanents, players, cards }: GameState): Sizes {
  const zones = players.flatMap((player) => ZONES.map((zone) => player[zone].length));
  return { permanents: Math.max(1, permanents.size), players: players.length, cards: Math.max(1, ...zones), events: 0, setUp: cards.size };
}

/** What `Mutation`'s fields that change a game lead to. */
export function changedSizes(field: string, args: Readonly<Record<string, unknown>>, sizes: Sizes): Sizes {
  return field === 'act' ? actingSizes(args.actions, sizes) : 'input' in args ? actingSizes([{ [field]: args.input }], sizes) : sizes;
}

/** A kept game, or one of its versions, in one text. */
export const keptName = (id: unknown, version: unknown = null): string => JSON.stringify([id, version]);

/** Over how many turns an action runs at most; 0 where it doesn't. */
function turnsOf(action: unknown): number {
  const advance = valueIn(action, 'advance');
  if (advance === undefined) return 0;
  const turns = valueIn(advance, 'turns');
  return typeof turns === 'number' ? clamped(turns, LIMITS.turns) : 1;
}

function eventsOf(action: unknown, turns: number, permanents: number): number {
  if (turns > 0) return turns * (STEPS + permanents);
  const named =
    typeof action === 'object' && action !== null ? Object.values(action).map((input) => listIn(input, 'permanents').length) : [];
  return Math.min(Math.max(EVENTS, ...named), LIMITS.permanents);
}

/** Of the texts that a field's arguments bring. Never over what one board may bring: more is refused for that, by name of the field. */
export function textCost({ input, card }: Readonly<Record<string, unknown>>): number {
  const texts = [...listIn(input, 'cards'), card].map(textIn);
  return Math.min(
    texts.reduce((sum, length) => sum + length, 0),
    LIMITS.cardTexts,
  );
}

/** Questions of a scenario, as the fields that they stand for; what an action comes to hangs on all permanents. */
export function questionsCost({ ask }: Readonly<Record<string, unknown>>, { permanents }: Sizes): number {
  const questions = (Array.isArray(ask) ? ask : []).slice(0, LIMITS.questions);
  return questions.reduce<number>((sum, question) => sum + questionCost(question, permanents), 0);
}

const SEARCHED = ['canPay', 'canCast', 'canActivate', 'manaOptions'];

function questionCost(question: unknown, permanents: number): number {
  const cited = valueIn(valueIn(question, 'cites'), 'of');
  if (cited !== undefined) return questionCost(cited, permanents);
  if (valueIn(question, 'attempt') !== undefined) return PERMANENT * permanents;
  if (valueIn(question, 'count') !== undefined) return permanents;
  return SEARCHED.some((kind) => valueIn(question, kind) !== undefined) ? 100 : SHORT;
}

/** The length of a card's text and of its faces'. */
function textIn(card: unknown): number {
  const text = typeof card === 'object' && card !== null && 'oracleText' in card ? card.oracleText : '';
  return listIn(card, 'cardFaces').reduce<number>((sum, face) => sum + textIn(face), typeof text === 'string' ? text.length : 0);
}

function clamped(size: number, most: number): number {
  return Math.min(Math.max(1, size), most);
}

function counted(list: readonly unknown[]): number {
  return list.reduce<number>((sum, each) => sum + countOf(each), 0);
}

function listIn(value: unknown, key: string): readonly unknown[] {
  const list = valueIn(value, key);
  return Array.isArray(list) ? list : [];
}

function valueIn(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && key in value ? Reflect.get(value, key) : undefined;
}

function countOf(object: unknown): number {
  const count = typeof object === 'object' && object !== null && 'count' in object ? object.count : 1;
  return typeof count === 'number' ? Math.max(1, count) : 1;
}
