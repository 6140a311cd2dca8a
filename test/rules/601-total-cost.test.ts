import { describe, expect, it } from 'vitest';
import { castCost } from '../../engine/activation/castCost.ts';
import { totalCost } from '../../engine/costs/total.ts';
import { byName, card } from '../support/boards.ts';
import { costToActivate, costToCast, game, shown } from '../support/spells.ts';

const CARDS = [
  card('Bolt', 'Instant', 'Bolt deals 3 damage to any target.', { manaCost: '{R}' }),
  card('Bear', 'Creature — Bear', '', { manaCost: '{1}{G}', power: '2', toughness: '2' }),
  card('Ogre', 'Creature — Ogre', '', { manaCost: '{2}{R}', power: '3', toughness: '3' }),
  card('Wurm', 'Creature — Wurm', '', { manaCost: '{4}{G}{G}', power: '6', toughness: '4' }),
  card('Relic', 'Artifact', '', { manaCost: '{0}' }),
  card('Vision', 'Sorcery', 'Target player draws three cards.'),
  card('Blaze', 'Sorcery', 'Blaze deals X damage to any target.', { manaCost: '{X}{R}' }),
  card('King', 'Artifact Creature — Scarecrow', '', { manaCost: '{2/W}{2/U}{2/B}{2/R}{2/G}', power: '6', toughness: '6' }),
  card('Sphere', 'Artifact', 'Spells cost {1} more to cast.'),
  card('Guardian', 'Creature — Human', 'Noncreature spells cost {1} more to cast.'),
  card('Grid', 'Artifact', "Each spell costs {3} more to cast except during its controller's turn."),
  card('Medallion', 'Artifact', 'Red spells you cast cost {1} less to cast.'),
  card('Summoning', 'Enchantment', 'Creature spells you cast cost {2} less to cast.'),
  card(
    'Trine',
    'Artifact',
    'As long as Trine is untapped, each spell that would cost less than three mana to cast costs three mana to cast.',
  ),
  card('Damper', 'Artifact', 'Each spell a player casts costs {1} more to cast for each other spell that player has cast this turn.'),
  card(
    'Colossus',
    'Creature — Shapeshifter',
    'Spells you cast of the chosen type cost {W}{U}{B}{R}{G} less to cast. This effect reduces only the amount of colored mana you pay.',
  ),
  card('Soul', 'Creature — Elemental', 'Creature spells you cast cost {1} less to cast for each +1/+1 counter on Soul.'),
  card('Frog', 'Artifact Creature — Frog', 'Affinity for artifacts', { manaCost: '{4}' }),
  card('Hydra', 'Creature — Hydra', 'This spell costs {G} less to cast for each green creature you control.', { manaCost: '{G}{G}{G}{G}' }),
  card('Ghoul', 'Creature — Zombie', 'This spell costs {1} less to cast for each creature card in your graveyard.', { manaCost: '{5}{B}' }),
  card('Terror', 'Creature — Dragon', 'Spells your opponents cast that target Terror cost an additional 3 life to cast.'),
  card('Warden', 'Creature — Merfolk', 'Spells your opponents cast that target Warden cost {2} more to cast.'),
  card('Gift', 'Creature — Elf', 'The first creature spell you cast each turn costs {2} less to cast.'),
  card('Burst', 'Instant', 'Kicker {4}\nBurst deals 2 damage to any target.', { manaCost: '{R}' }),
  card('Twice', 'Sorcery', 'Kicker {1}{G} and/or {2}{W}\nDraw a card.', { manaCost: '{U}' }),
  card('Many', 'Sorcery', 'Multikicker {1}{R}\nDraw a card.', { manaCost: '{U}' }),
  card('Whispers', 'Sorcery', 'Buyback {3}\nDraw a card.', { manaCost: '{U}' }),
  card('Reap', 'Instant', 'As an additional cost to cast this spell, sacrifice a creature.\nDraw two cards.', { manaCost: '{1}{B}' }),
  card('Offer', 'Sorcery', 'As an additional cost to cast this spell, sacrifice a creature or pay {3}.\nDraw two cards.', {
    manaCost: '{B}',
  }),
  card('Tribute', 'Sorcery', 'As an additional cost to cast this spell, pay X life.\nDraw X cards.', { manaCost: '{B}' }),
  card(
    'Will',
    'Instant',
    "You may pay 1 life and exile a blue card from your hand rather than pay this spell's mana cost.\nCounter target spell.",
    {
      manaCost: '{3}{U}{U}',
    },
  ),
  card('Suns', 'Artifact', 'You may pay {W}{U}{B}{R}{G} rather than pay the mana cost for spells you cast.'),
  card('Echoes', 'Sorcery', 'Draw a card.\nFlashback {2}{R}', { manaCost: '{1}{U}' }),
  card('Lurker', 'Creature — Beast', 'Morph {2}{G}', { manaCost: '{4}{G}{G}', power: '5', toughness: '5' }),
  card('Emerger', 'Creature — Eldrazi', 'Emerge {5}{U}', { manaCost: '{8}', power: '5', toughness: '5' }),
  card(
    'Striver',
    'Sorcery',
    'Strive — This spell costs {1}{G} more to cast for each target beyond the first.\nUntap any number of target creatures.',
    {
      manaCost: '{G}',
    },
  ),
  card('Spreeing', 'Sorcery', 'Spree\n+ {1} — Draw a card.\n+ {2}{R} — Each opponent loses 2 life.', { manaCost: '{U}' }),
  card('Escalation', 'Instant', 'Escalate {1}\nChoose one or more —\n• Draw a card.\n• You gain 3 life.', { manaCost: '{W}' }),
  card(
    'Grounds',
    'Enchantment',
    "Activated abilities of creatures you control cost {2} less to activate. This effect can't reduce the mana in that cost to less than one mana.",
  ),
  card('Field', 'Enchantment', "Activated abilities cost {2} more to activate unless they're mana abilities."),
  card(
    'Shade',
    'Creature — Shade',
    '{1}{B}: Shade gets +1/+1 until end of turn.\n{3}: Draw a card. This ability costs {1} less to activate for each creature you control.',
  ),
  card('Stone', 'Artifact', '{2}, {T}: Add {C}{C}{C}.'),
  card('Sword', 'Artifact — Equipment', 'Equipped creature gets +1/+1.\nEquip {3}'),
  card('Smith', 'Creature — Dwarf', 'Equip abilities you activate cost {1} less to activate.'),
];

