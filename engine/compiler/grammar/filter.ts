import type { Filter, FilterSuffix, FilterWord } from '../../ast/index.ts';
import { ifFollowed } from '../lookahead.ts';
import { list, phrase } from '../phrase.ts';
import { choice, fieldsOf, type Input, type Match, many, mapped, restricted, rule, type Syntax } from '../syntax.ts';
import { join, tokenize } from '../tokens.ts';
import * as g from './declared.ts';
import { isOfTheSame } from './suffixOrder.ts';
import { anyOf, beforeNoun, pluralHead, simpleAdjective, singularHead } from './words.ts';

/** Noun phrases (109.2): which objects an instruction speaks of. */

function objectsWith(head: Syntax<FilterWord>): Syntax<Filter> {
  return choice(described(head, g.filterSuffix), described(restricted(head, isAbility), g.abilitySuffix));
}

/** "ability", and "spell or ability". */
function isAbility(value: unknown): boolean {
  const fields = fieldsOf(value);
  return fields?.which === 'ability' || (fields?.kind === 'anyOf' && Array.isArray(fields.words) && fields.words.some(isAbility));
}

function described(head: Syntax<FilterWord>, suffix: Syntax<FilterSuffix>): Syntax<Filter> {
  const core = phrase('<adjectives> <head> <suffixes>', {}, { adjectives: many(beforeNoun), head, suffixes: many(suffix, 0, isOfTheSame) });
  return mapped(
    core,
    ({ adjectives, head: last, suffixes }): Filter => ({ kind: 'objects', words: [...adjectives, last], suffixes }),
    (value) => {
      if (!isFilter(value) || value.kind !== 'objects') return undefined;
      const last = value.words[value.words.length - 1];
      return last && { adjectives: value.words.slice(0, -1), head: last, suffixes: value.suffixes };
    },
  );
}

/** "chosen creature" alone: "the chosen type" has no head; a status may end a phrase only in "the rest"-like uses, so heads are nouns. `part`: what a list of them has between its commas. */
function filterIn(head: Syntax<FilterWord>, part: Syntax<Filter>): Syntax<Filter> {
  const heads = choice(anyOf(head), mixedHead(head), head);
  const one = objectsWith(heads);
  const joined = (conjunction: 'or' | 'and', kind: 'or' | 'and'): Syntax<Filter> =>
    mapped(
      list(part, conjunction, 2),
      (filters): Filter => ({ kind: 'either', filters, join: kind }),
      (value) => (isFilter(value) && value.kind === 'either' && value.join === kind ? value.filters : undefined),
    );
  const andOr = mapped(
    phrase('<left> and / or <right>', {}, { left: part, right: part }),
    ({ left, right }): Filter => ({ kind: 'either', filters: [left, right], join: 'and/or' }),
    (value) => {
      if (!isFilter(value) || value.kind !== 'either' || value.join !== 'and/or' || value.filters.length !== 2) return undefined;
      const [left, right] = value.filters;
      return left && right ? { left, right } : undefined;
    },
  );
  return choice(one, ifFollowed(part, choice(joined('or', 'or'), joined('and', 'and'), andOr)));
}

/** "instant, sorcery, Demon, and Spirit spells": adjectives in a row with a shared head are read by `adjective`; this is for heads in "artifact or creature". */
function mixedHead(head: Syntax<FilterWord>): Syntax<FilterWord> {
  return restricted(anyOf(choice(head, simpleAdjective)), (value) => {
    const parts = fieldsOf(value)?.words;
    return Array.isArray(parts) && canBeHead(parts[parts.length - 1]);
  });
}

/** Words that a noun phrase can end with. */
function canBeHead(word: unknown): boolean {
  const fields = fieldsOf(word);
  switch (fields?.kind) {
    case 'noun':
      return true;
    case 'cardType':
    case 'subtype':
    case 'commander':
      return fields.not === false;
    default:
      return false;
  }
}

const isFilter = (value: unknown): value is Filter =>
  typeof value === 'object' && value !== null && 'kind' in value && (value.kind === 'objects' || value.kind === 'either');

g.filterListed.define(objectsWith(singularHead));
g.filterSingular.define(filterIn(singularHead, g.filterListed));
const pluralListed = rule(() => objectsWith(pluralHead));
g.filterPlural.define(filterIn(pluralHead, pluralListed));

/** A card's name in running text: capitalised, with small words inside. */
export const cardName: Syntax<string> = {
  read: (input: Input, at: number): readonly Match<string>[] => {
    const found: Match<string>[] = [];
    for (let end = at; end < input.tokens.length && end < at + 12; end += 1) {
      const text = input.tokens[end]?.text ?? '';
      if (/^[.:;"\n{•—]/.test(text)) break;
      if (end === at && !/^[A-Z~+\d]/.test(text)) break;
      if (/^[A-Z~\d+!'?]/.test(text) || text.startsWith("'"))
        found.unshift({ value: join(input.tokens.slice(at, end + 1).map((one) => one.text)), end: end + 1 });
    }
    return found;
  },
  write: (value) => (typeof value === 'string' && value !== '' ? tokenize(value, []).map(({ text }) => text) : undefined),
  first: () => null,
};

const counterWords = (value: unknown): readonly string[] | undefined => (typeof value === 'string' ? value.split(' ') : undefined);
/** A kind of counter: "charge", "+1/+1", "first strike" … directly before "counter". */
export const counterKind: Syntax<string> = {
  read: (input, at) => {
    const found: Match<string>[] = [];
    for (let end = at; end < at + 2; end += 1) {
      const text = input.tokens[end]?.text ?? '';
      if (!/^([a-z]+|[+-]\d\/[+-]\d|[A-Z][a-z]+)$/.test(text)) break;
      if (
        /^counters?$/.test(text) ||
        /^(a|an|the|those|that|all|each|any|of|one|two|three|four|five|six|X|more|additional|number|many|have|has)$/.test(text)
      )
        break;
      found.push({
        value: input.tokens
          .slice(at, end + 1)
          .map((one) => one.text)
          .join(' '),
        end: end + 1,
      });
    }
    return found.filter(({ end }) => /^counters?$/.test(input.tokens[end]?.text ?? ''));
  },
  write: counterWords,
  first: () => null,
};
