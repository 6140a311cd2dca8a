import { describe, expect, it } from 'vitest';
import { parseManaCost } from '../../engine/cards/manaCost.ts';
import { genericHalf, symbolDemands, symbolsNotModelled } from '../../engine/costs/symbols.ts';
import { typesIn } from '../../engine/mana/amounts.ts';

function costOf(text: string) {
  const cost = parseManaCost(text);
  if (!cost.ok) throw new Error(cost.error.message);
  return cost.value;
}

/** Each demand as "amount types", then what else is true of it. */
const shown = (text: string, x: number | null = null): readonly string[] =>
  symbolDemands(costOf(text), x).map(({ amount, types, snow, generic, ofX, orGeneric, orLife }) =>
    [
      `${amount} ${typesIn(types).join('')}`,
      ...(snow ? ['snow'] : []),
      ...(generic ? ['generic'] : []),
      ...(ofX ? ['X'] : []),
      ...(orGeneric > 0 ? [`or ${orGeneric} generic`] : []),
      ...(orLife > 0 ? [`or ${orLife} life`] : []),
    ].join(', '),
  );

describe('mana symbols as demands', () => {
  it.each([
    ['107.4a', 'a colored symbol asks for its color', '{W}{U}{B}{R}{G}', ['1 W', '1 U', '1 B', '1 R', '1 G']],
    ['107.4b', 'a number asks for that much of any type', '{3}{G}', ['3 WUBRGC, generic', '1 G']],
    ['107.4c', '{C} asks for colorless alone', '{C}{C}', ['1 C', '1 C']],
    ['107.4d', '{0} asks for nothing', '{0}', []],
    ['107.4e', 'a hybrid symbol asks for either color', '{W/U}{G/W}', ['1 WU', '1 WG']],
    ['107.4e', 'a monocolored hybrid asks for its color or two generic', '{2/B}', ['1 B, or 2 generic']],
    ['107.4e', 'half of a hybrid may be colorless', '{C/R}', ['1 RC']],
    ['107.4f', 'a Phyrexian symbol asks for its color or 2 life', '{B/P}', ['1 B, or 2 life']],
    ['107.4f', 'a hybrid Phyrexian symbol asks for either color or 2 life', '{G/U/P}', ['1 UG, or 2 life']],
    ['107.4h', '{S} asks for snow mana of any type, and is not generic', '{S}', ['1 WUBRGC, snow']],
    ['202.1b', 'no symbols ask for nothing', '', []],
  ])('CR %s: %s', (_rule, _fact, cost, demands) => {
    expect(shown(cost)).toEqual(demands);
  });

  it.each([
    ['one X', '{X}{R}', 4, ['4 WUBRGC, generic, X', '1 R']],
    ['each of several X', '{X}{X}{1}', 3, ['3 WUBRGC, generic, X', '3 WUBRGC, generic, X', '1 WUBRGC, generic']],
    ['X of 0', '{X}{G}', 0, ['1 G']],
    ['X not chosen', '{X}{G}', null, ['1 G']],
  ])('CR 107.3a: %s asks for what was chosen', (_fact, cost, x, demands) => {
    expect(shown(cost, x)).toEqual(demands);
  });

  it('CR 107.4b: however much generic mana it is, it is one demand', () => {
    expect(shown('{999999999}')).toEqual(['999999999 WUBRGC, generic']);
  });

  it('CR 107.4e: the generic half of a hybrid is generic mana', () => {
    const [demand] = symbolDemands(costOf('{2/W}'), null);
    const half = demand === undefined ? null : genericHalf(demand);
    expect(half).toMatchObject({ amount: 2n, generic: true });
    expect(symbolDemands(costOf('{W/U}{3}'), null).map(genericHalf)).toEqual([null, null]);
  });

  it('CR 107.4: what is no symbol of the rules is listed, and no mana pays it', () => {
    expect(symbolsNotModelled(costOf('{HW}{½}{Y}{Z}{X}{2/W}{W/P}{S}{12}'))).toEqual(['HW', '½', 'Y', 'Z']);
    expect(shown('{HW}{Y}')).toEqual(['1 ', '1 ']);
  });
});
