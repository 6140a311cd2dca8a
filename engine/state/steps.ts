/** 500.1, in the order of a turn. */
export const STEPS = [
  'UNTAP',
  'UPKEEP',
  'DRAW',
  'PRECOMBAT_MAIN',
  'BEGIN_COMBAT',
  'DECLARE_ATTACKERS',
  'DECLARE_BLOCKERS',
  'COMBAT_DAMAGE',
  'END_COMBAT',
  'POSTCOMBAT_MAIN',
  'END',
  'CLEANUP',
] as const;
export type StepName = (typeof STEPS)[number];
