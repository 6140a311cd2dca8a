import type { DamageRecipient, Effect, Quantity } from '../../ast/index.ts';
import { recipientsOf } from '../../characteristics/recipients.ts';
import { isKnown } from '../../characteristics/truth.ts';
import type { Context } from '../../characteristics/view.ts';
import { cannot, type Stop } from '../../choices.ts';
import { canBeDealtDamage, type DamageDealt } from '../../damage/proposed.ts';
import { called } from '../../events/called.ts';
import { leftOf, type OfText } from '../modifier.ts';
import { type Applied, afterwards, type Change, change, contextOfChange } from './change.ts';
import { damageAtOnce, instead } from './instead.ts';

type OfDamage = Applied<DamageDealt>;

/** 614, 615: what an effect makes of damage that would be dealt. */
export function changeDamage(applied: OfDamage): Change | Stop {
  const { event, modifier, state } = applied;
  switch (modifier.kind) {
    case 'protection':
      return prevent(applied, event.amount, [], '702.16e');
    case 'absorb':
      return prevent(applied, modifier.amount, [], '702.64a');
    case 'counter': {
      const prevented = prevent(applied, event.amount, [], '122.1c');
      const removed = { kind: 'CounterRemoved', object: event.target, counter: modifier.counter, amount: 1 } as const;
      return { ...prevented, events: [...prevented.events, removed] };
    }
    case 'umbraArmor':
    case 'floor':
    case 'madness':
      return change([event], `${called(state, modifier.source)} does nothing.`, []);
    case 'text': {
      const { effect } = modifier.replacer;
      const context = contextOfChange(modifier, event, state);
      return ofWords(effect.effect, effect.afterwards ?? [], applied, modifier, context);
    }
  }
}

/** `then`: what is done right afterwards. */
function ofWords(does: Effect, then: readonly Effect[], applied: OfDamage, modifier: OfText, context: Context): Change | Stop {
  const { event } = applied;
  switch (does.kind) {
    case 'prevent': {
      if (does.amount === 'all' || modifier.replacer.lasting?.use?.kind === 'amount') return prevent(applied, event.amount, then, '615.6');
      const amount = context.evaluate.amount(does.amount, context);
      return isKnown(amount) ? prevent(applied, amount, then, '615.10') : cannot(modifier.text, amount.why);
    }
    case 'preventThat': {
      if (does.amount === null) return prevent(applied, event.amount, then, '615.6');
      const amount = context.evaluate.amount(does.amount, context);
      return isKnown(amount) ? prevent(applied, amount, then, '615.10') : cannot(modifier.text, amount.why);
    }
    case 'where': {
      const x = context.evaluate.amount(does.x, context);
      return isKnown(x) ? ofWords(does.effect, then, applied, modifier, { ...context, x }) : cannot(modifier.text, x.why);
    }
    case 'sequence': {
      const [first, second, ...rest] = does.effects;
      if (first === undefined || !isOfThatDamage(first)) return instead(does, then, applied, modifier, context);
      // "That source deals that much damage to you and Eye for an Eye deals that much damage to that source's controller": both in the place of the one.
      const beside = first.kind === 'dealDamage' && second?.kind === 'dealDamage' ? damageAtOnce(second, applied, context) : null;
      const all = beside !== null || second === undefined ? rest : [second, ...rest];
      const made = ofWords(first, [...all, ...then], applied, modifier, context);
      return beside === null || made.kind !== 'change' ? made : { ...made, events: [...made.events, ...beside] };
    }
    case 'dealDamage': {
      if (does.divided || does.also.length > 0 || !isThatSource(does, context, event))
        return instead(does, then, applied, modifier, context);
      // "If a spell would deal damage to you, it deals that damage to its controller instead": the controller of what deals it.
      return dealt(
        does.amount,
        does.to,
        then,
        applied,
        modifier,
        does.source.kind === 'it' || does.source.kind === 'that' ? { ...context, it: [event.source] } : context,
      );
    }
    case 'have':
      return ofWords(does.effect, then, applied, modifier, context);
    case 'dealtInstead':
      return redirected(does.amount, does.to, then, applied, modifier, elsewhere(does.to, modifier, event, context));
    default:
      return instead(does, then, applied, modifier, context);
  }
}

/**
 * "Choose a creature you control. All damage that would be dealt to creatures you control is dealt to that creature instead": what the text named before, and
 * not what the damage would be dealt to. "All damage that would be dealt to you by target creature is dealt to its controller": of what would deal it.
 */
function elsewhere(to: DamageRecipient, { replacer }: OfText, event: DamageDealt, context: Context): Context {
  const { it } = replacer.context;
  const { effect } = replacer;
  const saysBy = effect.kind === 'replaces' && effect.event.kind === 'damage' && effect.event.by !== null;
  if (saysBy && (to.kind === 'controllerOf' || to.kind === 'ownerOf') && to.object.kind === 'it') return { ...context, it: [event.source] };
  return (to.kind === 'that' || to.kind === 'it') && it !== null ? { ...context, it } : context;
}

const isOfThatDamage = ({ kind }: Effect): boolean => ['preventThat', 'prevent', 'dealDamage', 'dealtInstead', 'where'].includes(kind);

/** "It deals …", "that source deals …": the source of the damage itself. */
function isThatSource({ source }: Extract<Effect, { kind: 'dealDamage' }>, context: Context, event: DamageDealt): boolean {
  if (source.kind === 'it' || source.kind === 'that') return true;
  const ids = context.evaluate.objects(source, context);
  return isKnown(ids) && ids.length === 1 && ids[0] === event.source;
}

