import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at, objectsAt } from '../../cli/scenario/path.ts';
import type { GamesOf } from '../../resolvers/server.ts';
import { STORES, type TestedStore } from '../support/gameStores.ts';
import { type Expected, GamesModel, type Position, type Request } from '../support/gamesModel.ts';
import { ACT, allPages, CREATE, DELETE, errorOf, FORK, HISTORY, LIST, processOf, READ, SMALL_BOARD, UNDO } from '../support/keptGames.ts';
import { randomFrom } from '../support/random.ts';
import { type Operation, randomOperation } from '../support/randomRequests.ts';
import { type Answer, askIn } from './client.ts';

/** Random operations on kept games, through GraphQL in three processes, against a plain model in memory. */

/** How many: `WELLSPRING_OPERATIONS=20000` for as many as that. */
const OPERATIONS = Number(process.env.WELLSPRING_OPERATIONS || 400);
const SEED = Number(process.env.WELLSPRING_SEED || 1);

describe.each(Object.entries(STORES))('%s', (_, start) => {
  let tested: TestedStore;
  let keepers: readonly GamesOf['keeper'][];
  beforeAll(async () => {
    tested = await start();
    keepers = [0, 1, 2].map(() => processOf(tested).keeper);
  });
  afterAll(() => tested.close());

  test(
    `${OPERATIONS} random operations are answered as by a model in memory`,
    async () => {
      const model = new GamesModel();
      const next = randomFrom(SEED);
      const answers = new Map<number, unknown>();
      const earlier: Request[] = [];
      /** Of each game, what every version told when it was made. */
      const told = new Map<string, unknown[][]>();
      const counts: Record<string, number> = {};
      const seen = (what: string): void => {
        counts[what] = (counts[what] ?? 0) + 1;
      };
      const ask = (owner: string, query: string, variables: object = {}): Promise<Answer> => {
        const keeper = keepers[Math.floor(next() * keepers.length)];
        if (keeper === undefined) throw new Error('no process');
        return askIn({ keeper, owner }, query, { ...variables });
      };
      const changed = async (owner: string, request: Request): Promise<void> => {
        const { change, ...args } = request;
        const number = model.requests;
        const what = change.kind === 'act' ? { actions: change.actions } : { steps: change.steps };
        const answer = await ask(owner, change.kind === 'act' ? ACT : UNDO, { ...args, ...what });
        const expected = model.change(request, owner, tested.clock.now);
        const given: unknown = at(plain(answer.data), change.kind);
        answers.set(number, given);
        seen(expected.kind);
        if (expected.kind === 'again') expect(given).toEqual(answers.get(expected.request));
        else
          expect(summary(answer, given)).toEqual(
            expected.kind === 'acted' ? { ...expected, position: lifeIn(expected.position) } : expected,
          );
        if (expected.kind === 'acted') told.get(request.game)?.push(objectsAt(given, 'events').map(({ text }) => text));
        if (expected.kind !== 'error' && expected.kind !== 'again' && request.idempotencyKey !== null) earlier.push(request);
      };
      const created = async (owner: string, answer: Answer, field: string, position?: Position): Promise<void> => {
        const id = String(at(answer.data, field, 'id'));
        expect([errorOf(answer), at(answer.data, field, 'version'), model.games.has(id)]).toEqual([null, 1, false]);
        model.create(id, owner, tested.clock.now, position);
        told.set(id, []);
      };
      const perform = async (operation: Operation): Promise<void> => {
        const { now } = tested.clock;
        switch (operation.kind) {
          case 'create':
            return created(operation.owner, await ask(operation.owner, CREATE, { input: SMALL_BOARD }), 'createGame');
          case 'change':
            return changed(operation.owner, operation.request);
          case 'fork': {
            const { owner, game, atVersion } = operation;
            const answer = await ask(owner, FORK, { game, atVersion });
            const versions = model.find(game, owner, now)?.versions;
            const version = versions?.[(atVersion ?? versions.length) - 1];
            if (version !== undefined) return created(owner, answer, 'fork', version.position);
            const isNone = atVersion !== null && atVersion < 1;
            return expect(errorOf(answer)).toEqual(
              versions === undefined && !isNone ? ['UNKNOWN_ID', 'game'] : ['INVALID_VALUE', 'atVersion'],
            );
          }
          case 'delete': {
            const { owner, id } = operation;
            const answer = await ask(owner, DELETE, { id });
            const isThere = model.delete(id, owner, now);
            return expect([errorOf(answer), at(answer.data, 'deleteGame')]).toEqual(
              isThere ? [null, id] : [['UNKNOWN_ID', 'id'], undefined],
            );
          }
          case 'read': {
            const { owner, id, version } = operation;
            const answer = await ask(owner, READ, { id, version });
            if (version !== null && version < 1) return expect(errorOf(answer)).toEqual(['INVALID_VALUE', 'version']);
            const game = at(answer.data, 'game');
            const versions = model.find(id, owner, now)?.versions ?? [];
            const number = version ?? versions.length;
            const position = versions[number - 1]?.position;
            return expect(game === null ? null : read(game)).toEqual(
              position === undefined ? null : { version: number, ...position, tapped: [...position.tapped].sort() },
            );
          }
          case 'history': {
            const { owner, id, first } = operation;
            if (model.find(id, owner, now) === null) return;
            const events = await allPages('edges', async (after) =>
              at((await ask(owner, HISTORY, { id, first, after })).data, 'game', 'history'),
            );
            const texts = (told.get(id) ?? []).flatMap((each, index) => each.map((text) => [index + 2, text]));
            return expect(events.slice(1).map((edge) => [at(edge, 'node', 'version'), at(edge, 'node', 'text')])).toEqual(texts);
          }
          case 'list': {
            const { owner, first } = operation;
            const listed = await allPages('nodes', async (after) => at((await ask(owner, LIST, { first, after })).data, 'games'));
            return expect(listed.map((node) => [at(node, 'id'), at(node, 'version')])).toEqual(
              model.list(owner, now).map(({ id, versions }) => [id, versions.length]),
            );
          }
          case 'wait':
            tested.clock.now += operation.milliseconds;
        }
      };
      for (let number = 0; number < OPERATIONS; number += 1) {
        const operation = randomOperation(model, earlier, tested.clock.now, next);
        seen(operation.kind);
        const id = 'id' in operation ? operation.id : operation.kind === 'change' ? operation.request.game : null;
        if (id !== null && (model.games.get(id)?.expiresAt ?? Infinity) <= tested.clock.now) seen('expired');
        await perform(operation).catch((error: unknown) => {
          throw new Error(`operation ${number} of seed ${SEED}, ${JSON.stringify(operation)}: ${String(error)}`, { cause: error });
        });
      }
      for (const owner of ['ann', 'ben', 'eve']) await perform({ kind: 'list', owner, first: 100 });
      for (const { id, owner } of model.games.values()) await perform({ kind: 'read', owner, id, version: null });
      if (OPERATIONS > 400) console.log(JSON.stringify(counts));
      for (const kind of [
        'create',
        'fork',
        'delete',
        'read',
        'history',
        'list',
        'acted',
        'illegal',
        'conflict',
        'again',
        'error',
        'expired',
      ])
        expect([kind, counts[kind] ?? 0]).toEqual([kind, expect.toSatisfy((times: number) => times > 0)]);
    },
    60_000 + OPERATIONS * 200,
  );
});

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const lifeIn = ({ a, b }: Position) => ({ a, b });

/** An answer to a change in the model's words. */
function summary(answer: Answer, given: unknown): Expected | object {
  const error = errorOf(answer);
  if (error !== null) return { kind: 'error', code: error[0], field: error[1] };
  switch (at(given, '__typename')) {
    case 'Acted': {
      const game = at(given, 'game');
      return { kind: 'acted', version: at(game, 'version'), position: { a: at(game, 'a', 'life'), b: at(game, 'b', 'life') } };
    }
    case 'Illegal':
      return { kind: 'illegal', action: at(given, 'action') };
    default:
      return { kind: 'conflict', expected: at(given, 'expected'), actual: at(given, 'actual') };
  }
}

function read(game: unknown): object {
  const tapped = objectsAt(game, 'permanents').flatMap(({ id, tapped: isTapped }) => (isTapped === true ? [id] : []));
  return { version: at(game, 'version'), a: at(game, 'a', 'life'), b: at(game, 'b', 'life'), tapped: tapped.sort() };
}
