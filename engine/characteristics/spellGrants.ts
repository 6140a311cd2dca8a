import type { Change, Keyword } from '../ast/index.ts';
import { type InForce, staticEffects } from './staticEffects.ts';
import { every, isKnown, type Truth, type Undetermined } from './truth.ts';
import type { ObjectView, View } from './view.ts';

type Continuous = InForce<Extract<InForce['effect'], { readonly kind: 'continuous' }>>;

/** 611.3, 702: the keywords that an object on the stack has from effects that speak of spells, beside those of its text; none of another object. */
export function keywordsGivenTo(object: ObjectView, view: View): readonly Keyword[] | Undetermined {
  if (object.zone !== 'stack') return [];
  const given: Keyword[] = [];
  for (const one of staticEffects(view.state, 'continuous')) {
    const keywords = one.effect.changes.flatMap(keywordsIn);
    if (keywords.length === 0) continue;
    const speaks = speaksOf(one, object);
    if (!isKnown(speaks)) return speaks;
    if (speaks) given.push(...keywords);
  }
  return given;
}

const keywordsIn = (change: Change): readonly Keyword[] =>
  change.kind === 'gains' ? change.abilities.flatMap((ability) => (ability.kind === 'keyword' ? [ability.keyword] : [])) : [];

/** 611.2c: a lasting effect speaks of what it was settled on. */
function speaksOf({ effect: { subject, condition }, context, lasting }: Continuous, object: ObjectView): Truth {
  if (lasting !== null && lasting.objects !== null) return lasting.objects.includes(object.id);
  if (subject.kind !== 'all' && subject.kind !== 'each') return false;
  const { filter } = subject;
  return every(
    [() => context.evaluate.matches(filter, object, context), () => condition === null || context.evaluate.holds(condition, context)],
    (part) => part(),
  );
}
