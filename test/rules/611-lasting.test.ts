import { describe, expect, it } from 'vitest';
import { applyAll } from '../../engine/events/apply.ts';
import { endedNow } from '../../engine/events/endings.ts';
import { characteristicsOf, type GameState } from '../../engine/index.ts';
import { done, played, poolOf, refusal } from '../support/acting.ts';
import { board, byName, card } from '../support/boards.ts';
import { carryingOut, resolved } from '../support/resolving.ts';
import { costToCast } from '../support/spells.ts';
import { table } from '../support/table.ts';
import { CARDS, keywords, manaAbilities, size, subtypes } from './cards.ts';

const [bear, theirs, wood] = [{ it: ['Bear'] }, { it: ['theirs'] }, { it: ['Green Wood'] }];
const HERE = ['Bear', 'Elf', 'Green Wood', 'Stone Tower', { id: 'source', card: 'Crown' }];
const start = (): GameState => board(CARDS, { a: HERE, b: [{ id: 'theirs', card: 'Bear' }] });

describe('continuous effects of what has resolved', () => {
  const rows = [
    ['613.4c: a creature gets bigger', 'That creature gets +3/+3 until end of turn.', '5/5'],
    ['613.4c: less than nothing', 'That creature gets -3/-3 until end of turn.', '-1/-1'],
    ['613.4b: base power and toughness are set', 'That creature has base power and toughness 4/5 until end of turn.', '4/5'],
    ['611.2d: X is counted as it begins', 'That creature gets +X/+X until end of turn, where X is its power.', '4/4'],
    ['611.2d: so is "for each"', 'That creature gets +1/+1 until end of turn for each creature you control.', '4/4'],
    ['701.10b: power is doubled', "Double that creature's power until end of turn.", '4/2'],
  ] as const;
  it.each(rows)('CR %s', (_, text, expected) => {
    const state = resolved(start(), text, { meant: bear });
    expect(size(state, 'Bear')).toBe(expected);
    expect(size(played(state, { kind: 'advance', to: 'UPKEEP' }), 'Bear')).toBe('2/2');
  });

  it('CR 613.4d: power and toughness are switched after everything else', () => {
    const bigger = resolved(start(), 'That creature gets +3/+0 until end of turn.', { meant: bear });
    expect(size(resolved(bigger, "Switch that creature's power and toughness until end of turn.", { meant: bear }), 'Bear')).toBe('2/5');
  });

  it('CR 611.2d: what it counted once stays, whatever there is later', () => {
    const state = resolved(start(), 'That creature gets +X/+0 until end of turn, where X is the number of creatures you control.', {
      meant: bear,
    });
    expect(size(played(state, { kind: 'destroy', permanents: ['Elf'] }), 'Bear')).toBe('4/2');
  });

  it('CR 611.2c: the objects are settled as it begins', () => {
    const state = resolved(start(), 'Creatures you control get +1/+1 until end of turn.');
    const animated = resolved(state, 'That land becomes a 1/1 creature until end of turn.', { meant: wood });
    expect(['Bear', 'Elf', 'Green Wood', 'theirs'].map((id) => size(animated, id))).toEqual(['3/3', '2/2', '1/1', '2/2']);
    const changed = resolved(state, 'Gain control of that creature until end of turn.', { you: 'b', meant: bear });
    expect(size(changed, 'Bear')).toBe('3/3');
  });

  it('CR 611.2c: what says what creatures may not do is about those that come later, too', () => {
    const state = resolved(start(), "Creatures you control get +1/+1 and can't be sacrificed this turn.");
    const animated = resolved(state, 'That land becomes a 1/1 creature until end of turn.', { meant: wood });
    expect(state.effects).toHaveLength(2);
    expect(size(animated, 'Green Wood')).toBe('1/1');
  });

  it('CR 205.1b, 305.7: a land that becomes a creature and is still a land keeps its types and its mana ability', () => {
    const text = "That land becomes a 3/3 Elemental creature with haste until end of turn. It's still a land.";
    const state = resolved(start(), text, { meant: wood });
    expect([size(state, 'Green Wood'), subtypes(state, 'Green Wood'), keywords(state, 'Green Wood')]).toEqual([
      '3/3',
      ['Elemental', 'Forest'],
      ['Haste'],
    ]);
    expect(characteristicsOf(state, 'Green Wood').types).toEqual(['Land', 'Creature']);
    expect(manaAbilities(state, 'Green Wood')).toHaveLength(1);
  });

  it("CR 305.7: a land becomes the basic land type of its player's choice", () => {
    const text = 'That land becomes the basic land type of your choice until end of turn.';
    const state = resolved(start(), text, { meant: { it: ['Stone Tower'] }, choose: ['Island'] });
    expect(manaAbilities(state, 'Stone Tower')).toEqual(['{T}: Add {U}.']);
    expect(carryingOut(start(), text, { meant: { it: ['Stone Tower'] } }).kind).toBe('unanswered');
  });

  it('CR 613.1f: abilities are lost, and others gained, in the order of timestamps', () => {
    const lost = resolved(start(), 'That creature loses all abilities until end of turn.', { meant: { it: ['Elf'] } });
    expect(manaAbilities(lost, 'Elf')).toEqual([]);
    const gained = resolved(lost, 'Until end of turn, that creature gains "{T}: Add {C}{C}."', { meant: { it: ['Elf'] } });
    expect(manaAbilities(gained, 'Elf')).toEqual(['{T}: Add {C}{C}.']);
    const other = resolved(start(), 'Until end of turn, that creature gains "{T}: Add {C}{C}."', { meant: { it: ['Elf'] } });
    expect(
      manaAbilities(resolved(other, 'That creature loses all abilities until end of turn.', { meant: { it: ['Elf'] } }), 'Elf'),
    ).toEqual([]);
  });

  it('CR 613.7b: an effect that begins later than a permanent entered is newer than its effects', () => {
    const state = board(CARDS, { a: ['Bear', 'Ground Law'] });
    expect(keywords(resolved(state, 'That creature gains flying until end of turn.', { meant: bear }), 'Bear')).toEqual(['Flying']);
  });
});

