import { LEFT_OUT_PART, LOSS_REASON, ZONE, ZONE_CHANGE_CAUSE } from './enums.ts';
import { common } from './eventCommon.ts';
import type {
  AbilityActivatedResolvers,
  AbilityPutOnStackResolvers,
  AbilityResolvedResolvers,
  AbilityTriggeredResolvers,
  ActionTakenResolvers,
  AttachedResolvers,
  AttackersDeclaredResolvers,
  BecameBlockedResolvers,
  BlockersDeclaredResolvers,
  ChosenAtRandomResolvers,
  CoinFlippedResolvers,
  ControlChangedResolvers,
  CounterAddedResolvers,
  CounteredResolvers,
  CounterRemovedResolvers,
  DamageDealtResolvers,
  DamagePreventedResolvers,
  DamageWoreOffResolvers,
  DayNightChangedResolvers,
  DelayedTriggerGoneResolvers,
  DelayedTriggerSetUpResolvers,
  DesignatedResolvers,
  DesignationLostResolvers,
  DieRolledResolvers,
  DrawFailedResolvers,
  EnergyPaidResolvers,
  ExtraTurnAddedResolvers,
  GameEventResolvers,
  LandPlayedResolvers,
  LastingEffectBeganResolvers,
  LastingEffectEndedResolvers,
  LastingEffectReducedResolvers,
  LeftOutResolvers,
  LibraryArrangedResolvers,
  LibraryShuffledResolvers,
  LifeGainedResolvers,
  LifeHeldResolvers,
  LifeLostResolvers,
  LifePaidResolvers,
  ManaAddedResolvers,
  ManaChangedResolvers,
  ManaEmptiedResolvers,
  ManaSpentResolvers,
  PermanentHeldTappedResolvers,
  PermanentStayedTappedResolvers,
  PermanentTappedResolvers,
  PermanentUntappedResolvers,
  PhasedInResolvers,
  PhasedOutResolvers,
  PhaseInsertedResolvers,
  PhasesAddedResolvers,
  PlayerLeftResolvers,
  PlayerLostResolvers,
  ProtectorChosenResolvers,
  ReflexiveTriggerSetUpResolvers,
  RegeneratedResolvers,
  RemovedFromCombatResolvers,
  ResolutionFailedResolvers,
  ReturnAwaitedResolvers,
  ReturnDueResolvers,
  ReturnOverResolvers,
  SkippedResolvers,
  SkipSetUpResolvers,
  SpeedChangedResolvers,
  SpellCastResolvers,
  SpellCopiedResolvers,
  SpellResolvedResolvers,
  StepBeganResolvers,
  TargetsChangedResolvers,
  TransformedResolvers,
  TurnBeganResolvers,
  TurnedFaceDownResolvers,
  TurnedFaceUpResolvers,
  UnattachedResolvers,
  ZoneChangedResolvers,
} from './generated/types.ts';

/**
 * One resolver for each kind of event; the kinds have their names from the engine. A table of names and nothing else, held whole by the generated
 * types, so that it is one file however many kinds there are.
 */

export const GameEvent: Pick<GameEventResolvers, '__resolveType'> = {
  __resolveType: ({ kind }) => kind,
};

export const ManaAdded: ManaAddedResolvers = {
  ...common,
  player: ({ player }) => player,
  mana: ({ mana }) => mana,
};

export const ManaSpent: ManaSpentResolvers = {
  ...common,
  player: ({ player }) => player,
  mana: ({ mana }) => mana,
  on: ({ on }) => on,
};

export const ManaEmptied: ManaEmptiedResolvers = {
  ...common,
  player: ({ player }) => player,
  mana: ({ mana }) => mana,
};

export const ManaChanged: ManaChangedResolvers = {
  ...common,
  player: ({ player }) => player,
  from: ({ from }) => from,
  to: ({ to }) => to,
};

export const PermanentTapped: PermanentTappedResolvers = {
  ...common,
  permanent: ({ permanent }) => permanent,
  forMana: ({ forMana }) => forMana,
  by: ({ by }) => by,
};

export const PermanentUntapped: PermanentUntappedResolvers = {
  ...common,
  permanent: ({ permanent }) => permanent,
};

