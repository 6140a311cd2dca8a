import { describe, expect, it } from 'vitest';
import type { Action } from '../../engine/actions/action.ts';
import { characteristicsOf, compileCard, type GameState, type PlayerSetup, type StepName } from '../../engine/index.ts';
import { played, refusal, zoneOf } from '../support/acting.ts';
import { card, definitionOf } from '../support/boards.ts';
import { game } from '../support/spells.ts';

/** Keywords that stand for activated abilities from a hand or a graveyard, and of permanents. */

const creature = (name: string, text: string, more: Parameters<typeof card>[3] = {}) =>
  card(name, 'Creature — Beast', text, { manaCost: '{2}{G}', power: '3', toughness: '2', ...more });

const CARDS = [
  creature('Bear', '', { manaCost: '{1}{G}', power: '2', toughness: '2' }),
  creature('Digger', 'Unearth {2}'),
  creature('Mender', 'Scavenge {2}'),
  creature('Mummy', 'Trample\nEmbalm {2}'),
  creature('Relic', 'Trample\nEternalize {2}'),
  creature('Chorus', 'Encore {2}'),
  creature('Scout', 'Forestcycling {1}'),
  creature('Guide', 'Basic landcycling {1}'),
  creature('Helper', 'Reinforce 2—{1}'),
  creature('Adviser', 'Transmute {1}'),
  creature('Shaper', 'Transfigure {1}'),
  card('Ship', 'Artifact — Spacecraft', 'Station\n8+ | Flying', { manaCost: '{3}', power: '4', toughness: '4' }),
  card('Horse', 'Creature — Horse Mount', 'Whenever this creature attacks while saddled, you gain 3 life.\nSaddle 3', {
    power: '2',
    toughness: '2',
  }),
  card('Rider', 'Creature — Pilot', 'Whenever this creature saddles a Mount or crews a Vehicle, you gain 1 life.', {
    power: '3',
    toughness: '1',
  }),
  card('Pilot', 'Creature — Pilot', 'This creature saddles Mounts and crews Vehicles as though its power were 2 greater.', {
    power: '1',
    toughness: '1',
  }),
  card('Wood', 'Basic Land — Forest'),
  card('Peak', 'Basic Land — Mountain'),
  card('Glen', 'Land — Forest Island', ''),
  card('Rock', 'Artifact', '', { manaCost: '{2}' }),
  compileCard(
    definitionOf({
      name: 'Needle // Compass',
      layout: 'transform',
      card_faces: [
        { name: 'Needle', type_line: 'Artifact', oracle_text: 'Craft with artifact {2}', mana_cost: '{1}' },
        { name: 'Compass', type_line: 'Artifact', oracle_text: '{T}: Add {C}.' },
      ],
    }),
  ),
];

const named = (names: readonly string[]) => names.map((name) => ({ id: name, card: name.replace(/\d$/, '') }));
const on = (more: Partial<Record<'battlefield' | 'graveyard' | 'hand' | 'library', readonly string[]>>, step?: StepName): GameState => {
  const own: Omit<PlayerSetup, 'id'> = Object.fromEntries(Object.entries(more).map(([zone, names]) => [zone, named(names)]));
  return game(
    CARDS,
    [
      { id: 'a', manaPool: '{C}{C}{C}{G}', ...own },
      { id: 'b', battlefield: [{ id: 'theirs', card: 'Bear' }] },
      { id: 'c', battlefield: [] },
    ],
    step === undefined ? {} : { step },
  );
};
const use = (permanent: string, more: Partial<Extract<Action, { kind: 'activate' }>> = {}): Action => ({
  kind: 'activate',
  permanent,
  ability: 0,
  ...more,
});
const RESOLVE: Action = { kind: 'resolve', all: true };
const tokens = (state: GameState) => [...state.permanents.values()].filter(({ token }) => token).map(({ id }) => id);
const about = (state: GameState, id: string) => {
  const found = characteristicsOf(state, id);
  if (found === undefined) throw new Error(`${id} is gone`);
  return found;
};

