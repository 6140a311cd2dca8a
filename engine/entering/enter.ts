import { isForbidden } from '../activation/forbidden.ts';
import { isKnown } from '../characteristics/truth.ts';
import { cannot, type Stop } from '../choices.ts';
import type { Entering, GameEventBody } from '../events/event.ts';
import type { GameState } from '../state/game.ts';
import { applyModification, isCopying, isOfControl } from './apply.ts';
import { withCounters } from './counters.ts';
import { type EnteringTools, type Entrance, entranceOf, type ToBattlefield } from './entrance.ts';
import type { CopyEntrance, Modification } from './modification.ts';
import { modificationsOf } from './modifications.ts';

/** That something enters the battlefield, or what happens in place of that, in order. */
export interface Entered {
  readonly kind: 'entered';
  readonly events: readonly GameEventBody[];
}

/**
 * 614.12, 614.1c-d, 616.1: how what an event puts onto the battlefield enters it: everything that its own text, its keywords, other permanents and
 * the mana spent on it say of that, each once, effects on who controls it and on what it copies first. The choices that this asks for are made before
 * it is there (614.12a). `event.entering` says what is settled already; its counters are those that the effect that puts it there gives it.
 */
export function enterBattlefield(state: GameState, event: ToBattlefield, tools: EnteringTools): Entered | Stop {
  const forbidden = event.created === undefined && isForbidden(state, event.id, "can't enter");
  if (!isKnown(forbidden)) return cannot("can't enter", forbidden.why);
  if (forbidden) return { kind: 'entered', events: [] };
  const settled = tools.settle(state, event, null);
  if ('kind' in settled) return settled;
  const [only, ...others] = settled;
  if (only?.kind !== 'ZoneChanged' || only.to !== 'battlefield' || others.length > 0) return { kind: 'entered', events: settled };
  return entering(state, only, tools);
}

function entering(state: GameState, event: ToBattlefield, tools: EnteringTools): Entered | Stop {
  const paid: GameEventBody[] = [];
  const used = new Set<string>();
  let details: Entering = event.entering ?? {};
  let before = state;
  let copied: readonly CopyEntrance[] = [];
  const later: GameEventBody[] = [];
  for (;;) {
    const entrance = entranceOf(before, event, details);
    if (entrance === null) return { kind: 'entered', events: [...paid, { ...event, entering: details }] };
    const all = modificationsOf(entrance, copied);
    if ('kind' in all) return all;
    const next = nextOf(
      all.filter(({ key }) => !used.has(key)),
      tools,
    );
    if (next === null) return finish(entrance, paid, later, tools);
    if ('kind' in next) return next;
    const applied = applyModification(next, entrance, tools);
    if (applied.kind === 'turned') return { kind: 'entered', events: [...paid, ...applied.events] };
    if (applied.kind !== 'applied') return applied;
    used.add(next.key);
    details = applied.details;
    before = applied.before;
    copied = [...copied, ...applied.copied];
    paid.push(...applied.events);
    later.push(...applied.later);
  }
}

/** 616.1b-e: which of those that are left is applied next; null where none is. */
function nextOf(left: readonly Modification[], tools: EnteringTools): Modification | Stop | null {
  const first = left.find(isOfControl) ?? left.find(isCopying);
  if (first !== undefined) return first;
  const [next = null] = left;
  const opposed = left.filter(({ how }) => how.kind === 'tapped' || how.kind === 'untapped');
  if (new Set(opposed.map(({ how }) => how.kind)).size < 2) return next;
  // 616.1: which of them comes first makes a difference.
  const sources = [...new Set(opposed.map(({ source }) => source))];
  const question = { what: 'the permanent whose replacement effect is applied first', options: sources, least: 1, most: 1 };
  const [answer] = tools.ask(question) ?? [];
  if (answer === undefined) return { kind: 'unanswered', question };
  return opposed.find(({ source }) => source === answer) ?? next;
}

/** 122.6: with the counters that come to it together, and what else comes of putting them there. */
function finish(entrance: Entrance, paid: readonly GameEventBody[], later: readonly GameEventBody[], tools: EnteringTools): Entered | Stop {
  const { event, details } = entrance;
  const put = withCounters(entrance, tools);
  if ('kind' in put) return put;
  const counters = new Map(put.on.map(({ counter, amount }) => [counter, amount]));
  const { counters: _, ...others } = details;
  const enters: GameEventBody = { ...event, entering: counters.size === 0 ? others : { ...others, counters } };
  return { kind: 'entered', events: [...paid, enters, ...put.on, ...put.besides, ...dayBreaks(entrance), ...later] };
}

/** 731.1: "If it's neither day nor night, it becomes day as this creature enters." */
function dayBreaks({ before, object }: Entrance): readonly GameEventBody[] {
  const says = object.abilities.some(
    ({ ability }) =>
      ability.kind === 'static' && ability.effects.some((effect) => effect.kind === 'rule' && effect.about === 'day and night'),
  );
  return says && before.dayNight === null ? [{ kind: 'DayNightChanged', to: 'day' }] : [];
}
