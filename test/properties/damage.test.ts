import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isStop } from '../../engine/choices.ts';
import { applyAll } from '../../engine/events/apply.ts';
import type { GameEventBody } from '../../engine/events/event.ts';
import type { GameState } from '../../engine/index.ts';
import { NOTHING_USED } from '../../engine/replacements/modifier.ts';
import { apply, follow, type Path, pendingOf } from '../../engine/replacements/path.ts';
import { settleAll } from '../../engine/replacements/settleAll.ts';
import { everyWay } from '../../engine/ways.ts';
import { lifeOf } from '../support/acting.ts';
import { begun, card, sized } from '../support/boards.ts';
import { resolved } from '../support/resolving.ts';
import { damage, distinct, leavesOf } from '../support/settling.ts';

/** What holds of any damage under whatever replaces and prevents it. */

/** Effects, and how much damage there is after each of so much: what is prevented and what is moved counts. */
const EFFECTS: readonly {
  readonly name: string;
  readonly text: string;
  readonly makes: (amount: number) => number;
  readonly type?: string;
}[] = [
  {
    name: 'Twice',
    text: 'If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.',
    makes: (amount) => amount * 2,
  },
  {
    name: 'One More',
    text: 'If a source would deal damage to a permanent or player, it deals that much damage plus 1 to that permanent or player instead.',
    makes: (amount) => amount + 1,
  },
  {
    name: 'Half',
    text: 'If a source would deal damage to a permanent or player, it deals half that damage, rounded down, to that permanent or player instead.',
    makes: (amount) => Math.floor(amount / 2),
  },
  { name: 'Armor', text: 'If a source would deal damage to you, prevent 1 of that damage.', makes: (amount) => amount },
  { name: 'Halver', text: 'If a source would deal damage to you, prevent half that damage, rounded up.', makes: (amount) => amount },
  { name: 'Lid', text: 'If a source would deal 4 or more damage to you, prevent all but 3 of that damage.', makes: (amount) => amount },
  { name: 'Fog', text: 'Prevent all combat damage that would be dealt to you.', makes: (amount) => amount },
  {
    name: 'Guard',
    text: 'All damage that would be dealt to you is dealt to this creature instead.',
    makes: (amount) => amount,
    type: 'Creature — Giant',
  },
  { name: 'Ward', text: 'If a source would deal damage to you, you may prevent that damage.', makes: (amount) => amount },
];
const SHIELDS = [
  'Prevent the next 3 damage that would be dealt to any target this turn.',
  'The next 2 damage that would be dealt to you this turn is dealt to target creature instead.',
  'The next time a creature would deal damage to you this turn, prevent that damage.',
] as const;
const FLOORS = [
  card(
    'Wurm',
    'Creature — Wurm',
    'As long as you have 7 or more life, damage that would reduce your life total to less than 7 reduces it to 7 instead.',
    sized(7, 7),
  ),
  card(
    'Worship',
    'Enchantment',
    'If you control a creature, damage that would reduce your life total to less than 1 reduces it to 1 instead.',
  ),
];
const CARDS = [
  card('Bear', 'Creature — Bear', '', sized(2, 2)),
  card('Leech', 'Creature — Leech', 'Lifelink', sized(2, 2)),
  card('Blight', 'Creature — Beast', 'Infect', sized(2, 2)),
  ...EFFECTS.map(({ name, text, type = 'Enchantment' }) => card(name, type, text, type === 'Enchantment' ? {} : sized(5, 99))),
  ...FLOORS,
];

const onBoard = (effects: readonly string[], floors: readonly string[], life: number): GameState =>
  begun(
    {
      players: [
        { id: 'a', battlefield: ['Bear', 'Leech', 'Blight'].map((name) => ({ id: name, card: name })) },
        {
          id: 'b',
          life,
          battlefield: [{ id: 'own', card: 'Leech' }, ...[...effects, ...floors].map((name, at) => ({ id: `${name} ${at}`, card: name }))],
        },
      ],
    },
    CARDS,
  );
/** Each shield around b, or from b to a creature of b's. */
const under = (state: GameState, shields: readonly (typeof SHIELDS)[number][]): GameState =>
  shields.reduce(
    (now, text, at) => resolved(now, text, { you: 'b', source: `spell ${at}`, targets: [[text === SHIELDS[1] ? 'own' : 'b']] }),
    state,
  );

const anyEffects = fc.subarray(
  EFFECTS.map(({ name }) => name),
  { maxLength: 3 },
);
const anyShields = fc.subarray([...SHIELDS], { maxLength: 2 });
const anyFloors = fc.subarray(FLOORS.map(({ definition }) => definition.name));
const aPart = fc.record({
  source: fc.constantFrom('Bear', 'Leech', 'Blight', 'own'),
  target: fc.constantFrom('b', 'b', 'a', 'own'),
  amount: fc.integer({ min: 1, max: 7 }),
  combat: fc.boolean(),
});
const anyParts = fc.uniqueArray(aPart, { minLength: 1, maxLength: 3, selector: ({ source, target }) => `${source} ${target}` });
const eventsOf = (parts: readonly { source: string; target: string; amount: number; combat: boolean }[]): readonly GameEventBody[] =>
  parts.map(({ source, target, amount, combat }) => damage(source, target, amount, combat));

const sum = (events: readonly GameEventBody[], of: (event: GameEventBody) => number): number =>
  events.reduce((all, one) => all + of(one), 0);