const hand = (...cards: readonly string[]) => byName(cards);
const field = (...cards: readonly string[]) => byName(cards);

describe('the total cost of a spell', () => {
  it.each<[string, string, readonly string[], string, readonly string[]]>([
    ['601.2f', 'is its mana cost where nothing changes it', [], 'Wurm', ['{4}{G}{G}']],
    ['118.5', 'may be {0}', [], 'Relic', ['{0}']],
    ['118.6', "can't be paid where there is no mana cost", [], 'Vision', ['unpayable']],
    ['118.6a', "still can't be paid when it is raised", ['Sphere'], 'Vision', ['unpayable']],
    ['601.2f', 'goes up for spells that an effect is about', ['Guardian'], 'Bolt', ['{1}{R}']],
    ['601.2f', 'stays for spells that it is not about', ['Guardian'], 'Bear', ['{1}{G}']],
    ['118.7a', 'goes down by generic mana alone', ['Summoning'], 'Bear', ['{G}']],
    ['601.2f', 'goes up before it goes down', ['Sphere', 'Medallion'], 'Bolt', ['{R}']],
    ['601.2f', 'comes to a minimum last', ['Guardian', 'Trine'], 'Bolt', ['{2}{R}']],
    ['601.2f', 'comes to a minimum after reductions', ['Medallion', 'Trine'], 'Ogre', ['{2}{R}']],
    ['702.41', 'is less by affinity', ['Stone', 'Sphere', 'Grid'], 'Frog', ['{2}']],
    ['601.2f', 'counts spells of this turn, of which a board tells none', ['Damper'], 'Bolt', ['{R}']],
    ['601.2f', 'takes the first spell of a turn for the first', ['Gift'], 'Wurm', ['{2}{G}{G}']],
    ['118.7c', 'goes down by colored mana for each', ['Wurm', 'Bear', 'Bear2'], 'Hydra', ['{G}']],
  ])('CR %s: %s', (_rule, _fact, battlefield, cast, expected) => {
    const here = battlefield.map((name) => ({ id: name, card: name === 'Bear2' ? 'Bear' : name }));
    expect(costToCast(game(CARDS, [{ id: 'a', battlefield: here, hand: hand(cast) }, { id: 'b' }]), cast)).toEqual(expected);
  });

  it('CR 601.2f: an effect of a tapped permanent that asks for it to be untapped does not apply', () => {
    const state = game(CARDS, [{ id: 'a', battlefield: [{ id: 't', card: 'Trine', tapped: true }], hand: hand('Bolt') }]);
    expect(costToCast(state, 'Bolt')).toEqual(['{R}']);
  });

  it("CR 601.2f: what is said of other players' turns holds in them", () => {
    const players = [
      { id: 'a', battlefield: field('Grid') },
      { id: 'b', hand: hand('Bolt') },
    ];
    expect(costToCast(game(CARDS, players), 'Bolt', {}, 'b')).toEqual(['{3}{R}']);
    expect(costToCast(game(CARDS, players, { active: 'b' }), 'Bolt', {}, 'b')).toEqual(['{R}']);
  });

  it('CR 601.2f: counters on a permanent reduce as far as there is generic mana', () => {
    const soul = (counters: number) => [{ id: 's', card: 'Soul', counters: { '+1/+1': counters } }];
    const cost = (counters: number) => costToCast(game(CARDS, [{ id: 'a', battlefield: soul(counters), hand: hand('Wurm') }]), 'Wurm');
    expect([cost(1), cost(4), cost(9)]).toEqual([['{3}{G}{G}'], ['{G}{G}'], ['{G}{G}']]);
  });

  it('CR 601.2a: a card that is cast from a graveyard is no longer there to be counted', () => {
    const own = card('Returner', 'Creature — Zombie', 'This spell costs {1} less to cast for each creature card in your graveyard.', {
      manaCost: '{5}{B}',
    });
    const graveyard = byName(['Bear', 'Ogre', 'Returner']);
    const state = game([...CARDS, own], [{ id: 'a', graveyard, hand: hand('Ghoul') }]);
    expect(costToCast(state, 'Ghoul')).toEqual(['{2}{B}']);
    expect(costToCast(state, 'Returner')).toEqual(['{3}{B}']);
  });

  it('CR 601.2f: a reduction of colored mana alone, chosen halves included', () => {
    const battlefield = [{ id: 'c', card: 'Colossus', chosen: { creatureType: 'Scarecrow' } }];
    const state = game(CARDS, [{ id: 'a', battlefield, hand: hand('King', 'Bear') }]);
    expect(costToCast(state, 'King')).toEqual(['{0}']);
    expect(costToCast(state, 'Bear')).toEqual(['{1}{G}']);
  });

  it('CR 601.2c, 601.2f: what a spell targets may make it cost more', () => {
    const state = game(CARDS, [
      { id: 'a', hand: hand('Bolt', 'Wurm') },
      { id: 'b', battlefield: field('Warden') },
    ]);
    expect(costToCast(state, 'Bolt', { targets: ['b'] })).toEqual(['{R}']);
    expect(costToCast(state, 'Bolt', { targets: ['Warden'] })).toEqual(['{2}{R}']);
    expect(costToCast(state, 'Wurm')).toEqual(['{4}{G}{G}']);
    expect(totalCost(state, 'a', { kind: 'cast', card: 'Wurm', face: 0 }).open).toEqual([]);
  });

  it('CR 107.3: X is what was chosen', () => {
    const state = game(CARDS, [{ id: 'a', battlefield: field('Medallion'), hand: hand('Blaze') }]);
    expect(costToCast(state, 'Blaze', { x: 4 })).toEqual(['{X}{R}, 1 off X']);
    expect(totalCost(state, 'a', { kind: 'cast', card: 'Blaze', face: 0 }).hasX).toBe(true);
  });
});

