import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lines } from '../../data/cards/import/lines.ts';
import { nested } from '../../data/cards/import/nested.ts';
import type { Piece } from '../../data/cards/import/piece.ts';
import { readAtomic } from '../../data/cards/mtgjson.ts';
import type { RecordOutcome } from '../../data/cards/record.ts';
import { readScryfall } from '../../data/cards/scryfall.ts';

async function* chunks(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function all(pieces: AsyncIterable<Piece>): Promise<readonly Piece[]> {
  const found: Piece[] = [];
  for await (const piece of pieces) found.push(piece);
  return found;
}

function values(pieces: readonly Piece[]): readonly unknown[] {
  return pieces.map(({ text = '' }) => JSON.parse(text));
}

/** A value as JSON keeps it: without negative zero. */
const json = fc.jsonValue({ maxDepth: 3 }).map((value): unknown => JSON.parse(JSON.stringify(value)));
const indent = fc.constantFrom(undefined, 1, 4, '\t');
const size = fc.integer({ min: 1, max: 40 });

describe('parting a source into records', () => {
  it('gives the elements of any list, however it is written and wherever it is cut', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(json), indent, size, async (list, space, length) => {
        const pieces = await all(nested(chunks(JSON.stringify(list, null, space), length), 'test'));
        expect(values(pieces)).toEqual(list);
      }),
    );
  });

  it('gives the members of "data" with their keys', async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), json), indent, size, async (data, space, length) => {
        const text = JSON.stringify({ meta: { date: '2026-11-29' }, data }, null, space);
        const [meta, ...members] = await all(nested(chunks(text, length), 'test'));
        expect(meta).toMatchObject({ key: 'meta' });
        expect(members.map(({ key }) => key)).toEqual(Object.keys(data));
        expect(values(members)).toEqual(Object.values(data));
      }),
    );
  });

  it('gives every line of JSON Lines, and the byte at which it begins', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(json), size, async (list, length) => {
        const text = list.map((value) => JSON.stringify(value)).join('\n');
        const pieces = await all(lines(chunks(text, length)));
        expect(values(pieces)).toEqual(list);
        const bytes = Buffer.from(text);
        for (const { text: piece = '', offset } of pieces)
          expect(bytes.subarray(offset, offset + Buffer.byteLength(piece)).toString()).toBe(piece);
      }),
    );
  });

  it('ends or fails on any text, and never hangs', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom('[', ']', '{', '}', '"', '\\', ',', ':', 'a', '1', ' ', '\n') }),
        size,
        async (text, length) => {
          await all(lines(chunks(text, length)));
          await all(nested(chunks(text, length), 'test')).catch((error: unknown) => expect(error).toMatchObject({ name: 'SourceError' }));
        },
      ),
    );
  });
});

/** What a reader makes of a value, in short: names and layouts of cards, or why there is none. */
function summary(outcomes: readonly RecordOutcome[]): readonly string[] {
  return outcomes.map((outcome) => {
    if (outcome.kind === 'skipped') return `skipped: ${outcome.reason}`;
    if (outcome.kind === 'unreadable') return `unreadable: ${outcome.message}`;
    const { definition, token } = outcome.card;
    const faces = definition.faces?.map(({ name }) => name).join('+');
    return `${token ? 'token ' : ''}${definition.layout} ${definition.name}${faces === undefined ? '' : ` (${faces})`}`;
  });
}

describe("MTGJSON's cards", () => {
  const entry = (fields: object): object => ({ type: 'Creature', colors: [], ...fields });

  it('part a melded permanent from its front, as Scryfall does', () => {
    const front = entry({ layout: 'meld', side: 'a', faceName: 'Bruna, the Fading Light' });
    const back = entry({ layout: 'meld', side: 'b', faceName: 'Brisela, Voice of Nightmares' });
    const name = 'Bruna, the Fading Light // Brisela, Voice of Nightmares';
    expect(summary(readAtomic(name, [front, back]))).toEqual(['meld Bruna, the Fading Light', 'meld Brisela, Voice of Nightmares']);
  });

  it("bear Scryfall's layout names, and faces in the order of their sides", () => {
    const halves = ['b', 'a'].map((side) => entry({ layout: 'aftermath', side, faceName: side === 'a' ? 'Cut' : 'Ribbons' }));
    expect(summary(readAtomic('Cut // Ribbons', halves))).toEqual(['split Cut // Ribbons (Cut+Ribbons)']);
  });

  it('are one card of a name', () => {
    const versions = [1, 2].map(() => entry({ layout: 'normal' }));
    expect(summary(readAtomic('Everythingamajig', versions))).toEqual(['normal Everythingamajig', 'skipped: another version of a card']);
  });

  it.each([[null], ['text'], [{}], [[]], [[1]]])('that are none: %j', (value) => {
    expect(summary(readAtomic('X', value))).toEqual([expect.stringMatching(/^unreadable: X /)]);
  });
});

describe("Scryfall's cards", () => {
  it.each([
    [null, 'unreadable: not a JSON object'],
    [[], 'unreadable: not a JSON object'],
    [{ name: 7, type_line: 'Land' }, 'unreadable: no "name"'],
    [{ name: 'X' }, 'unreadable: a card without a name or a type line'],
    [{ name: 'X', type_line: 'Land', card_faces: 'two' }, 'unreadable: "card_faces" of X is no list of faces'],
    [
      { name: 'X // Y', card_faces: [{ name: 'X', type_line: 'Land' }, { name: 'Y' }] },
      'unreadable: a face of X // Y without a name or a type line',
    ],
    [{ name: 'X', type_line: 'Land', mana_cost: null, power: 3, colors: 'red', card_faces: null }, 'normal X'],
    [{ name: 'X', type_line: 'Token Land', layout: 'token' }, 'token token X'],
  ])('%j: %s', (value, expected) => {
    expect(summary(readScryfall(value))).toEqual([expected]);
  });

  it('keep colors only where the mana cost does not give them', () => {
    const colors = (card: object): unknown =>
      readScryfall({ name: 'X', type_line: 'Creature', ...card }).map((outcome) =>
        outcome.kind === 'card' ? outcome.card.definition.colors : outcome,
      );
    expect(colors({ mana_cost: '{1}{G/W}', colors: ['G', 'W'] })).toEqual([undefined]);
    expect(colors({ mana_cost: '{2}{G}', colors: [], oracle_text: 'Devoid' })).toEqual([[]]);
    expect(colors({ mana_cost: '', colors: ['R'], color_indicator: ['R'] })).toEqual([['R']]);
    expect(colors({ mana_cost: '{U}' })).toEqual([undefined]);
  });

  it('are read from any JSON without an exception', () => {
    fc.assert(fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => void readScryfall(value)));
    const field = fc.constantFrom(
      'name',
      'layout',
      'type_line',
      'card_faces',
      'colors',
      'color_identity',
      'oracle_id',
      'mana_cost',
      'set_type',
    );
    fc.assert(fc.property(fc.dictionary(field, fc.jsonValue({ maxDepth: 2 })), (value) => void readScryfall({ name: 'X', ...value })));
  });
});
