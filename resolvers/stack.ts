import { idThen } from '../engine/index.ts';
import { STACK_OBJECT_KIND } from './enums.ts';
import { playerOf } from './game.ts';
import type { StackObjectResolvers } from './generated/types.ts';

export const StackObject: StackObjectResolvers = {
  id: ({ object }) => object.id,
  kind: ({ object }) => STACK_OBJECT_KIND[object.kind],
  text: ({ object }) => object.text,
  source: ({ state, object }) => idThen(state, object.source),
  targets: ({ state, object }) => object.targets.flat().map((id) => idThen(state, id)),
  x: ({ object }) => object.meant.x,
  controller: (model) => playerOf(model, model.object.controller),
};
