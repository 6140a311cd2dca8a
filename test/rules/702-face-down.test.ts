import { describe, expect, it } from 'vitest';
import type { Action } from '../../engine/actions/action.ts';
import { layered } from '../../engine/characteristics/layers.ts';
import { characteristicsOf, type GameState, legalActions, type PlayerSetup } from '../../engine/index.ts';
import { done, kinds, lifeOf, played, poolOf, refusal, zoneOf } from '../support/acting.ts';
import { card } from '../support/boards.ts';
import { game } from '../support/spells.ts';

/** What is face down, and turning it face up. */

const CARDS = [
  card('Hidden', 'Creature — Bear', 'Flying\nMorph {2}{G}\nWhen this creature is turned face up, you gain 3 life.', {
    manaCost: '{3}{G}',
    power: '5',
    toughness: '5',
  }),
  card('Grower', 'Creature — Bear', 'Megamorph {1}{G}', { manaCost: '{4}{G}', power: '3', toughness: '3' }),
  card('Masked', 'Creature — Human', 'Disguise {W}', { manaCost: '{3}{W}', power: '3', toughness: '3' }),
  card('Trumpet', 'Creature — Goblin', 'Morph {X}{R}\nWhen this creature is turned face up, you gain X life.', {
    manaCost: '{R}',
    power: '1',
    toughness: '1',
  }),
  card('Bloody', 'Creature — Bear', 'Morph—Pay 5 life.', { manaCost: '{3}{B}', power: '4', toughness: '4' }),
  card('Bear', 'Creature — Bear', '', { manaCost: '{1}{G}', power: '2', toughness: '2' }),
  card('Growth', 'Instant', 'You gain 1 life.', { manaCost: '{G}' }),
  card('Watcher', 'Enchantment', 'Whenever a permanent you control is turned face up, you gain 1 life.'),
  card('Doomsayer', 'Creature — Human', 'All morph costs cost {2} more.', { power: '1', toughness: '1' }),
  card('Watchdog', 'Creature — Dog', "Permanents your opponents control can't be turned face up during your turn.", {
    power: '2',
    toughness: '2',
  }),
  card('Raise', 'Sorcery', 'Manifest the top card of your library.', { manaCost: '{G}' }),
  card('Shroud', 'Sorcery', 'Cloak the top card of your library.', { manaCost: '{G}' }),
  card('Dread', 'Sorcery', 'Manifest dread.', { manaCost: '{G}' }),
  card('Open', 'Instant', 'Turn target face-down creature face up.', { manaCost: '{R}' }),
  card('Slide', 'Instant', 'Turn target creature with a morph ability face down.', { manaCost: '{U}' }),
  card('Bolt', 'Instant', 'This spell deals 3 damage to any target.', { manaCost: '{R}' }),
  card('Secret', 'Artifact', '{T}: Add {G}{G}. Spend this mana only to turn creatures face up.'),
  card('Blank', 'Sorcery'),
];

const table = (a: Partial<PlayerSetup>, b: Partial<PlayerSetup> = {}, more: object = {}): GameState =>
  game(
    CARDS,
    [
      { id: 'a', life: 20, ...a },
      { id: 'b', life: 20, ...b },
    ],
    more,
  );
const up = (more: Partial<Extract<Action, { kind: 'turnFaceUp' }>> = {}): Action => ({ kind: 'turnFaceUp', permanent: 'x', ...more });
const resolve: Action = { kind: 'resolve', all: true };
const size = (state: GameState, id = 'x') => {
  const found = layered(state).view.object(id);
  return [found?.power, found?.toughness, found?.names[0] ?? ''];
};
const down = (card: string) => ({ id: 'x', card, faceDown: true });

