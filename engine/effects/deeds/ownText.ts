import type { Deed, StaticEffect } from '../../ast/index.ts';
import { EVALUATE } from '../../characteristics/battlefield.ts';
import { contextOf } from '../../characteristics/evaluator.ts';
import { layered } from '../../characteristics/layers.ts';
import { every, not, some, type Truth } from '../../characteristics/truth.ts';
import type { GameState, StackObject } from '../../state/game.ts';

/** 113.6c: whether a spell's own text says on the stack that one of these can't be done to it; where a condition says when, whether that holds. */
export function saysOfItself(state: GameState, object: StackObject, ...deeds: readonly string[]): Truth {
  const { view } = layered(state);
  const context = { ...contextOf(view, EVALUATE, object.id), you: object.controller };
  const statics = (view.object(object.id)?.abilities ?? []).flatMap(({ ability }) => (ability.kind === 'static' ? ability.effects : []));
  return some(statics, (effect) => {
    const said = saidIn(effect);
    if (said === null || said.subject !== 'self' || !said.deeds.some(({ what }) => deeds.includes(what))) return false;
    if (said.condition === null) return true;
    const holds = EVALUATE.holds(said.condition, context);
    return every([said.unless ? not(holds) : holds], (part) => part);
  });
}

function saidIn(effect: StaticEffect) {
  if (effect.kind !== 'cant' && effect.kind !== 'continuous') return null;
  const deeds: readonly Deed[] =
    effect.kind === 'cant' ? effect.deeds : effect.changes.filter((change): change is Deed => change.kind === 'deed');
  const unless = effect.kind === 'cant' && effect.unless;
  return { subject: effect.subject.kind, deeds, condition: effect.condition, unless };
}
