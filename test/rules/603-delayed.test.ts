import { describe, expect, it } from 'vitest';
import { type CompiledCard, couldProduce, type GameState } from '../../engine/index.ts';
import { done, lifeOf, played, poolOf, zoneOf } from '../support/acting.ts';
import { byName, card } from '../support/boards.ts';
import { resolved } from '../support/resolving.ts';
import { table } from '../support/table.ts';

const CARDS: readonly CompiledCard[] = [
  card('Island', 'Basic Land — Island', '({T}: Add {U}.)'),
  card('Forest', 'Basic Land — Forest', '({T}: Add {G}.)'),
  card('Two Ways', 'Land — Island Mountain', '({T}: Add {U} or {R}.)'),
  card('Bear', 'Creature — Bear', '', { power: '2', toughness: '2' }),
  card('Source', 'Artifact'),
  card('Altar', 'Artifact', '{0}: You may sacrifice a creature. When you do, you gain 3 life.'),
  card('Filler', 'Sorcery'),
];
const filler = [{ card: 'Filler', count: 6 }];
const start = (): GameState =>
  table(CARDS, {
    a: {
      battlefield: byName(['Island', 'Forest', 'Two Ways', 'Bear', 'Source', 'Altar']),
      library: filler,
    },
    b: { battlefield: [{ id: 'theirs', card: 'Island' }], library: filler },
  });
const as = { source: 'Source' };
const it_ = (id: string) => ({ ...as, meant: { it: [id] } });
const tap = (permanent: string, ...choose: string[]) => ({ kind: 'tapForMana', permanent, choose }) as const;

describe('mana abilities that were set up', () => {
  const TIDE = 'Until end of turn, whenever a player taps an Island for mana, that player adds an additional {U}.';

  it('CR 605.4a: each Island adds more, at once, whatever it is tapped for', () => {
    const state = resolved(start(), TIDE, as);
    expect(poolOf(played(state, tap('Island')))).toBe('{U}{U}');
    expect(poolOf(played(state, tap('Two Ways', '{R}')))).toBe('{U}{R}');
    expect(poolOf(played(state, tap('Forest')))).toBe('{G}');
    expect(poolOf(played(state, { ...tap('theirs'), by: 'b' }), 'b')).toBe('{U}{U}');
    const after = done(state, tap('Island'));
    expect(after.events.map(({ kind }) => kind)).toEqual([
      'PermanentTapped',
      'AbilityActivated',
      'ManaAdded',
      'AbilityTriggered',
      'ManaAdded',
    ]);
    expect(after.state.stack).toEqual([]);
  });

  it('CR 603.7b: two of them trigger each', () => {
    expect(poolOf(played(resolved(resolved(start(), TIDE, as), TIDE, as), tap('Island')))).toBe('{U}{U}{U}');
  });

  it('CR 514.2, 603.7b: and wait no longer once the turn ends', () => {
    const later = played(resolved(start(), TIDE, as), { kind: 'advance', to: 'UPKEEP' });
    expect(later.delayedTriggers).toEqual([]);
    expect(poolOf(played(later, { ...tap('theirs'), by: 'b' }), 'b')).toBe('{U}');
  });
});

describe('replacements of mana that last', () => {
  it('CR 106.12b: lands produce something else until end of turn', () => {
    const text = 'Until end of turn, if you tap a land you control for mana, it produces {U} instead of any other type.';
    const state = resolved(start(), text, as);
    expect(poolOf(played(state, tap('Forest')))).toBe('{U}');
    expect(couldProduce(state, 'Forest').types).toEqual(['U']);
    expect(couldProduce(played(state, { kind: 'advance', to: 'UPKEEP' }), 'Forest').types).toEqual(['G']);
  });

  it('CR 611.2c: they are about lands that come later, and about none of another player', () => {
    const text = 'Until end of turn, if you tap a land you control for mana, it produces {G} instead of any other type.';
    const state = resolved(start(), text, { ...as, you: 'b' });
    expect(poolOf(played(state, tap('Island')))).toBe('{U}');
    expect(poolOf(played(state, { ...tap('theirs'), by: 'b' }), 'b')).toBe('{G}');
  });
});

