import { RULES_EDITION } from '../engine/index.ts';
import software from '../package.json' with { type: 'json' };
import { CATALOGUE_KIND } from './enums.ts';
import type { CatalogueResolvers, ServiceResolvers } from './generated/types.ts';
import { LIMITS } from './limits.ts';

export const Service: ServiceResolvers = {
  version: () => software.version,
  rulesEdition: () => RULES_EDITION,
  catalogue: ({ catalogue }) => catalogue,
  limits: () => LIMITS,
};

export const Catalogue: CatalogueResolvers = {
  kind: ({ kind }) => CATALOGUE_KIND[kind],
  size: ({ size }) => size,
  sources: ({ sources }) => sources,
  date: ({ date }) => date,
  sha256: ({ sha256 }) => sha256,
};
