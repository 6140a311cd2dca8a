import type { Duration, StaticEffect } from '../../ast/index.ts';
import { isOver } from '../../characteristics/durations.ts';
import { isKnown } from '../../characteristics/truth.ts';
import type { GameEventBody } from '../../events/event.ts';
import type { CopiedValues, Meant, Use } from '../../state/game.ts';
import { cannot, type Resolving, type Stop } from '../resolving.ts';

/** What an effect that begins says, of which objects, and how long it lasts. */
export interface Beginning {
  readonly effect: StaticEffect;
  readonly duration: Duration;
  /** 611.2c; null: whatever it speaks of at any time. */
  readonly objects: readonly string[] | null;
  /** What its words point back to; where not said, what the ability's do. */
  readonly meant?: Partial<Meant>;
  readonly copied?: CopiedValues;
  /** What was settled of the objects and players that it speaks of. */
  readonly settled?: readonly (readonly string[])[];
  /** How it is used up. */
  readonly use?: Use;
}

/** 611.2: effects that begin at the same time. 611.2b: one whose time is over already does nothing. */
export function begin(resolving: Resolving, all: readonly Beginning[]): readonly GameEventBody[] | Stop {
  const { state, source, named, you, text } = resolving;
  const events: GameEventBody[] = [];
  for (const { effect, duration, objects, meant, copied = null, settled = [], use = null } of all) {
    if (objects !== null && objects.length === 0) continue;
    const begun: Extract<GameEventBody, { readonly kind: 'LastingEffectBegan' }>['effect'] = {
      source,
      named,
      controller: you,
      text,
      effect,
      objects,
      meant: { ...resolving.meant, ...meant },
      duration,
      copied,
      settled,
      use,
    };
    const over = isOver(begun, state);
    if (!isKnown(over)) return cannot(text, over.why);
    if (!over) events.push({ kind: 'LastingEffectBegan', effect: begun });
  }
  return events;
}
