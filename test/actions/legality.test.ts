import { describe, expect, it } from 'vitest';
import { demandsOf } from '../../engine/activation/demandsOf.ts';
import { mayActivate } from '../../engine/activation/legality.ts';
import type { CompiledCard, GameState, PermanentSetup, RuleNumber } from '../../engine/index.ts';
import { board, card } from '../support/boards.ts';

/** Whether an ability may be activated, and what is cited where it may not. */

const CARDS: readonly CompiledCard[] = [
  card('Forest', 'Basic Land — Forest'),
  card('Llanowar Elves', 'Creature — Elf Druid', '{T}: Add {G}.', { power: '1', toughness: '1' }),
  card('Sol Ring', 'Artifact', '{T}: Add {C}{C}.'),
  card('Null Rod', 'Artifact', "Activated abilities of artifacts can't be activated."),
  card('Cursed Totem', 'Artifact', "Activated abilities of creatures can't be activated."),
  card(
    'Pithing Needle',
    'Artifact',
    "As this artifact enters, choose a card name.\nActivated abilities of sources with the chosen name can't be activated unless they're mana abilities.",
  ),
  card(
    'Phyrexian Revoker',
    'Artifact Creature — Phyrexian Horror',
    "As this creature enters, choose a nonland card name.\nActivated abilities of sources with the chosen name can't be activated.",
    { power: '2', toughness: '1' },
  ),
  card(
    'Suppression',
    'Enchantment — Aura',
    "Enchant creature\nEnchanted creature can't attack or block, and its activated abilities can't be activated.",
  ),
  card('Concordant Crossroads', 'World Enchantment', 'All creatures have haste.'),
  card(
    'Thousand-Year Elixir',
    'Artifact',
    'You may activate abilities of creatures you control as though those creatures had haste.\n{1}, {T}: Untap target creature.',
  ),
  card('Pili-Pala', 'Artifact Creature — Scarecrow', '{2}, {Q}: Add one mana of any color.', { power: '1', toughness: '1' }),
  card(
    'Gemstone Mine',
    'Land',
    'This land enters with three mining counters on it.\n{T}, Remove a mining counter from this land: Add one mana of any color. If there are no mining counters on this land, sacrifice it.',
  ),
  card('Phyrexian Tower', 'Legendary Land', '{T}: Add {C}.\n{T}, Sacrifice a creature: Add {B}{B}.'),
  card('Treasonous Ogre', 'Creature — Ogre Shaman', 'Dethrone\nPay 3 life: Add {R}.', { power: '2', toughness: '3' }),
  card('Wall of Roots', 'Creature — Plant Wall', 'Defender\nPut a -0/-1 counter on this creature: Add {G}. Activate only once each turn.', {
    power: '0',
    toughness: '5',
  }),
  card(
    'Mana Cache',
    'Enchantment',
    'Remove a charge counter from this enchantment: Add {C}. Any player may activate this ability but only during their turn before the end step.',
  ),
  card('Springleaf Drum', 'Artifact', '{T}, Tap an untapped creature you control: Add one mana of any color.'),
  card(
    'Mox Opal',
    'Legendary Artifact',
    'Metalcraft — {T}: Add one mana of any color. Activate only if you control three or more artifacts.',
  ),
  card('Jace', 'Legendary Planeswalker — Jace', '+1: Draw a card.\n−3: Draw three cards.'),
  card('Angel of Jubilation', 'Creature — Angel', "Players can't pay life or sacrifice creatures to cast spells or activate abilities.", {
    power: '3',
    toughness: '3',
  }),
  card('Oddity', 'Artifact', '{T}: Add {C}. Wobble the frumious bandersnatch.'),
  card('Splitter', 'Artifact — Equipment', 'Equipped creature gets +1/+1.\nEquip {1}'),
  card('Heritage Druid', 'Creature — Elf Druid', 'Tap three untapped Elves you control: Add {G}{G}{G}.', { power: '1', toughness: '1' }),
];

