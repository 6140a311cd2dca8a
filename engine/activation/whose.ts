import type { ActivationPlayer } from '../ast/index.ts';
import { layered } from '../characteristics/layers.ts';
import type { Truth } from '../characteristics/truth.ts';
import { type GameState, permanentsOf, playerOf } from '../state/game.ts';
import { type ActivatedAbility, activatedAbilities } from './activated.ts';
import { activationContext } from './demandsOf.ts';

/** 602.2: whether a player is one who may activate an ability: the controller, or the owner of a card elsewhere, unless it says otherwise. */
export function mayBeActivatedBy(state: GameState, player: string, ability: ActivatedAbility): Truth {
  const controller = layered(state).view.object(ability.source)?.controller ?? null;
  const said = ability.body.restrictions.find((restriction) => restriction.kind === 'by');
  if (said === undefined) return player === controller;
  const who: ActivationPlayer = said.who;
  if (who === 'anyPlayer') return true;
  if (who === 'opponents' || who === 'anyOpponent') return player !== controller;
  const context = activationContext(state, player, ability);
  return context.evaluate.isPlayer(who.who, player, { ...context, you: controller });
}

/**
 * The activated mana abilities that a player may look to (602.1, 605.1a), in the order of the board: of permanents, and of the player's own cards
 * in the zones where they work (113.6). Whether one may be activated just now (costs, timing, limits) is not asked; those of which it can't be told
 * whether the player may are among them.
 */
export function manaAbilitiesFor(state: GameState, player: string): readonly ActivatedAbility[] {
  const here = permanentsOf(state).flatMap((id) =>
    activatedAbilities(state, id).filter(
      (ability) => ability.isManaAbility && ability.zone === 'battlefield' && mayBeActivatedBy(state, player, ability) !== false,
    ),
  );
  const { hand = [], graveyard = [], exile = [], command = [] } = playerOf(state, player) ?? {};
  const elsewhere = [...hand, ...graveyard, ...exile, ...command].flatMap((id) =>
    activatedAbilities(state, id).filter(({ isManaAbility, zone }) => isManaAbility && zone === state.cards.get(id)?.zone),
  );
  return [...here, ...elsewhere];
}
