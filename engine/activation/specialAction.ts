import type { SpecialPrice } from '../costs/specialCost.ts';

/** 116.2: a special action that something lets a player take: which, with what, by which keyword or cost. */
export interface SpecialAction extends SpecialPrice {
  readonly kind: SpecialKind;
}

export type SpecialKind = 'turnFaceUp';
