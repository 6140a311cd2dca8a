import { describe, expect, it } from 'vitest';
import type { Action } from '../../engine/actions/action.ts';
import type { GameState, PermanentSetup, PlayerSetup } from '../../engine/index.ts';
import { characteristicsOf } from '../../engine/index.ts';
import { done, kinds, lifeOf, played, poolOf, refusal, sourcesOnStack, zoneOf } from '../support/acting.ts';
import { byName, card } from '../support/boards.ts';
import { game } from '../support/spells.ts';

/** How spells and abilities resolve. All spells are cast without paying for them, so that it is about nothing else. */

const CARDS = [
  card('Bear', 'Creature — Bear', '', { manaCost: '{1}{G}', power: '2', toughness: '2' }),
  card('Giant', 'Creature — Giant', '', { manaCost: '{4}{R}', power: '5', toughness: '5' }),
  card('Zap', 'Instant', '~ deals 3 damage to any target.', { manaCost: '{R}' }),
  card('Murder', 'Instant', 'Destroy target creature.', { manaCost: '{B}' }),
  card('Two Graves', 'Sorcery', 'Destroy up to two target creatures. You gain 1 life.', { manaCost: '{B}' }),
  card('Wilt', 'Instant', 'Destroy target creature. Its controller loses 2 life.', { manaCost: '{B}' }),
  card('Rake', 'Sorcery', 'Target player loses 2 life. That player loses 1 life.', { manaCost: '{B}' }),
  card('Bite', 'Sorcery', "Target creature you control deals damage equal to its power to target creature you don't control.", {
    manaCost: '{G}',
  }),
  card('Veil', 'Instant', 'Target creature you control gains hexproof until end of turn.', { manaCost: '{G}' }),
  card('Dark Rite', 'Instant', 'Add {B}{B}{B}.', { manaCost: '{B}' }),
  card('Prism', 'Instant', 'Add two mana of any one color.', { manaCost: '{1}' }),
  card(
    'Burst',
    'Instant',
    'Kicker {4}\nBurst deals 2 damage to any target. If this spell was kicked, it deals 4 damage to that permanent or player instead.',
    {
      manaCost: '{R}',
    },
  ),
  card('Recall', 'Sorcery', 'You gain 1 life.\nFlashback {G}', { manaCost: '{G}' }),
  card('Again', 'Instant', 'Buyback {2}\nYou gain 1 life.', { manaCost: '{G}' }),
  card('Choice', 'Instant', 'Choose one —\n• You gain 3 life.\n• Target player loses 3 life.', { manaCost: '{W}' }),
  card('Vow', 'Enchantment — Aura', 'Enchant creature\nEnchanted creature gets +1/+1.', { manaCost: '{W}' }),
  card('Greeter', 'Creature — Human', 'When this creature enters, you gain 2 life.', { manaCost: '{W}', power: '1', toughness: '1' }),
  card('Hydra', 'Creature — Hydra', 'This creature enters with X +1/+1 counters on it.\nWhen this creature enters, you gain X life.', {
    manaCost: '{X}{G}',
    power: '0',
    toughness: '1',
  }),
  card(
    'Grave Bomb',
    'Artifact',
    '{T}, Sacrifice this artifact: It deals damage equal to the number of charge counters on it to any target.',
  ),
  card('Leak', 'Instant', 'Counter target spell unless its controller pays {3}.', { manaCost: '{1}{U}' }),
  card('Tribute', 'Creature — Ogre', 'When this creature enters, sacrifice it unless you pay {2}.', {
    manaCost: '{B}',
    power: '4',
    toughness: '4',
  }),
  card('Offer', 'Sorcery', 'You may pay {1}. If you do, you gain 5 life.', { manaCost: '{W}' }),
  card('Drain', 'Sorcery', 'Target player gains 1 life. You gain life equal to the power of target creature.', { manaCost: '{W}' }),
  card('Pump', 'Sorcery', 'Put X +1/+1 counters on target creature, where X is its power.', { manaCost: '{G}' }),
  card('Thorns', 'Enchantment', 'Whenever a player taps a land for mana, this enchantment deals 1 damage to that player.'),
  card('Guard', 'Creature — Knight', 'Protection from red', { power: '2', toughness: '2' }),
  card('Wood', 'Basic Land — Forest'),
  card('Peak', 'Basic Land — Mountain'),
];

