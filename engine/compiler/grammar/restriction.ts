import type { ActivationRestriction, ManaRider, SpendingPurpose } from '../../ast/index.ts';
import { list, oneOf, phrase, words } from '../phrase.ts';
import { choice, mapped, type Syntax } from '../syntax.ts';
import * as g from './declared.ts';

/** Limits on activating (602.5) and on spending (106.6). */

g.activationRestriction.define(
  choice<ActivationRestriction>(
    words<ActivationRestriction>([
      ['activate only as a sorcery', { kind: 'timing', when: 'sorcery' }],
      ['activate only as an instant', { kind: 'timing', when: 'instant' }],
      ['activate only during your turn', { kind: 'timing', when: 'yourTurn' }],
      ['activate only during your upkeep', { kind: 'timing', when: 'yourUpkeep' }],
      ['activate only during combat', { kind: 'timing', when: 'combat' }],
      ['activate only once each turn', { kind: 'times', most: 1, per: 'turn' }],
      ['activate only once', { kind: 'times', most: 1, per: 'game' }],
      ['activate no more than twice each turn', { kind: 'times', most: 2, per: 'turn' }],
      ['activate no more than three times each turn', { kind: 'times', most: 3, per: 'turn' }],
      ['any player may activate this ability', { kind: 'by', who: 'anyPlayer' }],
    ]),
    phrase('activate only if <condition>', { kind: 'condition', not: false }, { condition: g.condition }),
  ),
);

const spell: Syntax<SpendingPurpose> = choice<SpendingPurpose>(
  phrase('cast <filter>', { kind: 'castSpell' }, { filter: g.filterPlural }),
  phrase('cast a <filter>', { kind: 'castSpell' }, { filter: g.filterSingular }),
);
const ability: Syntax<SpendingPurpose> = choice<SpendingPurpose>(
  phrase('activate abilities', { kind: 'activateAbility', of: null, which: null }, {}),
  phrase('activate abilities of <of>', { kind: 'activateAbility', which: null }, { of: g.filterPlural }),
  phrase('activate an ability of a <of>', { kind: 'activateAbility', which: null }, { of: g.filterSingular }),
  phrase('activate an ability', { kind: 'activateAbility', of: null, which: null }, {}),
);
const other: Syntax<SpendingPurpose> = phrase('<what>', { kind: 'other' }, { what: oneOf('pay cumulative upkeep costs') });
const single = choice<SpendingPurpose>(spell, ability, other);
const isPurpose = (value: unknown): value is SpendingPurpose => typeof value === 'object' && value !== null && 'kind' in value;
g.spendingPurpose.define(
  choice<SpendingPurpose>(
    single,
    mapped(
      list(single, 'or', 2),
      (purposes): SpendingPurpose => ({ kind: 'either', purposes }),
      (value) => (isPurpose(value) && value.kind === 'either' ? value.purposes : undefined),
    ),
  ),
);

/** What a sentence says of the mana that the sentence before it added. */
export const rider: Syntax<ManaRider> = choice<ManaRider>(
  phrase('spend this mana only to <on>', { kind: 'spendOnly' }, { on: g.spendingPurpose }),
  phrase("this mana can't be spent to <on>", { kind: 'cantSpend' }, { on: g.spendingPurpose }),
  phrase("until end of turn , you don't lose this mana as steps and phases end", { kind: 'retained', until: 'end of turn' }, {}),
);
