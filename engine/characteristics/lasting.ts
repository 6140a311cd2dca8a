import type { StaticEffect } from '../ast/index.ts';
import type { GameState, LastingEffect } from '../state/game.ts';
import type { Running } from './running.ts';
import { type Template, templateOf } from './template.ts';

const TEMPLATES = new WeakMap<StaticEffect, Template | null>();

function templateFor({ effect, text }: LastingEffect): Template | null {
  const known = TEMPLATES.get(effect);
  if (known !== undefined) return known;
  const found = effect.kind === 'continuous' ? (templateOf(effect, text) ?? null) : null;
  TEMPLATES.set(effect, found);
  return found;
}

/**
 * 611.2, 613.7b: what effects of spells and abilities that have resolved do in the layers. Which objects they affect was settled as they began
 * (611.2c).
 */
export function lastingEffects({ effects }: GameState, order: () => number): readonly Running[] {
  return effects.flatMap((lasting) => {
    const template = templateFor(lasting);
    if (template === null) return [];
    return {
      template,
      source: lasting.source,
      owned: null,
      lasting,
      timestamp: lasting.timestamp,
      order: order(),
      defining: false,
      objects: lasting.objects,
    };
  });
}
