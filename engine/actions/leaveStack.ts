import { moved } from '../effects/moving.ts';
import { ok, type Result } from '../result.ts';
import type { CardZone, SpellOnStack } from '../state/game.ts';
import type { Illegal } from './action.ts';
import { type Progress, wouldHappen } from './progress.ts';

/**
 * 608.2n: the card of a spell leaves the stack, where no instruction has moved it before: to its owner's graveyard, or where it goes by how it was cast. `resolved`: it did what
 * it says.
 */
export function leaveStack(progress: Progress, object: SpellOnStack, resolved: boolean): Result<Progress, Illegal> {
  if (progress.state.cards.get(object.id)?.zone !== 'stack') return ok(progress);
  const to = destinationOf(object, resolved);
  const event = moved(progress.state, object.id, to, 'other');
  return event === null ? ok(progress) : wouldHappen(progress, [event]);
}

/** 702.34, 702.127, 702.133, 702.180: exiled instead of being put anywhere else; 702.27a: bought back to the hand. */
function destinationOf({ cast: { alternative, paid } }: SpellOnStack, resolved: boolean): CardZone {
  const [name = ''] = (alternative ?? '').split(' ');
  if (EXILED.has(name)) return 'exile';
  return resolved && paid.includes('buyback') ? 'hand' : 'graveyard';
}

const EXILED: ReadonlySet<string> = new Set(['flashback', 'aftermath', 'jump-start', 'harmonize']);
