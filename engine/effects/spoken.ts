import type { Condition, Effect, ObjectRef } from '../ast/index.ts';
import { isKnown } from '../characteristics/truth.ts';
import { contains, isNode, type Node, walk } from '../characteristics/walk.ts';
import { playerOf } from '../state/game.ts';
import { EXCESS } from './doneThisWay.ts';
import { type CarriedOut, contextWhile, type Resolving } from './resolving.ts';

/** What words mean that point back to an instruction as it is carried out, or to one whose place is taken: "it", "that player": what it targets. */
export function spokenIn(effect: Effect, resolving: Resolving): Resolving {
  const { targets, state, meant } = resolving;
  let last: readonly string[] | null = null;
  walk(effect, (node) => {
    last = targets?.get(node) ?? last;
    return undefined;
  });
  // "Counter that spell or ability unless its controller pays {2}".
  if (last === null && effect.kind === 'counterSpell' && effect.what.kind === 'that') return speakingOf(effect.what, resolving);
  const ids: readonly string[] = last ?? [];
  const players = ids.filter((id) => playerOf(state, id) !== undefined);
  if (ids.length === 0) return resolving;
  return { ...resolving, meant: { ...meant, it: players.length > 0 ? null : ids, they: players[0] ?? meant.they } };
}

/**
 * "Whenever another creature dies, ~ gets +X/+X until end of turn, where X is its power": whether "its" of a number could mean either what was named before or
 * what gets bigger or smaller by it. `spoken`: with what is named in the instruction itself.
 */
export function isEither({ effect, x }: Extract<Effect, { kind: 'where' }>, { source, meant }: Resolving, spoken: Resolving): boolean {
  if (effect.kind !== 'continuous' || !contains(x, isOfIt)) return false;
  return mayMeanAnother(meant.it, source, effect.subject.kind === 'self' ? [source] : (spoken.meant.it ?? []));
}

/** "Its power", "its mana value". */
export const isOfIt = (node: Node): boolean => node.kind === 'characteristic' && 'of' in node && isNode(node.of) && node.of.kind === 'it';

/** Whether "its" could mean what was named before rather than what is changed: not where that is the object itself whose text it is. */
export const mayMeanAnother = (before: readonly string[] | null, source: string, changed: readonly string[]): boolean =>
  (before ?? []).some((id) => id !== source) && !changed.some((id) => before?.includes(id));

/** What words in what follows an instruction point back to that it only targets: "that player", and the creature by whose power it says how much. */
export const withTargetsSpoken = (effect: Effect | undefined, resolving: Resolving, done: CarriedOut): CarriedOut =>
  withPlayerSpoken(effect, resolving, withMeasureSpoken(effect, resolving, done));

/** "You gain life equal to target creature's power. Tap that creature": the one object that an amount is told by, where nothing else has been meant by "it". */
function withMeasureSpoken(effect: Effect | undefined, { targets, meant }: Resolving, done: CarriedOut): CarriedOut {
  if (effect === undefined || targets === null || done.after.meant.it?.join() !== meant.it?.join()) return done;
  const found: (readonly string[])[] = [];
  for (const amount of ['amount' in effect ? effect.amount : null, 'x' in effect ? effect.x : null])
    walk(amount, (node) => {
      const ids = targets.get(node);
      if (ids !== undefined) found.push(ids);
      return undefined;
    });
  const [it, another] = found;
  return it === undefined || another !== undefined ? done : { ...done, after: { ...done.after, meant: { ...done.after.meant, it } } };
}

/** "That player" in what follows an instruction: the one player whom it targets, where nothing else has been meant by it. */
function withPlayerSpoken(effect: Effect | undefined, { targets, state, meant }: Resolving, done: CarriedOut): CarriedOut {
  if (effect === undefined || targets === null || done.after.meant.they !== meant.they) return done;
  const they = playerTargeted(effect, { targets, state });
  return they === null ? done : { ...done, after: { ...done.after, meant: { ...done.after.meant, they } } };
}

