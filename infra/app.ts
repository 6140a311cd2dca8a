import { App } from 'aws-cdk-lib';
import { ApiStack } from './api-stack.ts';
import { StorageStack } from './storage-stack.ts';

/**
 * The cloud: one stack a concern. Storage hands its table to `ApiStack` as a property, so that the dependency stays visible and each can be deployed by
 * itself; jobs will be a stack beside them.
 */
const app = new App({ analyticsReporting: false });

const { games } = new StorageStack(app, 'WellspringStorage', { description: 'Wellspring: the games that are kept' });
new ApiStack(app, 'WellspringApi', { description: 'Wellspring: the GraphQL rules API', games });
