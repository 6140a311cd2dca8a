import { ZONE } from './enums.ts';
import { playerOf } from './game.ts';
import type { CardObjectResolvers } from './generated/types.ts';

export const CardObject: CardObjectResolvers = {
  id: ({ object }) => object.id,
  card: ({ object }) => object.card,
  owner: (model) => playerOf(model, model.object.owner),
  commander: ({ object }) => object.commander,
  zone: ({ object }) => ZONE[object.zone],
};
