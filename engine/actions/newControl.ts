import { newControl } from '../events/newControl.ts';
import { happen, type Progress } from './progress.ts';

/**
 * 302.6, 506.4: permanents that a continuous effect has put under another player's control since `before` are new there, and leave combat. Of those
 * about which an event of since then says so it is not said again.
 */
export function withNewControl(progress: Progress, before: Pick<Progress, 'state' | 'events'>): Progress {
  const told = new Set(
    progress.events
      .slice(before.events.length)
      .flatMap((event) => (event.kind === 'ControlChanged' && !event.base ? [event.permanent] : [])),
  );
  const changed = newControl(before.state, progress.state).filter((event) => event.kind !== 'ControlChanged' || !told.has(event.permanent));
  return happen(progress, ...changed);
}
