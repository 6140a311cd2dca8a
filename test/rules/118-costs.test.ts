import { describe, expect, it } from 'vitest';
import { parseManaCost, printManaCost } from '../../engine/cards/manaCost.ts';
import { lockedMana } from '../../engine/costs/lock.ts';
import type { Reduction } from '../../engine/costs/reduction.ts';

function mana(text: string) {
  const cost = parseManaCost(text);
  if (!cost.ok) throw new Error(cost.error.message);
  return cost.value;
}

const less = (text: string, more: Partial<Reduction> = {}): Reduction => ({
  amount: mana(text),
  coloredOnly: false,
  floor: 0,
  cap: null,
  ...more,
});

interface Case {
  readonly cost: string;
  readonly x?: number;
  readonly less?: readonly Reduction[];
  readonly least?: number;
}

const results = ({ cost, x, less: reductions = [], least = 0 }: Case): readonly string[] =>
  lockedMana(mana(cost), x ?? null, reductions, least).map(({ mana: locked, offX, life }) =>
    [printManaCost(locked) || '{0}', ...(offX > 0 ? [`${offX} off X`] : []), ...(life > 0 ? [`${life} life`] : [])].join(', '),
  );

describe('mana costs that are reduced', () => {
  it.each<[string, string, Case, readonly string[]]>([
    ['118.7a', 'a generic reduction leaves colored mana alone', { cost: '{R}', less: [less('{1}')] }, ['{R}']],
    ['118.7a', 'a generic reduction leaves {C} alone', { cost: '{2}{C}', less: [less('{3}')] }, ['{C}']],
    ['118.7a', 'a generic reduction leaves {S} alone', { cost: '{1}{S}', less: [less('{2}')] }, ['{S}']],
    ['118.7', 'a cost is never less than {0}', { cost: '{2}', less: [less('{5}')] }, ['{0}']],
    ['118.7b', 'a colored reduction of a cost without that color takes generic mana', { cost: '{3}{R}', less: [less('{G}')] }, ['{2}{R}']],
    ['118.7c', 'a colored reduction beyond that color takes generic mana', { cost: '{3}{G}', less: [less('{G}'), less('{G}')] }, ['{2}']],
    ['118.7c', 'there is nothing to take beyond', { cost: '{G}{G}', less: [less('{G}{G}{G}')] }, ['{0}']],
    ['118.7d', 'a colorless reduction beyond {C} takes generic mana', { cost: '{4}{C}', less: [less('{C}{C}')] }, ['{3}']],
    ['118.7f', 'a Phyrexian reduction is one of its color', { cost: '{2}{B}', less: [less('{B/P}')] }, ['{2}']],
    ['118.7g', 'a snow reduction takes generic mana', { cost: '{2}{S}', less: [less('{S}{S}')] }, ['{S}']],
    [
      '118.7e',
      'of a hybrid reduction a half is chosen; the easier cost is kept where there is one',
      { cost: '{6}{B}{B}', less: [less('{B/R}')] },
      ['{6}{B}'],
    ],
    ['118.7e', 'halves that lead to different costs are both there', { cost: '{B}{R}', less: [less('{B/R}')] }, ['{R}', '{B}']],
    [
      '601.2f',
      'a reduction of colored mana alone does not take generic mana',
      { cost: '{2}{W}', less: [less('{W}{U}{B}{R}{G}', { coloredOnly: true })] },
      ['{2}'],
    ],
    [
      '601.2f',
      'a reduction that must leave one mana is applied first where that leaves less',
      { cost: '{3}', less: [less('{1}'), less('{2}', { floor: 1 })] },
      ['{0}'],
    ],
    [
      '601.2f',
      'two that must leave one mana leave one',
      { cost: '{4}', less: [less('{2}', { floor: 1 }), less('{2}', { floor: 1 })] },
      ['{1}'],
    ],
    ['601.2f', 'one that must leave one mana has colored mana to leave', { cost: '{2}{G}', less: [less('{2}', { floor: 1 })] }, ['{G}']],
    ['601.2f', 'a reduction may be bounded', { cost: '{6}{W}', less: [less('{6}', { cap: 5 })] }, ['{1}{W}']],
  ])('CR %s: %s', (_rule, _fact, given, expected) => {
    expect(results(given)).toEqual(expected);
  });
});

