import type { Change, Deed, ObjectRef, Quantity, StaticEffect } from '../../ast/index.ts';
import { phrase } from '../phrase.ts';
import { choice, deepEqual, fieldsOf, mapped, reshaped, type Syntax } from '../syntax.ts';
import { digitAmount } from './amount.ts';
import { conditioned, limited, remembered } from './conditioned.ts';
import { contractedAre, contractedIs } from './contracted.ts';
import * as g from './declared.ts';
import { BLOCKED_BY_ALL, deedsIn, NO_COUNTERS_PUT } from './deeds.ts';

/** Continuous effects of static abilities (611.3), with the condition that they may depend on. */

type Simple = { readonly kind: 'continuous'; readonly subject: ObjectRef; readonly changes: readonly Change[] };
type Forbidding = { readonly kind: 'cant'; readonly subject: ObjectRef; readonly deeds: readonly Deed[] };

/** 122.1: the same as "can't have counters put on them", with the counters as the subject. */
const NO_COUNTERS: readonly Deed[] = [{ kind: 'deed', what: NO_COUNTERS_PUT, object: null }];
const deeds: Syntax<Forbidding> = remembered(
  choice<Forbidding>(
    phrase('<subject> <deeds>', { kind: 'cant' }, { subject: g.singularSubject, deeds: deedsIn('one') }),
    phrase('<subject> <deeds>', { kind: 'cant' }, { subject: g.pluralSubject, deeds: deedsIn('many') }),
    phrase("counters can't be put on <subject>", { kind: 'cant', deeds: NO_COUNTERS }, { subject: g.objects }),
  ),
);

/** 604.3: "~'s power and toughness are each equal to …": characteristic-defining where it speaks of its own object. */
type Base = Extract<Change, { kind: 'basePowerToughness' }>;
const defined = { kind: 'basePowerToughness', defining: true } as const;
/** "1 plus lands you control", as some texts have it after "the number of". */
const plusCount: Syntax<Quantity> = reshaped(
  phrase('<left> plus <of>', {}, { left: digitAmount, of: g.filterPlural }),
  ({ left, of }): Quantity => ({ kind: 'plus', left, right: { kind: 'count', of } }),
  (value) => {
    const { kind, left, right } = fieldsOf(value) ?? {};
    const { kind: counted, of } = fieldsOf(right) ?? {};
    return kind === 'plus' && counted === 'count' ? { left, of } : undefined;
  },
);
/** After "the number of", which some texts have before what is no number of something. */
const numbered: Syntax<Quantity> = choice<Quantity>(plusCount, g.quantity);
const definition: Syntax<readonly Change[]> = mapped(
  choice<Base>(
    phrase('power and toughness are each equal to <power>', { ...defined, toughness: null, wording: 'each' }, { power: g.quantity }),
    phrase(
      'power and toughness are each equal to the number of <power>',
      { ...defined, toughness: null, wording: 'each equal, number' },
      { power: numbered },
    ),
    phrase('power is equal to <power>', { ...defined, toughness: null, wording: 'power' }, { power: g.quantity }),
    phrase('toughness is equal to <toughness>', { ...defined, power: null, wording: 'toughness' }, { toughness: g.quantity }),
    both(),
  ),
  (change): readonly Change[] => [change],
  (value) => (Array.isArray(value) && value.length === 1 && isBase(value[0]) ? value[0] : undefined),
);
/** "power is equal to … and its toughness is equal to that number plus 1": the number is said once. */
function both(): Syntax<Base> {
  const said = phrase(
    'power is equal to [the number of] <power> and its toughness is equal to <toughness>',
    {},
    { power: g.quantity, toughness: g.quantity },
  );
  return {
    read: (input, at) =>
      said.read(input, at).map(({ value: { power, toughness }, end }) => ({
        value: {
          ...defined,
          wording: 'both',
          power,
          toughness: toughness.kind === 'plus' && toughness.left.kind === 'thatMany' ? { ...toughness, left: power } : toughness,
        },
        end,
      })),
    write: (value) => {
      if (!isBase(value) || value.wording !== 'both' || !value.power || !value.toughness) return undefined;
      const { power, toughness } = value;
      const again = toughness.kind === 'plus' && deepEqual(toughness.left, power);
      return said.write({ power, toughness: again ? { ...toughness, left: { kind: 'thatMany' } } : toughness });
    },
    first: () => said.first(),
  };
}
const isBase = (value: unknown): value is Base =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'basePowerToughness';

const changing: Syntax<Simple> = remembered(
  choice<Simple>(
    phrase("it's <changes>", { kind: 'continuous', subject: { kind: 'it', plural: false } }, { changes: contractedIs }),
    phrase("they're <changes>", { kind: 'continuous', subject: { kind: 'it', plural: true } }, { changes: contractedAre }),
    phrase('<subject> <changes>', { kind: 'continuous' }, { subject: g.singularSubject, changes: g.singularChanges }),
    phrase('<subject> [each] <changes>', { kind: 'continuous' }, { subject: g.pluralSubject, changes: g.pluralChanges }),
    phrase(
      'you control <subject>',
      { kind: 'continuous', changes: [{ kind: 'controller', player: { kind: 'you' } }] },
      { subject: g.objects },
    ),
    phrase('<subject> <changes>', { kind: 'continuous' }, { subject: g.objectPossessive, changes: definition }),
  ),
);

/** "All creatures able to block this creature do so." */
const blockedByAll: Syntax<StaticEffect & { readonly kind: 'cant' }> = phrase(
  'all creatures able to block <subject> do so',
  {
    kind: 'cant',
    deeds: [{ kind: 'deed', what: BLOCKED_BY_ALL, object: null }],
    condition: null,
    conditionFirst: false,
    unless: false,
  },
  { subject: g.objects },
);

export const continuous: Syntax<StaticEffect> = choice<StaticEffect>(limited(deeds), conditioned(changing), blockedByAll);
