import type { Cost } from '../ast/index.ts';
import { EVALUATE } from '../characteristics/battlefield.ts';
import { layered } from '../characteristics/layers.ts';
import { isKnown } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import { contains } from '../characteristics/walk.ts';
import { apply } from '../events/apply.ts';
import type { DeclaredAttack, DeclaredBlock } from '../events/event.ts';
import type { GameState } from '../state/game.ts';
import { isObjection, type Objection, untold } from './objection.ts';
import { attackTollsOn, beingBlockedTollsOn, blockTollsOn, type Toll } from './tolls.ts';

/** 508.1h, 509.1d: costs that a player has to pay for a declaration, and in whose words. */
export interface Charge {
  readonly player: string;
  /** The object whose effect asks for them. */
  readonly source: string;
  readonly text: string;
  readonly costs: readonly Cost[];
  /** For whom the costs are read, with the creatures attacking or blocking as declared. */
  readonly context: Context;
  /** What X in the costs is. */
  readonly x: number | null;
}

/** A toll on one creature, and who defends. */
interface Owed {
  readonly toll: Toll;
  readonly id: string;
  readonly defending: string;
}

/** 508.1h: the costs to attack as declared; or what can't be told of them. */
export function attackCharges(state: GameState, declared: readonly DeclaredAttack[]): readonly Charge[] | Objection {
  const owed = declared.flatMap(({ attacker, whom, defending }) =>
    attackTollsOn(state, attacker, { id: whom, defending }).map((toll): Owed => ({ toll, id: attacker, defending })),
  );
  return charged(owed, apply(state, { kind: 'AttackersDeclared', player: state.active, attackers: declared }));
}

/** 509.1d: the costs to block as declared, those for an attacker to be blocked at all among them. */
export function blockCharges(state: GameState, declared: readonly DeclaredBlock[]): readonly Charge[] | Objection {
  const defendingOf = (attacker: string): string => state.permanents.get(attacker)?.attacking?.defending ?? '';
  const blockers = new Map(declared.map(({ blocker, attacker }) => [blocker, defendingOf(attacker)]));
  const blocked = new Map(declared.map(({ attacker }) => [attacker, defendingOf(attacker)]));
  const owed = [
    ...[...blockers].flatMap(([id, defending]) => blockTollsOn(state, id).map((toll): Owed => ({ toll, id, defending }))),
    ...[...blocked].flatMap(([id, defending]) => beingBlockedTollsOn(state, id).map((toll): Owed => ({ toll, id, defending }))),
  ];
  return charged(owed, apply(state, { kind: 'BlockersDeclared', blocks: declared }));
}

/** Costs for each creature, or once where they are themselves counted by the creatures that attack or block. */
function charged(owed: readonly Owed[], then: GameState): readonly Charge[] | Objection {
  const found: Charge[] = [];
  const once = new Set<string>();
  for (const { toll, id, defending } of owed) {
    const { effect, text, source } = toll.effect;
    if (!isKnown(toll.truth)) return untold(text, toll.truth.why, '508.1h');
    const together = isCountedTogether(effect);
    const own = owed.filter((one) => one.toll.effect.effect === effect && one.toll.effect.source === source);
    const key = JSON.stringify([source, text, defending]);
    if (together === 'all' && once.has(key)) continue;
    once.add(key);
    const ids = together === 'all' ? own.map((one) => one.id) : [id];
    const charge = chargeFor(toll, ids, defending, then);
    if (isObjection(charge)) return charge;
    found.push(charge);
  }
  return found;
}

/** "For each creature they control that's attacking you", "for each of those creatures": the cost is one for all of them. */
function isCountedTogether(effect: Toll['effect']['effect']): 'all' | 'each' {
  if (effect.forEach !== null) return 'all';
  const isOfMany = effect.subject.kind === 'all' || effect.subject.kind === 'each';
  const counts = effect.costs.some((cost) =>
    contains(cost, (node) => node.kind === 'inCombat' || (node.kind === 'that' && 'plural' in node && node.plural === true)),
  );
  return isOfMany && counts ? 'all' : 'each';
}

function chargeFor({ effect: one }: Toll, ids: readonly string[], defending: string, then: GameState): Charge | Objection {
  const { effect, text, source } = one;
  const { view } = layered(then);
  const base: Context = { ...one.context, view, evaluate: EVALUATE, it: ids, defending };
  const payers = base.evaluate.players(effect.who, base);
  if (!isKnown(payers)) return untold(text, payers.why, '508.1h');
  const [player, another] = payers;
  if (player === undefined || another !== undefined) return untold(text, 'Who has to pay is not told.', '508.1h');
  const context: Context = { ...base, they: player };
  const x = effect.x === null ? null : context.evaluate.amount(effect.x, context);
  if (x !== null && !isKnown(x)) return untold(text, x.why, '508.1h');
  const times = effect.forEach === null ? 1 : ids.length;
  return { player, source, text, costs: Array.from({ length: times }, () => effect.costs).flat(), context, x };
}
