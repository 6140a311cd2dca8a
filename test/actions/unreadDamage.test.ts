import { describe, expect, it } from 'vitest';
import { type Action, damageWarningsOf, type GameState, perform, warningsOf, wouldDeal, wouldFight } from '../../engine/index.ts';
import { begun, board, byName, card } from '../support/boards.ts';

/** Text that isn't read and could bear on damage, life or combat: it is named, or it stands in the way, and never passes in silence. */

const SIZE = { power: '2', toughness: '2' };
const CARDS = [
  card('Bear', 'Creature — Bear', '', SIZE),
  card('Scales', 'Enchantment', 'Damage that would be dealt to you is weighed on golden scales.'),
  card('Halo', 'Enchantment', 'Whoever sleeps has protection from whatever they dream of.'),
  card('Thirst', 'Enchantment', 'Bears that are awake have lifelink on odd days.'),
  card('Watcher', 'Enchantment', 'Whenever a sleeping source deals damage to a player, draw a card.'),
  card('Almsgiver', 'Enchantment', 'Whenever a spell of the night causes you to gain life, draw a card.'),
  card('Mourner', 'Enchantment', 'Whenever a dreamer loses life, draw a card.'),
  card('Shield', 'Enchantment', 'Whenever damage is prevented by moonlight, draw a card.'),
  card('Wall', 'Enchantment', 'Prevent all damage that would be dealt to you.'),
  card('Librarian', 'Enchantment', 'Whenever a book is shelved, draw a card.'),
  card('Dreamer', 'Creature — Bear', 'As long as it is asleep, this creature has lifelink and infect.', SIZE),
  card('Giant', 'Creature — Giant', 'If Giant dreams, you may have it assign its combat damage to a creature that sleeps.', SIZE),
  card('Storyteller', 'Enchantment', 'You may tell a story. Whenever a story is told this way, Storyteller deals 3 damage to any target.'),
  card('Smith', 'Artifact', 'Forged — {3}, Sing a song of iron: It deals damage equal to the verses sung.'),
  card('Mascot', 'Creature — Bear', 'As long as ~ is in your graveyard, dreamers have trample.', SIZE),
  card('Caller', 'Creature — Bear', 'Reedcall 2', SIZE),
  card('Answerer', 'Creature — Bear', 'Vigilance, reedcall {2}{G}', SIZE),
  card('Outfitter', 'Artifact — Equipment', 'Equip merry {1}'),
  card(
    'Dozer',
    'Creature — Bear',
    'Damage that would be dealt to Dozer is dreamt. Whenever Dozer deals damage by night, draw a card.',
    SIZE,
  ),
  card('Fizzle', 'Instant', "Fizzle deals 2 damage to whatever isn't looking."),
];
const on = (a: readonly string[], b: readonly string[] = []): GameState => board(CARDS, { a: ['Bear', ...a], b });
const hit: Action = { kind: 'dealDamage', parts: [{ source: 'Bear', target: 'b', amount: 2 }] };
const ofA: Action = { kind: 'dealDamage', parts: [{ source: 'Bear', target: 'a', amount: 2 }] };
const gain: Action = { kind: 'gainLife', player: 'a', amount: 2 };
const lose: Action = { kind: 'loseLife', player: 'a', amount: 2 };
const refusedFor = (state: GameState, action: Action): string | null => {
  const done = perform(state, action);
  return done.ok ? null : done.error.notModelled;
};

