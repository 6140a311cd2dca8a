import type { ActivationRestriction, CostModification, CostSubject, Quantity, StaticEffect } from '../../ast/index.ts';
import { around, oneOf, phrase, words } from '../phrase.ts';
import { choice, optional, type Syntax } from '../syntax.ts';
import { limited, remembered } from './conditioned.ts';
import { abilities, manyAbilities, manyCosts, manySpells, oneAbility, oneSpell, which } from './costSubject.ts';
import * as g from './declared.ts';
import { manaCost } from './symbols.ts';

/** What spells and abilities cost more or less (601.2f). */

const direction = oneOf('less', 'more');
const forEach: Syntax<Quantity | null> = optional(around('for each <it>', g.each), null);
const x: Syntax<Quantity | null> = optional(around(', where X is <it>', g.quantity), null);
const floor: Syntax<readonly string[] | null> = optional(
  words<readonly string[]>([[". this effect can't reduce the mana in that cost to less than one mana", ['1']]]),
  null,
);
const cap: Syntax<readonly string[] | null> = optional(
  around(". this effect can't reduce the amount of mana this spell costs by more than <it>", manaCost),
  null,
);
const upTo: Syntax<boolean> = optional(words([['up to', true]]), false);
const when: Syntax<string | null> = optional(
  oneOf('this way', 'this turn', 'during your end step', "except during its controller's turn"),
  null,
);
const also: Syntax<string | null> = optional(
  oneOf("and can't be countered", 'and can be cast as though it had flash', 'and can be cast as though they had flash'),
  null,
);
const modification = (verb: 'cast' | 'activate' | ''): Syntax<CostModification> =>
  phrase(
    `<upTo> <amount> <change> ${verb === '' ? '' : `to ${verb}`} <when> <forEach> <x> <also> <floor> <cap>`,
    {},
    { upTo, amount: manaCost, change: direction, when, forEach, x, also, floor, cap },
  );

const reduction: Syntax<CostModification> = phrase(
  '<amount> <forEach>',
  { change: 'less', upTo: false, when: null, x: null, floor: null, cap: null, also: null },
  { amount: manaCost, forEach },
);

const cost = { kind: 'costModification' } as const;
type Modified = { readonly kind: 'costModification'; readonly of: CostSubject; readonly modification: CostModification };
const modified = remembered(
  choice<Modified>(
    phrase(
      'this ability costs <modification>',
      { ...cost, of: { kind: 'itself', as: 'ability' } },
      { modification: modification('activate') },
    ),
    phrase('this cost is reduced by <modification>', { ...cost, of: { kind: 'itself', as: 'cost' } }, { modification: reduction }),
    phrase('<of> costs <modification>', cost, { of: oneSpell, modification: modification('cast') }),
    phrase('<of> costs <modification>', cost, { of: oneAbility, modification: modification('activate') }),
    phrase('<of> cost <modification>', cost, { of: manySpells, modification: modification('cast') }),
    phrase('<of> cost <modification>', cost, { of: manyAbilities, modification: modification('activate') }),
    phrase('<of> cost <modification>', cost, { of: manyCosts, modification: modification('') }),
  ),
);
const butMana = phrase("<it> unless they're mana abilities", {}, { it: modified });
/** "… cost {2} more to activate unless they're mana abilities." */
const modifiedButMana: Syntax<Modified> = {
  read: (input, at) =>
    butMana
      .read(input, at)
      .flatMap(({ value: { it }, end }) =>
        it.of.kind === 'abilities' ? [{ value: { ...it, of: { ...it.of, exceptMana: true } }, end }] : [],
      ),
  write: (value) => {
    const of = isModified(value) && value.of.kind === 'abilities' && value.of.exceptMana ? value.of : undefined;
    return of && isModified(value)
      ? butMana.write({ it: { kind: value.kind, of: { ...of, exceptMana: false }, modification: value.modification } })
      : undefined;
  },
  first: () => null,
};
const isModified = (value: unknown): value is Modified =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'costModification';

export const costModification: Syntax<StaticEffect> = limited(choice<Modified>(modifiedButMana, modified));

/** Activated abilities that can't be activated (602.5). */
interface CantActivate {
  readonly kind: 'cantActivate';
  readonly of: CostSubject;
}
const forbidden = (exceptMana: boolean): Syntax<CostSubject> =>
  choice<CostSubject>(
    phrase('<which> abilities of <of>', { ...abilities, by: null, targeting: null, exceptMana }, { which, of: g.objects }),
    phrase('<of> activated abilities', { ...abilities, which: 'own', by: null, targeting: null, exceptMana }, { of: g.objectPossessive }),
    phrase(
      '<of> loyalty abilities',
      { ...abilities, which: 'own loyalty', by: null, targeting: null, exceptMana },
      { of: g.objectPossessive },
    ),
  );
const cantBeActivated = remembered(
  choice<CantActivate>(
    phrase("<of> can't be activated unless they're mana abilities", { kind: 'cantActivate' }, { of: forbidden(true) }),
    phrase("<of> can't be activated", { kind: 'cantActivate' }, { of: forbidden(false) }),
  ),
);
export const cantActivate: Syntax<StaticEffect> = limited(cantBeActivated);

/** Among the limits of an activated ability: "This ability costs {1} less to activate for each …". */
export const ownCost: Syntax<ActivationRestriction> = limited(
  phrase('this ability costs <modification>', { kind: 'costs' }, { modification: modification('activate') }),
);
