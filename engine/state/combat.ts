/** 508: how a creature attacks. */
export interface Attack {
  /** The player, planeswalker or battle that it attacks; null where that has left combat, so that it attacks nothing any more (506.4c). */
  readonly whom: string | null;
  /** 508.5: the player who defends against it: the one attacked, the planeswalker's controller or the battle's protector, as it began to attack. */
  readonly defending: string;
  /** 509.1h: whether it is a blocked or an unblocked creature, which stays so; null: neither, blockers are not declared yet. */
  readonly blocked: boolean | null;
  /** 702.22c: the number of the band that it attacks in, of those that were declared with it; absent where it is in none. */
  readonly band?: number;
}

/** 506: how far the combat phase of a turn has come, and what its later steps have to know of the earlier ones. */
export interface Combat {
  /** 508.1, 509.1: whether attackers and blockers were declared in it. */
  readonly attackersDeclared: boolean;
  readonly blockersDeclared: boolean;
  /** 510.4: the combat damage steps gone through: none, the first of two, or all. */
  readonly damage: 'none' | 'first' | 'all';
  /** 510.4: creatures that had first or double strike as the first of two combat damage steps began. */
  readonly struckFirst: readonly string[];
}

/** A combat phase in which nothing has happened. */
export const NEW_COMBAT: Combat = { attackersDeclared: false, blockersDeclared: false, damage: 'none', struckFirst: [] };
