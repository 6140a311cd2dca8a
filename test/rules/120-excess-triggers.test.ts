import { describe, expect, it } from 'vitest';
import type { CompiledCard } from '../../engine/index.ts';
import { card } from '../support/boards.ts';
import { boardsOf, creature, lifeOf, played } from '../support/combat.ts';

const CARDS: readonly CompiledCard[] = [
  creature('Bear', 2),
  creature('Ox', 4),
  creature('Viper', 1, 'Deathtouch'),
  card('Gloater', 'Enchantment', 'Whenever a creature an opponent controls is dealt excess damage, you gain 1 life.'),
];
const game = boardsOf(CARDS);

describe('triggers on excess damage', () => {
  it.each([
    ['CR 120.4a: exactly lethal is no excess', 'Bear', 4, 0, 20],
    ['CR 120.4a: more than lethal is', 'Bear', 5, 0, 21],
    ['CR 120.4a: what is marked already counts', 'Bear', 2, 3, 21],
    ['CR 120.4a: of deathtouch all but 1 is', 'Viper', 2, 0, 21],
    ['CR 120.4a: one of deathtouch is none', 'Viper', 1, 0, 20],
  ])('%s', (_, source, amount, damage, life) => {
    const state = game({ a: ['Gloater', 'Bear', 'Viper'], b: [{ id: 'Ox', card: 'Ox', damage }] });
    const done = played(state, { kind: 'dealDamage', parts: [{ source, target: 'Ox', amount }] }, { kind: 'resolve', all: true });
    expect(lifeOf(done, 'a')).toBe(life);
  });
});
