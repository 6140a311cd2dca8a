import type { FieldPath, Problem } from '../errors.ts';
import type { BoardInput, CardInput, CardObjectInput, PermanentInput, PlayerInput } from '../generated/types.ts';
import { LIMITS } from '../limits.ts';
import { invalid, textLength, tooLarge } from './card.ts';

/** The zones of a player that a board fills with cards. */
export const ZONES = ['hand', 'graveyard', 'exile', 'library', 'command'] as const;
const PATH: FieldPath = ['input'];

/**
 * What is too large, and pairs that name one thing twice: looked at before anything of the board is built. `count` multiplies all that
 * stands with it, so that nothing may be of any length that stands in a permanent or a card.
 */
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
    ...longTexts({ active: board.active, priority: board.priority }, PATH),
    ...board.players.flatMap((player, index) => playerProblems(player, [...PATH, 'players', index])),
  ];
}

/** Texts that are short enough each, but too much together. */
export function textProblems(definitions: readonly CardInput[]): readonly Problem[] {
  const written = textLength(definitions);
  if (written <= LIMITS.cardTexts) return [];
  const message = `The texts of the defined cards may have at most ${LIMITS.cardTexts} characters together; these have ${written}.`;
  return [tooLarge([...PATH, 'cards'], `${message} Define only cards that the board uses.`)];
}

function permanentCount(board: BoardInput): readonly Problem[] {
  const lists = board.players.map((player, index) => ({
    path: [...PATH, 'players', index, 'battlefield'],
    size: counted(player.battlefield ?? []),
  }));
  return tooMany(lists, LIMITS.permanents, 'permanents');
}

function cardCount(board: BoardInput): readonly Problem[] {
  const lists = board.players.flatMap((player, index) => {
    const path = [...PATH, 'players', index];
    return [...ZONES.map((zone) => ({ path: [...path, zone], size: counted(player[zone] ?? []) })), ...exiledBy(player, path)];
  });
  return tooMany(lists, LIMITS.cards, 'cards off the battlefield');
}

/** Cards that permanents have exiled are off the battlefield too, whether or not a player's exile lists them. */
function exiledBy({ battlefield }: PlayerInput, path: FieldPath): readonly Counted[] {
  return (battlefield ?? []).flatMap((permanent, place) =>
    (['imprinted', 'exiledWith'] as const).map((key) => ({
      path: [...path, 'battlefield', place, key],
      size: copies(permanent) * (permanent[key] ?? []).length,
    })),
  );
}

interface Counted {
  readonly path: FieldPath;
  readonly size: number;
}

/** Where lists hold too many together, the longest of them is named. */
function tooMany(lists: readonly Counted[], most: number, what: string): readonly Problem[] {
  const total = lists.reduce((sum, { size }) => sum + size, 0);
  const [longest] = lists.toSorted((left, right) => right.size - left.size);
  if (longest === undefined || total <= most) return [];
  return [tooLarge(longest.path, `A board may have at most ${most} ${what} in all, "count" multiplied out; this one has ${total}.`)];
}

function playerProblems(player: PlayerInput, path: FieldPath): readonly Problem[] {
  const { manaPool, commanderDamage, battlefield, hand, graveyard, exile, library, command, ...others } = player;
  const { life, poison, energy, speed, landsPlayed } = others;
  return [
    ...largeNumbers({ life, poison, energy, speed, landsPlayed }, path),
    ...manaProblems(manaPool ?? '', [...path, 'manaPool']),
    ...pairProblems(commanderDamage ?? [], ({ commander }) => commander, [...path, 'commanderDamage']),
    ...(battlefield ?? []).flatMap((permanent, index) => permanentProblems(permanent, [...path, 'battlefield', index])),
    ...ZONES.flatMap((zone) => (player[zone] ?? []).flatMap((card, index) => counteredProblems(card, [...path, zone, index]))),
    ...longTexts(others, path),
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
  const { damage, x } = permanent;
  return [...largeNumbers({ damage, x }, path), ...counteredProblems(permanent, path)];
}

/** Of a permanent and of a card alike. */
function counteredProblems({ counters, ...others }: PermanentInput | CardObjectInput, path: FieldPath): readonly Problem[] {
  return [...pairProblems(counters ?? [], ({ kind }) => kind, [...path, 'counters']), ...longTexts(others, path)];
}

/** Numbers so far from zero that what comes of them might not be told in 32 bits. */
function largeNumbers(numbers: Readonly<Record<string, number | null | undefined>>, path: FieldPath): readonly Problem[] {
  return Object.entries(numbers).flatMap(([key, value]) => {
    if (Math.abs(value ?? 0) <= LIMITS.boardAmount) return [];
    return [tooLarge([...path, key], `Numbers on a board may be at most ${LIMITS.boardAmount} from zero, not ${value}.`)];
  });
}

/** Pairs of a name and a number: not too many of them, the names not too long, and none twice. */
function pairProblems<T extends { readonly amount: number }>(
  pairs: readonly T[],
  nameOf: (pair: T) => string,
  path: FieldPath,
): readonly Problem[] {
  if (pairs.length > LIMITS.pairs) return [tooLarge(path, `This may have at most ${LIMITS.pairs} entries, not ${pairs.length}.`)];
  const seen = new Set<string>();
  return pairs.flatMap((pair, index) => {
    const name = nameOf(pair);
    if (seen.has(name)) return [invalid([...path, index], `"${name.slice(0, 40)}" is listed twice. Give one entry with the whole amount.`)];
    seen.add(name);
    return [...largeNumbers({ amount: pair.amount }, [...path, index]), ...longTexts(pair, [...path, index])];
  });
}

/** Every text in a value, however deep, that is longer than a name or an id may be. */
function longTexts(value: unknown, path: FieldPath): readonly Problem[] {
  if (typeof value === 'string')
    return value.length > LIMITS.shortText ? [tooLarge(path, `This may have at most ${LIMITS.shortText} characters.`)] : [];
  if (typeof value !== 'object' || value === null) return [];
  const entries: readonly [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, below]) => longTexts(below, [...path, key]));
}

function counted(list: readonly { readonly count?: number | null }[]): number {
  return list.reduce((sum, entry) => sum + copies(entry), 0);
}

/** A count below 1 is the engine's to refuse. */
const copies = ({ count }: { readonly count?: number | null }): number => Math.max(1, count ?? 1);