describe('additional costs', () => {
  it('CR 118.8: life that an effect asks of opponents for what they target', () => {
    const state = game(CARDS, [
      { id: 'a', hand: hand('Bolt') },
      { id: 'b', battlefield: field('Terror') },
    ]);
    const life = (target: string) => castCost(state, 'a', { card: 'Bolt', face: 0 }, { targets: [target] }).locked.map((one) => one.life);
    expect([life('Terror'), life('b')]).toEqual([[3], [0]]);
  });

  const state = game(CARDS, [
    {
      id: 'a',
      battlefield: field('Bear'),
      hand: hand('Burst', 'Twice', 'Many', 'Whispers', 'Reap', 'Offer', 'Tribute', 'Striver', 'Spreeing', 'Escalation'),
    },
  ]);
  const kicked = (...ids: readonly string[]) => ({ optional: new Map(ids.map((id) => [id, 1])) });

  it.each<[string, string, string, Parameters<typeof costToCast>[2], readonly string[]]>([
    ['702.33a', 'kicker is paid if it is chosen', 'Burst', kicked('kicker'), ['{4}{R}']],
    ['118.8b', 'kicker is not paid if it is not', 'Burst', {}, ['{R}']],
    ['702.33b', 'one kicker of two', 'Twice', kicked('kicker 2'), ['{2}{W}{U}']],
    ['702.33b', 'both kickers', 'Twice', kicked('kicker', 'kicker 2'), ['{3}{W}{U}{G}']],
    ['702.33c', 'multikicker any number of times', 'Many', { optional: new Map([['multikicker', 3]]) }, ['{3}{U}{R}{R}{R}']],
    ['702.27', 'buyback', 'Whispers', kicked('buyback'), ['{3}{U}']],
    ['118.8', 'a sacrifice beside the mana cost', 'Reap', {}, ['{1}{B}, sacrifice']],
    ['601.2b', 'one of two costs', 'Offer', {}, ['{B}, sacrifice', '{3}{B}']],
    ['118.4', 'X life', 'Tribute', { x: 4 }, ['{B}, 4 life']],
    ['601.2f', 'more for targets beyond the first', 'Striver', { targets: ['Bear', 'x', 'y'] }, ['{2}{G}{G}{G}']],
    ['601.2f', 'one target at the least', 'Striver', {}, ['{G}']],
    ['702.172', 'each mode at its price', 'Spreeing', { modes: [0, 1] }, ['{3}{U}{R}']],
    ['702.172', 'one mode at the least, whichever', 'Spreeing', {}, ['{1}{U}', '{2}{U}{R}']],
    ['702.120', 'escalate for each mode beyond the first', 'Escalation', { modes: [0, 1] }, ['{1}{W}']],
    ['702.120', 'nothing for the first', 'Escalation', { modes: [1] }, ['{W}']],
  ])('CR %s: %s', (_rule, _fact, cast, asked, expected) => {
    expect(costToCast(state, cast, asked)).toEqual(expected);
  });
});

