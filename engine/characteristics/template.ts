import type { Ability, Change, Condition, ObjectRef, StaticEffect } from '../ast/index.ts';
import { ASPECT, isLocal, looksAt, usesSource, writes } from './aspects.ts';
import { byLayer, type Layer } from './layer.ts';
import { gatedEffect, levelEffect } from './levels.ts';
import { keywordsNamed, saidOf } from './sameKeywords.ts';
import { contains } from './walk.ts';

export type SingleChange = Exclude<Change, { kind: 'together' }>;
export type ContinuousStatic = Extract<StaticEffect, { kind: 'continuous' }>;

/** What a static ability says about characteristics, worked out once for its text: what in which layer, and what it looks at. */
export interface Template {
  /** Tells templates apart: two objects with one definition share it. */
  readonly number: number;
  /** The ability's words. */
  readonly text: string;
  /** Without an "other" before its noun, which `excludesSource` stands for. */
  readonly subject: ObjectRef;
  readonly excludesSource: boolean;
  readonly condition: Condition | null;
  /** Whether the condition speaks of the affected object: "has flying as long as it's untapped". */
  readonly conditionOnEach: boolean;
  readonly parts: ReadonlyMap<Layer, readonly SingleChange[]>;
  /** 604.3a: whether it defines its own object's characteristics where that object has it from its own text. */
  readonly defining: boolean;
  /** What it is instead where an effect has granted it, for sizes that it would define. */
  readonly setting?: Template;
  readonly subjectLooksAt: number;
  readonly conditionLooksAt: number;
  /** What amounts and choices in the changes of a layer look at. */
  readonly amountsLookAt: ReadonlyMap<Layer, number>;
  readonly writes: ReadonlyMap<Layer, number>;
  /** Whether each object is in or out by what it is by itself. */
  readonly local: boolean;
  /** Whether subject or condition mean something else on each object that has it. */
  readonly reachUsesSource: boolean;
  /** The same of the whole. */
  readonly usesSource: boolean;
  /** Whether it grants abilities, which are then its source's doing. */
  readonly grants: boolean;
  /** Whether some of those may generate continuous effects themselves. */
  readonly grantsEffects: boolean;
}

const TEMPLATES = new WeakMap<Ability, readonly Template[]>();
let made = 0;

/** 611.3: the continuous effects on characteristics that an ability generates. */
export function templatesOf(ability: Ability): readonly Template[] {
  const known = TEMPLATES.get(ability);
  if (known !== undefined) return known;
  const found = effectsOf(ability).flatMap((effect) => templateOf(effect, ability.span.text) ?? []);
  TEMPLATES.set(ability, found);
  return found;
}

const ELSEWHERE = new WeakMap<Ability, readonly Template[]>();

/** Effects of an ability that it says are the same for other objects, cards and spells, than those it speaks of first. */
export function templatesForOthers(ability: Ability): readonly Template[] {
  if (ability.kind !== 'static' || !ability.effects.some(({ kind }) => kind === 'sameFor')) return [];
  const known = ELSEWHERE.get(ability) ?? sameFor(ability.effects).flatMap((effect) => templateOf(effect, ability.span.text) ?? []);
  ELSEWHERE.set(ability, known);
  return known;
}

function sameFor(effects: readonly StaticEffect[]): readonly ContinuousStatic[] {
  let before: ContinuousStatic | undefined;
  return effects.flatMap((effect) => {
    if (effect.kind === 'continuous') before = effect;
    return effect.kind === 'sameFor' && before !== undefined ? [{ ...before, subject: effect.of }] : [];
  });
}

function effectsOf(ability: Ability): readonly ContinuousStatic[] {
  switch (ability.kind) {
    case 'static':
      return withAntecedents(withSame(ability.effects).filter((effect) => effect.kind === 'continuous'));
    case 'keywords':
      return ability.keywords.flatMap(({ name }) => DEFINING_KEYWORDS.get(name) ?? []);
    case 'level':
      return [levelEffect(ability)];
    case 'gated':
      return [gatedEffect(ability)];
    case 'activated':
    case 'triggered':
    case 'spell':
    case 'toSolve':
    case 'unsupported':
      return [];
  }
}

/** "The same is true for trample and vigilance": the sentence before it again, of each of these keywords. */
function withSame(effects: readonly StaticEffect[]): readonly StaticEffect[] {
  return effects.flatMap((effect, place) => {
    const before = effects[place - 1];
    if (effect.kind !== 'rule' || effect.about !== 'same is true' || before === undefined) return [effect];
    return keywordsNamed(effect.text).flatMap((keyword) => saidOf(before, keyword) ?? []);
  });
}

/** "It" as a subject is what the condition before it speaks of, or else the sentence before: "Enchanted creature is a Turtle. It loses …". */
function withAntecedents(effects: readonly ContinuousStatic[]): readonly ContinuousStatic[] {
  let before: ObjectRef | null = null;
  return effects.map((effect) => {
    const isIt = effect.subject.kind === 'it' || effect.subject.kind === 'that';
    const subject: ObjectRef = isIt ? (subjectOf(effect.condition) ?? before ?? effect.subject) : effect.subject;
    before = subject;
    return isIt ? { ...effect, subject } : effect;
  });
}

