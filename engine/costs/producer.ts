import type { Filter } from '../ast/index.ts';
import { wasSuch } from '../characteristics/manaFrom.ts';
import type { Truth } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import type { ManaOrigin } from '../state/manaPool.ts';

/**
 * 106.3, 608.2h: whether mana was produced by what a noun phrase says, as that was when it did. Mana of which a board doesn't say where it is from,
 * and mana of a card in another zone than the battlefield, is produced by no creature, land or artifact (109.2).
 */
export function producedBy(what: Filter, origin: ManaOrigin | null, context: Context): Truth {
  return origin?.permanent === true && wasSuch(what, origin, context);
}
