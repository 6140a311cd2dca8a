import type { CastOrigin, Filter, FilterSuffix, ManaCost, ManaSymbol, OtherPurpose, SpendingPurpose } from '../ast/index.ts';
import type { PermanentAbility } from '../characteristics/abilities.ts';
import { every, isKnown, not, some, type Truth, undetermined } from '../characteristics/truth.ts';
import type { Context, ObjectView } from '../characteristics/view.ts';
import { unreachable } from '../result.ts';
import { activationSymbols, isOfKeyword, type PaidFor } from './paidFor.ts';
import { saysKicked } from './subjects.ts';

/** A payment as text about spending mana looks at it: what it is for, and which part of the cost is being paid. */
export interface Payment {
  readonly paidFor: PaidFor;
  /** The whole cost, where the caller knows it; null: the one that is printed. */
  readonly cost: ManaCost | null;
  /** 107.4b: whether it is the generic part that the mana goes into. */
  readonly generic: boolean;
}

/** 106.6: whether a payment is what a text says that mana may (or may not) be spent on. `context`: that of the text. */
export function isPurpose(on: SpendingPurpose, payment: Payment, context: Context): Truth {
  const { paidFor } = payment;
  switch (on.kind) {
    case 'castSpell':
      if (paidFor.kind !== 'cast') return false;
      return every(
        [
          () => fitsSpell(on.filter, paidFor, context),
          () => isYours(on.form === 'your', paidFor.spell, context),
          () => isFrom(on.from, paidFor.from, context),
        ],
        (part) => part(),
      );
    case 'castObject':
      return paidFor.kind === 'cast' && isAmong(context.evaluate.objects(on.what, context), paidFor.spell.id);
    case 'activateAbility': {
      if (paidFor.kind !== 'activate') return false;
      const { of, keyword, form } = on;
      return every(
        [
          () => of === null || isSource(of, paidFor.source, context),
          () => keyword === null || each(paidFor.abilities, (ability) => isOfKeyword(ability, keyword)),
          () => form !== 'withX' || contains('X', payment),
        ],
        (part) => part(),
      );
    }
    case 'activateAbilitiesOf':
      if (paidFor.kind !== 'activate') return false;
      return on.what === null
        ? undetermined('which abilities are meant')
        : isAmong(context.evaluate.objects(on.what, context), paidFor.source.id);
    case 'other':
      return isOther(on.what, payment);
    case 'either':
      return some(on.purposes, (one) => isPurpose(one, payment, context));
    default:
      return unreachable(on);
  }
}

const isAmong = (ids: ReturnType<Context['evaluate']['objects']>, id: string): Truth => (isKnown(ids) ? ids.includes(id) : ids);

/** "Your commander": one that the player owns. */
const isYours = (asked: boolean, { owner }: ObjectView, { you }: Context): boolean => !asked || owner === you;

function isFrom(from: CastOrigin | null, card: ObjectView, context: Context): Truth {
  if (from === null) return true;
  const there: Truth = card.zone === from.zone && (from.whose === null || context.evaluate.isPlayer(from.whose, card.owner, context));
  return from.not ? not(there) : there;
}

/** Where a spell is said to be is where it is cast from: "spells from your graveyard". All else is said of the spell. */
function fitsSpell(filter: Filter, cast: Extract<PaidFor, { kind: 'cast' }>, context: Context): Truth {
  const { evaluate } = context;
  if (filter.kind === 'either') return some(filter.filters, (one) => fitsSpell(one, cast, context));
  if (filter.words.some(saysKicked)) {
    // 702.33d: it becomes kicked as its costs are announced.
    if (cast.kicked === null) return undetermined('whether the spell is kicked');
    return cast.kicked && fitsSpell({ ...filter, words: filter.words.filter((word) => !saysKicked(word)) }, cast, context);
  }
  if (!filter.suffixes.some(isPlace)) return evaluate.fits(filter, cast.spell, context);
  const places = filter.suffixes.filter(isPlace);
  const others = filter.suffixes.filter((suffix) => !isPlace(suffix));
  return every(
    [
      () => evaluate.fits({ ...filter, suffixes: others }, cast.spell, context),
      () => evaluate.fits({ kind: 'objects', words: [], suffixes: places }, cast.from, context),
    ],
    (part) => part(),
  );
}

const isPlace = ({ kind }: FilterSuffix): boolean =>
  kind === 'inZone' || kind === 'inZones' || kind === 'fromAnywhere' || kind === 'outsideOf';

/** 109.2, 113.7: "an artifact" is a permanent; "artifact source" and "creature card" are so in any zone. */
function isSource(of: Filter, source: ObjectView, context: Context): Truth {
  if (of.kind === 'either') return some(of.filters, (one) => isSource(one, source, context));
  const words = of.words.filter((word) => word.kind !== 'noun' || (word.which !== 'source' && word.which !== 'card'));
  if (words.length === of.words.length) return context.evaluate.matches(of, source, context);
  return context.evaluate.fits({ ...of, words }, source, context);
}

/** True or false of all the abilities that may be meant; otherwise it depends on which it is. */
function each(abilities: readonly PermanentAbility[], test: (ability: PermanentAbility) => boolean): Truth {
  const fitting = abilities.filter(test).length;
  if (fitting === 0) return false;
  return fitting === abilities.length ? true : undetermined('which ability is activated');
}

/** Whether the cost has such a symbol. */
function contains(symbol: ManaSymbol, { paidFor, cost }: Payment): Truth {
  if (cost !== null) return cost.includes(symbol);
  if (paidFor.kind === 'cast') return paidFor.spell.manaCost.includes(symbol);
  return paidFor.kind === 'activate' && each(paidFor.abilities, (ability) => activationSymbols(ability).includes(symbol));
}

function isOther(what: OtherPurpose, payment: Payment): Truth {
  switch (what) {
    case 'costsWithX':
      return contains('X', payment);
    case 'costWithColorless':
      return contains('C', payment);
    case 'genericCosts':
      return payment.generic;
    case 'castThisWay':
      return payment.paidFor.kind === 'cast' && undetermined('which spells are cast this way');
    case 'gainClassLevel':
      // 716.2: by activating a level ability of a Class.
      return (
        payment.paidFor.kind === 'activate' &&
        each(payment.paidFor.abilities, ({ ability }) => ability.kind === 'level' && ability.how === 'class')
      );
    case 'cumulativeUpkeep':
    case 'cumulativeUpkeepCosts':
      return isOneOf(payment, ['cumulativeUpkeep', 'cumulativeUpkeepCosts']);
    case 'unlockDoor':
    case 'unlockDoors':
      return isOneOf(payment, ['unlockDoor', 'unlockDoors']);
    case 'turnPermanentFaceUp':
    case 'turnPermanentsFaceUp':
      return isOneOf(payment, ['turnPermanentFaceUp', 'turnPermanentsFaceUp', 'turnCreaturesFaceUp']);
    case 'turnCreaturesFaceUp':
      return isOneOf(payment, ['turnCreaturesFaceUp']);
    case 'foretellCard':
    case 'foretellCards':
      return isOneOf(payment, ['foretellCard', 'foretellCards']);
    default:
      return unreachable(what);
  }
}

const isOneOf = ({ paidFor }: Payment, purposes: readonly OtherPurpose[]): boolean =>
  paidFor.kind === 'other' && purposes.includes(paidFor.what);
