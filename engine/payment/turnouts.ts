import type { Activation, PaidCosts, Yields } from '../mana/activation.ts';
import { yieldsOf } from '../mana/yields.ts';
import type { GameState } from '../state/game.ts';
import type { ManaOrigin } from '../state/manaPool.ts';
import type { Offer } from './offers.ts';

const KNOWN = new WeakMap<GameState, Map<string, Yields>>();

/** How activating an offered mana ability could turn out (605.3b, 605.4a) when its costs are paid like this; worked out once for a state. */
export function turnout(state: GameState, player: string, offer: Offer, paid: PaidCosts): Yields {
  const ofState = KNOWN.get(state) ?? new Map<string, Yields>();
  KNOWN.set(state, ofState);
  const { source, ability } = offer;
  const how = offer.settledByCosts ? `${paid.x}|${paid.countersRemoved}|${paid.objects.join()}` : '';
  const key = `${player}|${source}|${ability.index}|${how}`;
  const activation: Activation = { source, ability: ability.index, player, paid };
  const known = ofState.get(key) ?? yieldsOf(state, activation);
  ofState.set(key, known);
  return known;
}

/** What an activation adds to this player's pool, in a form in which equal things of different sources are equal. */
export function turnoutKey({ options, truncated, open }: Yields, player: string): string {
  const parts = options.map(({ additions }) =>
    additions
      .filter((addition) => addition.player === player)
      .map(({ types, amount, origin, riders, lifetime }) => `${types}*${amount}${lifetime}${JSON.stringify(riders)}${originKey(origin)}`)
      .join('+'),
  );
  return `${parts.join(' or ')}${truncated ? '…' : ''}${open.join()}`;
}

const ORIGINS = new WeakMap<ManaOrigin, string>();

/** What costs and riders can ask of where mana is from: all but which object it was. */
export function originKey(origin: ManaOrigin | null): string {
  if (origin === null) return '';
  const known = ORIGINS.get(origin) ?? JSON.stringify({ ...origin, id: '' });
  ORIGINS.set(origin, known);
  return known;
}
