import { describe, expect, it } from 'vitest';
import { goOn as advance } from '../../engine/actions/goOn.ts';
import {
  type BoardSetup,
  type CardSetup,
  type CompiledCard,
  type GameState,
  type PermanentSetup,
  type PlayerSetup,
  permanentsOf,
  type StepName,
} from '../../engine/index.ts';
import { type Goal, TURN_LIMIT } from '../../engine/turn/advance.ts';
import { begun, byName, card } from '../support/boards.ts';

const CARDS: readonly CompiledCard[] = [
  card('Forest', 'Basic Land — Forest'),
  card('Elf', 'Creature — Elf', '{T}: Add {G}.', { power: '1', toughness: '1' }),
  card('Statue', 'Artifact Creature — Golem', "This creature doesn't untap during your untap step.", { power: '4', toughness: '4' }),
  card('Depleted', 'Land', "This land doesn't untap during your untap step if it has a depletion counter on it.\n{T}: Add {G}{G}."),
  card('Shackles', 'Enchantment — Aura', "Enchant permanent\nEnchanted permanent doesn't untap during its controller's untap step."),
  card('Oath', 'Enchantment — Aura', "Enchant creature\nEnchanted creature doesn't untap during your untap step."),
  card('Cold', 'Enchantment', "Creatures with power 3 or greater don't untap during their controllers' untap steps."),
  card('Orb', 'Artifact', "Players can't untap more than one land during their untap steps."),
  card('Stasis Field', 'Enchantment', 'Players skip their untap steps.'),
  card('Thief', 'Creature — Human', 'You may choose not to untap this creature during your untap step.', { power: '1', toughness: '1' }),
  card('Muse', 'Creature — Spirit', "Untap all permanents you control during each other player's untap step.", {
    power: '3',
    toughness: '3',
  }),
  card('Unwinder', 'Artifact', "Untap this artifact during each opponent's untap step."),
  card(
    'Quest',
    'Enchantment',
    "As long as there are four or more quest counters on this enchantment, untap all creatures you control during each other player's untap step.",
  ),
  card('Odd Muse', 'Creature — Spirit', 'Untap something in odd untap steps.', { power: '3', toughness: '3' }),
  card('Waker', 'Creature — Elf', 'Whenever this creature becomes untapped, you gain 1 life.', { power: '1', toughness: '1' }),
  card('Dreams', 'Creature — Illusion', 'Phasing', { power: '2', toughness: '2' }),
  card('Anchor', 'Enchantment — Aura', 'Enchant creature'),
  card('Control', 'Enchantment — Aura', 'Enchant creature\nYou control enchanted creature.'),
  card('Spring', 'Enchantment', "At the beginning of each player's upkeep, that player adds {G}{G}{G}."),
  card('My Upkeep', 'Enchantment', 'At the beginning of your upkeep, you gain 1 life.'),
  card('Also Mine', 'Enchantment', 'At the beginning of your upkeep, you lose 1 life.'),
  card('Rich', 'Enchantment', 'At the beginning of your upkeep, if you control five or more lands, you gain 1 life.'),
  card('Cleaner', 'Enchantment', 'At the beginning of each cleanup step, if you have less than 21 life, you gain 1 life.'),
  card('Ender', 'Enchantment', 'At the beginning of each end step, you gain 1 life.'),
  card('Fighter', 'Creature — Human', 'At the beginning of combat on your turn, target creature gets +1/+1 until end of turn.', {
    power: '1',
    toughness: '1',
  }),
  card('Reader', 'Enchantment', 'Whenever you draw a card, you gain 1 life.'),
  card(
    'Second Reader',
    'Enchantment',
    'Whenever a player draws a card except the first one they draw in each of their draw steps, you gain 1 life.',
  ),
  card('Visions', 'Enchantment', 'If you would draw a card, draw two cards instead.'),
  card('Abstinence', 'Enchantment', 'Skip your draw step.'),
  card('Dredger', 'Creature — Zombie', 'Dredge 2', { power: '1', toughness: '1' }),
  card('Big Hand', 'Artifact', 'You have no maximum hand size.'),
  card('Peace', 'Enchantment', 'If a card or token would be put into a graveyard from anywhere, exile it instead.'),
  card('Small Hand', 'Enchantment', 'Your maximum hand size is reduced by three.'),
  card('Berserker', 'Creature — Orc', 'This creature attacks each combat if able.', { power: '3', toughness: '3' }),
  card('Old Tale', 'Enchantment — Saga', 'I, II — You gain 2 life.\nIII — Draw a card.'),
  card('Ages Ago', 'Enchantment', 'Cumulative upkeep {1}'),
  card('Fading Light', 'Creature — Spirit', 'Vanishing 3', { power: '1', toughness: '1' }),
  card('Ghost', 'Creature — Spirit', 'At the beginning of your upkeep, return this card from your graveyard to your hand.', {
    power: '1',
    toughness: '1',
  }),
  card('Riddle', 'Enchantment', 'At the beginning of your upkeep, ponder the imponderable.'),
  card('Strange Times', 'Enchantment', 'At the beginning of the third upkeep after this one, you gain 1 life.'),
];

