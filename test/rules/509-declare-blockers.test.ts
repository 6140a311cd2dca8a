import { describe, expect, it } from 'vitest';
import { type Action, type CompiledCard, type GameState, perform } from '../../engine/index.ts';
import { card } from '../support/boards.ts';
import { attack, block, boardsOf, creature, played, refusedBy } from '../support/combat.ts';

const CARDS: readonly CompiledCard[] = [
  creature('Bear', 2),
  creature('Ox', 4),
  creature('Bird', 1, 'Flying'),
  creature('Spider', 2, 'Reach'),
  creature('Menace', 3, 'Menace'),
  creature('Trio', 3, "This creature can't be blocked except by three or more creatures."),
  creature('Shade', 2, 'Shadow'),
  creature('Rider', 2, 'Horsemanship'),
  creature('Fearful', 2, 'Fear', 'Creature — Horror', { manaCost: '{B}' }),
  creature('Golem', 3, '', 'Artifact Creature — Golem'),
  creature('Ghoul', 2, '', 'Creature — Zombie', { manaCost: '{B}' }),
  creature('Spy', 2, 'Intimidate', 'Creature — Human', { manaCost: '{R}' }),
  creature('Red', 2, '', 'Creature — Human', { manaCost: '{R}' }),
  creature('Rat', 1, 'Skulk'),
  creature('Eel', 3, 'Islandwalk'),
  card('Island', 'Basic Land — Island'),
  card('Bridge', 'Enchantment', "Creatures with islandwalk can be blocked as though they didn't have islandwalk."),
  creature('Knight', 2, 'Protection from red'),
  creature('Daunting', 4, "This creature can't be blocked by creatures with power 2 or less."),
  creature('Champion', 3, "Creatures with power less than this creature's power can't block it."),
  card('Order', 'Artifact', '{0}: Target creature blocks target creature this turn if able.'),
  creature('Ghost', 2, "This creature can't be blocked."),
  creature('Wallproof', 2, "This creature can't be blocked except by Walls."),
  creature('Wall', '0/4', 'Defender', 'Creature — Wall'),
  creature('Solo', 2, "This creature can't be blocked by more than one creature."),
  creature('Coward', 2, "This creature can't block."),
  creature('Lone', 2, "This creature can't attack or block alone."),
  creature('Airy', 2, 'This creature can block only creatures with flying.'),
  creature('Guard', 2, 'This creature can block an additional creature each combat.'),
  creature('Giant', 2, 'This creature can block any number of creatures.'),
  creature('Keen', 2, 'This creature blocks each combat if able.'),
  creature('Bait', 2, 'This creature must be blocked if able.'),
  creature('Lure', 2, 'All creatures able to block this creature do so.'),
  creature('Rotten', 2, 'Decayed'),
  card('Duel', 'Enchantment', 'No more than one creature can block each combat.'),
  card('Walker', 'Legendary Planeswalker — Jace', '', { loyalty: '3' }),
];
const game = boardsOf(CARDS);
const two = (name: string) => [
  { id: `${name}1`, card: name },
  { id: `${name}2`, card: name },
];

/** Bear is told to block Ox1. */
const ordered = (): GameState =>
  played(
    game({ a: ['Order', ...two('Ox')], b: ['Bear'] }),
    { kind: 'activate', permanent: 'Order', ability: 0, targets: ['Bear', 'Ox1'] },
    { kind: 'resolve' },
  ).state;