export const PermanentHeldTapped: PermanentHeldTappedResolvers = {
  ...common,
  permanent: ({ permanent }) => permanent,
  steps: ({ steps }) => steps,
};

export const PermanentStayedTapped: PermanentStayedTappedResolvers = {
  ...common,
  permanent: ({ permanent }) => permanent,
};

export const LifePaid: LifePaidResolvers = {
  ...common,
  player: ({ player }) => player,
  amount: ({ amount }) => amount,
};

export const LifeLost: LifeLostResolvers = {
  ...common,
  player: ({ player }) => player,
  amount: ({ amount }) => amount,
};

export const LifeGained: LifeGainedResolvers = {
  ...common,
  player: ({ player }) => player,
  amount: ({ amount }) => amount,
  source: ({ source, told }) => (source === null ? null : told(source)),
};

export const LifeHeld: LifeHeldResolvers = {
  ...common,
  player: ({ player }) => player,
  source: ({ source, told }) => told(source),
  least: ({ least }) => least,
  lost: ({ instead }) => instead,
  of: ({ of }) => of,
};

export const EnergyPaid: EnergyPaidResolvers = {
  ...common,
  player: ({ player }) => player,
  amount: ({ amount }) => amount,
};

export const DamageDealt: DamageDealtResolvers = {
  ...common,
  source: ({ source, told }) => told(source),
  target: ({ target }) => target,
  amount: ({ amount }) => amount,
  combat: ({ combat }) => combat,
  marked: ({ marked }) => marked,
};

export const DamagePrevented: DamagePreventedResolvers = {
  ...common,
  source: ({ source, told }) => told(source),
  target: ({ target }) => target,
  amount: ({ amount }) => amount,
  combat: ({ combat }) => combat,
  by: ({ by }) => by,
  effectText: ({ text }) => text,
};

export const Regenerated: RegeneratedResolvers = {
  ...common,
  permanent: ({ permanent }) => permanent,
};

export const DamageWoreOff: DamageWoreOffResolvers = {
  ...common,
  permanents: ({ permanents }) => permanents,
};

export const CounterAdded: CounterAddedResolvers = {
  ...common,
  object: ({ object }) => object,
  counter: ({ counter }) => counter,
  amount: ({ amount }) => amount,
};

export const CounterRemoved: CounterRemovedResolvers = {
  ...common,
  object: ({ object }) => object,
  counter: ({ counter }) => counter,
  amount: ({ amount }) => amount,
};

export const ZoneChanged: ZoneChangedResolvers = {
  ...common,
  id: ({ id }) => id,
  as: ({ as }) => as,
  from: ({ from }) => (from === 'nowhere' ? null : ZONE[from]),
  to: ({ to }) => (to === 'nowhere' ? null : ZONE[to]),
  cause: ({ cause }) => ZONE_CHANGE_CAUSE[cause],
};

export const ControlChanged: ControlChangedResolvers = {
  ...common,
  permanent: ({ permanent }) => permanent,
  to: ({ to }) => to,
  base: ({ base }) => base,
};

export const LastingEffectBegan: LastingEffectBeganResolvers = {
  ...common,
  source: ({ effect, told }) => told(effect.source),
  player: ({ effect }) => effect.controller,
  effectText: ({ effect }) => effect.text,
  objects: ({ effect }) => effect.objects,
};

export const LastingEffectEnded: LastingEffectEndedResolvers = {
  ...common,
  effectTexts: ({ effects }) => effects.map(({ text }) => text),
};

export const LastingEffectReduced: LastingEffectReducedResolvers = {
  ...common,
  effectText: ({ effect }) => effect.text,
  left: ({ left }) => left,
};

export const DelayedTriggerSetUp: DelayedTriggerSetUpResolvers = {
  ...common,
  source: ({ trigger, told }) => told(trigger.source),
  player: ({ trigger }) => trigger.controller,
  abilityText: ({ trigger }) => trigger.text,
};

export const ReflexiveTriggerSetUp: ReflexiveTriggerSetUpResolvers = {
  ...common,
  source: ({ trigger }) => trigger.source,
  player: ({ trigger }) => trigger.controller,
  abilityText: ({ trigger }) => trigger.text,
};

