import type { CatalogueInfo } from '../data/cards/catalogue.ts';
import type {
  BoardSetup,
  CardZone,
  Concern,
  ManaLifetime as EngineLifetime,
  Support as EngineSupport,
  GameEvent,
  LeftOut,
  Loss,
  PaymentStep,
  PermanentAbility,
  PlayerAction,
  StackObject,
} from '../engine/index.ts';
import type {
  AbilityKind,
  ActionKind,
  CatalogueKind,
  DayNight,
  Format,
  LeftOutPart,
  LossReason,
  ManaLifetime,
  PaymentConcern,
  PaymentStepKind,
  StackObjectKind,
  Support,
  Zone,
  ZoneChangeCause,
} from './generated/types.ts';

/** The engine's words and the enum values that stand for them in the schema. A word without a partner does not compile. */

export const ACTION_KIND: Readonly<Record<PlayerAction['kind'], ActionKind>> = {
  tapForMana: 'TAP_FOR_MANA',
  activate: 'ACTIVATE',
  cast: 'CAST',
  playLand: 'PLAY_LAND',
  turnFaceUp: 'TURN_FACE_UP',
  suspend: 'SUSPEND',
  foretell: 'FORETELL',
  plot: 'PLOT',
  attack: 'ATTACK',
  block: 'BLOCK',
  combatDamage: 'COMBAT_DAMAGE',
  resolve: 'RESOLVE',
  advance: 'ADVANCE',
};

export const ABILITY_KIND: Readonly<Record<PermanentAbility['kind'], AbilityKind>> = {
  activated: 'ACTIVATED',
  triggered: 'TRIGGERED',
  static: 'STATIC',
  spell: 'SPELL',
  keyword: 'KEYWORD',
  unsupported: 'UNSUPPORTED',
};

export const SUPPORT: Readonly<Record<EngineSupport, Support>> = { full: 'FULL', partial: 'PARTIAL', none: 'NONE' };

export const ENGINE_SUPPORT: Readonly<Record<Support, EngineSupport>> = { FULL: 'full', PARTIAL: 'partial', NONE: 'none' };

export const CATALOGUE_KIND: Readonly<Record<CatalogueInfo['kind'], CatalogueKind>> = { starter: 'STARTER', compiled: 'COMPILED' };

export const ENGINE_FORMAT: Readonly<Record<Format, NonNullable<BoardSetup['format']>>> = { COMMANDER: 'commander' };

export const ENGINE_DAY_NIGHT: Readonly<Record<DayNight, NonNullable<BoardSetup['dayNight']>>> = { DAY: 'day', NIGHT: 'night' };

export const MANA_LIFETIME: Readonly<Record<EngineLifetime, ManaLifetime>> = { step: 'STEP', combat: 'COMBAT', turn: 'TURN' };

export const STACK_OBJECT_KIND: Readonly<Record<StackObject['kind'], StackObjectKind>> = {
  activatedAbility: 'ACTIVATED_ABILITY',
  spell: 'SPELL',
  triggeredAbility: 'TRIGGERED_ABILITY',
};

export const FACE_DOWN_BY = {
  plain: 'MORPH',
  disguised: 'DISGUISE',
  manifested: 'MANIFEST',
  cloaked: 'CLOAK',
} as const;

export const FACE_DOWN = {
  MORPH: 'plain',
  DISGUISE: 'disguised',
  MANIFEST: 'manifested',
  CLOAK: 'cloaked',
} as const;

export const LEFT_OUT_PART: Readonly<Record<LeftOut['part'], LeftOutPart>> = {
  instruction: 'INSTRUCTION',
  resolution: 'RESOLUTION',
  trigger: 'TRIGGER',
  standing: 'STANDING',
};

export const LOSS_REASON: Readonly<Record<Loss, LossReason>> = {
  life: 'LIFE',
  emptyLibrary: 'EMPTY_LIBRARY',
  poison: 'POISON',
  commanderDamage: 'COMMANDER_DAMAGE',
  effect: 'EFFECT',
  conceded: 'CONCEDED',
};

export const ZONE: Readonly<Record<CardZone | 'battlefield', Zone>> = {
  battlefield: 'BATTLEFIELD',
  hand: 'HAND',
  library: 'LIBRARY',
  graveyard: 'GRAVEYARD',
  stack: 'STACK',
  exile: 'EXILE',
  command: 'COMMAND',
};

export const ZONE_CHANGE_CAUSE: Readonly<Record<Extract<GameEvent, { readonly kind: 'ZoneChanged' }>['cause'], ZoneChangeCause>> = {
  sacrifice: 'SACRIFICE',
  destroy: 'DESTROY',
  exile: 'EXILE',
  discard: 'DISCARD',
  returnToHand: 'RETURN_TO_HAND',
  mill: 'MILL',
  draw: 'DRAW',
  stateBasedAction: 'STATE_BASED_ACTION',
  other: 'OTHER',
};

export const ENGINE_CONCERN: Readonly<Record<PaymentConcern, Concern>> = {
  LIFE: 'life',
  PERMANENTS: 'permanents',
  ONE_SHOT: 'oneShot',
  CARDS: 'cards',
  FLOATING: 'floating',
  FLEXIBILITY: 'flexibility',
};

export const PAYMENT_STEP_KIND: Readonly<Record<PaymentStep['kind'], PaymentStepKind>> = {
  pool: 'POOL',
  activate: 'ACTIVATE',
  life: 'LIFE',
  substitute: 'SUBSTITUTE',
};
