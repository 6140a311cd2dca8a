import type { Moment } from '../activation/timing.ts';
import type { PaidSymbol } from '../payment/answer.ts';
import type { Choices, Pay } from './action.ts';
import type { Progress } from './progress.ts';

/** An ability that a player is to activate, with the answers to what it leaves open. */
export interface Intent {
  readonly player: string;
  readonly source: string;
  /** Its place among the object's abilities. */
  readonly ability: number;
  /** 107.3; null where it is not said. */
  readonly x: number | null;
  /** 115: absent where they are not said. */
  readonly targets?: readonly string[] | undefined;
  /** 700.2: places or words; absent where they are not said. */
  readonly modes?: readonly (number | string)[] | undefined;
  readonly choose: Choices;
  readonly pay: Pay;
  /** Which mana of the pool a plan pays for which symbol; null where there is no plan. */
  readonly planned: readonly PaidSymbol[] | null;
  readonly moment: Moment;
}

/** What came of activating an ability. */
export interface Activated {
  readonly progress: Progress;
  /** The mana that a mana ability added, as symbols; null for other abilities. */
  readonly mana: string | null;
  /** How closely the answers name that mana, see `Outcome`. */
  readonly rank: number;
}

/** How well the answers fit: the fewer are left over the better, then the more closely they name the mana. */
export const rankOf = ({ progress, rank }: Activated): number => progress.left.length * 1000 + rank;
