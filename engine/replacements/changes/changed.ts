import { cannot, type Stop } from '../../choices.ts';
import { called } from '../../events/called.ts';
import { heldBy } from '../floors.ts';
import { type Applied, type Change, change, contextOfChange } from './change.ts';
import { changeDamage } from './damage.ts';
import { instead } from './instead.ts';
import { changeMove } from './zones.ts';

/** 614.6, 615.6: what applying an effect makes of an event. */
export function changed(applied: Applied): Change | Stop {
  const { event, modifier, state } = applied;
  switch (event.kind) {
    case 'DamageDealt':
      return changeDamage({ ...applied, event });
    case 'ZoneChanged':
      return changeMove({ ...applied, event });
    case 'LifeLost':
      if (modifier.kind === 'floor') return heldBy(state, event, modifier, applied.usedUp);
      break;
    case 'PermanentUntapped':
      if (modifier.kind === 'counter')
        return change(
          [{ kind: 'CounterRemoved', object: event.permanent, counter: modifier.counter, amount: 1 }],
          `A ${modifier.counter} counter is removed from ${called(state, event.permanent)} instead.`,
          ['122.1d', '614.6'],
        );
      break;
    default:
  }
  if (modifier.kind !== 'text') return cannot(modifier.text, 'what happens instead');
  const { effect: does, afterwards: then = [] } = modifier.replacer.effect;
  return instead(does, then, applied, modifier, contextOfChange(modifier, event, state));
}
