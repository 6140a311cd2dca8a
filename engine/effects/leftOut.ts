import type { Effect } from '../ast/index.ts';
import type { Antecedent } from '../characteristics/antecedents.ts';
import { isOfAnother } from '../characteristics/standingText.ts';
import { type Node, walk } from '../characteristics/walk.ts';
import { printEffects } from '../compiler/print.ts';
import type { LeftOut } from '../events/event.ts';
import type { Meant } from '../state/game.ts';
import { leavesOut } from '../state/omitted.ts';
import { ALL_ANTECEDENTS, speaksOf } from './backReferences.ts';
import { type CarriedOut, cannot, type Happened, type Resolving, type Stop } from './resolving.ts';

/**
 * Instructions that can't be carried out and are left out at the caller's wish: nothing of them happens, the log says so, and what comes after goes on,
 * but for what speaks of them.
 */

export const NOTHING_LOST: ReadonlySet<Antecedent> = new Set();

/** Why instructions are not tried: they speak of what was left out before, or of a target that can't be looked at again; null where they may be. */
export function keptFrom(said: readonly Node[], { lost = NOTHING_LOST, untold, text }: Resolving): Stop | null {
  if (lost.size === 0 && (untold === undefined || untold.size === 0)) return null;
  for (const one of said) {
    if (lost.has('process')) return cannot(text, 'it is part of a process that was left out before it');
    if (speaksOf(one, lost)) return cannot(text, 'it speaks of what was left out before it');
    const why = untold === undefined ? null : untoldIn(one, untold);
    if (why !== null) return cannot(text, why);
  }
  return null;
}

/**
 * An instruction that is not tried, with what may take its place (614.15): where it may not be, or it can't be read what happens instead of it. `count`: how
 * many instructions that are.
 */
export function notTried(
  effect: Effect,
  following: Effect | undefined,
  resolving: Resolving,
): { readonly count: number; readonly next: Stop } | null {
  if (following?.kind === 'insteadIf') {
    const kept = keptFrom([effect, following.condition, following.effect], resolving);
    return kept && { count: 2, next: kept };
  }
  if (leavesOut(resolving.state) && following?.kind === 'unsupported' && /\binstead\b/i.test(following.text))
    return { count: 2, next: cannot(resolving.text, 'what happens instead of it is not read') };
  const kept = keptFrom([effect], resolving);
  return kept && { count: 1, next: kept };
}

/** Each instruction of a sequence or of modes is looked at by itself, as it is carried out. */
function untoldIn(said: Node, untold: ReadonlyMap<object, string>): string | null {
  let why: string | null = null;
  walk(said, (node) => {
    if (why !== null || node.kind === 'sequence' || node.kind === 'modal') return 'stop';
    why = untold.get(node) ?? null;
    return why === null ? undefined : 'stop';
  });
  return why;
}

/** What comes of leaving out instructions that stopped since they aren't modelled; that they stopped where that is not allowed, or they did for something else. */
export function leftOut(effects: readonly Effect[], resolving: Resolving, stop: Stop): CarriedOut | Stop {
  const mayBe = leavesOut(resolving.state) && resolving.whole !== true;
  if (!mayBe || stop.kind !== 'notModelled' || isAnothers(effects, resolving, stop.text)) return stop;
  const { state, source, named, targets, meant } = resolving;
  const what: LeftOut = { kind: 'LeftOut', object: source, part: 'instruction', text: wordsOf(effects, resolving), why: stop.reason };
  return {
    kind: 'done',
    state,
    happened: [{ what, before: state, after: state }],
    after: { meant: without(meant), source, named, targets },
    did: null,
  };
}

/** Whether it stopped at what another object says, which is left out rather than the instruction. */
const isAnothers = (effects: readonly Effect[], { state, text }: Resolving, words: string): boolean =>
  !effects.some(({ kind }) => kind === 'unsupported') && isOfAnother(state, words, text);

const isLeftOut = ({ what: { kind } }: Happened): boolean => kind === 'LeftOut';

/** What pointing words after an instruction would not mean any more. */
const without = ({ rest: _, ...meant }: Meant): Meant => ({ ...meant, it: null, they: null, thatMany: null, among: null });

/**
 * What has come of an instruction, with what can't be told any more of what was said: everything that one which was left out could have spoken of, until
 * one after it speaks of something else.
 */
export function withLost(
  effect: Effect | undefined,
  done: CarriedOut,
  { lost = NOTHING_LOST }: Resolving,
): { readonly done: CarriedOut; readonly lost: ReadonlySet<Antecedent> } {
  const isPartial = done.happened.some(isLeftOut);
  if (!isPartial && lost.size === 0) return { done, lost };
  // Of a sequence it is known how it went on after that.
  const isKnown = !isPartial || effect?.kind === 'sequence';
  const after = isKnown ? done : { ...done, did: null, after: { ...done.after, meant: without(done.after.meant) } };
  const { it, they, thatMany } = after.after.meant;
  const left = new Set(isPartial ? ALL_ANTECEDENTS : lost);
  if (it !== null) left.delete('it');
  if (they !== null) left.delete('they');
  if (thatMany !== null) left.delete('thatMany');
  if (!isPartial && after.did !== null) left.delete('did');
  if (isPartial && !says(done, NUMBER)) left.delete('x');
  if (isPartial && says(done, PROCESS)) left.add('process');
  for (const one of ['x', 'process'] as const) if (lost.has(one)) left.add(one);
  return { done: isPartial ? { ...after, did: null } : after, lost: left };
}

/** Whether words that were left out say such a thing. */
const says = ({ happened }: CarriedOut, what: RegExp): boolean =>
  happened.some((one) => one.what.kind === 'LeftOut' && what.test(one.what.text));

/** An X could have been chosen. */
const NUMBER = /\bX\b|\{X\}|\b(amount|number)\b/;
/** What comes after it is not done as it stands there. */
const PROCESS = /\bfollowing\b/;

/** The words of instructions, an object's name for `~`; all of the text that they stand in where they can't be written by themselves. */
function wordsOf(effects: readonly Effect[], { text, named, known }: Resolving): string {
  const said = effects.map((effect) => (effect.kind === 'unsupported' ? effect.span.text : printEffects(partsOf(effect)))).join(' ');
  if (said === '' || /(^|\s)\?/.test(said)) return text;
  return said.replaceAll('~', known(named)?.names[0] ?? '~');
}

const partsOf = (effect: Effect): readonly Effect[] => (effect.kind === 'followed' ? [effect.effect, ...effect.afterwards] : [effect]);
