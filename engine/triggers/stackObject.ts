import { pastObject, withPast } from '../events/past.ts';
import { type AbilityOnStack, type GameState, type PastObject, permanentIn, renamedMeant, type SpellOnStack } from '../state/game.ts';
import type { Departed } from './departed.ts';
import { nextStackId } from './stackIds.ts';
import type { Triggered } from './triggered.ts';

/** An ability as it goes on the stack, and the objects that it speaks of and that are gone. */
export interface PutOnStack {
  readonly object: AbilityOnStack;
  readonly past: readonly PastObject[];
}

/** 603.3: a triggered ability as it goes on the stack; its targets and modes are not chosen yet. */
export function stackObjectOf(state: GameState, trigger: Triggered): PutOnStack {
  const { source, named, ability, instance, text, controller, meant, departed } = trigger;
  const object: AbilityOnStack = {
    id: nextStackId(state),
    kind: 'triggeredAbility',
    source,
    named,
    ability,
    instance,
    text,
    controller,
    targets: [],
    modes: [],
    meant: { ...meant, x: meant.x ?? xOf(state, trigger) },
  };
  return withDeparted(state, object, departed);
}

/** 608.2h: an ability that goes on the stack, speaking of what is gone as it last was. */
export function withDeparted(state: GameState, object: AbilityOnStack, departed: readonly Departed[]): PutOnStack {
  const past = pastOf(state, departed);
  if (past.length === 0) return { object, past };
  const rename = renaming(past);
  const { source, named, meant } = object;
  const renamed = { ...object, source: rename(source), named: rename(named), meant: renamedMeant(meant, rename) };
  return { object: renamed, past };
}

/** 608.2h: a spell that has been paid for, speaking of what its costs were paid with as that last was. */
export function withPaid(
  state: GameState,
  object: SpellOnStack,
  departed: readonly Departed[],
): { readonly object: SpellOnStack; readonly past: readonly PastObject[] } {
  const past = pastOf(state, departed);
  const { meant } = object;
  return { object: { ...object, meant: renamedMeant(meant, renaming(past)) }, past };
}

function pastOf(state: GameState, departed: readonly Departed[]): readonly PastObject[] {
  const past: PastObject[] = [];
  for (const { id, before, now } of departed) {
    const one = pastObject(before, id, now, withPast(state, past));
    if (one !== null) past.push(one);
  }
  return past;
}

const renaming =
  (past: readonly PastObject[]) =>
  (id: string): string =>
    past.find(({ was }) => was === id)?.id ?? id;

/** 107.3m: the X of the spell that became a permanent, for its own ability that triggers as it enters; 0 where there was none. */
function xOf(state: GameState, { ability: { event }, source }: Triggered): number | null {
  const isOwn = event.kind === 'enters' && event.what.kind === 'self';
  return isOwn ? (permanentIn(state, source)?.x ?? 0) : null;
}
