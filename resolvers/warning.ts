import { permanentOf } from './game.ts';
import type { WarningResolvers } from './generated/types.ts';

export const Warning: WarningResolvers = {
  permanent: (model) => permanentOf(model, model.warning.permanent),
  card: ({ warning }) => warning.card,
  text: ({ warning }) => warning.text,
  message: ({ warning }) => warning.message,
};
