import { type BoardError, type CompiledCard, type GameState, setUpBoard } from '../../engine/index.ts';
import type { Context } from '../context.ts';
import { type FieldPath, type Problem, refuse } from '../errors.ts';
import type { BoardInput, PlayerInput } from '../generated/types.ts';
import { boardSetup } from './board.ts';
import { boardLimitProblems, textProblems } from './boardLimits.ts';
import { cardProblems } from './card.ts';
import { given } from './given.ts';
import { InlineCards, repeatedNames } from './inlineCards.ts';
import { unknownCard } from './unknownCard.ts';

/** The state that a board describes. Throws the error of `badInput` that names every field at fault. */
export async function setUp(input: BoardInput, context: Context): Promise<GameState> {
  refuse(boardLimitProblems(input));
  const definitions = input.cards ?? [];
  refuse([...definitions.flatMap((card, index) => cardProblems(card, ['input', 'cards', index])), ...repeatedNames(definitions)]);
  refuse(textProblems(definitions));
  const find = await finder(input, new InlineCards(definitions), context);
  const board = setUpBoard(boardSetup(input), find);
  if (board.ok) return board.value;
  refuse(board.error.map((error) => problem(error, input, context)));
  throw new Error('A board was refused without a reason');
}

/** Looks up every name of the board at once, so that the engine, which does no I/O, finds them at hand. */
async function finder(input: BoardInput, inline: InlineCards, context: Context): Promise<(name: string) => CompiledCard | undefined> {
  const names = [...new Set(input.players.flatMap(cardNames))].filter((name) => inline.find(name) === undefined);
  const cards = await Promise.all(names.map((name) => context.cards.load(name)));
  const loaded = new Map(names.map((name, index) => [name, cards[index]]));
  return (name) => inline.find(name) ?? loaded.get(name);
}

/** Each text on a board that is, or may be, a card's name. */
function cardNames(player: PlayerInput): readonly string[] {
  const zones = [player.hand, player.graveyard, player.exile, player.library, player.command];
  return [
    ...zones.flatMap((zone) => (zone ?? []).map((card) => card.card)),
    ...(player.battlefield ?? []).flatMap((permanent) => [
      permanent.card,
      ...(permanent.imprinted ?? []),
      ...(permanent.exiledWith ?? []),
      ...(typeof permanent.copyOf === 'string' ? [permanent.copyOf] : []),
      ...(typeof permanent.chosen?.card === 'string' ? [permanent.chosen.card] : []),
    ]),
  ];
}

function problem(error: BoardError, input: BoardInput, context: Context): Problem {
  const path: FieldPath = ['input', ...inputPath(error, input)];
  const value = valueAt(input, path.slice(1));
  if (error.code === 'UNKNOWN_CARD' && typeof value === 'string') {
    const defined = (input.cards ?? []).map((card) => card.name);
    return unknownCard(value, path, context.catalogue, defined);
  }
  const { code, message, suggestions } = error;
  return { code, path, message, ...given(suggestions, (names) => ({ suggestions: names })) };
}

/** Where the engine names a key of a map (`counters`, `charge`), the caller wrote a list of pairs: the place of the pair. */
function inputPath({ code, path }: BoardError, input: BoardInput): FieldPath {
  const at = path.findIndex((part) => part === 'counters' || part === 'commanderDamage');
  const key = path[at + 1];
  if (at < 0 || typeof key !== 'string') return path;
  const pairs = valueAt(input, path.slice(0, at + 1));
  const index = Array.isArray(pairs) ? pairs.findIndex((pair) => pair.kind === key || pair.commander === key) : -1;
  return index < 0 ? path.slice(0, at + 1) : [...path.slice(0, at + 1), index, code === 'UNKNOWN_ID' ? 'commander' : 'amount'];
}

function valueAt(input: BoardInput, path: FieldPath): unknown {
  return path.reduce<unknown>((value, part) => (isIndexable(value) ? value[part] : undefined), input);
}

function isIndexable(value: unknown): value is Readonly<Record<string | number, unknown>> {
  return typeof value === 'object' && value !== null;
}