/** The object that a condition speaks of first, where it is one that a subject can be. */
function subjectOf(condition: Condition | null): ObjectRef | null {
  if (condition === null) return null;
  if (condition.kind === 'all') return subjectOf(condition.of[0] ?? null);
  if (!('subject' in condition)) return null;
  const { subject } = condition;
  return subject.kind === 'self' || subject.kind === 'attached' ? subject : null;
}

const ofItself = (...changes: readonly Change[]): ContinuousStatic => ({
  kind: 'continuous',
  subject: { kind: 'self', as: 'this object' },
  changes,
  condition: null,
  conditionFirst: false,
});

/** 702.73a, 702.114a: keywords that define characteristics. */
const DEFINING_KEYWORDS: ReadonlyMap<string, ContinuousStatic> = new Map([
  ['changeling', ofItself({ kind: 'everyType', of: 'creatureType', set: false })],
  ['devoid', ofItself({ kind: 'colors', colors: 'colorless', set: true })],
]);

/** What one continuous effect says about characteristics; undefined where it says nothing of them. */
export function templateOf(effect: ContinuousStatic, text: string): Template | undefined {
  const parts = byLayer(effect.changes);
  if (parts.size === 0) return undefined;
  const { subject, condition } = effect;
  const defining = subject.kind === 'self' && condition === null && [...parts].every(([layer, list]) => definesIn(layer, list));
  const setting = parts.has('7a') ? built(effect, settingSize(parts), text, false) : null;
  return defining ? { ...built(effect, parts, text, true), ...(setting && { setting }) } : (setting ?? built(effect, parts, text, false));
}

type Parts = ReadonlyMap<Layer, readonly SingleChange[]>;

/** 613.4b: power and toughness that are not defined by the object's own text, everywhere and always, are set. */
function settingSize(parts: Parts): Parts {
  const moved = new Map(parts);
  moved.delete('7a');
  return moved.set('7b', [...(parts.get('7b') ?? []), ...(parts.get('7a') ?? [])]);
}

function built({ subject: said, condition, changes }: ContinuousStatic, parts: Parts, text: string, defining: boolean): Template {
  made += 1;
  const layers = [...parts];
  const subject = withoutOther(said);
  const reachUsesSource = usesSource([subject, condition]);
  const granted = (parts.get('6') ?? []).flatMap((change) => (change.kind === 'gains' ? change.abilities : []));
  return {
    number: made,
    text,
    subject,
    excludesSource: subject !== said,
    condition,
    conditionOnEach: contains(condition, ({ kind }) => kind === 'it' || kind === 'that'),
    parts,
    defining,
    subjectLooksAt: looksAt(subject),
    conditionLooksAt: looksAt(condition),
    amountsLookAt: new Map(layers.map(([layer, list]) => [layer, amountsLookAt(list)])),
    writes: new Map(layers.map(([layer, list]) => [layer, writes(layer, list)])),
    local: isLocal(subject),
    reachUsesSource,
    usesSource: reachUsesSource || subject !== said || usesSource(changes),
    grants: granted.length > 0,
    grantsEffects: granted.some((one) => one.kind === 'abilitiesOf' || (one.kind === 'quoted' && templatesOf(one.ability).length > 0)),
  };
}

/** "Other creatures you control" as "creatures you control": the same for every object that says it. */
function withoutOther(subject: ObjectRef): ObjectRef {
  if ((subject.kind !== 'each' && subject.kind !== 'all') || subject.filter.kind !== 'objects') return subject;
  const words = subject.filter.words.filter(({ kind }) => kind !== 'other');
  return words.length === subject.filter.words.length ? subject : { ...subject, filter: { ...subject.filter, words } };
}

/** 604.3a: colors, subtypes, power and toughness can be defined, nothing else. */
function definesIn(layer: Layer, changes: readonly SingleChange[]): boolean {
  if (layer === '4')
    return changes.every(
      (change) => change.kind === 'everyType' || (change.kind === 'types' && change.types.every(({ kind }) => kind === 'subtype')),
    );
  return layer === '5' || layer === '7a';
}

/** Quantities, chosen values and players in changes; abilities that are granted are not looked into. */
function amountsLookAt(changes: readonly SingleChange[]): number {
  return changes.reduce((mask, change) => {
    switch (change.kind) {
      case 'basePowerToughness':
        return mask | looksAt([change.power, change.toughness]);
      case 'modifyPowerToughness':
        return mask | looksAt([change.power.amount, change.toughness.amount, change.forEach]);
      case 'controller':
        return mask | looksAt(change.player);
      case 'gains':
        return change.abilities.some(({ kind }) => kind === 'abilitiesOf')
          ? mask | ASPECT.abilities | looksAt(change.abilities.map((granted) => (granted.kind === 'abilitiesOf' ? granted.of : null)))
          : mask;
      default:
        return mask;
    }
  }, 0);
}
