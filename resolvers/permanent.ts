import { bandmatesOf, type Characteristics, characteristicsOf, couldProduce, produces } from '../engine/index.ts';
import { FACE_DOWN_BY } from './enums.ts';
import { findPlayer, permanentOf, playerOf } from './game.ts';
import type { PermanentResolvers } from './generated/types.ts';
import type { AbilityModel, PermanentModel } from './models.ts';

export const Permanent: PermanentResolvers = {
  id: ({ permanent }) => permanent.id,
  card: ({ permanent }) => permanent.card,
  controller: (model) => playerOf(model, now(model).controller),
  owner: (model) => playerOf(model, model.permanent.owner),
  name: (model) => now(model).name,
  colors: (model) => now(model).colors,
  supertypes: (model) => now(model).supertypes,
  types: (model) => now(model).types,
  subtypes: (model) => now(model).subtypes,
  power: (model) => now(model).power,
  toughness: (model) => now(model).toughness,
  loyalty: (model) => now(model).loyalty,
  defense: (model) => now(model).defense,
  damage: ({ permanent }) => permanent.damage,
  keywords: (model) => now(model).keywords,
  abilities: abilitiesOf,
  tapped: ({ permanent }) => permanent.tapped,
  summoningSick: ({ permanent }) => permanent.sick,
  faceDown: ({ permanent }) => permanent.faceDown !== false,
  faceDownBy: ({ permanent: { faceDown } }) => (faceDown === false || faceDown === 'untold' ? null : FACE_DOWN_BY[faceDown]),
  token: ({ permanent }) => permanent.token,
  commander: ({ permanent }) => permanent.commander,
  counters: ({ permanent }) => [...permanent.counters].filter(([, amount]) => amount > 0).map(([kind, amount]) => ({ kind, amount })),
  attachedTo: (model) => permanentOrNull(model, model.permanent.attachedTo),
  attachedToPlayer: (model) => (model.permanent.attachedTo === null ? null : findPlayer(model, model.permanent.attachedTo)),
  attacking: ({ permanent }) => permanent.attacking?.whom ?? null,
  isAttacking: ({ permanent }) => permanent.attacking !== null,
  bandedWith: (model) => bandmatesOf(model.state, model.permanent.id).flatMap((id) => permanentOrNull(model, id) ?? []),
  blockingAll: (model) => (model.permanent.blocking ?? []).flatMap((id) => permanentOrNull(model, id) ?? []),
  isBlocking: ({ permanent }) => permanent.blocking !== null,
  blocked: ({ permanent }) => permanent.attacking?.blocked ?? null,
  blocking: (model) => permanentOrNull(model, model.permanent.blocking?.[0] ?? null),
  couldProduce: (model) => ({ ...model, answer: couldProduce(model.state, model.permanent.id) }),
  produces: ({ state, permanent }) => produces(state, permanent.id).mana,
  production: ({ state, permanent }) => produces(state, permanent.id),
};

/** After continuous effects; the engine remembers them for each state. */
function now({ state, permanent }: PermanentModel): Characteristics {
  return characteristicsOf(state, permanent.id);
}

function permanentOrNull(model: PermanentModel, id: string | null): PermanentModel | null {
  return id !== null && model.state.permanents.has(id) ? permanentOf(model, id) : null;
}

/** The abilities of a permanent, after continuous effects. */
export function abilitiesOf(model: PermanentModel): readonly AbilityModel[] {
  return now(model).abilities.map((ability) => ({ ...model, on: 'permanent', ability }));
}
