import type { CatalogueInfo } from '../data/cards/catalogue.ts';
import type {
  BoardSetup,
  CardZone,
  ManaLifetime as EngineLifetime,
  Support as EngineSupport,
  PermanentAbility,
  StackObject,
} from '../engine/index.ts';
import type { AbilityKind, CatalogueKind, Format, ManaLifetime, StackObjectKind, Support, Zone } from './generated/types.ts';

/** The engine's words and the enum values that stand for them in the schema. A word without a partner does not compile. */

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

export const MANA_LIFETIME: Readonly<Record<EngineLifetime, ManaLifetime>> = { step: 'STEP', combat: 'COMBAT', turn: 'TURN' };

export const STACK_OBJECT_KIND: Readonly<Record<StackObject['kind'], StackObjectKind>> = {
  activatedAbility: 'ACTIVATED_ABILITY',
  triggeredAbility: 'TRIGGERED_ABILITY',
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
