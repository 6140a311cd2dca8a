import type { Change, CounteredTo, Duration, Effect, Quantity } from '../../ast/index.ts';
import { keywordsNamed, saidOf as ofKeyword } from '../../characteristics/sameKeywords.ts';
import { contains } from '../../characteristics/walk.ts';
import { changesWithCost } from '../../costs/grantedCost.ts';
import { withCopies } from '../copies.ts';
import { saidAtOnce } from '../unpreventable.ts';

type Continuous = Extract<Effect, { kind: 'continuous' }>;

const KNOWN = new WeakMap<readonly Effect[], readonly Effect[]>();

/**
 * Instructions in which what is said of one continuous effect stands in it: "It's still a land" after it (205.1b), "where X is …" and "for each …" around
 * it, which are then about the objects that it changes; and what is said of damage, right after that damage. Worked out once for a text.
 */
export function joined(effects: readonly Effect[]): readonly Effect[] {
  const known = KNOWN.get(effects) ?? join(effects);
  KNOWN.set(effects, known);
  return known;
}

function join(effects: readonly Effect[]): readonly Effect[] {
  const all: Effect[] = [];
  let permitted: Duration | null = null;
  for (const said of withCopies(saidAtOnce(effects))) {
    const before = all.at(-1);
    const effect: Effect = isAboutSpending(said) && permitted !== null ? { ...said, duration: permitted } : said;
    permitted = durationOfPermission(effect) ?? permitted;
    const same = before === undefined ? null : sameFor(before, effect);
    if (same !== null) {
      all.push(...same);
      continue;
    }
    const granted =
      before === undefined ? null : (withGrantedCost(before, effect) ?? withRider(before, effect) ?? withThatAbility(before, effect));
    if (granted !== null) all.splice(-1, 1, granted);
    else if (before !== undefined && isShield(before) && speaksOfPrevention(effect)) all.splice(-1, 1, followedBy(before, effect));
    else if (
      effect.kind === 'instruction' &&
      effect.about === 'prevention' &&
      before?.kind === 'dealDamage' &&
      / can't be prevented$/.test(effect.text)
    )
      all.splice(-1, 1, { ...before, unpreventable: true });
    else {
      const told = before === undefined || effect.kind !== 'instruction' ? null : saidOf(before, effect);
      if (told === null) all.push(within(effect));
      else all.splice(-1, 1, told);
    }
  }
  return all;
}

/** 106.6: "If you do, add {R}{R}. Until end of turn, you don't lose this mana …": of the mana that an instruction within the one before adds. */
function withRider(before: Effect, rider: Effect): Effect | null {
  if (rider.kind !== 'rider' || before.kind === 'addMana') return null;
  const said = ['may', 'if', 'ifYouDo', 'otherwise', 'unless'].includes(before.kind);
  return said
    ? changed(before, (one) => (one.kind === 'addMana' ? { kind: 'sequence', effects: [one, rider], joins: ['and'], shared: false } : null))
    : null;
}

/** "Choose first strike or lifelink. Creatures you control gain that ability": one of these, chosen as they gain it (608.2d). */
function withThatAbility(before: Effect, after: Effect): Effect | null {
  if (before.kind !== 'chooseAbility') return null;
  const options = before.options.map((keyword): Change => ({ kind: 'gains', verb: 'gains', abilities: [{ kind: 'keyword', keyword }] }));
  const isMeant = (change: Change): boolean => change.kind === 'oneOf' && change.said === 'that ability';
  return changed(after, (one) =>
    one.kind === 'continuous' && one.changes.some(isMeant)
      ? { ...one, changes: one.changes.map((change): Change => (isMeant(change) ? { kind: 'oneOf', options } : change)) }
      : null,
  );
}

/** "The same is true for trample and vigilance": the instruction before it again, of each of these keywords; null where it is none, or can't be told. */
function sameFor(before: Effect, after: Effect): readonly Effect[] | null {
  if (after.kind !== 'startStatic' || after.effect.kind !== 'rule' || after.effect.about !== 'same is true') return null;
  const found = keywordsNamed(after.effect.text).map((keyword) => ofKeyword(before, keyword));
  return found.includes(null) ? null : found.filter((one) => one !== null);
}

