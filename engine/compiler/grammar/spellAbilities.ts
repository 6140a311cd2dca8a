import type { CostSubject, GrantedAbility, StaticEffect } from '../../ast/index.ts';
import { phrase } from '../phrase.ts';
import { fieldsOf, restricted, type Syntax } from '../syntax.ts';
import { conditioned, remembered } from './conditioned.ts';
import { oneSpell } from './costSubject.ts';
import { grantedAbilities } from './granted.ts';

/** What the first, second or next of the spells that somebody casts has (702); all others are objects like any. */

const isNth = (value: unknown): boolean => {
  const fields = fieldsOf(value);
  return fields?.kind === 'spells' && fields.nth !== null;
};
type SpellsHave = { readonly kind: 'spellsHave'; readonly of: CostSubject; readonly abilities: readonly GrantedAbility[] };
const said: Syntax<SpellsHave> = remembered(
  phrase('<of> has <abilities>', { kind: 'spellsHave' }, { of: restricted(oneSpell, isNth), abilities: grantedAbilities }),
);

export const spellAbilities: Syntax<StaticEffect> = conditioned(said);
