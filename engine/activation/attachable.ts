import { EVALUATE } from '../characteristics/battlefield.ts';
import { contextOf } from '../characteristics/evaluator.ts';
import { layered } from '../characteristics/layers.ts';
import { every, not, some, type Truth, undetermined } from '../characteristics/truth.ts';
import { hasKeyword, keywordsOf, type ObjectView } from '../characteristics/view.ts';
import type { GameState } from '../state/game.ts';
import { protects, protectsFromAttached, protectsPlayer } from './protection.ts';
import { concerns, staticsOf } from './statics.ts';

/** 301.5, 301.6, 303.4, 702.16c: whether a permanent can be attached to another or to a player; whether it is already is not asked. */
export function canBeAttached(state: GameState, id: string, to: string): Truth {
  const { view } = layered(state);
  const object = view.object(id);
  return object !== undefined && canAttach(state, object, to);
}

/** The same of an object as it is seen, which may not be on the battlefield yet. */
export function canAttach(state: GameState, object: ObjectView, to: string): Truth {
  const { view } = layered(state);
  const host = view.object(to);
  if (object.id === to || isWithin(state, to, object.id)) return false;
  const guards = state.permanents.get(object.id)?.attachedTo === to ? protectsFromAttached : protects;
  return every(
    [
      () => fits(state, object, to),
      () =>
        not(
          host === undefined
            ? protectsPlayer(state, to, { object, player: object.controller, isSpell: false })
            : guards(host, object, view),
        ),
      () => not(isBarred(state, object, to)),
    ],
    (part) => part(),
  );
}

/** By what it is: an Aura to what it enchants, an Equipment to a creature, a Fortification to a land. */
function fits(state: GameState, object: ObjectView, to: string): Truth {
  if (object.subtypes.has('Aura')) return !object.types.has('creature') && enchants(object, to, state);
  const host = layered(state).view.object(to);
  if (host === undefined || host.zone !== 'battlefield') return false;
  if (object.subtypes.has('Equipment'))
    return host.types.has('creature') && (!object.types.has('creature') || hasKeyword(object, 'reconfigure'));
  return object.subtypes.has('Fortification') && host.types.has('land') && !object.types.has('creature');
}

/** "Can't be enchanted", "can't be equipped". */
function isBarred(state: GameState, { subtypes }: ObjectView, to: string): Truth {
  const word = subtypes.has('Aura') ? 'enchanted' : 'equipped';
  return some(staticsOf(state).cant, (standing) =>
    some(
      standing.effect.deeds.filter(({ what }) => what.startsWith(`can't be ${word}`) || what === BOTH),
      ({ what, object }) =>
        every(
          [
            () => concerns(standing, to),
            () => (object === null && (what === `can't be ${word}` || what === BOTH)) || undetermined(`what can't be ${word}`),
          ],
          (part) => part(),
        ),
    ),
  );
}

const BOTH = "can't be equipped or enchanted";

/** 303.4a, 702.5a: whether every enchant ability of an Aura allows it. */
function enchants(aura: ObjectView, to: string, state: GameState): Truth {
  const { view } = layered(state);
  const host = view.object(to);
  const context = { ...contextOf(view, EVALUATE, aura.id), you: aura.controller };
  const enchant = keywordsOf(aura).filter(({ name }) => name === 'enchant');
  if (enchant.length === 0) return false;
  return some([enchant], (all) => {
    for (const { filter, text } of all) {
      if (filter === null) {
        if (host !== undefined) return /permanent/i.test(text ?? '');
        if (!/player|opponent/i.test(text ?? '')) return undetermined('what it can enchant');
        if (/opponent/i.test(text ?? '') && to === aura.controller) return false;
        continue;
      }
      if (host === undefined) return false;
      const fits = EVALUATE.matches(filter, host, context);
      if (fits !== true) return fits;
    }
    return true;
  });
}

/** Whether something is attached, by way of others, to an object. */
function isWithin(state: GameState, id: string, host: string): boolean {
  const seen = new Set<string>();
  for (let at: string | null = id; at !== null && !seen.has(at); ) {
    seen.add(at);
    at = state.permanents.get(at)?.attachedTo ?? null;
    if (at === host) return true;
  }
  return false;
}