type Players = Readonly<Record<string, readonly (PermanentSetup | string)[]>>;
const on = (players: Players): GameState => board(CARDS, { ...players, b: players.b ?? [] });
const sick = (one: string): PermanentSetup => ({ id: one, card: one, sick: true });

interface Case {
  readonly title: string;
  readonly players: Players;
  readonly of: string;
  readonly ability?: number;
  readonly by?: string;
  readonly state?: Partial<GameState>;
  /** Null: it may. */
  readonly refused: RuleNumber | null;
}

const CASES: readonly Case[] = [
  { title: 'CR 602.2: an untapped land may be tapped', players: { a: ['Forest'] }, of: 'Forest', refused: null },
  { title: "CR 602.2: another player's land may not", players: { a: ['Forest'] }, of: 'Forest', by: 'b', refused: '602.2' },
  {
    title: 'CR 107.5: {T} of a tapped permanent',
    players: { a: [{ id: 'Forest', card: 'Forest', tapped: true }] },
    of: 'Forest',
    refused: '107.5',
  },
  { title: 'CR 107.6: {Q} of an untapped permanent', players: { a: ['Pili-Pala'] }, of: 'Pili-Pala', refused: '107.6' },
  {
    title: 'CR 107.6: {Q} of a tapped permanent',
    players: { a: [{ id: 'Pili-Pala', card: 'Pili-Pala', tapped: true }] },
    of: 'Pili-Pala',
    refused: null,
  },
  {
    title: 'CR 302.6: {Q} of a new creature',
    players: { a: [{ id: 'Pili-Pala', card: 'Pili-Pala', tapped: true, sick: true }] },
    of: 'Pili-Pala',
    refused: '302.6',
  },
  { title: 'CR 302.6: {T} of a new creature', players: { a: [sick('Llanowar Elves')] }, of: 'Llanowar Elves', refused: '302.6' },
  { title: 'CR 302.6: a new artifact that is no creature', players: { a: [sick('Sol Ring')] }, of: 'Sol Ring', refused: null },
  {
    title: 'CR 302.6: a new creature with haste',
    players: { a: [sick('Llanowar Elves')], b: ['Concordant Crossroads'] },
    of: 'Llanowar Elves',
    refused: null,
  },
  {
    title: 'CR 302.6: as though it had haste',
    players: { a: [sick('Llanowar Elves'), 'Thousand-Year Elixir'] },
    of: 'Llanowar Elves',
    refused: null,
  },
  {
    title: "CR 302.6: another's permission does not help",
    players: { a: [sick('Llanowar Elves')], b: ['Thousand-Year Elixir'] },
    of: 'Llanowar Elves',
    refused: '302.6',
  },
  {
    title: 'CR 302.6: "tap an untapped creature" is no {T}',
    players: { a: ['Springleaf Drum', sick('Llanowar Elves')] },
    of: 'Springleaf Drum',
    refused: null,
  },
  {
    title: 'CR 118.3: no untapped creature to tap',
    players: { a: ['Springleaf Drum', { id: 'elf', card: 'Llanowar Elves', tapped: true }] },
    of: 'Springleaf Drum',
    refused: '118.3',
  },
  {
    title: 'CR 118.3: three Elves, one of them tapped',
    players: { a: ['Heritage Druid', 'Llanowar Elves', { id: 'elf', card: 'Llanowar Elves', tapped: true }] },
    of: 'Heritage Druid',
    refused: '118.3',
  },
  {
    title: 'CR 118.3: three Elves',
    players: { a: ['Heritage Druid', 'Llanowar Elves', { id: 'elf', card: 'Llanowar Elves', sick: true }] },
    of: 'Heritage Druid',
    refused: null,
  },
  { title: 'CR 602.5: Null Rod and an artifact', players: { a: ['Sol Ring'], b: ['Null Rod'] }, of: 'Sol Ring', refused: '602.5' },
  {
    title: 'CR 602.5: Cursed Totem and a creature',
    players: { a: ['Llanowar Elves'], b: ['Cursed Totem'] },
    of: 'Llanowar Elves',
    refused: '602.5',
  },
  { title: 'CR 602.5: Cursed Totem and an artifact', players: { a: ['Sol Ring', 'Cursed Totem'] }, of: 'Sol Ring', refused: null },
  {
    title: 'CR 602.5: Pithing Needle exempts mana abilities',
    players: { a: ['Sol Ring'], b: [{ id: 'needle', card: 'Pithing Needle', chosen: { card: 'Sol Ring' } }] },
    of: 'Sol Ring',
    refused: null,
  },
  {
    title: 'CR 602.5: Phyrexian Revoker does not',
    players: { a: ['Sol Ring'], b: [{ id: 'revoker', card: 'Phyrexian Revoker', chosen: { card: 'Sol Ring' } }] },
    of: 'Sol Ring',
    refused: '602.5',
  },
  {
    title: 'CR 602.5: Pithing Needle and an ability that is no mana ability',
    players: { a: ['Thousand-Year Elixir'], b: [{ id: 'needle', card: 'Pithing Needle', chosen: { card: 'Thousand-Year Elixir' } }] },
    of: 'Thousand-Year Elixir',
    ability: 1,
    refused: '602.5',
  },
  {
    title: 'CR 602.5: an Aura on the creature',
    players: { a: ['Llanowar Elves'], b: [{ id: 'aura', card: 'Suppression', attachedTo: 'Llanowar Elves' }] },
    of: 'Llanowar Elves',
    refused: '602.5',
  },
  { title: 'CR 118.3: no counter to remove', players: { a: ['Gemstone Mine'] }, of: 'Gemstone Mine', ability: 1, refused: '118.3' },
  {
    title: 'CR 118.3: a counter to remove',
    players: { a: [{ id: 'Gemstone Mine', card: 'Gemstone Mine', counters: { mining: 1 } }] },
    of: 'Gemstone Mine',
    ability: 1,
    refused: null,
  },
  {
    title: 'CR 118.3: no creature to sacrifice',
    players: { a: ['Phyrexian Tower'], b: ['Llanowar Elves'] },
    of: 'Phyrexian Tower',
    ability: 1,
    refused: '118.3',
  },
  {
    title: 'CR 118.3: a creature to sacrifice',
    players: { a: ['Phyrexian Tower', 'Llanowar Elves'] },
    of: 'Phyrexian Tower',
    ability: 1,
    refused: null,
  },
  {
    title: 'CR 101.2: creatures that can not be sacrificed for it',
    players: { a: ['Phyrexian Tower', 'Llanowar Elves'], b: ['Angel of Jubilation'] },
    of: 'Phyrexian Tower',
    ability: 1,
    refused: '101.2',
  },
  { title: 'CR 119.4: 3 life of 20', players: { a: ['Treasonous Ogre'] }, of: 'Treasonous Ogre', ability: 1, refused: null },
  { title: 'CR 602.5: metalcraft without three artifacts', players: { a: ['Mox Opal', 'Sol Ring'] }, of: 'Mox Opal', refused: '602.5' },
  {
    title: 'CR 602.5: metalcraft with three artifacts',
    players: { a: ['Mox Opal', 'Sol Ring', 'Null Rod'].slice(0, 2).concat('Springleaf Drum') },
    of: 'Mox Opal',
    refused: null,
  },
  {
    title: 'CR 602.2: any player may activate it, in their own turn',
    players: { a: [{ id: 'Mana Cache', card: 'Mana Cache', counters: { charge: 1 } }] },
    of: 'Mana Cache',
    by: 'b',
    state: { active: 'b' },
    refused: null,
  },
  {
    title: "CR 602.5: and not in another's turn",
    players: { a: [{ id: 'Mana Cache', card: 'Mana Cache', counters: { charge: 1 } }] },
    of: 'Mana Cache',
    by: 'b',
    refused: '602.5',
  },
  {
    title: 'CR 606.3: a loyalty ability in the main phase',
    players: { a: [{ id: 'Jace', card: 'Jace', counters: { loyalty: 2 } }] },
    of: 'Jace',
    refused: null,
  },
  {
    title: 'CR 606.3: a loyalty ability in combat',
    players: { a: [{ id: 'Jace', card: 'Jace', counters: { loyalty: 2 } }] },
    of: 'Jace',
    state: { step: 'DECLARE_BLOCKERS' },
    refused: '606.3',
  },
  {
    title: 'CR 606.6: too few loyalty counters',
    players: { a: [{ id: 'Jace', card: 'Jace', counters: { loyalty: 2 } }] },
    of: 'Jace',
    ability: 1,
    refused: '606.6',
  },
  {
    title: 'CR 602.5d: equip outside the main phase',
    players: { a: ['Splitter', 'Llanowar Elves'] },
    of: 'Splitter',
    ability: 1,
    state: { step: 'UPKEEP' },
    refused: '602.5d',
  },
  {
    title: 'CR 602.5d: equip in the main phase',
    players: { a: ['Splitter', 'Llanowar Elves'] },
    of: 'Splitter',
    ability: 1,
    refused: null,
  },
  {
    title: 'CR 702.26b: a phased-out permanent',
    players: { a: [{ id: 'Sol Ring', card: 'Sol Ring', phasedOut: true }] },
    of: 'Sol Ring',
    refused: '702.26b',
  },
  { title: 'CR 602.1c: an ability that is not there', players: { a: ['Sol Ring'] }, of: 'Sol Ring', ability: 3, refused: '602.1c' },
];

