import { aimedAt, aimedBy } from '../events/newTargets.ts';
import { permanentIn } from '../state/game.ts';
import type { BecomesTarget, CombatPart } from './combatPart.ts';
import type { Occurrence, Seen } from './occurrence.ts';

/** What happened, with the parts of a declaration after it, and of what has targets each of those. */
export const withParts = (occurrences: readonly Occurrence[]): readonly Seen[] =>
  occurrences.some(({ what }) => HAS_PARTS.has(what.kind))
    ? occurrences.flatMap((one) => [one, ...partsOf(one).map((what) => ({ ...one, what }))])
    : occurrences;

const HAS_PARTS: ReadonlySet<Occurrence['what']['kind']> = new Set<Occurrence['what']['kind']>([
  'AttackersDeclared',
  'BlockersDeclared',
  'BecameBlocked',
  'SpellCast',
  'SpellCopied',
  'AbilityPutOnStack',
  'TargetsChanged',
]);

/** 115.1: each of the targets that are chosen by that event; an object that is one twice is one (603.2c). */
function targetsIn(what: Occurrence['what']): readonly BecomesTarget[] {
  const object = what.kind === 'TappedForMana' ? null : aimedBy(what);
  return object === null ? [] : aimedAt(object).map((target) => ({ kind: 'BecomesTarget', object, target }));
}

function partsOf({ what, after }: Occurrence): readonly (CombatPart | BecomesTarget)[] {
  if (what.kind === 'AttackersDeclared') {
    const { player, attackers } = what;
    const all = attackers.map(({ attacker }) => attacker);
    const attacked = Map.groupBy(attackers, ({ whom }) => whom);
    return [
      ...attackers.map(({ attacker, whom, defending }): CombatPart => ({ kind: 'Attacks', attacker, player, whom, defending, all })),
      ...[...attacked].map(
        ([whom, by]): CombatPart => ({ kind: 'IsAttacked', whom, player, attackers: by.map(({ attacker }) => attacker) }),
      ),
    ];
  }
  // 509.3c: by an effect, and by no creature.
  if (what.kind === 'BecameBlocked') return what.permanents.map((attacker) => ({ kind: 'BecomesBlocked', attacker, blockers: [] }));
  if (what.kind !== 'BlockersDeclared') return targetsIn(what);
  const byBlocker = Map.groupBy(what.blocks, ({ blocker }) => blocker);
  const byAttacker = Map.groupBy(what.blocks, ({ attacker }) => attacker);
  const unblocked = [...after.permanents.values()].filter(({ attacking }) => attacking?.blocked === false);
  return [
    ...[...byBlocker].map(([blocker, all]): CombatPart => ({ kind: 'Blocks', blocker, attackers: all.map(({ attacker }) => attacker) })),
    ...[...byAttacker].map(
      ([attacker, all]): CombatPart => ({ kind: 'BecomesBlocked', attacker, blockers: all.map(({ blocker }) => blocker) }),
    ),
    ...what.blocks.map(({ blocker, attacker }): CombatPart => ({ kind: 'BlocksOne', blocker, attacker })),
    ...unblocked.map(
      ({ id }): CombatPart => ({ kind: 'Unblocked', attacker: id, defending: permanentIn(after, id)?.attacking?.defending ?? '' }),
    ),
  ];
}
