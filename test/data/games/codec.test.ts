import { isDeepStrictEqual } from 'node:util';
import { zstdCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openCatalogue } from '../../../data/cards/index.ts';
import { StoreError } from '../../../data/games/errors.ts';
import type { GameLog } from '../../../data/games/log.ts';
import { CardShelf, type StoredCard } from '../../../data/games/snapshot/cards.ts';
import { Codec } from '../../../data/games/snapshot/codec.ts';
import { completed, migrated } from '../../../data/games/snapshot/migrate.ts';
import { packed, unpacked } from '../../../data/games/snapshot/pack.ts';
import { couldProduce, type GameState, perform, permanentsOf } from '../../../engine/index.ts';
import { board, card } from '../../support/boards.ts';
import { diceFrom, randomAction, randomBoard, tried } from '../../support/randomPlay.ts';

const catalogue = openCatalogue();
/** As in a process that has just started: nothing is known of what another one stored. */
const fresh = (find: (name: string) => ReturnType<typeof catalogue.find> = (name) => catalogue.find(name)): Codec =>
  new Codec(new CardShelf(find));
const withoutCatalogue = (): Codec => fresh(() => undefined);

const again = (state: GameState, codec = fresh(), reader = fresh()): GameState => {
  const cards = codec.cardsOf(state);
  return reader.decodeState(codec.encode(state, cards), parsed(cards));
};
/** As they come from a store. */
const parsed = (cards: readonly StoredCard[]): readonly StoredCard[] => JSON.parse(JSON.stringify(cards));
const answers = (state: GameState): unknown => permanentsOf(state).map((id) => [id, couldProduce(state, id)]);
const codeOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    return error instanceof StoreError ? error.code : String(error);
  }
  return 'no error';
};

describe('a stored state', () => {
  it('is the same when it is read again, whatever has been played, and goes on the same', () => {
    let acted = 0;
    const seen = { stack: 0, mana: 0 };
    for (let seed = 1; seed <= 24; seed += 1) {
      const dice = diceFrom(seed);
      const start = randomBoard(dice);
      const [codec, reader] = [fresh(), seed % 2 === 0 ? fresh() : withoutCatalogue()];
      const cards = codec.cardsOf(start);
      const stored = parsed(cards);
      let state = start;
      for (let turn = 0; turn < 40; turn += 1) {
        const result = tried(state, randomAction(state, dice), dice);
        if (!result.ok) continue;
        acted += 1;
        const { state: after, events, gone } = result.value;
        const log: GameLog = { kind: 'acted', actions: [], events: events.map((event) => ({ ...event, action: 0 })), gone: [gone] };
        const read = reader.decodeState(codec.encode(after, cards), stored);
        expect(isDeepStrictEqual(read, after)).toBe(true);
        expect(isDeepStrictEqual(reader.decodeLog(codec.encode(log, cards), cards), log)).toBe(true);
        const next = randomAction(after, dice);
        const [one, other] = [perform(after, next), perform(read, next)];
        expect(isDeepStrictEqual(one, other)).toBe(true);
        seen.stack += after.stack.length;
        seen.mana += after.players.flatMap(({ manaPool }) => manaPool).length;
        state = turn % 2 === 0 ? after : read;
      }
      expect(answers(again(state))).toEqual(answers(state));
    }
    expect(acted).toBeGreaterThan(250);
    for (const [what, times] of Object.entries(seen)) expect([what, times > 0]).toEqual([what, true]);
  });

  it.each([
    [
      'an effect that lasts',
      '{0}: This creature gets +1/+1 and gains trample until end of turn.',
      (state: GameState) => state.effects.length,
    ],
    [
      'what waits to trigger',
      "{0}: Draw a card at the beginning of the next turn's upkeep.",
      (state: GameState) => state.delayedTriggers.length,
    ],
    [
      'mana with a restriction',
      '{T}: Add {G}{G}. Spend this mana only to cast creature spells.',
      (state: GameState) => state.players[0]?.manaPool.length,
    ],
    ['a token', '{0}: Create a 1/1 green Saproling creature token.', (state: GameState) => state.permanents.size - 1],
    ['an object that is gone', 'Sacrifice this creature: You gain 1 life.', (state: GameState) => state.thisTurn.left.length],
  ])('is the same with %s in it', (_, text, count) => {
    const source = card('Source', 'Creature — Elf', text, { power: '2', toughness: '2' });
    const start = board([source], { a: ['Source'], b: [] });
    const activated = perform(start, { kind: 'activate', permanent: 'Source', ability: 0 });
    if (!activated.ok) throw new Error(activated.error.message);
    expect(isDeepStrictEqual(again(activated.value.state, fresh(), withoutCatalogue()), activated.value.state)).toBe(true);
    const resolved = perform(activated.value.state, { kind: 'resolve', all: true });
    const state = resolved.ok ? resolved.value.state : activated.value.state;
    expect(count(state)).toBe(1);
    expect(isDeepStrictEqual(again(state, fresh(), withoutCatalogue()), state)).toBe(true);
  });

  it('keeps its cards when the catalogue changes their texts, or loses them', () => {
    const forest = catalogue.find('Sol Ring');
    if (forest === undefined) throw new Error('no Sol Ring');
    const state = board([forest], { a: ['Sol Ring'] });
    const other = card('Sol Ring', 'Artifact', '{T}: Add {C}.');
    for (const find of [() => other, () => undefined]) expect(isDeepStrictEqual(again(state, fresh(), fresh(find)), state)).toBe(true);
  });

  it('of 1,000 permanents of 500 cards is far below the 400 kB of an item', () => {
    const all = catalogue.list({}, 500).cards;
    const state = board(all, {
      a: Array.from({ length: 1_000 }, (_, at) => ({ id: `p${at}`, card: all[at % all.length]?.definition.name ?? '' })),
    });
    const codec = fresh();
    const cards = codec.cardsOf(state);
    expect(codec.encode(state, cards).length).toBeLessThan(100_000);
    expect(packed(JSON.stringify(cards)).length).toBeLessThan(350_000);
    expect(isDeepStrictEqual(again(state), state)).toBe(true);
  });
});

