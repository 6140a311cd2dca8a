import { describe, expect, it } from 'vitest';
import type { GameState } from '../../engine/index.ts';
import { lifeOf, played, zoneOf } from '../support/acting.ts';
import { byName, card } from '../support/boards.ts';
import { game } from '../support/spells.ts';

/** What becomes a target for the first time in a turn (603.2), and where the card of a countered spell goes (701.6a). */

const spell = (name: string, text: string) => card(name, 'Instant', text, { manaCost: '{0}' });
const CARDS = [
  card(
    'Glass',
    'Creature — Spirit',
    'Creatures you control have "Whenever this creature becomes the target of a spell or ability for the first time each turn, counter that spell or ability."',
    {
      power: '2',
      toughness: '9',
      manaCost: '{0}',
    },
  ),
  card(
    'Valiant',
    'Creature — Mouse',
    'Whenever this creature becomes the target of a spell or ability you control for the first time each turn, you gain 5 life.',
    {
      power: '2',
      toughness: '9',
    },
  ),
  card('Bear', 'Creature — Bear', '', { power: '2', toughness: '9' }),
  spell('Zap', 'Zap deals 1 damage to target creature.'),
  spell(
    'Hold',
    "Counter target spell. If that spell is countered this way, put it into its owner's hand instead of into that player's graveyard.",
  ),
  spell(
    'Lapse',
    "Counter target spell. If that spell is countered this way, put it on top of its owner's library instead of into that player's graveyard.",
  ),
  spell(
    'Bury',
    "Counter target spell. If that spell is countered this way, put that card on the top or bottom of its owner's library instead of into that player's graveyard.",
  ),
  card('Solid', 'Instant', "This spell can't be countered.\nYou gain 1 life.", { manaCost: '{0}' }),
  card('Forest', 'Basic Land — Forest'),
];
const FORESTS = [
  { id: 'f0', card: 'Forest' },
  { id: 'f1', card: 'Forest' },
  { id: 'f2', card: 'Forest' },
];
const table = (battlefield: readonly string[], hand: readonly string[]): GameState =>
  game(CARDS, [
    {
      id: 'a',
      battlefield: byName(battlefield),
      hand: hand.map((name, at) => ({ id: `${at}`, card: name })),
      library: FORESTS,
    },
    { id: 'b', hand: [0, 1].map((at) => ({ id: `b${at}`, card: 'Zap' })), library: [{ card: 'Forest', count: 5 }] },
  ]);
const zap = (id: string, target: string, by = 'a') => ({ kind: 'cast', card: id, targets: [target], by }) as const;
const all = { kind: 'resolve', all: true } as const;
const damageOn = (state: GameState, id: string) => state.permanents.get(id)?.damage;
const passed = (state: GameState): GameState => ({ ...state, priority: 'b' });

describe('CR 603.2: for the first time each turn', () => {
  it('is each object by itself, and each turn anew', () => {
    const once = played(table(['Glass', 'Bear'], ['Zap', 'Zap', 'Zap', 'Zap']), zap('0', 'Bear'), all);
    expect(damageOn(once, 'Bear')).toBe(0);
    const twice = played(once, zap('1', 'Bear'), all);
    expect(damageOn(twice, 'Bear')).toBe(1);
    expect(damageOn(played(twice, zap('2', 'Glass'), all), 'Glass')).toBe(0);
    expect(damageOn(played(twice, { kind: 'advance', turns: 2 }, zap('2', 'Bear'), all), 'Bear')).toBe(0);
  });

  it('counts what is spoken of: spells and abilities of its controller', () => {
    const start = table(['Valiant'], ['Zap', 'Zap']);
    const theirs = played(passed(start), zap('b0', 'Valiant', 'b'), all);
    expect(lifeOf(theirs)).toBe(20);
    const own = played({ ...theirs, priority: 'a' }, zap('0', 'Valiant'), all);
    expect(lifeOf(own)).toBe(25);
    expect(lifeOf(played(own, zap('1', 'Valiant'), all))).toBe(25);
  });

  it('CR 400.7: is anew for an object that left and came back', () => {
    const once = played(table(['Glass'], ['Zap', 'Zap']), zap('0', 'Glass'), all, { kind: 'returnToHand', permanents: ['Glass'] });
    const back = played(once, { kind: 'cast', card: 'Glass' }, all, zap('1', 'Glass'), all);
    expect(damageOn(back, 'Glass')).toBe(0);
  });
});

describe('CR 701.6a: a spell that is countered goes elsewhere', () => {
  const against = (counter: string, choose: readonly string[] = []) => {
    const start = table(['Bear'], [counter]);
    const open = played(passed(start), zap('b0', 'Bear', 'b'));
    return played({ ...open, priority: 'a' }, { kind: 'cast', card: '0', targets: ['b0'] }, { kind: 'resolve', choose });
  };
  it.each([
    { counter: 'Hold', choose: [], zone: 'hand' },
    { counter: 'Lapse', choose: [], zone: 'library', at: 0 },
    { counter: 'Bury', choose: ['bottom'], zone: 'library', at: 5 },
    { counter: 'Bury', choose: ['top'], zone: 'library', at: 0 },
  ])('$counter, $choose: $zone', ({ counter, choose, zone, at }) => {
    const state = against(counter, choose);
    expect([zoneOf(state, 'b0'), state.stack]).toEqual([zone, []]);
    if (at !== undefined) expect(state.players[1]?.library.indexOf('b0')).toBe(at);
  });

  it('stays where it can not be countered', () => {
    const start = played(
      table([], ['Solid', 'Hold']),
      { kind: 'cast', card: '0' },
      { kind: 'cast', card: '1', targets: ['0'] },
      { kind: 'resolve' },
    );
    expect(zoneOf(start, '0')).toBe('stack');
  });
});
