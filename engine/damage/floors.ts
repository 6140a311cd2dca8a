import { mentions } from '../characteristics/mentions.ts';
import { type InForce, staticEffects } from '../characteristics/staticEffects.ts';
import { every, isKnown } from '../characteristics/truth.ts';
import { cannot, type Stop } from '../choices.ts';
import type { GameEventBody } from '../events/event.ts';
import { type GameState, playerOf } from '../state/game.ts';

type LifeFloor = InForce<Extract<InForce['effect'], { readonly kind: 'lifeFloor' }>>;
type LifeLost = Extract<GameEventBody, { readonly kind: 'LifeLost' }>;

/**
 * 120.4c: life totals that damage would bring lower than something lets it. `events`: all that happen at once, each already what it is by then; the damage
 * is judged as a whole, together with the life that is gained or lost otherwise. Damage has been dealt in full all the same: what it makes a player lose is
 * less. A floor that life is below already does nothing; of several the highest decides, in whatever order they are applied (616.1). Stops where it can't be
 * told whether one applies.
 */
export function withFloors(state: GameState, events: readonly GameEventBody[]): readonly GameEventBody[] | Stop {
  const struck = new Set(events.flatMap((event) => (isByDamage(event) ? [event.player] : [])));
  if (struck.size === 0 || !mentions(state, isFloor)) return events;
  let now = events;
  for (const player of struck) {
    const held = heldFor(state, player, now);
    if ('kind' in held) return held;
    now = held;
  }
  return now;
}

const isFloor = ({ kind }: { readonly kind: string }): boolean => kind === 'lifeFloor';
const isByDamage = (event: GameEventBody): event is LifeLost => event.kind === 'LifeLost' && event.byDamage === true;

function heldFor(state: GameState, player: string, events: readonly GameEventBody[]): readonly GameEventBody[] | Stop {
  const life = playerOf(state, player)?.life ?? 0;
  const byDamage = sum(events, (event) => (isByDamage(event) && event.player === player ? event.amount : 0));
  const without = life + sum(events, (event) => (isByDamage(event) ? 0 : changeOf(event, player)));
  const floor = highest(state, player, life, without - byDamage);
  if (floor === null || 'kind' in floor) return floor ?? events;
  let left = Math.max(0, without - floor.least);
  const held: GameEventBody = { kind: 'LifeHeld', player, source: floor.source, least: floor.least, instead: left, of: byDamage };
  const after = events.flatMap((event): readonly GameEventBody[] => {
    if (!isByDamage(event) || event.player !== player) return [event];
    const amount = Math.min(left, event.amount);
    left -= amount;
    return amount === 0 ? [] : [{ ...event, amount }];
  });
  return [...after, held];
}

interface Floor {
  readonly source: string;
  readonly least: number;
}

/** The highest floor that holds a life total up; `from`: the total before, `to`: where it would end. Null where none does. */
function highest(state: GameState, player: string, from: number, to: number): Floor | Stop | null {
  let found: Floor | null = null;
  for (const one of staticEffects(state, 'lifeFloor')) {
    const least = one.context.evaluate.amount(one.effect.least, one.context);
    if (!isKnown(least)) return cannot(one.text, least.why);
    if (least > from || to >= least || (found !== null && found.least >= least)) continue;
    const applies = isFor(one, player);
    if (!isKnown(applies)) return cannot(one.text, applies.why);
    if (applies) found = { source: one.source, least };
  }
  return found;
}

const isFor = ({ effect: { whose, condition }, context }: LifeFloor, player: string) =>
  every(
    [() => context.evaluate.isPlayer(whose, player, context), () => condition === null || context.evaluate.holds(condition, context)],
    (part) => part(),
  );

/** How an event changes a player's life total. */
function changeOf(event: GameEventBody, player: string): number {
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

const sum = (events: readonly GameEventBody[], of: (event: GameEventBody) => number): number =>
  events.reduce((total, event) => total + of(event), 0);
