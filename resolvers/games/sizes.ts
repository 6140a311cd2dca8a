import { type FieldNode, getArgumentValues, Kind, type SelectionNode, type SelectionSetNode } from 'graphql';
import { StoreError } from '../../data/games/errors.ts';
import type { Context } from '../context.ts';
import type { Asked } from '../documentLimits.ts';
import { keptName, type Sizes, stateSizes } from '../documentSizes.ts';
import type { GameRef } from '../loaders.ts';
import { isId } from './callersGames.ts';

/**
 * The sizes of the kept games that an operation names; they are at hand afterwards. Those that aren't there have none, nor have those that can't be
 * read now: that is told by the field that asks for them.
 */
export async function keptSizes(asked: Asked, { games }: Context): Promise<ReadonlyMap<string, Sizes>> {
  if (games === 'none' || games === 'unknown') return new Map();
  const root = asked.schema.getRootType(asked.operation.operation);
  const refs = rootFields(asked.operation.selectionSet, asked).flatMap((node): GameRef[] => {
    const field = root?.getFields()[node.name.value];
    if (field === undefined) return [];
    const { id, game, version, atVersion = version } = getArgumentValues(field, node, asked.variables);
    const named = field.name === 'game' ? id : game;
    return typeof named === 'string' && isId(named)
      ? [{ id: named, version: typeof atVersion === 'number' ? Math.max(0, atVersion) : null }]
      : [];
  });
  const sizes = await Promise.all(
    refs.map(async (ref) => {
      const kept = await games.loader.load(ref).catch(unreadable);
      return kept === null ? [] : [[keptName(ref.id, ref.version), stateSizes(kept.state)] as const];
    }),
  );
  return new Map(sizes.flat());
}

function rootFields(set: SelectionSetNode, asked: Asked): readonly FieldNode[] {
  return set.selections.flatMap((selection) => fieldsOf(selection, asked));
}

function fieldsOf(selection: SelectionNode, asked: Asked): readonly FieldNode[] {
  switch (selection.kind) {
    case Kind.FIELD:
      return [selection];
    case Kind.INLINE_FRAGMENT:
      return rootFields(selection.selectionSet, asked);
    case Kind.FRAGMENT_SPREAD: {
      const fragment = asked.fragments.find(({ name }) => name.value === selection.name.value);
      return fragment === undefined ? [] : rootFields(fragment.selectionSet, asked);
    }
  }
}

function unreadable(error: unknown): null {
  if (error instanceof StoreError) return null;
  throw error;
}
