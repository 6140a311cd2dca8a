import type { Ability, Color, GrantedAbility, Keyword, Quantity, SignedQuantity } from '../ast/index.ts';
import { COLORS } from '../cards/manaCost.ts';
import { unreachable } from '../result.ts';
import type { Chosen } from '../state/game.ts';
import { ASPECT } from './aspects.ts';
import { baseSize } from './baseSize.ts';
import { chosenBy } from './chosen.ts';
import { keywordAbility } from './intrinsic.ts';
import { keywordName } from './keywordNames.ts';
import { isManaAbility } from './manaAbility.ts';
import type { SingleChange } from './template.ts';
import { type Amount, isKnown } from './truth.ts';
import { changeTypes } from './typeChanges.ts';
import type { Context, OwnedAbility } from './view.ts';
import type { Working } from './working.ts';

/** What applying an effect needs: whose text it is, its timestamp, and where to say that an amount can't be told. */
export interface Applying {
  readonly context: Context;
  readonly timestamp: number;
  readonly note: (why: string) => void;
  /** The abilities that the effect has granted so far. */
  readonly granted: Map<GrantedAbility, OwnedAbility>;
}

/** 613.1: makes one change to one object. */
export function applyChange(object: Working, change: SingleChange, applying: Applying): void {
  const { context } = applying;
  const chosen = chosenBy(context);
  switch (change.kind) {
    case 'controller': {
      const players = context.evaluate.players(change.player, context);
      if (!isKnown(players)) applying.note(players.why);
      else if (players[0] !== undefined) object.controller = players[0];
      return;
    }
    case 'name':
      object.names = [change.name];
      return;
    case 'types':
    case 'losesTypes':
    case 'everyType':
      changeTypes(object, change, chosen);
      return;
    case 'colors': {
      const colors = colorsAfter(change, object.colors, chosen);
      if (colors === null) applying.note('which color was chosen');
      else object.colors = colors;
      return;
    }
    case 'becomesOfChoice':
      applying.note('what was chosen when the effect began');
      return;
    case 'gains':
      object.gain(change.abilities.flatMap((granted) => gained(granted, object, applying)));
      return;
    case 'losesAbilities':
      object.abilities = remaining(object.abilities, change.which);
      return;
    case 'cantHave':
      // 113.11: what can't have an ability loses it and doesn't gain it.
      object.forbidden = new Set([...object.forbidden, ...change.keywords.map(({ name }) => name)]);
      object.abilities = remaining(object.abilities, change.keywords);
      return;
    case 'basePowerToughness': {
      const { power, toughness } = baseSize(change, { ...context, it: [object.id] });
      object.size = {
        power: power === null ? object.size.power : told(power, applying),
        toughness: toughness === null ? object.size.toughness : told(toughness, applying),
      };
      return;
    }
    case 'modifyPowerToughness': {
      const times = change.forEach === null ? 1 : count(change.forEach, object, applying);
      const { power, toughness } = object.size;
      object.size = {
        power: power + signed(change.power, object, applying) * times,
        toughness: toughness + signed(change.toughness, object, applying) * times,
      };
      return;
    }
    case 'oneOf':
      applying.note('which of several changes was chosen');
      return;
    case 'switchPowerToughness':
      object.size = { power: object.size.toughness, toughness: object.size.power };
      return;
    case 'becomesCopy':
    case 'deed':
    case 'unsupported':
      return;
    default:
      unreachable(change);
  }
}

/** 613.1e: the colors that an object has after a change in layer 5; null where a chosen color isn't told. */
export function colorsAfter(
  { colors, set }: Extract<SingleChange, { kind: 'colors' }>,
  before: ReadonlySet<Color>,
  chosen: Chosen,
): ReadonlySet<Color> | null {
  if (colors === 'chosen' && chosen.color === undefined) return null;
  const named = colors === 'all' ? COLORS : colors === 'colorless' ? [] : colors === 'chosen' ? [chosen.color ?? []].flat() : colors;
  return new Set(set ? named : [...before, ...named]);
}

/** 208.2a: 0 where it can't be told. */
function told(value: Amount, { note }: Applying): number {
  if (isKnown(value)) return value;
  note(value.why);
  return 0;
}

/** How many, with "it" standing for the object that is changed; 107.1b: less than nothing counts as 0. */
function count(quantity: Quantity, object: Working, applying: Applying): number {
  if (quantity.kind === 'number') return quantity.value;
  const { context } = applying;
  return Math.max(told(context.evaluate.amount(quantity, { ...context, it: [object.id] }), applying), 0);
}

function signed({ sign, amount }: SignedQuantity, object: Working, applying: Applying): number {
  const value = count(amount, object, applying);
  return sign === '-' ? -value : value;
}

