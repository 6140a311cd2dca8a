import { describe, expect, it } from 'vitest';
import { abilityWords, compileText, unreadSpans } from '../../engine/index.ts';

/** The lines on which the grammar's method was chosen: docs/decisions/grammar.md. */
const LINES = [
  '{T}: Add {W} or {U}.',
  '{T}: Add {W}{W}, {W}{U}, or {U}{U}.',
  '{1}, Remove X storage counters from this land: Add X mana in any combination of {W} and/or {U}.',
  '{T}: Add one mana of any color that a land an opponent controls could produce.',
  "{T}, Sacrifice a creature: Add an amount of {B} equal to the sacrificed creature's mana value.",
  'Whenever a player taps a land for mana, that player adds one mana of any type that land produced.',
  'Whenever you tap a Swamp for mana, add an additional {B}.',
  'Whenever enchanted Forest is tapped for mana, its controller adds an additional one mana of the chosen color.',
  '{T}: Add {G} for each creature you control.',
  '{T}: Add X mana of any one color, where X is the greatest power among creatures you control.',
  'If a land is tapped for mana, it produces {B} instead of any other type and amount.',
  'If you tap a permanent for mana, it produces twice as much of that mana instead.',
  '{T}: Add two mana of any one color. Spend this mana only to cast instant or sorcery spells.',
  'Lands you control have "{T}: Add one mana of any color."',
  'Nonbasic lands are Mountains.',
  'Each land is a Swamp in addition to its other land types.',
  "{T}: Add {C}. If you control an Urza's Mine and an Urza's Power-Plant, add {C}{C}{C} instead.",
  '{T}: Add {R}. Activate only if you control a Swamp or a Mountain.',
  'Add {R}{R}, then add {R} for each card named Rite of Flame in each graveyard.',
  'Creatures you control with the chosen name have "{T}: Add one mana of any color."',
];

describe('the twenty hard lines', () => {
  it.each(LINES)('are read whole and printed back: %s', (line) => {
    const typeLine = line.startsWith('Add') ? 'Sorcery' : 'Land';
    const [only, ...others] = compileText({ name: 'Test Card', typeLine, oracleText: line });
    expect(others).toEqual([]);
    expect(only && unreadSpans(only.ability)).toEqual([]);
    expect(only && abilityWords(only.ability)).toEqual(only?.words);
  });
});
