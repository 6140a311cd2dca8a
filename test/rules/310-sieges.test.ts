import { describe, expect, it } from 'vitest';
import { type CompiledCard, characteristicsOf, compileCard, type GameState, type PermanentSetup } from '../../engine/index.ts';
import { done, kinds, played, refusal, zoneOf } from '../support/acting.ts';
import { begun, byName, card } from '../support/boards.ts';

/** CR 310.11b, 704.5v: what becomes of a Siege that loses its last defense counter. */

const battle = (
  name: string,
  back: { readonly typeLine: string; readonly oracleText?: string; readonly power?: string; readonly toughness?: string },
) =>
  compileCard({
    name,
    typeLine: 'Battle — Siege',
    oracleText: '',
    layout: 'transform',
    faces: [
      { name, typeLine: 'Battle — Siege', oracleText: '', manaCost: '{2}{U}', defense: '4' },
      { name: `${name} Beyond`, oracleText: '', ...back },
    ],
  });
const CARDS: readonly CompiledCard[] = [
  battle('Invasion', { typeLine: 'Creature — Serpent', power: '3', toughness: '3' }),
  battle('Raid', { typeLine: 'Sorcery', oracleText: 'You gain 5 life.' }),
  card('Giant', 'Creature — Giant', '', { power: '4', toughness: '4' }),
  card('Bear', 'Creature — Bear', '', { power: '2', toughness: '2' }),
  card('Field', 'Battle', '', { defense: '4' }),
];
const siege = (name: string): PermanentSetup => ({ id: name, card: name, counters: { defense: 4 }, chosen: { player: 'b' } });
const on = (...has: readonly (PermanentSetup | string)[]): GameState =>
  begun(
    {
      players: [
        { id: 'a', battlefield: byName(['Giant', ...has]) },
        { id: 'b', battlefield: byName(['Bear']) },
      ],
    },
    CARDS,
  );
const hit = (target: string, amount: number, ...more: readonly { source: string; target: string; amount: number }[]) =>
  ({ kind: 'dealDamage', parts: [{ source: 'Giant', target, amount }, ...more] }) as const;

describe('CR 310.11b: a defeated Siege', () => {
  it('stays until its ability resolves, is exiled, and its other face is cast without paying', () => {
    const hurt = played(on(siege('Invasion')), hit('Invasion', 4));
    expect([zoneOf(hurt, 'Invasion'), hurt.stack.length]).toEqual(['battlefield', 1]);
    const cast = played(hurt, { kind: 'resolve', choose: ['yes'] });
    expect([zoneOf(cast, 'Invasion'), cast.stack.length]).toEqual(['stack', 1]);
    const there = played(cast, { kind: 'resolve' });
    expect([zoneOf(there, 'Invasion'), characteristicsOf(there, 'Invasion')?.power]).toEqual(['battlefield', 3]);
  });

  it('may be left in exile; it is asked for', () => {
    const hurt = played(on(siege('Invasion')), hit('Invasion', 6));
    expect(refusal(hurt, { kind: 'resolve' }).missingChoice?.options).toEqual(['yes', 'no']);
    expect(zoneOf(played(hurt, { kind: 'resolve', choose: ['no'] }), 'Invasion')).toBe('exile');
  });

  it('casts a sorcery, too', () => {
    const { state } = done(played(on(siege('Raid')), hit('Raid', 4), { kind: 'resolve', choose: ['yes'] }), { kind: 'resolve' });
    expect([state.players[0]?.life, zoneOf(state, 'Raid')]).toEqual([25, 'graveyard']);
  });

  it('stays also while other state-based actions are done first', () => {
    const { state, events } = done(on(siege('Invasion')), hit('Invasion', 4, { source: 'Giant', target: 'Bear', amount: 2 }));
    expect(kinds(events)).toContain('ZoneChanged');
    expect([zoneOf(state, 'Bear'), zoneOf(state, 'Invasion')]).toEqual(['graveyard', 'battlefield']);
  });

  it('is not defeated while a counter is left', () => {
    const hurt = played(on(siege('Invasion')), hit('Invasion', 3));
    expect([characteristicsOf(hurt, 'Invasion')?.defense, hurt.stack.length]).toEqual([1, 0]);
  });

  it('CR 704.5v: a battle that is no Siege goes to the graveyard', () => {
    const field: PermanentSetup = { id: 'Field', card: 'Field', counters: { defense: 4 }, chosen: { player: 'b' } };
    expect(zoneOf(played(on(field), hit('Field', 4)), 'Field')).toBe('graveyard');
  });
});
