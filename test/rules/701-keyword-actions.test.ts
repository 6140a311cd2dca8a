import { describe, expect, it } from 'vitest';
import { layered } from '../../engine/characteristics/layers.ts';
import type { GameState } from '../../engine/index.ts';
import { board, of, zone } from '../effects/board.ts';
import { carryingOut, resolved } from '../support/resolving.ts';

/** Keyword actions (701). */

const view = (state: GameState, id: string) => layered(state).view.object(id);
const counters = (state: GameState, id: string, kind = '+1/+1'): number => state.permanents.get(id)?.counters.get(kind) ?? 0;
const names = (state: GameState): readonly string[] => [...state.permanents.values()].map(({ card }) => card.definition.name);

/** A board of Bears and a Wall whose first Bear has the ability. */
const bears = (more: Parameters<typeof board>[0] = {}): GameState =>
  board({ battlefield: of('Bear', 'Wall'), ...more }, { battlefield: of('Bear') });

describe('701.37 monstrosity, 701.46 adapt', () => {
  it('CR 701.37a: it gets the counters and becomes monstrous once only', () => {
    const once = resolved(bears(), 'Monstrosity 3.', { source: 'bear-1' });
    expect([counters(once, 'bear-1'), once.permanents.get('bear-1')?.designations.has('monstrous')]).toEqual([3, true]);
    const twice = resolved(once, 'Monstrosity 3.', { source: 'bear-1' });
    expect(counters(twice, 'bear-1')).toBe(3);
  });

  it('CR 701.37b: the condition sees it', () => {
    const text = 'If this creature is monstrous, draw a card.';
    const state = resolved(bears(), 'Monstrosity 1.', { source: 'bear-1' });
    expect([
      zone(resolved(state, text, { source: 'bear-1' }), 'hand').length,
      zone(resolved(bears(), text, { source: 'bear-1' }), 'hand').length,
    ]).toEqual([1, 0]);
  });

  it('CR 701.46a: adapting does nothing where there is a +1/+1 counter', () => {
    const once = resolved(bears(), 'Adapt 2.', { source: 'bear-1' });
    expect([counters(once, 'bear-1'), counters(resolved(once, 'Adapt 2.', { source: 'bear-1' }), 'bear-1')]).toEqual([2, 2]);
  });
});

describe('701.44 explore, 701.50 connive', () => {
  it('CR 701.44a: a land goes to the hand, and there is no counter', () => {
    const state = resolved(bears(), 'Target creature you control explores.', { targets: [['bear-1']] });
    expect([zone(state, 'hand'), counters(state, 'bear-1')]).toEqual([['l1'], 0]);
  });

  it.each([
    ['yes', ['l3']],
    ['no', []],
  ])('CR 701.44a: something else stays on top or not (%s), and there is a counter', (answer, graveyard) => {
    const library = [
      { id: 'l3', card: 'Bear' },
      { id: 'l1', card: 'Forest' },
    ];
    const state = resolved(bears({ library }), 'Target creature you control explores.', { targets: [['bear-1']], choose: [answer] });
    expect([zone(state, 'graveyard'), counters(state, 'bear-1'), zone(state, 'hand')]).toEqual([graveyard, 1, []]);
  });

  it('CR 701.44b: without a library it gets a counter', () => {
    const state = resolved(bears({ library: [] }), 'Target creature you control explores.', { targets: [['bear-1']] });
    expect(counters(state, 'bear-1')).toBe(1);
  });

  it.each([
    [['l1'], 0],
    [['h1'], 1],
  ])('CR 701.50a: drawn, %j discarded, %i counters', (choose, expected) => {
    const state = bears({ hand: [{ id: 'h1', card: 'Bolt' }] });
    const after = resolved(state, 'Target creature you control connives.', { targets: [['bear-1']], choose });
    expect([counters(after, 'bear-1'), zone(after, 'graveyard')]).toEqual([expected, choose]);
  });

  it('CR 701.50a: its controller connives, not who says so; X cards at once', () => {
    const state = board({}, { battlefield: of('Bear'), hand: of('Bolt', 'Forest') });
    const after = resolved(state, 'Target creature connives 2.', { targets: [['bear-1']], choose: ['bolt-1', 'forest-1'] });
    expect([counters(after, 'bear-1'), zone(after, 'hand', 'b').length, zone(after, 'hand')]).toEqual([1, 2, []]);
  });
});

