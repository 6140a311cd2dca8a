import type { Condition, EntersModification } from '../ast/index.ts';
import type { Context } from '../characteristics/view.ts';

/** One thing that an effect says of how a permanent enters (614.1c-d). */
export interface Modification {
  /** Names it, so that it is applied once (614.5). */
  readonly key: string;
  readonly source: string;
  readonly text: string;
  readonly how: EntersModification;
  readonly context: Context;
}

/** 707.9: what the exceptions of a copy effect say of how the copy enters. */
export interface CopyEntrance {
  readonly how: EntersModification;
  readonly condition: Condition | null;
}
