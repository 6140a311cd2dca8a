import type { TriggerEvent } from '../ast/index.ts';
import { type Context, hasKeyword } from '../characteristics/view.ts';
import type { DeedMatch } from './deedMatch.ts';
import type { Seen } from './occurrence.ts';

type OfCounters = Extract<TriggerEvent, { readonly kind: 'countersPut' | 'countersRemoved' | 'nthCounterPut' | 'chapter' }>;

/** 122, 603.2, 714.2b: conditions about counters that are put and removed; null where it is something else that happened. */
export function matchCounters(event: OfCounters, occurrence: Seen, context: Context): DeedMatch | null {
  const { what } = occurrence;
  const { evaluate } = context;
  switch (event.kind) {
    case 'countersPut': {
      if (what.kind !== 'CounterAdded') return null;
      const { by } = event;
      return {
        meant: { it: [what.object], thatMany: what.amount },
        parts: [
          () => event.counter === null || event.counter === what.counter,
          () => evaluate.isRecipient(event.on, what.object, context),
          () =>
            by === 'effect' ? what.noEffect !== true : by === null || (what.by !== undefined && evaluate.isPlayer(by, what.by, context)),
        ],
      };
    }
    case 'countersRemoved':
      if (what.kind !== 'CounterRemoved') return null;
      return {
        meant: { it: [what.object], thatMany: what.amount },
        parts: [
          () => event.counter === null || event.counter === what.counter,
          () => evaluate.isRecipient(event.from, what.object, context),
          () => !event.last || countersAfter(occurrence, what.object, what.counter) === 0,
        ],
      };
    case 'nthCounterPut': {
      if (what.kind !== 'CounterAdded' || what.counter !== event.counter) return null;
      const now = countersAfter(occurrence, what.object, what.counter);
      return {
        meant: { it: [what.object] },
        parts: [
          () => now >= event.ordinal && now - what.amount < event.ordinal,
          () => evaluate.isRecipient(event.on, what.object, context),
        ],
      };
    }
    case 'chapter': {
      if (what.kind !== 'CounterAdded' || what.counter !== 'lore' || what.object !== context.source) return null;
      // 714.2b: each chapter that the counters come to by this.
      const now = countersAfter(occurrence, what.object, 'lore');
      // 702.155c: of a Saga that is read ahead, none before the chapter that it begins with.
      const entered = what.entered === true && isReadAhead(context);
      return {
        meant: {},
        parts: [() => event.numbers.some((number) => (entered ? number === now : number <= now && number > now - what.amount))],
      };
    }
  }
}

function isReadAhead({ view, source }: Context): boolean {
  const saga = view.object(source ?? '');
  return saga !== undefined && hasKeyword(saga, 'read ahead');
}

const countersAfter = ({ after }: Seen, id: string, counter: string): number =>
  (after.permanents.get(id)?.counters ?? after.cards.get(id)?.aside?.counters)?.get(counter) ?? 0;
