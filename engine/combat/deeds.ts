import { isInForce, isSubject, type Prohibition, type Standing, staticsOf } from '../activation/statics.ts';
import type { Deed } from '../ast/index.ts';
import { every, some, type Truth } from '../characteristics/truth.ts';
import type { GameState } from '../state/game.ts';

/** 101.2: what an effect says of attacking, blocking or combat damage, in the words of the closed lists of deeds. */
export interface CombatDeed {
  readonly deed: Deed;
  readonly standing: Standing<Prohibition>;
}

/** Whom such words are looked at for: a creature, and the player who would defend against it (508.5). */
export interface About {
  readonly id: string;
  readonly defending: string | null;
}

/** The deeds in force that are of that kind; whom they concern is not looked at. */
export const combatDeeds = (state: GameState, words: RegExp): readonly CombatDeed[] =>
  staticsOf(state).cant.flatMap((standing) =>
    standing.effect.deeds.filter(({ what }) => words.test(what)).map((deed): CombatDeed => ({ deed, standing })),
  );

/** Whether a deed holds of a creature: of itself, or what is said of the player who controls it. */
export function holdsOf({ standing }: CombatDeed, { id, defending }: About): Truth {
  const context = { ...standing.context, it: [id], ...(defending === null ? {} : { defending }) };
  const controller = (): Truth => {
    const player = context.view.object(id)?.controller;
    return player !== undefined && isSubject(standing, player);
  };
  return every(
    [() => some([() => isSubject(standing, id), controller], (part) => part()), () => isInForce({ ...standing, context })],
    (part) => part(),
  );
}

/** Whether a deed is said of a player. */
export const holdsOfPlayer = ({ standing }: CombatDeed, player: string): Truth =>
  every([() => isSubject(standing, player), () => isInForce(standing)], (part) => part());

/** Whether what a deed's words end with means an object: "can't be blocked by creatures with flying". `of`: the creature that the deed is about. */
export function meansObject({ deed, standing }: CombatDeed, other: string, { id, defending }: About): Truth {
  if (deed.object === null) return true;
  const context = { ...standing.context, it: [id], ...(defending === null ? {} : { defending }) };
  return context.evaluate.isRecipient(deed.object, other, context);
}