describe('text that is not read', () => {
  it.each([
    ['what replaces damage', ['Scales'], hit],
    ['protection (702.16e)', ['Halo'], hit],
    ['what damage results in (702.15b)', ['Thirst'], hit],
    ['what waits for damage', ['Watcher'], hit],
    ['what waits for life that is gained', ['Almsgiver'], gain],
    ['what waits for life that is lost', ['Mourner'], lose],
    ['what waits for prevention', ['Shield', 'Wall'], ofA],
    ['what its own object has', ['Dreamer'], { ...hit, parts: [{ source: 'Dreamer', target: 'b', amount: 2 }] }],
  ] as const)('stands in the way: %s', (_, names, action) => {
    const state = on(names);
    expect(refusedFor(state, action)).not.toBeNull();
    const done = perform(state, { ...action, allowUnsupported: true });
    expect(done.ok && done.value.events.some((event) => event.kind === 'LeftOut' && event.object === names[0])).toBe(true);
  });

  it.each([
    ['what waits for something else', ['Librarian'], hit],
    ['what triggers on something else', ['Storyteller'], hit],
    ['what would have to be activated', ['Smith'], hit],
    ['what another object has by its own text', ['Dreamer'], hit],
    ['how an object assigns its combat damage', ['Giant'], hit],
    ['what waits for damage, of life', ['Watcher'], gain],
    ['what waits for life that is gained, of damage', ['Almsgiver'], hit],
    ['what waits for prevention where nothing is prevented', ['Shield'], hit],
  ] as const)('does not stand in the way: %s', (_, names, action) => {
    expect(refusedFor(on(names), action)).toBeNull();
  });

  it('is named with an answer about damage, and what could not bear on it is not', () => {
    const state = on(['Watcher', 'Librarian', 'Mourner']);
    const would = wouldDeal(state, { kind: 'dealDamage', parts: [{ source: 'Bear', target: 'b', amount: 2 }] });
    const named = would.ok ? would.value.warnings.map(({ object, permanent, text }) => [object, permanent, text]) : [];
    expect(named).toEqual([
      ['Watcher', 'Watcher', 'a sleeping source deals damage to a player'],
      ['Mourner', 'Mourner', 'a dreamer loses life'],
    ]);
  });

  it('CR 702.1: a keyword that nothing is known of could mean anything: it is named, and does not stand in the way', () => {
    const state = on(['Caller', 'Answerer', 'Outfitter']);
    expect(refusedFor(state, hit)).toBeNull();
    const would = wouldDeal(state, { kind: 'dealDamage', parts: [{ source: 'Caller', target: 'b', amount: 2 }] });
    expect(would.ok && would.value.warnings.map(({ object, text }) => [object, text])).toEqual([
      ['Caller', 'Reedcall 2'],
      ['Answerer', 'Vigilance, reedcall {2}{G}'],
    ]);
    expect(warningsOf(state).map(({ object }) => object)).toEqual(['Caller', 'Answerer', 'Outfitter']);
  });

  it('CR 201.4: what is quoted of it has the name of its object', () => {
    const words = 'Damage that would be dealt to Dozer is dreamt.';
    const parts = [{ source: 'Bear', target: 'Dozer', amount: 1 }];
    const state = on(['Dozer']);
    for (const done of [perform(state, { kind: 'dealDamage', parts }), wouldDeal(state, { kind: 'dealDamage', parts })])
      expect(done.ok ? null : done.error).toMatchObject({
        message: expect.stringContaining(`“${words}”`),
        notModelled: words,
        explanation: { summary: expect.stringContaining(`“${words}”`), steps: [{ text: expect.stringContaining(`“${words}”`) }] },
      });
    expect(damageWarningsOf(state).map(({ text }) => text)).toContain(words);
    const left = perform(state, { kind: 'dealDamage', parts, allowUnsupported: true });
    expect(left.ok && left.value.events.flatMap((event) => (event.kind === 'LeftOut' ? [event.text] : []))).toContain(words);
  });

  it('is named with an answer about a combat', () => {
    const state = board(CARDS, { a: ['Bear', 'Mourner'], b: [] }, { step: 'BEGIN_COMBAT' });
    const attacked = perform(state, { kind: 'attack', attackers: [{ attacker: 'Bear', defending: 'b' }] });
    if (!attacked.ok) throw new Error(attacked.error.message);
    const would = wouldFight(attacked.value.state, { kind: 'combatDamage' });
    expect(would.ok && would.value.warnings.map(({ object }) => object)).toEqual(['Mourner']);
  });

  it('CR 113.6: of a card in another zone it is named where it works there', () => {
    const zones = (graveyard: readonly string[], hand: readonly string[]) =>
      begun(
        { players: [{ id: 'a', battlefield: byName(['Bear']), graveyard: byName(graveyard), hand: byName(hand) }, { id: 'b' }] },
        CARDS,
      );
    expect(damageWarningsOf(zones(['Mascot', 'Fizzle'], [])).map(({ object, permanent }) => [object, permanent])).toEqual([
      ['Mascot', null],
    ]);
    expect(damageWarningsOf(zones([], ['Mascot', 'Fizzle']))).toEqual([]);
  });
});