describe('triggers that were set up', () => {
  it('CR 603.7a: at the beginning of the next end step, and only then', () => {
    const state = resolved(start(), 'Sacrifice that creature at the beginning of the next end step.', it_('Bear'));
    const end = played(state, { kind: 'advance', to: 'END' });
    expect(end.stack).toHaveLength(1);
    expect(end.delayedTriggers).toEqual([]);
    expect(zoneOf(played(end, { kind: 'resolve' }), 'Bear')).toBe('graveyard');
  });

  it('CR 603.7a: set up during an end step it waits for the next one', () => {
    const late = played(start(), { kind: 'advance', to: 'END' });
    const state = resolved(late, 'Sacrifice that creature at the beginning of the next end step.', it_('Bear'));
    const upkeep = played(state, { kind: 'advance', to: 'UPKEEP' });
    expect(zoneOf(upkeep, 'Bear')).toBe('battlefield');
    expect(played(upkeep, { kind: 'advance', to: 'END' }).stack).toHaveLength(1);
  });

  it('CR 603.7c: an object that has left is not found, though it has come back', () => {
    const state = resolved(start(), 'Sacrifice that creature at the beginning of the next end step.', it_('Bear'));
    const gone = played(state, { kind: 'returnToHand', permanents: ['Bear'] }, { kind: 'advance', to: 'END' });
    expect(gone.stack).toHaveLength(1);
    expect(zoneOf(played(gone, { kind: 'resolve' }), 'Bear')).toBe('hand');
  });

  const steps = [
    ["the next turn's upkeep", "at the beginning of the next turn's upkeep", 'b'],
    ['your next upkeep', 'at the beginning of your next upkeep', 'a'],
  ] as const;
  it.each(steps)('CR 603.7a: %s', (_, words, active) => {
    const state = resolved(start(), `Draw a card ${words}.`, as);
    const first = played(state, { kind: 'advance', to: 'UPKEEP' });
    expect([first.active, first.stack.length]).toEqual(['b', active === 'b' ? 1 : 0]);
    if (active === 'b') return;
    const second = played(first, { kind: 'advance', to: 'END' }, { kind: 'advance', to: 'UPKEEP' });
    expect([second.active, second.stack.length]).toEqual(['a', 1]);
  });

  it('CR 603.7b: "when it dies this turn" triggers once, and not on a later turn', () => {
    const text = 'Untap that creature. When it dies this turn, draw a card.';
    const state = resolved(start(), text, it_('Bear'));
    const died = played(state, { kind: 'destroy', permanents: ['Bear'] });
    expect([died.stack.length, died.delayedTriggers.length]).toEqual([1, 0]);
    const later = played(state, { kind: 'advance', to: 'UPKEEP' }, { kind: 'destroy', permanents: ['Bear'] });
    expect(later.stack).toEqual([]);
  });

  it('CR 603.7b: "whenever" triggers as often as it happens while it lasts', () => {
    const state = resolved(start(), 'Until end of turn, whenever a creature dies, you gain 1 life.', as);
    const died = played(state, { kind: 'destroy', permanents: ['Bear'] });
    expect([died.stack.length, died.delayedTriggers.length]).toEqual([1, 1]);
  });

  it('CR 603.12: "when you do" triggers at once on what was done', () => {
    const state = played(start(), { kind: 'activate', permanent: 'Altar', ability: 0 }, { kind: 'resolve', choose: ['yes'] });
    expect(zoneOf(state, 'Bear')).toBe('graveyard');
    expect([state.stack.length, state.delayedTriggers.length]).toEqual([1, 0]);
    expect(lifeOf(played(state, { kind: 'resolve' }))).toBe(lifeOf(start()) + 3);
    const refused = played(start(), { kind: 'activate', permanent: 'Altar', ability: 0 }, { kind: 'resolve', choose: ['no'] });
    expect(refused.stack).toEqual([]);
  });
});
