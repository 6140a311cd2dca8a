import type { GameState } from '../state/game.ts';
import type { View } from './view.ts';

/** Who fights on the battlefield (508, 509), as a state shows it; worked out once for a state. */
interface Fighting {
  readonly attackers: readonly string[];
  /** By what is blocked. */
  readonly blockers: ReadonlyMap<string, readonly string[]>;
}

const KNOWN = new WeakMap<GameState, Fighting>();

function fightingIn({ state, permanents }: View): Fighting {
  const known = KNOWN.get(state);
  if (known !== undefined) return known;
  const attackers: string[] = [];
  const blockers = new Map<string, string[]>();
  for (const id of permanents) {
    const permanent = state.permanents.get(id);
    if (permanent?.attacking != null) attackers.push(id);
    for (const attacker of new Set(permanent?.blocking ?? [])) {
      const others = blockers.get(attacker);
      if (others === undefined) blockers.set(attacker, [id]);
      else others.push(id);
    }
  }
  const found: Fighting = { attackers, blockers };
  KNOWN.set(state, found);
  return found;
}

/** 508.1k: the attacking creatures, in the order of the board. */
export const attackersIn = (view: View): readonly string[] => fightingIn(view).attackers;

/** 509.1g: the creatures that block an attacker, in the order of the board. */
export const blockersOf = (attacker: string, view: View): readonly string[] => fightingIn(view).blockers.get(attacker) ?? [];

/** 506.5: whether it is the only creature that attacks. */
export function attacksAlone(id: string, view: View): boolean {
  const [only, another] = attackersIn(view);
  return only === id && another === undefined;
}
