import { permanentIn } from '../state/game.ts';
import type { CombatPart } from './combatPart.ts';
import type { Occurrence, Seen } from './occurrence.ts';

/** What happened, with the parts of a declaration after it. */
export const withParts = (occurrences: readonly Occurrence[]): readonly Seen[] =>
  occurrences.some(({ what }) => what.kind === 'AttackersDeclared' || what.kind === 'BlockersDeclared')
    ? occurrences.flatMap((one) => [one, ...partsOf(one).map((what) => ({ ...one, what }))])
    : occurrences;

function partsOf({ what, after }: Occurrence): readonly CombatPart[] {
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
  if (what.kind !== 'BlockersDeclared') return [];
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
