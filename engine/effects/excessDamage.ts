import type { Condition, Effect, ObjectRef, Recipient } from '../ast/index.ts';
import { layered } from '../characteristics/layers.ts';
import { isKnown, type Truth } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import { type DamageOn, excessOf } from '../damage/excess.ts';
import { type DamageDealt, proposedDamage } from '../damage/proposed.ts';
import { has, sourceOf } from '../damage/sources.ts';
import type { GameEventBody } from '../events/event.ts';
import { cannot, contextWhile, isStop, type Proposal, type Resolving, type Stop } from './resolving.ts';

/** "Excess damage is dealt to that creature's controller instead": to whom, and on which condition; null: none. */
export interface SaysExcess {
  readonly condition: Condition | null;
  readonly to: Recipient;
}

/** 120.4a: what is said of excess damage of the instruction before; null where an instruction says no such thing. */
export function saysExcess(effect: Effect): SaysExcess | null {
  if (effect.kind === 'if') {
    const said = saysExcess(effect.effect);
    return said === null ? null : { ...said, condition: effect.condition };
  }
  if (effect.kind !== 'dealtInstead' || effect.to.kind === 'itself') return null;
  return effect.amount?.kind === 'thisWay' && effect.amount.what === 'excess damage' ? { condition: null, to: effect.to } : null;
}

/** 120.4a: the same damage, the part of it that is excess dealt to somebody or something else. */
export function excessElsewhere(said: SaysExcess, proposal: Proposal, resolving: Resolving): Proposal | Stop {
  const context = contextWhile(resolving);
  const holds = said.condition === null || isSo(said.condition, proposal, context);
  if (!isKnown(holds)) return cannot(resolving.text, holds.why);
  if (!holds) return proposal;
  const all: GameEventBody[] = [];
  const before = new Map<string, readonly DamageOn[]>();
  for (const event of proposal.events) {
    const split = event.kind === 'DamageDealt' ? splitOf(event, said.to, before, resolving, context) : [event];
    if ('kind' in split) return split;
    all.push(...split);
  }
  return { ...proposal, events: all };
}

/** 120.4a: with the damage that the same permanent is dealt at the same time (`before`), and 1 damage being lethal of a source with deathtouch. */
function splitOf(
  event: DamageDealt,
  to: Recipient,
  before: Map<string, readonly DamageOn[]>,
  { state, text }: Resolving,
  context: Context,
): readonly GameEventBody[] | Stop {
  const { view } = layered(state);
  const object = state.permanents.has(event.target) ? view.object(event.target) : undefined;
  if (object === undefined) return [event];
  const source = sourceOf(event, view);
  if (isStop(source)) return source;
  const others = before.get(event.target) ?? [];
  const dealt = [...others, { amount: event.amount, deadly: has(source, 'deathtouch') }];
  before.set(event.target, dealt);
  const excess = Math.min(event.amount, excessOf(state, object, dealt) - excessOf(state, object, others));
  if (excess <= 0) return [event];
  const own: Context = { ...context, it: [event.target] };
  const [player, another] = state.players.filter(({ id }) => context.evaluate.isRecipient(to, id, own) === true);
  if (player === undefined || another !== undefined) return cannot(text, 'to whom excess damage is dealt');
  const rest = event.amount - excess;
  return [...(rest > 0 ? [{ ...event, amount: rest }] : []), ...proposedDamage(state, { ...event, target: player.id, amount: excess })];
}

/** "If the creature you control has trample": of what deals the damage and what is dealt it, the one that the words describe. */
function isSo(condition: Condition, { events }: Proposal, context: Context): Truth {
  const subject: ObjectRef | null = 'subject' in condition ? condition.subject : null;
  if (subject?.kind !== 'that') return context.evaluate.holds(condition, context);
  const those = events.flatMap((event) => (event.kind === 'DamageDealt' ? [event.source, event.target] : []));
  const it = [...new Set(those)].filter((id) => {
    const object = context.view.object(id);
    return object !== undefined && context.evaluate.fits(subject.filter, object, context) === true;
  });
  return it.length === 0 ? false : context.evaluate.holds(condition, { ...context, it });
}
