import { describe, expect, it } from 'vitest';
import { openCatalogue } from '../../data/cards/index.ts';
import { type Acted, type CompiledCard, compileCard, type GameState, legalActionsWith, perform } from '../../engine/index.ts';
import { begun, card, definitionOf } from '../support/boards.ts';
import { hasShared, type RawCard, rowsOf, whySkipped } from '../support/corpus.ts';
import { faultsOfActing, shown } from '../support/invariants.ts';
import { deckCards, oneOf, type Random, randomGame, tryAction, tryOption } from '../support/playGame.ts';
import { playAtRandom, replayed } from '../support/playing.ts';
import { randomFrom } from '../support/random.ts';
import { faultOfTelling } from '../support/telling.ts';

/** LEFT_OUT_GAMES, LEFT_OUT_CARDS and LEFT_OUT_BOARDS say how many games, cards and boards of the corpus, LEFT_OUT_SEED the first seed. */
const GAMES = Number(process.env.LEFT_OUT_GAMES ?? 4);
const CARDS = Number(process.env.LEFT_OUT_CARDS ?? 60);
const BOARDS = Number(process.env.LEFT_OUT_BOARDS ?? 3);
const FIRST = Number(process.env.LEFT_OUT_SEED ?? 1);

const textOf = ({ state, events }: Acted): string =>
  `${shown(state)} ${JSON.stringify(events, (_, value) => (typeof value === 'bigint' ? `${value}` : value))}`;

describe('what may be left out', () => {
  it(`changes nothing about what can be done without that: ${GAMES} games`, { timeout: 60_000 + GAMES * 20_000 }, () => {
    const cards = deckCards(openCatalogue());
    let same = 0;
    for (let seed = FIRST; seed < FIRST + GAMES; seed += 1) {
      const random = randomFrom(seed);
      let state = randomGame(random, cards, seed);
      for (const action of playAtRandom(random, state, 40).actions) {
        const [plain, leaving] = [perform(state, action), perform(state, { ...action, allowUnsupported: true })];
        if (!plain.ok || !leaving.ok) throw new Error(`seed ${seed}: ${JSON.stringify(action)}`);
        expect(textOf(leaving.value), `seed ${seed}: ${JSON.stringify(action)}`).toBe(textOf(plain.value));
        same += 1;
        state = plain.value.state;
      }
    }
    expect(same).toBeGreaterThan(GAMES * 5);
  });

  it.skipIf(!hasShared)(
    `holds what always holds on ${BOARDS} boards of cards of which something is not read, from seed ${FIRST}${whySkipped}`,
    { timeout: 60_000 + BOARDS * 20_000 },
    () => {
      const rows = rowsOf<RawCard>('corpus/cards.jsonl').filter((raw) => PERMANENT.test(raw.type_line ?? ''));
      const faults: string[] = [];
      let left = 0;
      for (let seed = FIRST; seed < FIRST + BOARDS; seed += 1) {
        const random = randomFrom(seed);
        const state = boardOf(random, rows, seed);
        const game = playAtRandom(random, state, 12, { allowUnsupported: true });
        faults.push(...game.faults.map((fault) => `seed ${seed}: ${fault}`));
        const again = replayed(state, game.actions);
        if (again === null || shown(again) !== shown(game.state)) faults.push(`seed ${seed}: not the same again`);
        let now = state;
        for (const action of game.actions) {
          const done = perform(now, action);
          if (!done.ok) break;
          faults.push(...untold(done.value, now).map((fault) => `seed ${seed}: ${fault}`));
          left += done.value.events.filter(({ kind }) => kind === 'LeftOut').length;
          now = done.value.state;
        }
      }
      expect(faults).toEqual([]);
      expect(left).toBeGreaterThan(0);
    },
  );

  it.skipIf(!hasShared)(
    `lets whatever was cast resolve, whatever of it is not modelled: ${CARDS} cards of the corpus from seed ${FIRST}${whySkipped}`,
    { timeout: 60_000 + CARDS * 4_000 },
    () => {
      const rows = rowsOf<RawCard>('corpus/cards.jsonl').filter((raw) => CASTABLE.test(raw.type_line ?? ''));
      const random = randomFrom(FIRST);
      const faults: string[] = [];
      let left = 0;
      for (let count = 1; count <= CARDS; count += 1) {
        const compiled = halfRead(random, rows);
        const state = cast(random, compiled, FIRST + count);
        if (state === null) continue;
        const tried = tryAction(random, state, { kind: 'resolve', all: true, allowUnsupported: true });
        const about = `${compiled.definition.name}, card ${count} from seed ${FIRST}`;
        // Answers at random may come to no end.
        if (tried.kind === 'refused') {
          if (tried.why.notModelled !== null) faults.push(`${about}: ${tried.why.message}`);
          continue;
        }
        faults.push(...[...faultsOfActing(state, tried.result), ...untold(tried.result, state)].map((fault) => `${about}: ${fault}`));
        const again = replayed(state, [tried.action]);
        if (again === null || shown(again) !== shown(tried.result.state)) faults.push(`${about}: not the same again`);
        left += tried.result.events.filter(({ kind }) => kind === 'LeftOut').length;
      }
      expect(faults).toEqual([]);
      expect(left).toBeGreaterThan(0);
    },
  );
});

