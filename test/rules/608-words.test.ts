import { describe, expect, it } from 'vitest';
import { layered } from '../../engine/characteristics/layers.ts';
import type { GameState } from '../../engine/index.ts';
import { board, of, zone } from '../effects/board.ts';
import { done, kinds, played, refusal } from '../support/acting.ts';
import { card } from '../support/boards.ts';
import { carryingOut, resolved } from '../support/resolving.ts';
import { game } from '../support/spells.ts';

/** What words mean that point back to an instruction: whom it targets, who did what they were asked, what X is. */

const life = (state: GameState): readonly number[] => state.players.map((one) => one.life);
const counters = (state: GameState, id: string): number => state.permanents.get(id)?.counters.get('+1/+1') ?? 0;

describe('that player', () => {
  it.each([
    ['Search target player’s library for a card and exile it. Then that player shuffles and loses 2 life.', ['Forest0'], [20, 18]],
    ['Exile all creatures target player controls. That player gains 3 life.', [], [20, 23]],
    ['Target player sacrifices a creature. If that player does, they lose 2 life.', [], [20, 18]],
    ['Some Spell deals damage to target player equal to the number of cards in that player’s hand.', [], [20, 18]],
    ['Some Spell deals 4 damage to target player and 1 damage to each creature that player controls.', [], [20, 16]],
  ])('CR 608.2c: %s', (text, choose, expected) => {
    const state = board(
      { battlefield: of('Bear') },
      { battlefield: [{ id: 'theirs', card: 'Bear' }], hand: of('Bolt', 'Forest'), library: [{ id: 'Forest0', card: 'Forest' }] },
    );
    expect(life(resolved(state, text.replaceAll('’', "'"), { targets: [['b']], choose }))).toEqual(expected);
  });

  it('CR 608.2c: each recipient by itself', () => {
    const state = game(
      [card('Bear', 'Creature — Bear', '', { power: '2', toughness: '2' })],
      [
        { id: 'a' },
        { id: 'b', hand: [{ id: 'h1', card: 'Bear' }] },
        {
          id: 'c',
          hand: [
            { id: 'h2', card: 'Bear' },
            { id: 'h3', card: 'Bear' },
          ],
        },
      ],
    );
    const text = "Some Spell deals damage to each opponent equal to the number of cards in that player's hand.";
    expect(life(resolved(state, text))).toEqual([20, 19, 18]);
  });
});

describe('each player may', () => {
  const on = (): GameState => board({ hand: of('Bolt', 'Forest') }, { hand: [{ id: 'theirs', card: 'Forest' }] });
  it.each([
    [
      ['yes', 'yes'],
      [21, 21],
    ],
    [
      ['yes', 'no'],
      [21, 20],
    ],
    [
      ['no', 'yes'],
      [20, 21],
    ],
  ])('CR 101.4, 608.2d: each is asked, the active player first: %j', (choose, expected) => {
    expect(life(resolved(on(), 'Each player may gain 1 life.', { choose }))).toEqual(expected);
  });

  it.each([
    [['yes'], 5],
    [['no'], 0],
  ])('CR 608.2c: “for each opponent who does” counts who did: %j', (choose, more) => {
    const text = 'Each opponent may gain 1 life. For each opponent who does, you gain 5 life.';
    expect(life(resolved(on(), text, { choose }))[0]).toBe(20 + more);
  });

  it('CR 608.2c: “each opponent who didn’t”', () => {
    const text = "Each player may put a land card from their hand onto the battlefield, then each opponent who didn't draws a card.";
    const choose = ['yes', 'forest-1', 'no'];
    const after = resolved(board({ hand: of('Forest') }, { hand: [{ id: 'theirs', card: 'Forest' }] }), text, { choose });
    expect([after.permanents.has('forest-1'), zone(after, 'hand', 'b').length]).toEqual([true, 2]);
  });

  it('CR 608.2d: “target opponent may have it deal damage to them; if that player doesn’t”', () => {
    const text = "Target opponent may have Some Spell deal 4 damage to them. If that player doesn't, you gain 3 life.";
    expect(life(resolved(on(), text, { targets: [['b'], ['b']], choose: ['yes'] }))).toEqual([20, 16]);
    expect(life(resolved(on(), text, { targets: [['b'], ['b']], choose: ['no'] }))).toEqual([23, 20]);
  });
});

