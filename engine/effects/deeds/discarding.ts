import { cantCause } from '../../activation/causing.ts';
import type { Effect } from '../../ast/index.ts';
import { isKnown } from '../../characteristics/truth.ts';
import type { Context } from '../../characteristics/view.ts';
import type { GameEventBody } from '../../events/event.ts';
import { playerOf } from '../../state/game.ts';
import { inRandomOrder } from '../../state/random.ts';
import { choose, howMany } from '../choosing.ts';
import { happening } from '../happening.ts';
import { moved } from '../moving.ts';
import { objectsFor } from '../objectsFor.ts';
import { type CarriedOut, cannot, contextWhile, type Resolving, type Stop } from '../resolving.ts';
import { playersFor, spokenOf } from './players.ts';

type Discard = Extract<Effect, { kind: 'discard' }>;

/** 701.9: players discard cards from their hands, that they choose, or by chance; all at the same time (101.4). */
export function discard(deed: Discard, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const context = contextWhile(resolving);
  const players = playersFor(deed.who, resolving, context);
  if ('kind' in players) return players;
  const chance: GameEventBody[] = [];
  const all: string[] = [];
  let { seed } = resolving.state;
  for (const player of players) {
    const kept = cantCause(resolving.state, resolving.you, player, "can't cause you to discard cards");
    if (!isKnown(kept)) return cannot(resolving.text, kept.why);
    if (kept) continue;
    const cards = cardsToDiscard(deed, player, resolving, { ...context, they: player });
    if (isStopped(cards)) return cards;
    const count = deed.what.kind === 'some' ? howMany(deed.what.amount, cards.length, { ...context, they: player }, resolving.text) : null;
    if (count !== null && 'kind' in count) return count;
    if (deed.random && count !== null) {
      const drawn = inRandomOrder(cards, seed);
      seed = drawn.seed;
      const chosen = drawn.value.slice(0, count.most);
      if (cards.length > chosen.length) chance.push({ kind: 'ChosenAtRandom', player, chosen, seed });
      all.push(...chosen);
      continue;
    }
    const chosen = count === null ? cards : choose(`a card for ${player} to discard`, cards, count, resolving);
    if ('kind' in chosen) return chosen;
    all.push(...chosen);
  }
  const gone = all.flatMap((id) => moved(resolving.state, id, 'graveyard', 'discard') ?? []);
  const proposal = {
    kind: 'events',
    events: [...chance, ...gone],
    objects: all,
    player: spokenOf(deed.who, players),
    thatMany: all.length,
    among: all,
  } as const;
  return happening(proposal, resolving, did);
}

const isStopped = (value: object): value is Stop => 'kind' in value;

/** The cards of a player's hand that the words speak of. */
function cardsToDiscard({ what }: Discard, player: string, resolving: Resolving, context: Context): readonly string[] | Stop {
  const { state, text } = resolving;
  const hand = playerOf(state, player)?.hand ?? [];
  // "A creature card and a land card": each of them is chosen.
  if (what.kind === 'several') return objectsFor(what, resolving, context, `a card for ${player} to discard`, (id) => hand.includes(id));
  if (what.kind !== 'some') {
    const ids = context.evaluate.objects(what, context);
    return isKnown(ids) ? hand.filter((id) => ids.includes(id)) : cannot(text, ids.why);
  }
  const found: string[] = [];
  for (const id of hand) {
    const object = context.view.object(id);
    const fits = object !== undefined && context.evaluate.fits(what.filter, object, context);
    if (!isKnown(fits)) return cannot(text, fits.why);
    if (fits) found.push(id);
  }
  return found;
}
