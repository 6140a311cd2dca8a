import type { GameEventBody } from '../../events/event.ts';

/** An event on which text that is looked at nowhere could bear. */
export type Bearing = GameEventBody['kind'];
