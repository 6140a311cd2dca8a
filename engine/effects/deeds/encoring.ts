import type { Change, Effect } from '../../ast/index.ts';
import type { ObjectRef } from '../../ast/reference.ts';
import { happening, inTurn } from '../happening.ts';
import { beginOnObjects } from '../lasting/objects.ts';
import { about, type CarriedOut, contextWhile, isStop, type Resolving, type Stop } from '../resolving.ts';
import type { Action } from './action.ts';
import { copyToken } from './creating.ts';
import { playersFor } from './players.ts';

const IT: ObjectRef = { kind: 'it', plural: true };
const ATTACKS: readonly Change[] = [{ kind: 'deed', what: 'attacks that player this turn if able', object: null }];
const COPY: Extract<Effect, { kind: 'copyToken' }> = {
  kind: 'copyToken',
  who: { kind: 'you' },
  tokens: {
    kind: 'copies',
    amount: { kind: 'number', value: 1 },
    of: { kind: 'self', as: 'this object' },
    except: [],
    entering: { kind: 'entering', tapped: false, attacking: false, attachedTo: null },
  },
};

/** 702.141a: for each opponent a token that is a copy of the card and that attacks that opponent this turn if able; "they" are all of them then. */
export function encore(_: Action, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const opponents = playersFor({ kind: 'opponent', quantifier: 'each' }, resolving, contextWhile(resolving));
  if (isStop(opponents)) return opponents;
  const made: string[] = [];
  const one =
    (opponent: string) =>
    (now: Resolving): CarriedOut | Stop => {
      const created = copyToken(COPY, now, did);
      if (isStop(created)) return created;
      const ids = created.after.meant.it ?? [];
      made.push(...ids);
      const then: Resolving = { ...now, state: created.state, ...created.after, meant: { ...created.after.meant, they: opponent } };
      const begun = beginOnObjects({ subject: IT, changes: ATTACKS, duration: { kind: 'thisTurn' } }, ids, then, contextWhile(then));
      if (isStop(begun)) return begun;
      const sent = happening(about(ids, begun), then, did);
      return isStop(sent) ? sent : { ...sent, happened: [...created.happened, ...sent.happened] };
    };
  const done = inTurn(opponents.map(one), resolving, did);
  return isStop(done) ? done : { ...done, after: { ...done.after, meant: { ...done.after.meant, it: made } } };
}
