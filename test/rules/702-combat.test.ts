import { describe, expect, it } from 'vitest';
import type { Action, CompiledCard, GameState } from '../../engine/index.ts';
import { characteristicsOf } from '../../engine/index.ts';
import { byName, card } from '../support/boards.ts';
import { attack, block, boardsOf, creature, damage, lifeOf, played, whereIs } from '../support/combat.ts';

const CARDS: readonly CompiledCard[] = [
  creature('Bear', 2),
  creature('Ox', 4),
  creature('Mouse', 1),
  creature('Noble', 2, 'Exalted'),
  card('Banner', 'Enchantment', 'Exalted'),
  creature('Lancer', 2, 'Flanking'),
  creature('Monk', 2, 'Bushido 2'),
  creature('Beast', 4, 'Rampage 2'),
  creature('Crier', 2, 'Battle cry'),
  creature('Brawler', 2, 'Melee'),
  creature('Titan', 5, 'Annihilator 2'),
  creature('Khenra', 2, 'Afflict 3'),
  creature('Rebel', 2, 'Dethrone'),
  creature('Pupil', 1, 'Training'),
  creature('Teacher', 3, 'Mentor'),
  creature('Devourer', 2, 'Ingest'),
  creature('Snake', 1, 'Poisonous 2'),
  creature('Squire', 1, 'Renown 1'),
  creature('Rotten', 3, 'Decayed'),
  creature('Taunter', 3, 'Provoke'),
  creature('Rager', 2, 'Frenzy 2'),
  creature('Many', 2, 'Myriad'),
  creature('Warlord', 2, 'Mobilize 2'),
  card('Raid', 'Enchantment', 'At the beginning of your end step, if you attacked this turn, you gain 3 life.'),
  card('Horn', 'Enchantment', 'Whenever you attack with two or more creatures, you gain 1 life.'),
  card('Alarm', 'Enchantment', 'Whenever a creature attacks you, you gain 1 life.'),
  card('Toll Gate', 'Enchantment', 'Whenever one or more creatures you control deal combat damage to a player, you gain 1 life.'),
  creature('Spiker', 2, 'Whenever this creature blocks or becomes blocked by a creature, this creature deals 1 damage to that creature.'),
  creature('Stealer', 2, "Whenever this creature attacks and isn't blocked, you gain 2 life."),
  card('Goading', 'Sorcery', 'Goad target creature.', { manaCost: '{0}' }),
  card('Lure', 'Sorcery', 'All creatures able to block target creature this turn do so.', { manaCost: '{0}' }),
  card('Safety', 'Instant', 'Untap target attacking creature and remove it from combat.', { manaCost: '{0}' }),
  card('Stumble', 'Sorcery', "Target creature can't block this turn.", { manaCost: '{0}' }),
];
const game = boardsOf(CARDS);
const two = (name: string) => [
  { id: `${name}1`, card: name },
  { id: `${name}2`, card: name },
];
const ALL: Action = { kind: 'resolve', all: true };
const choosing = (...choose: readonly string[]): Action => ({ kind: 'resolve', all: true, choose });

type Ends = Readonly<Record<string, string | number>>;
/** Of a player the life; of a creature its size as it is then; of a card its zone. */
function ends({ state }: { readonly state: GameState }, ids: readonly string[]): Ends {
  const of = (id: string): string | number => {
    if (!state.permanents.has(id)) return lifeOf({ state }, id) ?? whereIs({ state }, id);
    const { power, toughness } = characteristicsOf(state, id);
    return `${power}/${toughness}`;
  };
  return Object.fromEntries(ids.map((id) => [id, of(id)]));
}

