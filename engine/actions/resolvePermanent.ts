import type { ToBattlefield } from '../entering/entrance.ts';
import type { Entering } from '../events/event.ts';
import type { Result } from '../result.ts';
import type { GameState, SpellOnStack } from '../state/game.ts';
import type { Illegal } from './action.ts';
import type { Answers } from './answers.ts';
import { enter } from './enter.ts';
import { beyond } from './illegal.ts';
import { leaveStack } from './leaveStack.ts';
import { happen, type Progress } from './progress.ts';
import type { Rechecked } from './recheck.ts';

/** 608.3: a permanent spell becomes a permanent under its controller's control, an Aura attached to its target; one that can't goes to the graveyard. */
export function resolvePermanent(
  progress: Progress,
  object: SpellOnStack,
  { own, fails }: Rechecked,
  answers: Answers,
): Result<Progress, Illegal> {
  const { id, controller, face, cast, copy } = object;
  const [way = ''] = (cast.alternative ?? '').split(' ');
  const unmodelled = NOT_MODELLED.get(way);
  if (unmodelled !== undefined) return beyond(way, unmodelled);
  if (fails && way !== 'bestow')
    return leaveStack(happen(progress, { kind: 'ResolutionFailed', object, because: 'targets' }), object, false);
  const [host = null] = own;
  const event: ToBattlefield = {
    kind: 'ZoneChanged',
    ...{ id, as: id, from: 'stack', to: 'battlefield', cause: 'other' },
    entering: {
      controller,
      face,
      x: cast.x,
      cast,
      ...(host === null ? {} : { attachedTo: host }),
      ...(copy ? asToken(progress.state, object) : {}),
    },
  };
  const entered = enter(happen(progress, { kind: 'SpellResolved', object }), event, answers);
  return entered.ok ? leaveStack(entered.value, object, true) : entered;
}

/** 608.3f, 707.9: a copy becomes a token, with what it was said to have otherwise. */
function asToken({ cards }: GameState, { id, face, through = [] }: SpellOnStack): Entering {
  const card = cards.get(id)?.card;
  return card === undefined || through.length === 0 ? { token: true } : { token: true, copy: { card, face, faceDown: false, through } };
}

/** Ways of casting a permanent spell of which something is left over that isn't carried out. */
const NOT_MODELLED: ReadonlyMap<string, string> = new Map([
  ['mutate', 'merging with another permanent is not carried out'],
  ['dash', 'that it returns at the end of turn is not carried out'],
  ['blitz', 'that it is sacrificed at the end of turn is not carried out'],
  ['warp', 'that it is exiled at the end of turn is not carried out'],
  ['evoke', 'that it is sacrificed as it enters is not carried out'],
  ['prototype', 'entering with other characteristics is not carried out'],
  ['morph', 'what is face down on the stack is not carried out'],
  ['megamorph', 'what is face down on the stack is not carried out'],
  ['disguise', 'what is face down on the stack is not carried out'],
]);
