import { aimsOf, instructionsOn } from '../../activation/aimed.ts';
import type { Effect } from '../../ast/index.ts';
import type { GameEventBody } from '../../events/event.ts';
import type { GameState, StackObject } from '../../state/game.ts';
import { happening } from '../happening.ts';
import { about, type CarriedOut, cannot, type Resolving, type Stop } from '../resolving.ts';
import { stackObjects } from './stackObjects.ts';

type Targets = StackObject['targets'];

/** What is asked of new targets: `keeps`: each may stay as it is (115.7d); otherwise each is changed to another one, if it can be (115.7a). */
interface Asking {
  readonly keeps: boolean;
  /** Whether "no" may be answered: that nothing is changed. */
  readonly declines: boolean;
}

/** The targets that are chosen for something on the stack, each in the place of one that it had; null where the player declines. */
export function newTargetsFor(
  state: GameState,
  object: StackObject,
  { keeps, declines }: Asking,
  resolving: Resolving,
): Targets | Stop | null {
  const aims = aimsOf(state, object, instructionsOn(state, object));
  if (aims === null || aims.length !== object.targets.length) return cannot(object.text, 'what it is aimed at');
  const chosen: (readonly string[])[] = [];
  for (const [at, before] of object.targets.entries()) {
    const slot = aims[at]?.slot;
    if (slot === undefined) return cannot(object.text, 'what it is aimed at');
    const { legal, open } = slot.after(chosen);
    const [untold] = open;
    if (untold !== undefined) return cannot(object.text, untold);
    const now: string[] = [];
    for (const [place, one] of before.entries()) {
      const free = legal.filter((id) => id !== one && !now.includes(id) && !before.slice(place + 1).includes(id));
      if (free.length === 0 && !keeps) return object.targets;
      const [only, another] = keeps ? [one, ...free] : free;
      if (only === undefined || another === undefined) {
        now.push(only ?? one);
        continue;
      }
      const options = keeps ? [one, ...free] : free;
      const question = { what: `a new target for “${object.text}”`, options: declines ? [...options, 'no'] : options, least: 1, most: 1 };
      const [answer] = resolving.ask(question) ?? [];
      if (answer === undefined) return { kind: 'unanswered', question };
      if (answer === 'no') return null;
      now.push(answer);
    }
    chosen.push(now);
  }
  return chosen;
}

/** 115.7d: "choose new targets for target spell": any of them may stay. */
export const newTargets = (deed: Extract<Effect, { kind: 'newTargets' }>, resolving: Resolving, did: boolean | null): CarriedOut | Stop =>
  retarget(deed.of, { keeps: true, declines: false }, resolving, did);

/** 115.7a: "change the target of target spell": to others, all of them or none. */
export const changeTarget = (
  deed: Extract<Effect, { kind: 'changeTarget' }>,
  resolving: Resolving,
  did: boolean | null,
): CarriedOut | Stop => retarget(deed.of, { keeps: false, declines: false }, resolving, did);

function retarget(
  of: Extract<Effect, { kind: 'newTargets' }>['of'],
  asking: Asking,
  resolving: Resolving,
  did: boolean | null,
): CarriedOut | Stop {
  const { state } = resolving;
  const ids = stackObjects(of, 'a spell or ability', resolving);
  if ('kind' in ids) return ids;
  const events: GameEventBody[] = [];
  for (const id of ids) {
    const object = state.stack.find((one) => one.id === id);
    if (object === undefined) continue;
    const targets = newTargetsFor(state, object, asking, resolving);
    if (targets === null) continue;
    if ('kind' in targets) return targets;
    if (isSame(targets, object.targets)) continue;
    events.push({ kind: 'TargetsChanged', object: { ...object, targets }, before: object.targets });
  }
  return happening(about(ids, events), resolving, did);
}

const isSame = (left: Targets, right: Targets): boolean => left.every((some, at) => some.every((id, place) => right[at]?.[place] === id));
