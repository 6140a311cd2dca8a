import type { Effect, ManaRider } from '../ast/index.ts';
import type { ManaLifetime } from '../state/manaPool.ts';

/**
 * 106.6: what the instructions that follow one say of the mana that it adds: the next riders in the list, up to an instruction that adds
 * mana again. `outer`: what is said of the whole list.
 */
export function ridersFor(effects: readonly Effect[], index: number, outer: readonly ManaRider[]): readonly ManaRider[] {
  const after = effects.slice(index + 1);
  const first = after.findIndex(({ kind }) => kind === 'rider');
  if (first < 0) return outer;
  const rest = after.slice(first);
  const next = rest.findIndex(({ kind }) => kind === 'addMana' || kind === 'doubleMana');
  return [...rest.slice(0, next < 0 ? rest.length : next).flatMap((effect) => (effect.kind === 'rider' ? [effect.rider] : [])), ...outer];
}

/** What bears on how mana is spent. */
export function spendingRiders(riders: readonly ManaRider[]): readonly ManaRider[] {
  return riders.some(({ kind }) => kind === 'retained') ? riders.filter(({ kind }) => kind !== 'retained') : riders;
}

/** 500.4: how long mana stays of which this is said. */
export function lifetimeFrom(riders: readonly ManaRider[]): ManaLifetime {
  const retained = riders.find((rider) => rider.kind === 'retained');
  if (retained === undefined) return 'step';
  return retained.until === 'endOfTurn' ? 'turn' : 'combat';
}
