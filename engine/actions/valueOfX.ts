import { ok, type Result } from '../result.ts';
import type { GameState } from '../state/game.ts';
import type { Illegal } from './action.ts';
import type { Answers } from './answers.ts';
import { missing } from './illegal.ts';

/** Most values of X that are looked at where none is said. */
const MOST_TRIED = 100;

/** Whether an answer says a number: digits that are no object's id. */
export const isNumber = ({ permanents, cards }: GameState, answer: string): boolean =>
  /^\d+$/.test(answer) && !permanents.has(answer) && !cards.has(answer);

/** 107.3a: the value of X where the action does not say it: that which is answered, or the only one from `least` on that can be paid; null where none can be. */
export function valueOfX(
  state: GameState,
  answers: Answers,
  least: number,
  isPayable: (x: number) => boolean,
): Result<number | null, Illegal> {
  const answer = answers.nextId;
  if (answer !== null && isNumber(state, answer)) {
    answers.takeAny();
    return ok(Number(answer));
  }
  const values: number[] = [];
  for (let x = least; x <= MOST_TRIED; x += 1) {
    if (isPayable(x)) values.push(x);
    else if (x > 0) break;
  }
  const [only = null, another] = values;
  return another === undefined ? ok(only) : missing('the value of X', values.map(String));
}
