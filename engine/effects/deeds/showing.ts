import type { Effect } from '../../ast/index.ts';
import { chosenBy } from '../../characteristics/chosen.ts';
import { choose } from '../choosing.ts';
import { happening } from '../happening.ts';
import { about, type CarriedOut, cannot, contextWhile, type Resolving, type Stop } from '../resolving.ts';
import { playersFor, spokenOf } from './players.ts';
import { selected } from './selecting.ts';

/** 701.20: cards are revealed or looked at; they stay where they are, and what follows may speak of them. */
export function show(deed: Extract<Effect, { kind: 'reveal' | 'look' }>, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  if (deed.kind === 'reveal' && deed.random) return cannot(resolving.text, 'what is revealed at random is not carried out');
  const context = contextWhile(resolving);
  const players = playersFor(deed.who, resolving, context);
  if ('kind' in players) return players;
  const shown = new Set<string>();
  for (const player of players) {
    const own = deed.who.kind === 'you' ? context : { ...context, they: player };
    const from = deed.kind === 'reveal' ? deed.from : null;
    const ids = selected(deed.what, { what: `a card for ${player} to ${deed.kind}`, from, taken: shown }, resolving, own);
    if ('kind' in ids) return ids;
    for (const id of ids) shown.add(id);
  }
  const all = [...shown];
  // What was found before is still all that "the rest" is taken from, where it is shown again.
  const before = resolving.meant.among ?? null;
  const among = before !== null && all.every((id) => before.includes(id)) ? before : all;
  // "Reveal the top card of target opponent's library. Then that player shuffles": whose cards they are.
  const owners = new Set(all.map((id) => context.view.object(id)?.owner ?? ''));
  const [owner = ''] = owners;
  const whose = owners.size === 1 && owner !== resolving.you ? owner : null;
  return happening(
    {
      ...about(all, [], spokenOf(deed.who, players) ?? whose),
      thatMany: all.length,
      among,
      ...(deed.kind === 'reveal' ? { revealed: all } : {}),
    },
    resolving,
    did,
  );
}

/** 608.2d: objects are chosen, and what follows speaks of them; targets were chosen before (601.2c). */
export function chooseObject(
  deed: Extract<Effect, { kind: 'chooseObject' }>,
  resolving: Resolving,
  did: boolean | null,
): CarriedOut | Stop {
  const context = contextWhile(resolving);
  const players = playersFor(deed.who, resolving, context);
  if ('kind' in players) return players;
  const chosen = new Set<string>();
  for (const player of players) {
    const own = deed.who.kind === 'you' ? context : { ...context, they: player };
    const ids = selected(deed.what, { what: `what ${player} chooses`, from: deed.from, taken: chosen }, resolving, own);
    if ('kind' in ids) return ids;
    for (const id of ids) chosen.add(id);
  }
  return happening({ ...about([...chosen], [], spokenOf(deed.who, players)), thatMany: chosen.size }, resolving, did);
}

/** 608.2d: a player is chosen, "that player" and "the chosen player" in what follows. */
export function choosePlayer(
  { who, player: ref }: Extract<Effect, { kind: 'choosePlayer' }>,
  resolving: Resolving,
  did: boolean | null,
): CarriedOut | Stop {
  const context = contextWhile(resolving);
  if (who.kind !== 'you') return cannot(resolving.text, 'players whom others choose');
  const options = playersFor(ref, resolving, context);
  if ('kind' in options) return options;
  const chosen = choose('a player', options, { least: Math.min(1, options.length), most: 1 }, resolving);
  if ('kind' in chosen) return chosen;
  const [player = null] = chosen;
  const outcome = player === null ? {} : { chosen: { ...chosenBy(context), player } };
  return happening({ kind: 'events', events: [], objects: resolving.meant.it, player, outcome }, resolving, did);
}
