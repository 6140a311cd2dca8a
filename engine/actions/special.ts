import { saysNotZero } from '../activation/demandsOf.ts';
import { refusal } from '../activation/reasons.ts';
import type { SpecialAction, SpecialKind } from '../activation/specialAction.ts';
import { reasonsAgainstSpecial, specialActions } from '../activation/specials.ts';
import { layered } from '../characteristics/layers.ts';
import { contains } from '../characteristics/walk.ts';
import { specialCost } from '../costs/specialCost.ts';
import { paymentsOfSpecial } from '../payment/payFor.ts';
import { isPayable } from '../payment/told.ts';
import { ok, type Result } from '../result.ts';
import { type GameState, playerOf } from '../state/game.ts';
import type { Action, Illegal } from './action.ts';
import { Answers } from './answers.ts';
import { withPriority } from './cast.ts';
import { badInput, forbidden, missing, refused } from './illegal.ts';
import { outOfGame } from './inGame.ts';
import { paySpecial, purposeOf } from './paySpecial.ts';
import type { Progress } from './progress.ts';
import { setAside } from './setAside.ts';
import { turnedUp } from './turnFaceUp.ts';
import { valueOfX } from './valueOfX.ts';

type Special = Extract<Action, { readonly kind: SpecialKind }>;

/** 116.2: a player with priority takes a special action: its cost is paid, and it happens at once, without using the stack. */
export function special(progress: Progress, action: Special): Result<Progress, Illegal> {
  const { kind } = action;
  const [key, object] = action.kind === 'turnFaceUp' ? ['permanent', action.permanent] : ['card', action.card];
  if (!progress.state.permanents.has(object) && !progress.state.cards.has(object)) return badInput(key, `There is no object “${object}”.`);
  const player = action.by ?? layered(progress.state).view.object(object)?.controller ?? '';
  if (playerOf(progress.state, player) === undefined) return badInput('by', `There is no player “${player}”.`);
  const gone = outOfGame(progress.state, player);
  if (gone !== null) return gone;
  const now = { ...progress, state: withPriority(progress.state, player) };
  const against = refusal(reasonsAgainstSpecial(now.state, player, kind, object));
  if (against !== null) return refused(against);
  const ways = waysSaid(now.state, action, object);
  if (!ways.ok) return ways;
  const done = ways.value.map((way) => ({ way, result: take(now, player, way, action) }));
  const open = done.filter(({ result }) => result.ok || result.error.missingChoice !== null);
  const [only, another] = open;
  if (another !== undefined)
    return missing(
      'the way of doing it',
      open.map(({ way }) => way.keyword),
    );
  return only?.result ?? done[0]?.result ?? forbidden(`Nothing lets ${player} do that with ${object}.`, '116.2');
}

/** The ways that the action names, by their place or a piece of their words; all of them where it names none. */
function waysSaid(state: GameState, { kind, alternative }: Special, object: string): Result<readonly SpecialAction[], Illegal> {
  const all = specialActions(state, kind, object);
  if (alternative === undefined) return ok(all);
  const found =
    typeof alternative === 'number'
      ? all.slice(alternative, alternative + 1)
      : all.filter(({ keyword, text }) => `${keyword} ${text}`.toLowerCase().includes(alternative.trim().toLowerCase()));
  return found.length > 0 ? ok(found) : badInput('alternative', `${object} has no such way: ${JSON.stringify(alternative)}.`);
}

function take(progress: Progress, player: string, way: SpecialAction, action: Special): Result<Progress, Illegal> {
  const answers = new Answers(action.choose ?? []);
  const x = chooseX(progress, player, way, action.x, answers);
  if (!x.ok) return x;
  const paid = paySpecial(progress, { player, special: way, x: x.value ?? 0, pay: action.pay ?? 'auto' }, answers);
  if (!paid.ok) return paid;
  const done =
    action.kind === 'turnFaceUp'
      ? turnedUp(paid.value, player, way, x.value, answers)
      : setAside(paid.value, player, action.kind, way, x.value, answers);
  return done.ok ? ok({ ...done.value, left: answers.rest }) : done;
}

/** 107.3: the value of X where the cost has one: that which is said or answered, or the only one that can be paid; null where it has none. */
function chooseX(
  progress: Progress,
  player: string,
  way: SpecialAction,
  said: number | undefined,
  answers: Answers,
): Result<number | null, Illegal> {
  const { state } = progress;
  if (said !== undefined && (!Number.isSafeInteger(said) || said < 0))
    return badInput('x', `X must be a whole number of at least 0, not ${said}.`);
  if (!specialCost(state, player, way, 0).hasX) return said === undefined ? ok(null) : badInput('x', 'Its cost has no X.');
  const least = leastX(state, way);
  if (said !== undefined && said < least) return forbidden(`X can't be ${said}.`, '107.3', '601.2b');
  if (said !== undefined) return ok(said);
  const canPay = (value: number): boolean => isPayable(paymentsOfSpecial(state, player, way, purposeOf(state, way), value));
  const x = valueOfX(state, answers, least, canPay);
  if (!x.ok) return x;
  if (x.value !== null && x.value < least) return forbidden(`X can't be ${x.value}.`, '107.3', '601.2b');
  if (x.value === null && least > 0) return forbidden(`${player} can't pay for an X of at least 1.`, '118.3', '107.3');
  return ok(x.value ?? 0);
}

/** "X can't be 0." */
const leastX = (state: GameState, { object }: SpecialAction): number =>
  layered(state)
    .view.object(object)
    ?.abilities.some(({ ability }) => ability.kind === 'static' && contains(ability, saysNotZero))
    ? 1
    : 0;
