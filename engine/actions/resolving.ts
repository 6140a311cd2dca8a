import { layered } from '../characteristics/layers.ts';
import { carryOut } from '../effects/carryOut.ts';
import type { Resolving } from '../effects/resolving.ts';
import type { GameState, StackObject } from '../state/game.ts';
import { addingMana } from './addingMana.ts';
import type { Answers } from './answers.ts';
import { askFrom } from './asking.ts';
import { castingWhile } from './castingWhile.ts';
import { payingWhile } from './payingWhile.ts';
import type { Rechecked } from './recheck.ts';

/** What carrying out the instructions of an object of the stack starts from, with what is left of its targets. */
export function resolvingOf(
  state: GameState,
  object: StackObject,
  { targets, illegal, shares }: Pick<Rechecked, 'targets' | 'illegal' | 'shares'>,
  answers: Answers,
): Resolving {
  const { source, controller, meant, text, modes } = object;
  return {
    state,
    source,
    named: object.kind === 'spell' ? source : object.named,
    you: controller,
    // "It" in the text of a spell is the spell, where nothing else was named before.
    meant: object.kind === 'spell' && meant.it === null ? { ...meant, it: [source] } : meant,
    text,
    instance: object.kind === 'spell' ? text : object.instance,
    ask: askFrom(answers),
    known: (id) => layered(state).view.object(id),
    targets,
    illegal,
    shares,
    modes,
    addMana: addingMana(answers),
    pay: payingWhile(answers),
    cast: castingWhile(answers),
    follow: carryOut,
  };
}
