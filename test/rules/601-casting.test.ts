import { describe, expect, it } from 'vitest';
import { type CastIntent, mayCast, waysToCast } from '../../engine/activation/casting.ts';
import type { CompiledCard, PlayerSetup, StepName } from '../../engine/index.ts';
import { byName, card } from '../support/boards.ts';
import { game } from '../support/spells.ts';

const CARDS: readonly CompiledCard[] = [
  card('Bolt', 'Instant', 'Bolt deals 3 damage to any target.', { manaCost: '{R}' }),
  card('Draw', 'Sorcery', 'Draw two cards.', { manaCost: '{2}{U}' }),
  card('Bear', 'Creature — Bear', '', { manaCost: '{1}{G}', power: '2', toughness: '2' }),
  card('Human', 'Creature — Human', '', { manaCost: '{W}' }),
  card('Cat', 'Creature — Cat', 'Flash', { manaCost: '{1}{W}' }),
  card('Rock', 'Artifact', '', { manaCost: '{2}' }),
  card('Vow', 'Enchantment', '', { manaCost: '{W}' }),
  card('Walker', 'Legendary Planeswalker — Ally', '+1: Draw a card.', { manaCost: '{3}{U}', loyalty: '3' }),
  card('Wood', 'Basic Land — Forest', '({T}: Add {G}.)'),
  card('Grove', 'Land Creature — Forest Dryad', ''),
  card('Storm', 'Enchantment', "Creature spells can't be cast."),
  card('Mage', 'Creature — Human Wizard', "Spells with the chosen name can't be cast."),
  card(
    'Silence',
    'Creature — Human',
    "During your turn, your opponents can't cast spells or activate abilities of artifacts, creatures, or enchantments.",
  ),
  card('Magistrate', 'Creature — Human', "Your opponents can't cast spells from anywhere other than their hands."),
  card('Raveler', 'Legendary Planeswalker — T', 'Each opponent can cast spells only any time they could cast a sorcery.', { loyalty: '4' }),
  card('Orrery', 'Artifact', 'You may cast spells as though they had flash.'),
  card('Shaper', 'Creature — Elf', 'You may cast creature spells as though they had flash.'),
  card('Ruler', 'Enchantment', "Each player can't cast more than one spell each turn."),
  card('Even', 'Creature — Eldrazi', "Your opponents can't cast spells with even mana values."),
  card('Golem', 'Creature — Golem', "You can't cast creature spells."),
  card('Ambush', 'Instant', 'Cast this spell only during combat.\nDraw a card.', { manaCost: '{W}' }),
  card('Rally', 'Sorcery', 'Cast this spell only if you control two or more creatures.\nDraw a card.', { manaCost: '{W}' }),
  card('Odd', 'Sorcery', 'You may cast this spell as though it had flash if you can whistle.\nDraw a card.', { manaCost: '{U}' }),
  card('Shut', 'Enchantment', 'Cast this spell only while wearing a hat.', { manaCost: '{W}' }),
  card('Mystery', 'Enchantment', "Players can't cast spells whose art shows a hat."),
  card('Kill', 'Instant', 'Destroy target creature.', { manaCost: '{1}{B}' }),
  card('Maybe', 'Instant', 'Destroy up to one target creature.', { manaCost: '{1}{B}' }),
  card('Two', 'Instant', 'Tap two target creatures.', { manaCost: '{1}{U}' }),
  card('Swap', 'Sorcery', 'Target creature you control fights another target creature.', { manaCost: '{1}{G}' }),
  card('No', 'Instant', 'Counter target spell.', { manaCost: '{U}{U}' }),
  card('Charm', 'Instant', 'Choose one —\n• Destroy target artifact.\n• Destroy target creature.', { manaCost: '{R}{W}' }),
  card('Command', 'Instant', 'Choose two —\n• Destroy target artifact.\n• Destroy target creature.\n• Draw a card.', {
    manaCost: '{R}{W}',
  }),
  card('Raise', 'Sorcery', 'Return target creature card from your graveyard to the battlefield.', { manaCost: '{B}' }),
  card('Feast', 'Sorcery', 'Target opponent discards a card.', { manaCost: '{B}' }),
  card('Kicked', 'Instant', 'Kicker {3}\nDraw a card. If this spell was kicked, destroy target creature.', { manaCost: '{B}' }),
  card('Everything', 'Sorcery', "Destroy target artifact you don't control.\nOverload {4}{R}", { manaCost: '{R}' }),
  card('Strength', 'Enchantment — Aura', 'Enchant creature\nEnchanted creature gets +2/+2.', { manaCost: '{R}' }),
  card('Nimbus', 'Enchantment Creature — Nymph', 'Bestow {3}{W}', { manaCost: '{1}{W}' }),
  card('Troll', 'Creature — Troll', 'Hexproof', { manaCost: '{2}{G}' }),
  card('Ghost', 'Creature — Spirit', 'Shroud', { manaCost: '{2}{W}' }),
  card('Knight', 'Creature — Knight', 'Protection from black', { manaCost: '{W}{W}' }),
  card('Ward', 'Enchantment', 'You have hexproof.'),
  card('Echo', 'Sorcery', 'Draw a card.\nFlashback {2}{R}', { manaCost: '{1}{U}' }),
  card('Crucible', 'Artifact', 'You may cast permanent spells from your graveyard.'),
  card('Future', 'Enchantment', 'You may play lands and cast spells from the top of your library.'),
  card('Horde', 'Creature — Zombie', 'You may cast creature spells from the top of your library.'),
  card('Wraith', 'Creature — Spirit', 'You may cast this card from your graveyard.', { manaCost: '{2}{B}' }),
  card('Blaze', 'Sorcery', 'Blaze deals X damage to each creature.', { manaCost: '{X}{R}' }),
  card('Lurker', 'Creature — Beast', 'Morph {2}{G}', { manaCost: '{4}{G}{G}' }),
  card('Rush', 'Creature — Orc', 'Spectacle {R}', { manaCost: '{3}{R}' }),
  card('Slow', 'Sorcery', 'You may cast this spell as though it had flash if you pay {2} more to cast it.\nDraw a card.', {
    manaCost: '{U}',
  }),
];

