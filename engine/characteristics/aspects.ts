import type { Change, TypeWord } from '../ast/index.ts';
import { BASIC_LAND_TYPES } from '../cards/subtypes.ts';
import type { Layer } from './layer.ts';
import { contains, walk } from './walk.ts';

/** Sides of an object that continuous effects change and that texts look at, as bits: what can't meet needs no closer look (613.8a). */
export const ASPECT = {
  controller: 1,
  name: 2,
  supertypes: 4,
  cardTypes: 8,
  subtypes: 16,
  colors: 32,
  abilities: 64,
  size: 128,
  lost: 256,
} as const;
/** Everything that texts look at. */
const ANY = 255;

/** What the nodes of a text look at. Kinds that are not listed count as looking at everything. */
const LOOKS: Readonly<Record<string, number>> = {
  cardType: ASPECT.cardTypes,
  supertype: ASPECT.supertypes,
  subtype: ASPECT.subtypes,
  historic: ASPECT.supertypes | ASPECT.cardTypes | ASPECT.subtypes,
  basicLandTypes: ASPECT.subtypes,
  status: ASPECT.subtypes,
  inState: ASPECT.subtypes,
  quality: ASPECT.subtypes | ASPECT.controller,
  chosen: ASPECT.cardTypes | ASPECT.subtypes | ASPECT.colors | ASPECT.name,
  color: ASPECT.colors,
  colorCount: ASPECT.colors,
  controlledBy: ASPECT.controller,
  controls: ASPECT.controller,
  controllerOf: ASPECT.controller,
  you: ASPECT.controller,
  opponent: ASPECT.controller,
  devotion: ASPECT.controller,
  compare: ASPECT.size | ASPECT.cardTypes,
  characteristic: ASPECT.size | ASPECT.cardTypes,
  greatest: ASPECT.size | ASPECT.cardTypes,
  total: ASPECT.size | ASPECT.cardTypes,
  named: ASPECT.name,
  sameName: ASPECT.name,
  keyword: ASPECT.abilities,
  hasKeyword: ASPECT.abilities,
  manaAbility: ASPECT.abilities,
};

/** Nodes that look at nothing that a continuous effect changes; what is inside them is looked at on its own. */
const BLIND = new Set(
  (
    'objects either anyOf allOf number x self attached it that each all any some several noun token other commander ownedBy inZone outsideOf counter ' +
    'counters countersAmong hasCounter attachedTo exceptFor exiledWith event count orMore upTo anyNumber thatMany times plus minus half ' +
    'playerNumber players player they exists turn happened past inPlace place cast manaSpent unspentMana did unsupported is manaCostHas topCards thisWay thisTurn gate solved anchor maxSpeed'
  ).split(' '),
);

/** What a text (a subject, a condition, a quantity) looks at. */
export function looksAt(text: unknown): number {
  let mask = 0;
  walk(text, (node) => {
    // A condition on attachments asks for Auras and Equipment; "enchanted land" is what it is, whatever changes.
    if (node.kind === 'attached' && 'how' in node) mask |= ASPECT.subtypes;
    mask |= LOOKS[node.kind] ?? (BLIND.has(node.kind) ? 0 : ANY);
    return undefined;
  });
  return mask;
}

/** Nodes that look at the single object and at nothing else of the board, but for who "you" are. */
const LOCAL = new Set(
  (
    'all each objects either anyOf cardType supertype subtype color colorCount historic token other commander noun controlledBy ownedBy you ' +
    'opponent named chosen keyword counter number manaAbility is inZone outsideOf'
  ).split(' '),
);

/** Whether a subject speaks of each object by what that object is, so that a change of one object bears on that one only. */
export const isLocal = (subject: unknown): boolean => !contains(subject, ({ kind }) => !LOCAL.has(kind));

/** Nodes that mean something else for each source of the same text and controller. */
const ABOUT_SOURCE = new Set(
  'self it that attached other chosen exiledWith x player controllerOf ownerOf chosenType exceptFor shares gate'.split(' '),
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
      return changes.reduce((mask, change) => mask | typesWritten(change), 0);
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

/** Card types that are set take the subtypes along that went with the old ones (205.1a). */
function typesWritten(change: Change): number {
  const lost = setsBasicLandType(change) ? ASPECT.abilities | ASPECT.lost : 0;
  if (change.kind === 'everyType') return ASPECT.subtypes | lost;
  if (change.kind !== 'types' && change.kind !== 'losesTypes') return 0;
  if (typeof change.types === 'string') return change.types === 'allOtherTypes' ? ASPECT.cardTypes | ASPECT.subtypes : ASPECT.subtypes;
  return change.types.reduce((mask, word) => mask | WRITTEN[word.kind], lost);
}

const WRITTEN: Readonly<Record<TypeWord['kind'], number>> = {
  cardType: ASPECT.cardTypes | ASPECT.subtypes,
  supertype: ASPECT.supertypes,
  subtype: ASPECT.subtypes,
  chosenType: ASPECT.cardTypes | ASPECT.subtypes,
  choiceOfType: ASPECT.subtypes,
  thatType: ASPECT.subtypes,
  oneOf: ASPECT.cardTypes | ASPECT.subtypes,
};

const BASIC: ReadonlySet<string> = new Set(BASIC_LAND_TYPES);

/** 305.7: whether a change sets a land's subtype to basic land types (the chosen type may be one). */
export function setsBasicLandType(change: Change): boolean {
  if (change.kind === 'everyType') return change.set && change.of !== 'creatureType' && change.of !== 'nonbasicLandType';
  if (change.kind !== 'types' || !change.set) return false;
  return change.types.some(
    (word) => ['chosenType', 'thatType', 'choiceOfType', 'oneOf'].includes(word.kind) || (word.kind === 'subtype' && BASIC.has(word.type)),
  );
}
