import { describe, expect, it } from 'vitest';
import { goOn as advance } from '../../engine/actions/goOn.ts';
import type { CardSetup, CompiledCard, GameState, PooledMana, StepName } from '../../engine/index.ts';
import { begun, byName, card } from '../support/boards.ts';

const CARDS: readonly CompiledCard[] = [
  card('Overflow', 'Enchantment', "Players don't lose unspent mana as steps and phases end."),
  card('Green Giant', 'Creature — Elemental', "You don't lose unspent green mana as steps and phases end.", { power: '1', toughness: '1' }),
  card('Horizon', 'Artifact', 'If you would lose unspent mana, that mana becomes colorless instead.'),
  card('Night', 'Artifact', 'If you would lose unspent mana, that mana becomes black instead.'),
  card('Burner', 'Creature — Viashino', 'A player losing unspent mana causes that player to lose that much life.', {
    power: '1',
    toughness: '1',
  }),
  card('Grudge', 'Enchantment', 'Whenever you lose life, draw a card.'),
  card('Muddle', 'Enchantment', 'Unspent mana your opponents have goes somewhere else as steps end.'),
  card('Island', 'Basic Land — Island'),
];

function game(step: StepName, battlefield: readonly string[], manaPool = '', opposing: readonly string[] = []): GameState {
  const library: readonly CardSetup[] = [{ card: 'Island', count: 5 }];
  return begun(
    {
      step,
      players: [
        { id: 'a', manaPool, library, battlefield: byName(battlefield) },
        { id: 'b', manaPool: '{U}', library, battlefield: byName(opposing) },
      ],
    },
    CARDS,
  );
}

const withPool = (state: GameState, player: string, manaPool: readonly PooledMana[]): GameState => ({
  ...state,
  players: state.players.map((one) => (one.id === player ? { ...one, manaPool } : one)),
});

function go(state: GameState, to: StepName, choose: readonly string[] = []) {
  const gone = advance(state, { to }, choose);
  if (!gone.ok) throw new Error(gone.error.message);
  return gone.value;
}

/** A pool as symbols, in its order. */
const pool = ({ players }: GameState, player = 'a'): string =>
  (players.find(({ id }) => id === player)?.manaPool ?? []).map(({ type, amount }) => `{${type}}`.repeat(Number(amount))).join('');
const kinds = (events: readonly { readonly kind: string }[]): readonly string[] =>
  events.map(({ kind }) => kind).filter((kind) => kind !== 'StepBegan');