describe('for each, and X', () => {
  it('CR 107.3: X is said of both parts', () => {
    const state = board({ battlefield: of('Bear', 'Wall') }, {});
    const after = resolved(state, 'You gain X life and draw X cards, where X is the number of creatures you control.');
    expect([life(after)[0], zone(after, 'hand').length]).toEqual([22, 2]);
  });

  it('CR 608.2c: what is done for each of several, so often', () => {
    const state = board({ battlefield: of('Bear', 'Wall') }, { hand: of('Bolt', 'Forest', 'Bear') });
    const after = resolved(state, 'Target player discards a card for each creature you control.', {
      targets: [['b']],
      choose: ['bolt-1', 'forest-1'],
    });
    expect(zone(after, 'hand', 'b').length).toBe(1);
  });

  it('CR 115.1, 107.3: a target by an X that the text defines', () => {
    const CARDS = [
      card('Bear', 'Creature — Bear', '', { manaCost: '{1}{G}', power: '2', toughness: '2' }),
      card('Giant', 'Creature — Giant', '', { manaCost: '{4}{G}', power: '5', toughness: '5' }),
      card('Fetch', 'Sorcery', 'Destroy target creature with mana value X or less, where X is the number of creatures you control.'),
    ];
    const state = game(CARDS, [
      {
        id: 'a',
        hand: [{ id: 'Fetch', card: 'Fetch' }],
        battlefield: [
          { id: 'B1', card: 'Bear' },
          { id: 'B2', card: 'Bear' },
        ],
      },
      {
        id: 'b',
        battlefield: [
          { id: 'B3', card: 'Bear' },
          { id: 'G', card: 'Giant' },
        ],
      },
    ]);
    const cast = (id: string) => ({ kind: 'cast', card: 'Fetch', free: true, targets: [id] }) as const;
    expect(refusal(state, cast('G')).rules).toContain('115.1');
    expect(played(state, cast('B3'), { kind: 'resolve' }).permanents.has('B3')).toBe(false);
  });
});

describe('“it” in a trigger condition', () => {
  const CARDS = [
    card('Cake', 'Artifact', 'When this artifact enters and when you sacrifice it, you gain 1 life.', { manaCost: '{1}' }),
    card(
      'Biter',
      'Creature — Cat',
      'Whenever this creature attacks and whenever it deals combat damage to a player, put a +1/+1 counter on it.',
      {
        power: '1',
        toughness: '1',
      },
    ),
    card('Rock', 'Artifact', '', { manaCost: '{1}' }),
  ];
  const state = game(CARDS, [
    {
      id: 'a',
      battlefield: ['Cake', 'Rock', 'Biter'].map((id) => ({ id, card: id })),
      hand: [{ id: 'Cake2', card: 'Cake' }],
    },
    { id: 'b' },
  ]);

  it.each([
    ['Cake', 21],
    ['Rock', 20],
  ])('CR 603.2: sacrificing %s', (id, expected) => {
    expect(life(played(state, { kind: 'sacrifice', permanents: [id] }, { kind: 'resolve', all: true }))[0]).toBe(expected);
  });

  it('CR 603.2: entering', () => {
    expect(life(played(state, { kind: 'cast', card: 'Cake2', free: true }, { kind: 'resolve', all: true }))[0]).toBe(21);
  });

  it('CR 603.2: attacking and dealing damage', () => {
    const attacking = played(state, { kind: 'attack', attackers: [{ attacker: 'Biter', defending: 'b' }] }, { kind: 'resolve', all: true });
    expect(counters(attacking, 'Biter')).toBe(1);
    const { state: after, events } = done(attacking, { kind: 'combatDamage' });
    expect(kinds(events)).toContain('AbilityTriggered');
    expect(counters(played(after, { kind: 'resolve', all: true }), 'Biter')).toBe(2);
  });
});

