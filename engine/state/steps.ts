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

/** 505.1. */
export const isMainPhase = (step: StepName): boolean => step === 'PRECOMBAT_MAIN' || step === 'POSTCOMBAT_MAIN';
