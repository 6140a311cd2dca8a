import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Action, GameEvent, GameState } from '../../engine/index.ts';
import { wouldFight } from '../../engine/index.ts';
import { done, played } from '../support/acting.ts';
import { begun, card } from '../support/boards.ts';
import { attack, block, creature } from '../support/combat.ts';
import { resolved } from '../support/resolving.ts';

/** What would come of a combat is what comes of it when its choices are made. */

const CARDS = [
  creature('Bear', 2),
  creature('Boar', 3, 'Trample'),
  creature('Duke', 2, 'Double strike'),
  creature('Leech', 2, 'Lifelink'),
  creature('Wall', '0/4'),
  card(
    'Doubler',
    'Enchantment',
    'If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.',
  ),
  card('Armor', 'Artifact', 'If a source would deal damage to you, prevent 1 of that damage.'),
  card('Page', 'Creature — Giant', 'If damage would be dealt to you, you may have that damage dealt to this creature instead.', {
    power: '1',
    toughness: '99',
  }),
];
const SHIELD = 'Prevent the next 2 damage that would be dealt to any target this turn.';
const numbered = (names: readonly string[], of: string) => names.map((name, at) => ({ id: `${of}${at}`, card: name }));

/** Damage by who deals how much to whom, what goes where, how life changes and what is left of shields: step by step, in any order within each. */
function told(events: readonly GameEvent[]): readonly string[] {
  const steps: string[][] = [[]];
  for (const event of events) {
    if (event.kind === 'StepBegan') steps.push([]);
    else if (event.kind === 'DamageDealt') steps.at(-1)?.push(`${event.source} ${event.target} ${event.amount}`);
    else if (event.kind === 'ZoneChanged') steps.at(-1)?.push(`${event.id} ${event.to}`);
    else if (event.kind === 'LastingEffectReduced' || event.kind === 'LastingEffectEnded') steps.at(-1)?.push(event.kind);
    else if (event.kind === 'LifeGained' || event.kind === 'LifeLost') steps.at(-1)?.push(`${event.kind} ${event.player} ${event.amount}`);
  }
  return steps.map((step) => step.toSorted().join(', '));
}

test('CR 510.1, 616.1: each outcome of a combat comes about by its choices, and no two are the same', () => {
  const attackers = fc.array(fc.constantFrom('Bear', 'Boar', 'Duke', 'Leech'), { minLength: 1, maxLength: 2 });
  const blockers = fc.array(fc.constantFrom('Bear', 'Wall', 'Leech'), { maxLength: 2 });
  let several = 0;
  fc.assert(
    fc.property(
      attackers,
      blockers,
      fc.subarray(['Doubler', 'Armor', 'Page'], { maxLength: 2 }),
      fc.boolean(),
      (a, b, effects, isShielded) => {
        const start: GameState = begun(
          {
            players: [
              { id: 'a', battlefield: numbered(a, 'x') },
              { id: 'b', battlefield: [...numbered(b, 'y'), ...effects.map((name) => ({ id: name, card: name }))] },
            ],
          },
          CARDS,
        );
        const shielded = isShielded ? resolved(start, SHIELD, { you: 'b', targets: [['b']] }) : start;
        const state = played(shielded, attack(...a.map((_, at) => `x${at}`)), block(...b.map((_, at) => `y${at}>x0`)));
        const would = wouldFight(state, { kind: 'combatDamage' });
        if (!would.ok) throw new Error(would.error.message);
        const { outcomes, truncated } = would.value;
        if (truncated) return;
        several += outcomes.length > 1 ? 1 : 0;
        expect(new Set(outcomes.map(({ events }) => told(events).join('; '))).size).toBe(outcomes.length);
        for (const { choices, assign, events } of outcomes) {
          const choose = choices.flatMap(({ what, answer }) => (/^how \S+ assigns its/.test(what) ? [] : answer));
          const action: Action = { kind: 'combatDamage', assign, choose };
          expect(told(done(state, action).events)).toEqual(told(events));
        }
      },
    ),
    { numRuns: 60, seed: 510 },
  );
  expect(several).toBeGreaterThan(20);
});
