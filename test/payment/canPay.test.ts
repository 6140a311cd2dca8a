import { describe, expect, it } from 'vitest';
import { canActivate, canPay, type GameState, type Payment, type Purpose, showMana } from '../../engine/index.ts';
import { game } from './cards.ts';

const symbols = (cost: string): readonly string[] => [...cost.matchAll(/\{([^}]+)\}/g)].map(([, symbol = '']) => symbol);

const ask = (state: GameState, cost: string, purpose: Purpose = null, x = 0): Payment =>
  canPay(state, 'a', { cost: symbols(cost), purpose, x, preference: [] });

/** What a plan gives up, and what it leaves. */
const price = (payment: Payment): string => {
  const plan = payment.plan();
  if (plan === null) return 'none';
  return `life ${plan.life}, permanents ${plan.permanents}, cards ${plan.cards}, left ${showMana(plan.leftover)}`;
};

const cast = (card: string): Purpose => ({ kind: 'cast', card, face: 0, x: null });

const TABLE: readonly (readonly [rule: string, fact: string, state: GameState, costs: Readonly<Record<string, boolean>>])[] = [
  ['118.3', 'nothing pays only {0}', game([]), { '{0}': true, '{1}': false, '': true }],
  ['601.2h', 'a dual land is one mana', game(['Taiga']), { '{R}': true, '{G}': true, '{1}': true, '{R}{G}': false }],
  ['107.4c', 'any color is not colorless', game(['City of Brass']), { '{C}': false, '{1}': true, '{R}': true }],
  ['106.4', 'floating {W}{U} pays {W/U}{W/B}', game([], { manaPool: '{W}{U}' }), { '{W/U}{W/B}': true, '{W/B}{W/B}': false }],
  ['601.2g', 'Sol Ring and a Forest pay {2}{G}', game(['Sol Ring', 'Forest']), { '{2}{G}': true, '{1}{G}{G}': false, '{3}{G}': false }],
  ['107.4e', 'hybrid needs one mana a symbol', game(['Forest', 'Plains']), { '{2}{G/W}': false, '{1}{G/W}': true }],
  ['602.2b', 'Plains does not start Flooded Grove, Island does', game(['Plains', 'Flooded Grove']), { '{1}{G}': false, '{W}{C}': true }],
  ['602.2b', 'Island and Flooded Grove', game(['Island', 'Flooded Grove']), { '{1}{G}': true, '{G}{G}': true, '{2}{G}': false }],
  [
    '107.4e',
    '{2/W} for two generic',
    game(['Forest', 'Forest', 'Plains'].map((card) => ({ card }))),
    { '{2/W}{2/B}': true, '{2/W}{2/W}': true, '{2/B}{2/B}': false },
  ],
  ['107.4f', 'Phyrexian symbols for life', game(['Swamp'], { life: 2 }), { '{B/P}{B}': true, '{B/P}{B/P}{B}': false, '{B/P}{B/P}': true }],
  ['119.4', 'not at 1 life', game(['Swamp'], { life: 1 }), { '{B/P}{B}': false, '{B/P}': true, '{W/P}': false }],
  [
    '119.4',
    "a painland's damage comes before the cost is paid",
    game(['Adarkar Wastes'], { life: 2 }),
    { '{W}{B/P}': false, '{C}{B/P}': true, '{W}': true },
  ],
  ['119.4', 'at 1 life a painland still gives colored mana', game(['Adarkar Wastes'], { life: 1 }), { '{W}': true }],
  [
    '119.4',
    'life for a land and life for a symbol add up',
    game(['Mana Confluence'], { life: 3 }),
    { '{W}{B/P}': true, '{W}{B/P}{B/P}': false },
  ],
  [
    '701.21a',
    'two altars and one creature',
    game(['Phyrexian Tower', "Ashnod's Altar", 'Grizzly Bears']),
    { '{B}{B}{C}{C}': false, '{B}{B}': true, '{C}{C}{C}': true },
  ],
  ['605.3b', 'a Forest is tapped, then sacrificed', game(['Orcish Lumberjack', 'Forest']), { '{R}{R}{R}{G}': true, '{R}{R}{R}{R}': false }],
  ['107.4h', 'snow mana from a snow land', game(['Snow-Covered Forest', 'Forest']), { '{S}{G}': true, '{S}{S}': false }],
  [
    '605.3b',
    'Signet, filter land, Swamp',
    game(['Sunken Ruins', 'Boros Signet', 'Swamp']),
    { '{B}{R}{W}': true, '{U}{R}{W}': true, '{U}{U}{R}{W}': false },
  ],
  ['118.3', 'one creature taps for one of two', game(['Springleaf Drum', 'Llanowar Elves']), { '{G}': true, '{W}': true, '{G}{W}': false }],
  [
    '302.6',
    'a new creature can still be tapped for Springleaf Drum',
    game(['Springleaf Drum', { card: 'Llanowar Elves', sick: true }]),
    { '{W}': true, '{G}{W}': false },
  ],
  ['118.3', 'Earthcraft is no mana ability', game(['Earthcraft', 'Grizzly Bears', 'Forest']), { '{G}{G}': false, '{G}': true }],
  ['107.3', 'thirty triplings', game(['30 Nyxbloom Ancient', 'Forest']), { '{1000000000}{G}': true, '{R}': false }],
];

