import { BOARD_LIMITS } from '../engine/index.ts';

/** What one request may ask for. `Service.limits` shows these; README and SDL speak of them. */
export const LIMITS = {
  /** Bytes of a request's body. Large enough that an oversized board is refused by name of its field rather than by size. */
  bodyBytes: 4_000_000,
  /** Lexical tokens of a document; also bounds how deep its parser recurses. */
  tokens: 10_000,
  depth: 16,
  aliases: 200,
  cost: 200_000,
  permanents: BOARD_LIMITS.permanents,
  /** Cards off the battlefield, over all players and zones. */
  cards: BOARD_LIMITS.cards,
  players: BOARD_LIMITS.players,
  cardDefinitions: 1_000,
  /** UTF-16 code units of a face's text; the longest printed one has about 1,100. */
  cardText: 10_000,
  /** The same over all cards that a board defines; also what the texts that one operation brings may have together. */
  cardTexts: 100_000,
  /** Of one card; printed ones have up to five. */
  faces: 10,
  /** Kinds of counters on a permanent, and commanders that dealt damage to a player. */
  pairs: 100,
  /** UTF-16 code units of a name, an id, a type line and other short texts. */
  shortText: 300,
  pooledMana: 1_000,
  /** Actions of one list. */
  actions: 200,
  /** Changes that are taken back at once. */
  undo: 100,
  /** Answers, targets and mana abilities that an action gives. */
  answers: 100,
  /** Life, counters and {X} of an action. */
  amount: 1_000_000,
  /** A number of a board: life, counters, damage, X, lands played; so large that what happens on the board still can be told in 32 bits. */
  boardAmount: 1_000_000_000,
  /** Plans of one payment, and options of available mana, that are listed. */
  plans: 50,
  manaOptions: 1_000,
  /** Turns that one action runs over. */
  turns: 100,
  /** Nesting of lists and objects in variables. */
  variableDepth: 24,
  /** Problems of one board that are listed; the message tells how many there are. */
  problems: 50,
  /** Questions of one scenario. */
  questions: 200,
  /** Cards of one page. */
  page: 100,
} as const;
