import { mentions } from '../characteristics/mentions.ts';
import { contains } from '../characteristics/walk.ts';
import type { GameState } from '../state/game.ts';

const isAboutPrevention = ({ kind }: { readonly kind: string }): boolean => kind === 'damagePrevented';

/** Whether an ability waits for damage to be prevented; what prevents it tells apart what it does with how much. */
export const isPreventionSeen = (state: GameState): boolean =>
  mentions(state, isAboutPrevention) || state.delayedTriggers.some(({ event }) => contains(event, isAboutPrevention));