const TABLE: readonly [string, GameState, readonly Action[], Ends][] = [
  [
    'CR 702.83a: exalted, twice, for what attacks alone',
    game({ a: ['Noble', 'Banner', 'Bear'], b: [] }),
    [attack('Bear'), ALL],
    { Bear: '4/4' },
  ],
  ['CR 702.83b: not with two attackers', game({ a: ['Noble', 'Bear', 'Ox'], b: [] }), [attack('Bear', 'Ox')], { Bear: '2/2', Ox: '4/4' }],
  [
    'CR 702.25a: flanking weakens what blocks without it',
    game({ a: ['Lancer'], b: ['Bear', { id: 'own', card: 'Lancer' }] }),
    [attack('Lancer'), block('Bear>Lancer', 'own>Lancer'), ALL],
    { Bear: '1/1', own: '2/2' },
  ],
  [
    'CR 702.45a: bushido when it becomes blocked, once',
    game({ a: ['Monk'], b: two('Bear') }),
    [attack('Monk'), block('Bear1>Monk', 'Bear2>Monk'), ALL],
    { Monk: '4/4' },
  ],
  ['CR 702.45a: bushido when it blocks', game({ a: ['Bear'], b: ['Monk'] }), [attack('Bear'), block('Monk>Bear'), ALL], { Monk: '4/4' }],
  [
    'CR 702.23a: rampage for each blocker beyond the first',
    game({ a: ['Beast'], b: [...two('Bear'), 'Mouse'] }),
    [attack('Beast'), block('Bear1>Beast', 'Bear2>Beast', 'Mouse>Beast'), ALL],
    { Beast: '8/8' },
  ],
  [
    'CR 702.91a: battle cry for the others',
    game({ a: ['Crier', 'Bear', 'Ox'], b: [] }),
    [attack('Crier', 'Bear'), ALL],
    { Crier: '2/2', Bear: '3/2', Ox: '4/4' },
  ],
  [
    'CR 702.121a: melee for each opponent attacked',
    game({ a: ['Brawler', 'Bear'], b: [], c: [] }),
    [attack('Brawler>b', 'Bear>c'), ALL],
    { Brawler: '4/4' },
  ],
  [
    'CR 702.86a: annihilator',
    game({ a: ['Titan'], b: [...two('Bear'), 'Ox'] }),
    [attack('Titan'), choosing('Bear1', 'Ox')],
    { Bear1: 'graveyard', Bear2: '2/2', Ox: 'graveyard' },
  ],
  ['CR 702.130a: afflict', game({ a: ['Khenra'], b: ['Bear'] }), [attack('Khenra'), block('Bear>Khenra'), ALL], { b: 17 }],
  ['CR 702.105a: dethrone where the player has most life', game({ a: ['Rebel'], b: [] }), [attack('Rebel'), ALL], { Rebel: '3/3' }],
  ['CR 702.149a: training beside greater power', game({ a: ['Pupil', 'Bear'], b: [] }), [attack('Pupil', 'Bear'), ALL], { Pupil: '2/2' }],
  [
    'CR 702.149a: none beside lesser power',
    game({ a: ['Pupil', { id: 'other', card: 'Mouse' }], b: [] }),
    [attack('Pupil', 'other')],
    { Pupil: '1/1' },
  ],
  ['CR 702.134a: mentor', game({ a: ['Teacher', 'Bear'], b: [] }), [{ ...attack('Teacher', 'Bear') }, ALL], { Bear: '3/3' }],
  ['CR 702.70a: poisonous', game({ a: ['Snake'], b: [] }), [attack('Snake'), damage(), ALL], { b: 19 }],
  ['CR 702.112a: renown once', game({ a: ['Squire'], b: [] }), [attack('Squire'), damage(), ALL], { Squire: '2/2' }],
  [
    'CR 702.147a: decayed is sacrificed at end of combat',
    game({ a: ['Rotten'], b: [] }),
    [attack('Rotten'), { kind: 'advance', to: 'POSTCOMBAT_MAIN' }],
    { b: 17, Rotten: 'graveyard' },
  ],
  ['CR 702.68a: frenzy unblocked', game({ a: ['Rager'], b: ['Bear'] }), [attack('Rager'), damage(), ALL], { b: 16 }],
  [
    'CR 702.181a, 508.4: mobilized Warriors attack, and go at the end step',
    game({ a: ['Warlord'], b: [] }),
    [attack('Warlord'), damage(), { kind: 'advance', to: 'END' }, ALL],
    { b: 16, 'warrior-token': 'nowhere' },
  ],
  [
    'CR 508.6: raid where you attacked',
    game({ a: ['Raid', 'Bear'], b: [] }),
    [attack('Bear'), { kind: 'advance', to: 'END' }, ALL],
    { a: 23 },
  ],
  ['CR 508.6: none where you didn’t', game({ a: ['Raid', 'Bear'], b: [] }), [{ kind: 'advance', to: 'END' }], { a: 20 }],
  ['CR 508.3c: two or more, once', game({ a: ['Horn', 'Bear', 'Ox', 'Mouse'], b: [] }), [attack('Bear', 'Ox', 'Mouse'), ALL], { a: 21 }],
  ['CR 508.3c: not with one', game({ a: ['Horn', 'Bear'], b: [] }), [attack('Bear')], { a: 20 }],
  [
    'CR 508.3a: each creature that attacks you',
    game({ a: ['Bear', 'Ox', 'Mouse'], b: ['Alarm'], c: [] }),
    [attack('Bear>b', 'Ox>b', 'Mouse>c'), ALL],
    { b: 22 },
  ],
  [
    'CR 603.2c: one or more, once for each player',
    game({ a: ['Toll Gate', 'Bear', 'Ox', 'Mouse'], b: [], c: [] }),
    [attack('Bear>b', 'Ox>b', 'Mouse>c'), damage(), ALL],
    { a: 22 },
  ],
  ['CR 509.3g: unblocked', game({ a: ['Stealer'], b: [] }), [attack('Stealer'), damage(), ALL], { a: 22 }],
];

