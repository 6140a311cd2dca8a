import type { Filter, ManaSymbol, ObjectRef, PlayerNumber, PlayerRef, Quantity } from '../ast/index.ts';
import { colorsOfSymbol } from '../cards/manaCost.ts';
import { BASIC_LAND_TYPES } from '../cards/subtypes.ts';
import { unreachable } from '../result.ts';
import { playerOf, playersOf } from '../state/game.ts';
import { howMuch } from '../state/manaPool.ts';
import { attackNumber } from './attacked.ts';
import { amountSpent, timesKicked, timesPaid } from './castFacts.ts';
import { chosenBy } from './chosen.ts';
import { identityOfCommanders } from './commanders.ts';
import { distinct, mostInCommon } from './distinctValues.ts';
import { countThisTurn } from './movedThisTurn.ts';
import { countersOn, numberOf } from './numbers.ts';
import { partySize } from './party.ts';
import { amountThisTurn, eventIn, isOfSpellsCast, spellsSaid } from './thisTurn.ts';
import { type Amount, combine, isKnown, undetermined } from './truth.ts';
import type { Context, ObjectView } from './view.ts';

/** What is missing where X is not chosen yet (107.3). */
export const VALUE_OF_X = 'the value of X';

/** 107: how many; what the board doesn't tell (what was paid, what happened this turn) is undetermined. */
export function amount(quantity: Quantity, context: Context): Amount {
  const { evaluate } = context;
  switch (quantity.kind) {
    case 'number':
      return quantity.value;
    case 'x':
      return context.x ?? undetermined(VALUE_OF_X);
    case 'thatMany':
      return context.thatMany ?? undetermined('how many are meant');
    case 'anyNumber':
    case 'upTo':
    case 'oneOf':
    case 'allOfThem':
      return undetermined('a number that is chosen');
    case 'orMore':
    case 'atLeast':
      return amount(quantity.least, context);
    case 'orFewer':
      return amount(quantity.most, context);
    case 'exactly':
      return amount(quantity.amount, context);
    case 'count': {
      const said = eventIn(quantity.of);
      if (said !== null && isOfSpellsCast(said)) return spellsSaid(said, quantity.of, context);
      const thisTurn = said === null ? null : countThisTurn(said, quantity.of, context);
      return thisTurn ?? overAll(quantity.of, context, (all) => all.length);
    }
    case 'distinct':
      return overAll(quantity.among, context, (all) => distinct(quantity.what, all, context));
    case 'mostInCommon':
      return overAll(quantity.among, context, (all) => mostInCommon(quantity.what, all, context));
    case 'characteristic': {
      const ids = evaluate.objects(quantity.of, context);
      if (!isKnown(ids)) return ids;
      const [object] = seen(ids, context);
      return object === undefined ? undetermined('whose number is meant') : (numberOf(quantity.which, object) ?? 0);
    }
    case 'greatest':
      return overAll(quantity.among, context, (all) => Math.max(0, ...all.map((one) => numberOf(quantity.which, one) ?? 0)));
    case 'total':
      return overAll(quantity.among, context, (all) => all.reduce((sum, one) => sum + (numberOf(quantity.which, one) ?? 0), 0));
    case 'counters': {
      const ids = evaluate.objects(quantity.on, context);
      return isKnown(ids) ? ids.reduce((sum, id) => sum + countersOn(id, quantity.counter, context), 0) : ids;
    }
    case 'countersAmong':
      return overAll(quantity.among, context, (all) => all.reduce((sum, { id }) => sum + countersOn(id, quantity.counter, context), 0));
    case 'devotion':
      return devotion(quantity.to, quantity.of, context);
    case 'playerNumber': {
      const ids = evaluate.players(quantity.of, context);
      if (!isKnown(ids)) return ids;
      return ids.reduce<Amount>((sum, id) => combine(sum, playerNumber(quantity.which, id, context), (left, right) => left + right), 0);
    }
    case 'extremeNumber': {
      const ids = evaluate.players(quantity.of, context);
      if (!isKnown(ids)) return ids;
      const [first, ...others] = ids.map((id) => playerNumber(quantity.which, id, context));
      const further = quantity.extreme === 'highest' ? Math.max : Math.min;
      return first === undefined
        ? 0
        : others.reduce<Amount>((most, one) => combine(most, one, (left, right) => further(left, right)), first);
    }
    case 'players': {
      const ids = evaluate.players(quantity.who, context);
      return isKnown(ids) ? ids.length : ids;
    }
    case 'thisTurn':
      return attackNumber(quantity.what, context) ?? amountThisTurn(quantity.what, context);
    case 'thisWay':
      if (/damage prevented/.test(quantity.what) && context.prevented !== undefined) return context.prevented;
      return amountThisWay(quantity.what, context);
    case 'manaSpent':
      return amountSpent(quantity, context);
    case 'identityColors':
      return (
        identityOfCommanders(context.view.state, context.you)?.size ?? undetermined('the color identity of a commander that is not there')
      );
    case 'asOf':
      return undetermined(`a number counted ${quantity.when}`);
    case 'sharedTypes':
      return undetermined('how many types are shared');
    case 'colorsOf':
      return overThese(quantity.of, context, (all) => distinct('color', all, context));
    case 'basicLandTypes':
      return overAll(
        quantity.among,
        context,
        (all) => BASIC_LAND_TYPES.filter((type) => all.some(({ subtypes }) => subtypes.has(type))).length,
      );
    case 'times':
      return combine(quantity.factor, amount(quantity.of, context), (left, right) => left * right);
    case 'plus':
      return combine(amount(quantity.left, context), amount(quantity.right, context), (left, right) => left + right);
    case 'minus':
      return combine(amount(quantity.left, context), amount(quantity.right, context), (left, right) => left - right);
    case 'half':
      return rounded(amount(quantity.of, context), 2, quantity.rounded);
    case 'fraction':
      return rounded(amount(quantity.of, context), quantity.part, quantity.rounded);
    case 'difference':
      return combine(amount(quantity.left, context), amount(quantity.right, context), (left, right) => Math.abs(left - right));
    case 'lesser':
      return quantity.of
        .map((one) => amount(one, context))
        .reduce((left, right) => combine(left, right, Math.min), Number.POSITIVE_INFINITY);
    case 'playerCounters':
      if (quantity.counter !== 'energy' && quantity.counter !== 'poison')
        return undetermined(`a player's ${quantity.counter ?? ''} counters`);
      return amount({ kind: 'playerNumber', which: quantity.counter, of: quantity.of }, context);
    case 'greatestOf':
      return overThese(quantity.among, context, (all) => {
        const values = all.flatMap((one) => numberOf(quantity.which, one) ?? []);
        return values.length === 0 ? 0 : quantity.least ? Math.min(...values) : Math.max(...values);
      });
    case 'totalOf':
      return overThese(quantity.of, context, (all) => all.reduce((sum, one) => sum + (numberOf(quantity.which, one) ?? 0), 0));
    case 'manaSymbols':
      return overThese(
        quantity.of,
        context,
        (all) => all.flatMap(({ manaCost }) => manaCost).filter((symbol) => colorsOfSymbol(symbol).includes(quantity.color)).length,
      );
    case 'countOf':
      return overThese(quantity.of, context, (all) => all.length);
    case 'unspentMana': {
      const ids = evaluate.players(quantity.of, context);
      if (!isKnown(ids)) return ids;
      const pools = context.view.state.players.filter(({ id }) => ids.includes(id)).flatMap(({ manaPool }) => manaPool);
      return howMuch(pools, ({ type }) => quantity.mana === null || type === quantity.mana);
    }
    case 'timesCast': {
      const ids = evaluate.objects(quantity.what, context);
      if (!isKnown(ids)) return ids;
      if (quantity.from.zone !== 'command') return undetermined('how often a card was cast this game');
      const casts = context.view.state.players.flatMap(({ commanderCasts }) => ids.map((id) => commanderCasts.get(id) ?? 0));
      return casts.reduce((sum, times) => sum + times, 0);
    }
    case 'stat':
      if (quantity.what === '1 damage prevented this way' && context.prevented !== undefined) return context.prevented;
      // 119.3: of the life that an ability triggered on.
      if (/^1 life you (lost|gained)$/.test(quantity.what) && context.thatMany !== null) return context.thatMany;
      if (quantity.what === 'the result' && context.result !== undefined) return context.result;
      return attackNumber(quantity.what, context) ?? undetermined(quantity.what);
    case 'countersRemoved':
      return countersRemoved(quantity.counter, context) ?? undetermined('counters removed');
    case 'kicked':
      return timesKicked(quantity.what, context);
    case 'timesPaid':
      return timesPaid(quantity.which, quantity.what, context);
    case 'distinctOf':
      return undetermined('how many kinds there are among objects spoken of');
    case 'playersWho': {
      const who = { kind: 'player', quantifier: 'each' } as const;
      const others = { kind: 'opponent', quantifier: 'each' } as const;
      const ids = evaluate.players({ kind: 'who', player: quantity.opponents ? others : who, condition: quantity.condition }, context);
      return isKnown(ids) ? ids.length : ids;
    }
    default:
      return unreachable(quantity);
  }
}

