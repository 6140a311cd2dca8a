import type { DistinctValue, Filter, ManaSymbol, PlayerNumber, PlayerRef, Quantity } from '../ast/index.ts';
import { colorsOfSymbol } from '../cards/manaCost.ts';
import { BASIC_LAND_TYPES, subtypeGroups } from '../cards/subtypes.ts';
import { unreachable } from '../result.ts';
import { playerOf } from '../state/game.ts';
import { countersOn, numberOf } from './filters.ts';
import { type Amount, combine, isKnown, undetermined } from './truth.ts';
import type { Context, ObjectView } from './view.ts';

/** 107: how many; what the board doesn't tell (what was paid, what happened this turn) is undetermined. */
export function amount(quantity: Quantity, context: Context): Amount {
  const { evaluate } = context;
  switch (quantity.kind) {
    case 'number':
      return quantity.value;
    case 'x':
      return context.x ?? undetermined('the value of X');
    case 'thatMany':
      return context.thatMany ?? undetermined('how many are meant');
    case 'anyNumber':
    case 'upTo':
      return undetermined('a number that is chosen');
    case 'orMore':
      return amount(quantity.least, context);
    case 'count':
      return overAll(quantity.of, context, (all) => all.length);
    case 'distinct':
      return overAll(quantity.among, context, (all) => distinct(quantity.what, all, context));
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
    case 'players': {
      const ids = evaluate.players(quantity.who, context);
      return isKnown(ids) ? ids.length : ids;
    }
    case 'thisWay':
    case 'thisTurn':
    case 'manaSpent':
      return undetermined(quantity.what);
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
      return combine(2, amount(quantity.of, context), (two, of) =>
        quantity.rounded === 'up' ? Math.ceil(of / two) : Math.floor(of / two),
      );
    default:
      return unreachable(quantity);
  }
}

const seen = (ids: readonly string[], { view }: Context): readonly ObjectView[] => ids.flatMap((id) => view.object(id) ?? []);

function overAll(filter: Filter, context: Context, how: (all: readonly ObjectView[]) => Amount): Amount {
  const ids = context.evaluate.matching(filter, context);
  return isKnown(ids) ? how(seen(ids, context)) : ids;
}

/** 700.5: the colored symbols in mana costs of permanents that the player controls; a symbol of several of the colors counts once. */
function devotion(to: readonly ManaSymbol[] | 'thatColor' | 'chosenColor', of: PlayerRef, context: Context): Amount {
  const { view, source, evaluate } = context;
  if (to === 'thatColor') return undetermined('which color is meant');
  const chosen = view.state.permanents.get(source ?? '')?.chosen.color;
  const colors: readonly string[] = to === 'chosenColor' ? (chosen === undefined ? [] : [chosen]) : to;
  const owners = evaluate.players(of, context);
  if (!isKnown(owners)) return owners;
  return seen(view.permanents, context)
    .filter(({ controller }) => owners.includes(controller))
    .flatMap(({ manaCost }) => manaCost)
    .filter((symbol) => colorsOfSymbol(symbol).some((color) => colors.includes(color))).length;
}

function playerNumber(which: PlayerNumber, id: string, { view: { state } }: Context): Amount {
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
    case 'speed':
    case 'experience':
      return undetermined(`a player's ${which}`);
    default:
      return unreachable(which);
  }
}

function distinct(what: DistinctValue, all: readonly ObjectView[], { view }: Context): number {
  const values = (one: ObjectView): readonly (string | number | null)[] => {
    switch (what) {
      case 'power':
        return [one.power];
      case 'manaValue':
        return [one.manaValue];
      case 'name':
        return one.names;
      case 'color':
        return [...one.colors];
      case 'cardType':
        return [...one.types];
      case 'landType':
        return [...one.subtypes].filter((type) => subtypeGroups(type).includes('land'));
      case 'creatureType':
        return [...one.subtypes].filter((type) => subtypeGroups(type).includes('creature'));
      case 'counterKind':
        return [...(view.state.permanents.get(one.id)?.counters.keys() ?? [])];
      default:
        return unreachable(what);
    }
  };
  return new Set(all.flatMap(values).filter((value) => value !== null)).size;
}
