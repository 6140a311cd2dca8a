import type { GameState } from '../state/game.ts';
import { History } from './applied.ts';
import { ASPECT } from './aspects.ts';
import { attachedAbilities } from './attached.ts';
import { Battlefield, type Note } from './battlefield.ts';
import { dependenciesIn } from './dependency.ts';
import { effectsElsewhere } from './elsewhere.ts';
import { counterAbilities, counterSize, withIntrinsicAbilities } from './intrinsic.ts';
import { lastingEffects } from './lasting.ts';
import { LAYERS, type Layer } from './layer.ts';
import { byTimestamp, effectsOf, type Running } from './running.ts';
import { chapterAbilities } from './sagas.ts';
import { type Template, templatesOf } from './template.ts';
import type { OwnedAbility, View } from './view.ts';
import type { Working } from './working.ts';

/** A state's permanents after all continuous effects, and what of their text could not be told. */
export interface Layered {
  readonly view: View;
  readonly notes: readonly Note[];
  /** What was applied, in order, and what was not because it was gone. */
  readonly history: Pick<History, 'applied' | 'vanished'>;
}

const LAYERED = new WeakMap<GameState, Layered>();

/** 613: the objects of a state after continuous effects; worked out once for a state. */
export function layered(state: GameState): Layered {
  const known = LAYERED.get(state);
  if (known !== undefined) return known;
  const found = applyLayers(state);
  LAYERED.set(state, found);
  return found;
}

function applyLayers(state: GameState): Layered {
  const board = new Battlefield(state);
  let made = 0;
  const order = (): number => {
    made += 1;
    return made;
  };
  const effects: Running[] = [];
  const known = new Map<string, Set<OwnedAbility>>();
  /** The effects of abilities that an object has and that were not looked at yet. */
  const collect = (object: Working): readonly Running[] => {
    const found: Running[] = [];
    const seen = known.get(object.id) ?? new Set();
    known.set(object.id, seen);
    for (const owned of object.abilities) {
      if (templatesOf(owned.ability).length === 0 || seen.has(owned)) continue;
      seen.add(owned);
      found.push(...effectsOf(owned, object.id, order));
    }
    effects.push(...found);
    return found;
  };
  for (const object of board.objects.values()) {
    collect(object);
    for (const ability of [...counterAbilities(object), ...chapterAbilities(object), ...attachedAbilities(object)])
      for (const template of templatesOf(ability)) effects.push(ofObject(template, object, order()));
  }
  effects.push(...effectsElsewhere(state, order), ...lastingEffects(state, order));
  const history = new History();
  for (const layer of LAYERS) {
    if (layer === '7c') board.replace(sizedByCounters(board.objects));
    applyLayer(layer, board, effects, collect, history);
    if (layer === '4') board.replace(withIntrinsic(board.objects));
  }
  return { view: board.view, notes: unique(board.notes), history };
}

/** An effect on an object that hangs on no ability of its: of a counter, of a chapter that has resolved. */
const ofObject = (template: Template, { id, permanent }: Working, order: number): Running => ({
  template,
  source: id,
  owned: null,
  lasting: null,
  timestamp: permanent.timestamp,
  order,
  defining: false,
  objects: null,
});

/** 613.3, 613.7, 613.8: the effects of one layer, those of characteristic-defining abilities first. */
function applyLayer(
  layer: Layer,
  board: Battlefield,
  effects: readonly Running[],
  collect: (object: Working) => readonly Running[],
  history: History,
): void {
  const inLayer = effects.filter(({ template }) => template.parts.has(layer));
  for (const defining of [true, false]) {
    const { next } = dependenciesIn(layer, board);
    let pending = inLayer.filter((effect) => effect.defining === defining).sort(byTimestamp);
    let simple = !mayDepend(layer, pending);
    while (pending.length > 0) {
      if (!simple) {
        history.lost(
          pending.filter((effect) => !exists(effect, board)),
          layer,
          board,
        );
        pending = pending.filter((effect) => exists(effect, board));
      }
      const effect = simple ? pending[0] : next(pending);
      if (effect === undefined) break;
      const waiting = pending;
      pending = pending[0] === effect ? pending.slice(1) : pending.filter((one) => one !== effect);
      if (!exists(effect, board)) {
        history.lost([effect], layer, board);
        continue;
      }
      if (simple) board.applyAtOnce(effect, layer);
      else board.apply(effect, layer);
      history.took(effect, layer, waiting);
      if (!effect.template.grantsEffects) continue;
      // An ability that was granted just now may have effects in this very layer.
      const granted = board.affected(effect).flatMap((id) => {
        const object = board.objects.get(id);
        return object === undefined ? [] : collect(object).filter(({ template }) => template.parts.has(layer));
      });
      if (granted.length === 0) continue;
      pending = [...pending, ...granted].sort(byTimestamp);
      simple = !mayDepend(layer, pending);
    }
  }
}

/** 613.6: an effect is there while its source has the ability, or once it has begun to apply. */
function exists({ owned, objects, source }: Running, board: Battlefield): boolean {
  return owned === null || objects !== null || board.objects.get(source)?.abilities.includes(owned) === true;
}

/** Whether any effect of a layer could depend on another: what some change is something that some look at. */
function mayDepend(layer: Layer, effects: readonly Running[]): boolean {
  let written = 0;
  let looked = ASPECT.lost;
  for (const { template } of effects) {
    written |= template.writes.get(layer) ?? 0;
    looked |= template.subjectLooksAt | template.conditionLooksAt | (template.amountsLookAt.get(layer) ?? 0);
  }
  return effects.length > 1 && (written & looked) !== 0;
}

type Changed = Map<string, { readonly after: Working; readonly changed: number }>;

/** 305.6: gives lands the abilities of their basic land types, before those that printed text and effects give are counted up. */
function withIntrinsic(objects: ReadonlyMap<string, Working>): Changed {
  const changed: Changed = new Map();
  for (const [id, object] of objects) {
    const abilities = withIntrinsicAbilities(object);
    if (abilities === object.abilities) continue;
    const after = object.clone();
    after.abilities = abilities;
    changed.set(id, { after, changed: ASPECT.abilities });
  }
  return changed;
}

/** 613.4c, 122.1a: +X/+Y counters. They come first in their layer: what else counts power there waits for them anyway. */
function sizedByCounters(objects: ReadonlyMap<string, Working>): Changed {
  const changed: Changed = new Map();
  for (const [id, object] of objects) {
    const { power, toughness } = counterSize(object);
    if (power === 0 && toughness === 0) continue;
    const after = object.clone();
    after.size = { power: object.size.power + power, toughness: object.size.toughness + toughness };
    changed.set(id, { after, changed: ASPECT.size });
  }
  return changed;
}

function unique(notes: readonly Note[]): readonly Note[] {
  return [...new Map(notes.map((note) => [`${note.permanent}\n${note.text}\n${note.why}`, note])).values()];
}
