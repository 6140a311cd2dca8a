import type { Quantity } from '../ast/index.ts';
import { mostTogether, obeys, type Together } from '../characteristics/together.ts';
import { isKnown } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import { cannot, type Resolving, type Stop } from './resolving.ts';

/** How many may be chosen. */
export interface HowMany {
  readonly least: number;
  readonly most: number;
}

/** How many of so many are chosen by words like "two", "up to X", "any number of"; never more than there are (609.3). */
export function howMany(quantity: Quantity, available: number, context: Context, text: string): HowMany | Stop {
  const number = (one: Quantity): number | Stop => {
    const amount = context.evaluate.amount(one, context);
    return isKnown(amount) ? Math.max(0, amount) : cannot(text, amount.why);
  };
  const from = (least: number | Stop, most: number | Stop): HowMany | Stop => {
    if (typeof least !== 'number') return least;
    if (typeof most !== 'number') return most;
    return { least: Math.min(least, available), most: Math.min(most, available) };
  };
  switch (quantity.kind) {
    case 'anyNumber':
      return from(0, available);
    case 'allOfThem':
      return from(available, available);
    case 'upTo':
      return from(0, number(quantity.limit));
    case 'orFewer':
      return from(0, number(quantity.most));
    case 'orMore':
    case 'atLeast':
      return from(number(quantity.least), available);
    case 'oneOf': {
      const [first, last] = [quantity.values[0], quantity.values.at(-1)];
      return first === undefined || last === undefined ? from(0, 0) : from(number(first), number(last));
    }
    default: {
      const amount = number(quantity);
      return from(amount, amount);
    }
  }
}

/**
 * 608.2d: some of the options, as many as may be chosen; those that must be are not asked for. Where choosing none is allowed, `no` says so, and is
 * said in words: nothing is taken for a choice that wasn't made. `areSo`: what has to be so of those that are chosen together.
 */
export function choose(
  what: string,
  options: readonly string[],
  { least, most }: HowMany,
  { ask }: Pick<Resolving, 'ask'>,
  areSo: (chosen: readonly string[]) => boolean = () => true,
): readonly string[] | Stop {
  if (most === 0 || options.length === 0) return [];
  if (least === options.length && areSo(options)) {
    // An answer that says so is taken up.
    ask({ what, options, least, most });
    return options;
  }
  const question = { what, options: least === 0 ? [...options, 'no'] : options, least: Math.max(1, least), most };
  const answer = ask(question);
  if (answer?.length === 1 && answer[0] === 'no') return [];
  if (answer === null || new Set(answer).size !== answer.length || answer.length < least || answer.length > most || !areSo(answer))
    return { kind: 'unanswered', question };
  return answer;
}

/**
 * The same of objects that a noun phrase describes, with what it says of them together; where not so many can be so, as many as can (609.3).
 * `mayBeNone`: fewer may be chosen, or none.
 */
export function chooseTogether(
  what: string,
  options: readonly string[],
  quantity: Quantity,
  together: readonly Together[],
  resolving: Pick<Resolving, 'ask' | 'text'>,
  context: Context,
  mayBeNone = false,
): readonly string[] | Stop {
  const { text } = resolving;
  const available = mostTogether(together, options, context);
  if (!isKnown(available)) return cannot(text, available.why);
  const said = howMany(quantity, available, context, text);
  if ('kind' in said) return said;
  const count = mayBeNone ? { ...said, least: 0 } : said;
  if (together.length === 0) return choose(what, options, count, resolving);
  const told = obeys(together, options, context);
  if (!isKnown(told)) return cannot(text, told.why);
  return choose(what, options, count, resolving, (chosen) => obeys(together, chosen, context) === true);
}

/** 608.2d: on the top or on the bottom of a library, where a text leaves that open. */
export function topOrBottom(resolving: Pick<Resolving, 'ask'>): 'top' | 'bottom' | Stop {
  const chosen = choose('where in the library it goes', ['top', 'bottom'], { least: 1, most: 1 }, resolving);
  if ('kind' in chosen) return chosen;
  return chosen[0] === 'bottom' ? 'bottom' : 'top';
}

/** The options in an order that a player chooses, the first of them first; one order where they can't be told apart. */
export function inOrder(what: string, options: readonly string[], resolving: Pick<Resolving, 'ask' | 'state'>): readonly string[] | Stop {
  const cards = new Set(options.map((id) => resolving.state.cards.get(id)?.card ?? id));
  if (options.length < 2 || cards.size === 1) return options;
  const question = { what, options, least: options.length, most: options.length };
  const answer = resolving.ask(question);
  if (answer === null || new Set(answer).size !== options.length) return { kind: 'unanswered', question };
  return answer;
}

/** Whether a player says yes. */
export function says(what: string, { ask }: Pick<Resolving, 'ask'>): boolean | Stop {
  const question = { what, options: ['yes', 'no'], least: 1, most: 1 };
  const [answer] = ask(question) ?? [];
  return answer === undefined ? { kind: 'unanswered', question } : answer === 'yes';
}
