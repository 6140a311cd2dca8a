import { App } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { ApiStack } from '../../infra/api-stack.ts';
import { StorageStack } from '../../infra/storage-stack.ts';

/** The templates without the bundle, which `handler.test.ts` builds. */
const app = new App({ context: { 'aws:cdk:bundling-stacks': [] } });
const storageStack = new StorageStack(app, 'TestStorage');
const template = Template.fromStack(new ApiStack(app, 'Test', { games: storageStack.games }));
const storage = Template.fromStack(storageStack);

/** The table's name or ARN, which the other stack exports. */
const TABLE = { 'Fn::ImportValue': Match.stringLikeRegexp('^TestStorage:.*Games.*Table') };

/** Every statement of every policy, whoever it is attached to. */
function statements(): readonly unknown[] {
  const policies = Object.values(template.findResources('AWS::IAM::Policy'));
  return policies.flatMap((policy) => policy.Properties.PolicyDocument.Statement);
}

describe('the function', () => {
  it('is one, on Node 24 and arm64, within the time that API Gateway waits', () => {
    template.resourceCountIs('AWS::Lambda::Function', 1);
    template.hasResourceProperties('AWS::Lambda::Function', {
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
      MemorySize: 1769,
      Timeout: 25,
      Environment: {
        Variables: { NODE_ENV: 'production', WELLSPRING_GAMES: { 'Fn::Join': ['', ['dynamodb:', TABLE]] } },
      },
    });
  });

  it('logs as JSON to a log group of its own, which forgets after two weeks and goes with the stack', () => {
    template.resourceCountIs('AWS::Logs::LogGroup', 1);
    template.hasResource('AWS::Logs::LogGroup', { DeletionPolicy: 'Delete', Properties: { RetentionInDays: 14 } });
    template.hasResourceProperties('AWS::Lambda::Function', { LoggingConfig: { LogFormat: 'JSON', LogGroup: Match.anyValue() } });
  });

  it('may write to that log group, keep games, and do nothing else', () => {
    template.resourceCountIs('AWS::IAM::Role', 1);
    template.hasResourceProperties('AWS::IAM::Role', { ManagedPolicyArns: Match.absent(), Policies: Match.absent() });
    expect(statements()).toEqual([
      {
        Effect: 'Allow',
        Action: ['logs:CreateLogStream', 'logs:PutLogEvents'],
        Resource: { 'Fn::GetAtt': [expect.stringContaining('Logs'), 'Arn'] },
      },
      {
        Effect: 'Allow',
        Action: ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:Query'],
        Resource: { 'Fn::ImportValue': expect.stringMatching(/^TestStorage:.*Games.*Table.*Arn/) },
      },
    ]);
  });

  it('is called by this API alone', () => {
    const permissions = Object.values(template.findResources('AWS::Lambda::Permission'));
    expect(permissions).toHaveLength(4);
    for (const { Properties } of permissions) {
      expect(Properties).toMatchObject({ Action: 'lambda:InvokeFunction', Principal: 'apigateway.amazonaws.com' });
      expect(JSON.stringify(Properties.SourceArn)).toContain('"Ref":"Api');
    }
  });
});

describe('the gateway', () => {
  it('is a REST API that serves /graphql and /health and nothing else', () => {
    template.resourceCountIs('AWS::ApiGateway::RestApi', 1);
    const methods = Object.values(template.findResources('AWS::ApiGateway::Method')).map(({ Properties }) => Properties.HttpMethod);
    expect(methods.sort()).toEqual(['GET', 'GET', 'OPTIONS', 'POST']);
    const paths = Object.values(template.findResources('AWS::ApiGateway::Resource')).map(({ Properties }) => Properties.PathPart);
    expect(paths.sort()).toEqual(['graphql', 'health']);
    template.allResourcesProperties('AWS::ApiGateway::Method', { Integration: { Type: 'AWS_PROXY', IntegrationHttpMethod: 'POST' } });
  });

  it('limits how many requests come through', () => {
    template.hasResourceProperties('AWS::ApiGateway::Stage', {
      MethodSettings: [Match.objectLike({ HttpMethod: '*', ResourcePath: '/*', ThrottlingRateLimit: 50, ThrottlingBurstLimit: 100 })],
    });
  });

  it('keeps request and response bodies out of its logs', () => {
    template.hasResourceProperties('AWS::ApiGateway::Stage', { MethodSettings: [Match.objectLike({ DataTraceEnabled: false })] });
  });

  it.each(['DEFAULT_4XX', 'DEFAULT_5XX', 'MISSING_AUTHENTICATION_TOKEN'])('refuses (%s) in a form that GraphQL clients read', (type) => {
    template.hasResourceProperties('AWS::ApiGateway::GatewayResponse', {
      ResponseType: type,
      ResponseParameters: { 'gatewayresponse.header.Access-Control-Allow-Origin': "'*'" },
      ResponseTemplates: { 'application/json': Match.stringLikeRegexp('^\\{"errors":\\[\\{"message":') },
    });
  });

  it('tells the address of the API', () => {
    template.hasOutput('GraphqlUrl', {});
  });
});

describe('the table of the games', () => {
  it('has the keys that games are kept by, and forgets them by the time that they carry', () => {
    storage.resourceCountIs('AWS::DynamoDB::GlobalTable', 1);
    storage.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      AttributeDefinitions: [
        { AttributeName: 'pk', AttributeType: 'S' },
        { AttributeName: 'sk', AttributeType: 'S' },
      ],
      TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
    });
  });

  it('is paid by request, in one region, and any moment of it can be had back', () => {
    storage.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
      BillingMode: 'PAY_PER_REQUEST',
      Replicas: [{ PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true }, DeletionProtectionEnabled: true }],
    });
  });

  it('stays when its stack is deleted or would replace it', () => {
    storage.hasResource('AWS::DynamoDB::GlobalTable', { DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' });
  });

  it('is all that the stack has', () => {
    expect(Object.values(storage.toJSON().Resources)).toHaveLength(1);
  });
});
