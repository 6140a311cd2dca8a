import type { Effect, StaticEffect } from '../../ast/index.ts';
import { around, phrase } from '../phrase.ts';
import { choice, deepEqual, fieldsOf, optional, reshaped, restricted, type Syntax } from '../syntax.ts';
import { conditioned } from './conditioned.ts';
import * as g from './declared.ts';
import { recipient } from './effects/damage.ts';
import { damageSort, ofWould } from './would.ts';

/** Replacement and prevention effects of static abilities (614, 615) on other events than producing mana. */

/** 614.9: "all damage that would be dealt to you is dealt to this creature instead". */
const redirection: Syntax<Replaces> = reshaped(
  phrase(
    'all <sort> that would be dealt to <to> <by> is dealt to <instead> instead',
    {},
    { sort: damageSort, to: recipient, by: optional(around('by <it>', g.objects), null), instead: recipient },
  ),
  ({ instead, ...damage }): Replaces => ({
    kind: 'replaces',
    event: { kind: 'damage', amount: null, said: 'all that would be dealt', ...damage },
    limit: null,
    effect: { kind: 'dealtInstead', amount: null, to: instead },
    instead: 'after',
  }),
  (value) => {
    const { event, effect } = fieldsOf(value) ?? {};
    const { said, sort, to, by } = fieldsOf(event) ?? {};
    const { kind, to: instead } = fieldsOf(effect) ?? {};
    return said === 'all that would be dealt' && kind === 'dealtInstead' ? { sort, to, by, instead } : undefined;
  },
);

const DOUBLED: Effect = {
  kind: 'dealDamage',
  source: { kind: 'it', plural: false },
  amount: { kind: 'times', factor: 2, of: { kind: 'thatMany', said: 'that damage' } },
  to: null,
  also: [],
  divided: false,
  amountLast: false,
};
/** "Double all damage equipped creature would deal": if it would deal damage, it deals double that damage instead. */
const doubled: Syntax<Replaces> = reshaped(
  phrase('double all <sort> [that] <by> would deal', {}, { sort: damageSort, by: g.objects }),
  ({ sort, by }): Replaces => ({
    kind: 'replaces',
    event: { kind: 'damage', amount: null, said: 'double all', sort, by, to: null },
    limit: null,
    effect: DOUBLED,
    instead: 'unsaid',
  }),
  (value) => {
    const { said, sort, by } = fieldsOf(fieldsOf(value)?.event) ?? {};
    return said === 'double all' ? { sort, by } : undefined;
  },
);

type Replaces = Omit<Extract<StaticEffect, { kind: 'replaces' }>, 'condition' | 'conditionFirst'>;
type Prevents = Omit<Extract<StaticEffect, { kind: 'prevents' }>, 'condition' | 'conditionFirst'>;

const replaces = (template: string, instead: Replaces['instead'], effect: Syntax<Effect> = g.effect): Syntax<Replaces> =>
  ofWould(template, { kind: 'replaces', instead }, effect);

/** "prevent that damage and …", "you may prevent X of that damage, where X is …": what needs no "instead". */
const ofThatDamage: Syntax<Effect> = restricted(g.effect, startsWith('preventThat'));
function startsWith(kind: Effect['kind']): (value: unknown) => boolean {
  const starts = (value: unknown): boolean => {
    const { kind: own, effect, effects } = fieldsOf(value) ?? {};
    if (own === 'sequence' && Array.isArray(effects)) return starts(effects[0]);
    return own === kind || ((own === 'may' || own === 'where') && starts(effect));
  };
  return starts;
}
/** 614.8: "regenerate it", which is done instead of destroying it by what it means. */
const regenerates: Syntax<Effect> = restricted(g.effect, startsWith('regenerate'));
const lasting: Syntax<Effect> = restricted(g.effect, (value) => fieldsOf(value)?.kind === 'prevent' && fieldsOf(value)?.duration === null);

const replacement: Syntax<Replaces> = choice<Replaces>(
  replaces('if <would> , <effect> instead', 'after'),
  replaces('if <would> , <effect> instead , rounded down', 'after, rounded down'),
  replaces('if <would> , instead <effect>', 'before'),
  replaces('if <would> , <effect>', 'unsaid', choice(ofThatDamage, regenerates)),
  redirection,
  doubled,
);
const prevention: Syntax<Prevents> = phrase('<effect>', { kind: 'prevents' }, { effect: lasting });