const LIBRARY: readonly CardSetup[] = [{ card: 'Forest', count: 40 }];
type Permanents = readonly (string | PermanentSetup)[];

function game(
  step: StepName,
  a: Permanents,
  more: { b?: Permanents; player?: Partial<PlayerSetup>; board?: Partial<BoardSetup> } = {},
): GameState {
  return begun(
    {
      step,
      players: [
        { id: 'a', library: LIBRARY.map((one) => ({ ...one, id: 'a-card' })), battlefield: byName(a), ...more.player },
        { id: 'b', library: LIBRARY.map((one) => ({ ...one, id: 'b-card' })), battlefield: byName(more.b ?? []) },
      ],
      ...more.board,
    },
    CARDS,
  );
}

function go(state: GameState, goal: Goal, choose: readonly string[] = []) {
  const gone = advance(state, goal, choose);
  if (!gone.ok) throw new Error(gone.error.message);
  return gone.value;
}
function halts(state: GameState, goal: Goal, choose: readonly string[] = []) {
  const gone = advance(state, goal, choose);
  if (gone.ok) throw new Error(`reached ${gone.value.state.step} of turn ${gone.value.state.turn}`);
  return gone.error;
}
const tapped = ({ permanents }: GameState): readonly string[] => [...permanents.values()].filter((one) => one.tapped).map(({ id }) => id);
const TAP = { tapped: true } as const;

