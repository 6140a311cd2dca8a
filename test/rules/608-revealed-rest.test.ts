import { describe, expect, it } from 'vitest';
import { played, refusal, zoneOf } from '../support/acting.ts';
import { card } from '../support/boards.ts';
import { game } from '../support/spells.ts';

/** Cards that are revealed, of which any number are put onto the battlefield and the rest elsewhere (608.2d). */

const CARDS = [
  card(
    'Wave',
    'Sorcery',
    "Reveal the top X cards of your library. You may put any number of permanent cards with mana value X or less from among them onto the battlefield. Then put all cards revealed this way that weren't put onto the battlefield into your graveyard.",
    { manaCost: '{X}{G}' },
  ),
  card('Bear', 'Creature — Bear', '', { manaCost: '{1}{G}', power: '2', toughness: '2' }),
  card('Ox', 'Creature — Ox', '', { manaCost: '{5}', power: '5', toughness: '5' }),
  card('Forest', 'Basic Land — Forest'),
  card('Bolt', 'Instant', '', { manaCost: '{R}' }),
];
const LIBRARY = ['Bear', 'Ox', 'Forest', 'Bolt', 'Bear'].map((name, at) => ({ id: `${name} ${at}`, card: name }));
const cast = (x: number) =>
  played(game(CARDS, [{ id: 'a', manaPool: '{G}{G}{G}{G}{G}', hand: [{ id: 'wave', card: 'Wave' }], library: LIBRARY }, { id: 'b' }]), {
    kind: 'cast',
    card: 'wave',
    x,
  });
const zones = (state: ReturnType<typeof cast>) => LIBRARY.map(({ id }) => zoneOf(state, id));

describe('CR 608.2d: any number of the cards revealed', () => {
  it.each([
    { x: 4, choose: ['yes', 'Bear 0', 'Forest 2'], is: ['battlefield', 'graveyard', 'battlefield', 'graveyard', 'library'] },
    { x: 4, choose: ['Forest 2'], is: ['graveyard', 'graveyard', 'battlefield', 'graveyard', 'library'] },
    { x: 4, choose: ['no'], is: ['graveyard', 'graveyard', 'graveyard', 'graveyard', 'library'] },
    { x: 1, choose: ['no'], is: ['graveyard', 'library', 'library', 'library', 'library'] },
  ])('X = $x, $choose', ({ x, choose, is }) => {
    expect(zones(played(cast(x), { kind: 'resolve', choose }))).toEqual(is);
  });

  it('offers those alone that are what is said', () => {
    expect(refusal(cast(4), { kind: 'resolve', choose: ['yes'] }).missingChoice?.options).toEqual(['Bear 0', 'Forest 2', 'no']);
  });
});
