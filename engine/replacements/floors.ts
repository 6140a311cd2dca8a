import type { Stop } from '../choices.ts';
import { type Floor, floorsUnder, hasFloors } from '../damage/floors.ts';
import { called } from '../events/called.ts';
import type { GameEventBody } from '../events/event.ts';
import { type GameState, playerOf } from '../state/game.ts';
import { type Change, change } from './changes/change.ts';
import type { Modifier, UsedUp } from './modifier.ts';

type LifeLost = Extract<GameEventBody, { readonly kind: 'LifeLost' }>;

/** 120.4c: life that damage makes a player lose, where something could keep that from bringing the life total too low. */
export const mayBeHeld = (state: GameState, event: GameEventBody): event is LifeLost =>
  event.kind === 'LifeLost' && event.byDamage === true && hasFloors(state);

/**
 * 120.4c, 616.1: floors of life as effects on what damage results in, each once like any other (614.5). The life total is judged with all that is gained or
 * lost otherwise in the same event (120.4d).
 */
export function modifiersOfFloors(state: GameState, event: GameEventBody, usedUp: UsedUp): readonly Modifier[] | Stop {
  if (!mayBeHeld(state, event)) return [];
  const floors = floorsUnder(state, event.player, lifeWithout(state, event, usedUp) - event.amount);
  return 'kind' in floors ? floors : floors.map(modifierOf);
}

const modifierOf = ({ source, text, least }: Floor, at: number, all: readonly Floor[]): Modifier => {
  const times = all.slice(0, at).filter((one) => one.source === source && one.text === text).length;
  return { kind: 'floor', least, key: `${source}: floor ${text} #${times}`, source, text };
};

/** What the life total would be without the damage. */
const lifeWithout = (state: GameState, { player }: LifeLost, { life }: UsedUp): number =>
  (playerOf(state, player)?.life ?? 0) + (life.get(player) ?? 0);

/** The damage brings the life total just down to the floor: it has been dealt in full all the same, what it makes the player lose is less. */
export function heldBy(state: GameState, event: LifeLost, modifier: Extract<Modifier, { kind: 'floor' }>, usedUp: UsedUp): Change {
  const { player, amount: of } = event;
  const { source, least, text } = modifier;
  const instead = Math.max(0, Math.min(of, lifeWithout(state, event, usedUp) - least));
  const held: GameEventBody = { kind: 'LifeHeld', player, source, least, instead, of };
  return change(
    [...(instead > 0 ? [{ ...event, amount: instead }] : []), held],
    `“${text}” of ${called(state, source)} keeps the life total of ${player} at ${least}.`,
    ['120.4c', '614.1a'],
  );
}

/** How an event changes a player's life total; null where it doesn't. */
export function lifeChangeOf(event: GameEventBody): { readonly player: string; readonly amount: number } | null {
  switch (event.kind) {
    case 'LifeGained':
      return { player: event.player, amount: event.amount };
    case 'LifeLost':
    case 'LifePaid':
      return { player: event.player, amount: -event.amount };
    default:
      return null;
  }
}
