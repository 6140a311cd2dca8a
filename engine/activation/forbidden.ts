import type { Deed } from '../ast/index.ts';
import { every, some, type Truth } from '../characteristics/truth.ts';
import type { GameState } from '../state/game.ts';
import { concerns, type Prohibition, type Standing, staticsOf } from './statics.ts';

/** 101.2: what can't be done to or by an object or a player, in the words of the closed lists of deeds. */
export type ForbiddenDeed =
  | "can't be sacrificed"
  | "can't be regenerated"
  | "can't become untapped"
  | "can't deal damage"
  | "can't be dealt damage"
  | "can't gain life"
  | "can't lose life"
  | "damage doesn't cause life to be lost"
  | "can't get counters"
  | "can't crew Vehicles"
  | "can't attack , block , or crew Vehicles"
  | "can't search libraries"
  | "can't be countered"
  | "can't win the game"
  | 'has protection from everything'
  | "can't enter"
  | "can't transform"
  | "can't be turned face up"
  | "can't become the monarch"
  | "can't phase out"
  | "can't be copied"
  | "can't be countered by spells or abilities"
  | "life total can't change"
  | "can't lose the game"
  | "can't lose the game or win the game"
  | "doesn't lose the game for having 0 or less life"
  | "doesn't lose the game for drawing from a empty library";

/** Whether an effect on the board forbids one of these deeds of an object or a player. */
export function isForbidden(state: GameState, id: string, ...deeds: readonly ForbiddenDeed[]): Truth {
  const named = staticsOf(state).cant.filter(({ effect }) => effect.deeds.some(({ what }) => deeds.some((deed) => deed === what)));
  return named.length === 0 ? false : some(named, (standing) => concerns(standing, id));
}

/** 101.2, 121.2b: whether a player can't draw a card now: at all, or no more this turn. */
export function cantDraw(state: GameState, player: string): Truth {
  const drawn = state.thisTurn.drawn.get(player) ?? 0;
  const bars = ({ what }: Deed): boolean => {
    const [, most] = /^can't draw more than (one|two) cards? each turn$/.exec(what) ?? [];
    return what === "can't draw cards" || (most !== undefined && drawn >= (most === 'one' ? 1 : 2));
  };
  const named = staticsOf(state).cant.filter(({ effect }) => effect.deeds.some(bars));
  return some(named, (standing) => concerns(standing, player));
}

/** 101.2: whether counters of a kind surely can't be put on an object, or can't be had by a player. */
export const cantGetCounters = (state: GameState, id: string, counter: string): boolean => barsCounters(state, id, counter) === true;

/** The same as far as the board tells. */
export function barsCounters(state: GameState, id: string, counter: string): Truth {
  const bars = ({ what }: Deed): boolean => {
    if (what === "can't get counters" || what === "can't have counters put") return true;
    if (what === `can't get ${counter} counters` || what === `can't get additional ${counter} counters`) return true;
    const found = /^can't have (?:(\S+) )?counters put on (?:it|them)$/.exec(what);
    return found !== null && (found[1] === undefined || found[1] === counter);
  };
  const named = staticsOf(state).cant.filter(({ effect }) => effect.deeds.some(bars));
  return some(named, (standing) => concerns(standing, id));
}

/** "can't sacrifice …", "can't pay life or sacrifice creatures to cast spells or activate abilities". */
export const barsSacrificing = ({ what }: Deed): boolean => /^can.t (pay life or )?sacrifice\b/.test(what);

/** 101.2: whether an effect keeps a player from sacrificing a permanent for a cost. */
export const cantSacrifice = (state: GameState, player: string, id: string): Truth =>
  some(staticsOf(state).cant, (standing) =>
    some(standing.effect.deeds.filter(barsSacrificing), (deed) =>
      every([() => isBarred(deed, id, standing), () => concerns(standing, player)], (part) => part()),
    ),
  );

function isBarred({ what, object }: Deed, id: string, { context }: Standing<Prohibition>): Truth {
  if (object !== null) return context.evaluate.isRecipient(object, id, context);
  const types = context.view.object(id)?.types;
  if (what.includes('sacrifice creatures')) return types?.has('creature') === true;
  if (what.includes('sacrifice nonland permanents')) return types?.has('land') !== true;
  return false;
}

/** 119.7-8: the effect that says that a player's life total can't change: of which object, in which words; null where none does. */
export const whatFixesLife = (state: GameState, player: string): { readonly source: string; readonly text: string } | null =>
  staticsOf(state).cant.find(
    (standing) => standing.effect.deeds.some(({ what }) => what === "life total can't change") && concerns(standing, player) === true,
  ) ?? null;
