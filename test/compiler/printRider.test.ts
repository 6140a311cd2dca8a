import { describe, expect, test } from 'vitest';
import { compileText, printRider } from '../../engine/index.ts';

/** The riders of the mana that an ability of this text adds. */
function ridersOf(sentences: string): readonly string[] {
  const [paragraph] = compileText({ name: 'Test Spring', typeLine: 'Land', oracleText: `{T}: Add {G}. ${sentences}` });
  const ability = paragraph?.ability;
  if (ability?.kind !== 'activated') throw new Error('no activated ability');
  return ability.effects.flatMap((effect) => (effect.kind === 'rider' ? [printRider(effect.rider)] : []));
}

describe('CR 106.6: what text says about the mana it adds is told in its own words', () => {
  test.each([
    'Spend this mana only to cast creature spells.',
    "Spend this mana only to cast a creature spell of the chosen type, and that spell can't be countered.",
    'Spend this mana only to activate abilities of artifacts.',
    "This mana can't be spent to cast nonartifact spells.",
    'If that mana is spent on a creature spell, it gains haste until end of turn.',
    "Until end of turn, you don't lose this mana as steps and phases end.",
  ])('%s', (sentence) => {
    expect(ridersOf(sentence)).toEqual([sentence]);
  });
});
