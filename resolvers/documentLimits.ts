import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { rules } from '../engine/index.ts';
import { tooCostly } from './errors.ts';
import { ZONES } from './input/boardLimits.ts';
import { LIMITS } from './limits.ts';

/** What is measured of an operation. Introspection is left to the bounds that the GraphQL library sets itself. */
interface Measure {
  readonly depth: number;
  readonly aliases: number;
  readonly cost: number;
}

/** How long lists are on the board that an operation asks about. */
interface Sizes {
  readonly permanents: number;
  readonly players: number;
  /** The most cards in one zone of one player. */
  readonly cards: number;
  /** What setting the board up costs. */
  readonly setUp: number;
}

interface Walk {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly sizes: Sizes;
  /** A fragment is measured once for each type and size of board that it is spread on. */
  readonly known: Map<string, Measure>;
}

/** Lists that are counted for what they hold; a list with `first` counts as that many, whatever is on its page. */
const LISTS: Readonly<Record<string, (sizes: Sizes) => number>> = {
  'Query.rules': () => rules().length,
  'Game.permanents': (sizes) => sizes.permanents,
  'Game.players': (sizes) => sizes.players,
  'Player.hand': (sizes) => sizes.cards,
  'Player.graveyard': (sizes) => sizes.cards,
  'Player.exile': (sizes) => sizes.cards,
  'Player.library': (sizes) => sizes.cards,
  'Player.command': (sizes) => sizes.cards,
  'CardConnection.edges': () => 1,
  'CardConnection.nodes': () => 1,
};
/** What one permanent costs in setting up a board, and in working out what hangs on all of them; any other card costs 1. */
const PERMANENT = 3;
/** Any other list: reasons, steps, abilities, counters. */
const SHORT_LIST = 4;
const NOTHING: Measure = { depth: 0, aliases: 0, cost: 0 };

/**
 * Throws `QUERY_TOO_LARGE` where an operation is deeper, has more aliases or costs more than `LIMITS` allows.
 * For valid operations only: fragments have to be known and free of cycles.
 */
export function checkDocument(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: readonly FragmentDefinitionNode[],
  variables: Readonly<Record<string, unknown>>,
): void {
  const root = schema.getRootType(operation.operation);
  if (root === undefined || root === null) return;
  const walk: Walk = {
    schema,
    fragments: new Map(fragments.map((fragment) => [fragment.name.value, fragment])),
    variables,
    sizes: { permanents: 1, players: 1, cards: 1, setUp: 0 },
    known: new Map(),
  };
  const measured = measure(operation.selectionSet, root, walk);
  for (const limit of ['depth', 'aliases', 'cost'] as const) {
    if (measured[limit] > LIMITS[limit]) throw tooCostly(message(limit, measured[limit]), limit);
  }
}

function message(limit: keyof Measure, found: number): string {
  const most = LIMITS[limit];
  switch (limit) {
    case 'depth':
      return `This operation is nested ${found} fields deep; at most ${most} are allowed. Ask in several requests.`;
    case 'aliases':
      return `This operation has ${found} aliases; at most ${most} are allowed. Ask in several requests.`;
    case 'cost':
      return `This operation would cost ${Math.round(found)} fields, lists multiplied out; at most ${most} are allowed. Ask for fewer fields of long lists, or in several requests.`;
  }
}

function measure(selections: SelectionSetNode, type: GraphQLCompositeType, walk: Walk): Measure {
  return selections.selections.map((selection) => measureSelection(selection, type, walk)).reduce(add, NOTHING);
}

function measureSelection(selection: SelectionNode, type: GraphQLCompositeType, walk: Walk): Measure {
  switch (selection.kind) {
    case Kind.FIELD: {
      const below = measureField(selection, type, walk);
      return selection.alias === undefined ? below : { ...below, aliases: below.aliases + 1 };
    }
    case Kind.INLINE_FRAGMENT:
      return measure(selection.selectionSet, typeCondition(selection.typeCondition?.name.value, type, walk), walk);
    case Kind.FRAGMENT_SPREAD:
      return measureFragment(selection.name.value, type, walk);
  }
}

