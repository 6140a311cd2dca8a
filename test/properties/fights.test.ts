import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CompiledCard, type DamageOutcome, type GameEvent, type GameState, perform, wouldFight } from '../../engine/index.ts';
import { card } from '../support/boards.ts';
import { attack, block, boardsOf, creature, played } from '../support/combat.ts';
import { randomFrom } from '../support/random.ts';

/** Whole combats of a few creatures with keywords under effects that replace and prevent damage: what is listed against what playing comes to. */

const TO_ANY = 'to that permanent or player instead.';
const CREATURES: readonly CompiledCard[] = [
  creature('Bear', 2),
  creature('Ox', '1/3'),
  creature('Knight', 2, 'First strike'),
  creature('Duke', '2/2', 'Double strike'),
  creature('Boar', '3/3', 'Trample'),
  creature('Viper', '1/2', 'Deathtouch'),
  creature('Stinger', '2/1', 'Deathtouch, trample'),
  creature('Linker', 2, 'Lifelink'),
  creature('Rotter', '2/2', 'Infect'),
  creature('Saint', '2/2', 'Protection from red'),
  creature('Fiend', '2/2', '', 'Creature — Imp', { colors: ['R'] }),
];
const EFFECTS: readonly CompiledCard[] = [
  card('Twice', 'Enchantment', `If a source would deal damage to a permanent or player, it deals double that damage ${TO_ANY}`),
  card('One More', 'Enchantment', `If a source would deal damage to a permanent or player, it deals that much damage plus 1 ${TO_ANY}`),
  card('Half', 'Enchantment', `If a source would deal damage to a permanent or player, it deals half that damage, rounded down, ${TO_ANY}`),
  card('Mercy', 'Enchantment', 'If a source would deal damage to a creature, prevent 1 of that damage.'),
  card('Armor', 'Enchantment', 'If a source would deal damage to you, prevent 1 of that damage.'),
  card('Salve', 'Enchantment', 'If a source would deal damage to you, prevent 1 of that damage. You gain 1 life.'),
  card('Decoy', 'Enchantment', 'All damage that would be dealt to you by creatures is dealt to its controller instead.'),
  card('Veil', 'Enchantment', 'If a source would deal damage to you, you may prevent 1 of that damage.'),
];
const namesOf = (cards: readonly CompiledCard[]): readonly string[] => cards.map(({ definition }) => definition.name);
const boards = boardsOf([...CREATURES, ...EFFECTS]);

const creatures = fc.constantFrom(...namesOf(CREATURES));
const effects = fc.uniqueArray(fc.constantFrom(...namesOf(EFFECTS)), { maxLength: 2 });
const FIGHTS = fc.record({
  attackers: fc.array(creatures, { minLength: 1, maxLength: 2 }),
  // Each with the place of the attacker that it blocks.
  blockers: fc.array(fc.tuple(creatures, fc.nat(1)), { maxLength: 3 }),
  a: effects,
  b: effects,
  seed: fc.nat(),
});
type Fight = typeof FIGHTS extends fc.Arbitrary<infer T> ? T : never;

/** Declared as listed, or from the last to the first. */
function fightOf({ attackers, blockers, a, b }: Fight, reversed = false): GameState {
  const listed = <T>(all: readonly T[]): readonly T[] => (reversed ? all.toReversed() : all);
  const state = boards({
    a: [...attackers.map((name, at) => ({ id: `x${at}`, card: name })), ...a.map((name) => ({ id: `a ${name}`, card: name }))],
    b: [...blockers.map(([name], at) => ({ id: `y${at}`, card: name })), ...b.map((name) => ({ id: `b ${name}`, card: name }))],
  });
  const declared = played(state, attack(...listed(attackers.map((_, at) => `x${at}`))));
  const blocks = blockers.flatMap(([name, place], at) => {
    const of = Math.min(place, attackers.length - 1);
    // 702.16f.
    return attackers[of] === 'Saint' && name === 'Fiend' ? [] : [`y${at}>x${of}`];
  });
  return played(declared.state, block(...listed(blocks))).state;
}