/** 615.5: a sentence after it about what was prevented or done "this way". */
const rider: Syntax<Effect> = restricted(g.effect, (value) => isTold(value) || speaksOfThisWay(value) || isWhenDone(value));
/** 603.12: "When you do, create a 2/2 green Wolf creature token." */
const isWhenDone = (value: unknown): boolean =>
  fieldsOf(value)?.kind === 'ifYouDo' && fieldsOf(value)?.word === 'when' && fieldsOf(value)?.not === false;
/** What nothing but an instruction says: "Remove a +1/+1 counter from this creature." */
const TOLD: ReadonlySet<unknown> = new Set<Effect['kind']>([
  'removeCounters',
  'putCounters',
  'draw',
  'mill',
  'discard',
  'exile',
  'sacrifice',
  'createToken',
]);
const isTold = (value: unknown): boolean => TOLD.has(fieldsOf(value)?.kind) && fieldsOf(fieldsOf(value)?.who)?.kind === 'you';
function speaksOfThisWay(value: unknown): boolean {
  if (typeof value === 'string') return /this way|prevented/.test(value);
  if (typeof value !== 'object' || value === null) return false;
  if ('kind' in value && (value.kind === 'thisWay' || value.kind === 'reflexive')) return true;
  if ('kind' in value && (value.kind === 'unsupported' || value.kind === 'startStatic')) return false;
  return Object.entries(value).some(([key, one]) => key !== 'span' && speaksOfThisWay(one));
}
/** 615.5: whatever is done after "prevent that damage", in a sentence of its own: "Remove a +1/+1 counter from ~." */
const next: Syntax<Effect> = restricted(g.effect, (value) => !NO_RIDERS.has(String(fieldsOf(value)?.kind)));
const NO_RIDERS: ReadonlySet<string> = new Set(['unsupported', 'startStatic', 'continuous', 'prevent', 'replace', 'redirect', 'delayed']);
const preventing: Syntax<Replaces> = restricted(replacement, (value) => startsWith('preventThat')(fieldsOf(value)?.effect));
/** "When damage is prevented this way, …" (603.12): if any was, an ability triggers at once. */
const PREVENTED = { kind: 'other', what: 'damage is prevented this way' } as const;
const whenPrevented: Syntax<Effect> = reshaped(
  phrase('when damage is prevented this way , <effect>', {}, { effect: g.effect }),
  ({ effect }): Effect => ({
    kind: 'if',
    condition: PREVENTED,
    effect: { kind: 'ifYouDo', word: 'when', not: false, who: { kind: 'you' }, effect },
    trailing: false,
  }),
  (value) => {
    const { kind, effect, condition } = fieldsOf(value) ?? {};
    const { kind: inner, word, effect: does } = fieldsOf(effect) ?? {};
    return kind === 'if' && inner === 'ifYouDo' && word === 'when' && deepEqual(condition, PREVENTED) ? { effect: does } : undefined;
  },
);
const followed = <T extends object>(effect: Syntax<T>, rider: Syntax<Effect>): Syntax<T & { readonly afterwards: readonly Effect[] }> =>
  reshaped(
    phrase('<effect> . <next>', {}, { effect, next: rider }),
    (said) => ({ ...said.effect, afterwards: [said.next] }),
    (value) => {
      const { afterwards: next, ...effect } = fieldsOf(value) ?? {};
      return Array.isArray(next) && next.length === 1 ? { effect, next: next[0] } : undefined;
    },
  );

type Unpreventable = Omit<Extract<StaticEffect, { kind: 'unpreventable' }>, 'condition' | 'conditionFirst'>;
const unpreventable: Syntax<Unpreventable> = choice<Unpreventable>(
  phrase(
    "<damage> that would be dealt by <by> can't be prevented",
    { kind: 'unpreventable', said: 'would be dealt' },
    { damage: damageSort, by: g.objects },
  ),
  phrase("<damage> dealt by <by> can't be prevented", { kind: 'unpreventable', said: 'dealt' }, { damage: damageSort, by: g.objects }),
  phrase("<damage> can't be prevented", { kind: 'unpreventable', said: 'plain', by: null }, { damage: damageSort }),
);

export const replacing: Syntax<StaticEffect> = choice<StaticEffect>(
  conditioned(replacement),
  conditioned(prevention),
  conditioned(followed(replacement, rider)),
  conditioned(followed(preventing, choice(whenPrevented, next))),
  conditioned(followed(prevention, rider)),
  conditioned(unpreventable),
);
