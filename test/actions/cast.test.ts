import { describe, expect, it } from 'vitest';
import type { Action, GameState, SpellOnStack } from '../../engine/index.ts';
import { characteristicsOf, compileCard } from '../../engine/index.ts';
import { done, kinds, lifeOf, played, poolOf, refusal, zoneOf } from '../support/acting.ts';
import { byName, card } from '../support/boards.ts';
import { table } from '../support/table.ts';

/** Casting spells. */

const creature = (name: string, manaCost: string, oracleText = '', more = {}) =>
  card(name, 'Creature — Bear', oracleText, { manaCost, power: '2', toughness: '2', ...more });
const CARDS = [
  card('Forest', 'Basic Land — Forest'),
  card('Mountain', 'Basic Land — Mountain'),
  card('Island', 'Basic Land — Island'),
  card('Treasure', 'Artifact — Treasure', '{T}, Sacrifice this artifact: Add one mana of any color.'),
  creature('Bear', '{1}{G}'),
  creature('Hexbear', '{1}{G}', 'Hexproof'),
  creature('Shroudbear', '{1}{G}', 'Shroud'),
  creature('Redbane', '{1}{G}', 'Protection from red'),
  card('Bolt', 'Instant', 'Bolt deals 3 damage to any target.', { manaCost: '{R}' }),
  card('Blaze', 'Sorcery', 'Blaze deals X damage to any target.', { manaCost: '{X}{R}' }),
  card('Tricolor', 'Sorcery', 'Draw X cards.', { manaCost: '{X}{W}{U}{B}' }),
  card('Growth', 'Instant', 'Target creature gets +3/+3 until end of turn.', { manaCost: '{G}' }),
  card('Divination', 'Sorcery', 'Draw two cards.', { manaCost: '{2}{U}' }),
  card('Ballista', 'Artifact Creature — Construct', 'Ballista enters with X +1/+1 counters on it.', {
    manaCost: '{X}{X}',
    power: '0',
    toughness: '0',
  }),
  card('Burst', 'Instant', 'Kicker {4}\nBurst deals 2 damage to any target. If this spell was kicked, it deals 4 damage instead.', {
    manaCost: '{R}',
  }),
  card('Vision', 'Sorcery', 'Suspend 4—{U}\nTarget player draws three cards.'),
  card('Charm', 'Instant', 'Choose one —\n• Destroy target artifact.\n• Charm deals 3 damage to target creature.\n• Draw a card.', {
    manaCost: '{1}{R}',
  }),
  card('Command', 'Sorcery', 'Choose two —\n• Destroy target artifact.\n• Command deals 3 damage to target creature.\n• Draw a card.', {
    manaCost: '{1}{R}',
  }),
  card('Duel', 'Sorcery', 'Target creature you control fights target creature you don’t control.', { manaCost: '{G}' }),
  card('Swords', 'Sorcery', 'Exile X target creatures.', { manaCost: '{X}{R}' }),
  card('Up to Two', 'Sorcery', 'Tap up to two target creatures.', { manaCost: '{U}' }),
  card(
    'Fling',
    'Instant',
    'As an additional cost to cast this spell, sacrifice a creature.\nFling deals damage equal to the sacrificed creature’s power to any target.',
    { manaCost: '{1}{R}' },
  ),
  card('Convoker', 'Sorcery', 'Convoke\nDraw a card.', { manaCost: '{1}{G}' }),
  card('Delver', 'Sorcery', 'Delve\nDraw a card.', { manaCost: '{3}{U}' }),
  card('Back', 'Sorcery', 'Draw a card.\nFlashback {R}', { manaCost: '{U}' }),
  card('Evoker', 'Creature — Elemental', 'Evoke {R}', { manaCost: '{4}{R}', power: '3', toughness: '3' }),
  card('Prowler', 'Creature — Monk', 'Prowess', { manaCost: '{1}{R}', power: '1', toughness: '2' }),
  card('Looker', 'Enchantment', 'Whenever you cast a creature spell, you gain 1 life.'),
  card('Chalice', 'Artifact', 'Whenever a player casts a spell with mana value 2, you gain 1 life.'),
  card('Pacifism', 'Enchantment — Aura', 'Enchant creature\nEnchanted creature can’t attack or block.', { manaCost: '{R}' }),
  card(
    'Cavern',
    'Land',
    '{T}: Add one mana of any color. Spend this mana only to cast a creature spell, and that spell can’t be countered.',
  ),
  card('Gilanra', 'Land', '{T}: Add {G}. When you spend this mana to cast a spell with mana value 2 or greater, draw a card.'),
  card('Servant', 'Land', '{T}: Add {C}. If that mana is spent on a creature spell, it gains haste until end of turn.'),
  creature('Golem', '{G}', "You can't cast creature spells."),
  creature('Revealer', '{X}{G}', 'When you cast this spell, you gain X life.'),
  card('Second', 'Enchantment', 'Whenever you cast your second spell each turn, you gain 1 life.'),
  card('Player', 'Enchantment', 'Whenever you play a land, you gain 1 life.'),
  creature('Warded', '{G}', 'Ward {2}'),
  card('Sphere', 'Artifact', 'Each spell a player casts costs {1} more to cast for each other spell that player has cast this turn.'),
  card('Laboratory', 'Enchantment', "Each player can't cast more than one spell each turn."),
  compileCard({
    name: 'Fire // Ice',
    typeLine: 'Instant // Instant',
    layout: 'split',
    faces: [
      { name: 'Fire', typeLine: 'Instant', oracleText: 'Draw a card.', manaCost: '{R}' },
      { name: 'Ice', typeLine: 'Instant', oracleText: 'Draw two cards.', manaCost: '{U}' },
    ],
  }),
];

