import type { Duration } from '../ast/index.ts';
import type { Moment } from './lasting.ts';
import type { Meant } from './stack.ts';
import type { CardZone } from './zone.ts';

/** 610.3: cards that an effect moved until something happens; they return right after that. */
export interface Returning {
  readonly id: string;
  /** The object whose spell or ability moved them; it may be gone. */
  readonly source: string;
  /** 201.5: what the text means by its name. */
  readonly named: string;
  readonly controller: string;
  readonly text: string;
  readonly meant: Meant;
  readonly duration: Duration;
  readonly began: Moment;
  /** Whether the moment is over until which they were to be away; what the state of things ends is seen from that. */
  readonly due: boolean;
  /** Their ids, and where they return to. */
  readonly cards: readonly { readonly id: string; readonly to: 'battlefield' | CardZone }[];
}
