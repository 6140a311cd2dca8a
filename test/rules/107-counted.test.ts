import { describe, expect, it } from 'vitest';
import { board, card } from '../support/boards.ts';
import { CARDS, size } from './cards.ts';

/** What is counted shows as the size of a creature that is as big as the number. */
const counting = (number: string) => card('Counter', 'Creature — Wall', `This creature's power and toughness are each equal to ${number}.`);
const SHARED = 'the greatest number of creatures you control that have a creature type in common';
const AHEAD = 'the number of players who control at least two more lands than you';
const lands = (...ids: readonly string[]) => ids.map((id) => ({ id, card: 'Stone Tower' }));
const bears = (...ids: readonly string[]) => ids.map((id) => ({ id, card: 'Bear' }));

describe('CR 107: how many', () => {
  const table: readonly [fact: string, number: string, players: Parameters<typeof board>[1], expected: string][] = [
    ['the creature itself is a group of one', SHARED, { a: ['Counter', 'Elf', 'Bird'] }, '1/1'],
    ['two Bears share a type, an Elf shares none', SHARED, { a: ['Counter', 'Elf', ...bears('x', 'y')] }, '2/2'],
    ['a Changeling is one of every group', SHARED, { a: ['Counter', 'Changer', ...bears('x', 'y')] }, '3/3'],
    ['creatures of others do not count', SHARED, { a: ['Counter'], b: bears('x', 'y') }, '1/1'],
    ['one land more is not two', AHEAD, { a: ['Counter', ...lands('l')], b: lands('m', 'n') }, '0/0'],
    ['two lands more are', AHEAD, { a: ['Counter', ...lands('l')], b: lands('m', 'n', 'o') }, '1/1'],
    ['of each player for itself', AHEAD, { a: ['Counter'], b: lands('m', 'n', 'o'), c: lands('p'), d: lands('q', 'r') }, '2/2'],
  ];
  it.each(table)('%s', (_fact, number, players, expected) => {
    expect(size(board([...CARDS, counting(number)], players), 'Counter')).toBe(expected);
  });
});
