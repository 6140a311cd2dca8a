import type {
  EventConnectionResolvers,
  EventEdgeResolvers,
  GameConnectionResolvers,
  GameEdgeResolvers,
  PageInfo,
} from '../generated/types.ts';
import type { EventConnectionModel, GameConnectionModel } from '../models.ts';

export const EventConnection: EventConnectionResolvers = {
  edges: ({ edges }) => edges,
  nodes: ({ edges }) => edges.map(({ event }) => event),
  pageInfo,
};

export const EventEdge: EventEdgeResolvers = {
  cursor: ({ cursor }) => cursor,
  node: ({ event }) => event,
};

export const GameConnection: GameConnectionResolvers = {
  edges: ({ edges }) => edges,
  nodes: ({ edges }) => edges.map(({ game }) => game),
  pageInfo,
};

export const GameEdge: GameEdgeResolvers = {
  cursor: ({ cursor }) => cursor,
  node: ({ game }) => game,
};

function pageInfo({ edges, hasNextPage, hasPreviousPage }: EventConnectionModel | GameConnectionModel): PageInfo {
  return { hasNextPage, hasPreviousPage, startCursor: edges.at(0)?.cursor ?? null, endCursor: edges.at(-1)?.cursor ?? null };
}
