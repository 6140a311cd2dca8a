import { EVALUATE } from '../characteristics/battlefield.ts';
import { contextOf } from '../characteristics/evaluator.ts';
import { layered } from '../characteristics/layers.ts';
import type { Context } from '../characteristics/view.ts';
import type { GameState } from '../state/game.ts';
import { type ActivatedAbility, activatedAbility } from './activated.ts';
import { notModelled } from './bounds.ts';
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
  return together(ability.body.costs.map((cost) => demandOfCost(cost, { context, player, source })));
}

/** For whom an activated ability's text is read: "you" is who activates it (602.2a). */
export function activationContext(state: GameState, player: string, { source, owned }: ActivatedAbility): Context {
  const { view } = layered(state);
  const { origin } = owned;
  return { ...contextOf(view, EVALUATE, source, origin.kind === 'granted' ? origin.by : source), you: player };
}
