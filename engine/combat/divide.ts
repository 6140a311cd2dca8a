import { layered } from '../characteristics/layers.ts';
import { lethalFor } from '../damage/excess.ts';
import type { GameState } from '../state/game.ts';
import type { AssignedDamage, Dealer } from './assign.ts';
import { type Objection, objection } from './objection.ts';

/** 510.1e: every part of the damage that is assigned in a step, by whichever creature. */
export type Assignment = readonly AssignedDamage[];

/** What assigning combat damage comes to: all of it, why it is illegal, or the creature whose damage could be divided in more than one way. */
export type Assigned =
  | { readonly kind: 'assigned'; readonly parts: Assignment }
  | { readonly kind: 'illegal'; readonly why: Objection }
  | { readonly kind: 'open'; readonly dealer: Dealer };

/**
 * 510.1: the combat damage of a step: what players say of some creatures, checked all together (510.1e), and for the others the one legal way there is.
 * `said`: by creature; each part above 0.
 */
export function assignDamage(state: GameState, dealers: readonly Dealer[], said: ReadonlyMap<string, Assignment>): Assigned {
  const { fixed, open } = settledBy(state, dealers, said);
  const why = objectionTo(state, dealers, fixed, open);
  if (why !== null) return { kind: 'illegal', why };
  const [first] = open;
  return first === undefined ? { kind: 'assigned', parts: fixed } : { kind: 'open', dealer: first };
}

/** What is assigned by what was said and where there is one way, and which creatures' damage could be divided in more ways. */
function settledBy(state: GameState, dealers: readonly Dealer[], said: ReadonlyMap<string, Assignment>) {
  const fixed: AssignedDamage[] = [];
  const left: Dealer[] = [];
  for (const dealer of dealers) {
    const parts = said.get(dealer.id) ?? onlyTarget(dealer);
    if (parts === null) left.push(dealer);
    else fixed.push(...parts);
  }
  const open = left.filter((dealer) => !hasNoExcess(state, dealer, fixed, left));
  for (const dealer of left) {
    const [target] = dealer.opposed;
    if (target !== undefined && !open.includes(dealer)) fixed.push({ source: dealer.id, target, amount: dealer.amount });
  }
  return { fixed, open };
}

/** Why what some creatures assign is illegal whatever those that are still open assign; null where it can be legal. */
function objectionTo(state: GameState, dealers: readonly Dealer[], fixed: Assignment, open: readonly Dealer[]): Objection | null {
  const deadly = new Set(dealers.filter(({ deathtouch }) => deathtouch).map(({ id }) => id));
  // 510.1e: what is still open may make up for what is not lethal yet.
  const most = open.flatMap((dealer) => dealer.opposed.map((target) => ({ source: dealer.id, target, amount: dealer.amount })));
  const all = [...fixed, ...most];
  for (const dealer of dealers) {
    const why = open.includes(dealer) ? null : whyIllegal(state, dealer, all, deadly);
    if (why !== null) return why;
  }
  return null;
}

/**
 * 510.1c-e: every way in which one creature, whose damage is open, may assign it, with what the others were said to assign; where others are open too, those
 * that may turn out to be legal. At most `most`, in the order of what it may assign damage to, the most to the first.
 */
export function legalDivisions(
  state: GameState,
  dealers: readonly Dealer[],
  said: ReadonlyMap<string, Assignment>,
  { id, amount, opposed, beyond, asUnblocked }: Dealer,
  most: number,
): readonly Assignment[] {
  const found: Assignment[] = [];
  const isFree = dealers.every((dealer) => dealer.beyond.length === 0 || (dealer.opposed.length === 0 && dealer.beyond.length === 1));
  const consider = (parts: Assignment): void => {
    // Only what may go over (702.19b) depends on what others assign.
    if (isFree) {
      found.push(parts);
      return;
    }
    const { fixed, open } = settledBy(state, dealers, new Map([...said, [id, parts]]));
    if (objectionTo(state, dealers, fixed, open) === null) found.push(parts);
  };
  const path = [...opposed, ...beyond];
  const divide = (at: number, left: number, parts: Assignment): void => {
    const target = path[at];
    if (found.length >= most || target === undefined) return;
    const least = at === path.length - 1 ? left : 0;
    for (let part = left; part >= least && found.length < most; part -= 1) {
      const now = part === 0 ? parts : [...parts, { source: id, target, amount: part }];
      if (part === left) consider(now);
      else divide(at + 1, left - part, now);
    }
  };
  if (asUnblocked !== null && !path.includes(asUnblocked)) consider([{ source: id, target: asUnblocked, amount }]);
  divide(0, amount, []);
  return found;
}