describe('control that changes for a while', () => {
  it('CR 613.1b, 514.2: it goes to another player, and back as the turn ends', () => {
    const state = resolved(start(), 'Gain control of that creature until end of turn.', { meant: theirs });
    expect(characteristicsOf(state, 'theirs').controller).toBe('a');
    const after = done(state, { kind: 'advance', to: 'UPKEEP' });
    expect(characteristicsOf(after.state, 'theirs').controller).toBe('b');
    expect(after.events.filter(({ kind }) => kind === 'ControlChanged')).toMatchObject([{ permanent: 'theirs', to: 'b', base: false }]);
  });

  it('CR 611.2b: "for as long as you control" ends as soon as that is so no longer', () => {
    const shackles = board([...CARDS, card('Shackles', 'Artifact')], { a: ['Shackles'], b: [{ id: 'theirs', card: 'Bear' }] });
    const text = 'Gain control of that creature for as long as you control ~.';
    const state = resolved(shackles, text, { source: 'Shackles', meant: theirs });
    expect(characteristicsOf(state, 'theirs').controller).toBe('a');
    const after = done(state, { kind: 'destroy', permanents: ['Shackles'] });
    expect(characteristicsOf(after.state, 'theirs').controller).toBe('b');
    expect(after.events.map(({ kind }) => kind)).toEqual(['ZoneChanged', 'LastingEffectEnded', 'ControlChanged']);
  });

  it('CR 611.2b: and never begins where it would be over already', () => {
    const state = board([...CARDS, card('Shackles', 'Artifact')], { b: ['Shackles', { id: 'theirs', card: 'Bear' }], a: [] });
    const text = 'Gain control of that creature for as long as you control ~.';
    expect(resolved(state, text, { source: 'Shackles', meant: theirs }).effects).toEqual([]);
  });
});

/** With enough cards to draw for a few turns. */
const withLibraries = (state: GameState): GameState => {
  const library = (player: string) => Array.from({ length: 5 }, (_, index) => `${player}-card-${index}`);
  const filler = card('Filler', 'Sorcery');
  const cards = state.players.flatMap(({ id: owner }) =>
    library(owner).map((id) => [id, { id, card: filler, owner, zone: 'library', commander: false }] as const),
  );
  return { ...state, cards: new Map(cards), players: state.players.map((player) => ({ ...player, library: library(player.id) })) };
};

