import type { DamageSize, PlayerRef, Recipient, TriggerEvent } from '../ast/index.ts';
import { compares } from '../characteristics/numbers.ts';
import { every, isKnown, type Truth } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import type { GameEventBody } from '../events/event.ts';
import type { DeedMatch } from './deedMatch.ts';
import { controllerOf } from './moves.ts';
import type { Seen } from './occurrence.ts';

type DamageDealt = Extract<GameEventBody, { readonly kind: 'DamageDealt' }>;

type OfDamage = Extract<
  TriggerEvent,
  { readonly kind: 'isDealtDamage' | 'damageDealt' | 'damagePrevented' | 'playerDealtDamage' | 'dealsDamage' }
>;

/** 120, 603.2: conditions about damage that is dealt or prevented; null where it is something else that happened. */
export function matchDamage(event: OfDamage, occurrence: Seen, context: Context): DeedMatch | null {
  const { what } = occurrence;
  const is = (ref: Recipient | null, id: string): Truth => ref === null || context.evaluate.isRecipient(ref, id, context);
  const who = (ref: PlayerRef | null, id: string): Truth => ref === null || context.evaluate.isPlayer(ref, id, context);
  if (event.kind === 'damagePrevented')
    return what.kind === 'DamagePrevented'
      ? { meant: { it: [what.target], they: what.target, thatMany: what.amount }, parts: [() => isPreventedSo(event, what, context)] }
      : null;
  if (what.kind !== 'DamageDealt') return null;
  const { source, target, amount: thatMany } = what;
  const isSuch = (): Truth => isSuchDamage({ ...event, amount: event.kind === 'dealsDamage' ? event.amount : null }, what, context);
  switch (event.kind) {
    case 'isDealtDamage':
      return {
        meant: { it: [target], they: controllerOf(target, context), thatMany },
        parts: [
          isSuch,
          () => is(event.what, target),
          () => is(event.by, source),
          () => isSuchInAll(event.amount, occurrence, target, context),
        ],
      };
    case 'damageDealt':
      return { meant: { it: [target], they: target, thatMany }, parts: [isSuch, () => is(event.to, target)] };
    case 'playerDealtDamage':
      return {
        meant: { they: target, thatMany },
        parts: [
          isSuch,
          () => who(event.who, target),
          () => is(event.by, source),
          () => isSuchInAll(event.amount, occurrence, target, context),
        ],
      };
    case 'dealsDamage':
      return {
        meant: {
          it: [source],
          they: isYou(event.to) ? controllerOf(source, context) : target,
          thatMany,
          ...otherThan(source, target, event.to, context),
        },
        parts: [isSuch, () => is(event.what, source), () => is(event.to, target)],
      };
  }
}

/** "That creature" of "this creature deals damage to a creature": what was dealt it. Of "a creature deals damage to this creature" it is the first one. */
const otherThan = (source: string, target: string, to: Recipient | null, { view }: Context): Pick<DeedMatch['meant'], 'other'> =>
  to === null || to.kind === 'self' || to.kind === 'attached' || view.object(target) === undefined
    ? {}
    : { other: { ids: [target], beside: [source] } };

/** "A source an opponent controls deals damage to you": nobody calls "you" that player, and it is the one who controls the source. */
const isYou = (to: Recipient | null): boolean =>
  to !== null && (to.kind === 'you' || (to.kind === 'mixed' && to.refs.some(({ kind }) => kind === 'you')));

/** What the words of a trigger condition say of damage, whoever deals it and is dealt it. */
interface Said {
  readonly combat: boolean | null;
  readonly excess?: boolean;
  readonly amount?: DamageSize | null;
}

/** 120, 603.2: whether damage that was dealt is of the kind and size that a trigger condition speaks of. */
function isSuchDamage({ combat, excess = false, amount: size = null }: Said, dealt: DamageDealt, context: Context): Truth {
  return every(
    [
      () => combat === null || combat === dealt.combat,
      () => {
        if (size === null) return true;
        // "Equal to that creature's toughness": of what it is dealt to.
        const than = context.evaluate.amount(size.than, { ...context, it: [dealt.target] });
        return isKnown(than) ? compares(dealt.amount, size.comparison, than) : than;
      },
      () => !excess || (dealt.excess ?? 0) > 0,
    ],
    (part) => part(),
  );
}

/** 120.5: how much something is dealt by all sources at the same time. */
function isSuchInAll(size: DamageSize | undefined, { before, after }: Seen, target: string, context: Context): Truth {
  if (size === undefined) return true;
  const than = context.evaluate.amount(size.than, context);
  if (!isKnown(than)) return than;
  const now = after.thisTurn.dealt.slice(before.thisTurn.dealt.length).filter((one) => one.target === target);
  return compares(
    now.reduce((sum, { amount }) => sum + amount, 0),
    size.comparison,
    than,
  );
}

/** 615.13: whether damage that was prevented is what a trigger condition speaks of. */
function isPreventedSo(
  said: { readonly from: Recipient | null; readonly to: Recipient | null },
  prevented: Extract<GameEventBody, { readonly kind: 'DamagePrevented' }>,
  context: Context,
): Truth {
  const is = (whom: Recipient | null, id: string): Truth => whom === null || context.evaluate.isRecipient(whom, id, context);
  return every([() => is(said.from, prevented.source), () => is(said.to, prevented.target)], (part) => part());
}
