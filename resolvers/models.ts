import type { CatalogueInfo } from '../data/cards/catalogue.ts';
import type { KeptGame } from '../data/games/kept.ts';
import type {
  AvailableMana,
  CardObject,
  CompiledCard,
  CompiledFace,
  CouldProduce,
  CreatureToDeclare,
  DamageOutcome,
  DamageOutcomes,
  Explanation,
  FaceAbility,
  GameEvent,
  GameState,
  Illegal,
  LegalAction,
  Legality,
  ManaAmounts,
  MaxX,
  ModesToChoose,
  PaidSymbol,
  Payment,
  PaymentPlan,
  PaymentStep,
  PermanentAbility,
  PermanentObject,
  PlayerState,
  PooledMana,
  ProductionReason,
  produces,
  Rule,
  Shortfall,
  StackObject,
  Step,
  Warning,
  whyType,
} from '../engine/index.ts';

import type { Action, BoardInput } from './generated/types.ts';

export type { ManaAmounts } from '../engine/index.ts';

/** What the resolvers of each GraphQL type start from: the engine's own values, with the state that they belong to. */

export interface StateModel {
  readonly state: GameState;
}

export interface GameModel extends StateModel {
  /** Where it is a version of a game that is kept. */
  readonly kept?: KeptGame;
  readonly begun: Begun;
}

/** What a game came of: where it begins, and what was done then that is stored nowhere. */
export interface Begun {
  /** As the request gave it, a version that is kept, or a moment in the middle of an action. */
  readonly from:
    | { readonly kind: 'board'; readonly board: BoardInput }
    | { readonly kind: 'kept'; readonly game: KeptGame }
    | { readonly kind: 'midAction' };
  readonly actions: readonly Action[];
  /** The kinds of the events of the last of these actions; empty where there is none. */
  readonly events: readonly string[];
  /** Whether something was left out in these actions, since it is not modelled. */
  readonly leftOut: boolean;
}

/** A document in the scenario format. */
export type ScenarioDocument = Readonly<Record<string, unknown>>;

export interface PlayerModel extends StateModel {
  readonly player: PlayerState;
}

export interface PermanentModel extends StateModel {
  readonly permanent: PermanentObject;
}

export interface CardObjectModel extends StateModel {
  readonly object: CardObject;
}

/** An ability of a permanent on a board, or of a card by itself, where there is no board to ask. */
export type AbilityModel =
  | (PermanentModel & { readonly on: 'permanent'; readonly ability: PermanentAbility })
  | { readonly on: 'card'; readonly ability: FaceAbility };

export interface CouldProduceModel extends PermanentModel {
  readonly answer: CouldProduce;
}

export interface ProductionReasonModel extends PermanentModel {
  readonly reason: ProductionReason;
}

export interface WhyTypeModel extends PermanentModel {
  readonly type: ProductionReason['type'];
  readonly answer: ReturnType<typeof whyType>;
}

export interface WarningModel extends StateModel {
  readonly warning: Warning;
}

export interface LegalActionModel extends StateModel {
  readonly option: LegalAction;
}

export interface CreatureToDeclareModel extends StateModel, CreatureToDeclare {}

export interface StackObjectModel extends StateModel {
  readonly object: StackObject;
}

export interface ActedModel extends GameModel {
  readonly result: 'Acted';
  readonly events: readonly AnyEventModel[];
}

export interface VersionConflictModel {
  readonly result: 'VersionConflict';
  readonly expected: number;
  readonly actual: number;
}

export interface DamageOutcomesModel extends StateModel {
  readonly result: 'DamageOutcomes';
  readonly all: DamageOutcomes;
}

export interface DamageOutcomeModel {
  readonly outcome: DamageOutcome;
}

export interface IllegalModel {
  readonly result: 'Illegal';
  readonly action: number;
  readonly illegal: Illegal;
}

/** What every event is told with. `told`: the id that an object had, of one that is gone by the id that stands for it. */
interface Told {
  readonly action: number;
  readonly version: number;
  readonly at: string | null;
  readonly told: (id: string) => string;
}

/** What happens to games that are kept, beside what happens in them. */
export type KeepingEvent = { readonly explanation: Explanation } & (
  | { readonly kind: 'GameCreated' }
  | { readonly kind: 'GameForked'; readonly game: string; readonly atVersion: number }
  | { readonly kind: 'ChangesUndone'; readonly steps: number; readonly toVersion: number }
);

export type AnyEventModel = (GameEvent | KeepingEvent) & Told;
export type EventModel<Kind extends AnyEventModel['kind']> = OfKind<AnyEventModel, Kind>;
type OfKind<E extends AnyEventModel, Kind> = E extends unknown ? (Kind extends E['kind'] ? E & { readonly kind: Kind } : never) : never;

export type MissingChoiceModel = NonNullable<Illegal['missingChoice']>;

export interface PaymentModel extends StateModel {
  readonly payment: Payment;
}

export interface PaymentPlanModel extends StateModel {
  readonly plan: PaymentPlan;
}

export interface PaymentStepModel extends StateModel {
  readonly step: PaymentStep;
}

export interface CardConnectionModel {
  readonly cards: readonly CompiledCard[];
  readonly total: number;
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
}

interface PageModel {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
}

export interface EventEdgeModel {
  readonly cursor: string;
  readonly event: AnyEventModel;
}

export interface EventConnectionModel extends PageModel {
  readonly edges: readonly EventEdgeModel[];
}

export interface GameEdgeModel {
  readonly cursor: string;
  readonly game: GameModel;
}

export interface GameConnectionModel extends PageModel {
  readonly edges: readonly GameEdgeModel[];
}

export interface ServiceModel {
  readonly catalogue: CatalogueInfo;
}

export type CardModel = CompiledCard;
export type CardFaceModel = CompiledFace;
export type CatalogueModel = CatalogueInfo;
export type ExplanationModel = Explanation;
export type ExplanationStepModel = Step;
export type AvailableManaModel = AvailableMana;
export type LegalityModel = Legality;
export type ModesToChooseModel = ModesToChoose;
export type MaxXModel = MaxX;
export type PaidSymbolModel = PaidSymbol;
export type ShortfallModel = Shortfall;
export type PooledManaModel = PooledMana;
export type ProducedManaModel = ManaAmounts;
export type ProductionModel = ReturnType<typeof produces>;
export type RuleModel = Rule;
