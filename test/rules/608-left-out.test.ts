import { describe, expect, it } from 'vitest';
import type { Action } from '../../engine/actions/action.ts';
import { type GameEvent, type GameState, type PermanentSetup, perform } from '../../engine/index.ts';
import { done, kinds, lifeOf, played, poolOf, refusal, sourcesOnStack, zoneOf } from '../support/acting.ts';
import { byName, card } from '../support/boards.ts';
import { shown } from '../support/invariants.ts';
import { game } from '../support/spells.ts';

/** What is left out, at the caller's wish, of text that is not modelled. "Frobnicate" stands for whatever no rule knows. */

const spell = (name: string, text: string) => card(name, 'Sorcery', text, { manaCost: '{B}' });
const FROB = 'Frobnicate the table.';
const UNREAD = 'it is not read';
const SPEAKS = 'it speaks of what was left out before it';

const CARDS = [
  card('Bear', 'Creature — Bear', '', { manaCost: '{1}{G}', power: '2', toughness: '2' }),
  card('Island', 'Basic Land — Island'),
  card('Swamp', 'Basic Land — Swamp'),
  spell('Middle', `You gain 1 life. ${FROB} You gain 2 life.`),
  spell('Swords', `${FROB} Exile target creature. Its controller gains life equal to its power.`),
  spell('Those', `${FROB} Put those cards into your hand. You gain 1 life.`),
  spell('Way', `${FROB} You gain 1 life for each creature destroyed this way. You gain 2 life.`),
  spell('Do', 'You may frobnicate the table. If you do, you gain 5 life. You gain 1 life.'),
  spell('Else', 'You may frobnicate the table. Otherwise, you gain 5 life. You gain 1 life.'),
  spell('Asked', `${FROB} You may sacrifice a creature. If you do, you gain 5 life.`),
  spell('Unless', 'You gain 5 life unless you frobnicate the table. You gain 1 life.'),
  spell('Later', `${FROB} At the beginning of the next end step, sacrifice it. You gain 1 life.`),
  spell('Bite', `${FROB} Target creature you control deals damage equal to its power to target player.`),
  spell('Toll', `${FROB} Each player loses life equal to the number of cards in their library.`),
  spell('Theirs', `${FROB} That player loses 5 life. You gain 1 life.`),
  spell('Others', `${FROB} Destroy all other creatures. You gain 1 life.`),
  spell('Process', 'Frobnicate the following process. You gain 5 life.'),
  spell('Result', `${FROB} You gain life equal to that result. You gain 1 life.`),
  spell('Sized', `${FROB} Target creature gets +X/+X until end of turn, where X is its power. It gains flying until end of turn.`),
  spell('Become', `${FROB} Target creature becomes a copy of it until end of turn. You gain 1 life.`),
  spell('Hits', `${FROB} Hits deals damage equal to its power to each opponent. You gain 1 life.`),
  spell('Modes', `Choose two —\n• You gain 1 life.\n• ${FROB}\n• You gain 4 life.`),
  spell('Instead', 'Draw a card. If the table has been frobnicated, draw two cards instead. You gain 1 life.'),
  spell('Colors', 'You may draw a card. If the table has been frobnicated, draw two cards instead. You gain 1 life.'),
  spell('Mana', `Add {B}. ${FROB} Add {G}.`),
  card('Cave', 'Land', `{T}: Add {G}. ${FROB}`),
  card('Grotto', 'Land', '{T}: Add {G}. If the table is frobnicated, instead add {C}{C}.'),
  card('Drum', 'Artifact', `{T}: ${FROB} You gain 1 life.`),
  card('Bow', 'Artifact', '{T}: You gain 1 life. Frobnicate target creature.'),
  card('Dealer', 'Creature — Rogue', 'Mutate {B}', { manaCost: '{B}', power: '1', toughness: '1' }),
  spell('Hidden', 'You gain 1 life.\nCipher'),
  spell('Ring', 'Put a card you own from outside the game into your hand. You gain 1 life.'),
  spell('Plain', 'You gain 3 life.'),
  card(
    'Giant',
    'Creature — Giant',
    `Frobnication 3\nThis creature enters tapped unless the table is frobnicated.\nThis creature enters with two charge counters on it.`,
    {
      manaCost: '{R}',
      power: '5',
      toughness: '5',
    },
  ),
  card('Zap', 'Instant', '~ deals 3 damage to any target.', { manaCost: '{R}' }),
  card('Ward', 'Enchantment', 'If a frobnicated source would deal damage to you, it deals double that damage instead.'),
  card('Shell', 'Enchantment', 'Damage that would be dealt to frobnicated players is frobnicated.'),
  spell(
    'Sift',
    `Look at the top three cards of your library. Exile one of them face down. ${FROB} Destroy target creature. Put the rest into your graveyard.`,
  ),
  spell('Pages', `${FROB} Draw a card. You gain 1 life.`),
  card('Exiler', 'Enchantment', 'If a player would draw a card, that player exiles that card face up instead.'),
  card('Chain', 'Artifact', "Frobnicated lands don't untap during their controllers' untap steps."),
  card('Moat', 'Enchantment', "Frobnicated creatures can't attack."),
  card('Hush', 'Enchantment', 'You may reveal the first card you draw each turn as you draw it.'),
  card('Sprite', 'Creature — Sprite', 'When this creature enters, frobnicate the table. You gain 1 life.', {
    manaCost: '{U}',
    power: '1',
    toughness: '1',
  }),
  card('Watcher', 'Enchantment', `Whenever a creature enters while the table is frobnicated, you gain 1 life.`),
  card('Hermit', 'Creature — Human', 'Whenever a creature enters, you gain 2 life.', { power: '1', toughness: '1' }),
];

