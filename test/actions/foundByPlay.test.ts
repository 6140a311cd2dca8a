import { describe, expect, it } from 'vitest';
import { isLegal, perform } from '../../engine/index.ts';
import { passingOptions } from '../../engine/options/passing.ts';
import { done, lifeOf, refusal } from '../support/acting.ts';
import { begun, board, card } from '../support/boards.ts';

/** What games that were played at random have shown to be wrong, by its kind. */

const DEPOT = card('Depot', 'Land', '{T}: Add {C}.\n{1}, {T}: Put a storage counter on this land.');
const CARDS = [
  DEPOT,
  card('Forest', 'Basic Land — Forest'),
  card('Bear', 'Creature — Bear', '', { manaCost: '{G}', power: '2', toughness: '2' }),
  card('Altar', 'Artifact', 'Sacrifice a creature: Add {C}{C}.'),
  card('Druid', 'Creature — Elf Druid', '{T}: Add {G}.\nPut a -1/-1 counter on this creature: Untap this creature.', {
    power: '0',
    toughness: '2',
  }),
  card('Outcast', 'Creature — Human', "Creatures you control can't have -1/-1 counters put on them.", { power: '2', toughness: '2' }),
  card('Well', 'Land', '{T}, Pay 1 life: Add one mana of any color.'),
  card(
    'Plenty',
    'Enchantment',
    'Whenever a player taps a land for mana, that player adds one mana of any type that land produced, and this enchantment deals 1 damage to the player.',
  ),
  card('Golem', 'Artifact', '{6}: You gain 0 life.'),
  card('Rings', 'Artifact', "Whenever you activate an ability, if it isn't a mana ability, you gain 1 life."),
  card('Wand', 'Artifact', '{T}: You gain 1 life.'),
  card('Triad', 'Artifact', 'Exile any number of cards from your graveyard with total mana value 30 or greater: You gain 1 life.'),
  card('Joiner', 'Creature — Elf', '{T}: Add {G}.\n{1}, {Q}: You gain 2 life.', { power: '1', toughness: '2' }),
  card('Searchlight', 'Artifact', '{T}: Choose a player. That player adds one mana of any color they choose.'),
  card('Wilds', 'Artifact', '{T}: Add X mana in any combination of colors, where X is the greatest power among creatures you control.'),
  card('Prodigy', 'Enchantment', 'Whenever you tap a nonland permanent for mana, add one mana of any type that permanent produced.'),
  card('Gate', 'Artifact', '{G}{G}{U}{U}: You gain 3 life.'),
  card('Boar', 'Creature — Boar', '', { power: '3', toughness: '3' }),
  card('Lotus', 'Artifact', '{T}: Choose a color. Add an amount of mana of that color equal to your devotion to that color.'),
  card('Fountain', 'Artifact', '{T}: Each player adds {G}.'),
  card('Fang', 'Artifact', '{G}: You gain 1 life.'),
  card('Circle', 'Artifact', '{0}: The next time a red source of your choice would deal damage to you this turn, prevent that damage.'),
  card('Flame', 'Creature — Elemental', '', { manaCost: '{R}', power: '2', toughness: '2' }),
  card('Knight', 'Creature — Knight', 'First strike', { manaCost: '{W}', power: '2', toughness: '2' }),
  card('Shock', 'Instant', 'Shock deals 2 damage to any target.', { manaCost: '{R}' }),
];