interface Given {
  readonly hand?: readonly string[];
  readonly own?: readonly string[];
  readonly theirs?: readonly string[];
  readonly more?: Omit<PlayerSetup, 'id'>;
  readonly step?: StepName;
  readonly active?: string;
}

/** The first rule that forbids player a to cast a card; "may" where nothing does, "not modelled" where it can't be told. */
function verdict({ hand = [], own = [], theirs = [], more, step, active }: Given, intent: Omit<CastIntent, 'player'>): string {
  const state = game(
    CARDS,
    [
      { id: 'a', hand: byName(hand), battlefield: byName(own), ...more },
      { id: 'b', battlefield: byName(theirs).map((one) => ({ ...one, id: `${one.id} of b` })) },
    ],
    { ...(step !== undefined && { step }), ...(active !== undefined && { active, priority: 'a' }) },
  );
  const refused = mayCast(state, { player: 'a', ...intent });
  if (refused === null) return 'may';
  return refused.notModelled === null ? (refused.rules[0] ?? '') : 'not modelled';
}

describe('when spells may be cast', () => {
  it.each<[string, Given, string, string]>([
    ['a sorcery in the own main phase', {}, 'Draw', 'may'],
    ['a creature in the own main phase', { step: 'POSTCOMBAT_MAIN' }, 'Bear', 'may'],
    ['a creature in combat', { step: 'DECLARE_BLOCKERS' }, 'Bear', '117.1a'],
    ["an artifact in another player's turn", { active: 'b' }, 'Rock', '117.1a'],
    ["an enchantment in another player's turn", { active: 'b' }, 'Vow', '117.1a'],
    ['a planeswalker in the upkeep', { step: 'UPKEEP' }, 'Walker', '117.1a'],
    ["an instant in another player's turn", { active: 'b' }, 'Bolt', 'may'],
    ["flash in another player's turn", { active: 'b' }, 'Cat', 'may'],
    ['nothing in the untap step', { step: 'UNTAP' }, 'Bolt', '502.4'],
    ['as though it had flash', { active: 'b', own: ['Orrery'] }, 'Draw', 'may'],
    ['only what the effect names', { active: 'b', own: ['Shaper'] }, 'Draw', '117.1a'],
    ['what the effect names', { active: 'b', own: ['Shaper'] }, 'Bear', 'may'],
    ['what only another player is let', { active: 'b', theirs: ['Orrery'] }, 'Draw', '117.1a'],
    ['sorcery speed for opponents', { active: 'b', theirs: ['Raveler'] }, 'Bolt', '101.2'],
    ['sorcery speed is in the main phase', { theirs: ['Raveler'] }, 'Bolt', 'may'],
    ['sorcery speed also for what has flash', { active: 'b', theirs: ['Raveler'] }, 'Cat', '101.2'],
  ])('CR 117.1a: %s', (_fact, given, name, expected) => {
    expect(verdict({ hand: [name], ...given }, { card: name })).toBe(expected);
  });

  it('CR 117.1a: not without priority', () => {
    const state = game(CARDS, [{ id: 'a', hand: byName(['Bolt']) }, { id: 'b' }], { priority: 'b' });
    expect(mayCast(state, { player: 'a', card: 'Bolt' })?.rules).toContain('117.1a');
  });

  it('CR 601.3c: flash that is paid for', () => {
    expect(verdict({ hand: ['Slow'] }, { card: 'Slow' })).toBe('may');
    expect(verdict({ hand: ['Slow'], active: 'b' }, { card: 'Slow' })).toBe('117.1a');
    const ways = waysToCast(game(CARDS, [{ id: 'a', hand: byName(['Slow']) }, { id: 'b' }], { active: 'b', priority: 'a' }), 'a', 'Slow');
    expect(ways.map(({ flash, refusal }) => [flash, refusal === null])).toEqual([
      [null, false],
      ['Slow 0', true],
    ]);
  });

  it('CR 702.8: flash in words that are not read is not guessed', () => {
    expect(verdict({ hand: ['Odd'], active: 'b' }, { card: 'Odd' })).toBe('not modelled');
  });

  it.each<[StepName, string, string]>([
    ['DECLARE_BLOCKERS', 'a', 'may'],
    ['PRECOMBAT_MAIN', 'a', '601.3'],
  ])('CR 601.3: in the step %s only during combat', (step, active, expected) => {
    expect(verdict({ hand: ['Ambush'], step, active }, { card: 'Ambush' })).toBe(expected);
  });

  it('CR 601.3: only if something is so', () => {
    expect(verdict({ hand: ['Rally'] }, { card: 'Rally' })).toBe('601.3');
    expect(verdict({ hand: ['Rally'], own: ['Bear', 'Human'] }, { card: 'Rally' })).toBe('may');
  });
});

