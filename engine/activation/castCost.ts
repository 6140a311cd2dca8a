import type { ManaCost } from '../ast/index.ts';
import { type Asked, PLAIN } from '../costs/asked.ts';
import type { LockedCost, TotalCost } from '../costs/locked.ts';
import { additionalCostsOf } from '../costs/options.ts';
import { proposedSpell } from '../costs/proposal.ts';
import { totalCost } from '../costs/total.ts';
import type { GameState } from '../state/game.ts';
import { step } from '../trace.ts';
import { type TargetSlot, targetsOf } from './targets.ts';

/** How many choices of targets are looked at; a spell with more keeps what hangs on them open. */
const MOST_CHOICES = 400;

/** What is cast: a face of a card. */
interface Cast {
  readonly card: string;
  readonly face: number;
}

/**
 * 601.2b-c, 601.2f: the total cost of a spell as `totalCost` gives it, and what it can come to by what is not announced yet: by its targets, where
 * it hangs on them, and by optional additional costs that lower it. Each cost says for which targets and additional costs it is.
 */
export function castCost(state: GameState, player: string, what: Cast, asked: Partial<Asked> = {}): TotalCost {
  const all = { ...PLAIN, ...asked };
  const total = byTargets(state, player, what, all);
  const proposed = proposedSpell(state, player, what.card, { face: what.face, faceDown: false, x: all.x });
  if (proposed === undefined || total.unpayable) return total;
  const helpful = additionalCostsOf(state, proposed, all).flatMap(({ id, optional, available, most, byNumber }) => {
    if (!optional || available !== true || most === null || all.optional.has(id)) return [];
    const numbers = byNumber ? Array.from({ length: Math.min(most, MOST_OBJECTS) }, (_, at) => at + 1) : [1];
    return numbers.flatMap((times) => {
      const paid = byTargets(state, player, what, { ...all, optional: new Map(all.optional).set(id, times) });
      return paid.locked.filter((cost) => total.locked.every((other) => amountOf(cost.mana) < amountOf(other.mana)));
    });
  });
  return helpful.length === 0 ? total : { ...total, locked: [...total.locked, ...helpful] };
}

/** How many objects are looked at for a cost that is paid with any number of them. */
const MOST_OBJECTS = 20;

const amountOf = (mana: ManaCost): number => mana.reduce((sum, symbol) => sum + (/^\d+$/.test(symbol) ? Number(symbol) : 1), 0);

function byTargets(state: GameState, player: string, what: Cast, asked: Asked): TotalCost {
  const cast = { kind: 'cast', ...what } as const;
  const total = totalCost(state, player, cast, asked);
  const choices = total.hangsOnTargets ? choicesOf(state, player, what, asked) : null;
  if (choices === null) return total;
  const open = new Set<string>();
  const byCost = new Map<string, { readonly cost: LockedCost; readonly targets: (readonly string[])[] }>();
  for (const targets of choices) {
    const one = totalCost(state, player, cast, { ...asked, targets });
    for (const why of one.open) open.add(why);
    for (const cost of one.locked) {
      const key = JSON.stringify(cost);
      const known = byCost.get(key);
      if (known === undefined) byCost.set(key, { cost, targets: [targets] });
      else known.targets.push(targets);
    }
  }
  const locked = [...byCost.values()].map(({ cost, targets }) => ({ ...cost, targets: byCost.size === 1 ? null : targets }));
  const steps = [...total.steps, step('What it costs hangs on its targets, which are chosen before.', '601.2c', '601.2f')];
  return { ...total, locked, hangsOnTargets: false, open: [...open], steps };
}

/** Every choice of legal targets: of each slot as many as have to be, and one where none has to be; null where they are too many or can't be told. */
function choicesOf(state: GameState, player: string, { card, face }: Cast, asked: Asked): readonly (readonly string[])[] | null {
  const proposed = proposedSpell(state, player, card, { face, faceDown: false, x: asked.x });
  if (proposed === undefined) return null;
  const { slots, modal } = targetsOf(state, proposed, asked);
  // Of modes that are not chosen each by itself could be.
  const [modes, ...others] = modal;
  if (others.length > 0 || (modes !== undefined && asked.modes === null && modes.least > 1)) return null;
  const alternatives =
    modes === undefined
      ? [slots]
      : asked.modes === null
        ? modes.modes.map((mode) => [...slots, ...mode])
        : [[...slots, ...modes.modes.flat()]];
  const all: (readonly string[])[] = [];
  for (const one of alternatives) {
    const choices = product(one);
    if (choices === null || all.length + choices.length > MOST_CHOICES) return null;
    all.push(...choices);
  }
  return all;
}

function product(slots: readonly TargetSlot[]): readonly (readonly string[])[] | null {
  let all: readonly (readonly string[])[] = [[]];
  for (const { least, legal, open } of slots) {
    if (open.length > 0) return null;
    const here = least === 0 ? [[], ...subsets(legal, 1)] : subsets(legal, least);
    if (all.length * here.length > MOST_CHOICES) return null;
    all = all.flatMap((before) => here.map((one) => [...before, ...one]));
  }
  return all;
}

/** Every choice of so many different ones; no more than are looked at. */
function subsets(ids: readonly string[], size: number): readonly (readonly string[])[] {
  if (size === 0) return [[]];
  const found: (readonly string[])[] = [];
  for (const [at, id] of ids.entries())
    for (const rest of subsets(ids.slice(at + 1), size - 1)) {
      found.push([id, ...rest]);
      if (found.length > MOST_CHOICES) return found;
    }
  return found;
}
