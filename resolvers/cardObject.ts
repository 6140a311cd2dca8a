import { canCast } from '../engine/index.ts';
import { ZONE } from './enums.ts';
import { badInput } from './errors.ts';
import { findPlayer, playerOf } from './game.ts';
import type { CardObjectResolvers } from './generated/types.ts';
import { checkedX, faceOf } from './input/payment.ts';

export const CardObject: CardObjectResolvers = {
  id: ({ object }) => object.id,
  card: ({ object }) => object.card,
  owner: (model) => playerOf(model, model.object.owner),
  commander: ({ object }) => object.commander,
  zone: ({ object }) => ZONE[object.zone],
  counters: ({ object }) => [...(object.aside?.counters ?? [])].map(([kind, amount]) => ({ kind, amount })),
  foretold: ({ object }) => object.aside?.as === 'foretold',
  plotted: ({ object }) => object.aside?.as === 'plotted',
  canCast(model, { by, x, face }) {
    const { state, object } = model;
    const player = actor(model, by ?? object.owner);
    return canCast(state, {
      card: object.id,
      face: typeof face === 'string' ? faceOf(state, object.id, face, ['face']) : 0,
      player,
      x: typeof x === 'number' ? checkedX(x) : null,
    });
  },
};

/** The player of that id, who has to be in the game. */
export function actor(game: Parameters<typeof findPlayer>[0], id: string): string {
  if (findPlayer(game, id) !== null) return id;
  throw badInput({ code: 'UNKNOWN_ID', path: ['by'], message: `There is no player "${id.slice(0, 40)}" in this game.` });
}