describe('life in place of mana', () => {
  const yawg = card('Yawg', 'Creature — Horror', 'For each {B} in a cost, you may pay 2 life rather than pay that mana.');
  const dark = card('Dark', 'Sorcery', 'Draw a card.', { manaCost: '{2}{B}{B}{B/R}{G}' });
  const state = game(
    [...CARDS, yawg, dark],
    [
      { id: 'a', battlefield: field('Yawg', 'Shade'), hand: hand('Dark') },
      { id: 'b', hand: [{ id: 'theirs', card: 'Dark' }], battlefield: field('Sphere') },
    ],
  );

  it('CR 119.4: each mana of that color in a cost may be paid with life, as if it were a Phyrexian symbol', () => {
    expect(costToCast(state, 'Dark')).toEqual(['{3}{B/R/P}{B/P}{B/P}{G}']);
    expect(costToActivate(state, 'Shade')).toEqual(['{1}{B/P}']);
  });

  it('CR 119.4: for who controls it', () => {
    expect(costToCast(state, 'theirs', {}, 'b')).toEqual(['{3}{B/R}{B}{B}{G}']);
  });

  it('CR 601.3c: flash that is paid for is an additional cost', () => {
    const slow = card('Slow', 'Sorcery', 'You may cast this spell as though it had flash if you pay {2} more to cast it.\nDraw a card.', {
      manaCost: '{U}',
    });
    const own = game([slow], [{ id: 'a', hand: hand('Slow') }]);
    expect(costToCast(own, 'Slow')).toEqual(['{U}']);
    expect(costToCast(own, 'Slow', { optional: new Map([['Slow 0', 1]]) })).toEqual(['{2}{U}']);
  });
});