describe('unearth', () => {
  const dug = (): GameState => played(on({ graveyard: ['Digger'] }), use('Digger'), RESOLVE);
  it('CR 702.84a: returns with haste, and is exiled at the beginning of the next end step', () => {
    const state = dug();
    const [id = ''] = [...state.permanents.keys()].filter((one) => one.startsWith('Digger'));
    expect(about(state, id).keywords).toContain('Haste');
    const after = played(state, { kind: 'advance', to: 'END' }, RESOLVE);
    expect([...after.cards.values()].filter(({ card: { definition } }) => definition.name === 'Digger').map(({ zone }) => zone)).toEqual([
      'exile',
    ]);
  });

  it.each(['destroy', 'returnToHand', 'sacrifice'] as const)(
    'CR 702.84a: it is exiled where it would leave the battlefield (%s)',
    (kind) => {
      const state = dug();
      const [id = ''] = [...state.permanents.keys()].filter((one) => one.startsWith('Digger'));
      const after = played(state, { kind, permanents: [id] });
      expect([...after.cards.values()].map(({ zone }) => zone)).toEqual(['exile']);
    },
  );

  it('CR 702.84a: as a sorcery only, and from the graveyard only', () => {
    expect(refusal(on({ graveyard: ['Digger'] }, 'END'), use('Digger')).rules).toContain('602.5d');
    expect(refusal(on({ hand: ['Digger'] }), use('Digger')).notModelled).toBeNull();
  });
});

describe('scavenge, embalm, eternalize, encore', () => {
  it('CR 702.97a: the card is exiled, and its power in counters put on a creature', () => {
    const state = played(on({ graveyard: ['Mender'], battlefield: ['Bear'] }), use('Mender', { targets: ['Bear'] }));
    expect(state.cards.get(state.players[0]?.exile[0] ?? '')?.card.definition.name).toBe('Mender');
    expect(played(state, RESOLVE).permanents.get('Bear')?.counters.get('+1/+1')).toBe(3);
  });

  it.each([
    ['Mummy', 'W', [3, 2], 'Embalm {2}'],
    ['Relic', 'B', [4, 4], 'Eternalize {2}'],
  ] as const)('CR 702.128a, 702.129a: %s makes a %s Zombie without mana cost that is a copy of it', (name, color, size, keyword) => {
    const state = played(on({ graveyard: [name] }), use(name, { ability: 1 }), RESOLVE);
    const [token = ''] = tokens(state);
    const { power, toughness, subtypes, manaValue, keywords, colors } = about(state, token);
    expect([[power, toughness], [...subtypes].sort(), manaValue, keywords]).toEqual([size, ['Beast', 'Zombie'], 0, ['Trample', keyword]]);
    expect(colors).toEqual([color]);
  });

  it('CR 702.141a: one token for each opponent, with haste, sacrificed at the next end step', () => {
    const state = played(on({ graveyard: ['Chorus'] }, 'POSTCOMBAT_MAIN'), use('Chorus'), RESOLVE);
    expect(tokens(state).map((id) => about(state, id).keywords)).toEqual([
      ['Encore {2}', 'Haste'],
      ['Encore {2}', 'Haste'],
    ]);
    expect(tokens(played(state, { kind: 'advance', to: 'END' }, RESOLVE))).toEqual([]);
  });

  it('CR 702.141a, 508.1d: each has to attack its opponent', () => {
    const state = played(on({ graveyard: ['Chorus'] }), use('Chorus'), RESOLVE, { kind: 'advance', to: 'BEGIN_COMBAT' });
    const [first = '', second = ''] = tokens(state);
    const attack = (one: string, other: string): Action => ({
      kind: 'attack',
      attackers: [
        { attacker: first, defending: one },
        { attacker: second, defending: other },
      ],
    });
    expect(refusal(state, attack('c', 'b')).rules).toContain('508.1d');
    expect(played(state, attack('b', 'c')).permanents.get(first)?.attacking?.defending).toBe('b');
  });
});

