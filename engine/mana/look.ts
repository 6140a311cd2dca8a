import type { Ability, Condition, Filter, ManaSource, ManaType, ObjectRef, Quantity } from '../ast/index.ts';
import { chosenBy } from '../characteristics/chosen.ts';
import { identityOfCommanders } from '../characteristics/commanders.ts';
import { speaksOfExile } from '../characteristics/exiledCards.ts';
import { countersOn } from '../characteristics/numbers.ts';
import { type Ids, isKnown, type Undetermined, undetermined } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import { ALL_COLORS, ALL_TYPES, addAmounts, manaOfOneType, NO_MANA, NO_TYPES, type TypeSet, typeSet } from './amounts.ts';
import { type CostChoices, costChoices } from './costChoices.ts';
import { found, type Looked, type Lookup } from './lookup.ts';
import { type Amount, exactly, type TypeSource } from './possibilities.ts';
import { manaOfSymbol } from './symbols.ts';

/**
 * For which question an ability is worked out: `types` (106.7) leaves open every number that paying costs would settle, since it ignores
 * whether they can be paid; `amounts` takes the payments that the board offers.
 */
export type Question = 'types' | 'amounts';

/** Names a group of permanents whose types an ability may look at. */
export type GroupName = (key: string, members: () => Ids) => string | Undetermined;

/** What differs between the moments at which an ability may be worked out: what its words point to, and what is settled. */
export interface Standpoint {
  readonly objects: (ref: ObjectRef) => Ids;
  readonly quantity: (quantity: Quantity) => Looked<Amount>;
  readonly condition: (condition: Condition) => Looked<boolean>;
  readonly couldProduce: (what: 'color' | 'type', by: ObjectRef) => Looked<TypeSource>;
  /** 106.12a. */
  readonly produced: TypeSet | null;
}

/** How an ability of a permanent sees the game while nothing is activated: `context` is that of the permanent's text. */
export function lookupFor(ability: Ability, context: Context, question: Question, group: GroupName): Lookup {
  const choices = costChoices(ability);
  const { evaluate } = context;
  const idsOf = (ref: ObjectRef): Ids => objectsMeant(ref, choices, context);
  return lookupFrom(ability, context, {
    objects: idsOf,
    quantity: (quantity) => quantityOf(quantity, choices, context, question),
    condition: (condition) => {
      const truth = evaluate.holds(condition, context);
      return typeof truth === 'boolean' ? found(truth) : truth;
    },
    couldProduce: (what, by) => {
      const from = group(pointOfView([by, choices.object], context), () => idsOf(by));
      return typeof from === 'string' ? found({ kind: 'reflected', from, only: what === 'color' ? ALL_COLORS : ALL_TYPES }) : from;
    },
    produced: null,
  });
}

/** How an ability sees the game from a standpoint; null: instructions of something else than a triggered mana ability. */
export function lookupFrom(ability: Ability | null, context: Context, standpoint: Standpoint): Lookup {
  const { evaluate } = context;
  const { objects } = standpoint;
  return {
    ...standpoint,
    colorsOf: (of) => mapIds(objects(of), (ids) => colorsOfObjects(ids, context)),
    colorsAmong: (among: Filter) => mapIds(evaluate.matching(among, context), (ids) => colorsOfObjects(ids, context)),
    chosenColor: () => {
      const { color } = chosenBy(context);
      return color === undefined ? NO_TYPES : typeSet([color]);
    },
    players: (who, they) => mapIds(evaluate.players(who, they === null ? context : { ...context, they }), (ids) => ids),
    unspentMana: (who) =>
      mapIds(evaluate.players(who, context), (ids) =>
        context.view.state.players
          .filter(({ id }) => ids.includes(id))
          .flatMap(({ manaPool }) => manaPool)
          .reduce((sum, { type, amount }) => addAmounts(sum, manaOfOneType(type, amount)), NO_MANA),
      ),
    commanderIdentity: () => typeSet(identityOfCommanders(context.view.state, context.you) ?? []),
    triggeringMana: ability === null ? null : triggeringMana(ability),
    manaCostOf: (of): Looked<readonly (readonly ManaType[])[]> => {
      const ids = objects(of);
      if (!isKnown(ids)) return ids;
      const [object] = ids.flatMap((id) => context.view.object(id) ?? []);
      return object ? found(object.manaCost.flatMap(manaOfSymbol)) : undetermined('whose mana cost is meant');
    },
  };
}

const mapIds = <T>(ids: Ids, to: (ids: readonly string[]) => T): Looked<T> => (isKnown(ids) ? found(to(ids)) : ids);

function colorsOfObjects(ids: readonly string[], { view }: Context): TypeSet {
  return ids.reduce((set, id) => set | typeSet(view.object(id)?.colors ?? []), NO_TYPES);
}

