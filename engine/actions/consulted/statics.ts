import type { StaticEffect } from '../../ast/index.ts';
import type { PermissionWords } from '../../compiler/grammar/permission.ts';
import type { Bearing } from './bearing.ts';

/** By which file a static effect of each kind is looked at (604). `words`: by its words, told apart in a table of their own. */
export const STATICS_CONSULTED: Readonly<Record<StaticEffect['kind'], string>> = {
  continuous: 'engine/characteristics/template.ts',
  sameFor: 'engine/characteristics/template.ts',
  manaReplacement: 'engine/mana/replacements.ts',
  enters: 'engine/entering/modifications.ts',
  costModification: 'engine/costs/spellCost.ts',
  leastCost: 'engine/costs/spellCost.ts',
  spellsHave: 'engine/costs/spellKeywords.ts',
  alternativeCost: 'engine/costs/alternatives.ts',
  additionalCost: 'engine/costs/options.ts',
  spendAsThough: 'engine/costs/asThough.ts',
  spendOnly: 'engine/costs/spendOnly.ts',
  lifeForMana: 'engine/costs/lifeForMana.ts',
  castOnly: 'engine/activation/castProhibitions.ts',
  flashFor: 'engine/costs/options.ts',
  unspentMana: 'engine/turn/emptying.ts',
  untapsToo: 'engine/turn/untapping.ts',
  manaBurn: 'engine/turn/emptying.ts',
  cant: 'engine/activation/statics.ts',
  cants: 'engine/characteristics/staticEffects.ts',
  replaces: 'engine/replacements/replacers.ts',
  prevents: 'engine/replacements/replacers.ts',
  lifeFloor: 'engine/damage/floors.ts',
  unpreventable: 'engine/replacements/applying.ts',
  damageAsThough: 'engine/damage/sources.ts',
  triggersAgain: 'engine/triggers/again.ts',
  triggersStopped: 'engine/triggers/stopped.ts',
  limits: 'engine/activation/activated.ts',
  cantActivate: 'engine/activation/statics.ts',
  cantUnlessPaid: 'engine/combat/tolls.ts',
  permission: 'engine/activation/statics.ts',
  exertion: 'engine/combat/exertions.ts',
  additionalLand: 'engine/activation/lands.ts',
  rule: 'engine/turn/cleanup.ts',
  unsupported: 'engine/characteristics/unread.ts',
};

type About = Extract<StaticEffect, { readonly kind: 'rule' }>['about'];

/** By which file rules in fixed words are looked at. */
export const RULES_CONSULTED = {
  'hand size': 'engine/turn/cleanup.ts',
  damage: 'engine/turn/cleanup.ts',
  'day and night': 'engine/entering/enter.ts',
  protection: 'engine/activation/protection.ts',
  'same is true': 'engine/characteristics/template.ts',
  attackers: 'engine/combat/declareAttackers.ts',
  blockers: 'engine/combat/declareBlockers.ts',
  'legend rule': 'engine/stateBasedActions/legends.ts',
  reduction: 'engine/costs/modifications.ts',
  'commander tax': 'engine/costs/commanderTax.ts',
  X: 'engine/activation/demandsOf.ts',
} as const satisfies Readonly<Partial<Record<About, string>>>;

/** Rules that are looked at nowhere: of drafting, of decks and of opening hands, and what keywords cost that no sentence that is read grants. */
export const RULES_PASSED_OVER = {
  'deck construction': [],
  draft: [],
  'opening hand': [],
  'granted cost': [],
} as const satisfies Readonly<Partial<Record<About, readonly Bearing[]>>>;

/** By which file each permission is looked at. */
export const PERMISSIONS_CONSULTED = {
  'engine/costs/permissions.ts': [
    'play lands and cast spells from the top of your library',
    'play lands and cast permanent spells from your graveyard',
    'cast permanent spells from your graveyard',
    'cast spells from the top of your library',
    'cast spells as though they had flash',
    'cast this spell as though it had flash',
    'cast this card as though it had flash',
    'cast ~ as though it had flash',
    'cast this Aura as though it had flash',
    'cast this creature as though it had flash',
    'cast this enchantment as though it had flash',
    'cast this artifact as though it had flash',
    'cast this card from your graveyard',
    'cast ~ from your graveyard',
    'cast this card from exile',
    'play this card from exile',
    'cast … as though they had flash',
    'cast … from your graveyard',
    'cast … from exile',
    'cast … from your hand or the top of your library',
    'cast … from the top of your library',
    'play a land or cast a spell from among …',
    'look at and play … for as long as they remain exiled',
    'cast spells from among …',
    'play lands and cast spells from among …',
    'play … from your graveyard',
    'play … from exile',
    'play … from the top of your library',
    'play …',
    'cast …',
  ],
  'engine/activation/lands.ts': ['play lands from your graveyard', 'play lands from the top of your library'],
  'engine/activation/limits.ts': ['activate equip abilities any time you could cast a instant'],
  'engine/activation/legality.ts': [
    "activate loyalty abilities of planeswalkers you control on any player 's turn any time you could cast a instant",
  ],
  'engine/activation/sickness.ts': [
    'activate abilities of … as though those creatures had haste',
    'activate abilities of … as though they had haste',
  ],
  'engine/turn/untapping.ts': ['choose not to untap … during your untap step'],
  'engine/combat/assign.ts': ["have … assign its combat damage as though it weren't blocked"],
  'engine/combat/exertions.ts': ['exert … as it attacks'],
} as const satisfies Readonly<Record<string, readonly PermissionWords[]>>;

/**
 * Permissions that are looked at nowhere, and the events on which they could bear. What players may look at changes nothing; what lets something be done that
 * is then refused is left to those who would do it.
 */
export const PERMISSIONS_PASSED_OVER = {
  'look at the top card of your library any time': [],
  'look at the top two cards of your library any time': [],
  "look at face-down creatures you don't control any time": [],
  'look at face-down creatures your opponents control any time': [],
  'look at … any time': [],
  'reveal this card from your opening hand': [],
  'begin the game with it on the battlefield': [],
  'look at and play cards exiled with this creature': [],
  'spend mana as though it were mana of any type to cast that spell': [],
  'activate each of those abilities only once each turn': ['AbilityActivated'],
  'reveal the first card you draw each turn as you draw it': ['ZoneChanged'],
} as const satisfies Readonly<Partial<Record<PermissionWords, readonly Bearing[]>>>;

type Allowed = (typeof PERMISSIONS_CONSULTED)[keyof typeof PERMISSIONS_CONSULTED][number];
/** Does not compile while a permission is in neither table. */
export const EVERY_PERMISSION: Exclude<PermissionWords, Allowed | keyof typeof PERMISSIONS_PASSED_OVER> extends never ? true : never = true;
/** The same of rules. */
export const EVERY_RULE: Exclude<About, keyof typeof RULES_CONSULTED | keyof typeof RULES_PASSED_OVER> extends never ? true : never = true;
