import type { Cost, Deed, StaticEffect } from '../ast/index.ts';
import { layered } from '../characteristics/layers.ts';
import { type InForce, staticEffects } from '../characteristics/staticEffects.ts';
import { every, type Truth } from '../characteristics/truth.ts';
import type { GameState } from '../state/game.ts';
import type { Defender } from './defenders.ts';

/** "Creatures can't attack you unless their controller pays {2} for each of those creatures": a cost to attack or to block. */
export type TollStatic = InForce<Extract<StaticEffect, { readonly kind: 'cantUnlessPaid' }>>;

/** A cost to attack or block as it concerns one creature. */
export interface Toll {
  readonly effect: TollStatic;
  readonly costs: readonly Cost[];
  /** Whether it concerns the creature; a toll that can't be told about is kept, so that it is never left out. */
  readonly truth: Truth;
}

/** 508.1h: the costs for a creature to attack that. */
export const attackTollsOn = (state: GameState, id: string, whom: Defender): readonly Toll[] =>
  tolls(state, id, (deed, { context }) => {
    const attacked = layered(state).view.object(whom.id);
    switch (deed.what) {
      case "can't attack":
        return deed.object === null || context.evaluate.isRecipient(deed.object, whom.id, context) !== false;
      case "can't attack or block":
        return true;
      case "can't attack you":
        return whom.id === context.you;
      case "can't attack you or planeswalkers you control":
        return whom.id === context.you || (attacked?.types.has('planeswalker') === true && attacked.controller === context.you);
      case "can't attack you or permanents you control":
        return whom.id === context.you || attacked?.controller === context.you;
      default:
        return false;
    }
  });

/** 509.1d: the costs for a creature to block an attacker. */
export const blockTollsOn = (state: GameState, id: string): readonly Toll[] =>
  tolls(state, id, ({ what }) => what === "can't block" || what === "can't attack or block");

/** 509.1d: the costs that have to be paid for an attacker to be blocked at all. */
export const beingBlockedTollsOn = (state: GameState, attacker: string): readonly Toll[] =>
  tolls(state, attacker, ({ what }) => what === "can't be blocked");

function tolls(state: GameState, id: string, speaks: (deed: Deed, one: TollStatic) => boolean): readonly Toll[] {
  return staticEffects(state, 'cantUnlessPaid').flatMap((one): readonly Toll[] => {
    if (!one.effect.deeds.some((deed) => speaks(deed, one))) return [];
    const { subject, condition, costs } = one.effect;
    const context = { ...one.context, it: [id] };
    const truth = every(
      [
        () => context.evaluate.isRecipient(subject, id, one.context),
        () => condition === null || context.evaluate.holds(condition, context),
      ],
      (part) => part(),
    );
    return truth === false ? [] : [{ effect: one, costs, truth }];
  });
}
