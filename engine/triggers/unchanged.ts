import { mentions } from '../characteristics/mentions.ts';
import type { GameState } from '../state/game.ts';
import type { Seen } from './occurrence.ts';

/** A text that looks at what is tapped, at unspent mana, or at how often something was done. */
const looks = (node: { readonly kind: string }): boolean => {
  switch (node.kind) {
    case 'status':
      return 'which' in node && (node.which === 'tapped' || node.which === 'untapped');
    case 'remains':
    case 'unspentMana':
    case 'repeated':
      return true;
    case 'inState':
      return 'state' in node && /tapped/.test(String(node.state));
    default:
      return 'which' in node && node.which === 'unspentMana';
  }
};

const SLIGHT: ReadonlySet<Seen['what']['kind']> = new Set<Seen['what']['kind']>([
  'PermanentTapped',
  'AbilityActivated',
  'AbilityTriggered',
  'ManaAdded',
  'ManaSpent',
  'TappedForMana',
]);

/**
 * Whether what happened makes no difference to anything on the board but the mana and what is tapped, and no text there looks at either: the game
 * before can then be looked at in place of the game after.
 */
export const changesNothingElse = (before: GameState, occurrences: readonly Pick<Seen, 'what'>[]): boolean =>
  occurrences.every(({ what }) => SLIGHT.has(what.kind)) && !mentions(before, looks);
