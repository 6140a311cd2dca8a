import type { Cost, CostSubject, Quantity, StaticEffect } from '../../ast/index.ts';
import { around, list, phrase, words } from '../phrase.ts';
import { choice, fieldsOf, mapped, optional, restricted, type Syntax } from '../syntax.ts';
import { digitNumber } from './amount.ts';
import { limited, remembered } from './conditioned.ts';
import { manySpells, oneSpell } from './costSubject.ts';
import * as g from './declared.ts';
import { manaCost } from './symbols.ts';

/** Costs in running text, and the alternative and additional costs of spells (118.8-9). */

const isCost = (value: unknown): value is Cost => typeof value === 'object' && value !== null && 'kind' in value;
/** "pay {2}" where a list of costs is an instruction. */
const payable: Syntax<Cost> = choice<Cost>(phrase('pay <cost>', { kind: 'mana' }, { cost: manaCost }), {
  read: (input, at) => g.cost.read(input, at).filter(({ value }) => value.kind !== 'mana' && value.kind !== 'tapSelf'),
  write: (value) => g.cost.write(value),
  first: () => g.cost.first(),
});
const either: Syntax<Cost> = mapped(
  list(payable, 'or', 2),
  (options): Cost => ({ kind: 'either', options }),
  (value) => (isCost(value) && value.kind === 'either' ? value.options : undefined),
);
/** "pay 1 life and exile a blue card from your hand", "sacrifice a creature or pay {2}". */
export const payables: Syntax<readonly Cost[]> = choice<readonly Cost[]>(
  list(payable, 'and'),
  mapped(
    either,
    (cost): readonly Cost[] => [cost],
    (value) => (Array.isArray(value) && value.length === 1 && isCost(value[0]) ? value[0] : undefined),
  ),
);

/** "Pay {3} or discard a card": one of several, some of it mana. */
export const eitherPayable: Syntax<readonly Cost[]> = mapped(
  either,
  (cost): readonly Cost[] => [cost],
  (value) => {
    const only: unknown = Array.isArray(value) && value.length === 1 ? value[0] : undefined;
    return isCost(only) && only.kind === 'either' && only.options.some(({ kind }) => kind === 'mana') ? only : undefined;
  },
);

const thisSpell: CostSubject = { kind: 'thisSpell' };
const plainSpells = { kind: 'spells', each: false, nth: null, also: [], from: null } as const;
const otherSpells: Syntax<CostSubject> = phrase(
  '<filter> (you cast|that you cast)',
  { ...plainSpells, caster: { kind: 'you' } },
  { filter: g.filterPlural },
);

type Alternative = {
  readonly kind: 'alternativeCost';
  readonly costs: readonly Cost[];
  readonly of: CostSubject;
  readonly x: Quantity | null;
  readonly said: 'you may' | 'rather than first' | 'can be cast' | 'if cast this way';
};
const plainly = { kind: 'alternativeCost', said: 'you may' } as const;
const x: Syntax<Quantity | null> = optional(around(', where X is <it>', g.quantity), null);
/** Spells that are told by how they are cast: "a spell this way". */
const thisWay: Syntax<CostSubject> = phrase('<what> this way', { kind: 'objects' }, { what: g.objects });
const alternative = remembered(
  choice<Alternative>(
    phrase("you may <costs> rather than pay (this spell's|~'s) mana cost", { ...plainly, of: thisSpell, x: null }, { costs: payables }),
    phrase(
      "rather than pay (this spell's|~'s) mana cost , you may <costs>",
      { ...plainly, said: 'rather than first', of: thisSpell, x: null },
      { costs: payables },
    ),
    phrase('you may cast (this spell|~) without paying its mana cost', { ...plainly, of: thisSpell, costs: [], x: null }, {}),
    phrase('you may <costs> rather than pay the mana cost for <of> <x>', plainly, { costs: payables, of: otherSpells, x }),
    phrase(
      '<of> (can|may) be cast without paying its mana cost',
      { ...plainly, said: 'can be cast', costs: [], x: null },
      { of: oneSpell },
    ),
    phrase(
      "if you cast <of> , <costs> rather than pay (its|that spell's) mana cost",
      { ...plainly, said: 'if cast this way', x: null },
      { of: thisWay, costs: payables },
    ),
  ),
);
export const alternativeCost: Syntax<StaticEffect> = limited(alternative);

const subject: Syntax<CostSubject> = choice<CostSubject>(words<CostSubject>([['(this spell|~)', thisSpell]]), otherSpellsToCast());
function otherSpellsToCast(): Syntax<CostSubject> {
  return phrase('<filter>', { ...plainSpells, caster: { kind: 'you' } }, { filter: g.filterPlural });
}
type Additional = {
  readonly kind: 'additionalCost';
  readonly costs: readonly Cost[];
  readonly optional: boolean;
  readonly of: CostSubject;
  readonly x: Quantity | null;
};
/** "an additional 3 life". */
const life: Syntax<Cost> = choice<Cost>(phrase('<amount> life', { kind: 'payLife', half: false }, { amount: digitNumber }));
const moreLife: Syntax<readonly Cost[]> = mapped(
  life,
  (cost): readonly Cost[] => [cost],
  (value) => (Array.isArray(value) && value.length === 1 && isCost(value[0]) ? value[0] : undefined),
);
const ofOthers = (value: unknown): boolean => fieldsOf(fieldsOf(value)?.caster)?.kind === 'opponent';
const additional = remembered(
  choice<Additional>(
    phrase(
      '<of> cost a additional <costs> to cast',
      { kind: 'additionalCost', optional: false, x: null },
      { of: restricted(manySpells, ofOthers), costs: moreLife },
    ),
    phrase(
      'as a additional cost to cast <of> , you may <costs> <x>',
      { kind: 'additionalCost', optional: true },
      { of: subject, costs: payables, x },
    ),
    phrase(
      'as a additional cost to cast <of> , <costs> <x>',
      { kind: 'additionalCost', optional: false },
      { of: subject, costs: payables, x },
    ),
  ),
);
export const additionalCost: Syntax<StaticEffect> = limited(additional);
