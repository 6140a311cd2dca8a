import { type Aim, aimOfAbility, aimOfSpell } from '../activation/aim.ts';
import { type AsCast, NOT_CAST } from '../activation/targetPlaces.ts';
import { slotOf, type TargetSlot } from '../activation/targetSlots.ts';
import { partsOfSpell, placesChosen } from '../activation/targets.ts';
import type { Ability } from '../ast/index.ts';
import type { Asked } from '../costs/asked.ts';
import { proposedSpell } from '../costs/proposal.ts';
import { ok, type Result } from '../result.ts';
import type { CastFacts, GameState, SpellOnStack, StackObject } from '../state/game.ts';
import type { Illegal } from './action.ts';
import { beyond } from './illegal.ts';

/** What is left of the targets of something that is about to resolve. */
export interface Rechecked {
  /** For each "target" of the text those that are still legal. */
  readonly targets: ReadonlyMap<object, readonly string[]>;
  /** Those of an Aura spell, or of one cast for bestow or the like, which no text names. */
  readonly own: readonly string[];
  /** 608.2b: whether it has targets, and all of them are illegal. */
  readonly fails: boolean;
  /** Each "target" of which everything that was chosen is illegal. */
  readonly illegal: ReadonlySet<object>;
}

/**
 * 608.2b: looks at the targets again: one that is gone, that is no longer what its words ask for or that may not be targeted any more is illegal.
 * `abilities`: those with the instructions of the object.
 */
export function recheck(state: GameState, object: StackObject, abilities: readonly Ability[]): Result<Rechecked, Illegal> {
  const aim = aimOf(state, object);
  if (aim === null) return beyond(object.text, 'what it is aimed at');
  const places = placesChosen(abilities, object.modes, object.kind === 'spell' ? asCast(object.cast) : NOT_CAST);
  const ownCount = object.targets.length - places.length;
  if (ownCount < 0) return ok({ targets: new Map(), own: [], fails: false, illegal: new Set() });
  const ownSlots = ownCount === 0 ? [] : partsOfSpell(aim).flatMap((part) => (part.kind === 'slots' ? part.slots : []));
  const targets = new Map<object, readonly string[]>();
  const own: string[] = [];
  const illegal = new Set<object>();
  let legal = 0;
  for (const [at, chosen] of object.targets.entries()) {
    const place = places[at - ownCount];
    const slot = at < ownCount ? ownSlots[at] : place === undefined ? undefined : slotOf(place, aim);
    const left = slot === undefined ? ok([]) : stillLegal(state, chosen, slot, object.targets.slice(0, at), object.text);
    if (!left.ok) return left;
    legal += left.value.length;
    if (at < ownCount) own.push(...left.value);
    else if (place !== undefined) {
      targets.set(place.ref, left.value);
      if (chosen.length > 0 && left.value.length === 0) illegal.add(place.ref);
    }
  }
  const all = object.targets.flat().length;
  return ok({ targets, own, fails: all > 0 && legal === 0, illegal });
}

function stillLegal(
  state: GameState,
  chosen: readonly string[],
  slot: TargetSlot,
  before: readonly (readonly string[])[],
  text: string,
): Result<readonly string[], Illegal> {
  const { legal, open } = slot.after(before);
  const left = chosen.filter((id) => legal.includes(id));
  const [untold] = open;
  if (untold !== undefined && chosen.some((id) => !legal.includes(id) && !state.past.has(id))) return beyond(text, untold);
  return ok(left);
}

function aimOf(state: GameState, object: StackObject): Aim | null {
  const { controller, meant } = object;
  if (object.kind !== 'spell') return aimOfAbility(state, { ...object, player: controller, meant });
  const proposed = proposedSpell(state, controller, object.id, { face: object.face, faceDown: false, x: object.cast.x });
  return proposed === undefined ? null : aimOfSpell(state, proposed, askedOf(object));
}

/** What was announced for a spell, as costs and targets ask for it. */
function askedOf({ cast, targets, modes }: SpellOnStack): Asked {
  return { x: cast.x, alternative: cast.alternative, optional: timesPaid(cast), targets: targets.flat(), modes };
}

const timesPaid = ({ paid }: CastFacts): ReadonlyMap<string, number> =>
  new Map([...Map.groupBy(paid, (name) => name)].map(([name, all]) => [name, all.length]));

const asCast = (cast: CastFacts): AsCast => ({ asked: { optional: timesPaid(cast), alternative: cast.alternative }, from: cast.from });
