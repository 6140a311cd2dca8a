import type { EventLimit, PhaseName, TriggerEvent } from '../ast/index.ts';
import { compares } from '../characteristics/numbers.ts';
import { every, isKnown, some, type Truth, undetermined } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import type { StepName } from '../state/game.ts';

/** Something that happens as the turn goes on and that abilities may wait for (603.2). */
export type Happening =
  | { readonly kind: 'stepBegan'; readonly step: StepName; readonly active: string }
  | { readonly kind: 'drew'; readonly player: string; readonly card: string }
  | { readonly kind: 'discarded'; readonly player: string; readonly card: string }
  | { readonly kind: 'untapped'; readonly player: string; readonly permanent: string }
  | { readonly kind: 'lostLife'; readonly player: string; readonly amount: number }
  /** 714.2b: the lore counters of a Saga have come to that number. */
  | { readonly kind: 'chapter'; readonly permanent: string; readonly number: number };

/** What text calls the steps and phases that begin with a step. */
const CALLED: Readonly<Record<StepName, readonly PhaseName[]>> = {
  UNTAP: ['untap step', 'turn'],
  UPKEEP: ['upkeep'],
  DRAW: ['draw step'],
  PRECOMBAT_MAIN: ['precombat main phase', 'first main phase', 'main phase'],
  BEGIN_COMBAT: ['combat', 'combat phase'],
  DECLARE_ATTACKERS: ['declare attackers step'],
  DECLARE_BLOCKERS: ['declare blockers step'],
  COMBAT_DAMAGE: [],
  END_COMBAT: ['end of combat'],
  POSTCOMBAT_MAIN: ['postcombat main phase', 'second main phase', 'main phase'],
  END: ['end step'],
  CLEANUP: ['cleanup step'],
};

/** 603.2: whether what happens is what an ability waits for. `context`: that of the ability's object. */
export function isAwaited(event: TriggerEvent, what: Happening, context: Context): Truth {
  const { evaluate } = context;
  switch (event.kind) {
    case 'either':
      return some(event.events, (one) => isAwaited(one, what, context));
    case 'limited':
      return every([() => isAwaited(event.event, what, context), () => isWithin(event.to, context)], (part) => part());
    case 'phase':
      return what.kind === 'stepBegan' && CALLED[what.step].includes(event.which) && isOf(event.whose, what.active, context);
    case 'draws':
      return (
        what.kind === 'drew' &&
        every([() => evaluate.isPlayer(event.who, what.player, context), () => isAmong(event.what, what.card, context)], (part) => part())
      );
    case 'discards':
      return (
        what.kind === 'discarded' &&
        every([() => evaluate.isPlayer(event.who, what.player, context), () => isAmong(event.what, what.card, context)], (part) => part())
      );
    case 'cycles':
      return event.orDiscards && what.kind === 'discarded' && evaluate.isPlayer(event.who, what.player, context);
    case 'nth':
      return (
        event.deed === 'draw' &&
        what.kind === 'drew' &&
        every([() => evaluate.isPlayer(event.who, what.player, context), () => undetermined('how many cards a player has drawn')], (part) =>
          part(),
        )
      );
    case 'becomesUntapped':
      return what.kind === 'untapped' && evaluate.isRecipient(event.what, what.permanent, context);
    case 'taps':
      return (
        event.untaps &&
        what.kind === 'untapped' &&
        every(
          [() => evaluate.isPlayer(event.who, what.player, context), () => evaluate.isRecipient(event.what, what.permanent, context)],
          (part) => part(),
        )
      );
    case 'losesLife': {
      if (what.kind !== 'lostLife') return false;
      const { amount } = event;
      return every(
        [
          () => evaluate.isPlayer(event.who, what.player, context),
          () => {
            const asked = amount === null ? 1 : evaluate.amount(amount, context);
            return isKnown(asked) ? compares(what.amount, 'orGreater', asked) : asked;
          },
        ],
        (part) => part(),
      );
    }
    case 'chapter':
      return what.kind === 'chapter' && what.permanent === context.source && event.numbers.includes(what.number);
    case 'zoneChange':
      return what.kind === 'discarded' && undetermined('which cards that move are meant');
    case 'unsupported':
      return couldMean(event.text, what) && undetermined('what an ability waits for');
    default:
      return false;
  }
}

/** Whether unread text that waits for something could wait for that. */
export function couldMean(text: string, what: Happening): boolean {
  if (what.kind !== 'stepBegan') return WORDS[what.kind].test(text);
  return CALLED[what.step].some((name) => new RegExp(`\\b(beginning|end) of .*\\b${name.replace(/^end of /, '')}`, 'i').test(text));
}

/** Words that it has then. */
const WORDS: Readonly<Record<Exclude<Happening['kind'], 'stepBegan'>, RegExp>> = {
  drew: /\bdraws?\b/i,
  discarded: /\bdiscards?|graveyard\b/i,
  untapped: /\buntap/i,
  lostLife: /\blife\b/i,
  chapter: /\b(chapter|lore)\b/i,
};

function isOf(whose: Extract<TriggerEvent, { kind: 'phase' }>['whose'], active: string, context: Context): Truth {
  if (whose === 'each' || whose === 'the' || whose === 'none') return true;
  if (whose === 'the next' || whose === 'the next turn' || whose.word === 'next') return undetermined('which of several is the next one');
  return context.evaluate.isPlayer(whose.player, active, context);
}

function isAmong(ref: Extract<TriggerEvent, { kind: 'draws' }>['what'], card: string, context: Context): Truth {
  if (ref.kind !== 'some' && ref.kind !== 'each' && ref.kind !== 'all') return context.evaluate.isRecipient(ref, card, context);
  const object = context.view.object(card);
  return object !== undefined && context.evaluate.fits(ref.filter, object, context);
}

function isWithin(limit: EventLimit, context: Context): Truth {
  switch (limit.kind) {
    case 'turn':
      return context.evaluate.isPlayer(limit.of, context.view.state.active, context);
    case 'while':
      return context.evaluate.holds(limit.condition, context);
    case 'thisTurn':
    case 'usingMana':
      return undetermined('what happened before');
    case 'words':
      // 504.1: the draw of the turn comes first in its step.
      return EXCEPT_FIRST_DRAW.test(limit.words) ? false : undetermined(limit.words);
  }
}
const EXCEPT_FIRST_DRAW = /^except the first one (you|they|that player) draws? in each of (your|their) draw steps$/;
