import { ALL_TYPES, MANA_TYPES, type ManaAmounts, NO_MANA, NO_TYPES, type TypeSet, typeBit } from '../mana/amounts.ts';
import type { GameState } from '../state/game.ts';
import { explanation, type Step, step } from '../trace.ts';
import type { Amount } from './amount.ts';
import type { AvailableMana } from './answer.ts';
import { type MaximalMana, maximalMana, mostMana } from './explore.ts';
import type { KindSet } from './net.ts';
import { netOfPool, type PaymentNet } from './netOf.ts';

/** How many of the largest pools are looked at where how much there could be is not certain. */
const SOME = 20;

/**
 * What a player could have in the pool by activating mana abilities now (605.3a), from an empty pool; with `unspent`, what is in the pool
 * now is there too and may be spent on the way. Restrictions on spending don't matter, but for what is spent on mana abilities.
 */
export function availableMana(state: GameState, player: string, { unspent = false }: { readonly unspent?: boolean } = {}): AvailableMana {
  const whole = netOfPool(state, player, !unspent);
  const bounded = whole.terrain.bounds !== null;
  const paying = bounded ? netOfPool(state, player, !unspent, 'staged') : whole;
  const most = bounded ? netOfPool(state, player, !unspent, 'most') : null;
  const found = mostOf(paying, most, ALL_TYPES);
  return {
    max: found.amount,
    maxOf: (types) => mostOf(paying, most, types).amount,
    unbounded: found.amount === null ? typesWithoutBound(paying) : NO_TYPES,
    options: (first) => {
      const { options, truncated } = largest(paying, first);
      return { options: options.map(amountsOf), truncated: truncated || bounded };
    },
    certain: found.certain,
    open: whole.open,
    explanation: () => explain(player, whole, found.amount, !found.certain),
  };
}

/** The most mana of some types; certain where the most that there could be is no more. */
function mostOf(
  paying: PaymentNet,
  bound: PaymentNet | null,
  types: TypeSet,
): { readonly amount: bigint | null; readonly certain: boolean } {
  const most = mostMana(paying.net, kindsOfTypes(paying, types));
  const amount = atLeast(paying, types, most);
  if (most === 'undetermined') return { amount, certain: false };
  return { amount, certain: bound === null ? paying.terrain.complete : mostMana(bound.net, kindsOfTypes(bound, types)) === most };
}

const kindsOfTypes = ({ kinds }: PaymentNet, types: TypeSet): KindSet =>
  kinds.samples.reduce((set, { type }, kind) => ((types & typeBit(type)) === 0 ? set : set | (1 << kind)), 0);

const largest = ({ net, kinds }: PaymentNet, first: number): MaximalMana =>
  maximalMana(net, first, { classes: MANA_TYPES.length, of: kinds.samples.map(({ type }) => MANA_TYPES.indexOf(type)) });

/** How much there could be; where that isn't certain, how much there is in some pool that could be. */
function atLeast(paying: PaymentNet, types: TypeSet, most: Amount | 'undetermined'): bigint | null {
  if (most === 'unbounded') return null;
  if (most !== 'undetermined') return most;
  const amounts = largest(paying, SOME).options.map((option) =>
    MANA_TYPES.reduce((sum, type, index) => ((types & typeBit(type)) === 0 ? sum : sum + finite(option[index])), 0n),
  );
  let largestSum = 0n;
  for (const amount of amounts) if (amount > largestSum) largestSum = amount;
  return largestSum;
}

const finite = (amount: Amount | undefined): bigint => (amount === undefined || amount === 'unbounded' ? 0n : amount);

const typesWithoutBound = (paying: PaymentNet): TypeSet =>
  MANA_TYPES.reduce(
    (set, type) => (mostMana(paying.net, kindsOfTypes(paying, typeBit(type))) === 'unbounded' ? set | typeBit(type) : set),
    NO_TYPES,
  );

function amountsOf(option: readonly Amount[]): ManaAmounts {
  const amounts = { ...NO_MANA };
  for (const [index, type] of MANA_TYPES.entries()) amounts[type] = finite(option[index]);
  return amounts;
}

function explain(player: string, { labels, open }: PaymentNet, max: bigint | null, uncertain: boolean): ReturnType<typeof explanation> {
  const sources = [
    ...new Set(labels.flatMap((label) => (label.kind === 'way' && label.way.offer !== null ? [label.way.offer.ability.text] : []))),
  ];
  const steps: Step[] = [
    step(
      sources.length === 0
        ? `${player} has no mana ability to activate now.`
        : `${player} could activate: ${sources
            .slice(0, 12)
            .map((text) => `“${text}”`)
            .join(', ')}${sources.length > 12 ? ', …' : ''}.`,
      '605.3a',
      '106.4',
    ),
    ...open.map((what) => step(`Not told by the board or not modelled: ${what}.`, '605.1')),
  ];
  const amount = max === null ? 'any amount of mana' : `${uncertain ? 'at least ' : 'at most '}${max} mana`;
  return explanation(`${player} could have ${amount} in the pool.`, steps);
}