describe('alternative costs', () => {
  it.each<[string, string, string, string, readonly string[]]>([
    ['118.9', 'in place of the mana cost', 'Will', 'Will 0', ['{0}, 1 life, exile']],
    ['118.9', 'that a permanent offers', 'Bear', 'Suns 0', ['{W}{U}{B}{R}{G}']],
    ['118.6a', 'where there is no mana cost', 'Vision', 'Suns 0', ['{W}{U}{B}{R}{G}']],
    ['118.9', 'nothing at all', 'Wurm', 'free', ['{0}']],
    ['702.37', 'face down for {3}', 'Lurker', 'morph', ['{3}']],
    ['702.34', 'flashback', 'Echoes', 'flashback', ['{2}{R}']],
  ])('CR %s: %s', (_rule, _fact, cast, alternative, expected) => {
    const state = game(CARDS, [{ id: 'a', battlefield: field('Suns'), hand: hand(cast) }]);
    expect(costToCast(state, cast, { alternative })).toEqual(expected);
  });

  it('CR 118.9d: increases and reductions apply to an alternative cost', () => {
    const state = game(CARDS, [{ id: 'a', battlefield: field('Sphere', 'Summoning'), hand: hand('Lurker', 'Wurm') }]);
    expect(costToCast(state, 'Wurm', { alternative: 'free' })).toEqual(['{0}']);
    expect(costToCast(state, 'Lurker', { alternative: 'morph' })).toEqual(['{2}']);
  });

  it('CR 118.9d, 601.2f: what costs nothing is raised like anything else', () => {
    const state = game(CARDS, [
      { id: 'a', battlefield: field('Guardian'), hand: hand('Vision') },
      { id: 'b', battlefield: field('Trine') },
    ]);
    expect(costToCast(state, 'Vision', { alternative: 'free' })).toEqual(['{3}']);
  });

  it('CR 601.2f: the first spell of each of the own turns', () => {
    const yearly = card('Yearly', 'Creature — Elf', 'The first creature spell you cast during each of your turns costs {2} less to cast.');
    const players = [{ id: 'a', battlefield: field('Yearly'), hand: hand('Wurm') }, { id: 'b' }];
    expect(costToCast(game([...CARDS, yearly], players), 'Wurm')).toEqual(['{2}{G}{G}']);
    expect(costToCast(game([...CARDS, yearly], players, { active: 'b' }), 'Wurm')).toEqual(['{4}{G}{G}']);
  });

  it('CR 702.119: emerge is less by the mana value of what is sacrificed', () => {
    const state = game(CARDS, [{ id: 'a', battlefield: field('Bear', 'Wurm', 'Ogre'), hand: hand('Emerger') }]);
    expect(costToCast(state, 'Emerger', { alternative: 'emerge' })).toEqual([
      '{3}{U}, sacrifice Bear',
      '{U}, sacrifice Wurm',
      '{2}{U}, sacrifice Ogre',
    ]);
  });

  it('CR 601.2f: what is said of casting it so is said of nothing else', () => {
    const vision = card(
      'Recalled',
      'Sorcery',
      'Draw a card.\nFlashback {8}{R}{R}. This spell costs {X} less to cast this way, where X is the number of creatures you control.',
      {
        manaCost: '{4}{R}',
      },
    );
    const state = game([...CARDS, vision], [{ id: 'a', battlefield: field('Bear', 'Ogre'), graveyard: hand('Recalled') }]);
    expect(costToCast(state, 'Recalled', { alternative: 'flashback' })).toEqual(['{6}{R}{R}']);
    expect(costToCast(state, 'Recalled')).toEqual(['{4}{R}']);
  });

  it('CR 107.3a: X that is no mana is X too', () => {
    const state = game(CARDS, [{ id: 'a', hand: hand('Tribute') }]);
    expect(totalCost(state, 'a', { kind: 'cast', card: 'Tribute', face: 0 }, { x: 0 }).hasX).toBe(true);
  });

  it('CR 118.9: what is not known as an alternative is not guessed', () => {
    const state = game(CARDS, [{ id: 'a', hand: hand('Bear') }]);
    expect(totalCost(state, 'a', { kind: 'cast', card: 'Bear', face: 0 }, { alternative: 'evoke' }).open).toEqual([
      'which alternative cost is meant: “evoke”',
    ]);
  });
});

