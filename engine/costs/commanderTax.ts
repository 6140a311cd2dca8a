import type { ManaCost } from '../ast/index.ts';
import { printManaCost } from '../cards/manaCost.ts';
import { type GameState, playerOf } from '../state/game.ts';
import { type CostWay, NO_COST } from './costWays.ts';
import type { Ledger } from './ledger.ts';
import type { ProposedSpell } from './proposal.ts';

/**
 * 903.8: what a commander costs more for each time that its player has cast it from the command zone before: {2}, or 2 life where its own text says to pay
 * that rather.
 */
export function commanderTax(state: GameState, { card, from, player, spell }: ProposedSpell, ledger: Ledger): CostWay {
  const times = playerOf(state, player)?.commanderCasts.get(card.id) ?? 0;
  if (state.format !== 'commander' || !card.commander || from !== 'command' || times === 0) return NO_COST;
  const before = `It has been cast from the command zone ${times === 1 ? 'once' : `${times} times`} before`;
  const inLife = spell.abilities.some(
    ({ ability }) =>
      ability.kind === 'static' && ability.effects.some((effect) => effect.kind === 'rule' && effect.about === 'commander tax'),
  );
  if (inLife) {
    ledger.step(`${before}: ${2 * times} life more.`, '903.8', '119.4');
    return { ...NO_COST, life: 2 * times };
  }
  const mana: ManaCost = [String(2 * times)];
  ledger.step(`${before}: ${printManaCost(mana)} more.`, '903.8');
  return { ...NO_COST, mana };
}
