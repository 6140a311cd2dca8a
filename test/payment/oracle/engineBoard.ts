import { type CompiledCard, compileCard, type GameState, setUpBoard } from '../../../engine/index.ts';
import type { OracleBoard } from './brute.ts';
import { CHANGERS, type For, type OracleCard, SOURCES } from './model.ts';

/** The same board for the engine: from the cards' texts alone. */

const compiled = ({ name, typeLine, text, power }: OracleCard): CompiledCard =>
  compileCard({ name, typeLine, oracleText: text, ...(power !== undefined && { power, toughness: '5' }) });

const CARDS: ReadonlyMap<string, CompiledCard> = new Map([
  ...[...SOURCES, ...CHANGERS].map((card): [string, CompiledCard] => [card.name, compiled(card)]),
  [
    'Runeclaw Bear',
    compileCard({ name: 'Runeclaw Bear', typeLine: 'Creature — Bear', manaCost: '{1}{G}', power: '2', toughness: '2', oracleText: '' }),
  ],
  ['Shock', compileCard({ name: 'Shock', typeLine: 'Instant', manaCost: '{R}', oracleText: 'Shock deals 2 damage to any target.' })],
  ['Relic', compileCard({ name: 'Relic', typeLine: 'Artifact', manaCost: '{1}', oracleText: '{T}: You gain 1 life.' })],
]);
const SHRINES = new Map<string, CompiledCard>();
/** An enchantment whose ability costs what is asked about. */
function shrine(cost: string): CompiledCard {
  const known =
    SHRINES.get(cost) ??
    compileCard({ name: 'Quiet Shrine', typeLine: 'Enchantment', manaCost: '{W}', oracleText: `${cost}: You gain 1 life.` });
  SHRINES.set(cost, known);
  return known;
}

/** What the engine is told a payment is for. */
export const PURPOSES: Readonly<Record<For, { readonly cast: string } | { readonly activate: string } | null>> = {
  'nothing in particular': null,
  'creature spell': { cast: 'bear' },
  'instant spell': { cast: 'shock' },
  'artifact spell': { cast: 'relic' },
  ability: { activate: 'shrine' },
};

/**
 * The ids are `p0`, `p1` … in the order of the battlefield, `h0` … of the hand; `shrine` has an ability with that cost, which gains its
 * player 1 life.
 */
export function engineBoard(board: OracleBoard, cost = '{1}'): GameState {
  const result = setUpBoard(
    {
      players: [
        {
          id: 'a',
          life: board.life,
          manaPool: [...board.pool].map((letter) => `{${letter}}`).join(''),
          battlefield: [
            ...board.battlefield.map(({ card, tapped, sick }, index) => ({
              id: `p${index}`,
              card,
              tapped,
              sick,
              ...countersOf(card),
            })),
            { id: 'shrine', card: 'Quiet Shrine' },
          ],
          hand: [
            ...board.hand.map((card, index) => ({ id: `h${index}`, card })),
            { id: 'bear', card: 'Runeclaw Bear' },
            { id: 'shock', card: 'Shock' },
            { id: 'relic', card: 'Relic' },
          ],
        },
        { id: 'b' },
      ],
    },
    (name) => (name === 'Quiet Shrine' ? shrine(cost) : CARDS.get(name)),
  );
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function countersOf(name: string): { readonly counters?: Readonly<Record<string, number>> } {
  const count = SOURCES.find((card) => card.name === name)?.counters;
  return count === undefined ? {} : { counters: { mining: count } };
}