describe('the total cost of an ability', () => {
  it.each<[string, string, readonly string[], string, number, readonly string[]]>([
    ['602.1a', 'is what stands before the colon', ['Shade'], 'Shade', 0, ['{1}{B}']],
    ['601.2f', 'goes down, but not below one mana', ['Shade', 'Grounds'], 'Shade', 0, ['{B}']],
    ['601.2f', 'goes down by its own words', ['Shade'], 'Shade', 1, ['{2}']],
    ['601.2f', 'goes up', ['Shade', 'Field'], 'Shade', 0, ['{3}{B}']],
    ['605.1a', 'does not go up for mana abilities where they are left out', ['Stone', 'Field'], 'Stone', 0, ['{2}, tapSelf']],
    ['702.6', 'of a keyword', ['Sword', 'Smith'], 'Sword', 1, ['{2}']],
  ])('CR %s: %s', (_rule, _fact, battlefield, source, ability, expected) => {
    expect(costToActivate(game(CARDS, [{ id: 'a', battlefield: field(...battlefield) }]), source, ability)).toEqual(expected);
  });
});

describe('costs that hang on targets that are not chosen yet', () => {
  const helpful = card(
    'Helpful',
    'Instant',
    "This spell costs {2} less to cast if it targets a creature you control.\nReturn target creature to its owner's hand.",
    {
      manaCost: '{2}{U}',
    },
  );
  const counting = card('Counting', 'Creature — Kirin', 'Spells you cast cost {1} less to cast for each target.');
  const state = game(
    [...CARDS, helpful, counting],
    [
      { id: 'a', battlefield: field('Bear'), hand: hand('Bolt', 'Helpful', 'Striver') },
      { id: 'b', battlefield: [...field('Warden'), { id: 'w2', card: 'Wurm' }] },
    ],
  );
  const costs = (name: string, asked = {}) => {
    const total = castCost(state, 'a', { card: name, face: 0 }, asked);
    expect(total.open).toEqual([]);
    return total.locked.map(({ targets }, at) => [shown({ ...total, locked: total.locked.slice(at, at + 1) })[0], targets]);
  };

  it('CR 601.2c: each cost with the targets for it', () => {
    expect(costs('Bolt')).toEqual([
      ['{R}', [['a'], ['b'], ['Bear'], ['w2']]],
      ['{2}{R}', [['Warden']]],
    ]);
    expect(costs('Helpful')).toEqual([
      ['{U}', [['Bear']]],
      ['{4}{U}', [['Warden']]],
      ['{2}{U}', [['w2']]],
    ]);
  });

  it('CR 601.2c: targets that were chosen leave one', () => {
    expect(costs('Helpful', { targets: ['Bear'] })).toEqual([['{U}', null]]);
  });

  it('CR 601.2f: what no target changes stays one', () => {
    expect(costs('Striver', { targets: ['Bear'] })).toEqual([['{G}', null]]);
  });

  it('CR 601.2f: less for each target', () => {
    const own = game(
      [...CARDS, helpful, counting],
      [{ id: 'a', battlefield: field('Bear', 'Counting'), hand: hand('Helpful', 'Burst', 'Wurm') }],
    );
    expect(castCost(own, 'a', { card: 'Helpful', face: 0 }).locked).toMatchObject([{ mana: ['U'], targets: null }]);
    expect(costToCast(own, 'Wurm')).toEqual(['{4}{G}{G}']);
  });
});