describe('what forbids casting', () => {
  it.each<[string, string, Given, string, string]>([
    ['601.3', 'spells of a kind', { theirs: ['Storm'] }, 'Bear', '601.3'],
    ['601.3', 'other spells', { theirs: ['Storm'] }, 'Draw', 'may'],
    ['601.3', 'during the turn of who forbids it', { active: 'b', theirs: ['Silence'] }, 'Bolt', '601.3'],
    ['601.3', 'in another turn', { theirs: ['Silence'] }, 'Bolt', 'may'],
    ['601.3', 'the own spells of who has it', { own: ['Golem'] }, 'Bear', '601.3'],
    ['601.3', 'not those of others', { theirs: ['Golem'] }, 'Bear', 'may'],
    ['601.3', 'by mana value', { theirs: ['Even'] }, 'Bear', '601.3'],
    ['601.3', 'of the other mana values', { theirs: ['Even'] }, 'Draw', 'may'],
    ['601.3', 'the first spell of a turn is not one too many', { theirs: ['Ruler'] }, 'Draw', 'may'],
    ['305.9', 'lands are not cast', {}, 'Wood', '305.1'],
    ['305.9', 'lands with another type neither', {}, 'Grove', '305.1'],
    ['601.3', 'its own unread limits are not guessed', {}, 'Shut', 'not modelled'],
    ['601.3', 'unread limits of permanents are not guessed', { theirs: ['Mystery'] }, 'Bear', 'not modelled'],
  ])('CR %s: %s', (_rule, _fact, given, name, expected) => {
    expect(verdict({ hand: [name], ...given }, { card: name })).toBe(expected);
  });

  it('CR 601.3: the name that was chosen', () => {
    const battlefield = [{ id: 'mage', card: 'Mage', chosen: { card: 'Bear' } }];
    const state = game(CARDS, [
      { id: 'a', hand: byName(['Bear', 'Draw']) },
      { id: 'b', battlefield },
    ]);
    expect(mayCast(state, { player: 'a', card: 'Bear' })?.rules[0]).toBe('601.3');
    expect(mayCast(state, { player: 'a', card: 'Draw' })).toBeNull();
  });

  it('CR 107.3b: X is 0 where it is not paid for', () => {
    expect(verdict({ hand: ['Blaze'] }, { card: 'Blaze', alternative: 'free', x: 2 })).toBe('107.3b');
    expect(verdict({ hand: ['Blaze'] }, { card: 'Blaze', alternative: 'free', x: 0 })).toBe('may');
    expect(verdict({ hand: ['Blaze'] }, { card: 'Blaze', x: 2 })).toBe('may');
  });
});

