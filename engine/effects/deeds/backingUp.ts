import type { GrantedAbility } from '../../ast/index.ts';
import { happening } from '../happening.ts';
import { beginOnObjects } from '../lasting/objects.ts';
import { objectsFor } from '../objectsFor.ts';
import { about, type CarriedOut, cannot, contextWhile, isStop, type Resolving, type Stop, unmodelled } from '../resolving.ts';
import type { Action } from './action.ts';

const IT = { kind: 'it', plural: true } as const;

/** 702.165a: another creature than this one gains the abilities that stand below backup on it until end of turn. */
export function backUp(deed: Action, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  if (deed.object === null) return unmodelled(deed, resolving);
  const context = contextWhile(resolving);
  const ids = objectsFor(deed.object, resolving, context, 'a creature to back up');
  if (isStop(ids)) return ids;
  const own = context.view.object(resolving.source)?.abilities;
  if (own === undefined) return cannot(resolving.text, 'what abilities it had');
  const at = own.findIndex(({ ability }) => ability.kind === 'keywords' && ability.keywords.some(({ name }) => name === 'backup'));
  const below = own.slice(at + 1).filter(({ origin }) => origin.kind === 'printed');
  const others = ids.filter((id) => id !== resolving.source);
  if (at < 0 || below.length === 0 || others.length === 0) return happening(about(ids, []), resolving, did);
  const abilities = below.map(({ ability }): GrantedAbility => ({ kind: 'quoted', ability }));
  const changes = [{ kind: 'gains', abilities, verb: 'gains' }] as const;
  const begun = beginOnObjects({ subject: IT, changes, duration: { kind: 'untilEndOfTurn' } }, others, resolving, context);
  return isStop(begun) ? begun : happening(about(ids, begun), resolving, did);
}
