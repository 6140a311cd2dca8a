import type { Cost } from '../ast/index.ts';
import { layered } from '../characteristics/layers.ts';
import { every, isKnown } from '../characteristics/truth.ts';
import type { RuleNumber } from '../rules.ts';
import type { GameState } from '../state/game.ts';
import { PLAIN } from './asked.ts';
import { waysToPay } from './costWays.ts';
import { ofKind, standingEffects } from './effects.ts';
import { Ledger } from './ledger.ts';
import { typesPayableWithLife } from './lifeForMana.ts';
import type { TotalCost } from './locked.ts';
import { amountOf, conditionHolds, isWhen, reducesColoredOnly } from './modifications.ts';
import { contextFor, contextOfStanding } from './proposal.ts';
import { unreadOnBoard } from './unread.ts';

/** What a special action costs (116.2): of which object, under which name effects speak of the cost ("morph costs"), and in which words. */
export interface SpecialPrice {
  readonly object: string;
  readonly keyword: string;
  readonly text: string;
  readonly costs: readonly Cost[];
  readonly rule: RuleNumber;
}

/** 116.2, 118.7: the total cost of a special action, with what effects add to it or take from it. */
export function specialCost(state: GameState, player: string, { object, keyword, text, costs, rule }: SpecialPrice, x: number): TotalCost {
  const ledger = new Ledger();
  const { view } = layered(state);
  const asked = { ...PLAIN, x };
  const context = { ...contextFor(view, object, object, { it: object, player }), you: player, x };
  const ways = waysToPay(costs, context);
  if ('kind' in ways) return ledger.open(ways.why, text).total([], asked, true);
  ledger.step(`It costs what “${text}” says.`, rule);
  const life = typesPayableWithLife(state, player);
  for (const why of life.open) ledger.open(why, '');
  ledger.lifeFor(life.types, '119.4');
  for (const one of ofKind(standingEffects(state, view), 'costModification')) {
    const { effect, among, at } = one;
    const { of } = effect;
    if (of.kind !== 'abilities' || of.which !== `${keyword} costs`) continue;
    const about = contextOfStanding(view, one, { it: object, player });
    const counting = { spell: null, asked, linked: null };
    const applies = every(
      [
        () => of.by === null || about.evaluate.isPlayer(of.by, player, about),
        () => isWhen(effect.modification.when, player, about),
        () => conditionHolds(effect, counting, about),
      ],
      (test) => test(),
    );
    if (applies === false) continue;
    const modified = isKnown(applies) ? amountOf(effect.modification, reducesColoredOnly(among, at), counting, about) : applies;
    ledger.apply(modified, view.object(one.source)?.names[0] ?? one.source, one.text);
  }
  for (const unread of unreadOnBoard(state)) if (unread.toLowerCase().includes(keyword)) ledger.open('what it does to the cost', unread);
  return ledger.total(ways, asked, false);
}