function gained(granted: GrantedAbility, { forbidden, id }: Working, applying: Applying): readonly OwnedAbility[] {
  const { context, timestamp, note } = applying;
  switch (granted.kind) {
    case 'quoted':
      return [sharedBetween(granted, applying, () => [granted.ability, quotedText(granted.ability, context)])];
    case 'keyword': {
      const { name } = granted.keyword;
      return forbidden.has(name) ? [] : [sharedBetween(granted, applying, () => [granting(granted), name])];
    }
    case 'abilitiesOf': {
      const others = context.evaluate.objects(granted.of, { ...context, it: [id] });
      if (!isKnown(others)) {
        note(others.why);
        return [];
      }
      const abilities = others.flatMap((other) => context.view.object(other)?.abilities ?? []);
      return abilities
        .filter(({ ability }) => isOfKind(ability, granted.which))
        .map(({ ability, text }) => ({ ability, text, origin: { kind: 'granted', by: id }, timestamp }));
    }
    default:
      return unreachable(granted);
  }
}

/** One record of a granted ability for all the objects that an effect grants it to. */
function sharedBetween(
  granted: GrantedAbility,
  { context, timestamp, granted: known }: Applying,
  make: () => readonly [Ability, string],
): OwnedAbility {
  const before = known.get(granted);
  if (before !== undefined) return before;
  const [ability, text] = make();
  const owned: OwnedAbility = { ability, text, origin: { kind: 'granted', by: context.source ?? '' }, timestamp };
  known.set(granted, owned);
  return owned;
}

/** "All activated abilities", "all loyalty abilities" of other objects. */
function isOfKind(ability: Ability, which: Extract<GrantedAbility, { kind: 'abilitiesOf' }>['which']): boolean {
  if (which === 'all') return true;
  return ability.kind === 'activated' && (which === 'activated' || ability.costs.some(({ kind }) => kind === 'loyalty'));
}

/** A quoted ability's words; `~` in it is the name of the object that grants it (201.5). */
function quotedText({ span }: Ability, { view, source }: Context): string {
  return span.text.replaceAll('~', view.object(source ?? '')?.names[0] ?? 'it');
}

const GRANTED = new WeakMap<GrantedAbility, Ability>();

/** The same ability each time that an effect grants a keyword. */
function granting(granted: Extract<GrantedAbility, { kind: 'keyword' }>): Ability {
  const ability = GRANTED.get(granted) ?? keywordAbility(granted.keyword, granted.keyword.name);
  GRANTED.set(granted, ability);
  return ability;
}

/** What an ability says, wherever it stands. */
const asSaid = (ability: Ability): string => JSON.stringify(ability, (key, value: unknown) => (key === 'span' ? undefined : value));

/** 113.10b: what is left of abilities when some are lost. */
function remaining(
  abilities: readonly OwnedAbility[],
  lost: Extract<SingleChange, { kind: 'losesAbilities' }>['which'],
): readonly OwnedAbility[] {
  if (lost === 'allExceptMana') return abilities.filter(({ ability }) => isManaAbility(ability));
  if (lost === 'all' || lost === 'allOther' || lost === 'hasNone') return [];
  if ('quoted' in lost) {
    const words = asSaid(lost.quoted);
    return abilities.filter(({ ability }) => asSaid(ability) !== words);
  }
  return abilities.flatMap((owned): OwnedAbility[] => {
    const { ability } = owned;
    if (ability.kind !== 'keywords') return [owned];
    const keywords = ability.keywords.filter((keyword) => !lost.some((one) => isThat(keyword, one)));
    if (keywords.length === ability.keywords.length) return [owned];
    const left = { ...ability, keywords };
    return keywords.length === 0 ? [] : [{ ...owned, ability: left, text: keywords.map(keywordName).join(', ') }];
  });
}

/** Whether a keyword is meant by the name of another; one that is named with its quality must have that quality. */
function isThat(keyword: Keyword, named: Keyword): boolean {
  // 702.22b: what loses banding loses "bands with other" too.
  if (named.name === 'banding' && keyword.name === 'bands with other') return true;
  if (keyword.name !== named.name) return false;
  const bare = named.filter === null && named.text === null && named.amount === null && named.cost.length === 0;
  return bare || JSON.stringify([keyword.filter, keyword.text]) === JSON.stringify([named.filter, named.text]);
}

/** What differs between two states of an object, as aspects. */
export function difference(before: Working, after: Working): number {
  let mask = 0;
  if (before.controller !== after.controller) mask |= ASPECT.controller;
  if (!sameItems(before.names, after.names)) mask |= ASPECT.name;
  if (!sameSet(before.supertypes, after.supertypes)) mask |= ASPECT.supertypes;
  if (!sameSet(before.types, after.types)) mask |= ASPECT.cardTypes;
  if (!sameSet(before.subtypes, after.subtypes)) mask |= ASPECT.subtypes;
  if (!sameSet(before.colors, after.colors)) mask |= ASPECT.colors;
  if (!sameItems(before.abilities, after.abilities) || before.forbidden.size !== after.forbidden.size) {
    mask |= ASPECT.abilities;
    if (before.abilities.some((owned) => !after.abilities.includes(owned))) mask |= ASPECT.lost;
  }
  if (before.size.power !== after.size.power || before.size.toughness !== after.size.toughness) mask |= ASPECT.size;
  return mask;
}

const sameSet = (left: ReadonlySet<unknown>, right: ReadonlySet<unknown>): boolean =>
  left === right || (left.size === right.size && [...left].every((one) => right.has(one)));
const sameItems = (left: readonly unknown[], right: readonly unknown[]): boolean =>
  left === right || (left.length === right.length && left.every((one, index) => one === right[index]));
