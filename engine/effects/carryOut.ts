import type { Effect } from '../ast/index.ts';
import { discovering } from '../characteristics/castFromTop.ts';
import { isKnown } from '../characteristics/truth.ts';
import { contains } from '../characteristics/walk.ts';
import { addsMana } from '../mana/adding.ts';
import { isAboutMana, isApart } from './aboutMana.ts';
import { forCopies, isAboutCopies } from './copies.ts';
import { dealtAsSaid } from './damageSaid.ts';
import { castNow } from './deeds/casting.ts';
import { copySpell } from './deeds/copyingSpells.ts';
import { carryDeed, isDeed } from './deeds/deeds.ts';
import { addPhases } from './deeds/turns.ts';
import { eachOf } from './forEach.ts';
import { happening, inTurn } from './happening.ts';
import { withCant } from './ifCant.ts';
import { insteadOf } from './insteadOf.ts';
import { joined, lastingFor } from './lasting/joined.ts';
import { whenDone } from './lasting/setUp.ts';
import { keptFrom, leftOut, NOTHING_LOST, notTried, withLost } from './leftOut.ts';
import { maybe, nothing, paid, unlessDone } from './optional.ts';
import { propose } from './propose.ts';
import { ofTriggered, reflexive } from './reflexive.ts';
import { type CarriedOut, cannot, contextWhile, isStop, type Resolving, type Stop, unmodelled } from './resolving.ts';
import { aboutOf, isEither, spokenIn, spokenOf, withOtherSpoken, withTargetsSpoken } from './spoken.ts';
import { isSo } from './whether.ts';
import { type Written, writtenOut } from './written.ts';

/**
 * 608.2c: an ability's instructions in order. Those that add mana are left to `addMana`, or left out where that is worked out apart. Stops at the first
 * that can't be carried out here or that leaves a choice open; nothing has happened then. One that is not modelled is left out where the action allows that.
 */
export function carryOut(said: readonly Effect[], resolving: Resolving): CarriedOut | Stop {
  const effects = joined(said);
  let done = nothing(resolving, resolving.didBefore ?? null);
  let acted = false;
  let lost = resolving.lost ?? NOTHING_LOST;
  for (let at = 0; at < effects.length; ) {
    const { didBefore: _, ...own } = resolving;
    const now = withOtherSpoken(effects[at], { ...own, state: done.state, ...done.after, lost });
    const { count, next: came } = nextOf(effects, at, now, done.did, acted);
    const next = came.kind === 'done' ? came : leftOut(effects.slice(at, at + count), now, came);
    if (next.kind !== 'done') return next;
    const did = next.did ?? hasDone(effects[at], next);
    const told = withLost(effects[at], { ...withTargetsSpoken(effects[at], now, next), did }, now);
    done = { ...told.done, happened: [...done.happened, ...next.happened] };
    lost = told.lost;
    acted = next.happened.length > 0;
    at += count;
  }
  return done;
}

/** 614.6, 615.5: the instructions of another text, which speak of nothing that was left out of the one that is carried out. */
export const follow = (effects: readonly Effect[], resolving: Resolving): CarriedOut | Stop =>
  carryOut(effects, { ...resolving, lost: NOTHING_LOST });

/** 608.2c: whether a deed that was no choice was done: "Remove a counter from it. If you do, …"; null for what changes nothing that is seen. */
const hasDone = (effect: Effect | undefined, { happened }: CarriedOut): boolean | null =>
  effect !== undefined && SEEN.has(effect.kind) ? happened.length > 0 : null;

const SEEN: ReadonlySet<Effect['kind']> = new Set([
  'createToken',
  'destroy',
  'discard',
  'draw',
  'exile',
  'mill',
  'move',
  'moveCounters',
  'putCounters',
  'removeCounters',
  'sacrifice',
  'tap',
  'untap',
]);

