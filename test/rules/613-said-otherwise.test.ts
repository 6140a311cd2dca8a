import { describe, expect, it } from 'vitest';
import { layered } from '../../engine/characteristics/layers.ts';
import { keywordsOf } from '../../engine/characteristics/view.ts';
import type { GameState } from '../../engine/index.ts';
import { played } from '../support/acting.ts';
import { card, sized } from '../support/boards.ts';
import { attack, block } from '../support/combat.ts';
import { table } from '../support/table.ts';

/** Less usual ways to say which objects change, and how. */

const free = { manaCost: '{0}' };
const CARDS = [
  card('Bear', 'Creature — Bear', '', sized(2, 2)),
  card('Human', 'Creature — Human', '', sized(1, 1)),
  card('Orc', 'Creature — Orc', '', sized(3, 3)),
  card('Bat', 'Creature — Bat', 'Flying', sized(1, 1)),
  card('Cleric', 'Creature — Cleric', 'Lifelink', sized(1, 1)),
  card('Sting', 'Artifact — Equipment', "Equipped creature has first strike as long as it's blocking or blocked by a Goblin or Orc."),
  card(
    'Pike',
    'Artifact — Equipment',
    'Equipped creature has first strike and gets +X/+0 where X is the number of instant and sorcery cards in your graveyard.',
  ),
  card(
    'Seer',
    'Creature — Vampire',
    '{0}: Each creature you control with flying, deathtouch, and/or lifelink gets +1/+0 until end of turn.',
    sized(2, 2),
  ),
  card('Path', 'Enchantment', "{0}: Each creature that doesn't have flying, lifelink, or haste gets +0/+3 until end of turn."),
  card(
    'Leader',
    'Creature — Human',
    "{0}: Until end of turn, this creature has base power and toughness 5/3, gains trample, and isn't a Human.",
    sized(3, 3),
  ),
  card(
    'Flayer',
    'Creature — Eldrazi',
    '{0}: Until end of turn, target creature has base power and toughness 10/10, and gains trample and haste.',
    sized(1, 1),
  ),
  card('Slug', 'Creature — Slug', '{0}: Each creature blocking or blocked by Slug gains first strike until end of turn.', sized(2, 4)),
  card('Viper', 'Creature — Human', "{0}: Target creature that's attacking alone gains deathtouch until end of turn.", sized(1, 1)),
  card('Rest', 'Enchantment', '{0}: Target nonattacking creature gains reach until end of turn.'),
  card(
    'Outbreak',
    'Sorcery',
    'Each opponent gets two poison counters. Then each creature your opponents control gets -1/-1 until end of turn for each poison counter its controller has.',
    free,
  ),
  card(
    'Scion',
    'Creature — Dragon',
    "Each creature you control has vigilance if it's white, lifelink if it's black, and trample if it's green.",
    sized(4, 4),
  ),
  card('Knight', 'Creature — Knight', '', { ...sized(2, 2), manaCost: '{W}{B}' }),
  card(
    'Tek',
    'Creature — Dragon',
    'Tek gets +0/+2 as long as you control a Plains, gets +2/+0 as long as you control a Swamp, and has trample as long as you control a Forest.',
    sized(2, 2),
  ),
  ...['Plains', 'Swamp', 'Forest'].map((name) => card(name, `Basic Land — ${name}`)),
  card('Carthalion', 'Artifact', "{0}: Create a 3/3 Kavu creature token with trample that's all colors."),
];
const one = (name: string, more: object = {}) => ({ id: name, card: name, ...more });
const on = (a: readonly string[], b: readonly string[] = [], more: object = {}): GameState =>
  table(
    CARDS,
    { a: { battlefield: a.map((name) => one(name)), hand: [one('Outbreak')] }, b: { battlefield: b.map((name) => one(name)) } },
    more,
  );
const told = (state: GameState, id: string): string => {
  const object = layered(state).view.object(id);
  const names = object === undefined ? [] : keywordsOf(object).map(({ name }) => name);
  return [`${object?.power}/${object?.toughness}`, ...names.toSorted()].join(' ');
};
const use = (permanent: string, targets: readonly string[] = []) => ({ kind: 'activate', permanent, ability: 0, targets }) as const;
const ATTACKING = { step: 'DECLARE_ATTACKERS' } as const;

