/**
 * Words of which it can't be told whether they count: those of an ability that may trigger, which is not among what triggered then; or of what could keep
 * abilities from triggering or make them trigger again, which does not count then.
 */
export interface Untold {
  readonly source: string;
  readonly text: string;
  readonly why: string;
}
