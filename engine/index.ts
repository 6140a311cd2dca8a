export type * from './ast/index.ts';
export type { CardDefinition, CompiledCard, CompiledFace, FaceDefinition, Support } from './cards/definition.ts';
export { addsMana, bearsOnMana, unreadBearingOnMana } from './compiler/bearing.ts';
export { compileCard, compileFace, compileText, unreadSpans } from './compiler/compile.ts';
export { templateSynonyms } from './compiler/phrase.ts';
export { abilityWords, print } from './compiler/print.ts';
export { err, ok, type Result } from './result.ts';
export { RULES_EDITION, type Rule, type RuleNumber, rule, rules } from './rules.ts';
export { type Explanation, explanation, type Step, step } from './trace.ts';
