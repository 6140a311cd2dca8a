import type { Use } from '../state/game.ts';
import type { Replacer } from './replacers.ts';

/** A replacement or prevention effect: who it is known by, its words, and what makes it one. */
export type Modifier = {
  /** Tells it from all others, in every state in which it is there: it gets one chance at an event and what that turns into (614.5). */
  readonly key: string;
  /** The object whose effect it is: the answer that names it where there is an order to choose (616.1). */
  readonly source: string;
  readonly text: string;
} & Kind;

/** An effect of words. */
export type OfText = Extract<Modifier, { readonly kind: 'text' }>;

type Kind =
  /** Of an ability's words, or of a spell or ability that has resolved. */
  | {
      readonly kind: 'text';
      readonly replacer: Replacer;
      /** Set where a player who may have it applied does not. */
      readonly declined?: true;
    }
  /** 702.64a. */
  | { readonly kind: 'absorb'; readonly amount: number }
  /** 702.16e. */
  | { readonly kind: 'protection' }
  /** 122.1c, 122.1d, 122.1h. */
  | { readonly kind: 'counter'; readonly counter: 'shield' | 'stun' | 'finality' }
  /** 702.89a: the Aura is the source. */
  | { readonly kind: 'umbraArmor' }
  /** 120.4c: damage that would bring a life total lower brings it to so much. */
  | { readonly kind: 'floor'; readonly least: number }
  /** 702.35a: of the card that is discarded. */
  | { readonly kind: 'madness' };

/** What has been used up of effects by events that are settled at the same time, by the id of the effect, and what else of them bears on others. */
export interface UsedUp {
  /** 615.7: how much is left. */
  readonly left: ReadonlyMap<string, number>;
  /** 615.8: the source whose damage it was used on, which goes for all that it deals at that time; null: for whatever happens then. */
  readonly once: ReadonlyMap<string, string | null>;
  /** 120.4d: how players' life totals change by those that are settled already, by the player's id. */
  readonly life: ReadonlyMap<string, number>;
}

export const NOTHING_USED: UsedUp = { left: new Map(), once: new Map(), life: new Map() };

/** Whether it is one that a player who may have it applied does not. */
export const isDeclined = (modifier: Modifier): boolean => modifier.kind === 'text' && modifier.declined === true;

/** What an effect that is used up is known by, and how it is used up; null for one that isn't. */
export function useOf(modifier: Modifier): { readonly id: string; readonly use: Use } | null {
  if (modifier.kind !== 'text' || modifier.declined === true) return null;
  const { lasting } = modifier.replacer;
  return lasting === null || lasting.use === null ? null : { id: lasting.id, use: lasting.use };
}

/** 615.10: whether an effect is about the damage of one source at a time: "if a source would deal damage"; what it does to others' is apart. */
export function isOfOneSource(modifier: Modifier): boolean {
  if (modifier.kind !== 'text') return true;
  const { effect } = modifier.replacer;
  return effect.kind === 'replaces' && effect.event.kind === 'damage' && effect.event.said === 'deals';
}

/** How much damage a shield can still prevent or redirect; no limit where it has none. */
export function leftOf(use: Use | null, id: string, { left }: UsedUp): number {
  return use?.kind === 'amount' ? (left.get(id) ?? use.left) : Number.POSITIVE_INFINITY;
}
