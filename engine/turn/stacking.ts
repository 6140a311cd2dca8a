import type { Unannounced } from '../activation/announce.ts';
import { staticEffects } from '../characteristics/staticEffects.ts';
import { ok, type Result } from '../result.ts';
import type { GameState } from '../state/game.ts';
import { announceTriggered } from '../triggers/announce.ts';
import { stackObjectOf } from '../triggers/stackObject.ts';
import { type Triggered, triggersOn } from '../triggers/triggered.ts';
import type { Answers } from './answers.ts';
import { type Course, type Halt, happen, notModelled, undecided } from './course.ts';

/** 603.2: what has triggered since some place in a course; halts where it can't be told of an ability whether it has. */
export function triggeredSince(from: Course, { occurrences }: Course): Result<readonly Triggered[], Halt> {
  const { triggered, untold } = triggersOn(occurrences.slice(from.occurrences.length));
  const [open] = untold;
  if (open === undefined) return ok(triggered);
  return notModelled(open.text, `The board does not tell ${open.why}, which decides whether this triggers: “${open.text}”.`, '603.2');
}

/**
 * 603.3, 603.3b: puts abilities that have triggered on the stack: the active player's first, then each other player's in turn order. A player with
 * several that differ chooses their order, the first one chosen goes lowest. Their modes and targets are chosen as they go there (603.3c-d).
 */
export function putOnStack(course: Course, triggers: readonly Triggered[], answers: Answers): Result<Course, Halt> {
  const doubled =
    triggers.length === 0
      ? undefined
      : staticEffects(course.state, 'rule').find(({ effect }) => /triggers? an additional time/.test(effect.text));
  if (doubled !== undefined)
    return notModelled(doubled.text, `How often abilities trigger is not worked out: “${doubled.text}”.`, '603.2d');
  let after = course;
  for (const player of apnap(course.state)) {
    const own = triggers.filter(({ controller }) => controller === player);
    const ordered = inOrder(own, player, answers);
    if (!ordered.ok) return ordered;
    for (const trigger of ordered.value) {
      const stacked = put(after, trigger, answers);
      if (!stacked.ok) return stacked;
      after = stacked.value;
    }
  }
  return ok(after);
}

/** 101.4. */
function apnap({ players, active }: GameState): readonly string[] {
  const ids = players.map(({ id }) => id);
  const first = Math.max(0, ids.indexOf(active));
  return [...ids.slice(first), ...ids.slice(0, first)];
}

/** Alike: the same words of objects that nothing but their ids tells apart here. */
function inOrder(triggers: readonly Triggered[], player: string, answers: Answers): Result<readonly Triggered[], Halt> {
  const different = new Set(triggers.map(({ text, meant }) => JSON.stringify([text, meant])));
  if (different.size <= 1) return ok(triggers);
  const names = triggers.map(({ source, text }) =>
    triggers.filter((one) => one.source === source).length > 1 ? `${source}: ${text}` : source,
  );
  const left = new Set(names);
  const order: string[] = [];
  while (left.size > 0) {
    const next = answers.take(`which of ${player}'s triggered abilities goes on the stack next`, [...left], 1, '603.3b');
    if (!next.ok) return next;
    for (const name of next.value) {
      order.push(name);
      left.delete(name);
    }
  }
  return ok(order.flatMap((name) => triggers[names.indexOf(name)] ?? []));
}

function put(course: Course, trigger: Triggered, answers: Answers): Result<Course, Halt> {
  const { source, index, text, instance, controller } = trigger;
  const triggered = happen(
    course,
    { kind: 'AbilityTriggered', source, ability: index, player: controller, text, mana: false, instance },
    `An ability of ${source} triggers: “${text}”.`,
    '603.2',
  );
  const announced = announceTriggered(triggered.state, trigger, ({ what, options, least }) => {
    const answer = answers.take(what, options, least, '603.3d', '603.3c');
    return answer.ok ? answer.value : null;
  });
  if (!announced.ok) return halted(announced.error, text);
  // 603.3c-d: without a legal choice it is taken off the stack.
  if (announced.value === null) return ok(triggered);
  const { object, past } = stackObjectOf(triggered.state, trigger);
  return ok(
    happen(
      triggered,
      { kind: 'AbilityPutOnStack', object: { ...object, ...announced.value }, past },
      `It goes on the stack under the control of ${controller}.`,
      '603.3',
    ),
  );
}

function halted(why: Unannounced, text: string): Result<never, Halt> {
  if (why.kind === 'unanswered') return undecided(why.question.what, why.question.options, '603.3d', '603.3c');
  if (why.kind === 'notModelled') return notModelled(why.text, `It can't be put on the stack: ${why.reason}.`, '603.3d', '603.3c');
  return notModelled(text, why.message, '603.3d', '603.3c');
}