describe('what is stored and can’t be read', () => {
  const state = randomBoard(diceFrom(7));
  const codec = fresh();
  const cards = codec.cardsOf(state);
  const bytes = codec.encode(state, cards);

  it('is told where it is torn or damaged, wherever that is', () => {
    for (const length of [0, 1, 3, 10, bytes.length >> 1, bytes.length - 1])
      expect(codeOf(() => codec.decodeState(bytes.subarray(0, length), cards))).toBe('GAME_DAMAGED');
    for (let at = 0; at < bytes.length; at += 97) {
      const damaged = Uint8Array.from(bytes);
      damaged[at] = (damaged[at] ?? 0) ^ 0x10;
      expect(codeOf(() => codec.decodeState(damaged, cards))).toMatch(/GAME_DAMAGED|GAME_OF_OTHER_VERSION/);
    }
    expect(codeOf(() => codec.decodeState(packed('{"no": "state"}'), cards))).toBe('GAME_DAMAGED');
    expect(codeOf(() => codec.decodeState(bytes, []))).toBe('GAME_DAMAGED');
  });

  it('is told where a newer version wrote it', () => {
    expect(codeOf(() => unpacked(packed('{}', 200)))).toBe('GAME_OF_OTHER_VERSION');
    expect(codeOf(() => unpacked(Uint8Array.from([0x57, 0x47, 0, ...zstdCompressSync('{}')])))).toBe('GAME_DAMAGED');
  });
});

describe('what another version of the engine stored', () => {
  const codec = fresh();
  const shaped = (state: GameState, change: (value: string) => string): readonly [Uint8Array, ReturnType<Codec['cardsOf']>] => {
    const cards = codec.cardsOf(state);
    const [head = '', value = ''] = unpacked(codec.encode(state, cards)).text.split('\n');
    return [packed(`${head.replace(/"shape":"\w+"/, '"shape":"another"')}\n${change(value)}`), cards];
  };

  it('is gone on with, what came later filled in, where no parts of card text are in it', () => {
    const state = randomBoard(diceFrom(3));
    const [bytes, cards] = shaped(state, (value) =>
      value.replaceAll(/"(?:heldTapped|energy)":0,/g, '').replace(/"delayedTriggers":\[\],/, ''),
    );
    expect(isDeepStrictEqual(codec.decodeState(bytes, cards), state)).toBe(true);
    expect(isDeepStrictEqual(completed(state), state)).toBe(true);
  });

  it('is refused where parts of card text are in it, which may be read otherwise by now', () => {
    const ring = card('Ring', 'Artifact', '{T}: You gain 1 life.');
    const acted = perform(board([ring], { a: ['Ring'] }), { kind: 'activate', permanent: 'Ring', ability: 0 });
    if (!acted.ok) throw new Error(acted.error.message);
    const [bytes, cards] = shaped(acted.value.state, (value) => value);
    expect(codeOf(() => codec.decodeState(bytes, cards))).toBe('GAME_OF_OTHER_VERSION');
    expect(codec.decodeState(codec.encode(acted.value.state, cards), cards).stack).toHaveLength(1);
  });

  it('passes through every migration from its format on', () => {
    const migrations = [(text: string) => `${text}2`, (text: string) => `${text}3`];
    expect(['x', 'x', 'x'].map((text, at) => migrated(text, at + 1, migrations))).toEqual(['x23', 'x3', 'x']);
  });
});
