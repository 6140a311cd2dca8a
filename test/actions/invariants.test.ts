import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Action } from '../../engine/actions/action.ts';
import { perform } from '../../engine/actions/perform.ts';
import type { CompiledCard, GameState, PermanentSetup } from '../../engine/index.ts';
import { begun, card } from '../support/boards.ts';
import { balance, isTold, manaIn } from '../support/invariants.ts';

/** What holds of every action on every board. */

const CARDS: readonly CompiledCard[] = [
  card('Forest', 'Basic Land — Forest'),
  card('Taiga', 'Land — Mountain Forest'),
  card('City of Brass', 'Land', 'Whenever this land becomes tapped, it deals 1 damage to you.\n{T}: Add one mana of any color.'),
  card('Adarkar Wastes', 'Land', '{T}: Add {C}.\n{T}: Add {W}. This land deals 1 damage to you.'),
  card('Sunken Ruins', 'Land', '{T}: Add {C}.\n{U/B}, {T}: Add {U}{U}, {U}{B}, or {B}{B}.'),
  card("Gaea's Cradle", 'Legendary Land', '{T}: Add {G} for each creature you control.'),
  card('Phyrexian Tower', 'Legendary Land', '{T}: Add {C}.\n{T}, Sacrifice a creature: Add {B}{B}.'),
  card(
    'Mage-Ring Network',
    'Land',
    '{T}: Add {C}.\n{1}, {T}: Put a storage counter on this land.\n{T}, Remove X storage counters from this land: Add X {C}.',
  ),
  card('Signet', 'Artifact', '{1}, {T}: Add {R}{W}.'),
  card('Treasure', 'Artifact — Treasure', '{T}, Sacrifice this artifact: Add one mana of any color.'),
  card('Doubling Cube', 'Artifact', '{3}, {T}: Double the amount of each type of unspent mana you have.'),
  card(
    'Basalt Monolith',
    'Artifact',
    "This artifact doesn't untap during your untap step.\n{T}: Add {C}{C}{C}.\n{3}: Untap this artifact.",
  ),
  card('Llanowar Elves', 'Creature — Elf Druid', '{T}: Add {G}.', { power: '1', toughness: '1' }),
  card('Heritage Druid', 'Creature — Elf Druid', 'Tap three untapped Elves you control: Add {G}{G}{G}.', { power: '1', toughness: '1' }),
  card('Treasonous Ogre', 'Creature — Ogre Shaman', 'Pay 3 life: Add {R}.', { power: '2', toughness: '3' }),
  card('Wall of Roots', 'Creature — Plant Wall', 'Put a -0/-1 counter on this creature: Add {G}. Activate only once each turn.', {
    power: '0',
    toughness: '5',
  }),
  card('Mana Flare', 'Enchantment', 'Whenever a player taps a land for mana, that player adds one mana of any type that land produced.'),
  card('Mana Reflection', 'Enchantment', 'If you tap a permanent for mana, it produces twice as much of that mana instead.'),
  card('Contamination', 'Enchantment', 'If a land is tapped for mana, it produces {B} instead of any other type and amount.'),
  card('Manabarbs', 'Enchantment', 'Whenever a player taps a land for mana, this enchantment deals 1 damage to that player.'),
  card('Null Rod', 'Artifact', "Activated abilities of artifacts can't be activated."),
];

interface Move {
  readonly at: number;
  readonly ability: number;
  readonly choice: number;
  readonly kind: 'tapForMana' | 'activate' | 'untap' | 'advance';
}

const permanent = fc.record({
  card: fc.constantFrom(...CARDS.map(({ definition }) => definition.name)),
  tapped: fc.boolean(),
  sick: fc.boolean(),
  storage: fc.integer({ min: 0, max: 3 }),
});
const move: fc.Arbitrary<Move> = fc.record({
  at: fc.nat(20),
  ability: fc.nat(3),
  choice: fc.nat(50),
  kind: fc.constantFrom(
    'tapForMana' as const,
    'activate' as const,
    'tapForMana' as const,
    'activate' as const,
    'untap' as const,
    'advance' as const,
  ),
});
const game = fc.record({
  permanents: fc.array(permanent, { minLength: 1, maxLength: 9 }),
  moves: fc.array(move, { minLength: 1, maxLength: 10 }),
});

function boardOf(
  permanents: readonly { readonly card: string; readonly tapped: boolean; readonly sick: boolean; readonly storage: number }[],
): GameState {
  const battlefield: readonly PermanentSetup[] = permanents.map(({ storage, ...one }, index) => ({
    ...one,
    id: `p${index}`,
    counters: { storage },
  }));
  const library = Array.from({ length: 5 }, () => ({ card: 'Forest' }));
  return begun(
    {
      players: [
        { id: 'a', battlefield, library },
        { id: 'b', library },
      ],
    },
    CARDS,
  );
}

function actionOf({ at, ability, kind }: Move, state: GameState, choose: readonly string[]): Action {
  const ids = [...state.permanents.keys()];
  const id = ids[at % Math.max(1, ids.length)] ?? 'p0';
  switch (kind) {
    case 'tapForMana':
      return { kind, permanent: id, choose };
    case 'activate':
      return { kind, permanent: id, ability, choose };
    case 'untap':
      return { kind, permanents: [id] };
    case 'advance':
      return { kind, to: state.step === 'UPKEEP' ? 'PRECOMBAT_MAIN' : 'UPKEEP' };
  }
}

/** Does a move, choosing among what is missing, up to three times. */
function doMove(one: Move, state: GameState): ReturnType<typeof perform> {
  let choose: readonly string[] = [];
  for (let round = 0; ; round += 1) {
    const result = perform(state, actionOf(one, state, choose));
    const options = result.ok ? [] : (result.error.missingChoice?.options ?? []);
    if (options.length === 0 || round === 3) return result;
    choose = [...choose, options[one.choice % options.length] ?? ''];
  }
}

const shown = (state: GameState): string =>
  JSON.stringify(state, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value instanceof Map ? [...value] : value instanceof Set ? [...value] : value,
  );
describe('every action', () => {
  it('CR 106.4: mana that was made is spent, emptied or in a pool; events tell all that changed; refusing changes nothing', () => {
    let legal = 0;
    fc.assert(
      fc.property(game, ({ permanents, moves }) => {
        let state = boardOf(permanents);
        for (const one of moves) {
          const before = shown(state);
          const result = doMove(one, state);
          expect(shown(state)).toBe(before);
          if (!result.ok) {
            expect(result.error.rules.length > 0 || result.error.notModelled !== null || result.error.field !== null).toBe(true);
            continue;
          }
          legal += 1;
          expect(isTold(state, result.value)).toBe(true);
          expect(manaIn(result.value.state) - manaIn(state)).toBe(balance(result.value.events));
          for (const event of result.value.events) expect(event.explanation.rules.length).toBeGreaterThan(0);
          state = result.value.state;
        }
      }),
      { numRuns: 150, seed: 20260807 },
    );
    // Most of the moves on such boards are legal ones, or nothing was tested.
    expect(legal).toBeGreaterThan(150);
  }, 60_000);

  it('gives the same for the same', () => {
    fc.assert(
      fc.property(game, ({ permanents, moves }) => {
        const run = (): string => {
          let state = boardOf(permanents);
          for (const one of moves) {
            const result = doMove(one, state);
            if (result.ok) state = result.value.state;
          }
          return shown(state);
        };
        expect(run()).toBe(run());
      }),
      { numRuns: 40, seed: 7 },
    );
  }, 60_000);
});
