import { colorsOfFace } from '../cards/colors.ts';
import type { CompiledCard } from '../cards/definition.ts';
import { manaValueOf } from '../cards/manaCost.ts';
import { subtypesOf } from '../cards/subtypes.ts';
import { type CopiableValues, valuesOfFace } from '../characteristics/printed.ts';
import type { ObjectView, View } from '../characteristics/view.ts';

/** A card that is being cast: as the spell that it is (601.2a), and as it lies where it is cast from. */
export interface CardCast {
  readonly spell: ObjectView;
  readonly from: ObjectView;
}

/**
 * 109.3, 601.2a: a card as the spell that it becomes with one of its faces up (0 the front), controlled by who casts it. 202.3e: X is what was
 * chosen; null, not chosen yet, counts as 0. Undefined where there is no such card outside the battlefield or no such face.
 */
export function cardCast(view: View, id: string, face: number, x: number | null, player: string): CardCast | undefined {
  const from = view.object(id);
  const card = view.state.cards.get(id)?.card;
  const up = card?.faces[face];
  if (from === undefined || card === undefined || up === undefined) return undefined;
  const values = valuesOfFace(up);
  return {
    from,
    spell: {
      id,
      zone: 'stack',
      owner: from.owner,
      controller: player,
      names: values.names,
      manaCost: values.manaCost,
      manaValue: manaValueAsSpell(card, face, values, x ?? 0),
      colors: new Set(colorsOfFace(up)),
      supertypes: new Set(values.supertypes),
      types: new Set(values.types),
      subtypes: new Set([...values.subtypes, ...(isChangeling(values) ? subtypesOf('creature') : [])]),
      // What a star stands for is worked out for the front, as it is elsewhere (604.3).
      get power() {
        return face === 0 && from.power !== null ? from.power : values.power;
      },
      get toughness() {
        return face === 0 && from.toughness !== null ? from.toughness : values.toughness;
      },
      loyalty: values.loyalty,
      defense: values.defense,
      abilities: values.abilities.map((printed) => ({ ...printed, origin: { kind: 'printed' }, timestamp: 0 })),
    },
  };
}

/** 202.3b: the back of a transforming card has its front's mana value. */
function manaValueAsSpell({ definition, faces }: CompiledCard, face: number, values: CopiableValues, x: number): number {
  const counted = face > 0 && definition.layout === 'transform' ? valuesOfFace(faces[0]) : values;
  return manaValueOf(counted.manaCost, x);
}

/** 702.73a. */
const isChangeling = ({ abilities }: CopiableValues): boolean =>
  abilities.some(({ ability }) => ability.kind === 'keywords' && ability.keywords.some(({ name }) => name === 'changeling'));
