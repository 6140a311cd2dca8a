import type { Color, Cost, Filter, FilterSuffix, FilterWord, Keyword, Quantity } from '../ast/index.ts';
import { printManaCost } from '../cards/manaCost.ts';
import { printed } from '../cards/typeLine.ts';

const COLOR_NAMES: Readonly<Record<Color, string>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };

/** A keyword as cards print it, with its parameters where they are short: "First strike", "Protection from red", "Islandwalk", "Ward {2}". */
export function keywordName(keyword: Keyword): string {
  const { name, amount, filter, text, cost } = keyword;
  const quality = filter === null ? text : described(filter);
  switch (name) {
    case 'landwalk':
      return printed(`${quality ?? 'land'}walk`);
    case 'typecycling':
      return withCost(printed(`${quality ?? 'type'}cycling`), cost);
    case 'protection':
    case 'hexproof':
      return quality === null ? printed(name) : `${printed(name)} ${quality.startsWith('from ') ? quality : `from ${quality}`}`;
    case 'affinity':
      return `${printed(name)} for ${quality ?? ''}`.trim();
    default:
      return withCost(`${printed(name)}${amount === null ? '' : ` ${numberText(amount)}`}${quality === null ? '' : ` ${quality}`}`, cost);
  }
}

/** 702.16g: "protection from red and from blue" is two protection abilities; so it is with hexproof (702.11e). */
export function keywordNames(keyword: Keyword): readonly string[] {
  const whole = keywordName(keyword);
  const [, name, quality] = /^(Protection|Hexproof) from (.+)$/.exec(whole) ?? [];
  if (name === undefined || quality === undefined) return [whole];
  return quality.split(/,? and (?:from )?|, (?:from )?/).map((each) => `${name} from ${each}`);
}

function withCost(name: string, cost: readonly Cost[]): string {
  const [only, ...others] = cost;
  return only?.kind === 'mana' && others.length === 0 ? `${name} ${printManaCost(only.cost)}` : name;
}

const numberText = (amount: Quantity): string => (amount.kind === 'number' ? String(amount.value) : 'X');

function described(filter: Filter): string {
  if (filter.kind === 'either') return filter.filters.map(described).join(` ${filter.join} `);
  return [...filter.words.map(word), ...filter.suffixes.map(suffix)].filter((text) => text !== '').join(' ');
}

function word(one: FilterWord): string {
  switch (one.kind) {
    case 'cardType':
    case 'supertype':
    case 'subtype':
      return `${one.not ? 'non' : ''}${one.type}`;
    case 'color':
      return `${one.not ? 'non' : ''}${COLOR_NAMES[one.color]}`;
    case 'colorCount':
    case 'status':
    case 'quality':
    case 'noun':
      return one.which;
    case 'token':
    case 'commander':
    case 'historic':
      return `${one.not ? 'non' : ''}${one.kind}`;
    case 'other':
      return 'other';
    case 'anyOf':
      return one.words.map(word).join(` ${one.join} `);
    case 'allOf':
      return one.words.map(word).join(', ');
    case 'abilityKind':
      return `${one.not ? 'non' : ''}${one.which}`;
    case 'powerToughness':
      return `${one.power}/${one.toughness}`;
  }
}

/** The suffixes that keywords' qualities have; others say too little to be named. */
function suffix(one: FilterSuffix): string {
  if (one.kind === 'compare') {
    const bound = one.comparison === 'orLess' ? ' or less' : one.comparison === 'orGreater' ? ' or greater' : '';
    return `${one.which === 'manaValue' ? 'mana value' : one.which} ${numberText(one.to)}${bound}`;
  }
  if (one.kind === 'chosen') return `the chosen ${one.what === 'creatureType' ? 'creature type' : one.what}`;
  return '';
}
