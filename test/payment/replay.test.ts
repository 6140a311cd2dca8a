import { describe, expect, it } from 'vitest';
import { canPay, type GameState, type PaymentPlan, perform } from '../../engine/index.ts';
import { game } from './cards.ts';

const symbols = (cost: string): readonly string[] => [...cost.matchAll(/\{([^}]+)\}/g)].map(([, symbol = '']) => symbol);

/** The state after the plan's mana abilities, each done as an action of its own. */
function replayed(state: GameState, plan: PaymentPlan): GameState {
  let now = state;
  for (const step of plan.steps) {
    if (step.kind !== 'activate') continue;
    const done = perform(now, { kind: 'activate', permanent: step.source, ability: step.ability, choose: step.choose, by: 'a', pay: [] });
    if (!done.ok) throw new Error(`${step.source} ${step.ability} ${step.choose.join()}: ${done.error.message}`);
    now = done.value.state;
  }
  return now;
}

/** Nothing but what is in the pool then, and the player's life. */
function poolOnly(state: GameState): GameState {
  const player = state.players.find(({ id }) => id === 'a');
  const bare = game([], { life: player?.life ?? 0 });
  return { ...bare, players: bare.players.map((one) => (one.id === 'a' ? { ...one, manaPool: player?.manaPool ?? [] } : one)) };
}

const BOARDS: readonly (readonly [name: string, state: GameState, costs: readonly string[]])[] = [
  [
    'lands',
    game(['Tundra', 'Taiga', '2 Forest', 'City of Brass', 'Adarkar Wastes']),
    ['{W}{R}{G}{G}', '{U}{2}{C}', '{W}{W}{W}', '{2/B}{G}'],
  ],
  ['filters', game(['Sunken Ruins', 'Flooded Grove', 'Boros Signet', '2 Island', 'Swamp']), ['{R}{W}{U}', '{G}{G}{1}', '{B}{B}{R}', '{4}']],
  [
    'sacrifices',
    game(['Phyrexian Tower', "Ashnod's Altar", '2 Grizzly Bears', 'Llanowar Elves']),
    ['{B}{B}{C}{C}{G}', '{C}{C}{C}{C}{C}{C}', '{5}{G}{C}'],
  ],
  ['a Forest twice', game(['Orcish Lumberjack', 'Forest']), ['{R}{R}{R}{G}', '{G}{G}{G}{G}']],
  [
    'one of two lands twice',
    game([{ id: 'coffers', card: 'Cabal Coffers', tapped: true }, 'Forest', 'Bayou', 'Orcish Lumberjack']),
    ['{G}{2/W}{2}{B/P}', '{B}{G}{R}{R}{R}', '{G}{G}{G}{G}{G}'],
  ],
  [
    'Elves',
    game(['Heritage Druid', { card: 'Llanowar Elves', count: 3, sick: true }, 'Priest of Titania']),
    ['{G}{G}{G}', '{8}', '{G}{G}{G}{G}{G}'],
  ],
  ['counted, then sacrificed', game(["Gaea's Cradle", "Ashnod's Altar", '3 Grizzly Bears']), ['{G}{G}{G}{6}', '{C}{C}{C}{C}{G}']],
  [
    'Coffers and Squandered Resources',
    game(['Cabal Coffers', 'Squandered Resources', { card: 'Swamp', count: 5, tapped: true }]),
    ['{7}', '{B}{B}{B}{B}{B}{B}'],
  ],
  [
    'counters',
    game([{ card: 'Mage-Ring Network', counters: { storage: 4 } }, 'Wall of Roots', { card: 'Gemstone Mine', counters: { mining: 1 } }]),
    ['{C}{C}{C}{W}{G}', '{4}'],
  ],
  [
    'hand and life',
    game(['Treasonous Ogre', 'Mana Confluence'], {
      life: 8,
      hand: [{ card: 'Simian Spirit Guide', count: 2 }, { card: 'Elvish Spirit Guide' }],
    }),
    ['{R}{R}{R}{R}', '{R}{R}{R}{R}{G}{W}', '{G}{1}'],
  ],
  [
    'untapping',
    game([{ id: 'pala', card: 'Pili-Pala' }, { card: 'Paradise Mantle', attachedTo: 'pala' }, '3 Forest']),
    ['{W}{U}', '{R}{G}{G}', '{W}'],
  ],
  [
    'Doubling Cube, with mana whose copies pay for more',
    game(['Doubling Cube', 'Font', '3 Snow-Covered Forest']),
    ['{5}{2/W}', '{5}{2/W}{U}{G/U}'],
  ],
  ['Doubling Cube', game(['Doubling Cube', '4 Forest', '4 Mountain']), ['{R}{R}{R}{R}{R}{R}{R}{R}{G}{G}', '{R}{R}{R}{R}{R}{R}{G}{G}{G}']],
  ['metalcraft', game(['Mox Opal', 'Krark-Clan Ironworks', 'Ornithopter', 'Treasure']), ['{W}{U}{4}', '{C}{C}{C}{C}{C}{C}{R}']],
  ['Phyrexian symbols', game(['Swamp', 'Mana Confluence'], { life: 5 }), ['{B/P}{B}', '{W/P}{U/P}{B}', '{W}{G/P}{G/P}']],
];

describe('plans', () => {
  it.each(BOARDS)('CR 601.2g: can be carried out and pay: %s', (_name, state, costs) => {
    for (const cost of costs) {
      const question = { cost: symbols(cost), purpose: null, x: 0, preference: [] };
      const payment = canPay(state, 'a', question);
      const plan = payment.plan();
      expect([cost, payment.payable, plan !== null]).toEqual([cost, true, true]);
      if (plan === null) continue;
      const after = replayed(state, plan);
      expect([cost, canPay(poolOnly(after), 'a', question).payable]).toEqual([cost, true]);
    }
  });

  it('CR 602.2b: pay "auto" uses the plan', () => {
    const state = game([
      { id: 'sig', card: 'Boros Signet' },
      { id: 'isle', card: 'Island' },
      { id: 'gold', card: 'Treasure' },
    ]);
    const done = perform(state, { kind: 'activate', permanent: 'sig', ability: 0 });
    expect(done.ok && [...done.value.state.permanents.values()].map(({ id, tapped }) => `${id} ${tapped}`)).toEqual([
      'sig true',
      'isle true',
      'gold false',
    ]);
  });
});