describe('whether an ability may be activated', () => {
  it.each(CASES)('$title', ({ players, of, ability, by = 'a', state, refused }) => {
    const index = ability ?? (of === 'Pithing Needle' ? 1 : of === 'Wall of Roots' ? 1 : 0);
    const given = { ...on(players), ...state };
    const answer = mayActivate(given, { source: of, ability: index, player: by });
    if (refused === null) expect(answer?.message ?? null).toBeNull();
    else expect(answer?.rules).toContain(refused);
  });

  it('CR 602.2: text that is not read is named and not guessed', () => {
    const answer = mayActivate(on({ a: ['Oddity'] }), { source: 'Oddity', ability: 0, player: 'a' });
    expect(answer?.notModelled).toContain('bandersnatch');
  });

  it('CR 107.5: what is certain is told before what is not modelled', () => {
    const tapped = on({ a: [{ id: 'Oddity', card: 'Oddity', tapped: true }] });
    const answer = mayActivate(tapped, { source: 'Oddity', ability: 0, player: 'a' });
    expect(answer?.rules).toEqual(['107.5']);
    expect(answer?.notModelled).toBeNull();
  });
});

describe('what activating asks for', () => {
  it('CR 602.1a: {T} and the objects that the words allow', () => {
    const state = on({ a: ['Phyrexian Tower', 'Llanowar Elves', 'Treasonous Ogre'], b: ['Pili-Pala'] });
    expect(demandsOf(state, 'a', 'Phyrexian Tower', 1)).toMatchObject({
      mana: null,
      objects: [
        { kind: 'tap', among: ['Phyrexian Tower'], symbol: true },
        { kind: 'sacrifice', amount: { least: 1, most: 1 }, among: ['Llanowar Elves', 'Treasonous Ogre'], symbol: false },
      ],
    });
  });

  it('CR 118.3: life, counters and mana', () => {
    const state = on({ a: ['Treasonous Ogre', 'Pili-Pala', { id: 'mine', card: 'Gemstone Mine', counters: { mining: 2 } }] });
    expect(demandsOf(state, 'a', 'Treasonous Ogre', 1)).toMatchObject({ life: 3, objects: [] });
    expect(demandsOf(state, 'a', 'Pili-Pala', 0)).toMatchObject({ mana: ['2'], objects: [{ kind: 'untap', symbol: true }] });
    expect(demandsOf(state, 'a', 'mine', 1)).toMatchObject({
      counters: [{ kind: 'remove', counter: 'mining', amount: { least: 1, most: 1 }, among: ['mine'] }],
    });
  });
});
