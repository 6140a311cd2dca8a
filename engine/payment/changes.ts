import { apply } from '../events/apply.ts';
import type { GameState } from '../state/game.ts';
import type { Groups } from './groups.ts';
import { type Away, interplayIn } from './interplay.ts';
import type { Way } from './ways.ts';

/** Something about the game that a way of paying changes and that other mana abilities look at. */
export type Change =
  | { readonly kind: 'gone'; readonly group: number; readonly to: Away }
  | { readonly kind: 'turned'; readonly group: number; readonly tapped: boolean }
  | { readonly kind: 'counters'; readonly group: number; readonly counter: string; readonly by: number }
  | { readonly kind: 'life'; readonly by: number };

const ZONES: Readonly<Record<string, Away>> = {
  sacrifice: 'graveyard',
  discard: 'graveyard',
  putInGraveyard: 'graveyard',
  exile: 'exile',
  returnToHand: 'hand',
  putOnLibrary: 'library',
};

/** What a mana ability used in this way changes for others; nothing for most. */
export function changesOf(
  state: GameState,
  { offer, actors, removed, takes, pain, gone }: Way,
  groups: Groups,
  lifePlace: number | null,
): readonly Change[] {
  if (offer === null) return [];
  const interplay = interplayIn(state);
  const changes: Change[] = [];
  for (const { group, costs, source } of actors) {
    const [member = ''] = groups.groups[group]?.members ?? [];
    const to = costs.flatMap((cost) => ZONES[cost] ?? [])[0] ?? (gone && source ? 'graveyard' : undefined);
    if (to !== undefined && interplay.leaving(member, to)) changes.push({ kind: 'gone', group, to });
    if (to === undefined && costs.includes('tap') && interplay.turning(member)) changes.push({ kind: 'turned', group, tapped: true });
    if (to === undefined && costs.includes('untap') && interplay.turning(member)) changes.push({ kind: 'turned', group, tapped: false });
  }
  for (const { group, counter, amount } of removed)
    if (interplay.counters(groups.groups[group]?.members[0] ?? '')) changes.push({ kind: 'counters', group, counter, by: -amount });
  const life = pain + takes.reduce((sum, { place, amount }) => (place === lifePlace ? sum + amount : sum), 0);
  if (interplay.life && life !== 0) changes.push({ kind: 'life', by: -life });
  return changes;
}

/** Changes put together: equal ones once, with how often. */
export type Changed = ReadonlyMap<string, { readonly change: Change; readonly times: number }>;

export const NOTHING_CHANGED: Changed = new Map();

/** Both; null where there aren't so many objects or counters. */
export function plus(before: Changed, changes: readonly Change[], groups: Groups, state: GameState): Changed | null {
  const after = new Map(before);
  for (const change of changes) {
    const key = JSON.stringify(change);
    after.set(key, { change, times: (after.get(key)?.times ?? 0) + 1 });
  }
  return isPossible(after, groups, state) ? after : null;
}

export const keyOfChanged = (changed: Changed): string =>
  [...changed]
    .map(([key, { times }]) => `${times}x${key}`)
    .sort()
    .join();

function isPossible(changed: Changed, { groups }: Groups, state: GameState): boolean {
  const gone = new Map<number, number>();
  for (const { change, times } of changed.values()) {
    if (change.kind === 'gone') gone.set(change.group, (gone.get(change.group) ?? 0) + times);
    if (change.kind === 'turned' && times > (groups[change.group]?.members.length ?? 0)) return false;
    if (change.kind === 'counters' && -change.by * times > countersOn(state, groups[change.group]?.members ?? [], change.counter))
      return false;
    if (change.kind === 'life' && change.by < 0 && -change.by * times > Math.max(...state.players.map(({ life }) => life))) return false;
  }
  return [...gone].every(([group, times]) => times <= (groups[group]?.members.length ?? 0));
}

const countersOn = (state: GameState, ids: readonly string[], counter: string): number =>
  ids.reduce((sum, id) => sum + (state.permanents.get(id)?.counters.get(counter) ?? 0), 0);

/** The game after these changes, with the last members of the groups standing for all. */
export function changedState(state: GameState, player: string, changed: Changed, { groups }: Groups): GameState {
  const left = new Map(groups.map(({ members }, index): [number, readonly string[]] => [index, members]));
  let now = state;
  for (const { change, times } of changed.values())
    for (let time = 0; time < times; time += 1) {
      const members = change.kind === 'life' ? [] : (left.get(change.group) ?? []);
      now = changedOnce(now, player, change, members);
      if (change.kind === 'gone') left.set(change.group, members.slice(0, -1));
    }
  return now;
}

function changedOnce(state: GameState, player: string, change: Change, members: readonly string[]): GameState {
  switch (change.kind) {
    case 'gone': {
      const id = members.at(-1);
      if (id === undefined) return state;
      const permanent = state.permanents.get(id);
      const from = permanent === undefined ? (state.cards.get(id)?.zone ?? 'hand') : 'battlefield';
      return apply(state, { kind: 'ZoneChanged', id, as: permanent?.token === true ? null : id, from, to: change.to, cause: 'other' });
    }
    case 'turned': {
      const id = members.findLast((one) => state.permanents.get(one)?.tapped === !change.tapped);
      if (id === undefined) return state;
      return apply(
        state,
        change.tapped
          ? { kind: 'PermanentTapped', permanent: id, forMana: true, by: player }
          : { kind: 'PermanentUntapped', permanent: id },
      );
    }
    case 'counters': {
      const id = members.findLast((one) => (state.permanents.get(one)?.counters.get(change.counter) ?? 0) > 0);
      return id === undefined ? state : apply(state, { kind: 'CounterRemoved', object: id, counter: change.counter, amount: -change.by });
    }
    case 'life':
      if (change.by < 0) return apply(state, { kind: 'LifeLost', player, amount: -change.by });
      return apply(state, { kind: 'LifeGained', player, amount: change.by, source: null });
  }
}
