import { cantCause } from '../activation/causing.ts';
import { cantGetCounters, isForbidden } from '../activation/forbidden.ts';
import type { Effect, ObjectRef, PlayerRef } from '../ast/index.ts';
import { type Amount, isKnown } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import { lifeGained, lifeLost, lifeSet } from '../damage/life.ts';
import type { GameEventBody } from '../events/event.ts';
import { playerOf } from '../state/game.ts';
import { dealDamage, only } from './dealing.ts';
import { destroyed } from './destroying.ts';
import { lastingFor } from './lasting/joined.ts';
import { permit } from './lasting/permission.ts';
import { changeSize, continuous, extraLand, gainControl } from './lasting/propose.ts';
import { setUp, whenDone } from './lasting/setUp.ts';
import { regeneration, shield } from './lasting/shields.ts';
import { startStatic } from './lasting/startStatic.ts';
import { moved } from './moving.ts';
import { objectsFor } from './objectsFor.ts';
import { byWhom, putCounters } from './puttingCounters.ts';
import { removedCounters } from './removing.ts';
import { about, cannot, contextWhile, events, isStop, type Proposal, type Resolving, type Stop, unmodelled } from './resolving.ts';

/** Instructions that happen at once, without others inside them. */
export type Deed = Extract<
  Effect,
  {
    readonly kind:
      | 'dealDamage'
      | 'gainLife'
      | 'loseLife'
      | 'setLife'
      | 'doubleLife'
      | 'putCounters'
      | 'putCounterOfChoice'
      | 'removeCounters'
      | 'getCounters'
      | 'tap'
      | 'untap'
      | 'sacrifice'
      | 'destroy'
      | 'continuous'
      | 'gainControl'
      | 'startStatic'
      | 'extraLand'
      | 'doubleSize'
      | 'switchSize'
      | 'delayed'
      | 'castCard'
      | 'ifYouDo'
      | 'prevent'
      | 'redirect'
      | 'replace'
      | 'followed'
      | 'regenerate';
  }
>;

/** What an instruction would do now (608.2c), before replacement effects; or why that can't be told. */
export function propose(deed: Deed, resolving: Resolving): Proposal | Stop {
  const context = contextWhile(resolving);
  const { state, text, source } = resolving;
  switch (deed.kind) {
    case 'dealDamage':
      return dealDamage(deed, resolving, context);
    case 'gainLife':
      return forPlayers(deed.who, deed.amount, resolving, context, (player, amount) => lifeGained(state, player, amount, source));
    case 'loseLife':
      return forPlayers(deed.who, deed.amount, resolving, context, (player, amount) => lifeLost(state, player, amount));
    case 'setLife':
      return forPlayers(deed.who, deed.to, resolving, context, (player, to) => lifeSet(state, player, to));
    case 'doubleLife':
      return forPlayers(deed.whose, { kind: 'number', value: 2 }, resolving, context, (player, factor) =>
        lifeSet(state, player, factor * (playerOf(state, player)?.life ?? 0)),
      );
    case 'getCounters':
      return getCounters(deed, resolving, context);
    case 'putCounterOfChoice': {
      const question = { what: `the counter of “${text}”`, options: deed.counters, least: 1, most: 1 };
      const [counter] = resolving.ask(question) ?? [];
      if (counter === undefined) return { kind: 'unanswered', question };
      const counters = [{ kind: 'counters', amount: { kind: 'number', value: 1 }, counter }] as const;
      return propose({ kind: 'putCounters', who: deed.who, counters, on: deed.on }, resolving);
    }
    case 'putCounters':
      return byWhom(
        deed.who,
        context,
        forObjects(deed.on, resolving, context, 'an object to put counters on', (id) =>
          // "A number of +1/+1 counters on target creature equal to its power": the power of what is targeted.
          putCounters(deed.counters, id, resolving, deed.on.kind === 'target' ? { ...context, it: [id] } : context),
        ),
      );
    case 'removeCounters':
      return forObjects(deed.from, resolving, context, 'an object to remove counters from', (id) =>
        removedCounters(deed, id, resolving, context),
      );
    case 'tap':
      return byEach(deed.who, deed.what, resolving, context, 'a permanent to tap', (id) =>
        state.permanents.get(id)?.tapped === false ? [{ kind: 'PermanentTapped', permanent: id, forMana: false, by: resolving.you }] : [],
      );
    case 'untap':
      return byEach(deed.who, deed.what, resolving, context, 'a permanent to untap', (id) =>
        state.permanents.get(id)?.tapped === true ? [{ kind: 'PermanentUntapped', permanent: id }] : [],
      );
    case 'sacrifice':
      return sacrifice(deed, resolving, context);
    case 'destroy':
      return forObjects(deed.what, resolving, context, 'a permanent to destroy', (id) =>
        destroyed(state, id).map((event) => (deed.final === true && event.kind === 'ZoneChanged' ? { ...event, final: true } : event)),
      );
    case 'continuous':
      return continuous(deed, resolving, context);
    case 'gainControl':
      return gainControl(deed, resolving, context);
    case 'doubleSize':
    case 'switchSize':
      return changeSize(deed, resolving, context);
    case 'startStatic':
      return startStatic(deed, resolving, context);
    case 'extraLand':
      return extraLand(deed, resolving, context);
    case 'prevent':
    case 'redirect':
    case 'replace':
      return shield(deed, [], resolving, context);
    case 'followed':
      return followed(deed, resolving, context);
    case 'regenerate':
      return regeneration(deed, resolving, context);
    case 'delayed':
      return setUp(deed, resolving);
    case 'castCard':
      return deed.duration === null
        ? cannot(text, 'a card is cast at once')
        : permit({ ...deed, duration: deed.duration }, resolving, context);
    case 'ifYouDo':
      return whenDone([deed.effect], resolving);
  }
}

