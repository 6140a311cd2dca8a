import { describe, expect, it } from 'vitest';
import { characteristicsOf, type GameState } from '../../engine/index.ts';
import { done, kinds, lifeOf, played, refusal } from '../support/acting.ts';
import { byName, card } from '../support/boards.ts';
import { table } from '../support/table.ts';

/** How permanents enter the battlefield, told by lands that are played. */

const CARDS = [
  card('Forest', 'Basic Land — Forest'),
  card('Tapland', 'Land', 'This land enters tapped.\n{T}: Add {G}.'),
  card('Checkland', 'Land', 'This land enters tapped unless you control a Forest.\n{T}: Add {R}.'),
  card('Slowland', 'Land', 'This land enters tapped unless you control two or more other lands.\n{T}: Add {R}.'),
  card('Shockland', 'Land — Forest Plains', 'As this land enters, you may pay 2 life. If you don’t, it enters tapped.'),
  card(
    'Showland',
    'Land',
    'As this land enters, you may reveal a Forest card from your hand. If you don’t, this land enters tapped.\n{T}: Add {G}.',
  ),
  card('Depletion', 'Land', 'This land enters tapped with two depletion counters on it.\n{T}: Add {G}.'),
  card('Gardens', 'Land', 'As this land enters, choose a color.\n{T}: Add one mana of the chosen color.'),
  card('Ziggurat', 'Land', 'As this land enters, choose a creature type.\n{T}: Add {C}.'),
  card('Ruins', 'Land', 'As this land enters, choose a nonbasic land card name.\n{T}: Add {C}.'),
  card('Kismet', 'Enchantment', 'Artifacts, creatures, and lands your opponents control enter tapped.'),
  card('Spelunking', 'Enchantment', 'Lands you control enter untapped.'),
  card('Moon', 'Enchantment', 'Nonbasic lands are Mountains.'),
  card('Mimic', 'Land', 'You may have this land enter as a copy of any land on the battlefield.\n{T}: Add {C}.'),
  card('Emperion', 'Artifact Creature — Golem', "Your life total can't change.", { power: '8', toughness: '8' }),
  card(
    'Doubling',
    'Enchantment',
    'If one or more counters would be put on a permanent you control, twice that many of them turn to gold instead.',
  ),
  card('Reservoir', 'Artifact Land', 'This land enters with two charge counters on it.\n{T}: Add {C}.'),
  card(
    'Season',
    'Enchantment',
    'If an effect would put one or more counters on a permanent you control, it puts twice that many of those counters on that permanent instead.',
  ),
  card(
    'Coil',
    'Enchantment',
    'If one or more counters would be put on an artifact or creature you control, that many plus one of each of those kinds of counters are put on it instead.',
  ),
  card('Watcher', 'Enchantment', 'Whenever a land you control enters, you gain 1 life.'),
];
const on = (...names: readonly string[]) => byName(names);
const play = (name: string, own: readonly string[] = [], others: readonly string[] = [], hand: readonly string[] = []): GameState =>
  table(CARDS, {
    a: { hand: [{ id: 'land', card: name }, ...hand.map((one) => ({ card: one }))], battlefield: on(...own) },
    b: { battlefield: on(...others).map((one) => ({ ...one, id: `b ${one.id}` })) },
  });
const LAND = { kind: 'playLand', card: 'land' } as const;
const tapped = (state: GameState): boolean | undefined => state.permanents.get('land')?.tapped;

