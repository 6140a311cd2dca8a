import type { Change } from '../ast/index.ts';
import { unreachable } from '../result.ts';
import type { RuleNumber } from '../rules.ts';

/** 613.1, 613.4: the layers and sublayers after the first, in order; the first gives the copiable values. */
export const LAYERS = ['2', '3', '4', '5', '6', '7a', '7b', '7c', '7d'] as const;
export type Layer = (typeof LAYERS)[number];

/** The rule of each layer. */
export const LAYER_RULES: Readonly<Record<Layer, RuleNumber>> = {
  '2': '613.1b',
  '3': '613.1c',
  '4': '613.1d',
  '5': '613.1e',
  '6': '613.1f',
  '7a': '613.4a',
  '7b': '613.4b',
  '7c': '613.4c',
  '7d': '613.4d',
};

/** In which layer a single change applies; null where it is no change of characteristics (113.12) or is not read. */
export function layerOf(change: SingleChange): Layer | null {
  switch (change.kind) {
    case 'controller':
      return '2';
    case 'name':
      return '3';
    case 'types':
    case 'losesTypes':
    case 'everyType':
    case 'becomesOfChoice':
      return '4';
    case 'colors':
      return '5';
    case 'gains':
    case 'losesAbilities':
    case 'cantHave':
      return '6';
    case 'basePowerToughness':
      return change.defining ? '7a' : '7b';
    case 'modifyPowerToughness':
    case 'oneOf':
      return '7c';
    case 'switchPowerToughness':
      return '7d';
    case 'becomesCopy':
    case 'deed':
    case 'unsupported':
      return null;
    default:
      return unreachable(change);
  }
}

/** The single changes of a list, those of "is a 4/4 Bird creature with flying" one by one. */
export function singly(changes: readonly Change[]): readonly SingleChange[] {
  return changes.flatMap((change) => (change.kind === 'together' ? singly(change.changes) : [change]));
}

/**
 * 613.6: the changes of one effect by layer. Within layer 6 what is lost comes before what is gained: "loses all abilities and has
 * '{T}: Add {C}'" leaves that ability.
 */
export function byLayer(changes: readonly Change[]): ReadonlyMap<Layer, readonly SingleChange[]> {
  const parts = new Map<Layer, SingleChange[]>();
  for (const change of singly(changes)) {
    const layer = layerOf(change);
    if (layer === null) continue;
    const list = parts.get(layer) ?? [];
    if (change.kind === 'losesAbilities') list.unshift(change);
    else list.push(change.kind === 'losesTypes' ? otherTypes(change, list) : change);
    parts.set(layer, list);
  }
  return parts;
}

type SingleChange = Exclude<Change, { kind: 'together' }>;

/** 205.2a: the card types that a permanent can have. */
const PERMANENT_TYPES = ['artifact', 'battle', 'creature', 'enchantment', 'kindred', 'land', 'planeswalker'] as const;

/** 205.1a: "all other card types" are those that the same effect has not given. */
function otherTypes(change: Extract<Change, { kind: 'losesTypes' }>, before: readonly SingleChange[]): SingleChange {
  if (change.types !== 'allOtherTypes') return change;
  const given = before.flatMap((one) => (one.kind === 'types' ? one.types : []));
  const kept = new Set(given.flatMap((word) => (word.kind === 'cardType' ? [word.type] : [])));
  return kept.size === 0
    ? change
    : { kind: 'losesTypes', types: PERMANENT_TYPES.filter((type) => !kept.has(type)).map((type) => ({ kind: 'cardType', type })) };
}
