import { describe, expect, it } from 'vitest';
import { type Action, type CompiledCard, type GameState, perform } from '../../engine/index.ts';
import { card } from '../support/boards.ts';
import { attack, block, boardsOf, creature, damage, played, refusedBy } from '../support/combat.ts';

/** Restrictions and requirements that depend on who else attacks or blocks, and on comparisons with the other creature. */

const CARDS: readonly CompiledCard[] = [
  creature('Bear', 2),
  creature('Ox', 4),
  creature('Mouse', 1),
  creature('Drake', 4, 'Flying', 'Creature — Dragon'),
  creature(
    'Okk',
    '4/4',
    "This creature can't attack unless a creature with greater power also attacks.\nThis creature can't block unless a creature with greater power also blocks.",
  ),
  creature('Giant', 6),
  creature('Jackal', 2, "This creature can't attack unless at least two other creatures attack."),
  creature('Guard', 2, "This creature can't block unless at least two other creatures block."),
  creature('Lone', 2, "This creature can't attack alone."),
  creature('Prey', 3, 'This creature must be blocked by two or more creatures if able.'),
  creature('Rival', 3, 'This creature must be blocked by a Dragon if able.'),
  creature('Elusive', 2, "This creature can't be blocked by creatures with greater power."),
  creature('Shade', 2, 'Shadow'),
  creature('Dryad', 2, "This creature can block creatures with shadow as though they didn't have shadow."),
  creature('Odd', 2, 'This creature can block creatures with shadow as though golden scales fell.'),
  creature('Faint', 2, "This creature can't block or be blocked by creatures with power 2 or greater."),
  creature('Prism', 3, 'Protection from each color'),
  creature('Green', 2, '', 'Creature — Bear', { manaCost: '{G}' }),
  creature('Golem', 2, '', 'Artifact Creature — Golem'),
  card('Spur', 'Artifact', '{0}: Target creature attacks this turn if able.'),
  card('Call', 'Artifact', '{0}: Target creature blocks this turn if able.'),
  card('Slip', 'Artifact', "{0}: Target creature can't be blocked this turn except by creatures with flying."),
  card('Dodge', 'Artifact', "{0}: Target creature can't be blocked this turn by creatures with power 3 or greater."),
  card('Mercy', 'Enchantment', "Attacking doesn't cause creatures you control to become golden or to tap."),
];
const game = boardsOf(CARDS);
const two = (name: string) => [
  { id: `${name}1`, card: name },
  { id: `${name}2`, card: name },
];
const use = (state: GameState, permanent: string, target: string): GameState =>
  played(state, { kind: 'activate', permanent, ability: 0, targets: [target] }, { kind: 'resolve' }).state;

