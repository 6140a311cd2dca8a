import type { Color } from '../ast/index.ts';

/** What a permanent was told to choose as it entered (614.12, 607.2d). */
export interface Chosen {
  readonly color?: Color;
  /** A land type or card type. */
  readonly type?: string;
  readonly creatureType?: string;
  readonly player?: string;
  /** A card's name. */
  readonly card?: string;
  /** 614.12b: an anchor word; or that tribute was paid (702.104a). */
  readonly word?: string;
}