const on = (hand: readonly string[], mine: readonly (string | PermanentSetup)[] = ['Bear']): GameState =>
  game(CARDS, [
    {
      id: 'a',
      hand: byName(hand),
      battlefield: byName(mine),
      library: [{ card: 'Island', count: 3 }],
    },
    { id: 'b', library: [{ card: 'Island', count: 4 }] },
  ]);
const cast = (name: string, ...targets: readonly string[]): Action => ({ kind: 'cast', card: name, free: true, targets });
const RESOLVE: Action = { kind: 'resolve' };
const LEAVING: Action = { kind: 'resolve', allowUnsupported: true };

const leftOut = (events: readonly GameEvent[]): readonly (readonly string[])[] =>
  events.flatMap((event) => (event.kind === 'LeftOut' ? [[event.text, event.why]] : []));

describe('instructions that are not modelled', () => {
  it('CR 608.2c: one between two others is left out, and the log says so where it would have happened', () => {
    const waiting = played(on(['Middle']), cast('Middle'));
    expect(refusal(waiting, RESOLVE).notModelled).toBe(FROB);
    expect(refusal(waiting, { kind: 'resolve', allowUnsupported: false }).notModelled).toBe(FROB);
    const { state, events } = done(waiting, LEAVING);
    expect(kinds(events)).toEqual(['LifeGained', 'LeftOut', 'LifeGained', 'SpellResolved', 'ZoneChanged']);
    expect([lifeOf(state), zoneOf(state, 'Middle'), state.stack.length]).toEqual([23, 'graveyard', 0]);
    expect(events[1]).toMatchObject({ object: 'Middle', part: 'instruction', text: FROB, why: UNREAD });
    expect(events[1]?.explanation).toMatchObject({
      summary: `“${FROB}” of Middle (Middle) is left out, since it is not modelled: it is not read.`,
      rules: ['608.2c'],
    });
  });

  interface Case {
    readonly fact: string;
    readonly name: string;
    readonly targets?: readonly string[];
    readonly choose?: readonly string[];
    readonly modes?: readonly number[];
    /** The lives of a and b afterwards. */
    readonly life: readonly [number, number];
    readonly left: readonly (readonly string[])[];
  }
  const CASES: readonly Case[] = [
    { fact: 'what speaks of objects that an instruction after it named is carried out', name: 'Swords', life: [22, 20], left: [] },
    {
      fact: 'what speaks of the cards that it would have been about is left out',
      name: 'Those',
      life: [21, 20],
      left: [['Put those cards into your hand.', SPEAKS]],
    },
    {
      fact: 'what counts what was done "this way" is left out, and is not nothing',
      name: 'Way',
      life: [22, 20],
      left: [['Gain 1 life for each creature destroyed this way.', SPEAKS]],
    },
    { fact: 'what asks whether another choice was done is carried out', name: 'Asked', choose: ['yes'], life: [25, 20], left: [] },
    {
      fact: 'what is set up for later and speaks of it is left out',
      name: 'Later',
      life: [21, 20],
      left: [['At the beginning of the next end step, sacrifice it.', SPEAKS]],
    },
    {
      fact: '"its power" of the creature that the same instruction names is known',
      name: 'Bite',
      targets: ['Bear', 'b'],
      life: [20, 18],
      left: [],
    },
    { fact: '"their" of the players whom the same instruction names is known', name: 'Toll', life: [17, 16], left: [] },
    {
      fact: 'what is done with all others is left out',
      name: 'Others',
      life: [21, 20],
      left: [['Destroy all other creatures.', SPEAKS]],
    },
    {
      fact: '"that result" is left out',
      name: 'Result',
      life: [21, 20],
      left: [['Gain life equal to that result.', SPEAKS]],
    },
    { fact: '"its power" of what gets larger is known', name: 'Sized', targets: ['Bear'], life: [20, 20], left: [] },
    {
      fact: '"it" that something becomes a copy of is left out',
      name: 'Become',
      targets: ['Bear'],
      life: [21, 20],
      left: [['Target creature becomes a copy of it until end of turn.', SPEAKS]],
    },
    {
      fact: '"its power" after the name of the spell is left out',
      name: 'Hits',
      life: [21, 20],
      left: [['Hits deals damage equal to its power to each opponent.', SPEAKS]],
    },
    { fact: '"that player" is left out', name: 'Theirs', life: [21, 20], left: [['That player loses 5 life.', SPEAKS]] },
    { fact: 'of the chosen modes the others are carried out', name: 'Modes', modes: [0, 1], life: [21, 20], left: [] },
  ];
  it.each(CASES)('CR 608.2c: $fact', ({ name, targets = [], choose = [], modes, life, left }) => {
    const waiting = played(on([name]), { kind: 'cast', card: name, free: true, targets, ...(modes === undefined ? {} : { modes }) });
    const { state, events } = done(waiting, { kind: 'resolve', choose, allowUnsupported: true });
    expect(leftOut(events)).toEqual([[FROB, UNREAD], ...left]);
    expect([lifeOf(state), lifeOf(state, 'b'), zoneOf(state, name)]).toEqual([...life, 'graveyard']);
  });

  it.each([
    ['Do', 'If you do, gain 5 life.'],
    ['Else', 'Otherwise, gain 5 life.'],
  ])('CR 608.2d: whether a choice that is left out was made is not known: %s', (name, words) => {
    const { state, events } = done(played(on([name]), cast(name)), LEAVING);
    expect(leftOut(events)).toEqual([
      ['You may frobnicate the table.', UNREAD],
      [words, SPEAKS],
    ]);
    expect(lifeOf(state)).toBe(21);
  });

  it('CR 608.2c: what was left of cards before it may not be what is left of them after it', () => {
    const waiting = played(on(['Sift']), cast('Sift', 'Bear'));
    const [first = ''] = waiting.players[0]?.library ?? [];
    const { state, events } = done(waiting, { kind: 'resolve', choose: [first], allowUnsupported: true });
    expect(leftOut(events).map(([text]) => text)).toEqual([FROB, 'Put the rest into your graveyard.']);
    const [me] = state.players;
    expect([me?.exile.length, me?.library.length]).toEqual([1, 2]);
  });

  it('CR 608.2c: all that comes after a process that is not modelled is part of it', () => {
    const { state, events } = done(played(on(['Process']), cast('Process')), LEAVING);
    expect(leftOut(events)).toEqual([
      ['Frobnicate the following process.', UNREAD],
      ['Gain 5 life.', 'it is part of a process that was left out before it'],
    ]);
    expect(lifeOf(state)).toBe(20);
  });

  it('CR 118.12: what happens unless something is done that is not modelled is left out with it', () => {
    const { state, events } = done(played(on(['Unless']), cast('Unless')), LEAVING);
    expect(leftOut(events)).toEqual([['You gain 5 life unless you frobnicate the table.', UNREAD]]);
    expect(lifeOf(state)).toBe(21);
  });

  it('CR 614.15: an instruction with what is done instead of it', () => {
    const { state, events } = done(played(on(['Instead']), cast('Instead')), LEAVING);
    expect(leftOut(events)).toEqual([
      ['Draw a card. If the table has been frobnicated, draw two cards instead.', 'what happens instead of it is not read'],
    ]);
    expect([lifeOf(state), state.players[0]?.hand.length]).toEqual([21, 0]);
  });

  it('CR 608.2d: an answer to what is asked before it is left out is none too many', () => {
    const waiting = played(on(['Colors']), cast('Colors'));
    expect(refusal(waiting, LEAVING).missingChoice?.options).toContain('yes');
    const { state, events } = done(waiting, { kind: 'resolve', choose: ['yes'], allowUnsupported: true });
    expect(leftOut(events)).toHaveLength(1);
    expect(lifeOf(state)).toBe(21);
  });

  it('CR 106.4: mana before and after it is added', () => {
    const { state } = done(played(on(['Mana']), cast('Mana')), LEAVING);
    expect(state.players[0]?.manaPool.map(({ type, amount }) => `${type}${amount}`)).toEqual(['B1', 'G1']);
  });

  it('what is left out with it leaves nothing behind: the game before is as it was', () => {
    const waiting = played(on(['Middle']), cast('Middle'));
    const before = shown(waiting);
    done(waiting, LEAVING);
    expect(shown(waiting)).toBe(before);
  });
});

