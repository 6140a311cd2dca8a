import { describe, expect, it } from 'vitest';
import { openCatalogue } from '../../data/cards/index.ts';
import {
  availableMana,
  type BoardSetup,
  type CompiledCard,
  canCast,
  canPay,
  couldProduce,
  type GameState,
  type PermanentSetup,
  type Purpose,
  parseManaCost,
  produces,
  setUpBoard,
  showMana,
  totalMana,
} from '../../engine/index.ts';
import { card } from '../support/boards.ts';

/** Questions that other engines answer wrongly or not at all, each with its answer by the rules. */

const catalogue = openCatalogue();
const OWN: readonly CompiledCard[] = [
  card('Ember Well', 'Artifact', '{2}, {Q}: Add one mana of any color.\n{T}: Add {C}.'),
  card('Grove Chorus', 'Sorcery', 'Convoke (Your creatures can help cast this spell.)\nYou gain 4 life.', { manaCost: '{G}{G}' }),
  card('Blood Price', 'Instant', 'As an additional cost to cast this spell, sacrifice a creature.\nYou gain 2 life.', { manaCost: '{G}' }),
  card('Toll Gate', 'Artifact', 'Spells cost {2} more to cast.'),
  card('Straw Loom', 'Artifact', 'Scarecrow spells you cast cost {4} less to cast.'),
  card('Mossling', 'Creature — Elf', '', { manaCost: '{G}', power: '1', toughness: '1' }),
  card('Bead of Growth', 'Instant', 'Target creature gets +1/+1 until end of turn.', { manaCost: '{G}' }),
];

