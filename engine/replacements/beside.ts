import { EVALUATE } from '../characteristics/battlefield.ts';
import { contextOf } from '../characteristics/evaluator.ts';
import { layered } from '../characteristics/layers.ts';
import { isKnown } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import { lifeGained } from '../damage/life.ts';
import type { GameEventBody } from '../events/event.ts';
import type { GameState } from '../state/game.ts';
import type { Afterwards } from './changes/change.ts';

/** What a prevention effect says beside, split into what is part of the event and what is done afterwards. */
export interface Beside {
  readonly events: readonly { readonly event: GameEventBody; readonly used: ReadonlySet<string> }[];
  readonly afterwards: readonly Afterwards[];
}

/**
 * 120.4 (its example), 615.5: life that is gained for the damage that was prevented is gained in the same event, where nothing that is done afterwards comes
 * before it. The rest is done afterwards.
 */
export function inTheEvent(state: GameState, all: readonly Afterwards[]): Beside {
  const events: { readonly event: GameEventBody; readonly used: ReadonlySet<string> }[] = [];
  const afterwards = all.flatMap((one): readonly Afterwards[] => {
    const [first, ...rest] = one.effects;
    if (one.meant.prevented === undefined || first?.kind !== 'gainLife') return [one];
    const context = contextFor(state, one);
    const players = context.evaluate.players(first.who, context);
    const amount = context.evaluate.amount(first.amount, context);
    if (!isKnown(players) || !isKnown(amount)) return [one];
    for (const player of players) for (const event of lifeGained(state, player, amount, one.source)) events.push({ event, used: one.used });
    return rest.length === 0 ? [] : [{ ...one, effects: rest }];
  });
  return { events, afterwards };
}

function contextFor(state: GameState, { source, named, you, meant, targets }: Afterwards): Context {
  const { it, they, x, thatMany, dealer, prevented } = meant;
  return {
    ...contextOf(layered(state).view, EVALUATE, source, named),
    ...{ you, it, they, x, thatMany },
    ...(dealer === undefined ? {} : { dealer }),
    ...(prevented === undefined ? {} : { prevented }),
    ...(targets === null || targets === undefined ? {} : { targets }),
  };
}
