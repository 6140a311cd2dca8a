import { staticsOf } from '../activation/statics.ts';
import { blockersOf } from '../characteristics/fighting.ts';
import { layered } from '../characteristics/layers.ts';
import { isKnown, some, type Truth } from '../characteristics/truth.ts';
import { hasKeyword } from '../characteristics/view.ts';
import type { GameState } from '../state/game.ts';
import { combatDeeds, holdsOf } from './deeds.ts';
import { type Objection, untold } from './objection.ts';

/** 510.1: combat damage that a creature assigns to another creature, a player, planeswalker or battle. */
export interface AssignedDamage {
  readonly source: string;
  readonly target: string;
  readonly amount: number;
}

/** What a creature has to assign, and to what it may. */
export interface Dealer {
  readonly id: string;
  /** 510.1a: more than 0. */
  readonly amount: number;
  /** 510.1c-d: the creatures that block it or that it blocks. */
  readonly opposed: readonly string[];
  /**
   * 702.19: what damage may go on to, each once everything before it has lethal damage; with nothing that blocks, what it attacks. Empty for a blocked
   * creature without trample and for blocking creatures.
   */
  readonly beyond: readonly string[];
  /** 702.2c. */
  readonly deathtouch: boolean;
  /** "You may have this creature assign its combat damage as though it weren't blocked": to what; null where nothing lets it. */
  readonly asUnblocked: string | null;
}

/** 510.1a-d, 702.19: what a creature has to assign in this step; null where it assigns none. */
export function dealerOf(state: GameState, id: string): Dealer | Objection | null {
  const { view } = layered(state);
  const object = view.object(id);
  const permanent = state.permanents.get(id);
  const amount = amountOf(state, id);
  if (object === undefined || permanent === undefined || typeof amount === 'object') return typeof amount === 'object' ? amount : null;
  if (amount <= 0) return null;
  const { attacking, blocking } = permanent;
  const common = { id, amount, deathtouch: hasKeyword(object, 'deathtouch') };
  if (attacking === null) {
    const opposed = (blocking ?? []).filter((one) => state.permanents.get(one)?.attacking != null);
    return opposed.length === 0 ? null : { ...common, opposed, beyond: [], asUnblocked: null };
  }
  const over = hasKeyword(object, 'trample over planeswalkers');
  const tramples = over || hasKeyword(object, 'trample');
  const opposed = blockersOf(id, view);
  const spares = saidOf(state, id, /^assigns? no combat damage to defending player/);
  if (!isKnown(spares)) return untold(id, spares.why, '510.1b');
  const free = pathOf(state, attacking, over).filter((target) => !spares || target !== attacking.defending);
  const asThough = saidOf(state, id, /^assigns? (its|their) combat damage this turn as though (it|they) weren't blocked/);
  if (!isKnown(asThough)) return untold(id, asThough.why, '510.1c');
  if (attacking.blocked !== true || asThough) return free.length === 0 ? null : { ...common, opposed: [], beyond: free, asUnblocked: null };
  const beyond = tramples ? free : [];
  const asUnblocked = mayIgnoreBlockers(state, id);
  if (!isKnown(asUnblocked)) return untold(id, asUnblocked.why, '510.1c');
  const instead = asUnblocked ? (attacking.whom ?? null) : null;
  return opposed.length === 0 && beyond.length === 0 && instead === null ? null : { ...common, opposed, beyond, asUnblocked: instead };
}

/** 510.1b, 702.19c, 702.19e: what it attacks, and with trample over planeswalkers the planeswalker's controller behind it. */
function pathOf(state: GameState, { whom, defending }: { whom: string | null; defending: string }, over: boolean): readonly string[] {
  if (whom === null) return over ? [defending] : [];
  const isWalker = layered(state).view.object(whom)?.types.has('planeswalker') === true;
  return over && isWalker ? [whom, defending] : [whom];
}

/** 510.1a: damage for its power, or what an effect says instead. */
function amountOf(state: GameState, id: string): number | Objection {
  const object = layered(state).view.object(id);
  const about = { id, defending: null };
  let ofToughness = false;
  for (const one of combatDeeds(state, /^assigns? (no )?combat damage(?! to defending player)/)) {
    const applies = holdsOf(one, about);
    if (!isKnown(applies)) return untold(one.standing.text, applies.why, '510.1a');
    if (!applies) continue;
    if (one.deed.what.startsWith('assigns no combat damage')) return 0;
    ofToughness = true;
  }
  return (ofToughness ? object?.toughness : object?.power) ?? 0;
}

/** Whether a deed in such words is said of a creature. */
const saidOf = (state: GameState, id: string, words: RegExp): Truth =>
  some(combatDeeds(state, words), (one) => holdsOf(one, { id, defending: null }));

const AS_UNBLOCKED = /^have … assign (its|their) combat damage as though (it weren't|they weren't) blocked$/;

/** "You may have this creature assign its combat damage as though it weren't blocked." */
function mayIgnoreBlockers(state: GameState, id: string): Truth {
  let open: Truth = false;
  for (const { effect, context } of staticsOf(state).permissions) {
    if (!AS_UNBLOCKED.test(effect.what) || effect.object === null) continue;
    const about = context.evaluate.isRecipient(effect.object, id, context);
    const holds = effect.condition === null ? true : context.evaluate.holds(effect.condition, context);
    if (about === true && holds === true) return !effect.unless;
    if (about !== false && holds !== false) open = about === true ? holds : about;
  }
  return open;
}