describe('where cards may be cast from', () => {
  it.each<[string, string, Given, Omit<CastIntent, 'player'>, string]>([
    ['601.3', 'not from a graveyard', { more: { graveyard: byName(['Bear']) } }, { card: 'Bear' }, '601.3'],
    ['601.3', 'not from exile', { more: { exile: byName(['Bear']) } }, { card: 'Bear' }, '601.3'],
    ['601.3', 'not from a library', { more: { library: byName(['Bear']) } }, { card: 'Bear' }, '601.3'],
    ['903.8', 'not from the command zone', { more: { command: byName(['Bear']) } }, { card: 'Bear' }, '601.3'],
    [
      '702.34',
      'by flashback from the graveyard',
      { more: { graveyard: byName(['Echo']) } },
      { card: 'Echo', alternative: 'flashback' },
      'may',
    ],
    ['702.34', 'not for the mana cost', { more: { graveyard: byName(['Echo']) } }, { card: 'Echo' }, '601.3'],
    ['702.34', 'not by flashback from the hand', { hand: ['Echo'] }, { card: 'Echo', alternative: 'flashback' }, '702.34'],
    ['601.3', 'permanents from the graveyard', { own: ['Crucible'], more: { graveyard: byName(['Bear']) } }, { card: 'Bear' }, 'may'],
    ['601.3', 'no sorceries', { own: ['Crucible'], more: { graveyard: byName(['Draw']) } }, { card: 'Draw' }, '601.3'],
    ['601.3', 'the top card of the library', { own: ['Future'], more: { library: byName(['Bear', 'Draw']) } }, { card: 'Bear' }, 'may'],
    ['601.3', 'not the next one', { own: ['Future'], more: { library: byName(['Bear', 'Draw']) } }, { card: 'Draw' }, '601.3'],
    ['601.3', 'creatures from there', { own: ['Horde'], more: { library: byName(['Draw']) } }, { card: 'Draw' }, '601.3'],
    ['601.3', 'its own text lets it', { more: { graveyard: byName(['Wraith']) } }, { card: 'Wraith' }, 'may'],
    ['601.3', 'unless that is forbidden', { theirs: ['Magistrate'], more: { graveyard: byName(['Wraith']) } }, { card: 'Wraith' }, '601.3'],
    ['118.9', 'an alternative it does not have', { hand: ['Bear'] }, { card: 'Bear', alternative: 'evoke' }, '118.9'],
    ['702.137', 'an alternative that waits for something', { hand: ['Rush'] }, { card: 'Rush', alternative: 'spectacle' }, '702.137'],
    ['708.4', 'face down, whatever it is', { hand: ['Lurker'], theirs: ['Even'] }, { card: 'Lurker', alternative: 'morph' }, '601.3'],
  ])('CR %s: %s', (_rule, _fact, given, intent, expected) => {
    expect(verdict(given, intent)).toBe(expected);
  });

  it('CR 903.8: a commander from the command zone', () => {
    const command = [{ id: 'Bear', card: 'Bear', commander: true }];
    expect(mayCast(game(CARDS, [{ id: 'a', command }], { format: 'commander' }), { player: 'a', card: 'Bear' })).toBeNull();
    expect(mayCast(game(CARDS, [{ id: 'a', command }]), { player: 'a', card: 'Bear' })?.rules[0]).toBe('601.3');
  });

  it('CR 601.3: not the cards of others', () => {
    const state = game(CARDS, [{ id: 'a' }, { id: 'b', hand: byName(['Bolt']) }]);
    expect(mayCast(state, { player: 'a', card: 'Bolt' })?.rules[0]).toBe('601.3');
  });
});

