import { App } from 'aws-cdk-lib';
import { ApiStack } from './api-stack.ts';

/**
 * The cloud: one stack a concern. Today that is the API. Storage and jobs become stacks of their own beside it and hand their
 * tables and queues to `ApiStack` as properties, so that the dependency stays visible and each can be deployed by itself.
 */
const app = new App({ analyticsReporting: false });

new ApiStack(app, 'WellspringApi', { description: 'Wellspring: the GraphQL rules API' });
