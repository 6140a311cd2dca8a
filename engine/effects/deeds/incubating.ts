import type { CompiledCard } from '../../cards/definition.ts';
import { compileCard } from '../../compiler/compile.ts';
import { type CarriedOut, contextWhile, type Resolving, type Stop, unmodelled } from '../resolving.ts';
import { type Action, playerActing } from './action.ts';
import { createBatches } from './creating.ts';
import { amountFor } from './players.ts';

/** 111.10i: an artifact that turns into a 0/0 Phyrexian; a token with two faces. */
const INCUBATOR: CompiledCard = compileCard({
  name: 'Incubator Token',
  typeLine: 'Artifact — Incubator',
  layout: 'transform',
  faces: [
    { name: 'Incubator Token', typeLine: 'Artifact — Incubator', oracleText: '{2}: Transform this token.' },
    { name: 'Phyrexian Token', typeLine: 'Artifact Creature — Phyrexian', power: '0', toughness: '0' },
  ],
});

/** 701.53a: an Incubator token that enters with so many +1/+1 counters. */
export function incubate(deed: Action, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const player = playerActing(deed, resolving);
  if (typeof player !== 'string') return player;
  if (deed.amount === null) return unmodelled(deed, resolving);
  const amount = amountFor(deed.amount, resolving, contextWhile(resolving));
  if (typeof amount !== 'number') return amount;
  const counters = amount === 0 ? {} : { counters: new Map([['+1/+1', amount]]) };
  const entering = { controller: player, ...counters };
  return createBatches([{ player, card: INCUBATOR, amount: 1, entering }], player === resolving.you ? null : player, resolving, did);
}
