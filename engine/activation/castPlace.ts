import { type AlternativeCost, alternativesOf } from '../costs/alternatives.ts';
import type { Asked } from '../costs/asked.ts';
import { type CastPermission, castPermissions } from '../costs/permissions.ts';
import type { ProposedSpell } from '../costs/proposal.ts';
import { type GameState, isSorceryTime } from '../state/game.ts';
import { type Reason, reason, untold } from './reasons.ts';

/** A spell that a player would cast, and what bears on whether they may. */
export interface CastAttempt {
  readonly state: GameState;
  readonly proposed: ProposedSpell;
  readonly asked: Asked;
  /** The alternative that is asked for; null: none. */
  readonly alternative: AlternativeCost | null;
  readonly permissions: readonly CastPermission[];
}

/** The attempt to cast a proposed spell as it is asked for. */
export function castAttempt(state: GameState, proposed: ProposedSpell, asked: Asked): CastAttempt {
  const alternative =
    asked.alternative === null ? null : (alternativesOf(state, proposed, asked).find(({ id }) => id === asked.alternative) ?? null);
  return { state, proposed, asked, alternative, permissions: castPermissions(state, proposed, asked) };
}

/** 601.3, 903.8: whether a player may cast a card from where it is whatever any text says: their own from their hand, their commander from the command zone. */
export function isWhereCast({ format }: GameState, { card, from, player }: ProposedSpell): boolean {
  if (card.owner !== player) return false;
  return from === 'hand' || (from === 'command' && card.commander && format === 'commander');
}

/** 601.3: from where a card may be cast: from its owner's hand, a commander from the command zone, otherwise where something lets it be. */
export function placeReasons(attempt: CastAttempt): readonly Reason[] {
  const { state, proposed, alternative, permissions } = attempt;
  const { card, from, player } = proposed;
  const own = card.owner === player;
  if (isWhereCast(state, proposed)) return [];
  const ways = [
    ...(alternative?.permits === true ? [{ allows: alternative.available, text: alternative.text }] : []),
    ...permissions.filter(({ permits, by }) => permits && by === null),
  ];
  if (ways.some(({ allows }) => allows === true)) return [];
  const where = from === 'command' ? 'in the command zone' : from === 'library' ? 'in a library' : `in the zone ${from}`;
  const open = ways.flatMap(({ allows, text }) => (typeof allows === 'boolean' ? [] : [untold(text, allows.why)]));
  if (open.length > 0) return open;
  const early = tooEarly(attempt);
  if (early !== null) return [early];
  return [
    reason(
      'source',
      `${nameOf(attempt)} is ${where}${own ? '' : ` of ${card.owner}`}, and nothing lets ${player} cast it from there.`,
      '601.3',
    ),
  ];
}

/** 702.143a, 702.170d: a card that may be cast from where it lies by what it became there, though not yet. */
function tooEarly(attempt: CastAttempt): Reason | null {
  const { state, proposed } = attempt;
  const { card, from, player } = proposed;
  const { as, since = 0 } = card.aside ?? {};
  if (card.owner !== player || from !== 'exile' || (as !== 'foretold' && as !== 'plotted')) return null;
  const rule = as === 'foretold' ? '702.143' : '702.170';
  if (since >= state.turn)
    return reason('timing', `${nameOf(attempt)} was ${as} this turn, and may be cast in a later one.`, rule, '601.3');
  return as === 'foretold' || isSorceryTime(state, player)
    ? null
    : reason('timing', `${nameOf(attempt)} is plotted: it may be cast any time ${player} could cast a sorcery.`, rule, '601.3');
}

export const nameOf = ({ proposed: { spell, card } }: CastAttempt): string => spell.names[0] ?? card.card.definition.name;

/** 118.9: an alternative that is asked for must be there to be chosen. */
export function alternativeReasons(attempt: CastAttempt): readonly Reason[] {
  const { asked, alternative } = attempt;
  if (asked.alternative === null || alternative?.id === 'free') return [];
  if (alternative === null) return [reason('cost', `${nameOf(attempt)} has no alternative cost ${asked.alternative}.`, '118.9')];
  const { available, text, rule } = alternative;
  if (available === true) return [];
  if (available === false) return [reason('cost', `${nameOf(attempt)} can't be cast by ${text} now.`, rule, '118.9')];
  return [untold(text, available.why)];
}
