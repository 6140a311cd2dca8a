import { describe, expect, it } from 'vitest';
import { type CompiledCard, couldProduce, type ManaType, produces, showMana, warningsOf, whyType } from '../../engine/index.ts';
import { board, card } from '../support/boards.ts';

/** Card texts as printed; what each test needs of them is in its title. */
const CARDS: readonly CompiledCard[] = [
  card('Forest', 'Basic Land — Forest'),
  card('Island', 'Basic Land — Island'),
  card('Plains', 'Basic Land — Plains'),
  card('Swamp', 'Basic Land — Swamp'),
  card('Barren', 'Land', '{T}: Add {C}.'),
  card('Mirror', 'Land', '{T}: Add one mana of any type that a land you control could produce.'),
  card('Grove', 'Land', '{T}: Add one mana of any color that a land an opponent controls could produce.'),
  card('Stone', 'Artifact', '{T}: Add one mana of any color that a land an opponent controls could produce.'),
  card('Cradle', 'Legendary Land', '{T}: Add {G} for each creature you control.'),
  card('Bear', 'Creature — Bear', '', { power: '2', toughness: '2' }),
  card('Blackout', 'Enchantment', 'If a land is tapped for mana, it produces {B} instead of any other type and amount.'),
  card('Subdual', 'Enchantment', 'If a land is tapped for mana, it produces colorless mana instead of any other type.'),
  card('Doubler', 'Enchantment', 'If you tap a permanent for mana, it produces twice as much of that mana instead.'),
  card('Tripler', 'Creature — Elemental', 'If you tap a permanent for mana, it produces three times as much of that mana instead.', {
    power: '5',
    toughness: '5',
  }),
  card('Damper', 'Artifact', 'If a land is tapped for two or more mana, it produces {C} instead of any other type and amount.'),
  card('Tomb', 'Land', '{T}: Add {C}{C}.'),
  card(
    'Mine',
    'Land',
    'This land enters with three mining counters on it.\n{T}, Remove a mining counter from this land: Add one mana of any color.',
  ),
  card('Reef', 'Land', '{T}: Add {C}.\n{1}, Remove X storage counters from this land: Add X mana in any combination of {U} and/or {B}.'),
  card('Tower', 'Land', "{T}: Add one mana of any color in your commander's color identity."),
  card('Prism', 'Artifact', 'As this artifact enters, choose a color.\n{T}: Add one mana of the chosen color.'),
  card('Egg', 'Artifact', '{1}, {T}, Sacrifice this artifact: Add {W}{U}. Draw a card.'),
  card('Spring', 'Enchantment — Aura', 'Enchant land\nWhenever enchanted land is tapped for mana, its controller adds an additional {G}.'),
  card(
    'Altar',
    'Artifact',
    'Sacrifice a land: Add one mana of any type that land could produce.\nSacrifice a creature: Add one mana of any type that land could produce.',
  ),
  card('Riddle', 'Land', '{T}: Add {G}.\nLands you control hum softly and yield mana of a seventh type.'),
];
const types = (players: Parameters<typeof board>[1], id: string): readonly ManaType[] => couldProduce(board(CARDS, players), id).types;
const mana = (players: Parameters<typeof board>[1], id: string): string[] => produces(board(CARDS, players), id).mana.map(showMana);

