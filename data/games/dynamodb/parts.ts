import { StoreError } from '../errors.ts';
import type { GameFacts } from '../store.ts';
import { bytes, gameKey, lifeOf, number, text } from './items.ts';
import type { Item, Table } from './table.ts';

/** What an item may hold of one value: the limit is 400 kB for all of it. */
const INLINE = 350_000;

/**
 * The attributes with which an item holds some values: each in itself as far as they fit together, the others cut into items of their own, which are
 * written here, so that they are there before anything speaks of them.
 */
export async function stowed(table: Table, game: GameFacts, writer: string, values: Readonly<Record<string, Uint8Array>>): Promise<Item> {
  let left = INLINE;
  const attributes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values).sort(([, one], [, other]) => one.length - other.length)) {
    if (value.length <= left) {
      attributes[name] = value;
      left -= value.length;
      continue;
    }
    const parts = Math.ceil(value.length / INLINE);
    for (let part = 0; part < parts; part += 1) {
      const sk = partKey(writer, name, part);
      await table.put({ pk: gameKey(game.id), sk, ...lifeOf(game), bytes: value.slice(part * INLINE, (part + 1) * INLINE) });
    }
    attributes[`${name}Parts`] = parts;
  }
  return attributes;
}

/** A value of an item, from itself or from its parts. @throws {StoreError} `GAME_DAMAGED` where a part is missing */
export async function unstowed(table: Table, item: Item, name: string): Promise<Uint8Array> {
  if (item[`${name}Parts`] === undefined) return bytes(item, name);
  const parts = number(item, `${name}Parts`);
  const prefix = `part#${text(item, 'writer')}#${name}#`;
  const found = await table.query(
    {
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': item.pk, ':prefix': prefix },
    },
    parts,
  );
  if (found.length !== parts)
    throw new StoreError('GAME_DAMAGED', `What is stored of this game is damaged: ${parts - found.length} parts are missing.`);
  return new Uint8Array(Buffer.concat(found.map((part) => bytes(part, 'bytes'))));
}

const partKey = (writer: string, name: string, part: number): string => `part#${writer}#${name}#${String(part).padStart(4, '0')}`;
