import { describe, expect, it } from 'vitest';
import { layered } from '../../engine/characteristics/layers.ts';
import type { GameState } from '../../engine/index.ts';
import { board, of, zone } from '../effects/board.ts';
import { played, zoneOf } from '../support/acting.ts';
import { resolved } from '../support/resolving.ts';

/** Emblems (114), and what the game does for the monarch (725). */

const library = of(...Array.from({ length: 10 }, () => 'Forest'));
const start = (a = {}, b = {}): GameState => board({ library, ...a }, { library, ...b });
const power = (state: GameState, id: string): number | null | undefined => layered(state).view.object(id)?.power;

describe('114 emblems', () => {
  it('CR 114.2: it is in the command zone of who got it', () => {
    const state = resolved(start(), 'You get an emblem with "Creatures you control get +2/+2."');
    const [emblem] = state.players[0]?.command ?? [];
    expect([state.players[0]?.command.length, state.cards.get(emblem ?? '')?.card.definition.typeLine]).toEqual([1, 'Emblem']);
  });

  it('CR 114.4: what it says holds of whatever its player controls, what comes later too', () => {
    const state = resolved(
      start({ battlefield: of('Bear'), hand: [{ id: 'late', card: 'Viper' }] }, { battlefield: of('Bear') }),
      'You get an emblem with "Creatures you control get +2/+2."',
    );
    const later = resolved(state, 'Put a creature card from your hand onto the battlefield.', { choose: ['late'] });
    expect([power(later, 'bear-1'), power(later, 'bear-2'), power(later, 'late')]).toEqual([4, 2, 3]);
    expect(power(played(later, { kind: 'advance', turns: 2 }), 'bear-1')).toBe(4);
  });

  it('CR 114.4: it triggers again and again', () => {
    const state = resolved(start(), 'You get an emblem with "At the beginning of your end step, you gain 2 life."');
    const first = played(state, { kind: 'advance', to: 'END' }, { kind: 'resolve', all: true });
    expect(first.players[0]?.life).toBe(22);
    const next = played(first, { kind: 'advance', turns: 2 }, { kind: 'resolve', all: true });
    expect(next.players[0]?.life).toBe(24);
  });
});

describe('725 the monarch', () => {
  it('CR 725.2: draws a card at the beginning of their end step', () => {
    const state = resolved(start(), 'You become the monarch.');
    const end = played(state, { kind: 'advance', to: 'END' });
    expect([end.stack.length, end.stack[0]?.controller]).toEqual([1, 'a']);
    expect(zone(played(end, { kind: 'resolve' }), 'hand')).toHaveLength(1);
    const others = played(resolved(start(), 'You become the monarch.', { you: 'b' }), { kind: 'advance', to: 'END' });
    expect(others.stack).toHaveLength(0);
  });

  it('CR 725.2: whose creature deals combat damage to the monarch becomes it', () => {
    const state = resolved(start({ battlefield: [{ id: 'bear', card: 'Bear' }] }), 'You become the monarch.', { you: 'b' });
    const fought = played(
      state,
      { kind: 'attack', attackers: [{ attacker: 'bear', defending: 'b' }] },
      { kind: 'combatDamage' },
      { kind: 'resolve', all: true },
    );
    expect([fought.monarch, zoneOf(fought, 'bear')]).toEqual(['a', 'battlefield']);
  });
});
