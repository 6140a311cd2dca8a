import { ACTION_KIND } from './enums.ts';
import { permanentOf } from './game.ts';
import type { CreatureToDeclareResolvers, LegalActionResolvers, ModesToChooseResolvers } from './generated/types.ts';
import type { AbilityModel, LegalActionModel } from './models.ts';
import { abilitiesOf } from './permanent.ts';

export const LegalAction: LegalActionResolvers = {
  kind: ({ option }) => ACTION_KIND[option.action.kind],
  action: ({ option }) => option.action,
  text: ({ option }) => option.text,
  permanent(model) {
    const id = sourceOf(model);
    return id !== null && model.state.permanents.has(id) ? permanentOf(model, id) : null;
  },
  card({ state, ...model }) {
    const object = state.cards.get(sourceOf({ state, ...model }) ?? '');
    return object === undefined ? null : { state, object };
  },
  ability: (model) => abilityOf(model),
  alternative: ({ option }) => option.alternative,
  announcement({ state, option }) {
    const announcement = option.announcement();
    if (announcement === null) return null;
    const { declarations, creatures, ...rest } = announcement;
    return {
      ...rest,
      creatures: creatures.map(({ creature, options, most }) => ({ state, creature, options, most })),
      get declarations() {
        return declarations?.() ?? null;
      },
    };
  },
  payment({ state, option }) {
    const all = option.payments()?.all ?? [];
    const paid = all.find(({ payment }) => payment.payable) ?? all[0];
    return paid === undefined ? null : { state, payment: paid.payment };
  },
  missingChoice: ({ option }) => option.prospect().missingChoice,
  notModelled: ({ option }) => option.notModelled ?? option.prospect().notModelled,
};

/** The id of the permanent or card that it is an action of. */
function sourceOf({ option: { action } }: LegalActionModel): string | null {
  if ('permanent' in action) return action.permanent;
  return 'card' in action ? action.card : null;
}

function abilityOf(model: LegalActionModel): AbilityModel | null {
  const { action } = model.option;
  if (!('ability' in action) || !model.state.permanents.has(action.permanent)) return null;
  return abilitiesOf(permanentOf(model, action.permanent)).find(({ ability }) => ability.index === action.ability) ?? null;
}

export const ModesToChoose: ModesToChooseResolvers = {
  least: ({ least }) => least,
  most: ({ most }) => most,
  repeats: ({ repeats }) => repeats,
  modes: ({ modes }) => modes.map((mode, index) => ({ ...mode, index })),
};

export const CreatureToDeclare: CreatureToDeclareResolvers = {
  creature: (model) => permanentOf(model, model.creature),
  options: ({ options }) => options,
  most: ({ most }) => most,
};
