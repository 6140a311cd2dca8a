import type { Effect } from '../../ast/index.ts';
import { EVALUATE } from '../../characteristics/battlefield.ts';
import { staticEffects } from '../../characteristics/staticEffects.ts';
import { isKnown } from '../../characteristics/truth.ts';
import { lifeLost } from '../../damage/life.ts';
import type { GameEventBody } from '../../events/event.ts';
import { addToPool, howMuch } from '../../state/manaPool.ts';
import { happening } from '../happening.ts';
import { type CarriedOut, cannot, contextWhile, events, type Resolving, type Stop } from '../resolving.ts';

/**
 * 106.4: players lose all unspent mana. Mana that "would be lost" and becomes of another type stays in the pool so (614.6); what is kept only "as steps and
 * phases end" is lost.
 */
export function loseMana({ who }: Extract<Effect, { kind: 'loseMana' }>, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const { state, text } = resolving;
  const context = contextWhile(resolving);
  const players = context.evaluate.players(who, context);
  if (!isKnown(players)) return cannot(text, players.why);
  const all: GameEventBody[] = [];
  for (const { id, manaPool } of state.players) {
    if (!players.includes(id) || manaPool.length === 0) continue;
    const types = new Set<string>();
    let rest = manaPool;
    for (const { effect, context: whose, text: words } of staticEffects(state, 'unspentMana')) {
      if (effect.becomes === null) continue;
      const about = EVALUATE.isPlayer(effect.who, id, whose);
      if (!isKnown(about)) return cannot(words, about.why);
      if (!about) continue;
      const { becomes, mana } = effect;
      types.add(`${mana} ${becomes}`);
      const from = rest.filter(({ type }) => mana === 'all' || mana === type);
      rest = rest.filter((one) => !from.includes(one));
      const to = addToPool(
        [],
        from.map((one) => ({ ...one, type: becomes })),
      );
      if (from.length > 0) all.push({ kind: 'ManaChanged', player: id, from, to });
    }
    if (types.size > 1) return cannot(text, 'which of several effects changes mana that would be lost');
    if (rest.length === 0) continue;
    all.push({ kind: 'ManaEmptied', player: id, mana: rest });
    const amount = howMuch(rest);
    for (const _ of staticEffects(state, 'manaBurn')) all.push(...lifeLost(state, id, amount));
  }
  return happening(events(...all), resolving, did);
}
