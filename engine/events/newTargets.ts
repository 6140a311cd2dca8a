import type { StackObject } from '../state/game.ts';
import type { GameEventBody } from './event.ts';

/** 115.1, 603.2: what has targets chosen by that event, with those and no others; null where nothing has. */
export function aimedBy(event: GameEventBody): StackObject | null {
  switch (event.kind) {
    case 'SpellCast':
    case 'SpellCopied':
    case 'AbilityPutOnStack':
      return event.object;
    // 115.7: what was a target before doesn't become one.
    case 'TargetsChanged':
      return {
        ...event.object,
        targets: event.object.targets.map((some, at) => some.filter((id) => event.before[at]?.includes(id) !== true)),
      };
    default:
      return null;
  }
}

/** 603.2c: the targets of a spell or ability, an object that is one twice once. */
export const aimedAt = ({ targets }: StackObject): readonly string[] => [...new Set(targets.flat())];
