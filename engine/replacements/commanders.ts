import type { Ask, Question, Stop } from '../choices.ts';
import { called } from '../events/called.ts';
import type { GameEventBody } from '../events/event.ts';
import type { GameState } from '../state/game.ts';
import { type Step, step } from '../trace.ts';

/** What an event becomes, and why. */
export interface Homed {
  readonly kind: 'homed';
  readonly event: GameEventBody;
  readonly steps: readonly Step[];
}

/** 903.9b: a commander that would be put into its owner's hand or library from anywhere may be put into the command zone by its owner instead. */
export function withCommandZone(state: GameState, event: GameEventBody, ask: Ask): Homed | Stop {
  const asIs: Homed = { kind: 'homed', event, steps: [] };
  if (state.format !== 'commander' || event.kind !== 'ZoneChanged' || (event.to !== 'hand' && event.to !== 'library')) return asIs;
  const object = state.permanents.get(event.id) ?? state.cards.get(event.id);
  if (object?.commander !== true || event.as === null) return asIs;
  const question: Question = {
    what: `where ${object.owner} puts the commander ${event.id}`,
    by: object.owner,
    options: ['command', event.to, 'no'],
    least: 1,
    most: 1,
  };
  const answer = ask(question);
  if (answer === null) return { kind: 'unanswered', question };
  if (!answer.includes('command')) return asIs;
  const { position: _, ...others } = event;
  const text = `${object.owner} puts ${called(state, event.id)} into the command zone instead.`;
  return { kind: 'homed', event: { ...others, to: 'command' }, steps: [step(text, '903.9b', '614.6')] };
}
