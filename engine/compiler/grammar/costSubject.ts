import type { CostSubject, FilterSuffix, PlayerRef } from '../../ast/index.ts';
import { around, oneOf, phrase, words } from '../phrase.ts';
import { choice, fieldsOf, many, optional, restricted, type Syntax } from '../syntax.ts';
import * as g from './declared.ts';
import { isOfTheSame } from './suffixOrder.ts';

/** What a change of costs is about: spells by who casts them and from where, activated abilities, costs by their keyword's name. */

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
const targetingOne = optional(around('that targets <it>', g.objects), null);
const also = many(
  choice<FilterSuffix>(phrase("but (don't|doesn't) own", { kind: 'ownedBy', not: true, player: { kind: 'you' } }, {}), g.filterSuffix),
  0,
  isOfTheSame,
);
const someAlso = many(
  restricted(g.filterSuffix, (value) => fieldsOf(value)?.kind !== 'inZone'),
  1,
  isOfTheSame,
);
const nth = oneOf('first', 'second', 'third', 'next');
const spells = { kind: 'spells' } as const;

export const manySpells: Syntax<CostSubject> = choice<CostSubject>(
  phrase(
    '<filter> <caster> cast this turn <also>',
    { ...spells, each: false, nth: null, from: 'this turn' },
    { filter: g.filterPlural, caster, also: someAlso },
  ),
  phrase(
    '<filter> <caster> casts <also> <from>',
    { ...spells, each: false, nth: null },
    { filter: g.filterPlural, caster: g.singularPlayer, also, from },
  ),
  phrase('<filter> <caster> cast <also> <from>', { ...spells, each: false, nth: null }, { filter: g.filterPlural, caster, also, from }),
  phrase('<filter> <from>', { ...spells, each: false, nth: null, caster: null, also: [] }, { filter: g.filterPlural, from }),
  phrase('<what>', { kind: 'objects' }, { what: restricted(g.pluralSubject, isSpokenOf) }),
);
export const oneSpell: Syntax<CostSubject> = choice<CostSubject>(
  phrase('(this spell|~)', { kind: 'thisSpell' }, {}),
  phrase(
    'the <nth> <filter> <caster> cast this turn <also>',
    { ...spells, each: false, from: 'this turn' },
    { nth, filter: g.filterSingular, caster, also },
  ),
  phrase(
    'the <nth> <filter> <caster> cast <also> <from> each turn',
    { ...spells, each: false },
    { nth, filter: g.filterSingular, caster, also, from },
  ),
  phrase(
    'the <nth> <filter> <caster> cast each turn <also>',
    { ...spells, each: false, from: 'each turn' },
    { nth, filter: g.filterSingular, caster, also: someAlso },
  ),
  phrase(
    'the <nth> <filter> <caster> cast <from> during each of your turns',
    { ...spells, each: true, also: [] },
    { nth, filter: g.filterSingular, caster, from },
  ),
  phrase(
    'the <nth> <filter> <caster> casts during each of their turns',
    { ...spells, each: true, also: [], from: 'during each of their turns' },
    { nth, filter: g.filterSingular, caster: g.singularPlayer },
  ),
  phrase(
    'each <filter> <caster> cast <also> <from>',
    { ...spells, each: true, nth: null },
    { filter: g.filterSingular, caster, also, from },
  ),
  phrase(
    'each <filter> <caster> casts <also> <from>',
    { ...spells, each: true, nth: null },
    { filter: g.filterSingular, caster: g.singularPlayer, also, from },
  ),
  phrase('<what>', { kind: 'objects' }, { what: restricted(g.singularSubject, isSpokenOf) }),
);
/** Spells named before or told by how they were cast: all others are said to be cast by somebody. */
function isSpokenOf(value: unknown): boolean {
  return ['it', 'that', 'each', 'some'].includes(String(fieldsOf(value)?.kind));
}

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
export const which = oneOf('activated', 'loyalty', 'exhaust', 'equip', 'boast', 'power-up', 'channel', 'renew', 'outlast');
export const abilities = { kind: 'abilities' } as const;
const ownAbilities = words([
  ['activated', 'own'],
  ['loyalty', 'own loyalty'],
  ['equip', 'own equip'],
] as const);
const ownAbility = words([
  ['equip', 'own equip'],
  ['reconfigure', 'own reconfigure'],
] as const);
export const manyAbilities: Syntax<CostSubject> = choice<CostSubject>(
  phrase('<which> abilities of <of> <targeting>', { ...abilities, by: null, exceptMana: false }, { which, of: g.objects, targeting }),
  phrase(
    '<which> abilities <by> activate <targeting>',
    { ...abilities, of: null, exceptMana: false },
    { which: oneOf(...NAMED), by: g.pluralPlayer, targeting },
  ),
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
  phrase('<which> abilities', { ...abilities, of: null, by: null, exceptMana: false, targeting: null }, { which }),
  phrase(
    '<of> <which> abilities',
    { ...abilities, by: null, exceptMana: false, targeting: null },
    { of: g.objectPossessive, which: ownAbilities },
  ),
);
export const oneAbility: Syntax<CostSubject> = choice<CostSubject>(
  phrase(
    '<of> <which> ability',
    { ...abilities, by: null, exceptMana: false, targeting: null },
    { of: g.objectPossessive, which: ownAbility },
  ),
  phrase(
    'the first activated ability <by> activate during your turn <targeting>',
    { ...abilities, which: 'first activated during your turn', of: null, exceptMana: false },
    { by: g.pluralPlayer, targeting: targetingOne },
  ),
);
const COSTS =
  'equip cycling dash morph ninjutsu madness flashback kicker plot foretell warp buyback bestow disguise blitz crew escape unlock'.split(
    ' ',
  );
/** "Equip costs you pay cost {1} less." */
const costsNamed = words(COSTS.map((name) => [name, `${name} costs`] as const));
export const manyCosts: Syntax<CostSubject> = choice<CostSubject>(
  phrase(
    '<which> costs <by> pay',
    { ...abilities, of: null, exceptMana: false, targeting: null },
    { which: costsNamed, by: g.pluralPlayer },
  ),
  phrase('[all] <which> costs', { ...abilities, of: null, by: null, exceptMana: false, targeting: null }, { which: costsNamed }),
);
