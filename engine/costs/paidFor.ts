import type { Ability, Cost, ManaCost } from '../ast/index.ts';
import type { PermanentAbility } from '../characteristics/abilities.ts';
import { abilitiesOn } from '../characteristics/abilitiesOn.ts';
import { layered } from '../characteristics/layers.ts';
import type { ObjectView } from '../characteristics/view.ts';
import type { GameState } from '../state/game.ts';
import type { Purpose } from './demand.ts';
import { proposedSpell } from './proposal.ts';

/** What a payment is for, as text about spending looks at it. */
export type PaidFor =
  /** The spell as it is on the stack (601.2a), and the same object where it is cast from. */
  | {
      readonly kind: 'cast';
      readonly spell: ObjectView;
      readonly from: ObjectView;
      readonly open: readonly string[];
      readonly kicked: boolean | null;
    }
  /** `abilities`: the one that is activated, or all activated abilities of the object where it is not said which. */
  | { readonly kind: 'activate'; readonly source: ObjectView; readonly abilities: readonly PermanentAbility[] }
  | Extract<Purpose, { kind: 'other' }>
  /** Anything else, or something that isn't there. */
  | { readonly kind: 'none' };

/** What a purpose means in a state. */
export function paidFor(state: GameState, player: string, purpose: Purpose): PaidFor {
  if (purpose === null) return { kind: 'none' };
  switch (purpose.kind) {
    case 'cast': {
      const { card, face, x, kicked = null } = purpose;
      const proposed = proposedSpell(state, player, card, { face, faceDown: false, x });
      if (proposed === undefined) return { kind: 'none' };
      return { kind: 'cast', spell: proposed.spell, from: proposed.before, open: proposed.open, kicked };
    }
    case 'activate': {
      const source = layered(state).view.object(purpose.permanent);
      if (source === undefined) return { kind: 'none' };
      const all = abilitiesOn(state, purpose.permanent).filter(isActivated);
      return { kind: 'activate', source, abilities: purpose.ability === null ? all : all.filter(({ index }) => index === purpose.ability) };
    }
    case 'other':
      return purpose;
  }
}

/** 602.1a, 702, 711, 716: whether it is an activated ability, or a keyword or level that comes with a cost. */
const isActivated = ({ ability }: PermanentAbility): boolean =>
  ability.kind === 'activated' ||
  (ability.kind === 'keywords' && ability.keywords.some(({ cost }) => cost.length > 0)) ||
  (ability.kind === 'level' && ability.cost.length > 0);

/** 602.1, 702: whether an activated ability is one of a keyword ("equip") or after a word that rules look at ("exhaust"), or of loyalty (606). */
export function isOfKeyword({ ability }: PermanentAbility, keyword: string): boolean {
  if (ability.kind === 'keywords') return ability.keywords.some(({ name }) => name === keyword);
  if (ability.kind !== 'activated') return false;
  if (keyword === 'loyalty') return ability.costs.some(({ kind }) => kind === 'loyalty');
  return ability.word?.toLowerCase() === keyword;
}

/** The symbols of an ability's activation cost. */
export function activationSymbols({ ability }: PermanentAbility): ManaCost {
  return costsOf(ability).flatMap((cost) => (cost.kind === 'mana' ? cost.cost : []));
}

function costsOf(ability: Ability): readonly Cost[] {
  if (ability.kind === 'activated') return ability.costs;
  if (ability.kind === 'keywords') return ability.keywords.flatMap(({ cost }) => cost);
  return ability.kind === 'level' ? ability.cost : [];
}
