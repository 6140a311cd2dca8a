import { availableMana, canPay, hasWon, maxX, whyLost } from '../engine/index.ts';
import { LOSS_REASON } from './enums.ts';
import type { PlayerResolvers } from './generated/types.ts';
import { maxXQuestion, paymentQuestion } from './input/payment.ts';
import type { CardObjectModel, PlayerModel } from './models.ts';

export const Player: PlayerResolvers = {
  id: ({ player }) => player.id,
  life: ({ player }) => player.life,
  poison: ({ player }) => player.poison,
  energy: ({ player }) => player.energy,
  speed: ({ player }) => player.speed,
  landsPlayed: ({ player }) => player.landsPlayed,
  manaPool: ({ player }) => player.manaPool,
  availableMana: ({ state, player }, { unspent }) => availableMana(state, player.id, { unspent: unspent ?? false }),
  canPay: ({ state, player }, args) => ({ state, payment: canPay(state, player.id, paymentQuestion(state, args)) }),
  maxX({ state, player }, args) {
    const { cost, purpose } = maxXQuestion(state, args);
    return maxX(state, player.id, cost, purpose);
  },
  commanderDamage: ({ player }) =>
    [...player.commanderDamage].filter(([, amount]) => amount > 0).map(([commander, amount]) => ({ commander, amount })),
  lost: ({ player }) => (player.lost === null ? null : { reason: LOSS_REASON[player.lost], explanation: whyLost(player.id, player.lost) }),
  won: ({ state, player }) => hasWon(state, player.id),
  hand: (model) => cardsOf(model, model.player.hand),
  graveyard: (model) => cardsOf(model, model.player.graveyard),
  exile: (model) => cardsOf(model, model.player.exile),
  library: (model) => cardsOf(model, model.player.library),
  command: (model) => cardsOf(model, model.player.command),
};

function cardsOf({ state }: PlayerModel, ids: readonly string[]): readonly CardObjectModel[] {
  return ids.map((id) => {
    const object = state.cards.get(id);
    if (object === undefined) throw new Error(`no card ${id}`);
    return { state, object };
  });
}
