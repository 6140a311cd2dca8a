import { EVALUATE } from '../characteristics/battlefield.ts';
import { contextOf } from '../characteristics/evaluator.ts';
import { layered } from '../characteristics/layers.ts';
import type { Context } from '../characteristics/view.ts';
import { contains, type Node } from '../characteristics/walk.ts';
import { changesActivation, changesItself } from '../costs/abilityCost.ts';
import { totalCost } from '../costs/total.ts';
import type { GameState } from '../state/game.ts';
import { type ActivatedAbility, activatedAbility } from './activated.ts';
import { isNotModelled, notModelled } from './bounds.ts';
import { demandOfCost, together } from './demandParts.ts';
import type { Demands, NotModelled } from './demands.ts';

const KNOWN = new WeakMap<GameState, Map<string, Demands | NotModelled>>();

/**
 * What activating an object's ability asks of a player, as things stand (602.1a, 602.2b); `ability` is its place among the object's
 * abilities. Whether it may be activated is not asked. That there is no such activated ability is told as not modelled.
 */
export function demandsOf(state: GameState, player: string, source: string, ability: number): Demands | NotModelled {
  const known = KNOWN.get(state) ?? new Map<string, Demands | NotModelled>();
  KNOWN.set(state, known);
  const key = `${player}\n${source}\n${ability}`;
  const found = known.get(key) ?? workOut(state, player, source, ability);
  known.set(key, found);
  return found;
}

function workOut(state: GameState, player: string, source: string, index: number): Demands | NotModelled {
  const ability = activatedAbility(state, source, index);
  if (ability === null) return notModelled('', 'there is no such activated ability');
  const context = activationContext(state, player, ability);
  const printed = together(ability.body.costs.map((cost) => demandOfCost(cost, { context, player, source })));
  if (isNotModelled(printed)) return printed;
  const bounded = printed.x !== null && contains(ability.body, saysNotZero) ? { ...printed, x: { ...printed.x, least: 1 } } : printed;
  return mayChange(ability, state, context) ? changed(bounded, state, player, ability) : bounded;
}

/** "X can't be 0." */
export const saysNotZero = (node: Node): boolean => node.kind === 'rule' && 'about' in node && node.about === 'X';

/** Whether something on the board, or the ability's own text, may change what it costs (601.2f). */
function mayChange({ owned, source }: ActivatedAbility, state: GameState, { view }: Context): boolean {
  const object = view.object(source);
  return changesActivation(state) || (object !== undefined && changesItself(object, owned.ability));
}

/** 601.2f, 602.2b: the same with increases and reductions. */
function changed(printed: Demands, state: GameState, player: string, { source, index, text }: ActivatedAbility): Demands | NotModelled {
  const { locked, open } = totalCost(state, player, { kind: 'activate', source, ability: index }, {});
  const [untold] = open;
  const [first, ...others] = locked;
  if (untold !== undefined) return notModelled(text, untold);
  if (first === undefined) return notModelled(text, 'there is no cost that could be paid');
  if (others.length > 0) return notModelled(text, 'announced in different ways it comes to different costs');
  if (first.offX > 0) return notModelled(text, 'a reduction of what X comes to is not modelled here');
  return { ...printed, mana: first.mana.length === 0 ? null : first.mana, life: Math.max(printed.life, first.life) };
}

/** For whom an activated ability's text is read: "you" is who activates it (602.2a). */
export function activationContext(state: GameState, player: string, { source, owned }: ActivatedAbility): Context {
  const { view } = layered(state);
  const { origin } = owned;
  return { ...contextOf(view, EVALUATE, source, origin.kind === 'granted' ? origin.by : source), you: player };
}