/** The attackers are all of a's creatures that attack b; then the blocks. */
const LEGAL: readonly [string, GameState, Action, Action][] = [
  ['CR 509.1a: an untapped creature blocks', game({ a: ['Ox'], b: ['Bear'] }), attack('Ox'), block('Bear>Ox')],
  ['CR 509.1a: a new creature, too', game({ a: ['Ox'], b: [{ id: 'Bear', card: 'Bear', sick: true }] }), attack('Ox'), block('Bear>Ox')],
  ['CR 509.1a: several block one', game({ a: ['Ox'], b: two('Bear') }), attack('Ox'), block('Bear1>Ox', 'Bear2>Ox')],
  ['CR 702.9: reach blocks flying', game({ a: ['Bird'], b: ['Spider'] }), attack('Bird'), block('Spider>Bird')],
  ['CR 702.111: two block menace', game({ a: ['Menace'], b: two('Bear') }), attack('Menace'), block('Bear1>Menace', 'Bear2>Menace')],
  ['CR 702.28: shadow blocks shadow', game({ a: ['Shade'], b: [{ id: 'own', card: 'Shade' }] }), attack('Shade'), block('own>Shade')],
  ['CR 702.36: an artifact creature blocks fear', game({ a: ['Fearful'], b: ['Golem'] }), attack('Fearful'), block('Golem>Fearful')],
  ['CR 702.13: one of its color blocks intimidate', game({ a: ['Spy'], b: ['Red'] }), attack('Spy'), block('Red>Spy')],
  ['CR 702.118: power 1 blocks skulk of power 1', game({ a: ['Rat'], b: ['Bird'] }), attack('Rat'), block('Bird>Rat')],
  ['CR 702.14: islandwalk without an Island', game({ a: ['Eel', 'Island'], b: ['Bear'] }), attack('Eel'), block('Bear>Eel')],
  [
    'CR 702.14: islandwalk as though it weren’t there',
    game({ a: ['Eel'], b: ['Bear', 'Island', 'Bridge'] }),
    attack('Eel'),
    block('Bear>Eel'),
  ],
  ['CR 509.1b: power 4 blocks what daunts power 2', game({ a: ['Daunting'], b: ['Ox'] }), attack('Daunting'), block('Ox>Daunting')],
  ['CR 509.1b: as much power as the attacker that says so', game({ a: ['Champion'], b: ['Ox'] }), attack('Champion'), block('Ox>Champion')],
  ['CR 509.1b: another attacker than the one that says so', game({ a: ['Champion', 'Ox'], b: ['Bear'] }), attack('Ox'), block('Bear>Ox')],
  ['CR 509.1c: what is told to block an attacker that does not attack', ordered(), attack('Ox2'), block()],
  ['CR 509.1b: what may block it', game({ a: ['Wallproof'], b: ['Wall'] }), attack('Wallproof'), block('Wall>Wallproof')],
  ['CR 509.1a: one more than others', game({ a: two('Ox'), b: ['Guard'] }), attack('Ox1', 'Ox2'), block('Guard>Ox1', 'Guard>Ox2')],
  [
    'CR 509.1a: any number of them',
    game({ a: [...two('Ox'), 'Bear'], b: ['Giant'] }),
    attack('Ox1', 'Ox2', 'Bear'),
    block('Giant>Ox1', 'Giant>Ox2', 'Giant>Bear'),
  ],
  ['CR 509.1b: not alone, with another', game({ a: ['Ox'], b: ['Lone', 'Bear'] }), attack('Ox'), block('Lone>Ox', 'Bear>Ox')],
  ['CR 509.1c: nothing blocks where nothing has to', game({ a: ['Ox'], b: ['Bear'] }), attack('Ox'), block()],
  ['CR 509.1c: what can’t block need not', game({ a: ['Bird'], b: ['Keen'] }), attack('Bird'), block()],
  ['CR 509.1c: menace keeps a single blocker from having to', game({ a: ['Menace'], b: ['Keen'] }), attack('Menace'), block()],
  [
    'CR 509.1c: one of two that must be blocked, by the only blocker',
    game({ a: two('Bait'), b: ['Bear'] }),
    attack('Bait1', 'Bait2'),
    block('Bear>Bait2'),
  ],
  ['CR 509.1c: one of two lures', game({ a: two('Lure'), b: ['Bear'] }), attack('Lure1', 'Lure2'), block('Bear>Lure1')],
  [
    'CR 802.4: each player blocks for themselves',
    game({ a: two('Ox'), b: ['Bear'], c: ['Spider'] }),
    attack('Ox1>b', 'Ox2>c'),
    block('Bear>Ox1', 'Spider>Ox2'),
  ],
  [
    'CR 509.1a: for one’s planeswalker',
    game({ a: ['Ox'], b: ['Bear', { id: 'Walker', card: 'Walker', counters: { loyalty: 3 } }] }),
    attack('Ox>Walker'),
    block('Bear>Ox'),
  ],
];

