import { contains } from '../characteristics/walk.ts';
import type { GameState, LastingEffect } from '../state/game.ts';
import type { UsedUp } from './modifier.ts';
import { written } from './written.ts';

const LABELS = new WeakMap<LastingEffect, string>();

/** What an effect that lasts is, whichever of several alike it is: those of the same label do the same, as long as as much is left of them. */
export function labelOf(effect: LastingEffect): string {
  const known = LABELS.get(effect);
  if (known !== undefined) return known;
  const { id: _, source: __, timestamp: ___, spellsBefore: ____, named, meant, ...what } = effect;
  const speaksOfItself = contains(what.effect, ({ kind }) => kind === 'self');
  // 701.19a: what is regenerated is what would be destroyed.
  const pointsBack = contains(
    what.effect,
    ({ kind }) => kind === 'it' || kind === 'that',
    ({ kind }) => kind !== 'regenerate',
  );
  const { it, ...others } = meant;
  const label = written([what, others, pointsBack ? it : null, speaksOfItself ? named : null]);
  LABELS.set(effect, label);
  return label;
}

/** What is left of the effects that are used up, whichever of several alike was used first. */
export const leftInAll = ({ effects }: GameState, { left, once }: UsedUp): readonly string[] =>
  effects
    .filter(({ use }) => use !== null)
    .map((effect) => written([labelOf(effect), left.get(effect.id) ?? null, once.has(effect.id) ? [once.get(effect.id)] : null]))
    .sort();