describe('durations', () => {
  const rows = [
    ['611.2a: until end of turn', 'until end of turn', ['UPKEEP'], []],
    ['611.2a: until your next turn', 'until your next turn', ['UPKEEP', 'END'], ['UPKEEP']],
    ['611.2a: until the end of your next turn', 'until the end of your next turn', ['UPKEEP', 'UPKEEP', 'END'], ['UPKEEP']],
    ['611.2a: until your next upkeep', 'until your next upkeep', ['UPKEEP'], ['UPKEEP']],
    ['611.2a: until end of combat', 'until end of combat', ['DECLARE_ATTACKERS'], ['POSTCOMBAT_MAIN']],
    ['611.2a: until your next end step', 'until your next end step', ['POSTCOMBAT_MAIN'], ['END']],
  ] as const;
  it.each(rows)('CR %s', (_, words, during, then) => {
    const state = withLibraries(board(CARDS, { a: ['Bear'], b: [] }));
    let now = resolved(state, `That creature gets +3/+3 ${words}.`, { meant: bear });
    const steps = words === 'until end of turn' ? [] : during;
    for (const to of steps) {
      now = played(now, { kind: 'advance', to });
      expect([to, size(now, 'Bear')]).toEqual([to, '5/5']);
    }
    for (const to of words === 'until end of turn' ? during : then) now = played(now, { kind: 'advance', to });
    expect(size(now, 'Bear')).toBe('2/2');
  });

  it('CR 611.2b: for as long as something remains tapped', () => {
    const state = board(CARDS, { a: ['Bear', { id: 'source', card: 'Crown', tapped: true }] });
    const bigger = resolved(state, 'That creature gets +3/+3 for as long as ~ remains tapped.', { meant: bear });
    expect(size(bigger, 'Bear')).toBe('5/5');
    expect(size(played(bigger, { kind: 'untap', permanents: ['source'] }), 'Bear')).toBe('2/2');
  });

  it('CR 611.2a: without a duration it does not end', () => {
    const state = resolved(start(), 'That creature gets +3/+3.', { meant: bear });
    expect(endedNow(state)).toEqual([]);
    expect(size(applyAll(state, endedNow(state)), 'Bear')).toBe('5/5');
    expect(size(played(state, { kind: 'advance', to: 'UPKEEP' }), 'Bear')).toBe('5/5');
  });
});

describe('copies for a while', () => {
  const BEASTS = [
    ...CARDS,
    card('Changer', 'Creature — Shapeshifter', '{0}: Until end of turn, this creature becomes a copy of target creature.', {
      power: '1',
      toughness: '1',
    }),
    card(
      'Vain Changer',
      'Creature — Shapeshifter',
      "{0}: This creature becomes a copy of target creature, except it has this ability and it's blue.",
      { power: '1', toughness: '1' },
    ),
    card('Mirror', 'Artifact', "{0}: Create a token that's a copy of target creature."),
  ];
  const become = (state: GameState, permanent: string, target: string): GameState =>
    played(state, { kind: 'activate', permanent, ability: 0, targets: [target] }, { kind: 'resolve' });

  it('CR 707.2, 613.2a: it has the copied values, and its own again as the turn ends', () => {
    const state = board(BEASTS, { a: ['Changer', 'Elf'] });
    const copy = become(state, 'Changer', 'Elf');
    expect([characteristicsOf(copy, 'Changer').name, size(copy, 'Changer'), manaAbilities(copy, 'Changer')]).toEqual([
      'Elf',
      '1/1',
      ['{T}: Add {G}.'],
    ]);
    expect(characteristicsOf(played(copy, { kind: 'advance', to: 'UPKEEP' }), 'Changer').name).toBe('Changer');
  });

  it('CR 613.2: what changes it otherwise applies to the copy', () => {
    const state = resolved(board(BEASTS, { a: ['Changer', 'Bear'] }), 'That creature gets +3/+0 until end of turn.', {
      meant: { it: ['Changer'] },
    });
    expect(size(become(state, 'Changer', 'Bear'), 'Changer')).toBe('5/2');
  });

  it('CR 707.9: with the exceptions that the effect makes, again and again', () => {
    const state = board(BEASTS, { a: ['Vain Changer', 'Bear', 'Elf'] });
    const bear = become(state, 'Vain Changer', 'Bear');
    expect([size(bear, 'Vain Changer'), characteristicsOf(bear, 'Vain Changer').colors]).toEqual(['2/2', ['U']]);
    const elf = played(bear, { kind: 'activate', permanent: 'Vain Changer', ability: 0, targets: ['Elf'] }, { kind: 'resolve' });
    expect(characteristicsOf(elf, 'Vain Changer')).toMatchObject({ name: 'Elf', colors: ['U'] });
    expect(manaAbilities(elf, 'Vain Changer')).toEqual(['{T}: Add {G}.']);
  });

  it('CR 707.3: a copy of a copy is one of what that is a copy of now', () => {
    const state = board(BEASTS, { a: ['Changer', 'Elf', { id: 'other', card: 'Changer' }] });
    const copy = become(become(state, 'Changer', 'Elf'), 'other', 'Changer');
    expect(manaAbilities(copy, 'other')).toEqual(['{T}: Add {G}.']);
  });
});

