import { common } from '../eventCommon.ts';
import type { ChangesUndoneResolvers, GameCreatedResolvers, GameForkedResolvers } from '../generated/types.ts';

export const GameCreated: GameCreatedResolvers = common;

export const GameForked: GameForkedResolvers = {
  ...common,
  game: ({ game }) => game,
  atVersion: ({ atVersion }) => atVersion,
};

export const ChangesUndone: ChangesUndoneResolvers = {
  ...common,
  steps: ({ steps }) => steps,
  toVersion: ({ toVersion }) => toVersion,
};
