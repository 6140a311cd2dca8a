import { describe, expect, it } from 'vitest';
import { layered } from '../../engine/characteristics/layers.ts';
import type { GameState } from '../../engine/index.ts';
import { board, of } from '../effects/board.ts';
import { carryingOut, resolved } from '../support/resolving.ts';

/** Tokens that are copies with exceptions (707.9), and what enters attacking (508.4). */

const tokens = (state: GameState) => [...state.permanents.values()].filter(({ token }) => token);
const looks = (state: GameState, id = tokens(state)[0]?.id ?? '') => {
  const object = layered(state).view.object(id);
  return object === undefined
    ? null
    : {
        name: object.names.join(),
        types: [...object.supertypes, ...object.types, ...object.subtypes].join(' '),
        size: `${object.power}/${object.toughness}`,
        abilities: object.abilities.map(({ text }) => text.toLowerCase()),
      };
};

describe('707.9 copies with exceptions', () => {
  it.each([
    [
      "Create a token that's a copy of target creature, except it has haste.",
      { name: 'Bear', types: 'creature Bear', size: '2/2', abilities: ['haste'] },
    ],
    [
      "Create a token that's a copy of target creature, except it's a 5/5 Dragon in addition to its other types.",
      { name: 'Bear', types: 'creature Bear Dragon', size: '5/5', abilities: [] },
    ],
    [
      "Create a token that's a copy of target creature, except it's an artifact in addition to its other types.",
      { name: 'Bear', types: 'creature artifact Bear', size: '2/2', abilities: [] },
    ],
  ])('CR 707.9: %s', (text, expected) => {
    const state = resolved(board({ battlefield: of('Bear') }), text, { targets: [['bear-1']] });
    expect(looks(state)).toEqual(expected);
  });

  it('CR 707.9b: a copy of such a copy has the exceptions too', () => {
    const once = resolved(board({ battlefield: of('Bear') }), "Create a token that's a copy of target creature, except it has haste.", {
      targets: [['bear-1']],
    });
    const [first] = tokens(once);
    const twice = resolved(once, "Create a token that's a copy of target creature.", { targets: [[first?.id ?? '']] });
    expect(tokens(twice).map(({ id }) => looks(twice, id)?.abilities)).toEqual([['haste'], ['haste']]);
  });

  it('CR 107.3, 707.9: an X in the exceptions is settled as the token is created', () => {
    const text = "Create a token that's a copy of target creature, except it's an X/X Fractal in addition to its other types.";
    const done = carryingOut(board({ battlefield: of('Bear') }), text, { targets: [['bear-1']], meant: { x: 4 } });
    expect(done.kind === 'done' ? looks(done.state)?.size : done).toBe('4/4');
  });

  it('CR 707.9: the original has none of it', () => {
    const state = resolved(board({ battlefield: of('Bear') }), "Create a token that's a copy of target creature, except it has haste.", {
      targets: [['bear-1']],
    });
    expect(looks(state, 'bear-1')?.abilities).toEqual([]);
  });
});

describe('508.4 entering attacking', () => {
  const text = "Create a 1/1 white Soldier creature token that's tapped and attacking.";

  it('CR 508.4: it attacks the only opponent, and was never declared', () => {
    const state = resolved(board({}, {}, { step: 'DECLARE_ATTACKERS' }), text);
    expect(tokens(state)[0]).toMatchObject({ tapped: true, attacking: { whom: 'b', defending: 'b', blocked: null } });
  });

  it('CR 508.4: what it attacks is chosen where there are several', () => {
    const state = board({}, { battlefield: [{ card: 'Bear' }, { id: 'jace', card: 'Walker' }] }, { step: 'DECLARE_ATTACKERS' });
    expect(carryingOut(state, text)).toMatchObject({ kind: 'unanswered', question: { options: ['b', 'jace'] } });
    expect(tokens(resolved(state, text, { choose: ['jace'] }))[0]?.attacking).toMatchObject({ whom: 'jace', defending: 'b' });
  });

  it('CR 508.4a: outside combat, and for a player who does not attack, it attacks nothing', () => {
    expect(tokens(resolved(board(), text))[0]).toMatchObject({ tapped: true, attacking: null });
    expect(tokens(resolved(board({}, {}, { step: 'DECLARE_ATTACKERS' }), text, { you: 'b' }))[0]?.attacking).toBeNull();
  });
});

describe('614.15 so many of those tokens instead', () => {
  it.each([
    ["Create a token that's a copy of target creature. If you control a creature, create three of those tokens instead.", 3, 'Bear'],
    ["Create a token that's a copy of target creature. If you control an artifact, create three of those tokens instead.", 1, 'Bear'],
    [
      'Create two 1/1 green Saproling creature tokens. If you control a creature, create four of those tokens instead.',
      4,
      'Saproling Token',
    ],
  ])('CR 614.15: %s', (text, amount, name) => {
    const targets = text.includes('target') ? [['bear-1']] : [];
    const state = resolved(board({ battlefield: of('Bear') }), text, { targets });
    expect([tokens(state).length, looks(state)?.name]).toEqual([amount, name]);
  });
});
