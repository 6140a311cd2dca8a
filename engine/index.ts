export type { Acted, Action, Choices, Illegal, MissingChoice, Pay, PayWith } from './actions/action.ts';
export { type DamageOutcome, type DamageOutcomes, MOST_WAYS, type OutcomeChoice } from './actions/outcomes.ts';
export { perform } from './actions/perform.ts';
export { wouldDeal } from './actions/wouldDeal.ts';
export { wouldFight } from './actions/wouldFight.ts';
export { activatedAbilities } from './activation/activated.ts';
export { mayActivate } from './activation/legality.ts';
export type { Reason, ReasonKind, Refusal } from './activation/reasons.ts';
export type * from './ast/index.ts';
export { colorIdentityOf } from './cards/colorIdentity.ts';
export type { CardDefinition, CompiledCard, CompiledFace, FaceDefinition, Support } from './cards/definition.ts';
export { type CardFacts, cardFacts } from './cards/facts.ts';
export { type ManaCostError, manaValueOf, parseMana, parseManaCost } from './cards/manaCost.ts';
export { parseTypeLine, type TypeLine } from './cards/typeLine.ts';
export type { AbilityKind, PermanentAbility } from './characteristics/abilities.ts';
export { type Characteristics, characteristicsOf, isManaAbilityExplained } from './characteristics/characteristics.ts';
export { abilitiesOfFace, type FaceAbility } from './characteristics/faceAbilities.ts';
export { bandmatesOf } from './combat/bands.ts';
export { addsMana, bearsOnMana, unreadBearingOnMana } from './compiler/bearing.ts';
export { compileCard, compileFace, compileText, unreadSpans } from './compiler/compile.ts';
export { templateSynonyms } from './compiler/phrase.ts';
export { abilityWords, print, printRider } from './compiler/print.ts';
export type { Purpose } from './costs/demand.ts';
export { damageWarningsOf } from './damage/warnings.ts';
export type { GameEvent, GameEventBody, LeftOut } from './events/event.ts';
export { idsThen } from './events/past.ts';
export { MANA_TYPES, type ManaAmounts, NO_MANA, showMana, totalMana, typeSet, typesIn } from './mana/amounts.ts';
export { type CouldProduce, couldProduce, type ProductionReason, whyType } from './mana/couldProduce.ts';
export { producedMana } from './mana/producedMana.ts';
export { PRODUCES_LIMIT, type Produces, produces } from './mana/produces.ts';
export { type Warning, warningsOf } from './mana/warnings.ts';
export { isLegal } from './options/isLegal.ts';
export { legalActions, legalActionsWith } from './options/legalActions.ts';
export type {
  AdditionalToChoose,
  Announcement,
  CreatureToDeclare,
  Declarations,
  LegalAction,
  ModesToChoose,
  NumberToChoose,
  PlayerAction,
  Prospect,
  TargetToChoose,
} from './options/option.ts';
export {
  type ActivationQuestion,
  type AvailableMana,
  type CastingQuestion,
  CONCERNS,
  type Concern,
  type Legality,
  type MaxX,
  type PaidSymbol,
  type Payment,
  type PaymentPlan,
  type PaymentQuestion,
  type PaymentStep,
  type Shortfall,
} from './payment/answer.ts';
export { availableMana } from './payment/available.ts';
export { canPay } from './payment/canPay.ts';
export { maxX } from './payment/maxX.ts';
export { canActivate, canCast } from './payment/mayDo.ts';
export { type CostPayment, type Payments, paymentsOfActivating, paymentsOfCasting } from './payment/payFor.ts';
export { err, ok, type Result } from './result.ts';
export { RULES_EDITION, type Rule, type RuleNumber, rule, rules } from './rules.ts';
export { BOARD_LIMITS, type BoardError, type BoardSetup, type CardSetup, type PermanentSetup, type PlayerSetup } from './state/board.ts';
export {
  type AbilityOnStack,
  type CardObject,
  type CardZone,
  type Chosen,
  type GameState,
  idThen,
  type Loss,
  type PermanentObject,
  type PlayerState,
  permanentsOf,
  playerOf,
  type SpellOnStack,
  STEPS,
  type StackObject,
  type StepName,
} from './state/game.ts';
export { type ManaKind, type ManaLifetime, type ManaOrigin, type PooledMana, plainMana } from './state/manaPool.ts';
export { setUpBoard } from './state/setUpBoard.ts';
export { hasWon, whyLost } from './stateBasedActions/losing.ts';
export { type Explanation, explanation, type Step, step } from './trace.ts';
