import { mayCast } from '../../activation/casting.ts';
import { reasonsAgainstPlaying } from '../../activation/lands.ts';
import { refusal } from '../../activation/reasons.ts';
import type { Effect, Filter, ObjectRef, Quantity } from '../../ast/index.ts';
import { valuesOfFace } from '../../characteristics/printed.ts';
import { isKnown } from '../../characteristics/truth.ts';
import type { Context } from '../../characteristics/view.ts';
import { zonesOf } from '../../characteristics/zones.ts';
import { FREE, PLAIN } from '../../costs/asked.ts';
import { proposedSpell } from '../../costs/proposal.ts';
import { fitsSpell } from '../../costs/subjects.ts';
import { howMany } from '../choosing.ts';
import { objectsFor } from '../objectsFor.ts';
import { nothing } from '../optional.ts';
import { type CarriedOut, cannot, contextWhile, type Resolving, type Stop, unmodelled } from '../resolving.ts';
import { playersFor } from './players.ts';
import { amongOf, inPlace } from './selecting.ts';

type CastCard = Extract<Effect, { readonly kind: 'castCard' }>;

/** Cards that an instruction lets be cast now, how many of them, and what the spells have to be like. */
interface Castable {
  readonly ids: readonly string[];
  readonly amount: Quantity;
  readonly filter: Filter | null;
}

/** A card that can be cast, and with which of its faces. */
interface Candidate {
  readonly card: string;
  readonly faces: readonly number[];
}

const ONE: Quantity = { kind: 'number', value: 1 };

/**
 * 608.2g, 601.3: "you may cast that card without paying its mana cost": cast while the spell or ability resolves, one card after the other. Nothing
 * is asked where nothing can be cast. `optional`: it is said that the player may.
 */
export function castNow(deed: CastCard, resolving: Resolving, did: boolean | null, optional: boolean): CarriedOut | Stop {
  const { text } = resolving;
  if (resolving.cast === null || deed.thisWay) return unmodelled(deed, resolving);
  const context = contextWhile(resolving);
  const players = playersFor(deed.who, resolving, context);
  if ('kind' in players) return players;
  const [player, another] = players;
  if (player === undefined) return nothing(resolving, did);
  if (another !== undefined) return cannot(text, 'what several players may cast as it resolves');
  const castable = castableBy(deed, resolving, context);
  if ('kind' in castable) return castable;
  const count = howMany(castable.amount, castable.ids.length, context, text);
  if ('kind' in count) return count;
  let done = nothing(resolving, false);
  for (let left = count.most; left > 0; left -= 1) {
    const now: Resolving = { ...resolving, state: done.state, ...done.after };
    const candidates = candidatesOf(castable, { deed, player }, now);
    if ('kind' in candidates) return candidates;
    const mayStop = optional || count.most - left >= count.least;
    const cast = castOne(candidates, { deed, player }, now, mayStop);
    if (cast === null) return done;
    if (cast.kind !== 'done') return cast;
    done = { ...cast, happened: [...done.happened, ...cast.happened] };
  }
  return done;
}

function castableBy({ what, from, also }: CastCard, resolving: Resolving, context: Context): Castable | Stop {
  const { text, state } = resolving;
  const said = (filter: Filter): Filter => (filter.kind === 'objects' ? { ...filter, suffixes: [...filter.suffixes, ...also] } : filter);
  const there = (filter: Filter): readonly string[] | Stop => {
    if (from?.kind === 'among') return amongOf(from.of, resolving, context);
    if (from !== null) return inPlace(from, resolving, context);
    const zones = zonesOf(filter);
    if (zones.includes('battlefield') || zones.includes('library')) return cannot(text, 'which cards may be cast');
    return [...state.cards.values()].filter(({ zone }) => zone !== 'stack' && zones.includes(zone)).map(({ id }) => id);
  };
  switch (what.kind) {
    case 'some':
    case 'all':
    case 'each': {
      const ids = there(what.filter);
      if ('kind' in ids) return ids;
      return { ids, amount: what.kind === 'some' ? what.amount : { kind: 'allOfThem' }, filter: said(what.filter) };
    }
    case 'outOf': {
      const ids = amongOf(what.of, resolving, context);
      if ('kind' in ids) return ids;
      const amount: Quantity = typeof what.amount !== 'string' ? what.amount : { kind: what.amount === 'any' ? 'anyNumber' : 'allOfThem' };
      return { ids, amount, filter: also.length === 0 ? null : { kind: 'objects', words: [], suffixes: also } };
    }
    default: {
      const ids = objectsFor(what, resolving, context, 'a card to cast');
      if ('kind' in ids) return ids;
      const amount: Quantity = isPlural(what) ? { kind: 'allOfThem' } : ONE;
      return { ids, amount, filter: also.length === 0 ? null : { kind: 'objects', words: [], suffixes: also } };
    }
  }
}

const isPlural = (ref: ObjectRef): boolean => 'plural' in ref && ref.plural;

interface By {
  readonly deed: CastCard;
  readonly player: string;
}

