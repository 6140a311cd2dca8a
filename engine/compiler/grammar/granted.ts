import type { GrantedAbility, Keyword } from '../../ast/index.ts';
import { list, oneOf, phrase, restOfList } from '../phrase.ts';
import { choice, type Syntax } from '../syntax.ts';
import * as g from './declared.ts';

/** Whose cost the sentence after it tells: "gains flashback until end of turn. The flashback cost is equal to its mana cost." */
const withoutCost: Syntax<Keyword> = phrase(
  '<name>',
  { kind: 'keyword', cost: [], amount: null, filter: null, text: null },
  { name: oneOf('flashback', 'escape') },
);

/** Abilities as something has, gains or enters with them: keywords and quoted abilities. */
const granted: Syntax<GrantedAbility> = choice<GrantedAbility>(
  phrase('<ability>', { kind: 'quoted' }, { ability: g.quotedAbility }),
  phrase('all <which> abilities of <of>', { kind: 'abilitiesOf' }, { which: oneOf('activated', 'loyalty'), of: g.objects }),
  phrase('all abilities of <of>', { kind: 'abilitiesOf', which: 'all' }, { of: g.objects }),
  phrase('<keyword>', { kind: 'keyword' }, { keyword: g.keyword }),
  phrase('<keyword>', { kind: 'keyword' }, { keyword: withoutCost }),
);
export const grantedAbilities: Syntax<readonly GrantedAbility[]> = list(granted, 'and');
/** The same after something else that is had: ", flying, and first strike". */
export const furtherAbilities: Syntax<readonly GrantedAbility[]> = restOfList(granted, 'and');
