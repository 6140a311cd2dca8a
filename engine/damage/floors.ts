import { mentions } from '../characteristics/mentions.ts';
import { type InForce, staticEffects } from '../characteristics/staticEffects.ts';
import { every, isKnown } from '../characteristics/truth.ts';
import { cannot, type Stop } from '../choices.ts';
import { type GameState, playerOf } from '../state/game.ts';

type LifeFloor = InForce<Extract<InForce['effect'], { readonly kind: 'lifeFloor' }>>;

/** 120.4c: what keeps damage from bringing a life total lower than so much. */
export interface Floor {
  readonly source: string;
  readonly text: string;
  readonly least: number;
}

/** Whether there is anything that keeps damage from bringing a life total lower. */
export const hasFloors = (state: GameState): boolean => mentions(state, isFloor);
const isFloor = ({ kind }: { readonly kind: string }): boolean => kind === 'lifeFloor';

/**
 * 120.4c: what holds up a player's life total that damage would bring to so much. What the life total is below already does nothing. Stops where it can't be
 * told whether one applies.
 */
export function floorsUnder(state: GameState, player: string, to: number): readonly Floor[] | Stop {
  const from = playerOf(state, player)?.life ?? 0;
  const found: Floor[] = [];
  for (const one of staticEffects(state, 'lifeFloor')) {
    const { source, text, context, effect } = one;
    const least = context.evaluate.amount(effect.least, context);
    if (!isKnown(least)) return cannot(text, least.why);
    if (least > from || to >= least) continue;
    const applies = isFor(one, player);
    if (!isKnown(applies)) return cannot(text, applies.why);
    if (applies) found.push({ source, text, least });
  }
  return found;
}

const isFor = ({ effect: { whose, condition }, context }: LifeFloor, player: string) =>
  every(
    [() => context.evaluate.isPlayer(whose, player, context), () => condition === null || context.evaluate.holds(condition, context)],
    (part) => part(),
  );
