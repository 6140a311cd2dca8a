import { layered } from '../characteristics/layers.ts';
import { hasKeyword } from '../characteristics/view.ts';
import { playersOf } from '../state/game.ts';
import { type Check, due, type StateBasedAction } from './check.ts';

const PERMANENTS = 10;

/** 702.131b: who controls ten or more permanents, one with ascend among them, has the city's blessing from then on. */
export function citysBlessing({ state }: Check): readonly StateBasedAction[] {
  if (state.players.every(({ blessing }) => blessing) || state.permanents.size < PERMANENTS) return [];
  const { view } = layered(state);
  const objects = view.permanents.flatMap((id) => view.object(id) ?? []);
  return playersOf(state).flatMap(({ id: player, blessing }) => {
    const own = blessing ? [] : objects.filter(({ controller }) => controller === player);
    if (own.length < PERMANENTS || !own.some((one) => hasKeyword(one, 'ascend'))) return [];
    const what = "the city's blessing";
    return [due({ kind: 'Designated', object: player, what, amount: null }, `${player} gets ${what}.`, '702.131')];
  });
}
