import { describe, expect, it } from 'vitest';
import { layered } from '../../engine/characteristics/layers.ts';
import { keywordsOf } from '../../engine/characteristics/view.ts';
import type { GameState } from '../../engine/index.ts';
import { played } from '../support/acting.ts';
import { card } from '../support/boards.ts';
import { table } from '../support/table.ts';

/** "The same is true for …": a sentence about one keyword, said of others too. */

const SIZE = { power: '2', toughness: '2' };
const OTHERS = 'first strike, double strike, deathtouch, haste, hexproof, indestructible, lifelink, menace, reach, trample, and vigilance';
const CARDS = [
  card('Bear', 'Creature — Bear', '', SIZE),
  card('Bat', 'Creature — Bat', 'Flying, lifelink', SIZE),
  card('Boar', 'Creature — Boar', 'Trample', SIZE),
  card(
    'Marshal',
    'Creature — Human',
    `At the beginning of combat on your turn, creatures you control gain flying until end of turn if a creature you control has flying. The same is true for ${OTHERS}.`,
    SIZE,
  ),
  card(
    'Myriarch',
    'Creature — Chimera',
    `At the beginning of combat on your turn, if you control a creature with flying, this creature gains flying until end of turn. The same is true for ${OTHERS}.`,
    SIZE,
  ),
  card(
    'Heir',
    'Legendary Creature — Vampire',
    `As long as a creature card in your graveyard has flying, Heir has flying. The same is true for ${OTHERS}.`,
    SIZE,
  ),
];
const one = (name: string) => ({ id: name, card: name });
const keywords = (state: GameState, id: string): readonly string[] => {
  const object = layered(state).view.object(id);
  return object === undefined
    ? []
    : keywordsOf(object)
        .map(({ name }) => name)
        .toSorted();
};
const combat = (...names: readonly string[]): GameState =>
  played(table(CARDS, { a: { battlefield: names.map(one) }, b: {} }), { kind: 'advance', to: 'BEGIN_COMBAT' }, { kind: 'resolve' });

describe('the same is true for other keywords', () => {
  it('CR 608.2c: an instruction is followed for each keyword whose condition holds', () => {
    const state = combat('Bear', 'Bat', 'Boar', 'Marshal');
    expect(['Bear', 'Boar', 'Marshal'].map((id) => keywords(state, id))).toEqual([
      ['flying', 'lifelink', 'trample'],
      ['flying', 'lifelink', 'trample', 'trample'],
      ['flying', 'lifelink', 'trample'],
    ]);
  });

  it.each([
    [['Boar'], ['trample']],
    [
      ['Bat', 'Boar'],
      ['flying', 'lifelink', 'trample'],
    ],
  ])('CR 603.4: each keyword has an “if” of its own: with %j', (names, expected) => {
    expect(keywords(combat('Myriarch', ...names), 'Myriarch')).toEqual(expected);
  });

  it.each([
    [[], []],
    [['Boar'], ['trample']],
    [
      ['Bat', 'Boar'],
      ['flying', 'lifelink', 'trample'],
    ],
  ])('CR 611.3a: a static ability gives what its condition tells of each: with %j in the graveyard', (graveyard, expected) => {
    const state = table(CARDS, { a: { battlefield: [one('Heir')], graveyard: graveyard.map(one) }, b: {} });
    expect(keywords(state, 'Heir')).toEqual(expected);
  });
});
