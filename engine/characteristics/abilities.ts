import type { Ability } from '../ast/index.ts';
import type { Support } from '../cards/definition.ts';
import { keywordName } from './keywordNames.ts';
import { isManaAbility } from './manaAbility.ts';
import type { AbilityOrigin, ObjectView, OwnedAbility } from './view.ts';
import { contains, walk } from './walk.ts';

export type AbilityKind = 'activated' | 'triggered' | 'static' | 'spell' | 'keyword' | 'unsupported';

/** An ability that a permanent has now: of its own text first, in the order of the text, then of its basic land types, then granted ones. */
export interface PermanentAbility {
  /** Its place among the permanent's abilities, from 0. */
  readonly index: number;
  /** Its words, without the keywords that were taken away. */
  readonly text: string;
  readonly kind: AbilityKind;
  /** 605.1. */
  readonly isManaAbility: boolean;
  readonly support: Support;
  readonly ability: Ability;
  readonly origin: AbilityOrigin;
}

const ORDER: Readonly<Record<AbilityOrigin['kind'], number>> = { printed: 0, intrinsic: 1, granted: 2 };

/** The abilities of an object, in the order in which they are numbered. */
export function abilitiesOf({ abilities }: Pick<ObjectView, 'abilities'>): readonly PermanentAbility[] {
  return [...abilities]
    .sort((left, right) => ORDER[left.origin.kind] - ORDER[right.origin.kind])
    .map((owned, index) => permanentAbility(owned, index));
}

function permanentAbility({ ability, text, origin }: OwnedAbility, index: number): PermanentAbility {
  return {
    index,
    text: ability.kind === 'keywords' && origin.kind === 'granted' ? ability.keywords.map(keywordName).join(', ') : text,
    kind: kindOf(ability),
    isManaAbility: isManaAbility(ability),
    support: supportOf(ability),
    ability,
    origin,
  };
}

function kindOf({ kind }: Ability): AbilityKind {
  switch (kind) {
    case 'keywords':
      return 'keyword';
    case 'level':
    case 'gated':
    case 'toSolve':
      return 'static';
    case 'activated':
    case 'triggered':
    case 'static':
    case 'spell':
    case 'unsupported':
      return kind;
  }
}

const SUPPORT = new WeakMap<Ability, Support>();

function supportOf(ability: Ability): Support {
  const support = SUPPORT.get(ability) ?? supportIn(ability);
  SUPPORT.set(ability, support);
  return support;
}

/** How much of an ability is read: all, a part, or nothing but unread text. */
function supportIn(ability: Ability): Support {
  if (!contains(ability, ({ kind }) => kind === 'unsupported')) return 'full';
  let read = false;
  walk(ability.kind === 'static' || ability.kind === 'spell' ? ability.effects : ability, ({ kind }) => {
    if (kind !== 'unsupported') read = true;
    return 'stop';
  });
  return read ? 'partial' : 'none';
}
