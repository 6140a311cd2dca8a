import { describe, expect, it } from 'vitest';
import { type CompiledCard, type GameState, playerOf } from '../../engine/index.ts';
import { done, played, refusal } from '../support/acting.ts';
import { byName, card } from '../support/boards.ts';
import { table } from '../support/table.ts';

const SIZE = { power: '2', toughness: '2' };
const CARDS: readonly CompiledCard[] = [
  card('Ember', 'Artifact'),
  card('Bear', 'Creature — Bear', '', { ...SIZE, manaCost: '{0}' }),
  card('Drifter', 'Creature — Elemental', 'When this creature enters, draw two cards.\nEvoke {0}', { ...SIZE, manaCost: '{5}' }),
  card('Keg', 'Artifact', 'When this artifact enters, you gain 1 life.', { manaCost: '{0}' }),
  card('Watcher', 'Enchantment', 'Whenever a creature enters, you gain 1 life.'),
  card('Mourner', 'Enchantment', 'Whenever a creature dies, you gain 1 life.'),
  card('Leaver', 'Enchantment', 'Whenever a creature leaves the battlefield, you gain 1 life.'),
  card('Butcher', 'Enchantment', 'Whenever you sacrifice a creature, you gain 1 life.'),
  card('Orb', 'Artifact', "Creatures entering don't cause abilities to trigger."),
  card('Hush', 'Enchantment', "Creatures entering or dying don't cause abilities to trigger."),
  card('Norn', 'Enchantment', "Permanents entering don't cause abilities of permanents your opponents control to trigger."),
  card(
    'Sister',
    'Enchantment',
    'If a creature dying causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.',
  ),
  card(
    'Proctor',
    'Enchantment',
    'Whenever a permanent entering causes a triggered ability to trigger, counter that ability unless its controller pays {2}.',
  ),
  card('Land', 'Basic Land — Forest'),
];

const on = (own: readonly string[], theirs: readonly string[], hand: readonly string[] = [], mana = ''): GameState =>
  table(CARDS, {
    a: {
      battlefield: byName(own),
      hand: byName(hand),
      library: [{ card: 'Land', count: 5 }],
      ...(mana === '' ? {} : { manaPool: mana }),
    },
    b: { battlefield: theirs.map((name) => ({ id: `b-${name}`, card: name })), library: [{ card: 'Land', count: 5 }] },
  });

/** How many abilities are on the stack once a spell has resolved. */
const onStack = (state: GameState, spell: string): number => played(state, { kind: 'cast', card: spell }, { kind: 'resolve' }).stack.length;

describe('CR 101.2, 603.2: what entering or dying is kept from causing', () => {
  it.each([
    ['an ability of something else', ['Watcher'], [], 'Bear', 1],
    ['none, where creatures entering cause none', ['Watcher', 'Orb'], [], 'Bear', 0],
    ['none, whoever says so', ['Watcher'], ['Orb'], 'Bear', 0],
    ['an ability of an artifact that enters, which is no creature', ['Orb'], [], 'Keg', 1],
    ["none of one's own permanents, where an opponent says so of one's permanents", ['Watcher'], ['Norn'], 'Bear', 0],
    ['its own ability neither', [], ['Norn'], 'Keg', 0],
    ['those of whoever says so of opponents', ['Watcher', 'Norn'], [], 'Bear', 1],
  ] as const)('entering causes %s', (_, own, theirs, spell, expected) => {
    expect(onStack(on(own, theirs, [spell]), spell)).toBe(expected);
  });

  it('CR 702.74a: what is cast for evoke is not sacrificed, and draws nothing', () => {
    const state = played(on(['Orb'], [], ['Drifter']), { kind: 'cast', card: 'Drifter', alternative: 'evoke' }, { kind: 'resolve' });
    expect(state.stack.length).toBe(0);
    expect([...state.permanents.keys()]).toContain('Drifter');
  });

  it.each([
    ['dying', 'Mourner', 'destroy', 0],
    ['leaving the battlefield by dying', 'Leaver', 'destroy', 0],
    ['leaving it otherwise', 'Leaver', 'exile', 1],
    ['being sacrificed, which is another event', 'Butcher', 'sacrifice', 1],
  ] as const)('a creature, where dying causes nothing: %s', (_, watching, kind, expected) => {
    const state = on(['Bear', 'Hush', watching], []);
    expect(done(state, { kind, permanents: ['Bear'] }).state.stack.length).toBe(expected);
  });

  it.each([
    ['dying', 'Mourner', 2],
    ['being sacrificed, which is another event', 'Butcher', 1],
  ] as const)('CR 603.2d: a creature, where dying causes abilities to trigger once more: %s', (_, watching, expected) => {
    expect(done(on(['Bear', 'Sister', watching], []), { kind: 'sacrifice', permanents: ['Bear'] }).state.stack.length).toBe(expected);
  });
});

describe('CR 603.3b: an ability that triggers on another triggering', () => {
  it('goes on the stack above it, and counters it where nothing is paid', () => {
    const state = played(on(['Keg', 'Watcher'], ['Proctor'], ['Bear']), { kind: 'cast', card: 'Bear' }, { kind: 'resolve' });
    expect(state.stack.map(({ source }) => source)).toEqual(['Watcher', 'b-Proctor']);
    const after = played(state, { kind: 'resolve' });
    expect(after.stack).toEqual([]);
    expect(playerOf(after, 'a')?.life).toBe(20);
  });

  it('leaves it where its controller pays', () => {
    const start = on(['Watcher'], ['Proctor'], ['Bear'], '{C}{C}');
    const state = played(start, { kind: 'cast', card: 'Bear' }, { kind: 'resolve' });
    expect(refusal(state, { kind: 'resolve' }).message).toContain('A choice is missing');
    expect(playerOf(played(state, { kind: 'resolve', choose: ['yes'] }, { kind: 'resolve' }), 'a')?.life).toBe(21);
  });
});
