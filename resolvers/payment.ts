import { characteristicsOf, NO_MANA, typesIn } from '../engine/index.ts';
import { PAYMENT_STEP_KIND } from './enums.ts';
import { badInput } from './errors.ts';
import { permanentOf } from './game.ts';
import type {
  PaidSymbolResolvers,
  PaymentPlanResolvers,
  PaymentResolvers,
  PaymentStepResolvers,
  ShortfallResolvers,
} from './generated/types.ts';
import { invalid } from './input/card.ts';
import { LIMITS } from './limits.ts';
import type { AbilityModel, PaymentModel, PaymentPlanModel, PaymentStepModel, PermanentModel } from './models.ts';
import { printCost } from './scalars/mana.ts';

export const Payment: PaymentResolvers = {
  payable: ({ payment }) => payment.payable,
  certain: ({ payment }) => payment.certain,
  plan: (model) => stepsOf(model, model.payment.plan()?.steps ?? []),
  leftover: ({ payment }) => payment.plan()?.leftover ?? NO_MANA,
  life: ({ payment }) => payment.plan()?.life ?? 0,
  plans: (model, { first }) => plansOf(model, first ?? 5),
  plansTruncated: ({ payment }, { first }) => payment.plans(counted(first ?? 5)).truncated,
  missing: ({ payment }) => payment.shortfall(),
  open: ({ payment }) => payment.open,
  explanation: ({ payment }) => payment.explanation(),
};

function plansOf({ state, payment }: PaymentModel, first: number): readonly PaymentPlanModel[] {
  return payment.plans(counted(first)).plans.map((plan) => ({ state, plan }));
}

function counted(first: number): number {
  if (first < 1 || first > LIMITS.plans) throw badInput(invalid(['first'], `Ask for 1 to ${LIMITS.plans} plans, not ${first}.`));
  return first;
}

export const PaymentPlan: PaymentPlanResolvers = {
  steps: (model) => stepsOf(model, model.plan.steps),
  leftover: ({ plan }) => plan.leftover,
  life: ({ plan }) => plan.life,
  permanents: ({ plan }) => plan.permanents,
  oneShot: ({ plan }) => plan.oneShot,
  cards: ({ plan }) => plan.cards,
};

function stepsOf({ state }: Pick<PaymentModel, 'state'>, steps: readonly PaymentStepModel['step'][]): readonly PaymentStepModel[] {
  return steps.map((step) => ({ state, step }));
}

export const PaymentStep: PaymentStepResolvers = {
  kind: ({ step }) => PAYMENT_STEP_KIND[step.kind],
  permanent: permanentIn,
  source: ({ step }) => sourceOf(step),
  ability: abilityIn,
  choose: ({ step }) => (step.kind === 'activate' ? step.choose : []),
  mana: ({ step }) => (step.kind === 'activate' || step.kind === 'pool' ? step.mana : NO_MANA),
  life: ({ step }) => (step.kind === 'life' ? step.amount : 0),
  keyword: ({ step }) => (step.kind === 'substitute' ? step.keyword : null),
  pays: ({ step }) => step.pays,
};

function sourceOf(step: PaymentStepModel['step']): string | null {
  switch (step.kind) {
    case 'activate':
      return step.source;
    case 'substitute':
      return step.object;
    case 'pool':
    case 'life':
      return null;
  }
}

function permanentIn(model: PaymentStepModel): PermanentModel | null {
  const source = sourceOf(model.step);
  return source !== null && model.state.permanents.has(source) ? permanentOf(model, source) : null;
}

/** As it is before the plan begins. */
function abilityIn(model: PaymentStepModel): AbilityModel | null {
  const permanent = permanentIn(model);
  if (permanent === null || model.step.kind !== 'activate') return null;
  const ability = characteristicsOf(model.state, permanent.permanent.id).abilities[model.step.ability];
  return ability === undefined ? null : { ...permanent, on: 'permanent', ability };
}

export const PaidSymbol: PaidSymbolResolvers = {
  symbol: ({ symbol }) => printCost([symbol]),
  type: ({ type }) => type,
  amount: ({ amount }) => amount,
  step: ({ step }) => step,
};

export const Shortfall: ShortfallResolvers = {
  symbols: ({ symbols }) => printCost(symbols),
  asked: ({ asked }) => asked,
  reached: ({ reached }) => reached,
  sources: ({ sources }) => sources,
  contested: ({ contested }) => contested,
  repair: ({ repair }) => repair?.map(typesIn) ?? null,
};
