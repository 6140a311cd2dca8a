import type { Change, Condition, Deed, ObjectRef, PlayerRef, Recipient, StaticEffect } from '../ast/index.ts';
import { mentions } from '../characteristics/mentions.ts';
import { type InForce, staticEffects } from '../characteristics/staticEffects.ts';
import { every, not, type Truth } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import { type Node, walk } from '../characteristics/walk.ts';
import type { GameState } from '../state/game.ts';

/** A static effect in force on a board, or one that lasts: of which object, in which words, and for whom its text is read. */
export interface Standing<E> {
  readonly source: string;
  readonly text: string;
  readonly effect: E;
  readonly context: Context;
  /** 611.2c: of one that lasts, the objects that it affects; null where it affects whatever it speaks of. */
  readonly objects?: readonly string[] | null;
}

/** 101.2: what some objects or players can't, must or may do. */
export interface Prohibition {
  readonly subject: ObjectRef | PlayerRef;
  readonly deeds: readonly Deed[];
  readonly condition: Condition | null;
  readonly unless: boolean;
}

type Cant = Extract<StaticEffect, { readonly kind: 'cant' }>;
export type CantActivate = Extract<StaticEffect, { readonly kind: 'cantActivate' }>;
export type Permission = Extract<StaticEffect, { readonly kind: 'permission' }>;

/** The static effects of a board that bear on what may be done, in the order of the board. */
export interface Statics {
  readonly cant: readonly Standing<Prohibition>[];
  readonly cantActivate: readonly Standing<CantActivate>[];
  readonly permissions: readonly Standing<Permission>[];
}

const NOTHING: Statics = { cant: [], cantActivate: [], permissions: [] };
const bears = ({ kind }: { readonly kind: string }): boolean =>
  kind === 'cant' || kind === 'cantActivate' || kind === 'permission' || kind === 'deed';

const KNOWN = new WeakMap<GameState, Statics>();

/** The static effects of a state; gathered once, since a state never changes. */
export function staticsOf(state: GameState): Statics {
  const known = KNOWN.get(state);
  if (known !== undefined) return known;
  const found = mentions(state, bears) ? gather(state) : NOTHING;
  KNOWN.set(state, found);
  return found;
}

function gather(state: GameState): Statics {
  const among = staticEffects(state, 'continuous').flatMap(
    ({ source, text, effect, context, lasting }): readonly Standing<Prohibition>[] => {
      const deeds = effect.changes.flatMap(deedsIn);
      const { condition } = effect;
      const subject = effect.subject.kind === 'it' ? (spokenOf(condition) ?? effect.subject) : effect.subject;
      const objects = lasting?.objects ?? null;
      return deeds.length === 0 ? [] : [{ source, text, effect: { subject, condition, deeds, unless: false }, context, objects }];
    },
  );
  return {
    cant: [...staticEffects(state, 'cant').map(whole), ...among],
    cantActivate: staticEffects(state, 'cantActivate'),
    permissions: staticEffects(state, 'permission'),
  };
}

/** "As long as this creature is enchanted, it can't …": what "it" is. */
function whole({ source, text, effect, context, lasting }: InForce<Cant>): Standing<Prohibition> {
  const { subject, deeds, condition, unless } = effect;
  const spoken = 'kind' in subject && subject.kind === 'it' ? (spokenOf(condition) ?? subject) : subject;
  return {
    source,
    text,
    effect: { subject: spoken, deeds: pointedBack(deeds, subject), condition, unless },
    context,
    objects: lasting?.objects ?? null,
  };
}

/** "Creatures with power less than this creature's power can't block it": of words about many, "it" is the one object that they name. */
function pointedBack(deeds: readonly Deed[], subject: Cant['subject']): readonly Deed[] {
  if (!deeds.some(({ object }) => object?.kind === 'it') || (subject.kind !== 'all' && subject.kind !== 'each')) return deeds;
  let named: ObjectRef | null = null;
  walk(subject, (node) => {
    if (isOneObject(node)) named ??= node;
    return undefined;
  });
  return named === null ? deeds : deeds.map((deed) => (deed.object?.kind === 'it' ? { ...deed, object: named } : deed));
}

const isOneObject = (node: Node): node is Extract<ObjectRef, { readonly kind: 'self' | 'attached' }> =>
  node.kind === 'self' || node.kind === 'attached';

/** What a condition speaks of, where that can be a subject. */
function spokenOf(condition: Condition | null): ObjectRef | null {
  if (condition === null) return null;
  if (condition.kind === 'all') return spokenOf(condition.of[0] ?? null);
  if (!('subject' in condition)) return null;
  const { subject } = condition;
  return subject.kind === 'self' || subject.kind === 'attached' ? subject : null;
}

function deedsIn(change: Change): readonly Deed[] {
  if (change.kind === 'deed') return [change];
  return change.kind === 'together' ? change.changes.flatMap(deedsIn) : [];
}

/** Whether a static effect holds now: its condition, or with "unless" that it is not so. */
export function isInForce({ effect, context }: Standing<{ readonly condition: Condition | null; readonly unless: boolean }>): Truth {
  if (effect.condition === null) return true;
  const holds = context.evaluate.holds(effect.condition, context);
  return effect.unless ? not(holds) : holds;
}

/** Whether a prohibition in force is about an object or player. */
export function concerns(standing: Standing<Prohibition>, id: string): Truth {
  return every([() => isSubject(standing, id), () => isInForce(standing)], (part) => part());
}

/** Whether a prohibition speaks of an object or player, whatever its condition. */
export function isSubject({ effect, context, objects = null }: Standing<Prohibition>, id: string): Truth {
  const subject: Recipient = effect.subject;
  return objects === null ? context.evaluate.isRecipient(subject, id, context) : objects.includes(id);
}
