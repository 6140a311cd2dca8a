import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, Billing, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Role } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { TABLE_KEYS } from '../../data/games/dynamodb/table.ts';

/** What `data/games/dynamodb` asks of the table: single items and queries, never a scan. */
const ACTIONS = ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:Query'];

/**
 * The table of the games: paid by request, deleted items going by their `ttl`, any moment of the last 35 days to be had back. It stays when its stack is
 * deleted, and can't be deleted unless that is allowed first: games are what nobody can make again.
 */
export class GamesTable extends Construct {
  readonly table: TableV2;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.table = new TableV2(this, 'Table', {
      partitionKey: { name: TABLE_KEYS.partition, type: AttributeType.STRING },
      sortKey: { name: TABLE_KEYS.sort, type: AttributeType.STRING },
      timeToLiveAttribute: TABLE_KEYS.ttl,
      billing: Billing.onDemand(),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      removalPolicy: RemovalPolicy.RETAIN,
      deletionProtection: true,
    });
  }

  /** Lets a role keep games. */
  grantTo(role: Role): void {
    this.table.grant(role, ...ACTIONS);
  }
}
