import type { Ability, CardType, Color, ManaCost, Supertype } from '../ast/index.ts';
import type { CopiedValues, PermanentObject } from '../state/game.ts';
import { type CopiableValues, FACE_DOWN, valuesFaceDown, valuesOnBattlefield } from './printed.ts';
import type { ObjectView, OwnedAbility } from './view.ts';

/**
 * A permanent while the layers are applied to it: the one place where something is changed in place. It starts from the copiable values,
 * and nothing outside the layers holds one before they are through.
 */
export class Working implements ObjectView {
  readonly zone = 'battlefield';
  readonly id: string;
  readonly owner: string;
  readonly permanent: PermanentObject;
  controller: string;
  names: readonly string[];
  manaCost: ManaCost;
  manaValue: number;
  colors: ReadonlySet<Color>;
  supertypes: ReadonlySet<Supertype>;
  types: ReadonlySet<CardType>;
  subtypes: ReadonlySet<string>;
  /** 208.3a: kept on what is no creature, too, for when it becomes one. */
  size: { readonly power: number; readonly toughness: number };
  /** Never changed in place: clones and other states may have the same list. */
  abilities: readonly OwnedAbility[];
  /** 113.11: keywords that it can't have, by name. */
  forbidden: ReadonlySet<string> = new Set();

  constructor(permanent: PermanentObject, values: CopiableValues) {
    this.permanent = permanent;
    this.id = permanent.id;
    this.owner = permanent.owner;
    this.controller = permanent.controller;
    this.names = values.names;
    this.manaCost = values.manaCost;
    this.manaValue = values.manaValue;
    const { colors, supertypes, types, subtypes } = setsOf(values);
    this.colors = colors;
    this.supertypes = supertypes;
    this.types = types;
    this.subtypes = subtypes;
    this.size = { power: values.power ?? 0, toughness: values.toughness ?? 0 };
    this.abilities = printedOn(permanent, values);
  }

  /** 113.10: gives it more abilities. */
  gain(abilities: readonly OwnedAbility[]): void {
    this.abilities = [...this.abilities, ...abilities];
  }

  /** 208.3, 208.5. */
  get power(): number | null {
    return this.types.has('creature') ? this.size.power : null;
  }

  get toughness(): number | null {
    return this.types.has('creature') ? this.size.toughness : null;
  }

  /** 306.5c: on the battlefield the counters are the loyalty. */
  get loyalty(): number | null {
    return this.types.has('planeswalker') ? (this.permanent.counters.get('loyalty') ?? 0) : null;
  }

  /** 310.4c. */
  get defense(): number | null {
    return this.types.has('battle') ? (this.permanent.counters.get('defense') ?? 0) : null;
  }

  /** As it is now, to try an effect on. */
  clone(): Working {
    const other = new Working(this.permanent, FACE_DOWN);
    other.controller = this.controller;
    other.names = this.names;
    other.manaCost = this.manaCost;
    other.manaValue = this.manaValue;
    other.colors = this.colors;
    other.supertypes = this.supertypes;
    other.types = this.types;
    other.subtypes = this.subtypes;
    other.size = this.size;
    other.abilities = this.abilities;
    other.forbidden = this.forbidden;
    return other;
  }
}

/** The characteristics that are sets, made once for values that many permanents have. */
type Sets = Pick<Working, 'colors' | 'supertypes' | 'types' | 'subtypes'>;
const SETS = new WeakMap<CopiableValues, Sets>();

function setsOf(values: CopiableValues): Sets {
  const known = SETS.get(values);
  if (known !== undefined) return known;
  const { colors, supertypes, types, subtypes } = values;
  const sets = { colors: new Set(colors), supertypes: new Set(supertypes), types: new Set(types), subtypes: new Set(subtypes) };
  SETS.set(values, sets);
  return sets;
}

const NO_ABILITIES: readonly OwnedAbility[] = [];
const PRINTED = new WeakMap<PermanentObject, { readonly values: CopiableValues; readonly list: readonly OwnedAbility[] }>();

/** The abilities that a permanent has from its copiable values: the same list in every state in which nothing about the permanent has changed. */
function printedOn(permanent: PermanentObject, values: CopiableValues): readonly OwnedAbility[] {
  if (values.abilities.length === 0) return NO_ABILITIES;
  const known = PRINTED.get(permanent);
  if (known?.values === values) return known.list;
  const { timestamp } = permanent;
  const list = values.abilities.map(
    (printed): OwnedAbility => ({
      ...printed,
      ability: opened(printed.ability, permanent),
      origin: { kind: 'printed' },
      timestamp,
    }),
  );
  PRINTED.set(permanent, { values, list });
  return list;
}

/** 614.12b: an ability behind the anchor word that was chosen for the permanent; any other as it is. */
const opened = (ability: Ability, { chosen }: PermanentObject): Ability =>
  ability.kind === 'gated' && ability.gate.kind === 'anchor' && ability.gate.word.toLowerCase() === chosen.word?.toLowerCase()
    ? ability.ability
    : ability;

/** 613.1, 613.2: a permanent (`copy`: what it is a copy of now) with its copiable values: printed ones, those that it copies, or those of what is face down. */
export function copiable(permanent: PermanentObject, copy: CopiedValues | null): CopiableValues {
  const { card, face, faceDown } = permanent;
  if (faceDown) return valuesFaceDown(faceDown);
  if (copy?.faceDown) return valuesFaceDown(copy.faceDown);
  return copy === null ? valuesOnBattlefield(card, face, false) : valuesOnBattlefield(copy.card, copy.face, true);
}
