import { compileCard, type GameState, playerOf } from '../../engine/index.ts';
import { card } from '../support/boards.ts';
import { table } from '../support/table.ts';

/** A board for tests of what instructions do. */

const CARDS = [
  card('Forest', 'Basic Land — Forest', '', {}),
  card('Island', 'Basic Land — Island', '', {}),
  card('Bear', 'Creature — Bear', '', { power: '2', toughness: '2', manaCost: '{1}{G}' }),
  card('Wall', 'Creature — Wall', '', { power: '0', toughness: '4', manaCost: '{2}' }),
  card('Viper', 'Creature — Snake', 'Deathtouch', { power: '1', toughness: '1', manaCost: '{B}' }),
  card('Rock', 'Artifact', '{T}: Add {C}.', { manaCost: '{2}' }),
  card('Sword', 'Artifact — Equipment', 'Equip {1}', { manaCost: '{1}' }),
  card('Growth', 'Enchantment — Aura', 'Enchant land', { manaCost: '{G}' }),
  card('Bolt', 'Instant', 'Bolt deals 3 damage to any target.', { manaCost: '{R}' }),
  card('Walker', 'Planeswalker — Jace', '+1: Draw a card.', { manaCost: '{2}{U}', loyalty: '4' }),
  card('Silence', 'Enchantment', "Players can't draw cards."),
  card('Closed Shelves', 'Enchantment', "Players can't search libraries."),
  card('Overlord', 'Enchantment', "You can't win the game and your opponents can't lose the game."),
  compileCard({
    name: 'Sprout // Tree',
    typeLine: 'Creature — Plant // Creature — Treefolk',
    layout: 'transform',
    faces: [
      { name: 'Sprout', typeLine: 'Creature — Plant', oracleText: '', power: '1', toughness: '1', manaCost: '{G}' },
      { name: 'Tree', typeLine: 'Creature — Treefolk', oracleText: '', power: '5', toughness: '5' },
    ],
  }),
];

type Player = Parameters<typeof table>[1][string];

/** Player a with a library of `l1`, `l2` … and what else is given; player b. */
export function board(a: Player = {}, b: Player = {}, more: Parameters<typeof table>[2] = {}): GameState {
  const library = [
    { id: 'l1', card: 'Forest' },
    { id: 'l2', card: 'Island' },
    { id: 'l3', card: 'Bear' },
    { id: 'l4', card: 'Rock' },
    { id: 'l5', card: 'Bolt' },
  ];
  return table(CARDS, { a: { library, ...a }, b: { library: of('Bear', 'Bear', 'Forest'), ...b } }, more);
}

/** Cards without more said. */
export const of = (...names: readonly string[]): readonly { readonly card: string }[] => names.map((name) => ({ card: name }));

/** The ids in a zone of a player, in its order. */
export const zone = (state: GameState, name: 'hand' | 'library' | 'graveyard' | 'exile', player = 'a'): readonly string[] =>
  playerOf(state, player)?.[name] ?? [];