describe('turning face up', () => {
  it('CR 702.37e: for the morph cost, at once and without the stack; it stays the same object', () => {
    const state = table({ battlefield: [{ ...down('Hidden'), damage: 1, counters: { '+1/+1': 1 } }], manaPool: '{G}{G}{G}' });
    expect(size(state)).toEqual([3, 3, '']);
    const turned = done(state, up());
    expect(kinds(turned.events)).toContain('TurnedFaceUp');
    expect(size(turned.state)).toEqual([6, 6, 'Hidden']);
    expect(turned.state.permanents.get('x')?.damage).toBe(1);
    expect(poolOf(turned.state)).toBe('');
    expect(lifeOf(played(turned.state, resolve))).toBe(23);
  });

  it('CR 116.2b, 117.1c: whenever its controller has priority, in the turn of another too; not what another controls', () => {
    const state = table({ battlefield: [down('Hidden')], manaPool: '{G}{G}{G}' }, {}, { active: 'b', step: 'END' });
    expect(size(played(state, up()))).toEqual([5, 5, 'Hidden']);
    expect(refusal(state, up({ by: 'b' })).rules).toContain('116.2b');
  });

  it('CR 702.37e: what is not paid is refused, and nothing has changed', () => {
    expect(refusal(table({ battlefield: [down('Hidden')], manaPool: '{G}{G}' }), up()).rules).toContain('118.3');
    expect(refusal(table({ battlefield: [{ id: 'x', card: 'Hidden' }] }), up()).rules).toContain('708.7');
  });

  it('CR 702.37e: costs that are no mana', () => {
    expect(lifeOf(played(table({ battlefield: [down('Bloody')] }), up()))).toBe(15);
    expect(refusal(table({ battlefield: [down('Bloody')], life: 4 }), up()).rules).toContain('118.3');
  });

  it('CR 107.3: X of the cost is X of what triggers', () => {
    const state = table({ battlefield: [down('Trumpet')], manaPool: '{R}{R}{R}{R}' });
    expect(lifeOf(played(state, up({ x: 3 }), resolve))).toBe(23);
    expect(refusal(state, up()).missingChoice?.options).toEqual(['0', '1', '2', '3']);
    expect(lifeOf(played(state, up({ choose: ['2'] }), resolve))).toBe(22);
  });

  it('CR 702.37b: megamorph puts a +1/+1 counter on it', () => {
    expect(size(played(table({ battlefield: [down('Grower')], manaPool: '{G}{G}' }), up()))).toEqual([4, 4, 'Grower']);
  });

  it('CR 118.7: what makes morph costs higher', () => {
    const state = table({ battlefield: [down('Hidden')], manaPool: '{G}{G}{G}' }, { battlefield: [{ card: 'Doomsayer' }] });
    expect(refusal(state, up()).rules).toContain('118.3');
  });

  it('CR 101.2: what can not be turned face up', () => {
    const b = { battlefield: [{ card: 'Watchdog' }] };
    const of = (active: string) => table({ battlefield: [down('Hidden')], manaPool: '{G}{G}{G}' }, b, { active });
    expect(refusal(of('b'), up()).rules).toContain('101.2');
    expect(size(played(of('a'), up()))).toEqual([5, 5, 'Hidden']);
  });

  it('CR 603.2: what waits for permanents being turned face up', () => {
    const state = table({ battlefield: [down('Grower'), { card: 'Watcher' }], manaPool: '{G}{G}' });
    expect(lifeOf(played(state, up(), resolve))).toBe(21);
  });

  it('CR 106.6: mana that may be spent on turning creatures face up only', () => {
    const state = table({ battlefield: [down('Grower'), { id: 's', card: 'Secret' }] });
    expect(size(played(state, up()))).toEqual([4, 4, 'Grower']);
    expect(
      refusal(table({ battlefield: [{ id: 's', card: 'Secret' }], hand: [{ id: 'c', card: 'Bear' }] }), { kind: 'cast', card: 'c' }).rules,
    ).toContain('601.2');
  });

  it('CR 708.2a: a card that a board has face down without saying why is not guessed to be manifested', () => {
    expect(refusal(table({ battlefield: [down('Bear')], manaPool: '{G}{G}' }), up()).notModelled).not.toBeNull();
  });

  it('CR 116.2b: it is listed where it can be paid for', () => {
    const listed = (manaPool: string) =>
      legalActions(table({ battlefield: [down('Hidden')], manaPool }), 'a').filter(({ action }) => action.kind === 'turnFaceUp');
    expect(listed('{G}{G}').length).toBe(0);
    const [option] = listed('{G}{G}{G}');
    expect(option?.action).toEqual({ kind: 'turnFaceUp', permanent: 'x', by: 'a' });
    expect(option?.notModelled).toBe(null);
  });
});

