import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { GamesTable } from './constructs/games-table.ts';

/** What outlives the services that use it: the table of the games. */
export class StorageStack extends Stack {
  readonly games: GamesTable;

  constructor(scope: Construct, id: string, props?: StackProps) {
    super(scope, id, props);
    this.games = new GamesTable(this, 'Games');
  }
}
