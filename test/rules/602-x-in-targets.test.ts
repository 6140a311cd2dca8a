import { describe, expect, it } from 'vitest';
import { canActivate, canCast, legalActions } from '../../engine/index.ts';
import { played, refusal, zoneOf } from '../support/acting.ts';
import { byName, card } from '../support/boards.ts';
import { game } from '../support/spells.ts';

/** Targets that are told by X, which is chosen before them (107.3a, 601.2b-c, 602.2b). */

const CARDS = [
  card('Kami', 'Creature — Spirit', '{X}, Sacrifice this creature: Destroy target artifact with mana value X.', {
    power: '2',
    toughness: '1',
  }),
  card('Lyre', 'Artifact', '{X}, {T}: Tap target creature with power X or less.', { manaCost: '{3}' }),
  card(
    'Baku',
    'Creature — Spirit',
    "{1}, Remove X ki counters from this creature: Return target creature with mana value X to its owner's hand.",
    {
      manaCost: '{4}',
      power: '3',
      toughness: '3',
    },
  ),
  card('Bouncer', 'Instant', "Return target nonland permanent with mana value X to its owner's hand.", { manaCost: '{X}{U}' }),
  card('Trinket', 'Artifact', '', { manaCost: '{0}' }),
  card('Rock', 'Artifact', '', { manaCost: '{2}' }),
  card('Cub', 'Creature — Bear', '', { manaCost: '{G}', power: '1', toughness: '1' }),
  card('Elk', 'Creature — Elk', '', { manaCost: '{2}{G}', power: '3', toughness: '3' }),
];
const table = (mine: string, theirs: readonly string[], manaPool = '{C}{C}{C}{U}', more: object = {}) =>
  game(CARDS, [
    {
      id: 'a',
      manaPool,
      battlefield: [{ id: mine, card: mine, counters: { ki: 3 } }],
      hand: [{ id: 'bouncer', card: 'Bouncer' }],
      ...more,
    },
    { id: 'b', battlefield: byName(theirs) },
  ]);
const optionFor = (state: ReturnType<typeof table>, id: string) =>
  legalActions(state, 'a').find(
    ({ action }) => (action.kind === 'activate' && action.permanent === id) || (action.kind === 'cast' && action.card === id),
  );

describe('CR 602.2b: an activated ability', () => {
  it.each([
    { mine: 'Kami', x: 2, target: 'Rock', legal: true },
    { mine: 'Kami', x: 1, target: 'Rock', legal: false },
    { mine: 'Kami', x: 0, target: 'Trinket', legal: true },
    { mine: 'Lyre', x: 3, target: 'Elk', legal: true },
    { mine: 'Lyre', x: 2, target: 'Elk', legal: false },
    { mine: 'Baku', x: 3, target: 'Elk', legal: true },
    { mine: 'Baku', x: 1, target: 'Elk', legal: false },
  ])('$mine with X = $x can target $target: $legal', ({ mine, x, target, legal }) => {
    const state = table(mine, ['Rock', 'Trinket', 'Elk', 'Cub']);
    const action = { kind: 'activate', permanent: mine, ability: 0, x, targets: [target] } as const;
    if (!legal) expect(refusal(state, action).rules).toContain('601.2c');
    else expect(played(state, action).stack).toHaveLength(1);
  });

  it('CR 601.2c: can not be activated where X was chosen so that there is no target', () => {
    const state = table('Kami', ['Elk', 'Rock']);
    const can = (x: number | null) => canActivate(state, { source: 'Kami', ability: 0, player: 'a', x }).legal;
    expect([can(null), can(2), can(1)]).toEqual([true, true, false]);
    expect(canActivate(table('Kami', ['Elk']), { source: 'Kami', ability: 0, player: 'a', x: null })).toMatchObject({
      legal: false,
      notModelled: null,
    });
  });

  it('CR 602.2b: is listed with what may be targeted for some X', () => {
    const option = optionFor(table('Kami', ['Elk', 'Rock', 'Trinket']), 'Kami');
    expect(option?.notModelled).toBeNull();
    expect(option?.announcement()?.targets).toMatchObject([{ options: ['Rock', 'Trinket'], open: [] }]);
  });
});

describe('CR 601.2c: a spell', () => {
  it.each([
    { x: 3, target: 'Elk', legal: true },
    { x: 2, target: 'Elk', legal: false },
  ])('with X = $x can target $target: $legal', ({ x, target, legal }) => {
    const state = table('Lyre', ['Elk', 'Rock']);
    const action = { kind: 'cast', card: 'bouncer', x, targets: [target] } as const;
    if (!legal) expect(refusal(state, action).rules).toContain('601.2c');
    else expect(zoneOf(played(state, action, { kind: 'resolve' }), target)).toBe('hand');
  });

  it('CR 601.2c: is told to be castable by the X that is asked for', () => {
    const state = table('Kami', ['Elk']);
    const can = (x: number | null) => canCast(state, { card: 'bouncer', face: 0, player: 'a', x }).legal;
    expect([can(null), can(3), can(2)]).toEqual([true, true, false]);
  });

  it('CR 601.2c: is listed with what may be targeted for some X', () => {
    const option = optionFor(table('Kami', ['Elk', 'Rock']), 'bouncer');
    expect(option?.notModelled).toBeNull();
    expect(option?.announcement()?.targets).toMatchObject([{ options: expect.arrayContaining(['Elk', 'Rock']), open: [] }]);
  });

  it('CR 601.2b-c: is neither listed nor told to be castable where there are targets only for an X that can not be paid', () => {
    const few = table('Lyre', ['Elk', 'Rock'], '{C}{U}');
    expect(optionFor(few, 'bouncer')).toBeUndefined();
    expect(canCast(few, { card: 'bouncer', face: 0, player: 'a', x: null })).toMatchObject({ legal: false, notModelled: null });
    const enough = optionFor(table('Lyre', ['Elk', 'Rock'], '{C}{C}{U}'), 'bouncer');
    expect(enough?.announcement()?.x).toEqual({ values: [2], truncated: false });
  });

  it('CR 602.2b: an ability is neither listed nor told to be activatable where there are targets only for an X that can not be paid', () => {
    const few = table('Kami', ['Rock'], '{C}');
    expect(optionFor(few, 'Kami')).toBeUndefined();
    expect(canActivate(few, { source: 'Kami', ability: 0, player: 'a', x: null })).toMatchObject({ legal: false, notModelled: null });
    expect(optionFor(table('Kami', ['Rock'], '{C}{C}'), 'Kami')?.announcement()?.x).toEqual({ values: [2], truncated: false });
  });
});
