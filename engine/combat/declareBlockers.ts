import { attackersIn } from '../characteristics/fighting.ts';
import { layered } from '../characteristics/layers.ts';
import { staticEffects } from '../characteristics/staticEffects.ts';
import type { DeclaredBlock } from '../events/event.ts';
import type { GameState } from '../state/game.ts';
import { type BlockerCount, blockerCount, capacityOf, whyNoBlocker, whyNotBlock } from './blockers.ts';
import { blockRequirements } from './blockRequirements.ts';
import { companyOf, powerOf, unaccompanied } from './company.ts';
import { type BlockLimits, type Blocks, betterBlocks, isObeyed, type PossibleBlocker, wronglyBlocked } from './mostBlocks.ts';
import { isObjection, type Objection, objection, untold } from './objection.ts';
import { beingBlockedTollsOn, blockTollsOn } from './tolls.ts';
import { unlessUnread, unreadText } from './unreadText.ts';

/**
 * 509.1a-c: what the defending players declare, taken together; or why it is illegal: a blocker that can't be chosen, a restriction disobeyed, or fewer
 * requirements obeyed than could be.
 */
export function declaredBlocks(state: GameState, named: readonly DeclaredBlock[]): readonly DeclaredBlock[] | Objection {
  const blocks = new Map<string, readonly string[]>();
  for (const { blocker, attacker } of named) {
    const own = blocks.get(blocker) ?? [];
    if (own.includes(attacker)) return objection(`${blocker} is declared twice to block ${attacker}.`, '509.1a');
    const obstacle = whyNoBlocker(state, blocker) ?? whyNotBlock(state, blocker, attacker);
    if (obstacle !== null) return unlessUnread(state, obstacle, ABOUT_BEING_ABLE, blocker, attacker);
    blocks.set(blocker, [...own, attacker]);
  }
  return restrictionBroken(state, blocks) ?? requirementMissed(state, blocks) ?? named;
}

/** Text that isn't read and could let a creature block all the same. */
const ABOUT_BEING_ABLE = /\bcan (block|be blocked)\b[^.]*\bas though\b/i;
/** Text that isn't read and could bear on who blocks. */
const ABOUT_BLOCKING = /\b(can't|can only|can|may|must)\b[^.]*\bblock|\bblocks?\b[^.]*\bif able\b|\bable to block\b|\bunblockable\b/i;
const ABOUT_HAVING_TO = /\bblocks?\b[^.]*\bif able\b|\bmust\b[^.]*\bblock|\bable to block\b/i;

/** 509.1b: the restrictions on all blockers together. */
function restrictionBroken(state: GameState, blocks: Blocks): Objection | null {
  const fighting = new Set([...blocks.keys(), ...[...blocks.values()].flat()]);
  const text = blocks.size === 0 ? null : unreadText(state, ABOUT_BLOCKING, fighting);
  if (text !== null) return untold(text, 'It could bear on which creatures may block, and is not modelled.', '509.1b');
  for (const [blocker, attackers] of blocks) {
    const capacity = capacityOf(state, blocker);
    if (typeof capacity === 'object') return capacity;
    if (attackers.length > capacity) return objection(`${blocker} can block ${capacity} at once, not ${attackers.length}.`, '509.1a');
  }
  const limits = limitsOf(state, [...new Set([...blocks.values()].flat())]);
  if (isObjection(limits)) return limits;
  const wrong = wronglyBlocked(blocks, limits);
  if (wrong !== undefined) {
    const { least, most } = limits.counts.get(wrong) ?? { least: 0, most: Infinity };
    const how = most === Infinity ? `by ${least} or more creatures, or by none` : `by at most ${most}`;
    return objection(`${wrong} can be blocked only ${how}.`, ...(least > 1 ? (['702.111', '509.1b'] as const) : (['509.1b'] as const)));
  }
  if (blocks.size > limits.most) return objection(`No more than ${limits.most} creatures can block.`, '509.1b');
  return unaccompanied(state, blocks.keys(), 'block');
}

function limitsOf(state: GameState, attackers: readonly string[]): BlockLimits | Objection {
  const counts = new Map<string, BlockerCount>();
  for (const attacker of attackers) {
    const count = blockerCount(state, attacker);
    if ('words' in count) return count;
    counts.set(attacker, count);
  }
  const caps = staticEffects(state, 'rule').flatMap(({ effect }) => CAP.exec(effect.text)?.[1] ?? []);
  return { counts, most: Math.min(Infinity, ...caps.map((number) => (number === 'one' ? 1 : 2))) };
}

const CAP = /^no more than (one|two) creatures? can block each combat$/;

/** 509.1c: whether more requirements could be obeyed; what would cost something to do is not asked for. */
function requirementMissed(state: GameState, blocks: Blocks): Objection | null {
  const attackers = attackersIn(layered(state).view);
  const able = layered(state).view.permanents.filter(
    (id) => state.permanents.get(id)?.attacking == null && whyNoBlocker(state, id) === null,
  );
  const required = blockRequirements(state, able, attackers);
  if (isObjection(required)) return required;
  const text = attackers.length === 0 ? null : unreadText(state, ABOUT_HAVING_TO, new Set([...able, ...attackers]));
  if (text !== null) return untold(text, 'It could bear on which creatures have to block, and is not modelled.', '509.1c');
  const [first] = required;
  if (first === undefined) return null;
  const limits = limitsOf(state, attackers);
  if (isObjection(limits)) return limits;
  const obeyed = required.filter((one) => isObeyed(one, blocks)).length;
  if (obeyed === required.length) return null;
  const possible = able.map((id): PossibleBlocker => {
    const capacity = capacityOf(state, id);
    const ways = blockTollsOn(state, id).length > 0 ? [] : attackers.filter((attacker) => isFree(state, id, attacker));
    const company = companyOf(state, id, 'block');
    const known = { id, capacity: typeof capacity === 'number' ? capacity : 1, power: powerOf(state, id) };
    return 'kind' in company ? { ...known, ways: [], company: [] } : { ...known, ways, company };
  });
  const better = betterBlocks(possible, limits, required, obeyed);
  if (better === null) return null;
  if (better === undefined)
    return untold(first.text, 'There are too many ways to block to tell how many of these can be obeyed.', '509.1c');
  const missed = required.find((one) => isObeyed(one, better) && !isObeyed(one, blocks));
  const way = [...better].flatMap(([blocker, all]) => all.map((attacker) => `${blocker} → ${attacker}`)).join(', ');
  return objection(`More of what has to block could block, as with ${way}: “${missed?.text ?? first.text}” is not obeyed.`, '509.1c');
}

const isFree = (state: GameState, id: string, attacker: string): boolean =>
  whyNotBlock(state, id, attacker) === null && beingBlockedTollsOn(state, attacker).length === 0;

/** 509.1: the attackers that each creature may block, by itself; those that may block none are not in it. */
export function blockOptions(state: GameState): ReadonlyMap<string, readonly string[]> {
  const { view } = layered(state);
  const attackers = attackersIn(view);
  const able = attackers.length === 0 ? [] : view.permanents.filter((id) => whyNoBlocker(state, id) === null);
  const ways = able.map((id) => [id, attackers.filter((attacker) => whyNotBlock(state, id, attacker) === null)] as const);
  return new Map(ways.filter(([, all]) => all.length > 0));
}
