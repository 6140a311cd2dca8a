import type { CompiledFace } from '../cards/definition.ts';
import type { Explanation } from '../trace.ts';
import { abilitiesOf, type PermanentAbility } from './abilities.ts';
import { intrinsicAbilities } from './intrinsic.ts';
import { explainManaAbility } from './manaAbility.ts';
import { valuesOfFace } from './printed.ts';
import type { OwnedAbility } from './view.ts';

/** An ability of a card that is in no game, and why it is a mana ability or isn't (605.1). */
export interface FaceAbility extends PermanentAbility {
  readonly manaAbility: Explanation;
}

/** 113.3: the abilities of a face by itself: of its text first, in the order of the text, then of its basic land types (305.6). */
export function abilitiesOfFace(face: CompiledFace): readonly FaceAbility[] {
  const { types, subtypes, abilities } = valuesOfFace(face);
  const printed = abilities.map((each): OwnedAbility => ({ ...each, origin: { kind: 'printed' }, timestamp: 0 }));
  const intrinsic = intrinsicAbilities({ types: new Set(types), subtypes: new Set(subtypes), permanent: { timestamp: 0 } });
  return abilitiesOf({ abilities: [...printed, ...intrinsic] }).map((each) => ({ ...each, manaAbility: explainManaAbility(each.ability) }));
}
