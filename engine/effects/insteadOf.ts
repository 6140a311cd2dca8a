import type { Effect } from '../ast/index.ts';

/**
 * 614.15: what is done instead of an instruction, with what its words leave to that one: "it deals 4 damage instead": what would have had deal damage;
 * "create four of those tokens instead": tokens as that one describes them.
 */
export function insteadOf(before: Effect, after: Effect): Effect {
  switch (after.kind) {
    case 'dealDamage':
      return before.kind === 'dealDamage'
        ? { ...after, source: after.source.kind === 'it' ? before.source : after.source, to: after.to ?? before.to }
        : after;
    case 'createMore':
      return after.amount === null || after.plus !== null || after.each === true ? after : (soManyOf(before, after.amount) ?? after);
    default:
      return after;
  }
}

/** An instruction that creates tokens of one kind, with another number of them; undefined for others. */
function soManyOf(before: Effect, amount: Extract<Effect, { kind: 'createMore' }>['amount'] & object): Effect | undefined {
  if (before.kind === 'copyToken') return { ...before, tokens: { ...before.tokens, amount } };
  if (before.kind !== 'createToken') return undefined;
  const [only, another] = before.tokens;
  return only === undefined || another !== undefined ? undefined : { ...before, tokens: [{ ...only, amount }] };
}