describe('701.47 amass', () => {
  it('CR 701.47a: without an Army one is created first', () => {
    const state = resolved(bears(), 'Amass Zombies 2.');
    expect(names(state)).toContain('Zombie Army Token');
    const army = [...state.permanents.values()].find(({ token }) => token)?.id ?? '';
    expect([view(state, army)?.power, [...(view(state, army)?.subtypes ?? [])]]).toEqual([2, ['Zombie', 'Army']]);
  });

  it('CR 701.47a: the Army that is there grows, and is of the other type as well', () => {
    const state = resolved(resolved(bears(), 'Amass Zombies 1.'), 'Amass Orcs 2.');
    const armies = [...state.permanents.values()].filter(({ token }) => token);
    expect(armies).toHaveLength(1);
    const [army] = armies;
    expect([view(state, army?.id ?? '')?.power, [...(view(state, army?.id ?? '')?.subtypes ?? [])].sort()]).toEqual([
      3,
      ['Army', 'Orc', 'Zombie'],
    ]);
  });
});

describe('other keyword actions', () => {
  it('CR 701.35a: what is detained can neither attack nor block until the next turn of who detained it', () => {
    const state = resolved(bears(), 'Detain target creature an opponent controls.', { targets: [['bear-2']] });
    expect(state.effects.map(({ duration, objects }) => [duration.kind, objects])).toEqual([['untilYourNextTurn', ['bear-2']]]);
  });

  it('CR 701.60a: a suspected creature has menace, and can’t block', () => {
    const state = resolved(bears(), 'Suspect target creature.', { targets: [['bear-2']] });
    expect(view(state, 'bear-2')?.abilities.map(({ text }) => text)).toContain('menace');
    expect(state.permanents.get('bear-2')?.designations.has('suspected')).toBe(true);
  });

  it('CR 701.68: blighting puts -1/-1 counters on an own creature', () => {
    expect(counters(resolved(bears(), 'Blight 2.', { choose: ['wall-1'] }), 'wall-1', '-1/-1')).toBe(2);
    expect(carryingOut(bears(), 'Blight 2.')).toMatchObject({ kind: 'unanswered', question: { options: ['bear-1', 'wall-1'] } });
  });

  it('CR 725.3: there is one monarch', () => {
    const text = "If you're the monarch, draw a card.";
    const state = resolved(bears(), 'You become the monarch.');
    expect([
      state.monarch,
      zone(resolved(state, text), 'hand').length,
      zone(resolved(state, text, { you: 'b' }), 'hand', 'b').length,
    ]).toEqual(['a', 1, 0]);
    expect(resolved(state, 'You become the monarch.', { you: 'b' }).monarch).toBe('b');
  });
});

describe('choices and chance', () => {
  it('CR 608.2d: a creature type is chosen, and the rest speaks of it', () => {
    const text = 'Choose a creature type. Creatures of the chosen type get +1/+1 until end of turn.';
    const state = resolved(bears(), text, { choose: ['Wall'] });
    expect([view(state, 'wall-1')?.power, view(state, 'bear-1')?.power]).toEqual([1, 2]);
    expect(carryingOut(bears(), text)).toMatchObject({ kind: 'unanswered' });
  });

  it('CR 608.2d: protection from the chosen color is protection from that color', () => {
    const state = resolved(bears(), 'Choose a color. Creatures you control gain protection from the chosen color until end of turn.', {
      choose: ['{R}'],
    });
    const [effect] = state.effects;
    expect(JSON.stringify(effect?.effect)).toContain('"color":"R"');
  });

  it('CR 705.2: who wins a flip comes of the seed, and each flip has its own', () => {
    const text = 'Flip a coin. If you win the flip, draw a card. If you lose the flip, you lose 2 life.';
    const outcome = (seed: number): string => {
      const state = resolved(board({}, {}, { seed }), text);
      return `${zone(state, 'hand').length} ${state.players[0]?.life}`;
    };
    expect(new Set(Array.from({ length: 20 }, (_, seed) => outcome(seed)))).toEqual(new Set(['1 20', '0 18']));
    expect(outcome(3)).toBe(outcome(3));
  });

  it('CR 706.2-3: a die, and what its result says', () => {
    const text = 'Roll a d20.\n1-9 | You gain 1 life.\n10-20 | You gain 3 life.';
    const lives = Array.from({ length: 30 }, (_, seed) => resolved(board({}, {}, { seed }), text).players[0]?.life);
    expect(new Set(lives)).toEqual(new Set([21, 23]));
    const results = Array.from(
      { length: 60 },
      (_, seed) =>
        (resolved(board({}, {}, { seed }), 'Roll a six-sided die. You gain life equal to the result.').players[0]?.life ?? 0) - 20,
    );
    expect([...new Set(results)].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
