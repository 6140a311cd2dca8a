import type { Condition, Effect, ObjectRef, Place, Quantity } from '../ast/index.ts';
import { lacksZone, zoneOfAll } from '../characteristics/severalParts.ts';
import { isTarget, type TargetRef } from '../characteristics/targetWords.ts';
import { contains, type Node, walk } from '../characteristics/walk.ts';
import { type Asked, PLAIN } from '../costs/asked.ts';
import { paidAsAsked } from '../costs/linked.ts';
import { isOwnInstruction } from '../costs/targets.ts';
import type { CardZone } from '../state/game.ts';

/** One "target" of a text, and the zone that stands beside it: "Return target creature card from your graveyard". */
export interface TargetPlace {
  readonly ref: TargetRef;
  readonly place: Place | null;
  readonly division: Division | null;
  /** "Target creature with power X or less, where X is …": what X is there; null where nothing is said of it. */
  readonly x: Quantity | null;
}

/** 601.2d: what is divided or distributed among the targets. */
export interface Division {
  readonly amount: Quantity;
  readonly how: 'chosen' | 'evenly';
}

/** What of a spell's casting decides which of its instructions have targets (601.2c). */
export interface AsCast {
  readonly asked: Pick<Asked, 'optional' | 'alternative'>;
  readonly from: CardZone | null;
}

/** An ability was not cast. */
export const NOT_CAST: AsCast = { asked: PLAIN, from: null };

/**
 * 115.1, 601.2c: each "target" of instructions in the order of the text: those of other abilities that they grant or set up are left out, and
 * those of what is done only if the spell was kicked or the like where it was not. What one player does in several ways ("draws a card and loses 2
 * life") is one target: the same node of the text.
 */
export function targetPlaces(effects: readonly Effect[], cast: AsCast): readonly TargetPlace[] {
  const found = new Map<TargetRef, TargetPlace>();
  const look = (value: unknown, place: Place | null, division: Division | null = null, x: Quantity | null = null): void =>
    walk(value, (node) => {
      if (!isOwnInstruction(node) || isForAnotherCost(node, cast)) return 'stop';
      if (isTarget(node)) {
        if (!found.has(node)) found.set(node, { ref: node, place, division, x });
        return 'stop';
      }
      if (isDivided(node)) {
        for (const [key, inner] of Object.entries(node)) look(inner, place, key === 'to' || key === 'among' ? divisionOf(node) : null, x);
        return 'stop';
      }
      if (isWhere(node)) {
        look(node.effect, place, division, node.x);
        // "… where X is the number of Islands target opponent controls".
        look(node.x, null);
        return 'stop';
      }
      if (isList(node) && place === null) {
        const shared = placeOfAll(node);
        for (const ref of node.refs) look(ref, lacksZone(ref) ? shared : null, division, x);
        return 'stop';
      }
      const from = placeFrom(node);
      if (from === null) return undefined;
      for (const [key, inner] of Object.entries(node)) if (key !== 'from') look(inner, from, null, x);
      return 'stop';
    });
  look(effects, null);
  return [...found.values()];
}

type List = Extract<ObjectRef, { kind: 'several' }>;
const isList = (node: Node): node is List => node.kind === 'several' && 'refs' in node;

/** Where the targets of a list lie that say nothing of that themselves. */
function placeOfAll(list: List): Place | null {
  const zone = zoneOfAll(list);
  return zone === null || zone.word !== 'from' ? null : { kind: 'place', of: zone.of, zone: zone.zone };
}

const isWhere = (node: Node): node is Extract<Effect, { kind: 'where' }> => node.kind === 'where' && 'effect' in node;

type Divided = Extract<Effect, { kind: 'dealDamage' | 'distributeCounters' | 'prevent' }>;

const isDivided = (node: Node): node is Divided =>
  node.kind === 'distributeCounters' ||
  ((node.kind === 'dealDamage' || node.kind === 'prevent') && 'divided' in node && node.divided !== false);

function divisionOf(effect: Divided): Division | null {
  switch (effect.kind) {
    case 'distributeCounters':
      return { amount: effect.counters.amount, how: 'chosen' };
    case 'dealDamage':
      return effect.divided === false ? null : { amount: effect.amount, how: effect.divided };
    case 'prevent':
      return effect.amount === 'all' ? null : { amount: effect.amount, how: 'chosen' };
  }
}

const ABOUT_CASTING: ReadonlySet<string> = new Set(['cast', 'costPaid', 'kickedWith', 'manaCostPaid', 'manaSpent', 'castFrom']);

/** "If this spell was kicked, …": what is done by how it was cast, where it was not cast so. */
function isForAnotherCost(node: Node, { asked, from }: AsCast): boolean {
  if (!isConditional(node) || !contains(node.condition, ({ kind }) => ABOUT_CASTING.has(kind))) return false;
  return !wasCastSo(node.condition, asked, from);
}

const isConditional = (node: Node): node is Extract<Effect, { kind: 'if' | 'insteadIf' }> =>
  node.kind === 'if' || node.kind === 'insteadIf';

/** Whether a condition on how the spell is cast holds, as far as what is announced tells. */
function wasCastSo(condition: Condition, asked: AsCast['asked'], from: CardZone | null): boolean {
  if (condition.kind === 'castFrom') {
    if (from === null || condition.from === null) return false;
    return ((condition.from.zone === from) !== condition.elsewhere) !== condition.not;
  }
  const paid = paidAsAsked(condition, { ...PLAIN, ...asked }, null);
  return paid !== null && ('not' in condition && condition.not === true ? !paid : paid);
}

function placeFrom(node: Node): Place | null {
  return 'from' in node && typeof node.from === 'object' && node.from !== null && isPlace(node.from) ? node.from : null;
}

const isPlace = (value: object): value is Place => 'kind' in value && value.kind === 'place';
