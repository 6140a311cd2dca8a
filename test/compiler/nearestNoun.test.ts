import { describe, expect, it } from 'vitest';
import { type CompiledCard, characteristicsOf, type GameState, type PermanentSetup } from '../../engine/index.ts';
import { played, refusal } from '../support/acting.ts';
import { begun, byName, card } from '../support/boards.ts';
import { printsBack, read } from './read.ts';

/** What stands after a noun phrase within a noun phrase is said of the nearest noun. */

describe('noun phrases within noun phrases', () => {
  it.each([
    'Whenever you cast a spell that targets a creature you control, draw a card.',
    'Counter target spell that targets a permanent you control.',
    "Creatures with power greater than the number of cards in your hand can't attack.",
    'Destroy target creature with power less than or equal to the number of Islands you control.',
    "Counter target spell with mana value less than or equal to the number of cards in its controller's graveyard.",
    'Destroy target Aura attached to a creature you control.',
    'Destroy target Aura attached to a creature with flying.',
    'Target player sacrifices a creature with the greatest power among creatures they control.',
    'Exile target creature with the greatest power among creatures on the battlefield.',
  ])('%s', (text) => {
    const typeLine = /^(Counter|Destroy|Exile|Target)/.test(text) ? 'Instant' : 'Enchantment';
    const { ability, unread } = read(text, typeLine);
    expect([unread, printsBack(text, typeLine)]).toEqual([[], true]);
    // No phrase has the suffix twice: it is within the one before it.
    expect(runsOf(ability)).toEqual([]);
  });

  it('leave what is said of a noun without another between', () => {
    const { ability } = read("Exile target card other than a basic land card from an opponent's graveyard.", 'Instant');
    expect(JSON.stringify(ability)).toMatch(/"exceptFor".*"suffixes":\[\]\}\}+,\{"kind":"inZone"/);
  });
});

/** Suffixes that stand after one with a noun phrase of its own. */
function runsOf(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(runsOf);
  if (typeof node !== 'object' || node === null) return [];
  const own =
    'suffixes' in node && Array.isArray(node.suffixes)
      ? node.suffixes.flatMap((one: unknown, at: number) =>
          at > 0 && JSON.stringify(node).includes('"objects"') ? [JSON.stringify(one)] : [],
        )
      : [];
  return [...own, ...Object.entries(node).flatMap(([key, value]) => (key === 'span' ? [] : runsOf(value)))];
}

const SIZE = { power: '3', toughness: '3' };
const CARDS: readonly CompiledCard[] = [
  card('Land', 'Basic Land — Island'),
  card('Giant', 'Creature — Giant', '', SIZE),
  card('Small', 'Creature — Bear', '', { power: '1', toughness: '1' }),
  card('Warden', 'Creature — Merfolk', 'Spells your opponents cast that target a Giant you control cost {2} more to cast.', SIZE),
  card('Zap', 'Instant', 'Zap deals 1 damage to any target.', { manaCost: '{0}' }),
  card('Bridge', 'Artifact', "Creatures with power greater than the number of cards in your hand can't attack."),
  card('Shackles', 'Artifact', '{0}: Gain control of target creature with power less than or equal to the number of Islands you control.'),
];
const on = (a: readonly (PermanentSetup | string)[], b: readonly (PermanentSetup | string)[], hand: readonly string[] = []): GameState =>
  begun(
    {
      players: [
        { id: 'a', battlefield: byName(a), hand: byName(hand) },
        { id: 'b', battlefield: byName(b) },
      ],
    },
    CARDS,
  );

describe('what follows from it', () => {
  it('CR 601.2f: spells that target another player’s creature cost more', () => {
    const start = on([], ['Warden', 'Giant'], ['Zap']);
    expect(refusal(start, { kind: 'cast', card: 'Zap', targets: ['Giant'] }).message).toContain('lacks the mana');
    expect(played(start, { kind: 'cast', card: 'Zap', targets: ['Warden'] }).stack.length).toBe(1);
  });

  it('CR 508.1c: creatures that are larger than the hand of whose text it is', () => {
    const attack = (attacker: string) => ({ kind: 'attack', attackers: [{ attacker, defending: 'b' }] }) as const;
    const start = on(['Bridge', 'Giant', 'Small'], [], ['Zap']);
    expect(refusal(start, attack('Giant')).notModelled).toBeNull();
    expect(played(start, attack('Small')).permanents.get('Small')?.attacking).not.toBeNull();
  });

  it('CR 115.1: a target among all creatures, told by what the player controls', () => {
    const start = on(['Shackles', { id: '1', card: 'Land' }], ['Giant', 'Small']);
    const taken = played(start, { kind: 'activate', permanent: 'Shackles', ability: 0, targets: ['Small'] }, { kind: 'resolve' });
    expect(characteristicsOf(taken, 'Small')?.controller).toBe('a');
    expect(refusal(start, { kind: 'activate', permanent: 'Shackles', ability: 0, targets: ['Giant'] }).notModelled).toBeNull();
  });
});