interface Zones {
  readonly hand?: readonly string[];
  readonly graveyard?: readonly string[];
  readonly lands?: readonly string[];
  readonly others?: readonly string[];
  readonly pool?: string;
}
const ids = (names: readonly string[] = []) => byName(names);
const numbered = (names: readonly string[] = []) => names.map((name, at) => ({ id: `${name.toLowerCase()}-${at + 1}`, card: name }));
const game = ({ hand, graveyard, lands, others, pool = '' }: Zones, more: Parameters<typeof table>[2] = {}): GameState =>
  table(
    CARDS,
    {
      a: { hand: ids(hand), graveyard: numbered(graveyard), battlefield: numbered(lands), manaPool: pool },
      b: { battlefield: ids(others), hand: [{ id: 'b bolt', card: 'Bolt' }], manaPool: '{R}' },
    },
    more,
  );
const cast = (name: string, more: Partial<Extract<Action, { kind: 'cast' }>> = {}): Action => ({ kind: 'cast', card: name, ...more });
const top = ({ stack }: GameState): SpellOnStack => {
  const found = stack.at(-1);
  if (found?.kind !== 'spell') throw new Error('no spell is on top of the stack');
  return found;
};

const texts = ({ stack }: GameState): readonly string[] => stack.map(({ source }) => (source === 'second-1' ? 'Second' : source));

