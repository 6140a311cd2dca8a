import type { Demands } from '../activation/demands.ts';
import type { Ability, Effect, Quantity } from '../ast/index.ts';
import { layered } from '../characteristics/layers.ts';
import type { Yields } from '../mana/activation.ts';
import { typesIn } from '../mana/amounts.ts';
import type { GameState } from '../state/game.ts';
import type { PlacedActor, Removed } from './actors.ts';
import type { Price } from './net.ts';
import type { Offer } from './offers.ts';

/** What one use of a mana ability gives up. */
export function priceOf(
  state: GameState,
  player: string,
  offer: Offer | null,
  demands: Demands,
  actors: readonly PlacedActor[],
  removed: readonly Removed[],
  x: number,
  yields: Yields | null,
): Price {
  const gone = actors.filter(({ costs }) => costs.some((cost) => LEAVING.has(cost)));
  const fromBattlefield = gone.filter(({ parts }) => parts.some((part) => isPermanent(state, demands.objects[part]?.among[0])));
  const cards = gone.length - fromBattlefield.length;
  const types =
    yields === null ? 0 : yields.options.reduce((set, { additions }) => additions.reduce((all, one) => all | one.types, set), 0);
  const hand = demands.discardsHand ? (state.players.find(({ id }) => id === player)?.hand.length ?? 0) : 0;
  return {
    life: demands.life + x * demands.perX.life + (offer === null ? 0 : Math.max(0, painOf(state, offer))),
    permanents: fromBattlefield.length,
    oneShot: (gone.some(({ source }) => source) ? 1 : 0) + removed.reduce((sum, { amount }) => sum + amount, 0),
    cards: cards + demands.mills + hand,
    flexibility: typesIn(types).length,
  };
}

const LEAVING: ReadonlySet<string> = new Set(['sacrifice', 'exile', 'discard', 'returnToHand', 'putInGraveyard', 'putOnLibrary']);

const isPermanent = (state: GameState, id: string | undefined): boolean => id !== undefined && state.permanents.has(id);

/** Life that the player loses at once as its ability resolves; below 0 for life that is gained. */
export const immediateLoss = ({ ability }: Offer): number => lifeLost(ability.body.effects);

/** Life that the player loses by using it: damage by its own instructions, and by what triggers when the permanent becomes tapped. */
function painOf(state: GameState, { source, ability, demands }: Offer): number {
  const taps = demands.objects.some(({ kind, among }) => kind === 'tap' && among.length === 1 && among[0] === source);
  const triggered = taps ? (layered(state).view.object(source)?.abilities ?? []).flatMap((one) => onTapping(one.ability)) : [];
  return lifeLost([...ability.body.effects, ...triggered]);
}

const onTapping = (ability: Ability): readonly Effect[] =>
  ability.kind === 'triggered' && ability.event.kind === 'becomesTapped' && ability.event.what.kind === 'self' ? ability.effects : [];

/** Damage to "you" and life lost by "you", as far as the text gives the number; life gained is taken off. */
export function lifeLost(effects: readonly Effect[]): number {
  return effects.reduce((sum, effect) => sum + lostBy(effect), 0);
}

function lostBy(effect: Effect): number {
  switch (effect.kind) {
    case 'dealDamage':
      return effect.to?.kind === 'you' ? fixed(effect.amount) : 0;
    case 'loseLife':
      return effect.who.kind === 'you' ? fixed(effect.amount) : 0;
    case 'gainLife':
      return effect.who.kind === 'you' ? -fixed(effect.amount) : 0;
    case 'sequence':
      return lifeLost(effect.effects);
    default:
      return 0;
  }
}

const fixed = (amount: Quantity): number => (amount.kind === 'number' ? amount.value : 0);
