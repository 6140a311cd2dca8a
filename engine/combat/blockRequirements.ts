import type { ObjectRef } from '../ast/index.ts';
import { isKnown } from '../characteristics/truth.ts';
import type { GameState } from '../state/game.ts';
import { type CombatDeed, combatDeeds, holdsOf, meansObject } from './deeds.ts';
import { type Objection, untold } from './objection.ts';

/** 509.1c: one thing that has to be so if able. */
export type BlockRequirement =
  /** "Blocks each combat if able": it blocks something, or that attacker. */
  | { readonly kind: 'blocks'; readonly blocker: string; readonly attacker: string | null; readonly text: string }
  /** "Must be blocked if able": by so many of these, or by exactly one creature. */
  | {
      readonly kind: 'isBlocked';
      readonly attacker: string;
      readonly by: ReadonlySet<string>;
      readonly least: number;
      readonly exactlyOne: boolean;
      readonly text: string;
    };

const BLOCKS = /^(attacks? or )?blocks? .*\bif able$/;
const IS_BLOCKED = /^must be blocked/;

/** 509.1c: what has to be so of these possible blockers and these attackers; or what can't be told. */
export function blockRequirements(
  state: GameState,
  blockers: readonly string[],
  attackers: readonly string[],
): readonly BlockRequirement[] | Objection {
  const found: BlockRequirement[] = [];
  for (const one of combatDeeds(state, BLOCKS))
    for (const blocker of blockers) {
      const applies = holdsOf(one, { id: blocker, defending: null });
      if (!isKnown(applies)) return untold(one.standing.text, applies.why, '509.1c');
      if (!applies) continue;
      const { text } = one.standing;
      if (one.deed.object === null) found.push({ kind: 'blocks', blocker, attacker: null, text });
      else
        for (const attacker of attackers) {
          const is = meansObject(one, attacker, { id: blocker, defending: null });
          if (!isKnown(is)) return untold(text, is.why, '509.1c');
          if (is) found.push({ kind: 'blocks', blocker, attacker, text });
        }
    }
  for (const one of combatDeeds(state, IS_BLOCKED))
    for (const attacker of attackers) {
      const defending = state.permanents.get(attacker)?.attacking?.defending ?? null;
      const applies = holdsOf(one, { id: attacker, defending });
      if (!isKnown(applies)) return untold(one.standing.text, applies.why, '509.1c');
      if (!applies) continue;
      const demands = demandsOn(one, attacker, defending, blockers);
      if (!Array.isArray(demands)) return untold(one.standing.text, 'which creatures have to block is not told', '509.1c');
      found.push(...demands);
    }
  return found;
}

/** "Must be blocked if able", "must be blocked by all creatures able to block it" (each of them has to), "must be blocked by a Dalek if able". */
function demandsOn(
  one: CombatDeed,
  attacker: string,
  defending: string | null,
  blockers: readonly string[],
): readonly BlockRequirement[] | Objection {
  const { text } = one.standing;
  const { what, object } = one.deed;
  if (what === 'must be blocked by all creatures able to block it')
    return blockers.map((blocker) => ({ kind: 'blocks', blocker, attacker, text }));
  if (object === null)
    return [{ kind: 'isBlocked', attacker, by: new Set(blockers), least: 1, exactlyOne: what.includes('exactly one'), text }];
  const meant: string[] = [];
  const plain = { ...one, deed: { ...one.deed, object: withoutAble(object) } };
  for (const blocker of blockers) {
    const is = meansObject(plain, blocker, { id: attacker, defending });
    if (!isKnown(is)) return untold(text, is.why, '509.1c');
    if (is) meant.push(blocker);
  }
  if (object.kind === 'all' || object.kind === 'each') return meant.map((blocker) => ({ kind: 'blocks', blocker, attacker, text }));
  const least = leastOf(object);
  if (least === null) return untold(text, 'by how many creatures it has to be blocked is not told', '509.1c');
  return [{ kind: 'isBlocked', attacker, by: new Set(meant), least, exactlyOne: false, text }];
}

/** "A Dalek", "two or more creatures". */
function leastOf(ref: ObjectRef): number | null {
  if (ref.kind !== 'some') return 1;
  const amount = ref.amount.kind === 'orMore' ? ref.amount.least : ref.amount;
  return amount.kind === 'number' ? amount.value : null;
}

/** "Creatures able to block it": whether they are able is what "if able" asks anyway (509.1c). */
function withoutAble(ref: ObjectRef): ObjectRef {
  if (ref.kind !== 'all' && ref.kind !== 'each' && ref.kind !== 'some') return ref;
  const { filter } = ref;
  return filter.kind === 'objects'
    ? { ...ref, filter: { ...filter, suffixes: filter.suffixes.filter(({ kind }) => kind !== 'ableToBlock') } }
    : ref;
}
