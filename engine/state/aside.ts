/** What a card in exile carries with it besides what it is. */
export interface Aside {
  /** 122.1: how many counters of each kind; none that is 0. */
  readonly counters?: ReadonlyMap<string, number>;
  /** 406.3. */
  readonly faceDown?: true;
  /** What it became as it was exiled, or later: foretold (702.143c), plotted (702.170), discarded by madness (702.35a). */
  readonly as?: 'foretold' | 'plotted' | 'mad';
  /** The turn in which it became that; a board's card became it before. */
  readonly since?: number;
}