describe('costs that hang on how others are paid', () => {
  const OWN = [
    ...CARDS,
    card('Glutton', 'Creature — Giant', "Bargain\nThis spell costs {2} less to cast if it's bargained.", { manaCost: '{5}{G}' }),
    card(
      'Inquiry',
      'Sorcery',
      'As an additional cost to cast this spell, you may collect evidence 6. This spell costs {2} less to cast if evidence was collected.',
      {
        manaCost: '{4}{G}',
      },
    ),
    card(
      'Infliction',
      'Creature — Avatar',
      'As an additional cost to cast this spell, you may sacrifice any number of creatures. This spell costs {2} less to cast for each creature sacrificed this way.',
      {
        manaCost: '{6}{B}{B}',
      },
    ),
    card(
      'Otherworld',
      'Instant',
      'As an additional cost to cast this spell, you may exile any number of white cards from your hand. This spell costs {2} less to cast for each card exiled this way.\nDraw a card.',
      {
        manaCost: '{6}{W}',
      },
    ),
    card('White', 'Creature — Cat', '', { manaCost: '{W}' }),
    card(
      'Dreamer',
      'Creature — Phyrexian',
      'As an additional cost to cast blue permanent spells, you may pay 2 life. Those spells cost {U} less to cast if you paid life this way. This effect reduces only the amount of blue mana you pay.',
    ),
    card('Blue', 'Creature — Bird', '', { manaCost: '{1}{U}{U}' }),
    card('Partying', 'Sorcery', 'This spell costs {1} less to cast for each creature in your party.\nDraw a card.', { manaCost: '{4}{U}' }),
    card('Cleric', 'Creature — Human Cleric', ''),
    card('Twin', 'Creature — Human Cleric Rogue', ''),
    card('Gecko', 'Creature — Elemental', 'The first kicked spell you cast each turn costs {1} less to cast.'),
    card('Toll', 'Sorcery', 'This spell costs {1} less to cast for each creature that died this turn.\nDraw a card.', {
      manaCost: '{5}{B}',
    }),
  ];
  const costs = (battlefield: readonly string[], name: string, asked = {}, others: readonly string[] = []) => {
    const state = game(OWN, [{ id: 'a', battlefield: field(...battlefield), hand: hand(name, ...others) }, { id: 'b' }]);
    const total = castCost(state, 'a', { card: name, face: 0 }, asked);
    expect(total.open).toEqual([]);
    return shown(total);
  };
  const paying = (id: string, times = 1) => ({ optional: new Map([[id, times]]) });

  it.each<[string, string, readonly string[], string, Parameters<typeof costs>[2], readonly string[]]>([
    ['702.166', 'bargained or not', ['Relic'], 'Glutton', {}, ['{5}{G}', '{3}{G}, sacrifice']],
    ['702.166', 'bargained', ['Relic'], 'Glutton', paying('bargain'), ['{3}{G}, sacrifice']],
    ['118.8b', 'evidence was collected or not', [], 'Inquiry', {}, ['{4}{G}', '{2}{G}, keywordAction']],
    [
      '118.8b',
      'for as many as are sacrificed',
      ['Bear', 'Ogre'],
      'Infliction',
      {},
      ['{6}{B}{B}', '{4}{B}{B}, sacrifice', '{2}{B}{B}, sacrifice'],
    ],
    ['118.8b', 'for as many as are said', ['Bear', 'Ogre'], 'Infliction', paying('Infliction 0', 2), ['{2}{B}{B}, sacrifice']],
    ['118.8b', 'life for a color', ['Dreamer'], 'Blue', {}, ['{1}{U}{U}', '{1}{U}, 2 life']],
    ['118.8b', 'life for that color alone', ['Dreamer'], 'Bear', {}, ['{1}{G}']],
    ['702.33d', 'kicked', ['Gecko'], 'Burst', { ...paying('kicker'), targets: ['b'] }, ['{3}{R}']],
    ['702.33d', 'not kicked', ['Gecko'], 'Burst', { targets: ['b'] }, ['{R}']],
    ['700.8', 'a party has one of each type', ['Cleric', 'Twin'], 'Partying', {}, ['{2}{U}']],
    ['700.8', 'two of one type are one', ['Cleric', 'Bear'], 'Partying', {}, ['{3}{U}']],
    ['601.2f', 'nothing has died this turn on a board', ['Bear'], 'Toll', {}, ['{5}{B}']],
  ])('CR %s: %s', (_rule, _fact, battlefield, name, asked, expected) => {
    expect(costs(battlefield, name, asked)).toEqual(expected);
  });

  it('CR 118.8b: as many cards as there are to exile beside the spell itself', () => {
    expect(costs([], 'Otherworld', {}, ['White'])).toEqual(['{6}{W}', '{4}{W}, exile']);
  });
});

