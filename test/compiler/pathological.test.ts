import { describe, expect, test } from 'vitest';
import { compileCard } from '../../engine/index.ts';

/** As often as it goes into the longest text that the API takes. */
const filled = (start: string, middle: string, end: string): string =>
  `${start}${middle.repeat(Math.floor((10_000 - start.length - end.length) / middle.length))}${end}`;

/** The compiler is total: any text gets an answer, and not after a time that doubles with each of its words. */
describe('texts made to be hard are read in bounded time', () => {
  test.each([
    ['types with "or"', 'Sorcery', filled('Destroy target creature, artifact, ', 'land, ', 'or Elf.')],
    ['types with "and"', 'Enchantment', filled('Creatures, artifacts, ', 'lands, ', 'and Elves you control get +1/+1.')],
    ['instructions with "then"', 'Sorcery', filled('', 'draw a card, then ', 'discard a card.')],
    ['instructions with "and"', 'Sorcery', filled('Draw a card', ' and gain 1 life', '.')],
    ['costs', 'Land', filled('{T}, ', 'Pay 1 life, ', 'Sacrifice a land: Add {G}.')],
    ['costs of two verbs', 'Land', filled('{T}, ', 'pay 1 life and sacrifice a land, ', 'Tap an untapped land you control: Add {G}.')],
    ['symbols with "or"', 'Land', filled('{T}: Add ', '{G}, ', 'or {W}.')],
    ['keywords', 'Creature', filled('', 'flying, ', 'haste')],
    ['conditions in a row', 'Sorcery', filled('', 'If you control a land, ', 'draw a card.')],
    ['amounts of amounts', 'Land', filled('{T}: Add an amount of {G} equal to ', 'twice ', 'the number of lands you control.')],
    ['spells that mana is for', 'Land', filled('{T}: Add {G}. Spend this mana only to cast ', 'creature spells or ', 'Elf spells.')],
    ['quotations in quotations', 'Land', `${'Lands you control have "'.repeat(380)}{T}: Add {G}.${'"'.repeat(380)}`],
    ['quotation marks', 'Land', '"'.repeat(10_000)],
    ['opening parentheses', 'Land', '('.repeat(10_000)],
    ['opening braces', 'Land', '{'.repeat(10_000)],
    ['line breaks', 'Land', '\n'.repeat(10_000)],
    ['spaces', 'Land', ' '.repeat(10_000)],
    ['words that a stop is added to', 'Land', filled('', 'has ', ':')],
  ])('%s', (_, typeLine, oracleText) => {
    const started = process.cpuUsage();
    const card = compileCard({ name: 'Quagglebright', typeLine, oracleText });
    const { user } = process.cpuUsage(started);
    expect(['full', 'partial', 'none']).toContain(card.support);
    expect(user / 1_000).toBeLessThan(4_000);
  });

  test('a list of a few dozen types is still read', () => {
    const oracleText = `Destroy target creature, artifact, ${'land, '.repeat(30)}or Elf.`;
    expect(compileCard({ name: 'Quagglebright', typeLine: 'Sorcery', oracleText }).support).toBe('full');
  });

  test('a quotation in a quotation is still read', () => {
    const oracleText = `Lands you control have "{T}: Create a Treasure token. It has '{T}: Add {G}.'"`;
    expect(compileCard({ name: 'Quagglebright', typeLine: 'Enchantment', oracleText }).support).not.toBe('none');
  });
});