/** 615.6, 615.7, 615.12: damage that is prevented; no more than there is, and than is left of the effect. */
function prevent(
  applied: OfDamage,
  most: number,
  then: readonly Effect[],
  rule: '702.16e' | '702.64a' | '122.1c' | '615.6' | '615.10',
): Change {
  const { event, modifier, state, unpreventable } = applied;
  const limit = limitOf(applied);
  const amount = Math.max(0, Math.min(most, event.amount, limit));
  const prevented = unpreventable ? 0 : amount;
  const rules = [rule, ...(limit < Number.POSITIVE_INFINITY ? (['615.7'] as const) : []), ...(unpreventable ? (['615.12'] as const) : [])];
  const left = event.amount - prevented;
  const events = prevented === 0 ? [event] : left === 0 ? [] : [{ ...event, amount: left }];
  const by = `“${modifier.text}” of ${called(state, modifier.source)}`;
  return change(
    events,
    unpreventable ? `${by} applies, but the damage can't be prevented.` : `${by} prevents ${prevented} of ${event.amount} damage.`,
    rules,
    {
      prevented,
      took: prevented,
      // 615.12: "prevent that damage and put that many counters on it": as many as the damage, though none of it is prevented.
      afterwards: afterwards(applied, then, amount, prevented),
    },
  );
}

const limitOf = ({ modifier, usedUp }: OfDamage): number =>
  modifier.kind === 'text' && modifier.replacer.lasting !== null
    ? leftOf(modifier.replacer.lasting.use, modifier.replacer.lasting.id, usedUp)
    : Number.POSITIVE_INFINITY;

/** "It deals double that damage to that permanent or player instead": another amount, or to someone else. */
function dealt(
  quantity: Quantity,
  to: DamageRecipient | null,
  then: readonly Effect[],
  applied: OfDamage,
  modifier: OfText,
  context: Context,
): Change | Stop {
  const { event, state } = applied;
  const amount = context.evaluate.amount(quantity, context);
  if (!isKnown(amount)) return cannot(modifier.text, amount.why);
  if (to !== null && !pointsBack(to)) return redirected(quantity, to, then, applied, modifier, context, true);
  const text = `“${modifier.text}” of ${called(state, modifier.source)} makes ${event.amount} damage ${amount}.`;
  const events = amount <= 0 ? [] : [{ ...event, amount }];
  return change(events, text, ['614.1a', '614.6'], { afterwards: afterwards(applied, then, event.amount) });
}

/** 614.1a, 615.10: whether the amount alone tells what words make of damage to which they apply, whoever deals it to whom. */
export function isToldByAmount(does: Effect): boolean {
  switch (does.kind) {
    case 'prevent':
      return does.amount === 'all' || isOfAmount(does.amount);
    case 'preventThat':
      return does.amount === null || isOfAmount(does.amount);
    case 'dealDamage': {
      const { source, divided, also, to, amount } = does;
      const isIt = source.kind === 'it' || source.kind === 'that';
      return isIt && !divided && also.length === 0 && (to === null || pointsBack(to)) && isOfAmount(amount);
    }
    default:
      return false;
  }
}

function isOfAmount(quantity: Quantity): boolean {
  switch (quantity.kind) {
    case 'number':
    case 'thatMany':
      return true;
    case 'times':
    case 'half':
      return isOfAmount(quantity.of);
    case 'plus':
    case 'minus':
      return isOfAmount(quantity.left) && isOfAmount(quantity.right);
    default:
      return false;
  }
}

/** "That permanent or player", "that creature", "it", "them": what it would be dealt to anyway. */
function pointsBack(to: DamageRecipient): boolean {
  switch (to.kind) {
    case 'it':
    case 'they':
    case 'that':
      return true;
    case 'player':
    case 'opponent':
      return to.quantifier === 'that';
    case 'orPlayer':
    case 'playerOr':
      return to.article === 'that' || to.article === 'the';
    case 'mixed':
      return to.refs.every(pointsBack);
    default:
      return false;
  }
}

/**
 * 614.9: the same damage, or so much of it, to someone or something else; nothing where that isn't possible. `whole`: in the place of all of it: "it deals half
 * that damage to you instead".
 */
function redirected(
  quantity: Quantity | null,
  to: DamageRecipient,
  then: readonly Effect[],
  applied: OfDamage,
  modifier: OfText,
  context: Context,
  whole = false,
): Change | Stop {
  const { event, state } = applied;
  const wanted = quantity === null ? event.amount : context.evaluate.amount(quantity, context);
  if (!isKnown(wanted)) return cannot(modifier.text, wanted.why);
  const found = to.kind === 'itself' ? [event.source] : recipientsOf(to, context);
  if (!isKnown(found)) return cannot(modifier.text, 'to what the damage is dealt instead');
  const [target, another] = found;
  if (another !== undefined) return cannot(modifier.text, 'to which of several the damage is dealt instead');
  const by = `“${modifier.text}” of ${called(state, modifier.source)}`;
  if (target === undefined || !canBeDealtDamage(state, target) || !canBeDealtDamage(state, event.target))
    return change([event], `${by} can't redirect the damage and does nothing.`, ['614.9']);
  const moved = Math.max(0, Math.min(wanted, quantity === null ? limitOf(applied) : wanted));
  const rest = whole ? 0 : Math.max(0, event.amount - moved);
  const events = [...(moved > 0 ? [{ ...event, target, amount: moved }] : []), ...(rest > 0 ? [{ ...event, amount: rest }] : [])];
  return change(events, `${by} has ${moved} damage dealt to ${called(state, target)} instead.`, ['614.9'], {
    took: moved,
    afterwards: afterwards(applied, then, moved),
  });
}
