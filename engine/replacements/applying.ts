import { isForbidden } from '../activation/forbidden.ts';
import { staticEffects } from '../characteristics/staticEffects.ts';
import { isKnown, type Truth } from '../characteristics/truth.ts';
import { cannot, type Stop } from '../choices.ts';
import type { GameEventBody } from '../events/event.ts';
import type { GameState } from '../state/game.ts';
import { modifiersOfFloors } from './floors.ts';
import { leftOf, type Modifier, type OfText, type UsedUp } from './modifier.ts';
import { ofItself } from './ofItself.ts';
import { modifiersOfRules } from './ofRules.ts';
import { type Replacer, replacersOf, unreadReplacer } from './replacers.ts';
import { replaces } from './replaces.ts';

/**
 * 616.1f: the replacement and prevention effects that would apply to an event now, but those that have had their chance (614.5). Stops where the board
 * doesn't tell, or where text that is not read could be one.
 */
export function applyingTo(state: GameState, event: GameEventBody, used: ReadonlySet<string>, usedUp: UsedUp): readonly Modifier[] | Stop {
  const may = [...modifiersOfText(state), ...ofItself(state, event)].filter((modifier) => isLeft(state, modifier, event, used, usedUp));
  const found = thatApply(may, ({ replacer }) => replaces(replacer, event));
  if ('kind' in found) return found;
  const unread = unreadReplacer(state, event);
  if (unread !== null) return cannot(unread, 'it could replace what would happen');
  const ruled = modifiersOfRules(state, event);
  if ('kind' in ruled) return ruled;
  const floors = modifiersOfFloors(state, event, usedUp);
  if ('kind' in floors) return floors;
  return [...found, ...[...ruled, ...floors].filter(({ key }) => !used.has(key))];
}

/** Whether one of the effects of words would apply to an event now, as far as it alone tells. */
export const couldApply = (state: GameState, modifier: OfText, event: GameEventBody, used: ReadonlySet<string>, usedUp: UsedUp): boolean =>
  isLeft(state, modifier, event, used, usedUp) && replaces(modifier.replacer, event) === true;

/** 614.5: whether it has not had its chance yet, and something is left of it. */
const isLeft = (state: GameState, modifier: OfText, event: GameEventBody, used: ReadonlySet<string>, usedUp: UsedUp): boolean =>
  !used.has(modifier.key) && isThere(modifier.replacer, event, usedUp) && !cantRegenerate(state, modifier, event);

const KNOWN = new WeakMap<readonly Replacer[], readonly OfText[]>();

/** The effects of words, each with a key of its own: equal ones of one object, such as of an ability that it was granted twice, are counted. */
export function modifiersOfText(state: GameState): readonly OfText[] {
  const replacers = replacersOf(state);
  const known = KNOWN.get(replacers);
  if (known !== undefined) return known;
  const times = new Map<string, number>();
  const found = replacers.map((replacer): OfText => {
    const { source, text, lasting } = replacer;
    const name = lasting?.id ?? `${source}: ${text}`;
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    return { kind: 'text', replacer, key: `${name} #${time}`, source: state.past.get(source)?.was ?? source, text };
  });
  KNOWN.set(replacers, found);
  return found;
}

/** Those of the effects of words that would apply. Stops where that can't be told of one, or where what else it says is not read. */
export function thatApply(modifiers: readonly OfText[], applies: (modifier: OfText) => Truth): readonly OfText[] | Stop {
  const found: OfText[] = [];
  for (const modifier of modifiers) {
    const is = applies(modifier);
    if (!isKnown(is)) return cannot(modifier.text, is.why);
    if (!is) continue;
    if (modifier.replacer.together.some(({ kind }) => kind === 'unsupported'))
      return cannot(modifier.text, 'what else it says is not read');
    found.push(modifier);
  }
  return found;
}

/** Keys of the effects of an object, and of every other of its name. */
export const keysOf = (state: GameState, object: string): readonly string[] =>
  modifiersOfText(state).flatMap(({ key, replacer }) => (replacer.source === object && replacer.lasting === null ? [key] : []));

/** 701.19c: a regeneration shield is not applied to what can't be regenerated. */
const cantRegenerate = (state: GameState, { replacer }: OfText, event: GameEventBody): boolean =>
  replacer.effect.effect.kind === 'regenerate' &&
  event.kind === 'ZoneChanged' &&
  (event.final === true || isForbidden(state, event.id, "can't be regenerated") === true);

/** 615.7-8: whether something is left of it: of what works once, that it was not used, or on this very damage. */
function isThere({ lasting }: Replacer, event: GameEventBody, usedUp: UsedUp): boolean {
  if (lasting === null || lasting.use === null) return true;
  if (lasting.use.kind === 'amount') return leftOf(lasting.use, lasting.id, usedUp) > 0;
  const on = usedUp.once.get(lasting.id);
  return on === undefined || (event.kind === 'DamageDealt' && (on === null || on === event.source));
}

/** 615.12: whether damage can't be prevented, by what is said of it or of all damage of its kind. */
export function isUnpreventable(state: GameState, event: Extract<GameEventBody, { readonly kind: 'DamageDealt' }>): boolean {
  if (event.unpreventable === true) return true;
  return staticEffects(state, 'unpreventable').some(({ effect: { damage, by, condition }, context }) => {
    if (damage !== 'any' && (damage === 'combat') !== event.combat) return false;
    if (condition !== null && context.evaluate.holds(condition, context) === false) return false;
    return by === null || context.evaluate.isRecipient(by, event.source, context) !== false;
  });
}
