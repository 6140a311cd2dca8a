import type { Quantity } from '../ast/index.ts';
import { partySize } from '../characteristics/party.ts';
import { eventIn, isOfSpellsCast, spellsSaid } from '../characteristics/thisTurn.ts';
import { type Amount, isKnown, undetermined } from '../characteristics/truth.ts';
import type { Context, ObjectView } from '../characteristics/view.ts';
import type { Asked } from './asked.ts';
import { timesPaid } from './linked.ts';
import { isTargeted, UNTOLD_TARGETS } from './targets.ts';

/** For what a number is counted: a spell that is proposed (null: an ability), and the cost that "this way" points to. */
export interface Counting {
  readonly spell: ObjectView | null;
  readonly asked: Asked;
  readonly linked: string | null;
}

/** How many, of what is announced (targets, objects that pay a cost), of what was done this turn, and of all else as anywhere. */
export function counted(quantity: Quantity, { spell, asked, linked }: Counting, context: Context): Amount {
  switch (quantity.kind) {
    case 'stat':
      // Who has not said how many targets there are can still choose one, and then pays nothing more.
      if (quantity.what === 'target beyond the first') return asked.targets === null ? 0 : Math.max(0, asked.targets.length - 1);
      if (quantity.what === 'target')
        return spell !== null && !isTargeted(spell) ? 0 : (asked.targets?.length ?? undetermined(UNTOLD_TARGETS));
      return thisTurn(quantity.what, context) ?? context.evaluate.amount(quantity, context);
    case 'count':
    case 'distinct': {
      const said = eventIn(quantity.kind === 'count' ? quantity.of : quantity.among);
      if (said === null) return context.evaluate.amount(quantity, context);
      if (said === 'in your party')
        return context.you === null ? undetermined('whose party is meant') : partySize(context.view, context.you);
      if (/ this way$/.test(said) && linked !== null) return timesPaid(asked, linked);
      if (isOfSpellsCast(said)) return spellsSaid(said, quantity.kind === 'count' ? quantity.of : null, context, null);
      return thisTurn(said, context) ?? context.evaluate.amount(quantity, context);
    }
    case 'sharedTypes': {
      const ids = context.evaluate.objects(quantity.with, context);
      if (!isKnown(ids)) return ids;
      const types = new Set(ids.flatMap((id) => [...(context.view.object(id)?.types ?? [])]));
      return spell === null ? undetermined('what shares types') : [...spell.types].filter((type) => types.has(type)).length;
    }
    default:
      return context.evaluate.amount(quantity, context);
  }
}

/** Nothing has happened this turn but what the board tells: attackers, and what has come under a player's control. Null where it is not of this turn. */
function thisTurn(what: string, { view }: Context): Amount | null {
  if (!/ this turn$/.test(what)) return null;
  const permanents = [...view.state.permanents.values()];
  if (/\battack/.test(what)) return permanents.some(({ attacking }) => attacking !== null) ? undetermined(`how many ${what}`) : 0;
  if (/\b(enter|came|put onto)/.test(what)) return permanents.some(({ sick }) => sick) ? undetermined(`how many ${what}`) : 0;
  return 0;
}
