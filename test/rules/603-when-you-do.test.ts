import { describe, expect, it } from 'vitest';
import { type Action, type CompiledCard, characteristicsOf } from '../../engine/index.ts';
import { card } from '../support/boards.ts';
import { attack, block, boardsOf, creature, damage, lifeOf, played, refusedBy, whereIs } from '../support/combat.ts';

/** 603.12: what is said after "when you do, … target …" and speaks of that target belongs to the ability that triggers then. */

const PAY = 'Whenever this creature attacks, you may pay {1}. When you do,';
const CARDS: readonly CompiledCard[] = [
  creature('Bear', 2),
  creature('Ox', 4),
  card('Forest', 'Basic Land — Forest'),
  creature('Trainer', 2, `${PAY} put a +1/+1 counter on target creature. That creature gains trample until end of turn.`),
  creature('Patron', 2, `${PAY} put a +1/+1 counter on target attacking creature. It gains trample until end of turn.`),
  creature('Killer', 2, `${PAY} destroy target creature. Its controller loses 2 life.`),
  creature('Host', 2, `${PAY} destroy target creature. You gain 1 life.`),
];
const game = boardsOf(CARDS);
const ALL: Action = { kind: 'resolve', all: true };
const answering = (...choose: readonly string[]): Action => ({ kind: 'resolve', choose });

describe('CR 603.12: sentences after "when you do"', () => {
  it.each(['Trainer', 'Patron'])('it is the target that is meant (%s)', (name) => {
    const state = game({ a: [name, 'Ox', 'Forest'], b: ['Bear'] });
    const done = played(state, attack(name, 'Ox'), answering('yes', 'Ox'), ALL);
    expect([characteristicsOf(done.state, 'Ox').keywords, characteristicsOf(done.state, name).keywords]).toEqual([['Trample'], []]);
    expect(lifeOf(played(done.state, block('Bear>Ox'), damage('Ox>Bear>2', 'Ox>b>3')), 'b')).toBe(15);
    expect(refusedBy(done.state, block(`Bear>${name}`), damage(`${name}>b>2`)).rules).toContain('510.1c');
  });
  it.each([
    ['yes', 'graveyard', 18],
    ['no', 0, 20],
  ])('and nothing of it happens where it is not done (%s)', (word, bear, life) => {
    const state = game({ a: ['Killer', 'Forest'], b: ['Bear'] });
    const done = played(state, attack('Killer'), answering(word, ...(word === 'yes' ? ['Bear'] : [])));
    const after = done.state.stack.length === 0 ? done : played(done.state, ALL);
    expect([whereIs(after, 'Bear'), lifeOf(after, 'b'), lifeOf(after, 'a')]).toEqual([bear, life, 20]);
  });
  it('what speaks of nothing of it is done as before', () => {
    const done = played(game({ a: ['Host', 'Forest'], b: ['Bear'] }), attack('Host'), answering('yes', 'Bear'), ALL);
    expect([whereIs(done, 'Bear'), lifeOf(done, 'a')]).toEqual(['graveyard', 21]);
  });
});
