import type { Ability, StaticEffect } from '../ast/index.ts';
import { isManaAbility } from '../characteristics/manaAbility.ts';
import { contains } from '../characteristics/walk.ts';
import { type Bearing, bearingsOf } from './bearing.ts';

/** What an ability does for others: for abilities that add mana (what they are, what they give, whether they may be used), for keywords, for sizes. */
export function providedBy(ability: Ability): readonly Bearing[] {
  if (ability.kind === 'triggered') return isManaAbility(ability) ? ['mana'] : [];
  if (ability.kind !== 'static') return [];
  return ability.effects.flatMap(providedByEffect);
}

function providedByEffect(effect: StaticEffect): readonly Bearing[] {
  switch (effect.kind) {
    case 'manaReplacement':
    case 'costModification':
    case 'cantActivate':
    case 'cant':
    case 'spendAsThough':
    case 'unsupported':
      return bearingsOf(effect);
    case 'continuous':
      return effect.subject.kind === 'self' ? [] : bearingsOf(effect);
    default:
      return [];
  }
}

/** Which mana abilities give more, or are there, because an ability is: those with {T} in their costs, those that it grants, any. */
export type Raised = 'nothing' | 'tapping' | 'granted' | 'any';

/** All that an ability does for others, where it only lets there be more mana; null where it may do something else. */
export function raisedBy(ability: Ability): Raised | null {
  if (!providedBy(ability).includes('mana')) return 'nothing';
  if (ability.kind === 'triggered') return ability.event.kind === 'tappedForMana' ? 'tapping' : 'any';
  if (ability.kind !== 'static') return null;
  const each = ability.effects.map((effect): Raised | null => {
    if (!providedByEffect(effect).includes('mana')) return 'nothing';
    if (effect.kind === 'manaReplacement') return effect.replacement.kind === 'multiplies' && effect.condition === null ? 'tapping' : null;
    if (effect.kind !== 'continuous' || effect.condition !== null) return null;
    if (!effect.changes.every(({ kind }) => kind === 'gains' || ONLY_SIZE.has(kind))) return null;
    const granted = effect.changes.flatMap((change) => (change.kind === 'gains' ? change.abilities : []));
    return granted.every(isOwnAffair) ? 'granted' : 'any';
  });
  if (each.includes(null)) return null;
  const some = new Set(each.filter((one) => one !== 'nothing'));
  const [only = 'nothing'] = some;
  return some.size > 1 ? 'any' : only;
}

/** A keyword or an activated ability does nothing for others. */
const isOwnAffair = (granted: { readonly kind: string }): boolean =>
  granted.kind === 'keyword' || (granted.kind === 'quoted' && !contains(granted, ({ kind }) => kind === 'static' || kind === 'triggered'));

const ONLY_SIZE: ReadonlySet<string> = new Set(['modifyPowerToughness', 'basePowerToughness']);
