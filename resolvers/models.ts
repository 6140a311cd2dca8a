import type { CatalogueInfo } from '../data/cards/catalogue.ts';
import type {
  AvailableMana,
  CardObject,
  CompiledCard,
  CompiledFace,
  CouldProduce,
  Explanation,
  FaceAbility,
  GameState,
  ManaAmounts,
  PermanentAbility,
  PermanentObject,
  PlayerState,
  PooledMana,
  ProductionReason,
  produces,
  Rule,
  StackObject,
  Step,
  Warning,
  whyType,
} from '../engine/index.ts';

export type { ManaAmounts } from '../engine/index.ts';

/** What the resolvers of each GraphQL type start from: the engine's own values, with the state that they belong to. */

export interface GameModel {
  readonly state: GameState;
}

export interface PlayerModel extends GameModel {
  readonly player: PlayerState;
}

export interface PermanentModel extends GameModel {
  readonly permanent: PermanentObject;
}

export interface CardObjectModel extends GameModel {
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

export interface WarningModel extends GameModel {
  readonly warning: Warning;
}

export interface StackObjectModel extends GameModel {
  readonly object: StackObject;
}

export interface CardConnectionModel {
  readonly cards: readonly CompiledCard[];
  readonly total: number;
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
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
export type PooledManaModel = PooledMana;
export type ProducedManaModel = ManaAmounts;
export type ProductionModel = ReturnType<typeof produces>;
export type RuleModel = Rule;
