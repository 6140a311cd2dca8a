import { apply } from '../../engine/events/apply.ts';
import type { Acted, GameEvent, GameState, PlayerState, PooledMana } from '../../engine/index.ts';
import { stateBasedActions } from '../../engine/stateBasedActions/stateBasedActions.ts';

/** What holds of every game at every moment. */

const ZONES = ['hand', 'graveyard', 'exile', 'library', 'command'] as const;

/** A state as text: equal for equal states. Compiled cards stand there by their names. */
export const shown = (state: GameState): string =>
  JSON.stringify(state, (key, value: unknown) => {
    if (key === 'card' && typeof value === 'object' && value !== null && 'definition' in value) return nameIn(value.definition);
    if (typeof value === 'bigint') return String(value);
    return value instanceof Map || value instanceof Set ? [...value] : value;
  });

const nameIn = (definition: unknown): unknown =>
  typeof definition === 'object' && definition !== null && 'name' in definition ? definition.name : null;

/** The ids of the cards that a game is played with, wherever they are. */
export const cardsIn = ({ permanents, cards, stack }: GameState): readonly string[] => {
  const copies = new Set(stack.flatMap((one) => (one.kind === 'spell' && one.copy ? [one.id] : [])));
  const here = [...permanents.values()].filter(({ token }) => !token).map(({ id }) => id);
  // 114.5: an emblem is no card.
  return [...here, ...cards.keys()].filter((id) => !copies.has(id) && !id.startsWith('emblem')).sort();
};

/** What is wrong with a game by itself, in sentences. */
export function faultsOf(state: GameState): readonly string[] {
  const { permanents, cards, players, stack, past, nextNumber } = state;
  const listed = players.flatMap((player) => ZONES.flatMap((zone) => player[zone].map((id) => ({ id, zone, player: player.id }))));
  const spells = new Set(stack.flatMap((one) => (one.kind === 'spell' ? [one.id] : [])));
  const ids = [...permanents.keys(), ...cards.keys(), ...players.map(({ id }) => id), ...past.keys()];
  const stackIds = stack.map(({ id }) => id);
  return [
    ...listed.flatMap(({ id, zone, player }) => {
      const card = cards.get(id);
      if (card === undefined) return [`${id} is listed in the ${zone} of ${player} and is no card there`];
      return card.zone === zone && card.owner === player
        ? []
        : [`${id} is listed in the ${zone} of ${player} and is in the ${card.zone} of ${card.owner}`];
    }),
    ...repeated(listed.map(({ id }) => id)).map((id) => `${id} is in two places`),
    ...[...cards.values()].flatMap(({ id, zone }) =>
      zone === 'stack'
        ? spells.has(id)
          ? []
          : [`${id} is on the stack and is no spell there`]
        : listed.some((one) => one.id === id)
          ? []
          : [`${id} is nowhere`],
    ),
    ...[...spells].flatMap((id) => (cards.get(id)?.zone === 'stack' ? [] : [`the spell ${id} is no card on the stack`])),
    ...repeated(ids).map((id) => `the id ${id} is given twice`),
    ...repeated(stackIds).map((id) => `the id ${id} is given twice on the stack`),
    ...[...permanents.values()].flatMap(({ id, timestamp }) => (timestamp < nextNumber ? [] : [`${id} has a timestamp of the future`])),
    ...[...permanents.values()].flatMap((one) =>
      [...one.counters].flatMap(([kind, count]) => (count > 0 ? [] : [`${one.id} has ${count} ${kind} counters`])),
    ),
    ...[...permanents.values()].flatMap(({ id, damage }) =>
      damage >= 0 && Number.isSafeInteger(damage) ? [] : [`${id} has ${damage} damage`],
    ),
    ...players.flatMap(({ id, life, manaPool }) => [
      ...(Number.isSafeInteger(life) ? [] : [`${id} has ${life} life`]),
      ...manaPool.flatMap(({ amount }) => (amount > 0n ? [] : [`${id} has ${amount} mana of a kind`])),
    ]),
  ];
}

const repeated = (ids: readonly string[]): readonly string[] => {
  const seen = new Set<string>();
  return ids.filter((id) => {
    const again = seen.has(id);
    seen.add(id);
    return again;
  });
};

