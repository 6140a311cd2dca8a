import { characteristicsOf, type GameState, perform, type Illegal as Refusal } from '../engine/index.ts';
import { badInput, type FieldPath, refuse } from './errors.ts';
import { known } from './explanation.ts';
import type { ActedResolvers, Action, ActResultResolvers, IllegalResolvers, MissingChoiceResolvers } from './generated/types.ts';
import { engineAction } from './input/action.ts';
import { actionProblems, knownIn } from './input/actionProblems.ts';
import { invalid, tooLarge } from './input/card.ts';
import { LIMITS } from './limits.ts';
import type { ActedModel, AnyEventModel, IllegalModel } from './models.ts';

export const ActResult: ActResultResolvers = {
  __resolveType: ({ result }) => result,
};

export const Acted: ActedResolvers = {
  game: ({ state }) => ({ state }),
  events: ({ events }) => events,
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
  unfit: ({ unfit }) => unfit ?? null,
};

/** Does actions one after the other, or none of them where one is refused. Throws the error of `badInput` where one can't be tried at all. */
export function act(before: GameState, actions: readonly Action[]): ActedModel | IllegalModel {
  if (actions.length > LIMITS.actions) {
    throw badInput(tooLarge(['actions'], `At most ${LIMITS.actions} actions may be done at once, not ${actions.length}.`));
  }
  const states = [before];
  const events: AnyEventModel[] = [];
  let state = before;
  for (const [action, input] of actions.entries()) {
    refuse(actionProblems(input, ['actions', action], knownIn(states)));
    const acted = perform(state, engineAction(input));
    if (!acted.ok) {
      checkAbility(state, input, ['actions', action], acted.error);
      return { result: 'Illegal', action, illegal: acted.error };
    }
    state = acted.value.state;
    states.push(state);
    const { gone } = acted.value;
    const told = (id: string): string => gone.get(id) ?? id;
    events.push(...acted.value.events.map((event) => ({ ...event, action, told })));
  }
  return { result: 'Acted', state, events };
}

/** An ability that the permanent never had by its card, or a piece of text that several have, can't be what was meant. */
function checkAbility(state: GameState, action: Action, path: FieldPath, { field, message }: Refusal): void {
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
  throw badInput({ ...invalid([...path, kind, 'ability'], message), suggestions });
}
