import type { GameState } from '../state/game.ts';
import type { Sort } from './amounts.ts';
import { modifiersOfText } from './applying.ts';
import { behavioursOf, hasAmount } from './behaviour.ts';
import { optionalOf } from './decided.ts';
import { mayBeHeld } from './floors.ts';
import { type Modifier, NOTHING_USED } from './modifier.ts';
import { changeOf, type Fork, type Pending } from './path.ts';
import { isPreventionSeen } from './preventionSeen.ts';
import { labelOf } from './shields.ts';
import { written } from './written.ts';

/** 616.1: effects that would apply to an event, sorted by what is known of their order. */
export interface Sorted {
  /** Those together of which one is as good as another to be applied next. */
  readonly groups: readonly (readonly Modifier[])[];
  /** What those of each group do to the amount, where that tells all; null otherwise. */
  readonly sorts: readonly Sort[] | null;
}

/**
 * 616.1: effects by what they do. Where all of them do nothing but change the amount, and nothing else can come to apply, what they do to amounts tells all:
 * effects that do the same are as good as one another, and whether the order matters follows from the sorts that there are. Otherwise one is as good as
 * another where their words, and those for whom they are, are the same too: what comes next may tell others apart.
 */
export function sorted(state: GameState, { event: pending, modifiers, path: { usedUp } }: Fork): Sorted {
  const all = behavioursOf(state, pending, modifiers);
  const behaviours = new Map(modifiers.map((modifier, at) => [modifier, all[at] ?? null]));
  const isPlain = all.every((one) => one !== null) && !looksAtAmounts(state) && !mayBeHeld(state, pending.event);
  const isSeen = isPreventionSeen(state);
  const groups = Map.groupBy(modifiers, (modifier) => {
    const behaviour = behaviours.get(modifier) ?? null;
    const lasting = modifier.kind === 'text' ? modifier.replacer.lasting : null;
    // Of shields alike, with as much left, one is as good as another.
    if (lasting?.use != null) return written([labelOf(lasting), usedUp.left.get(lasting.id) ?? null]);
    if (behaviour === null) return hasAmount(pending.event) ? modifier.key : madeBy(state, pending, modifier);
    if (!isPlain) return written([behaviour, wordsOf(state, modifier)]);
    return JSON.stringify(isSeen ? behaviour : { ...behaviour, prevents: null });
  });
  const sorts = [...groups.values()].flatMap(([first, ...others]): readonly Sort[] => {
    const does = first === undefined ? null : (behaviours.get(first) ?? null);
    return does === null ? [] : [{ does, count: others.length + 1 }];
  });
  return { groups: [...groups.values()], sorts: isPlain ? sorts : null };
}

/** What an effect makes of an event without an amount, where it does nothing afterwards. */
function madeBy(state: GameState, pending: Pending, modifier: Modifier): string {
  if (optionalOf(modifier) !== null) return modifier.key;
  const change = changeOf(state, pending, NOTHING_USED, modifier);
  return change.kind === 'change' && change.afterwards === null ? `makes ${written(change.events)}` : modifier.key;
}

/** Words, and what they may mean other than those of another object. */
function wordsOf(state: GameState, modifier: Modifier): unknown {
  if (modifier.kind !== 'text') return [modifier.kind, modifier.source];
  const { source, context, lasting } = modifier.replacer;
  return [modifier.text, context.you, state.permanents.get(source)?.chosen ?? null, lasting?.id ?? null];
}

/** Whether an effect applies to damage of some amounts only, so that others may bring it about. */
const looksAtAmounts = (state: GameState): boolean =>
  modifiersOfText(state).some(
    ({ replacer: { effect } }) => effect.kind === 'replaces' && effect.event.kind === 'damage' && effect.event.amount !== null,
  );
