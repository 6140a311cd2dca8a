import { layered } from '../characteristics/layers.ts';
import { staticEffects } from '../characteristics/staticEffects.ts';
import { moved } from '../effects/moving.ts';
import type { Stop } from '../effects/resolving.ts';
import { called } from '../events/called.ts';
import type { GameState } from '../state/game.ts';
import { type Check, due, type StateBasedAction } from './check.ts';

/** 704.5j: of several legendary permanents with one name that a player controls, that player keeps one. */
export function legends({ state, ask }: Check): readonly StateBasedAction[] | Stop {
  const { view } = layered(state);
  const legendary = view.permanents.flatMap((id) => {
    const object = view.object(id);
    return object?.supertypes.has('legendary') === true && !isExempt(state, object.controller)
      ? object.names.map((name) => ({ id, key: `${object.controller}\n${name}`, name, controller: object.controller }))
      : [];
  });
  const found: StateBasedAction[] = [];
  for (const group of Map.groupBy(legendary, ({ key }) => key).values()) {
    const [first, second] = group;
    if (first === undefined || second === undefined) continue;
    const ids = group.map(({ id }) => id);
    const question = { what: `which ${first.name} ${first.controller} keeps`, options: ids, least: 1, most: 1 };
    const kept = ask(question);
    if (kept === null) return { kind: 'unanswered', question };
    for (const id of ids.filter((one) => !kept.includes(one))) {
      const gone = moved(state, id, 'graveyard', 'stateBasedAction');
      if (gone !== null)
        found.push(
          due(
            gone,
            `${first.controller} keeps ${kept.map((one) => called(state, one)).join(', ')}, and ${called(state, id)} is put into the graveyard.`,
            '704.5j',
          ),
        );
    }
  }
  return found;
}

/** "The legend rule doesn't apply", to anything or to what the permanent's controller controls. */
const isExempt = (state: GameState, controller: string): boolean =>
  staticEffects(state, 'rule').some(
    ({ effect, context }) =>
      effect.about === 'legend rule' && (!effect.text.endsWith('to permanents you control') || context.you === controller),
  );