describe('the turn', () => {
  it('CR 500.1: goes through its steps in order; without attackers there are no blocks and no combat damage (508.8)', () => {
    const { events, state } = go(game('UNTAP', []), { to: 'CLEANUP' });
    expect(events.flatMap((event) => (event.kind === 'StepBegan' ? [event.step] : []))).toEqual([
      'UPKEEP',
      'DRAW',
      'PRECOMBAT_MAIN',
      'BEGIN_COMBAT',
      'DECLARE_ATTACKERS',
      'END_COMBAT',
      'POSTCOMBAT_MAIN',
      'END',
      'CLEANUP',
    ]);
    expect([state.turn, state.active]).toEqual([1, 'a']);
  });

  it('CR 500.1: the next player has the next turn', () => {
    const { state } = go(game('PRECOMBAT_MAIN', []), { to: 'UPKEEP' });
    expect([state.turn, state.active, state.priority, state.step]).toEqual([2, 'b', 'b', 'UPKEEP']);
    const back = go(state, { to: 'UPKEEP' }).state;
    expect([back.turn, back.active]).toEqual([3, 'a']);
  });

  it('CR 500.1: some turns later it is the same step', () => {
    const { state } = go(game('PRECOMBAT_MAIN', []), { turns: 2 });
    expect([state.turn, state.active, state.step]).toEqual([3, 'a', 'PRECOMBAT_MAIN']);
    expect(state.players.map(({ hand }) => hand.length)).toEqual([1, 1]);
  });

  it.each([[0], [-1], [1.5], [TURN_LIMIT + 1]])('CR 500.1: %d turns are no number of turns to go on by', (turns) => {
    expect(halts(game('UPKEEP', []), { turns })).toMatchObject({ notModelled: null, missingChoice: null });
  });

  it('CR 508.8: a step that there is not can not be gone to', () => {
    expect(halts(game('PRECOMBAT_MAIN', []), { to: 'COMBAT_DAMAGE' }).rules).toEqual(['508.8']);
  });

  it('CR 500.2: a step does not end while something is on the stack', () => {
    const { state } = go(game('UNTAP', ['My Upkeep']), { to: 'UPKEEP' });
    expect([state.stack.length, state.players[0]?.life]).toEqual([1, 20]);
    const next = go(state, { to: 'DRAW' });
    expect([next.state.stack.length, next.state.players[0]?.life]).toEqual([0, 21]);
    const resolved = next.events.findIndex(({ kind }) => kind === 'AbilityResolved');
    expect(next.events.slice(resolved).map(({ kind }) => kind)).toEqual(['AbilityResolved', 'StepBegan', 'ZoneChanged']);
  });

  it('CR 500.2: what it would have to do to end and is not worked out halts', () => {
    const { state } = go(game('UNTAP', ['Riddle']), { to: 'UPKEEP' });
    expect(halts(state, { to: 'DRAW' }).notModelled).toContain('ponder');
  });

  it('CR 704.3: state-based actions are looked for in each step, and the game may end', () => {
    const losing = game('UNTAP', [], { player: { life: 1 }, b: [{ id: 'it', card: 'Elf', damage: 1 }] });
    expect(go(losing, { to: 'UPKEEP' }).state.permanents.has('it')).toBe(false);
    const over = go(game('UNTAP', ['Also Mine'], { player: { life: 1 } }), { to: 'END' }).state;
    expect([over.step, over.players[0]?.lost]).toEqual(['UPKEEP', 'life']);
  });

  it('CR 514.3a: with something on the stack in a cleanup step there is another one', () => {
    const state = game('END', ['Cleaner']);
    const { events } = go(state, { to: 'UPKEEP' });
    expect(events.flatMap((event) => (event.kind === 'StepBegan' ? [event.step] : []))).toEqual(['CLEANUP', 'CLEANUP', 'UNTAP', 'UPKEEP']);
  });

  it('CR 500.1: asking changes nothing; every event says why', () => {
    const state = game('END', [{ id: 'Elf', card: 'Elf', ...TAP, damage: 1 }]);
    const before = JSON.stringify([...state.permanents]);
    const { events } = go(state, { turns: 2 });
    expect(JSON.stringify([...state.permanents])).toBe(before);
    for (const { explanation } of events) expect(explanation.rules.length).toBeGreaterThan(0);
  });
});

