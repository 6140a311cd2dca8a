import type { Ask, Question, Stop } from '../choices.ts';
import { called } from '../events/called.ts';
import type { GameState } from '../state/game.ts';
import { couldApply } from './applying.ts';
import type { Afterwards } from './changes/change.ts';
import { differ } from './differ.ts';
import { namesOf, sharesOf } from './division.ts';
import { aboutStart, endsOf, type Patience, type Search, triedBy } from './ends.ts';
import { leftOf, type OfText, type UsedUp, useOf } from './modifier.ts';
import { chooserOf, settlePath } from './order.ts';
import { apply, type Path, type Pending, pathOf } from './path.ts';
import { mostOf, only, usedSince } from './shares.ts';

/** An event of several of the same time, and which of them it was or was a part of; `waits`: for what it waits that others want, too. */
interface Part {
  readonly event: Pending;
  readonly place: number;
}
interface Waiting extends Part {
  readonly waits: OfText;
}

/**
 * 616.1, 615.7: events that happen at the same time, each through all that applies to it, in the order in which players choose (101.4). What an effect that is
 * used up would be used on waits until it is known what else it would be used on; where there is not enough of it for all, the player who is affected says how it
 * is divided.
 */
export function settleTogether(state: GameState, events: readonly Pending[], from: UsedUp, ask: Ask): Path | Stop {
  const done: Pending[][] = events.map(() => []);
  const afterwards: Afterwards[][] = events.map(() => []);
  const open: Part[] = inTurn(
    state,
    events.map((event, place) => ({ event, place })),
  );
  let waiting: readonly Waiting[] = [];
  let usedUp = from;
  const patience: Patience = { vain: 0 };
  const came = (place: number, path: Path): readonly Part[] => {
    done[place]?.push(...path.done);
    afterwards[place]?.push(...path.afterwards);
    usedUp = path.usedUp;
    return path.pending.map((event) => ({ event, place }));
  };
  for (;;) {
    const next = open.shift();
    if (next !== undefined) {
      const taken = settlePath(state, pathOf(next.event, usedUp), ask, open.length + waiting.length > 0, patience);
      if ('kind' in taken) return taken;
      const [first, ...others] = came(next.place, taken.path);
      if (first !== undefined && taken.waits !== null) waiting = [...waiting, { ...first, waits: taken.waits }];
      open.unshift(...others);
      continue;
    }
    const [first] = waiting;
    if (first === undefined) return { pending: [], done: done.flat(), usedUp, afterwards: afterwards.flat() };
    const together = wantedBy(state, waiting);
    waiting = waiting.filter((one) => !together.includes(one));
    if (areEntwined(state, together, waiting, usedUp)) ask(OTHER_DIVISIONS);
    const uses = usesOf(state, together, usedUp, ask, patience);
    if ('kind' in uses) return uses;
    for (const { part, share } of uses) {
      if (share === 'none') {
        open.push(part);
        continue;
      }
      const path = used(state, part, share, usedUp);
      if ('kind' in path) return path;
      open.push(...came(part.place, path));
    }
  }
}

/** 101.4: the events about which the active player chooses first, then the others in turn order. */
function inTurn(state: GameState, parts: readonly Part[]): Part[] {
  if (parts.length < 2) return [...parts];
  const ids = state.players.map(({ id }) => id);
  const from = ids.indexOf(state.active);
  const turns = new Map([...ids.slice(from), ...ids.slice(0, from)].map((id, at) => [id, at]));
  return parts
    .map((part) => ({ part, turn: turns.get(chooserOf(state, part.event.event)) ?? 0 }))
    .sort((one, other) => one.turn - other.turn)
    .map(({ part }) => part);
}

/** Those that wait for one effect: that for which most of them do, of several the one that began first. */
function wantedBy({ effects }: GameState, waiting: readonly Waiting[]): readonly Waiting[] {
  let most: readonly Waiting[] = [];
  for (const { id } of effects) {
    const together = waiting.filter(({ waits }) => useOf(waits)?.id === id);
    if (together.length > most.length) most = together;
  }
  return most;
}

/** 615.7: what is used of one effect first could also be divided by what is used of another. */
const OTHER_DIVISIONS: Question = {
  what: 'other divisions of effects that wait for one another',
  options: [],
  least: 0,
  most: 0,
  unlisted: true,
};

/** Whether some damage could still use what other damage waits for, and the other way round, so that it matters of which it is known first how it is divided. */
function areEntwined(state: GameState, together: readonly Waiting[], others: readonly Waiting[], usedUp: UsedUp): boolean {
  if (others.length === 0) return false;
  const all = [...together, ...others];
  const wanted = [...new Map(all.map(({ waits }) => [waits.key, waits])).values()];
  const usable = new Map(
    all.map((part) => {
      const { event, used } = part.event;
      return [part, new Set(wanted.filter((effect) => couldApply(state, effect, event, used, usedUp)).map(({ key }) => key))];
    }),
  );
  const couldUse = (part: Waiting, { waits }: Waiting): boolean => usable.get(part)?.has(waits.key) === true;
  return others.some((other) => together.some((one) => couldUse(other, one) && couldUse(one, other)));
}