describe('which objects are meant', () => {
  it('CR 613.4c: those with any of several keywords', () => {
    const after = played(on(['Seer', 'Bat', 'Cleric', 'Bear']), use('Seer'), { kind: 'resolve' });
    expect(['Bat', 'Cleric', 'Bear'].map((id) => told(after, id))).toEqual(['2/1 flying', '2/1 lifelink', '2/2']);
  });

  it('CR 613.4c: those that have none of several', () => {
    const after = played(on(['Path', 'Bat', 'Cleric', 'Bear']), use('Path'), { kind: 'resolve' });
    expect(['Bat', 'Cleric', 'Bear'].map((id) => told(after, id))).toEqual(['1/1 flying', '1/1 lifelink', '2/5']);
  });

  it('CR 509.1g: those that block or are blocked by something', () => {
    const fighting = played(on(['Slug', 'Bear'], ['Orc', 'Human'], ATTACKING), attack('Slug'), block('Orc>Slug'));
    const after = played(fighting, use('Slug'), { kind: 'resolve' });
    expect(['Orc', 'Human', 'Slug'].map((id) => told(after, id))).toEqual(['3/3 first strike', '1/1', '2/4']);
  });

  it.each([
    ['Orc', '2/2 first strike'],
    ['Human', '2/2'],
  ])('CR 611.3a: as long as it is blocked by %s', (blocker, expected) => {
    const state = table(
      CARDS,
      { a: { battlefield: [one('Bear'), one('Sting', { attachedTo: 'Bear' })] }, b: { battlefield: [one('Orc'), one('Human')] } },
      ATTACKING,
    );
    expect(told(played(state, attack('Bear'), block(`${blocker}>Bear`)), 'Bear')).toBe(expected);
  });

  it('CR 506.5: what attacks alone, and what does not attack', () => {
    const alone = played(on(['Bear', 'Viper', 'Rest'], [], ATTACKING), attack('Bear'));
    expect(told(played(alone, use('Viper', ['Bear']), { kind: 'resolve' }), 'Bear')).toBe('2/2 deathtouch');
    expect(told(played(alone, use('Rest', ['Viper']), { kind: 'resolve' }), 'Viper')).toBe('1/1 reach');
    expect(() => played(alone, use('Rest', ['Bear']))).toThrow();
    const two = played(on(['Bear', 'Orc', 'Viper'], [], ATTACKING), attack('Bear', 'Orc'));
    expect(() => played(two, use('Viper', ['Bear']))).toThrow();
  });
});

describe('how objects change', () => {
  it('CR 613.4b, 613.1d: base power and toughness in a list, and a creature type less', () => {
    const after = played(on(['Leader']), use('Leader'), { kind: 'resolve' });
    expect(told(after, 'Leader')).toBe('5/3 trample');
    expect(layered(after).view.object('Leader')?.subtypes.has('Human')).toBe(false);
  });

  it('CR 613.4b: base power and toughness, and what is gained', () => {
    expect(told(played(on(['Flayer', 'Bear']), use('Flayer', ['Bear']), { kind: 'resolve' }), 'Bear')).toBe('10/10 haste trample');
  });

  it('CR 107.3: a number without a comma before “where”', () => {
    const battlefield = [one('Bear'), one('Pike', { attachedTo: 'Bear' })];
    const state = table(CARDS, { a: { battlefield, graveyard: [one('Outbreak')] }, b: {} });
    expect(told(state, 'Bear')).toBe('3/2 first strike');
  });

  it('CR 608.2h: for each poison counter of the controller of each', () => {
    const after = played(on([], ['Orc']), { kind: 'cast', card: 'Outbreak' }, { kind: 'resolve' });
    expect(told(after, 'Orc')).toBe('1/1');
  });

  it('CR 105.2, 111.3: a token that is all colors', () => {
    const after = played(on(['Carthalion']), use('Carthalion'), { kind: 'resolve' });
    const token = [...after.permanents.values()].find((permanent) => permanent.token)?.id ?? '';
    expect([told(after, token), layered(after).view.object(token)?.colors.size]).toEqual(['3/3 trample', 5]);
  });
});

describe('several changes, each with a condition of its own', () => {
  it('CR 611.3a: asked of each object by itself', () => {
    const state = on(['Scion', 'Knight', 'Bear']);
    expect(['Scion', 'Knight', 'Bear'].map((id) => told(state, id))).toEqual(['4/4', '2/2 lifelink vigilance', '2/2']);
  });

  it.each([
    [[], '2/2'],
    [['Plains'], '2/4'],
    [['Swamp', 'Forest'], '4/2 trample'],
    [['Plains', 'Swamp', 'Forest'], '4/4 trample'],
  ])('CR 611.3a: each holds by itself: with %j', (lands, expected) => {
    expect(told(on(['Tek', ...lands]), 'Tek')).toBe(expected);
  });
});
