import type { ManaReplacement, ObjectRef } from '../ast/index.ts';
import { mentions } from '../characteristics/mentions.ts';
import { type InForce, staticEffects } from '../characteristics/staticEffects.ts';
import { isKnown } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import type { GameState } from '../state/game.ts';
import { ALL_COLORS, ALL_TYPES, NO_TYPES, type TypeSet, typeBit } from './amounts.ts';
import { sourceOfMana, workOutOutput } from './instructions.ts';
import { lookupFor, pointOfView } from './look.ts';
import { amounts, outcomes, outcomeTypes } from './possibilities.ts';
import { grouped, type Rewrite, type RewriteAction } from './rewrite.ts';

/** A replacement effect on the production of mana (106.12b), of one permanent or of several that say the same, or one that lasts (611.2). */
export interface ActiveReplacement {
  /** The objects that generate it, in timestamp order: an effect each. */
  readonly sources: readonly string[];
  /** Whether it is there without them. */
  readonly lasts: boolean;
  readonly replacement: ManaReplacement;
  /** The first source's point of view, which the others share. */
  readonly context: Context;
  /** The permanents whose being tapped for mana it looks at; null: it does not look at that. */
  readonly watches: ReadonlySet<string> | null;
}

/** A production as replacement effects see it. */
export interface ProductionEvent {
  readonly permanent: string;
  /** Who activates the ability, or controls it. */
  readonly player: string;
  /** 106.12: by a mana ability with {T} in its cost. */
  readonly tappedForMana: boolean;
}

const replacesMana = ({ kind }: { readonly kind: string }): boolean => kind === 'manaReplacement';

/** Every replacement effect on productions of mana that is in force in a state, those that say the same joined. */
export function activeReplacements(state: GameState): readonly ActiveReplacement[] {
  if (!mentions(state, replacesMana)) return [];
  const inOrder = [...staticEffects(state, 'manaReplacement')].sort((one, other) => timestamp(state, one) - timestamp(state, other));
  const groups = Map.groupBy(inOrder, ({ effect: { replacement, condition }, context, lasting }) => {
    const view = pointOfView([{ ...replacement, producer: null }, condition], context);
    return lasting === null ? view : `${lasting.id} ${view}`;
  });
  return [...groups.values()].flatMap((group): readonly ActiveReplacement[] => {
    const [first] = group;
    if (!first) return [];
    const { effect, context, lasting } = first;
    if (effect.condition !== null && context.evaluate.holds(effect.condition, context) !== true) return [];
    const { replacement } = effect;
    return [
      { sources: group.map(({ source }) => source), lasts: lasting !== null, replacement, context, watches: watched(replacement, context) },
    ];
  });
}

const timestamp = ({ permanents }: GameState, { source, lasting }: InForce): number =>
  lasting?.timestamp ?? permanents.get(source)?.timestamp ?? 0;

function watched(replacement: ManaReplacement, context: Context): ReadonlySet<string> | null {
  switch (replacement.kind) {
    case 'produces':
    case 'multiplies':
      return idsOf(replacement.event.what, context);
    case 'producesByType':
      return new Set(context.view.permanents);
    case 'addsInstead':
      return null;
  }
}

function idsOf(ref: ObjectRef, context: Context): ReadonlySet<string> {
  const ids = context.evaluate.objects(ref, context);
  return new Set(isKnown(ids) ? ids : []);
}

/** The rewrites that bear on one production, those that do the same joined. */
export function rewritesFor(event: ProductionEvent, active: readonly ActiveReplacement[]): readonly Rewrite[] {
  return grouped(active.flatMap((one) => rewriteOf(event, one) ?? []));
}

function rewriteOf(event: ProductionEvent, { sources, replacement, context, watches }: ActiveReplacement): Rewrite | null {
  if (replacement.kind === 'addsInstead') {
    if (context.evaluate.isPlayer(replacement.by, event.player, context) !== true) return null;
    const from = replacement.of === 'colored' ? ALL_COLORS : ALL_TYPES;
    return { action: { kind: 'retype', to: typeBit(replacement.type), from }, needs: from, least: 1, sources };
  }
  if (!event.tappedForMana || watches === null || !watches.has(event.permanent)) return null;
  if (replacement.kind === 'producesByType') {
    const object = context.view.object(event.permanent);
    const matching = replacement.pairs.filter(
      ({ what }) => object !== undefined && context.evaluate.matches(what, object, context) === true,
    );
    if (matching.length === 0) return null;
    const to = matching.reduce((set, { mana }) => set | typesOfOutput(mana, context), NO_TYPES);
    return { action: { kind: 'retype', to, from: ALL_TYPES }, needs: null, least: 1, sources };
  }
  const { by, of, least } = replacement.event;
  if (by !== null && context.evaluate.isPlayer(by, event.player, context) !== true) return null;
  const needs = of === null ? null : sourceTypes(of, context);
  return { action: actionOf(replacement, context), needs, least: least !== null && least > 1 ? 2 : 1, sources };
}

function actionOf(replacement: Extract<ManaReplacement, { kind: 'produces' | 'multiplies' }>, context: Context): RewriteAction {
  if (replacement.kind === 'multiplies') return { kind: 'multiply', factor: BigInt(replacement.factor) };
  const { mana, insteadOf } = replacement;
  if (mana.kind === 'sameAmount') return { kind: 'retype', to: sourceTypes(mana.of, context), from: replacedTypes(insteadOf) };
  if (insteadOf === 'typeAndAmount')
    return { kind: 'replace', by: amounts(workOutOutput(mana, ownLookup(context)).possibilities, () => NO_TYPES, 100).items };
  return { kind: 'retype', to: typesOfOutput(mana, context), from: replacedTypes(insteadOf) };
}

function replacedTypes(insteadOf: Extract<ManaReplacement, { kind: 'produces' }>['insteadOf']): TypeSet {
  if (typeof insteadOf === 'object') return typeBit(insteadOf.type);
  return insteadOf === 'color' ? ALL_COLORS : ALL_TYPES;
}

const ownLookup = (context: Context) =>
  lookupFor({ kind: 'static', effects: [], span: { start: 0, end: 0, text: '' } }, context, 'amounts', () => '');
const typesOfOutput = (mana: Parameters<typeof workOutOutput>[0], context: Context): TypeSet =>
  [...outcomes(workOutOutput(mana, ownLookup(context)).possibilities, () => NO_TYPES)].reduce(
    (set, outcome) => set | outcomeTypes(outcome),
    NO_TYPES,
  );
const sourceTypes = (of: Parameters<typeof sourceOfMana>[0], context: Context): TypeSet => {
  const source = sourceOfMana(of, ownLookup(context));
  return source.kind === 'known' ? source.types : NO_TYPES;
};