/** 106.12a: what the event of a triggered mana ability says of the mana. */
function triggeringMana(ability: Ability): ManaSource | null {
  if (ability.kind !== 'triggered') return null;
  const { event } = ability;
  const of = event.kind === 'tappedForMana' || event.kind === 'addsMana' ? event.of : null;
  return of?.kind === 'chosenColor' || of?.kind === 'types' ? of : null;
}

/**
 * The objects that a reference means to this ability. "The exiled card" is what the permanent exiled (607.2a); "the sacrificed creature"
 * and other words that point back mean the objects that its cost could be paid with.
 */
function objectsMeant(ref: ObjectRef, choices: CostChoices, context: Context): Ids {
  if (ref.kind !== 'that' && ref.kind !== 'it') return context.evaluate.objects(ref, context);
  const permanent = context.view.state.permanents.get(context.source ?? '');
  if (permanent && ref.kind === 'that' && speaksOfExile(ref.filter)) return [...permanent.imprinted, ...permanent.exiledWith];
  if (choices.object !== null) return context.evaluate.objects(choices.object, context);
  return context.evaluate.objects(ref, context);
}

/**
 * A key under which texts that mean the same meet, whoever's they are: the words, whose point of view, and the source where the words
 * depend on it.
 */
export function pointOfView(node: object, { source, you }: Context): string {
  const words = JSON.stringify(node);
  return `${you}|${DEPENDS_ON_SOURCE.test(words) ? source : ''}|${words}`;
}
const DEPENDS_ON_SOURCE =
  /"(other|self|it|that|attached|chosen\w*|exceptFor|attachedTo|sameName|shares\w*|exiledWith|commander\w*|x|noted\w*)"/;

/** A number as the board tells it, or as paying the costs could settle it. */
export function quantityOf(quantity: Quantity, choices: CostChoices, context: Context, question: Question): Looked<Amount> {
  const known = context.evaluate.amount(quantity, context);
  if (typeof known === 'number') return found(exactly(BigInt(Math.trunc(known))));
  return settledByCost(quantity, choices, context, question) ?? known;
}

/** A number that the board does not tell because paying the costs settles it; undefined where it has nothing to do with the costs. */
function settledByCost(quantity: Quantity, choices: CostChoices, context: Context, question: Question): Looked<Amount> | undefined {
  const open = found<Amount>({ kind: 'anyFrom', least: 0n, most: null });
  switch (quantity.kind) {
    case 'x':
    case 'thatMany':
    case 'thisWay':
    case 'anyNumber':
    case 'countersRemoved':
      return choices.chosen === null ? undefined : question === 'types' ? open : upTo(choices.chosen, context);
    case 'count':
      if (choices.chosen === null || !isThisWay(quantity.of)) return undefined;
      return question === 'types' ? open : upTo(choices.chosen, context);
    case 'characteristic':
      return choices.object === null ? undefined : question === 'types' ? open : (overPayments(quantity, choices.object, context) ?? open);
    case 'plus':
    case 'minus':
    case 'times':
    case 'half':
      if (choices.object === null) return choices.chosen === null ? undefined : open;
      return question === 'types' ? open : (overPayments(quantity, choices.object, context) ?? open);
    default:
      return undefined;
  }
}

/** A number for each object that the cost could be paid with; undefined where it can't be told which those are. */
function overPayments(quantity: Quantity, paidWith: ObjectRef, context: Context): Looked<Amount> | undefined {
  const ids = context.evaluate.objects(paidWith, context);
  if (!isKnown(ids)) return undefined;
  return found({ kind: 'oneOf', values: distinctValues(ids.map((id) => context.evaluate.amount(quantity, { ...context, it: [id] }))) });
}

/** 107.3: a number that the player chooses, as far as the board bounds it. */
function upTo(chosen: NonNullable<CostChoices['chosen']>, context: Context): Looked<Amount> {
  const most = mostOf(chosen, context);
  return found({ kind: 'anyFrom', least: 0n, most: most === null ? null : BigInt(most) });
}

function mostOf(chosen: NonNullable<CostChoices['chosen']>, context: Context): number | null {
  if (chosen.kind === 'counters') return countersOn(context.source ?? '', chosen.counter, context);
  if (chosen.kind !== 'objects') return null;
  const ids = context.evaluate.matching(chosen.among, context);
  return isKnown(ids) ? ids.length : null;
}

/** "each card revealed this way", "each creature sacrificed this way". */
export const isThisWay = (of: Filter): boolean =>
  of.kind === 'objects' && of.suffixes.some((suffix) => suffix.kind === 'event' && / this way$/.test(suffix.what));

const distinctValues = (amounts: readonly (number | Undetermined)[]): readonly bigint[] => [
  ...new Set(amounts.filter((amount) => typeof amount === 'number').map((amount) => BigInt(Math.max(0, Math.trunc(amount))))),
];
