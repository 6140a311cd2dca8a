import type { Effect } from '../ast/index.ts';
import type { ForCopies } from './deeds/copyingSpells.ts';

/** 707.10c: "you may choose new targets for the copy": said of the copies that the instruction before makes. */
export function isAboutCopies(effect: Effect): boolean {
  if (effect.kind === 'may' || effect.kind === 'if') return isAboutCopies(effect.effect);
  if (effect.kind !== 'newTargets') return false;
  const of = effect.of.kind === 'outOf' ? effect.of.of : effect.of;
  return of.kind === 'it' || (of.kind === 'that' && isCopy(of.filter));
}

const isCopy = (filter: Extract<Extract<Effect, { kind: 'newTargets' }>['of'], { kind: 'that' }>['filter']): boolean =>
  filter.kind === 'objects' && filter.words.some((word) => word.kind === 'noun' && word.which === 'copy');

/** Whether it is said of one copy or of several. */
export function forCopies(effect: Effect): ForCopies {
  if (effect.kind === 'may' || effect.kind === 'if') return forCopies(effect.effect);
  if (effect.kind !== 'newTargets') return null;
  return effect.of.kind === 'outOf' || ('plural' in effect.of && effect.of.plural) ? 'each' : 'one';
}

/** "If you do, copy that spell. You may choose new targets for the copy": what is said of copies goes with what makes them. */
export function withCopies(effects: readonly Effect[]): readonly Effect[] {
  const all: Effect[] = [];
  for (const effect of effects) {
    const before = all.at(-1);
    const joined = before !== undefined && before.kind !== 'copySpell' && isAboutCopies(effect) ? copying(before, effect) : null;
    if (joined === null) all.push(effect);
    else all.splice(-1, 1, joined);
  }
  return all;
}

/** The instruction with what is said of the copies that it makes in the end; null where it makes none. */
function copying(effect: Effect, about: Effect): Effect | null {
  switch (effect.kind) {
    case 'copySpell':
      return { kind: 'sequence', effects: [effect, about], joins: ['and'], shared: false };
    case 'may':
    case 'if':
    case 'ifYouDo':
    case 'unless':
    case 'otherwise':
    case 'where': {
      const inner = copying(effect.effect, about);
      return inner && { ...effect, effect: inner };
    }
    case 'forEach': {
      if (effect.effect.kind !== 'copySpell') return null;
      const { effect: copied, quantity } = effect;
      return { kind: 'sequence', effects: [{ ...copied, times: quantity }, about], joins: ['and'], shared: false };
    }
    case 'delayed': {
      const inner = copying(effect.effect, about);
      return inner && { ...effect, effect: inner };
    }
    case 'sequence': {
      const last = effect.effects.at(-1);
      const inner = last === undefined ? null : copying(last, about);
      return inner && { ...effect, effects: [...effect.effects.slice(0, -1), inner] };
    }
    default:
      return null;
  }
}
