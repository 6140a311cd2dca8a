import type { Change, CopyException, Effect, ObjectRef } from '../../ast/index.ts';
import { around, list, phrase, words } from '../phrase.ts';
import { choice, deepEqual, fieldsOf, type Syntax } from '../syntax.ts';
import { contractedAre, contractedIs } from './contracted.ts';
import * as g from './declared.ts';
import { enteringState } from './entering.ts';
import { grantedAbilities } from './granted.ts';

/** 707.9: "it has haste", "it isn't legendary", "its name is ~", "it enters with an additional +1/+1 counter on it". */
const exception: Syntax<CopyException> = choice<CopyException>(
  words<CopyException>([
    ['it has this ability', { kind: 'thisAbility', besides: [] }],
    ['he has this ability', { kind: 'thisAbility', besides: [] }],
    ['she has this ability', { kind: 'thisAbility', besides: [] }],
    ["it isn't legendary if the spell is legendary", { kind: 'notLegendary' }],
    ['it has no mana cost', { kind: 'noManaCost' }],
  ]),
  phrase('it has <besides> and this ability', { kind: 'thisAbility' }, { besides: grantedAbilities }),
  phrase('its name is <name>', { kind: 'name' }, { name: g.singularSubject }),
  phrase('it enters <how>', { kind: 'enters' }, { how: enteringState }),
  phrase('it enters <how> if <condition>', { kind: 'entersIf' }, { how: enteringState, condition: g.condition }),
  phrase("it's <changes>", { kind: 'changes', plural: false }, { changes: contractedIs }),
  phrase('it <changes>', { kind: 'changes', plural: false }, { changes: g.singularChanges }),
  phrase("they're <changes>", { kind: 'changes', plural: true }, { changes: contractedAre }),
  phrase('they <changes>', { kind: 'changes', plural: true }, { changes: g.pluralChanges }),
);

const two = phrase('<first> (and|, and) <second>', {}, { first: exception, second: exception });
const exceptions: Syntax<readonly CopyException[]> = choice<readonly CopyException[]>(list(exception, 'and'), {
  // Two are sometimes joined with a comma as well.
  read: (input, at) => two.read(input, at).map(({ value: { first, second }, end }) => ({ value: [first, second], end })),
  write: () => undefined,
  first: () => two.first(),
});

export const copyExceptions: Syntax<readonly CopyException[]> = choice<readonly CopyException[]>(
  around('(, except|except) <it>', exceptions),
  words<readonly CopyException[]>([['', []]]),
);

/**
 * "becomes a copy of target creature until end of turn, except it has this ability": the exceptions stand after the duration, where there
 * is one. `changes`: the syntax that also reads the change without them.
 */
export function copiesForAWhile(subject: Syntax<ObjectRef>, changes: Syntax<readonly Change[]>): Syntax<Effect> {
  const said = phrase(
    '<subject> <changes> <duration> , except <except>',
    { kind: 'continuous', durationFirst: false },
    { subject, changes, duration: g.duration, except: exceptions },
  );
  return {
    read: (input, at) =>
      said.read(input, at).flatMap(({ value: { except, ...effect }, end }) => {
        const [copy, second] = effect.changes;
        return copy?.kind === 'becomesCopy' && copy.except.length === 0 && second === undefined
          ? [{ value: { ...effect, changes: [{ ...copy, except }] }, end }]
          : [];
      }),
    write: (value) => {
      const fields = fieldsOf(value);
      const all: unknown = fields?.changes;
      const copy = Array.isArray(all) && all.length === 1 ? fieldsOf(all[0]) : undefined;
      const bare = !Array.isArray(copy?.except) || copy.except.length === 0 || deepEqual(fields?.duration, { kind: 'permanent' });
      return bare ? undefined : said.write({ ...fields, changes: [{ ...copy, except: [] }], except: copy?.except });
    },
    first: () => said.first(),
  };
}
