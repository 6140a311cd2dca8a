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
import {
  actingSizes,
  boardSizes,
  changedSizes,
  keptName,
  NO_BOARD,
  questionsCost,
  type Sizes,
  textCost,
  USUAL_GAME,
} from './documentSizes.ts';
import { tooCostly } from './errors.ts';
import { LIMITS } from './limits.ts';

/** What is measured of an operation. Introspection is left to the bounds that the GraphQL library sets itself. */
interface Measure {
  readonly depth: number;
  readonly aliases: number;
  readonly cost: number;
}

/** An operation and what it is asked with. */
export interface Asked {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: readonly FragmentDefinitionNode[];
  readonly variables: Readonly<Record<string, unknown>>;
}

interface Walk {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Of the kept games that it names, by `keptName`. */
  readonly kept: ReadonlyMap<string, Sizes>;
  readonly sizes: Sizes;
  /** A fragment is measured once for each type and size of board that it is spread on. */
  readonly known: Map<string, Measure>;
}

/** Lists that are counted for what they hold; a list with `first` counts as that many, whatever is on its page. */
const LISTS: Readonly<Record<string, (sizes: Sizes) => number>> = {
  'Query.rules': () => rules().length,
  'Game.permanents': (sizes) => sizes.permanents,
  'Game.options': (sizes) => sizes.permanents + sizes.cards,
  'Game.players': (sizes) => sizes.players,
  'Player.hand': (sizes) => sizes.cards,
  'Player.graveyard': (sizes) => sizes.cards,
  'Player.exile': (sizes) => sizes.cards,
  'Player.library': (sizes) => sizes.cards,
  'Player.command': (sizes) => sizes.cards,
  'Acted.events': (sizes) => sizes.events,
  'CardConnection.edges': () => 1,
  'CardConnection.nodes': () => 1,
  'EventConnection.edges': () => 1,
  'EventConnection.nodes': () => 1,
  'GameConnection.edges': () => 1,
  'GameConnection.nodes': () => 1,
};
/** Fields that are searched for, by what a hard case of them takes beside fields that are read off. */
const WEIGHTS: Readonly<Record<string, number>> = {
  'Player.canPay': 50,
  'Player.maxX': 100,
  'Player.availableMana': 50,
  'AvailableMana.maxOf': 10,
  'AvailableMana.options': 50,
  'AvailableMana.truncated': 50,
  'Payment.plan': 10,
  'Payment.plans': 50,
  'Payment.plansTruncated': 50,
  'Payment.missing': 50,
  'Ability.canActivate': 50,
  'Game.options': 500,
  'Game.isLegal': 100,
  'Game.wouldDeal': 100,
  'Game.wouldFight': 500,
  'LegalAction.announcement': 20,
  'Announcement.declarations': 500,
  'LegalAction.payment': 20,
  'LegalAction.missingChoice': 20,
  'LegalAction.notModelled': 20,
  'CardObject.canCast': 50,
  'Game.scenario': 20,
};
/** Any other list: reasons, steps, abilities, counters. */
const SHORT_LIST = 4;
const NOTHING: Measure = { depth: 0, aliases: 0, cost: 0 };

/**
 * Throws `QUERY_TOO_LARGE` where an operation is deeper, has more aliases or costs more than `LIMITS` allows.
 * For valid operations only: fragments have to be known and free of cycles.
 */
export function checkDocument({ schema, operation, fragments, variables }: Asked, kept: ReadonlyMap<string, Sizes> = new Map()): void {
  const root = schema.getRootType(operation.operation);
  if (root === undefined || root === null) return;
  const walk: Walk = {
    schema,
    fragments: new Map(fragments.map((fragment) => [fragment.name.value, fragment])),
    variables,
    kept,
    sizes: NO_BOARD,
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
  const inside = sizesInside(parent, field.name, args, walk);
  const own = (WEIGHTS[`${parent.name}.${field.name}`] ?? 1) + (inside?.setUp ?? 0) + textCost(args) + questionsCost(args, walk.sizes);
  const type = getNamedType(field.type);
  const first = typeof args.first === 'number' ? Math.min(args.first, longest(type.name)) : null;
  if (node.selectionSet === undefined || !isCompositeType(type)) {
    return { depth: 1, aliases: 0, cost: own + Math.max(0, first ?? 0) };
  }
  const below = measure(node.selectionSet, type, inside === null ? walk : { ...walk, sizes: inside, known: new Map() });
  const times = first === null ? listSize(field, parent, walk.sizes) : Math.max(1, first);
  return { depth: below.depth + 1, aliases: below.aliases, cost: own + times * below.cost };
}

/** A page of more than there may be is refused for that, by name of the field. */
const longest = (type: string): number => (type.endsWith('Connection') ? LIMITS.page : Number.POSITIVE_INFINITY);

/** Where a field leads to another game: to a board, to one that is kept, or to the same one after actions. Null where it doesn't. */
function sizesInside(parent: GraphQLCompositeType, field: string, args: Readonly<Record<string, unknown>>, walk: Walk): Sizes | null {
  if (parent.name === 'Mutation' && field !== 'createGame')
    return changedSizes(field, args, walk.kept.get(keptName(args.game, args.atVersion)) ?? NO_BOARD);
  switch (`${parent.name}.${field}`) {
    case 'Query.board':
    case 'Mutation.createGame':
      return boardSizes(args.input);
    case 'Query.game':
      return walk.kept.get(keptName(args.id, args.version)) ?? NO_BOARD;
    case 'Query.games':
      return USUAL_GAME;
    case 'Game.after':
      return actingSizes(args.actions, walk.sizes);
    default:
      return null;
  }
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
