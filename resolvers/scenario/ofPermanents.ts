import { characteristicsOf, couldProduce, isManaAbilityExplained, produces } from '../../engine/index.ts';
import type { FieldPath } from '../errors.ts';
import type { CanActivateQuestion, CountersQuestion, PermanentQuestion, ProducesQuestion } from '../generated/types.ts';
import { activationOf, type NamedAbility, named } from './abilities.ts';
import { type Answer, type Asking, fail, permanentAt } from './asking.ts';
import { manaSaid } from './mana.ts';

/** What is asked of a permanent and read off. */
export type Reading =
  | 'tapped'
  | 'attacking'
  | 'damage'
  | 'power'
  | 'toughness'
  | 'loyalty'
  | 'defense'
  | 'controller'
  | 'types'
  | 'keywords';

export function readingOf(on: Asking, { permanent: id }: PermanentQuestion, what: Reading, path: FieldPath): Answer {
  const permanent = permanentAt(on, id, path);
  const now = characteristicsOf(on.state, id);
  switch (what) {
    case 'tapped':
      return { says: { is: permanent.tapped } };
    case 'attacking':
      return { says: { is: permanent.attacking !== null } };
    case 'damage':
      return { says: { is: permanent.damage } };
    case 'controller':
      return { says: { is: now.controller } };
    case 'types':
      return { says: { has: [...now.supertypes, ...now.types, ...now.subtypes] } };
    case 'keywords':
      return { says: { has: now.keywords } };
    case 'power':
    case 'toughness':
    case 'loyalty':
    case 'defense':
      return { says: { is: now[what] ?? fail('NOT_IN_FORMAT', path, `${id} has no ${what}, which the scenario format has no word for.`) } };
  }
}

export function countersOf(on: Asking, { permanent, kind }: CountersQuestion, path: FieldPath): Answer {
  return { says: { is: permanentAt(on, permanent, path).counters.get(kind) ?? 0 } };
}

export function couldProduceOf(on: Asking, { permanent }: PermanentQuestion, path: FieldPath): Answer {
  const { types, explanation } = couldProduce(on.state, permanentAt(on, permanent, path).id);
  return { says: { is: types }, explanation };
}

export function producesOf(on: Asking, { permanent, ability }: ProducesQuestion, path: FieldPath): Answer {
  permanentAt(on, permanent, path);
  const index = ability === null || ability === undefined ? undefined : oneOf(named(on, permanent, ability), path).index;
  const { mana, truncated, explanation } = produces(on.state, permanent, index);
  if (truncated) fail('NOT_IN_FORMAT', path, 'There is more mana that could be added than can be listed.');
  return { says: { is: mana.map((each) => manaSaid(on, each, path)) }, explanation };
}

export function manaAbilitiesOf(on: Asking, { permanent }: PermanentQuestion, path: FieldPath): Answer {
  permanentAt(on, permanent, path);
  const { abilities } = characteristicsOf(on.state, permanent);
  const why = [
    couldProduce(on.state, permanent).explanation,
    ...abilities.map(({ index }) => isManaAbilityExplained(on.state, permanent, index)),
  ];
  return { says: { count: abilities.filter(({ isManaAbility }) => isManaAbility).length }, rules: why.flatMap(({ rules }) => rules) };
}

export function canActivateOf(on: Asking, { permanent, ability }: CanActivateQuestion, path: FieldPath): Answer {
  const printed = permanentAt(on, permanent, path).card.faces.map(({ definition }) => definition.oracleText ?? '');
  const among = named(on, permanent, ability);
  const activated = typeof ability === 'number' ? among : among.filter(({ kind }) => !NEVER_ACTIVATED.includes(kind));
  const isLost = activated.length === 0 && typeof ability === 'string' && printed.some((text) => text.includes(ability));
  if (isLost) return { says: { is: false } };
  return activationOf(on, permanent, oneOf(activated, path).index, path);
}

/** Kinds of abilities that nobody can ever activate: a piece of text that one of them has too means another. */
const NEVER_ACTIVATED: readonly NamedAbility['kind'][] = ['static', 'triggered', 'spell'];

function oneOf(among: readonly NamedAbility[], path: FieldPath): NamedAbility {
  const [ability, ...others] = among;
  if (ability !== undefined && others.length === 0) return ability;
  const message = `${ability === undefined ? 'No ability' : 'More than one ability'} of this permanent is meant. Give an index from 0 or a longer piece of its text.`;
  return fail('INVALID_VALUE', [...path, 'ability'], message);
}
