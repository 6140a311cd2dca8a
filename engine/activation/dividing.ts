import { type Ask, cannot, type Question } from '../choices.ts';
import { err, ok, type Result } from '../result.ts';
import type { Unannounced } from './announce.ts';
import type { TargetSlot } from './targets.ts';

/** For each list of targets how much each of them gets of what is divided among them; empty where nothing is. */
export type Shares = readonly (readonly number[])[];

/**
 * 601.2d: how what is divided or distributed is shared out among the targets that were chosen: by itself where there is one way only, otherwise as it is
 * answered: a whole number for each target, in their order, each at least 1, together all of it.
 */
export function chooseShares(
  slots: readonly TargetSlot[],
  targets: readonly (readonly string[])[],
  text: string,
  ask: Ask,
): Result<Shares, Unannounced> {
  const all: (readonly number[])[] = [];
  for (const [at, { division }] of slots.entries()) {
    const among = targets[at] ?? [];
    if (division === null || among.length === 0) {
      all.push([]);
      continue;
    }
    const { total, how } = division;
    if (total === null) return err(cannot(text, 'how much is divided'));
    const shares = how === 'evenly' ? ok(among.map(() => Math.floor(total / among.length))) : shared(total, among, text, ask);
    if (!shares.ok) return shares;
    all.push(shares.value);
  }
  return ok(all.every((shares) => shares.length === 0) ? [] : all);
}

function shared(total: number, among: readonly string[], text: string, ask: Ask): Result<readonly number[], Unannounced> {
  const { length } = among;
  if (total < length)
    return err({ kind: 'forbidden', message: `There is not enough to divide among ${length} targets of “${text}”.`, rules: ['601.2d'] });
  if (length === 1) return ok([total]);
  if (total === length) return ok(among.map(() => 1));
  const question: Question = {
    what: `how ${total} is divided among ${among.join(', ')}: a number for each`,
    options: Array.from({ length: total - length + 1 }, (_, index) => String(index + 1)),
    least: length,
    most: length,
  };
  const answer = ask(question);
  if (answer === null || answer.length < length) return err({ kind: 'unanswered', question });
  const shares = answer.map(Number);
  return shares.reduce((sum, one) => sum + one, 0) === total
    ? ok(shares)
    : err({ kind: 'forbidden', message: `${answer.join(' + ')} is not ${total}, which has to be divided whole.`, rules: ['601.2d'] });
}