/** What is wrong with how an action turned out, in sentences. */
export function faultsOfActing(before: GameState, { state: after, events }: Acted): readonly string[] {
  return [
    ...faultsOf(after),
    ...(cardsIn(before).join() === cardsIn(after).join() ? [] : ['cards were lost or came from nowhere']),
    ...(after.nextNumber >= before.nextNumber ? [] : ['timestamps went back']),
    ...before.players.flatMap((player) => playerFaults(player, after, events)),
    ...(manaIn(after) - manaIn(before) === balance(events) ? [] : ['mana that was made is not what was spent, emptied and is left']),
    ...unsettled(after),
    ...(isTold(before, { state: after, events }) ? [] : ['the events are not all that changed']),
    ...events.flatMap(({ kind, explanation }) => (explanation.rules.length > 0 ? [] : [`the event ${kind} cites no rule`])),
  ];
}

/**
 * Whether events are all that an action changed. Who has priority follows from what was done (117.3), and what nothing speaks of any more is forgotten:
 * neither is an event. As what an object is remembered that left hangs on which events happened together.
 */
export const isTold = (before: GameState, { state: after, events }: Pick<Acted, 'state' | 'events'>): boolean =>
  areEqual(comparable(events.reduce<GameState>((now, event) => apply(now, event), before)), comparable(after));

const comparable = (state: GameState): unknown => {
  const { thisTurn } = state;
  const left = thisTurn.left.map(({ object: { id }, to, cause }) => ({ id, to, cause }));
  return { ...state, priority: '', past: new Map(), thisTurn: { ...thisTurn, left } };
};

/** The ids of what is gone are numbered by how much of that is there. */
const withoutNumber = (text: string): string => (text.includes('@') ? text.replace(/@\d+/g, '@') : text);

/** Whether two values are equal as far as they hold data; states share what did not change, so that little of them is looked at. */
function areEqual(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left === 'string' && typeof right === 'string') return withoutNumber(left) === withoutNumber(right);
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null)
    return Number.isNaN(left) && Number.isNaN(right);
  if (left instanceof Map) return right instanceof Map && areEqual([...left], [...right]);
  if (left instanceof Set) return right instanceof Set && areEqual([...left], [...right]);
  if (Array.isArray(left)) return Array.isArray(right) && left.length === right.length && left.every((one, at) => areEqual(one, right[at]));
  if (Array.isArray(right) || right instanceof Map || right instanceof Set) return false;
  const others = new Map(Object.entries(right).filter(([, value]) => value !== undefined));
  const own = Object.entries(left).filter(([, value]) => value !== undefined);
  return own.length === others.size && own.every(([key, value]) => areEqual(value, others.get(key)));
}

function playerFaults({ id, life }: PlayerState, after: GameState, events: readonly GameEvent[]): readonly string[] {
  const now = after.players.find((one) => one.id === id)?.life ?? Number.NaN;
  const told = events.reduce((sum, event) => sum + lifeBy(event, id), 0);
  return now - life === told ? [] : [`the life of ${id} went from ${life} to ${now} and events tell of ${told}`];
}

function lifeBy(event: GameEvent, player: string): number {
  switch (event.kind) {
    case 'LifeGained':
      return event.player === player ? event.amount : 0;
    case 'LifeLost':
    case 'LifePaid':
      return event.player === player ? -event.amount : 0;
    default:
      return 0;
  }
}

/** 704.3: a player has priority, so no state-based action is due. */
function unsettled(state: GameState): readonly string[] {
  const found = stateBasedActions({ state, since: [], pending: [], ask: () => null });
  return found.kind === 'due' ? found.actions.map(({ text }) => `a state-based action is due: ${text}`) : [];
}

const sum = (mana: readonly PooledMana[]): bigint => mana.reduce((total, { amount }) => total + amount, 0n);
/** How much mana is in all pools. */
export const manaIn = (state: GameState): bigint => state.players.reduce((total, { manaPool }) => total + sum(manaPool), 0n);

/** How much more mana there should be in pools after these events. */
export function balance(events: readonly GameEvent[]): bigint {
  return events.reduce((total, event) => {
    switch (event.kind) {
      case 'ManaAdded':
        return total + sum(event.mana);
      case 'ManaSpent':
      case 'ManaEmptied':
        return total - sum(event.mana);
      case 'ManaChanged':
        return total - sum(event.from) + sum(event.to);
      default:
        return total;
    }
  }, 0n);
}
