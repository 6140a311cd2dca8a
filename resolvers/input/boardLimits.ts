import type { FieldPath, Problem } from '../errors.ts';
import type { BoardInput, PermanentInput, PlayerInput } from '../generated/types.ts';
import { LIMITS } from '../limits.ts';
import { invalid, tooLarge } from './card.ts';

/** The zones of a player that a board fills with cards. */
export const ZONES = ['hand', 'graveyard', 'exile', 'library', 'command'] as const;
const PATH: FieldPath = ['input'];

/** What is too large, and pairs that name one thing twice: looked at before anything of the board is built. */
export function boardLimitProblems(board: BoardInput): readonly Problem[] {
  const problems: Problem[] = [];
  if (board.players.length > LIMITS.players) {
    problems.push(tooLarge([...PATH, 'players'], `A board may have at most ${LIMITS.players} players.`));
  }
  if ((board.cards ?? []).length > LIMITS.cardDefinitions) {
    problems.push(tooLarge([...PATH, 'cards'], `At most ${LIMITS.cardDefinitions} cards may be defined.`));
  }
  if (problems.length > 0) return problems;
  return [
    ...permanentCount(board),
    ...cardCount(board),
    ...board.players.flatMap((player, index) => playerProblems(player, [...PATH, 'players', index])),
  ];
}

function permanentCount(board: BoardInput): readonly Problem[] {
  const lists = board.players.map((player, index) => ({
    path: [...PATH, 'players', index, 'battlefield'],
    list: player.battlefield ?? [],
  }));
  return tooMany(lists, LIMITS.permanents, 'permanents');
}

function cardCount(board: BoardInput): readonly Problem[] {
  const lists = board.players.flatMap((player, index) =>
    ZONES.map((zone) => ({ path: [...PATH, 'players', index, zone], list: player[zone] ?? [] })),
  );
  return tooMany(lists, LIMITS.cards, 'cards off the battlefield');
}

interface Counted {
  readonly path: FieldPath;
  readonly list: readonly { readonly count?: number | null }[];
}

/** Where lists hold too many together, the longest of them is named. */
function tooMany(lists: readonly Counted[], most: number, what: string): readonly Problem[] {
  const sizes = lists.map(({ path, list }) => ({ path, size: counted(list) }));
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  const [longest] = sizes.sort((left, right) => right.size - left.size);
  if (longest === undefined || total <= most) return [];
  return [tooLarge(longest.path, `A board may have at most ${most} ${what} in all, "count" multiplied out; this one has ${total}.`)];
}

function playerProblems(player: PlayerInput, path: FieldPath): readonly Problem[] {
  return [
    ...manaProblems(player.manaPool ?? '', [...path, 'manaPool']),
    ...twice(
      (player.commanderDamage ?? []).map((pair) => pair.commander),
      [...path, 'commanderDamage'],
    ),
    ...(player.battlefield ?? []).flatMap((permanent, index) => permanentProblems(permanent, [...path, 'battlefield', index])),
  ];
}

function manaProblems(mana: string, path: FieldPath): readonly Problem[] {
  const symbols = mana.length > LIMITS.pooledMana * 3 ? LIMITS.pooledMana + 1 : amountIn(mana);
  return symbols > LIMITS.pooledMana ? [tooLarge(path, `A pool may hold at most ${LIMITS.pooledMana} mana.`)] : [];
}

/** How much mana the text could mean at most, read loosely: whether it is mana at all is the engine's to say. */
function amountIn(mana: string): number {
  return [...mana.matchAll(/\}(?:\*(\d+))?/g)].reduce((sum, [, count]) => sum + (count === undefined ? 1 : Number(count)), 0);
}

function permanentProblems(permanent: PermanentInput, path: FieldPath): readonly Problem[] {
  return twice(
    (permanent.counters ?? []).map((pair) => pair.kind),
    [...path, 'counters'],
  );
}

function twice(keys: readonly string[], path: FieldPath): readonly Problem[] {
  const seen = new Set<string>();
  return keys.flatMap((key, index) => {
    if (seen.has(key)) return [invalid([...path, index], `"${key.slice(0, 40)}" is listed twice. Give one entry with the whole amount.`)];
    seen.add(key);
    return [];
  });
}

/** A count below 1 is the engine's to refuse. */
function counted(list: Counted['list']): number {
  return list.reduce((sum, entry) => sum + Math.max(1, entry.count ?? 1), 0);
}
