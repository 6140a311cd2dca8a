import type { GameState } from '../state/game.ts';
import { modifiersOfText } from './applying.ts';
import { behavioursOf, dormantOn, hasAmount } from './behaviour.ts';
import { optionalOf } from './decided.ts';
import { mayBeHeld } from './floors.ts';
import { type Modifier, NOTHING_USED } from './modifier.ts';
import { changeOf, type Fork, type Pending } from './path.ts';
import { isPreventionSeen } from './preventionSeen.ts';
import { labelOf } from './shields.ts';
import type { Group, OnAmount } from './throughAmounts.ts';
import { written } from './written.ts';

/** 616.1: effects that would apply to an event, sorted by what is known of their order. */
export interface Sorted {
  /** Those together of which one is as good as another to be applied next. */
  readonly groups: readonly (readonly Modifier[])[];
  /** The same with what would come to apply if the amount was another one, where all of it does nothing but change that; null otherwise. */
  readonly onAmount: OnAmount | null;
}

/**
 * 616.1: effects by what they do. Where all of them do nothing but change the amount, and nothing else can come to apply, what they do to amounts tells all:
 * effects that do the same are as good as one another, and whether the order matters follows from the sorts that there are. Otherwise one is as good as
 * another where their words, and those for whom they are, are the same too: what comes next may tell others apart.
 */
export function sorted(state: GameState, { event: pending, modifiers, path: { usedUp } }: Fork): Sorted {
  const dormant = hasAmount(pending.event) && !mayBeHeld(state, pending.event) ? dormantOn(state, pending) : null;
  const all = [...modifiers, ...(dormant ?? [])];
  const found = behavioursOf(state, pending, all);
  const isPlain = dormant !== null && found.every((one) => one !== null);
  const isSeen = isPreventionSeen(state);
  const behaviours = new Map(all.map((modifier, at) => [modifier, found[at] ?? null]));
  const alike = (modifier: Modifier): string => {
    const behaviour = behaviours.get(modifier) ?? null;
    const lasting = modifier.kind === 'text' ? modifier.replacer.lasting : null;
    // Of shields alike, with as much left, one is as good as another.
    if (lasting?.use != null) return written([labelOf(lasting), usedUp.left.get(lasting.id) ?? null]);
    if (behaviour === null) return hasAmount(pending.event) ? modifier.key : madeBy(state, pending, modifier);
    if (!isPlain || behaviour.optional) return written([behaviour, wordsOf(state, modifier)]);
    return JSON.stringify(isSeen ? behaviour : { ...behaviour, prevents: null });
  };
  const groups = [...Map.groupBy(modifiers, alike).values()];
  if (!isPlain) return { groups, onAmount: null };
  const together = dormant.length === 0 ? groups : [...Map.groupBy(all, alike).values()];
  const known = together.flatMap((group): readonly Group[] => {
    const behaviour = group[0] === undefined ? null : (behaviours.get(group[0]) ?? null);
    return behaviour === null ? [] : [{ behaviour, modifiers: group }];
  });
  const isAmong = new Set<Modifier>(all);
  const order =
    dormant.length === 0 ? modifiers : [...new Set([...modifiersOfText(state).filter((one) => isAmong.has(one)), ...modifiers])];
  return { groups, onAmount: { groups: known, order } };
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