const seen = (ids: readonly string[], { view }: Context): readonly ObjectView[] => ids.flatMap((id) => view.object(id) ?? []);

function overAll(filter: Filter, context: Context, how: (all: readonly ObjectView[]) => Amount): Amount {
  const ids = context.evaluate.matching(filter, context);
  return isKnown(ids) ? how(seen(ids, context)) : ids;
}

function overThese(ref: ObjectRef, context: Context, how: (all: readonly ObjectView[]) => Amount): Amount {
  const ids = context.evaluate.objects(ref, context);
  return isKnown(ids) ? how(seen(ids, context)) : ids;
}

/** 107.1a: halves and other parts are rounded as the text says. */
function rounded(of: Amount, part: number, how: 'up' | 'down' | null): Amount {
  return combine(of, part, (whole, by) => (how === 'up' ? Math.ceil(whole / by) : Math.floor(whole / by)));
}

/** 700.5: the colored symbols in mana costs of permanents that the player controls; a symbol of several of the colors counts once. */
function devotion(to: readonly ManaSymbol[] | 'thatColor' | 'chosenColor', of: PlayerRef, context: Context): Amount {
  const { view, evaluate } = context;
  if (to === 'thatColor') return undetermined('which color is meant');
  const chosen = chosenBy(context).color;
  const colors: readonly string[] = to === 'chosenColor' ? (chosen === undefined ? [] : [chosen]) : to;
  const owners = evaluate.players(of, context);
  if (!isKnown(owners)) return owners;
  return seen(view.permanents, context)
    .filter(({ controller }) => owners.includes(controller))
    .flatMap(({ manaCost }) => manaCost)
    .filter((symbol) => colorsOfSymbol(symbol).some((color) => colors.includes(color))).length;
}

