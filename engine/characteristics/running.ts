import type { LastingEffect } from '../state/game.ts';
import { type Template, templatesOf } from './template.ts';
import type { OwnedAbility } from './view.ts';

/** One continuous effect while the layers are applied. */
export interface Running {
  readonly template: Template;
  /** The object that has the ability. */
  readonly source: string;
  /** The ability that generates it: it exists while the source has that. Null: counters, which nothing takes away here. */
  readonly owned: OwnedAbility | null;
  /** 611.2: what a resolved spell or ability started; null: an effect of what is there. */
  readonly lasting: LastingEffect | null;
  readonly timestamp: number;
  /** Breaks ties of timestamps: the order of the board, then of the text. */
  readonly order: number;
  /** 604.3. */
  readonly defining: boolean;
  /** 613.6: the objects that it applies to, from the first layer on in which it applied. */
  objects: readonly string[] | null;
}

/** The continuous effects of an ability as an object has it. */
export function effectsOf(owned: OwnedAbility, source: string, order: () => number): readonly Running[] {
  const own = owned.origin.kind === 'printed';
  return templatesOf(owned.ability).map((template) => ({
    template: own ? template : (template.setting ?? template),
    source,
    owned,
    lasting: null,
    timestamp: owned.timestamp,
    order: order(),
    defining: own && template.defining,
    objects: null,
  }));
}

/** 613.7, 613.7m. */
export const byTimestamp = (left: Running, right: Running): number => left.timestamp - right.timestamp || left.order - right.order;