describe('unspent mana as steps and phases end', () => {
  it.each<[StepName, StepName]>([
    ['UPKEEP', 'DRAW'],
    ['DRAW', 'PRECOMBAT_MAIN'],
    ['PRECOMBAT_MAIN', 'BEGIN_COMBAT'],
    ['BEGIN_COMBAT', 'DECLARE_ATTACKERS'],
    ['DECLARE_ATTACKERS', 'END_COMBAT'],
    ['END_COMBAT', 'POSTCOMBAT_MAIN'],
    ['POSTCOMBAT_MAIN', 'END'],
    ['END', 'CLEANUP'],
  ])("CR 500.5: every player's is lost between %s and %s", (from, to) => {
    const { state, events } = go(game(from, [], '{R}{G}{G}'), to);
    expect([pool(state), pool(state, 'b')]).toEqual(['', '']);
    expect(events.filter(({ kind }) => kind === 'ManaEmptied')).toMatchObject([
      {
        player: 'a',
        mana: [
          { type: 'R', amount: 1n },
          { type: 'G', amount: 2n },
        ],
      },
      { player: 'b', mana: [{ type: 'U', amount: 1n }] },
    ]);
  });

  it('CR 106.4: nothing happens to an empty pool', () => {
    expect(kinds(go(withPool(game('UPKEEP', []), 'b', []), 'PRECOMBAT_MAIN').events)).toEqual(['ZoneChanged']);
  });

  it('CR 500.5: a static effect keeps it, for every player or for one, of every type or of one', () => {
    const both = go(game('PRECOMBAT_MAIN', ['Overflow'], '{R}{G}'), 'END').state;
    expect([pool(both), pool(both, 'b')]).toEqual(['{R}{G}', '{U}']);
    const green = go(game('PRECOMBAT_MAIN', ['Green Giant'], '{R}{G}{G}'), 'BEGIN_COMBAT').state;
    expect([pool(green), pool(green, 'b')]).toEqual(['{G}{G}', '']);
  });

  it('CR 614.6: it becomes of another type instead of being lost, its source, restriction and riders staying', () => {
    const { state, events } = go(game('PRECOMBAT_MAIN', ['Horizon'], '{R}{G}{C}'), 'BEGIN_COMBAT');
    expect([pool(state), pool(state, 'b')]).toEqual(['{C}{C}{C}', '']);
    expect(kinds(events)).toEqual(['ManaChanged', 'ManaEmptied']);
    expect(pool(go(state, 'POSTCOMBAT_MAIN').state)).toBe('{C}{C}{C}');

    const origin = { id: 'zoo', names: ['Zoo'], supertypes: ['snow'], types: ['land'], subtypes: [], chosen: {}, permanent: true };
    const [read] = card('Zoo', 'Land', '{T}: Add {R}. Spend this mana only to cast a creature spell.').faces[0].abilities;
    const riders = read?.kind === 'activated' ? read.effects.flatMap((effect) => (effect.kind === 'rider' ? [effect.rider] : [])) : [];
    expect(riders).toHaveLength(1);
    const restricted: PooledMana = { type: 'R', amount: 2n, origin, riders, lifetime: 'step' };
    const changed = go(withPool(game('PRECOMBAT_MAIN', ['Horizon']), 'a', [restricted]), 'BEGIN_COMBAT').state;
    expect(changed.players[0]?.manaPool).toEqual([{ ...restricted, type: 'C' }]);
  });

  it('CR 101.2: mana that is not lost does not become anything', () => {
    expect(pool(go(game('PRECOMBAT_MAIN', ['Horizon', 'Green Giant'], '{R}{G}'), 'BEGIN_COMBAT').state)).toBe('{G}{C}');
    expect(pool(go(game('PRECOMBAT_MAIN', ['Horizon', 'Overflow'], '{R}{G}'), 'BEGIN_COMBAT').state)).toBe('{R}{G}');
  });

  it('CR 616.1: of two such effects the player chooses one, for each kind of mana', () => {
    const state = game('PRECOMBAT_MAIN', ['Horizon', 'Night'], '{R}{G}');
    const open = advance(state, { to: 'BEGIN_COMBAT' });
    expect(open).toMatchObject({ ok: false, error: { missingChoice: { options: ['{B}', '{C}', 'Horizon', 'Night'] } } });
    expect(pool(go(state, 'BEGIN_COMBAT', ['{B}', '{C}']).state)).toBe('{B}{C}');
    // By the permanent that says it, as everywhere where several such effects apply.
    expect(pool(go(state, 'BEGIN_COMBAT', ['Night', 'Horizon']).state)).toBe('{B}{C}');
    expect(pool(go(game('PRECOMBAT_MAIN', ['Horizon', 'Night'], ''), 'BEGIN_COMBAT').state)).toBe('');
  });

  it('CR 500.5: mana that lasts for the turn goes as the turn ends, what lasts for combat as combat does', () => {
    const mana = (lifetime: PooledMana['lifetime']): PooledMana => ({ type: 'R', amount: 1n, origin: null, riders: [], lifetime });
    const turn = withPool(game('UPKEEP', []), 'a', [mana('turn')]);
    expect([pool(go(turn, 'CLEANUP').state), pool(go(turn, 'UNTAP').state)]).toEqual(['{R}', '']);
    const combat = withPool(game('DECLARE_ATTACKERS', []), 'a', [mana('combat'), mana('step')]);
    expect([pool(go(combat, 'END_COMBAT').state), pool(go(combat, 'POSTCOMBAT_MAIN').state)]).toEqual(['{R}', '']);
    const main = withPool(game('PRECOMBAT_MAIN', []), 'a', [mana('combat')]);
    expect(pool(go(main, 'BEGIN_COMBAT').state)).toBe('');
  });

  it('CR 500.5: what a static effect keeps past its own time lasts no longer than other mana after it', () => {
    const mana: PooledMana = { type: 'G', amount: 2n, origin: null, riders: [], lifetime: 'turn' };
    const kept = go(withPool(game('END', ['Green Giant']), 'a', [mana]), 'UPKEEP').state;
    expect(kept.players[0]?.manaPool).toEqual([{ ...mana, lifetime: 'step' }]);
  });

  it('CR 119.3: losing mana costs life where text says so, once for each such text', () => {
    const { state, events } = go(game('PRECOMBAT_MAIN', ['Burner'], '{R}{G}{G}', []), 'BEGIN_COMBAT');
    expect(state.players.map(({ life }) => life)).toEqual([17, 19]);
    expect(kinds(events)).toEqual(['ManaEmptied', 'LifeLost', 'ManaEmptied', 'LifeLost']);
    const kept = go(game('PRECOMBAT_MAIN', ['Burner', 'Horizon'], '{R}{G}{G}'), 'BEGIN_COMBAT').state;
    expect(kept.players.map(({ life }) => life)).toEqual([20, 19]);
    const seen = go(game('PRECOMBAT_MAIN', ['Burner', 'Grudge'], '{R}'), 'BEGIN_COMBAT').state;
    expect(seen.stack).toMatchObject([{ kind: 'triggeredAbility', source: 'Grudge', controller: 'a' }]);
  });

  it('CR 106.4: text about unspent mana that is not read is not passed over', () => {
    const state = game('PRECOMBAT_MAIN', ['Muddle'], '{R}');
    expect(advance(state, { to: 'BEGIN_COMBAT' })).toMatchObject({
      ok: false,
      error: { notModelled: expect.stringContaining('somewhere else') },
    });
    const empty = withPool(withPool(state, 'a', []), 'b', []);
    expect(advance(empty, { to: 'BEGIN_COMBAT' }).ok).toBe(true);
  });
});