const ILLEGAL: readonly [string, GameState, Action, Action, string][] = [
  [
    'CR 509.1a: a tapped creature',
    game({ a: ['Ox'], b: [{ id: 'Bear', card: 'Bear', tapped: true }] }),
    attack('Ox'),
    block('Bear>Ox'),
    '509.1a',
  ],
  ['CR 509.1a: two attackers by one', game({ a: two('Ox'), b: ['Bear'] }), attack('Ox1', 'Ox2'), block('Bear>Ox1', 'Bear>Ox2'), '509.1a'],
  ['CR 509.1a: what doesn’t attack', game({ a: ['Ox', 'Bird'], b: ['Bear'] }), attack('Ox'), block('Bear>Bird'), '509.1a'],
  ['CR 802.4: what attacks another player', game({ a: ['Ox'], b: [], c: ['Bear'] }), attack('Ox>b'), block('Bear>Ox'), '509.1a'],
  ['CR 506.3: a land', game({ a: ['Ox'], b: ['Island'] }), attack('Ox'), block('Island>Ox'), '506.3'],
  ['CR 702.9: flying', game({ a: ['Bird'], b: ['Bear'] }), attack('Bird'), block('Bear>Bird'), '702.9'],
  ['CR 702.111: menace by one', game({ a: ['Menace'], b: ['Bear'] }), attack('Menace'), block('Bear>Menace'), '702.111'],
  [
    'CR 509.1b: by two, of three or none',
    game({ a: ['Trio'], b: two('Bear') }),
    attack('Trio'),
    block('Bear1>Trio', 'Bear2>Trio'),
    '509.1b',
  ],
  ['CR 702.28: shadow', game({ a: ['Shade'], b: ['Bear'] }), attack('Shade'), block('Bear>Shade'), '702.28'],
  ['CR 702.28: with shadow', game({ a: ['Bear'], b: ['Shade'] }), attack('Bear'), block('Shade>Bear'), '702.28'],
  ['CR 702.31: horsemanship', game({ a: ['Rider'], b: ['Bear'] }), attack('Rider'), block('Bear>Rider'), '702.31'],
  ['CR 702.36: fear', game({ a: ['Fearful'], b: ['Red'] }), attack('Fearful'), block('Red>Fearful'), '702.36'],
  ['CR 702.13: intimidate', game({ a: ['Spy'], b: ['Ghoul'] }), attack('Spy'), block('Ghoul>Spy'), '702.13'],
  ['CR 702.118: skulk', game({ a: ['Rat'], b: ['Bear'] }), attack('Rat'), block('Bear>Rat'), '702.118'],
  ['CR 702.14: islandwalk', game({ a: ['Eel'], b: ['Bear', 'Island'] }), attack('Eel'), block('Bear>Eel'), '702.14'],
  ['CR 702.16f: protection', game({ a: ['Knight'], b: ['Red'] }), attack('Knight'), block('Red>Knight'), '702.16f'],
  [
    'CR 509.1b: by power less than that of the attacker that says so',
    game({ a: ['Champion'], b: ['Bear'] }),
    attack('Champion'),
    block('Bear>Champion'),
    '509.1b',
  ],
  ['CR 509.1c: what is told to block one attacker, and blocks another', ordered(), attack('Ox1', 'Ox2'), block('Bear>Ox2'), '509.1c'],
  ['CR 509.1b: by too little power', game({ a: ['Daunting'], b: ['Bear'] }), attack('Daunting'), block('Bear>Daunting'), '509.1b'],
  ['CR 509.1b: what can’t be blocked', game({ a: ['Ghost'], b: ['Bear'] }), attack('Ghost'), block('Bear>Ghost'), '509.1b'],
  ['CR 509.1b: by no Wall', game({ a: ['Wallproof'], b: ['Bear'] }), attack('Wallproof'), block('Bear>Wallproof'), '509.1b'],
  ['CR 509.1b: by more than one', game({ a: ['Solo'], b: two('Bear') }), attack('Solo'), block('Bear1>Solo', 'Bear2>Solo'), '509.1b'],
  ['CR 509.1b: what can’t block', game({ a: ['Ox'], b: ['Coward'] }), attack('Ox'), block('Coward>Ox'), '509.1b'],
  ['CR 509.1b: what can block only others', game({ a: ['Ox'], b: ['Airy'] }), attack('Ox'), block('Airy>Ox'), '509.1b'],
  ['CR 506.5: alone', game({ a: ['Ox'], b: ['Lone'] }), attack('Ox'), block('Lone>Ox'), '506.5'],
  ['CR 702.147: decayed', game({ a: ['Ox'], b: ['Rotten'] }), attack('Ox'), block('Rotten>Ox'), '702.147'],
  ['CR 509.1b: more than can', game({ a: ['Ox'], b: [...two('Bear'), 'Duel'] }), attack('Ox'), block('Bear1>Ox', 'Bear2>Ox'), '509.1b'],
  ['CR 509.1c: without what has to block', game({ a: ['Ox'], b: ['Keen'] }), attack('Ox'), block(), '509.1c'],
  [
    'CR 509.1c: not blocking what must be blocked',
    game({ a: ['Ox', 'Bait'], b: ['Bear'] }),
    attack('Ox', 'Bait'),
    block('Bear>Ox'),
    '509.1c',
  ],
  ['CR 509.1c: one of two that a lure draws', game({ a: ['Lure'], b: two('Bear') }), attack('Lure'), block('Bear1>Lure'), '509.1c'],
  [
    'CR 509.1c: menace takes another along with what has to block',
    game({ a: ['Menace'], b: ['Keen', 'Bear'] }),
    attack('Menace'),
    block(),
    '509.1c',
  ],
];

