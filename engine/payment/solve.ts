/**
 * Questions about paying a goal from a net: whether it can be covered and which plan is best. Everything here is pure and exact; where a
 * question would take more states than a search may look at, the answer is `undetermined`.
 */
export { bestPlan } from './solve/bestPlan.ts';
export { type Certificate, certificate, type Proof } from './solve/certificate.ts';
export { coverable } from './solve/coverable.ts';
export { mostOf } from './solve/mostOf.ts';
export { type ParetoPlans, paretoPlans } from './solve/pareto.ts';
export { type PreparedNet, prepare } from './solve/prepared.ts';