/** A game in which player a has these cards in hand and these permanents, and b those. */
const on = (
  hand: readonly string[],
  mine: readonly (string | PermanentSetup)[] = [],
  theirs: readonly (string | PermanentSetup)[] = [],
  more: Partial<PlayerSetup> = {},
): GameState =>
  game(CARDS, [
    { id: 'a', hand: byName(hand), battlefield: byName(mine), ...more },
    { id: 'b', battlefield: byName(theirs) },
  ]);

const cast = (name: string, ...targets: readonly string[]) => ({ kind: 'cast', card: name, free: true, targets }) as const;
const RESOLVE: Action = { kind: 'resolve' };
const ALL: Action = { kind: 'resolve', all: true };

describe('an instant or sorcery', () => {
  it('CR 608.2n: does what it says and goes to the graveyard then', () => {
    const { state, events } = done(played(on(['Zap']), cast('Zap', 'b')), RESOLVE);
    expect(kinds(events)).toEqual(['DamageDealt', 'LifeLost', 'SpellResolved', 'ZoneChanged']);
    expect([lifeOf(state, 'b'), zoneOf(state, 'Zap'), state.stack.length]).toEqual([17, 'graveyard', 0]);
  });

  it('CR 405.5: the one cast last resolves first', () => {
    const state = played(on(['Zap', 'Murder'], [], ['Giant']), cast('Zap', 'Giant'), cast('Murder', 'Giant'), RESOLVE);
    expect([zoneOf(state, 'Giant'), sourcesOnStack(state)]).toEqual(['graveyard', ['Zap']]);
  });

  it('CR 608.2b: does nothing where its only target is gone, and is put into the graveyard', () => {
    const { state, events } = done(
      played(on(['Zap', 'Murder'], [], ['Bear']), cast('Zap', 'Bear'), cast('Murder', 'Bear'), RESOLVE),
      RESOLVE,
    );
    expect(kinds(events)).toEqual(['ResolutionFailed', 'ZoneChanged']);
    expect(zoneOf(state, 'Zap')).toBe('graveyard');
  });

  it('CR 608.2b: does nothing where its target may not be targeted any more', () => {
    const aimed = played(on(['Murder'], [], ['Bear'], { id: 'a' }), cast('Murder', 'Bear'));
    const hidden = {
      ...aimed,
      permanents: new Map(aimed.permanents).set('Bear', { ...(aimed.permanents.get('Bear') ?? raise()), phasedOut: true }),
    };
    expect(zoneOf(played(hidden, RESOLVE), 'Bear')).toBe('battlefield');
    expect(kinds(done(hidden, RESOLVE).events)).toEqual(['ResolutionFailed', 'ZoneChanged']);
  });

  it('CR 400.7, 608.2b: what has left and come back is another object, and no target', () => {
    const aimed = played(on(['Murder'], [], ['Bear']), cast('Murder', 'Bear'), { kind: 'exile', permanents: ['Bear'] });
    expect(aimed.stack[0]?.targets[0]?.[0]).not.toBe('Bear');
    expect(kinds(done(aimed, RESOLVE).events)).toEqual(['ResolutionFailed', 'ZoneChanged']);
  });

  it('CR 608.2b: goes on with the targets that are left, and all else that it says', () => {
    const aimed = played(on(['Two Graves', 'Murder'], [], ['Bear', 'Giant']), cast('Two Graves', 'Bear', 'Giant'), cast('Murder', 'Bear'));
    const state = played(aimed, ALL);
    expect([zoneOf(state, 'Giant'), lifeOf(state)]).toEqual(['graveyard', 21]);
  });

  it('CR 608.2b: "up to two" with none chosen has no target that could be illegal', () => {
    expect(lifeOf(played(on(['Two Graves'], [], ['Bear']), cast('Two Graves'), RESOLVE))).toBe(21);
  });

  it('CR 608.2h: "its controller" is who controlled it last', () => {
    expect(lifeOf(played(on(['Wilt'], [], ['Bear']), cast('Wilt', 'Bear'), RESOLVE), 'b')).toBe(18);
    // Owned by one player and controlled by the other: the card is in its owner's graveyard by then.
    const stolen = on(['Wilt'], [], [{ id: 'it', card: 'Bear', owner: 'a' }]);
    const state = played(stolen, cast('Wilt', 'it'), RESOLVE);
    expect([lifeOf(state, 'a'), lifeOf(state, 'b'), state.players[0]?.graveyard.includes('it')]).toEqual([20, 18, true]);
  });

  it('CR 608.2c: "that player" is the one named before', () => {
    expect(lifeOf(played(on(['Rake']), cast('Rake', 'b'), RESOLVE), 'b')).toBe(17);
  });

  it('CR 120.1: the creature that is told to deals the damage', () => {
    const state = played(on(['Bite'], ['Bear'], ['Giant']), cast('Bite', 'Bear', 'Giant'), RESOLVE);
    expect(state.permanents.get('Giant')?.damage).toBe(2);
  });

  it('CR 608.2b: what an illegal target would tell or do does not happen', () => {
    const aimed = played(on(['Bite', 'Murder'], ['Bear'], ['Giant']), cast('Bite', 'Bear', 'Giant'), cast('Murder', 'Bear'));
    const state = played(aimed, ALL);
    expect([state.permanents.get('Giant')?.damage, zoneOf(state, 'Bite')]).toEqual([0, 'graveyard']);
  });

  it('CR 702.16b: protection that comes to it makes a target illegal', () => {
    expect(refusal(on(['Zap'], [], ['Guard']), cast('Zap', 'Guard')).rules).toContain('702.16b');
  });

  it('CR 106.4: a spell that adds mana adds it as it resolves', () => {
    const waiting = played(on(['Dark Rite']), cast('Dark Rite'));
    expect([poolOf(waiting), poolOf(played(waiting, RESOLVE))]).toEqual(['', '{B}{B}{B}']);
  });

  it('CR 608.2d: which mana it is is chosen then', () => {
    const waiting = played(on(['Prism']), cast('Prism'));
    expect(refusal(waiting, RESOLVE).missingChoice?.options).toEqual(['{W}{W}', '{U}{U}', '{B}{B}', '{R}{R}', '{G}{G}']);
    expect(poolOf(played(waiting, { kind: 'resolve', choose: ['{G}{G}'] }))).toBe('{G}{G}');
  });

  it.each([
    [false, 18],
    [true, 16],
  ])('CR 702.33, 614.15: kicked %s', (kicked, life) => {
    const state = on(['Burst'], [{ id: 'peak', card: 'Peak', count: 5 }]);
    expect(lifeOf(played(state, { kind: 'cast', card: 'Burst', targets: ['b'], ...(kicked ? { kicked } : {}) }, RESOLVE), 'b')).toBe(life);
    const at = played(
      on(['Burst'], ['Bear', { id: 'peak', card: 'Peak', count: 5 }], ['Giant']),
      { kind: 'cast', card: 'Burst', targets: ['Giant'], ...(kicked ? { kicked } : {}) },
      RESOLVE,
    );
    expect([at.permanents.get('Giant')?.damage, at.permanents.get('Bear')?.damage, lifeOf(at), lifeOf(at, 'b')]).toEqual([
      20 - life,
      0,
      20,
      20,
    ]);
  });

  it('CR 702.34a, 702.27a: flashback exiles it, buyback returns it', () => {
    const wood = { id: 'wood', card: 'Wood', count: 3 };
    const back = on([], [wood], [], { graveyard: byName(['Recall']) });
    expect(zoneOf(played(back, { kind: 'cast', card: 'Recall' }, RESOLVE), 'Recall')).toBe('exile');
    const again: Action = { kind: 'cast', card: 'Again', kicked: ['buyback'] };
    expect(zoneOf(played(on(['Again'], [wood]), again, RESOLVE), 'Again')).toBe('hand');
  });

  it('CR 700.2: does what the chosen mode says', () => {
    const state = on(['Choice']);
    expect(lifeOf(played(state, { ...cast('Choice'), modes: [0] }, RESOLVE))).toBe(23);
    expect(lifeOf(played(state, { ...cast('Choice', 'b'), modes: [1] }, RESOLVE), 'b')).toBe(17);
  });
});

