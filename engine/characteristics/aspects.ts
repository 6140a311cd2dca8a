import type { Change } from '../ast/index.ts';
import { BASIC_LAND_TYPES } from '../cards/subtypes.ts';
import type { Layer } from './layer.ts';
import { contains, walk } from './walk.ts';

/** Sides of an object that continuous effects change and that texts look at, as bits: what can't meet needs no closer look (613.8a). */
export const ASPECT = { controller: 1, name: 2, types: 4, colors: 8, abilities: 16, size: 32, lost: 64 } as const;
/** Everything that texts look at. */
const ANY = 63;

/** What the nodes of a text look at. Kinds that are not listed count as looking at everything. */
const LOOKS: Readonly<Record<string, number>> = {
  cardType: ASPECT.types,
  supertype: ASPECT.types,
  subtype: ASPECT.types,
  historic: ASPECT.types,
  basicLandTypes: ASPECT.types,
  status: ASPECT.types,
  attachedState: ASPECT.types,
  quality: ASPECT.types | ASPECT.controller,
  chosen: ASPECT.types | ASPECT.colors | ASPECT.name,
  color: ASPECT.colors,
  colorCount: ASPECT.colors,
  controlledBy: ASPECT.controller,
  controls: ASPECT.controller,
  controllerOf: ASPECT.controller,
  you: ASPECT.controller,
  opponent: ASPECT.controller,
  devotion: ASPECT.controller,
  compare: ASPECT.size | ASPECT.types,
  characteristic: ASPECT.size | ASPECT.types,
  greatest: ASPECT.size | ASPECT.types,
  total: ASPECT.size | ASPECT.types,
  named: ASPECT.name,
  sameName: ASPECT.name,
  keyword: ASPECT.abilities,
  hasKeyword: ASPECT.abilities,
  manaAbility: ASPECT.abilities,
};

/** Nodes that look at nothing that a continuous effect changes; what is inside them is looked at on its own. */
const BLIND = new Set(
  (
    'objects either anyOf number x self attached it that each all any some several noun token other commander ownedBy inZone counter ' +
    'counters countersAmong hasCounter attachedTo exceptFor exiledWith event count orMore upTo anyNumber thatMany times plus minus half ' +
    'playerNumber players player they exists turn happened past cast manaSpent did unsupported is manaCostHas topCards thisWay thisTurn'
  ).split(' '),
);

/** What a text (a subject, a condition, a quantity) looks at. */
export function looksAt(text: unknown): number {
  let mask = 0;
  walk(text, ({ kind }) => {
    mask |= LOOKS[kind] ?? (BLIND.has(kind) ? 0 : ANY);
    return undefined;
  });
  return mask;
}

/** Nodes that look at the single object and at nothing else of the board, but for who "you" are. */
const LOCAL = new Set(
  (
    'all each objects either anyOf cardType supertype subtype color colorCount historic token other commander noun controlledBy ownedBy you ' +
    'opponent named chosen keyword counter number manaAbility is inZone'
  ).split(' '),
);

/** Whether a subject speaks of each object by what that object is, so that a change of one object bears on that one only. */
export const isLocal = (subject: unknown): boolean => !contains(subject, ({ kind }) => !LOCAL.has(kind));

/** Nodes that mean something else for each source of the same text and controller. */
const ABOUT_SOURCE = new Set(
  'self it that attached other chosen exiledWith x player controllerOf ownerOf chosenType exceptFor shares'.split(' '),
);

/** Whether a text means something else on each object that has it. */
export const usesSource = (text: unknown): boolean =>
  contains(text, (node) => ABOUT_SOURCE.has(node.kind) || (node.kind === 'colors' && 'colors' in node && node.colors === 'chosen'));

/** What changes in a layer write: `lost` where abilities go, so that effects may end before they began. */
export function writes(layer: Layer, changes: readonly Change[]): number {
  switch (layer) {
    case '2':
      return ASPECT.controller;
    case '3':
      return ASPECT.name;
    case '4':
      return ASPECT.types | (changes.some(setsBasicLandType) ? ASPECT.abilities | ASPECT.lost : 0);
    case '5':
      return ASPECT.colors;
    case '6':
      return ASPECT.abilities | (changes.some(({ kind }) => kind === 'losesAbilities') ? ASPECT.lost : 0);
    case '7a':
    case '7b':
    case '7c':
    case '7d':
      return ASPECT.size;
  }
}

const BASIC: ReadonlySet<string> = new Set(BASIC_LAND_TYPES);

/** 305.7: whether a change sets a land's subtype to basic land types (the chosen type may be one). */
export function setsBasicLandType(change: Change): boolean {
  if (change.kind === 'everyType') return change.set && change.of !== 'creatureType';
  if (change.kind !== 'types' || !change.set) return false;
  return change.types.some((word) => word.kind === 'chosenType' || (word.kind === 'subtype' && BASIC.has(word.type)));
}
