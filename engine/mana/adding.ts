import type { Effect } from '../ast/index.ts';
import { nested } from './producedMana.ts';

/** True where an instruction adds mana, at whatever depth. */
export const addsMana = (effect: Effect): boolean =>
  effect.kind === 'addMana' || effect.kind === 'doubleMana' || nested(effect).some(addsMana);
