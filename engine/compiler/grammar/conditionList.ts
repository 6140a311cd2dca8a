import type { Change, Condition, GrantedAbility, ObjectRef, StaticEffect } from '../../ast/index.ts';
import { list, phrase } from '../phrase.ts';
import { choice, deepEqual, mapped, reshaped, type Syntax } from '../syntax.ts';
import * as g from './declared.ts';
import { grantedAbilities } from './granted.ts';

/** One subject with several changes, each with a condition of its own: "has flying as long as you control a Goblin, and trample as long as …" (611.3a). */

type Continuous = Extract<StaticEffect, { readonly kind: 'continuous' }>;
interface Item {
  readonly changes: readonly Change[];
  readonly condition: Condition;
}

const whole = (changes: Syntax<readonly Change[]>): Syntax<Item> =>
  phrase('<changes> (as long as|if) <condition>', {}, { changes, condition: g.condition });
/** The verb said once before all of them. */
const short: Syntax<Item> = mapped(
  phrase('<abilities> (as long as|if) <condition>', {}, { abilities: grantedAbilities, condition: g.condition }),
  ({ abilities, condition }): Item => ({ changes: [{ kind: 'gains', verb: 'has', abilities }], condition }),
  (value) => {
    const item = isItem(value) ? value : undefined;
    const abilities = item && abilitiesIn(item.changes);
    return item && abilities && { abilities, condition: item.condition };
  },
);
const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && 'changes' in value && 'condition' in value;

/** Abilities, where they are all that is said. */
function abilitiesIn(changes: readonly Change[]): readonly GrantedAbility[] | undefined {
  const [only, another] = changes;
  return only?.kind === 'gains' && only.verb === 'has' && another === undefined ? only.abilities : undefined;
}

interface Said {
  readonly subject: ObjectRef;
  readonly items: readonly Item[];
}
const shortly: Syntax<Said> = choice<Said>(
  phrase('<subject> has <items>', {}, { subject: g.singularSubject, items: list(short, 'and', 2) }),
  phrase('<subject> have <items>', {}, { subject: g.pluralSubject, items: list(short, 'and', 2) }),
);
const wholly: Syntax<Said> = choice<Said>(
  phrase('<subject> <items>', {}, { subject: g.singularSubject, items: list(whole(g.singularChanges), 'and', 2) }),
  phrase('<subject> <items>', {}, { subject: g.pluralSubject, items: list(whole(g.pluralChanges), 'and', 2) }),
);

const effectsOf = ({ subject, items }: Said): readonly StaticEffect[] =>
  items.map(({ changes, condition }): Continuous => ({ kind: 'continuous', subject, changes, condition, conditionFirst: false }));

/** What was said of one subject, each part with its condition; undefined for anything else. */
function saidIn(value: unknown): Said | undefined {
  const effects: readonly StaticEffect[] = isEffects(value) ? value : [];
  const [first] = effects;
  if (first?.kind !== 'continuous' || effects.length < 2) return undefined;
  const { subject } = first;
  const items = effects.flatMap((one): readonly Item[] =>
    one.kind === 'continuous' && one.condition !== null && !one.conditionFirst && deepEqual(one.subject, subject)
      ? [{ changes: one.changes, condition: one.condition }]
      : [],
  );
  return items.length === effects.length ? { subject, items } : undefined;
}
const isEffects = (value: unknown): value is readonly StaticEffect[] => Array.isArray(value);

export const conditionList: Syntax<readonly StaticEffect[]> = choice<readonly StaticEffect[]>(
  reshaped(shortly, effectsOf, (value) => {
    const said = saidIn(value);
    return said?.items.every(({ changes }) => abilitiesIn(changes) !== undefined) === true ? said : undefined;
  }),
  reshaped(wholly, effectsOf, saidIn),
);
