import type { Ability } from '../ast/index.ts';
import type { Working } from './working.ts';

const LASTING = new WeakMap<Ability, Ability | null>();

/**
 * 714.2b, 611.2a: what the chapters of a Saga have given it for good. A board with so many lore counters is one on which those chapters
 * have resolved; "this Saga gains …" without an end goes on, whatever happens to the chapter's text. Of chapters that resolve later it is a lasting effect.
 */
export function chapterAbilities({ permanent, subtypes, abilities }: Working): readonly Ability[] {
  const { chapters } = permanent;
  if (chapters === 0 || !subtypes.has('Saga')) return [];
  return abilities.flatMap(({ ability }) => {
    if (ability.kind !== 'triggered' || ability.event.kind !== 'chapter' || Math.min(...ability.event.numbers) > chapters) return [];
    const lasting = LASTING.get(ability) ?? lastingPart(ability);
    LASTING.set(ability, lasting);
    return lasting ?? [];
  });
}

function lastingPart({ effects, span }: Extract<Ability, { kind: 'triggered' }>): Ability | null {
  const lasting = effects.flatMap((effect) =>
    effect.kind === 'continuous' && effect.subject.kind === 'self' && effect.duration.kind === 'permanent'
      ? [{ kind: 'continuous', subject: effect.subject, changes: effect.changes, condition: null, conditionFirst: false } as const]
      : [],
  );
  return lasting.length === 0 ? null : { kind: 'static', effects: lasting, span };
}
