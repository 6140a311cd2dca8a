import type { ManaOutput, ManaSource, ManaType, Quantity } from '../../ast/index.ts';
import { list, oneOf, phrase, words } from '../phrase.ts';
import { choice, mapped, type Syntax } from '../syntax.ts';
import * as g from './declared.ts';
import { countWord } from './numbers.ts';
import { plainNumber } from './reference.ts';
import { manaSymbols, manaTypeSymbol } from './symbols.ts';

/** What an instruction to add mana adds (106.1, 106.3, 106.5, 106.7). */

const symbols: Syntax<ManaOutput> = phrase('<mana>', { kind: 'symbols' }, { mana: manaSymbols });

const what = oneOf('color', 'type');

/** After "one mana of": "any color", "the chosen color", "any type that a land you control could produce". */
g.manaSource.define(
  choice<ManaSource>(
    phrase('any <what> that <by> could produce', { kind: 'couldProduce' }, { what, by: g.objects }),
    phrase('any <what> <by> could produce', { kind: 'couldProduce' }, { what, by: g.objects }),
    phrase('any <what> that <by> produced', { kind: 'produced' }, { what, by: g.objects }),
    phrase('any of <of> colors', { kind: 'colorsOf' }, { of: g.objectPossessive }),
    phrase('any color among <among>', { kind: 'colorsAmong' }, { among: g.filterPlural }),
    words<ManaSource>([
      ['any color', { kind: 'anyColor' }],
      ['any type', { kind: 'anyType' }],
      ['the chosen color', { kind: 'chosenColor' }],
      ['that color', { kind: 'thatColor' }],
      ['that type', { kind: 'thatType' }],
      ["any color in your commander's color identity", { kind: 'commanderIdentity' }],
      ["any color of a permanent you control that isn't a permanent you control", { kind: 'notPermanentColors' }],
    ]),
  ),
);

const types = (value: unknown): readonly ManaType[] | undefined =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'types' && 'types' in value && isTypes(value.types)
    ? value.types
    : undefined;
const isTypes = (value: unknown): value is readonly ManaType[] => Array.isArray(value);
const typeList = (conjunction: string): Syntax<ManaSource> =>
  mapped(list(manaTypeSymbol, conjunction, 2), (list): ManaSource => ({ kind: 'types', types: list }), types);
/** After "in any combination of": "colors", "{W} and/or {U}", "{R}, {G}, and/or {W}". */
const combined: Syntax<ManaSource> = choice<ManaSource>(
  words<ManaSource>([['colors', { kind: 'anyColor' }]]),
  mapped(
    phrase('<left> and / or <right>', {}, { left: manaTypeSymbol, right: manaTypeSymbol }),
    ({ left, right }): ManaSource => ({ kind: 'types', types: [left, right] }),
    (value) => {
      const [left, right, third] = types(value) ?? [];
      return left && right && !third ? { left, right } : undefined;
    },
  ),
  typeList('and'),
);

/** "two mana", "X mana", "that much mana". */
const amountOfMana: Syntax<Quantity> = choice<Quantity>(
  plainNumber,
  words<Quantity>([
    ['X', { kind: 'x' }],
    ['that much', { kind: 'thatMany' }],
  ]),
);

const oneOfSource: Syntax<ManaOutput> = phrase(
  '<amount> mana of <of>',
  { kind: 'oneType', one: false },
  { amount: amountOfMana, of: g.manaSource },
);
const single: Syntax<ManaOutput> = choice<ManaOutput>(
  symbols,
  phrase(
    '<amount> mana of any one <of>',
    { kind: 'oneType', one: true },
    {
      amount: amountOfMana,
      of: words<ManaSource>([
        ['color', { kind: 'anyColor' }],
        ['type', { kind: 'anyType' }],
      ]),
    },
  ),
  oneOfSource,
  phrase('<amount> mana in any combination of <of>', { kind: 'combination', different: false }, { amount: amountOfMana, of: combined }),
  phrase('<amount> mana of different colors', { kind: 'combination', of: { kind: 'anyColor' }, different: true }, { amount: amountOfMana }),
  phrase('an amount of <mana> equal to <amount>', { kind: 'repeated', wording: 'amountEqualTo' }, { mana: symbols, amount: g.quantity }),
  phrase(
    '<amount> <mana>',
    { kind: 'repeated', wording: 'number' },
    { amount: mapped(countWord, (value): Quantity => ({ kind: 'number', value }), numberOf), mana: symbols },
  ),
  phrase('X <mana>', { kind: 'repeated', amount: { kind: 'x' }, wording: 'x' }, { mana: symbols }),
  phrase('that much <mana>', { kind: 'repeated', amount: { kind: 'thatMany' }, wording: 'thatMuch' }, { mana: symbols }),
  phrase(
    '<mana> for each <amount>',
    { kind: 'repeated', wording: 'forEach' },
    { mana: choice<ManaOutput>(symbols, oneOfSource), amount: g.each },
  ),
);

function numberOf(value: unknown): number | undefined {
  return typeof value === 'object' && value !== null && 'value' in value && typeof value.value === 'number' ? value.value : undefined;
}

const either: Syntax<ManaOutput> = mapped(
  list(single, 'or', 2),
  (options): ManaOutput => ({ kind: 'either', options }),
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    value.kind === 'either' &&
    'options' in value &&
    isOutputs(value.options)
      ? value.options
      : undefined,
);
const isOutputs = (value: unknown): value is readonly ManaOutput[] => Array.isArray(value);

g.manaOutput.define(choice<ManaOutput>(single, either));
