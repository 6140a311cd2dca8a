import type { GameState } from '../state/game.ts';
import { applyChange, difference } from './apply.ts';
import { ASPECT } from './aspects.ts';
import { copyNow } from './copies.ts';
import { applyExceptions } from './copyExceptions.ts';
import { contextOf, contextOfLasting, evaluators } from './evaluator.ts';
import { LAYERS, type Layer } from './layer.ts';
import { hasManaAbility } from './manaAbility.ts';
import { otherZones } from './otherZones.ts';
import type { Running } from './running.ts';
import { isKnown, type Undetermined } from './truth.ts';
import type { Context, ObjectView, View } from './view.ts';
import { copiable, Working } from './working.ts';

/** Text whose effect on the board could not be told, and why. */
export interface Note {
  readonly permanent: string;
  readonly text: string;
  readonly why: string;
  /** The layers in which it would have applied. */
  readonly layers: readonly Layer[];
}

/** What an effect would change if it were applied now: each object as it would be, and in which aspects that differs. */
export interface Delta {
  readonly objects: ReadonlyMap<string, { readonly after: Working; readonly changed: number }>;
  /** What could not be told about its amounts. */
  readonly untold: ReadonlySet<string>;
}

export const EVALUATE = evaluators(hasManaAbility);

/** The permanents of a state while the layers are applied, and what is worked out about effects on them. */
export class Battlefield {
  private readonly working: Map<string, Working>;
  readonly view: View;
  readonly notes: Note[] = [];
  private version = 0;
  /** The version in which each aspect (by bit) of any object last changed. */
  private readonly changedAt = new Map<number, number>();
  private readonly affectedBy = new Map<
    string,
    { readonly ids: readonly string[]; readonly set: ReadonlySet<string>; readonly version: number }
  >();
  private readonly keys = new Map<Running, string>();
  private readonly reachKeys = new Map<Running, string>();
  private readonly deltas = new Map<string, { readonly delta: Delta; readonly version: number }>();

  constructor(state: GameState) {
    const here = [...state.permanents.values()].filter(({ phasedOut }) => !phasedOut);
    this.working = new Map(
      here.map((permanent) => [permanent.id, new Working(permanent, copiable(permanent, copyNow(state, permanent)?.copied ?? null))]),
    );
    this.view = viewOver(state, this.working, [...this.working.keys()]);
    for (const [id, object] of this.working) this.except(id, object);
  }

  /** 613.2a: ends layer 1 for a copy: its copiable values with the exceptions of the copy effect. */
  private except(id: string, object: Working): void {
    const context = contextOf(this.view, EVALUATE, id);
    const note = (why: string): void => {
      this.notes.push({ permanent: id, text: object.names[0] ?? '', why, layers: LAYERS });
    };
    const copy = copyNow(this.view.state, object.permanent);
    if (!object.permanent.faceDown && copy !== null)
      applyExceptions(object, copy.exceptions, { context, timestamp: object.permanent.timestamp, note, granted: new Map() });
  }

  /** The permanents as they are now. */
  get objects(): ReadonlyMap<string, Working> {
    return this.working;
  }

  /** Counts changes: what was worked out in one version may not hold in the next. */
  get now(): number {
    return this.version;
  }

  /** For whom an effect's text is evaluated. */
  context({ source, owned, lasting }: Running, view: View = this.view): Context {
    if (lasting !== null) return contextOfLasting(view, EVALUATE, lasting);
    return contextOf(view, EVALUATE, source, owned?.origin.kind === 'granted' ? owned.origin.by : source);
  }

  /** Whether none of these aspects changed since a version. */
  unchanged(aspects: number, since: number): boolean {
    for (const [aspect, version] of this.changedAt) if ((aspect & aspects) !== 0 && version > since) return false;
    return true;
  }

  /** Equal for effects that do the same to the same objects: the same text, controller and, where it matters, source. */
  key(effect: Running): string {
    const known = this.keys.get(effect);
    if (known !== undefined) return known;
    const { template, source, objects } = effect;
    const key = this.keyFor(effect, template.usesSource || objects !== null ? source : '');
    this.keys.set(effect, key);
    return key;
  }

  private keyFor({ template, source, lasting }: Running, own: string): string {
    if (lasting !== null) return `${template.number} ${lasting.id} ${own}`;
    return `${template.number} ${this.working.get(source)?.controller ?? ''} ${own}`;
  }

  /** Whether an effect applies to an object; to none while its condition does not hold (or can't be told). */
  affects(effect: Running, id: string): boolean {
    return this.reach(effect).set.has(id) && !(effect.template.excludesSource && id === effect.source);
  }

  /** Ids of the objects that an effect applies to. */
  affected(effect: Running): readonly string[] {
    const { ids, set } = this.reach(effect);
    const { template, source, objects } = effect;
    return objects === null && template.excludesSource && set.has(source) ? ids.filter((id) => id !== source) : ids;
  }