/** The cards that can be cast, by those of their faces that are what is said and that nothing forbids. */
function candidatesOf({ ids, filter }: Castable, { deed, player }: By, resolving: Resolving): readonly Candidate[] | Stop {
  const { state, text } = resolving;
  const context = contextWhile(resolving);
  const found: Candidate[] = [];
  for (const id of ids) {
    const card = state.cards.get(id);
    if (card === undefined || card.zone === 'stack') continue;
    const faces: number[] = [];
    for (const face of card.card.faces.keys()) {
      if (deed.transformed === true && face !== 1) continue;
      const fits = isCastable(id, face, filter, { deed, player }, resolving, context);
      if (typeof fits !== 'boolean') return cannot(text, fits.why);
      if (fits) faces.push(face);
    }
    if (faces.length > 0) found.push({ card: id, faces });
  }
  return found;
}

/** 305.1, 305.3: whether a card may be played as a land with that face up; null where that face is no land. */
function isPlayable(
  id: string,
  face: number,
  filter: Filter | null,
  { deed, player }: By,
  { state }: Resolving,
  context: Context,
): boolean | { readonly why: string } | null {
  const card = state.cards.get(id)?.card;
  const up = card?.faces[face];
  const object = context.view.object(id);
  if (card === undefined || up === undefined || object === undefined || !valuesOfFace(up).types.includes('land')) return null;
  if (deed.verb === 'cast' || (face > 0 && card.definition.layout !== 'modal_dfc')) return false;
  const fits = filter === null || context.evaluate.fits(filter, object, context);
  if (!isKnown(fits)) return fits;
  const against = fits ? refusal(reasonsAgainstPlaying(state, { player, card: id, face, byEffect: true })) : null;
  if (!fits || against === null) return fits;
  return against.notModelled === null ? false : { why: against.notModelled };
}

function isCastable(
  card: string,
  face: number,
  filter: Filter | null,
  { deed, player }: By,
  resolving: Resolving,
  context: Context,
): boolean | { readonly why: string } {
  const played = isPlayable(card, face, filter, { deed, player }, resolving, context);
  if (played !== null) return played;
  const { state } = resolving;
  const proposed = proposedSpell(state, player, card, { face, faceDown: false, x: deed.free ? 0 : null });
  if (proposed === undefined || proposed.spell.types.has('land')) return false;
  const asked = { ...PLAIN, alternative: deed.free ? FREE : (deed.paying ?? null) };
  const fits = filter === null || fitsSpell(filter, proposed, asked, { ...context, view: proposed.view });
  if (!isKnown(fits)) return fits;
  if (!fits) return false;
  const against = mayCast(state, { player, card, face, ...asked, byEffect: deed.transformed === true ? 'transformed' : true });
  if (against === null) return true;
  return against.notModelled === null ? false : { why: against.notModelled };
}

/** Casts one of the cards; null where none is: there is none, or the player doesn't want to. */
function castOne(
  candidates: readonly Candidate[],
  { deed: { free, paying, transformed = false }, player }: By,
  resolving: Resolving,
  mayStop: boolean,
): CarriedOut | Stop | null {
  const [first, another] = candidates;
  if (first === undefined || resolving.cast === null) return null;
  const options = candidates.map(({ card }) => card);
  const chosen = cardChosen(options, another !== undefined, resolving, mayStop);
  if (chosen === null || typeof chosen !== 'string') return chosen;
  const answered = chosen !== ASKED;
  const card = answered ? chosen : first.card;
  const candidate = candidates.find((one) => one.card === card) ?? first;
  const face = faceOf(candidate, resolving);
  const cast =
    typeof face === 'number' ? resolving.cast({ player, card, face, free, paying: paying ?? null, transformed }, resolving) : face;
  if (cast === null || answered || (cast.kind === 'done' && cast.answered)) return cast;
  return UNSAID;
}

/** That nothing was said yet of whether the only card is cast: an answer to what casting it leaves open says that it is. */
const ASKED = '';
const UNSAID = { kind: 'unanswered', question: { what: 'whether the card is cast', options: ['yes', 'no'], least: 1, most: 1 } } as const;

/** The card that the player casts; null: none; `ASKED` where that is still open. */
function cardChosen(options: readonly string[], several: boolean, { ask }: Resolving, mayStop: boolean): string | Stop | null {
  const question = { what: 'a card to cast', options: mayStop ? [...options, 'no'] : options, least: 1, most: 1 };
  if (several) {
    // One that is named is meant before a "no" that may end it.
    const [chosen] = ask({ ...question, options }) ?? ask(question) ?? [];
    if (chosen === undefined) return { kind: 'unanswered', question };
    return chosen === 'no' ? null : chosen;
  }
  const [only = ASKED] = options;
  if (!mayStop || ask({ ...question, options }) !== null) return only;
  const [word] = ask(UNSAID.question) ?? [];
  if (word === undefined) return ASKED;
  return word === 'yes' ? only : null;
}

/** 709.3, 712.11b, 715.3a: with which of its faces a card is cast. */
function faceOf({ card, faces }: Candidate, { state, ask }: Resolving): number | Stop {
  const [only, another] = faces;
  if (another === undefined) return only ?? 0;
  const names = faces.map((at) => state.cards.get(card)?.card.faces[at]?.definition.name ?? '');
  const question = { what: 'the face that is cast', options: names, least: 1, most: 1, byPiece: true };
  const [name] = ask(question) ?? [];
  return name === undefined ? { kind: 'unanswered', question } : (faces[names.indexOf(name)] ?? 0);
}
