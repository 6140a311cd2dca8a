import { activatedAbilities } from '../activation/activated.ts';
import { layered } from '../characteristics/layers.ts';
import { ok, type Result } from '../result.ts';
import type { Action, Illegal } from './action.ts';
import { activate } from './activation.ts';
import { badInput } from './illegal.ts';
import { outOfGame } from './inGame.ts';
import type { Progress } from './progress.ts';
import { named, select } from './select.ts';

type Activate = Extract<Action, { readonly kind: 'activate' }>;

/** 602.2: activates an ability of a permanent, or of a card whose ability works where it is. */
export function activateAbility(
  progress: Progress,
  { permanent: source, ability, x, targets, modes, choose = [], by, pay = 'auto' }: Activate,
): Result<Progress, Illegal> {
  const { state } = progress;
  if (!state.permanents.has(source) && !state.cards.has(source)) return badInput('permanent', `There is no object “${source}”.`);
  const player = by ?? layered(state).view.object(source)?.controller ?? state.permanents.get(source)?.controller ?? '';
  if (!state.players.some(({ id }) => id === player)) return badInput('by', `There is no player “${player}”.`);
  const gone = outOfGame(state, player);
  if (gone !== null) return gone;
  const said = named(activatedAbilities(state, source), ability, source);
  if (!said.ok) return said;
  if (said.value.length > 1 && said.value.some(({ isManaAbility }) => !isManaAbility))
    return badInput('ability', `${source} has several activated abilities with the words “${ability}”.`);
  const result = select(said.value, choose.length > 0, ({ index }) =>
    activate(progress, {
      player,
      source,
      ability: index,
      x: x ?? null,
      targets,
      modes,
      choose,
      pay,
      planned: null,
      moment: 'priority',
    }),
  );
  if (result === null) return badInput('permanent', `${source} has no activated ability.`);
  return result.ok ? ok(result.value.progress) : result;
}
