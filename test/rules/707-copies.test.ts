import { describe, expect, it } from 'vitest';
import { characteristicsOf, compileCard } from '../../engine/index.ts';
import { board } from '../support/boards.ts';
import { CARDS, keywords, size } from './cards.ts';

const WOLF = compileCard({
  name: 'Day Wolf // Night Wolf',
  typeLine: 'Creature — Human // Creature — Wolf',
  layout: 'transform',
  faces: [
    { name: 'Day Wolf', typeLine: 'Creature — Human', manaCost: '{2}{G}', power: '2', toughness: '2' },
    { name: 'Night Wolf', typeLine: 'Creature — Wolf', oracleText: 'Trample', colors: ['R'], power: '5', toughness: '4' },
  ],
});
const ALL = [...CARDS, WOLF];

describe('copies', () => {
  it('CR 707.2: a copy has name, cost, colors, types, text and size of what it copies, and no more', () => {
    const state = board(ALL, {
      a: [
        { id: 'bear', card: 'Bear', counters: { '+1/+1': 3 } },
        { id: 'crown', card: 'Crown', attachedTo: 'bear' },
        { id: 'copy', card: 'Mirror Beast', copyOf: 'bear' },
      ],
    });
    expect(size(state, 'bear')).toBe('7/5');
    expect(characteristicsOf(state, 'copy')).toMatchObject({ name: 'Bear', colors: ['G'], subtypes: ['Bear'], manaValue: 2, keywords: [] });
    expect(size(state, 'copy')).toBe('2/2');
  });

  it('CR 707.3: a copy of a copy is what that one is a copy of', () => {
    const state = board(ALL, {
      a: [
        { id: 'one', card: 'Mirror Beast', copyOf: 'two' },
        { id: 'two', card: 'Mirror Beast', copyOf: 'Bird' },
      ],
    });
    expect(characteristicsOf(state, 'one')).toMatchObject({ name: 'Bird', keywords: ['Flying'] });
  });

  it('CR 707.9b: an exception of the copy effect is copied on', () => {
    const state = board(ALL, {
      a: [
        { id: 'golem', card: 'Mirror Golem', copyOf: 'Bear' },
        { id: 'beast', card: 'Mirror Beast', copyOf: 'golem' },
      ],
    });
    expect(characteristicsOf(state, 'golem')).toMatchObject({ name: 'Bear', types: ['Creature', 'Artifact'] });
    expect(characteristicsOf(state, 'beast')).toMatchObject({ name: 'Bear', types: ['Creature', 'Artifact'] });
  });

  it('CR 202.3b, 712.8e: the back face has its own size and text, and the mana value of the front', () => {
    const state = board(ALL, { a: [{ id: 'wolf', card: WOLF.definition.name, face: 'back' }] });
    expect(characteristicsOf(state, 'wolf')).toMatchObject({ name: 'Night Wolf', manaValue: 3, colors: ['R'], keywords: ['Trample'] });
    expect(size(state, 'wolf')).toBe('5/4');
  });

  it('CR 202.3b, 707.8: a copy of a back face has mana value 0', () => {
    const state = board(ALL, {
      a: [
        { id: 'wolf', card: WOLF.definition.name, face: 'Night Wolf' },
        { id: 'copy', card: 'Mirror Beast', copyOf: 'wolf' },
      ],
    });
    expect(characteristicsOf(state, 'copy')).toMatchObject({ name: 'Night Wolf', manaValue: 0 });
  });

  it('CR 708.2a: a face-down permanent is a 2/2 creature without name, text, types or color', () => {
    const state = board(ALL, { a: [{ id: 'down', card: 'Growth', faceDown: true }, 'White Banner'] });
    expect(characteristicsOf(state, 'down')).toMatchObject({
      name: '',
      colors: [],
      subtypes: [],
      types: ['Creature'],
      abilities: [],
      manaValue: 0,
    });
    expect(size(state, 'down')).toBe('2/2');
  });

  it('CR 707.2: a copy of a face-down permanent is such a 2/2 too', () => {
    const state = board(ALL, {
      a: [
        { id: 'down', card: 'Bird', faceDown: true },
        { id: 'copy', card: 'Mirror Beast', copyOf: 'down' },
      ],
    });
    expect(characteristicsOf(state, 'copy')).toMatchObject({ name: '', abilities: [] });
    expect(keywords(state, 'copy')).toEqual([]);
    expect(size(state, 'copy')).toBe('2/2');
  });
});