describe('casting a spell', () => {
  it('CR 601.2a, 601.2i: the card goes on the stack, its costs are paid, and it has been cast', () => {
    const { state, events } = done(game({ hand: ['Bear'], lands: ['Forest', 'Forest'] }), cast('Bear'));
    expect(kinds(events).filter((kind) => kind !== 'AbilityActivated')).toEqual([
      'ZoneChanged',
      'PermanentTapped',
      'ManaAdded',
      'PermanentTapped',
      'ManaAdded',
      'ManaSpent',
      'SpellCast',
    ]);
    expect([zoneOf(state, 'Bear'), top(state).id, poolOf(state)]).toEqual(['stack', 'Bear', '']);
    expect(state.thisTurn.spells.map(({ spell }) => spell.id)).toEqual(['Bear']);
  });

  it('CR 601.2: without the mana nothing happens', () => {
    const state = game({ hand: ['Bear'], lands: ['Forest'] });
    expect(refusal(state, cast('Bear')).rules).toContain('601.2');
    expect(zoneOf(state, 'Bear')).toBe('hand');
  });

  it.each([100, 1_000_000])('CR 601.2h, 107.3: an X of %d that the lands are far from paying for is refused', (x) => {
    const state = game({
      hand: ['Blaze', 'Ballista', 'Tricolor'],
      lands: ['Mountain', 'Mountain', 'Mountain', 'Forest', 'Forest', 'Forest'],
    });
    for (const [name, cost] of [
      ['Blaze', '{X}{R}'],
      ['Ballista', '{X}{X}'],
      ['Tricolor', '{X}{W}{U}{B}'],
    ] as const) {
      const { message, rules } = refusal(state, cast(name, { x, ...(name === 'Blaze' && { targets: ['b'] }) }));
      expect(message).toBe(`a lacks the mana for ${cost}.`);
      expect(rules).toEqual(expect.arrayContaining(['601.2', '601.2h', '118.3', '107.3']));
    }
  });

  it('CR 601.2g: unspent mana is used first, and a list of mana abilities in its order', () => {
    const pooled = played(game({ hand: ['Bear'], lands: ['Forest'], pool: '{G}{G}' }), cast('Bear'));
    expect(pooled.permanents.get('forest-1')?.tapped).toBe(false);
    const listed = played(
      game({ hand: ['Bolt'], lands: ['Mountain', 'Mountain'] }),
      cast('Bolt', { targets: ['b'], pay: [{ permanent: 'mountain-2' }] }),
    );
    expect(['mountain-1', 'mountain-2'].map((id) => listed.permanents.get(id)?.tapped)).toEqual([false, true]);
  });

  it('CR 601.2h: mana that a list of mana abilities makes and the spell does not need stays', () => {
    const state = game({ hand: ['Bolt'], lands: ['Mountain', 'Forest'] });
    const paid = played(state, cast('Bolt', { targets: ['b'], pay: [{ permanent: 'mountain-1' }, { permanent: 'forest-2' }] }));
    expect(poolOf(paid)).toBe('{G}');
  });

  it.each([
    ['a sorcery in response', 'Divination', {}, '307.1'],
    ['a creature in response', 'Bear', {}, '302.1'],
  ])('CR 117.1a: %s', (_, name, more, rule) => {
    const state = played(game({ hand: ['Bolt', name], pool: '{R}{G}{G}{U}{U}{U}' }), cast('Bolt', { targets: ['b'] }));
    expect(refusal(state, cast(name, more)).rules).toContain(rule);
  });

  it('CR 113.6: what a spell says of other spells does not keep it from being cast', () => {
    const state = game({ hand: ['Golem', 'Bear'], pool: '{G}{G}' });
    expect(top(played(state, cast('Golem'))).id).toBe('Golem');
    expect(refusal(game({ hand: ['Bear'], lands: ['Golem'], pool: '{G}{G}' }), cast('Bear')).rules).toContain('601.3');
  });

  it('CR 117.3: another player may respond, and has priority then', () => {
    const state = played(game({ hand: ['Bear'], pool: '{G}{G}' }), cast('Bear'), cast('b bolt', { targets: ['a'] }));
    expect(state.stack.map(({ id }) => id)).toEqual(['Bear', 'b bolt']);
    expect([state.priority, top(state).controller]).toEqual(['b', 'b']);
  });
});

