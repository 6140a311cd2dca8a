import type { Effect } from '../../ast/index.ts';
import type { TokenCount } from '../../ast/token.ts';
import { type CarriedOut, contextWhile, type Resolving, type Stop, unmodelled } from '../resolving.ts';
import { proliferate } from './counters.ts';
import { createToken } from './creating.ts';
import { amountFor } from './players.ts';

type KeywordAction = Extract<Effect, { kind: 'keywordAction' }>;

/** 701: keyword actions of players that come to other deeds. */
export function keywordAction(deed: KeywordAction, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  switch (deed.action) {
    case 'proliferate':
      return deed.who.kind === 'you' && deed.amount === null ? proliferate(resolving, did) : unmodelled(deed, resolving);
    case 'investigate':
      return investigate(deed, resolving, did);
    default:
      return unmodelled(deed, resolving);
  }
}

/** 701.16a: a Clue, or one for each time. */
function investigate({ who, amount: quantity }: KeywordAction, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const amount = quantity === null ? 1 : amountFor(quantity, resolving, contextWhile(resolving));
  if (typeof amount !== 'number') return amount;
  const token: TokenCount = { ...CLUE, amount: { kind: 'number', value: amount } };
  return createToken({ kind: 'createToken', who, tokens: [token], join: 'and' }, resolving, did);
}

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
