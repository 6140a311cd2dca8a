import { card } from './boards.ts';

/** Cards for rules questions, and what those are put together from. */

const BEAR = { manaCost: '{1}{G}', power: '2', toughness: '2' };
export const CARDS = [
  card('Island', 'Basic Land — Island'),
  card('Swamp', 'Basic Land — Swamp'),
  card('Bear', 'Creature — Bear', '', BEAR),
  card('Giant', 'Creature — Giant', '', { manaCost: '{3}{R}', power: '3', toughness: '3' }),
  card('Rats', 'Creature — Rat', 'This creature gets +1/+1 for each other creature on the battlefield named Rats.', BEAR),
  card('Flame', 'Sorcery', 'Draw a card, then you gain 1 life for each card named Flame in each graveyard.', { manaCost: '{0}' }),
  card('Coup', 'Sorcery', 'Create two 1/1 white Soldier creature tokens. Destroy all other creatures.', { manaCost: '{0}' }),
  card('Ignition', 'Sorcery', 'Target creature you control deals damage equal to its power to each other creature and each opponent.', {
    manaCost: '{0}',
  }),
  card('Outrage', 'Instant', "Outrage deals 2 damage to target creature and 2 damage to that creature's controller.", { manaCost: '{0}' }),
  card(
    'Vale',
    'Land',
    "If this land would enter, sacrifice two untapped lands instead. If you do, put this land onto the battlefield. If you don't, put it into its owner's graveyard.",
  ),
  card(
    'Diamond',
    'Artifact',
    "If this artifact would enter, you may discard a land card instead. If you do, put this artifact onto the battlefield. If you don't, put it into its owner's graveyard.",
    { manaCost: '{0}' },
  ),
  card('Elfhame', 'Creature — Elf', '{T}: Add {G}{G}. Spend this mana only to cast kicked spells.', { power: '0', toughness: '2' }),
  card('Gorger', 'Creature — Beast', 'Kicker {G}', { manaCost: '{G}', power: '4', toughness: '4' }),
  card('Deathless', 'Enchantment', 'Creatures you control have undying.'),
  card('Amulet', 'Artifact', 'Whenever a permanent you control enters tapped, untap it.'),
  card('Rising', 'Enchantment', 'Whenever a creature enters from your graveyard, you gain 1 life.'),
  card('Slow', 'Land', 'This land enters tapped.'),
  card('Raise', 'Sorcery', 'Return target creature card from your graveyard to the battlefield.', { manaCost: '{0}' }),
  card(
    'Whirler',
    'Creature — Goblin',
    'When this creature enters, it deals 1 damage to each opponent and each creature and planeswalker they control.',
    { manaCost: '{0}', power: '3', toughness: '3' },
  ),
  card('Growth', 'Instant', 'Target creature gets +3/+3 until end of turn.', { manaCost: '{0}' }),
  card('Sparks', 'Instant', 'Sparks deals 1 damage to each of two target creatures.', { manaCost: '{0}' }),
  card('Wail', 'Enchantment', 'Whenever a creature becomes the target of a spell or ability, destroy that creature.'),
  card('Phantasm', 'Creature — Illusion', 'When this creature becomes the target of a spell or ability, sacrifice it.', BEAR),
  card(
    'Guarded',
    'Creature — Giant',
    'Whenever this creature becomes the target of a spell or ability an opponent controls, counter that spell or ability unless its controller pays 2 life.',
    BEAR,
  ),
  card(
    'Ring',
    'Enchantment',
    "When this enchantment enters, exile another target nonland permanent.\nWhen this enchantment leaves the battlefield, return the exiled card to the battlefield under its owner's control.",
    { manaCost: '{0}' },
  ),
  card('Knowing', 'Enchantment', 'You may cast spells from your hand without paying their mana costs.'),
  card('Hound', 'Legendary Creature — Dog', '', BEAR),
  card('Pup', 'Creature — Dog', '', { manaCost: '{W}', power: '1', toughness: '1' }),
  card(
    'Path',
    'Land',
    '{T}: Add {W}. When that mana is spent to cast a creature spell that shares a creature type with your commander, you gain 1 life.',
  ),
  card('Unsummon', 'Instant', "Return target creature to its owner's hand.", { manaCost: '{0}' }),
  card(
    'Tale',
    'Enchantment Land — Saga',
    'I — This Saga gains "{T}: Add {C}."\nII — This Saga gains "{T}: Add {G}."\nIII — You gain 1 life.',
  ),
  card('Progress', 'Instant', 'Progress deals damage to each player equal to twice the number of nonbasic lands that player controls.', {
    manaCost: '{0}',
  }),
  card(
    'Pyre',
    'Sorcery',
    "Pyre deals 2 damage to target player or planeswalker and each creature that player or that planeswalker's controller controls.",
    { manaCost: '{0}' },
  ),
  card('Plague', 'Enchantment', 'At the beginning of the end step, if no creatures are on the battlefield, sacrifice Plague.'),
  card('Decree', 'Legendary Sorcery', 'You gain 1 life.', { manaCost: '{0}' }),
  card(
    'Citadel',
    'Artifact',
    'You may play lands and cast spells from the top of your library. If you cast a spell this way, pay life equal to its mana value rather than pay its mana cost.',
  ),
  card('Short', 'Instant', 'Tap all lands target player controls and that player loses all unspent mana.', { manaCost: '{0}' }),
  card('Horizon', 'Artifact', 'If you would lose unspent mana, that mana becomes colorless instead.'),
  card('Harvest', 'Instant', 'Target player untaps all basic lands they control.', { manaCost: '{0}' }),
  card('Muster', 'Instant', 'You may pay {X}. If you do, you gain twice X life.', { manaCost: '{0}' }),
  card('Relic', 'Artifact'),
  card(
    'Discharge',
    'Sorcery',
    'Remove all charge counters from target artifact. Add one mana of any color for each charge counter removed this way.',
    {
      manaCost: '{0}',
    },
  ),
  card(
    'Entity',
    'Creature — Shapeshifter',
    '{X}: Until end of turn, creatures you control have base power and toughness X/X and gain all creature types.',
    BEAR,
  ),
  card(
    'Hydra',
    'Creature — Hydra',
    'This creature enters with X +1/+1 counters on it. If X is 5 or more, it enters with an additional X +1/+1 counters on it.',
    {
      manaCost: '{X}',
      power: '0',
      toughness: '0',
    },
  ),
  card('Crackle', 'Sorcery', 'Crackle deals five times X damage to each of up to X targets.', { manaCost: '{X}{X}{X}' }),
  card('Typhoon', 'Enchantment', 'Cycling {X}\nWhen you cycle this card, create an X/X blue Shark creature token with flying.'),
  card('Slide', 'Enchantment', 'Whenever a player cycles a card, you gain 1 life.'),
  card('Haven', 'Enchantment', 'Whenever you cycle or discard another card, you gain 1 life.'),
  card('Recall', 'Sorcery', 'Discard a card.', { manaCost: '{0}' }),
  card('Curse', 'Sorcery', 'When you discard this card, you gain 3 life.'),
  card('Snuff', 'Instant', "If you control a Swamp, you may pay 4 life rather than pay this spell's mana cost.\nDestroy target creature.", {
    manaCost: '{3}{B}',
  }),
  card('Force', 'Instant', "You may exile a blue card from your hand rather than pay this spell's mana cost.\nDraw a card.", {
    manaCost: '{3}{U}{U}',
  }),
];

export const cast = (id: string, ...targets: readonly string[]) => ({ kind: 'cast', card: id, targets }) as const;
export const RESOLVE = { kind: 'resolve', all: true } as const;
export const bear = { id: 'bear', card: 'Bear' };
export const giant = { id: 'giant', card: 'Giant' };
export const hand = (name: string) => [{ id: 'it', card: name }];
export const LIBRARY = [
  { id: 'l1', card: 'Island' },
  { id: 'l2', card: 'Island' },
];
