import { describe, expect, it } from 'vitest';
import { compileCard, type GameState, print } from '../../engine/index.ts';
import { lifeOf, played, refusal, zoneOf } from '../support/acting.ts';
import { board, card, sized } from '../support/boards.ts';
import { damage, distinct, leavesOf } from '../support/settling.ts';

/** Effects that a player may have applied: the choice is made as the effect is applied, and what isn't done leaves the event as it is. */

const CARDS = [
  card('Bear', 'Creature — Bear', '', sized(2, 2)),
  card(
    'Alchemist',
    'Creature — Cleric',
    'If a source would deal damage to a player, you may prevent X of that damage, where X is the number of Clerics you control.',
    sized(1, 1),
  ),
  card('Ward', 'Enchantment', 'If a source would deal damage to you, you may prevent that damage.'),
  card('Proud Ward', 'Enchantment', 'If a source would deal damage to you, you may prevent that damage. If you do, you lose 1 life.'),
  card(
    'Guard',
    'Creature — Giant',
    'If damage would be dealt to you, you may have that damage dealt to this creature instead.',
    sized(5, 9),
  ),
  card(
    'Zealot',
    'Creature — Giant',
    'If a source would deal damage to you, you may have that source deal that damage to this creature instead.',
    sized(5, 9),
  ),
  card('Wall', 'Enchantment', 'Prevent all damage that would be dealt to you.'),
  card(
    'Furnace',
    'Enchantment',
    'If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.',
  ),
  card('Crypt', 'Enchantment', 'If a creature would die, you may exile it instead.'),
  card('Study', 'Enchantment', 'If you would gain life, you may draw that many cards instead.'),
];
const on = (a: readonly string[], b: readonly string[] = []): GameState =>
  board(CARDS, { a: ['Bear', ...a.map((card) => ({ id: `${card} of a`, card }))], b: [...b] });
const THREE = [damage('Bear', 'b', 3)];
const HIT = { kind: 'dealDamage', parts: [{ source: 'Bear', target: 'b', amount: 3 }] } as const;
const WORDS = ['yes', 'no'];

describe('CR 614.1a: what may be done instead', () => {
  it.each([
    // Yes: 3 - 1; no: 3. The controller of the effect says, whoever is dealt the damage.
    ['prevented in part', [], ['Alchemist'], /deals/, ['Bear deals 2 to b', 'Bear deals 3 to b'], 2],
    ['prevented in part for another player', ['Alchemist'], [], /deals/, ['Bear deals 2 to b', 'Bear deals 3 to b'], 2],
    // Each may: 3 - 1 - 1, 3 - 1 by the one or by the other, 3.
    ['two that may prevent 1', ['Alchemist'], ['Alchemist'], /deals/, ['Bear deals 1 to b', 'Bear deals 2 to b', 'Bear deals 3 to b'], 4],
    ['prevented whole', [], ['Ward'], /deals|loses/, ['', 'Bear deals 3 to b, b loses 3'], 2],
    ['had dealt to another', [], ['Guard'], /deals|loses/, ['Bear deals 3 to Guard', 'Bear deals 3 to b, b loses 3'], 2],
    ['had dealt to another by its source', [], ['Zealot'], /deals|loses/, ['Bear deals 3 to Zealot', 'Bear deals 3 to b, b loses 3'], 2],
    // All is prevented whatever is said: nobody is asked.
    ['what makes no difference is not asked', [], ['Ward', 'Wall'], /deals/, [''], 1],
    // Doubled first: then prevented (6 - 1 = 5) or not (6); prevented first: 2 x 2 = 4, or not, and doubled: 6.
    ['with a doubling', ['Furnace'], ['Alchemist'], /deals/, ['Bear deals 4 to b', 'Bear deals 5 to b', 'Bear deals 6 to b'], 4],
  ] as const)('%s', (_, a, b, pick, results, leaves) => {
    const found = leavesOf(on(a, b), THREE);
    expect([distinct(found, pick), found.length]).toEqual([results, leaves]);
  });

  it('CR 608.2d: it is a missing choice of the controller of the effect, answered with yes or no', () => {
    const state = on(['Alchemist']);
    expect(refusal(state, HIT).missingChoice?.options).toEqual(['yes', 'no']);
    expect(WORDS.map((word) => lifeOf(played(state, { ...HIT, choose: [word] }), 'b'))).toEqual([18, 17]);
  });

  it('CR 615.5: "if you do" speaks of whether it was done', () => {
    const state = on([], ['Proud Ward']);
    expect(WORDS.map((word) => lifeOf(played(state, { ...HIT, choose: [word] }), 'b'))).toEqual([19, 17]);
  });

  it('CR 614.6: other events', () => {
    const state = on(['Crypt']);
    const destroyed = WORDS.map((word) => played(state, { kind: 'destroy', permanents: ['Bear'], choose: [word] }));
    expect(destroyed.map((after) => zoneOf(after, 'Bear'))).toEqual(['exile', 'graveyard']);
    const found = leavesOf(on([], ['Study']), [{ kind: 'LifeGained', player: 'b', amount: 2, source: null }]);
    expect(distinct(found, /gains/)).toEqual(['', 'b gains 2']);
  });

  it('reads "you may have that damage dealt to …"', () => {
    const text = 'If damage would be dealt to you, you may have that damage dealt to this creature instead.';
    const [ability] = compileCard({ name: 'Test', typeLine: 'Creature — Giant', oracleText: text }).faces[0]?.abilities ?? [];
    expect(ability && print(ability)).toBe(text);
  });
});
