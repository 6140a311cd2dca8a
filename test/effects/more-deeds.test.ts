import { describe, expect, it } from 'vitest';
import { layered } from '../../engine/characteristics/layers.ts';
import type { GameState } from '../../engine/index.ts';
import { played } from '../support/acting.ts';
import { carryingOut, resolved } from '../support/resolving.ts';
import { board, of, zone } from './board.ts';

/** Phasing out, enduring, exchanging control, counters of any kind, players chosen, cards put back. */

const controller = (state: GameState, id: string) => layered(state).view.object(id)?.controller;

describe('more deeds', () => {
  it('CR 702.26b, 702.26g: what phases out is not there, and what is attached to it goes along', () => {
    const state = board({
      battlefield: [
        { id: 'bear', card: 'Bear' },
        { id: 'sword', card: 'Sword', attachedTo: 'bear' },
      ],
    });
    const out = resolved(state, 'Target creature phases out.', { targets: [['bear']] });
    expect(['bear', 'sword'].map((id) => out.permanents.get(id)?.phasedOut)).toEqual([true, true]);
    const back = played(board({ library: of('Forest', 'Forest'), battlefield: [{ id: 'bear', card: 'Bear', phasedOut: true }] }), {
      kind: 'advance',
      turns: 2,
    });
    expect(back.permanents.get('bear')?.phasedOut).toBe(false);
  });

  it('CR 701.63a: counters or a Spirit', () => {
    const state = board({ battlefield: of('Bear') });
    const text = 'Target creature endures 2.';
    expect(
      resolved(state, text, { targets: [['bear-1']], choose: ['+1/+1'] })
        .permanents.get('bear-1')
        ?.counters.get('+1/+1'),
    ).toBe(2);
    const spirit = resolved(state, text, { targets: [['bear-1']], choose: ['Spirit'] });
    expect([...spirit.permanents.values()].filter(({ token }) => token).map(({ id }) => layered(spirit).view.object(id)?.power)).toEqual([
      2,
    ]);
  });

  it('CR 701.12b: control of two permanents is exchanged, or of none', () => {
    const state = board({ battlefield: of('Bear', 'Wall') }, { battlefield: of('Viper') });
    const text = 'Exchange control of two target creatures.';
    const swapped = resolved(state, text, { targets: [['bear-1', 'viper-1']] });
    expect([controller(swapped, 'bear-1'), controller(swapped, 'viper-1')]).toEqual(['b', 'a']);
    const same = resolved(state, text, { targets: [['bear-1', 'wall-1']] });
    expect([controller(same, 'bear-1'), controller(same, 'wall-1'), same.effects.length]).toEqual(['a', 'a', 0]);
  });

  it('CR 122.1: all counters, and one of a kind that is chosen', () => {
    const state = board({ battlefield: [{ id: 'it', card: 'Bear', counters: { '+1/+1': 2, stun: 1 } }] });
    expect(resolved(state, 'Remove all counters from target creature.', { targets: [['it']] }).permanents.get('it')?.counters.size).toBe(0);
    const one = 'Remove a counter from target creature.';
    expect(carryingOut(state, one, { targets: [['it']] })).toMatchObject({ kind: 'unanswered', question: { options: ['+1/+1', 'stun'] } });
    expect(
      resolved(state, one, { targets: [['it']], choose: ['stun'] })
        .permanents.get('it')
        ?.counters.get('stun'),
    ).toBeUndefined();
  });

  it('CR 608.2d: a player is chosen, and the rest speaks of them', () => {
    const state = resolved(board(), 'Choose an opponent. You and that player each draw a card.');
    expect([zone(state, 'hand').length, zone(state, 'hand', 'b').length]).toEqual([1, 1]);
  });

  it('CR 401.4: cards that were looked at are put back in an order', () => {
    const text = 'Look at the top three cards of your library, then put them back in any order.';
    expect(zone(resolved(board(), text, { choose: ['l3', 'l1', 'l2'] }), 'library')).toEqual(['l3', 'l1', 'l2', 'l4', 'l5']);
  });

  it('CR 608.2c: “that player” after something goes to its owner’s hand', () => {
    const text = "Return target permanent to its owner's hand. Then that player discards a card.";
    const state = board({}, { battlefield: of('Viper') });
    expect(zone(resolved(state, text, { targets: [['viper-1']] }), 'graveyard', 'b')).toEqual(['viper-1']);
  });

  it('CR 608.2c: “that player” after cards were revealed is whose they are; “their library” is of who does it', () => {
    const text = "Reveal the top card of target opponent's library. That player loses 2 life.";
    expect(resolved(board(), text, { targets: [['b']] }).players.map(({ life }) => life)).toEqual([20, 18]);
    const dug =
      'Destroy target creature. Its controller reveals cards from the top of their library until they reveal a land card, then puts those cards into their graveyard.';
    const state = resolved(board({}, { battlefield: of('Viper') }), dug, {
      targets: [['viper-1']],
      choose: ['bear-1', 'bear-2', 'forest-1'],
    });
    expect(zone(state, 'library', 'b')).toEqual([]);
  });
});
