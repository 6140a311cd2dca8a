import type { Ability, ActivationRestriction, Keyword, StaticEffect, Zone } from '../ast/index.ts';
import type { PermanentAbility } from '../characteristics/abilities.ts';
import { abilitiesOn } from '../characteristics/abilitiesOn.ts';
import { type Node, walk } from '../characteristics/walk.ts';
import type { GameState } from '../state/game.ts';
import { bodyOfKeyword, isActivatedKeyword } from './keywords.ts';
import { zoneOf } from './zones.ts';

export type ActivatedBody = Extract<Ability, { readonly kind: 'activated' }>;

/** An activated ability of an object, as it is there to be activated (602.1). */
export interface ActivatedAbility {
  readonly source: string;
  /** Its place among the object's abilities. */
  readonly index: number;
  readonly text: string;
  readonly isManaAbility: boolean;
  readonly body: ActivatedBody;
  /** 113.6: where its object must be for it to be activated. */
  readonly zone: Zone;
  readonly owned: PermanentAbility;
}

/** An object's activated ability by its place among its abilities; null where there is none there. */
export function activatedAbility(state: GameState, source: string, index: number): ActivatedAbility | null {
  return activatedAbilities(state, source).find((one) => one.index === index) ?? null;
}

const LIMITED = new WeakMap<ActivatedBody, WeakMap<Ability, ActivatedBody>>();

/**
 * 602.5: an ability with the limits that are said of it elsewhere: among its instructions ("Choose one. Activate only as a sorcery.") or, of a keyword, in the
 * sentence after it ("Equip {0}. Activate only once each turn.").
 */
function withLimits(body: ActivatedBody, next: Ability | undefined): ActivatedBody {
  const key = next ?? body;
  const known = LIMITED.get(body)?.get(key);
  if (known !== undefined) return known;
  const limits: ActivationRestriction[] = [];
  const collect = (said: unknown): void =>
    walk(said, (node) => {
      // Abilities that it grants have limits of their own.
      if (node.kind === 'quoted' || node.kind === 'emblem') return 'stop';
      if (isLimits(node)) limits.push(node.restriction);
      return undefined;
    });
  collect(body.effects);
  if (next?.kind === 'static' && next.effects.every(({ kind }) => kind === 'limits')) collect(next.effects);
  const found = limits.length === 0 ? body : { ...body, restrictions: [...body.restrictions, ...limits] };
  LIMITED.set(body, (LIMITED.get(body) ?? new WeakMap<Ability, ActivatedBody>()).set(key, found));
  return found;
}

const isLimits = (node: Node): node is Extract<StaticEffect, { readonly kind: 'limits' }> =>
  node.kind === 'limits' && 'restriction' in node;

/** 702.29a, 702.29e: whether it is the ability that cycling stands for. */
export const isCycling = ({ owned: { ability } }: ActivatedAbility): boolean =>
  ability.kind === 'keywords' && ['cycling', 'typecycling'].includes(ability.keywords.find(isActivatedKeyword)?.name ?? '');

const ACTIVATED = new WeakMap<readonly PermanentAbility[], { readonly source: string; readonly abilities: readonly ActivatedAbility[] }>();

/** Every activated ability of an object; gathered once for a list of abilities, which is one object's. */
export function activatedAbilities(state: GameState, source: string): readonly ActivatedAbility[] {
  const all = abilitiesOn(state, source);
  const known = ACTIVATED.get(all);
  if (known?.source === source) return known.abilities;
  const abilities = all.flatMap((owned): readonly ActivatedAbility[] => {
    const { index, text, isManaAbility } = owned;
    const written = bodyOf(owned.ability);
    if (written === null) return [];
    const body = withLimits(written, owned.ability.kind === 'keywords' ? all[index + 1]?.ability : undefined);
    return [{ source, index, text, isManaAbility, body, zone: zoneOf(body), owned }];
  });
  ACTIVATED.set(all, { source, abilities });
  return abilities;
}

const BODIES = new WeakMap<Ability, ActivatedBody | null>();

/** 702: some keywords stand for activated abilities; a line with several of them is taken for the first. */
function bodyOf(ability: Ability): ActivatedBody | null {
  if (ability.kind === 'activated') return ability;
  if (ability.kind !== 'keywords') return null;
  const known = BODIES.get(ability);
  if (known !== undefined) return known;
  const keyword: Keyword | undefined = ability.keywords.find(isActivatedKeyword);
  const body = keyword === undefined ? null : bodyOfKeyword(keyword, ability.span);
  BODIES.set(ability, body);
  return body;
}

/** 602.5b-c: under which name an ability's uses are counted on its object: its words, and which of several with the same words it is. */
export function instanceOf(state: GameState, source: string, index: number): string {
  const abilities = abilitiesOn(state, source);
  const text = abilities[index]?.text ?? '';
  const before = abilities.slice(0, index).filter((one) => one.text === text).length;
  return before === 0 ? text : `${text} #${before + 1}`;
}
