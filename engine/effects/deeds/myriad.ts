import type { Effect } from '../../ast/index.ts';
import { copiedFrom } from '../../characteristics/copies.ts';
import { layered } from '../../characteristics/layers.ts';
import { defendersOf } from '../../combat/defenders.ts';
import { permanentIn, playersOf } from '../../state/game.ts';
import { choose, says } from '../choosing.ts';
import { happening } from '../happening.ts';
import { setUp } from '../lasting/setUp.ts';
import { about, type CarriedOut, cannot, isStop, type Resolving, type Stop } from '../resolving.ts';
import { attackOn } from './attacking.ts';
import type { Batch } from './createdInstead.ts';
import { createBatches } from './creating.ts';
import { copiedOtherwise } from './exceptions.ts';

/**
 * 702.116a: for each opponent other than the defending player a token that is a copy of this creature may come tapped and attacking that player or a
 * planeswalker of theirs; the tokens are exiled at end of combat.
 */
export function myriad(resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const { state, source, you, text } = resolving;
  const creature = permanentIn(state, source);
  const defending = creature?.attacking?.defending ?? null;
  if (creature === undefined || defending === null) return cannot(text, 'which player defends against it');
  const copy = copiedOtherwise(copiedFrom(state, creature), [], source, resolving);
  if (isStop(copy)) return copy;
  const batches: Batch[] = [];
  for (const { id } of playersOf(state).filter((player) => player.id !== you && player.id !== defending)) {
    const whom = attackedBy(source, id, resolving);
    if (whom === null) continue;
    if (typeof whom !== 'string') return whom;
    const attacking = attackOn({ id: whom, defending: id }, state);
    batches.push({ player: you, card: copy.card, amount: 1, entering: { controller: you, tapped: true, attacking, copy } });
  }
  if (batches.length === 0) return happening(about([source], []), resolving, false);
  const created = createBatches(batches, null, resolving, true);
  return isStop(created) ? created : exiledLater(created, resolving, did);
}

/** What the token for an opponent attacks; null where none is created. */
function attackedBy(source: string, opponent: string, resolving: Resolving): string | null | Stop {
  const { state } = resolving;
  const all = defendersOf(state).filter(({ id, defending }) => id === opponent || (defending === opponent && isWalker(id, resolving)));
  if (all.length === 0) return null;
  const wanted = says(`whether a token of ${source} attacks ${opponent}`, resolving);
  if (typeof wanted !== 'boolean') return wanted;
  if (!wanted) return null;
  const ids = all.map(({ id }) => id);
  const chosen = choose(`what the token for ${opponent} attacks`, ids, { least: 1, most: 1 }, resolving);
  return isStop(chosen) ? chosen : (chosen[0] ?? opponent);
}

const isWalker = (id: string, { state }: Resolving): boolean => layered(state).view.object(id)?.types.has('planeswalker') === true;

/** "Exile the tokens at end of combat." */
const EXILED: Extract<Effect, { readonly kind: 'delayed' }> = {
  kind: 'delayed',
  word: 'at',
  trailing: true,
  duration: null,
  effect: { kind: 'exile', until: null, who: { kind: 'you' }, what: { kind: 'it', plural: true }, from: null, details: [] },
  event: { kind: 'phase', which: 'end of combat', whose: 'none' },
};

/** Where one or more tokens are created this way. */
function exiledLater(created: CarriedOut, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const then: Resolving = { ...resolving, state: created.state, ...created.after };
  const set = happening(setUp(EXILED, then), then, did);
  return isStop(set) ? set : { ...set, happened: [...created.happened, ...set.happened] };
}
