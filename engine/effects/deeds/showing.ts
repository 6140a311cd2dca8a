import type { Effect, ObjectRef } from '../../ast/index.ts';
import { chosenBy } from '../../characteristics/chosen.ts';
import type { Context } from '../../characteristics/view.ts';
import type { GameEventBody } from '../../events/event.ts';
import { inRandomOrder } from '../../state/random.ts';
import { choose, howMany } from '../choosing.ts';
import { happening } from '../happening.ts';
import { about, type CarriedOut, cannot, contextWhile, type Resolving, type Stop } from '../resolving.ts';
import { playersFor, spokenOf } from './players.ts';
import { selected, type Taking } from './selecting.ts';

/** 701.20: cards are revealed or looked at; they stay where they are, and what follows may speak of them. */
export function show(deed: Extract<Effect, { kind: 'reveal' | 'look' }>, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const context = contextWhile(resolving);
  const players = playersFor(deed.who, resolving, context);
  if ('kind' in players) return players;
  const shown = new Set<string>();
  const chance: GameEventBody[] = [];
  let { seed } = resolving.state;
  for (const player of players) {
    const own = deed.who.kind === 'you' ? context : { ...context, they: player };
    const from = deed.kind === 'reveal' ? deed.from : null;
    const taking = { what: `a card for ${player} to ${deed.kind}`, from, taken: shown };
    const drawn =
      deed.kind === 'reveal' && deed.random
        ? byChance(deed.what, taking, { ...resolving, state: { ...resolving.state, seed } }, own)
        : null;
    if (drawn !== null && 'kind' in drawn) return drawn;
    if (drawn !== null) {
      seed = drawn.seed;
      chance.push({ kind: 'ChosenAtRandom', player, chosen: drawn.ids, seed });
    }
    const ids = drawn === null ? selected(deed.what, taking, resolving, own) : drawn.ids;
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
      ...about(all, chance, spokenOf(deed.who, players) ?? whose),
      thatMany: all.length,
      among,
      ...(deed.kind === 'reveal' ? { revealed: all } : {}),
    },
    resolving,
    did,
  );
}

/** 701.9b, 701.20: so many of the cards that words describe, by chance. */
function byChance(
  what: ObjectRef,
  taking: Taking,
  resolving: Resolving,
  context: Context,
): { readonly ids: readonly string[]; readonly seed: number } | Stop {
  if (what.kind !== 'some') return cannot(resolving.text, 'what is revealed at random');
  const all = selected({ kind: 'all', filter: what.filter, said: false }, taking, resolving, context);
  if ('kind' in all) return all;
  const count = howMany(what.amount, all.length, context, resolving.text);
  if ('kind' in count) return count;
  const { value, seed } = inRandomOrder(all, resolving.state.seed);
  return { ids: value.slice(0, count.most), seed };
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
