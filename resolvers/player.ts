import type { PlayerResolvers } from './generated/types.ts';
import type { CardObjectModel, PlayerModel } from './models.ts';

export const Player: PlayerResolvers = {
  id: ({ player }) => player.id,
  life: ({ player }) => player.life,
  poison: ({ player }) => player.poison,
  energy: ({ player }) => player.energy,
  landsPlayed: ({ player }) => player.landsPlayed,
  manaPool: ({ player }) => player.manaPool.map((type) => ({ type })),
  commanderDamage: ({ player }) =>
    [...player.commanderDamage].filter(([, amount]) => amount > 0).map(([commander, amount]) => ({ commander, amount })),
  hand: (model) => zone(model, 'hand'),
  graveyard: (model) => zone(model, 'graveyard'),
  exile: (model) => zone(model, 'exile'),
  library: (model) => zone(model, 'library'),
  command: (model) => zone(model, 'command'),
};

function zone({ state, player }: PlayerModel, name: CardObjectModel['object']['zone']): readonly CardObjectModel[] {
  return [...state.cards.values()].filter((card) => card.zone === name && card.owner === player.id).map((object) => ({ state, object }));
}
