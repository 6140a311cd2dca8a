import type { Condition } from '../ast/index.ts';
import { GIFT_PROMISED, giftedTo } from '../characteristics/gifts.ts';
import type { ObjectView } from '../characteristics/view.ts';
import { contains } from '../characteristics/walk.ts';
import type { Asked } from './asked.ts';
import { type Standing, standing } from './effects.ts';

/**
 * 607.2: the optional additional cost that "this way" points back to: the one just before in the same ability, or else in the spell's own text. Its
 * id, as `Asked.optional` has it; null where there is none.
 */
export function linkedCost({ source, among, at }: Pick<Standing, 'source' | 'among' | 'at'>, spell: ObjectView | null): string | null {
  for (let before = at - 1; before >= 0; before -= 1) {
    const effect = among[before];
    if (effect?.kind === 'additionalCost' && effect.optional) return `${source} ${before}`;
  }
  if (spell === null || source !== spell.id) return null;
  const own = spell.abilities
    .flatMap((owned) => standing(spell.id, owned))
    .find(({ effect }) => effect.kind === 'additionalCost' && effect.optional);
  return own === undefined ? null : `${own.source} ${own.at}`;
}

/** How often, or with how many objects, an optional additional cost is paid; 0 where it is not. */
export const timesPaid = ({ optional }: Asked, id: string | null): number => (id === null ? 0 : (optional.get(id) ?? 0));

/** 702.33d: whether the spell is kicked. */
export const isKicked = ({ optional }: Pick<Asked, 'optional'>): boolean =>
  [...optional].some(([id, times]) => times > 0 && (id.startsWith('kicker') || id === 'multikicker'));

/** Whether a condition of a spell asks how its costs are paid, in words that are answered by what is announced; null for others. */
export function paidAsAsked(condition: Condition, asked: Asked, linked: string | null): boolean | null {
  switch (condition.kind) {
    case 'inState':
      return condition.state === 'bargained' ? timesPaid(asked, 'bargain') > 0 : null;
    case 'other':
      if (condition.what === GIFT_PROMISED) return giftedTo(asked.optional.keys()) !== null;
      return condition.what === 'evidence was collected' ? timesPaid(asked, linked) > 0 : null;
    case 'happened':
      return condition.when === 'this way' && linked !== null ? timesPaid(asked, linked) > 0 : null;
    case 'is':
      return contains(condition.filter, (node) => node.kind === 'quality' && 'which' in node && node.which === 'kicked')
        ? isKicked(asked)
        : null;
    case 'cast':
      return condition.how === 'kicked' ? isKicked(asked) : null;
    default:
      return null;
  }
}
