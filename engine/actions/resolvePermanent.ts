import { giftedTo } from '../characteristics/gifts.ts';
import { attackingLike } from '../effects/deeds/attacking.ts';
import type { ToBattlefield } from '../entering/entrance.ts';
import type { Entering } from '../events/event.ts';
import type { Result } from '../result.ts';
import type { GameState, SpellOnStack } from '../state/game.ts';
import type { Illegal } from './action.ts';
import type { Answers } from './answers.ts';
import { saidByAlternative } from './castText.ts';
import { enter } from './enter.ts';
import { leftOutOrRefused } from './leaveOut.ts';
import { leaveStack } from './leaveStack.ts';
import { happen, type Progress } from './progress.ts';
import type { Rechecked } from './recheck.ts';
import { saidAfter } from './saidAfter.ts';

/** 608.3: a permanent spell becomes a permanent under its controller's control, an Aura attached to its target; one that can't goes to the graveyard. */
export function resolvePermanent(
  progress: Progress,
  object: SpellOnStack,
  { own, fails, open }: Rechecked,
  answers: Answers,
): Result<Progress, Illegal> {
  const { id, controller, face, cast, copy } = object;
  const [way = ''] = (cast.alternative ?? '').split(' ');
  const unmodelled = NOT_MODELLED.get(way);
  const left = leftOutOrRefused(
    progress,
    'resolution',
    ...(unmodelled === undefined ? [] : [{ source: id, text: way, why: unmodelled }]),
    ...(open === null ? [] : [{ source: id, text: object.text, why: open }]),
  );
  if (!left.ok) return left;
  if (fails && way !== 'bestow')
    return leaveStack(happen(progress, { kind: 'ResolutionFailed', object, because: 'targets' }), object, false, answers);
  const [host = null] = unmodelled === undefined ? own : [];
  const event: ToBattlefield = {
    kind: 'ZoneChanged',
    ...{ id, as: id, from: 'stack', to: 'battlefield', cause: 'other' },
    entering: {
      controller,
      // 702.103b: bestowed, the permanent is an Aura for as long as it is attached.
      face: way === 'bestow' ? 0 : face,
      ...(object.faceDown ? { faceDown: object.faceDown } : {}),
      x: cast.x,
      cast,
      ...(host === null ? {} : { attachedTo: host }),
      ...(copy ? asToken(progress.state, object) : {}),
      ...promised(cast.paid),
      ...(way === 'sneak' ? attackingFor(progress.state, object) : {}),
    },
  };
  const entered = enter(happen(left.value, { kind: 'SpellResolved', object }), event, answers);
  if (!entered.ok) return entered;
  const gone = leaveStack(entered.value, object, true, answers);
  return gone.ok && gone.value.state.permanents.has(id) ? saidAfter(gone.value, object, saidByAlternative(way), answers) : gone;
}

/** 702.174a: the opponent that was chosen for a gift is the chosen player of what it triggers. */
function promised(paid: readonly string[]): Entering {
  const player = giftedTo(paid);
  return player === null ? {} : { chosen: { player } };
}

/** 702.190b: it enters tapped and attacking what the creature attacked that was returned for it. */
function attackingFor(state: GameState, { meant, controller }: SpellOnStack): Entering {
  const [returned = ''] = meant.it ?? [];
  return controller === state.active ? { tapped: true, attacking: attackingLike(returned, { state }) } : { tapped: true };
}

/** 608.3f, 707.9: a copy becomes a token, with what it was said to have otherwise. */
function asToken({ cards }: GameState, { id, face, through = [] }: SpellOnStack): Entering {
  const card = cards.get(id)?.card;
  return card === undefined || through.length === 0 ? { token: true } : { token: true, copy: { card, face, faceDown: false, through } };
}

/** Ways of casting a permanent spell of which something is left over that isn't carried out. */
const NOT_MODELLED: ReadonlyMap<string, string> = new Map([['mutate', 'merging with another permanent is not carried out']]);
