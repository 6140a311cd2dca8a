import type { Ability, ActivationRestriction, Cost, ObjectRef, Zone } from '../ast/index.ts';
import { abilitiesOf, type PermanentAbility } from '../characteristics/abilities.ts';
import { isManaAbility } from '../characteristics/manaAbility.ts';
import { type GameState, playerOf } from '../state/game.ts';
import { type ManaSystem, manaSystem } from './system.ts';

/** An activated mana ability that a player has (605.1a). */
export interface PlayersManaAbility {
  /** A permanent's id, or that of a card whose ability works where it is. */
  readonly source: string;
  readonly ability: PermanentAbility;
}

type Activated = Extract<Ability, { kind: 'activated' }>;

const KNOWN = new WeakMap<GameState, Map<string, readonly PlayersManaAbility[]>>();

/**
 * The activated mana abilities that a player may look to (602.1, 605.1a), in the order of the board: of the permanents that they control, of
 * others' where the text lets them activate it, and of their own cards in zones where the ability works (113.6). Whether one may be activated
 * just now (costs, timing, limits) is not asked.
 */
export function manaAbilitiesFor(state: GameState, player: string): readonly PlayersManaAbility[] {
  const table = KNOWN.get(state) ?? new Map<string, readonly PlayersManaAbility[]>();
  KNOWN.set(state, table);
  const known = table.get(player) ?? found(state, player);
  table.set(player, known);
  return known;
}

/** The abilities of a permanent or of a card elsewhere, as they are numbered; none where there is no such object. */
export function abilitiesOfObject(state: GameState, id: string): readonly PermanentAbility[] {
  const { view, surroundings } = manaSystem(state);
  const object = view.object(id);
  if (object === undefined) return [];
  return state.permanents.has(id) ? surroundings.abilitiesOf(id) : abilitiesOf(object);
}

function found(state: GameState, player: string): readonly PlayersManaAbility[] {
  const system = manaSystem(state);
  const onBattlefield = system.view.permanents.flatMap((source) =>
    system.surroundings.abilitiesOf(source).flatMap((ability) => {
      const { ability: text } = ability;
      if (text.kind !== 'activated' || !isManaAbility(text) || zoneOf(text) !== 'battlefield') return [];
      return isFor(player, source, ability, text.restrictions, system) ? [{ source, ability }] : [];
    }),
  );
  const zones = playerOf(state, player);
  const elsewhere = [...(zones?.hand ?? []), ...(zones?.graveyard ?? []), ...(zones?.exile ?? []), ...(zones?.command ?? [])];
  return [...onBattlefield, ...elsewhere.flatMap((source) => inZone(state, source))];
}

function inZone(state: GameState, source: string): readonly PlayersManaAbility[] {
  const zone = state.cards.get(source)?.zone;
  return abilitiesOfObject(state, source).flatMap((ability) => {
    const { ability: text } = ability;
    return text.kind === 'activated' && isManaAbility(text) && zoneOf(text) === zone ? [{ source, ability }] : [];
  });
}

/** 602.1b, 602.2: the controller, or whom the text names. */
function isFor(
  player: string,
  source: string,
  { origin }: PermanentAbility,
  restrictions: readonly ActivationRestriction[],
  { view, surroundings }: ManaSystem,
): boolean {
  const own = view.object(source)?.controller === player;
  const by = restrictions.flatMap((restriction) => (restriction.kind === 'by' ? [restriction.who] : []));
  if (by.length === 0) return own;
  return by.every((who) => {
    if (who === 'anyPlayer') return true;
    if (who === 'opponents' || who === 'anyOpponent') return !own;
    const context = surroundings.contextFor(source, origin);
    return context.evaluate.isPlayer(who.who, player, context) === true;
  });
}

/** 113.6: where an ability works: where its costs or its limits have the card be, otherwise on the battlefield. */
export function zoneOf({ costs, restrictions }: Activated): Zone {
  return (
    costs.map(zoneOfCost).find((zone) => zone !== null) ?? restrictions.map(zoneOfLimit).find((zone) => zone !== null) ?? 'battlefield'
  );
}

const isSelf = (ref: ObjectRef): boolean => ref.kind === 'self';

function zoneOfCost(cost: Cost): Zone | null {
  switch (cost.kind) {
    case 'discard':
      return isSelf(cost.what) ? 'hand' : null;
    case 'exile':
      return isSelf(cost.what) ? cost.from : null;
    case 'reveal':
      return isSelf(cost.what) ? (cost.from ?? 'hand') : null;
    case 'both':
      return cost.parts.map(zoneOfCost).find((zone) => zone !== null) ?? null;
    default:
      return null;
  }
}

function zoneOfLimit(restriction: ActivationRestriction): Zone | null {
  if (restriction.kind !== 'only') return null;
  for (const limit of restriction.limits) {
    const conditions = limit.kind === 'if' ? [limit.condition] : limit.kind === 'ifAny' ? limit.conditions : [];
    const place = conditions.find((condition) => condition.kind === 'inPlace' && isSelf(condition.subject) && !condition.not);
    if (place?.kind === 'inPlace') return place.places[0]?.zone ?? null;
  }
  return null;
}
