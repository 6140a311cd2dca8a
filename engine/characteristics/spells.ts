import type { GrantedAbility, ObjectRef } from '../ast/index.ts';
import { colorsAfter } from './apply.ts';
import { EVALUATE } from './battlefield.ts';
import { chosenBy } from './chosen.ts';
import { contextOf } from './evaluator.ts';
import { type Template, templatesForOthers, templatesOf } from './template.ts';
import { every, isKnown, some, type Truth } from './truth.ts';
import { changeTypes, type Typed } from './typeChanges.ts';
import type { Context, ObjectView, OwnedAbility, View } from './view.ts';
import { zonesOf } from './zones.ts';

/** A continuous effect of a permanent that speaks of objects off the battlefield. */
interface Reaching {
  readonly template: Template;
  readonly context: Context;
  readonly timestamp: number;
}

/** An object off the battlefield under continuous effects, and what of them the board leaves open: such an effect is left out. */
export interface UnderEffects {
  readonly object: ObjectView;
  readonly open: readonly string[];
}

const REACHING = new WeakMap<View, readonly Reaching[]>();

/** The effects of the permanents of a view that reach beyond the battlefield, in timestamp order (613.7). */
function reachingOf(view: View): readonly Reaching[] {
  const known = REACHING.get(view);
  if (known !== undefined) return known;
  const found = view.permanents
    .flatMap((id) =>
      (view.object(id)?.abilities ?? []).flatMap(({ ability, origin, timestamp }): Reaching[] => {
        const beyond = templatesOf(ability).filter(({ subject }) => reachesBeyond(subject));
        return [...beyond, ...templatesForOthers(ability)].map((template) => ({
          template,
          context: contextOf(view, EVALUATE, id, origin.kind === 'granted' ? origin.by : id),
          timestamp,
        }));
      }),
    )
    .sort((left, right) => left.timestamp - right.timestamp);
  REACHING.set(view, found);
  return found;
}

function reachesBeyond(ref: ObjectRef): boolean {
  if (ref.kind === 'several') return ref.refs.some(reachesBeyond);
  return (ref.kind === 'all' || ref.kind === 'each') && zonesOf(ref.filter).some((zone) => zone !== 'battlefield');
}

/**
 * 613.1d-e: a spell, or a card in another zone than the battlefield, after the continuous effects of the permanents of a view on its types and
 * colors: "spells you control are white", "creature cards you own are the chosen type in addition to their other types".
 */
export function underEffects(object: ObjectView, view: View): UnderEffects {
  const effects = reachingOf(view);
  if (effects.length === 0) return { object, open: [] };
  const { supertypes, types, subtypes, abilities, colors } = object;
  const typed: Typed = { supertypes, types, subtypes, abilities };
  const open: string[] = [];
  const applies = ({ template, context }: Reaching, now: ObjectView): boolean => {
    const truth = affects(template, now, context);
    if (!isKnown(truth)) open.push(`“${template.text}”: the board does not tell ${truth.why}`);
    return truth === true;
  };
  for (const effect of effects)
    if (effect.template.parts.has('4') && applies(effect, seen(object, { ...typed, colors })))
      for (const change of effect.template.parts.get('4') ?? [])
        if (change.kind === 'types' || change.kind === 'losesTypes' || change.kind === 'everyType')
          changeTypes(typed, change, chosenBy(effect.context));
  let colored = colors;
  for (const effect of effects)
    if (effect.template.parts.has('5') && applies(effect, seen(object, { ...typed, colors: colored })))
      for (const change of effect.template.parts.get('5') ?? []) {
        if (change.kind !== 'colors') continue;
        const after = colorsAfter(change, colored, chosenBy(effect.context));
        if (after === null) open.push(`“${effect.template.text}”: the board does not tell which color was chosen`);
        else colored = after;
      }
  return { object: seen(object, { ...typed, colors: colored }), open };
}

/**
 * 613.1f: the abilities of a card in another zone than the battlefield and the stack, with those that effects of permanents give to cards there and without
 * those that they take away: "creature cards in your graveyard have unearth {2}{B}", "cards in graveyards lose all abilities".
 */
export function abilitiesUnderEffects(object: ObjectView, view: View): readonly OwnedAbility[] {
  let now = object.abilities;
  for (const { template, context, timestamp } of reachingOf(view)) {
    const changes = template.parts.get('6') ?? [];
    if (changes.length === 0 || affects(template, object, context) !== true) continue;
    for (const change of changes) {
      if (change.kind === 'losesAbilities' && change.which === 'all') now = [];
      if (change.kind !== 'gains') continue;
      now = now.concat(change.abilities.flatMap((granted) => given(granted, context.source ?? '', timestamp, template.text)));
    }
  }
  return now;
}

function given(granted: GrantedAbility, by: string, timestamp: number, text: string): readonly OwnedAbility[] {
  const origin = { kind: 'granted', by } as const;
  switch (granted.kind) {
    case 'keyword':
      return [{ ability: { kind: 'keywords', keywords: [granted.keyword], span: { start: 0, end: 0, text } }, text, origin, timestamp }];
    case 'quoted':
      return [{ ability: granted.ability, text: granted.ability.span.text, origin, timestamp }];
    case 'abilitiesOf':
      return [];
  }
}

/** The same object with other types and colors; its power and toughness are still worked out when they are asked for. */
const seen = (object: ObjectView, changed: Pick<ObjectView, 'supertypes' | 'types' | 'subtypes' | 'abilities' | 'colors'>): ObjectView => ({
  id: object.id,
  zone: object.zone,
  owner: object.owner,
  controller: object.controller,
  names: object.names,
  manaCost: object.manaCost,
  manaValue: object.manaValue,
  loyalty: object.loyalty,
  defense: object.defense,
  ...changed,
  get power() {
    return object.power;
  },
  get toughness() {
    return object.toughness;
  },
});

function affects({ subject, condition }: Template, object: ObjectView, context: Context): Truth {
  return every(
    [() => isAmong(subject, object, context), () => condition === null || EVALUATE.holds(condition, { ...context, it: [object.id] })],
    (part) => part(),
  );
}

function isAmong(ref: ObjectRef, object: ObjectView, context: Context): Truth {
  if (ref.kind === 'several') return some(ref.refs, (one) => isAmong(one, object, context));
  return (ref.kind === 'all' || ref.kind === 'each') && EVALUATE.matches(ref.filter, object, context);
}
