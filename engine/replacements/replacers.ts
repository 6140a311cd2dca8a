import type { StaticEffect } from '../ast/index.ts';
import { mentions } from '../characteristics/mentions.ts';
import { staticEffects } from '../characteristics/staticEffects.ts';
import type { Context } from '../characteristics/view.ts';
import type { GameEventBody } from '../events/event.ts';
import type { GameState, LastingEffect } from '../state/game.ts';
import { rememberedBy } from './remembered.ts';

type Replaces = Extract<StaticEffect, { readonly kind: 'replaces' | 'prevents' }>;

/** A replacement or prevention effect (614, 615) in force. */
export interface Replacer {
  readonly source: string;
  readonly text: string;
  readonly effect: Replaces;
  readonly context: Context;
  /** What a resolved spell or ability started; null: an effect of what is there. */
  readonly lasting: LastingEffect | null;
  /** The effects of the same ability, this one among them. */
  readonly together: readonly StaticEffect[];
}

const KNOWN = new WeakMap<GameState, readonly Replacer[]>();

const NONE: readonly Replacer[] = [];
const isReplacement = ({ kind }: { readonly kind: string }): boolean => kind === 'replaces' || kind === 'prevents';

/** Every replacement and prevention effect in force, other than of producing mana. */
export function replacersOf(state: GameState): readonly Replacer[] {
  if (!mentions(state, isReplacement)) return NONE;
  const known = KNOWN.get(state);
  if (known !== undefined) return known;
  const found: readonly Replacer[] = [...staticEffects(state, 'replaces'), ...staticEffects(state, 'prevents')];
  KNOWN.set(state, found);
  return found;
}

/**
 * Text of a static ability that is not read and could replace an event of this kind; null where there is none. What speaks of its own object alone could only
 * where the event is about that.
 */
export function unreadReplacer(state: GameState, event: GameEventBody): string | null {
  const about = UNREAD_ABOUT[event.kind];
  if (about === undefined) return null;
  const could = unreadAbout(state, event.kind, () =>
    staticEffects(state, 'unsupported').flatMap(({ source, effect: { text } }) =>
      about.test(text) && !ELSEWHERE.test(text) ? [{ source, text, ofItself: OF_ITSELF.test(text) }] : [],
    ),
  );
  return could.find(({ source, ofItself }) => !ofItself || isAbout(event, source))?.text ?? null;
}

/** Of each kind of event the text that could replace one of that kind. */
const unreadAbout = rememberedBy<readonly { readonly source: string; readonly text: string; readonly ofItself: boolean }[]>();

/** What is said of entering and of assigning combat damage, what triggers, what is activated and what is part of instructions replaces none of these. */
const ELSEWHERE =
  /^As .* enters\b|\bassigns? (its|their|no) combat damage\b|^([^.,"]{1,40}(—|-) ?)?(When|Whenever|At|If you do|Then)\b|^(— ?)?[^."]*[:}] ?:|^[^."]*: /i;
/** Text about its own object alone, with or without the condition that it hangs on. */
const OF_ITSELF = /^(As long as [^,]*, )?(this \w+|~|it) (has|gets|gains|loses|can't)\b/i;

function isAbout(event: GameEventBody, object: string): boolean {
  switch (event.kind) {
    case 'DamageDealt':
      return event.source === object || event.target === object;
    case 'ZoneChanged':
      return event.id === object;
    case 'CounterAdded':
      return event.object === object;
    default:
      return true;
  }
}

const UNREAD_ABOUT: Readonly<Partial<Record<GameEventBody['kind'], RegExp>>> = {
  DamageDealt: /\bdamage\b|\babsorb\b|\bprotection from\b|\b(lifelink|infect|wither|deathtouch|toxic)\b/i,
  LifeGained: /\bgain\b.*\blife\b|\blife totals? can't\b/i,
  LifeLost: /\b(would|can't) lose\b.*\blife\b|\blife totals? can't\b/i,
  ZoneChanged: /\bwould (die|leave|draw|discard|mill|enter|be (put into|exiled|destroyed|milled|discarded))\b|\bregenerat/i,
  CounterAdded: /\bwould (be put|put|get|have)\b.*\bcounters?\b|\bcounters?\b.*\bwould be put\b|counters? can't be put/i,
};
