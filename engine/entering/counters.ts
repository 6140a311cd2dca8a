import { cantGetCounters } from '../activation/forbidden.ts';
import { valuesOnBattlefield } from '../characteristics/printed.ts';
import { hasKeyword } from '../characteristics/view.ts';
import type { Stop } from '../choices.ts';
import type { GameEventBody } from '../events/event.ts';
import type { EnteringTools, Entrance } from './entrance.ts';

type CounterAdded = Extract<GameEventBody, { readonly kind: 'CounterAdded' }>;

/** The counters that a permanent enters with, one event for each kind, and what else effects make of it. */
export interface PutOnEntering {
  readonly on: readonly CounterAdded[];
  readonly besides: readonly GameEventBody[];
}

/** 122.6, 614.16: the counters that effects have come to so far and those that the rules give, after what replaces that. */
export function withCounters(entrance: Entrance, tools: EnteringTools): PutOnEntering | Stop {
  const { id, after, details } = entrance;
  const wanted = new Map(details.counters ?? []);
  const own = ofTheRules(entrance, tools);
  if ('kind' in own) return own;
  for (const [counter, amount] of own) wanted.set(counter, (wanted.get(counter) ?? 0) + amount);
  const on = new Map<string, CounterAdded>();
  const besides: GameEventBody[] = [];
  for (const [counter, amount] of wanted) {
    if (amount <= 0 || cantGetCounters(after, id, counter)) continue;
    const by = entrance.object.controller;
    const settled = tools.settle(after, { kind: 'CounterAdded', object: id, counter, amount, by, entered: true }, id);
    if ('kind' in settled) return settled;
    for (const event of settled) {
      if (event.kind !== 'CounterAdded' || event.object !== id) besides.push(event);
      else on.set(event.counter, { ...event, entered: true, amount: event.amount + (on.get(event.counter)?.amount ?? 0) });
    }
  }
  return { on: [...on.values()], besides };
}

/** 306.5b: loyalty, 310.4b: defense, 714.3a: a lore counter. */
function ofTheRules({ details, object, after, id }: Entrance, { ask }: EnteringTools): ReadonlyMap<string, number> | Stop {
  const counters = new Map<string, number>();
  const permanent = after.permanents.get(id);
  if (permanent === undefined || permanent.faceDown) return counters;
  const up = permanent.copy ?? { card: permanent.card, face: permanent.face, faceDown: false };
  if (up.faceDown) return counters;
  const { loyalty, defense } = valuesOnBattlefield(up.card, up.face, permanent.copy !== null);
  const printed = (up.card.faces[up.face] ?? up.card.faces[0]).definition;
  if (object.types.has('planeswalker') && loyalty !== null) counters.set('loyalty', printed.loyalty === 'X' ? (details.x ?? 0) : loyalty);
  if (object.types.has('battle') && defense !== null) counters.set('defense', defense);
  if (!object.subtypes.has('Saga')) return counters;
  if (!hasKeyword(object, 'read ahead')) return counters.set('lore', 1);
  // 702.155b: from one to as many as the last chapter's number.
  const question = { what: 'the chapter that it begins with', options: chaptersOf(object), least: 1, most: 1 };
  const [chapter] = ask(question) ?? [];
  return chapter === undefined ? { kind: 'unanswered', question } : counters.set('lore', Number(chapter));
}

function chaptersOf({ abilities }: Entrance['object']): readonly string[] {
  const numbers = abilities.flatMap(({ ability }) =>
    ability.kind === 'triggered' && ability.event.kind === 'chapter' ? ability.event.numbers : [],
  );
  return Array.from({ length: Math.max(1, ...numbers) }, (_, at) => `${at + 1}`);
}