describe('symbols that are announced before a cost is reduced', () => {
  it.each<[string, string, Case, readonly string[]]>([
    ['601.2b', 'what makes no difference is left open', { cost: '{1}{W/U}{B/P}{2/R}', less: [less('{1}')] }, ['{W/U}{B/P}{2/R}']],
    ['118.7a', 'a half that is generic can be reduced', { cost: '{2/W}', less: [less('{1}')] }, ['{1}']],
    ['118.7a', 'as many generic halves as there is reduction for', { cost: '{2/W}{2/W}{2/W}', less: [less('{3}')] }, ['{1}{2/W}']],
    [
      '601.2b',
      'any of several different symbols may be the one that is reduced',
      { cost: '{2/W}{2/U}', less: [less('{2}')] },
      ['{2/U}', '{2/W}'],
    ],
    [
      '903.8',
      'five of them, {2} more and {4} less: one of them goes, whichever',
      { cost: '{2}{2/W}{2/U}{2/B}{2/R}{2/G}', less: [less('{4}')] },
      ['{2/U}{2/B}{2/R}{2/G}', '{2/W}{2/B}{2/R}{2/G}', '{2/W}{2/U}{2/R}{2/G}', '{2/W}{2/U}{2/B}{2/G}', '{2/W}{2/U}{2/B}{2/R}'],
    ],
    [
      '118.7c',
      'a half of the color that is reduced, or the reduction goes to generic mana',
      { cost: '{2}{W/U}{W/U}', less: [less('{W}')] },
      ['{2}{W}', '{2}{U}'],
    ],
    [
      '118.7f',
      'a Phyrexian symbol of the color that is reduced costs nothing',
      { cost: '{1}{G/P}', less: [less('{G}')] },
      ['{1}', '{0}, 2 life'],
    ],
    [
      '118.7',
      'life for a Phyrexian symbol leaves the reduction that must leave one mana nothing to take',
      { cost: '{2}{B/P}', less: [less('{2}', { floor: 1 })] },
      ['{B}', '{1}, 2 life'],
    ],
  ])('CR %s: %s', (_rule, _fact, given, expected) => {
    expect([...results(given)].sort()).toEqual([...expected].sort());
  });
});

describe('costs that come to something at the least', () => {
  it.each<[string, string, Case, readonly string[]]>([
    ['601.2f', 'the missing mana is generic', { cost: '{R}', least: 3 }, ['{2}{R}']],
    ['601.2f', '{0} is raised too', { cost: '{0}', least: 3 }, ['{3}']],
    ['601.2f', 'it is looked at after reductions', { cost: '{1}{R}{R}', less: [less('{1}')], least: 3 }, ['{1}{R}{R}']],
    ['601.2f', 'a cost that is high enough stays', { cost: '{2}{R}', least: 3 }, ['{2}{R}']],
    ['601.2f', 'X counts as what it is', { cost: '{X}{R}', x: 1, least: 3 }, ['{X}{1}{R}']],
    ['601.2f', 'what was taken off X is missing', { cost: '{X}{R}', x: 2, less: [less('{1}')], least: 3 }, ['{X}{1}{R}, 1 off X']],
    [
      '118.13a',
      'life for Phyrexian symbols leaves less mana to count',
      { cost: '{1}{B/P}{B/P}', least: 3 },
      ['{1}{B}{B}', '{2}{B}, 2 life', '{3}, 4 life'],
    ],
    ['118.13a', 'a generic half counts as two', { cost: '{2/W}{2/W}', least: 3 }, ['{2}{W}', '{4}']],
  ])('CR %s: %s', (_rule, _fact, given, expected) => {
    expect([...results(given)].sort()).toEqual([...expected].sort());
  });
});

describe('costs with X that are reduced', () => {
  it.each<[string, string, Case, readonly string[]]>([
    ['107.3', 'other generic mana goes first, then that of X', { cost: '{X}{2}{R}', x: 5, less: [less('{3}')] }, ['{X}{R}, 1 off X']],
    ['107.3', 'no more is taken off X than it is', { cost: '{X}{R}', x: 1, less: [less('{3}')] }, ['{X}{R}, 1 off X']],
    ['107.3', 'while X is not chosen all that is left over waits for it', { cost: '{X}{R}', less: [less('{3}')] }, ['{X}{R}, 3 off X']],
    ['107.3', 'several X are counted together', { cost: '{X}{X}', x: 2, less: [less('{3}')] }, ['{X}{X}, 3 off X']],
  ])('CR %s: %s', (_rule, _fact, given, expected) => {
    expect(results(given)).toEqual(expected);
  });
});