/** 615.5: a shield with what is said of it in sentences of their own. */
function followed({ effect, afterwards }: Extract<Deed, { kind: 'followed' }>, resolving: Resolving, context: Context): Proposal | Stop {
  switch (effect.kind) {
    case 'prevent':
    case 'redirect':
    case 'replace':
      return shield(effect, afterwards, resolving, context);
    case 'startStatic':
      return startStatic(
        effect.effect.kind === 'replaces' || effect.effect.kind === 'prevents'
          ? { ...effect, effect: { ...effect.effect, afterwards } }
          : effect,
        resolving,
        context,
      );
    case 'during': {
      const lasting = lastingFor(effect);
      return lasting === null
        ? unmodelled(effect, resolving)
        : followed({ kind: 'followed', effect: lasting, afterwards }, resolving, context);
    }
    default:
      return unmodelled(effect, resolving);
  }
}

type Made = readonly GameEventBody[] | Stop;

/** The same for each of some players. */
function forPlayers(
  who: PlayerRef,
  quantity: Parameters<Context['evaluate']['amount']>[0],
  { text }: Resolving,
  context: Context,
  make: (player: string, amount: number) => readonly GameEventBody[],
): Proposal | Stop {
  const players = context.evaluate.players(who, context);
  if (!isKnown(players)) return cannot(text, players.why);
  const all: GameEventBody[] = [];
  for (const player of players) {
    const amount: Amount = context.evaluate.amount(quantity, { ...context, they: player });
    if (!isKnown(amount)) return cannot(text, amount.why);
    all.push(...make(player, amount));
  }
  return { ...events(...all), player: who.kind === 'you' ? null : only(players) };
}

/** "Target player untaps all lands they control": by each of the players, who are "they". */
function byEach(
  who: PlayerRef,
  ref: ObjectRef,
  resolving: Resolving,
  context: Context,
  what: string,
  make: (id: string) => Made,
): Proposal | Stop {
  if (who.kind === 'you') return forObjects(ref, resolving, context, what, make);
  const players = context.evaluate.players(who, context);
  if (!isKnown(players)) return cannot(resolving.text, players.why);
  const [objects, all]: [string[], GameEventBody[]] = [[], []];
  for (const they of players) {
    const done = forObjects(ref, resolving, { ...context, they }, what, make);
    if (isStop(done)) return done;
    objects.push(...(done.objects ?? []));
    all.push(...done.events);
  }
  return about(objects, all, only(players));
}

/** The same for each of the objects that are meant, or that are chosen (608.2d). */
function forObjects(ref: ObjectRef, resolving: Resolving, context: Context, what: string, make: (id: string) => Made): Proposal | Stop {
  const ids = objectsFor(ref, resolving, context, what);
  if ('kind' in ids) return ids;
  const all: GameEventBody[] = [];
  for (const id of ids) {
    const made = make(id);
    if ('kind' in made) return made;
    all.push(...made);
  }
  return about(ids, all);
}

/** 122.1: counters of players. */
function getCounters(
  { who, amount: quantity, counter }: Extract<Deed, { kind: 'getCounters' }>,
  resolving: Resolving,
  context: Context,
): Proposal | Stop {
  const { state, text } = resolving;
  if (counter !== 'poison' && counter !== 'energy') return cannot(text, `a player's ${counter ?? ''} counters are not kept`);
  return forPlayers(who, quantity, resolving, context, (player, amount) =>
    amount <= 0 || cantGetCounters(state, player, counter) ? [] : [{ kind: 'CounterAdded', object: player, counter, amount }],
  );
}

/** 701.21a: players sacrifice what they control. */
function sacrifice({ who, what }: Extract<Deed, { kind: 'sacrifice' }>, resolving: Resolving, context: Context): Proposal | Stop {
  const { state, text } = resolving;
  const players = context.evaluate.players(who, context);
  if (!isKnown(players)) return cannot(text, players.why);
  const chosen: string[] = [];
  for (const player of players) {
    const kept = cantCause(state, resolving.you, player, "can't cause you to sacrifice permanents");
    if (!isKnown(kept)) return cannot(text, kept.why);
    if (kept) continue;
    const own = (id: string): boolean =>
      context.view.object(id)?.controller === player && isForbidden(state, id, "can't be sacrificed") !== true;
    const ids = objectsFor(what, resolving, { ...context, they: player }, 'a permanent to sacrifice', own);
    if ('kind' in ids) return ids;
    chosen.push(...ids.filter((id) => state.permanents.has(id)));
  }
  return about(
    chosen,
    chosen.flatMap((id) => moved(state, id, 'graveyard', 'sacrifice') ?? []),
  );
}
