import type { AnyEventModel } from './models.ts';

type Parent = Pick<AnyEventModel, 'explanation' | 'action' | 'version' | 'at'>;

/** What events of every kind answer. */
export const common = {
  action: ({ action }: Parent) => action,
  version: ({ version }: Parent) => version,
  at: ({ at }: Parent) => at,
  text: ({ explanation }: Parent) => explanation.summary,
  explanation: ({ explanation }: Parent) => explanation,
};
