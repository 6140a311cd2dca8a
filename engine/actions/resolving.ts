import { layered } from '../characteristics/layers.ts';
import { contains } from '../characteristics/walk.ts';
import { follow } from '../effects/carryOut.ts';
import type { Resolving } from '../effects/resolving.ts';
import type { AbilityOnStack, GameState, StackObject } from '../state/game.ts';
import { addingMana } from './addingMana.ts';
import type { Answers } from './answers.ts';
import { askFrom } from './asking.ts';
import { castingWhile } from './castingWhile.ts';
import { payingWhile } from './payingWhile.ts';
import type { Rechecked } from './recheck.ts';

/** Whether the words before the instructions of a triggered ability name its own object: "if this creature is tapped, put a counter on it". */
const speaksOfItself = ({ ability }: AbilityOnStack): boolean =>
  ability.kind === 'triggered' &&
  (contains([ability.event, ability.condition], isSelf) || (ability.event.kind === 'phase' && contains(ability.effects, isSelf)));

const isSelf = ({ kind }: { readonly kind: string }): boolean => kind === 'self';

/** What carrying out the instructions of an object of the stack starts from, with what is left of its targets. */
export function resolvingOf(
  state: GameState,
  object: StackObject,
  { targets, illegal, shares, untold }: Pick<Rechecked, 'targets' | 'illegal' | 'shares' | 'untold'>,
  answers: Answers,
): Resolving {
  const { source, controller, meant, text, modes } = object;
  return {
    state,
    source,
    named: object.kind === 'spell' ? source : object.named,
    you: controller,
    // "It" in the text of a spell is the spell, where nothing else was named before.
    // In a triggered ability that speaks of its own object alone it is that.
    meant: meant.it === null && (object.kind === 'spell' || speaksOfItself(object)) ? { ...meant, it: [source] } : meant,
    text,
    instance: object.kind === 'spell' ? text : object.instance,
    ask: askFrom(answers),
    known: (id) => layered(state).view.object(id),
    targets,
    illegal,
    shares,
    untold,
    modes,
    addMana: addingMana(answers),
    pay: payingWhile(answers),
    cast: castingWhile(answers),
    follow,
  };
}
