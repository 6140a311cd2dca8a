import type { ManaCost } from '../ast/index.ts';
import type { Purpose } from '../costs/demand.ts';
import { totalCost } from '../costs/total.ts';
import { ok, type Result } from '../result.ts';
import type { GameState } from '../state/game.ts';
import type { Illegal } from './action.ts';
import { beyond, forbidden } from './illegal.ts';

/** The mana part of a total cost that is locked in (601.2f), and the life that was announced for Phyrexian symbols with it. */
export interface ManaBill {
  readonly player: string;
  /** What it is for; null: something that is paid as an object resolves (118.12). */
  readonly purpose: Purpose;
  /** The id of the spell, or of the ability's source; null where it is for neither. */
  readonly on: string | null;
  readonly cost: ManaCost;
  readonly x: number;
  /** Life to be paid in all. */
  readonly life: number;
}

/** 602.2b: the total costs that activating an ability can come to; at least one, or why there is none. */
export function billsFor(
  state: GameState,
  player: string,
  source: string,
  ability: number,
  x: number,
): Result<readonly ManaBill[], Illegal> {
  const { locked, open } = totalCost(state, player, { kind: 'activate', source, ability }, { x });
  const [untold] = open;
  if (untold !== undefined) return beyond('', untold);
  if (locked.length === 0) return forbidden('There is no cost that could be paid.', '118.6', '602.2');
  const purpose = { kind: 'activate', permanent: source, ability } as const;
  return ok(locked.map(({ mana, offX, life }) => ({ player, purpose, on: source, cost: lowered(mana, x, offX), x, life })));
}

/** Reductions that take from what {X} comes to. */
export function lowered(mana: ManaCost, x: number, offX: number): ManaCost {
  if (offX === 0) return mana;
  const all = mana.filter((symbol) => symbol === 'X').length * x;
  return [String(Math.max(0, all - offX)), ...mana.filter((symbol) => symbol !== 'X')];
}