export const DelayedTriggerGone: DelayedTriggerGoneResolvers = {
  ...common,
  abilityTexts: ({ triggers }) => triggers.map(({ text }) => text),
};

export const Attached: AttachedResolvers = {
  ...common,
  permanent: ({ permanent }) => permanent,
  to: ({ to }) => to,
};

export const Unattached: UnattachedResolvers = {
  ...common,
  permanent: ({ permanent }) => permanent,
};

export const RemovedFromCombat: RemovedFromCombatResolvers = {
  ...common,
  permanents: ({ permanents }) => permanents,
};

export const ProtectorChosen: ProtectorChosenResolvers = {
  ...common,
  permanent: ({ permanent }) => permanent,
  player: ({ player }) => player,
};

export const BecameBlocked: BecameBlockedResolvers = {
  ...common,
  permanents: ({ permanents }) => permanents,
};

export const AttackersDeclared: AttackersDeclaredResolvers = {
  ...common,
  player: ({ player }) => player,
  attackers: ({ attackers }) =>
    attackers.map(({ attacker, whom, defending, band }) => ({ attacker, defending: whom, defendingPlayer: defending, band: band ?? null })),
};

export const BlockersDeclared: BlockersDeclaredResolvers = {
  ...common,
  blocks: ({ blocks }) => blocks,
};

export const PhasedIn: PhasedInResolvers = {
  ...common,
  permanents: ({ permanents }) => permanents,
};

export const PhasedOut: PhasedOutResolvers = {
  ...common,
  permanents: ({ permanents }) => permanents,
};

export const AbilityActivated: AbilityActivatedResolvers = {
  ...common,
  source: ({ source, told }) => told(source),
  ability: ({ ability }) => ability,
  player: ({ player }) => player,
  abilityText: ({ text }) => text,
};

export const AbilityTriggered: AbilityTriggeredResolvers = {
  ...common,
  source: ({ source, told }) => told(source),
  ability: ({ ability }) => ability,
  player: ({ player }) => player,
  abilityText: ({ text }) => text,
  mana: ({ mana }) => mana,
};

export const AbilityPutOnStack: AbilityPutOnStackResolvers = {
  ...common,
  id: ({ object }) => object.id,
  source: ({ object, told }) => told(object.source),
  player: ({ object }) => object.controller,
  abilityText: ({ object }) => object.text,
};

export const AbilityResolved: AbilityResolvedResolvers = {
  ...common,
  id: ({ object }) => object.id,
  source: ({ object, told }) => told(object.source),
  player: ({ object }) => object.controller,
  abilityText: ({ object }) => object.text,
};

export const SpellResolved: SpellResolvedResolvers = {
  ...common,
  id: ({ object }) => object.id,
  player: ({ object }) => object.controller,
};

export const ResolutionFailed: ResolutionFailedResolvers = {
  ...common,
  id: ({ object }) => object.id,
  player: ({ object }) => object.controller,
};

export const PlayerLost: PlayerLostResolvers = {
  ...common,
  player: ({ player }) => player,
  reason: ({ because }) => LOSS_REASON[because],
};

export const PlayerLeft: PlayerLeftResolvers = {
  ...common,
  player: ({ player }) => player,
};

export const DrawFailed: DrawFailedResolvers = {
  ...common,
  player: ({ player }) => player,
};

export const TurnBegan: TurnBeganResolvers = {
  ...common,
  turn: ({ turn }) => turn,
  activePlayer: ({ active }) => active,
};

export const StepBegan: StepBeganResolvers = {
  ...common,
  step: ({ step }) => step,
  turn: ({ turn }) => turn,
  activePlayer: ({ active }) => active,
};

export const SpellCast: SpellCastResolvers = {
  ...common,
  id: ({ object }) => object.id,
  player: ({ player }) => player,
  x: ({ object }) => object.cast.x,
  targets: ({ object }) => object.targets.flat(),
  manaSpent: ({ object }) => object.cast.manaSpent,
};