describe('announcing a spell', () => {
  it('CR 601.2c: targets are told, answered, or chosen by themselves where there is one only', () => {
    const both = game({ hand: ['Growth'], others: ['Bear', 'Hexbear'], lands: ['Forest'] });
    expect(top(played(both, cast('Growth'))).targets).toEqual([['Bear']]);
    const bolt = game({ hand: ['Bolt'], pool: '{R}', others: ['Bear'] });
    expect(refusal(bolt, cast('Bolt')).missingChoice?.options).toEqual(['a', 'b', 'Bear']);
    expect(top(played(bolt, cast('Bolt', { choose: ['Bear'] }))).targets).toEqual([['Bear']]);
    expect(top(played(bolt, cast('Bolt', { targets: ['b'] }))).targets).toEqual([['b']]);
  });

  it.each([
    ['Hexbear', '702.11'],
    ['Shroudbear', '702.18'],
    ['Redbane', '702.16b'],
    ['Forest', '115.1'],
  ])('CR 601.2c: %s is no legal target', (name, rule) => {
    const state = game({ hand: ['Bolt'], pool: '{R}', others: [name] });
    expect(refusal(state, cast('Bolt', { targets: [name] })).rules).toContain(rule);
  });

  it('CR 601.2c: without a legal target it can not be cast', () => {
    expect(refusal(game({ hand: ['Growth'], pool: '{G}' }), cast('Growth')).rules).toContain('601.2c');
  });

  it('CR 601.2c: each "target" in the order of the text', () => {
    const state = game({ hand: ['Duel'], pool: '{G}', lands: ['Bear'], others: ['Redbane', 'Bear'] });
    const spell = top(played(state, cast('Duel', { targets: ['bear-1', 'Redbane'] })));
    expect(spell.targets).toEqual([['bear-1'], ['Redbane']]);
    expect(refusal(state, cast('Duel', { targets: ['Redbane', 'bear-1'] })).rules).toContain('601.2c');
    expect(top(played(state, cast('Duel', { choose: ['Bear'] }))).targets).toEqual([['bear-1'], ['Bear']]);
  });

  it('CR 115.3: so many as X, no one twice', () => {
    const state = game({ hand: ['Swords'], pool: '{R}{R}{R}', others: ['Bear', 'Redbane', 'Shroudbear'], lands: ['Bear'] });
    expect(top(played(state, cast('Swords', { x: 2, targets: ['Bear', 'bear-1'] }))).targets).toEqual([['Bear', 'bear-1']]);
    expect(refusal(state, cast('Swords', { x: 2, targets: ['Bear', 'Bear'] })).rules).toContain('601.2c');
    expect(refusal(state, cast('Swords', { x: 1, targets: ['Bear', 'bear-1'] })).rules).toContain('601.2c');
  });

  it('CR 115.6: "up to" may be none, which has to be said', () => {
    const state = game({ hand: ['Up to Two'], pool: '{U}', others: ['Bear', 'Redbane'] });
    expect(refusal(state, cast('Up to Two')).missingChoice?.options).toEqual(['Bear', 'Redbane', 'none']);
    expect(top(played(state, cast('Up to Two', { targets: [] }))).targets).toEqual([[]]);
    expect(top(played(state, cast('Up to Two', { choose: ['none'] }))).targets).toEqual([[]]);
    expect(top(played(state, cast('Up to Two', { targets: ['Redbane'] }))).targets).toEqual([['Redbane']]);
  });

  it('CR 303.4a: an Aura spell has what it enchants for its target', () => {
    const state = game({ hand: ['Pacifism'], pool: '{R}', others: ['Bear', 'Redbane'] });
    expect(top(played(state, cast('Pacifism'))).targets).toEqual([['Bear']]);
  });

  it('CR 700.2a: modes by place or words; one that has no target is none', () => {
    const state = game({ hand: ['Charm'], pool: '{R}{R}', others: ['Bear', 'Treasure'] });
    expect(refusal(state, cast('Charm')).missingChoice?.what).toBe('the mode');
    const spell = top(played(state, cast('Charm', { modes: ['destroy target'] })));
    expect([spell.modes, spell.targets]).toEqual([[0], [['Treasure']]]);
    expect(top(played(state, cast('Charm', { modes: [1], targets: ['Bear'] }))).targets).toEqual([['Bear']]);
    const bare = game({ hand: ['Charm'], pool: '{R}{R}' });
    expect(top(played(bare, cast('Charm'))).modes).toEqual([2]);
    expect(refusal(bare, cast('Charm', { modes: [0] })).rules).toContain('700.2a');
    expect(refusal(state, cast('Charm', { modes: [1, 2] })).rules).toContain('700.2a');
  });

  it('CR 700.2a, 601.2c: of several modes the targets follow the order of the text', () => {
    const state = game({ hand: ['Command'], pool: '{R}{R}', others: ['Bear', 'Treasure'] });
    const spell = top(played(state, cast('Command', { modes: [1, 0], targets: ['Treasure', 'Bear'] })));
    expect([spell.modes, spell.targets]).toEqual([
      [0, 1],
      [['Treasure'], ['Bear']],
    ]);
    expect(refusal(state, cast('Command', { modes: [2, 2] })).rules).toContain('700.2d');
  });

  it('CR 107.3a: X is said, and paid as often as it stands in the cost', () => {
    const state = game({ hand: ['Ballista'], pool: '{G}{G}{G}{G}{G}' });
    expect(refusal(state, cast('Ballista')).missingChoice?.options).toEqual(['0', '1', '2']);
    const spent = played(state, cast('Ballista', { x: 2 }));
    expect([top(spent).cast.x, poolOf(spent)]).toEqual([2, '{G}']);
    expect(refusal(state, cast('Ballista', { x: 3 })).rules).toContain('601.2');
    expect(top(played(game({ hand: ['Ballista'] }), cast('Ballista'))).cast.x).toBe(0);
  });

  it('CR 107.3b: cast without paying, X is 0', () => {
    const state = game({ hand: ['Ballista'] });
    expect(top(played(state, cast('Ballista', { free: true }))).cast.x).toBe(0);
    expect(refusal(state, cast('Ballista', { free: true, x: 2 })).rules).toContain('107.3b');
  });

  it('CR 118.6: without a mana cost it is cast for free only', () => {
    const state = game({ hand: ['Vision'], pool: '{U}{U}{U}' });
    expect(refusal(state, cast('Vision', { targets: ['a'] })).rules).toContain('118.6');
    expect(top(played(state, cast('Vision', { targets: ['a'], free: true }))).cast.free).toBe(true);
  });

  it('CR 709.3: of a split card one half is cast', () => {
    const state = game({ hand: ['Fire // Ice'], pool: '{U}' });
    expect(refusal(state, cast('Fire // Ice')).missingChoice?.options).toEqual(['Fire', 'Ice']);
    expect(top(played(state, cast('Fire // Ice', { face: 'Ice' }))).text).toBe('Ice');
  });
});

