import { describe, expect, it } from 'vitest';
import type { Action } from '../../engine/actions/action.ts';
import type { GameState, PlayerSetup } from '../../engine/index.ts';
import { done, kinds, lifeOf, played, refusal, zoneOf } from '../support/acting.ts';
import { byName, card } from '../support/boards.ts';
import { game } from '../support/spells.ts';

/** Copies of spells and abilities on the stack (707.10), and new targets for them (115.7). */

const CARDS = [
  card('Bear', 'Creature — Bear', '', { manaCost: '{1}{G}', power: '2', toughness: '2' }),
  card('Hydra', 'Creature — Hydra', 'This creature enters with X +1/+1 counters on it.', {
    manaCost: '{X}{G}',
    power: '0',
    toughness: '0',
  }),
  card('Zap', 'Instant', '~ deals 3 damage to any target.', { manaCost: '{R}' }),
  card('Fire', 'Sorcery', '~ deals X damage to any target.', { manaCost: '{X}{R}' }),
  card(
    'Burst',
    'Instant',
    'Kicker {4}\n~ deals 2 damage to any target. If this spell was kicked, it deals 4 damage to that permanent or player instead.',
    {
      manaCost: '{R}',
    },
  ),
  card('Charm', 'Instant', 'Choose one —\n• You gain 3 life.\n• Target player loses 3 life.', { manaCost: '{W}' }),
  card('Twin', 'Instant', 'Copy target instant or sorcery spell. You may choose new targets for the copy.', { manaCost: '{R}{R}' }),
  card('Same', 'Instant', 'Copy target instant or sorcery spell.', { manaCost: '{R}{R}' }),
  card('Double', 'Instant', 'Copy target creature spell you control.', { manaCost: '{G}{U}' }),
  card('Scales', 'Sorcery', '~ deals 1 damage to any target.\nStorm', { manaCost: '{R}' }),
  card('Echo', 'Sorcery', '~ deals 1 damage to any target.\nReplicate {1}', { manaCost: '{R}' }),
  card('Price', 'Sorcery', '~ deals 2 damage to any target.\nCasualty 1', { manaCost: '{R}' }),
  card('Mage', 'Creature — Wizard', 'Whenever you cast or copy an instant or sorcery spell, you gain 1 life.', {
    power: '1',
    toughness: '1',
  }),
  card('Judge', 'Creature — Wizard', 'Whenever you cast an instant or sorcery spell, you gain 5 life.', { power: '1', toughness: '1' }),
  card('Guard', 'Creature — Knight', 'Whenever this creature becomes the target of a spell, you gain 1 life.', {
    power: '1',
    toughness: '9',
  }),
  card('Steal', 'Instant', 'Change the target of target instant spell.', { manaCost: '{U}' }),
  card('Turn', 'Instant', 'You may choose new targets for target instant spell.', { manaCost: '{U}' }),
  card('Loop', 'Artifact', '{T}: You gain 2 life.'),
  card('Resonator', 'Artifact', '{0}: Copy target activated ability you control. You may choose new targets for the copy.'),
  card('Pinger', 'Artifact', '{T}: This artifact deals 1 damage to any target.'),
  card(
    'Next',
    'Sorcery',
    'When you next cast an instant or sorcery spell this turn, copy that spell. You may choose new targets for the copy.',
    {
      manaCost: '{R}',
    },
  ),
];

const hand = (...names: readonly string[]): Partial<PlayerSetup> => ({ hand: byName(names) });
const table = (a: Partial<PlayerSetup>, b: Partial<PlayerSetup> = {}): GameState =>
  game(CARDS, [
    { id: 'a', life: 20, manaPool: '{R}{R}{R}{R}{G}{G}{G}{U}{U}{U}{W}', ...a },
    { id: 'b', life: 20, ...b },
  ]);
const cast = (name: string, ...targets: readonly string[]): Action => ({ kind: 'cast', card: name, targets, free: true });
const resolve = (...choose: readonly string[]): Action => ({ kind: 'resolve', choose });
const all: Action = { kind: 'resolve', all: true };