describe('what does not need to be left out', () => {
  it.each<Action>([cast('Plain'), { kind: 'advance', to: 'END' }, { kind: 'gainLife', player: 'a', amount: 2 }])(
    'happens as it does without being allowed to: $kind',
    (action) => {
      const state = on(['Plain']);
      expect(perform(state, { ...action, allowUnsupported: true })).toEqual(perform(state, action));
    },
  );

  it('CR 608.2d: a choice that is missing is missed all the same, and what is forbidden stays so', () => {
    const waiting = played(on(['Asked']), cast('Asked'));
    expect(refusal(waiting, LEAVING).missingChoice?.options).toEqual(['yes', 'no']);
    expect(refusal(on([]), LEAVING).rules).toContain('608.1');
  });
});

describe('a triggered ability', () => {
  it('CR 603.2: whose instructions are not modelled resolves without them', () => {
    const waiting = played(on(['Sprite']), cast('Sprite'), RESOLVE);
    const { state, events } = done(waiting, LEAVING);
    expect(kinds(events)).toEqual(['LeftOut', 'LifeGained', 'AbilityResolved']);
    expect(lifeOf(state)).toBe(21);
  });

  it('CR 603.2: whose event is not read does not trigger, and others do', () => {
    const waiting = played(on(['Bear'], ['Watcher', 'Hermit']), cast('Bear'));
    const refused = refusal(waiting, RESOLVE);
    expect(refused.notModelled).toContain('Whenever a creature enters while');
    const { state, events } = done(waiting, LEAVING);
    expect(leftOut(events).map(([text]) => text)).toEqual([refused.notModelled]);
    expect(events.find(({ kind }) => kind === 'LeftOut')).toMatchObject({ object: 'Watcher', part: 'trigger' });
    expect(sourcesOnStack(state)).toEqual(['Hermit']);
  });
});