function playerNumber(which: PlayerNumber, id: string, { view }: Context): Amount {
  const { state } = view;
  const player = playerOf(state, id);
  if (player === undefined) return undetermined('which player is meant');
  switch (which) {
    case 'life':
      return player.life;
    case 'handSize':
      return player.hand.length;
    case 'energy':
      return player.energy;
    case 'poison':
      return player.poison;
    case 'librarySize':
      return player.library.length;
    case 'startingLife':
      return state.format === 'commander' ? 40 : 20;
    case 'graveyardSize':
      return player.graveyard.length;
    case 'unspentMana':
      return howMuch(player.manaPool);
    case 'opponents':
      return playersOf(state).length - 1;
    case 'partySize':
      return partySize(view, id);
    // 702.179: no speed counts as 0.
    case 'speed':
      return player.speed ?? 0;
    case 'experience':
    case 'rad':
    case 'ticket':
    case 'handLimit':
      return undetermined(`a player's ${which}`);
    default:
      return unreachable(which);
  }
}

const EXCESS = /^(?:(?:the )?(?:amount of )?excess damage dealt(?: to that creature)?|that excess damage)$/;

/** What was counted while the ability resolves. */
function amountThisWay(what: string, { amounts }: Context): Amount {
  // What is spoken of was dealt by the same text, if that has dealt any.
  if (EXCESS.test(what)) return amounts?.get('excess damage dealt') ?? undetermined(what);
  const [, said] = /^(?:the )?(?:amount of )?(life lost|life gained|life paid|damage dealt)$/.exec(what) ?? [];
  return said === undefined || amounts === undefined ? undetermined(what) : (amounts.get(said) ?? 0);
}

/** How many counters an ability has removed as it resolves; those that its cost took are not told apart by kind. */
const countersRemoved = (counter: string | null, { amounts }: Context): number | undefined =>
  (counter === null ? undefined : amounts?.get(`${counter} counters removed`)) ?? amounts?.get('counters removed');
