import type { Effect } from '../ast/index.ts';
import { layered } from '../characteristics/layers.ts';
import { hasKeyword, keywordsOf } from '../characteristics/view.ts';
import { triggeredIn } from '../compiler/rulesWords.ts';
import type { GameState } from '../state/game.ts';

/** 702.154d: the attackers with enlist, each once for every instance of it that it has. */
export const enlisters = (state: GameState, attackers: readonly string[]): readonly string[] =>
  attackers.flatMap((id) => {
    const object = layered(state).view.object(id);
    return object === undefined ? [] : keywordsOf(object).flatMap(({ name }) => (name === 'enlist' ? [id] : []));
  });

/**
 * 702.154a: the creatures that the active player may tap for enlist: untapped, not chosen to attack, and with haste or under that player's control since the
 * turn began.
 */
export function enlistable(state: GameState, attackers: readonly string[]): readonly string[] {
  const { view } = layered(state);
  return view.permanents.filter((id) => {
    const permanent = state.permanents.get(id);
    const object = view.object(id);
    if (permanent === undefined || object === undefined || attackers.includes(id)) return false;
    if (object.controller !== state.active || !object.types.has('creature') || permanent.tapped) return false;
    return !permanent.sick || hasKeyword(object, 'haste');
  });
}

/** 702.154a: what the ability that is linked to enlist does, in the words of its rule; "that creature" is the one that was tapped. */
export const ENLISTED_TEXT = "This creature gets +X/+0 until end of turn, where X is that creature's power.";
export const whenEnlisted = (): readonly Effect[] =>
  triggeredIn(`Whenever a creature you control attacks, ${ENLISTED_TEXT.charAt(0).toLowerCase()}${ENLISTED_TEXT.slice(1)}`).flatMap(
    ({ effects }) => effects,
  );
