import { activatedAbility, instanceOf } from '../activation/activated.ts';
import type { Ability, Effect } from '../ast/index.ts';
import { abilitiesOn } from '../characteristics/abilitiesOn.ts';
import { layered } from '../characteristics/layers.ts';
import { carryOut, follow } from '../effects/carryOut.ts';
import type { Resolving } from '../effects/resolving.ts';
import type { PaidCosts } from '../mana/activation.ts';
import { addsMana } from '../mana/adding.ts';
import { addAmounts, NO_MANA, totalMana, typesOfMana } from '../mana/amounts.ts';
import { yieldsOf } from '../mana/yields.ts';
import { ok, type Result } from '../result.ts';
import type { GameState, Meant } from '../state/game.ts';
import { changesNothingElse } from '../triggers/unchanged.ts';
import type { Illegal } from './action.ts';
import type { Answers } from './answers.ts';
import { stopped } from './illegal.ts';
import { chooseOutcome, type Outcome } from './outcome.ts';
import { carriedOut, happen, type Progress } from './progress.ts';
import { type ManaStep, manaOfStep, originOf, stepsOf } from './settledMana.ts';
import { resolvingTrigger } from './triggeredMana.ts';

/** A mana ability whose costs have been paid. */
export interface PaidAbility {
  readonly player: string;
  readonly source: string;
  readonly ability: number;
  readonly paid: PaidCosts;
  /** The game before its costs other than mana were paid. */
  readonly before: GameState;
  /** 106.12: with {T} in its cost. */
  readonly isTapped: boolean;
}

export interface Resolved {
  readonly progress: Progress;
  readonly outcome: Outcome;
}

/** 605.3b, 605.4a: the ability resolves at once, and then the triggered mana abilities that it sets off. */
export function resolveManaAbility(progress: Progress, it: PaidAbility, answers: Answers): Result<Resolved, Illegal> {
  const ability = activatedAbility(it.before, it.source, it.ability);
  const effects = ability?.body.effects ?? [];
  const first = effects.findIndex(addsMana);
  const split = first < 0 ? effects.length : first;
  const resolving = resolvingOf(it, ability?.text ?? '', answers);
  const began = followed(progress, effects.slice(0, split), resolving);
  if (!began.ok) return began;
  const { player, source, paid } = it;
  const after = isSameForYields(progress, it) && began.value === progress ? null : began.value.state;
  const yields = yieldsOf(it.before, { source, ability: it.ability, player, paid, followed: after === null ? 0 : split }, after);
  const outcome = chooseOutcome(yields, answers);
  if (!outcome.ok) return outcome;
  const steps = stepsOf(outcome.value.additions);
  const own = steps.filter((step) => originOf(step) === source);
  const added = followed(withMana(began.value, own), effects.slice(split), resolving);
  if (!added.ok) return added;
  const told = it.isTapped ? tappedForMana(added.value, it, own.flat()) : added.value;
  const triggered = withTriggered(
    told,
    it,
    outcome.value,
    steps.filter((step) => originOf(step) !== source),
    answers,
  );
  return triggered.ok ? ok({ progress: triggered.value, outcome: outcome.value }) : triggered;
}

/** Whether all that paying changed is that permanents are tapped, and nothing looks at that: then the game is for mana as it was before. */
function isSameForYields({ occurrences }: Progress, { before }: PaidAbility): boolean {
  const since = occurrences.slice(occurrences.findLastIndex(({ before: state }) => state === before));
  return changesNothingElse(before, since);
}

/** 106.4. */
const withMana = (progress: Progress, steps: readonly ManaStep[]): Progress => happen(progress, ...steps.flatMap(manaOfStep));

/** 106.12a: what abilities may trigger on, where it produced mana. */
function tappedForMana(progress: Progress, { player, source }: PaidAbility, own: ManaStep): Progress {
  const mana = own.reduce((sum, one) => addAmounts(sum, one.mana), NO_MANA);
  if (totalMana(mana) === 0n) return progress;
  const what = { kind: 'TappedForMana', player, permanent: source, types: typesOfMana(mana), amount: totalMana(mana) } as const;
  const { state } = progress;
  return { ...progress, occurrences: [...progress.occurrences, { what, before: state, after: state }] };
}

/** 605.4a: each triggered mana ability: that it triggered, its mana, and what else it does. */
function withTriggered(
  progress: Progress,
  it: PaidAbility,
  { from }: Outcome,
  steps: readonly ManaStep[],
  answers: Answers,
): Result<Progress, Illegal> {
  let now = progress;
  let left = steps;
  for (const one of from.triggered) {
    const isNew = one.kind === 'ofObject' && now.state.permanents.has(one.permanent) && !it.before.permanents.has(one.permanent);
    const trigger = resolvingTrigger(isNew ? now.state : it.before, one);
    if (trigger === null) continue;
    const { source, index, text, instance, player, named, effects } = trigger;
    now = happen(now, { kind: 'AbilityTriggered', source, ability: index, player, text, mana: true, instance });
    now = withMana(
      now,
      left.filter((step) => originOf(step) === source),
    );
    left = left.filter((step) => originOf(step) !== source);
    const meant: Meant = { it: [it.source], they: it.player, x: null, thatMany: null };
    const resolving = { ...resolvingOf(it, text, answers), source, named, you: player, meant, instance };
    const done = followed(now, effects, resolving);
    if (!done.ok) return done;
    now = done.value;
  }
  return ok(withMana(now, left));
}

/** Everything that instructions say beside adding mana. */
function followed(progress: Progress, effects: readonly Effect[], resolving: Omit<Resolving, 'state'>): Result<Progress, Illegal> {
  if (effects.length === 0) return ok(progress);
  const done = carryOut(effects, { ...resolving, state: progress.state });
  return done.kind === 'done' ? ok(carriedOut(progress, done)) : stopped(done);
}

function resolvingOf({ player, source, ability, paid, before }: PaidAbility, text: string, answers: Answers): Omit<Resolving, 'state'> {
  const origin = abilitiesOn(before, source)[ability]?.origin;
  const { view } = layered(before);
  return {
    source,
    named: origin?.kind === 'granted' ? origin.by : source,
    you: player,
    meant: { it: paid.objects.length > 0 ? paid.objects : [source], they: player, x: paid.x, thatMany: paid.countersRemoved },
    text,
    instance: instanceOf(before, source, ability),
    ask: ({ options, least, most }) => {
      if (options.includes('yes')) {
        const word = answers.takeWord();
        return word === null ? null : [word];
      }
      const ids = answers.takeIds(options, most);
      return ids.length < least ? null : ids;
    },
    known: (id) => view.object(id),
    targets: null,
    modes: [],
    addMana: null,
    pay: null,
    cast: null,
    follow,
  };
}

/** Whether an ability is a mana ability with {T} in its cost (106.12). */
export const hasTapSymbol = (ability: Ability): boolean =>
  ability.kind === 'activated' && ability.costs.some(({ kind }) => kind === 'tapSelf');
