import { typeSet, typesIn } from '../engine/index.ts';
import { badInput } from './errors.ts';
import type { AvailableManaResolvers, MaxXResolvers } from './generated/types.ts';
import { invalid } from './input/card.ts';
import { LIMITS } from './limits.ts';

export const AvailableMana: AvailableManaResolvers = {
  max: ({ max }) => max,
  unbounded: ({ max }) => max === null,
  unboundedTypes: ({ unbounded }) => typesIn(unbounded),
  maxOf(available, { types }) {
    if (types.length === 0) throw badInput(invalid(['types'], 'Name at least one type of mana.'));
    return available.maxOf(typeSet(types));
  },
  options: (available, { first }) => available.options(counted(first ?? 50)).options,
  truncated: (available, { first }) => available.options(counted(first ?? 50)).truncated,
  certain: ({ certain }) => certain,
  open: ({ open }) => open,
  explanation: (available) => available.explanation(),
};

function counted(first: number): number {
  if (first < 1 || first > LIMITS.manaOptions) {
    throw badInput(invalid(['first'], `Ask for 1 to ${LIMITS.manaOptions} options, not ${first}.`));
  }
  return first;
}

export const MaxX: MaxXResolvers = {
  max: ({ max }) => max,
  unbounded: ({ unbounded }) => unbounded,
  gaps: ({ gaps }) => gaps,
  certain: ({ certain }) => certain,
  open: ({ open }) => open,
  explanation: (answer) => answer.explanation(),
};
