import { GraphQLScalarType } from 'graphql';
import type { ScenarioDocument as Document } from '../models.ts';

/** Only ever an answer: JSON as it is. */
export const ScenarioDocument = new GraphQLScalarType<Document, unknown>({
  name: 'ScenarioDocument',
  serialize: (value) => value,
});