describe('declaring blockers', () => {
  it.each(LEGAL)('%s', (_, state, attacking, blocking) => {
    const done = perform(played(state, attacking).state, blocking);
    if (!done.ok) expect(done.error.message).toBe('');
    else expect(done.value.state.step).toBe('DECLARE_BLOCKERS');
    const wanted = blocking.kind === 'block' ? blocking.blocks.map(({ blocker, attacker }) => `${blocker}>${attacker}`) : [];
    const found = done.ok
      ? [...done.value.state.permanents.values()].flatMap(({ id, blocking: all }) => (all ?? []).map((one) => `${id}>${one}`))
      : [];
    expect(found.sort()).toEqual(wanted.sort());
  });

  it.each(ILLEGAL)('%s is refused', (_, state, attacking, blocking, rule) => {
    const error = refusedBy(state, attacking, blocking);
    expect(error.notModelled).toBe(null);
    expect(error.rules).toContain(rule);
  });

  it('CR 509.1h: an attacker stays blocked when its blocker is gone, and the others are unblocked', () => {
    const blocked = played(game({ a: two('Ox'), b: ['Bear'] }), attack('Ox1', 'Ox2'), block('Bear>Ox1'), {
      kind: 'exile',
      permanents: ['Bear'],
    });
    expect(['Ox1', 'Ox2'].map((id) => blocked.state.permanents.get(id)?.attacking?.blocked)).toEqual([true, false]);
  });

  it('CR 506.4c: an attacker stays one when the planeswalker that it attacks is gone, and may be blocked', () => {
    const walker = { id: 'Walker', card: 'Walker', counters: { loyalty: 3 } };
    const left = played(game({ a: ['Ox'], b: ['Bear', walker] }), attack('Ox>Walker'), { kind: 'exile', permanents: ['Walker'] });
    expect(left.state.permanents.get('Ox')?.attacking).toEqual({ whom: null, defending: 'b', blocked: null });
    expect(played(left.state, block('Bear>Ox')).state.permanents.get('Ox')?.attacking?.blocked).toBe(true);
    expect(played(left.state, { kind: 'combatDamage' }).events.some(({ kind }) => kind === 'DamageDealt')).toBe(false);
  });

  it('CR 509.1g: a blocker stays one when what it blocked is gone', () => {
    const left = played(game({ a: ['Ox'], b: ['Bear'] }), attack('Ox'), block('Bear>Ox'), { kind: 'exile', permanents: ['Ox'] });
    expect(left.state.permanents.get('Bear')?.blocking).toEqual([]);
  });

  it('CR 508.8: where nothing attacks there are no blocks', () => {
    expect(refusedBy(game({ a: ['Ox'], b: ['Bear'] }), block()).rules).toContain('508.8');
  });
});
