import type { GameEventBody } from '../events/event.ts';
import type { Triggered } from './triggered.ts';

/** 603.2, 603.7b: what happens as an ability triggers: one that was set up to trigger once waits no longer. */
export function setOff({ source, index, controller, text, instance, delayed }: Triggered): readonly GameEventBody[] {
  const triggered: GameEventBody = { kind: 'AbilityTriggered', source, ability: index, player: controller, text, mana: false, instance };
  return delayed?.once === true ? [triggered, { kind: 'DelayedTriggerGone', triggers: [{ id: delayed.id, source, text }] }] : [triggered];
}
