import type { Duration, Effect, TriggerEvent } from '../../ast/index.ts';
import { contains } from '../../characteristics/walk.ts';
import { cannot, events, type Proposal, type Resolving, type Stop } from '../resolving.ts';

type Delayed = Extract<Effect, { readonly kind: 'delayed' }>;

/** 603.7: an ability that waits to trigger: once (603.7b), or with "whenever" as often as it happens while it lasts. */
export function setUp(deed: Delayed, resolving: Resolving): Proposal | Stop {
  const { source, named, you, text, meant } = resolving;
  const { event, effect, duration, word } = deed;
  if (contains(event, isTarget)) return cannot(text, 'what is targeted and done later is not modelled');
  if (contains(event, ({ kind }) => kind === 'unsupported')) return cannot(text, 'what it waits for is not read');
  // What is said after the instruction it delays is announced with the spell; targets of its own are chosen as it goes on the stack.
  if (deed.trailing && contains(effect, isTarget)) return cannot(text, 'what is targeted and done later is not modelled');
  return events({
    kind: 'DelayedTriggerSetUp',
    trigger: {
      source,
      named,
      controller: you,
      text,
      event,
      effects: [effect],
      meant,
      once: word !== 'whenever',
      duration: duration ?? durationOf(event),
    },
  });
}

/** 603.12: "When you do, …": it triggers at once, and goes on the stack when a player would get priority. */
export function whenDone(effects: readonly Effect[], resolving: Resolving): Proposal {
  const { source, named, you, text, meant } = resolving;
  return events({ kind: 'ReflexiveTriggerSetUp', trigger: { source, named, controller: you, text, effects, meant } });
}

/** Whether a part of a text is an object or a player by the word "target" alone. */
export const isTarget = ({ kind }: { readonly kind: string }): boolean => ['target', 'targetOrPlayer', 'targetPlayers'].includes(kind);

/** "When you next cast a spell this turn": the turn that the event itself names. */
function durationOf(event: TriggerEvent): Duration | null {
  if (event.kind === 'limited') return event.to.kind === 'thisTurn' ? { kind: 'thisTurn' } : durationOf(event.event);
  // "Next" is said of this turn.
  return event.kind === 'nextCast' || event.kind === 'nextCasts' || event.kind === 'nextActivates' ? { kind: 'thisTurn' } : null;
}
