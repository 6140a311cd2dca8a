import type { Effect } from '../ast/index.ts';
import type { Resolving } from './resolving.ts';

/** One instruction that adds mana, or that says of what color or what is so with it. */
const addsByItself = ({ kind }: Effect): boolean =>
  kind === 'addMana' || kind === 'doubleMana' || kind === 'rider' || kind === 'chooseColor';

/** An instruction about mana that leaves nothing to decide but the mana: those that follow one another are worked out together. */
export function isAboutMana(effect: Effect): boolean {
  switch (effect.kind) {
    case 'keywordAction':
      return effect.action === 'choose a color';
    case 'insteadIf':
    case 'where':
    case 'forEach':
      return isAboutMana(effect.effect);
    case 'sequence':
      return effect.effects.every(isAboutMana);
    default:
      return addsByItself(effect);
  }
}

/** What adds mana and nothing else, where that is worked out apart. */
export const isApart = (effect: Effect, { addMana }: Resolving): boolean => addMana === null && addsOnlyMana(effect);

/** Whether all that an instruction does is to add mana. */
const addsOnlyMana = (effect: Effect): boolean => {
  switch (effect.kind) {
    case 'if':
    case 'unless':
    case 'may':
    case 'insteadIf':
    case 'where':
    case 'forEach':
    case 'otherwise':
    case 'ifYouDo':
    case 'unlessDoes':
      return addsOnlyMana(effect.effect);
    case 'sequence':
      return effect.effects.every(addsOnlyMana);
    case 'modal':
      return effect.modes.every((mode) => mode.effects.every(addsOnlyMana));
    default:
      return addsByItself(effect);
  }
};
