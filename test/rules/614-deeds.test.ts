import { describe, expect, it } from 'vitest';
import { type GameState, playerOf } from '../../engine/index.ts';
import { lifeOf, played } from '../support/acting.ts';
import { begun, card } from '../support/boards.ts';
import { carryingOut, resolved } from '../support/resolving.ts';

const enchantment = (name: string, text: string) => card(name, 'Enchantment', text);
const CARDS = [
  card('Plains', 'Basic Land — Plains', ''),
  card('Bear', 'Creature — Bear', '', { power: '2', toughness: '2' }),
  enchantment('Grinder', 'If an opponent would mill one or more cards, they mill twice that many cards instead.'),
  enchantment('Water', 'If an opponent would mill one or more cards, they mill that many cards plus four instead.'),
  enchantment('Augur', 'If you would scry a number of cards, draw that many cards instead.'),
  enchantment('Seer', 'If you would scry a number of cards, scry that many cards plus one instead.'),
  enchantment('Spreader', 'If you would proliferate, proliferate twice instead.'),
  enchantment('Strangle', 'If an opponent would begin an extra turn, that player skips that turn instead.'),
  enchantment('Boon', 'If you would gain life, you gain twice that much life instead.'),
  enchantment('Hope', 'If you would gain life, you gain that much life plus 1 instead.'),
  enchantment('Remedy', 'If an opponent would gain life, that player loses that much life instead.'),
  enchantment('Letter', 'If an opponent would lose life during your turn, they lose twice that much life instead.'),
  enchantment('Oddity', 'If a player would mill one or more cards, something odd happens instead.'),
];
function on(a: readonly string[], b: readonly string[] = []): GameState {
  const there = (player: string, names: readonly string[]) => names.map((name, at) => ({ id: `${player} ${name} ${at}`, card: name }));
  const lands = (player: string) => Array.from({ length: 12 }, (_, at) => ({ id: `${player}${at}`, card: 'Plains' }));
  return begun(
    {
      players: [
        { id: 'a', battlefield: [...there('a', a), { id: 'bear', card: 'Bear', counters: { '+1/+1': 1 } }], library: lands('a') },
        { id: 'b', battlefield: there('b', b), library: lands('b') },
      ],
    },
    CARDS,
  );
}
const milled = (state: GameState, player: string) => playerOf(state, player)?.graveyard.length;

describe('CR 614.1a: milling', () => {
  it.each([
    { given: ['Grinder'], text: 'Each player mills two cards.', mills: [2, 4] },
    { given: ['Grinder', 'Grinder'], text: 'Each opponent mills a card.', mills: [0, 4] },
    { given: ['Water'], text: 'Each opponent mills two cards.', mills: [0, 6] },
  ])('$given: $text', ({ given, text, mills }) => {
    const after = resolved(on(given), text);
    expect([milled(after, 'a'), milled(after, 'b')]).toEqual(mills);
  });

  it.each([
    { first: 'a Grinder 0', mills: 6 },
    { first: 'a Water 1', mills: 10 },
  ])('CR 616.1: who mills chooses the order: $first', ({ first, mills }) => {
    const open = carryingOut(on(['Grinder', 'Water']), 'Each opponent mills a card.');
    expect(open.kind === 'unanswered' && open.question).toMatchObject({ by: 'b', options: ['a Grinder 0', 'a Water 1'] });
    expect(milled(resolved(on(['Grinder', 'Water']), 'Each opponent mills a card.', { choose: [first] }), 'b')).toBe(mills);
  });

  it('says what it can not read', () => {
    expect(carryingOut(on(['Oddity']), 'Mill a card.').kind).toBe('notModelled');
  });
});

describe('CR 701: other actions that are replaced', () => {
  it('CR 614.6, 701.22: drawing instead of scrying', () => {
    expect(playerOf(resolved(on(['Augur']), 'Scry 2.'), 'a')?.hand).toEqual(['a0', 'a1']);
  });

  it('CR 614.1a, 701.22: scrying one more', () => {
    const open = carryingOut(on(['Seer']), 'Scry 1.');
    expect(open.kind === 'unanswered' && open.question.options).toEqual(['a0', 'a1', 'no']);
  });

  it('CR 614.1a, 701.34: proliferating twice', () => {
    const after = resolved(on(['Spreader']), 'Proliferate.', { choose: ['bear', 'bear'] });
    expect(after.permanents.get('bear')?.counters.get('+1/+1')).toBe(3);
  });

  it('CR 614.10, 500.7: an extra turn that is skipped', () => {
    const withExtra = (b: readonly string[]) =>
      played(resolved(on([], b), 'Take an extra turn after this one.'), { kind: 'advance', to: 'UPKEEP' });
    expect([withExtra([]).active, withExtra(['Strangle']).active]).toEqual(['a', 'b']);
  });
});

describe('CR 614.3: what works the next time only', () => {
  it.each([
    {
      spell: 'The next time you would mill one or more cards this turn, mill twice that many cards instead.',
      text: 'Mill a card.',
      gone: [2, 3],
    },
    {
      spell: 'The next time you would mill one or more cards this turn, draw that many cards instead.',
      text: 'Mill a card.',
      gone: [0, 1],
    },
  ])('$spell', ({ spell, text, gone }) => {
    const once = resolved(resolved(on([]), spell), text);
    expect(once.effects).toEqual([]);
    expect([milled(once, 'a'), milled(resolved(once, text), 'a')]).toEqual(gone);
  });

  it.each([
    { spell: 'The next time you would scry this turn, draw that many cards instead.', text: 'Scry 1.', choose: [] },
    { spell: 'The next time you would proliferate this turn, proliferate twice instead.', text: 'Proliferate.', choose: ['bear'] },
  ])('$spell', ({ spell, text, choose }) => {
    expect(resolved(resolved(on([]), spell), text, { choose: [...choose, ...choose] }).effects).toEqual([]);
  });

  it('is used for the first of several players whom it could be used for', () => {
    const spell = 'The next time a player would mill one or more cards this turn, they mill twice that many cards instead.';
    const after = resolved(resolved(on([]), spell), 'Each player mills a card.');
    expect([milled(after, 'a'), milled(after, 'b')]).toEqual([2, 1]);
  });
});

describe('CR 614.1a, 119.3: life', () => {
  it.each([
    { a: ['Boon'], text: 'You gain 2 life.', life: [24, 20] },
    { a: ['Boon', 'Boon'], text: 'You gain 2 life.', life: [28, 20] },
    { a: ['Remedy'], text: 'Each player gains 2 life.', life: [22, 18] },
    { a: ['Letter'], text: 'Each player loses 2 life.', life: [18, 16] },
  ])('$a: $text', ({ a, text, life }) => {
    const after = resolved(on(a), text);
    expect([lifeOf(after, 'a'), lifeOf(after, 'b')]).toEqual(life);
  });

  it.each([
    { first: 'a Boon 0', life: 25 },
    { first: 'a Hope 1', life: 26 },
  ])('CR 616.1: who gains it chooses between twice as much and 1 more: $first', ({ first, life }) => {
    expect(carryingOut(on(['Boon', 'Hope']), 'You gain 2 life.').kind).toBe('unanswered');
    expect(lifeOf(resolved(on(['Boon', 'Hope']), 'You gain 2 life.', { choose: [first] }))).toBe(life);
  });
});