describe('cards that find others', () => {
  it.each([
    ['Scout', ['Wood', 'Glen']],
    ['Guide', ['Wood', 'Peak']],
  ])('CR 702.29e: %s finds one of %j', (name, options) => {
    const state = played(on({ hand: [name], library: ['Wood', 'Peak', 'Glen', 'Bear'] }), use(name));
    expect(zoneOf(state, name)).toBe('graveyard');
    const asked = refusal(state, RESOLVE).missingChoice?.options ?? [];
    expect(asked.filter((one) => one !== 'no').sort()).toEqual([...options].sort());
    expect(zoneOf(played(state, { ...RESOLVE, choose: options.slice(0, 1) }), options[0] ?? '')).toBe('hand');
  });

  it('CR 702.53a: transmute finds a card of the same mana value', () => {
    const state = played(on({ hand: ['Adviser'], library: ['Bear', 'Mender', 'Wood'] }), use('Adviser'));
    const asked = refusal(state, RESOLVE).missingChoice?.options ?? [];
    expect(asked.filter((one) => one !== 'no')).toEqual(['Mender']);
  });

  it('CR 702.71a: transfigure puts a creature card of the same mana value onto the battlefield', () => {
    const state = played(on({ battlefield: ['Shaper'], library: ['Bear', 'Mender', 'Rock'] }), use('Shaper'), {
      ...RESOLVE,
      choose: ['Mender'],
    });
    expect([zoneOf(state, 'Mender'), zoneOf(state, 'Shaper')]).toEqual(['battlefield', 'graveyard']);
  });
});

describe('reinforce, craft, station', () => {
  it('CR 702.77a: the card is discarded, and so many counters put on a creature', () => {
    const state = played(on({ hand: ['Helper'], battlefield: ['Bear'] }), use('Helper', { targets: ['Bear'] }), RESOLVE);
    expect([zoneOf(state, 'Helper'), state.permanents.get('Bear')?.counters.get('+1/+1')]).toEqual(['graveyard', 2]);
  });

  it('CR 702.167a: it is exiled with what it is crafted with, a permanent or a card of the graveyard, and returns transformed', () => {
    const state = on({ battlefield: ['Needle // Compass', 'Rock1'], graveyard: ['Rock2'] });
    const asked = refusal(state, use('Needle // Compass')).missingChoice?.options ?? [];
    expect([...asked].sort()).toEqual(['Rock1', 'Rock2']);
    const after = played(state, use('Needle // Compass', { choose: ['Rock2'] }), RESOLVE);
    const [crafted] = [...after.permanents.values()].filter(({ card: { definition } }) => definition.name === 'Needle // Compass');
    expect([crafted?.face, after.players[0]?.exile.length, after.permanents.has('Rock1')]).toEqual([1, 1, true]);
  });

  it('CR 702.184a: as many charge counters as the tapped creature has power', () => {
    const state = played(on({ battlefield: ['Ship', 'Bear'] }), use('Ship', { choose: ['Bear'] }), RESOLVE);
    expect([state.permanents.get('Ship')?.counters.get('charge'), state.permanents.get('Bear')?.tapped]).toEqual([2, true]);
  });
});

describe('saddle', () => {
  const on2 = () => on({ battlefield: ['Horse', 'Rider', 'Pilot'] });
  const saddle = (...choose: readonly string[]): Action => use('Horse', { ability: 1, choose });

  it('CR 702.171a-b: other creatures with so much power are tapped, and it is saddled until end of turn', () => {
    const state = played(on2(), saddle('Rider'), RESOLVE);
    const saddled = (now: GameState) => now.permanents.get('Horse')?.designations.has('saddled');
    expect([saddled(state), state.permanents.get('Rider')?.tapped]).toEqual([true, true]);
    expect(saddled(played(state, { kind: 'advance', turns: 1 }))).toBe(false);
  });

  it.each([
    [['Horse'], '118.3'],
    [['Bear'], '118.3'],
  ])('CR 702.171a: not with itself, nor with too little power (%j)', (choose, rule) => {
    expect(refusal(on({ battlefield: ['Horse', 'Bear'] }), saddle(...choose)).rules).toContain(rule);
  });

  it('CR 702.171e: as though its power were greater', () => {
    expect(played(on2(), saddle('Pilot')).permanents.get('Pilot')?.tapped).toBe(true);
  });

  it('CR 702.171c: what is tapped for it saddles the Mount', () => {
    expect(played(on2(), saddle('Rider'), RESOLVE).players[0]?.life).toBe(21);
    expect(played(on2(), saddle('Pilot'), RESOLVE).players[0]?.life).toBe(20);
  });

  it.each([
    [true, 23],
    [false, 20],
  ])('CR 702.171b: attacking while saddled (%s) is seen by its ability', (is, life) => {
    const state = is ? played(on2(), saddle('Pilot'), RESOLVE) : on2();
    const attacking = played(state, { kind: 'attack', attackers: [{ attacker: 'Horse', defending: 'b' }] }, RESOLVE);
    expect(attacking.players[0]?.life).toBe(life);
  });
});
