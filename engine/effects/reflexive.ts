import type { Effect, ObjectRef, PlayerRef, TriggerEvent } from '../ast/index.ts';
import type { Antecedent } from '../characteristics/antecedents.ts';
import { happenedThisWay } from '../characteristics/thisWay.ts';
import { isKnown, type Truth } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import { contains } from '../characteristics/walk.ts';
import { speaksOf } from './backReferences.ts';
import { happening } from './happening.ts';
import { isTarget, whenDone } from './lasting/setUp.ts';
import { type CarriedOut, cannot, contextWhile, events, type Resolving, type Stop } from './resolving.ts';

type Reflexive = Extract<Effect, { readonly kind: 'reflexive' }>;

/**
 * 603.12, 603.12a: "When you discard a card this way, …": an ability triggers at once for each time that it has happened as its spell or ability was
 * carried out, or once for "one or more".
 */
export function reflexive({ event, effect }: Reflexive, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const { text, meant } = resolving;
  const context = contextWhile(resolving);
  const trigger = (it: readonly string[] | null) =>
    whenDone([effect], { ...resolving, meant: { ...meant, ...(it === null ? {} : { it, thatMany: it.length }) } });
  if (event.kind === 'damagePrevented') {
    const was = happenedThisWay(event, context);
    if (!isKnown(was)) return cannot(text, was.why);
    return happening(was ? trigger(null) : events(), resolving, did);
  }
  if (event.kind === 'countersRemoved' && event.oneOrMore) {
    const removed = meant.amounts?.get(event.counter === null ? 'counters removed' : `${event.counter} counters removed`) ?? 0;
    const from = context.evaluate.objects(event.from, context);
    if (!isKnown(from)) return cannot(text, from.why);
    const own = { ...resolving, meant: { ...meant, it: from, thatMany: removed } };
    return happening(removed > 0 ? whenDone([effect], own) : events(), resolving, did);
  }
  const done = doneBy(event);
  if (done === null) return cannot(text, 'whether that happened this way');
  const those: string[] = [];
  for (const id of meant.thisWay?.get(done.how) ?? []) {
    const is = isSo(id, done, context);
    if (!isKnown(is)) return cannot(text, is.why);
    if (is) those.push(id);
  }
  const times = those.length > 0 && isOneOrMore(done.what) ? [those] : those.map((id) => [id]);
  return happening(events(...times.flatMap((it) => trigger(it).events)), resolving, did);
}

/** By which word of what is done "this way" something is known, and by whom and with what it was. */
interface Done {
  readonly how: string;
  readonly who: PlayerRef | null;
  readonly what: ObjectRef;
}

function doneBy(event: TriggerEvent): Done | null {
  switch (event.kind) {
    case 'discards':
      return { how: 'discarded', who: event.who, what: event.what };
    case 'sacrifices':
      return { how: 'sacrificed', who: event.who, what: event.what };
    case 'mills':
      return { how: 'milled', who: event.who, what: event.what };
    case 'reveals':
      return { how: 'revealed', who: event.who, what: event.what };
    case 'creates':
      return { how: 'created', who: event.who, what: event.what };
    // Who of several players exiles something is not kept.
    case 'exiles':
      return event.who.kind === 'you' ? { how: 'exiled', who: null, what: event.what } : null;
    case 'dies':
      return event.under === null ? { how: 'died', who: null, what: event.what } : null;
    case 'zoneChange':
      return event.verb === 'exiled' && event.from === null && event.to === null ? { how: 'exiled', who: null, what: event.what } : null;
    default:
      return null;
  }
}

function isSo(id: string, { who, what }: Done, context: Context): Truth {
  const object = context.view.object(id);
  if (object === undefined) return false;
  const by = who === null ? true : context.evaluate.isPlayer(who, object.controller, context);
  if (by !== true) return by;
  return what.kind === 'some' ? context.evaluate.fits(what.filter, object, context) : context.evaluate.isRecipient(what, id, context);
}

const isOneOrMore = (what: ObjectRef): boolean => what.kind === 'some' && (what.amount.kind === 'orMore' || what.amount.kind === 'atLeast');

/**
 * 603.12: how many of the instructions after "when you do, …" are of the ability that triggers then: those that speak of what it names ("It gains trample"), and
 * what follows them; none where they have targets of their own.
 */
export function ofTriggered(effect: Effect, after: readonly Effect[]): number {
  const [first] = after;
  if (first === undefined || !contains(effect, isTarget) || !speaksOf(first, THEM)) return 0;
  const end = after.findIndex((one) => one.kind === 'otherwise' || one.kind === 'ifYouDo' || contains(one, isTarget));
  return end < 0 ? after.length : end;
}

const THEM: ReadonlySet<Antecedent> = new Set<Antecedent>(['it']);
