/** 510.1: combat damage that a creature assigns to another creature, a player, planeswalker or battle. */
export interface AssignedDamage {
  readonly source: string;
  readonly target: string;
  readonly amount: number;
}