/** What an instruction is about as "it" in words that stand after it; as before where that is to be chosen. */
export function aboutOf(effect: Effect, resolving: Resolving): Resolving {
  const ref = mainRefOf(effect);
  if (ref === null || ref.kind === 'some' || ref.kind === 'it' || ref.kind === 'that') return spokenIn(effect, resolving);
  return speakingOf(ref, resolving);
}

/** With what words mean now as "it". */
function speakingOf(ref: ObjectRef, resolving: Resolving): Resolving {
  const context = contextWhile(resolving);
  const ids = context.evaluate.objects(ref, context);
  return isKnown(ids) ? { ...resolving, meant: { ...resolving.meant, it: ids } } : resolving;
}

function mainRefOf(effect: Effect): ObjectRef | null {
  switch (effect.kind) {
    case 'putCounters':
      return effect.on;
    case 'removeCounters':
      return effect.from;
    case 'continuous':
      return effect.subject;
    case 'sacrifice':
    case 'destroy':
    case 'exile':
    case 'tap':
    case 'untap':
    case 'transform':
    case 'gainControl':
      return effect.what;
    case 'move':
      return effect.parts[0]?.what ?? null;
    default:
      return null;
  }
}

/** "If the difference between your life total and target player's life total is 5 or less, … that player": who is targeted in it. */
function withTargeted(condition: Condition, resolving: Resolving): Resolving {
  const they = playerTargeted(condition, resolving);
  return they === null ? resolving : { ...resolving, meant: { ...resolving.meant, they } };
}

/** The one player whom words target; null where there is none, or more than one. */
function playerTargeted(said: Node, { targets, state }: Pick<Resolving, 'targets' | 'state'>): string | null {
  const players = new Set<string>();
  walk(said, (node) => {
    for (const id of targets?.get(node) ?? []) if (playerOf(state, id) !== undefined) players.add(id);
    return undefined;
  });
  const [they, another] = players;
  return they === undefined || another !== undefined ? null : they;
}

/** "If there are no mining counters on this land, sacrifice it": "it" is what the condition speaks of. "If excess damage was dealt this way, create that many": as much. */
export function spokenOf(condition: Condition, resolving: Resolving): Resolving {
  if (condition.kind === 'happened' && condition.when === 'this way' && 'excess' in condition.event && condition.event.excess) {
    const { meant } = resolving;
    return { ...resolving, meant: { ...meant, thatMany: meant.amounts?.get(EXCESS) ?? meant.thatMany } };
  }
  // "If damage from a creature source is prevented this way, … to that creature".
  if (condition.kind === 'happened' && condition.event.kind === 'damagePrevented' && condition.event.from !== null) {
    const { meant } = resolving;
    return meant.dealer === undefined ? resolving : { ...resolving, meant: { ...meant, it: [meant.dealer] } };
  }
  if (!('subject' in condition)) return withTargeted(condition, resolving);
  return speakingOf(condition.subject, resolving);
}

/**
 * "That creature's controller sacrifices it": of the two objects that a trigger condition names, "it" is the one that an instruction has named as "that creature"
 * before. "It deals 1 damage to that creature" is about both.
 */
export function withOtherSpoken(effect: Effect | undefined, resolving: Resolving): Resolving {
  const { meant, source } = resolving;
  const { other, it, ...rest } = meant;
  if (other === undefined || effect === undefined || it?.every((id) => id === source || other.beside.includes(id)) !== true)
    return resolving;
  const words: string[] = [];
  walk(effect, (node) => {
    if (node.kind === 'it' || (node.kind === 'that' && 'filter' in node)) words.push(node.kind);
    return undefined;
  });
  return words[0] === 'that' && words.includes('it') ? { ...resolving, meant: { ...rest, it: other.ids } } : resolving;
}
