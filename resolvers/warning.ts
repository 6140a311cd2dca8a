import { permanentOf } from './game.ts';
import type { WarningResolvers } from './generated/types.ts';

export const Warning: WarningResolvers = {
  object: ({ warning }) => warning.object,
  permanent: (model) => (model.warning.permanent === null ? null : permanentOf(model, model.warning.permanent)),
  card: ({ warning }) => warning.card,
  text: ({ warning }) => warning.text,
  message: ({ warning }) => warning.message,
};
