import { describe, expect, it } from 'vitest';
import { layered } from '../../engine/characteristics/layers.ts';
import { keywordsOf } from '../../engine/characteristics/view.ts';
import type { GameState } from '../../engine/index.ts';
import { done, kinds, played, refusal } from '../support/acting.ts';
import { card, sized } from '../support/boards.ts';
import { table } from '../support/table.ts';

/** Abilities that are chosen as an instruction is followed (608.2d), and those that are lost by their words (113.10b). */

const CARDS = [
  card('Bear', 'Creature — Bear', '', sized(2, 2)),
  card(
    'Skirmisher',
    'Creature — Angel',
    'At the beginning of each combat, choose first strike, vigilance, or lifelink. Creatures you control gain that ability until end of turn.',
    sized(4, 4),
  ),
  card(
    'Brawler',
    'Creature — Human',
    '{0}: Brawler and up to one other target creature you control both gain your choice of first strike or lifelink until end of turn.',
    sized(3, 2),
  ),
  card('Hydra', 'Creature — Hydra', '{0}: Target creature gains flying or trample until end of turn.', sized(1, 1)),
  card(
    'Lion',
    'Creature — Cat',
    'Prevent all damage that would be dealt to this creature.\n{0}: Until end of turn, this creature loses "Prevent all damage that would be dealt to this creature."',
    sized(2, 2),
  ),
];
const one = (name: string) => ({ id: name, card: name });
const on = (...names: readonly string[]): GameState => table(CARDS, { a: { battlefield: names.map(one) }, b: {} });
const keywords = (state: GameState, id: string): readonly string[] => {
  const object = layered(state).view.object(id);
  return object === undefined ? [] : keywordsOf(object).map(({ name }) => name);
};
const use = (permanent: string, targets: readonly string[] = [], ability = 0) =>
  ({ kind: 'activate', permanent, ability, targets }) as const;

describe('an ability that is chosen', () => {
  it('CR 608.2d: is the same for all the objects that gain it', () => {
    const waiting = played(on('Skirmisher', 'Bear'), { kind: 'advance', to: 'BEGIN_COMBAT' });
    expect(refusal(waiting, { kind: 'resolve' }).missingChoice?.options).toEqual(['first strike', 'vigilance', 'lifelink']);
    const after = played(waiting, { kind: 'resolve', choose: ['lifelink'] });
    expect(['Skirmisher', 'Bear'].map((id) => keywords(after, id))).toEqual([['lifelink'], ['lifelink']]);
  });

  it('CR 608.2d: is chosen for two that both gain it', () => {
    const after = played(on('Brawler', 'Bear'), use('Brawler', ['Bear']), { kind: 'resolve', choose: ['first strike'] });
    expect(['Brawler', 'Bear'].map((id) => keywords(after, id))).toEqual([['first strike'], ['first strike']]);
  });

  it('CR 608.2d: is one of several where nothing says so in so many words', () => {
    const after = played(on('Hydra', 'Bear'), use('Hydra', ['Bear']), { kind: 'resolve', choose: ['trample'] });
    expect(keywords(after, 'Bear')).toEqual(['trample']);
  });
});

describe('an ability that is lost by its words', () => {
  it('CR 113.10b: and nothing else of the object', () => {
    const hit = { kind: 'dealDamage', parts: [{ source: 'Bear', target: 'Lion', amount: 1 }] } as const;
    const before = on('Lion', 'Bear');
    expect(kinds(done(before, hit).events)).not.toContain('DamageDealt');
    const after = played(before, use('Lion', [], 1), { kind: 'resolve' });
    expect(kinds(done(after, hit).events)).toContain('DamageDealt');
    expect(layered(after).view.object('Lion')?.abilities.length).toBe(1);
  });
});
