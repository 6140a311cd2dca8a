import type { Ask, Stop } from '../choices.ts';
import type { DamageDealt } from '../damage/proposed.ts';
import { resultsOf } from '../damage/results.ts';
import { named } from '../events/endings.ts';
import type { GameEventBody } from '../events/event.ts';
import type { GameState } from '../state/game.ts';
import type { Step } from '../trace.ts';
import { inTheEvent } from './beside.ts';
import { type Afterwards, joinedAfterwards } from './changes/change.ts';
import { withCommandZone } from './commanders.ts';
import { lifeChangeOf, mayBeHeld } from './floors.ts';
import { NOTHING_USED, type UsedUp } from './modifier.ts';
import { type Path, type Pending, pendingOf } from './path.ts';
import { settleTogether } from './shared.ts';

/** What comes of events that would happen at the same time. */
export interface Settled {
  readonly kind: 'settled';
  /** All of them happen at once; one that nothing replaced is the very object that was given. */
  readonly events: readonly GameEventBody[];
  /** How effects came to apply to an event, where any did. */
  readonly why: ReadonlyMap<GameEventBody, readonly Step[]>;
  /** 615.5: what is done right after they have happened, in this order. */
  readonly afterwards: readonly Afterwards[];
}

/**
 * 614, 615, 616, 120.4: what comes of events that would happen at the same time, each effect once for each of them (614.5): damage first, then what the
 * damage that is dealt results in, together with everything else. `ask` answers in which order effects are applied where that matters
 * (616.1). `used`: keys of effects that can't apply. Stops where a choice is missing, or where it can't be told.
 */
export function settleAll(
  state: GameState,
  events: readonly GameEventBody[],
  ask: Ask,
  used: ReadonlySet<string> = new Set(),
): Settled | Stop {
  const [damage, others]: [Pending[], Pending[]] = [[], []];
  for (const event of events) (event.kind === 'DamageDealt' ? damage : others).push(pendingOf(event, used));
  const dealing = settleTogether(state, damage, NOTHING_USED, ask);
  if ('kind' in dealing) return dealing;
  const all = new Map<GameEventBody, readonly Step[]>();
  const dealt: DamageDealt[] = [];
  const steps: (readonly Step[])[] = [];
  for (const one of dealing.done)
    if (one.event.kind === 'DamageDealt') {
      dealt.push(one.event);
      steps.push(one.steps);
    } else if (!isRemovedAlready(one.event, all)) all.set(one.event, one.steps);
  const damageDone = resultsOf(state, dealt);
  if (damageDone.kind !== 'results') return damageDone;
  for (const [at, one] of damageDone.dealt.entries()) all.set(one, steps[at] ?? []);
  const beside = inTheEvent(state, joinedAfterwards(dealing.afterwards));
  const results = [
    ...damageDone.results.map((event) => pendingOf(event, used)),
    ...beside.events.map((one) => pendingOf(one.event, one.used)),
  ];
  const rest = settleResults(state, [...results, ...others], dealing.usedUp, ask);
  if ('kind' in rest) return rest;
  for (const one of rest.done) {
    const homed = withCommandZone(state, one.event, ask);
    if (homed.kind !== 'homed') return homed;
    all.set(homed.event, [...one.steps, ...homed.steps]);
  }
  const why = new Map([...all].filter(([, reasons]) => reasons.length > 0));
  return {
    kind: 'settled',
    events: [...all.keys(), ...usedUpEvents(state, rest.usedUp)],
    why,
    afterwards: joinedAfterwards([...beside.afterwards, ...rest.afterwards]),
  };
}

/** 122.1c: whether a shield counter is removed for other damage of the same time: one is, however many sources would deal it. */
const isRemovedAlready = (event: GameEventBody, all: ReadonlyMap<GameEventBody, unknown>): boolean =>
  event.kind === 'CounterRemoved' &&
  event.counter === 'shield' &&
  [...all.keys()].some((one) => one.kind === 'CounterRemoved' && one.counter === 'shield' && one.object === event.object);

/** 120.4c-d: what damage results in: where floors may hold up a life total, what players lose by the damage comes after all else that changes it. */
function settleResults(
  state: GameState,
  results: readonly Pending[],
  from: UsedUp,
  ask: Ask,
): Pick<Path, 'done' | 'usedUp' | 'afterwards'> | Stop {
  const lost = results.filter(({ event }) => mayBeHeld(state, event));
  if (lost.length === 0) return settleTogether(state, results, from, ask);
  const first = settleTogether(
    state,
    results.filter((one) => !lost.includes(one)),
    from,
    ask,
  );
  if ('kind' in first) return first;
  const life = new Map<string, number>();
  for (const { event } of first.done) {
    const changed = lifeChangeOf(event);
    if (changed !== null) life.set(changed.player, (life.get(changed.player) ?? 0) + changed.amount);
  }
  const then = settleTogether(state, lost, { ...first.usedUp, life }, ask);
  if ('kind' in then) return then;
  const isHeld = ({ event }: Pending): boolean => event.kind === 'LifeHeld';
  return {
    done: [...then.done.filter((one) => !isHeld(one)), ...first.done, ...then.done.filter(isHeld)],
    usedUp: then.usedUp,
    afterwards: [...first.afterwards, ...then.afterwards],
  };
}

/** 614.3, 615.3, 615.7-8: what is over or less of what was used. */
function usedUpEvents({ effects }: GameState, { left, once }: UsedUp): readonly GameEventBody[] {
  const over = effects.filter(({ id }) => once.has(id) || (left.get(id) ?? 1) <= 0).map(named);
  const less = effects.flatMap((one): readonly GameEventBody[] => {
    const now = left.get(one.id);
    return now === undefined || now <= 0 ? [] : [{ kind: 'LastingEffectReduced', effect: named(one), left: now }];
  });
  return over.length === 0 ? less : [...less, { kind: 'LastingEffectEnded', effects: over }];
}
