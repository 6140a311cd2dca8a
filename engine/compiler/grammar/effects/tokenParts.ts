import type { GrantedAbility, TokenEntering } from '../../../ast/index.ts';
import { list, phrase, words } from '../../phrase.ts';
import { choice, optional, type Syntax } from '../../syntax.ts';
import * as g from '../declared.ts';

/** What descriptions of tokens share. */

/** "flying and vigilance", "'{T}: Add {G}.'", "menace and 'When this token dies, …'". */
export const grantedAbilities: Syntax<readonly GrantedAbility[]> = list(
  choice<GrantedAbility>(
    phrase('<ability>', { kind: 'quoted' }, { ability: g.quotedAbility }),
    phrase('<keyword>', { kind: 'keyword' }, { keyword: g.keyword }),
  ),
  'and',
);

export const PLAIN_ENTERING = { kind: 'entering', tapped: false, attacking: false, attachedTo: null } as const;
/** "that's tapped and attacking", "attached to target creature". */
export const attacking: Syntax<TokenEntering> = optional(
  choice<TokenEntering>(
    words<TokenEntering>([
      ["(that's|that are) tapped and attacking", { ...PLAIN_ENTERING, tapped: true, attacking: true }],
      ["(that's|that are) attacking", { ...PLAIN_ENTERING, attacking: true }],
      ["(that's|that are) tapped", { ...PLAIN_ENTERING, tapped: true }],
    ]),
    phrase('attached to <attachedTo>', { kind: 'entering', tapped: false, attacking: false }, { attachedTo: g.objects }),
  ),
  PLAIN_ENTERING,
);