describe('text that is so for as long as its object is there', () => {
  const standing = (events: readonly GameEvent[]): readonly (readonly string[])[] =>
    events.flatMap((event) => (event.kind === 'LeftOut' ? [[event.object, event.part, event.text]] : []));

  it('CR 608.3, 603.6d: a permanent spell whose own text about entering is not read becomes a permanent, with what else it says', () => {
    const waiting = played(on(['Giant']), cast('Giant'));
    const words = refusal(waiting, RESOLVE).notModelled ?? '';
    const { state, events } = done(waiting, LEAVING);
    expect(standing(events)).toEqual([['Giant', 'standing', words]]);
    expect([...(state.permanents.get('Giant')?.counters ?? [])]).toEqual([['charge', 2]]);
    expect(state.omitted).toBeUndefined();
  });

  it('CR 614.1a: a replacement effect of which it can not be told whether it applies does not, and the instruction is carried out', () => {
    const waiting = played(on(['Zap'], ['Shell', 'Ward']), cast('Zap', 'a'));
    expect(refusal(waiting, RESOLVE).notModelled).not.toBeNull();
    const { state, events } = done(waiting, LEAVING);
    expect(lifeOf(state)).toBe(17);
    expect(standing(events).map(([object, part]) => [object, part])).toEqual([
      ['Shell', 'standing'],
      ['Ward', 'standing'],
    ]);
  });

  it('CR 614.6: what is done instead of an instruction speaks of nothing that was left out before it', () => {
    const { state, events } = done(played(on(['Pages'], ['Exiler']), cast('Pages')), LEAVING);
    expect(leftOut(events)).toEqual([[FROB, UNREAD]]);
    const [me] = state.players;
    expect([me?.hand.length, me?.exile.length, me?.library.length, lifeOf(state)]).toEqual([0, 1, 2, 21]);
  });

  it('CR 502.3: what could keep permanents from untapping', () => {
    const state = on([], ['Chain', { id: 'land', card: 'Island', tapped: true }]);
    const turns: Action = { kind: 'advance', turns: 2 };
    expect(refusal(state, turns).notModelled).not.toBeNull();
    const after = done(state, { ...turns, allowUnsupported: true });
    expect([after.state.turn, after.state.permanents.get('land')?.tapped]).toEqual([3, false]);
    expect(standing(after.events).map(([object]) => object)).toEqual(['Chain']);
  });

  it('CR 508.1c: what could bear on which creatures may attack', () => {
    const state = on([], ['Bear', 'Moat']);
    const attack: Action = { kind: 'attack', attackers: [{ attacker: 'Bear', defending: 'b' }] };
    expect(refusal(state, attack).notModelled).toBe("Frobnicated creatures can't attack.");
    const { state: after, events } = done(state, { ...attack, allowUnsupported: true });
    expect(standing(events).map(([object]) => object)).toEqual(['Moat']);
    expect(events.find(({ kind }) => kind === 'LeftOut')?.explanation.summary).toBe(
      "“Frobnicated creatures can't attack.” of Moat (Moat) is left out, since it is not modelled: it could bear on which creatures may attack.",
    );
    expect(after.step).toBe('DECLARE_ATTACKERS');
  });

  it('CR 604.1: what is read and looked at nowhere is named once, each text of each object', () => {
    const state = on([], ['Bear', { id: 'hush', card: 'Hush', count: 2 }]);
    const direct: Action = { kind: 'destroy', permanents: ['Bear'] };
    expect(refusal(state, direct).notModelled).toBe('You may reveal the first card you draw each turn as you draw it.');
    const after = done(state, { ...direct, allowUnsupported: true });
    expect(kinds(after.events)).toEqual(['ZoneChanged', 'LeftOut', 'LeftOut']);
    expect(standing(after.events).map(([object]) => object)).toEqual(['hush-1', 'hush-2']);
  });
});

