import type { JsonObject } from '../../cli/scenario/json.ts';
import type { CompiledCard } from '../../engine/index.ts';
import { below, oneOf, type Random } from './playGame.ts';

/** Boards as a caller of the API may describe them, at random: with everything that an input has a field for. Not all of them are accepted. */
export function randomBoardInput(random: Random, cards: readonly CompiledCard[]): JsonObject {
  const chance = (share: number): boolean => random() < share;
  const given = (share: number, fields: () => JsonObject): JsonObject => (chance(share) ? fields() : {});
  const name = (fits: (typeLine: string) => boolean): string =>
    oneOf(
      random,
      cards.filter(({ definition }) => fits(definition.typeLine)),
    )?.definition.name ?? 'Forest';
  const any = (): string => name(() => true);
  const ids: string[] = [];
  const permanent = (player: string, place: number): JsonObject => {
    const id = `${player}${place}`;
    const other = oneOf(random, ids);
    ids.push(id);
    return {
      id,
      card: chance(0.15) ? 'Own Card' : name((typeLine) => !/Instant|Sorcery/.test(typeLine)),
      ...given(0.3, () => ({ tapped: chance(0.7) })),
      ...given(0.3, () => ({ sick: chance(0.7) })),
      ...given(0.1, () => ({ owner: chance(0.5) ? 'a' : 'b' })),
      ...given(0.3, () => ({
        counters: [
          { kind: '+1/+1', amount: below(random, 4) },
          { kind: 'charge', amount: 1 },
        ],
      })),
      ...given(0.05, () => ({ attachedTo: other ?? 'b' })),
      ...given(0.1, () => ({ x: below(random, 9) })),
      ...given(0.3, () => ({
        chosen: {
          ...given(0.5, () => ({ color: 'R' })),
          ...given(0.5, () => ({ type: 'Forest' })),
          ...given(0.5, () => ({ creatureType: 'Elf' })),
        },
      })),
      ...given(0.1, () => ({ chosen: { player: 'b', card: any() } })),
      ...given(0.05, () => ({ copyOf: other ?? any() })),
      ...given(0.05, () => ({ faceDown: true })),
      ...given(0.05, () => ({ faceDownBy: oneOf(random, ['MANIFEST', 'MORPH', 'CLOAK']) })),
      ...given(0.05, () => ({ phasedOut: true })),
      ...given(0.1, () => ({ token: true })),
      ...given(0.1, () => ({ commander: true })),
      ...given(0.2, () => ({ damage: below(random, 3) })),
      ...given(0.05, () => ({ designations: ['renowned'] })),
      ...given(0.05, () => ({ attacking: player === 'a' ? 'b' : 'a' })),
      ...given(0.03, () => ({ blocking: other ?? null })),
      ...given(0.1, () => ({ imprinted: [any()] })),
      ...given(0.1, () => ({ exiledWith: [any(), any()] })),
      ...given(0.1, () => ({ timestamp: below(random, 50) + 0.5 })),
    };
  };
  const zone = (most: number): readonly JsonObject[] =>
    Array.from({ length: below(random, most + 1) }, () => ({
      card: chance(0.1) ? 'Other Half' : any(),
      ...given(0.2, () => ({ count: 1 + below(random, 3) })),
      ...given(0.1, () => ({ commander: true })),
    }));
  const player = (id: string): JsonObject => ({
    id,
    ...given(0.5, () => ({ life: below(random, 50) - 3 })),
    ...given(0.3, () => ({ poison: below(random, 9) })),
    ...given(0.3, () => ({ energy: below(random, 9) })),
    ...given(0.2, () => ({ blessing: chance(0.5) })),
    ...given(0.2, () => ({ speed: 1 + below(random, 4) })),
    ...given(0.4, () => ({ manaPool: oneOf(random, ['{G}{G}', '{C}{W}{U}', '', '{R}*3']) })),
    ...given(0.3, () => ({ landsPlayed: below(random, 3) })),
    ...given(0.2, () => ({ commanderDamage: [{ commander: oneOf(random, ids) ?? `${id}0`, amount: below(random, 20) }] })),
    battlefield: Array.from({ length: 1 + below(random, 6) }, (_, place) => permanent(id, place)),
    ...given(0.5, () => ({ hand: zone(5) })),
    ...given(0.5, () => ({ graveyard: zone(5) })),
    ...given(0.5, () => ({
      exile: zone(2).map((one) => ({
        ...one,
        ...given(0.2, () => ({ counters: [{ kind: 'time', amount: 2 }] })),
        ...given(0.2, () => ({ foretold: true })),
        ...given(0.2, () => ({ plotted: true })),
      })),
    })),
    ...given(0.5, () => ({ library: zone(9) })),
    ...given(0.3, () => ({ command: zone(2) })),
  });
  return {
    players: [player('a'), player('b')],
    ...given(0.3, () => ({ active: 'b' })),
    ...given(0.3, () => ({ priority: 'b' })),
    ...given(0.5, () => ({ step: oneOf(random, ['UPKEEP', 'DRAW', 'DECLARE_BLOCKERS', 'END', 'POSTCOMBAT_MAIN']) })),
    ...given(0.3, () => ({ format: 'COMMANDER' })),
    ...given(0.5, () => ({ seed: below(random, 1000) })),
    ...given(0.2, () => ({ monarch: 'a' })),
    ...given(0.2, () => ({ initiative: 'b' })),
    ...given(0.2, () => ({ dayNight: 'NIGHT' })),
    cards: OWN,
  };
}

const OWN: readonly JsonObject[] = [
  {
    name: 'Own Card',
    typeLine: 'Creature — Elf Druid',
    manaCost: '{1}{G}',
    power: '1+*',
    toughness: '2',
    oracleText: '{T}: Add {G} or {U}.',
  },
  {
    name: 'One Half // Other Half',
    typeLine: 'Artifact // Land',
    layout: 'modal_dfc',
    cardFaces: [
      { name: 'One Half', typeLine: 'Artifact', manaCost: '{3}', oracleText: '{T}: Add {C}{C}.', colors: ['W', 'B'] },
      { name: 'Other Half', typeLine: 'Land', oracleText: 'Other Half enters tapped.\n{T}: Add {B}.' },
    ],
  },
];
