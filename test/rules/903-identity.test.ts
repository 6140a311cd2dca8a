import { describe, expect, it } from 'vitest';
import { type CardDefinition, cardFacts, compileCard, manaValueOf, parseMana, parseManaCost, parseTypeLine } from '../../engine/index.ts';

const facts = (definition: Partial<CardDefinition>) => cardFacts(compileCard({ name: 'Something', typeLine: 'Creature', ...definition }));

describe('mana costs', () => {
  const values = [
    ['', 0],
    ['{0}', 0],
    ['{3}{U}{U}', 5],
    ['{X}{X}{R}', 1],
    ['{1}{W/U}{W/U}', 3],
    ['{2/B}{2/B}{2/B}', 6],
    ['{1}{W/P}{W/P}', 3],
    ['{G/U/P}', 1],
    ['{C/W}{S}', 2],
    ['{HW}', 0.5],
    ['{1000000}', 1_000_000],
  ] as const;
  it.each(values)('CR 202.3: %s has mana value %d', (text, value) => {
    const cost = parseManaCost(text);
    expect(cost.ok && manaValueOf(cost.value)).toBe(value);
  });

  it('CR 202.3e: X counts as chosen', () => expect(manaValueOf(['X', 'X', 'R'], 4)).toBe(9));

  it.each(['2', '{', '{}', '{Q}', '{W', 'W}', '{W}x', '{W/}', '{W/U/B/R}', '{P}'])('%j is no mana cost', (text) => {
    const cost = parseManaCost(text);
    expect(cost.ok).toBe(false);
    expect(!cost.ok && cost.error).toMatchObject({ kind: 'malformedMana', message: expect.stringContaining('{2}{W/U}{X}') });
  });

  it('CR 106.1b: mana that exists is of one of six types', () => {
    expect(parseMana('{g}{G}{C}')).toEqual({ ok: true, value: ['G', 'G', 'C'] });
    expect(parseMana('{W/U}').ok).toBe(false);
  });
});

describe('type lines', () => {
  const rows = [
    ['Legendary Snow Land — Forest Island', ['legendary', 'snow'], ['land'], ['Forest', 'Island'], []],
    ['Artifact Creature — Assembly-Worker', [], ['artifact', 'creature'], ['Assembly-Worker'], []],
    ["Land — Urza's Power-Plant", [], ['land'], ["Urza's", 'Power-Plant'], []],
    ['Tribal Instant – Goblin', [], ['kindred', 'instant'], ['Goblin'], []],
    ['Legendary Creature — Time Lord Doctor', ['legendary'], ['creature'], ['Time Lord', 'Doctor'], []],
    ['Token Creature — Elf', [], ['creature'], ['Elf'], ['Token']],
    ['Battle — Siege // Creature — Elemental', [], ['battle'], ['Siege'], []],
    ['', [], [], [], []],
  ] as const;
  it.each(rows)('CR 205.1: %s', (line, supertypes, types, subtypes, others) => {
    expect(parseTypeLine(line)).toEqual({ supertypes, types, subtypes, others });
  });
});

describe('colors and color identity', () => {
  const rows: readonly (readonly [string, Partial<CardDefinition>, readonly string[], readonly string[]])[] = [
    ['202.2: the colors of the cost', { manaCost: '{1}{G}{W}' }, ['W', 'G'], ['W', 'G']],
    ['202.2d: hybrid and Phyrexian symbols give all their colors', { manaCost: '{W/U}{B/P}' }, ['W', 'U', 'B'], ['W', 'U', 'B']],
    ['202.2e: a color indicator gives colors without a cost', { colors: ['R'] }, ['R'], ['R']],
    ['903.4: symbols in the text count for the identity alone', { manaCost: '{8}', oracleText: '{3}{R}: Draw a card.' }, [], ['R']],
    ['903.4: hybrid symbols in the text count with both colors', { oracleText: '{G/W}: Draw a card.' }, [], ['W', 'G']],
    ['903.4c: reminder text does not count', { oracleText: 'Extort (Whenever you cast a spell, you may pay {W/B}.)' }, [], []],
    ['702.114a: devoid takes the color, and leaves the identity', { manaCost: '{1}{R}', oracleText: 'Devoid' }, [], ['R']],
    [
      '903.4d: the back face counts for the identity',
      {
        layout: 'transform',
        faces: [
          { name: 'Front', typeLine: 'Creature', manaCost: '{2}{U}' },
          { name: 'Back', typeLine: 'Creature', colors: ['R'] },
        ],
      },
      ['U'],
      ['U', 'R'],
    ],
    [
      '709.4: a split card is of the colors of both halves',
      {
        layout: 'split',
        faces: [
          { name: 'Left', typeLine: 'Instant', manaCost: '{R}' },
          { name: 'Right', typeLine: 'Instant', manaCost: '{1}{U}' },
        ],
      },
      ['U', 'R'],
      ['U', 'R'],
    ],
  ];
  it.each(rows)('CR %s', (_, definition, colors, colorIdentity) => {
    expect(facts(definition)).toMatchObject({ colors, colorIdentity });
  });

  it('CR 709.4b, 202.3d: a split card has the mana value of both halves, an adventurer that of itself', () => {
    const faces = [
      { name: 'Left', typeLine: 'Creature', manaCost: '{2}{R}' },
      { name: 'Right', typeLine: 'Instant', manaCost: '{1}{U}' },
    ];
    expect(facts({ layout: 'split', faces }).manaValue).toBe(5);
    expect(facts({ layout: 'adventure', faces }).manaValue).toBe(3);
  });
});
