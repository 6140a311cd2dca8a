import type { Effect } from '../ast/index.ts';
import { isKnown } from '../characteristics/truth.ts';
import { doneBy } from '../compiler/grammar/effects/verb.ts';
import { playersFor } from './deeds/players.ts';
import { inTurn } from './happening.ts';
import { isImpossible } from './possible.ts';
import { type CarriedOut, cannot, contextWhile, isStop, type Question, type Resolving, type Stop } from './resolving.ts';
import { spokenIn } from './spoken.ts';

/** Carries one instruction out. */
export type CarryOne = (effect: Effect, resolving: Resolving, did: boolean | null) => CarriedOut | Stop;

/** What comes of instructions that do nothing. */
export const nothing = ({ state, meant, source, named, targets }: Resolving, did: boolean | null = null): CarriedOut => ({
  kind: 'done',
  state,
  happened: [],
  after: { meant, source, named, targets },
  did,
});

/** 608.2d: "You may …", "each opponent may …": each player is asked in turn order (101.4); what can't be done is not asked for. */
export function maybe(
  { who, effect }: Extract<Effect, { kind: 'may' }>,
  resolving: Resolving,
  did: boolean | null,
  one: CarryOne,
): CarriedOut | Stop {
  const players = playersFor(who, resolving, contextWhile(resolving));
  if (isStop(players)) return players;
  const [only, another] = players;
  if (who.kind === 'you' || only === undefined) return may(effect, null, resolving, did, one);
  const asked = another === undefined ? effect : doneBy(effect, { kind: 'they' });
  const doers: string[] = [];
  const parts = players.map((player) => (now: Resolving): CarriedOut | Stop => {
    const own: Resolving = { ...now, meant: { ...now.meant, they: player } };
    const then = may(asked, another === undefined ? null : player, own, did, one);
    if (then.kind === 'done' && then.did === true) doers.push(player);
    return then;
  });
  const done = inTurn(parts, resolving, did);
  if (done.kind !== 'done') return done;
  const they = another === undefined ? done.after.meant.they : resolving.meant.they;
  return { ...done, did: doers.length > 0, after: { ...done.after, meant: { ...done.after.meant, they, doers } } };
}

/** One player's choice; `player`: who it is, where several are asked one after the other (101.4). */
function may(effect: Effect, player: string | null, resolving: Resolving, did: boolean | null, one: CarryOne): CarriedOut | Stop {
  const { text, ask } = resolving;
  const done = effect.kind === 'pay' ? paid(effect, resolving) : undefined;
  if (done === null || isImpossible(effect, (deed, now) => one(deed, now, did), resolving)) return nothing(resolving, false);
  const whether = player === null ? 'whether to do' : `whether ${player} does`;
  const question: Question = { what: `${whether} what “${text}” allows`, options: ['yes', 'no'], least: 1, most: 1 };
  const [answer] = ask(question) ?? [];
  if (answer === 'no') return nothing(resolving, false);
  // An answer to what doing it leaves open says that it is done.
  let answered = answer !== undefined;
  const listening: Resolving = {
    ...resolving,
    ask: (asked) => {
      const given = ask(asked);
      answered ||= given !== null && given.length > 0;
      return given;
    },
  };
  const then = done ?? one(effect, listening, effect.kind === 'keywordAction' ? null : did);
  // 701.59b: a keyword action that can't be taken, and says so, is not taken.
  if (effect.kind === 'keywordAction' && then.kind === 'done' && then.did === false) return nothing(resolving, false);
  if (!answered) return { kind: 'unanswered', question };
  return then.kind === 'done' ? { ...then, did: true } : then;
}

/** 118.12a: "… unless its controller pays {2}": that player chooses, where it can be paid. */
export function unlessDone(
  { effect, deed }: Extract<Effect, { kind: 'unlessDoes' }>,
  resolving: Resolving,
  did: boolean | null,
  one: CarryOne,
): CarriedOut | Stop {
  // "Counter target spell unless its controller pays {2}": the controller of what is targeted.
  const spoken = spokenIn(effect, resolving);
  const payment = paymentOf(deed, spoken);
  if (payment !== null && isStop(payment)) return payment;
  const done = payment === null ? undefined : paid(payment, spoken);
  const cant = done === undefined && isImpossible(deed, (part, now) => one(part, now, did), spoken);
  if (done === null || cant) return undone(one(effect, resolving, did));
  const question: Question = {
    what: `whether what keeps “${resolving.text}” from happening is done`,
    options: ['yes', 'no'],
    least: 1,
    most: 1,
  };
  const [answer] = resolving.ask(question) ?? [];
  if (answer === undefined) return { kind: 'unanswered', question };
  if (answer !== 'yes') return undone(one(effect, resolving, did));
  // What only part of it could be done of is not done.
  const then = done ?? one(deed, { ...spoken, whole: true }, did);
  return then.kind === 'done' ? { ...then, did: true } : then;
}

/** What would have kept it from happening was not done: "if they do" speaks of that. */
const undone = (done: CarriedOut | Stop): CarriedOut | Stop => (done.kind === 'done' ? { ...done, did: false } : done);

/** What a deed pays, "{1} for each age counter on it" as often as that; null for another deed. */
function paymentOf(deed: Effect, resolving: Resolving): Extract<Effect, { kind: 'pay' }> | Stop | null {
  if (deed.kind === 'pay') return deed;
  if (deed.kind !== 'forEach' || deed.effect.kind !== 'pay') return null;
  const context = contextWhile(resolving);
  const times = context.evaluate.amount(deed.quantity, context);
  if (!isKnown(times)) return cannot(resolving.text, times.why);
  const { costs } = deed.effect;
  return { ...deed.effect, costs: Array.from({ length: Math.max(0, times) }, () => costs).flat() };
}

/** 118.12: what comes of paying; null where it can't be paid. */
export function paid({ who, costs }: Extract<Effect, { kind: 'pay' }>, resolving: Resolving): CarriedOut | Stop | null {
  const context = contextWhile(resolving);
  const players = context.evaluate.players(who, context);
  if (!isKnown(players)) return cannot(resolving.text, players.why);
  const [player, another] = players;
  if (player === undefined) return null;
  if (another !== undefined || resolving.pay === null) return cannot(resolving.text, 'what is paid as it resolves is not carried out');
  return resolving.pay(player, costs, resolving);
}