function measureField(node: FieldNode, parent: GraphQLCompositeType, walk: Walk): Measure {
  const field = fieldOf(parent, node.name.value);
  if (field === undefined) return NOTHING;
  const args = field.args.length === 0 ? {} : getArgumentValues(field, node, walk.variables);
  const board = field.name === 'board' ? boardSizes(args.input) : null;
  const own = 1 + (board?.setUp ?? 0) + textCost(args);
  const type = getNamedType(field.type);
  if (node.selectionSet === undefined || !isCompositeType(type)) return { depth: 1, aliases: 0, cost: own };
  const below = measure(node.selectionSet, type, board === null ? walk : { ...walk, sizes: board, known: new Map() });
  const times = typeof args.first === 'number' ? Math.max(1, args.first) : listSize(field, parent, walk.sizes);
  return { depth: below.depth + 1, aliases: below.aliases, cost: own + times * below.cost };
}

function measureFragment(name: string, type: GraphQLCompositeType, walk: Walk): Measure {
  const before = walk.known.get(name);
  if (before !== undefined) return before;
  const fragment = walk.fragments.get(name);
  if (fragment === undefined) return NOTHING;
  const measured = measure(fragment.selectionSet, typeCondition(fragment.typeCondition.name.value, type, walk), walk);
  walk.known.set(name, measured);
  return measured;
}

function listSize(field: GraphQLField<unknown, unknown>, parent: GraphQLCompositeType, sizes: Sizes): number {
  const type = isNonNullType(field.type) ? field.type.ofType : field.type;
  if (!isListType(type)) return 1;
  return LISTS[`${parent.name}.${field.name}`]?.(sizes) ?? SHORT_LIST;
}

/** Never over what a board may hold: a larger one is refused for that, by name of the field. */
function boardSizes(input: unknown): Sizes {
  const players = listIn(input, 'players');
  const cards = players.flatMap((player) => ZONES.map((zone) => counted(listIn(player, zone))));
  const permanents = clamped(counted(players.flatMap((player) => listIn(player, 'battlefield'))), LIMITS.permanents);
  const allCards = clamped(
    cards.reduce((sum, size) => sum + size, 0),
    LIMITS.cards,
  );
  return {
    players: clamped(players.length, LIMITS.players),
    permanents,
    cards: clamped(
      cards.reduce((most, size) => Math.max(most, size), 0),
      LIMITS.cards,
    ),
    setUp: PERMANENT * permanents + allCards,
  };
}

/** Of the texts that a field's arguments bring. Never over what one board may bring: more is refused for that, by name of the field. */
function textCost({ input, card }: Readonly<Record<string, unknown>>): number {
  const texts = [...listIn(input, 'cards'), card].map(textIn);
  return Math.min(
    texts.reduce((sum, length) => sum + length, 0),
    LIMITS.cardTexts,
  );
}

/** The length of a card's text and of its faces'. */
function textIn(card: unknown): number {
  const text = typeof card === 'object' && card !== null && 'oracleText' in card ? card.oracleText : '';
  return listIn(card, 'cardFaces').reduce<number>((sum, face) => sum + textIn(face), typeof text === 'string' ? text.length : 0);
}

function clamped(size: number, most: number): number {
  return Math.min(Math.max(1, size), most);
}

function counted(list: readonly unknown[]): number {
  return list.reduce<number>((sum, each) => sum + countOf(each), 0);
}

function listIn(value: unknown, key: string): readonly unknown[] {
  const list = typeof value === 'object' && value !== null && key in value ? Reflect.get(value, key) : null;
  return Array.isArray(list) ? list : [];
}

function countOf(object: unknown): number {
  const count = typeof object === 'object' && object !== null && 'count' in object ? object.count : 1;
  return typeof count === 'number' ? Math.max(1, count) : 1;
}

function typeCondition(name: string | undefined, type: GraphQLCompositeType, walk: Walk): GraphQLCompositeType {
  const named = name === undefined ? type : walk.schema.getType(name);
  return isCompositeType(named) ? named : type;
}

/** Undefined for `__typename` and the introspection fields. */
function fieldOf(type: GraphQLCompositeType, name: string): GraphQLField<unknown, unknown> | undefined {
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
}

function add(left: Measure, right: Measure): Measure {
  return { depth: Math.max(left.depth, right.depth), aliases: left.aliases + right.aliases, cost: left.cost + right.cost };
}
