import type { StaticEffect } from '../ast/index.ts';
import type { GameState, LastingEffect } from '../state/game.ts';
import { isOmitted, leavesOut } from '../state/omitted.ts';
import { EVALUATE } from './battlefield.ts';
import { contextOf, contextOfLasting } from './evaluator.ts';
import { layered } from './layers.ts';
import type { Context } from './view.ts';

/**
 * A static effect in force: of a permanent (604), after continuous effects, or one that a resolved spell or ability started (611.2); in which words,
 * and for whom its text is read.
 */
export interface InForce<E extends StaticEffect = StaticEffect> {
  readonly source: string;
  readonly text: string;
  readonly effect: E;
  readonly context: Context;
  /** The effects of the same ability, this one among them. */
  readonly together: readonly StaticEffect[];
  /** What a resolved spell or ability started; null: an effect of what is there. */
  readonly lasting: LastingEffect | null;
}

const KNOWN = new WeakMap<GameState, ReadonlyMap<StaticEffect['kind'], readonly InForce[]>>();

/**
 * The static effects of one kind that are in force: of all permanents, in the order of the board, then those that last, in the order in which they began;
 * gathered once for a state. Conditions are not looked at.
 */
export function staticEffects<K extends StaticEffect['kind']>(
  state: GameState,
  kind: K,
): readonly InForce<Extract<StaticEffect, { readonly kind: K }>>[] {
  const known = KNOWN.get(state) ?? gather(state);
  KNOWN.set(state, known);
  return (known.get(kind) ?? []).filter((one): one is InForce<Extract<StaticEffect, { readonly kind: K }>> => one.effect.kind === kind);
}

function gather(state: GameState): ReadonlyMap<StaticEffect['kind'], readonly InForce[]> {
  const { view } = layered(state);
  const found: InForce[] = [];
  for (const source of view.permanents)
    for (const { ability, text, origin } of view.object(source)?.abilities ?? []) {
      if (ability.kind !== 'static') continue;
      const context = contextOf(view, EVALUATE, source, origin.kind === 'granted' ? origin.by : source);
      for (const effect of ability.effects.flatMap(singly))
        found.push({ source, text, effect, context, together: ability.effects, lasting: null });
    }
  for (const lasting of state.effects) {
    const { source, text, effect } = lasting;
    const context = contextOfLasting(view, EVALUATE, lasting);
    for (const one of singly(effect)) found.push({ source, text, effect: one, context, together: [effect], lasting });
  }
  const isThere = ({ text, effect }: InForce): boolean =>
    !isOmitted(state, text) && !(effect.kind === 'unsupported' && isOmitted(state, effect.text));
  return Map.groupBy(leavesOut(state) ? found.filter(isThere) : found, ({ effect }) => effect.kind);
}

const SINGLY = new WeakMap<StaticEffect, readonly StaticEffect[]>();

/** What one sentence says of several subjects, each by itself. */
function singly(effect: StaticEffect): readonly StaticEffect[] {
  if (effect.kind !== 'cants') return [effect];
  const known = SINGLY.get(effect);
  if (known !== undefined) return known;
  const { all, condition, conditionFirst, unless } = effect;
  const found = all.map((one): StaticEffect => ({ ...one, condition, conditionFirst, unless }));
  SINGLY.set(effect, found);
  return found;
}