describe('the untap step', () => {
  it("CR 502.3: the active player's permanents untap, and nobody else's", () => {
    const state = game('END', [{ id: 'mine', card: 'Elf', ...TAP }], { b: [{ id: 'theirs', card: 'Elf', ...TAP }] });
    expect(tapped(go(state, { to: 'UPKEEP' }).state)).toEqual(['mine']);
    expect(tapped(go(state, { turns: 2 }).state)).toEqual([]);
  });

  it.each<[string, Permanents, readonly string[], readonly string[]]>([
    [
      'what says that it does not',
      [
        { id: 'Statue', card: 'Statue', ...TAP },
        { id: 'Elf', card: 'Elf', ...TAP },
      ],
      [],
      ['Statue'],
    ],
    [
      'what says so under a condition',
      [
        { id: 'with', card: 'Depleted', ...TAP, counters: { depletion: 1 } },
        { id: 'without', card: 'Depleted', ...TAP },
      ],
      [],
      ['with'],
    ],
    [
      'what something else holds',
      [
        { id: 'Elf', card: 'Elf', ...TAP },
        { id: 'Shackles', card: 'Shackles', attachedTo: 'Elf' },
      ],
      [],
      ['Elf'],
    ],
    ['what a description holds', ['Cold', { id: 'Statue', card: 'Statue', ...TAP }, { id: 'Elf', card: 'Elf', ...TAP }], [], ['Statue']],
    ['nothing under skipped untap steps', ['Stasis Field', { id: 'Elf', card: 'Elf', ...TAP }], [], ['Elf']],
    [
      'all but one land',
      ['Orb', { id: 'forest', card: 'Forest', count: 3, ...TAP }, { id: 'Elf', card: 'Elf', ...TAP }],
      ['forest-2'],
      ['forest-1', 'forest-3'],
    ],
    ['what its controller leaves tapped', [{ id: 'Thief', card: 'Thief', ...TAP }], ['yes'], ['Thief']],
    ['nothing where its controller does not', [{ id: 'Thief', card: 'Thief', ...TAP }], ['no'], []],
  ])('CR 502.3: %s stays tapped', (_what, battlefield, choose, stay) => {
    expect(tapped(go(game('END', battlefield, { board: { active: 'b' } }), { to: 'UPKEEP' }, choose).state)).toEqual(stay);
  });

  it('CR 502.3: it is whose control it is under that counts, and whose untap step text speaks of', () => {
    const stolen = game('END', [{ id: 'Elf', card: 'Elf', ...TAP, owner: 'b' }], { board: { active: 'b' } });
    expect(tapped(go(stolen, { to: 'UPKEEP' }).state)).toEqual([]);
    const bound = game('END', [{ id: 'Elf', card: 'Elf', ...TAP }], {
      b: [{ id: 'Oath', card: 'Oath', attachedTo: 'Elf' }],
      board: { active: 'b' },
    });
    expect(tapped(go(bound, { to: 'UPKEEP' }).state)).toEqual([]);
  });

  it('CR 502.3: which untap is a choice where only so many may', () => {
    const state = game('END', ['Orb', { id: 'forest', card: 'Forest', count: 2, ...TAP }, { id: 'Thief', card: 'Thief', ...TAP }], {
      board: { active: 'b' },
    });
    expect(halts(state, { to: 'UPKEEP' }).missingChoice).toMatchObject({ what: expect.stringContaining('Thief'), options: ['yes', 'no'] });
    expect(halts(state, { to: 'UPKEEP' }, ['no']).missingChoice).toMatchObject({ options: ['forest-1', 'forest-2'] });
    expect(halts(state, { to: 'UPKEEP' }, ['no', 'Orb']).missingChoice).not.toBeNull();
    expect(halts(state, { to: 'UPKEEP' }, ['no', 'forest-1', 'Orb']).rules).toEqual(['500.1']);
    expect(tapped(go(state, { to: 'UPKEEP' }, ['no', 'forest-1']).state)).toEqual(['forest-2']);
  });

  it('CR 502.3: an effect that holds for one untap step holds for that one alone', () => {
    const board = game('END', [{ id: 'Elf', card: 'Elf', ...TAP }], { board: { active: 'b' } });
    const elf = board.permanents.get('Elf');
    if (elf === undefined) throw new Error('there is an Elf');
    const held = { ...board, permanents: new Map(board.permanents).set('Elf', { ...elf, heldTapped: 1 }) };
    const once = go(held, { to: 'UPKEEP' }).state;
    expect(tapped(once)).toEqual(['Elf']);
    expect(tapped(go(once, { turns: 2 }).state)).toEqual([]);
  });

  it('CR 122.1d: a stun counter goes in place of untapping', () => {
    const state = game('END', [{ id: 'Elf', card: 'Elf', ...TAP, counters: { stun: 1 } }], { board: { active: 'b' } });
    const once = go(state, { to: 'UPKEEP' }).state;
    expect([tapped(once), once.permanents.get('Elf')?.counters.size]).toEqual([['Elf'], 0]);
    expect(tapped(go(once, { turns: 2 }).state)).toEqual([]);
  });

  it('CR 502.3: text about untapping that is not read is not passed over', () => {
    expect(halts(game('END', ['Odd Muse', { id: 'Elf', card: 'Elf', ...TAP }]), { to: 'UPKEEP' }).notModelled).toContain('odd untap steps');
  });

  it.each<[string, Permanents, readonly string[]]>([
    ['all that is said', ['Muse', { id: 'Elf', card: 'Elf', ...TAP }, { id: 'Forest', card: 'Forest', ...TAP }], []],
    [
      'itself',
      [
        { id: 'Unwinder', card: 'Unwinder', ...TAP },
        { id: 'Elf', card: 'Elf', ...TAP },
      ],
      ['Elf'],
    ],
    [
      'under a condition that holds',
      [
        { id: 'Quest', card: 'Quest', counters: { quest: 4 } },
        { id: 'Elf', card: 'Elf', ...TAP },
      ],
      [],
    ],
    ['under one that does not', ['Quest', { id: 'Elf', card: 'Elf', ...TAP }], ['Elf']],
    [
      'what does not untap in untap steps of its own',
      [
        'Muse',
        { id: 'Statue', card: 'Statue', ...TAP },
        { id: 'Elf', card: 'Elf', ...TAP },
        { id: 'Shackles', card: 'Shackles', attachedTo: 'Elf' },
      ],
      [],
    ],
    ['more than so many', ['Muse', 'Orb', { id: 'forest', card: 'Forest', count: 3, ...TAP }], []],
    ['nothing that is stunned', ['Muse', { id: 'Elf', card: 'Elf', ...TAP, counters: { stun: 1 } }], ['Elf']],
  ])("CR 502.3: in another player's untap step: %s", (_what, battlefield, stay) => {
    const state = game('END', battlefield, { b: [{ id: 'theirs', card: 'Elf', ...TAP }] });
    expect(tapped(go(state, { to: 'UPKEEP' }).state)).toEqual(stay);
  });

  it("CR 502.3: what a text holds for its controller's next untap step it holds still after another player's", () => {
    const board = game('END', ['Muse', { id: 'Elf', card: 'Elf', ...TAP }]);
    const elf = board.permanents.get('Elf');
    if (elf === undefined) throw new Error('there is an Elf');
    const held = { ...board, permanents: new Map(board.permanents).set('Elf', { ...elf, heldTapped: 1 }) };
    const after = go(held, { to: 'UPKEEP' }).state;
    expect([tapped(after), after.permanents.get('Elf')?.heldTapped]).toEqual([[], 1]);
  });

  it('CR 502.4: what triggers then waits for the upkeep', () => {
    const state = game('END', [{ id: 'Waker', card: 'Waker', ...TAP }], { board: { active: 'b' } });
    expect(go(state, { to: 'UPKEEP' }).state.stack).toMatchObject([{ source: 'Waker', controller: 'a' }]);
    expect(halts(state, { to: 'UNTAP' }).rules).toEqual(['502.4']);
    expect(go(game('END', ['Waker'], { board: { active: 'b' } }), { to: 'UPKEEP' }).state.stack).toEqual([]);
  });

  it('CR 302.6: what the active player has controlled since their turn began is new no longer', () => {
    const state = game('PRECOMBAT_MAIN', [{ id: 'mine', card: 'Elf', sick: true }], {
      b: [
        { id: 'theirs', card: 'Elf', sick: true },
        { id: 'stolen', card: 'Elf', sick: true },
        { id: 'Control', card: 'Control', attachedTo: 'mine' },
      ],
    });
    const sick = ({ permanents }: GameState) => [...permanents.values()].filter((one) => one.sick).map(({ id }) => id);
    expect(sick(go(state, { to: 'UPKEEP' }).state)).toEqual([]);
    expect(sick(go(game('PRECOMBAT_MAIN', [{ id: 'mine', card: 'Elf', sick: true }]), { to: 'UPKEEP' }).state)).toEqual(['mine']);
  });

  it('CR 305.2, 602.5b: lands played and activations this turn are counted anew', () => {
    const board = game('PRECOMBAT_MAIN', ['Elf'], { player: { landsPlayed: 1 } });
    const elf = board.permanents.get('Elf');
    if (elf === undefined) throw new Error('there is an Elf');
    const state = {
      ...board,
      permanents: new Map(board.permanents).set('Elf', { ...elf, activations: new Map([['x', { thisTurn: 2, thisGame: 3 }]]) }),
    };
    const same = go(state, { to: 'END' }).state;
    const next = go(state, { to: 'UPKEEP' }).state;
    expect([same.players[0]?.landsPlayed, next.players[0]?.landsPlayed]).toEqual([1, 0]);
    expect([same, next].map(({ permanents }) => permanents.get('Elf')?.activations.get('x'))).toEqual([
      { thisTurn: 2, thisGame: 3 },
      { thisTurn: 0, thisGame: 3 },
    ]);
  });
});