describe('CR 106.7: could produce', () => {
  const table: readonly [fact: string, players: Parameters<typeof board>[1], id: string, expected: string][] = [
    ['two mirrors give one another nothing', { a: ['Mirror', { id: 'other', card: 'Mirror' }] }, 'Mirror', ''],
    ['a mirror sees a Forest', { a: ['Mirror', 'Forest'] }, 'Mirror', 'G'],
    ['"any color" never takes over colorless', { a: ['Stone'], b: ['Barren'] }, 'Stone', ''],
    ['"any type" takes over colorless', { a: ['Mirror', 'Barren'] }, 'Mirror', 'C'],
    [
      'through an opponent and back: colors only on the way',
      {
        a: ['Grove', 'Barren', 'Forest'],
        b: [
          { id: 'theirs', card: 'Grove' },
          { id: 'mirror', card: 'Mirror' },
        ],
      },
      'mirror',
      'G',
    ],
    ['a replacement counts: an opponent’s Forest under Blackout', { a: ['Stone'], b: ['Forest', 'Blackout'] }, 'Stone', 'B'],
    ['and in any order: Blackout and Subdual', { a: ['Forest'], b: ['Blackout', 'Subdual'] }, 'Forest', 'BC'],
    ['nothing to replace: an empty Cradle under Blackout', { a: ['Cradle'], b: ['Blackout'] }, 'Cradle', ''],
    ['a Cradle with a creature', { a: ['Cradle', 'Bear'] }, 'Cradle', 'G'],
    ['costs do not matter: no counter is left', { a: ['Mine'] }, 'Mine', 'WUBRG'],
    ['costs do not matter: X counters of none', { a: ['Reef'] }, 'Reef', 'UBC'],
    ['no commander, no color (106.5)', { a: ['Tower'] }, 'Tower', ''],
    ['no chosen color, no mana (106.5)', { a: ['Prism'] }, 'Prism', ''],
    ['the chosen color', { a: [{ id: 'Prism', card: 'Prism', chosen: { color: 'R' } }] }, 'Prism', 'R'],
    ['an ability that is no mana ability counts (605.1a: it draws)', { a: ['Egg'] }, 'Egg', 'WU'],
    [
      "an Aura's triggered ability is the Aura's own",
      { a: ['Island', { id: 'Spring', card: 'Spring', attachedTo: 'Island' }] },
      'Island',
      'U',
    ],
    ['and the Aura could produce it', { a: ['Island', { id: 'Spring', card: 'Spring', attachedTo: 'Island' }] }, 'Spring', 'G'],
    ['a phased-out land is not seen', { a: ['Mirror', { id: 'Forest', card: 'Forest', phasedOut: true }] }, 'Mirror', ''],
  ];
  it.each(table)('%s', (_, players, id, expected) => {
    expect(types(players, id).join('')).toBe(expected);
  });

  it('gives one reason a type, with the permanents it is seen through and the order of replacements', () => {
    const state = board(CARDS, { a: ['Mirror', 'Forest', 'Barren'], b: ['Blackout', 'Subdual'] });
    const answer = couldProduce(state, 'Mirror');
    expect(answer.types).toEqual(['B', 'C']);
    for (const reason of answer.because) {
      expect(reason.through[0]).toMatch(/Forest|Barren/);
      expect(reason.explanation.rules).toContain('106.7');
    }
    expect(answer.explanation.rules).toEqual(expect.arrayContaining(['106.7', '106.12b', '616.1']));
  });

  it('tells apart what the same words mean behind different costs', () => {
    const state = board(CARDS, { a: ['Altar', 'Forest', 'Bear'] });
    expect(produces(state, 'Altar', 0).mana.map(showMana)).toEqual(['{G}']);
    expect(produces(state, 'Altar', 1).mana).toEqual([]);
  });

  it('says why not: what comes closest and what stands in the way', () => {
    const state = board(CARDS, { a: ['Mirror', 'Forest', 'Stone'], b: ['Blackout'] });
    expect(whyType(state, 'Forest', 'G')).toMatchObject({ produced: false, closest: { index: 0 } });
    expect(whyType(state, 'Forest', 'G').explanation.steps[0]?.text).toContain('Blackout');
    expect(whyType(state, 'Mirror', 'B').produced).toBe(true);
    expect(whyType(state, 'Stone', 'C').explanation.steps[0]?.text).toContain('never takes over');
    expect(whyType(state, 'Blackout', 'B')).toMatchObject({ produced: false, closest: null });
  });

  it('names unread text that could matter', () => {
    const warnings = warningsOf(board(CARDS, { a: ['Riddle'] }));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatchObject({ permanent: 'Riddle', card: 'Riddle' });
    expect(warnings[0]?.text).toContain('seventh type');
  });
});

describe('CR 106.12b: what is produced after replacement effects', () => {
  const table: readonly [fact: string, players: Parameters<typeof board>[1], id: string, expected: readonly string[]][] = [
    ['two doublers make 1 mana 4', { a: ['Forest', 'Doubler', { id: 'd2', card: 'Doubler' }] }, 'Forest', ['{G}{G}{G}{G}']],
    ['a doubler before or after Blackout', { a: ['Forest', 'Doubler'], b: ['Blackout'] }, 'Forest', ['{B}{B}', '{B}']],
    ['doubled to two, then damped', { a: ['Forest', 'Doubler', 'Damper'] }, 'Forest', ['{C}']],
    ['damped first, then doubled', { a: ['Tomb', 'Doubler', 'Damper'] }, 'Tomb', ['{C}{C}', '{C}']],
    ["another player's doubler does nothing for you", { a: ['Forest'], b: ['Doubler'] }, 'Forest', ['{G}']],
    ['lands only: an artifact is not damped', { a: ['Prism', 'Damper'] }, 'Prism', []],
    ['X counters, as many as there are', { a: [{ id: 'Reef', card: 'Reef', counters: { storage: 1 } }] }, 'Reef', ['{U}', '{B}', '{C}']],
    ['no mana ability (605.1a): nothing by this question', { a: ['Egg'] }, 'Egg', []],
  ];
  it.each(table)('%s', (_, players, id, expected) => {
    expect(mana(players, id).sort()).toEqual([...expected].sort());
  });

  it('thirty triplers: 3^30, exactly', () => {
    const state = board(CARDS, { a: ['Forest', { id: 't', card: 'Tripler', count: 30 }] });
    expect(produces(state, 'Forest').mana.map(({ G }) => G)).toEqual([3n ** 30n]);
  });
});
