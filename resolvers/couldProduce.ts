import { whyType } from '../engine/index.ts';
import { permanentOf } from './game.ts';
import type { CouldProduceResolvers, ProductionReasonResolvers, WhyTypeResolvers } from './generated/types.ts';

export const CouldProduce: CouldProduceResolvers = {
  types: ({ answer }) => answer.types,
  because: (model) => model.answer.because.map((reason) => ({ ...model, reason })),
  explanation: ({ answer }) => answer.explanation,
  open: ({ answer }) => answer.open,
  why: (model, { type }) => ({ ...model, type, answer: whyType(model.state, model.permanent.id, type) }),
};

export const ProductionReason: ProductionReasonResolvers = {
  type: ({ reason }) => reason.type,
  ability: (model) => ({ ...model, on: 'permanent', ability: model.reason.ability }),
  replacements: (model) => model.reason.replacements.map((id) => permanentOf(model, id)),
  through: (model) => model.reason.through.map((id) => permanentOf(model, id)),
  explanation: ({ reason }) => reason.explanation,
};

export const WhyType: WhyTypeResolvers = {
  type: ({ type }) => type,
  produced: ({ answer }) => answer.produced,
  closest: (model) => (model.answer.closest === null ? null : { ...model, on: 'permanent', ability: model.answer.closest }),
  explanation: ({ answer }) => answer.explanation,
};
