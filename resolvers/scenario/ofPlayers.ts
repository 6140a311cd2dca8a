import { characteristicsOf, hasWon, type PlayerState, permanentsOf, whyLost } from '../../engine/index.ts';
import type { FieldPath } from '../errors.ts';
import type { CardQuestion, CommanderDamageQuestion, CountQuestion, PlayerQuestion } from '../generated/types.ts';
import { type Answer, type Asking, fail, playerAt } from './asking.ts';

/** What is asked of a player and read off. */
export function totalOf(on: Asking, { player }: PlayerQuestion, what: 'life' | 'poison', path: FieldPath): Answer {
  return { says: { is: playerAt(on, player, path)[what] } };
}

export function commanderDamageOf(on: Asking, { player, commander }: CommanderDamageQuestion, path: FieldPath): Answer {
  return { says: { is: playerAt(on, player, path).commanderDamage.get(commander) ?? 0 } };
}

export function lostOf(on: Asking, { player }: PlayerQuestion, path: FieldPath): Answer {
  const { id, lost } = playerAt(on, player, path);
  if (lost === null) return { says: { is: false } };
  const explanation = whyLost(id, lost);
  const [rule] = explanation.rules;
  return { says: { is: true, ...(rule === undefined ? {} : { rule }) }, explanation };
}

export function wonOf(on: Asking, { player }: PlayerQuestion, path: FieldPath): Answer {
  return { says: { is: hasWon(on.state, playerAt(on, player, path).id) } };
}

export function zoneOf({ state }: Asking, { card }: CardQuestion, path: FieldPath): Answer {
  const permanent = state.permanents.get(card);
  if (permanent?.phasedOut === true) fail('NOT_IN_FORMAT', path, 'It is phased out, which the scenario format has no word for.');
  if (permanent !== undefined) return { says: { is: 'battlefield' } };
  return { says: { is: state.cards.get(card)?.zone ?? 'ceased' } };
}

export function countOf(on: Asking, { player, zone, card }: CountQuestion, path: FieldPath): Answer {
  const names = namesIn(on, playerAt(on, player, path), zone);
  return { says: { is: names.filter((name) => typeof card !== 'string' || name === card).length } };
}

function namesIn({ state }: Asking, player: PlayerState, zone: CountQuestion['zone']): readonly string[] {
  const cards = (ids: readonly string[]) => ids.flatMap((id) => state.cards.get(id)?.card.definition.name ?? []);
  switch (zone) {
    case 'BATTLEFIELD':
      return permanentsOf(state)
        .map((id) => characteristicsOf(state, id))
        .filter(({ controller }) => controller === player.id)
        .map(({ name }) => name);
    case 'STACK':
      return state.stack.filter(({ controller }) => controller === player.id).map(({ text }) => text);
    case 'HAND':
      return cards(player.hand);
    case 'LIBRARY':
      return cards(player.library);
    case 'GRAVEYARD':
      return cards(player.graveyard);
    case 'EXILE':
      return cards(player.exile);
    case 'COMMAND':
      return cards(player.command);
  }
}
