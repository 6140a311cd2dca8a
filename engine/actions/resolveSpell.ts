import { overloaded } from '../activation/aimed.ts';
import type { Keyword } from '../ast/index.ts';
import { faceOf } from '../cards/faces.ts';
import { giftedTo } from '../characteristics/gifts.ts';
import { layered } from '../characteristics/layers.ts';
import { valuesOfFace } from '../characteristics/printed.ts';
import { keywordsOf } from '../characteristics/view.ts';
import { giftOf } from '../costs/gift.ts';
import { spliced } from '../costs/splice.ts';
import { carryOut } from '../effects/carryOut.ts';
import { followedBy } from '../effects/spellText.ts';
import { ok, type Result } from '../result.ts';
import type { GameState, SpellOnStack } from '../state/game.ts';
import type { Illegal } from './action.ts';
import type { Answers } from './answers.ts';
import { beyond, stopped } from './illegal.ts';
import { leftOutOrRefused } from './leaveOut.ts';
import { leaveStack } from './leaveStack.ts';
import { carriedOut, happen, type Progress } from './progress.ts';
import { type Rechecked, recheck } from './recheck.ts';
import { resolvePermanent } from './resolvePermanent.ts';
import { resolvingOf } from './resolving.ts';
import { saidAfter } from './saidAfter.ts';

/** 608.2-3: a spell resolves: an instant or sorcery by its instructions, any other by becoming a permanent. */
export function resolveSpell(progress: Progress, object: SpellOnStack, answers: Answers): Result<Progress, Illegal> {
  const { state } = progress;
  const card = state.cards.get(object.id);
  const face = faceOf(card?.card, object.face);
  if (card === undefined || face === undefined) return beyond(object.text, 'what the spell is');
  const { types, abilities } = valuesOfFace(face);
  const whole = [...abilities, ...spliced(state, object.cast.paid)];
  const own = object.faceDown ? [] : whole.flatMap(({ ability }) => (ability.kind === 'spell' ? [ability] : []));
  const checked = recheck(state, object, own);
  if (!checked.ok) return checked;
  const isPermanent = object.faceDown || (!types.includes('instant') && !types.includes('sorcery'));
  if (isPermanent) return resolvePermanent(progress, object, checked.value, answers);
  if (checked.value.fails)
    return leaveStack(happen(progress, { kind: 'ResolutionFailed', object, because: 'targets' }), object, false, answers);
  if (object.cast.alternative?.startsWith('overload') === true) {
    const each = overloaded(state, object, own);
    if (typeof each === 'string') return unresolved(progress, object, each, answers);
    return followed(progress, object, followedBy(whole.map(({ ability }) => ability)), { ...checked.value, targets: each }, answers);
  }
  if (checked.value.open !== null) return unresolved(progress, object, checked.value.open, answers);
  return followed(progress, object, followedBy(whole.map(({ ability }) => ability)), checked.value, answers);
}

/** It leaves the stack, and nothing that it says is done, since with what it would be can't be told. */
function unresolved(progress: Progress, object: SpellOnStack, why: string, answers: Answers): Result<Progress, Illegal> {
  const left = leftOutOrRefused(progress, 'resolution', { source: object.id, text: object.text, why });
  return left.ok ? leaveStack(happen(left.value, { kind: 'SpellResolved', object }), object, true, answers) : left;
}

/** 608.2c, 608.2n: its instructions in order; at the end it goes where it goes. */
function followed(
  progress: Progress,
  object: SpellOnStack,
  effects: Parameters<typeof carryOut>[0],
  checked: Rechecked,
  answers: Answers,
): Result<Progress, Illegal> {
  const ignored = keywordsOn(progress.state, object.id).flatMap(({ name }) =>
    NOT_CARRIED_OUT.has(name) ? [{ source: object.id, text: name, why: 'what it does as the spell resolves is not carried out' }] : [],
  );
  const left = leftOutOrRefused(progress, 'instruction', ...ignored);
  if (!left.ok) return left;
  const given = gift(left.value, object, answers);
  if (!given.ok) return given;
  const done = carryOut(effects, resolvingOf(given.value.state, object, checked, answers));
  if (done.kind !== 'done') return stopped(done);
  return leaveStack(happen(carriedOut(given.value, done), { kind: 'SpellResolved', object }), object, true, answers);
}

/** 702.174b: the gift that was promised comes before anything else that an instant or sorcery does. */
function gift(progress: Progress, object: SpellOnStack, answers: Answers): Result<Progress, Illegal> {
  const they = giftedTo(object.cast.paid);
  const keyword = they === null ? undefined : keywordsOn(progress.state, object.id).find(({ name }) => name === 'gift');
  if (they === null || keyword === undefined) return ok(progress);
  const effects = giftOf(keyword, 'That player');
  const unread = { source: object.id, text: `gift ${keyword.text ?? ''}`, why: 'what is given is not carried out' };
  if (effects === null) return leftOutOrRefused(progress, 'instruction', unread);
  return saidAfter(progress, { ...object, meant: { ...object.meant, they } }, effects, answers);
}

/** 702.50, 702.99: keywords with an instruction of their own at the end of a spell. */
const NOT_CARRIED_OUT: ReadonlySet<string> = new Set(['epic', 'cipher', 'paradigm', 'haunt']);

function keywordsOn(state: GameState, id: string): readonly Keyword[] {
  const object = layered(state).view.object(id);
  return object === undefined ? [] : keywordsOf(object);
}
