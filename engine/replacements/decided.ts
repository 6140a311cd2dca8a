import type { Effect } from '../ast/index.ts';
import { isKnown } from '../characteristics/truth.ts';
import { type Ask, cannot, type EndsOfOptions, type Question, type Stop } from '../choices.ts';
import type { GameEventBody } from '../events/event.ts';
import type { GameState } from '../state/game.ts';
import { contextOfChange } from './changes/change.ts';
import type { Modifier, OfText } from './modifier.ts';

/** "You may prevent that damage": an effect that a player may have applied or not, once it is its turn. */
export type Optional = OfText & { readonly optional: Extract<Effect, { readonly kind: 'may' }> };

/** What of an effect is left to a player as it is applied; null where nothing is. */
export function optionalOf(modifier: Modifier): Optional | null {
  if (modifier.kind !== 'text' || modifier.declined === true) return null;
  const { effect } = modifier.replacer.effect;
  return effect.kind === 'may' ? { ...modifier, optional: effect } : null;
}

/** An effect in each way in which it can be applied. */
export function waysOf(modifier: Modifier): readonly Modifier[] {
  const optional = optionalOf(modifier);
  return optional === null ? [modifier] : [accepted(optional), declined(optional)];
}

/** As though its words said that it is done. */
function accepted({ optional, ...modifier }: Optional): Modifier {
  const { effect } = optional;
  const { replacer } = modifier;
  return {
    ...modifier,
    replacer: { ...replacer, effect: { ...replacer.effect, effect: effect.kind === 'have' ? effect.effect : effect } },
  };
}

/** As one that does nothing, and has had its chance all the same (614.5). */
const declined = ({ optional: _, ...modifier }: Optional): Modifier => ({ ...modifier, declined: true });

/** Whether it is applied, as the player says who may; the modifier that is applied then. `ends`: what can come of either. */
export function decidedOn(
  state: GameState,
  optional: Optional,
  event: GameEventBody,
  ask: Ask,
  ends: EndsOfOptions | null,
): Modifier | Stop {
  const { text } = optional;
  const context = contextOfChange(optional, event, state);
  const who = context.evaluate.players(optional.optional.who, context);
  if (!isKnown(who)) return cannot(text, who.why);
  const [by, another] = who;
  if (by === undefined || another !== undefined) return cannot(text, 'who may have it applied');
  if (optional.optional.effect.kind === 'pay') return cannot(text, 'what is paid while something is replaced');
  const options = ['yes', 'no'];
  const told: Pick<Question, 'alike' | 'ends'> = ends === null ? {} : { alike: options.map((one) => [one]), ends };
  const question: Question = { what: `whether to do what “${text}” allows`, by, options, least: 1, most: 1, ...told };
  const [answer] = ask(question) ?? [];
  if (answer === undefined) return { kind: 'unanswered', question };
  return answer === 'yes' ? accepted(optional) : declined(optional);
}
