import type { SymbolDemand } from '../costs/demand.ts';
import type { Substitute } from '../costs/substitutes.ts';

/** What of a cost is paid otherwise than with mana that its symbols name. */
export interface Features {
  readonly snow: boolean;
  readonly x: boolean;
  /** 107.4c: {C} is among its symbols. */
  readonly colorless: boolean;
  /** 107.4f: how much life symbols can be paid with, each amount once. */
  readonly life: readonly number[];
  /** 107.4e. */
  readonly generic: readonly number[];
}

/** A kind that is no mana but is paid like one mana: life for a Phyrexian symbol, two generic mana for {2/W}, a creature tapped for convoke. */
export interface StandIn {
  readonly kind: number;
  /** Whether it pays a symbol. */
  readonly pays: (demand: SymbolDemand) => boolean;
  /** How much life it takes; 0 where it is something else. */
  readonly life: number;
  /** How much generic mana it takes; 0 where it is something else. */
  readonly generic: number;
  /** Those that are alike in what they pay. */
  readonly substitutes: readonly Substitute[];
}

const NOTHING = { life: 0, generic: 0, substitutes: [] };

/** The kinds that stand for something else than mana; their numbers follow those of mana, of which there are so many. */
export function standInsFor(features: Features, substitutes: readonly Substitute[], kinds: number): readonly StandIn[] {
  const alike = Map.groupBy(substitutes, ({ types, generic }) => `${types} ${generic}`);
  const all: readonly Omit<StandIn, 'kind'>[] = [
    ...features.life.map((life) => ({ ...NOTHING, life, pays: ({ orLife }: SymbolDemand) => orLife === life })),
    ...features.generic.map((generic) => ({ ...NOTHING, generic, pays: ({ orGeneric }: SymbolDemand) => orGeneric === generic })),
    ...[...alike.values()].map((group) => ({
      ...NOTHING,
      substitutes: group,
      pays: (demand: SymbolDemand) => group.some((one) => isPaidBy(demand, one)),
    })),
  ];
  return all.map((one, index) => ({ ...one, kind: kinds + index }));
}

/** 702.51a and the like: generic mana, or mana of a color that the object has. */
const isPaidBy = (demand: SymbolDemand, { types, generic }: Substitute): boolean =>
  demand.generic ? generic : !demand.snow && (types & demand.types) !== 0;