describe('phasing', () => {
  it('CR 502.1: what has phasing phases out, what phased out phases in, with what is attached to it', () => {
    const state = game(
      'END',
      ['Dreams', { id: 'Anchor', card: 'Anchor', attachedTo: 'Dreams' }, { id: 'Elf', card: 'Elf', phasedOut: true, ...TAP }],
      { board: { active: 'b' } },
    );
    const once = go(state, { to: 'UPKEEP' }).state;
    expect([permanentsOf(once), tapped(once)]).toEqual([['Elf'], []]);
    const theirs = go(once, { to: 'UPKEEP' }).state;
    expect(permanentsOf(theirs)).toEqual(['Elf']);
    expect(permanentsOf(go(theirs, { to: 'UPKEEP' }).state)).toEqual(['Dreams', 'Anchor', 'Elf']);
  });

  it('CR 702.26g: what phased out with what it is attached to phases in with that, not before', () => {
    const state = game('END', [{ id: 'Anchor', card: 'Anchor', attachedTo: 'theirs', phasedOut: true }], {
      b: [{ id: 'theirs', card: 'Elf', phasedOut: true }],
      board: { active: 'b' },
    });
    const mine = go(state, { to: 'UPKEEP' }).state;
    expect(permanentsOf(mine)).toEqual([]);
    expect(permanentsOf(go(mine, { to: 'UPKEEP' }).state)).toEqual(['Anchor', 'theirs']);
  });

  it('CR 702.26d: phasing in makes nothing new', () => {
    const state = game('END', [{ id: 'Elf', card: 'Elf', phasedOut: true }], { board: { active: 'b' } });
    expect(go(state, { to: 'UPKEEP' }).state.permanents.get('Elf')?.sick).toBe(false);
  });
});