/** What comes next: instructions about mana together, one with what may take its place (614.15), or one by itself. */
function nextOf(
  effects: readonly Effect[],
  at: number,
  resolving: Resolving,
  did: boolean | null,
  acted: boolean,
): { readonly count: number; readonly next: CarriedOut | Stop } {
  const [effect, following] = [effects[at], effects[at + 1]];
  if (effect === undefined) return { count: 1, next: nothing(resolving, did) };
  const kept = notTried(effect, following, resolving);
  if (kept !== null) return kept;
  if (effect.kind === 'ifDeed' && did !== null && isLeftTo(effects[at - 1], effect.deed)) {
    const isDone = did && acted;
    return { count: 1, next: isDone === effect.not ? nothing(resolving, isDone) : one(effect.effect, resolving, isDone) };
  }
  if (resolving.addMana !== null && isAboutMana(effect)) {
    const end = effects.findIndex((one, place) => place > at && !isAboutMana(one));
    const block = effects.slice(at, end < 0 ? effects.length : end);
    if (block.some(addsMana)) return { count: block.length, next: keptFrom(block, resolving) ?? resolving.addMana(block, resolving) };
  }
  if (following?.kind === 'insteadIf' && !isApart(following, resolving)) {
    const holds = isSo(following.condition, resolving);
    if (!isKnown(holds)) return { count: 2, next: cannot(resolving.text, holds.why) };
    return {
      count: 2,
      next: holds ? one(insteadOf(effect, following.effect), spokenIn(effect, resolving), did) : one(effect, resolving, did),
    };
  }
  if (effect.kind === 'ifYouDo' && effect.word === 'when' && effect.cant !== true && did !== null) {
    const own = ofTriggered(effect.effect, effects.slice(at + 1));
    const all = [effect.effect, ...effects.slice(at + 1, at + 1 + own)];
    if (own > 0)
      return { count: 1 + own, next: did === effect.not ? nothing(resolving, did) : happening(whenDone(all, resolving), resolving, did) };
  }
  if (following?.kind === 'ifYouDo' && following.cant === true && !isApart(following, resolving))
    return { count: 2, next: withCant(effect, following.effect, resolving, did, one) };
  const damage = effect.kind === 'dealDamage' && following !== undefined ? dealtAsSaid(effect, following, resolving) : null;
  if (damage !== null) return { count: 2, next: happening(damage, resolving, did) };
  if (effect.kind === 'copySpell' && following !== undefined && isAboutCopies(following))
    return { count: 2, next: copySpell(effect, resolving, did, forCopies(following)) };
  const next = one(effect, resolving, did);
  // 608.2b: what needs to know something about an illegal target does not happen.
  const fails = next.kind === 'notModelled' && asksIllegal(effect, resolving);
  return { count: 1, next: fails ? nothing(resolving, did) : next };
}

/** "If you don't put it into your hand": whether the instruction before left that very deed to a player. */
const isLeftTo = (before: Effect | undefined, deed: Effect): boolean =>
  contains(before, (node) => node.kind === 'may' && contains(node, ({ kind }) => kind === deed.kind));

const asksIllegal = (effect: Effect, { illegal }: Resolving): boolean =>
  illegal !== undefined && illegal.size > 0 && contains(effect, (node) => illegal.has(node));

function one(effect: Effect, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const { text } = resolving;
  switch (effect.kind) {
    case 'addMana':
    case 'doubleMana':
      return resolving.addMana === null ? nothing(resolving, did) : resolving.addMana([effect], resolving);
    case 'rider':
    case 'chooseColor':
      return resolving.addMana === null ? nothing(resolving, did) : unmodelled(effect, resolving);
    case 'choosePlayer':
      return resolving.addMana === null ? nothing(resolving, did) : carryDeed(effect, resolving, did);
    case 'reveal':
      return resolving.addMana === null ? nothing(resolving, did) : carryDeed(effect, resolving, did);
    case 'dealDamage':
    case 'gainLife':
    case 'loseLife':
    case 'setLife':
    case 'doubleLife':
    case 'putCounters':
    case 'putCounterOfChoice':
    case 'removeCounters':
    case 'getCounters':
    case 'tap':
    case 'untap':
    case 'sacrifice':
    case 'destroy':
    case 'continuous':
    case 'gainControl':
    case 'startStatic':
    case 'extraLand':
    case 'doubleSize':
    case 'switchSize':
    case 'prevent':
    case 'redirect':
    case 'replace':
    case 'followed':
    case 'regenerate':
    case 'delayed':
      return happening(propose(effect, resolving), resolving, did);
    case 'castCard':
      return effect.duration === null ? castNow(effect, resolving, did, false) : happening(propose(effect, resolving), resolving, did);
    case 'during': {
      const lasting = lastingFor(effect);
      return lasting === null ? unmodelled(effect, resolving) : one(lasting, resolving, did);
    }
    case 'sequence':
      return carryOut(effect.effects, resolving);
    case 'insteadIf':
      return isApart(effect, resolving) ? nothing(resolving, did) : unmodelled(effect, resolving);
    case 'modal': {
      if (isApart(effect, resolving)) return nothing(resolving, did);
      const chosen = resolving.modes.flatMap((place) => effect.modes[place]?.effects ?? []);
      return chosen.length === 0 ? unmodelled(effect, resolving) : carryOut(chosen, resolving);
    }
    case 'where': {
      if (isApart(effect, resolving)) return nothing(resolving, did);
      // "Target creature gets +X/+X, where X is its power": the power of what is targeted.
      const spoken = effect.effect.kind === 'dealDamage' ? resolving : spokenIn(effect.effect, resolving);
      if (isEither(effect, resolving, spoken)) return cannot(text, 'which of the objects that are named “its” means');
      const context = contextWhile(spoken);
      const x = context.evaluate.amount(effect.x, context);
      return isKnown(x) ? one(effect.effect, { ...resolving, meant: { ...resolving.meant, x } }, did) : cannot(text, x.why);
    }
    case 'have':
      return one(effect.effect, resolving, did);
    case 'unlessDoes':
      return isApart(effect, resolving) ? nothing(resolving, did) : unlessDone(effect, resolving, did, one);
    case 'pay': {
      const done = paid(effect, resolving);
      return done ?? nothing(resolving, false);
    }
    case 'if':
    case 'unless': {
      if (isApart(effect.effect, resolving)) return nothing(resolving, did);
      // "Put a counter on equipped creature if it's white": what the instruction is about.
      const asked = effect.kind === 'if' && effect.trailing ? aboutOf(effect.effect, resolving) : resolving;
      const holds = isSo(effect.condition, asked);
      if (!isKnown(holds)) return cannot(text, holds.why);
      if (holds !== (effect.kind === 'if')) return nothing(resolving, false);
      return one(effect.effect, spokenOf(effect.condition, resolving), true);
    }
    case 'may':
      // 305.2, 601.3: an effect that lets a player do something later is there whether or not they do it.
      if (isPermission(effect.effect)) return one(effect.effect, resolving, did);
      if (effect.effect.kind === 'castCard') return castNow({ ...effect.effect, who: effect.who }, resolving, did, true);
      return isApart(effect.effect, resolving) ? nothing(resolving, did) : maybe(effect, resolving, did, one);
    case 'ifYouDo':
      if (did === null || effect.cant === true) return cannot(text, 'what “if you do” speaks of');
      if (did === effect.not) return nothing(resolving, did);
      return effect.word === 'when' ? happening(propose(effect, resolving), resolving, did) : one(effect.effect, resolving, did);
    case 'reflexive':
      return reflexive(effect, resolving, did);
    case 'otherwise':
      if (did === null) return cannot(text, 'what “otherwise” speaks of');
      return did ? nothing(resolving, did) : one(effect.effect, resolving, did);
    case 'keywordAction':
    case 'objectAction': {
      if (effect.action === 'discover' && effect.kind === 'keywordAction' && effect.amount !== null && effect.who.kind === 'you')
        return carryOut(discovering(effect.amount), resolving);
      if ('meaning' in effect && effect.meaning !== undefined)
        return effect.who.kind === 'you' ? carryOut(effect.meaning, resolving) : unmodelled(effect, resolving);
      if (effect.action === 'choose a color' && resolving.addMana === null) return nothing(resolving, did);
      const written = writtenOut(effect, resolving);
      if (written === null) return carryDeed(effect, resolving, did);
      return isStop(written) ? written : asWritten(written, resolving, did);
    }
    case 'instruction':
      return instruction(effect, resolving, did);
    case 'results':
      return byResult(effect, resolving, did);
    case 'forEach': {
      if (isApart(effect.effect, resolving)) return nothing(resolving, did);
      const each = eachOf(effect, resolving);
      if ('text' in each) return each;
      if (each.kind === 'at once') return one(each.effect, resolving, did);
      return inTurn(
        each.meant.map((meant) => (now: Resolving) => one(effect.effect, { ...now, meant: { ...now.meant, ...meant } }, did)),
        resolving,
        did,
      );
    }
    default:
      return isDeed(effect) ? carryDeed(effect, resolving, did) : unmodelled(effect, resolving);
  }
}

