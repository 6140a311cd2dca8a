import type { CardType, Change, Supertype, TypeWord } from '../ast/index.ts';
import { BASIC_LAND_TYPES, type SubtypeGroup, subtypeGroups, subtypesOf } from '../cards/subtypes.ts';
import { cardTypeOf } from '../cards/typeLine.ts';
import { unreachable } from '../result.ts';
import type { Chosen } from '../state/game.ts';
import type { Working } from './working.ts';

/** What changes of types change. */
export type Typed = Pick<Working, 'supertypes' | 'types' | 'subtypes' | 'abilities'>;

type TypeChange = Extract<Change, { kind: 'types' | 'losesTypes' | 'everyType' }>;

const BASIC: ReadonlySet<string> = new Set(BASIC_LAND_TYPES);
const CREATURE_TYPES = subtypesOf('creature');
const LAND_TYPES = subtypesOf('land');
const NONBASIC = LAND_TYPES.filter((type) => !BASIC.has(type));

/** 613.1d: layer 4. `chosen`: what the effect's source was told to choose. */
export function changeTypes(object: Typed, change: TypeChange, chosen: Chosen): void {
  switch (change.kind) {
    case 'types':
      become(object, wordsOf(change.types, chosen), change.set);
      break;
    case 'everyType':
      become(object, { supertypes: [], types: [], subtypes: every(change.of) }, change.set);
      break;
    case 'losesTypes':
      lose(object, change.types, chosen);
      break;
    default:
      unreachable(change);
  }
}

function every(of: Extract<Change, { kind: 'everyType' }>['of']): readonly string[] {
  switch (of) {
    case 'basicLandType':
      return BASIC_LAND_TYPES;
    case 'landType':
      return LAND_TYPES;
    case 'nonbasicLandType':
      return NONBASIC;
    case 'creatureType':
      return CREATURE_TYPES;
    default:
      return unreachable(of);
  }
}

interface Words {
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
}

function wordsOf(words: readonly TypeWord[], chosen: Chosen): Words {
  const named = words
    .flatMap((word) => (word.kind === 'chosenType' ? [chosen.creatureType, chosen.type] : []))
    .filter((type) => type !== undefined);
  return {
    supertypes: words.flatMap((word) => (word.kind === 'supertype' ? [word.type] : [])),
    types: [...words.flatMap((word) => (word.kind === 'cardType' ? [word.type] : [])), ...named.flatMap((type) => cardTypeOf(type) ?? [])],
    subtypes: [
      ...words.flatMap((word) => (word.kind === 'subtype' ? [word.type] : [])),
      ...named.filter((type) => cardTypeOf(type) === undefined),
    ],
  };
}

/** 205.1a, 205.1b, 205.4b, 305.7. */
function become(object: Typed, { supertypes, types, subtypes }: Words, set: boolean): void {
  if (supertypes.length > 0) object.supertypes = new Set([...object.supertypes, ...supertypes]);
  // 205.1b: what becomes an artifact creature keeps its other types.
  const keeps = !set || (types.includes('artifact') && types.includes('creature'));
  if (types.length > 0) object.types = new Set(keeps ? [...object.types, ...types] : types);
  const replaced = new Set<SubtypeGroup>(set ? subtypes.flatMap(subtypeGroups) : []);
  const stays = (type: string): boolean => {
    const groups = subtypeGroups(type);
    if (groups.some((group) => replaced.has(group))) return false;
    return keeps || types.length === 0 || groups.length === 0 || groups.some((group) => belongs(group, object));
  };
  const before = [...object.subtypes].filter(stays);
  // 205.3d: no subtype without a card type that it belongs to.
  const gained = subtypes.filter((type) => {
    const groups = subtypeGroups(type);
    return groups.length === 0 || groups.some((group) => belongs(group, object));
  });
  object.subtypes = new Set([...before, ...gained]);
  // 305.7: a land set to a basic land type has no abilities from its own text.
  if (set && object.types.has('land') && subtypes.some((type) => BASIC.has(type)))
    object.abilities = object.abilities.filter(({ origin }) => origin.kind !== 'printed');
}

/** 205.3c: whether an object has the card type that a group of subtypes belongs to; kindreds have creature types (308). */
function belongs(group: SubtypeGroup, { types }: Pick<Typed, 'types'>): boolean {
  switch (group) {
    case 'creature':
      return types.has('creature') || types.has('kindred');
    case 'spell':
      return types.has('instant') || types.has('sorcery');
    case 'artifact':
    case 'battle':
    case 'enchantment':
    case 'land':
    case 'planeswalker':
      return types.has(group);
    default:
      return unreachable(group);
  }
}

function lose(object: Typed, which: Extract<Change, { kind: 'losesTypes' }>['types'], chosen: Chosen): void {
  if (typeof which === 'string') {
    // "All other types" without types given by the same effect: what is not said to go stays.
    if (which === 'allOtherTypes' || which === 'allOtherCreatureTypes') return;
    const group = which === 'allLandTypes' ? 'land' : 'creature';
    object.subtypes = new Set([...object.subtypes].filter((type) => !subtypeGroups(type).includes(group)));
    return;
  }
  const { supertypes, types, subtypes } = wordsOf(which, chosen);
  const without = <T>(all: ReadonlySet<T>, some: readonly T[]): ReadonlySet<T> => new Set([...all].filter((one) => !some.includes(one)));
  object.supertypes = without(object.supertypes, supertypes);
  object.types = without(object.types, types);
  object.subtypes = new Set(
    [...without(object.subtypes, subtypes)].filter((type) => {
      const groups = subtypeGroups(type);
      return types.length === 0 || groups.length === 0 || groups.some((group) => belongs(group, object));
    }),
  );
}
