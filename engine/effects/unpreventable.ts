import type { Condition, Effect } from '../ast/index.ts';
import type { Proposal } from './resolving.ts';

const WORDS = "this spell can't be countered";

/** 615.12: "the damage can't be prevented", said of the damage of the instruction before; null where an instruction says no such thing. */
export function saysUnpreventable(effect: Effect): { readonly condition: Condition | null } | null {
  if (effect.kind === 'if') return saysUnpreventable(effect.effect) === null ? null : { condition: effect.condition };
  return effect.kind === 'instruction' && effect.about === 'prevention' ? { condition: null } : null;
}

/** The instructions with what is said of damage right after that damage, where only what is done in the place of something stands between. */
export function saidAtOnce(effects: readonly Effect[]): readonly Effect[] {
  const at = effects.findIndex((effect) => saysUnpreventable(effect) !== null);
  const said = effects[at];
  const deal = effects.slice(0, Math.max(0, at)).findLastIndex(({ kind }) => kind === 'dealDamage');
  const between = effects.slice(deal + 1, Math.max(0, at));
  if (said === undefined || deal < 0 || between.length === 0 || !between.every(({ kind }) => kind === 'replace')) return effects;
  return [...effects.slice(0, deal + 1), said, ...between, ...effects.slice(at + 1)];
}

/** The same damage, as damage that can't be prevented. */
export const unpreventably = (proposal: Proposal): Proposal => ({
  ...proposal,
  events: proposal.events.map((event) => (event.kind === 'DamageDealt' ? { ...event, unpreventable: true } : event)),
});

/** 113.6: whether an instruction is not one but says of the spell itself that it can't be countered, and on which condition (null: none); otherwise null. */
export function saysUncounterable(effect: Effect): { readonly condition: Condition | null } | null {
  switch (effect.kind) {
    case 'if':
      return saysUncounterable(effect.effect) === null ? null : { condition: effect.condition };
    case 'instruction':
      return effect.about === 'prevention' && effect.text.startsWith(WORDS) ? { condition: null } : null;
    case 'continuous':
      return effect.subject.kind === 'self' &&
        effect.changes.every((change) => change.kind === 'deed' && change.what === "can't be countered")
        ? { condition: null }
        : null;
    default:
      return null;
  }
}
