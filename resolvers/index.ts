import { Ability } from './ability.ts';
import { Acted, ActResult, Illegal, MissingChoice, VersionConflict } from './act.ts';
import { AvailableMana, MaxX } from './availableMana.ts';
import { Card, CardConnection, CardEdge } from './card.ts';
import { CardFace } from './cardFace.ts';
import { CardObject } from './cardObject.ts';
import { CouldProduce, ProductionReason, WhyType } from './couldProduce.ts';
import { DamageOutcome, DamageOutcomes, WouldDealResult } from './damageOutcomes.ts';
import * as events from './event.ts';
import { Explanation, ExplanationStep, Rule } from './explanation.ts';
import { Game } from './game.ts';
import { EventConnection, EventEdge, GameConnection, GameEdge } from './games/connection.ts';
import * as keptEvents from './games/event.ts';
import { Mutation } from './games/mutation.ts';
import { CreatureToDeclare, LegalAction, ModesToChoose } from './option.ts';
import { PaidSymbol, Payment, PaymentPlan, PaymentStep, Shortfall } from './payment.ts';
import { Permanent } from './permanent.ts';
import { Player } from './player.ts';
import { PooledMana } from './pooledMana.ts';
import { ProducedMana, Production } from './production.ts';
import { Query } from './query.ts';
import { AbilityRef } from './scalars/abilityRef.ts';
import { ActionValue } from './scalars/actionValue.ts';
import { BigIntScalar } from './scalars/bigInt.ts';
import { Mana, ManaCost } from './scalars/mana.ts';
import { Kicked, PartRef } from './scalars/partRef.ts';
import { ScenarioDocument } from './scalars/scenarioDocument.ts';
import { Catalogue, Service } from './service.ts';
import { StackObject } from './stack.ts';
import { Warning } from './warning.ts';

/** Every type that is more than a plain object, by its name in the schema. */
export const resolvers = {
  ...events,
  ...keptEvents,
  Ability,
  AbilityRef,
  Acted,
  ActionValue,
  ActResult,
  AvailableMana,
  PaidSymbol,
  PartRef,
  Payment,
  PaymentPlan,
  PaymentStep,
  Shortfall,
  BigInt: BigIntScalar,
  Card,
  CardConnection,
  CardEdge,
  CardFace,
  CardObject,
  Catalogue,
  CouldProduce,
  CreatureToDeclare,
  DamageOutcome,
  DamageOutcomes,
  WouldDealResult,
  EventConnection,
  EventEdge,
  Explanation,
  ExplanationStep,
  Game,
  GameConnection,
  GameEdge,
  Illegal,
  Kicked,
  LegalAction,
  MaxX,
  MissingChoice,
  ModesToChoose,
  Mutation,
  Mana,
  ManaCost,
  Permanent,
  Player,
  PooledMana,
  ProducedMana,
  Production,
  ProductionReason,
  Query,
  Rule,
  ScenarioDocument,
  Service,
  StackObject,
  VersionConflict,
  Warning,
  WhyType,
};
