import type { Ending } from '../characteristics/durations.ts';
import { asReason } from '../choices.ts';
import { applyAll } from '../events/apply.ts';
import { called } from '../events/called.ts';
import { endedNow, endingAt, type Over, overInWords } from '../events/endings.ts';
import type { GameEvent, GameEventBody } from '../events/event.ts';
import { type ControlChanged, newControl } from '../events/newControl.ts';
import { err } from '../result.ts';
import type { RuleNumber } from '../rules.ts';
import type { GameState } from '../state/game.ts';
import { type Explanation, explanation, step } from '../trace.ts';
import type { Occurrence } from '../triggers/occurrence.ts';

/** Why a game can't go on as asked: something has to be chosen or carried out first, or isn't modelled. The game is as it was. */
export interface Halt {
  readonly message: string;
  readonly rules: readonly RuleNumber[];
  readonly explanation: Explanation;
  readonly missingChoice: {
    readonly what: string;
    readonly options: readonly string[];
    readonly truncated: boolean;
    readonly least: number;
    readonly most: number;
  } | null;
  /** Text that would have to be carried out; null where that isn't the reason. */
  readonly notModelled: string | null;
  /** What of that text can't be carried out or told. */
  readonly unmodelled?: string;
}

/** A game while it goes through its steps, everything that has happened meanwhile, and what of it abilities may trigger on. */
export interface Course {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly occurrences: readonly Occurrence[];
}

/** An event, and in a sentence why it happens. */
export interface Happening {
  readonly body: GameEventBody;
  readonly text: string;
}

/** What happened next, and why. */
export function happen(course: Course, body: GameEventBody, text: string, ...rules: readonly RuleNumber[]): Course {
  return happenTogether(course, [{ body, text }], ...rules);
}

/** What happened next all at once (502.3): what sees one of it sees the game after all of it. */
export function happenTogether({ state, events, occurrences }: Course, all: readonly Happening[], ...rules: readonly RuleNumber[]): Course {
  const after = applyAll(
    state,
    all.map(({ body }) => body),
  );
  return withEndings(state, {
    state: after,
    events: [...events, ...all.map(({ body, text }) => ({ ...body, explanation: explanation(text, [step(text, ...rules)]) }))],
    occurrences: [...occurrences, ...all.map(({ body: what }) => ({ what, before: state, after }))],
  });
}

/** 611.2b, 302.6: with the end of what no longer lasts by now, and whatever is under another player's control by that. */
function withEndings(before: GameState, course: Course): Course {
  const over = endedNow(course.state);
  if (over.length > 0)
    return happenTogether(
      course,
      over.map((body) => endOf(body, course.state)),
      '611.2b',
    );
  const changed = before.effects === course.state.effects ? [] : newControl(before, course.state);
  return changed.length === 0
    ? course
    : happenTogether(
        course,
        changed.map((body) => controlled(body, course.state)),
        '613.1b',
        '302.6',
      );
}

const controlled = (body: ControlChanged, state: GameState): Happening => ({
  body,
  text: `${called(state, body.permanent)} is under the control of ${body.to} from now on.`,
});

/** What ends at a moment of the turn, with a sentence that says so. */
export const endings = (ending: Ending, state: GameState): readonly Happening[] =>
  endingAt(ending, state).map((body) => endOf(body, state));

const endOf = (body: Over, state: GameState): Happening => ({ body, text: overInWords(body, state) });

type Halted = { readonly ok: false; readonly error: Halt };

/** A halt before text that isn't carried out here, or that the board doesn't tell enough for. */
export function notModelled(text: string, message: string, ...rules: readonly RuleNumber[]): Halted {
  const why = explanation(message, [step(message, ...rules)]);
  return err({ message, rules, explanation: why, missingChoice: null, notModelled: text, unmodelled: asReason(message) });
}

/** A halt before something that the rules don't let happen. */
export function impossible(message: string, ...rules: readonly RuleNumber[]): Halted {
  return err({ message, rules, explanation: explanation(message, [step(message, ...rules)]), missingChoice: null, notModelled: null });
}

const MOST_OPTIONS = 100;

/** A halt before a choice of a player's. */
export function undecided(
  what: string,
  options: readonly string[],
  count: { readonly least: number; readonly most: number },
  ...rules: readonly RuleNumber[]
): Halted {
  const message = `A choice is missing: ${what}.`;
  return err({
    message,
    rules,
    explanation: explanation(message, [step(message, ...rules)]),
    missingChoice: { what, options: options.slice(0, MOST_OPTIONS), truncated: options.length > MOST_OPTIONS, ...count },
    notModelled: null,
  });
}