describe('entering the battlefield', () => {
  it.each([
    ['Tapland', [], [], true],
    ['Forest', [], [], false],
    ['Checkland', [], [], true],
    ['Checkland', ['Forest'], [], false],
    ['Checkland', [], ['Forest'], true],
    ['Slowland', ['Forest'], [], true],
    ['Slowland', ['Forest', 'Tapland'], [], false],
    ['Forest', [], ['Kismet'], true],
    ['Forest', ['Kismet'], [], false],
    ['Forest', [], ['Kismet', 'Kismet'].slice(0, 1), true],
  ])('CR 614.1d: %s, with %j and against %j', (name, own, others, is) => {
    expect(tapped(played(play(name, own, others), LAND))).toBe(is);
  });

  it('CR 614.12: it is looked at as it would be on the battlefield: without its text under an effect that takes it away', () => {
    expect(tapped(played(play('Tapland', ['Moon']), LAND))).toBe(false);
  });

  it('CR 616.1: of two effects against one another the player chooses which is applied first', () => {
    const state = play('Tapland', ['Spelunking']);
    expect(refusal(state, LAND).missingChoice?.options).toEqual(['land', 'Spelunking']);
    expect(tapped(played(state, { ...LAND, choose: ['land'] }))).toBe(false);
    expect(tapped(played(state, { ...LAND, choose: ['Spelunking'] }))).toBe(true);
  });

  it('CR 614.12a: what may be paid as it enters is asked', () => {
    const state = play('Shockland');
    expect(refusal(state, LAND).missingChoice?.options).toEqual(['yes', 'no']);
    const paid = done(state, { ...LAND, choose: ['yes'] });
    expect([tapped(paid.state), lifeOf(paid.state), kinds(paid.events)]).toEqual([false, 18, ['LifePaid', 'ZoneChanged', 'LandPlayed']]);
    expect([tapped(played(state, { ...LAND, choose: ['no'] })), lifeOf(played(state, { ...LAND, choose: ['no'] }))]).toEqual([true, 20]);
  });

  it("CR 119.8: who can't pay life is not asked", () => {
    expect(tapped(played(play('Shockland', ['Emperion']), LAND))).toBe(true);
  });

  it('CR 614.12a: a card is shown only where there is one', () => {
    expect(tapped(played(play('Showland'), LAND))).toBe(true);
    expect(tapped(played(play('Showland', [], [], ['Forest']), { ...LAND, choose: ['yes'] }))).toBe(false);
  });

  it('CR 614.1c, 122.6: with counters, which are put there as it enters', () => {
    const { state, events } = done(play('Depletion'), LAND);
    expect([tapped(state), state.permanents.get('land')?.counters.get('depletion')]).toEqual([true, 2]);
    expect(kinds(events)).toEqual(['ZoneChanged', 'CounterAdded', 'LandPlayed']);
  });

  it('CR 614.16: what could replace the putting of counters and is not read is said', () => {
    expect(refusal(play('Depletion', ['Doubling']), LAND).notModelled).toContain('counters would be put');
    expect(tapped(played(play('Tapland', ['Doubling']), LAND))).toBe(true);
  });

  it('CR 614.12a: a color is chosen, told by the action or answered', () => {
    const state = play('Gardens');
    expect(refusal(state, LAND).missingChoice?.options).toEqual(['W', 'U', 'B', 'R', 'G']);
    expect(played(state, { ...LAND, choose: ['{R}'] }).permanents.get('land')?.chosen).toEqual({ color: 'R' });
    expect(played(state, { ...LAND, chosen: { color: 'G' } }).permanents.get('land')?.chosen).toEqual({ color: 'G' });
  });

  it('CR 614.12a: a creature type', () => {
    expect(played(play('Ziggurat'), { ...LAND, choose: ['Elf'] }).permanents.get('land')?.chosen).toEqual({ creatureType: 'Elf' });
    expect(refusal(play('Ziggurat'), { ...LAND, choose: ['Nothing'] }).missingChoice?.what).toBe('a creature type');
  });

  it.each([
    ['Tapland', true],
    ['Forest', false],
    ['Kismet', false],
  ])('CR 201.4, 614.12a: of a nonbasic land card is the name that is chosen: %s', (name, is) => {
    const state = play('Ruins', ['Tapland', 'Kismet', 'Forest']);
    const action = { ...LAND, choose: [name] };
    if (is) expect(played(state, action).permanents.get('land')?.chosen).toEqual({ card: name });
    else expect(refusal(state, action).missingChoice?.what).toBe('a nonbasic land card name');
  });

  it('CR 707.5: as a copy it enters as what it copies would', () => {
    const state = play('Mimic', ['Tapland'], ['Depletion']);
    expect(refusal(state, LAND).missingChoice?.options).toEqual(['Tapland', 'b Depletion', 'no']);
    expect(tapped(played(state, { ...LAND, choose: ['Tapland'] }))).toBe(true);
    const copied = played(state, { ...LAND, choose: ['b Depletion'] });
    expect([tapped(copied), copied.permanents.get('land')?.counters.get('depletion')]).toEqual([true, 2]);
    expect(characteristicsOf(copied, 'land').name).toBe('Depletion');
    const own = played(state, { ...LAND, choose: ['no'] });
    expect([tapped(own), characteristicsOf(own, 'land').name]).toEqual([false, 'Mimic']);
  });

  it.each([
    ['Season', 5],
    ['Coil', 6],
  ])(
    'CR 614.16, 616.1: of the effects on the counters that it enters with its controller chooses the first: %s makes %i',
    (first, counters) => {
      const state = play('Reservoir', ['Season', 'Coil']);
      expect(refusal(state, LAND).missingChoice?.options).toEqual(['Season', 'Coil']);
      expect(
        played(state, { ...LAND, choose: [first] })
          .permanents.get('land')
          ?.counters.get('charge'),
      ).toBe(counters);
    },
  );

  it('CR 603.6a: what waits for lands to enter triggers', () => {
    expect(kinds(done(play('Forest', ['Watcher']), LAND).events)).toEqual([
      'ZoneChanged',
      'LandPlayed',
      'AbilityTriggered',
      'AbilityPutOnStack',
    ]);
  });
});
