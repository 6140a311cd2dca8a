import { isSick } from '../activation/sickness.ts';
import { layered } from '../characteristics/layers.ts';
import { isKnown, type Truth } from '../characteristics/truth.ts';
import { hasKeyword } from '../characteristics/view.ts';
import type { GameState } from '../state/game.ts';
import { NEEDS_COMPANY } from './company.ts';
import { type CombatDeed, combatDeeds, holdsOf, holdsOfPlayer, meansObject } from './deeds.ts';
import type { Defender } from './defenders.ts';
import { type Objection, objection, untold } from './objection.ts';

/** 508.1a: why a permanent can't be chosen to attack, whomever; null where it can. */
export function whyNoAttacker(state: GameState, id: string): Objection | null {
  const permanent = state.permanents.get(id);
  const object = layered(state).view.object(id);
  if (permanent === undefined || permanent.phasedOut || object === undefined)
    return objection(`${id} is not on the battlefield.`, '506.3', '508.1a');
  if (!object.types.has('creature')) return objection(`${id} is no creature and can't attack.`, '506.3', '508.1a');
  if (object.types.has('battle')) return objection(`${id} is a battle and can't attack.`, '508.1a');
  if (object.controller !== state.active)
    return objection(`${id} is not controlled by ${state.active}, whose turn it is, and can't attack.`, '508.1a');
  if (permanent.tapped) return objection(`${id} is tapped and can't attack.`, '508.1a');
  const sick = isSick(state, id, state.active);
  if (!isKnown(sick)) return untold(id, sick.why, '302.6');
  if (sick && !may(state, id, 'can attack as though it had haste'))
    return objection(
      `${id} has not been under ${state.active}'s control since the turn began and has no haste; it can't attack.`,
      ...(['302.6', '508.1a'] as const),
    );
  if (hasKeyword(object, 'defender') && !may(state, id, "didn't have defender"))
    return objection(`${id} has defender and can't attack.`, '702.3', '508.1c');
  return null;
}

const may = (state: GameState, id: string, words: string): boolean =>
  combatDeeds(state, /^can attack (this turn )?as though/).some(
    (one) => one.deed.what.includes(words) && holdsOf(one, { id, defending: null }) === true,
  );

/** Deeds that keep a creature from attacking, whatever else does. */
const BARS = /^can't attack/;

/** 508.1c: why a creature can't attack that player, planeswalker or battle; null where no restriction of its own keeps it from that. */
export function whyNotAttack(state: GameState, id: string, whom: Defender): Objection | null {
  for (const one of combatDeeds(state, BARS)) {
    // What depends on the other attackers is looked at with all of them.
    if (NEEDS_COMPANY.test(one.deed.what)) continue;
    const barred = bars(state, one, id, whom);
    if (!isKnown(barred)) return untold(one.standing.text, barred.why, '508.1c');
    if (barred) return objection(`${id} can't attack ${whom.id}: “${one.standing.text}”.`, '508.1c');
  }
  for (const one of combatDeeds(state, /^can't be attacked$/)) {
    const safe = holdsOfPlayer(one, whom.id);
    if (!isKnown(safe)) return untold(one.standing.text, safe.why, '508.1c');
    if (safe) return objection(`${whom.id} can't be attacked: “${one.standing.text}”.`, '508.1c');
  }
  return null;
}

function bars(state: GameState, one: CombatDeed, id: string, whom: Defender): Truth {
  const about = { id, defending: whom.defending };
  const applies = holdsOf(one, about);
  if (applies === false) return false;
  const meant = isMeant(state, one, id, whom);
  return meant === true ? applies : meant;
}

/** Whether the words speak of attacking that. */
function isMeant(state: GameState, one: CombatDeed, id: string, whom: Defender): Truth {
  const { you } = one.standing.context;
  const attacked = layered(state).view.object(whom.id);
  switch (one.deed.what) {
    case "can't attack":
      return meansObject(one, whom.id, { id, defending: whom.defending });
    case "can't attack with":
      return meansObject(one, id, { id, defending: whom.defending });
    case "can't attack with creatures":
    case "can't attack or block":
    case "can't attack , block , or crew Vehicles":
      return true;
    case "can't attack you":
      return whom.id === you;
    case "can't attack you or planeswalkers you control":
      return whom.id === you || (attacked?.types.has('planeswalker') === true && attacked.controller === you);
    case "can't attack you or permanents you control":
      return whom.id === you || attacked?.controller === you;
    case "can't attack its owner":
      return whom.id === state.permanents.get(id)?.owner;
    default:
      return { kind: 'undetermined', why: 'whether it keeps a creature from attacking is not modelled' };
  }
}