describe('what is paid as something resolves', () => {
  const peaks = (count: number): PermanentSetup => ({ id: 'peak', card: 'Peak', count });

  it('CR 118.12a: who controls what is targeted pays, with mana abilities, or does not', () => {
    const at = (count: number): GameState => played(on(['Zap', 'Leak'], [peaks(count)]), cast('Zap', 'b'), cast('Leak', 'Zap'));
    expect(refusal(at(3), RESOLVE).missingChoice?.options).toEqual(['yes', 'no']);
    const paid = played(at(3), { kind: 'resolve', choose: ['yes'] });
    expect([sourcesOnStack(paid), [...paid.permanents.values()].filter(({ tapped }) => tapped).length]).toEqual([['Zap'], 3]);
    expect(zoneOf(played(at(3), { kind: 'resolve', choose: ['no'] }), 'Zap')).toBe('graveyard');
    // What can't be paid is not asked for.
    expect(zoneOf(played(at(2), RESOLVE), 'Zap')).toBe('graveyard');
  });

  it('CR 118.12: "unless you pay" of an ability', () => {
    const at = (count: number): GameState => played(on(['Tribute'], [peaks(count)]), cast('Tribute'), RESOLVE);
    expect(zoneOf(played(at(2), { kind: 'resolve', choose: ['yes'] }), 'Tribute')).toBe('battlefield');
    expect(zoneOf(played(at(1), RESOLVE), 'Tribute')).toBe('graveyard');
  });

  it('CR 608.2d: "you may pay. If you do"', () => {
    const state = played(on(['Offer'], [peaks(1)]), cast('Offer'));
    expect(lifeOf(played(state, { kind: 'resolve', choose: ['yes'] }))).toBe(25);
    expect(lifeOf(played(state, { kind: 'resolve', choose: ['no'] }))).toBe(20);
    expect(lifeOf(played(on(['Offer']), cast('Offer'), RESOLVE))).toBe(20);
  });

  it('CR 608.2g: what triggers on the mana abilities goes on the stack afterwards', () => {
    const state = played(on(['Offer'], [peaks(1), 'Thorns']), cast('Offer'), { kind: 'resolve', choose: ['yes'] });
    expect([sourcesOnStack(state), lifeOf(state)]).toEqual([['Thorns'], 25]);
  });
});

