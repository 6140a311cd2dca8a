import type { Effect } from '../../ast/index.ts';
import { recipientsOf } from '../../characteristics/recipients.ts';
import { isKnown } from '../../characteristics/truth.ts';
import type { Context } from '../../characteristics/view.ts';
import { cannot, type Stop } from '../../choices.ts';
import { lifeGained, lifeLost } from '../../damage/life.ts';
import { proposedDamage } from '../../damage/proposed.ts';
import { called } from '../../events/called.ts';
import type { GameEventBody } from '../../events/event.ts';
import type { OfText } from '../modifier.ts';
import { type Applied, afterwards, type Change, change } from './change.ts';

/**
 * 614.6: something else happens in place of an event. Life and counters come at the same time as the rest; other instructions are carried out right
 * afterwards, with what they may need to be asked.
 */
export function instead(does: Effect, then: readonly Effect[], applied: Applied, modifier: OfText, context: Context): Change | Stop {
  const text = `“${modifier.text}” of ${called(applied.state, modifier.source)} puts something else in its place.`;
  const amount = context.thatMany;
  const simple = atOnce(does, applied, context);
  if ('kind' in simple) return simple;
  if (simple.events === null) return change([], text, ['614.1a', '614.6'], { afterwards: afterwards(applied, [does, ...then], amount) });
  return change(simple.events, text, ['614.1a', '614.6'], { afterwards: afterwards(applied, then, amount) });
}

/** The events of an instruction that leaves nothing to choose; null where it is no such. */
function atOnce(does: Effect, applied: Applied, context: Context): { readonly events: readonly GameEventBody[] | null } | Stop {
  const { event, modifier } = applied;
  const { text } = modifier;
  switch (does.kind) {
    case 'gainLife':
    case 'loseLife': {
      const players = context.evaluate.players(does.who, context);
      const amount = context.evaluate.amount(does.amount, context);
      if (!isKnown(players)) return cannot(text, players.why);
      if (!isKnown(amount)) return cannot(text, amount.why);
      return { events: players.flatMap((player) => lifeChanged(does.kind, player, amount, applied)) };
    }
    case 'getCounters': {
      const players = context.evaluate.players(does.who, context);
      const amount = context.evaluate.amount(does.amount, context);
      if (!isKnown(players)) return cannot(text, players.why);
      if (!isKnown(amount)) return cannot(text, amount.why);
      if (event.kind !== 'CounterAdded' || players.length !== 1 || players[0] !== event.object) return { events: null };
      return { events: amount > 0 ? [{ ...event, counter: does.counter ?? event.counter, amount }] : [] };
    }
    case 'putCounters': {
      const whoever = does.whoever === true && event.kind === 'CounterAdded';
      const on = whoever ? [event.object] : context.evaluate.objects(does.on, context);
      if (!isKnown(on)) return { events: null };
      const all: GameEventBody[] = [];
      for (const { amount: quantity, counter } of does.counters) {
        const amount = context.evaluate.amount(quantity, context);
        if (!isKnown(amount)) return cannot(text, amount.why);
        for (const object of on) {
          const kind = counter ?? (event.kind === 'CounterAdded' ? event.counter : null);
          if (kind === null) return cannot(text, 'which counters are put');
          const same = event.kind === 'CounterAdded' && event.object === object;
          const { you } = context;
          const put = { kind: 'CounterAdded', object, counter: kind, amount, ...(you === null ? {} : { by: you }) } as const;
          if (amount > 0) all.push(same ? { ...event, counter: kind, amount } : put);
        }
      }
      return { events: all };
    }
    case 'dealDamage':
      return { events: damageAtOnce(does, applied, context) };
    default:
      return { events: null };
  }
}

/** Damage in the place of an event, by whatever deals it: part of what happens instead (614.6); null where that leaves something to choose. */
export function damageAtOnce(
  { source, amount: quantity, to, divided, also }: Extract<Effect, { kind: 'dealDamage' }>,
  { state }: Applied,
  context: Context,
): readonly GameEventBody[] | null {
  if (divided !== false || also.length > 0 || to === null || to.kind === 'itself') return null;
  const [sources, targets, amount] = [
    context.evaluate.objects(source, context),
    recipientsOf(to, context),
    context.evaluate.amount(quantity, context),
  ];
  if (!isKnown(sources) || !isKnown(targets) || !isKnown(amount)) return null;
  return sources.flatMap((one) => targets.flatMap((target) => proposedDamage(state, { source: one, target, amount })));
}

/** The same change of life by another amount, paid where it was paid (119.4); or another one. */
function lifeChanged(
  kind: 'gainLife' | 'loseLife',
  player: string,
  amount: number,
  { state, event, modifier }: Applied,
): readonly GameEventBody[] {
  // What causes the gain is what caused it before.
  const cause = event.kind === 'LifeGained' ? event.source : modifier.source;
  const proposed = kind === 'gainLife' ? lifeGained(state, player, amount, cause) : lifeLost(state, player, amount);
  // 120.4c: life that damage makes a player lose.
  if (event.kind === 'LifeLost' && event.player === player && kind === 'loseLife') return proposed.length > 0 ? [{ ...event, amount }] : [];
  const paid = event.kind === 'LifePaid' && event.player === player && kind === 'loseLife';
  return paid && proposed.length > 0 ? [{ ...event, amount }] : proposed;
}