describe('whether a cost can be paid', () => {
  it.each(TABLE)('CR %s: %s', (_rule, _fact, state, costs) => {
    const answers = Object.keys(costs).map((cost) => [cost, ask(state, cost).payable]);
    expect(Object.fromEntries(answers)).toEqual(costs);
    for (const [cost, payable] of Object.entries(costs)) if (payable) expect(ask(state, cost).plan()).not.toBeNull();
  });

  it('CR 106.6: mana that may be spent on creature spells only', () => {
    const state = game(['12 Ancient Ziggurat', '2 Forest'], {
      hand: [
        { id: 'bear', card: 'Grizzly Bears' },
        { id: 'bolt', card: 'Lightning Bolt' },
      ],
    });
    expect(ask(state, '{9}{G}', cast('bear')).payable).toBe(true);
    expect(ask(state, '{2}', cast('bolt')).payable).toBe(true);
    expect(ask(state, '{3}', cast('bolt')).payable).toBe(false);
    expect(ask(state, '{3}').payable).toBe(false);
  });

  it('CR 601.2a: a card that is being cast is no longer in the hand to be exiled for mana', () => {
    const state = game([], { hand: [{ id: 'guide', card: 'Simian Spirit Guide' }] });
    expect(ask(state, '{R}', cast('guide')).payable).toBe(false);
    expect(ask(state, '{R}').payable).toBe(true);
  });

  it("CR 602.5e: Lion's Eye Diamond is used before a spell is announced, and would discard it", () => {
    const state = game(["Lion's Eye Diamond"], {
      hand: [{ id: 'bolt', card: 'Lightning Bolt' }],
      graveyard: [{ id: 'old', card: 'Lightning Bolt' }],
    });
    expect(ask(state, '{R}', cast('bolt')).payable).toBe(false);
    expect(ask(state, '{R}', cast('old')).payable).toBe(true);
  });

  it('CR 602.5e: it would discard a card whose ability is activated from the hand, too', () => {
    const cycled = (more: readonly string[]) =>
      canActivate(game(["Lion's Eye Diamond", ...more], { hand: [{ id: 'cerodon', card: 'Desert Cerodon' }] }), {
        ...{ source: 'cerodon', ability: 0, player: 'a', x: null },
      }).legal;
    expect([cycled([]), cycled(['Mountain'])]).toEqual([false, true]);
  });

  it('CR 107.3: X counts Sol Ring as two', () => {
    const state = game(['Sol Ring', '2 Mountain']);
    expect([2, 3, 4].map((x) => ask(state, '{X}{R}', null, x).payable)).toEqual([true, true, false]);
  });
});