describe('what triggers as a step begins', () => {
  const stack = ({ stack: objects }: GameState) => objects.map(({ source, controller }) => `${source} of ${controller}`);

  it('CR 603.3: goes on the stack, with the player that it speaks of', () => {
    const { state, events } = go(game('END', ['Spring']), { to: 'UPKEEP' });
    expect(state.stack).toMatchObject([{ kind: 'triggeredAbility', source: 'Spring', controller: 'a', meant: { they: 'b', it: null } }]);
    expect(events.map(({ kind }) => kind)).toContain('AbilityTriggered');
  });

  it.each<[string, Permanents, StepName, readonly string[]]>([
    ["in its controller's upkeep alone", ['My Upkeep'], 'UPKEEP', []],
    ['in each end step', ['Ender'], 'END', ['Ender of a']],
    ['not where its condition does not hold', ['Rich'], 'UPKEEP', []],
  ])("CR 603.2b: %s, in the opponent's turn", (_what, battlefield, to, is) => {
    expect(stack(go(game('CLEANUP', battlefield), { to }).state)).toEqual(is);
  });

  it.each<[string, Permanents, readonly string[]]>([
    ["in its controller's upkeep", ['My Upkeep'], ['My Upkeep of a']],
    ['where its condition holds', ['Rich', { id: 'forest', card: 'Forest', count: 5 }], ['Rich of a']],
    ['cumulative upkeep', ['Ages Ago'], ['Ages Ago of a']],
    ['vanishing with time counters', [{ id: 'Fading Light', card: 'Fading Light', counters: { time: 2 } }], ['Fading Light of a']],
    ['no vanishing without', ['Fading Light'], []],
  ])('CR 603.2b, 603.4: %s', (_what, battlefield, is) => {
    expect(stack(go(game('CLEANUP', battlefield, { board: { active: 'b' } }), { to: 'UPKEEP' }).state)).toEqual(is);
  });

  it('CR 603.3b: the active player’s go lowest, and each player orders their own', () => {
    const state = game('CLEANUP', ['Also Mine', 'My Upkeep'], { b: [{ id: 'theirs', card: 'Spring' }], board: { active: 'b' } });
    expect(halts(state, { to: 'UPKEEP' }).missingChoice).toMatchObject({ options: ['Also Mine', 'My Upkeep'] });
    expect(stack(go(state, { to: 'UPKEEP' }, ['My Upkeep']).state)).toEqual(['My Upkeep of a', 'Also Mine of a', 'theirs of b']);
    // What only gives comes to the same in any order.
    const giving = game('CLEANUP', ['Spring', 'My Upkeep'], { board: { active: 'b' } });
    expect(stack(go(giving, { to: 'UPKEEP' }).state)).toEqual(['Spring of a', 'My Upkeep of a']);
    const theirs = game('CLEANUP', ['Spring'], { b: [{ id: 'theirs', card: 'Spring' }] });
    expect(stack(go(theirs, { to: 'UPKEEP' }).state)).toEqual(['theirs of b', 'Spring of a']);
    const alike = game('CLEANUP', ['Spring', { id: 'second', card: 'Spring' }], { board: { active: 'b' } });
    expect(stack(go(alike, { to: 'UPKEEP' }).state)).toEqual(['Spring of a', 'second of a']);
  });

  it('CR 603.3d: its target is chosen as it goes on the stack', () => {
    expect(go(game('PRECOMBAT_MAIN', ['Fighter']), { to: 'BEGIN_COMBAT' }).state.stack.map(({ targets }) => targets)).toEqual([
      [['Fighter']],
    ]);
    const two = game('PRECOMBAT_MAIN', ['Fighter', 'Elf']);
    expect(halts(two, { to: 'BEGIN_COMBAT' })).toMatchObject({
      missingChoice: { options: ['Fighter', 'Elf'] },
    });
    expect(go(two, { to: 'BEGIN_COMBAT' }, ['Elf']).state.stack.map(({ targets }) => targets)).toEqual([[['Elf']]]);
    expect(go(game('PRECOMBAT_MAIN', [], { b: ['Fighter'] }), { to: 'BEGIN_COMBAT' }).state.stack).toEqual([]);
  });

  it('CR 113.6k: a card that returns itself from the graveyard triggers there, and on the battlefield', () => {
    const state = game('CLEANUP', [], {
      player: { graveyard: [{ id: 'Ghost', card: 'Ghost' }], hand: [{ id: 'other', card: 'My Upkeep' }] },
      board: { active: 'b' },
    });
    expect(stack(go(state, { to: 'UPKEEP' }).state)).toEqual(['Ghost of a']);
  });

  it('CR 603.2: what an ability waits for must be read, not what it does', () => {
    expect(stack(go(game('CLEANUP', ['Riddle'], { board: { active: 'b' } }), { to: 'UPKEEP' }).state)).toEqual(['Riddle of a']);
    expect(halts(game('CLEANUP', ['Strange Times'], { board: { active: 'b' } }), { to: 'UPKEEP' }).notModelled).toContain('third upkeep');
    expect(go(game('UPKEEP', ['Strange Times']), { to: 'END' }).state.step).toBe('END');
  });

  it('CR 714.3c: a Saga gets a lore counter as the first main phase begins, and its chapter triggers', () => {
    const state = game('DRAW', [{ id: 'Old Tale', card: 'Old Tale', counters: { lore: 1 } }]);
    const after = go(state, { to: 'PRECOMBAT_MAIN' }).state;
    expect(after.permanents.get('Old Tale')?.counters.get('lore')).toBe(2);
    expect(after.stack).toMatchObject([{ source: 'Old Tale', text: expect.stringContaining('gain 2 life') }]);
  });
});

