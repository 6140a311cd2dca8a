import { overloaded } from '../activation/aimed.ts';
import { faceOf } from '../cards/faces.ts';
import { valuesOfFace } from '../characteristics/printed.ts';
import { carryOut } from '../effects/carryOut.ts';
import { followedBy } from '../effects/spellText.ts';
import type { Result } from '../result.ts';
import type { SpellOnStack } from '../state/game.ts';
import type { Illegal } from './action.ts';
import type { Answers } from './answers.ts';
import { beyond, stopped } from './illegal.ts';
import { leaveStack } from './leaveStack.ts';
import { carriedOut, happen, type Progress } from './progress.ts';
import { type Rechecked, recheck } from './recheck.ts';
import { resolvePermanent } from './resolvePermanent.ts';
import { resolvingOf } from './resolving.ts';

/** 608.2-3: a spell resolves: an instant or sorcery by its instructions, any other by becoming a permanent. */
export function resolveSpell(progress: Progress, object: SpellOnStack, answers: Answers): Result<Progress, Illegal> {
  const { state } = progress;
  const card = state.cards.get(object.id);
  const face = faceOf(card?.card, object.face);
  if (card === undefined || face === undefined) return beyond(object.text, 'what the spell is');
  const { types, abilities } = valuesOfFace(face);
  const own = object.faceDown ? [] : abilities.flatMap(({ ability }) => (ability.kind === 'spell' ? [ability] : []));
  const checked = recheck(state, object, own);
  if (!checked.ok) return checked;
  const isPermanent = object.faceDown || (!types.includes('instant') && !types.includes('sorcery'));
  if (isPermanent) return resolvePermanent(progress, object, checked.value, answers);
  if (checked.value.fails)
    return leaveStack(happen(progress, { kind: 'ResolutionFailed', object, because: 'targets' }), object, false, answers);
  if (object.cast.alternative?.startsWith('overload') === true) {
    const each = overloaded(state, object, own);
    if (typeof each === 'string') return beyond(object.text, each);
    return followed(progress, object, followedBy(abilities.map(({ ability }) => ability)), { ...checked.value, targets: each }, answers);
  }
  return followed(progress, object, followedBy(abilities.map(({ ability }) => ability)), checked.value, answers);
}

/** 608.2c, 608.2n: its instructions in order; at the end it goes where it goes. */
function followed(
  progress: Progress,
  object: SpellOnStack,
  effects: Parameters<typeof carryOut>[0],
  checked: Rechecked,
  answers: Answers,
): Result<Progress, Illegal> {
  const done = carryOut(effects, resolvingOf(progress.state, object, checked, answers));
  if (done.kind !== 'done') return stopped(done);
  return leaveStack(happen(carriedOut(progress, done), { kind: 'SpellResolved', object }), object, true, answers);
}
