import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CompiledCard, couldProduce, MANA_TYPES, permanentsOf, produces } from '../../engine/index.ts';
import { board, card } from '../support/boards.ts';

/** Cards and, written apart from the engine, what they add themselves and whose lands they look at. */
const KINDS: readonly {
  readonly card: CompiledCard;
  readonly land: boolean;
  readonly own: string;
  readonly looks: 'own' | 'theirs' | null;
  readonly color: boolean;
}[] = [
  { card: card('Forest', 'Basic Land — Forest'), land: true, own: 'G', looks: null, color: false },
  { card: card('Island', 'Basic Land — Island'), land: true, own: 'U', looks: null, color: false },
  { card: card('Barren', 'Land', '{T}: Add {C}.'), land: true, own: 'C', looks: null, color: false },
  {
    card: card('Mirror', 'Land', '{T}: Add one mana of any type that a land you control could produce.'),
    land: true,
    own: '',
    looks: 'own',
    color: false,
  },
  {
    card: card('Grove', 'Land', '{T}: Add one mana of any color that a land an opponent controls could produce.'),
    land: true,
    own: '',
    looks: 'theirs',
    color: true,
  },
  {
    card: card('Stone', 'Artifact', '{T}: Add one mana of any color that a land an opponent controls could produce.'),
    land: false,
    own: '',
    looks: 'theirs',
    color: true,
  },
  {
    card: card('Compass', 'Artifact', '{T}: Add one mana of any color that a land you control could produce.'),
    land: false,
    own: '',
    looks: 'own',
    color: true,
  },
];
const PLAYERS = ['a', 'b', 'c'];
const anyBoard = fc.array(fc.record({ kind: fc.nat(KINDS.length - 1), player: fc.nat(2) }), { minLength: 1, maxLength: 7 });
type Boards = readonly { readonly kind: number; readonly player: number }[];

const cards = KINDS.map((kind) => kind.card);
const setup = (permanents: Boards, order = permanents.map((_, index) => index)) =>
  board(
    cards,
    Object.fromEntries(
      PLAYERS.map((id, player) => [
        id,
        order.flatMap((index) => {
          const permanent = permanents[index];
          const kind = permanent && KINDS[permanent.kind];
          return permanent?.player === player && kind ? [{ id: `p${index}`, card: kind.card.definition.name, timestamp: index }] : [];
        }),
      ]),
    ),
  );

/** 106.7 the plain way: everybody looks at everybody, again and again, until nothing changes. */
function naive(permanents: Boards): string[] {
  let found = permanents.map(() => '');
  for (;;) {
    const next = permanents.map(({ kind, player }) => {
      const { own, looks, color } = KINDS[kind] ?? { own: '', looks: null, color: false };
      const seen = permanents.flatMap((other, index) => {
        const matches = looks !== null && KINDS[other.kind]?.land === true && (other.player === player) === (looks === 'own');
        return matches ? [...(found[index] ?? '')].filter((type) => !color || type !== 'C') : [];
      });
      return MANA_TYPES.filter((type) => own.includes(type) || seen.includes(type)).join('');
    });
    if (next.join() === found.join()) return found;
    found = next;
  }
}

describe('CR 106.7 on random boards of permanents that look at one another', () => {
  it('agrees with the plain way on 100,000 boards', { timeout: 300_000 }, () => {
    fc.assert(
      fc.property(anyBoard, (permanents) => {
        const state = setup(permanents);
        expect(permanents.map((_, index) => couldProduce(state, `p${index}`).types.join(''))).toEqual(naive(permanents));
      }),
      { numRuns: 100_000, seed: 1067 },
    );
  });

  it('does not depend on the order in which permanents are listed, nor change the state', () => {
    const shuffled = anyBoard.chain((permanents) =>
      fc.record({
        permanents: fc.constant(permanents),
        order: fc.shuffledSubarray(
          permanents.map((_, i) => i),
          { minLength: permanents.length },
        ),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ permanents, order }) => {
        const one = setup(permanents);
        const before = JSON.stringify([...one.permanents]);
        const other = setup(permanents, order);
        for (const id of permanentsOf(one)) {
          expect(couldProduce(other, id).types).toEqual(couldProduce(one, id).types);
          expect(produces(other, id).mana).toEqual(produces(one, id).mana);
        }
        expect(JSON.stringify([...one.permanents])).toBe(before);
      }),
      { numRuns: 2_000, seed: 1068 },
    );
  });
});