/** What is permitted for a while, and not done now. */
function isPermission(effect: Effect): boolean {
  if (effect.kind === 'sequence') return effect.effects.every(isPermission);
  return effect.kind === 'extraLand' || (effect.kind === 'castCard' && effect.duration !== null);
}

/** 701: what a keyword action stands for, each part with its own "you", X and object; afterwards words mean what they did before. */
function asWritten(written: readonly Written[], resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const parts = written.map((part) => (now: Resolving): CarriedOut | Stop => {
    const { effects, you, source } = part;
    const own = source === null ? {} : { source, named: source };
    const done = follow(effects, { ...now, you, ...own, meant: { ...now.meant, thisWay: new Map(), ...part.meant } });
    if (done.kind !== 'done') return done;
    const { meant, source: itself, named } = done.after;
    const then = source === null || source === now.source ? { source: itself, named } : { source: now.source, named: now.named };
    const it = source === null ? (part.meant.it ?? now.meant.it) : [itself];
    return { ...done, after: { ...done.after, ...then, meant: { ...meant, it, x: now.meant.x } } };
  });
  return inTurn(parts, resolving, did);
}

/** Instructions that are read whole: those of them that are carried out. */
function instruction(effect: Extract<Effect, { kind: 'instruction' }>, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  // "Half X … Round down each time": as halves are rounded where nothing is said (107.1a).
  if (effect.about === 'rounding') return nothing(resolving, did);
  if (effect.about === 'phases') return addPhases(effect.text, resolving, did);
  // 701.23: "If you search your library this way, shuffle": where it was not searched it is not shuffled.
  if (effect.about === 'searching' && /^if you search your library this way , shuffle( it)?$/.test(effect.text))
    return resolving.meant.searched?.includes(resolving.you) === true
      ? carryDeed({ kind: 'shuffle', who: { kind: 'you' }, what: null, into: null }, resolving, did)
      : nothing(resolving, did);
  return unmodelled(effect, resolving);
}

/** 706.3: what the table of results says of what was rolled. */
function byResult({ rows }: Extract<Effect, { kind: 'results' }>, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const { result } = resolving.meant;
  if (result === undefined) return cannot(resolving.text, 'what was rolled');
  const row = rows.find(({ from, to }) => result >= from && (to === null || result <= to));
  return row === undefined ? nothing(resolving, did) : carryOut(row.effects, resolving);
}