describe('paying for a spell', () => {
  it('CR 702.33: kicker is paid only where that is said', () => {
    const state = game({ hand: ['Burst'], pool: '{R}{R}{R}{R}{R}' });
    expect(top(played(state, cast('Burst', { targets: ['b'] }))).cast.paid).toEqual([]);
    const kicked = played(state, cast('Burst', { targets: ['b'], kicked: true }));
    expect([top(kicked).cast.paid, poolOf(kicked)]).toEqual([['kicker'], '']);
    expect(refusal(state, cast('Burst', { targets: ['b'], kicked: 2 })).rules).toContain('702.33a');
  });

  it('CR 118.8: an additional cost is paid besides, with what is answered', () => {
    const state = game({ hand: ['Fling'], pool: '{R}{R}', lands: ['Bear', 'Redbane'] });
    expect(refusal(state, cast('Fling', { targets: ['b'] })).missingChoice?.options).toEqual(['bear-1', 'redbane-2']);
    const cost = played(state, cast('Fling', { targets: ['b'], choose: ['bear-1'] }));
    expect([zoneOf(cost, 'bear-1'), top(cost).meant.it?.map((id) => cost.past.get(id)?.was)]).toEqual(['graveyard', ['bear-1']]);
    expect(refusal(game({ hand: ['Fling'], pool: '{R}{R}' }), cast('Fling', { targets: ['b'] })).rules).toContain('118.3');
  });

  it('CR 601.2h, 118.8: an additional cost is paid for a spell that is free, too', () => {
    const state = game({ hand: ['Fling'], lands: ['Bear'] });
    expect(zoneOf(played(state, cast('Fling', { targets: ['b'], free: true })), 'bear-1')).toBe('graveyard');
  });

  it('CR 702.51a: convoke taps creatures in place of mana, those that are named or that the plan takes', () => {
    const state = game({ hand: ['Convoker'], lands: ['Bear', 'Forest', 'Bear'] });
    const planned = played(state, cast('Convoker'));
    expect(['bear-1', 'forest-2', 'bear-3'].filter((id) => planned.permanents.get(id)?.tapped).length).toBe(2);
    const named = played(state, cast('Convoker', { choose: ['bear-3', 'bear-1'] }));
    expect(['bear-1', 'forest-2', 'bear-3'].map((id) => named.permanents.get(id)?.tapped)).toEqual([true, false, true]);
    expect(top(named).cast.manaSpent).toEqual([]);
  });

  it('CR 702.66a: delve exiles cards in place of generic mana', () => {
    const state = game({ hand: ['Delver'], lands: ['Island'], graveyard: ['Bear', 'Bear', 'Bear'] });
    const paid = played(state, cast('Delver'));
    expect(['bear-1', 'bear-2', 'bear-3'].map((id) => zoneOf(paid, id))).toEqual(['exile', 'exile', 'exile']);
  });

  it('CR 702.34: by flashback from the graveyard, which is the only way there', () => {
    const state = game({ graveyard: ['Back'], pool: '{R}' });
    expect(top(played(state, cast('back-1'))).cast).toMatchObject({ from: 'graveyard', alternative: 'flashback' });
    expect(refusal(game({ graveyard: ['Bolt'], pool: '{R}' }), cast('bolt-1')).rules).toContain('601.3');
  });

  it('CR 118.9: an alternative cost where it is asked for, or where the mana cost can not be paid and nothing else can', () => {
    const state = game({ hand: ['Evoker'], pool: '{R}' });
    expect(top(played(state, cast('Evoker', { alternative: 'evoke' }))).cast.alternative).toBe('evoke');
    expect(top(played(state, cast('Evoker', { alternative: 0 }))).cast.alternative).toBe('evoke');
    expect(top(played(state, cast('Evoker'))).cast.alternative).toBe('evoke');
    expect(refusal(game({ hand: ['Evoker'] }), cast('Evoker')).rules).toContain('601.2');
  });

  it('CR 106.6: what was said of the spell where the mana was made is kept with it', () => {
    const state = game({ hand: ['Bear', 'Bolt'], lands: ['Cavern', 'Forest'] });
    const spell = top(played(state, cast('Bear')));
    expect(spell.cast.consequences.map(({ consequence, source }) => [consequence.kind, source])).toEqual([['cantBeCountered', 'cavern-1']]);
    expect(refusal(state, cast('Bolt', { targets: ['b'] })).rules).toContain('601.2');
  });

  it('CR 106.6a: "when you spend this mana to cast" triggers', () => {
    const state = game({ hand: ['Bear', 'Growth'], lands: ['Gilanra', 'Forest'], others: ['Bear'].slice(1) });
    expect(kinds(done(state, cast('Bear')).events).slice(-3)).toEqual(['SpellCast', 'AbilityTriggered', 'AbilityPutOnStack']);
  });

  it('CR 106.6, 400.7a: what happens to the spell if the mana is spent on it happens to the permanent that it becomes', () => {
    const state = game({ hand: ['Bear'], lands: ['Servant', 'Forest'] });
    const there = played(state, cast('Bear'), { kind: 'resolve' });
    expect(characteristicsOf(there, 'Bear').keywords).toContain('Haste');
    const without = played(game({ hand: ['Bear'], lands: ['Forest', 'Forest'] }), cast('Bear'), { kind: 'resolve' });
    expect(characteristicsOf(without, 'Bear').keywords).not.toContain('Haste');
  });

  it('CR 202.2, 601.2h: the colors of the mana that was spent are known', () => {
    const state = game({ hand: ['Bear'], lands: ['Forest', 'Island'] });
    expect(
      top(played(state, cast('Bear')))
        .cast.manaSpent.map(({ type }) => type)
        .sort(),
    ).toEqual(['G', 'U']);
  });
});

