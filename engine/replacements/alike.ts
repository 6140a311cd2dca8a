import type { GameEventBody } from '../events/event.ts';
import type { GameState } from '../state/game.ts';
import { modifiersOfText } from './applying.ts';
import { type Behaviour, behaviourOf, hasAmount } from './behaviour.ts';
import { optionalOf } from './decided.ts';
import { mayBeHeld } from './floors.ts';
import { type Modifier, NOTHING_USED } from './modifier.ts';
import { changeOf, type Fork, type Pending } from './path.ts';
import { labelOf } from './shields.ts';
import { written } from './written.ts';

/** 616.1: effects that would apply to an event, sorted by what is known of their order. */
export interface Sorted {
  /** Those together of which one is as good as another to be applied next. */
  readonly groups: readonly (readonly Modifier[])[];
  /** What each of them does to the amount, where that tells all; null otherwise. */
  readonly plain: readonly Behaviour[] | null;
}

/**
 * 616.1: effects by what they do. Where all of them do nothing but change the amount, and nothing else can come to apply, what they do to amounts tells all:
 * effects that do the same are as good as one another, and whether the order matters follows from the sorts that there are. Otherwise one is as good as
 * another where their words, and those for whom they are, are the same too: what comes next may tell others apart.
 */
export function sorted(state: GameState, { event: pending, modifiers, path: { usedUp } }: Fork): Sorted {
  const behaviours = new Map(modifiers.map((modifier) => [modifier, behaviourOf(state, pending, modifier)]));
  const plain = [...behaviours.values()].filter((one) => one !== null);
  const isPlain = plain.length === modifiers.length && !looksAtAmounts(state) && !mayBeHeld(state, pending.event);
  const groups = Map.groupBy(modifiers, (modifier) => {
    const behaviour = behaviours.get(modifier) ?? null;
    const lasting = modifier.kind === 'text' ? modifier.replacer.lasting : null;
    // Of shields alike, with as much left, one is as good as another.
    if (lasting?.use != null) return written([labelOf(lasting), usedUp.left.get(lasting.id) ?? null]);
    if (behaviour === null) return hasAmount(pending.event) ? modifier.key : madeBy(state, pending, modifier);
    return isPlain ? inWords(behaviour) : written([behaviour, wordsOf(state, modifier)]);
  });
  return { groups: [...groups.values()], plain: isPlain ? plain : null };
}

/** Whether it makes a difference which group is applied to an event next; null where that has to be tried out. */
export function mattersAtSight(event: GameEventBody, { groups, plain }: Sorted, isPreventionSeen: boolean): boolean | null {
  if (groups.length < 2) return false;
  return plain === null || !hasAmount(event) ? null : mattersTo(event.amount, plain, isPreventionSeen);
}

/**
 * Whether the order of effects that only change an amount, not all in the same way, matters; null where that has to be tried out. As long as taking away
 * never comes to 0, adding and taking away commute, and so do multiplications; of both sorts, the greatest result comes only where what is added comes before
 * all multiplications and what is taken away after them, so that it isn't open any more once another is first.
 */
function mattersTo(amount: number, behaviours: readonly Behaviour[], isPreventionSeen: boolean): boolean | null {
  const of = (kind: Behaviour['kind']): readonly Behaviour[] => behaviours.filter((one) => one.kind === kind);
  const [times, plus, minus] = [of('times').length, of('plus').length, of('minus')];
  if (of('nothing').length > 0) return isPreventionSeen ? null : false;
  const less = minus.reduce((sum, one) => sum + ('by' in one ? one.by : 0), 0);
  if (less > 0 && amount <= less) return null;
  return times > 0 && plus + minus.length > 0;
}

/** What an effect makes of an event without an amount, where it does nothing afterwards. */
function madeBy(state: GameState, pending: Pending, modifier: Modifier): string {
  if (optionalOf(modifier) !== null) return modifier.key;
  const change = changeOf(state, pending, NOTHING_USED, modifier);
  return change.kind === 'change' && change.afterwards === null ? `makes ${written(change.events)}` : modifier.key;
}

const inWords = (behaviour: Behaviour): string => ('by' in behaviour ? `${behaviour.kind} ${behaviour.by}` : behaviour.kind);

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
