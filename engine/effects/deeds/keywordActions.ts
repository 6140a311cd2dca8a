import type { Effect, ObjectRef } from '../../ast/index.ts';
import type { TokenCount } from '../../ast/token.ts';
import { unread } from '../../characteristics/unread.ts';
import { repeated } from '../../costs/parts.ts';
import type { GameEventBody } from '../../events/event.ts';
import { choose } from '../choosing.ts';
import { happening, inTurn } from '../happening.ts';
import { canHaveCounters } from '../puttingCounters.ts';
import { about, type CarriedOut, cannot, contextWhile, isStop, type Resolving, type Stop, unmodelled } from '../resolving.ts';
import { amass } from './amassing.ts';
import { backUp } from './backingUp.ts';
import { flipCoin, randomPlayer, rollDie, sidesOf } from './chance.ts';
import { clash } from './clashing.ts';
import { removeFromCombat, renown } from './combat.ts';
import { proliferate } from './counters.ts';
import { copyToken, createToken } from './creating.ts';
import { becomes, monstrosity, saddle, solve, suspect } from './designating.ts';
import { after, doneInstead } from './doneInstead.ts';
import { encore } from './encoring.ts';
import { collectEvidence } from './evidence.ts';
import { exploit } from './exploiting.ts';
import { putFaceDown } from './facing.ts';
import { incubate } from './incubating.ts';
import { myriad } from './myriad.ts';
import { chooseValue, isChoiceOfValue } from './naming.ts';
import { amountFor, playersFor } from './players.ts';
import { increaseSpeed } from './speeding.ts';

type KeywordAction = Extract<Effect, { kind: 'keywordAction' }>;

/** 701: keyword actions of players that come to other deeds. */
export function keywordAction(deed: KeywordAction, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const { amount } = deed;
  if (amount !== null && REPEATED.has(deed.action)) {
    const times = amountFor(amount, resolving, contextWhile(resolving));
    if (typeof times !== 'number') return times;
    const once = (now: Resolving): CarriedOut | Stop => keywordAction({ ...deed, amount: null }, now, did);
    return inTurn(repeated(once, times), resolving, did);
  }
  switch (deed.action) {
    case 'proliferate':
      return deed.who.kind === 'you' ? proliferating(resolving, did) : unmodelled(deed, resolving);
    case 'investigate':
      return investigate(deed, resolving, did);
    case 'populate':
      return copyToken(
        {
          kind: 'copyToken',
          who: deed.who,
          tokens: { kind: 'copies', amount: { kind: 'number', value: 1 }, of: CREATURE_TOKEN, except: [], entering: PLAIN },
        },
        resolving,
        did,
      );
    case 'bolster':
      return bolster(deed, resolving, did);
    case 'become the monarch':
      return becomes('the monarch')(deed, resolving, did);
    case 'increase speed':
      return increaseSpeed(deed, resolving, did);
    case 'solve':
      return solve(deed, resolving, did);
    case 'monstrosity':
      return monstrosity(deed, resolving, did);
    case 'renown':
      return renown(deed, resolving, did);
    case 'myriad':
      return myriad(resolving, did);
    case 'remove from combat':
      return removeFromCombat(deed, resolving, did);
    case 'exploit':
      return exploit(deed, resolving, did);
    case 'backup':
      return backUp(deed, resolving, did);
    case 'incubate':
      return incubate(deed, resolving, did);
    case 'collect evidence':
      return collectEvidence(deed, resolving, did);
    case 'encore':
      return encore(deed, resolving, did);
    case 'saddle':
      return saddle(deed, resolving, did);
    case 'suspect':
      return suspect(deed, resolving, did);
    case 'manifest':
      return putFaceDown('manifested')(deed, resolving, did);
    case 'cloak':
      return putFaceDown('cloaked')(deed, resolving, did);
    case 'flip a coin':
      return chanceReplaced(resolving) ?? flipCoin(deed, resolving, did);
    default:
      return otherAction(deed, resolving, did);
  }
}

/** 701.34: once, or as often as effects make of that. */
function proliferating(resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const done = doneInstead('proliferate', resolving.you, 1, resolving);
  if (isStop(done)) return done;
  if (done.kind === 'instead') return done.does(resolving);
  return after(done.over, resolving, (then) =>
    inTurn(
      repeated((now: Resolving) => proliferate(now, did), done.amount),
      then,
      did,
    ),
  );
}