/** What has happened, the same whatever came first of what is at the same time. */
function eventsIn(events: readonly GameEvent[]): string {
  const steps: string[][] = [[]];
  for (const { explanation: _, ...event } of events) {
    if (event.kind === 'StepBegan') steps.push([]);
    if (event.kind !== 'DamagePrevented') steps.at(-1)?.push(JSON.stringify(event));
  }
  return JSON.stringify(steps.map((step) => step.sort()));
}
const stateOf = ({ permanents, cards, players, combat }: GameState): string =>
  JSON.stringify([
    [...permanents.values()].map(({ id, damage, counters, attacking, blocking }) => [id, damage, [...counters], attacking, blocking]),
    [...cards.values()].map(({ id, zone }) => [id, zone]).sort(),
    players.map(({ life, poison, lost }) => [life, poison, lost]),
    combat.damage,
  ]);
const whole = ({ events, state }: { readonly events: readonly GameEvent[]; readonly state: GameState }): string =>
  `${eventsIn(events)} ${stateOf(state)}`;

function outcomesOf(state: GameState) {
  const found = wouldFight(state, { kind: 'combatDamage' });
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}

/** The combat damage with the choices that an outcome lists. */
function replayed(state: GameState, { assign, choices }: DamageOutcome): string {
  const choose = choices.flatMap(({ what, answer }) => (ASSIGNED.test(what) ? [] : answer));
  const done = perform(state, { kind: 'combatDamage', assign, choose });
  return done.ok ? whole(done.value) : done.error.message;
}
const ASSIGNED = /^how (.+) assigns its (\d+) combat damage/;

/** The combat damage with whatever is asked answered at random; null where a division turns out not to be legal. */
function atRandom(state: GameState, random: () => number): string | null {
  const pick = (count: number): number => Math.floor(random() * count);
  const assign: { source: string; target: string; amount: number }[] = [];
  const choose: string[] = [];
  for (;;) {
    const done = perform(state, { kind: 'combatDamage', assign, choose });
    if (done.ok) return whole(done.value);
    const { missingChoice } = done.error;
    if (missingChoice === null) return null;
    const { what, options } = missingChoice;
    const [, source = '', amount] = ASSIGNED.exec(what) ?? [];
    if (amount === undefined) choose.push(options[pick(options.length)] ?? '');
    else {
      const points = Array.from({ length: Number(amount) }, () => options[pick(options.length)] ?? '');
      for (const [target, of] of Map.groupBy(points, (one) => one)) assign.push({ source, target, amount: of.length });
    }
  }
}

test('CR 510, 616.1: every outcome of a combat is come to by the choices that it lists, and no two are the same', () => {
  fc.assert(
    fc.property(FIGHTS, (fight) => {
      const state = fightOf(fight);
      const { outcomes } = outcomesOf(state);
      for (const outcome of outcomes.slice(0, 12)) expect(replayed(state, outcome)).toBe(whole(outcome));
      expect(new Set(outcomes.map(({ events }) => eventsIn(events))).size).toBe(outcomes.length);
    }),
    { numRuns: 40, seed: 510 },
  );
});

test('CR 510, 616.1: whatever is chosen, what comes of a combat is one of its outcomes', () => {
  let compared = 0;
  fc.assert(
    fc.property(FIGHTS, (fight) => {
      const state = fightOf(fight);
      const { outcomes, truncated } = outcomesOf(state);
      if (truncated) return;
      const listed = new Set(outcomes.map(whole));
      const random = randomFrom(fight.seed);
      for (let time = 0; time < 5; time += 1) {
        const end = atRandom(state, random);
        if (end === null) continue;
        compared += 1;
        expect(listed).toContain(end);
      }
    }),
    { numRuns: 40, seed: 511 },
  );
  expect(compared).toBeGreaterThan(60);
});

test('CR 510, 616.1: the outcomes of a combat are the same in whatever order its creatures are declared', () => {
  fc.assert(
    fc.property(FIGHTS, (fight) => {
      const [one, other] = [outcomesOf(fightOf(fight)), outcomesOf(fightOf(fight, true))];
      expect(other.truncated).toBe(one.truncated);
      if (one.truncated) return;
      const all = ({ outcomes }: typeof one) => outcomes.map(whole).sort();
      expect(all(other)).toEqual(all(one));
    }),
    { numRuns: 40, seed: 512 },
  );
});
