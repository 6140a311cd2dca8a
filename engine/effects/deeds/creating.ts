import type { Effect } from '../../ast/index.ts';
import type { TokenEntering } from '../../ast/token.ts';
import type { CompiledCard } from '../../cards/definition.ts';
import { copiedFrom } from '../../characteristics/copies.ts';
import { staticEffects } from '../../characteristics/staticEffects.ts';
import { unread } from '../../characteristics/unread.ts';
import type { Context } from '../../characteristics/view.ts';
import type { Entering, GameEventBody } from '../../events/event.ts';
import { type GameState, permanentIn } from '../../state/game.ts';
import { choose } from '../choosing.ts';
import { happening } from '../happening.ts';
import { objectsFor } from '../objectsFor.ts';
import { about, type CarriedOut, cannot, contextWhile, isStop, type Resolving, type Stop } from '../resolving.ts';
import { entersAttacking } from './attacking.ts';
import { copiedOtherwise } from './exceptions.ts';
import { freeId } from './ids.ts';
import { amountFor, playersFor, spokenOf } from './players.ts';
import { tokenCard } from './tokens.ts';

/** So many tokens of one kind for a player. */
interface Batch {
  readonly player: string;
  readonly card: CompiledCard;
  readonly amount: number;
  readonly entering: Entering;
}

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
  batches: readonly Batch[],
  player: string | null,
  resolving: Resolving,
  did: boolean | null,
): CarriedOut | Stop {
  const { state } = resolving;
  const ids: string[] = [];
  const events: GameEventBody[] = [];
  for (const { player: owner, card, amount, entering } of batches) {
    if (amount === 0) continue;
    const other = whatReplacesCreating(state, owner);
    if (other !== null) return cannot(other, 'how many tokens are created is not worked out');
    for (let count = 0; count < amount; count += 1) {
      const id = freeId(card.definition.name, state, ids);
      ids.push(id);
      events.push({
        kind: 'ZoneChanged',
        ...{ id, as: id, from: 'nowhere', to: 'battlefield', cause: 'other' },
        entering,
        created: { card, owner },
      });
    }
  }
  return happening({ ...about(ids, events, player), thatMany: ids.length }, resolving, did);
}

/** The text of something that could change which tokens a player creates (614.1, 614.16); null where there is none. */
function whatReplacesCreating(state: GameState, player: string): string | null {
  for (const { effect, text, context } of staticEffects(state, 'replaces')) {
    const { event } = effect;
    if (event.kind !== 'created') continue;
    const who = event.by === 'effect' || event.by === null ? event.under : event.by;
    if (who === null || context.evaluate.isRecipient(who, player, context) !== false) return text;
  }
  return unread(state, /\btokens? would be created|would create\b|would be created/i);
}

/** A token's size as written; X is settled as it is created (107.3). */
const sizeOf = (written: string, { x }: Context): number | string => (written === 'X' && x !== null ? x : written);

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
