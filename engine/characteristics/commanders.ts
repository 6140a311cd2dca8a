import type { Color } from '../ast/index.ts';
import { colorIdentityOf } from '../cards/colorIdentity.ts';
import type { GameState } from '../state/game.ts';

const KNOWN = new WeakMap<GameState, Map<string | null, ReadonlySet<Color> | null>>();

const ownedBy = ({ permanents, cards }: GameState, player: string | null) =>
  [...permanents.values(), ...cards.values()].filter(({ commander, owner }) => commander && owner === player);

/** 903.3: whether an object is a commander: it is the card that is one, wherever it goes and whoever controls it. */
export const isCommander = ({ permanents, cards }: GameState, id: string): boolean =>
  (permanents.get(id) ?? cards.get(id))?.commander === true;

/** 903.3: the ids of a player's commanders, wherever these are. */
export const commandersOf = (state: GameState, player: string): readonly string[] => ownedBy(state, player).map(({ id }) => id);

/** 903.4: the colors in the color identity of a player's commanders, wherever these are; null where the player has none (903.4f). */
export function identityOfCommanders(state: GameState, player: string | null): ReadonlySet<Color> | null {
  const ofState = KNOWN.get(state) ?? new Map<string | null, ReadonlySet<Color> | null>();
  KNOWN.set(state, ofState);
  const known = ofState.get(player);
  if (known !== undefined) return known;
  const commanders = ownedBy(state, player);
  const identity = commanders.length === 0 ? null : new Set(commanders.flatMap(({ card }) => colorIdentityOf(card)));
  ofState.set(player, identity);
  return identity;
}
