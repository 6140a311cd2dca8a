import type { Ability, StaticEffect } from '../ast/index.ts';
import { valuesElsewhere } from '../characteristics/printed.ts';
import type { OwnedAbility, View } from '../characteristics/view.ts';
import { namesZone } from '../characteristics/zones.ts';
import type { CardObject, GameState, LastingEffect } from '../state/game.ts';

/** Static effects that bear on what something costs, or on who may cast or activate it. */
const KINDS = [
  'costModification',
  'leastCost',
  'alternativeCost',
  'additionalCost',
  'spellsHave',
  'continuous',
  'cant',
  'cantActivate',
  'permission',
  'lifeForMana',
  'castOnly',
  'flashFor',
] as const;
type Kind = (typeof KINDS)[number];
export type CostStatic = Extract<StaticEffect, { kind: Kind }>;

/** A static effect where it works: whose it is, and the words it stands in. */
export interface Standing<E extends StaticEffect = CostStatic> {
  /** The id of the object that has the ability. */
  readonly source: string;
  /** 201.5: the object that the text means by its name. */
  readonly named: string;
  readonly effect: E;
  /** All effects of the ability, and which of them this is: some speak of what the one before says. */
  readonly among: readonly StaticEffect[];
  readonly at: number;
  readonly text: string;
  /** 611.2: what a resolved spell or ability started; null: an effect of what is there. */
  readonly lasting: LastingEffect | null;
}

/** The effects of one kind among those given. */
export const ofKind = <K extends Kind>(all: readonly Standing[], kind: K): readonly Standing<Extract<CostStatic, { kind: K }>>[] =>
  all.filter((one): one is Standing<Extract<CostStatic, { kind: K }>> => one.effect.kind === kind);

const isCostStatic = (effect: StaticEffect): effect is CostStatic => KINDS.some((kind) => kind === effect.kind);

const OF_ABILITY = new WeakMap<Ability, readonly { readonly effect: CostStatic; readonly at: number }[]>();

function within(ability: Ability): readonly { readonly effect: CostStatic; readonly at: number }[] {
  if (ability.kind !== 'static') return [];
  const known = OF_ABILITY.get(ability) ?? ability.effects.flatMap((effect, at) => (isCostStatic(effect) ? [{ effect, at }] : []));
  OF_ABILITY.set(ability, known);
  return known;
}

/** The effects of an ability that an object has. */
export function standing(source: string, { ability, origin }: Pick<OwnedAbility, 'ability' | 'origin'>): readonly Standing[] {
  if (ability.kind !== 'static') return [];
  const named = origin.kind === 'granted' ? origin.by : source;
  return within(ability).map(({ effect, at }) => ({
    source,
    named,
    effect,
    among: ability.effects,
    at,
    text: ability.span.text,
    lasting: null,
  }));
}

const ON_BOARD = new WeakMap<View['permanents'], readonly Standing[]>();
const ELSEWHERE = new WeakMap<GameState, readonly Standing[]>();

/**
 * 611.3b, 113.6b: every static effect that works now: of permanents, of cards in other zones that say that they work there, and those that last. `state`: the
 * game before a card was proposed; the view may be that in which it is on the stack.
 */
export function standingEffects(state: GameState, view: View): readonly Standing[] {
  const board =
    ON_BOARD.get(view.permanents) ??
    view.permanents.flatMap((id) => (view.object(id)?.abilities ?? []).flatMap((owned) => standing(id, owned)));
  ON_BOARD.set(view.permanents, board);
  const elsewhere = ELSEWHERE.get(state) ?? [...[...state.cards.values()].flatMap(ofCard), ...state.effects.flatMap(ofLasting)];
  ELSEWHERE.set(state, elsewhere);
  return elsewhere.length === 0 ? board : [...board, ...elsewhere];
}

function ofLasting(lasting: LastingEffect): readonly Standing[] {
  const { source, named, effect, text } = lasting;
  return isCostStatic(effect) ? [{ source, named, effect, among: [effect], at: 0, text, lasting }] : [];
}

const OF_CARD = new WeakMap<CardObject, readonly Standing[]>();

function ofCard(object: CardObject): readonly Standing[] {
  const known = OF_CARD.get(object);
  if (known !== undefined) return known;
  const { id, zone } = object;
  const found = valuesElsewhere(object)
    .abilities.flatMap(({ ability }) => standing(id, { ability, origin: { kind: 'printed' } }))
    .filter(({ effect }) => 'condition' in effect && namesZone(effect.condition, zone));
  OF_CARD.set(object, found);
  return found;
}