describe('what triggers on casting', () => {
  it('CR 601.2i, 603.3: it goes on the stack above the spell', () => {
    const state = game({ hand: ['Bear', 'Bolt'], lands: ['Looker'], pool: '{G}{G}{R}' });
    const after = played(state, cast('Bear'));
    expect(after.stack.map(({ kind }) => kind)).toEqual(['spell', 'triggeredAbility']);
    expect(played(state, cast('Bolt', { targets: ['b'] })).stack.map(({ kind }) => kind)).toEqual(['spell']);
  });

  it('CR 202.3e: X counts in the mana value on the stack', () => {
    const state = game({ hand: ['Ballista'], lands: ['Chalice'], pool: '{G}{G}' });
    expect(played(state, cast('Ballista', { x: 1 })).stack.length).toBe(2);
    expect(played(state, cast('Ballista', { x: 0 })).stack.length).toBe(1);
  });

  it('CR 702.108a: prowess', () => {
    const state = game({ hand: ['Bear', 'Bolt'], lands: ['Prowler'], pool: '{G}{G}{R}' });
    expect(played(state, cast('Bolt', { targets: ['b'] })).stack.length).toBe(2);
    expect(played(state, cast('Bear')).stack.length).toBe(1);
  });

  it('CR 113.6c: "When you cast this spell" triggers where the spell is, and knows its X', () => {
    const after = played(game({ hand: ['Revealer'], pool: '{G}{G}{G}' }), cast('Revealer', { x: 2 }));
    expect(after.stack.map(({ kind, meant }) => [kind, meant.x])).toEqual([
      ['spell', 2],
      ['triggeredAbility', 2],
    ]);
  });

  it('CR 603.2: the second spell of a turn', () => {
    const state = game({ hand: ['Bear', 'Bolt', 'Growth'], lands: ['Second', 'Bear'], pool: '{G}{G}{R}{G}' });
    const first = played(state, cast('Bolt', { targets: ['b'] }));
    expect(texts(first)).not.toContain('Second');
    const second = played(first, cast('Growth'));
    expect(texts(second)).toContain('Second');
    expect(second.stack.filter(({ source }) => source === 'second-1').length).toBe(1);
  });

  it('CR 702.21a: ward, for what an opponent aims at it', () => {
    const state = game({ hand: ['Bolt'], pool: '{R}', lands: ['Warded'], others: ['Warded'] });
    expect(played(state, cast('Bolt', { targets: ['Warded'] })).stack.map(({ kind }) => kind)).toEqual(['spell', 'triggeredAbility']);
    expect(played(state, cast('Bolt', { targets: ['warded-1'] })).stack.map(({ kind }) => kind)).toEqual(['spell']);
  });

  it('CR 305.1: playing a land', () => {
    const state = game({ hand: ['Forest'], lands: ['Player'] });
    expect(played(state, { kind: 'playLand', card: 'Forest' }).stack.length).toBe(1);
  });
});

