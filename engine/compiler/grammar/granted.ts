import type { GrantedAbility } from '../../ast/index.ts';
import { list, oneOf, phrase, restOfList } from '../phrase.ts';
import { choice, type Syntax } from '../syntax.ts';
import * as g from './declared.ts';

/** Abilities as something has, gains or enters with them: keywords and quoted abilities. */
const granted: Syntax<GrantedAbility> = choice<GrantedAbility>(
  phrase('<ability>', { kind: 'quoted' }, { ability: g.quotedAbility }),
  phrase('all <which> abilities of <of>', { kind: 'abilitiesOf' }, { which: oneOf('activated', 'loyalty'), of: g.objects }),
  phrase('all abilities of <of>', { kind: 'abilitiesOf', which: 'all' }, { of: g.objects }),
  phrase('<keyword>', { kind: 'keyword' }, { keyword: g.keyword }),
);
export const grantedAbilities: Syntax<readonly GrantedAbility[]> = list(granted, 'and');
/** The same after something else that is had: ", flying, and first strike". */
export const furtherAbilities: Syntax<readonly GrantedAbility[]> = restOfList(granted, 'and');
