import { activatedAbilities } from '../activation/activated.ts';
import { layered } from '../characteristics/layers.ts';
import { ok, type Result } from '../result.ts';
import type { Action, Illegal } from './action.ts';
import { activate } from './activation.ts';
import { badInput, forbidden } from './illegal.ts';
import { outOfGame } from './inGame.ts';
import type { Progress } from './progress.ts';
import { hasTapSymbol } from './resolveMana.ts';
import { named, select } from './select.ts';

type TapForMana = Extract<Action, { readonly kind: 'tapForMana' }>;

/** 106.12: taps a permanent for mana: activates a mana ability of it that has {T} in its cost. */
export function tapForMana(
  progress: Progress,
  { permanent, ability, choose = [], by, pay = 'auto' }: TapForMana,
): Result<Progress, Illegal> {
  const { state } = progress;
  if (!state.permanents.has(permanent)) return badInput('permanent', `There is no permanent “${permanent}”.`);
  if (state.permanents.get(permanent)?.phasedOut === true)
    return forbidden(`${permanent} is phased out and treated as though it were not there.`, '702.26b');
  const player = by ?? layered(state).view.object(permanent)?.controller ?? '';
  if (!state.players.some(({ id }) => id === player)) return badInput('by', `There is no player “${player}”.`);
  const gone = outOfGame(state, player);
  if (gone !== null) return gone;
  const said = named(activatedAbilities(state, permanent), ability, permanent);
  if (!said.ok) return said;
  const tapping = said.value.filter(({ isManaAbility, owned }) => isManaAbility && hasTapSymbol(owned.ability));
  const result = select(tapping, choose.length > 0, ({ index }) =>
    activate(progress, { player, source: permanent, ability: index, x: null, choose, pay, planned: null, moment: 'priority' }),
  );
  if (result === null)
    return forbidden(`${permanent} has no such mana ability with {T} in its cost, so it can't be tapped for mana.`, '106.12');
  return result.ok ? ok(result.value.progress) : result;
}
