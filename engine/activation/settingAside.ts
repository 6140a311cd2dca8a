import type { Cost, Keyword } from '../ast/index.ts';
import { layered } from '../characteristics/layers.ts';
import { unread } from '../characteristics/unread.ts';
import { keywordsOf } from '../characteristics/view.ts';
import type { RuleNumber } from '../rules.ts';
import { type GameState, isSorceryTime, playerOf } from '../state/game.ts';
import { reasonsAgainstCasting } from './casting.ts';
import { type Reason, reason, untold } from './reasons.ts';
import type { AsideKind, SpecialAction } from './specialAction.ts';

const RULES: Readonly<Record<AsideKind, RuleNumber>> = { suspend: '702.62', foretell: '702.143', plot: '702.170' };

/** 116.2f, 116.2h, 116.2k: the ways of exiling a card from hand by a keyword of that name, each with what it costs. */
export function waysToSetAside(state: GameState, kind: AsideKind, card: string): readonly SpecialAction[] {
  const object = layered(state).view.object(card);
  if (object?.zone !== 'hand') return [];
  return keywordsOf(object).flatMap((keyword): readonly SpecialAction[] =>
    keyword.name === kind
      ? [{ kind, object: card, keyword: kind, text: kind, costs: costsOf(kind, keyword), rule: RULES[kind], amount: keyword.amount }]
      : [],
  );
}

/** 702.143a: foretelling costs {2} whatever the card's foretell cost is. */
const costsOf = (kind: AsideKind, { cost }: Keyword): readonly Cost[] => (kind === 'foretell' ? [{ kind: 'mana', cost: ['2'] }] : cost);

/** What is against exiling a card by such a keyword now, paying for it left aside. */
export function reasonsAgainstSettingAside(state: GameState, player: string, kind: AsideKind, card: string): readonly Reason[] {
  if (playerOf(state, player)?.hand.includes(card) !== true)
    return [reason('source', `${card} is not in the hand of ${player}.`, ...AT[kind], RULES[kind])];
  if (waysToSetAside(state, kind, card).length === 0) return [reason('source', `${card} has no ${kind}.`, ...AT[kind], RULES[kind])];
  const against = reason('timing', `${player} can't ${kind} ${card} at this time.`, ...AT[kind], RULES[kind]);
  if (state.priority !== player) return [reason('timing', `${player} does not have priority.`, '116.1', ...AT[kind])];
  switch (kind) {
    case 'suspend': {
      // 702.62c: whether it could be begun to be cast; its targets and costs are no matter.
      const reasons = reasonsAgainstCasting(state, { player, card, targets: [] });
      const certain = reasons.filter((one) => one.kind !== 'notModelled');
      return certain.length > 0 ? [against, ...certain] : reasons;
    }
    case 'foretell': {
      if (state.active === player) return [];
      const text = unread(state, /\bforetell/i);
      return text === null ? [against] : [untold(text, 'it could be about when cards are foretold')];
    }
    case 'plot':
      return isSorceryTime(state, player) ? [] : [against];
  }
}

const AT: Readonly<Record<AsideKind, readonly RuleNumber[]>> = { suspend: ['116.2f'], foretell: ['116.2h'], plot: ['116.2k'] };
