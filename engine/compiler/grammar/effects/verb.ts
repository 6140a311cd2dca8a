import type { Effect, PlayerRef } from '../../../ast/index.ts';
import { phrase } from '../../phrase.ts';
import { choice, mapped, type Syntax } from '../../syntax.ts';

/**
 * Verb phrases in both their forms from one template. The verb is the first word, any further verb is marked `^`:
 * `verb('discard <what> , then ^draw a card')` reads "discard …, then draw …" and "discards …, then draws …".
 */
export interface Verb<out T> {
  /** As an imperative, after "may", "you" and plural subjects. */
  readonly base: Syntax<T>;
  /** After a singular subject. */
  readonly third: Syntax<T>;
}

/** An instruction with somebody who carries it out. */
export type Deed = Extract<Effect, { readonly who: PlayerRef }>;

export const YOU = { kind: 'you' } as const;
export const ONE = { kind: 'number', value: 1 } as const;

const THIRD: Readonly<Record<string, string>> = { have: 'has', do: 'does', go: 'goes', are: 'is', "don't": "doesn't", were: 'was' };

/** `draw` gives `draws`. */
export function thirdPerson(base: string): string {
  const irregular = THIRD[base];
  if (irregular !== undefined) return irregular;
  if (base === "can't") return base;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(base) ? `${base}es` : `${base}s`;
}

export const inBase = (template: string): string => template.replaceAll('^', '');
export const inThird = (template: string): string => template.replace(/\^([\w']+)/g, (_, word: string) => thirdPerson(word));

type Slots = Readonly<Record<string, Syntax<unknown>>>;

/** A player's deed: `who` is put in by the clause that names the player; read here, it is `you`. */
export function verb<const C extends object, S extends Slots>(template: string, constants: C, slots: S) {
  const made = { ...constants, who: YOU };
  return { base: phrase(inBase(template), made, slots), third: phrase(inThird(`^${template}`), made, slots) };
}

/** One of several verb phrases. */
export const verbs = <T>(...options: readonly Verb<T>[]): Verb<T> => ({
  base: choice(...options.map(({ base }) => base)),
  third: choice(...options.map(({ third }) => third)),
});

/** A verb phrase under another shape of value. */
export const mappedVerb = <T, U>(from: Verb<T>, to: (value: T) => U, back: (value: unknown) => T | undefined): Verb<U> => ({
  base: mapped(from.base, to, back),
  third: mapped(from.third, to, back),
});

export const isNode = (value: unknown): value is { readonly kind: string } =>
  typeof value === 'object' && value !== null && 'kind' in value;
export const isEffect = (value: unknown): value is Effect => isNode(value);

/** The player who carries out an instruction said as one verb phrase; undefined where it is none, or not one player's. */
export function doerOf(effect: Effect): PlayerRef | undefined {
  switch (effect.kind) {
    case 'where':
      return doerOf(effect.effect);
    case 'forEach':
      return effect.leading ? undefined : doerOf(effect.effect);
    case 'sequence':
      return effect.shared && effect.effects[0] ? doerOf(effect.effects[0]) : undefined;
    default:
      return 'who' in effect &&
        effect.kind !== 'may' &&
        effect.kind !== 'ifYouDo' &&
        effect.kind !== 'setLife' &&
        effect.kind !== 'ringTempts'
        ? (effect.who ?? undefined)
        : undefined;
  }
}

/** The same instruction carried out by somebody else. */
export function doneBy(effect: Effect, who: PlayerRef): Effect {
  switch (effect.kind) {
    case 'where':
    case 'forEach':
      return { ...effect, effect: doneBy(effect.effect, who) };
    case 'sequence':
      return { ...effect, effects: effect.effects.map((one) => doneBy(one, who)) };
    default:
      return 'who' in effect ? { ...effect, who } : effect;
  }
}

/** A player and what that player does, in the form that goes with the subject; `make` wraps it ("may"). */
export function clauseOf(
  template: '<who> <deed>' | '<who> [each] <deed>' | '<who> may <deed>',
  who: Syntax<PlayerRef>,
  deed: Syntax<Effect>,
  unsaidYou: boolean,
): Syntax<Effect> {
  const may = template === '<who> may <deed>';
  return mapped(
    phrase(template, {}, { who, deed }),
    (value): Effect => {
      const done = doneBy(value.deed, value.who);
      return may ? { kind: 'may', who: value.who, effect: done } : done;
    },
    (value) => {
      if (!isEffect(value)) return undefined;
      if (may) return value.kind === 'may' ? { who: value.who, deed: doneBy(value.effect, YOU) } : undefined;
      const doer = doerOf(value);
      return doer === undefined || (unsaidYou && doer.kind === 'you') ? undefined : { who: doer, deed: doneBy(value, YOU) };
    },
  );
}
