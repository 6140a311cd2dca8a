import type { ObjectRef, PlayerRef } from '../ast/index.ts';
import type { Node } from './walk.ts';

/** 115.1: what has "target" in it. */
export type TargetRef =
  | Extract<ObjectRef, { kind: 'target' | 'targetOrPlayer' }>
  | Extract<PlayerRef, { kind: 'player' | 'opponent' | 'targetPlayers' }>;

/** Whether a part of a text has. */
export const isTarget = (node: Node): node is TargetRef =>
  node.kind === 'target' ||
  node.kind === 'targetOrPlayer' ||
  node.kind === 'targetPlayers' ||
  ('quantifier' in node && typeof node.quantifier === 'string' && /\btarget\b/.test(node.quantifier));