describe('the draw step', () => {
  it('CR 504.1: the active player draws the top card of their library', () => {
    const { state, events } = go(game('UPKEEP', []), { to: 'DRAW' });
    expect(state.players.map(({ hand, library }) => [hand.length, library.length])).toEqual([
      [1, 39],
      [0, 40],
    ]);
    expect(events).toContainEqual(expect.objectContaining({ kind: 'ZoneChanged', id: 'a-card-1', from: 'library', to: 'hand' }));
  });

  it('CR 603.2: a draw is seen, the first of the step where it is left out not', () => {
    expect(go(game('UPKEEP', ['Reader']), { to: 'DRAW' }).state.stack).toMatchObject([{ source: 'Reader' }]);
    expect(go(game('UPKEEP', ['Second Reader']), { to: 'DRAW' }).state.stack).toEqual([]);
  });

  it('CR 500.11: a skipped draw step is gone past', () => {
    const { state, events } = go(game('UPKEEP', ['Abstinence']), { to: 'PRECOMBAT_MAIN' });
    expect(state.players[0]?.hand).toEqual([]);
    expect(events.flatMap((event) => (event.kind === 'StepBegan' ? [event.step] : []))).toEqual(['PRECOMBAT_MAIN']);
  });

  it('CR 121.6, 121.4: a draw that may be replaced is asked for, and one from an empty library loses the game', () => {
    const library = ['Elf', 'Elf', 'Elf'].map((name) => ({ card: name }));
    expect(go(game('UPKEEP', ['Visions'], { player: { library } }), { to: 'DRAW' }).state.players[0]?.hand).toHaveLength(2);
    const dredging = game('UPKEEP', [], { player: { library, graveyard: [{ card: 'Dredger' }] } });
    expect(halts(dredging, { to: 'DRAW' }).missingChoice?.options).toEqual(['yes', 'no']);
    expect(go(game('UPKEEP', [], { player: { library: [] } }), { to: 'DRAW' }).state.players[0]?.lost).toBe('emptyLibrary');
    expect(go(game('UPKEEP', [], { b: ['Visions'] }), { to: 'DRAW' }).state.step).toBe('DRAW');
  });
});

