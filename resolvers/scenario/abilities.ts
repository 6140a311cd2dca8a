import { canActivate, canCast, characteristicsOf, type Legality } from '../../engine/index.ts';
import type { FieldPath } from '../errors.ts';
import type { CardQuestion } from '../generated/types.ts';
import { type Answer, type Asking, fail } from './asking.ts';

export type NamedAbility = ReturnType<typeof characteristicsOf>['abilities'][number];

/** The abilities that an index or a piece of text names. */
export function named({ state }: Asking, permanent: string, ability: number | string): readonly NamedAbility[] {
  return characteristicsOf(state, permanent).abilities.filter(({ index, text }) =>
    typeof ability === 'number' ? index === ability : text.includes(ability),
  );
}

export function activationOf({ state }: Asking, source: string, ability: number, path: FieldPath): Answer {
  const player = characteristicsOf(state, source).controller;
  return legalitySaid(canActivate(state, { source, ability, player, x: null }), path);
}

export function canCastOf({ state }: Asking, { card }: CardQuestion, path: FieldPath): Answer {
  const object = state.cards.get(card);
  if (object === undefined)
    return fail('UNKNOWN_ID', [...path, 'card'], `There is no card "${card.slice(0, 40)}" off the battlefield in this game.`);
  return legalitySaid(canCast(state, { card, face: 0, player: object.owner, x: null }), path);
}

/** With the rule that forbids it. */
function legalitySaid({ legal, notModelled, explanation }: Legality, path: FieldPath): Answer {
  if (notModelled !== null) fail('NOT_IN_FORMAT', path, `The answer hangs on text that is not modelled: ${notModelled}`);
  const [rule] = explanation.rules;
  return { says: legal || rule === undefined ? { is: legal } : { is: legal, rule }, explanation };
}
