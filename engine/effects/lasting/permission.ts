import type { Duration, Effect, Filter, FilterWord, ObjectRef, PlayerRef } from '../../ast/index.ts';
import { layered } from '../../characteristics/layers.ts';
import { isKnown } from '../../characteristics/truth.ts';
import type { Context, View } from '../../characteristics/view.ts';
import { contains } from '../../characteristics/walk.ts';
import type { CardObject, GameState } from '../../state/game.ts';
import { objectsFor } from '../objectsFor.ts';
import { about, cannot, events, isStop, type Proposal, type Resolving, type Stop } from '../resolving.ts';
import { type Beginning, begin } from './begin.ts';

type CastCard = Extract<Effect, { readonly kind: 'castCard' }>;

const THEY: PlayerRef = { kind: 'they' };
const IT: ObjectRef = { kind: 'it', plural: true };

/** 601.3, 305.1: a player may play or cast cards for a while: "Exile the top card of your library. You may play that card this turn." */
export function permit(deed: CastCard & { readonly duration: Duration }, resolving: Resolving, context: Context): Proposal | Stop {
  const { text } = resolving;
  const players = context.evaluate.players(deed.who, context);
  if (!isKnown(players)) return cannot(text, players.why);
  const [player, another] = players;
  if (player === undefined) return events();
  if (another !== undefined) return cannot(text, 'what several players may cast is not modelled');
  const cards = cardsMeant(deed, resolving, context);
  if ('kind' in cards) return cards;
  const begun = begin(resolving, beginnings(deed, cards, player, resolving.state));
  return isStop(begun) ? begun : cards.ids === null ? events(...begun) : about(cards.ids, begun);
}

/** The cards, settled; or (null) whatever the words fit at any time. `once`: one of them. */
interface Cards {
  readonly ids: readonly string[] | null;
  readonly once?: true;
}

function cardsMeant({ what, from, also, verb }: CastCard, resolving: Resolving, context: Context): Cards | Stop {
  const { text } = resolving;
  if (also.length > 0) return cannot(text, 'which of the cards may be cast is not worked out');
  // "A spell from among them", "one of those cards": which one is left to when it is cast, and then it was the only one.
  if (what.kind === 'some' || (what.kind === 'outOf' && typeof what.amount !== 'string')) {
    const isOne = typeof what.amount !== 'string' && what.amount.kind === 'number' && what.amount.value === 1;
    const among = what.kind === 'outOf' ? what.of : from?.kind === 'among' ? from.of : null;
    if (!isOne || among === null || verb !== 'cast') return cannot(text, 'that only so many may be cast');
    const ids = objectsFor(among, resolving, context, 'a card');
    if ('kind' in ids) return ids;
    return { ids: what.kind === 'outOf' ? ids : cardsAmong(ids, what.filter, resolving, context), once: true };
  }
  if (from?.kind === 'among') {
    const ids = objectsFor(from.of, resolving, context, 'a card');
    if ('kind' in ids) return ids;
    if (what.kind !== 'all' && what.kind !== 'each') return { ids };
    return { ids: cardsAmong(ids, what.filter, resolving, context) };
  }
  // 611.2c: what changes no characteristics is about cards that come there later, too.
  if (what.kind === 'all' || what.kind === 'each')
    return contains(what, saysWhere) ? { ids: null } : cannot(text, 'which cards may be cast');
  const ids = objectsFor(what, resolving, context, 'a card');
  return 'kind' in ids ? ids : { ids };
}

const saysWhere = ({ kind }: { readonly kind: string }): boolean => kind === 'exiledWith' || kind === 'inZone';

/** 406.3: the game as who may look at these cards sees it. */
function faceUp(state: GameState, ids: readonly string[]): View {
  const turned = ids.flatMap((id): [string, CardObject][] => {
    const card = state.cards.get(id);
    if (card?.aside?.faceDown !== true) return [];
    const { faceDown: _, ...aside } = card.aside;
    return [[id, { ...card, aside }]];
  });
  return layered(turned.length === 0 ? state : { ...state, cards: new Map([...state.cards, ...turned]) }).view;
}

/** The cards that are what a noun phrase about spells says. */
function cardsAmong(ids: readonly string[], filter: Filter, { state }: Resolving, context: Context): readonly string[] {
  const view = faceUp(state, ids);
  const such = ofCards(filter);
  return ids.filter((id) => {
    const object = view.object(id);
    return object !== undefined && context.evaluate.fits(such, object, context) === true;
  });
}

function ofCards(filter: Filter): Filter {
  if (filter.kind === 'either') return { ...filter, filters: filter.filters.map(ofCards) };
  const isSpell = (word: FilterWord): boolean => word.kind === 'noun' && (word.which === 'spell' || word.which === 'card');
  return { ...filter, words: filter.words.filter((word) => !isSpell(word)) };
}

/** 305.9, 118.9: a land is played and nothing is paid for it; for spells it may be said that nothing is. */
function beginnings(
  { what, verb, free, duration }: CastCard & { readonly duration: Duration },
  { ids, once }: Cards,
  player: string,
  state: GameState,
): readonly Beginning[] {
  const of = (some: readonly string[] | null, may: 'play …' | 'cast …', without: boolean): Beginning => ({
    effect: {
      kind: 'permission',
      who: THEY,
      what: may,
      object: some === null ? what : IT,
      by: without ? { costs: [], rather: true, flash: false } : null,
      often: null,
      condition: null,
      conditionFirst: false,
      unless: false,
    },
    duration,
    objects: some,
    ...(once === true ? { use: { kind: 'once' } as const } : {}),
    meant: { they: player, ...(some !== null && { it: some }) },
  });
  if (verb === 'cast') return [of(ids, 'cast …', free)];
  if (!free) return [of(ids, 'play …', false)];
  const view = faceUp(state, ids ?? []);
  const isLand = (id: string): boolean => view.object(id)?.types.has('land') === true;
  return ids === null
    ? [of(ids, 'cast …', true)]
    : [
        of(ids.filter(isLand), 'play …', false),
        of(
          ids.filter((id) => !isLand(id)),
          'cast …',
          true,
        ),
      ];
}
