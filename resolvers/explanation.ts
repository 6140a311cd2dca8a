import { type Rule as EngineRule, RULES_EDITION, rule } from '../engine/index.ts';
import type { ExplanationResolvers, ExplanationStepResolvers, RuleResolvers } from './generated/types.ts';

export const Explanation: ExplanationResolvers = {
  summary: ({ summary }) => summary,
  steps: ({ steps }) => steps,
  rules: ({ rules }) => rules.map(known),
  edition: () => `${RULES_EDITION.name}, ${RULES_EDITION.date}`,
};

export const ExplanationStep: ExplanationStepResolvers = {
  text: ({ text }) => text,
  rules: ({ rules }) => rules.map(known),
};

export const Rule: RuleResolvers = {
  number: ({ number }) => number,
  summary: ({ summary }) => summary,
  parent: ({ parent }) => (parent === null ? null : known(parent)),
};

/** A cited number is always in the table: the engine's types see to that. */
export function known(number: string): EngineRule {
  const found = rule(number);
  if (found === undefined) throw new Error(`rule ${number} is cited but not in the table`);
  return found;
}
