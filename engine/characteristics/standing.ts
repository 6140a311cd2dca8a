import type { Ability, Change } from '../ast/index.ts';
import { BASIC_LAND_TYPES } from '../cards/subtypes.ts';
import type { RuleNumber } from '../rules.ts';
import type { GameState, PermanentObject } from '../state/game.ts';
import { type Step, step } from '../trace.ts';
import type { PermanentAbility } from './abilities.ts';
import type { Applied, Vanished } from './applied.ts';
import { copyNow } from './copies.ts';
import { LAYER_RULES, type Layer } from './layer.ts';
import { layered } from './layers.ts';
import { contains } from './walk.ts';

/** Steps of explanations that say why a permanent has the mana abilities that it has: copies, faces, continuous effects (613). */
export function standing(state: GameState, id: string): readonly Step[] {
  const permanent = state.permanents.get(id);
  if (permanent === undefined) return [];
  if (permanent.phasedOut) return [step(`${nameOf(state, id)} is phased out and treated as though it were not there.`, '702.26b')];
  return [...copiable(state, permanent), ...continuous(state, id)];
}

/** What its copiable values are, where they are not plainly those printed on the front. */
function copiable(state: GameState, permanent: PermanentObject): readonly Step[] {
  const { id, card, face, faceDown } = permanent;
  const name = nameOf(state, id);
  if (faceDown) return [step(`${name} is face down: a 2/2 creature without a name, text or other types.`, '708.2a', '613.2b')];
  if (copyNow(state, permanent) !== null) return [step(`${name} is a copy and has the copied card's types and text.`, '707.2', '613.2a')];
  if (face > 0 && card.faces.length > 1)
    return [step(`${name} has the types and text of the face that is up.`, card.definition.layout === 'modal_dfc' ? '712.8f' : '712.8e')];
  return [];
}

/** 613: the effects on its control, types and abilities, in the order in which they apply. */
function continuous(state: GameState, id: string): readonly Step[] {
  const { applied, vanished } = layered(state).history;
  const onIt = applied.filter(({ layer, template, objects }) => objects.includes(id) && bearsOnMana(template.parts.get(layer) ?? []));
  const steps = onIt.map((effect) => stepOf(state, id, effect));
  const layers = new Set(onIt.map(({ layer }) => layer));
  const several = [...layers].filter((layer) => onIt.filter((effect) => effect.layer === layer).length > 1);
  if (several.length > 0) steps.push(step('Within a layer they apply in timestamp order, unless one depends on another.', '613.7'));
  const gone = vanished.filter(({ layer }) => layers.has(layer));
  return [...steps, ...gone.flatMap((effect) => goneBefore(state, effect))];
}

function stepOf(state: GameState, id: string, { layer, template, source, waited }: Applied): Step {
  const rules: RuleNumber[] = [LAYER_RULES[layer]];
  const changes = template.parts.get(layer) ?? [];
  if (changes.some(givesLandType)) rules.push('305.7', '305.6');
  if (waited.length > 0) rules.push('613.8a', '613.8b');
  const also =
    waited.length === 0
      ? ''
      : `, before older effects that depend on it (${[...new Set(waited.map((one) => nameOf(state, one.source)))].join(', ')})`;
  return step(
    `${nameOf(state, source)} changes ${WHAT[layer] ?? 'characteristics'} of ${nameOf(state, id)}: “${template.text}”${also}.`,
    ...rules,
  );
}

const WHAT: Partial<Record<Layer, string>> = { '2': 'the control', '4': 'the types', '6': 'the abilities' };

/** 613.8a: whether an effect exists may hang on another of the same layer. */
const goneBefore = (state: GameState, { source, template }: Vanished): readonly Step[] => [
  step(
    `“${template.text}” of ${nameOf(state, source)} applies to nothing: ${nameOf(state, source)} has lost that ability first.`,
    '613.8a',
  ),
];

const BASIC: ReadonlySet<string> = new Set(BASIC_LAND_TYPES);
const givesLandType = (change: Change): boolean =>
  (change.kind === 'everyType' && change.of !== 'creatureType') ||
  (change.kind === 'types' && change.types.some((word) => word.kind === 'chosenType' || (word.kind === 'subtype' && BASIC.has(word.type))));

/** Whether a change may bear on which mana abilities a permanent has, or on whose it is. */
const bearsOnMana = (changes: readonly Change[]): boolean =>
  changes.some(
    (change) =>
      change.kind === 'controller' ||
      change.kind === 'types' ||
      change.kind === 'losesTypes' ||
      change.kind === 'everyType' ||
      (change.kind === 'losesAbilities' && typeof change.which === 'string') ||
      (change.kind === 'gains' && change.abilities.some(({ kind }) => kind !== 'keyword')),
  );

/** Where one ability of a permanent comes from, if not from its text. */
export function originOf(state: GameState, id: string, { origin, text, ability }: PermanentAbility): readonly Step[] {
  const steps: Step[] = [];
  if (origin.kind === 'intrinsic' && origin.type === 'Siege') steps.push(step(`As a Siege, ${nameOf(state, id)} has “${text}”.`, '310.11'));
  else if (origin.kind === 'intrinsic')
    steps.push(step(`As a land of the type ${origin.type}, ${nameOf(state, id)} has “${text}”.`, '305.6'));
  if (origin.kind === 'granted')
    steps.push(step(`${nameOf(state, id)} has “${text}” by an effect of ${nameOf(state, origin.by)}.`, '613.1f'));
  if (speaksOf('commanderIdentity', ability)) steps.push(commanders(state, id));
  if (speaksOf('devotion', ability)) steps.push(step('Devotion counts the mana symbols of a color in the costs of permanents.', '700.5'));
  return steps;
}

const speaksOf = (what: string, ability: Ability): boolean => contains(ability, ({ kind }) => kind === what);

function commanders(state: GameState, id: string): Step {
  const { controller } = layered(state).view.object(id) ?? {};
  const has = [...state.permanents.values(), ...state.cards.values()].some(({ commander, owner }) => commander && owner === controller);
  return has
    ? step("A commander's color identity: the colors of all mana symbols in its cost and text, and of its indicator.", '903.4')
    : step(`${controller} has no commander, so its color identity is undefined.`, '903.4f');
}

function nameOf(state: GameState, id: string): string {
  const name = layered(state).view.object(id)?.names[0];
  return name === undefined || name === '' ? `the permanent ${id}` : `${name} (${id})`;
}