/** Keyword actions with something in their words that varies. */
function otherAction(deed: KeywordAction, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  if (isChoiceOfValue(deed)) return chooseValue(deed, resolving, did);
  if (deed.action.startsWith('amass ')) return amass(deed, resolving, did);
  if (deed.action.startsWith('clash with ')) return clash(deed, resolving, did);
  if (/^choose an? (player|opponent) at random$/.test(deed.action)) return randomPlayer(deed, resolving, did);
  const sides = sidesOf(deed.action);
  if (sides === null) return unmodelled(deed, resolving);
  return chanceReplaced(resolving) ?? rollDie(sides)(deed, resolving, did);
}

/** 705.1, 706.1: text that is not read and could replace a flip or a roll. */
function chanceReplaced({ state }: Resolving): Stop | null {
  const open = unread(state, /\bwould (flip|roll)\b/i);
  return open === null ? null : cannot(open, 'it could replace flipping a coin or rolling a die');
}

/** Actions that are taken so often, one after the other, where a number is said. */
const REPEATED: ReadonlySet<string> = new Set(['flip a coin', 'populate', 'proliferate']);

/** 701.16a: a Clue, or one for each time. */
function investigate({ who, amount: quantity }: KeywordAction, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const amount = quantity === null ? 1 : amountFor(quantity, resolving, contextWhile(resolving));
  if (typeof amount !== 'number') return amount;
  const token: TokenCount = { ...CLUE, amount: { kind: 'number', value: amount } };
  const made = createToken({ kind: 'createToken', who, tokens: [token], join: 'and' }, resolving, did);
  if (made.kind !== 'done') return made;
  const players = playersFor(who, resolving, contextWhile(resolving));
  if ('kind' in players) return players;
  const taken = players.flatMap((player) =>
    Array.from({ length: amount }, (): GameEventBody => ({ kind: 'ActionTaken', keyword: 'investigate', player, object: null, on: [] })),
  );
  const now = { ...resolving, state: made.state, ...made.after };
  const done = happening({ kind: 'events', events: taken, objects: null, player: null }, now, made.did);
  return done.kind === 'done' ? { ...done, happened: [...made.happened, ...done.happened] } : done;
}

/** 701.39a: a creature with the least toughness among those that the player controls gets counters. */
function bolster(deed: KeywordAction, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  if (deed.who.kind !== 'you' || deed.amount === null) return unmodelled(deed, resolving);
  const context = contextWhile(resolving);
  const amount = amountFor(deed.amount, resolving, context);
  if (typeof amount !== 'number') return amount;
  const creatures = context.view.permanents
    .flatMap((id) => context.view.object(id) ?? [])
    .filter(({ types, controller }) => types.has('creature') && controller === resolving.you);
  const least = Math.min(...creatures.map(({ toughness }) => toughness ?? 0));
  const weakest = creatures.filter(({ toughness }) => (toughness ?? 0) === least).map(({ id }) => id);
  const chosen = choose('the creature to bolster', weakest, { least: Math.min(1, weakest.length), most: 1 }, resolving);
  if ('kind' in chosen) return chosen;
  const fitting = amount === 0 ? [] : chosen.filter((id) => canHaveCounters(resolving.state, id, '+1/+1'));
  return happening(
    about(
      chosen,
      fitting.map((object) => ({ kind: 'CounterAdded', object, counter: '+1/+1', amount })),
    ),
    resolving,
    did,
  );
}

const CREATURE_TOKEN: ObjectRef = {
  kind: 'some',
  amount: { kind: 'number', value: 1 },
  filter: {
    kind: 'objects',
    words: [
      { kind: 'cardType', type: 'creature', not: false },
      { kind: 'token', not: false },
    ],
    suffixes: [{ kind: 'controlledBy', player: { kind: 'you' }, not: false }],
  },
};

const PLAIN = { kind: 'entering', tapped: false, attacking: false, attachedTo: null } as const;

const CLUE: TokenCount = {
  kind: 'tokens',
  amount: { kind: 'number', value: 1 },
  token: {
    kind: 'token',
    name: null,
    naming: 'named',
    role: null,
    power: null,
    toughness: null,
    supertypes: [],
    colors: null,
    subtypes: ['Clue'],
    types: [],
    every: null,
    abilities: [],
  },
  entering: { kind: 'entering', tapped: false, attacking: false, attachedTo: null },
};
