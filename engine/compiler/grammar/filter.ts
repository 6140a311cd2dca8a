import type { Filter, FilterSuffix, FilterWord } from '../../ast/index.ts';
import { around, list, oneOf, phrase, words } from '../phrase.ts';
import { choice, type Input, type Match, many, mapped, type Syntax } from '../syntax.ts';
import { join, tokenize } from '../tokens.ts';
import * as g from './declared.ts';
import { countWord } from './numbers.ts';
import { anyOf, pluralHead, simpleAdjective, singularHead } from './words.ts';

/** Noun phrases (109.2): which objects an instruction speaks of. */

function objectsWith(head: Syntax<FilterWord>): Syntax<Filter> {
  const core = phrase('<adjectives> <head> <suffixes>', {}, { adjectives: many(g.adjective), head, suffixes: many(g.filterSuffix) });
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

/** "chosen creature" alone: "the chosen type" has no head; a status may end a phrase only in "the rest"-like uses, so heads are nouns. */
function filterIn(head: Syntax<FilterWord>): Syntax<Filter> {
  const one = objectsWith(choice(anyOf(head), mixedHead(head), head));
  const joined = (conjunction: 'or' | 'and', kind: 'or' | 'and'): Syntax<Filter> =>
    mapped(
      list(objectsWith(head), conjunction, 2),
      (filters): Filter => ({ kind: 'either', filters, join: kind }),
      (value) => (isFilter(value) && value.kind === 'either' && value.join === kind ? value.filters : undefined),
    );
  const andOr = mapped(
    phrase('<left> and / or <right>', {}, { left: objectsWith(head), right: objectsWith(head) }),
    ({ left, right }): Filter => ({ kind: 'either', filters: [left, right], join: 'and/or' }),
    (value) => {
      if (!isFilter(value) || value.kind !== 'either' || value.join !== 'and/or' || value.filters.length !== 2) return undefined;
      const [left, right] = value.filters;
      return left && right ? { left, right } : undefined;
    },
  );
  return choice(one, joined('or', 'or'), joined('and', 'and'), andOr);
}

/** "instant, sorcery, Demon, and Spirit spells": adjectives in a row with a shared head are read by `adjective`; this is for heads in "artifact or creature". */
function mixedHead(head: Syntax<FilterWord>): Syntax<FilterWord> {
  return anyOf(choice(head, simpleAdjective));
}

const isFilter = (value: unknown): value is Filter =>
  typeof value === 'object' && value !== null && 'kind' in value && (value.kind === 'objects' || value.kind === 'either');

g.filterSingular.define(filterIn(singularHead));
g.filterPlural.define(filterIn(pluralHead));

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

const numeric = oneOf('power', 'toughness', 'loyalty');
const manaValue = words([['mana value', 'manaValue']]);
const statName = choice(numeric, manaValue);
/** "mana value 3", "power 4", "power X": after the name of a characteristic. */
const comparedTo = g.quantity;

const suffixes: Syntax<FilterSuffix>[] = [
  phrase('<player> (control|controls)', { kind: 'controlledBy', not: false }, { player: g.pluralPlayer }),
  phrase('<player> controls', { kind: 'controlledBy', not: false }, { player: g.singularPlayer }),
  phrase("<player> don't control", { kind: 'controlledBy', not: true }, { player: g.pluralPlayer }),
  phrase("<player> doesn't control", { kind: 'controlledBy', not: true }, { player: g.singularPlayer }),
  phrase('<player> own', { kind: 'ownedBy', not: false }, { player: g.pluralPlayer }),
  phrase('<player> owns', { kind: 'ownedBy', not: false }, { player: g.singularPlayer }),
  phrase("<player> don't own", { kind: 'ownedBy', not: true }, { player: g.pluralPlayer }),
  phrase("<player> doesn't own", { kind: 'ownedBy', not: true }, { player: g.singularPlayer }),
  phrase('in <of> graveyard', { kind: 'inZone', zone: 'graveyard' }, { of: g.playerPossessive }),
  phrase('in <of> hand', { kind: 'inZone', zone: 'hand' }, { of: g.playerPossessive }),
  phrase('in <of> library', { kind: 'inZone', zone: 'library' }, { of: g.playerPossessive }),
  phrase('in all graveyards', { kind: 'inZone', zone: 'graveyard', of: { kind: 'player', quantifier: 'all' } }, {}),
  phrase('in each graveyard', { kind: 'inZone', zone: 'graveyard', of: { kind: 'player', quantifier: 'each' } }, {}),
  phrase('in a graveyard', { kind: 'inZone', zone: 'graveyard', of: { kind: 'player', quantifier: 'a' } }, {}),
  phrase('in graveyards', { kind: 'inZone', zone: 'graveyard', of: { kind: 'player', quantifier: 'any' } }, {}),
  phrase('in <of> graveyards', { kind: 'inZone', zone: 'graveyard' }, { of: g.playerPossessive }),
  phrase('in exile', { kind: 'inZone', zone: 'exile', of: null }, {}),
  phrase('on the battlefield', { kind: 'inZone', zone: 'battlefield', of: null }, {}),
  phrase('on the stack', { kind: 'inZone', zone: 'stack', of: null }, {}),
  phrase('in the command zone', { kind: 'inZone', zone: 'command', of: null }, {}),
  phrase('with <which> <to> or less', { kind: 'compare', comparison: 'orLess' }, { which: statName, to: comparedTo }),
  phrase('with <which> <to> or greater', { kind: 'compare', comparison: 'orGreater' }, { which: statName, to: comparedTo }),
  phrase('with <which> less than or equal to <to>', { kind: 'compare', comparison: 'orLess' }, { which: statName, to: comparedTo }),
  phrase('with <which> greater than or equal to <to>', { kind: 'compare', comparison: 'orGreater' }, { which: statName, to: comparedTo }),
  phrase('with <which> less than <to>', { kind: 'compare', comparison: 'less' }, { which: statName, to: comparedTo }),
  phrase('with <which> greater than <to>', { kind: 'compare', comparison: 'greater' }, { which: statName, to: comparedTo }),
  phrase('with <which> equal to <to>', { kind: 'compare', comparison: 'equal' }, { which: statName, to: comparedTo }),
  phrase('with <which> <to>', { kind: 'compare', comparison: 'equal' }, { which: statName, to: comparedTo }),
  phrase('with odd <which>', { kind: 'compare', comparison: 'odd', to: { kind: 'number', value: 0 } }, { which: plainStat() }),
  phrase('with even <which>', { kind: 'compare', comparison: 'even', to: { kind: 'number', value: 0 } }, { which: plainStat() }),
  phrase('named <name>', { kind: 'named', not: false }, { name: cardName }),
  phrase('not named <name>', { kind: 'named', not: true }, { name: cardName }),
  phrase('with the same name as <as>', { kind: 'sameName', not: false }, { as: g.objects }),
  phrase('with the chosen name', { kind: 'chosen', what: 'name' }, {}),
  phrase('of the chosen type', { kind: 'chosen', what: 'type' }, {}),
  phrase('of the chosen color', { kind: 'chosen', what: 'color' }, {}),
  phrase('of the chosen creature type', { kind: 'chosen', what: 'creatureType' }, {}),
  phrase('of the chosen card type', { kind: 'chosen', what: 'cardType' }, {}),
  phrase('(that has|with) a mana ability', { kind: 'manaAbility', not: false }, {}),
  phrase('(that have|with) mana abilities', { kind: 'manaAbility', not: false }, {}),
  phrase('with {X} in (its|their) mana (cost|costs)', { kind: 'manaCostHas', symbol: 'X' }, {}),
  phrase('with a <counter> counter on (it|them)', { kind: 'counter', least: 1, not: false }, { counter: counterKind }),
  phrase('with a counter on (it|them)', { kind: 'counter', counter: null, least: 1, not: false }, {}),
  phrase('with counters on (them|it)', { kind: 'counter', counter: null, least: 2, not: false }, {}),
  phrase('with <counter> counters on (them|it)', { kind: 'counter', least: 2, not: false }, { counter: counterKind }),
  phrase(
    'with <least> or more <counter> counters on (it|them)',
    { kind: 'counter', not: false },
    { counter: counterKind, least: countWord },
  ),
  phrase('with no counters on (it|them)', { kind: 'counter', counter: null, least: 1, not: true }, {}),
  phrase('with no <counter> counters on (it|them)', { kind: 'counter', least: 1, not: true }, { counter: counterKind }),
  phrase('without a <counter> counter on (it|them)', { kind: 'counter', least: 1, not: true }, { counter: counterKind }),
  phrase('attached to <to>', { kind: 'attachedTo' }, { to: g.objects }),
  phrase('(enchanting|attached to) <to>', { kind: 'attachedTo' }, { to: g.objects }),
  phrase("(that's|that are) <word>", { kind: 'is' }, { word: g.adjective }),
  phrase('exiled with <by>', { kind: 'exiledWith' }, { by: g.objects }),
  phrase('other than <object>', { kind: 'exceptFor' }, { object: g.objects }),
  phrase('with <keyword>', { kind: 'keyword', not: false }, { keyword: around('<it>', keywordWord()) }),
  phrase('without <keyword>', { kind: 'keyword', not: true }, { keyword: keywordWord() }),
  phrase('that <what>', { kind: 'event' }, { what: pastEvents() }),
];

g.filterSuffix.define(choice(...suffixes));

function plainStat(): Syntax<'power' | 'toughness' | 'manaValue' | 'powerAndToughness'> {
  return words([
    ['power', 'power'],
    ['toughness', 'toughness'],
    ['mana value', 'manaValue'],
    ['mana values', 'manaValue'],
  ]);
}

/** Keywords that noun phrases ask for (702). */
function keywordWord(): Syntax<string> {
  return oneOf(
    'flying',
    'first strike',
    'double strike',
    'deathtouch',
    'haste',
    'hexproof',
    'indestructible',
    'lifelink',
    'menace',
    'reach',
    'trample',
    'vigilance',
    'defender',
    'flash',
    'infect',
    'wither',
    'shadow',
    'horsemanship',
    'fear',
    'intimidate',
    'skulk',
    'shroud',
    'prowess',
    'morph',
    'cycling',
    'flashback',
    'devoid',
    'changeling',
    'flanking',
    'banding',
    'cascade',
    'convoke',
    'affinity',
    'annihilator',
    'persist',
    'undying',
    'toxic',
    'suspend',
    'foretell',
    'islandwalk',
    'swampwalk',
    'forestwalk',
    'mountainwalk',
    'plainswalk',
    'landwalk',
    'protection',
    'ward',
    'exalted',
    'mutate',
    'disguise',
    'partner',
  );
}

/** What an object did or had done to it, in a relative clause. */
function pastEvents(): Syntax<string> {
  return oneOf(
    'entered this turn',
    'died this turn',
    'attacked this turn',
    'blocked this turn',
    'was dealt damage this turn',
    'were dealt damage this turn',
    'entered under your control this turn',
    'were put into your graveyard from the battlefield this turn',
    'dealt damage to you this turn',
    "didn't attack this turn",
    'was put into a graveyard from the battlefield this turn',
    'was cast from exile',
    'could block this creature',
  );
}
