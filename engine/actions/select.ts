import type { ActivatedAbility } from '../activation/activated.ts';
import type { Result } from '../result.ts';
import type { Illegal, MissingChoice } from './action.ts';
import { badInput, missing } from './illegal.ts';
import { type Activated, rankOf } from './intent.ts';

/** Tries one of several abilities. */
export type Try = (ability: ActivatedAbility) => Result<Activated, Illegal>;

/**
 * Chooses among mana abilities that an action leaves open, by what they would add: the one that the answers fit best. Where what they add
 * differs and nothing was answered, the mana is what is to be chosen; where it is the same, the one that asks for least is taken.
 */
export function select(abilities: readonly ActivatedAbility[], isAnswered: boolean, attempt: Try): Result<Activated, Illegal> | null {
  const tried = abilities.map((ability) => ({ ability, result: attempt(ability) }));
  const [only, another] = tried;
  if (only === undefined) return null;
  if (another === undefined) return only.result;
  const done = tried.flatMap(({ ability, result }) => (result.ok ? [{ ability, result, value: result.value }] : []));
  const choices = tried.flatMap(({ result }) => (result.ok || result.error.missingChoice === null ? [] : [result.error.missingChoice]));
  // What the answers fit, and what asks for more, says more than what they don't fit.
  const asking = choices.filter(({ unfit }) => unfit === undefined);
  const open = asking.length > 0 ? asking : choices;
  const best = Math.min(...done.map(({ value }) => rankOf(value)));
  const fitting = done.filter(({ value }) => rankOf(value) === best);
  const mana = new Set(fitting.map(({ value }) => value.mana ?? ''));
  if (mana.size === 1 && (isAnswered || open.length === 0)) return leastOf(fitting);
  const isTold = tried.some(({ result }) => !result.ok && result.error.missingChoice === null);
  if (done.length > 0 || asking.length > 0 || (open.length > 0 && !isTold)) {
    const options = [...done.map(({ value }) => value.mana ?? ''), ...open.flatMap((one) => one.options)];
    const [asked] = open;
    const isPlain = done.length === 0 && open.length === 1 && asked !== undefined;
    return isPlain ? failureWith(tried, asked) : missing('the mana to add', options, done.length === 0 ? (asked?.unfit ?? null) : null);
  }
  return failureOf(tried);
}

interface Fitting {
  readonly ability: ActivatedAbility;
  readonly result: Result<Activated, Illegal>;
}

/** The first of those that ask for least: fewest costs, fewest other instructions. */
const leastOf = (fitting: readonly Fitting[]): Result<Activated, Illegal> | null => {
  const weight = ({ ability: { body } }: Fitting): number =>
    body.costs.length + body.effects.filter(({ kind }) => kind !== 'addMana' && kind !== 'rider').length;
  const [first] = [...fitting].sort((left, right) => weight(left) - weight(right));
  return first?.result ?? null;
};

const failureWith = (tried: readonly Fitting[], choice: MissingChoice): Result<Activated, Illegal> | null =>
  tried.find(({ result }) => !result.ok && result.error.missingChoice === choice)?.result ?? null;

/** The refusal to be told of several: what is forbidden, then what is not modelled. */
function failureOf(tried: readonly Fitting[]): Result<Activated, Illegal> | null {
  const failed = tried.filter(({ result }) => !result.ok);
  const told =
    failed.find(({ result }) => !result.ok && result.error.missingChoice === null && result.error.notModelled === null) ??
    failed.find(({ result }) => !result.ok && result.error.missingChoice === null) ??
    failed[0];
  return told?.result ?? null;
}

/** Abilities by their place among the object's, or by a piece of their words; an input error where it is none of them or several. */
export function named(
  abilities: readonly ActivatedAbility[],
  ability: number | string | undefined,
  source: string,
): Result<readonly ActivatedAbility[], Illegal> {
  if (ability === undefined) return { ok: true, value: abilities };
  if (typeof ability === 'number') {
    const found = abilities.filter(({ index }) => index === ability);
    return found.length > 0 ? { ok: true, value: found } : badInput('ability', `${source} has no activated ability number ${ability}.`);
  }
  const wanted = plain(ability);
  const found = abilities.filter(({ text }) => plain(text).includes(wanted));
  const whole = found.filter(({ text }) => plain(text) === wanted);
  if (found.length === 0) return badInput('ability', `${source} has no activated ability with the words “${ability}”.`);
  return { ok: true, value: whole.length > 0 ? whole : found };
}

/** Words without regard to case, and with one sort of minus. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
