import type { CardType } from '../ast/index.ts';
import { EVALUATE } from '../characteristics/battlefield.ts';
import { layered } from '../characteristics/layers.ts';
import { staticEffects } from '../characteristics/staticEffects.ts';
import { every, isKnown } from '../characteristics/truth.ts';
import { unread } from '../characteristics/unread.ts';
import { called } from '../events/called.ts';
import type { GameEventBody } from '../events/event.ts';
import { ok, type Result } from '../result.ts';
import type { GameState } from '../state/game.ts';
import type { Answers } from './answers.ts';
import { type Course, type Halt, happen, happenTogether, notModelled } from './course.ts';
import { deedsOn } from './deeds.ts';

/**
 * 502.3: the active player determines which of the permanents that they control untap, and those do at once. What doesn't untap: what a static effect
 * or an effect of before holds (`heldTapped`), what its controller chooses to leave tapped where text lets them, and what is left out where only so
 * many may untap. 122.1d: a stun counter goes in place of untapping.
 */
export function untapPermanents(course: Course, answers: Answers): Result<Course, Halt> {
  const { state } = course;
  const { active } = state;
  const { view } = layered(state);
  const own = view.permanents.filter((id) => view.object(id)?.controller === active);
  const held = own.filter((id) => (state.permanents.get(id)?.heldTapped ?? 0) > 0);
  const tapped = own.filter((id) => state.permanents.get(id)?.tapped === true && !held.includes(id));
  const unclear = unclearText(state, tapped);
  if (unclear !== null) return notModelled(unclear, `This could change which permanents untap: “${unclear}”.`, '502.3');
  const untapping: string[] = [];
  for (const id of tapped) {
    const kept = deedsOn(state, id, KEPT_TAPPED, active);
    if (!kept.ok) return kept;
    if (kept.value.length > 0) continue;
    const left = isLeftTapped(state, id, active, answers);
    if (!left.ok) return left;
    if (!left.value) untapping.push(id);
  }
  const limited = withinLimits(state, untapping, active, answers);
  if (!limited.ok) return limited;
  const others = untappingToo(state, active);
  if (!others.ok) return others;
  const stayed = held.reduce(
    (after, id) =>
      happen(after, { kind: 'PermanentStayedTapped', permanent: id }, `${called(after.state, id)} doesn't untap this time.`, '502.3'),
    course,
  );
  return ok(
    happenTogether(
      stayed,
      [...limited.value, ...others.value].map((id) => untapOf(state, id)),
      '502.3',
      '122.1d',
    ),
  );
}

/** What others control and effects untap in this step as well: nothing that is said of their own untap steps holds it. */
function untappingToo(state: GameState, active: string): Result<readonly string[], Halt> {
  const { view } = layered(state);
  const found = new Set<string>();
  for (const { effect, text, context } of staticEffects(state, 'untapsToo')) {
    const applies = every(
      [
        () => context.evaluate.isPlayer(effect.whose, active, context),
        () => effect.condition === null || context.evaluate.holds(effect.condition, context),
      ],
      (part) => part(),
    );
    if (applies === false) continue;
    const what = applies === true ? context.evaluate.objects(effect.what, context) : applies;
    if (!isKnown(what)) return notModelled(text, `The board does not tell ${what.why}: “${text}”.`, '502.3');
    for (const id of what) if (state.permanents.get(id)?.tapped === true && view.object(id)?.controller !== active) found.add(id);
  }
  const untapping: string[] = [];
  for (const id of found) {
    const held = deedsOn(state, id, /^can't become untapped/, active);
    if (!held.ok) return held;
    if (held.value.length === 0) untapping.push(id);
  }
  return ok(untapping);
}

/** What happens to a permanent that would untap. */
function untapOf(state: GameState, id: string): { readonly body: GameEventBody; readonly text: string } {
  const stunned = (state.permanents.get(id)?.counters.get('stun') ?? 0) > 0;
  return stunned
    ? {
        body: { kind: 'CounterRemoved', object: id, counter: 'stun', amount: 1 },
        text: `A stun counter is removed from ${called(state, id)} instead of untapping it.`,
      }
    : { body: { kind: 'PermanentUntapped', permanent: id }, text: `${called(state, id)} untaps.` };
}

/** Deeds as static text has them; "during your untap step" holds while it is yours. */
const KEPT_TAPPED = /^(doesn't|don't) untap during|^can't become untapped/;

/** Text that isn't read or worked out here and could bear on these permanents' untapping. */
function unclearText(state: GameState, tapped: readonly string[]): string | null {
  const text = unread(state, /\buntaps?\b.*\bstep|untap step/i);
  if (text !== null) return text;
  for (const { effect, text: words, context } of staticEffects(state, 'replaces')) {
    const { event } = effect;
    if (event.kind !== 'would' || !/^untap during/.test(event.what)) continue;
    if (tapped.some((id) => EVALUATE.isRecipient(event.who, id, context) !== false)) return words;
  }
  return null;
}

/** "You may choose not to untap this creature during your untap step." */
function isLeftTapped(state: GameState, id: string, active: string, answers: Answers): Result<boolean, Halt> {
  for (const { effect, text, context } of staticEffects(state, 'permission')) {
    if (!/^choose not to untap/.test(effect.what) || effect.object === null || context.you !== active) continue;
    const about = EVALUATE.isRecipient(effect.object, id, context);
    if (!isKnown(about)) return notModelled(text, `The board does not tell ${about.why}: “${text}”.`, '502.3');
    if (!about) continue;
    const answer = answers.take(`whether ${id} stays tapped`, ['yes', 'no'], 1, '502.3');
    if (!answer.ok) return answer;
    if (answer.value[0] === 'yes') return ok(true);
  }
  return ok(false);
}

/** What the words count: a card type, or (null) any permanent. */
const COUNTED: Readonly<Record<string, CardType | null>> = { creature: 'creature', artifact: 'artifact', land: 'land', permanents: null };
const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2 };

/** "Players can't untap more than one land during their untap steps": who untaps chooses. */
function withinLimits(state: GameState, untapping: readonly string[], active: string, answers: Answers): Result<readonly string[], Halt> {
  const limits = deedsOn(state, active, /^can't untap more than/, active);
  if (!limits.ok) return limits;
  const { view } = layered(state);
  let left = untapping;
  for (const { what, text } of limits.value) {
    const [, number = '', noun = ''] = /^can't untap more than (\w+) (\w+) during/.exec(what) ?? [];
    const type = COUNTED[noun];
    const most = NUMBERS[number];
    if (type === undefined || most === undefined) return notModelled(text, `Which permanents untap is not worked out: “${text}”.`, '502.3');
    const counted = left.filter((id) => type === null || view.object(id)?.types.has(type) === true);
    const chosen = answers.take(`which ${most} of these ${active} untaps`, counted, most, '502.3');
    if (!chosen.ok) return chosen;
    left = left.filter((id) => !counted.includes(id) || chosen.value.includes(id));
  }
  return ok(left);
}