/** How much of an effect is used on an event: so much damage; all of one that works once, or nothing. */
interface Used {
  readonly part: Waiting;
  readonly share: number | 'all' | 'none';
}

/** 615.7-8: how much of one effect is used on each of the events that wait for it. */
function usesOf(state: GameState, together: readonly Waiting[], usedUp: UsedUp, ask: Ask, patience: Patience): readonly Used[] | Stop {
  const [first] = together;
  const limited = first === undefined ? null : useOf(first.waits);
  if (first === undefined || limited === null) return [];
  const of = { by: chooserAmong(state, together), effect: `“${first.waits.text}” of ${called(state, first.waits.source)}` };
  if (limited.use.kind === 'once') return usesOfNext(state, together, limited.id, usedUp, of, ask, patience);
  const left = leftOf(limited.use, limited.id, usedUp);
  const wanting = together.map((part) => ({ event: part.event, most: mostOf(state, part.event, part.waits, usedUp) }));
  const isOpen = together.some((part, at) => differs(state, part, limited.id, range(wanting[at]?.most ?? 0), usedUp, patience));
  const shares = sharesOf(wanting, { ...of, left }, isOpen ? ask : firstOption);
  return 'kind' in shares ? shares : together.map((part, at) => ({ part, share: shares[at] || 'none' }));
}

/** 615.8: of what works once, on the damage of which source. */
function usesOfNext(
  state: GameState,
  together: readonly Waiting[],
  effect: string,
  usedUp: UsedUp,
  { by, effect: words }: { readonly by: string; readonly effect: string },
  ask: Ask,
  patience: Patience,
): readonly Used[] | Stop {
  const groups = [
    ...Map.groupBy(together, ({ event: { event }, place }) => (event.kind === 'DamageDealt' ? event.source : place)).values(),
  ];
  const names = namesOf(groups.flatMap(([one]) => (one === undefined ? [] : [one.event])));
  const question: Question = {
    what: `on which of them ${words} is used, which ${by} chooses`,
    ...{ by, options: names, least: 1, most: 1 },
  };
  const isOpen = groups.length > 1 && together.some((part) => differs(state, part, effect, ['none', 'all'], usedUp, patience));
  const [answer = ''] = (isOpen ? ask : firstOption)(question) ?? [];
  const chosen = groups[names.indexOf(answer)];
  if (chosen === undefined) return { kind: 'unanswered', question };
  return together.map((part) => ({ part, share: chosen.includes(part) ? 'all' : 'none' }));
}

const firstOption: Ask = ({ options }) => options.slice(0, 1);

/** 101.4: of those whom the events affect the first in turn order. */
const chooserAmong = (state: GameState, together: readonly Waiting[]): string => {
  const [first] = inTurn(state, together);
  return first === undefined ? state.active : chooserOf(state, first.event.event);
};

/** Most shares of one event that are tried to find whether it matters which it is. */
const MOST_SHARES = 16;

const range = (most: number): readonly Used['share'][] | null =>
  most > MOST_SHARES ? null : ['none', ...Array.from({ length: most }, (_, at) => at + 1)];

/** Whether it makes a difference to what comes of an event how much of an effect is used on it; yes where that takes too long to find. */
function differs(
  state: GameState,
  part: Waiting,
  effect: string,
  shares: readonly Used['share'][] | null,
  usedUp: UsedUp,
  patience: Patience,
): boolean {
  if (shares === null) return true;
  const about = [aboutStart(pathOf(part.event, usedUp)), part.waits.key, effect, shares];
  return triedOnce(state, about, patience, (search) => differBy(search, part, effect, shares, usedUp));
}

const triedOnce = triedBy();

function differBy(search: Search, part: Waiting, effect: string, shares: readonly Used['share'][], usedUp: UsedUp): boolean {
  // What is left of the effect itself is settled by then.
  const without = ({ left, once }: UsedUp): UsedUp => ({
    ...usedUp,
    left: new Map(left).set(effect, 0),
    once: new Map(once).set(effect, ''),
  });
  return differ(shares, (share) => {
    const path = share === 'none' ? pathOf(part.event, usedUp) : used(search.state, part, share, usedUp);
    return 'kind' in path ? null : (endsOf({ ...path, usedUp: without(path.usedUp) }, search)?.keys() ?? null);
  });
}

/** An event after so much of an effect was used on it. */
function used(state: GameState, { event, waits }: Waiting, share: number | 'all', usedUp: UsedUp): Path | Stop {
  const effect = useOf(waits);
  if (share === 'all' || effect === null || effect.use.kind === 'once') return apply(state, pathOf(event, usedUp), waits);
  const left = leftOf(effect.use, effect.id, usedUp);
  const path = apply(state, pathOf(event, only(usedUp, effect.id, share)), waits);
  return 'kind' in path ? path : { ...path, usedUp: usedSince(path.usedUp, effect.id, left, share) };
}
