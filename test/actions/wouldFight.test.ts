import { describe, expect, it } from 'vitest';
import { type Action, type CompiledCard, type GameEvent, type GameState, perform, wouldFight } from '../../engine/index.ts';
import { card } from '../support/boards.ts';
import { attack, block, boardsOf, creature, lifeOf, played, refusedBy, whereIs } from '../support/combat.ts';

/** What would come of a whole combat: over divisions of damage, orders of what replaces and prevents it, and what happens between two steps of damage. */

const CARDS: readonly CompiledCard[] = [
  creature('Bear', 2),
  creature('Ox', '2/4'),
  creature('Wall', '0/4'),
  creature('Band', '1/3', 'Banding'),
  creature('Many', '3/4', 'This creature can block any number of creatures.'),
  creature('Boar', 4, 'Trample'),
  creature('Viper', 2, 'Deathtouch, trample'),
  creature('Knight', 2, 'First strike'),
  creature('Duke', 2, 'Double strike'),
  creature('Wisp', 1, 'Flying'),
  creature('Shade', 3, 'When this creature is dealt damage, you may draw a card.'),
  creature('Mourner', 1, 'Whenever another creature dies, this creature deals 1 damage to target creature.'),
  creature('Slug', 4, "You may have this creature assign its combat damage as though it weren't blocked."),
  card(
    'Furnace',
    'Enchantment',
    'If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.',
  ),
  card('Mercy', 'Enchantment', 'If a source would deal damage to a creature, prevent 1 of that damage.'),
  card('More', 'Enchantment', 'If a source you control would deal damage to an opponent, it deals that much damage plus 2 instead.'),
  card('Unread', 'Enchantment', 'Combat damage is assigned on golden scales.'),
];
const boards = boardsOf(CARDS);
type Damage = Omit<Extract<Action, { kind: 'combatDamage' }>, 'kind'>;
const would = (state: GameState, more: Damage = {}) => wouldFight(state, { kind: 'combatDamage', ...more });
function outcomes(state: GameState, more: Damage = {}) {
  const found = would(state, more);
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}
const dealt = (events: readonly GameEvent[]): string =>
  events
    .flatMap((event) => (event.kind === 'DamageDealt' ? [`${event.source}>${event.target}>${event.amount}`] : []))
    .sort()
    .join(' ');
const all = (state: GameState, more: Damage = {}) => outcomes(state, more).outcomes.map(({ events }) => dealt(events));
/** The attackers of a, blocked so by b. */
const fight = (a: readonly string[], b: readonly string[], blocks: readonly string[] = [], attackers = a.slice(0, 1)): GameState =>
  played(boards({ a, b }), attack(...attackers), block(...blocks)).state;

