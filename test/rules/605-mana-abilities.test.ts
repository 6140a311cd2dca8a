import { describe, expect, it } from 'vitest';
import { characteristicsOf, isManaAbilityExplained } from '../../engine/index.ts';
import { board, card } from '../support/boards.ts';

const rows = [
  ['605.1a: it adds mana', '{T}: Add {G}.', true],
  ['605.1a: it could add mana, if only under a condition', '{T}: Add {C}. If you control a Forest, add {C}{C} instead.', true],
  ['605.1a: what it costs is no matter', '{1}, {T}, Sacrifice this artifact: Add one mana of any color.', true],
  ['605.1a: what else it does is no matter', '{T}: Add {B}. This artifact deals 1 damage to you.', true],
  ['605.1a: nothing is added', '{T}: You gain 1 life.', false],
  ['605.5a: it has a target', '{T}: Exile target land card from a graveyard. Add one mana of any color.', false],
  ['605.5a: the player who adds the mana is a target', '{T}: Target player adds {C}.', false],
  ['605.1a: it is a loyalty ability', '+1: Add {R}{R}.', false],
  ['605.1a: it draws a card', '{1}, {T}, Sacrifice this artifact: Add one mana of any color. Draw a card.', false],
  ['605.1a: its cost mills a card', '{T}, Mill a card: Add {C}.', false],
  ['605.1a: a draw that comes later is another ability', '{T}: Add {G}. Draw a card at the beginning of the next upkeep.', true],
  ['605.1b: it triggers on tapping for mana', 'Whenever you tap a land for mana, add one mana of any type that land produced.', true],
  [
    '605.1b: it triggers on tapping an enchanted land',
    'Whenever enchanted land is tapped for mana, its controller adds an additional {G}.',
    true,
  ],
  ['605.5a: it triggers on something else', 'Whenever this artifact becomes tapped, add {C}.', false],
  ['605.5a: it triggers at a time', 'At the beginning of your precombat main phase, add {R}.', false],
  ['605.5a: it triggers on tapping for mana, and adds none', 'Whenever you tap a land for mana, you gain 1 life.', false],
  ['605.5: a static ability is none', 'Lands you control have "{T}: Add {G}."', false],
] as const;

describe('mana abilities', () => {
  it.each(rows)('CR %s', (title, text, is) => {
    const state = board([card('Thing', 'Artifact', text)], { a: ['Thing'] });
    const [ability] = characteristicsOf(state, 'Thing').abilities;
    expect(ability).toMatchObject({ isManaAbility: is, support: 'full' });
    const why = isManaAbilityExplained(state, 'Thing', 0);
    const rule = title.split(':')[0] ?? '';
    expect(why.rules.some((number) => number.startsWith(rule.slice(0, 5)))).toBe(true);
    expect(why.summary).toBe(is ? 'It is a mana ability.' : 'It is not a mana ability.');
  });
});
