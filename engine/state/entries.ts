import type { CompiledCard } from '../cards/definition.ts';
import { BOARD_LIMITS, type BoardSetup, type CardSetup, type PermanentSetup } from './board.ts';
import { type Complaints, type Path, wholeNumber } from './checks.ts';
import type { CardZone } from './game.ts';

/** One object of the board: what it was described by, and the id it has. An entry with a count gives several. */
export interface Entry<S extends CardSetup> {
  readonly id: string;
  readonly setup: S;
  readonly card: CompiledCard;
  readonly player: string;
  readonly path: Path;
}
export type PermanentEntry = Entry<PermanentSetup>;
export interface CardEntry extends Entry<CardSetup> {
  readonly zone: CardZone;
}

export interface Entries {
  readonly permanents: readonly PermanentEntry[];
  readonly cards: readonly CardEntry[];
}

/** The zones of a player that are lists of cards. */
export const CARD_ZONES = ['hand', 'graveyard', 'exile', 'library', 'command'] as const;

export type Find = (name: string) => CompiledCard | undefined;

/** False where a board is larger than can be answered quickly; nothing else of it is then looked at. */
export function withinLimits(setup: BoardSetup, errors: Complaints): boolean {
  if (setup.players.length > BOARD_LIMITS.players)
    errors.add('TOO_LARGE', ['players'], `a board has at most ${BOARD_LIMITS.players} players, not ${setup.players.length}`);
  const total = (lists: readonly (readonly CardSetup[] | undefined)[]): number =>
    lists.flatMap((list) => list ?? []).reduce((sum, { count = 1 }) => sum + Math.max(count, 0), 0);
  const permanents = total(setup.players.map(({ battlefield }) => battlefield));
  if (permanents > BOARD_LIMITS.permanents)
    errors.add('TOO_LARGE', ['players'], `a board has at most ${BOARD_LIMITS.permanents} permanents, not ${permanents}; "count" counts`);
  const cards = total(setup.players.flatMap((player) => CARD_ZONES.map((zone) => player[zone])));
  if (cards > BOARD_LIMITS.cards)
    errors.add(
      'TOO_LARGE',
      ['players'],
      `a board has at most ${BOARD_LIMITS.cards} cards off the battlefield, not ${cards}; "count" counts`,
    );
  return errors.list.length === 0;
}

/** Every object of the board with its card and its id; unknown cards and ids that are given twice are complained about. */
export function entriesOf(setup: BoardSetup, find: Find, errors: Complaints): Entries {
  const ids = new Map<string, Path>(setup.players.map(({ id }, index) => [id, ['players', index, 'id']]));
  const name = naming(explicitIds(setup, ids, errors));
  const permanents: PermanentEntry[] = [];
  const cards: CardEntry[] = [];
  for (const [index, player] of setup.players.entries()) {
    const read = <S extends CardSetup>(list: readonly S[] | undefined, zone: string): readonly Entry<S>[] =>
      (list ?? []).flatMap((one, place) => {
        const path = ['players', index, zone, place];
        const count = wholeNumber(one.count, 1, 1, [...path, 'count'], errors);
        const card = find(one.card);
        if (card === undefined) errors.add('UNKNOWN_CARD', [...path, 'card'], `there is no card named ${JSON.stringify(one.card)}`);
        const made = name(one, count);
        return card === undefined ? [] : made.map((id) => ({ id, setup: one, card, player: player.id, path }));
      });
    permanents.push(...read(player.battlefield, 'battlefield'));
    for (const zone of CARD_ZONES) cards.push(...read(player[zone], zone).map((entry) => ({ ...entry, zone })));
  }
  return { permanents, cards };
}

/** The ids that an entry with a count stands for: `id-1`, `id-2` …. */
function idsOf(id: string, count: number): readonly string[] {
  return count === 1 ? [id] : Array.from({ length: count }, (_, index) => `${id}-${index + 1}`);
}

function explicitIds(setup: BoardSetup, ids: Map<string, Path>, errors: Complaints): ReadonlySet<string> {
  for (const [index, player] of setup.players.entries())
    for (const zone of ['battlefield', ...CARD_ZONES] as const)
      for (const [place, { id, count }] of (player[zone] ?? []).entries()) {
        if (id === undefined) continue;
        const path = ['players', index, zone, place, 'id'];
        if (id === '') errors.add('INVALID_VALUE', path, 'an id must not be empty; leave it out to have one made up');
        for (const one of idsOf(id, count !== undefined && Number.isSafeInteger(count) && count > 0 ? count : 1)) {
          const before = ids.get(one);
          if (before === undefined) ids.set(one, path);
          else
            errors.add(
              'DUPLICATE_ID',
              path,
              `the id ${JSON.stringify(one)} is taken already (${placeOf(before)}); give each object its own`,
            );
        }
      }
  return new Set(ids.keys());
}

/** `players[0].battlefield[2].id` */
const placeOf = (path: Path): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .slice(1);

/** Gives objects their ids: their own, or made up from the card's name and the next number that is free. */
function naming(taken: ReadonlySet<string>): (setup: CardSetup, count: number) => readonly string[] {
  const next = new Map<string, number>();
  return ({ id, card }, count) => {
    if (id !== undefined) return idsOf(id, count);
    const slug = slugOf(card);
    return Array.from({ length: count }, () => {
      let number = next.get(slug) ?? 1;
      while (taken.has(`${slug}-${number}`)) number += 1;
      next.set(slug, number + 1);
      return `${slug}-${number}`;
    });
  };
}

/** A name as an id: lower case, without accents, words joined by dashes. */
function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return plain === '' ? 'object' : plain;
}