describe('what play at random has found', () => {
  it('CR 602.2b: of lands that are alike the one whose {T} is part of the cost does not pay the mana, too', () => {
    const state = board(CARDS, {
      a: [
        { id: 'first', card: 'Depot' },
        { id: 'second', card: 'Depot' },
      ],
    });
    for (const [own, other] of [
      ['first', 'second'],
      ['second', 'first'],
    ] as const) {
      const { events } = done(state, { kind: 'activate', permanent: own, ability: 1 });
      const tapped = events.flatMap((event) => (event.kind === 'PermanentTapped' ? [event.permanent] : []));
      expect(tapped).toEqual([other, own]);
    }
  });

  it('CR 602.2b: asks which of two creatures is sacrificed that were cast with mana of different lands', () => {
    let state = board(CARDS, {
      a: [
        { id: 'f1', card: 'Forest' },
        { id: 'f2', card: 'Forest' },
        { id: 'altar', card: 'Altar' },
      ],
      b: [],
    });
    expect(state.permanents.size).toBe(3);
    const hand = ['x', 'y'];
    for (const id of hand) {
      const one = CARDS[2];
      if (one === undefined) throw new Error('no card');
      state = {
        ...state,
        cards: new Map(state.cards).set(id, { id, card: one, owner: 'a', zone: 'hand', commander: false }),
        players: state.players.map((player) => (player.id === 'a' ? { ...player, hand: [...player.hand, id] } : player)),
      };
      state = done(done(state, { kind: 'cast', card: id }).state, { kind: 'resolve' }).state;
    }
    const result = perform(state, { kind: 'activate', permanent: 'altar', ability: 0 });
    expect(result.ok ? 'done' : result.error.missingChoice?.options).toEqual(['x', 'y']);
  });

  it('CR 119.4: life is paid before damage that mana abilities deal takes it away', () => {
    const lands = ['Forest', 'Forest', 'Well'].map((name, at) => ({ id: `land${at}`, card: name }));
    const state = begun(
      {
        players: [{ id: 'a', life: 1, battlefield: [...lands, { card: 'Plenty' }, { id: 'golem', card: 'Golem' }] }, { id: 'b' }],
      },
      CARDS,
    );
    const { state: after, events } = done(state, { kind: 'activate', permanent: 'golem', ability: 0 });
    expect(events.filter(({ kind }) => kind === 'PermanentTapped')).toHaveLength(3);
    expect(lifeOf(after)).toBe(-3);
  });

  it('says that a cost which objects have to meet together is not modelled', () => {
    const state = board(CARDS, { a: [{ id: 'triad', card: 'Triad' }] });
    expect(refusal(state, { kind: 'activate', permanent: 'triad', ability: 0 }).notModelled).not.toBeNull();
  });

  it('CR 603.4: what triggers on no mana ability does not trigger on one', () => {
    const state = board(CARDS, { a: [{ id: 'forest', card: 'Forest' }, 'Rings', { id: 'wand', card: 'Wand' }] });
    expect(done(state, { kind: 'tapForMana', permanent: 'forest' }).state.stack).toEqual([]);
    expect(done(state, { kind: 'activate', permanent: 'wand', ability: 0 }).state.stack).toHaveLength(2);
  });

  it('CR 602.2b, 107.6: taps a permanent for mana first where it has to be untapped for the cost, though there is mana enough in the pool', () => {
    const setup = begun({ players: [{ id: 'a', manaPool: '{R}', battlefield: [{ id: 'joiner', card: 'Joiner' }] }, { id: 'b' }] }, CARDS);
    const action = { kind: 'activate', permanent: 'joiner', ability: 1 } as const;
    expect(isLegal(setup, action).legal).toBe(true);
    const { events, state } = done(setup, action);
    expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['PermanentTapped', 'PermanentUntapped']));
    expect(lifeOf(done(state, { kind: 'resolve' }).state, 'a')).toBe(22);
  });

  it('CR 601.2g, 106.4: who pays adds the mana where a mana ability that is used for it lets any player add it', () => {
    const hand = [{ id: 'shock', card: 'Shock' }];
    const setup = begun({ players: [{ id: 'a', hand, battlefield: [{ id: 'light', card: 'Searchlight' }] }, { id: 'b' }] }, CARDS);
    const { state } = done(setup, { kind: 'cast', card: 'shock', targets: ['b'] });
    expect(state.permanents.get('light')?.tapped).toBe(true);
    expect(lifeOf(done(state, { kind: 'resolve' }).state, 'b')).toBe(18);
  });

  it.each([
    ['nobody else could add it, though some of the colors give none', ['Lotus', 'Bear']],
    ['each player adds some', ['Fountain']],
    ['what triggers has whoever taps add some', ['Plenty', 'Well']],
    ['a player is to be chosen', ['Searchlight']],
  ])('CR 601.2g, 106.4: who pays by a plan adds the mana of it where %s', (_, cards) => {
    const state = board(CARDS, { a: [{ id: 'fang', card: 'Fang' }, ...cards] });
    const { state: paid } = done(state, { kind: 'activate', permanent: 'fang', ability: 0 });
    const before = lifeOf(paid, 'a');
    expect(lifeOf(done(paid, { kind: 'resolve' }).state, 'a')).toBe(before + 1);
  });

  it('CR 118.3, 101.2: a counter that an effect keeps from being put on it can not be put for a cost', () => {
    const state = board(CARDS, { a: [{ id: 'druid', card: 'Druid', tapped: true }, 'Outcast'] });
    const action = { kind: 'activate', permanent: 'druid', ability: 1 } as const;
    expect(refusal(state, action).rules).toContain('118.3');
    expect(isLegal(state, action).legal).toBe(false);
    const alone = board(CARDS, { a: [{ id: 'druid', card: 'Druid', tapped: true }] });
    expect(isLegal(alone, action).legal).toBe(true);
  });

  it('CR 616.1: asks nothing of two shields that nothing tells apart, and uses them up one after the other', () => {
    let state = board(CARDS, { a: [{ id: 'circle', card: 'Circle' }], b: [{ id: 'flame', card: 'Flame' }] });
    for (let count = 0; count < 2; count += 1) {
      state = done(state, { kind: 'activate', permanent: 'circle', ability: 0, by: 'a' }).state;
      state = done(state, { kind: 'resolve', choose: ['flame'] }).state;
    }
    const lives = [0, 1, 2].map(() => {
      state = done(state, { kind: 'dealDamage', parts: [{ source: 'flame', target: 'a', amount: 2 }] }).state;
      return lifeOf(state, 'a');
    });
    expect(lives).toEqual([20, 20, 18]);
  });

  it('CR 510.4: after a first step of combat damage a second one comes also where no attacker is left', () => {
    const state = board(CARDS, { a: [{ id: 'bear', card: 'Bear' }], b: [{ id: 'knight', card: 'Knight' }] });
    const attacked = done(state, { kind: 'attack', attackers: [{ attacker: 'bear', defending: 'b' }] }).state;
    const blocked = done(attacked, { kind: 'block', blocks: [{ blocker: 'knight', attacker: 'bear' }] }).state;
    const first = done(blocked, { kind: 'advance', to: 'COMBAT_DAMAGE' }).state;
    const struck = first.permanents.has('bear') ? done(first, { kind: 'advance', to: 'COMBAT_DAMAGE' }).state : first;
    expect([struck.step, struck.permanents.has('bear')]).toEqual(['COMBAT_DAMAGE', false]);
    expect(struck.combat.damage).toBe('first');
    expect(passingOptions(struck).map(({ action }) => action)).toEqual([{ kind: 'advance', to: 'COMBAT_DAMAGE' }]);
    expect(done(struck, { kind: 'advance', to: 'COMBAT_DAMAGE' }).state.combat.damage).toBe('all');
  });

  describe('CR 106.12b: mana that two objects add, and that they can share out in more ways than one', () => {
    const state = board(CARDS, {
      a: [
        { id: 'wilds', card: 'Wilds' },
        { id: 'prodigy', card: 'Prodigy' },
        { id: 'boar', card: 'Boar' },
        { id: 'gate', card: 'Gate' },
      ],
    });
    const poolOf = (choose: readonly string[]) => {
      const acted = done(state, { kind: 'tapForMana', permanent: 'wilds', choose });
      return acted.state.players
        .find(({ id }) => id === 'a')
        ?.manaPool.map(({ type, origin, amount }) => `${amount}${type} of ${origin?.id}`);
    };

    it('asks what each adds of it, and takes what each adds as an answer', () => {
      const whole = '{U}{U}{G}{G}';
      expect(refusal(state, { kind: 'tapForMana', permanent: 'wilds', choose: [whole] }).missingChoice).toMatchObject({
        what: 'the mana of it that wilds adds',
        options: expect.arrayContaining(['{U}{U}{G}', '{U}{G}{G}']),
      });
      const asUsual = ['2U of wilds', '1G of wilds', '1G of prodigy'];
      expect(poolOf([whole, '{U}{U}{G}'])).toEqual(asUsual);
      expect(poolOf(['{U}{U}{G}', '{G}'])).toEqual(asUsual);
      expect(poolOf([whole, '{U}{G}{G}'])).toEqual(['1U of wilds', '2G of wilds', '1U of prodigy']);
      expect(poolOf(['{U}{U}{U}{G}'])).toEqual(['2U of wilds', '1G of wilds', '1U of prodigy']);
      const unfit = refusal(state, { kind: 'tapForMana', permanent: 'wilds', choose: [whole, '{R}{R}'] });
      expect(unfit.missingChoice).toMatchObject({ unfit: '{U}{U}{G}{G}{R}{R}' });
    });

    it('pays by a plan that says it', () => {
      expect(lifeOf(done(state, { kind: 'activate', permanent: 'gate', ability: 0 }).state, 'a')).toBe(20);
      const { state: paid } = done(state, { kind: 'activate', permanent: 'gate', ability: 0 });
      expect(lifeOf(done(paid, { kind: 'resolve' }).state, 'a')).toBe(23);
    });
  });
});