function stateOf(
  battlefield: readonly (string | PermanentSetup)[],
  more: Partial<BoardSetup['players'][number]> = {},
  opponent: readonly string[] = [],
): GameState {
  const result = setUpBoard(
    {
      players: [
        { id: 'a', battlefield: battlefield.map((one) => (typeof one === 'string' ? { card: one } : one)), ...more },
        { id: 'b', battlefield: opponent.map((one) => ({ card: one })) },
      ],
    },
    (name) => OWN.find(({ definition }) => definition.name === name) ?? catalogue.find(name),
  );
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
const times = (count: number, name: string): readonly PermanentSetup[] => [{ id: name, card: name, count }];
const asked = (state: GameState, cost: string, x = 0, purpose: Purpose = null) => {
  const parsed = parseManaCost(cost);
  if (!parsed.ok) throw new Error(parsed.error.message);
  const payment = canPay(state, 'a', { cost: parsed.value, purpose, x, preference: [] });
  expect([payment.certain, payment.open]).toEqual([true, []]);
  return payment;
};
const pays = (state: GameState, cost: string, x = 0, purpose: Purpose = null): boolean => asked(state, cost, x, purpose).payable;
const options = (state: GameState): readonly string[] => availableMana(state, 'a').options(500).options.map(showMana).sort();
const legal = (state: GameState, id: string): boolean => canCast(state, { card: id, face: 0, player: 'a', x: 0 }).legal;

describe('answers that are easy to get wrong', () => {
  it('CR 106.7, 106.12b: under Contamination an opposing Forest could produce black only', () => {
    const state = stateOf([{ id: 'stone', card: 'Fellwar Stone' }, 'Contamination'], {}, ['Forest']);
    expect(couldProduce(state, 'stone').types).toEqual(['B']);
  });

  it.each([
    [['Boros Signet', 'Sunken Ruins', 'Swamp']],
    [['Sunken Ruins', 'Boros Signet', 'Swamp']],
    [['Swamp', 'Sunken Ruins', 'Boros Signet']],
  ])('CR 605.3a: filters work in any order, whichever was there first: %j', (cards) => {
    const found = options(stateOf(cards));
    expect(found).toContain('{W}{B}{R}');
    expect(found).toContain('{W}{U}{R}');
  });

  it('CR 701.17a: one creature is sacrificed once', () => {
    const state = stateOf(['Phyrexian Tower', "Ashnod's Altar", 'Grizzly Bears']);
    expect(options(state)).toEqual(['{B}{B}', '{C}{C}{C}']);
    expect([pays(state, '{B}{B}'), pays(state, '{3}'), pays(state, '{B}{B}{1}')]).toEqual([true, true, false]);
  });

  it('CR 107.4e: floating {W}{U} pays {W/U}{W/B}', () => expect(pays(stateOf([], { manaPool: '{W}{U}' }), '{W/U}{W/B}')).toBe(true));

  it('CR 601.2h: Sol Ring and a Forest pay {2}{G}, and nothing floats', () => {
    const plan = asked(stateOf(['Sol Ring', 'Forest']), '{2}{G}').plan();
    expect(plan && showMana(plan.leftover)).toBe('');
  });

  it('20 different dual lands', () => {
    const duals = [
      'Badlands',
      'Bayou',
      'Plateau',
      'Savannah',
      'Scrubland',
      'Taiga',
      'Tropical Island',
      'Tundra',
      'Underground Sea',
      'Volcanic Island',
    ];
    const state = stateOf([...duals, ...duals]);
    expect([pays(state, '{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}{10}'), pays(state, '{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}{11}')]).toEqual([true, false]);
    expect(availableMana(state, 'a').max).toBe(20n);
  });

  it('CR 106.6: 12 Ancient Ziggurats and 2 Forests pay for 14 of a creature spell and 2 of another', () => {
    const state = stateOf([...times(12, 'Ancient Ziggurat'), ...times(2, 'Forest')], {
      hand: [
        { id: 'bear', card: 'Grizzly Bears' },
        { id: 'bolt', card: 'Lightning Bolt' },
      ],
    });
    const creature: Purpose = { kind: 'cast', card: 'bear', face: 0, x: null };
    const instant: Purpose = { kind: 'cast', card: 'bolt', face: 0, x: null };
    expect([pays(state, '{14}', 0, creature), pays(state, '{15}', 0, creature)]).toEqual([true, false]);
    expect([pays(state, '{G}{G}', 0, instant), pays(state, '{3}', 0, instant)]).toEqual([true, false]);
  });

  it.each([1, 4, 10, 40])('CR 106.7: a Forest and %i Reflecting Pools make green only', (count) => {
    const state = stateOf(['Forest', ...times(count, 'Reflecting Pool')]);
    expect(options(state)).toEqual(['{G}'.repeat(count + 1)]);
    expect([pays(state, `{G}{${count}}`), pays(state, `{G}{${count + 1}}`), pays(state, '{W}')]).toEqual([true, false, false]);
  });

  it.each(['Dryad of the Ilysian Grove', 'Yavimaya, Cradle of Growth'])('12 lands under %s', (changer) => {
    const state = stateOf([...times(12, 'Wastes'), changer]);
    const all = changer.startsWith('Dryad');
    expect(pays(state, '{G}{G}{G}{G}{C}{C}{6}')).toBe(true);
    expect(pays(state, '{W}{U}{B}{R}{G}')).toBe(all);
    expect(availableMana(state, 'a').max).toBe(all ? 12n : 13n);
  });

  it('3 Cascading Cataracts and 10 basics: two of them turn all basics into colored mana, the third has nothing left to pay with', () => {
    const state = stateOf([...times(3, 'Cascading Cataracts'), ...times(10, 'Wastes')]);
    expect([pays(state, '{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}'), pays(state, '{W}'.repeat(10)), pays(state, '{W}'.repeat(11))]).toEqual([
      true,
      true,
      false,
    ]);
    expect([pays(state, '{13}'), pays(state, '{14}'), pays(state, '{W}{11}'), pays(state, '{W}{12}')]).toEqual([true, false, true, false]);
  });

  it('25 permanents around Bloom Tender, Kinnan, Nyxbloom Ancient and Grim Monolith are answered at once', () => {
    const state = stateOf([
      'Bloom Tender',
      'Kinnan, Bonder Prodigy',
      'Nyxbloom Ancient',
      'Grim Monolith',
      ...times(7, 'Forest'),
      ...times(7, 'Island'),
      ...times(7, 'Sol Ring'),
    ]);
    // Tripled: each land 3; each Ring 6 and one more of Kinnan; the Monolith 9 and one more; Bloom Tender 3 of each of its two colors and one more.
    expect(availableMana(state, 'a').max).toBe(BigInt(14 * 3 + 7 * 7 + 10 + 7));
    expect(pays(state, '{U}{G}{100}')).toBe(true);
  });

  it('CR 107.3: the largest X counts Sol Ring as two', () => {
    const state = stateOf(['Sol Ring', 'Mountain']);
    expect([pays(state, '{X}{R}', 2), pays(state, '{X}{R}', 3)]).toEqual([true, false]);
  });

  it('CR 107.4e: {2}{G/W} needs three mana', () => {
    expect(pays(stateOf(['Forest', 'Plains']), '{2}{G/W}')).toBe(false);
    expect(pays(stateOf(['Forest', 'Plains', 'Wastes']), '{2}{G/W}')).toBe(true);
  });

  it('CR 602.2: Flooded Grove filters green or blue only', () => {
    expect(pays(stateOf(['Plains', 'Flooded Grove']), '{1}{G}')).toBe(false);
    expect(pays(stateOf(['Island', 'Flooded Grove']), '{1}{G}')).toBe(true);
  });

  it('CR 107.4f: {B/P}{B} with one Swamp costs 2 life, and 1 life is not enough', () => {
    const plan = asked(stateOf(['Swamp'], { life: 2 }), '{B/P}{B}').plan();
    expect(plan?.life).toBe(2);
    expect(plan?.steps.flatMap((step) => step.pays.map(({ symbol, type }) => `${symbol}:${type}`)).sort()).toEqual(['B/P:null', 'B:B']);
    expect(pays(stateOf(['Swamp'], { life: 1 }), '{B/P}{B}')).toBe(false);
  });

  it('CR 106.12b: 30 Nyxbloom Ancients and a Forest make 3^30 green', () => {
    const state = stateOf([{ id: 'forest', card: 'Forest' }, ...times(30, 'Nyxbloom Ancient')]);
    expect(produces(state, 'forest').mana.map(totalMana)).toEqual([3n ** 30n]);
    expect(availableMana(state, 'a').max).toBe(3n ** 30n);
  });

  it('Adarkar Wastes and Mana Confluence pay {1}{W} for 1 life', () =>
    expect(asked(stateOf(['Adarkar Wastes', 'Mana Confluence']), '{1}{W}').plan()?.life).toBe(1));

  it('City of Brass, Island and Llanowar Elves pay {1}{G} without damage', () =>
    expect(asked(stateOf(['City of Brass', 'Island', 'Llanowar Elves']), '{1}{G}').plan()?.life).toBe(0));

  it('CR 106.7: Reflecting Pool beside Cavern of Souls makes six types, unrestricted', () => {
    const state = stateOf(
      [
        { id: 'pool', card: 'Reflecting Pool' },
        { id: 'cavern', card: 'Cavern of Souls', chosen: { creatureType: 'Elf' } },
      ],
      { hand: [{ id: 'bolt', card: 'Lightning Bolt' }] },
    );
    expect(couldProduce(state, 'pool').types).toEqual(['W', 'U', 'B', 'R', 'G', 'C']);
    const bolt: Purpose = { kind: 'cast', card: 'bolt', face: 0, x: null };
    expect([pays(state, '{R}', 0, bolt), pays(state, '{R}{C}', 0, bolt), pays(state, '{R}{R}', 0, bolt)]).toEqual([true, true, false]);
  });

  it.each([
    ['Mana Flare', 1],
    ['Mana Reflection', 0],
  ])("CR 106.6a: Mishra's Workshop under %s: %i unrestricted mana", (other, free) => {
    const state = stateOf(["Mishra's Workshop", other], {
      hand: [
        { id: 'ring', card: 'Sol Ring' },
        { id: 'bolt', card: 'Lightning Bolt' },
      ],
    });
    const artifact: Purpose = { kind: 'cast', card: 'ring', face: 0, x: null };
    const instant: Purpose = { kind: 'cast', card: 'bolt', face: 0, x: null };
    const all = other === 'Mana Flare' ? 4 : 6;
    expect([pays(state, `{${all}}`, 0, artifact), pays(state, `{${all + 1}}`, 0, artifact)]).toEqual([true, false]);
    expect([pays(state, '{1}', 0, instant), pays(state, '{2}', 0, instant)]).toEqual([free === 1, false]);
  });

  it('CR 107.6: a tapped permanent pays for its own {Q} with nothing of its own', () => {
    const wells = (others: readonly string[]): GameState => stateOf([{ id: 'well', card: 'Ember Well', tapped: true }, ...others]);
    expect(pays(wells(['Wastes']), '{R}')).toBe(false);
    expect(options(wells(['Wastes', 'Wastes'])).includes('{R}{C}')).toBe(true);
    expect(pays(wells(['Wastes', 'Wastes']), '{R}{R}')).toBe(false);
  });

  it("CR 601.2c, 601.2g: the spell's own target may be tapped for mana", () => {
    const state = stateOf([{ id: 'elf', card: 'Llanowar Elves' }], { hand: [{ id: 'bead', card: 'Bead of Growth' }] });
    expect(legal(state, 'bead')).toBe(true);
  });

  it('CR 601.2g-h: a creature that is about to be sacrificed may be tapped for mana first', () => {
    expect(legal(stateOf(['Llanowar Elves'], { hand: [{ id: 'price', card: 'Blood Price' }] }), 'price')).toBe(true);
    expect(legal(stateOf(['Mossling'], { hand: [{ id: 'price', card: 'Blood Price' }] }), 'price')).toBe(false);
  });

  it('CR 702.51a: a creature sacrificed for mana does not convoke', () => {
    const hand = [{ id: 'chorus', card: 'Grove Chorus' }];
    expect(legal(stateOf(['Mossling', 'Mossling'], { hand }), 'chorus')).toBe(true);
    expect(legal(stateOf(['Mossling', "Ashnod's Altar"], { hand }), 'chorus')).toBe(false);
  });

  it.each([
    [['Wastes', 8], true],
    [['Wastes', 7], false],
    [['Forest', 4], true],
    [['Forest', 3], false],
  ] as const)(
    'CR 601.2b, 601.2f: Reaper King with {2} more and {4} less: halves are announced first (%j under Dryad where they are Forests)',
    ([land, count], expected) => {
      // Announced as {10}: 10 + 2 - 4 = 8. As four colors and {2}: the generic part is 2 + 2 - 4 = 0, so that four mana are enough.
      const king = { hand: [{ id: 'king', card: 'Reaper King' }] };
      const changers = land === 'Forest' ? ['Dryad of the Ilysian Grove'] : [];
      expect(legal(stateOf([...times(count, land), ...changers, 'Toll Gate', 'Straw Loom'], king), 'king')).toBe(expected);
    },
  );
});