describe('effects of other kinds that last', () => {
  const SHOP = [
    card('Bear', 'Creature — Bear', '', { manaCost: '{1}{G}', power: '2', toughness: '2' }),
    card('Song', 'Sorcery', 'You gain 1 life.', { manaCost: '{2}{G}' }),
    card('Field', 'Basic Land — Forest', '({T}: Add {G}.)'),
    card('Shop', 'Artifact', '{0}: Creature spells you cast this turn cost {1} less to cast.'),
    card(
      'Muse',
      'Artifact',
      '{0}: The next creature spell you cast this turn costs {X} less to cast, where X is the number of artifacts you control as this ability resolves.',
    ),
    card('Map', 'Artifact', '{0}: You may play an additional land this turn.'),
    card('Prism', 'Artifact', '{0}: Until end of turn, you may spend mana as though it were mana of any color.'),
    card('Blank', 'Sorcery'),
  ];
  const hand = ['Bear', 'Bear', 'Song', 'Field', 'Field'].map((name, index) => ({ id: `${name}-${index}`, card: name }));
  const shop = (...battlefield: readonly string[]): GameState =>
    table(SHOP, {
      a: {
        battlefield: byName(battlefield),
        hand,
        manaPool: '{R}',
        library: [{ card: 'Blank', count: 9 }],
      },
      b: { library: [{ card: 'Blank', count: 9 }] },
    });
  const using = (state: GameState, permanent: string): GameState =>
    played(state, { kind: 'activate', permanent, ability: 0 }, { kind: 'resolve' });

  it('CR 601.2f, 611.2: spells cost less to cast this turn, and no longer', () => {
    const state = using(shop('Shop'), 'Shop');
    expect([costToCast(state, 'Bear-0'), costToCast(state, 'Song-2')]).toEqual([['{G}'], ['{2}{G}']]);
    expect(costToCast(played(state, { kind: 'advance', to: 'UPKEEP' }), 'Bear-0')).toEqual(['{1}{G}']);
  });

  it('CR 611.2d: "the next spell" is one spell only, and X is counted as the ability resolves', () => {
    const state = using(shop('Muse', 'Prism'), 'Muse');
    expect(costToCast(state, 'Bear-0')).toEqual(['{G}']);
    const prism = using(state, 'Prism');
    const cast = played(prism, { kind: 'cast', card: 'Bear-0' });
    expect(costToCast(cast, 'Bear-1')).toEqual(['{1}{G}']);
  });

  it('CR 609.4b: mana is spent as though it were of any color until end of turn', () => {
    const state = using(using(shop('Muse', 'Prism'), 'Muse'), 'Prism');
    expect(played(state, { kind: 'cast', card: 'Bear-0' }).stack).toHaveLength(1);
    expect(refusal(using(shop('Muse', 'Prism'), 'Muse'), { kind: 'cast', card: 'Bear-0' }).message).not.toBe('');
  });

  it('CR 305.2: one more land may be played this turn', () => {
    const [first, second] = [{ kind: 'playLand', card: 'Field-3' } as const, { kind: 'playLand', card: 'Field-4' } as const];
    expect(refusal(played(shop(), first), second).rules).toContain('305.2');
    expect(played(using(shop('Map'), 'Map'), first, second).permanents.has('Field-4')).toBe(true);
    const later = played(using(shop('Map'), 'Map'), { kind: 'advance', turns: 2 });
    expect(refusal(played(later, first), second).rules).toContain('305.2');
  });

  it('CR 611.2: what is said of one event only does not go on', () => {
    const text = 'Untap that creature. That creature enters with an additional +1/+1 counter on it.';
    expect(carryingOut(start(), text, { meant: bear }).kind).toBe('notModelled');
  });
});