/** A card of which something is not read. */
function halfRead(random: Random, rows: readonly RawCard[]): CompiledCard {
  for (;;) {
    const compiled = compileCard(definitionOf(oneOf(random, rows) ?? raise()));
    if (JSON.stringify(compiled.faces).includes('"kind":"unsupported"')) return compiled;
  }
}

/** A board of two players with such cards on the battlefield, in their hands and in their libraries. */
function boardOf(random: Random, rows: readonly RawCard[], seed: number): GameState {
  const cards = Array.from({ length: 16 }, () => halfRead(random, rows));
  const named = cards.map(({ definition }) => ({ card: definition.name }));
  const player = (id: string, from: number) => ({
    id,
    battlefield: named.slice(from, from + 8),
    hand: named.slice(from, from + 4),
    library: named.slice(from + 4, from + 8),
  });
  return begun({ players: [player('a', 0), player('b', 8)], seed }, cards);
}

const PERMANENT = /\b(Artifact|Battle|Creature|Enchantment|Land|Planeswalker)\b/;
const CASTABLE = /\b(Instant|Sorcery|Creature|Enchantment|Artifact|Planeswalker|Battle)\b/;
const BASICS: readonly CompiledCard[] = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map((name) =>
  card(name, `Basic Land — ${name}`),
);
const OTHERS: readonly CompiledCard[] = [
  card('A Bear', 'Creature — Bear', '', { manaCost: '{1}{G}', power: '2', toughness: '2' }),
  card('A Rock', 'Artifact', '', { manaCost: '{1}' }),
];

/** The card on the stack, cast in one of the ways that are listed, with its choices at random; null where it can't be cast here. */
function cast(random: Random, compiled: CompiledCard, seed: number): GameState | null {
  const named = (cards: readonly CompiledCard[], count: number) => cards.map(({ definition: { name } }) => ({ card: name, count }));
  const side = (id: string, hand: readonly { readonly card: string; readonly id?: string }[]) => ({
    id,
    hand: [...hand, ...named(OTHERS, 1)],
    library: [...named(OTHERS, 2), ...named(BASICS, 1)],
    graveyard: named(OTHERS, 1),
    battlefield: [...named(BASICS, 4), ...named(OTHERS, 2)],
  });
  const from = begun({ players: [side('a', [{ id: 'it', card: compiled.definition.name }]), side('b', [])], seed }, [
    ...BASICS,
    ...OTHERS,
    compiled,
  ]);
  const option = oneOf(
    random,
    legalActionsWith(from, 'a', 'it').filter(({ action, notModelled }) => action.kind === 'cast' && notModelled === null),
  );
  if (option === undefined) return null;
  for (let round = 0; round < 5; round += 1) {
    const tried = tryOption(random, from, option);
    if (tried.kind === 'done') return tried.result.state;
  }
  return null;
}

/** What is wrong with how what is left out is told. */
const untold = ({ events, state }: Acted, before: GameState): readonly string[] =>
  events.flatMap((event) => {
    if (event.kind !== 'LeftOut') return [];
    const fault = event.text === '' || event.why === '' ? 'nothing said' : faultOfTelling(event, [before, state]);
    return fault === null ? [] : [`${fault}: ${event.explanation.summary}`];
  });

function raise(): never {
  throw new Error('there are cards');
}