describe('the history of a turn', () => {
  it('CR 601.2f: what each other spell of the turn costs more', () => {
    const state = game({ hand: ['Bolt', 'Growth'], others: ['Sphere', 'Bear'], pool: '{R}{G}{G}' });
    const first = played(state, cast('Bolt', { targets: ['b'] }));
    expect(poolOf(first)).toBe('{G}{G}');
    expect(poolOf(played(first, cast('Growth', { targets: ['Bear'] })))).toBe('');
  });

  it("CR 601.3: no more than one spell each turn; another player's don't count", () => {
    const state = game({ hand: ['Bolt', 'Growth'], others: ['Laboratory', 'Bear'], pool: '{R}{G}' });
    const first = played(state, cast('b bolt', { by: 'b', targets: ['a'] }), cast('Bolt', { targets: ['b'] }));
    expect(refusal(first, cast('Growth', { targets: ['Bear'] })).rules).toContain('601.3');
  });

  it('CR 500.1: a new turn has none', () => {
    const state = table(CARDS, {
      a: { hand: ids(['Bolt']), manaPool: '{R}', library: [{ card: 'Forest' }] },
      b: { library: [{ card: 'Forest', id: 'f' }] },
    });
    const after = played(state, cast('Bolt', { targets: ['b'] }));
    expect(after.thisTurn.spells.length).toBe(1);
  });
});

describe('casting a commander', () => {
  it('CR 903.8: from the command zone it costs {2} more each time', () => {
    const start = table(
      CARDS,
      { a: { command: [{ id: 'chief', card: 'Bear', commander: true }], manaPool: '{G}{G}' }, b: {} },
      { format: 'commander' },
    );
    const once = played(start, cast('chief'));
    expect(once.players[0]?.commanderCasts.get('chief')).toBe(1);
    expect(lifeOf(once)).toBe(40);
  });
});
