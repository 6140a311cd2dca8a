import type { ObjectRef } from '../../ast/index.ts';
import type { CompiledCard } from '../../cards/definition.ts';
import { isKnown } from '../../characteristics/truth.ts';
import type { AbilityOnStack, GameState, SpellOnStack } from '../../state/game.ts';
import { objectsFor } from '../objectsFor.ts';
import { cannot, contextWhile, type Resolving, type Stop } from '../resolving.ts';

/** The ids of the spells and abilities that are meant; `what`: in words, for who chooses. */
export function stackObjects(ref: ObjectRef, what: string, resolving: Resolving): readonly string[] | Stop {
  const context = contextWhile(resolving);
  if (ref.kind === 'some') return objectsFor(ref, resolving, context, what);
  const ids = context.evaluate.objects(ref, context);
  return isKnown(ids) ? ids : cannot(resolving.text, ids.why);
}

/** Something on the stack that can be copied: a spell with its card, or an ability. */
export type Copiable =
  | { readonly kind: 'spell'; readonly object: SpellOnStack; readonly card: CompiledCard }
  | { readonly kind: 'ability'; readonly object: AbilityOnStack };

/** What of that id is on the stack, or a spell that has left it as it was cast this turn (608.2h); null where there is neither. */
export function copiable(state: GameState, id: string): Copiable | null {
  const object = state.stack.find((one) => one.id === id);
  if (object !== undefined && object.kind !== 'spell') return { kind: 'ability', object };
  const card = state.cards.get(id)?.card;
  if (object !== undefined) return card === undefined ? null : { kind: 'spell', object, card };
  const was = state.past.get(id)?.was ?? id;
  const cast = state.thisTurn.spells.findLast(({ spell }) => spell.id === was);
  return cast === undefined ? null : { kind: 'spell', object: cast.spell, card: cast.card };
}
