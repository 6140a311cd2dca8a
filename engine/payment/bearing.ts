import type { Change, CostSubject, GrantedAbility, StaticEffect } from '../ast/index.ts';

/**
 * What a static effect can bear on while mana abilities are used: which mana they give or whether they may be used; or which keywords, or
 * which power and toughness objects have, which matters where something that bears on mana looks at these.
 */
export type Bearing = 'mana' | 'keywords' | 'size';

/** All that an effect bears on, whatever its condition. What is not known to be no concern of mana abilities bears on mana. */
export function bearingsOf(effect: StaticEffect): readonly Bearing[] {
  switch (effect.kind) {
    case 'continuous':
      return effect.changes.flatMap(ofChange);
    case 'costModification':
    case 'leastCost':
    case 'alternativeCost':
    case 'additionalCost':
      return asksOfAbilities(effect.of) ? MANA : NOTHING;
    case 'replaces':
      return effect.event.kind === 'damage' ? NOTHING : MANA;
    case 'manaReplacement':
    case 'spendAsThough':
    case 'spendOnly':
    case 'lifeForMana':
    case 'cant':
    case 'cants':
    // 603.2d: the triggered abilities may be mana abilities.
    case 'triggersAgain':
    case 'triggersStopped':
    case 'limits':
    case 'cantActivate':
    case 'permission':
    case 'sameFor':
    case 'unsupported':
      return MANA;
    // Nothing enters and nothing is cast while a cost is paid, what a spell costs is settled before that (601.2f), no step ends, and mana
    // abilities have no targets.
    case 'enters':
    case 'spellsHave':
    case 'castOnly':
    case 'flashFor':
    case 'unspentMana':
    case 'manaBurn':
    case 'untapsToo':
    case 'prevents':
    case 'lifeFloor':
    case 'unpreventable':
    case 'damageAsThough':
    case 'cantUnlessPaid':
    case 'exertion':
    case 'additionalLand':
    case 'rule':
      return NOTHING;
  }
}

const MANA: readonly Bearing[] = ['mana'];
const NOTHING: readonly Bearing[] = [];

/** Whether it is said of the costs of activated abilities, and not of spells alone. */
const asksOfAbilities = ({ kind }: CostSubject): boolean => kind === 'abilities' || kind === 'itself';

function ofChange(change: Change): readonly Bearing[] {
  switch (change.kind) {
    case 'basePowerToughness':
    case 'modifyPowerToughness':
    case 'switchPowerToughness':
      return ['size'];
    case 'gains':
      return change.abilities.every(isForCombat) ? ['keywords'] : MANA;
    case 'cantHave':
      return change.keywords.every(({ name }) => FOR_COMBAT.has(name)) ? ['keywords'] : MANA;
    case 'losesAbilities':
      return Array.isArray(change.which) && change.which.every(({ name }) => FOR_COMBAT.has(name)) ? ['keywords'] : MANA;
    case 'oneOf':
      return change.options.flatMap(ofChange);
    case 'together':
      return change.changes.flatMap(ofChange);
    case 'becomesCopy':
    case 'controller':
    case 'types':
    case 'becomesOfChoice':
    case 'losesTypes':
    case 'everyType':
    case 'colors':
    case 'name':
    case 'deed':
    case 'unsupported':
      return MANA;
  }
}

const isForCombat = (granted: GrantedAbility): boolean => granted.kind === 'keyword' && FOR_COMBAT.has(granted.keyword.name);

/** 702: keywords about attacking, blocking, damage, destruction and being targeted alone. */
const FOR_COMBAT: ReadonlySet<string> = new Set([
  ...['deathtouch', 'defender', 'double strike', 'fear', 'first strike', 'flanking', 'flying', 'hexproof', 'horsemanship'],
  ...['indestructible', 'infect', 'intimidate', 'landwalk', 'lifelink', 'menace', 'protection', 'reach', 'shadow', 'shroud'],
  ...['skulk', 'trample', 'vigilance', 'ward', 'wither'],
]);
