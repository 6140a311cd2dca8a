import type { Coverable, Goal, Net, Tokens } from './net.ts';
import { STATES } from './solve/budget.ts';
import { ASKABLE, type Core } from './solve/core.ts';
import { coreOf } from './solve/coreOf.ts';
import { cover } from './solve/cover.ts';
import { madeOf } from './solve/draft.ts';
import { type Finish, finishOf } from './solve/finish.ts';
import { hall, type Touches, touchesOf } from './solve/hall.ts';
import { type Question, questionOf } from './solve/question.ts';

/** A net made ready for questions. What is worked out on the way to an answer is kept with it; the net itself never changes. */
export interface PreparedNet {
  readonly net: Net;
  /** By what goals take beside mana. */
  readonly cores: Map<string, PreparedCore>;
  /** For goals of mana alone. */
  readonly plain: PreparedCore;
}

interface PreparedCore {
  readonly core: Core;
  /** Whether places that steps give to hold at the start what goals take of them. */
  readonly holdsNeed: boolean;
  readonly touches: Touches;
  /** By the sets of kinds that goals ask for; null where these are too many. */
  readonly questions: Map<string, AskedQuestion | null>;
}

interface AskedQuestion {
  readonly question: Question;
  readonly finish: Finish;
}

export function prepare(net: Net): PreparedNet {
  return { net, cores: new Map(), plain: prepareCore(net, []) };
}

function prepareCore(net: Net, takes: readonly Tokens[]): PreparedCore {
  const core = coreOf(net, takes, null, null);
  const holdsNeed = core.need.every((amount, place) => amount <= (core.caps[place] ?? 0));
  return { core, holdsNeed, touches: touchesOf(core), questions: new Map() };
}

function coreFor({ net, cores, plain }: PreparedNet, { takes }: Goal): PreparedCore {
  if (takes.length === 0) return plain;
  const key = takes.map(({ place, amount }) => `${place}x${amount}`).join();
  const known = cores.get(key) ?? prepareCore(net, takes);
  cores.set(key, known);
  return known;
}

/** Whether the goal can be covered. */
export function coverable(prepared: PreparedNet, goal: Goal): Coverable {
  const prepare = coreFor(prepared, goal);
  const { core, touches } = prepare;
  if (core.impossible) return 'no';
  const quick = hall(touches, goal, core.kinds);
  // Hall's condition is all there is to it unless places that steps give to are asked for too.
  if (quick === 'no') return 'no';
  if (quick === 'yes' && prepare.holdsNeed) return 'yes';
  const made = madeOf(goal.mana);
  if (made.reduce((sum, { count }) => sum + count, 0) > ASKABLE) return 'undetermined';
  const asked = questionFor(
    prepare,
    made.map(({ kinds }) => kinds),
  );
  if (asked === null) return 'undetermined';
  return cover(asked.question, asked.finish, made, { left: STATES });
}

function questionFor({ core, questions }: PreparedCore, masks: readonly number[]): AskedQuestion | null {
  const key = masks.join();
  const known = questions.get(key);
  if (known !== undefined) return known;
  const question = questionOf(core, masks);
  const asked = question === null ? null : { question, finish: finishOf(question) };
  questions.set(key, asked);
  return asked;
}