describe('targets there must be', () => {
  it.each<[string, string, Given, Omit<CastIntent, 'player'>, string]>([
    ['115.4', 'any target is always there: a player', {}, { card: 'Bolt' }, 'may'],
    ['601.2c', 'no creature', {}, { card: 'Kill' }, '601.2c'],
    ['601.2c', 'a creature', { theirs: ['Bear'] }, { card: 'Kill' }, 'may'],
    ['601.2c', 'up to one may be none', {}, { card: 'Maybe' }, 'may'],
    ['115.3', 'two are two different ones', { theirs: ['Bear'] }, { card: 'Two' }, '601.2c'],
    ['115.3', 'two are there', { theirs: ['Bear', 'Human'] }, { card: 'Two' }, 'may'],
    ['601.2c', 'another is none that was chosen', { own: ['Bear'] }, { card: 'Swap' }, '601.2c'],
    ['601.2c', 'another is there', { own: ['Bear'], theirs: ['Human'] }, { card: 'Swap' }, 'may'],
    ['115.5', 'itself is no target for it', {}, { card: 'No' }, '601.2c'],
    ['700.2a', 'one mode that can be chosen', { theirs: ['Rock'] }, { card: 'Charm' }, 'may'],
    ['700.2a', 'no mode that can be chosen', {}, { card: 'Charm' }, '601.2c'],
    ['700.2a', 'the mode that was chosen', { theirs: ['Rock'] }, { card: 'Charm', modes: [1] }, '601.2c'],
    ['700.2a', 'two modes that can be chosen', { theirs: ['Rock'] }, { card: 'Command' }, 'may'],
    ['700.2a', 'one mode is one too few', {}, { card: 'Command' }, '601.2c'],
    ['601.2c', 'cards in a graveyard', { more: { graveyard: byName(['Human']) } }, { card: 'Raise' }, 'may'],
    ['601.2c', 'no such card there', { own: ['Bear'], more: { graveyard: byName(['Bolt']) } }, { card: 'Raise' }, '601.2c'],
    ['601.2c', 'targets that only a kicked spell has', {}, { card: 'Kicked' }, 'may'],
    ['702.96', 'overload has no target', {}, { card: 'Everything', alternative: 'overload' }, 'may'],
    ['702.96', 'without overload it has', {}, { card: 'Everything' }, '601.2c'],
    ['303.4a', 'an Aura without anything to enchant', {}, { card: 'Strength' }, '601.2c'],
    ['303.4a', 'an Aura with a creature', { own: ['Bear'] }, { card: 'Strength' }, 'may'],
    ['702.103', 'bestowed it needs a creature', {}, { card: 'Nimbus', alternative: 'bestow' }, '601.2c'],
    ['702.103', 'not bestowed it needs none', {}, { card: 'Nimbus' }, 'may'],
    ['702.11', "an opponent's hexproof creature", { theirs: ['Troll'] }, { card: 'Kill' }, '601.2c'],
    ['702.11', 'the own hexproof creature', { own: ['Troll'] }, { card: 'Kill' }, 'may'],
    ['702.18', 'the own creature with shroud', { own: ['Ghost'] }, { card: 'Kill' }, '601.2c'],
    ['702.16b', 'protection from its color', { theirs: ['Knight'] }, { card: 'Kill' }, '601.2c'],
    ['702.16b', 'protection from another color', { theirs: ['Knight'] }, { card: 'Strength' }, 'may'],
    ['702.11', 'an opponent who has hexproof', { theirs: ['Ward'] }, { card: 'Feast' }, '601.2c'],
    ['115.1', 'an opponent', {}, { card: 'Feast' }, 'may'],
  ])('CR %s: %s', (_rule, _fact, given, intent, expected) => {
    expect(verdict({ ...given, hand: [intent.card] }, intent)).toBe(expected);
  });
});

describe('the ways of casting a card', () => {
  it('CR 118.9: for its mana cost and by each alternative, with what is against it', () => {
    const state = game(CARDS, [{ id: 'a', graveyard: byName(['Echo']), hand: byName(['Lurker']) }]);
    const ways = (id: string) => waysToCast(state, 'a', id).map(({ alternative, refusal }) => [alternative, refusal?.rules[0] ?? 'may']);
    expect(ways('Echo')).toEqual([
      [null, '601.3'],
      ['flashback', 'may'],
    ]);
    expect(ways('Lurker')).toEqual([
      [null, 'may'],
      ['morph', 'may'],
    ]);
  });
});