/** "The flashback cost is equal to its mana cost": the cost of a keyword that the instruction before grants. */
function withGrantedCost(before: Effect, after: Effect): Effect | null {
  if (after.kind !== 'startStatic' || after.effect.kind !== 'rule' || after.effect.about !== 'granted cost') return null;
  const { text } = after.effect;
  return changed(before, (one) => (one.kind === 'continuous' ? { ...one, changes: changesWithCost(one.changes, text) } : null));
}

/** What a sentence says of the instructions in the one before, put into them; null where it says nothing of any of them. */
function saidOf(before: Effect, { about, text }: Extract<Effect, { kind: 'instruction' }>): Effect | null {
  switch (about) {
    case 'regeneration':
      return changed(before, (one) => (one.kind === 'destroy' ? { ...one, final: true } : null));
    case 'still':
      return changed(before, (one) => (one.kind === 'continuous' ? { ...one, changes: one.changes.map(keepingTypes) } : null));
    case 'countered': {
      const to = COUNTERED_TO.find(([words]) => words.test(text))?.[1];
      return to === undefined ? null : changed(before, (one) => (one.kind === 'counterSpell' ? { ...one, to } : null));
    }
    default:
      return null;
  }
}

/** Where the card of a spell goes that is "countered this way". */
const COUNTERED_TO: readonly (readonly [RegExp, CounteredTo])[] = [
  [/, exile it instead /, 'exile'],
  [/, put it into its owner 's hand instead /, 'hand'],
  [/, put it on top of its owner 's library instead /, 'top'],
  [/, put it on the bottom of its owner 's library instead /, 'bottom'],
  [/, put that card on the top or bottom of its owner 's library instead /, 'topOrBottom'],
];

/** An instruction with each of those in it changed that can be; null where none is. */
function changed(effect: Effect, change: (one: Effect) => Effect | null): Effect | null {
  switch (effect.kind) {
    case 'sequence': {
      const parts = effect.effects.map((one) => changed(one, change));
      return parts.every((part) => part === null) ? null : { ...effect, effects: effect.effects.map((one, at) => parts[at] ?? one) };
    }
    case 'may':
    case 'if':
    case 'unless':
    case 'unlessDoes':
    case 'insteadIf':
    case 'ifYouDo':
    case 'otherwise':
    case 'where':
    case 'forEach': {
      const inner = changed(effect.effect, change);
      return inner && { ...effect, effect: inner };
    }
    default:
      return change(effect);
  }
}

/** 615.5: what waits to replace or prevent something. */
function isShield(effect: Effect): boolean {
  switch (effect.kind) {
    case 'prevent':
    case 'redirect':
    case 'replace':
    case 'followed':
      return true;
    case 'during':
      return isShield(effect.effect);
    case 'startStatic':
      return effect.effect.kind === 'replaces' || effect.effect.kind === 'prevents';
    default:
      return false;
  }
}

/** "If damage is prevented this way, …", "… equal to the damage prevented this way". */
function speaksOfPrevention(value: unknown): boolean {
  if (typeof value === 'string') return /\bprevented\b/.test(value);
  if (typeof value !== 'object' || value === null) return false;
  if ('kind' in value && value.kind === 'damagePrevented') return true;
  return Object.entries(value).some(([key, one]) => key !== 'span' && speaksOfPrevention(one));
}

function followedBy(before: Effect, said: Effect): Effect {
  const effect = eachTime(said);
  return before.kind === 'followed'
    ? { ...before, afterwards: [...before.afterwards, effect] }
    : { kind: 'followed', effect: before, afterwards: [effect] };
}

/** 603.12: "Whenever damage is prevented this way this turn, …": as often as the shield prevents some, an ability triggers at once. */
function eachTime(effect: Effect): Effect {
  if (effect.kind !== 'delayed' || effect.event.kind !== 'limited' || effect.event.event.kind !== 'damagePrevented') return effect;
  const { event, to } = effect.event;
  return to.kind === 'words' && to.words === 'this way' ? { kind: 'reflexive', event, effect: effect.effect } : effect;
}

/** "…, and mana of any type can be spent to cast that spell": as long as it may be cast. */
const isAboutSpending = (effect: Effect): effect is Extract<Effect, { kind: 'startStatic' }> =>
  effect.kind === 'startStatic' && effect.effect.kind === 'spendAsThough' && effect.duration.kind === 'permanent';

function durationOfPermission(effect: Effect): Duration | null {
  switch (effect.kind) {
    case 'may':
      return durationOfPermission(effect.effect);
    case 'castCard':
      return effect.duration;
    case 'during':
      return effect.duration;
    case 'sequence':
      return effect.effects.map(durationOfPermission).find((one) => one !== null) ?? null;
    default:
      return null;
  }
}

/** "Until the end of your next turn, you may play those cards": the instructions with how long their effects last; null where one has none. */
export function lastingFor({ duration, effect }: Extract<Effect, { kind: 'during' }>): Effect | null {
  return withDuration(effect, duration, null);
}

function withDuration(effect: Effect, duration: Duration, among: Extract<Effect, { kind: 'castCard' }>['from']): Effect | null {
  switch (effect.kind) {
    case 'may': {
      const inner = withDuration(effect.effect, duration, among);
      return inner && { ...effect, effect: inner };
    }
    case 'castCard':
      return { ...effect, from: effect.from ?? among, duration };
    case 'prevent':
    case 'redirect':
      return { ...effect, duration };
    case 'continuous':
    case 'gainControl':
    case 'startStatic':
      return { ...effect, duration };
    case 'sequence': {
      // "Play lands and cast spells from among those cards": said once for both.
      const from = effect.effects.flatMap((one) => (one.kind === 'castCard' && one.from !== null ? [one.from] : []))[0] ?? null;
      const all = effect.effects.flatMap((one) => withDuration(one, duration, effect.shared ? from : null) ?? []);
      return all.length === effect.effects.length ? { ...effect, effects: all } : null;
    }
    default:
      return null;
  }
}

/** "You gain X life and draw X cards, where X is …": what X is is said of both. */
function sharingX(effect: Effect): Effect {
  if (effect.kind !== 'sequence') return effect;
  const last = effect.effects.at(-1);
  const others = effect.effects.slice(0, -1);
  if (last?.kind !== 'where' || !contains(others, ({ kind }) => kind === 'x')) return effect;
  return { kind: 'where', x: last.x, effect: { ...effect, effects: [...others, last.effect] } };
}

function within(said: Effect): Effect {
  const effect = sharingX(said);
  if (effect.kind !== 'where' && effect.kind !== 'forEach') return effect;
  const inner = within(effect.effect);
  if (inner.kind !== 'continuous') return effect;
  return (effect.kind === 'where' ? withX(inner, effect.x) : times(inner, effect.quantity)) ?? effect;
}

/** 205.1b: what is "still" something keeps all its types, supertypes and subtypes. */
function keepingTypes(change: Change): Change {
  if (change.kind === 'together') return { ...change, changes: change.changes.map(keepingTypes) };
  return change.kind === 'types' ? { ...change, set: false, wording: 'still' } : change;
}

/** With an amount in the place of X. */
function withX(effect: Continuous, x: Quantity): Continuous {
  const amount = (quantity: Quantity): Quantity => (quantity.kind === 'x' ? x : quantity);
  const change = (one: Change): Change => {
    switch (one.kind) {
      case 'together':
        return { ...one, changes: one.changes.map(change) };
      case 'modifyPowerToughness':
        return {
          ...one,
          power: { ...one.power, amount: amount(one.power.amount) },
          toughness: { ...one.toughness, amount: amount(one.toughness.amount) },
        };
      case 'basePowerToughness':
        return { ...one, power: one.power && amount(one.power), toughness: one.toughness && amount(one.toughness) };
      default:
        return one;
    }
  };
  return { ...effect, changes: effect.changes.map(change) };
}

/** "Target creature gets +1/+1 until end of turn for each creature you control"; null where that is said of more than its size. */
function times(effect: Continuous, quantity: Quantity): Continuous | null {
  const sized = effect.changes.every((change) => change.kind === 'modifyPowerToughness' && change.forEach === null);
  if (!sized) return null;
  return {
    ...effect,
    changes: effect.changes.map((change) => (change.kind === 'modifyPowerToughness' ? { ...change, forEach: quantity } : change)),
  };
}
