import type { Cost } from '../ast/index.ts';
import { layered } from '../characteristics/layers.ts';
import type { RuleNumber } from '../rules.ts';
import type { GameState } from '../state/game.ts';
import { PLAIN } from './asked.ts';
import { waysToPay } from './costWays.ts';
import { ofKind, standingEffects } from './effects.ts';
import { Ledger } from './ledger.ts';
import { typesPayableWithLife } from './lifeForMana.ts';
import type { TotalCost } from './locked.ts';
import { isWhen, modified, reducesColoredOnly } from './modifications.ts';
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
  const ways = waysToPay(costs, { ...contextFor(view, object, object, { it: object, player }), you: player, x });
  if ('kind' in ways) return ledger.open(ways.why, text).total([], asked, true);
  ledger.step(`It costs what “${text}” says.`, rule);
  const life = typesPayableWithLife(state, player);
  for (const why of life.open) ledger.open(why, '');
  ledger.lifeFor(life.types, '119.4');
  for (const one of ofKind(standingEffects(state, view), 'costModification')) {
    const { effect, among, at } = one;
    const { of } = effect;
    if (of.kind !== 'abilities' || of.which !== `${keyword} costs`) continue;
    const context = contextOfStanding(view, one, { it: object, player });
    const counting = { spell: null, asked, linked: null };
    const change = modified(
      effect,
      reducesColoredOnly(among, at),
      {
        about: () => of.by === null || context.evaluate.isPlayer(of.by, player, context),
        when: () => isWhen(effect.modification.when, player, context),
      },
      counting,
      context,
    );
    ledger.apply(change, view.object(one.source)?.names[0] ?? one.source, one.text);
  }
  for (const unread of unreadOnBoard(state)) if (unread.toLowerCase().includes(keyword)) ledger.open('what it does to the cost', unread);
  return ledger.total(ways, asked, false);
}
