import type { Quantity } from '../ast/index.ts';
import type { SpecialPrice } from '../costs/specialCost.ts';

/** Special actions that exile a card from hand for later (702.62, 702.143, 702.170). */
export type AsideKind = 'suspend' | 'foretell' | 'plot';

export type SpecialKind = 'turnFaceUp' | AsideKind;

/** 116.2: a special action that something lets a player take: which, with what, by which keyword or cost. */
export interface SpecialAction extends SpecialPrice {
  readonly kind: SpecialKind;
  /** The number after the keyword: with how many time counters a card is suspended. */
  readonly amount: Quantity | null;
}
