import { staticsOf } from '../activation/statics.ts';
import { EVALUATE } from '../characteristics/battlefield.ts';
import { contextOf } from '../characteristics/evaluator.ts';
import { layered } from '../characteristics/layers.ts';
import { isKnown, some, type Truth, undetermined } from '../characteristics/truth.ts';
import { hasKeyword, type ObjectView } from '../characteristics/view.ts';
import { ok, type Result } from '../result.ts';
import { type GameState, playerOf } from '../state/game.ts';
import type { Action, Illegal } from './action.ts';
import { isThere } from './direct.ts';
import { badInput, beyond, forbidden } from './illegal.ts';
import { type Progress, wouldHappen } from './progress.ts';

/** 701.3: attaches an Aura, Equipment or Fortification to what it can be attached to. */
export function attach(progress: Progress, { permanent, to }: Extract<Action, { readonly kind: 'attach' }>): Result<Progress, Illegal> {
  const { state } = progress;
  const there = isThere(state, permanent, 'permanent');
  if (!there.ok) return there;
  const player = playerOf(state, to);
  if (player === undefined) {
    const host = isThere(state, to, 'to');
    if (!host.ok) return host.error.field === null ? host : badInput('to', `There is no permanent and no player “${to}”.`);
  }
  if (state.permanents.get(permanent)?.attachedTo === to) return ok(progress);
  const can = canBeAttached(state, permanent, to);
  if (!isKnown(can)) return beyond(permanent, can.why);
  if (!can) return forbidden(`${permanent} can't be attached to ${to}.`, '701.3b');
  return wouldHappen(progress, { kind: 'Attached', permanent, to });
}

/** 301.5, 301.6, 303.4: whether a permanent can be attached to another or to a player. */
function canBeAttached(state: GameState, id: string, to: string): Truth {
  const { view } = layered(state);
  const object = view.object(id);
  if (object === undefined || id === to || isWithin(state, to, id)) return false;
  const host = view.object(to);
  if (host !== undefined && hasKeyword(host, 'protection')) return undetermined(`whether the protection of ${to} keeps it off`);
  if (staticsOf(state).cant.some(({ effect }) => effect.deeds.some(({ what }) => /^can't be (enchanted|equipped)/.test(what))))
    return undetermined('whether what can be enchanted or equipped is restricted');
  if (object.subtypes.has('Aura')) return enchants(object, to, state);
  if (host === undefined) return false;
  if (object.subtypes.has('Equipment'))
    return host.types.has('creature') && (!object.types.has('creature') || hasKeyword(object, 'reconfigure'));
  return object.subtypes.has('Fortification') && host.types.has('land') && !object.types.has('creature');
}

/** 303.4a, 702.5a: whether every enchant ability of an Aura allows it. */
function enchants(aura: ObjectView, to: string, state: GameState): Truth {
  const { view } = layered(state);
  const host = view.object(to);
  const context = contextOf(view, EVALUATE, aura.id);
  const enchant = aura.abilities.flatMap(({ ability }) =>
    ability.kind === 'keywords' ? ability.keywords.filter(({ name }) => name === 'enchant') : [],
  );
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
