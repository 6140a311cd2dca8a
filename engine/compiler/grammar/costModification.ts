import type { ActivationRestriction, CostModification, CostSubject, PlayerRef, Quantity, StaticEffect } from '../../ast/index.ts';
import { around, oneOf, phrase, words } from '../phrase.ts';
import { choice, many, optional, type Syntax } from '../syntax.ts';
import { limited, remembered } from './conditioned.ts';
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
const upTo: Syntax<boolean> = optional(words([['up to', true]]), false);
const modification = (verb: 'cast' | 'activate' | ''): Syntax<CostModification> =>
  phrase(
    `<upTo> <amount> <change> ${verb === '' ? '' : `to ${verb}`} <forEach> <x> <floor>`,
    {},
    { upTo, amount: manaCost, change: direction, forEach, x, floor },
  );

const caster: Syntax<PlayerRef | null> = g.pluralPlayer;
const from: Syntax<string | null> = optional(
  oneOf(
    'from your graveyard',
    'from exile',
    'from your hand',
    'from anywhere other than your hand',
    'from anywhere other than their hands',
    'from graveyards',
    'from graveyards or from exile',
    'from the top of your library',
    'during your turn',
    'during your turn other than the first',
    "during other players' turns",
    'during turns other than yours',
    'this turn',
  ),
  null,
);
const targeting = optional(around('that target <it>', g.objects), null);
const also = many(g.filterSuffix);
const nth = oneOf('first', 'second', 'third', 'next');
const spells = { kind: 'spells' } as const;

const manySpells: Syntax<CostSubject> = choice<CostSubject>(
  phrase('<filter> <caster> cast <also> <from>', { ...spells, each: false, nth: null }, { filter: g.filterPlural, caster, also, from }),
  phrase('<filter> <from>', { ...spells, each: false, nth: null, caster: null, also: [] }, { filter: g.filterPlural, from }),
);
const oneSpell: Syntax<CostSubject> = choice<CostSubject>(
  phrase('(this spell|~)', { kind: 'thisSpell' }, {}),
  phrase(
    'the <nth> <filter> <caster> cast <also> <from> each turn',
    { ...spells, each: false },
    { nth, filter: g.filterSingular, caster, also, from },
  ),
  phrase(
    'the <nth> <filter> <caster> cast <from> during each of your turns',
    { ...spells, each: true, also: [] },
    { nth, filter: g.filterSingular, caster, from },
  ),
  phrase(
    'each <filter> <caster> cast <also> <from>',
    { ...spells, each: true, nth: null },
    { filter: g.filterSingular, caster, also, from },
  ),
);

const NAMED = [
  'equip',
  'exhaust',
  'boast',
  'power-up',
  'cycling',
  'ninjutsu',
  'channel',
  'max speed',
  'outlast',
  'level up',
  'loyalty',
  'reconfigure',
  'crew',
  'unlock',
  'renew',
  'forecast',
] as const;
const which = oneOf('activated', 'loyalty', 'exhaust', 'equip', 'boast', 'power-up', 'channel', 'renew', 'outlast');
const abilities = { kind: 'abilities' } as const;
const manyAbilities: Syntax<CostSubject> = choice<CostSubject>(
  phrase('<which> abilities of <of> <targeting>', { ...abilities, by: null, exceptMana: false }, { which, of: g.objects, targeting }),
  phrase(
    '<which> abilities <by> activate <targeting>',
    { ...abilities, of: null, exceptMana: false },
    { which: oneOf(...NAMED), by: g.pluralPlayer, targeting },
  ),
  phrase(
    '<of> activated abilities',
    { ...abilities, which: 'own', by: null, exceptMana: false, targeting: null },
    { of: g.objectPossessive },
  ),
  phrase('activated abilities', { ...abilities, which: 'activated', of: null, by: null, exceptMana: false, targeting: null }, {}),
  phrase(
    'abilities <by> activate <targeting>',
    { ...abilities, which: 'any', of: null, exceptMana: false },
    { by: g.pluralPlayer, targeting },
  ),
  phrase(
    "abilities <by> activate that aren't mana abilities",
    { ...abilities, which: 'nonmana', of: null, exceptMana: true, targeting: null },
    { by: g.pluralPlayer },
  ),
);
const COSTS =
  'equip cycling dash morph ninjutsu madness flashback kicker plot foretell warp buyback bestow disguise blitz crew escape unlock'.split(
    ' ',
  );
/** "Equip costs you pay cost {1} less." */
const costsNamed = words(COSTS.map((name) => [name, `${name} costs`] as const));
const manyCosts: Syntax<CostSubject> = choice<CostSubject>(
  phrase(
    '<which> costs <by> pay',
    { ...abilities, of: null, exceptMana: false, targeting: null },
    { which: costsNamed, by: g.pluralPlayer },
  ),
  phrase('[all] <which> costs', { ...abilities, of: null, by: null, exceptMana: false, targeting: null }, { which: costsNamed }),
);

const reduction: Syntax<CostModification> = phrase(
  '<amount> <forEach>',
  { upTo: false, change: 'less', x: null, floor: null },
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