export const SpellCopied: SpellCopiedResolvers = {
  ...common,
  id: ({ object }) => object.id,
  of: ({ of, told }) => told(of),
  player: ({ object }) => object.controller,
  x: ({ object }) => object.cast.x,
  targets: ({ object }) => object.targets.flat(),
};

export const TargetsChanged: TargetsChangedResolvers = {
  ...common,
  id: ({ object }) => object.id,
  targets: ({ object }) => object.targets.flat(),
};

export const LandPlayed: LandPlayedResolvers = {
  ...common,
  permanent: ({ permanent }) => permanent,
  player: ({ player }) => player,
};

export const LibraryShuffled: LibraryShuffledResolvers = {
  ...common,
  player: ({ player }) => player,
};

export const LibraryArranged: LibraryArrangedResolvers = {
  ...common,
  player: ({ player }) => player,
};

export const ChosenAtRandom: ChosenAtRandomResolvers = {
  ...common,
  player: ({ player }) => player,
  chosen: ({ chosen }) => chosen,
};

export const Countered: CounteredResolvers = {
  ...common,
  id: ({ object }) => object.id,
  player: ({ object }) => object.controller,
};

export const Transformed: TransformedResolvers = {
  ...common,
  permanent: ({ permanent }) => permanent,
  face: ({ face }) => face,
};

export const TurnedFaceUp: TurnedFaceUpResolvers = {
  ...common,
  permanent: ({ permanent }) => permanent,
  by: ({ by }) => by,
  x: ({ x }) => x,
};

export const TurnedFaceDown: TurnedFaceDownResolvers = {
  ...common,
  permanent: ({ permanent }) => permanent,
};

export const Designated: DesignatedResolvers = {
  ...common,
  object: ({ object }) => object,
  what: ({ what }) => what,
};

export const DesignationLost: DesignationLostResolvers = {
  ...common,
  permanent: ({ object }) => object,
  what: ({ what }) => what,
};

export const SpeedChanged: SpeedChangedResolvers = {
  ...common,
  player: ({ player }) => player,
  to: ({ to }) => to,
};

export const DayNightChanged: DayNightChangedResolvers = {
  ...common,
  to: ({ to }) => to,
};

export const CoinFlipped: CoinFlippedResolvers = {
  ...common,
  player: ({ player }) => player,
  won: ({ won }) => won,
};

export const DieRolled: DieRolledResolvers = {
  ...common,
  player: ({ player }) => player,
  sides: ({ sides }) => sides,
  result: ({ result }) => result,
};

export const ReturnAwaited: ReturnAwaitedResolvers = {
  ...common,
  source: ({ returning, told }) => told(returning.source),
  cards: ({ returning }) => returning.cards.map(({ id }) => id),
  effectText: ({ returning }) => returning.text,
};

export const ReturnDue: ReturnDueResolvers = {
  ...common,
  effectTexts: ({ returning }) => returning.map(({ text }) => text),
};

export const ReturnOver: ReturnOverResolvers = {
  ...common,
  effectTexts: ({ returning }) => returning.map(({ text }) => text),
};

export const ExtraTurnAdded: ExtraTurnAddedResolvers = {
  ...common,
  player: ({ player }) => player,
};

export const PhasesAdded: PhasesAddedResolvers = {
  ...common,
  phases: ({ phases }) => phases,
};

export const PhaseInserted: PhaseInsertedResolvers = {
  ...common,
  phase: ({ phase }) => phase,
};

export const SkipSetUp: SkipSetUpResolvers = {
  ...common,
  player: ({ player }) => player,
  what: ({ what }) => what,
};

export const Skipped: SkippedResolvers = {
  ...common,
  player: ({ player }) => player,
  what: ({ what }) => what,
};

export const ActionTaken: ActionTakenResolvers = {
  ...common,
  player: ({ player }) => player,
  object: ({ object }) => object,
  keyword: ({ keyword }) => keyword,
};

export const LeftOut: LeftOutResolvers = {
  ...common,
  object: ({ object, told }) => told(object),
  part: ({ part }) => LEFT_OUT_PART[part],
  leftOutText: ({ text }) => text,
  reason: ({ why }) => why,
};
