import type { Quality } from '../ast/index.ts';
import { unreachable } from '../result.ts';
import { permanentIn } from '../state/game.ts';
import { copyNow } from './copies.ts';
import { attachedTo } from './statuses.ts';
import { type Truth, undetermined } from './truth.ts';
import type { Context, ObjectView } from './view.ts';

/** 700.12: the creature types that are outlaws. */
const OUTLAWS = ['Assassin', 'Mercenary', 'Pirate', 'Rogue', 'Warlock'];
/** 700.8: those that a party is made of. */
export const PARTY: readonly string[] = ['Cleric', 'Rogue', 'Warrior', 'Wizard'];

/** Words for several properties at once, and designations. */
export function fitsQuality(quality: Quality, object: ObjectView, { view }: Context): Truth {
  const permanent = permanentIn(view.state, object.id);
  switch (quality) {
    case 'modified': {
      // 700.9: equipped, enchanted by an Aura of its controller's, or with a counter on it.
      if (permanent === undefined) return false;
      const changers = attachedTo(object.id, view).map((id) => view.object(id));
      return (
        permanent.counters.size > 0 ||
        changers.some(
          (one) => one?.subtypes.has('Equipment') === true || (one?.subtypes.has('Aura') === true && one.controller === object.controller),
        )
      );
    }
    case 'outlaw':
      return OUTLAWS.some((type) => object.subtypes.has(type));
    case 'party':
      return PARTY.some((type) => object.subtypes.has(type));
    case 'double-faced': {
      const layout = permanent?.card.definition.layout;
      return layout === 'transform' || layout === 'modal_dfc' || layout === 'double_faced_token';
    }
    case 'noncopy':
      return permanent == null || copyNow(view.state, permanent) === null;
    case 'attached':
      return permanent != null && permanent.attachedTo !== null;
    case 'renowned':
    case 'monstrous':
      return permanent?.designations.has(quality) === true;
    case 'kicked':
    case 'Ring-bearer':
    case 'foretold':
    case 'goaded':
      return undetermined(`which objects are ${quality}`);
    default:
      return unreachable(quality);
  }
}