describe('keyword actions that are costs', () => {
  const OWN = [
    ...CARDS,
    card('Forager', 'Sorcery', 'As an additional cost to cast this spell, forage.\nDraw a card.', { manaCost: '{B}' }),
    card('Blighter', 'Sorcery', 'As an additional cost to cast this spell, blight 2 or pay {3}.\nDraw a card.', { manaCost: '{B}' }),
    card('Beholder', 'Sorcery', 'As an additional cost to cast this spell, behold a Bear.\nDraw a card.', { manaCost: '{B}' }),
    card('Keeper', 'Sorcery', 'As an additional cost to cast this spell, behold a Bear and exile it.\nDraw a card.', { manaCost: '{B}' }),
  ];
  const costs = (name: string, battlefield: readonly string[] = []) =>
    costToCast(game(OWN, [{ id: 'a', battlefield: field(...battlefield), hand: hand(name) }]), name);

  it.each<[string, string, string, readonly string[], readonly string[]]>([
    ['701.61', 'forage: three cards or a Food', 'Forager', [], ['{B}, exile', '{B}, sacrifice']],
    ['701.68', 'blight, or what else may be paid', 'Blighter', [], ['{B}, putCounters', '{3}{B}']],
    ['701.4', 'behold: a card is revealed', 'Beholder', [], ['{B}, reveal']],
    ['701.4', 'behold: a permanent costs nothing', 'Beholder', ['Bear'], ['{B}', '{B}, reveal']],
    ['701.4', 'behold and exile', 'Keeper', ['Bear'], ['{B}, exile', '{B}, exile']],
  ])('CR %s: %s', (_rule, _fact, name, battlefield, expected) => {
    expect(costs(name, battlefield)).toEqual(expected);
  });
});

describe('what of a cost is not read', () => {
  const OWN = [
    ...CARDS,
    card('Riddle', 'Sorcery', 'This spell costs {1} less to cast for each hat you wear.\nDraw a card.', { manaCost: '{3}{B}' }),
    card('Puzzle', 'Enchantment', 'Spells your opponents cast on a Tuesday cost {1} more to cast.'),
    card('Patience', 'Enchantment', 'Whenever you draw a card, spells you cast this turn cost {1} less to cast.'),
  ];
  const open = (battlefield: readonly string[], name: string) =>
    totalCost(game(OWN, [{ id: 'a', battlefield: field(...battlefield), hand: hand(name) }]), 'a', { kind: 'cast', card: name, face: 0 })
      .open;

  it('CR 601.2f: is told, of the spell and of permanents', () => {
    expect(open([], 'Riddle')).toEqual(['what it does to the cost: “This spell costs {1} less to cast for each hat you wear.”']);
    expect(open(['Puzzle'], 'Bear')).toEqual([
      'what it does to the cost: “Spells your opponents cast on a Tuesday cost {1} more to cast.”',
    ]);
    expect(open(['Patience'], 'Bear')).toEqual([]);
  });
});
