const COLOR = '[WUBRG]';
const SYMBOL = new RegExp(`^(\\d{1,7}|[WUBRGCXYZSP]|H${COLOR}|½|∞|(${COLOR}|C|\\d)/(${COLOR}|P)|${COLOR}/${COLOR}/P|C/${COLOR}/P)$`, 'i');

/**
 * What is wrong with a mana cost as text (107.4); null where nothing is. A card with two costs has ` // ` between them.
 * Half mana and the infinite symbol are costs too, on cards that joke.
 */
export function manaCostProblem(text: string): string | null {
  for (const cost of text.split('//')) {
    const trimmed = cost.trim();
    if (!/^(\{[^{}]*\})*$/.test(trimmed)) return `"${excerpt(text)}" is no mana cost: write each symbol between braces, as in "{2}{W/U}".`;
    for (const [, symbol = ''] of trimmed.matchAll(/\{([^{}]*)\}/g)) {
      if (!SYMBOL.test(symbol))
        return `"{${excerpt(symbol)}}" is no mana symbol. Symbols are {W} {U} {B} {R} {G} {C} {S} {X}, numbers, and hybrids such as {W/U}, {2/W}, {W/P}.`;
    }
  }
  return null;
}

const excerpt = (text: string): string => (text.length <= 40 ? text : `${text.slice(0, 40)}…`);
