import type { CardObject, GameState } from '../state/game.ts';
import { valuesElsewhere } from './printed.ts';
import type { Running } from './running.ts';
import { type Template, templatesOf } from './template.ts';
import { namesZone } from './zones.ts';

/**
 * 113.6b: effects of static abilities that say that they work in another zone than the battlefield: "as long as this card is in your
 * graveyard". Their conditions are looked at like any other's.
 */
export function effectsElsewhere({ cards }: GameState, order: () => number): readonly Running[] {
  const running: Running[] = [];
  for (const card of cards.values())
    for (const template of templatesOfCard(card))
      running.push({
        template,
        source: card.id,
        owned: null,
        lasting: null,
        timestamp: 0,
        order: order(),
        defining: false,
        objects: null,
      });
  return running;
}

const OF_CARD = new WeakMap<CardObject, readonly Template[]>();

function templatesOfCard(object: CardObject): readonly Template[] {
  const known = OF_CARD.get(object);
  if (known !== undefined) return known;
  const found = valuesElsewhere(object)
    .abilities.flatMap(({ ability }) => templatesOf(ability))
    .filter(({ condition }) => namesZone(condition, object.zone));
  OF_CARD.set(object, found);
  return found;
}
