import { attackedThisTurn } from './attacked.ts';
import type { Context, ObjectView } from './view.ts';

/** What has happened this turn to objects that are there still, by the words that tell some of those apart. */

type Test = (object: ObjectView, context: Context) => boolean;

const isDealtDamage: Test = ({ id }, { view }) => view.state.thisTurn.dealt.some(({ target, targetThere }) => targetThere && target === id);
const isBlocked: Test = ({ id }, { view }) =>
  view.state.thisTurn.blocked.some(({ attacker, attackerThere }) => attackerThere && attacker === id);

const lastMove = ({ id }: ObjectView, { view }: Context) => view.state.thisTurn.moved.findLast((one) => one.id === id);
const hasEntered: Test = (object, context) =>
  context.view.state.permanents.has(object.id) && lastMove(object, context)?.to === 'battlefield';
const isPutThere: Test = (object, context) => lastMove(object, context)?.to === object.zone;
const isPutThereFromBattlefield: Test = (object, context) =>
  isPutThere(object, context) && lastMove(object, context)?.from === 'battlefield';

/** Tapped for the cost of the object spoken of, which is the one whose text it is where none is. */
const tappedTo =
  (how: 'crew' | 'saddle'): Test =>
  ({ id }, { it, source, view }) => {
    const [by] = it ?? [source];
    return view.state.thisTurn.crewed.some(
      (one) => one.how === how && one.creatureThere && one.creature === id && one.objectThere && one.object === by,
    );
  };

const TESTS: ReadonlyMap<string, Test> = new Map<string, Test>([
  ['that attacked this turn', ({ id }, context) => attackedThisTurn(id, context)],
  ["that didn't attack this turn", ({ id }, context) => !attackedThisTurn(id, context)],
  ['that was dealt damage this turn', isDealtDamage],
  ['that were dealt damage this turn', isDealtDamage],
  [
    'that dealt damage this turn',
    ({ id }, { view }) => view.state.thisTurn.dealt.some(({ source, sourceThere }) => sourceThere && source === id),
  ],
  [
    'that blocked this turn',
    ({ id }, { view }) => view.state.thisTurn.blocked.some(({ blocker, blockerThere }) => blockerThere && blocker === id),
  ],
  ['that was blocked this turn', isBlocked],
  ['that were blocked this turn', isBlocked],
  ['that entered this turn', hasEntered],
  ['that entered the battlefield this turn', hasEntered],
  ['that was put there from the battlefield this turn', isPutThereFromBattlefield],
  ['that were put there from the battlefield this turn', isPutThereFromBattlefield],
  ['that was put there from anywhere this turn', isPutThere],
  ['that were put there from anywhere this turn', isPutThere],
  ['that crewed it this turn', tappedTo('crew')],
  ['that saddled it this turn', tappedTo('saddle')],
]);

/** Whether words ask of objects that are there what has happened to them this turn: they speak of no others. */
export const isOfObjectsThere = (said: string): boolean => TESTS.has(said);

/** Whether such words hold of an object as it is now; null where they speak of something else. */
export const fitsThisTurn = (said: string, object: ObjectView, context: Context): boolean | null =>
  TESTS.get(said)?.(object, context) ?? null;
