import type { ManaOutput, ManaSource, ManaType, ObjectRef, Quantity } from '../../ast/index.ts';
import { around, list, oneOf, phrase, words } from '../phrase.ts';
import { choice, deepEqual, many, mapped, type Syntax } from '../syntax.ts';
import * as g from './declared.ts';
import { countWord } from './numbers.ts';
import { plainNumber } from './reference.ts';
import { manaSymbols, manaTypeSymbol } from './symbols.ts';

/** What an instruction to add mana adds (106.1, 106.3, 106.5, 106.7). */

const symbols: Syntax<ManaOutput> = phrase('<mana>', { kind: 'symbols' }, { mana: manaSymbols });

const what = oneOf('color', 'type');
/** "that land", "the sacrificed land", "a land an opponent controls", "lands you control" before "could produce" or "produced". */
const producer: Syntax<ObjectRef> = choice<ObjectRef>(g.singularSubject, g.pluralSubject);

/** After "one mana of": "any color", "the chosen color", "any type that a land you control could produce". */
g.manaSource.define(
  choice<ManaSource>(
    phrase('any <what> (that|) <by> could produce', { kind: 'couldProduce' }, { what, by: producer }),
    phrase('any <what> [that] <by> produced', { kind: 'produced' }, { what, by: producer }),
    phrase('any of <of> colors', { kind: 'colorsOf' }, { of: g.objectPossessive }),
    phrase('any color among <among>', { kind: 'colorsAmong' }, { among: g.filterPlural }),
    phrase('any color in <of> mana cost', { kind: 'manaCostOf' }, { of: g.objectPossessive }),
    phrase('<by> last noted type', { kind: 'notedType' }, { by: g.objectPossessive }),
    words<ManaSource>([
      ['any color', { kind: 'anyColor' }],
      ['any type', { kind: 'anyType' }],
      ['the chosen color', { kind: 'chosenColor' }],
      ['that color', { kind: 'thatColor' }],
      ['that type', { kind: 'thatType' }],
      ["any color in your commander 's color identity", { kind: 'commanderIdentity' }],
      ['a color of your choice', { kind: 'colorOfChoice', chooser: { kind: 'you' } }],
      ['any color they choose', { kind: 'colorOfChoice', chooser: { kind: 'they' } }],
    ]),
  ),
);

const types = (value: unknown): readonly ManaType[] | undefined =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'types' && 'types' in value && isTypes(value.types)
    ? value.types
    : undefined;
const isTypes = (value: unknown): value is readonly ManaType[] => Array.isArray(value);
/** "{W} and/or {U}", "{R}, {G}, and/or {W}". */
const andOr: Syntax<ManaSource> = choice<ManaSource>(
  mapped(
    phrase('<left> and / or <right>', {}, { left: manaTypeSymbol, right: manaTypeSymbol }),
    ({ left, right }): ManaSource => ({ kind: 'types', types: [left, right] }),
    (value) => {
      const [left, right, third] = types(value) ?? [];
      return left && right && !third ? { left, right } : undefined;
    },
  ),
  mapped(
    phrase(
      '<first> <more> , and / or <last>',
      {},
      { first: manaTypeSymbol, more: many(around(', <it>', manaTypeSymbol), 1), last: manaTypeSymbol },
    ),
    ({ first, more, last }): ManaSource => ({ kind: 'types', types: [first, ...more, last] }),
    (value) => {
      const [first, ...others] = types(value) ?? [];
      const last = others.pop();
      return first && last && others.length > 0 ? { first, more: others, last } : undefined;
    },
  ),
);
/** After "in any combination of": "colors", "its colors", "{W} and/or {U}". */
const combined: Syntax<ManaSource> = choice<ManaSource>(
  words<ManaSource>([
    ['colors', { kind: 'anyColor' }],
    ["colors in your commander 's color identity", { kind: 'commanderIdentity' }],
  ]),
  phrase('<of> colors', { kind: 'colorsOf' }, { of: g.objectPossessive }),
  andOr,
);

/** "two mana", "X mana", "that much mana", "twice that much mana". */
const ofMana: Syntax<Quantity> = choice<Quantity>(
  plainNumber,
  words<Quantity>([
    ['X', { kind: 'x' }],
    ['that much', { kind: 'thatMany' }],
    ['twice that much', { kind: 'times', factor: 2, of: { kind: 'thatMany' } }],
  ]),
);
const ONE: Quantity = { kind: 'number', value: 1 };

const ofOneSource: Syntax<ManaOutput> = phrase(
  '<amount> mana of <of>',
  { kind: 'oneType', one: false },
  { amount: ofMana, of: g.manaSource },
);
const combination: Syntax<ManaOutput> = phrase(
  '<amount> mana in any combination of <of>',
  { kind: 'combination', different: false },
  { amount: ofMana, of: combined },
);
const isRepeated = (value: unknown): value is Extract<ManaOutput, { kind: 'repeated' }> =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'repeated';