describe('every outcome of a combat', () => {
  it.each([
    ['nobody blocks: one way', ['Bear'], [], [], ['Bear>b>2']],
    ['one blocker and no trample: one way', ['Bear'], ['Ox'], ['Ox>Bear'], ['Bear>Ox>2 Ox>Bear>2']],
    // 2 among two: 2+0, 1+1, 0+2; each blocker deals to the one attacker (Wall has no power).
    [
      'CR 510.1c: 2 damage among two blockers in three ways',
      ['Bear'],
      ['Ox', 'Wall'],
      ['Ox>Bear', 'Wall>Bear'],
      ['Bear>Ox>2 Ox>Bear>2', 'Bear>Ox>1 Bear>Wall>1 Ox>Bear>2', 'Bear>Wall>2 Ox>Bear>2'],
    ],
    // Lethal for Bear is 2: 4+0, 3+1, 2+2.
    [
      'CR 702.19b: trample over lethal damage',
      ['Boar'],
      ['Bear'],
      ['Bear>Boar'],
      ['Bear>Boar>2 Boar>Bear>4', 'Bear>Boar>2 Boar>Bear>3 Boar>b>1', 'Bear>Boar>2 Boar>Bear>2 Boar>b>2'],
    ],
    // 4 toughness takes all 4: nothing is left over.
    ['CR 702.19b: no excess, one way', ['Boar'], ['Ox'], ['Ox>Boar'], ['Boar>Ox>4 Ox>Boar>2']],
    // 1 is lethal: 2+0, 1+1.
    ['CR 702.2c: with deathtouch 1 is lethal', ['Viper'], ['Wall'], ['Wall>Viper'], ['Viper>Wall>2', 'Viper>Wall>1 Viper>b>1']],
    // All of it to b as though unblocked, or all to the blocker.
    ["CR 510.1c: as though it weren't blocked, or not", ['Slug'], ['Wall'], ['Wall>Slug'], ['Slug>b>4', 'Slug>Wall>4']],
  ] as const)('%s', (_, a, b, blocks, expected) => {
    const found = outcomes(fight(a, b, blocks));
    expect(found.outcomes.map(({ events }) => dealt(events)).toSorted()).toEqual(expected.toSorted());
    expect([found.ways, found.truncated]).toEqual([expected.length, false]);
  });

  it('CR 510.1e: what two tramplers assign to one blocker counts together, and neither may go past it before', () => {
    // Two Boars (4 each) blocked by one Colossus of toughness 6: in all at least 6 to it once anything goes on. Parts (x, y) to it with x + y >= 6, or 4 + 4:
    // (4,4) (4,3) (4,2) (3,4) (3,3) (2,4): 6 ways.
    const cards = boardsOf([...CARDS, creature('Colossus', '0/6', 'This creature can block an additional creature each combat.')]);
    const state = played(
      cards({
        a: [
          { id: 'x', card: 'Boar' },
          { id: 'y', card: 'Boar' },
        ],
        b: ['Colossus'],
      }),
      attack('x', 'y'),
      block('Colossus>x', 'Colossus>y'),
    ).state;
    const found = outcomes(state);
    const toIt = found.outcomes.map(({ assign }) =>
      assign.flatMap(({ source, target, amount }) => (target === 'Colossus' ? [`${source}${amount}`] : [])).join(' '),
    );
    expect(toIt.toSorted()).toEqual(['x2 y4', 'x3 y3', 'x3 y4', 'x4 y2', 'x4 y3', 'x4 y4']);
    expect(found.ways).toBe(6);
  });

  it('CR 616.1: the order of effects, chosen by the player who is affected, for each of the attackers', () => {
    // Each: 2 x 2 + 2 = 6 or (2 + 2) x 2 = 8.
    const state = played(boards({ a: ['Bear', 'Knight', 'Furnace', 'More'], b: [] }), attack('Bear', 'Knight'), block()).state;
    const found = outcomes(state);
    expect(found.outcomes.map(({ state: after }) => lifeOf({ state: after }, 'b')).toSorted()).toEqual([4, 6, 6, 8]);
    expect(found.outcomes[0]?.choices.map(({ by }) => by)).toEqual(['b', 'b']);
  });

  it('CR 510.4, 704.3: what dies of first strike deals no damage in the second step; state-based actions are performed after the last one', () => {
    const [only, another] = outcomes(fight(['Knight'], ['Bear'], ['Bear>Knight'])).outcomes;
    expect([only && dealt(only.events), only && whereIs(only, 'Bear'), another]).toEqual(['Knight>Bear>2', 'graveyard', undefined]);
  });

  it('CR 510.4: double strike divides its damage in each step: 3 ways, then 3, 2 or 1 by what is left', () => {
    // Duke (2) blocked by two Wisps (1/1): first 2+0, 1+1, 0+2. After 1+1 both are gone: no more. After 2+0 one is left: all 2 to it, one way.
    const state = played(
      boards({
        a: ['Duke'],
        b: [
          { id: 'v', card: 'Wisp' },
          { id: 'w', card: 'Wisp' },
        ],
      }),
      attack('Duke'),
      block('v>Duke', 'w>Duke'),
    ).state;
    expect(all(state)).toEqual(['Duke>v>2 Duke>w>2 w>Duke>1', 'Duke>v>1 Duke>w>1', 'Duke>v>2 Duke>w>2 v>Duke>1']);
    expect(outcomes(state).outcomes.map(({ assign }) => assign.length)).toEqual([1, 2, 1]);
  });

  it('CR 603.3: what triggers between the two steps is carried out with every answer, what triggers on the last damage is left out', () => {
    // Knight kills Bear first: Mourner's trigger may hit any of Knight, Mourner and Ox before Ox's and Duke's damage. Ox blocks nothing here.
    const state = played(boards({ a: ['Knight', 'Mourner'], b: ['Bear', 'Ox'] }), attack('Knight'), block('Bear>Knight')).state;
    const found = outcomes(state);
    expect(found.outcomes.map(({ choices }) => choices.map(({ answer }) => answer.join()).join()).toSorted()).toEqual([
      'Knight',
      'Mourner',
      'Ox',
    ]);
    const last = outcomes(fight(['Shade'], ['Bear'], ['Bear>Shade']));
    expect([last.ways, last.outcomes[0]?.state.stack.length]).toEqual([1, 0]);
  });

  it('takes what is said of some creatures as it is, and refuses what is illegal or missing as the action itself', () => {
    const state = fight(['Bear'], ['Ox', 'Wall'], ['Ox>Bear', 'Wall>Bear']);
    const assign = [{ source: 'Bear', target: 'Wall', amount: 2 }];
    expect(all(state, { assign })).toEqual(['Bear>Wall>2 Ox>Bear>2']);
    const short = would(state, { assign: [{ source: 'Bear', target: 'Wall', amount: 1 }] });
    expect(short.ok ? null : short.error.rules).toContain('510.1a');
    const none = would(boards({ a: ['Bear'], b: [] }));
    expect(none.ok ? null : none.error.rules).toEqual(['508.8']);
    const unread = would(played(boards({ a: ['Bear', 'Unread'], b: [] }), attack('Bear')).state);
    expect(unread.ok ? null : unread.error.notModelled).not.toBeNull();
  });

  it('gives what the action itself comes to with the same answers, and changes nothing', () => {
    const state = fight(['Boar', 'Furnace'], ['Bear', 'Ox'], ['Bear>Boar', 'Ox>Boar']);
    const before = JSON.stringify([...state.permanents.values()].map(({ id, damage }) => [id, damage]));
    const found = outcomes(state);
    for (const { assign, state: after } of found.outcomes) {
      const done = perform(state, { kind: 'combatDamage', assign });
      if (!done.ok) throw new Error(done.error.message);
      const of = (one: GameState) => [...one.permanents.values()].map(({ id, damage }) => [id, damage]);
      expect([of(after), lifeOf({ state: after }, 'b')]).toEqual([of(done.value.state), lifeOf(done.value, 'b')]);
    }
    expect(JSON.stringify([...state.permanents.values()].map(({ id, damage }) => [id, damage]))).toBe(before);
    expect(refusedBy(state, { kind: 'combatDamage' }).missingChoice?.options).toEqual(['Bear', 'Ox', 'b']);
  });

  it('says where there are more ways than are looked at', () => {
    const walls = Array.from({ length: 4 }, (_, at) => ({ id: `w${at}`, card: 'Wall' }));
    const giant = boardsOf([...CARDS, creature('Giant', 12)])({ a: ['Giant'], b: walls });
    // 12 among 4: C(15, 3) = 455.
    const state = played(giant, attack('Giant'), block(...walls.map(({ id }) => `${id}>Giant`))).state;
    const { ways, truncated } = outcomes(state);
    expect([ways, truncated]).toEqual([256, true]);
  });

  it.each([
    [
      'CR 702.22j: who controls a blocker with banding divides the damage of what it blocks',
      ['Ox'],
      ['Band', 'Wall'],
      ['Band>Ox', 'Wall>Ox'],
      'b',
    ],
    ['CR 510.1c: without any its own controller does', ['Ox'], ['Bear', 'Wall'], ['Bear>Ox', 'Wall>Ox'], 'a'],
  ] as const)('%s', (_, attackers, blockers, blocks, by) => {
    const { outcomes: found } = outcomes(fight(attackers, blockers, blocks));
    expect(found.map(({ choices }) => choices.map((choice) => choice.by))).toEqual(found.map(() => [by]));
  });

  it('CR 702.22k: who controls an attacker with banding divides the damage of what blocks it', () => {
    const state = fight(['Band', 'Bear'], ['Many'], ['Many>Band', 'Many>Bear'], ['Band', 'Bear']);
    expect(new Set(outcomes(state).outcomes.flatMap(({ choices }) => choices.map(({ by }) => by)))).toEqual(new Set(['a']));
  });

  it('CR 616.1: looks at each amount that each damage can become once, by whatever order comes to it', () => {
    const effects = ['Furnace', 'Mercy'].flatMap((card) => ['1', '2'].map((at) => ({ id: `${card} ${at}`, card })));
    const state = played(boards({ a: ['Bear', ...effects], b: ['Ox'] }), attack('Bear'), block('Ox>Bear')).state;
    const found = outcomes(state);
    // 2 doubled twice, less 1 twice, in six orders: 0, 2, 3, 4, 5 or 6. For either of the two creatures by itself: 36.
    expect([found.ways, found.outcomes.length, found.truncated]).toEqual([36, 36, false]);
    const amounts = (source: string) =>
      found.outcomes.map(
        ({ events }) => events.flatMap((event) => (event.kind === 'DamageDealt' && event.source === source ? event.amount : []))[0] ?? 0,
      );
    expect([...new Set(amounts('Ox'))].toSorted()).toEqual([0, 2, 3, 4, 5, 6]);
  });

  it('CR 616.1: looks at some of the orders of six effects on ten fights, and says that there are more', () => {
    const ids = Array.from({ length: 10 }, (_, at) => at);
    const effects = (name: string) => Array.from({ length: 3 }, (_, at) => ({ id: `${name}${at}`, card: name }));
    const a = [...ids.map((at) => ({ id: `a${at}`, card: 'Bear' })), ...effects('Furnace'), ...effects('Mercy')];
    const state = boards({ a, b: ids.map((at) => ({ id: `b${at}`, card: 'Ox' })) });
    const fought = played(state, attack(...ids.map((at) => `a${at}`)), block(...ids.map((at) => `b${at}>a${at}`))).state;
    const found = outcomes(fought);
    expect(found.truncated).toBe(true);
    expect(found.ways).toBeGreaterThanOrEqual(16);
  });
});
