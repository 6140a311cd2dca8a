import { characteristicsOf, type GameState, type PlayerAction } from '../../engine/index.ts';

/** Everything that a player could try in a game, legal or not, with nothing announced. */

/** Ways of casting or of a special action that are told apart by their place: none said, and the first ones. */
const PLACES = [null, 0, 1, 2] as const;
/** Numbers of abilities beyond those that an object has are tried too. */
const BEYOND = 1;

const by = (player: string, alternative: number | null) => ({ by: player, ...(alternative === null ? {} : { alternative }) });

/** Each object with each kind of action that is done with one, each face, each ability and the first alternatives. */
export function candidatesWith(state: GameState, player: string): readonly PlayerAction[] {
  const abilities = (permanent: string, count: number): readonly PlayerAction[] =>
    Array.from({ length: count + BEYOND }, (_, ability): PlayerAction => ({ kind: 'activate', permanent, ability, by: player }));
  const ofPermanents = [...state.permanents.keys()].flatMap((id) => [
    ...abilities(id, characteristicsOf(state, id).abilities.length),
    ...PLACES.map((at): PlayerAction => ({ kind: 'turnFaceUp', permanent: id, ...by(player, at) })),
  ]);
  const ofCards = [...state.cards.values()].flatMap(({ id, card }) => [
    ...abilities(id, Math.max(...card.faces.map((face) => face.abilities.length))),
    ...card.faces.flatMap((_, face): readonly PlayerAction[] => [
      ...PLACES.map((at): PlayerAction => ({ kind: 'cast', card: id, face, ...by(player, at) })),
      { kind: 'playLand', card: id, face, by: player },
    ]),
    ...(['suspend', 'foretell', 'plot'] as const).flatMap((kind) =>
      PLACES.map((at): PlayerAction => ({ kind, card: id, ...by(player, at) })),
    ),
  ]);
  return [...ofPermanents, ...ofCards];
}

/** Under which keys an action may be listed: one that leaves its alternative open stands for each. */
export function keysOf(action: PlayerAction): readonly string[] {
  switch (action.kind) {
    case 'tapForMana':
    case 'activate':
      return [`activate ${action.permanent} ${action.ability}`];
    case 'playLand':
      return [`play ${action.card} ${action.face}`];
    case 'cast':
      return withAlternative(`cast ${action.card} ${action.face}`, action.alternative);
    case 'turnFaceUp':
      return withAlternative(`${action.kind} ${action.permanent}`, action.alternative);
    case 'suspend':
    case 'foretell':
    case 'plot':
      return withAlternative(`${action.kind} ${action.card}`, action.alternative);
    default:
      return [action.kind];
  }
}

const withAlternative = (key: string, alternative: number | string | undefined): readonly string[] =>
  alternative === undefined ? [key] : [key, `${key} by ${alternative}`];

/** The only key under which an action itself is looked for. */
export const keyOf = (action: PlayerAction): string => keysOf(action).at(-1) ?? '';

/** At most so many creatures are declared among. */
const MOST_CREATURES = 4;

/** Every declaration of attackers among the first creatures of the board, legal or not. */
export function attacksTried(state: GameState): readonly PlayerAction[] {
  const whom = [...state.players.map(({ id }) => id), ...[...state.permanents.keys()].filter((id) => isOf(state, id, 'Planeswalker'))];
  const creatures = [...state.permanents.keys()].filter((id) => isOf(state, id, 'Creature')).slice(0, MOST_CREATURES);
  return combined(creatures.map((attacker) => [[], ...whom.map((defending) => [{ attacker, defending }])])).map((attackers) => ({
    kind: 'attack',
    attackers,
  }));
}

/** Every declaration of blockers among the first creatures of the board, one attacker each, legal or not. */
export function blocksTried(state: GameState): readonly PlayerAction[] {
  const ids = [...state.permanents.keys()].filter((id) => isOf(state, id, 'Creature'));
  const attackers = ids.filter((id) => state.permanents.get(id)?.attacking != null).slice(0, MOST_CREATURES - 1);
  const blockers = ids.filter((id) => state.permanents.get(id)?.attacking == null).slice(0, MOST_CREATURES);
  return combined(blockers.map((blocker) => [[], ...attackers.map((attacker) => [{ blocker, attacker }])])).map((blocks) => ({
    kind: 'block',
    blocks,
  }));
}

const isOf = (state: GameState, id: string, type: string): boolean => characteristicsOf(state, id).types.includes(type);

function combined<T>(choices: readonly (readonly (readonly T[])[])[]): readonly (readonly T[])[] {
  return choices.reduce<readonly (readonly T[])[]>((all, own) => all.flatMap((before) => own.map((one) => [...before, ...one])), [[]]);
}
