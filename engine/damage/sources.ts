import type { Keyword } from '../ast/index.ts';
import { mentions } from '../characteristics/mentions.ts';
import { keywordsGivenTo } from '../characteristics/spellGrants.ts';
import { type InForce, staticEffects } from '../characteristics/staticEffects.ts';
import { every, isKnown, type Truth } from '../characteristics/truth.ts';
import { keywordsOf, type ObjectView, type View } from '../characteristics/view.ts';
import { cannot, type Stop } from '../choices.ts';
import type { DamageDealt } from './proposed.ts';

/** The source of some damage, with the keywords that its damage has. */
export interface Source {
  readonly object: ObjectView;
  readonly keywords: readonly Keyword[];
}

/**
 * 120.3: the source of damage as it is, or last was (608.2h): its keywords, those that effects give to spells, and those that damage is dealt as though its
 * source had. Undefined where nothing is known of it.
 */
export function sourceOf(damage: DamageDealt, view: View): Source | undefined | Stop {
  const object = view.object(damage.source);
  if (object === undefined) return undefined;
  const given = keywordsGivenTo(object, view);
  if ('why' in given) return cannot(object.names.join(), given.why);
  const keywords: Keyword[] = [...keywordsOf(object), ...given];
  if (!mentions(view.state, isAsThough)) return { object, keywords };
  for (const one of staticEffects(view.state, 'damageAsThough')) {
    const applies = appliesTo(one, damage);
    if (!isKnown(applies)) return cannot(one.text, applies.why);
    if (applies) keywords.push(one.effect.keyword);
  }
  return { object, keywords };
}

const isAsThough = ({ kind }: { readonly kind: string }): boolean => kind === 'damageAsThough';

function appliesTo(
  { effect: { to, condition }, context }: InForce<Extract<InForce['effect'], { readonly kind: 'damageAsThough' }>>,
  { source, target }: DamageDealt,
): Truth {
  return every(
    [
      () => to === null || (to.kind === 'itself' ? source === target : context.evaluate.isRecipient(to, target, context)),
      () => condition === null || context.evaluate.holds(condition, context),
    ],
    (part) => part(),
  );
}

export const has = (source: Source | undefined, name: string): boolean =>
  source?.keywords.some((keyword) => keyword.name === name) === true;

/** 702.164b: the sum of all its toxic abilities; null where it can't be told. */
export function toxicOf(source: Source | undefined): number | null {
  const values = (source?.keywords ?? []).flatMap(({ name, amount }) => (name === 'toxic' ? [amount] : []));
  let total = 0;
  for (const amount of values) {
    if (amount?.kind !== 'number') return null;
    total += amount.value;
  }
  return total;
}