/** "an amount of mana of that color equal to …", "an amount of {B} and/or {R} equal to …": single mana, so often. */
function amountOf(template: string, of: Syntax<ManaSource>, one: (of: ManaSource) => ManaOutput): Syntax<ManaOutput> {
  const inner = phrase(template, {}, { of, amount: g.quantity });
  return mapped(
    inner,
    (value): ManaOutput => ({ kind: 'repeated', mana: one(value.of), amount: value.amount, wording: 'amountEqualTo' }),
    (value) => {
      if (!isRepeated(value) || value.wording !== 'amountEqualTo' || !('of' in value.mana)) return undefined;
      const source = value.mana.of;
      return isSource(source) && deepEqual(value.mana, one(source)) ? { of: source, amount: value.amount } : undefined;
    },
  );
}
const isSource = (value: ManaSource | ObjectRef): value is ManaSource => SOURCES.has(value.kind);
const SOURCES: ReadonlySet<string> = new Set<ManaSource['kind']>([
  'types',
  'anyColor',
  'anyType',
  'chosenColor',
  'thatColor',
  'thatType',
  'couldProduce',
  'produced',
  'colorsOf',
  'colorsAmong',
  'commanderIdentity',
  'colorOfChoice',
  'notedType',
  'manaCostOf',
]);

const times = (template: string, amount: Quantity, wording: 'x' | 'thatMuch'): Syntax<ManaOutput> =>
  phrase(template, { kind: 'repeated', amount, wording }, { mana: symbols });
const single: Syntax<ManaOutput> = choice<ManaOutput>(
  symbols,
  phrase(
    '<amount> mana of any one <of>',
    { kind: 'oneType', one: true },
    {
      amount: ofMana,
      of: words<ManaSource>([
        ['color', { kind: 'anyColor' }],
        ['type', { kind: 'anyType' }],
      ]),
    },
  ),
  ofOneSource,
  combination,
  phrase('<amount> mana of different colors', { kind: 'combination', of: { kind: 'anyColor' }, different: true }, { amount: ofMana }),
  phrase('an amount of <mana> equal to <amount>', { kind: 'repeated', wording: 'amountEqualTo' }, { mana: symbols, amount: g.quantity }),
  amountOf('an amount of mana of <of> equal to <amount>', g.manaSource, (of) => ({ kind: 'oneType', amount: ONE, of, one: false })),
  amountOf('an amount of <of> equal to <amount>', andOr, (of) => ({ kind: 'combination', amount: ONE, of, different: false })),
  phrase(
    '<amount> <mana>',
    { kind: 'repeated', wording: 'number' },
    { amount: mapped(countWord, (value): Quantity => ({ kind: 'number', value }), numberOf), mana: symbols },
  ),
  times('X [mana of] <mana>', { kind: 'x' }, 'x'),
  times('that much <mana>', { kind: 'thatMany' }, 'thatMuch'),
  times('twice that much <mana>', { kind: 'times', factor: 2, of: { kind: 'thatMany' } }, 'thatMuch'),
  phrase(
    '<mana> for each <amount>',
    { kind: 'repeated', wording: 'forEach' },
    { mana: choice<ManaOutput>(symbols, ofOneSource, combination), amount: g.each },
  ),
  phrase('mana equal to <of> mana cost', { kind: 'costOf' }, { of: g.objectPossessive }),
  phrase('<by> last noted type and amount of mana', { kind: 'remembered', what: 'noted' }, { by: g.objectPossessive }),
  phrase('the mana lost this way', { kind: 'remembered', what: 'lost', by: null }, {}),
);

function numberOf(value: unknown): number | undefined {
  return typeof value === 'object' && value !== null && 'value' in value && typeof value.value === 'number' ? value.value : undefined;
}

const isOutputs = (value: unknown): value is readonly ManaOutput[] => Array.isArray(value);
const listed = (value: unknown, kind: 'either' | 'sequence', field: 'options' | 'parts'): readonly ManaOutput[] | undefined => {
  if (typeof value !== 'object' || value === null || !('kind' in value) || value.kind !== kind) return undefined;
  const items: unknown = new Map<string, unknown>(Object.entries(value)).get(field);
  return isOutputs(items) ? items : undefined;
};
const either: Syntax<ManaOutput> = mapped(
  list(single, 'or', 2),
  (options): ManaOutput => ({ kind: 'either', options }),
  (value) => listed(value, 'either', 'options'),
);
const all: Syntax<ManaOutput> = mapped(
  list(symbols, 'and', 2),
  (parts): ManaOutput => ({ kind: 'sequence', parts }),
  (value) => listed(value, 'sequence', 'parts'),
);
g.manaOutput.define(choice<ManaOutput>(single, either, all));

/** "For each color among <objects>, add one mana of that color": so much mana of each of those types. */
export const eachColor: Syntax<ManaOutput> = choice<ManaOutput>(
  phrase(
    'for each color among <of> , add <amount> mana of that color',
    { kind: 'eachType' },
    { of: phrase('<among>', { kind: 'colorsAmong' }, { among: g.filterPlural }), amount: plainNumber },
  ),
  phrase(
    'for each color among <of> , add <amount> mana of that color',
    { kind: 'eachType' },
    { of: phrase('<of>', { kind: 'colorsOf' }, { of: g.pluralSubject }), amount: plainNumber },
  ),
  phrase(
    'for each colored mana symbol in <of> mana cost , add <amount> mana of that color',
    { kind: 'eachType' },
    { of: phrase('<of>', { kind: 'manaCostOf' }, { of: g.objectPossessive }), amount: plainNumber },
  ),
);