describe('what may be played for a while', () => {
  const SOURCES = [
    card('Bear', 'Creature — Bear', '', { manaCost: '{1}{G}', power: '2', toughness: '2' }),
    card('Field', 'Basic Land — Forest', '({T}: Add {G}.)'),
    card('Blank', 'Sorcery'),
    card('Spark', 'Artifact', '{0}: Exile the top card of your library. You may play that card this turn.'),
    card(
      'Long Spark',
      'Artifact',
      '{0}: Exile the top two cards of your library. Until the end of your next turn, you may play those cards.',
    ),
    card(
      'Free Spark',
      'Artifact',
      '{0}: Exile the top card of your library. Until end of turn, you may cast that card without paying its mana cost.',
    ),
    card(
      'Any Spark',
      'Artifact',
      '{0}: Exile the top card of your library. You may play that card this turn, and you may spend mana as though it were mana of any color to cast that spell.',
    ),
  ];
  const sparked = (source: string, top: readonly string[], manaPool = ''): GameState =>
    played(
      table(SOURCES, {
        a: {
          battlefield: [{ id: source, card: source }],
          manaPool,
          library: [...top.map((name, index) => ({ id: `${name}-${index}`, card: name })), { card: 'Blank', count: 9 }],
        },
        b: { library: [{ card: 'Blank', count: 9 }] },
      }),
      { kind: 'activate', permanent: source, ability: 0 },
      { kind: 'resolve' },
    );

  it('CR 305.1, 611.2: a land from exile, this turn only', () => {
    const state = sparked('Spark', ['Field']);
    expect(played(state, { kind: 'playLand', card: 'Field-0' }).permanents.has('Field-0')).toBe(true);
    expect(refusal(played(state, { kind: 'advance', turns: 2 }), { kind: 'playLand', card: 'Field-0' }).rules).toContain('305.1');
  });

  it('CR 601.3: a spell from exile, for its cost', () => {
    const cast = played(sparked('Spark', ['Bear'], '{G}{G}'), { kind: 'cast', card: 'Bear-0' }, { kind: 'resolve' });
    expect(cast.permanents.has('Bear-0')).toBe(true);
    expect(poolOf(cast)).toBe('');
    expect(refusal(sparked('Spark', ['Bear']), { kind: 'cast', card: 'Bear-0' }).message).not.toBe('');
  });

  it('CR 400.7: once it has been played, it may not be played from where it goes next', () => {
    const state = sparked('Spark', ['Bear'], '{G}{G}{G}{G}');
    const dead = played(state, { kind: 'cast', card: 'Bear-0' }, { kind: 'resolve' }, { kind: 'destroy', permanents: ['Bear-0'] });
    expect(refusal(dead, { kind: 'cast', card: 'Bear-0' }).rules).toContain('601.3');
  });

  it('CR 611.2a: until the end of the next turn', () => {
    const state = sparked('Long Spark', ['Field', 'Field']);
    const next = played(state, { kind: 'playLand', card: 'Field-0' }, { kind: 'advance', turns: 2 });
    expect(played(next, { kind: 'playLand', card: 'Field-1' }).permanents.has('Field-1')).toBe(true);
    expect(refusal(played(state, { kind: 'advance', turns: 4 }), { kind: 'playLand', card: 'Field-1' }).rules).toContain('305.1');
  });

  it('CR 118.9: without paying its mana cost', () => {
    expect(played(sparked('Free Spark', ['Bear']), { kind: 'cast', card: 'Bear-0' }).stack).toMatchObject([{ id: 'Bear-0' }]);
  });

  it('CR 609.4b, 400.7h: with mana as though it were of any color, for that spell', () => {
    const state = sparked('Any Spark', ['Bear'], '{R}{R}');
    expect(played(state, { kind: 'cast', card: 'Bear-0' }).stack).toMatchObject([{ id: 'Bear-0' }]);
  });
});

describe('mana of a land that was targeted', () => {
  const library = [{ card: 'Plains', count: 6 }];
  const cards = [
    card('Plains', 'Basic Land — Plains'),
    card('Tundra', 'Land — Plains Island'),
    card('Gnomes', 'Creature — Gnome', '{T}: If target Plains is tapped for mana, it produces colorless mana instead of white mana.'),
  ];
  const later = played(
    table(cards, {
      a: {
        library,
        battlefield: [
          { id: 'gnomes', card: 'Gnomes' },
          { id: 'one', card: 'Tundra' },
          { id: 'two', card: 'Plains' },
        ],
      },
      b: { library },
    }),
    { kind: 'activate', permanent: 'gnomes', ability: 0, targets: ['one'] },
    { kind: 'resolve' },
    { kind: 'advance', turns: 2 },
  );
  const tapped = (permanent: string, choose: string): string => poolOf(played(later, { kind: 'tapForMana', permanent, choose: [choose] }));

  it('CR 611.2a, 106.12b: without a duration it is replaced for the rest of the game, of that land alone', () => {
    expect([tapped('one', '{C}'), tapped('one', '{U}'), tapped('two', '{W}')]).toEqual(['{C}', '{U}', '{W}']);
    expect(refusal(later, { kind: 'tapForMana', permanent: 'one', choose: ['{W}'] }).message).not.toBe('');
  });
});
