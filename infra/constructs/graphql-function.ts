import { fileURLToPath } from 'node:url';
import { AssetHashType, DockerImage, Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, LoggingFormat, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { buildAsset } from '../asset.ts';
import type { GamesTable } from './games-table.ts';

/** The bundle and the catalogue, built on this machine by the same function as in the tests. */
function bundledCode(): Code {
  return Code.fromAsset(fileURLToPath(new URL('../lambda', import.meta.url)), {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      // Never started: `tryBundle` either builds or throws.
      image: DockerImage.fromRegistry('unused'),
      local: {
        tryBundle(outputDirectory: string): boolean {
          buildAsset(outputDirectory);
          return true;
        },
      },
    },
  });
}

export interface GraphqlFunctionProps {
  /** Where games are kept. */
  readonly games: GamesTable;
}

/** The function that answers GraphQL, its log group, and a role that may write to that log group, keep games, and do nothing else. */
export class GraphqlFunction extends Construct {
  readonly function: LambdaFunction;

  constructor(scope: Construct, id: string, { games }: GraphqlFunctionProps) {
    super(scope, id);

    const logGroup = new LogGroup(this, 'Logs', { retention: RetentionDays.TWO_WEEKS, removalPolicy: RemovalPolicy.DESTROY });
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    games.grantTo(role);

    this.function = new LambdaFunction(this, 'Function', {
      description: 'Answers GraphQL requests about the rules',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: bundledCode(),
      // 1,769 MB is one whole vCPU; the work is all computing.
      memorySize: 1769,
      // Below the 29 s after which API Gateway gives up, so that the function's own error is the one that is seen.
      timeout: Duration.seconds(25),
      role,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      environment: { NODE_ENV: 'production', WELLSPRING_GAMES: `dynamodb:${games.table.tableName}` },
    });
  }
}
