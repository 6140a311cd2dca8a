import { type CompiledCard, cardFacts, producedMana } from '../engine/index.ts';
import { faceAbilities } from './ability.ts';
import { printedCost } from './cardFace.ts';
import { SUPPORT } from './enums.ts';
import type { CardConnectionResolvers, CardEdgeResolvers, CardResolvers, PageInfo } from './generated/types.ts';
import { cardCursor } from './input/cardPage.ts';
import type { CardConnectionModel } from './models.ts';

export const Card: CardResolvers = {
  name: (card) => card.definition.name,
  manaCost: (card) => printedCost(card.definition) ?? printedCost(card.faces[0].definition),
  manaValue: (card) => cardFacts(card).manaValue,
  typeLine: (card) => card.definition.typeLine,
  oracleText: (card) => card.definition.oracleText ?? card.faces.map((face) => face.definition.oracleText ?? '').join('\n//\n'),
  layout: (card) => card.definition.layout ?? 'normal',
  colors: (card) => cardFacts(card).colors,
  colorIdentity: (card) => cardFacts(card).colorIdentity,
  faces: (card) => card.faces,
  abilities: (card) => card.faces.flatMap(faceAbilities),
  producedMana: (card) => producedMana(card),
  support: (card) => SUPPORT[card.support],
  unsupportedText: (card) => card.faces.flatMap((face) => face.unsupported),
};

export const CardConnection: CardConnectionResolvers = {
  edges: ({ cards }) => cards,
  nodes: ({ cards }) => cards,
  pageInfo,
  totalCount: ({ total }) => total,
};

export const CardEdge: CardEdgeResolvers = {
  cursor: cursorOf,
  node: (card) => card,
};

function pageInfo({ cards, hasNextPage, hasPreviousPage }: CardConnectionModel): PageInfo {
  const [first, last] = [cards.at(0), cards.at(-1)];
  return {
    hasNextPage,
    hasPreviousPage,
    startCursor: first === undefined ? null : cursorOf(first),
    endCursor: last === undefined ? null : cursorOf(last),
  };
}

function cursorOf(card: CompiledCard): string {
  return cardCursor(card.definition.name);
}