  private reach(effect: Running): { readonly ids: readonly string[]; readonly set: ReadonlySet<string> } {
    const { template, source, objects } = effect;
    const key = this.reachKeys.get(effect) ?? this.keyFor(effect, objects !== null ? `${source}!` : template.reachUsesSource ? source : '');
    this.reachKeys.set(effect, key);
    const known = this.affectedBy.get(key);
    const { subjectLooksAt, conditionLooksAt } = template;
    if (known !== undefined && (objects !== null || this.unchanged(subjectLooksAt | conditionLooksAt, known.version))) return known;
    const ids = objects ?? reachIn(effect, this.context(effect), this.notes);
    const found = { ids, set: new Set(ids), version: this.version };
    this.affectedBy.set(key, found);
    return found;
  }

  /** What applying an effect's part in a layer would change now. */
  delta(effect: Running, layer: Layer): Delta {
    const key = `${layer} ${effect.template.grants ? this.keyFor(effect, effect.source) : this.key(effect)}`;
    const known = this.deltas.get(key);
    if (known !== undefined && known.version === this.version) return known.delta;
    const objects = new Map<string, { readonly after: Working; readonly changed: number }>();
    const untold = new Set<string>();
    const applying = {
      context: this.context(effect),
      timestamp: effect.timestamp,
      note: (why: string) => untold.add(why),
      granted: new Map(),
    };
    const changes = effect.template.parts.get(layer) ?? [];
    for (const id of this.affected(effect)) {
      const before = this.objects.get(id);
      if (before === undefined) continue;
      const after = before.clone();
      for (const change of changes) applyChange(after, change, applying);
      const changed = difference(before, after);
      if (changed !== 0) objects.set(id, { after, changed });
    }
    const delta = { objects, untold };
    this.deltas.set(key, { delta, version: this.version });
    return delta;
  }

  /** The board as it would be after such changes. */
  after(delta: Delta): View {
    const { state, permanents, object } = this.view;
    return { state, permanents, object: (id) => delta.objects.get(id)?.after ?? object(id) };
  }

  /** 613.6: applies an effect's part in a layer, to the objects it has applied to before or else to those that it applies to now. */
  apply(effect: Running, layer: Layer): void {
    const ids = this.affected(effect);
    const { objects, untold } = this.delta(effect, layer);
    this.begin(effect, ids);
    for (const why of untold) this.notes.push(noteOn(effect, why));
    this.replace(objects);
  }

  /** 613.6: from where it first applies an effect keeps its objects. */
  private begin(effect: Running, ids: readonly string[]): void {
    if (effect.objects !== null || ids.length === 0) return;
    effect.objects = ids;
    this.keys.delete(effect);
    this.reachKeys.delete(effect);
  }

  /** The same where no effect of the layer looks at what the layer changes: without keeping what was before. */
  applyAtOnce(effect: Running, layer: Layer): void {
    const ids = this.affected(effect);
    this.begin(effect, ids);
    const note = (why: string): void => {
      this.notes.push(noteOn(effect, why));
    };
    const applying = { context: this.context(effect), timestamp: effect.timestamp, note, granted: new Map() };
    const changes = effect.template.parts.get(layer) ?? [];
    for (const id of ids) {
      const object = this.working.get(id);
      if (object !== undefined) for (const change of changes) applyChange(object, change, applying);
    }
    this.touched(effect.template.writes.get(layer) ?? 0);
  }

  /** Puts changed objects in the place of what they were. */
  replace(objects: Delta['objects']): void {
    let aspects = 0;
    for (const [id, { after, changed }] of objects) {
      this.working.set(id, after);
      aspects |= changed;
    }
    this.touched(aspects);
  }

  /** Says that something about some objects was changed. */
  private touched(aspects: number): void {
    if (aspects === 0) return;
    this.version += 1;
    if ((aspects & ASPECT.controller) !== 0) {
      this.keys.clear();
      this.reachKeys.clear();
    }
    for (let bit = 1; bit <= aspects; bit <<= 1) if ((aspects & bit) !== 0) this.changedAt.set(bit, this.version);
  }
}

function noteOn({ source, template }: Running, why: string): Note {
  return { permanent: source, text: template.text, why, layers: [...template.parts.keys()] };
}

/** A view of a state: its permanents as given, and the cards of the other zones. */
export function viewOver(state: GameState, objects: ReadonlyMap<string, ObjectView>, permanents: readonly string[]): View {
  const view: View = { state, permanents, object: (id) => objects.get(id) ?? elsewhere(id) ?? state.past.get(id)?.object };
  const elsewhere = otherZones(view, EVALUATE);
  return view;
}

/** 611.3a: the objects that an effect applies to in a view. What can't be told does not apply, and is noted. */
export function reachIn(effect: Running, context: Context, notes: Note[] | null): readonly string[] {
  const { condition, conditionOnEach, subject } = effect.template;
  const { evaluate, view } = context;
  const untold = ({ why }: Undetermined): readonly string[] => {
    notes?.push(noteOn(effect, why));
    return [];
  };
  const holds = condition === null || conditionOnEach || evaluate.holds(condition, context);
  if (!isKnown(holds)) return untold(holds);
  if (!holds) return [];
  const ids = evaluate.objects(subject, context);
  if (!isKnown(ids)) return untold(ids);
  const here = ids.filter((id) => view.object(id)?.zone === 'battlefield');
  if (condition === null || !conditionOnEach) return here;
  return here.filter((id) => {
    const holdsOfIt = evaluate.holds(condition, { ...context, it: [id] });
    if (!isKnown(holdsOfIt)) untold(holdsOfIt);
    return holdsOfIt === true;
  });
}
