import { describe, expect, it } from 'vitest';
import type { Goal, Net, Transition } from '../../engine/payment/net.ts';
import { bestPlan, prepare } from '../../engine/payment/solve.ts';
import { net, tokens, transition, units } from './nets.ts';
import { wrongWith } from './replay.ts';

const LANDS = 6;
const numbers = Array.from({ length: LANDS }, (_, land) => land);
/** The games after which lands were sacrificed: none, one or two of them. */
const GAMES = Array.from({ length: 1 << LANDS }, (_, gone) => gone).filter(
  (gone) => numbers.filter((land) => gone & (1 << land)).length <= 3,
);

const untapped = (land: number) => land;
const tapped = (land: number) => LANDS + land;
const rest = 2 * LANDS;
const game = (gone: number) => rest + 1 + GAMES.indexOf(gone);

/** Lands that can be tapped for one mana, and sacrificed for one, each of which leads to another game; the rest of the cost is to sacrifice one. */
const resources = (): Net => {
  const transitions = GAMES.flatMap((gone) =>
    numbers
      .filter((land) => (gone & (1 << land)) === 0)
      .flatMap((land): readonly Transition[] => {
        const after = gone | (1 << land);
        const tap = transition({
          takes: [tokens(untapped(land)), tokens(game(gone))],
          gives: [tokens(tapped(land)), tokens(game(gone))],
          outputs: [[units(1)]],
          price: { flexibility: land },
        });
        if (!GAMES.includes(after)) return [tap];
        const sacrifices = [untapped(land), tapped(land)].map((place) =>
          transition({
            takes: [tokens(place), tokens(game(gone))],
            gives: [tokens(game(after))],
            outputs: [[units(2)]],
            price: { permanents: 1, flexibility: land },
          }),
        );
        return [tap, ...sacrifices];
      }),
  );
  const last = transition({ takes: [tokens(tapped(0))], gives: [tokens(rest)], price: { permanents: 1, oneShot: 1 } });
  return net(
    2,
    [...numbers.map(() => 1), ...numbers.map(() => 0), 0, ...GAMES.map((gone) => (gone === 0 ? 1 : 0))],
    [...transitions, last],
  );
};

describe('plans through games that sacrifices lead to', () => {
  const prepared = prepare(resources());
  it('CR 601.2h: nothing more than the rest asks for is sacrificed, and it is certain that no plan is better', () => {
    const goal: Goal = { mana: [units(1, 4)], takes: [tokens(rest)] };
    const plan = bestPlan(prepared, goal);
    if (plan === null || plan === 'undetermined') throw new Error(`${plan}`);
    expect(wrongWith(prepared.net, goal, plan)).toBeNull();
    expect(plan.best).toBe(true);
    expect(plan.price).toMatchObject({ permanents: 1, flexibility: 6 });
  });
});
