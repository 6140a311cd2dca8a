import type { Change, Condition, Deed, ObjectRef, StaticEffect } from '../../ast/index.ts';
import { extended, phrase } from '../phrase.ts';
import { choice, mapped, rule, type Syntax } from '../syntax.ts';
import * as g from './declared.ts';
import { deedsIn } from './deeds.ts';

/** Continuous effects of static abilities (611.3), with the condition that they may depend on. */

const yourTurn: Condition = { kind: 'turn', of: { kind: 'you' }, not: false };
const othersTurn: Condition = { kind: 'turn', of: { kind: 'you' }, not: true };

type Simplify<T> = { readonly [K in keyof T]: T[K] };
type Conditioned<T> = Simplify<T & { readonly condition: Condition | null; readonly conditionFirst: boolean }>;

/** "as long as …" before or after; "during your turn" says the same of whose turn it is. */
export function conditioned<T extends object>(effect: Syntax<T>): Syntax<Conditioned<T>> {
  const fixed = (template: string, condition: Condition | null, conditionFirst: boolean): Syntax<Conditioned<T>> =>
    extended(template, effect, { condition, conditionFirst }, {});
  const said = (template: string, conditionFirst: boolean): Syntax<Conditioned<T>> =>
    extended(template, effect, { conditionFirst }, { condition: nullable(g.condition) });
  return choice(
    fixed('<it>', null, false),
    fixed("(during your turn|as long as it's your turn) , <it>", yourTurn, true),
    fixed("(during turns other than yours|as long as it's not your turn|as long as it isn't your turn) , <it>", othersTurn, true),
    fixed("<it> (during your turn|as long as it's your turn)", yourTurn, false),
    fixed('<it> during turns other than yours', othersTurn, false),
    said('as long as <condition> , <it>', true),
    said('<it> as long as <condition>', false),
  );
}
/** The same syntax where the field that it fills may also be null. */
const nullable = (condition: Syntax<Condition>): Syntax<Condition | null> => condition;

/** Built at once, so that its synonyms are listed when the grammar has loaded. */
const remembered = <T>(syntax: Syntax<T>): Syntax<T> => rule(() => syntax);

type Simple = { readonly kind: 'continuous'; readonly subject: ObjectRef; readonly changes: readonly Change[] };
type Forbidding = { readonly kind: 'cant'; readonly subject: ObjectRef; readonly deeds: readonly Deed[] };

const deeds: Syntax<Forbidding> = remembered(
  choice<Forbidding>(
    phrase('<subject> <deeds>', { kind: 'cant' }, { subject: g.singularSubject, deeds: deedsIn('one') }),
    phrase('<subject> <deeds>', { kind: 'cant' }, { subject: g.pluralSubject, deeds: deedsIn('many') }),
  ),
);

/** 604.3: "~'s power and toughness are each equal to …": characteristic-defining where it speaks of its own object. */
type Base = Extract<Change, { kind: 'basePowerToughness' }>;
const defined = { kind: 'basePowerToughness', defining: true } as const;
const definition: Syntax<readonly Change[]> = mapped(
  choice<Base>(
    phrase('power and toughness are each equal to <power>', { ...defined, toughness: null, wording: 'each' }, { power: g.quantity }),
    phrase('power is equal to <power>', { ...defined, toughness: null, wording: 'power' }, { power: g.quantity }),
    phrase('toughness is equal to <toughness>', { ...defined, power: null, wording: 'toughness' }, { toughness: g.quantity }),
    phrase(
      'power is equal to <power> and its toughness is equal to <toughness>',
      { ...defined, wording: 'both' },
      { power: g.quantity, toughness: g.quantity },
    ),
  ),
  (change): readonly Change[] => [change],
  (value) => (Array.isArray(value) && value.length === 1 && isBase(value[0]) ? value[0] : undefined),
);
const isBase = (value: unknown): value is Base =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'basePowerToughness';

const changing: Syntax<Simple> = remembered(
  choice<Simple>(
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

export const continuous: Syntax<StaticEffect> = choice<StaticEffect>(
  extended('<it>', conditioned(deeds), { unless: false }, {}),
  extended('<it> unless <condition>', deeds, { conditionFirst: false, unless: true }, { condition: g.condition }),
  conditioned(changing),
);
