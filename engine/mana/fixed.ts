import type { Ability, Effect, ManaOutput, ManaSource } from '../ast/index.ts';
import { addsMana } from './adding.ts';
import { instructionsOf } from './production.ts';

const KNOWN = new WeakMap<Ability, boolean>();

/** Whether what an ability adds is the same whatever the board and whatever its costs were paid with. */
export function isFixed(ability: Ability): boolean {
  const known = KNOWN.get(ability) ?? instructionsOf(ability).every(isFixedEffect);
  KNOWN.set(ability, known);
  return known;
}

function isFixedEffect(effect: Effect): boolean {
  if (effect.kind === 'addMana') return isFixedOutput(effect.mana);
  return !addsMana(effect) && effect.kind !== 'choosePlayer' && effect.kind !== 'chooseColor' && effect.kind !== 'reveal';
}

function isFixedOutput(mana: ManaOutput): boolean {
  switch (mana.kind) {
    case 'symbols':
      return true;
    case 'either':
      return mana.options.every(isFixedOutput);
    case 'sequence':
      return mana.parts.every(isFixedOutput);
    case 'oneType':
    case 'combination':
    case 'eachType':
      return mana.amount.kind === 'number' && isFixedSource(mana.of);
    case 'repeated':
      return mana.amount.kind === 'number' && isFixedOutput(mana.mana);
    case 'costOf':
    case 'remembered':
      return false;
  }
}

const isFixedSource = ({ kind }: ManaSource): boolean =>
  kind === 'types' || kind === 'anyColor' || kind === 'anyType' || kind === 'colorOfChoice';