describe('combat and the end of the turn', () => {
  it('CR 508.1d: a creature that must attack is not passed over', () => {
    expect(halts(game('PRECOMBAT_MAIN', ['Berserker']), { to: 'END' })).toMatchObject({ rules: ['508.1d'] });
    expect(go(game('PRECOMBAT_MAIN', [{ id: 'Berserker', card: 'Berserker', sick: true }]), { to: 'END' }).state.step).toBe('END');
    expect(go(game('PRECOMBAT_MAIN', [], { b: ['Berserker'] }), { to: 'END' }).state.step).toBe('END');
  });

  it('CR 511.3: what fought leaves combat as it ends', () => {
    const state = game('COMBAT_DAMAGE', [{ id: 'Elf', card: 'Elf', attacking: 'b' }], {
      b: [{ id: 'wall', card: 'Elf', blocking: 'Elf' }],
    });
    expect(go(game('DECLARE_ATTACKERS', [{ id: 'Elf', card: 'Elf', attacking: 'b' }]), { to: 'END' }).state.players[1]?.life).toBe(19);
    const after = go(state, { to: 'POSTCOMBAT_MAIN' }).state;
    expect([...after.permanents.values()].map(({ attacking, blocking }) => [attacking, blocking])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(go(state, { to: 'END_COMBAT' }).state.permanents.get('Elf')?.attacking).toMatchObject({ whom: 'b' });
  });

  const HAND = { player: { hand: [{ id: 'card', card: 'Forest', count: 9 }] } } as const;

  it('CR 514.1: which cards are discarded down to seven is a choice', () => {
    const state = game('END', [], HAND);
    expect(halts(state, { to: 'CLEANUP' }).missingChoice).toMatchObject({ options: expect.arrayContaining(['card-1', 'card-9']) });
    const after = go(state, { to: 'CLEANUP' }, ['card-3', 'card-5']).state;
    expect([after.players[0]?.hand.length, after.players[0]?.graveyard]).toEqual([7, ['card-3', 'card-5']]);
    expect(halts(state, { to: 'CLEANUP' }, ['card-3', 'card-3']).missingChoice).not.toBeNull();
  });

  it('CR 514.1, 614.6: what is discarded then goes where replacement effects have it go', () => {
    const [player] = go(game('END', ['Peace'], HAND), { to: 'CLEANUP' }, ['card-3', 'card-5']).state.players;
    expect([player?.graveyard, player?.exile]).toEqual([[], ['card-3', 'card-5']]);
  });

  it('CR 402.2: without a maximum nobody discards; a maximum that is not read halts', () => {
    expect(go(game('END', ['Big Hand'], HAND), { to: 'CLEANUP' }).state.players[0]?.hand).toHaveLength(9);
    expect(halts(game('END', ['Small Hand'], HAND), { to: 'CLEANUP' }).notModelled).toContain('reduced by three');
  });

  it('CR 514.2: damage wears off in the cleanup step, of phased-out permanents too', () => {
    const state = game('END', [{ id: 'Statue', card: 'Statue', damage: 1 }], {
      b: [{ id: 'gone', card: 'Elf', damage: 1, phasedOut: true }],
    });
    const damage = ({ permanents }: GameState) => [...permanents.values()].map((one) => one.damage);
    expect(damage(state)).toEqual([1, 1]);
    expect(damage(go(state, { to: 'CLEANUP' }).state)).toEqual([0, 0]);
    expect(damage(go(game('PRECOMBAT_MAIN', [{ id: 'Statue', card: 'Statue', damage: 1 }]), { to: 'END' }).state)).toEqual([1]);
  });
});
