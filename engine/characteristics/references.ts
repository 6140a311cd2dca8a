import type { Filter, ObjectRef, PlayerRef, Recipient } from '../ast/index.ts';
import { unreachable } from '../result.ts';
import { permanentIn } from '../state/game.ts';
import { commandersOf } from './commanders.ts';
import { linkedCards, speaksOfExile } from './exiledCards.ts';
import { stillSuch } from './settled.ts';
import { type Ids, isKnown, some, type Truth, undetermined } from './truth.ts';
import type { Context } from './view.ts';
import { contains } from './walk.ts';

/**
 * The objects that an instruction or effect speaks of. Of objects to be chosen ("a land", "up to three Forests") it is all there are to
 * choose from.
 */
export function objects(ref: ObjectRef, context: Context): Ids {
  const { evaluate, view, source, it, targets } = context;
  switch (ref.kind) {
    case 'self': {
      // 201.5: an ability that was granted means by a name the object that granted it.
      const meant = ref.as === '~' ? context.named : source;
      return meant === null ? [] : [meant];
    }
    case 'it':
      return it ?? undetermined('which object is meant');
    case 'that':
      if (isSource(ref.filter) && context.dealer !== undefined) return [context.dealer];
      if (isOnStack(ref.filter) && context.aimer !== undefined) return [context.aimer];
      return (speaksOfExile(ref.filter) ? linkedCards(context) : null) ?? otherOf(context) ?? it ?? undetermined('which object is meant');
    case 'attached': {
      const host = permanentIn(view.state, source ?? '')?.attachedTo ?? null;
      return host !== null && view.object(host) !== undefined ? [host] : [];
    }
    case 'some': {
      // 609.7b: what was chosen, as far as it is still such.
      const chosen = targets?.get(ref);
      if (chosen !== undefined) return stillFitting(chosen, ref.filter, context);
      return evaluate.matching(ref.filter, context);
    }
    case 'each':
    case 'all':
    case 'none':
      return evaluate.matching(ref.filter, context);
    case 'target':
    case 'targetOrPlayer':
      return targets?.get(ref) ?? undetermined('what is targeted');
    case 'topCards':
    case 'bottomCards': {
      const owners = evaluate.players(ref.of, context);
      const amount = evaluate.amount(ref.amount, context);
      if (!isKnown(owners)) return owners;
      if (!isKnown(amount)) return amount;
      const libraries = view.state.players.filter(({ id }) => owners.includes(id)).map(({ library }) => library);
      const count = Math.max(amount, 0);
      return libraries.flatMap((all) => (ref.kind === 'topCards' ? all.slice(0, count) : all.slice(Math.max(all.length - count, 0))));
    }
    case 'wholeZone': {
      const owners = evaluate.players(ref.of, context);
      if (!isKnown(owners)) return owners;
      const all = [...view.permanents, ...view.state.cards.keys()].flatMap((id) => view.object(id) ?? []);
      return all.filter(({ zone, owner }) => zone === ref.zone && owners.includes(owner)).map(({ id }) => id);
    }
    case 'outOf':
      return objects(ref.of, context);
    case 'possessed': {
      // 903.3: "your commander", wherever it is and whoever controls it now.
      if (!isCommander(ref.filter)) return undetermined('which objects are meant');
      const owners = evaluate.players(ref.of, context);
      return isKnown(owners) ? owners.flatMap((owner) => commandersOf(view.state, owner)) : owners;
    }
    case 'rest':
    case 'bareNumber':
      return undetermined('which objects are meant');
    case 'several': {
      const found = new Set<string>();
      for (const one of ref.refs) {
        const ids = objects(one, context);
        if (!isKnown(ids)) return ids;
        for (const id of ids) found.add(id);
      }
      return [...found];
    }
    default:
      return unreachable(ref);
  }
}

/** The second of two objects that a trigger condition names, as long as "it" is the first of them or the object whose text it is. */
function otherOf({ other, it, source }: Context): readonly string[] | null {
  if (other === undefined || it === null) return null;
  return it.every((id) => id === source || other.beside.includes(id)) ? other.ids : null;
}

