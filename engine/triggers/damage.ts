import type { DamageSize, Recipient } from '../ast/index.ts';
import { every, isKnown, type Truth } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import type { GameEventBody } from '../events/event.ts';

type DamageDealt = Extract<GameEventBody, { readonly kind: 'DamageDealt' }>;

/** What the words of a trigger condition say of damage, whoever deals it and is dealt it. */
interface Said {
  readonly combat: boolean | null;
  readonly excess?: boolean;
  readonly amount?: DamageSize | null;
}

/** 120, 603.2: whether damage that was dealt is of the kind and size that a trigger condition speaks of. */
export function isSuchDamage({ combat, excess = false, amount: size = null }: Said, dealt: DamageDealt, context: Context): Truth {
  return every(
    [
      () => combat === null || combat === dealt.combat,
      () => {
        if (size === null) return true;
        const than = context.evaluate.amount(size.than, context);
        if (!isKnown(than)) return than;
        return size.comparison === 'orLess' ? dealt.amount <= than : dealt.amount >= than;
      },
      () => !excess || (dealt.excess ?? 0) > 0,
    ],
    (part) => part(),
  );
}

/** 615.13: whether damage that was prevented is what a trigger condition speaks of. */
export function isPreventedSo(
  said: { readonly from: Recipient | null; readonly to: Recipient | null },
  prevented: Extract<GameEventBody, { readonly kind: 'DamagePrevented' }>,
  context: Context,
): Truth {
  const is = (whom: Recipient | null, id: string): Truth => whom === null || context.evaluate.isRecipient(whom, id, context);
  return every([() => is(said.from, prevented.source), () => is(said.to, prevented.target)], (part) => part());
}
