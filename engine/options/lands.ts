import { playableFaces } from '../actions/playLand.ts';
import { reasonsAgainstPlaying } from '../activation/lands.ts';
import { refusal } from '../activation/reasons.ts';
import { staticsOf } from '../activation/statics.ts';
import { type GameState, playerOf } from '../state/game.ts';
import { once } from './announcing.ts';
import { elsewhere } from './cards.ts';
import type { LegalAction, PlayerAction } from './option.ts';
import { prospectOf } from './prospect.ts';

/** 305.1: every land that a player may play now, each face of it by itself; of those that are meant. */
export function landOptions(state: GameState, player: string, isMeant: (id: string) => boolean): readonly LegalAction[] {
  const hand = playerOf(state, player)?.hand ?? [];
  const others = staticsOf(state).permissions.length === 0 ? [] : elsewhere(state, player);
  return [...hand, ...others].filter(isMeant).flatMap((card) => ofCard(state, player, card));
}

function ofCard(state: GameState, player: string, id: string): readonly LegalAction[] {
  const card = state.cards.get(id)?.card;
  if (card === undefined) return [];
  return playableFaces(card).flatMap((face): readonly LegalAction[] => {
    const against = refusal(reasonsAgainstPlaying(state, { player, card: id, face }));
    if (against !== null && against.notModelled === null) return [];
    const action: PlayerAction = { kind: 'playLand', card: id, face, by: player };
    return [
      {
        action,
        text: card.faces[face]?.definition.name ?? id,
        alternative: null,
        notModelled: against?.notModelled ?? null,
        announcement: () => null,
        payments: () => null,
        prospect: once(() => prospectOf(state, action)),
      },
    ];
  });
}