/** Where all of it goes to one object or player, because there is no other. */
function onlyTarget(dealer: Dealer): Assignment | null {
  const [target, another] = targetsOf(dealer);
  return target !== undefined && another === undefined ? [{ source: dealer.id, target, amount: dealer.amount }] : null;
}

/** All that a creature could assign damage to, each once. */
export const targetsOf = ({ opposed, beyond, asUnblocked }: Dealer): readonly string[] => [
  ...new Set([...opposed, ...beyond, ...(asUnblocked === null ? [] : [asUnblocked])]),
];

/** 702.19b: one creature blocks it, and whatever others assign to that, nothing is left over: all of it goes there. */
function hasNoExcess(state: GameState, dealer: Dealer, fixed: Assignment, left: readonly Dealer[]): boolean {
  const { opposed, deathtouch, amount, id, asUnblocked } = dealer;
  const [target, another] = opposed;
  if (target === undefined || another !== undefined || deathtouch || asUnblocked !== null) return false;
  const others = left.filter((one) => one.id !== id && one.opposed.includes(target));
  if (others.some((one) => one.deathtouch) || fixed.some((part) => part.target === target && part.source !== id)) return false;
  const most = others.reduce((sum, one) => sum + one.amount, 0);
  return amount + most <= enoughFor(state, target);
}

/** 120.6: how much damage would still be lethal for a creature; for a planeswalker how much loyalty it has (702.19c). */
function enoughFor(state: GameState, id: string): number {
  const object = layered(state).view.object(id);
  if (object === undefined) return 0;
  return object.types.has('creature') ? lethalFor(state, object) : (object.loyalty ?? 0);
}

/** 510.1c-e: why what a creature assigns is illegal; null where it is legal. */
function whyIllegal(state: GameState, dealer: Dealer, all: Assignment, deadly: ReadonlySet<string>): Objection | null {
  const { id, amount, opposed, beyond, asUnblocked } = dealer;
  const rule = state.permanents.get(id)?.attacking === null ? '510.1d' : '510.1c';
  const own = all.filter(({ source }) => source === id);
  const total = own.reduce((sum, part) => sum + part.amount, 0);
  if (total !== amount) return objection(`${id} assigns ${amount} combat damage, not ${total}.`, '510.1a', rule);
  // As though it weren't blocked: all of it to what it attacks.
  if (asUnblocked !== null && own.every(({ target }) => target === asUnblocked)) return null;
  const path = [...opposed, ...beyond];
  const stray = own.find(({ target }) => !path.includes(target));
  if (stray !== undefined)
    return opposed.length === 0 && beyond.length === 1
      ? objection(`${id} is unblocked and assigns its combat damage to ${beyond[0]}, not to ${stray.target}.`, '510.1b')
      : objection(`${id} can't assign combat damage to ${stray.target}.`, rule, '702.19b');
  for (const [at, target] of beyond.entries()) {
    if (!own.some((part) => part.target === target)) continue;
    const short = [...opposed, ...beyond.slice(0, at)].find((one) => !hasLethal(state, one, all, deadly));
    if (short !== undefined)
      return objection(
        `${id} can't assign combat damage to ${target} before ${short} has been assigned lethal damage.`,
        ...(at === 0 ? (['702.19b'] as const) : (['702.19c'] as const)),
      );
  }
  return null;
}

/** 702.19b, 702.2c: whether all that is assigned to it in this step, with what is marked on it already, is lethal. */
function hasLethal(state: GameState, id: string, all: Assignment, deadly: ReadonlySet<string>): boolean {
  const parts = all.filter(({ target, amount }) => target === id && amount > 0);
  const isCreature = layered(state).view.object(id)?.types.has('creature') === true;
  if (isCreature && parts.some(({ source }) => deadly.has(source))) return true;
  return parts.reduce((sum, { amount }) => sum + amount, 0) >= enoughFor(state, id);
}
