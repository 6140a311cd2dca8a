import type { Battlefield } from './battlefield.ts';
import type { Layer } from './layer.ts';
import type { Running } from './running.ts';
import type { Template } from './template.ts';

/** One continuous effect as it was applied in one layer: what an explanation of the layers tells. */
export interface Applied {
  readonly layer: Layer;
  readonly template: Template;
  /** The object that it comes from. */
  readonly source: string;
  /** 613.6: the objects that it applies to. */
  readonly objects: readonly string[];
  /** 613.8b: effects with an older timestamp that waited for it, the oldest few. */
  readonly waited: readonly Running[];
}

/** An effect that was gone before it could apply in a layer: its source had lost the ability. */
export interface Vanished {
  readonly layer: Layer;
  readonly template: Template;
  readonly source: string;
}

const FEW = 4;

/** Keeps account of what is applied in which layer. */
export class History {
  readonly applied: Applied[] = [];
  readonly vanished: Vanished[] = [];

  /** `pending`: the effects of the layer that had not been applied, in timestamp order, this one among them. */
  took(effect: Running, layer: Layer, pending: readonly Running[]): void {
    const { template, source, objects } = effect;
    if (objects === null) return;
    this.applied.push({
      layer,
      template,
      source,
      objects,
      waited: pending[0] === effect ? [] : pending.slice(0, Math.min(pending.indexOf(effect), FEW)),
    });
  }

  /** Those of a layer's effects that exist no more. */
  lost(effects: readonly Running[], layer: Layer, board: Battlefield): void {
    for (const { template, source } of effects)
      if (board.objects.has(source) && (template.parts.get(layer) ?? []).length > 0) this.vanished.push({ layer, template, source });
  }
}