describe('copies of spells', () => {
  it('CR 707.10: a copy is put on the stack above, with the same targets, and is not cast', () => {
    const state = played(
      table({ ...hand('Zap', 'Same'), battlefield: [{ card: 'Judge' }] }),
      cast('Zap', 'b'),
      resolve(),
      cast('Same', 'Zap'),
      resolve(),
    );
    const after = done(state, resolve());
    expect(kinds(after.events)).toContain('SpellCopied');
    expect(kinds(after.events)).not.toContain('SpellCast');
    expect(after.state.stack.map(({ kind, targets }) => [kind, targets])).toEqual([
      ['spell', [['b']]],
      ['spell', [['b']]],
    ]);
    const over = played(after.state, all);
    expect(lifeOf(over, 'b')).toBe(14);
    expect([...over.cards.values()].map(({ id }) => id).sort()).toEqual(['Same', 'Zap']);
  });

  it('CR 707.10c: with new targets where they are chosen, or the same', () => {
    const state = played(table(hand('Zap', 'Twin')), cast('Zap', 'b'), cast('Twin', 'Zap'));
    expect(refusal(state, resolve()).missingChoice?.options).toEqual(expect.arrayContaining(['a', 'b', 'no']));
    expect(lifeOf(played(state, resolve('a'), all))).toBe(17);
    expect(lifeOf(played(state, resolve('no'), all), 'b')).toBe(14);
    expect(lifeOf(played(state, resolve('yes', 'b'), all), 'b')).toBe(14);
  });

  it('CR 707.10: X, modes and kicks are copied', () => {
    const fire = played(table(hand('Fire', 'Same')), { kind: 'cast', card: 'Fire', x: 3, targets: ['b'] }, cast('Same', 'Fire'), all);
    expect(lifeOf(fire, 'b')).toBe(14);
    const charm = played(table(hand('Charm', 'Same')), { kind: 'cast', card: 'Charm', modes: [0] }, cast('Same', 'Charm'), all);
    expect(lifeOf(charm)).toBe(26);
    const burst = played(
      table(hand('Burst', 'Same')),
      { kind: 'cast', card: 'Burst', kicked: true, targets: ['b'] },
      cast('Same', 'Burst'),
      all,
    );
    expect(lifeOf(burst, 'b')).toBe(12);
  });

  it('CR 608.3f, 107.3: a copy of a permanent spell becomes a token with the X of the spell', () => {
    const state = played(table(hand('Hydra', 'Double')), { kind: 'cast', card: 'Hydra', x: 2 }, cast('Double', 'Hydra'), all);
    const hydras = [...state.permanents.values()];
    expect(hydras.map(({ token }) => token).sort()).toEqual([false, true]);
    expect(hydras.map(({ counters }) => counters.get('+1/+1'))).toEqual([2, 2]);
    expect(hydras.find(({ token }) => token)?.owner).toBe('a');
  });

  it('CR 115.7d: what becomes the target of a copy becomes a target, once', () => {
    const state = table({ ...hand('Zap', 'Twin'), battlefield: [{ id: 'guard', card: 'Guard' }] });
    const copied = played(state, cast('Zap', 'b'), cast('Twin', 'Zap'), resolve('guard'), resolve());
    expect(lifeOf(copied)).toBe(21);
  });

  it('CR 707.10: "cast or copy" is both', () => {
    const state = table({ ...hand('Zap', 'Same'), battlefield: [{ card: 'Mage' }] });
    expect(lifeOf(played(state, cast('Zap', 'b'), cast('Same', 'Zap'), all))).toBe(23);
  });
});

describe('keywords that copy', () => {
  it('CR 702.40a: storm copies for each spell cast before it this turn', () => {
    const state = played(
      table(hand('Zap', 'Charm', 'Scales')),
      cast('Zap', 'b'),
      { kind: 'cast', card: 'Charm', modes: [0] },
      all,
      cast('Scales', 'b'),
    );
    expect(lifeOf(played(state, resolve('no'), all), 'b')).toBe(14);
    expect(lifeOf(played(state, resolve('a', 'b'), all))).toBe(22);
    expect(refusal(state, resolve('a')).missingChoice).not.toBeNull();
  });

  it('CR 702.40a: and makes no copies where there was none', () => {
    const state = played(table(hand('Scales')), cast('Scales', 'b'), resolve());
    expect(state.stack).toHaveLength(1);
  });

  it('CR 702.56a: replicate for each time its cost was paid', () => {
    const state = played(table(hand('Echo')), { kind: 'cast', card: 'Echo', targets: ['b'], kicked: ['replicate', 'replicate'] });
    expect(lifeOf(played(state, resolve('no'), all), 'b')).toBe(17);
    expect(played(table(hand('Echo')), { kind: 'cast', card: 'Echo', targets: ['b'] }).stack).toHaveLength(1);
  });

  it('CR 702.153a: casualty', () => {
    const state = played(table({ ...hand('Price'), battlefield: [{ id: 'bear', card: 'Bear' }] }), {
      kind: 'cast',
      card: 'Price',
      targets: ['b'],
      kicked: ['casualty'],
    });
    expect(zoneOf(state, 'bear')).toBe('graveyard');
    expect(lifeOf(played(state, resolve('a'), all))).toBe(18);
  });
});