describe('what is asked of targets', () => {
  it('CR 608.2b: of an illegal one nothing is known, and that part does not happen', () => {
    const aimed = played(on(['Drain', 'Murder'], [], ['Bear']), cast('Drain', 'b', 'Bear'));
    expect([lifeOf(played(aimed, RESOLVE)), lifeOf(played(aimed, RESOLVE), 'b')]).toEqual([22, 21]);
    const gone = played(aimed, cast('Murder', 'Bear'), ALL);
    expect([lifeOf(gone), lifeOf(gone, 'b')]).toEqual([20, 21]);
  });

  it('CR 608.2c: "its power" is that of what is targeted', () => {
    expect(characteristicsOf(played(on(['Pump'], ['Bear', 'Giant']), cast('Pump', 'Giant'), RESOLVE), 'Giant').power).toBe(10);
  });
});

describe('a permanent spell', () => {
  it('CR 608.3a: becomes a permanent under the control of who controlled it', () => {
    const { state, events } = done(played(on(['Bear']), cast('Bear')), RESOLVE);
    expect(kinds(events)).toEqual(['SpellResolved', 'ZoneChanged']);
    expect(state.permanents.get('Bear')).toMatchObject({ controller: 'a', sick: true });
  });

  it('CR 603.6a: what triggers as it enters goes on the stack', () => {
    const state = played(on(['Greeter']), cast('Greeter'), RESOLVE);
    expect([sourcesOnStack(state), lifeOf(state)]).toEqual([['Greeter'], 20]);
    expect(lifeOf(played(state, RESOLVE))).toBe(22);
  });

  it('CR 107.3m: the X of the spell is that of its entering, and of what triggers on it', () => {
    const mana = [{ id: 'wood', card: 'Wood', count: 4 }];
    const state = played(on(['Hydra'], mana), { kind: 'cast', card: 'Hydra', x: 3 }, ALL);
    expect([characteristicsOf(state, 'Hydra').power, lifeOf(state)]).toEqual([3, 23]);
  });

  it('CR 608.3c, 303.4f: an Aura enters attached to its target', () => {
    const state = played(on(['Vow'], ['Bear']), cast('Vow', 'Bear'), RESOLVE);
    expect([state.permanents.get('Vow')?.attachedTo, characteristicsOf(state, 'Bear').power]).toEqual(['Bear', 3]);
  });

  it('CR 608.3b: an Aura whose target is gone goes to the graveyard', () => {
    const state = played(on(['Vow', 'Murder'], [], ['Bear']), cast('Vow', 'Bear'), cast('Murder', 'Bear'), ALL);
    expect(zoneOf(state, 'Vow')).toBe('graveyard');
  });
});

describe('an ability whose source is gone', () => {
  it('CR 608.2h, 113.7a: counts what was on it', () => {
    const state = on([], [{ id: 'bomb', card: 'Grave Bomb', counters: { charge: 4 } }]);
    const waiting = played(state, { kind: 'activate', permanent: 'bomb', ability: 0, targets: ['b'] });
    expect([zoneOf(waiting, 'bomb'), lifeOf(played(waiting, RESOLVE), 'b')]).toEqual(['graveyard', 16]);
  });
});

function raise(): never {
  throw new Error('it is there');
}
