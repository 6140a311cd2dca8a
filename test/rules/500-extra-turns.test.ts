import { describe, expect, it } from 'vitest';
import { perform } from '../../engine/actions/perform.ts';
import type { GameState } from '../../engine/index.ts';
import { board, of, zone } from '../effects/board.ts';
import { played, refusal } from '../support/acting.ts';
import { board as boardOf, card } from '../support/boards.ts';
import { resolved } from '../support/resolving.ts';

/** Extra turns and phases, and what is skipped (500.7-11). */

const library = of(...Array.from({ length: 12 }, () => 'Forest'));
const start = (more = {}): GameState => board({ library }, { library }, more);

/** Whose turns come next, so many of them. */
function turns(state: GameState, count: number): string {
  let now = state;
  let order = '';
  for (let left = count; left > 0; left -= 1) {
    now = played(now, { kind: 'advance', turns: 1 });
    order += now.active;
  }
  return order;
}

/** The steps gone through until the turn is over, the main phases and the first step of combat. */
function phases(state: GameState): readonly string[] {
  const result = perform(state, { kind: 'advance', to: 'END' });
  if (!result.ok) throw new Error(result.error.message);
  return result.value.events.flatMap((event) =>
    event.kind === 'StepBegan' && /MAIN|BEGIN_COMBAT|^END$/.test(event.step) ? [event.step] : [],
  );
}

describe('500.7 extra turns', () => {
  it.each([
    ['Take an extra turn after this one.', 'abab'],
    ['Take two extra turns after this one.', 'aaba'],
    ['Target player takes an extra turn after this one.', 'bbab'],
  ])('CR 500.7: %s', (text, order) => {
    expect(turns(resolved(start(), text, { targets: [['b']] }), 4)).toBe(order);
  });

  it('CR 500.7: the most recently created turn is taken first', () => {
    const both = resolved(resolved(start(), 'Take an extra turn after this one.'), 'Take an extra turn after this one.', { you: 'b' });
    expect(turns(both, 4)).toBe('baba');
  });
});

describe('614.10 extra turns that are replaced', () => {
  it('CR 614.10: halts where it is not known whether it would be', () => {
    // What a player's spells were in the turn before is not told by a board.
    const words =
      'As long as a player cast two or more spells last turn, if a player would begin an extra turn, that player skips that turn instead.';
    const state = resolved(boardOf([card('Gates', 'Enchantment', words)], { a: ['Gates'], b: [] }), 'Take an extra turn after this one.');
    expect(refusal(state, { kind: 'advance', to: 'UPKEEP' }).notModelled).toContain('would begin an extra turn');
  });
});

describe('500.8 extra phases', () => {
  it('CR 500.8: a combat phase after this main phase, and a main phase after that', () => {
    const text = 'After this main phase, there is an additional combat phase followed by an additional main phase.';
    expect(phases(resolved(start(), text))).toEqual(['BEGIN_COMBAT', 'POSTCOMBAT_MAIN', 'BEGIN_COMBAT', 'POSTCOMBAT_MAIN', 'END']);
    expect(phases(resolved(start({ step: 'POSTCOMBAT_MAIN' }), text))).toEqual(['BEGIN_COMBAT', 'POSTCOMBAT_MAIN', 'END']);
  });

  it('CR 500.8: a combat phase after combat', () => {
    const text = 'After this phase, there is an additional combat phase.';
    expect(phases(resolved(start({ step: 'END_COMBAT' }), text))).toEqual(['BEGIN_COMBAT', 'POSTCOMBAT_MAIN', 'END']);
  });

  it('CR 500.8: it is not added where the phase that is named is not the one under way', () => {
    const text = 'After this main phase, there is an additional combat phase followed by an additional main phase.';
    expect(phases(resolved(start({ step: 'END_COMBAT' }), text))).toEqual(['POSTCOMBAT_MAIN', 'END']);
  });

  it('CR 500.8: the next turn has none of it', () => {
    const state = resolved(start(), 'After this phase, there is an additional combat phase.');
    const next = played(state, { kind: 'advance', to: 'END' }, { kind: 'advance', to: 'PRECOMBAT_MAIN' });
    expect(phases(next)).toEqual(['BEGIN_COMBAT', 'POSTCOMBAT_MAIN', 'END']);
  });
});

describe('500.11 skipping', () => {
  it('CR 500.11: a turn that is skipped is gone past, once', () => {
    const state = resolved(start(), 'Target player skips their next turn.', { targets: [['b']] });
    expect(turns(state, 3)).toBe('aba');
  });

  it('CR 614.10: of two skips each takes one turn, extra turns too', () => {
    const twice = resolved(resolved(start(), 'Skip your next turn.'), 'Skip your next turn.');
    expect(turns(resolved(twice, 'Take an extra turn after this one.'), 3)).toBe('bba');
  });

  it('CR 500.11: without the draw step there is no draw', () => {
    const state = resolved(start(), 'Target player skips their next draw step.', { targets: [['b']] });
    const next = played(state, { kind: 'advance', turns: 1 });
    expect([next.active, zone(next, 'hand', 'b').length]).toEqual(['b', 0]);
    expect(zone(played(next, { kind: 'advance', turns: 2 }), 'hand', 'b').length).toBe(1);
  });

  it('CR 500.11: without the combat phase there are no steps of combat', () => {
    const state = resolved(start(), 'Target player skips their next combat phase.', { targets: [['a']] });
    expect(phases(state)).toEqual(['POSTCOMBAT_MAIN', 'END']);
  });
});
