import type { GameEventBody } from '../events/event.ts';
import { settleBut } from '../replacements/settle.ts';
import { ok, type Result } from '../result.ts';
import type { GameState } from '../state/game.ts';
import { type Halt, notModelled } from './course.ts';

/**
 * 614.1, 703.4: what comes of something that the rules make happen in a turn, with what replaces it. Halts where that leaves a choice or can't be told;
 * `what`: what it could change of the object `id`, in words.
 */
export function settledInTurn(state: GameState, event: GameEventBody, id: string, what: string): Result<readonly GameEventBody[], Halt> {
  const settled = settleBut(() => null, state, event, null);
  if (!('kind' in settled)) return ok(settled);
  const text = settled.kind === 'notModelled' ? settled.text : id;
  return notModelled(text, `This could change ${what}: “${text}”.`, '614.1');
}
