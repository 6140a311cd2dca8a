import { describe, expect, it } from 'vitest';
import { characteristicsOf, permanentsOf } from '../../engine/index.ts';
import { board } from '../support/boards.ts';
import { CARDS, keywords, manaAbilities, size, subtypes } from './cards.ts';

describe('the layers', () => {
  const rows = [
    ['613.4c: what raises power adds up', ['Bear', 'Captain', 'White Banner'], 'Bear', '3/3'],
    ['613.1e, 613.4c: a creature that an effect makes white counts as white', ['Captain', 'White Banner'], 'Captain', '3/3'],
    ['613.4b, 613.4c: setting comes before raising, whatever the timestamps', ['Captain', 'Bear', 'Humbler'], 'Bear', '1/1'],
    ['613.6: abilities are lost in layer 6, so what they would do in layer 7 is not done', ['Captain', 'Humbler', 'Elf'], 'Elf', '1/1'],
    [
      '613.4a: a characteristic-defining ability counts Forests, of whatever making',
      ['Growth', 'Green Wood', 'Green Root'],
      'Growth',
      '2/2',
    ],
  ] as const;
  it.each(rows)('CR %s', (_, permanents, id, expected) => {
    expect(size(board(CARDS, { a: [...permanents] }), id)).toBe(expected);
  });

  it('CR 613.4c, 122.1a: counters raise after base values are set', () => {
    const state = board(CARDS, { a: [{ id: 'bear', card: 'Bear', counters: { '+1/+1': 2, '-0/-1': 1 } }, 'Humbler'] });
    expect(size(state, 'bear')).toBe('3/2');
  });

  it('CR 613.9: having and losing a keyword: the newer effect wins', () => {
    expect(keywords(board(CARDS, { a: ['Bear', 'Sky Captain', 'Ground Law'] }), 'Bear')).toEqual([]);
    expect(keywords(board(CARDS, { a: ['Bear', 'Ground Law', 'Sky Captain'] }), 'Bear')).toEqual(['Flying']);
  });

  it('CR 613.8a: what grants flying depends on what takes that ability away', () => {
    const state = board(CARDS, { a: ['Bear', 'Humbler', 'Sky Captain'] });
    expect(keywords(state, 'Bear')).toEqual([]);
    expect(keywords(state, 'Sky Captain')).toEqual([]);
    expect(size(state, 'Sky Captain')).toBe('1/1');
  });

  it('CR 613.7c, 122.1b: a keyword counter is as old as its permanent', () => {
    const bear = { id: 'bear', card: 'Bear', counters: { flying: 1, lifelink: 2 } };
    expect(keywords(board(CARDS, { a: [bear] }), 'bear')).toEqual(['Flying', 'Lifelink']);
    expect(keywords(board(CARDS, { a: [bear, 'Humbler'] }), 'bear')).toEqual([]);
    expect(keywords(board(CARDS, { a: ['Humbler', bear] }), 'bear')).toEqual(['Flying', 'Lifelink']);
  });

  it('CR 613.1e: an Aura gives its color, and what counts white creatures sees it', () => {
    const state = board(CARDS, { a: ['White Banner', 'Bear', { id: 'wash', card: 'Whitewash', attachedTo: 'Bear' }] });
    expect(characteristicsOf(state, 'Bear').colors).toEqual(['W']);
    expect(size(state, 'Bear')).toBe('3/3');
  });

  it('CR 301.5, 604.4: Equipment changes what it is attached to, and nothing while it is not', () => {
    const crown = { id: 'crown', card: 'Crown' };
    expect(size(board(CARDS, { a: ['Bear', crown] }), 'Bear')).toBe('2/2');
    const state = board(CARDS, { a: ['Bear', { ...crown, attachedTo: 'Bear' }] });
    expect(size(state, 'Bear')).toBe('4/2');
    expect(keywords(state, 'Bear')).toEqual(['First strike']);
  });

  it('CR 613.1b: control changes first, so that "you control" follows the new controller', () => {
    const state = board(CARDS, { a: ['Bear', 'Captain'], b: [{ id: 'leash', card: 'Leash', attachedTo: 'Bear' }, 'Sky Captain'] });
    expect(characteristicsOf(state, 'Bear').controller).toBe('b');
    expect(size(state, 'Bear')).toBe('2/2');
    expect(keywords(state, 'Bear')).toEqual(['Flying']);
  });

  it('CR 613.3, 702.73a: a changeling is of every creature type, in its own color', () => {
    const state = board(CARDS, { a: ['Changer'] });
    expect(subtypes(state, 'Changer')).toEqual(expect.arrayContaining(['Bear', 'Elf', 'Shapeshifter', 'Time Lord', 'Zombie']));
  });

  it('CR 702.114a: a devoid object has no color', () => {
    expect(characteristicsOf(board(CARDS, { a: ['Pale One'] }), 'Pale One').colors).toEqual([]);
  });

  it('CR 702.26b, 702.26g: what is phased out affects nothing, and what is attached to it is gone with it', () => {
    const state = board(CARDS, {
      a: ['Elf', { id: 'lord', card: 'Captain', phasedOut: true }, { id: 'crown', card: 'Crown', attachedTo: 'lord' }],
    });
    expect(permanentsOf(state)).toEqual(['Elf']);
    expect(size(state, 'Elf')).toBe('1/1');
  });

  it('CR 605.2, 605.1a: an ability that creatures lose is no mana ability of theirs any more', () => {
    expect(manaAbilities(board(CARDS, { a: ['Elf'] }), 'Elf')).toEqual(['{T}: Add {G}.']);
    expect(manaAbilities(board(CARDS, { a: ['Elf', 'Humbler'] }), 'Elf')).toEqual([]);
  });

  it('CR 208.3: a land has no power until it is a creature', () => {
    expect(size(board(CARDS, { a: ['Green Wood'] }), 'Green Wood')).toBe('none');
  });
});