describe('an activated ability', () => {
  it('CR 602.2: with an instruction that is not read may be activated, and resolves without it', () => {
    const drum: Action = { kind: 'activate', permanent: 'Drum', ability: 0 };
    const state = on([], ['Drum']);
    expect(refusal(state, drum).notModelled).toBe(FROB);
    const waiting = done(state, { ...drum, allowUnsupported: true });
    expect(leftOut(waiting.events)).toEqual([]);
    const { state: after, events } = done(waiting.state, LEAVING);
    expect([leftOut(events), lifeOf(after)]).toEqual([[[FROB, UNREAD]], 21]);
  });

  it('CR 605.3b: of a mana ability the mana is added', () => {
    const { state, events } = done(on([], ['Cave']), { kind: 'tapForMana', permanent: 'Cave', allowUnsupported: true });
    expect([leftOut(events), poolOf(state)]).toEqual([[[FROB, UNREAD]], '{G}']);
  });

  it.each<[string, Action]>([
    ['CR 601.2c: asks for targets', { kind: 'activate', permanent: 'Bow', ability: 0 }],
    ['CR 605.3b: is about the mana that it adds', { kind: 'tapForMana', permanent: 'Grotto' }],
  ])('is refused where what is not read %s', (_, action) => {
    const state = on([], ['Bow', 'Grotto']);
    expect(refusal(state, { ...action, allowUnsupported: true })).toEqual(refusal(state, action));
  });
});

describe('a keyword that does something as its spell resolves', () => {
  it('CR 702.140: a spell cast for its mutate cost becomes a permanent by itself', () => {
    const state = on(['Dealer'], ['Bear', { id: 'swamp', card: 'Swamp' }]);
    const waiting = played(state, { kind: 'cast', card: 'Dealer', alternative: 'mutate', targets: ['Bear'] });
    const { state: after, events } = done(waiting, LEAVING);
    expect(leftOut(events)).toEqual([['mutate', 'merging with another permanent is not carried out']]);
    expect([zoneOf(after, 'Dealer'), after.permanents.get('Dealer')?.attachedTo]).toEqual(['battlefield', null]);
  });

  it('CR 702.99: an instant or sorcery does the rest', () => {
    const { state, events } = done(played(on(['Hidden']), cast('Hidden')), LEAVING);
    expect([leftOut(events).map(([text]) => text), lifeOf(state), zoneOf(state, 'Hidden')]).toEqual([['cipher'], 21, 'graveyard']);
  });
});
