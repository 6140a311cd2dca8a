import type { Effect } from '../../ast/index.ts';
import type { TokenEntering } from '../../ast/token.ts';
import { copiedFrom } from '../../characteristics/copies.ts';
import type { Context } from '../../characteristics/view.ts';
import type { Entering, GameEventBody } from '../../events/event.ts';
import { permanentIn } from '../../state/game.ts';
import { choose } from '../choosing.ts';
import { happening } from '../happening.ts';
import { objectsFor } from '../objectsFor.ts';
import { about, type CarriedOut, cannot, contextWhile, isStop, type Resolving, type Stop } from '../resolving.ts';
import { entersAttacking } from './attacking.ts';
import { type Batch, createdInstead, sizeOf, tokenEvent } from './createdInstead.ts';
import { copiedOtherwise } from './exceptions.ts';
import { freeId } from './ids.ts';
import { amountFor, playersFor, spokenOf } from './players.ts';
import { tokenCard } from './tokens.ts';

/** 111.1, 111.3-4: players create tokens of the kinds described; of kinds joined by "or" one is chosen. */
export function createToken(deed: Extract<Effect, { kind: 'createToken' }>, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const context = contextWhile(resolving);
  const players = playersFor(deed.who, resolving, context);
  if ('kind' in players) return players;
  const batches: Batch[] = [];
  for (const player of players) {
    const own = { ...context, they: player };
    const read: Batch[] = [];
    for (const { amount: quantity, token, entering } of deed.tokens) {
      const amount = amountFor(quantity, resolving, own);
      if (typeof amount !== 'number') return amount;
      const card = tokenCard(token, (written) => sizeOf(written, context));
      if ('why' in card) return cannot(resolving.text, card.why);
      const how = enteringAs(entering, player, resolving, own);
      if (isStop(how)) return how;
      read.push({ player, card, amount, entering: how });
    }
    const kinds = read.map(({ card }) => card.definition.name);
    const one = deed.join === 'or' ? choose(`the token for ${player} to create`, kinds, { least: 1, most: 1 }, resolving) : kinds;
    if ('kind' in one) return one;
    batches.push(...(deed.join === 'or' ? read.filter(({ card }) => one.includes(card.definition.name)) : read));
  }
  return createBatches(batches, spokenOf(deed.who, players), resolving, did);
}

/** 707.2: tokens that are copies of objects. */
export function copyToken(
  { who, tokens }: Extract<Effect, { kind: 'copyToken' }>,
  resolving: Resolving,
  did: boolean | null,
): CarriedOut | Stop {
  const { state, text } = resolving;
  const context = contextWhile(resolving);
  const players = playersFor(who, resolving, context);
  if ('kind' in players) return players;
  const batches: Batch[] = [];
  for (const player of players) {
    const own = { ...context, they: player };
    const amount = amountFor(tokens.amount, resolving, own);
    if (typeof amount !== 'number') return amount;
    const originals = originalsOf(tokens.of, resolving, own);
    if ('kind' in originals) return originals;
    const how = enteringAs(tokens.entering, player, resolving, own);
    if (isStop(how)) return how;
    for (const id of originals) {
      const permanent = permanentIn(state, id);
      // A card keeps its id wherever it goes, also where it was no permanent before.
      const card = permanent?.card ?? state.cards.get(state.past.get(id)?.was ?? id)?.card;
      if (card === undefined) return cannot(text, `what ${id} was is not known`);
      const plain = permanent === undefined ? { card, face: 0, faceDown: false as const, through: [] } : copiedFrom(state, permanent);
      const copy = copiedOtherwise(plain, tokens.except, id, resolving);
      if (isStop(copy)) return copy;
      batches.push({ player, card: copy.card, amount, entering: { ...how, copy } });
    }
  }
  return createBatches(batches, spokenOf(who, players), resolving, did);
}

/** What is copied, as it is or as it last was (608.2h). */
function originalsOf(of: Parameters<typeof objectsFor>[0], resolving: Resolving, context: Context): readonly string[] | Stop {
  if (of.kind === 'some') return objectsFor(of, resolving, context, 'what the token is a copy of');
  const ids = context.evaluate.objects(of, context);
  return 'why' in ids ? cannot(resolving.text, ids.why) : ids;
}

/** Tokens of several kinds, all at once; "it" and "that many" are those then. */
export function createBatches(
  wanted: readonly Batch[],
  player: string | null,
  resolving: Resolving,
  did: boolean | null,
): CarriedOut | Stop {
  const { state } = resolving;
  const ids: string[] = [];
  const events: GameEventBody[] = [];
  const created = createdInstead(wanted, resolving);
  if (created.kind !== 'created') return created;
  for (const { player: owner, card, amount, entering } of created.batches) {
    for (let count = 0; count < amount; count += 1) {
      const id = freeId(card.definition.name, state, ids);
      ids.push(id);
      events.push(tokenEvent(id, { player: owner, card, entering }));
    }
  }
  const why = created.why.length === 0 ? {} : { why: created.why };
  return happening({ ...about(ids, [...events, ...created.over], player), thatMany: ids.length, ...why }, resolving, did);
}

function enteringAs(
  { tapped, attacking, attachedTo }: TokenEntering,
  player: string,
  resolving: Resolving,
  context: Context,
): Entering | Stop {
  const attack = attacking ? entersAttacking('the token', player, resolving) : null;
  if (attack !== null && isStop(attack)) return attack;
  const entering: Entering = {
    controller: player,
    ...(tapped ? { tapped } : {}),
    ...(attack === null ? {} : { attacking: attack.attack }),
  };
  if (attachedTo === null) return entering;
  const [to] = [objectsFor(attachedTo, resolving, context, 'what the token is attached to')];
  if (to === undefined || 'kind' in to) return to ?? entering;
  return { ...entering, attachedTo: to[0] ?? null };
}
