import type { CardObject, GameState } from '../state/game.ts';
import { valuesElsewhere } from './printed.ts';
import type { Running } from './running.ts';
import { type Template, templatesOf } from './template.ts';
import { contains } from './walk.ts';

/**
 * 113.6b: effects of static abilities that say that they work in another zone than the battlefield: "as long as this card is in your
 * graveyard". Their conditions are looked at like any other's.
 */
export function effectsElsewhere({ cards }: GameState, order: () => number): readonly Running[] {
  return [...cards.values()].flatMap((card) =>
    templatesOfCard(card).map((template) => ({
      template,
      source: card.id,
      owned: null,
      lasting: null,
      timestamp: 0,
      order: order(),
      defining: false,
      objects: null,
    })),
  );
}

function templatesOfCard({ card, zone }: CardObject): readonly Template[] {
  return valuesElsewhere(card)
    .abilities.flatMap(({ ability }) => templatesOf(ability))
    .filter(({ condition }) => contains(condition, (node) => node.kind === 'place' && 'zone' in node && node.zone === zone));
}
