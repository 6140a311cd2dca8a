import type { Cost, Deed, ObjectRef, PlayerRef, Quantity, StaticEffect } from '../../ast/index.ts';
import { around, phrase } from '../phrase.ts';
import { choice, optional, type Syntax } from '../syntax.ts';
import { conditioned, remembered } from './conditioned.ts';
import * as g from './declared.ts';
import { deedsIn } from './deeds.ts';
import { payables } from './payment.ts';

/** 508.1d, 509.1c: "Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you." */

interface Toll {
  readonly who: PlayerRef;
  readonly costs: readonly Cost[];
  readonly forEach: Quantity | null;
  readonly x: Quantity | null;
}
/** Where the cost itself does not say how many times it is paid. */
const ofThose: Syntax<Quantity | null> = optional(
  phrase('for each of those creatures', { kind: 'thisWay', what: 'of those creatures' }, {}),
  null,
);
const x: Syntax<Quantity | null> = optional(around(', where X is <it>', g.quantity), null);
const toll: Syntax<Toll> = choice<Toll>(
  phrase('unless <who> <costs> <forEach> <x>', {}, { who: g.pluralPlayer, costs: payables, forEach: ofThose, x }),
  phrase('unless <who> <costs> <forEach> <x>', {}, { who: g.singularPlayer, costs: paid(), forEach: ofThose, x }),
);
/** "pays {2}": the verb in the third person. */
function paid(): Syntax<readonly Cost[]> {
  return {
    read: (input, at) => {
      const verb = input.tokens[at];
      if (verb?.text !== 'pays') return [];
      const tokens = input.tokens.map((token, index) => (index === at ? { ...token, text: 'pay', lower: 'pay' } : token));
      return payables.read({ tokens, memo: new Map(), nesting: input.nesting }, at);
    },
    write: (value) => {
      const [verb, ...rest] = payables.write(value) ?? [];
      return verb === 'pay' ? ['pays', ...rest] : undefined;
    },
    first: () => new Set(['pays']),
  };
}

interface Unpaid extends Toll {
  readonly kind: 'cantUnlessPaid';
  readonly subject: ObjectRef;
  readonly deeds: readonly Deed[];
}
const isUnpaid = (value: unknown): value is Unpaid =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'cantUnlessPaid';
const withToll = (subject: Syntax<ObjectRef>, deeds: Syntax<readonly Deed[]>): Syntax<Unpaid> => {
  const whole = phrase('<subject> <deeds> <toll>', {}, { subject, deeds, toll });
  return {
    read: (input, at) =>
      whole
        .read(input, at)
        .map(({ value: { toll: price, ...rest }, end }) => ({ value: { kind: 'cantUnlessPaid', ...rest, ...price }, end })),
    write: (value) => {
      if (!isUnpaid(value)) return undefined;
      const { subject: who, deeds: what, ...price } = value;
      return whole.write({ subject: who, deeds: what, toll: { who: price.who, costs: price.costs, forEach: price.forEach, x: price.x } });
    },
    first: () => subject.first(),
  };
};

export const cantUnlessPaid: Syntax<StaticEffect> = conditioned(
  remembered(choice(withToll(g.singularSubject, deedsIn('one')), withToll(g.pluralSubject, deedsIn('many')))),
);