const asDamage = (event: GameEventBody): number => (event.kind === 'DamageDealt' || event.kind === 'DamagePrevented' ? event.amount : 0);
const asPrevented = (event: GameEventBody): number => (event.kind === 'DamagePrevented' ? event.amount : 0);

describe('damage', () => {
  test('CR 614.6, 615.6: each effect leaves as much as it says, moved and prevented damage counted; what prevents never adds any', () => {
    let applied = 0;
    const check = (state: GameState, path: Path): void => {
      const next = follow(state, path);
      if (next.kind === 'end') return;
      if (next.kind !== 'fork') throw new Error(JSON.stringify(next));
      for (const modifier of next.modifiers) {
        const { event } = next.event;
        // That a player may is decided before it is applied.
        if (event.kind !== 'DamageDealt' || modifier.text.includes('you may')) continue;
        const after = apply(state, next.path, modifier);
        if ('kind' in after) throw new Error(JSON.stringify(after));
        const all = ({ pending, done }: Path): number =>
          sum(
            [...pending, ...done].map((one) => one.event),
            asDamage,
          );
        const makes = EFFECTS.find(({ text }) => text === modifier.text)?.makes ?? ((amount: number) => amount);
        expect([modifier.text, all(after) - all(next.path)]).toEqual([modifier.text, makes(event.amount) - event.amount]);
        applied += 1;
        check(state, after);
      }
    };
    fc.assert(
      fc.property(anyEffects, anyShields, aPart, (effects, shields, part) => {
        const state = under(onBoard(effects, [], 20), shields);
        check(state, { pending: eventsOf([part]).map((one) => pendingOf(one)), done: [], usedUp: NOTHING_USED, afterwards: [] });
      }),
      { numRuns: 200, seed: 614 },
    );
    expect(applied).toBeGreaterThan(300);
  });

  test('CR 615.7: what is prevented and moved by shields is no more than they say', () => {
    fc.assert(
      fc.property(anyShields, anyParts, (shields, parts) => {
        const state = under(onBoard([], [], 20), shields);
        const found = everyWay((ask) => settleAll(state, eventsOf(parts), ask), 300);
        if (isStop(found)) throw new Error(JSON.stringify(found));
        const before = sum(eventsOf(parts), asDamage);
        for (const { result } of found.ways) {
          expect(sum(result.events, asDamage)).toBe(before);
          const byShield = result.events.filter((event) => event.kind === 'DamagePrevented' && event.text === SHIELDS[0]);
          expect(sum(byShield, asPrevented)).toBeLessThanOrEqual(3);
        }
      }),
      { numRuns: 60, seed: 615 },
    );
  });

  test('CR 120.4: what can come of damage is the same however its parts are listed, and each time', () => {
    let looked = 0;
    fc.assert(
      fc.property(anyEffects, anyShields, anyFloors, anyParts, (effects, shields, floors, parts) => {
        const state = under(onBoard(effects.slice(0, 2), floors, 9), shields.slice(0, 1));
        const events = eventsOf(parts);
        const all = everyWay((ask) => settleAll(state, events, ask), 200);
        if (isStop(all)) throw new Error(JSON.stringify(all));
        if (all.truncated) return;
        looked += 1;
        const listed = distinct(leavesOf(state, events), /./);
        // How much was prevented, which nothing here looks at, makes no end of its own.
        const seen = /^(?!.*prevented)/;
        expect(distinct(leavesOf(state, events, true), seen)).toEqual(distinct(leavesOf(state, events), seen));
        for (const other of [events, events.toReversed()]) expect(distinct(leavesOf(state, other), /./)).toEqual(listed);
      }),
      { numRuns: 60, seed: 120 },
    );
    expect(looked).toBeGreaterThan(40);
  });

  test('CR 120.3, 120.4d: life totals change by what is dealt without infect and gained by lifelink, all together, down to a floor', () => {
    fc.assert(
      fc.property(anyEffects, anyFloors, anyParts, fc.integer({ min: 1, max: 12 }), (effects, floors, parts, life) => {
        const state = onBoard(effects, floors, life);
        const settled = settleAll(state, eventsOf(parts), ({ options }) => options.slice(-1));
        if (settled.kind !== 'settled') throw new Error(JSON.stringify(settled));
        const after = applyAll(state, settled.events);
        const dealt = settled.events.flatMap((event) => (event.kind === 'DamageDealt' ? [event] : []));
        const of = (test: (one: (typeof dealt)[number]) => boolean): number => sum(dealt.filter(test), asDamage);
        for (const player of ['a', 'b']) {
          const before = lifeOf(state, player);
          const gained = of(({ source }) => source === (player === 'a' ? 'Leech' : 'own'));
          const lost = of(({ source, target }) => target === player && source !== 'Blight');
          const least = Math.max(
            Number.NEGATIVE_INFINITY,
            ...(player === 'b' && floors.includes('Wurm') && before >= 7 ? [7] : []),
            ...(player === 'b' && floors.includes('Worship') && before >= 1 ? [1] : []),
          );
          // Damage alone is held up, never what is gained.
          const expected = lost === 0 ? before + gained : Math.max(before + gained - lost, Math.min(least, before + gained));
          expect([player, lifeOf(after, player)]).toEqual([player, expected]);
          const poison = of(({ source, target }) => target === player && source === 'Blight');
          expect(after.players.find(({ id }) => id === player)?.poison ?? 0).toBe(poison);
        }
      }),
      { numRuns: 300, seed: 1203 },
    );
  });
});
