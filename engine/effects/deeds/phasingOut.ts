import { withAttached } from '../../state/attachedTo.ts';
import { happening } from '../happening.ts';
import { about, type CarriedOut, type Resolving, type Stop } from '../resolving.ts';

/** 702.26b, 702.26g: a permanent phases out, and all that is attached to it along with it. */
export function phaseOut(permanent: string, _: string, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const { state } = resolving;
  const permanents = state.permanents.get(permanent)?.phasedOut === false ? withAttached(state, [permanent], (one) => !one.phasedOut) : [];
  return happening(about([permanent], permanents.length === 0 ? [] : [{ kind: 'PhasedOut', permanents }]), resolving, did);
}