describe('what was named before the instruction', () => {
  const aura = (name: string, text: string) => card(name, 'Enchantment — Aura', `Enchant creature\n${text}`, { manaCost: '{U}' });
  const CARDS = [
    card('Bear', 'Creature — Bear', '', { power: '2', toughness: '2' }),
    card('Wood', 'Basic Land — Forest'),
    aura('Sleep', 'At the beginning of each upkeep, if enchanted creature is untapped, tap it.'),
    aura('Grudge', "At the beginning of the upkeep of enchanted creature's controller, destroy that creature."),
  ];
  it.each([
    ['Sleep', true, true],
    ['Grudge', false, undefined],
  ])('CR 608.2c: %s', (name, there, tapped) => {
    const state = game(
      CARDS,
      [
        { id: 'a', battlefield: [{ id: 'Aura', card: name, attachedTo: 'Theirs' }] },
        { id: 'b', battlefield: [{ id: 'Theirs', card: 'Bear' }], library: [{ id: 'l1', card: 'Wood' }] },
      ],
      { step: 'END' },
    );
    const after = played(state, { kind: 'advance', to: 'UPKEEP' }, { kind: 'resolve', all: true });
    expect([after.permanents.has('Theirs'), after.permanents.get('Theirs')?.tapped]).toEqual([there, tapped]);
  });
});

describe('exchanged life totals, and deeds left to a player', () => {
  it.each([
    [20, 20, [20, 20]],
    [7, 31, [31, 7]],
    [31, 7, [7, 31]],
  ])('CR 701.12c: %i and %i', (mine, theirs, expected) => {
    const state = board({ life: mine }, { life: theirs });
    expect(life(resolved(state, 'Exchange life totals with target opponent.', { targets: [['b']] }))).toEqual(expected);
  });

  it('CR 701.12a: nothing where one of them can’t gain life', () => {
    const CARDS = [card('Blight', 'Enchantment', "Your opponents can't gain life.")];
    const state = game(CARDS, [
      { id: 'a', life: 30, battlefield: [{ id: 'Blight', card: 'Blight' }] },
      { id: 'b', life: 5 },
    ]);
    expect(life(resolved(state, 'Exchange life totals with target opponent.', { targets: [['b']] }))).toEqual([30, 5]);
  });

  const text =
    "Look at the top card of your library. If it's a land card, you may put it onto the battlefield. If you don't put the card onto the battlefield, put it into your hand.";
  it.each([
    ['Forest', ['yes'], 'battlefield'],
    ['Forest', ['no'], 'hand'],
    ['Bear', [], 'hand'],
  ])('CR 608.2c: “if you don’t put the card onto the battlefield”: a %s with %j', (name, choose, where) => {
    const state = resolved(board({ library: [{ id: 'top', card: name }] }), text, { choose });
    expect(state.permanents.has('top') ? 'battlefield' : state.cards.get('top')?.zone).toBe(where);
  });
});

describe('its power', () => {
  const fields = {
    battlefield: [
      { id: 'bear', card: 'Bear' },
      { id: 'other', card: 'Bear' },
    ],
  };
  const get = 'gets +X/+X until end of turn, where X is its power';
  const both = 'gains flying and gets +X/+X until end of turn, where X is its power';

  it.each([
    [`Target creature ${get}.`, null, 4],
    [`Target creature ${both}.`, null, 4],
    // What the ability is of is no other object that was named.
    [`Target creature ${get}.`, 'source', 4],
    [`Untap all creatures. Target creature ${both}.`, null, 4],
    [`Untap target creature. It ${get}.`, null, 4],
  ])('CR 608.2c: is of what gets bigger: %s', (text, it, expected) => {
    const after = resolved(board(fields), text, { targets: [['bear']], meant: { it: it === null ? null : [it] } });
    expect(layered(after).view.object('bear')?.power).toBe(expected);
  });

  it.each([`Target creature ${get}.`, `Target creature ${both}.`])(
    'CR 608.2c: is not guessed where another object was named: %s',
    (text) => {
      const stopped = carryingOut(board(fields), text, { targets: [['bear']], meant: { it: ['other'] } });
      expect(stopped.kind).toBe('notModelled');
    },
  );
});
