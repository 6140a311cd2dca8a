import type { Ability, CardType, Color, ManaCost, Supertype, TextSpan } from '../ast/index.ts';
import { costOf, printedColors } from '../cards/colors.ts';
import type { CompiledCard, CompiledFace } from '../cards/definition.ts';
import { faceOf } from '../cards/faces.ts';
import { facesOutside } from '../cards/facts.ts';
import { manaValueOf } from '../cards/manaCost.ts';
import { parseTypeLine } from '../cards/typeLine.ts';
import type { CardObject, FaceDown } from '../state/game.ts';

/** 707.2: the characteristics that an object starts from and that copies of it take over. */
export interface CopiableValues {
  readonly names: readonly string[];
  readonly manaCost: ManaCost;
  readonly manaValue: number;
  readonly colors: readonly Color[];
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  /** Null where the face has none printed; a star counts as 0 until an ability defines it (208.2). */
  readonly power: number | null;
  readonly toughness: number | null;
  readonly loyalty: number | null;
  readonly defense: number | null;
  readonly abilities: readonly PrintedAbility[];
}

/** An ability of a text, and its words as they stand there. */
export interface PrintedAbility {
  readonly ability: Ability;
  readonly text: string;
}

/** 708.2a: what a face-down permanent is. */
export const FACE_DOWN: CopiableValues = {
  names: [],
  manaCost: [],
  manaValue: 0,
  colors: [],
  supertypes: [],
  types: ['creature'],
  subtypes: [],
  power: 2,
  toughness: 2,
  loyalty: null,
  defense: null,
  abilities: [],
};

/** 406.3a: what a card is that lies face down in exile: nothing that could be told. */
const UNSEEN: CopiableValues = { ...FACE_DOWN, types: [], power: null, toughness: null };

const NOWHERE: TextSpan = { start: 0, end: 0, text: '' };
/** 701.58a, 702.168a: the same with ward {2}. */
const WITH_WARD: CopiableValues = {
  ...FACE_DOWN,
  abilities: [
    {
      text: 'Ward {2}',
      ability: {
        kind: 'keywords',
        span: NOWHERE,
        keywords: [{ kind: 'keyword', name: 'ward', cost: [{ kind: 'mana', cost: ['2'] }], amount: null, filter: null, text: null }],
      },
    },
  ],
};

/** 708.2a: what an object is that is face down in that way. */
export const valuesFaceDown = (how: Exclude<FaceDown, false>): CopiableValues =>
  how === 'cloaked' || how === 'disguised' ? WITH_WARD : FACE_DOWN;

const FACES = new WeakMap<CompiledFace, CopiableValues>();

/** 707.2, 707.3: the values of one face, as printed. */
export function valuesOfFace(face: CompiledFace): CopiableValues {
  const known = FACES.get(face);
  if (known !== undefined) return known;
  const { definition, abilities } = face;
  const { supertypes, types, subtypes } = parseTypeLine(definition.typeLine);
  const manaCost = costOf(definition);
  const values = {
    names: [definition.name],
    manaCost,
    manaValue: manaValueOf(manaCost),
    colors: printedColors(definition),
    supertypes,
    types,
    subtypes,
    power: numberIn(definition.power),
    toughness: numberIn(definition.toughness),
    loyalty: numberIn(definition.loyalty),
    defense: numberIn(definition.defense),
    abilities: abilities.map((ability) => ({ ability, text: wordsOf(ability, definition.oracleText ?? '') })),
  };
  FACES.set(face, values);
  return values;
}

/** The words of an ability where they stand; of keywords without their reminder text. */
function wordsOf({ kind, span }: Ability, text: string): string {
  const words = text.slice(span.start, span.end);
  return kind === 'keywords' ? words.replace(/\s*\([^()]*\)/g, '') : words;
}

/** 208.2, 107.1b: "3", "-1", "1+*", "X": stars and letters count as 0. */
function numberIn(text: string | undefined): number | null {
  if (text === undefined || text === '') return null;
  const terms = text.replace(/\s/g, '').match(/[+-]?(?:\d+(?:\.\d+)?|\D)/g) ?? [];
  return terms.reduce((sum, term) => sum + (Number.isFinite(Number(term)) ? Number(term) : 0), 0);
}

/**
 * 712.8d-f, 715.4, 710: the values of a face of a card on the battlefield; 0 is the front. `copied`: of a copy of it, whose mana value is 0
 * where the face is the back of a transforming card (202.3b).
 */
export function valuesOnBattlefield(card: CompiledCard, face: number, copied: boolean): CopiableValues {
  const { definition, faces } = card;
  const up = valuesOfFace(faceOf(card, face) ?? faces[0]);
  if (face === 0 || face >= faces.length) return up;
  const front = valuesOfFace(faces[0]);
  // 710.1c: a flipped card keeps its one mana cost and color.
  if (definition.layout === 'flip') return { ...up, manaCost: front.manaCost, manaValue: front.manaValue, colors: front.colors };
  const modal = definition.layout === 'modal_dfc' || definition.layout === 'split';
  return modal || up.manaCost.length > 0 ? up : { ...up, manaValue: copied ? 0 : front.manaValue };
}

/** 709.4, 712.8a: the values of a card off the battlefield: of its front, or of both halves of a split card together; 406.3a: none of one that lies face down. */
export function valuesElsewhere({ card, aside }: Pick<CardObject, 'card' | 'aside'>): CopiableValues {
  if (aside?.faceDown === true) return UNSEEN;
  const [first, ...others] = facesOutside(card).map(valuesOfFace);
  return others.reduce(together, first ?? valuesOfFace(card.faces[0]));
}

function together(left: CopiableValues, right: CopiableValues): CopiableValues {
  const both = <T>(of: (values: CopiableValues) => readonly T[]): readonly T[] => [...new Set([...of(left), ...of(right)])];
  return {
    ...left,
    names: both(({ names }) => names),
    manaCost: [...left.manaCost, ...right.manaCost],
    manaValue: left.manaValue + right.manaValue,
    colors: both(({ colors }) => colors),
    supertypes: both(({ supertypes }) => supertypes),
    types: both(({ types }) => types),
    subtypes: both(({ subtypes }) => subtypes),
    abilities: [...left.abilities, ...right.abilities],
  };
}
