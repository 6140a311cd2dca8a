import type { Ability, Color } from '../ast/index.ts';
import { colorsOfFace } from '../cards/colors.ts';
import { facesOutside } from '../cards/facts.ts';
import { subtypesOf } from '../cards/subtypes.ts';
import type { CardObject } from '../state/game.ts';
import { baseSize } from './baseSize.ts';
import { contextOf } from './evaluator.ts';
import { atSpeed, needsMaxSpeed } from './maxSpeed.ts';
import { spellOnStack, valuesOnStack } from './onStack.ts';
import { type CopiableValues, valuesElsewhere } from './printed.ts';
import { templatesOf } from './template.ts';
import { isKnown } from './truth.ts';
import type { Evaluators, ObjectView, View } from './view.ts';

/**
 * 109.3, 604.3: cards outside the battlefield, as their text and their characteristic-defining abilities make them; each is worked out
 * when it is first asked for.
 */
export function otherZones(view: View, evaluate: Evaluators): (id: string) => ObjectView | undefined {
  const known = new Map<string, ObjectView>();
  return (id) => {
    const card = view.state.cards.get(id);
    if (card === undefined) return undefined;
    const object = known.get(id) ?? cardView(card, view, evaluate);
    known.set(id, object);
    return object;
  };
}

const LASTING = new WeakMap<CardObject, ObjectView>();

/** A card whose size nothing defines and whose abilities hang on nothing is the same in every view; a card object is of one zone and one owner. */
function cardView(card: CardObject, view: View, evaluate: Evaluators): ObjectView {
  if (card.zone === 'stack') return viewOf(card, view, evaluate);
  const known = LASTING.get(card);
  if (known !== undefined) return known;
  const object = viewOf(card, view, evaluate);
  if (!valuesElsewhere(card).abilities.some(({ ability }) => hangs(ability))) LASTING.set(card, object);
  return object;
}

/** Whether what an ability makes of its card can be another in another state. */
const hangs = (ability: Ability): boolean => needsMaxSpeed(ability) || templatesOf(ability).some(({ defining }) => defining);

function viewOf(object: CardObject, view: View, evaluate: Evaluators): ObjectView {
  const { id, card, owner, zone, aside } = object;
  const spell = zone === 'stack' ? spellOnStack(view.state, id) : undefined;
  if (spell !== undefined) {
    const { values, colors } = valuesOnStack(card, { face: spell.face, faceDown: spell.faceDown, x: spell.cast.x });
    return objectWith({ id, zone, owner, controller: spell.controller }, values, colors, view, evaluate);
  }
  const colors = aside?.faceDown === true ? [] : facesOutside(card).flatMap(colorsOfFace);
  return objectWith({ id, zone, owner, controller: owner }, valuesElsewhere(object), colors, view, evaluate);
}

/** 109.3, 604.3: an object off the battlefield with these values and colors, its characteristic-defining abilities applied. */
export function objectWith(
  { id, zone, owner, controller }: Pick<ObjectView, 'id' | 'zone' | 'owner' | 'controller'>,
  values: CopiableValues,
  colors: Iterable<Color>,
  view: View,
  evaluate: Evaluators,
): ObjectView {
  const abilities = values.abilities.map((printed) => ({
    ...printed,
    ability: atSpeed(printed.ability, controller, view.state),
    origin: { kind: 'printed' } as const,
    timestamp: 0,
  }));
  const size = (which: 'power' | 'toughness'): number | null => definedSize(which) ?? values[which];
  // 613.4a: worked out when it is asked for, since it may count what the view is still working out.
  const definedSize = (which: 'power' | 'toughness'): number | null => {
    for (const { ability } of abilities)
      for (const template of templatesOf(ability))
        for (const change of template.defining ? (template.parts.get('7a') ?? []) : []) {
          if (change.kind !== 'basePowerToughness') continue;
          const amount = baseSize(change, { ...contextOf(view, evaluate, id), you: controller })[which];
          if (amount !== null) return isKnown(amount) ? amount : 0;
        }
    return null;
  };
  return {
    id,
    zone,
    owner,
    controller,
    names: values.names,
    manaCost: values.manaCost,
    manaValue: values.manaValue,
    colors: new Set(colors),
    supertypes: new Set(values.supertypes),
    types: new Set(values.types),
    subtypes: new Set([...values.subtypes, ...(isChangeling(values) ? subtypesOf('creature') : [])]),
    get power() {
      return size('power');
    },
    get toughness() {
      return size('toughness');
    },
    loyalty: values.loyalty,
    defense: values.defense,
    abilities,
  };
}

/** 702.73a: changeling works everywhere. */
const isChangeling = ({ abilities }: CopiableValues): boolean =>
  abilities.some(({ ability }) => ability.kind === 'keywords' && ability.keywords.some(({ name }) => name === 'changeling'));
