import type { Unannounced } from '../activation/announce.ts';
import type { Refusal } from '../activation/reasons.ts';
import { asReason, type Question } from '../choices.ts';
import type { Objection } from '../combat/objection.ts';
import type { Stop } from '../effects/resolving.ts';
import { err } from '../result.ts';
import type { RuleNumber } from '../rules.ts';
import { type Explanation, explanation, step } from '../trace.ts';
import type { Illegal, MissingChoice } from './action.ts';

type Refused = { readonly ok: false; readonly error: Illegal };

/** Most options that a missing choice lists. */
const MOST_OPTIONS = 100;

function illegal(message: string, rules: readonly RuleNumber[], more: Partial<Illegal> = {}): Refused {
  const why = explanation(message, [step(message, ...rules)]);
  return err({ message, rules: why.rules, explanation: why, missingChoice: null, notModelled: null, field: null, ...more });
}

/** What the rules forbid. */
export const forbidden = (message: string, ...rules: readonly RuleNumber[]): Refused => illegal(message, rules);

/** 601.2h, 602.2b: a cost that can't be paid, with the reasoning that shows it. `rule`: of casting, of activating or of special actions. */
export function unpayable(message: string, because: Explanation, rule: '601.2' | '602.2' | '116.2' = '602.2'): Refused {
  const why = explanation(message, [step(message, rule, '601.2h', '118.3'), ...because.steps]);
  return err({ message, rules: why.rules, explanation: why, missingChoice: null, notModelled: null, field: null });
}

/** What is wrong with the action itself, at that key of it. */
export const badInput = (field: string, message: string): Refused => illegal(message, [], { field });

/** What can't be carried out here: the words, and why. */
export const beyond = (text: string, why: string): Refused =>
  illegal(`“${text}” is not modelled: ${why}.`, [], { notModelled: text === '' ? why : text, unmodelled: why });

/** What would bring a number of the game further from zero than numbers are told. */
export const outOfRange = (what: string, value: number): Refused =>
  illegal(
    `This would make ${what} ${value}; numbers beyond 2147483647 on either side of zero are not modelled. Nothing was changed: do it with a smaller amount, or fewer times.`,
    ['107.1'],
    { notModelled: `${what}: ${value}` },
  );

/** How many answers a choice wants. */
type Count = Pick<MissingChoice, 'least' | 'most'>;

/** One answer. */
export const ONE: Count = { least: 1, most: 1 };

/** An answer is missing, or does not fit: what could be answered. `rule`: the one that asks for it. */
export function missing(
  what: string,
  options: Iterable<string>,
  given: string | null = null,
  count: Count = ONE,
  rule: RuleNumber = '608.2d',
): Refused {
  const { missingChoice, shown } = leftOpen(what, options, given, count);
  const message = given === null ? `A choice is missing: ${what}.` : `“${given}” is no answer to the choice of ${what}.`;
  return illegal(`${message}${missingChoice.options.length === 0 ? '' : ` It can be ${shown}.`}`, [rule], { missingChoice });
}

/** 510.1: it is not said how a creature assigns its combat damage, which `assign` tells. `given`: the next answer in `choose`, where none of it is told. */
export function unassigned(creature: string, amount: number, targets: Iterable<string>, given: string | null): Refused {
  const what = `how ${creature} assigns its ${amount} combat damage (assign)`;
  const { missingChoice, shown } = leftOpen(what, targets, given, ONE);
  const message =
    given === null
      ? `A choice is missing: ${what}.`
      : `“${given}” in \`choose\` is no answer to the choice of ${what}: \`choose\` does not answer it.`;
  return illegal(
    `${message} Give \`assign\` parts with the source ${creature} that come to ${amount} together, each to one of ${shown}.`,
    ['510.1'],
    { missingChoice },
  );
}

/** A choice that is missing, with its options, each once; `shown`: those in a message. */
function leftOpen(
  what: string,
  options: Iterable<string>,
  given: string | null,
  count: Count,
): { readonly missingChoice: MissingChoice; readonly shown: string } {
  const listed: string[] = [];
  let truncated = false;
  for (const option of options) {
    if (listed.length === MOST_OPTIONS) {
      truncated = true;
      break;
    }
    if (!listed.includes(option)) listed.push(option);
  }
  return {
    missingChoice: { what, options: listed, truncated, ...count, ...(given === null ? {} : { unfit: given }) },
    shown: `${listed.slice(0, 20).join(', ')}${truncated || listed.length > 20 ? ', …' : ''}`,
  };
}

/** A question that was not answered; one that none need be answered to is never left open. */
function asked({ what, options, least, most, rule }: Question, given: string | null = null): Refused {
  const count = { least: Math.max(1, least), most: Math.max(1, least, Math.min(most, options.length)) };
  return missing(what, options, given, count, rule);
}

/** An activation that may not be begun. */
export const refused = ({ message, rules, explanation: why, notModelled }: Refusal): Refused =>
  err({ message, rules, explanation: why, missingChoice: null, notModelled, field: null });

/** What can't be declared in combat, or can't be told to be legal. */
export const objected = ({ text, rules, words, why = text }: Objection): Refused =>
  words === null ? forbidden(text, ...rules) : illegal(text, rules, { notModelled: words, unmodelled: asReason(why) });

/** What could not be announced. `given`: the next answer, which answers nothing. */
export function unannounced(why: Unannounced, given: string | null = null): Refused {
  switch (why.kind) {
    case 'forbidden':
      return forbidden(why.message, ...why.rules);
    case 'badInput':
      return badInput(why.field, why.message);
    case 'notModelled':
      return beyond(why.text, why.reason);
    case 'unanswered':
      return asked(why.question, given);
  }
}

/** Instructions that could not be carried out. `given`: the next answer, which answers nothing. */
export function stopped(stop: Stop, given: string | null = null): Refused {
  if (stop.kind === 'notModelled') return beyond(stop.text, stop.reason);
  return asked(stop.question, given);
}
