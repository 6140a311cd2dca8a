import { cannot, contextWhile, type Does, type Happened, type Resolving, type Stop } from '../effects/resolving.ts';
import { apply } from '../events/apply.ts';
import type { GameEventBody } from '../events/event.ts';
import type { Yields } from '../mana/activation.ts';
import { addsMana } from '../mana/adding.ts';
import { typesIn } from '../mana/amounts.ts';
import { yieldsOfInstructions } from '../mana/yields.ts';
import { Answers } from './answers.ts';
import { chooseOutcome, type Outcome } from './outcome.ts';
import { manaOfStep, originOf, stepsOf } from './settledMana.ts';
import { stopOf } from './stops.ts';
import { resolvingTrigger } from './triggeredMana.ts';

/** 106.3-4, 608.2c: instructions of a spell or ability on the stack that add mana: whatever the answers leave to choose is chosen, and it is added. */
export const addingMana =
  (answers: Answers): Does =>
  (effects, resolving) => {
    const yields = yieldsOfInstructions(resolving.state, effects, contextWhile(resolving));
    const outcome = chooseOutcome(yields, isSettled(yields) ? new Answers([]) : answers);
    if (!outcome.ok) return stopOf(outcome.error, resolving.text);
    const bodies = eventsOf(outcome.value, resolving);
    if ('kind' in bodies) return bodies;
    let { state } = resolving;
    const happened: Happened[] = [];
    for (const what of bodies) {
      const after = apply(state, what);
      happened.push({ what, before: state, after });
      state = after;
    }
    const { meant, source, named, targets } = resolving;
    return { kind: 'done', state, happened, after: { meant, source, named, targets }, did: null };
  };

/** Whether there is only one way: no answer is used up for it. */
const isSettled = ({ options, open }: Yields): boolean => {
  const [only, another] = options;
  return open.length === 0 && another === undefined && only?.additions.every(({ types }) => typesIn(types).length === 1) !== false;
};

/** 605.4a: the mana of the instructions, then each triggered mana ability with its own. What one does besides is not carried out here. */
function eventsOf({ additions, from }: Outcome, { state, source, text }: Resolving): readonly GameEventBody[] | Stop {
  const steps = stepsOf(additions);
  const all: GameEventBody[] = steps.filter((step) => originOf(step) === source).flatMap(manaOfStep);
  const rest = steps.filter((step) => originOf(step) !== source);
  for (const one of from.triggered) {
    const trigger = resolvingTrigger(state, one);
    if (trigger === null) continue;
    const { index, player, instance } = trigger;
    if (!trigger.effects.every((effect) => addsMana(effect) || effect.kind === 'rider'))
      return cannot(trigger.text, `what it does besides adding mana is not carried out as “${text}” resolves`);
    all.push({ kind: 'AbilityTriggered', source: trigger.source, ability: index, player, text: trigger.text, mana: true, instance });
  }
  return [...all, ...rest.flatMap(manaOfStep)];
}