describe('the plan', () => {
  it.each([
    ['no life where it need not be', game(['Adarkar Wastes', 'Mana Confluence']), '{1}{W}', 'life 1, permanents 0, cards 0, left '],
    [
      'no damage where it need not be',
      game(['City of Brass', 'Island', 'Llanowar Elves']),
      '{1}{G}',
      'life 0, permanents 0, cards 0, left ',
    ],
    ['the Swamp pays {B}, life the Phyrexian symbol', game(['Swamp']), '{B/P}{B}', 'life 2, permanents 0, cards 0, left '],
    ['nothing floats', game(['Sol Ring', 'Forest']), '{2}{G}', 'life 0, permanents 0, cards 0, left '],
    ['no Treasure before a land', game(['Treasure', '2 Forest']), '{1}{G}', 'life 0, permanents 0, cards 0, left '],
    [
      'no card from hand before a land',
      game(['2 Mountain'], { hand: [{ card: 'Simian Spirit Guide' }] }),
      '{1}{R}',
      'life 0, permanents 0, cards 0, left ',
    ],
  ] as const)('gives up %s', (_fact, state, cost, given) => {
    expect(price(ask(state, cost))).toBe(given);
  });

  it('CR 601.2g: names each source and what it pays', () => {
    const plan = ask(
      game([
        { id: 'sig', card: 'Boros Signet' },
        { id: 'isle', card: 'Island' },
      ]),
      '{R}{W}',
    ).plan();
    expect(
      plan?.steps.map((step) =>
        step.kind === 'activate' ? [step.source, step.pays.map(({ symbol, type, step: at }) => `${symbol}${type}${at}`).sort()] : [],
      ),
    ).toEqual([
      ['isle', ['1U1']],
      ['sig', ['RRnull', 'WWnull']],
    ]);
  });
});

describe('several plans', () => {
  const given = (state: GameState, cost: string): readonly string[] =>
    ask(state, cost)
      .plans(10)
      .plans.map((plan) => `life ${plan.life}, permanents ${plan.permanents}, gone ${plan.oneShot}`);

  it('CR 107.4f: life or a Treasure', () => {
    expect([...given(game(['Swamp', 'Treasure']), '{B/P}{B}')].sort()).toEqual([
      'life 0, permanents 1, gone 1',
      'life 2, permanents 0, gone 0',
    ]);
  });

  it('CR 601.2g: none that another beats', () => {
    expect(given(game(['Forest', 'Treasure', 'City of Brass']), '{G}')).toEqual(['life 0, permanents 0, gone 0']);
  });

  it('CR 601.2g: the one that the preference puts first comes first', () => {
    const state = game(['Swamp', 'Treasure']);
    const question = { cost: symbols('{B/P}{B}'), purpose: null, x: 0, preference: ['permanents'] as const };
    expect(
      canPay(state, 'a', question)
        .plans(10)
        .plans.map(({ life }) => life),
    ).toEqual([2, 0]);
  });
});

describe('whether an ability can be activated', () => {
  it('CR 602.2b: the permanent that is tapped for its own cost makes no mana', () => {
    const alone = game([{ id: 'coffers', card: 'Cabal Coffers' }, 'Swamp']);
    const both = game([{ id: 'coffers', card: 'Cabal Coffers' }, '2 Swamp']);
    expect([alone, both].map((state) => canActivate(state, { source: 'coffers', ability: 0, player: 'a', x: null }).legal)).toEqual([
      false,
      true,
    ]);
  });

  it('CR 602.2: a refusal for lack of mana cites it', () => {
    const { legal, explanation } = canActivate(game([{ id: 'sig', card: 'Boros Signet' }]), {
      source: 'sig',
      ability: 0,
      player: 'a',
      x: null,
    });
    expect([legal, explanation.rules.includes('602.2')]).toEqual([false, true]);
  });
});
