import type { LoggedEvent } from '../data/games/log.ts';
import { characteristicsOf, type GameState, isLegal, type Legality, perform, type Illegal as Refusal } from '../engine/index.ts';
import { goneOn } from './begun.ts';
import { badInput, type FieldPath, refuse } from './errors.ts';
import { known } from './explanation.ts';
import { told } from './games/told.ts';
import type {
  ActedResolvers,
  Action,
  ActResultResolvers,
  IllegalResolvers,
  MissingChoiceResolvers,
  VersionConflictResolvers,
} from './generated/types.ts';
import { engineAction } from './input/action.ts';
import { actionProblems, knownIn } from './input/actionProblems.ts';
import { invalid, tooLarge } from './input/card.ts';
import { LIMITS } from './limits.ts';
import type { ActedModel, GameModel, IllegalModel } from './models.ts';

export const ActResult: ActResultResolvers = {
  __resolveType: ({ result }) => result,
};

export const Acted: ActedResolvers = {
  game: (acted) => acted,
  events: ({ events }) => events,
};

export const VersionConflict: VersionConflictResolvers = {
  expected: ({ expected }) => expected,
  actual: ({ actual }) => actual,
};

export const Illegal: IllegalResolvers = {
  action: ({ action }) => action,
  message: ({ illegal }) => illegal.message,
  rules: ({ illegal }) => illegal.rules.map(known),
  missingChoice: ({ illegal }) => illegal.missingChoice,
  notModelled: ({ illegal }) => illegal.notModelled,
  explanation: ({ illegal }) => illegal.explanation,
};

export const MissingChoice: MissingChoiceResolvers = {
  what: ({ what }) => what,
  options: ({ options }) => options,
  truncated: ({ truncated }) => truncated,
  least: ({ least }) => least,
  most: ({ most }) => most,
  unfit: ({ unfit }) => unfit ?? null,
};

/** Where the caller wrote what stands at a path below `actions`. */
type ActionPath = (path: FieldPath) => FieldPath;

/** What came of actions: the state, and what happened. */
interface Done {
  readonly result: 'Done';
  readonly state: GameState;
  readonly events: readonly LoggedEvent[];
  readonly gone: readonly ReadonlyMap<string, string>[];
}

/** How actions are done: see `Mutation.act`, and where the caller wrote them. */
export interface Doing {
  readonly allowUnsupported?: boolean;
  readonly at?: ActionPath;
}

/** Does actions one after the other, or none of them where one is refused. Throws the error of `badInput` where one can't be tried at all. */
export function act(
  before: GameState,
  actions: readonly Action[],
  { allowUnsupported = false, at = (path) => path }: Doing = {},
): Done | IllegalModel {
  if (actions.length > LIMITS.actions) {
    throw badInput(tooLarge(['actions'], `At most ${LIMITS.actions} actions may be done at once, not ${actions.length}.`));
  }
  const states = [before];
  const events: LoggedEvent[] = [];
  const gone: ReadonlyMap<string, string>[] = [];
  let state = before;
  for (const [action, input] of actions.entries()) {
    const problems = actionProblems(input, ['actions', action], knownIn(states));
    refuse(problems.map((problem) => ({ ...problem, path: at(problem.path) })));
    const acted = perform(state, { ...engineAction(input), allowUnsupported });
    if (!acted.ok) {
      checkAbility(state, input, (...key) => at(['actions', action, ...key]), acted.error);
      return { result: 'Illegal', action, illegal: acted.error };
    }
    state = acted.value.state;
    states.push(state);
    gone.push(acted.value.gone);
    events.push(...acted.value.events.map((event) => ({ ...event, action })));
  }
  return { result: 'Done', state, events, gone };
}

/** The same game after some actions, stored nowhere. */
export function after({ state, begun }: GameModel, actions: readonly Action[], allowUnsupported: boolean): ActedModel | IllegalModel {
  const done = act(state, actions, { allowUnsupported });
  if (done.result === 'Illegal') return done;
  return {
    result: 'Acted',
    state: done.state,
    begun: goneOn(begun, actions, done.events),
    events: told(done.events, done.gone, null),
  };
}

/** Whether an action could be done. Throws as `act` does where it can't be tried at all. */
export function legality(state: GameState, input: Action): Legality {
  refuse(actionProblems(input, ['action'], knownIn([state])));
  return isLegal(state, engineAction(input));
}

/** An ability that the permanent never had by its card, or a piece of text that several have, can't be what was meant. */
function checkAbility(state: GameState, action: Action, at: (...key: FieldPath) => FieldPath, { field, message }: Refusal): void {
  const kind = action.tapForMana ? 'tapForMana' : 'activate';
  const input = action[kind];
  const name = input?.ability;
  if (input === undefined || name === undefined || name === null || field !== 'ability') return;
  const abilities = state.permanents.has(input.permanent) ? characteristicsOf(state, input.permanent).abilities : [];
  const isThere = abilities.some(({ index, text }) => (typeof name === 'number' ? index === name : text.includes(name)));
  const faces = state.permanents.get(input.permanent)?.card.faces ?? [];
  const isLost = typeof name === 'string' && faces.some(({ definition }) => (definition.oracleText ?? '').includes(name));
  if (isLost && !isThere) return;
  const suggestions = abilities.map(({ text }) => text);
  throw badInput({ ...invalid(at(kind, 'ability'), message), suggestions });
}
