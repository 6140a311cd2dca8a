import type { Deed } from '../ast/index.ts';
import { EVALUATE } from '../characteristics/battlefield.ts';
import { contextOf } from '../characteristics/evaluator.ts';
import { every, some, type Truth, undetermined } from '../characteristics/truth.ts';
import type { ObjectView, View } from '../characteristics/view.ts';
import type { GameState } from '../state/game.ts';
import { type From, type Guarded, hasQuality } from './keptOff.ts';
import { concerns, type Prohibition, type Standing, staticsOf } from './statics.ts';

/**
 * 702.16c, 702.16d: the same for what is attached to it already: "This effect doesn't remove this Aura" leaves aside the protection that the Aura's own effect
 * gives, "… doesn't remove Auras" what an effect gives for every Aura.
 */
export function protectsFromAttached(guarded: ObjectView, from: ObjectView, view: View): Truth {
  const abilities = guarded.abilities.filter(({ origin }) => origin.kind !== 'granted' || !spares(view.object(origin.by), from));
  const { id, controller, colors } = guarded;
  return protects({ id, controller, colors, abilities }, from, view);
}

/** The keywords of an object of one name, each with the object whose text it is. */
export function qualitiesOf({ id, abilities }: Pick<ObjectView, 'id' | 'abilities'>, name: string) {
  return abilities.flatMap(({ ability, origin }) =>
    ability.kind === 'keywords'
      ? ability.keywords.flatMap((keyword) => (keyword.name === name ? [{ keyword, by: origin.kind === 'granted' ? origin.by : id }] : []))
      : [],
  );
}

function spares(giver: ObjectView | undefined, from: ObjectView): boolean {
  const said = (giver?.abilities ?? []).flatMap(({ ability }) =>
    ability.kind === 'static'
      ? ability.effects.flatMap((effect) => (effect.kind === 'rule' && effect.about === 'protection' ? effect.text : []))
      : [],
  );
  return said.some((text) => (text.endsWith('Auras') ? from.subtypes.has('Aura') : giver?.id === from.id));
}

/** 702.16: whether an object has protection from a quality that another has, wherever that is. */
export function protects(guarded: Guarded & Pick<ObjectView, 'abilities'>, from: ObjectView, view: View): Truth {
  const isSpell = from.zone === 'stack';
  return some(qualitiesOf(guarded, 'protection'), ({ keyword: { filter, text }, by }) => {
    if (filter !== null) return EVALUATE.fits(filter, from, contextOf(view, EVALUATE, guarded.id));
    if (text === null) return undetermined('what it has protection from');
    return hasQuality(text, { object: from, player: from.controller, isSpell }, guarded, by, view);
  });
}

/** 702.16: whether a player has protection from a quality that something has. */
export const protectsPlayer = (state: GameState, player: string, from: From): Truth =>
  some(
    staticsOf(state).cant.filter(({ effect }) => effect.deeds.some(({ what }) => what === 'has protection')),
    (standing) =>
      every(
        [() => concerns(standing, player), () => some(standing.effect.deeds, (deed) => keepsOff(deed, standing, player, from))],
        (part) => part(),
      ),
  );

/** Whether what a deed says a player has protection from is something. */
export function keepsOff({ what, keyword }: Deed, { source, context }: Standing<Prohibition>, player: string, from: From): Truth {
  if (what !== 'has protection' || keyword === undefined) return false;
  const { filter, text } = keyword;
  if (filter !== null) return context.evaluate.fits(filter, from.object, context);
  if (text === null) return undetermined('what a player has protection from');
  return hasQuality(text, from, { id: player, controller: player, colors: new Set() }, source, context.view);
}