const LEGAL: readonly [string, GameState, readonly Action[]][] = [
  ['CR 508.1c: beside greater power', game({ a: ['Okk', 'Giant'], b: [] }), [attack('Okk', 'Giant')]],
  ['CR 508.1c: with two others', game({ a: ['Jackal', 'Bear', 'Ox'], b: [] }), [attack('Jackal', 'Bear', 'Ox')]],
  [
    'CR 508.1d: what needs two others need not attack with one',
    use(game({ a: ['Jackal', 'Bear', 'Spur'], b: [] }), 'Spur', 'Jackal'),
    [attack()],
  ],
  [
    'CR 509.1b: beside greater power that blocks',
    game({ a: two('Bear'), b: ['Okk', 'Giant'] }),
    [attack('Bear1', 'Bear2'), block('Okk>Bear1', 'Giant>Bear2')],
  ],
  ['CR 509.1c: blocked by two', game({ a: ['Prey'], b: two('Bear') }), [attack('Prey'), block('Bear1>Prey', 'Bear2>Prey')]],
  ['CR 509.1c: two are wanted and only one is there', game({ a: ['Prey'], b: ['Bear'] }), [attack('Prey'), block()]],
  ['CR 509.1c: blocked by a Dragon', game({ a: ['Rival'], b: ['Drake', 'Bear'] }), [attack('Rival'), block('Drake>Rival')]],
  ['CR 509.1c: no Dragon is there', game({ a: ['Rival'], b: ['Bear'] }), [attack('Rival'), block()]],
  ['CR 509.1b: no greater power', game({ a: ['Elusive'], b: ['Bear'] }), [attack('Elusive'), block('Bear>Elusive')]],
  ['CR 702.28: as though it had no shadow', game({ a: ['Shade'], b: ['Dryad'] }), [attack('Shade'), block('Dryad>Shade')]],
  ['CR 702.16: without a color', game({ a: ['Prism'], b: ['Golem'] }), [attack('Prism'), block('Golem>Prism')]],
  [
    'CR 509.1b: what may block it this turn',
    use(game({ a: ['Bear', 'Slip'], b: ['Drake'] }), 'Slip', 'Bear'),
    [attack('Bear'), block('Drake>Bear')],
  ],
];
const FAINT: typeof LEGAL = [
  ['CR 509.1b: what it can block', game({ a: ['Mouse'], b: ['Faint'] }), [attack('Mouse'), block('Faint>Mouse')]],
  ['CR 509.1b: what it can be blocked by', game({ a: ['Faint'], b: ['Mouse'] }), [attack('Faint'), block('Mouse>Faint')]],
];
const REFUSED: readonly [string, GameState, readonly Action[], string][] = [
  ['CR 508.1c: no greater power', game({ a: ['Okk', 'Ox'], b: [] }), [attack('Okk', 'Ox')], '508.1c'],
  ['CR 508.1c: with one other', game({ a: ['Jackal', 'Bear'], b: [] }), [attack('Jackal', 'Bear')], '508.1c'],
  [
    'CR 508.1d: what must attack takes two others along',
    use(game({ a: ['Jackal', ...two('Bear'), 'Spur'], b: [] }), 'Spur', 'Jackal'),
    [attack()],
    '508.1d',
  ],
  ['CR 508.1d: greater power along', use(game({ a: ['Okk', 'Bear', 'Giant', 'Spur'], b: [] }), 'Spur', 'Okk'), [attack('Bear')], '508.1d'],
  [
    'CR 509.1b: no greater power blocks',
    game({ a: two('Bear'), b: ['Okk', 'Mouse'] }),
    [attack('Bear1', 'Bear2'), block('Okk>Bear1', 'Mouse>Bear2')],
    '509.1b',
  ],
  [
    'CR 509.1b: one other blocks',
    game({ a: two('Bear'), b: ['Guard', 'Mouse'] }),
    [attack('Bear1', 'Bear2'), block('Guard>Bear1', 'Mouse>Bear2')],
    '509.1b',
  ],
  [
    'CR 509.1c: what must block takes others along',
    use(game({ a: ['Bear', 'Call'], b: ['Guard', 'Mouse', 'Ox'] }), 'Call', 'Guard'),
    [attack('Bear'), block()],
    '509.1c',
  ],
  ['CR 509.1c: by one where two are wanted', game({ a: ['Prey'], b: two('Bear') }), [attack('Prey'), block('Bear1>Prey')], '509.1c'],
  [
    'CR 509.1c: by none of those that are wanted',
    game({ a: ['Rival'], b: ['Drake', 'Bear'] }),
    [attack('Rival'), block('Bear>Rival')],
    '509.1c',
  ],
  ['CR 509.1b: what it can neither block', game({ a: ['Bear'], b: ['Faint'] }), [attack('Bear'), block('Faint>Bear')], '509.1b'],
  ['CR 509.1b: nor be blocked by', game({ a: ['Faint'], b: ['Bear'] }), [attack('Faint'), block('Bear>Faint')], '509.1b'],
  ['CR 509.1b: greater power', game({ a: ['Elusive'], b: ['Ox'] }), [attack('Elusive'), block('Ox>Elusive')], '509.1b'],
  ['CR 702.16: of a color', game({ a: ['Prism'], b: ['Green'] }), [attack('Prism'), block('Green>Prism')], '702.16f'],
  [
    'CR 509.1b: what may not block it this turn',
    use(game({ a: ['Bear', 'Slip'], b: ['Ox'] }), 'Slip', 'Bear'),
    [attack('Bear'), block('Ox>Bear')],
    '509.1b',
  ],
  [
    'CR 509.1b: by what is too strong this turn',
    use(game({ a: ['Bear', 'Dodge'], b: ['Ox'] }), 'Dodge', 'Bear'),
    [attack('Bear'), block('Ox>Bear')],
    '509.1b',
  ],
];

describe('in company', () => {
  it.each([...LEGAL, ...FAINT])('%s', (_, state, actions) => expect(played(state, ...actions).state).toBeDefined());
  it.each(REFUSED)('refuses %s', (_, state, actions, rule) => {
    const { notModelled, rules } = refusedBy(state, ...actions);
    expect([notModelled, rules]).toEqual([null, expect.arrayContaining([rule])]);
  });
  it('CR 120.2: protection from each color prevents what a colored creature deals', () => {
    const state = game({ a: ['Green'], b: ['Prism'] });
    const done = played(state, attack('Green'), block('Prism>Green'), damage());
    expect(done.state.permanents.get('Prism')?.damage).toBe(0);
  });
  it.each([
    ['what could let it block', game({ a: ['Shade'], b: ['Odd'] }), [attack('Shade'), block('Odd>Shade')]],
    ['what could keep attackers untapped', game({ a: ['Bear', 'Mercy'], b: [] }), [attack('Bear')]],
  ] as const)('says that it does not know %s', (_, state, actions) => {
    const last = actions[actions.length - 1] ?? attack();
    const done = perform(played(state, ...actions.slice(0, -1)).state, last);
    expect(done.ok ? null : done.error.notModelled).not.toBeNull();
  });
});
