import type { GrantedAbility } from '../ast/index.ts';
import { ASPECT } from './aspects.ts';
import { baseSize } from './baseSize.ts';
import { type Battlefield, reachIn } from './battlefield.ts';
import type { Layer } from './layer.ts';
import type { Running } from './running.ts';
import { isKnown } from './truth.ts';
import type { Context } from './view.ts';

/** 613.8: in which order the effects of one layer apply. */
export interface Dependencies {
  /** The effect that applies next of those that wait, which are given in timestamp order: the first that waits for no other. */
  next(pending: readonly Running[]): Running | undefined;
}

/** Dependencies within a layer. Pairs that can't meet by what they look at and change are told apart without a closer look. */
export function dependenciesIn(layer: Layer, board: Battlefield): Dependencies {
  /** What an effect was last found to wait for, to be looked at first. */
  const blockers = new Map<Running, Running>();
  const pairs = new Map<string, { readonly version: number; readonly depends: boolean }>();

  /** 613.8a: whether applying `other` would change the existence of an effect, what it applies to or what it does to it. */
  function depends(effect: Running, other: Running): boolean {
    return losesAbility(effect, other) || dependsByText(effect, other);
  }

  /** The same but for the existence: equal for effects that are equal in what they do. */
  function dependsByText(effect: Running, other: Running): boolean {
    if (effect === other || ((other.template.writes.get(layer) ?? 0) & looks(effect)) === 0) return false;
    const key = `${board.key(effect)}>${board.key(other)}`;
    const known = pairs.get(key);
    if (known !== undefined && known.version === board.now) return known.depends;
    const found = changesReach(effect, other) || changesAmounts(effect, other);
    pairs.set(key, { version: board.now, depends: found });
    return found;
  }

  /** All that an effect still looks at: once it has begun to apply, its objects and its condition are settled (613.6). */
  function looks({ template, objects }: Running): number {
    const amounts = template.amountsLookAt.get(layer) ?? 0;
    return objects === null ? amounts | template.subjectLooksAt | template.conditionLooksAt : amounts;
  }

  function losesAbility(effect: Running, other: Running): boolean {
    const { owned, source, objects } = effect;
    if (effect === other || owned === null || objects !== null) return false;
    if (((other.template.writes.get(layer) ?? 0) & ASPECT.lost) === 0 || !board.affects(other, source)) return false;
    const changed = board.delta(other, layer).objects.get(source);
    return changed !== undefined && !changed.after.abilities.includes(owned);
  }

  function changesReach(effect: Running, other: Running): boolean {
    if (effect.objects !== null) return false;
    const delta = board.delta(other, layer);
    if (delta.objects.size === 0) return false;
    const { template, source } = effect;
    const after = board.context(effect, board.after(delta));
    const now = board.context(effect);
    if (template.condition === null && template.local && !delta.objects.has(source)) {
      const { subject } = template;
      if (subject.kind !== 'each' && subject.kind !== 'all') return false;
      for (const [id, changed] of delta.objects) {
        const before = board.objects.get(id);
        if (before === undefined || (template.excludesSource && id === source)) continue;
        const was = now.evaluate.matches(subject.filter, before, now) === true;
        if (was !== (after.evaluate.matches(subject.filter, changed.after, after) === true)) return true;
      }
      return false;
    }
    const ids = reachIn(effect, after, null);
    const before = new Set(board.affected(effect));
    return ids.length !== before.size || ids.some((id) => !before.has(id));
  }

  function changesAmounts(effect: Running, other: Running): boolean {
    const { template } = effect;
    if (((template.amountsLookAt.get(layer) ?? 0) & (other.template.writes.get(layer) ?? 0)) === 0) return false;
    const delta = board.delta(other, layer);
    if (delta.objects.size === 0) return false;
    const now = amounts(effect, board.context(effect));
    const after = amounts(effect, board.context(effect, board.after(delta)));
    return now !== after;
  }

  /** The amounts and players of an effect's changes in this layer, as a key. */
  function amounts(effect: Running, context: Context): string {
    const { amount, players } = context.evaluate;
    return board
      .affected(effect)
      .flatMap((id) =>
        (effect.template.parts.get(layer) ?? []).flatMap((change) => {
          const of = { ...context, it: [id] };
          if (change.kind === 'controller') return [JSON.stringify(players(change.player, of))];
          if (change.kind === 'gains') return change.abilities.map((granted) => countGranted(granted, of));
          if (change.kind === 'basePowerToughness') return [JSON.stringify(baseSize(change, of))];
          const quantities = change.kind === 'modifyPowerToughness' ? [change.power.amount, change.toughness.amount, change.forEach] : [];
          return quantities.map((quantity) => (quantity === null ? '' : JSON.stringify(amount(quantity, of))));
        }),
      )
      .join();
  }

  /** Which abilities "all activated abilities of …" stands for. */
  function countGranted(granted: GrantedAbility, context: Context): string {
    if (granted.kind !== 'abilitiesOf') return '';
    const ids = context.evaluate.objects(granted.of, context);
    if (!isKnown(ids)) return ids.why;
    return ids
      .map((id) =>
        context.view
          .object(id)
          ?.abilities.map(({ ability }) => ability.span.text)
          .join(),
      )
      .join(';');
  }

  function next(pending: readonly Running[]): Running | undefined {
    const writers = distinct(pending.filter((one) => canBeWaitedFor(one, pending)));
    const waitsFor = new Map<Running, readonly Running[]>();
    const edges = (effect: Running): readonly Running[] => {
      const found = waitsFor.get(effect) ?? writers.filter((other) => depends(effect, other));
      waitsFor.set(effect, found);
      return found;
    };
    const inLoop = (effect: Running, other: Running): boolean => reaches(other, board.key(effect), edges, board);
    const waiting = new Map<string, boolean>();
    const waits = (effect: Running): boolean => {
      const key = board.key(effect);
      const known = waiting.get(key) ?? writers.some((other) => dependsByText(effect, other) && !inLoop(effect, other));
      waiting.set(key, known);
      if (known) return true;
      const before = blockers.get(effect);
      const blocks = (other: Running): boolean => losesAbility(effect, other) && !inLoop(effect, other);
      if (before !== undefined && pending.includes(before) && blocks(before)) return true;
      const blocker = writers.find(blocks);
      if (blocker !== undefined) blockers.set(effect, blocker);
      return blocker !== undefined;
    };
    return pending.find((effect) => !waits(effect)) ?? pending[0];
  }

  /** One of each kind of effect that does the same; two where there are two, so that an effect can wait for its like. */
  function distinct(effects: readonly Running[]): readonly Running[] {
    const seen = new Map<string, number>();
    return effects.filter((effect) => {
      const key = board.key(effect);
      const count = seen.get(key) ?? 0;
      seen.set(key, count + 1);
      return count < 2;
    });
  }

  function canBeWaitedFor(one: Running, all: readonly Running[]): boolean {
    const written = one.template.writes.get(layer) ?? 0;
    return (written & ASPECT.lost) !== 0 || all.some((other) => (looks(other) & written) !== 0);
  }

  return { next };
}

/** 613.8b: whether one effect waits for another of a kind, directly or by way of others; then the two are in a loop. */
function reaches(from: Running, kind: string, edges: (effect: Running) => readonly Running[], board: Battlefield): boolean {
  const seen = new Set<Running>([from]);
  for (const effect of seen) {
    if (board.key(effect) === kind) return true;
    for (const other of edges(effect)) seen.add(other);
  }
  return false;
}