function stillFitting(ids: readonly string[], filter: Filter, context: Context): Ids {
  const found: string[] = [];
  for (const id of ids) {
    const object = context.view.object(id);
    const fits = object !== undefined && context.evaluate.fits(stillSuch(filter), object, context);
    if (!isKnown(fits)) return fits;
    if (fits) found.push(id);
  }
  return found;
}

const isCommander = (filter: Filter): boolean => filter.kind === 'objects' && filter.words.some(({ kind }) => kind === 'commander');

/** Whether an object or a player is one of those that something is done to. */
export function isRecipient(ref: Recipient, id: string, context: Context): Truth {
  const { evaluate, view } = context;
  switch (ref.kind) {
    case 'mixed':
      return isOneOf(ref.refs, id, context);
    case 'orPlayer':
    case 'playerOr': {
      // "That permanent or player": the one named before.
      if (ref.article === 'that') {
        const named = (otherOf(context) ?? context.it ?? []).filter((one) => view.object(one)?.zone === 'battlefield');
        return named.length === 0 && context.they === null
          ? undetermined('what is meant')
          : named.length > 0
            ? named.includes(id)
            : context.they === id;
      }
      const object = view.object(id);
      if (object !== undefined) return evaluate.matches(ref.filter, object, context);
      return ref.opponent ? id !== context.you : true;
    }
    case 'attackedBy':
      return isAttackedBy(ref, id, context);
    case 'you':
    case 'they':
    case 'opponent':
    case 'player':
    case 'controllerOf':
    case 'ownerOf':
    case 'protectorOf':
    case 'players':
    case 'who':
    case 'anyones':
    case 'targetPlayers':
    case 'thosePlayers':
    case 'monarch':
      return isThatPlayer(ref, id, context);
    case 'some':
    case 'each':
    case 'all': {
      const object = view.object(id);
      if (object === undefined) return false;
      // 109.2c: a source, in whatever zone. What is told by what happened is looked for among what it happened to.
      if (!isPlain(ref.filter) || context.targets?.has(ref) === true) return isAmong(ref, id, context);
      return isSource(ref.filter) ? evaluate.fits(ref.filter, object, context) : evaluate.matches(ref.filter, object, context);
    }
    default:
      return isAmong(ref, id, context);
  }
}

/** 508.5: what a creature attacks, or did as it was last there; nothing where that has left combat (506.4c). */
function isAttackedBy({ by, battle }: Extract<Recipient, { readonly kind: 'attackedBy' }>, id: string, context: Context): Truth {
  const ids = objects(by, context);
  if (!isKnown(ids)) return ids;
  const { view } = context;
  const attacks = ids.map((one) => permanentIn(view.state, one)?.attacking ?? null);
  if (attacks.includes(null)) return undetermined('what it attacked');
  return attacks.some((attack) => attack?.whom === id) && (battle || view.object(id)?.types.has('battle') !== true);
}

/** "Each opponent and each creature they control": "they" are the players who were spoken of just before. */
function isOneOf(refs: readonly Recipient[], id: string, context: Context): Truth {
  const [first] = refs;
  const named = first?.kind === 'opponent' || first?.kind === 'player' || first?.kind === 'who' ? first : null;
  const players = named === null ? [] : context.view.state.players.filter((player) => isThatPlayer(named, player.id, context) === true);
  const theirs = players.length === 0 ? [context] : players.map((player): Context => ({ ...context, they: player.id }));
  return some(refs, (one) => (one === first ? isRecipient(one, id, context) : some(theirs, (own) => isRecipient(one, id, own))));
}

function isAmong(ref: ObjectRef, id: string, context: Context): Truth {
  const ids = objects(ref, context);
  return isKnown(ids) ? ids.includes(id) : ids;
}

const isPlain = (filter: Filter): boolean => filter.kind === 'objects' && filter.suffixes.every(({ kind }) => kind !== 'event');
const isSource = (filter: Filter): boolean =>
  filter.kind === 'objects' && filter.words.some((word) => word.kind === 'noun' && word.which === 'source');
/** "Spell", "spell or ability". */
const isOnStack = (filter: Filter): boolean =>
  contains(filter, (node) => node.kind === 'noun' && 'which' in node && node.which === 'spell');

const isThatPlayer = (ref: PlayerRef, id: string, context: Context): Truth =>
  context.view.state.players.some((player) => player.id === id) && context.evaluate.isPlayer(ref, id, context);