describe('conspire', () => {
  it('CR 702.78a: two untapped creatures that share a color with the spell are tapped', () => {
    const cards = [
      card('Plot', 'Sorcery', '~ deals 1 damage to any target.\nConspire', { manaCost: '{R}' }),
      card('Red', 'Creature — Goblin', '', { manaCost: '{R}', power: '1', toughness: '1' }),
      card('Green', 'Creature — Elf', '', { manaCost: '{G}', power: '1', toughness: '1' }),
    ];
    const state = game(cards, [
      {
        id: 'a',
        manaPool: '{R}',
        hand: [{ id: 'plot', card: 'Plot' }],
        battlefield: [
          { id: 'r1', card: 'Red' },
          { id: 'r2', card: 'Red' },
          { id: 'g', card: 'Green' },
        ],
      },
      { id: 'b', life: 20 },
    ]);
    const after = played(state, { kind: 'cast', card: 'plot', targets: ['b'], kicked: ['conspire'] });
    expect(['r1', 'r2', 'g'].map((id) => after.permanents.get(id)?.tapped)).toEqual([true, true, false]);
    expect(lifeOf(played(after, resolve('b'), all), 'b')).toBe(18);
  });
});

describe('new targets', () => {
  it('CR 115.7a: a target is changed to another', () => {
    const state = played(table(hand('Zap', 'Steal')), cast('Zap', 'b'), cast('Steal', 'Zap'));
    const after = done(state, resolve());
    expect(kinds(after.events)).toContain('TargetsChanged');
    expect(lifeOf(played(after.state, all))).toBe(17);
  });

  it('CR 115.7d: new targets may be chosen', () => {
    const state = played(
      table({ ...hand('Zap', 'Turn'), battlefield: [{ id: 'bear', card: 'Bear' }] }),
      cast('Zap', 'b'),
      cast('Turn', 'Zap'),
    );
    expect(lifeOf(played(state, resolve('no'), all), 'b')).toBe(17);
    expect(zoneOf(played(state, resolve('bear'), all), 'bear')).toBe('graveyard');
  });
});

describe('copies of abilities', () => {
  it('CR 707.10: an activated ability is copied on the stack', () => {
    const state = table({
      battlefield: [
        { id: 'loop', card: 'Loop' },
        { id: 'res', card: 'Resonator' },
      ],
    });
    const active = played(state, { kind: 'activate', permanent: 'loop', ability: 0 });
    const id = active.stack[0]?.id ?? '';
    const after = played(active, { kind: 'activate', permanent: 'res', ability: 0, targets: [id] }, all);
    expect(lifeOf(after)).toBe(24);
  });

  it('CR 707.10c: with new targets', () => {
    const state = table({
      battlefield: [
        { id: 'pinger', card: 'Pinger' },
        { id: 'res', card: 'Resonator' },
      ],
    });
    const active = played(state, { kind: 'activate', permanent: 'pinger', ability: 0, targets: ['b'] });
    const after = played(active, { kind: 'activate', permanent: 'res', ability: 0 }, resolve('a'), all);
    expect([lifeOf(after), lifeOf(after, 'b')]).toEqual([19, 19]);
  });
});

describe('a spell that is copied when it is cast next', () => {
  it('CR 603.7: the ability waits from when the sorcery has resolved', () => {
    const state = played(table(hand('Next', 'Zap')), cast('Next'), all, cast('Zap', 'b'));
    expect(state.stack).toHaveLength(2);
    expect(lifeOf(played(state, resolve('a'), all))).toBe(17);
  });
});
