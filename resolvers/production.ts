import type { ProducedManaResolvers, ProductionResolvers } from './generated/types.ts';
import { MANA_TYPES, totalOf } from './scalars/mana.ts';

export const Production: ProductionResolvers = {
  mana: ({ mana }) => mana,
  truncated: ({ truncated }) => truncated,
  explanation: ({ explanation }) => explanation,
  open: ({ open }) => open,
};

export const ProducedMana: ProducedManaResolvers = {
  mana: (amounts) => amounts,
  amounts: (amounts) => MANA_TYPES.filter((type) => amounts[type] > 0n).map((type) => ({ type, amount: amounts[type] })),
  total: (amounts) => totalOf(amounts),
};
