import { describe, expect, it } from 'vitest';
import { canActivate, canCast, canPay, type PlayerSetup, type RuleNumber } from '../../engine/index.ts';
import { card } from '../support/boards.ts';
import { game } from '../support/spells.ts';

/** The rules that are cited for what can be cast, activated and paid. */

const CARDS = [
  card('Mountain', 'Basic Land — Mountain'),
  card('Island', 'Basic Land — Island'),
  card('Piker', 'Creature — Goblin', '', { manaCost: '{1}{R}', power: '2', toughness: '1' }),
  card('Thopter', 'Artifact Creature — Thopter', '', { manaCost: '{0}', power: '0', toughness: '2' }),
  card('Elf', 'Creature — Elf', '{T}: Add {G}.', { manaCost: '{G}', power: '1', toughness: '1' }),
  card('Fervor', 'Enchantment', 'Creatures you control have haste.'),
  card('Elixir', 'Artifact', 'You may activate abilities of creatures you control as though those creatures had haste.'),
  card('Cavern', 'Land', '{T}: Add one mana of any color. Spend this mana only to cast a creature spell.'),
  card('Bolt', 'Instant', 'Bolt deals 3 damage to any target.', { manaCost: '{R}' }),
  card('Stoke', 'Instant', 'Convoke\nYou gain 4 life.', { manaCost: '{2}{R}' }),
  card('Engineering', 'Sorcery', 'Improvise\nDraw three cards.', { manaCost: '{1}{U}' }),
  card('Cruise', 'Sorcery', 'Delve\nDraw three cards.', { manaCost: '{1}{U}' }),
  card('Blast', 'Instant', "You may sacrifice two Mountains rather than pay this spell's mana cost.\nYou gain 4 life.", {
    manaCost: '{4}{R}{R}',
  }),
  card('Vision', 'Sorcery', 'Draw three cards.'),
  card('Sphere', 'Artifact', 'Spells cost {1} more to cast.'),
  card('Helm', 'Artifact', 'Spells cost {1} less to cast.'),
];

const named = (...names: readonly string[]) => names.map((name, at) => ({ id: `${name}${at}`, card: name }));
const on = (battlefield: readonly string[], more: Partial<PlayerSetup> = {}) =>
  game(CARDS, [{ id: 'a', battlefield: named(...battlefield), ...more }, { id: 'b' }]);

interface Case {
  readonly fact: string;
  readonly cites: RuleNumber;
  readonly spell: string;
  readonly battlefield: readonly string[];
  readonly graveyard?: readonly string[];
  readonly legal: boolean;
}

const CAST: readonly Case[] = [
  { fact: 'creatures convoke', cites: '702.51a', spell: 'Stoke', battlefield: ['Piker', 'Piker', 'Piker'], legal: true },
  { fact: 'artifacts improvise', cites: '702.126a', spell: 'Engineering', battlefield: ['Thopter', 'Island'], legal: true },
  { fact: 'cards are delved', cites: '702.66a', spell: 'Cruise', battlefield: ['Island'], graveyard: ['Bolt'], legal: true },
  { fact: 'an alternative cost', cites: '118.9', spell: 'Blast', battlefield: ['Mountain', 'Mountain'], legal: true },
  { fact: 'no mana cost', cites: '118.6', spell: 'Vision', battlefield: ['Island'], legal: false },
  { fact: 'an increase', cites: '601.2f', spell: 'Bolt', battlefield: ['Mountain', 'Sphere'], legal: false },
  { fact: 'a reduction', cites: '118.7', spell: 'Piker', battlefield: ['Mountain', 'Helm'], legal: true },
  { fact: 'mana that may not be spent on it', cites: '106.6', spell: 'Bolt', battlefield: ['Cavern'], legal: false },
];

describe('why a spell can or can not be cast', () => {
  it.each(CAST)('CR $cites: $fact', ({ cites, spell, battlefield, graveyard = [], legal }) => {
    const state = on(battlefield, { hand: [{ id: 'it', card: spell }], graveyard: named(...graveyard) });
    const answer = canCast(state, { card: 'it', face: 0, player: 'a', x: null });
    expect([answer.legal, answer.explanation.rules]).toEqual([legal, expect.arrayContaining([cites])]);
  });
});

describe('why a new creature may use {T}', () => {
  it.each<readonly [string, RuleNumber, readonly string[]]>([
    ['haste', '702.10c', ['Fervor']],
    ['as though it had haste', '302.6', ['Elixir']],
  ])('%s (CR %s)', (_, cites, others) => {
    const state = game(CARDS, [{ id: 'a', battlefield: [{ id: 'elf', card: 'Elf', sick: true }, ...named(...others)] }, { id: 'b' }]);
    const { legal, explanation } = canActivate(state, { source: 'elf', ability: 0, player: 'a', x: null });
    expect([legal, explanation.rules]).toEqual([true, expect.arrayContaining([cites])]);
  });
});

describe('CR 106.6: mana that is held back', () => {
  const explained = (battlefield: readonly string[], cost: readonly ['R'] | readonly ['C']): string =>
    canPay(on(battlefield, { hand: [{ id: 'it', card: 'Bolt' }] }), 'a', {
      cost,
      purpose: { kind: 'cast', card: 'it', face: 0, x: 0 },
      x: 0,
      preference: [],
    })
      .explanation()
      .steps.map(({ text }) => text)
      .join(' ');
  it('is named with what restricts it', () => {
    expect(explained(['Cavern'], ['R'])).toContain('Mana of Cavern (Cavern0): Spend this mana only to cast a creature spell.');
  });
  it('is not spoken of where its type would not do either', () => {
    expect(explained(['Cavern'], ['C'])).not.toContain('Cavern');
  });
});
