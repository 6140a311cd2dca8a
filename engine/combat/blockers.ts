import { layered } from '../characteristics/layers.ts';
import { isKnown, not, type Truth } from '../characteristics/truth.ts';
import { hasKeyword } from '../characteristics/view.ts';
import type { GameState } from '../state/game.ts';
import { type CombatDeed, combatDeeds, holdsOf, meansObject } from './deeds.ts';
import { evaded } from './evasion.ts';
import { type Objection, objection, untold } from './objection.ts';

/** 509.1a: why a permanent can't be chosen to block, whatever attacks; null where it can. */
export function whyNoBlocker(state: GameState, id: string): Objection | null {
  const permanent = state.permanents.get(id);
  const object = layered(state).view.object(id);
  if (permanent === undefined || permanent.phasedOut || object === undefined)
    return objection(`${id} is not on the battlefield.`, '506.3', '509.1a');
  if (!object.types.has('creature')) return objection(`${id} is no creature and can't block.`, '506.3', '509.1a');
  if (object.types.has('battle')) return objection(`${id} is a battle and can't block.`, '509.1a');
  if (permanent.tapped && !may(state, id, /^can block as though (it|they) were untapped$/))
    return objection(`${id} is tapped and can't block.`, '509.1a');
  if (hasKeyword(object, 'decayed')) return objection(`${id} has decayed and can't block.`, '702.147', '509.1b');
  if (hasKeyword(object, 'unleash') && (permanent.counters.get('+1/+1') ?? 0) > 0)
    return objection(`${id} has unleash and a +1/+1 counter, and can't block.`, '702.98', '509.1b');
  return null;
}

const may = (state: GameState, id: string, words: RegExp): boolean =>
  combatDeeds(state, words).some((one) => holdsOf(one, { id, defending: null }) === true);

/** 509.1a-b: why a creature can't block an attacker, however many others do; null where no restriction keeps it from that. */
export function whyNotBlock(state: GameState, id: string, attacker: string): Objection | null {
  const { view } = layered(state);
  const [blocker, attacking] = [view.object(id), view.object(attacker)];
  const attack = state.permanents.get(attacker)?.attacking ?? null;
  if (attack === null || attacking === undefined) return objection(`${attacker} doesn't attack.`, '509.1a');
  if (blocker?.controller !== attack.defending)
    return objection(`${attacker} doesn't attack ${blocker?.controller ?? 'that player'}, and ${id} can't block it.`, '509.1a');
  return (
    evaded(state, blocker, attacking, attack.defending) ??
    first(combatDeeds(state, /^can't (attack or )?block$|^can't attack , block|^can't block or be blocked by$|^can block only$/), (one) =>
      barsBlocker(one, id, attacker, attack.defending),
    ) ??
    first(combatDeeds(state, /^can't (block or )?be blocked( this turn| this combat)?( by| except by|$)/), (one) =>
      barsAttacker(state, one, id, attacker, attack.defending),
    )
  );
}

function first(deeds: readonly CombatDeed[], why: (one: CombatDeed) => Objection | null): Objection | null {
  for (const one of deeds) {
    const found = why(one);
    if (found !== null) return found;
  }
  return null;
}

/** "can't block", "can't block creatures with power 4 or greater", "can block only creatures with flying". */
function barsBlocker(one: CombatDeed, id: string, attacker: string, defending: string): Objection | null {
  const about = { id, defending };
  const applies = holdsOf(one, about);
  if (applies === false) return null;
  const meant = meansObject(one, attacker, about);
  const bars = one.deed.what === 'can block only' ? not(meant) : meant;
  return judged(applies, bars, one, `${id} can't block ${attacker}`);
}

/** "can't be blocked", "can't be blocked by Walls", "can't be blocked except by creatures with flying". */
function barsAttacker(state: GameState, one: CombatDeed, id: string, attacker: string, defending: string): Objection | null {
  const { what } = one.deed;
  if (/creatures?$/.test(what) && !/artifact/.test(what)) return null;
  const about = { id: attacker, defending };
  const applies = holdsOf(one, about);
  if (applies === false) return null;
  return judged(applies, barsBy(state, one, id, about), one, `${id} can't block ${attacker}`);
}

function barsBy(state: GameState, one: CombatDeed, id: string, about: Parameters<typeof meansObject>[2]): Truth {
  const { what } = one.deed;
  if (/except by artifact creatures and \/ or black creatures$/.test(what)) {
    const object = layered(state).view.object(id);
    return object?.types.has('artifact') !== true && object?.colors.has('B') !== true;
  }
  const meant = meansObject(one, id, about);
  return what.endsWith('except by') ? not(meant) : meant;
}

function judged(applies: Truth, bars: Truth, { standing }: CombatDeed, text: string): Objection | null {
  if (bars === false) return null;
  if (!isKnown(applies)) return untold(standing.text, applies.why, '509.1b');
  if (!isKnown(bars)) return untold(standing.text, bars.why, '509.1b');
  return objection(`${text}: “${standing.text}”.`, '509.1b');
}

/** 509.1b: how many creatures may block an attacker, and how many have to if any does. */
export interface BlockerCount {
  readonly least: number;
  readonly most: number;
}

const COUNTS: Readonly<Record<string, BlockerCount>> = {
  "can't be blocked by more than one creature": { least: 0, most: 1 },
  "can't be blocked except by two or more creatures": { least: 2, most: Infinity },
  "can't be blocked except by three or more creatures": { least: 3, most: Infinity },
};

function countOf({ deed }: CombatDeed): BlockerCount | undefined {
  const amount = deed.what.endsWith('except by') && deed.object?.kind === 'some' ? deed.object.amount : null;
  if (amount?.kind === 'orMore' && amount.least.kind === 'number') return { least: amount.least.value, most: Infinity };
  return COUNTS[deed.what];
}

/** 702.111, 509.1b: menace and what says so in other words; or what can't be told. */
export function blockerCount(state: GameState, attacker: string): BlockerCount | Objection {
  const object = layered(state).view.object(attacker);
  let [least, most] = [object !== undefined && hasKeyword(object, 'menace') ? 2 : 0, Infinity];
  for (const one of combatDeeds(state, /^can't be blocked (this turn |this combat )?(by more|except by)/)) {
    const count = countOf(one);
    const applies =
      count === undefined ? false : holdsOf(one, { id: attacker, defending: state.permanents.get(attacker)?.attacking?.defending ?? null });
    if (!isKnown(applies)) return untold(one.standing.text, applies.why, '509.1b');
    if (!applies || count === undefined) continue;
    least = Math.max(least, count.least);
    most = Math.min(most, count.most);
  }
  return { least, most };
}

/** 509.1a: how many attackers a creature can block: one, and as many more as effects let it. */
export function capacityOf(state: GameState, id: string): number | Objection {
  let capacity = 1;
  for (const one of combatDeeds(state, /^can block (a additional|two additional|any number)/)) {
    const applies = holdsOf(one, { id, defending: null });
    if (!isKnown(applies)) return untold(one.standing.text, applies.why, '509.1a');
    if (applies) capacity += MORE[/^can block (a|two|any) /.exec(one.deed.what)?.[1] ?? ''] ?? 0;
  }
  return capacity;
}

const MORE: Readonly<Record<string, number>> = { a: 1, two: 2, any: Infinity };
