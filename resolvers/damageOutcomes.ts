import { wouldDeal as engineWouldDeal, wouldFight as engineWouldFight, type GameState, idsThen, MOST_WAYS } from '../engine/index.ts';
import { act } from './act.ts';
import { begunFrom } from './begun.ts';
import { badInput, refuse } from './errors.ts';
import { told } from './games/told.ts';
import type {
  Action,
  DamageOutcomeResolvers,
  DamageOutcomesResolvers,
  GameWouldDealArgs,
  GameWouldFightArgs,
  WouldDealResultResolvers,
} from './generated/types.ts';
import { actionProblems, knownIn } from './input/actionProblems.ts';
import { invalid } from './input/card.ts';
import { given } from './input/given.ts';
import type { DamageOutcomesModel, IllegalModel } from './models.ts';

export const WouldDealResult: WouldDealResultResolvers = {
  __resolveType: ({ result }) => result,
};

export const DamageOutcomes: DamageOutcomesResolvers = {
  outcomes({ all }, { first }) {
    const most = first ?? 20;
    if (most < 1 || most > MOST_WAYS) throw badInput(invalid(['first'], `Ask for 1 to ${MOST_WAYS} outcomes, not ${most}.`));
    return all.outcomes.slice(0, most).map((outcome) => ({ outcome }));
  },
  count: ({ all }) => all.outcomes.length,
  ways: ({ all }) => all.ways,
  truncated: ({ all }) => all.truncated,
  warnings: ({ state, all }) => all.warnings.map((warning) => ({ state, warning })),
};

export const DamageOutcome: DamageOutcomeResolvers = {
  choices: ({ outcome }) => outcome.choices,
  assign: ({ outcome }) => outcome.assign,
  events({ outcome: { events, state } }) {
    return told(
      events.map((event) => ({ ...event, action: 0 })),
      [idsThen(state)],
      null,
    );
  },
  game: ({ outcome }) => ({ state: outcome.state, begun: begunFrom({ kind: 'midAction' }) }),
  ways: ({ outcome }) => outcome.ways,
};

/** What would come of damage. Throws the error of `badInput` where it can't be tried at all. */
export function wouldDeal(state: GameState, { parts, combat }: GameWouldDealArgs): DamageOutcomesModel | IllegalModel {
  const damage = { parts, combat: combat ?? false };
  refuseArguments({ dealDamage: damage }, [state]);
  return answerOf(engineWouldDeal(state, { kind: 'dealDamage', ...damage }), state, 0);
}

/** What would come of a combat. Throws the error of `badInput` where it can't be tried at all. */
export function wouldFight(
  before: GameState,
  { attack, block, assign, choose }: Partial<GameWouldFightArgs>,
): DamageOutcomesModel | IllegalModel {
  const declared: readonly Action[] = [...(attack ? [{ attack }] : []), ...(block ? [{ block }] : [])];
  // Actions stand in the field's own arguments.
  const done = act(before, declared, { at: (path) => path.slice(2) });
  if (done.result === 'Illegal') return done;
  const { state } = done;
  const damage = { ...given(assign, (parts) => ({ assign: parts })), ...given(choose, (answers) => ({ choose: answers })) };
  refuseArguments({ combatDamage: damage }, [before, state]);
  return answerOf(engineWouldFight(state, { kind: 'combatDamage', ...damage }), state, declared.length);
}

/** Refuses an action whose fields are the field's own arguments, as `badInput` does. */
function refuseArguments(action: Action, states: readonly GameState[]): void {
  const problems = actionProblems(action, [], knownIn(states));
  refuse(problems.map((problem) => ({ ...problem, path: problem.path.slice(1) })));
}

/** `action`: the place that the damage has among what is tried. */
const answerOf = (would: ReturnType<typeof engineWouldDeal>, state: GameState, action: number): DamageOutcomesModel | IllegalModel =>
  would.ok ? { result: 'DamageOutcomes', state, all: would.value } : { result: 'Illegal', action, illegal: would.error };
