import { protects } from '../activation/protection.ts';
import { EVALUATE } from '../characteristics/battlefield.ts';
import { contextOf } from '../characteristics/evaluator.ts';
import { layered } from '../characteristics/layers.ts';
import { isKnown, some } from '../characteristics/truth.ts';
import { hasKeyword, type ObjectView } from '../characteristics/view.ts';
import type { RuleNumber } from '../rules.ts';
import type { GameState } from '../state/game.ts';
import { combatDeeds, holdsOf, meansObject } from './deeds.ts';
import { type Objection, objection, untold } from './objection.ts';

/** 509.1b: keyword abilities of an attacker that keep a creature from blocking it: which, and whether they do. */
const EVASIONS: readonly (readonly [keyword: string, rule: RuleNumber, lets: (blocker: ObjectView, attacker: ObjectView) => boolean])[] = [
  ['flying', '702.9', (blocker) => hasKeyword(blocker, 'flying') || hasKeyword(blocker, 'reach')],
  ['fear', '702.36', ({ types, colors }) => types.has('artifact') || colors.has('B')],
  [
    'intimidate',
    '702.13',
    ({ types, colors }, attacker) => types.has('artifact') || [...colors].some((color) => attacker.colors.has(color)),
  ],
  ['horsemanship', '702.31', (blocker) => hasKeyword(blocker, 'horsemanship')],
  ['skulk', '702.118', ({ power }, attacker) => (power ?? 0) <= (attacker.power ?? 0)],
];

/** 509.1b: why an attacker's evasion keeps a creature from blocking it; null where it doesn't. */
export function evaded(state: GameState, blocker: ObjectView, attacker: ObjectView, defending: string): Objection | null {
  for (const [keyword, rule, lets] of EVASIONS)
    if (hasKeyword(attacker, keyword) && !lets(blocker, attacker) && !(keyword === 'flying' && reaches(state, blocker, attacker)))
      return objection(`${attacker.id} has ${keyword}, and ${blocker.id} can't block it.`, rule, '509.1b');
  return shadowed(state, blocker, attacker) ?? walked(state, attacker, defending) ?? guarded(state, blocker, attacker);
}

/** "Can block Dragons as though it had reach." */
const reaches = (state: GameState, { id }: ObjectView, attacker: ObjectView): boolean =>
  combatDeeds(state, /^can block … as though it had reach$/).some(
    (one) => holdsOf(one, { id, defending: null }) === true && meansObject(one, attacker.id, { id, defending: null }) === true,
  );

/** 702.28: shadow blocks shadow, and nothing else. */
function shadowed(state: GameState, blocker: ObjectView, attacker: ObjectView): Objection | null {
  const [own, its] = [hasKeyword(blocker, 'shadow'), hasKeyword(attacker, 'shadow')];
  if (own === its) return null;
  const asThough =
    its && combatDeeds(state, /^can block creatures with shadow/).some((one) => holdsOf(one, { id: blocker.id, defending: null }) === true);
  if (asThough) return null;
  return objection(`${its ? attacker.id : blocker.id} has shadow and ${its ? blocker.id : attacker.id} hasn't.`, '702.28', '509.1b');
}

/** 702.14: a creature with landwalk can't be blocked where the defending player controls such a land. */
function walked(state: GameState, attacker: ObjectView, defending: string): Objection | null {
  const keywords = attacker.abilities.flatMap(({ ability }) =>
    ability.kind === 'keywords' ? ability.keywords.filter(({ name }) => name === 'landwalk') : [],
  );
  if (keywords.length === 0) return null;
  const { view } = layered(state);
  const context = contextOf(view, EVALUATE, attacker.id);
  const lands = view.permanents
    .flatMap((id) => view.object(id) ?? [])
    .filter(({ controller, types }) => controller === defending && types.has('land'));
  const asThough = combatDeeds(state, /^can be blocked as though they didn't have /)
    .filter((one) => holdsOf(one, { id: attacker.id, defending }) === true)
    .map(({ deed }) => deed.what.replace(/^.* have /, ''));
  if (asThough.includes('landwalk')) return null;
  for (const { filter, text } of keywords) {
    if (filter === null) return untold(text ?? 'landwalk', 'Which lands it speaks of is not read.', '702.14');
    const walk = filter.kind === 'objects' ? filter.words.flatMap((word) => (word.kind === 'subtype' ? word.type.toLowerCase() : [])) : [];
    if (walk.some((type) => asThough.includes(`${type}walk`))) continue;
    const there = some(lands, (land) => EVALUATE.matches(filter, land, context));
    if (!isKnown(there)) return untold(text ?? 'landwalk', there.why, '702.14');
    if (there) return objection(`${attacker.id} has landwalk and ${defending} controls such a land.`, '702.14', '509.1b');
  }
  return null;
}

/** 702.16f. */
function guarded(state: GameState, blocker: ObjectView, attacker: ObjectView): Objection | null {
  const safe = protects(attacker, blocker, layered(state).view);
  if (!isKnown(safe)) return untold('protection', safe.why, '702.16f');
  return safe ? objection(`${attacker.id} has protection from ${blocker.id}, which can't block it.`, '702.16f', '509.1b') : null;
}
