import type { Ability } from '../ast/index.ts';
import { faceOf } from '../cards/faces.ts';
import { valuesOfFace } from '../characteristics/printed.ts';
import type { TargetRef } from '../characteristics/targetWords.ts';
import type { Asked } from '../costs/asked.ts';
import { proposedSpell } from '../costs/proposal.ts';
import { spliced } from '../costs/splice.ts';
import type { CastFacts, GameState, SpellOnStack, StackObject } from '../state/game.ts';
import { type Aim, aimOfAbility, aimOfSpell } from './aim.ts';
import { type AsCast, NOT_CAST } from './targetPlaces.ts';
import { everyOf, slotOf, type TargetSlot } from './targetSlots.ts';
import { partsOfSpell, placesChosen } from './targets.ts';

/** What one list of targets of something on the stack was chosen for. */
export interface Aimed {
  /** Undefined where the text has no place for it. */
  readonly slot: TargetSlot | undefined;
  /** The "target" of the text; null for that of an Aura spell, or of one cast for bestow or the like, which no text names. */
  readonly ref: TargetRef | null;
}

/**
 * 601.2c, 608.2b: for each list of targets of something on the stack what it was chosen for, as the game is now; empty where the text has more
 * targets than were chosen. Null where what it is can't be told. `abilities`: those with its instructions.
 */
export function aimsOf(state: GameState, object: StackObject, abilities: readonly Ability[]): readonly Aimed[] | null {
  const aim = aimOf(state, object);
  if (aim === null) return null;
  const places = placesChosen(abilities, object.modes, object.kind === 'spell' ? asCast(object.cast) : NOT_CAST);
  const ownCount = object.targets.length - places.length;
  if (ownCount < 0) return [];
  const own = ownCount === 0 ? [] : partsOfSpell(aim).flatMap((part) => (part.kind === 'slots' ? part.slots : []));
  return object.targets.map((_, at) => {
    const place = places[at - ownCount];
    if (at < ownCount) return { slot: own[at], ref: null };
    return place === undefined ? { slot: undefined, ref: null } : { slot: slotOf(place, aim), ref: place.ref };
  });
}

/**
 * 702.96a: for each "target" of the text of a spell that is cast for its overload cost everything that it describes, "each" standing in its place; in
 * words what can't be told.
 */
export function overloaded(
  state: GameState,
  object: SpellOnStack,
  abilities: readonly Ability[],
): ReadonlyMap<TargetRef, readonly string[]> | string {
  const aim = aimOf(state, object);
  if (aim === null) return 'what it is';
  const found = new Map<TargetRef, readonly string[]>();
  for (const place of placesChosen(abilities, object.modes, asCast(object.cast))) {
    const { legal, open } = everyOf(place, aim);
    const [untold] = open;
    if (untold !== undefined) return untold;
    found.set(place.ref, legal);
  }
  return found;
}

/** The abilities with the instructions of something on the stack. */
export function instructionsOn(state: GameState, object: StackObject): readonly Ability[] {
  if (object.kind !== 'spell') return [object.ability];
  const face = faceOf(state.cards.get(object.id)?.card, object.face);
  const all = face === undefined ? [] : [...valuesOfFace(face).abilities, ...spliced(state, object.cast.paid)];
  return all.flatMap(({ ability }) => (ability.kind === 'spell' ? [ability] : []));
}

function aimOf(state: GameState, object: StackObject): Aim | null {
  const { controller, meant } = object;
  if (object.kind !== 'spell') return aimOfAbility(state, { ...object, player: controller, meant });
  const proposed = proposedSpell(state, controller, object.id, { face: object.face, faceDown: object.faceDown, x: object.cast.x });
  return proposed === undefined ? null : aimOfSpell(state, proposed, askedOf(object));
}

/** What was announced for a spell, as costs and targets ask for it. */
function askedOf({ cast, targets, modes }: SpellOnStack): Asked {
  return { x: cast.x, alternative: cast.alternative, optional: timesPaid(cast), targets: targets.flat(), modes };
}

const timesPaid = ({ paid }: CastFacts): ReadonlyMap<string, number> =>
  new Map([...Map.groupBy(paid, (name) => name)].map(([name, all]) => [name, all.length]));

const asCast = (cast: CastFacts): AsCast => ({ asked: { optional: timesPaid(cast), alternative: cast.alternative }, from: cast.from });
