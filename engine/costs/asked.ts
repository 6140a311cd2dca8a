/** What a player announces for a spell or ability before its costs are worked out (601.2b-c). */
export interface Asked {
  /** 107.3a: the value of X; null while it is not chosen. */
  readonly x: number | null;
  /** The id of the alternative cost (see `alternativesOf`) that is paid; null: the mana cost or activation cost; `free`: without paying it. */
  readonly alternative: string | null;
  /** How often each optional additional cost is paid, by its id (see `optionalCostsOf`). */
  readonly optional: ReadonlyMap<string, number>;
  /** Ids of the targets; null while they are not chosen. */
  readonly targets: readonly string[] | null;
  /** 700.2a: the modes by their places from 0; null while they are not chosen. */
  readonly modes: readonly number[] | null;
}

/** Nothing announced but what has to be. */
export const PLAIN: Asked = { x: null, alternative: null, optional: new Map(), targets: null, modes: null };

/** The alternative "without paying its mana cost". */
export const FREE = 'free';
