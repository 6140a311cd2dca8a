import type { Condition, Effect, Quantity } from '../../../ast/index.ts';
import { phrase } from '../../phrase.ts';
import { choice, deepEqual, fieldsOf, reshaped, type Syntax } from '../../syntax.ts';
import * as g from '../declared.ts';
import { howMuch } from './cards.ts';
import { clause } from './clause.ts';
import { recipient } from './damage.ts';
import { isEffect } from './verb.ts';

/** Two instructions with one subject and verb, each with a condition of its own: "… if {R} was spent to cast this spell and … if {G} was spent to cast it". */

type Pair = { readonly first: Effect; readonly second: Effect; readonly when: readonly [Condition, Condition] };
/** Subject and verb are said once: `again` reads what is left of the second, `merge` and `split` put it together and take it apart. */
function elliptical<T>(
  again: Syntax<T>,
  merge: (first: Effect, rest: T) => Effect | undefined,
  split: (pair: Pair) => unknown,
): Syntax<Effect> {
  const said = phrase(
    '<first> if <firstIf> and <rest> if <secondIf>',
    {},
    { first: clause, firstIf: g.condition, rest: again, secondIf: g.condition },
  );
  return {
    read: (input, at) =>
      said.read(input, at).flatMap(({ value: { first, firstIf, rest, secondIf }, end }) => {
        const second = merge(first, rest);
        if (second === undefined) return [];
        const effects = [
          { kind: 'if', condition: firstIf, effect: first, trailing: true },
          { kind: 'if', condition: secondIf, effect: second, trailing: true },
        ] as const;
        return [{ value: { kind: 'sequence', effects, joins: ['and'], shared: true }, end }];
      }),
    write: (value) => {
      const pair = pairOf(value);
      const rest = pair && split(pair);
      return rest === undefined ? undefined : said.write({ first: pair?.first, firstIf: pair?.when[0], rest, secondIf: pair?.when[1] });
    },
    first: () => said.first(),
  };
}
function pairOf(value: unknown): Pair | undefined {
  if (!isEffect(value) || value.kind !== 'sequence' || !value.shared || !deepEqual(value.joins, ['and'])) return undefined;
  const [first, second] = value.effects;
  return first?.kind === 'if' && second?.kind === 'if' && first.trailing && second.trailing
    ? { first: first.effect, second: second.effect, when: [first.condition, second.condition] }
    : undefined;
}

/** "~ deals 3 damage to each Elf if … and 3 damage to each Goblin if …". */
const damage: Syntax<Effect> = elliptical(
  phrase('<amount> damage to <to>', {}, { amount: howMuch, to: recipient }),
  (first, rest) => (first.kind === 'dealDamage' && first.also.length === 0 ? { ...first, ...rest } : undefined),
  ({ first, second }) =>
    first.kind === 'dealDamage' && second.kind === 'dealDamage' && deepEqual(first, { ...second, amount: first.amount, to: first.to })
      ? { amount: second.amount, to: second.to }
      : undefined,
);
/** "you gain X life if … and X life if …". */
const life: Syntax<Effect> = elliptical<Quantity>(
  reshaped(
    phrase('<amount> life', {}, { amount: howMuch }),
    ({ amount }) => amount,
    (amount) => ({ amount }),
  ),
  (first, amount) => (first.kind === 'gainLife' || first.kind === 'loseLife' ? { ...first, amount } : undefined),
  ({ first, second }) =>
    (first.kind === 'gainLife' || first.kind === 'loseLife') && deepEqual(first, { ...second, amount: first.amount })
      ? fieldsOf(second)?.amount
      : undefined,
);

/** The second is said without the words that it shares with the first. */
export const separately: Syntax<Effect> = choice<Effect>(damage, life);