describe('face down', () => {
  it('CR 702.168a: what is disguised has ward {2}, on the stack and on the battlefield', () => {
    const bolt: Action = { kind: 'cast', card: 'bolt', by: 'b', targets: ['x'] };
    const start = table(
      { hand: [{ id: 'x', card: 'Masked' }], manaPool: '{C}{C}{C}{W}' },
      { hand: [{ id: 'bolt', card: 'Bolt' }], manaPool: '{R}' },
    );
    const state = played(start, { kind: 'cast', card: 'x', alternative: 'disguise' }, resolve);
    expect(size(state)).toEqual([2, 2, '']);
    expect(zoneOf(played(state, bolt, resolve), 'x')).toBe('battlefield');
    const turned = played(state, up());
    expect(size(turned)).toEqual([3, 3, 'Masked']);
    expect(zoneOf(played(turned, bolt, resolve), 'x')).toBe('graveyard');
  });

  it.each([
    { rule: '701.40', spell: 'Raise', wards: false },
    { rule: '701.58', spell: 'Shroud', wards: true },
  ])('CR $rule: $spell: the top card is put face down, and a creature card turned up for its mana cost', ({ spell, wards }) => {
    const a = { hand: [{ id: 's', card: spell }], library: [{ id: 'x', card: 'Bear' }], manaPool: '{G}{G}{G}' };
    const state = played(table(a), { kind: 'cast', card: 's' }, resolve);
    expect(size(state)).toEqual([2, 2, '']);
    expect(characteristicsOf(state, 'x')?.abilities.length).toBe(wards ? 1 : 0);
    expect(size(played(state, up()))).toEqual([2, 2, 'Bear']);
  });

  it('CR 701.40b: no other card is, but by morph', () => {
    const manifested = (card: string) => table({ battlefield: [{ id: 'x', card, faceDown: 'manifested' }], manaPool: '{G}{G}{G}{G}' });
    expect(refusal(manifested('Growth'), up()).rules).toContain('116.2b');
    expect(refusal(manifested('Hidden'), up()).missingChoice?.options).toEqual(['morph', 'mana cost']);
    expect(poolOf(played(manifested('Hidden'), up({ alternative: 'morph' })))).toBe('{G}');
    expect(poolOf(played(manifested('Hidden'), up({ alternative: 'mana cost' })))).toBe('');
  });

  it('CR 701.62: manifest dread: one of the top two, the other into the graveyard', () => {
    const a = {
      hand: [{ id: 's', card: 'Dread' }],
      library: [
        { id: 'x', card: 'Bear' },
        { id: 'y', card: 'Blank' },
      ],
      manaPool: '{G}',
    };
    const state = played(table(a), { kind: 'cast', card: 's' }, { kind: 'resolve', choose: ['y'] });
    expect([zoneOf(state, 'x'), size(state, 'y')]).toEqual(['graveyard', [2, 2, '']]);
  });

  it('CR 708.7: effects turn face up and face down; 701.40g: an instant stays as it is', () => {
    const state = table({
      battlefield: [down('Hidden')],
      hand: [
        { id: 'o', card: 'Open' },
        { id: 's', card: 'Slide' },
      ],
      manaPool: '{R}{U}',
    });
    const opened = played(state, { kind: 'cast', card: 'o', targets: ['x'] }, resolve);
    expect(size(opened)).toEqual([5, 5, 'Hidden']);
    expect(lifeOf(opened)).toBe(23);
    expect(size(played(opened, { kind: 'cast', card: 's', targets: ['x'] }, resolve))).toEqual([2, 2, '']);
    const growth = table({
      battlefield: [{ id: 'x', card: 'Growth', faceDown: 'manifested' }],
      hand: [{ id: 'o', card: 'Open' }],
      manaPool: '{R}',
    });
    expect(size(played(growth, { kind: 'cast', card: 'o', targets: ['x'] }, resolve))).toEqual([2, 2, '']);
  });
});