describe('keywords and triggers of combat', () => {
  it.each(TABLE)('%s', (_, state, actions, wanted) => {
    expect(ends(played(state, ...actions), Object.keys(wanted))).toEqual(wanted);
  });

  it('CR 509.3d: "that creature" is the other one of the two', () => {
    const done = played(game({ a: ['Spiker'], b: two('Ox') }), attack('Spiker'), block('Ox1>Spiker', 'Ox2>Spiker'), ALL);
    expect([whereIs(done, 'Ox1'), whereIs(done, 'Ox2'), whereIs(done, 'Spiker')]).toEqual([1, 1, 0]);
    const blocking = played(game({ a: ['Ox'], b: ['Spiker'] }), attack('Ox'), block('Spiker>Ox'), ALL);
    expect([whereIs(blocking, 'Ox'), whereIs(blocking, 'Spiker')]).toEqual([1, 0]);
  });

  it('CR 702.116a: myriad without other opponents does nothing', () => {
    const alone = played(game({ a: ['Many'], b: [] }), attack('Many'), ALL);
    expect([...alone.state.permanents.keys()]).toEqual(['Many']);
  });

  it('CR 702.115a: ingest exiles the top card of the library', () => {
    const state = game(
      {},
      {
        players: [
          { id: 'a', battlefield: [{ id: 'Devourer', card: 'Devourer' }] },
          { id: 'b', library: [{ id: 'top', card: 'Bear' }] },
        ],
      },
    );
    expect(whereIs(played(state, attack('Devourer'), damage(), ALL), 'top')).toBe('exile');
  });

  it('CR 702.39a: what is provoked untaps and has to block', () => {
    const tapped = { id: 'Bear', card: 'Bear', tapped: true };
    const done = played(game({ a: ['Taunter'], b: [tapped] }), { ...attack('Taunter') }, choosing('yes'));
    expect(done.state.permanents.get('Bear')?.tapped).toBe(false);
    expect(() => played(done.state, block())).toThrow(/More of what has to block/);
    expect(played(done.state, block('Bear>Taunter')).state.step).toBe('DECLARE_BLOCKERS');
  });
});

const hand = (...names: readonly string[]) => byName(names);
const cast = (name: string, ...targets: readonly string[]): readonly Action[] => [
  { kind: 'cast', card: name, targets },
  { kind: 'resolve' },
];

describe('effects on combat', () => {
  const state = game(
    {},
    {
      players: [
        { id: 'a', hand: hand('Goading', 'Lure', 'Safety', 'Stumble'), battlefield: hand('Bear', 'Mouse') },
        { id: 'b', battlefield: hand('Ox', 'Teacher'), library: [{ id: 'top', card: 'Bear' }] },
        { id: 'c', battlefield: hand('Monk') },
      ],
    },
  );

  it('CR 701.15b: a goaded creature attacks, and another player than who goaded it', () => {
    const goaded = played(state, ...cast('Goading', 'Ox'), { kind: 'advance', to: 'END' }, { kind: 'advance', to: 'PRECOMBAT_MAIN' });
    expect(goaded.state.active).toBe('b');
    expect(() => played(goaded.state, attack())).toThrow(/is not obeyed/);
    expect(() => played(goaded.state, attack('Ox>a'))).toThrow(/is not obeyed/);
    expect(played(goaded.state, attack('Ox>c')).state.permanents.get('Ox')?.attacking?.whom).toBe('c');
  });

  it('CR 509.1c: all that can block it do', () => {
    const lured = played(state, ...cast('Lure', 'Bear'), attack('Bear>b', 'Mouse>b'));
    expect(() => played(lured.state, block('Ox>Bear'))).toThrow(/has to block/);
    expect(() => played(lured.state, block('Ox>Bear', 'Teacher>Mouse'))).toThrow(/has to block/);
    expect(played(lured.state, block('Ox>Bear', 'Teacher>Bear')).state.step).toBe('DECLARE_BLOCKERS');
  });

  it('CR 506.4: what is removed from combat deals no damage', () => {
    const removed = played(state, attack('Bear>b', 'Mouse>b'), ...cast('Safety', 'Bear'));
    expect(removed.state.permanents.get('Bear')).toMatchObject({ attacking: null, tapped: false });
    expect(lifeOf(played(removed.state, damage()), 'b')).toBe(19);
  });

  it('CR 611.2c: a creature that can’t block this turn', () => {
    const stumbled = played(state, ...cast('Stumble', 'Ox'), attack('Bear>b'));
    expect(() => played(stumbled.state, block('Ox>Bear'))).toThrow(/can't block/);
  });
});
