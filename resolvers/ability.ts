import { abilitiesOfFace, type CompiledFace, canActivate, characteristicsOf, isManaAbilityExplained, produces } from '../engine/index.ts';
import { actor } from './cardObject.ts';
import { ABILITY_KIND, SUPPORT } from './enums.ts';
import type { AbilityResolvers } from './generated/types.ts';
import { checkedX } from './input/payment.ts';
import type { AbilityModel, ProductionModel } from './models.ts';

export const Ability: AbilityResolvers = {
  index: ({ ability }) => ability.index,
  text: ({ ability }) => ability.text,
  kind: ({ ability }) => ABILITY_KIND[ability.kind],
  isManaAbility: ({ ability }) => ability.isManaAbility,
  whyManaAbility: (model) =>
    model.on === 'card' ? model.ability.manaAbility : isManaAbilityExplained(model.state, model.permanent.id, model.ability.index),
  support: ({ ability }) => SUPPORT[ability.support],
  canActivate(model, { by, x }) {
    if (model.on === 'card') return null;
    const { state, permanent, ability } = model;
    const player = actor(model, by ?? characteristicsOf(state, permanent.id).controller);
    return canActivate(state, { source: permanent.id, ability: ability.index, player, x: typeof x === 'number' ? checkedX(x) : null });
  },
  produces: (model) => production(model)?.mana ?? null,
  production,
};

function production(model: AbilityModel): ProductionModel | null {
  return model.on === 'card' ? null : produces(model.state, model.permanent.id, model.ability.index);
}

/** The abilities of a face by itself. */
export function faceAbilities(face: CompiledFace): readonly AbilityModel[] {
  return abilitiesOfFace(face).map((ability) => ({ on: 'card', ability }));
}
