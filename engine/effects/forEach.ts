import type { Effect, PlayerRef, Quantity } from '../ast/index.ts';
import { isTarget } from '../characteristics/targetWords.ts';
import { isKnown } from '../characteristics/truth.ts';
import { contains } from '../characteristics/walk.ts';
import { repeated } from '../costs/parts.ts';
import type { Meant } from '../state/game.ts';
import { playersFor } from './deeds/players.ts';
import { contextWhile, type Resolving, type Stop } from './resolving.ts';

type ForEach = Extract<Effect, { kind: 'forEach' }>;

/**
 * What "for each" comes to: one instruction with as much more of everything, or the instruction so often, one after the other, with what its words mean
 * each time: the object that it calls "it", "that player", or nothing else than before.
 */
export type Each =
  | { readonly kind: 'at once'; readonly effect: Effect }
  | { readonly kind: 'in turn'; readonly meant: readonly Partial<Meant>[] }
  | NotModelled;

type NotModelled = Extract<Stop, { readonly kind: 'notModelled' }>;
const notModelled = (text: string, reason: string): NotModelled => ({ kind: 'notModelled', text, reason });

/** "Draw a card for each land you control" draws that many; "for each of those artifacts, its controller …" is done for one after the other. */
export function eachOf({ effect, quantity }: ForEach, resolving: Resolving): Each {
  const context = contextWhile(resolving);
  const { text } = resolving;
  if (quantity.kind === 'countOf' && contains(effect, ({ kind }) => kind === 'it' || kind === 'that')) {
    const ids = context.evaluate.objects(quantity.of, context);
    return isKnown(ids) ? { kind: 'in turn', meant: ids.map((id) => ({ it: [id] })) } : notModelled(text, ids.why);
  }
  if (quantity.kind === 'count' && contains(effect, ({ kind }) => kind === 'controllerOf' || kind === 'ownerOf')) {
    const ids = context.evaluate.matching(quantity.of, context);
    return isKnown(ids) ? { kind: 'in turn', meant: ids.map((id) => ({ it: [id] })) } : notModelled(text, ids.why);
  }
  const doing = quantity.kind === 'stat' ? /^(opponent|player)s? who (does|did|doesn't|didn't)$/.exec(quantity.what) : null;
  if (doing !== null) {
    const [, who = '', what = ''] = doing;
    const player: PlayerRef = who === 'opponent' ? { kind: 'opponent', quantifier: 'each' } : { kind: 'player', quantifier: 'each' };
    const players = playersFor({ kind: 'who', player, condition: { kind: 'did', what } }, resolving, context);
    if ('kind' in players) return players.kind === 'notModelled' ? players : notModelled(text, 'which players are meant');
    return { kind: 'in turn', meant: players.map((they) => ({ they })) };
  }
  const amount = context.evaluate.amount(quantity, context);
  if (!isKnown(amount)) return notModelled(text, amount.why);
  const times = Math.max(0, amount);
  const multiplied = timesAsMuch(effect, times);
  if (multiplied !== null) return { kind: 'at once', effect: multiplied };
  return isRepeatable(effect) ? { kind: 'in turn', meant: repeated({}, times) } : notModelled(text, 'what is done for each of them');
}

/** What can be done several times: nothing of it has targets, which would be others each time, or speaks of what each time is for. */
const isRepeatable = (effect: Effect): boolean =>
  !contains(
    effect,
    (node) =>
      isTarget(node) ||
      node.kind === 'it' ||
      node.kind === 'that' ||
      node.kind === 'they' ||
      ('quantifier' in node && node.quantifier === 'that'),
  );

/** The instruction with so many times its amount (608.2h); null where it has none. */
function timesAsMuch(effect: Effect, factor: number): Effect | null {
  const more = (of: Quantity): Quantity => ({ kind: 'times', factor, of });
  switch (effect.kind) {
    case 'draw':
    case 'mill':
    case 'gainLife':
    case 'loseLife':
    case 'getCounters':
    case 'removeCounters':
      return { ...effect, amount: more(effect.amount) };
    case 'discard':
      return effect.random || effect.what.kind !== 'some'
        ? null
        : { ...effect, what: { ...effect.what, amount: more(effect.what.amount) } };
    case 'sacrifice':
    case 'exile':
      return effect.what.kind !== 'some' ? null : { ...effect, what: { ...effect.what, amount: more(effect.what.amount) } };
    case 'dealDamage':
      return effect.divided || effect.also.length > 0 ? null : { ...effect, amount: more(effect.amount) };
    case 'putCounters':
      return { ...effect, counters: effect.counters.map((one) => ({ ...one, amount: more(one.amount) })) };
    case 'createToken':
      return { ...effect, tokens: effect.tokens.map((one) => ({ ...one, amount: more(one.amount) })) };
    case 'copySpell':
      return { ...effect, times: more(effect.times ?? { kind: 'number', value: 1 }) };
    case 'copyToken':
      return { ...effect, tokens: { ...effect.tokens, amount: more(effect.tokens.amount) } };
    default:
      return null;
  }
}
