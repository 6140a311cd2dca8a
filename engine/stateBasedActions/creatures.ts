import { layered } from '../characteristics/layers.ts';
import { unreadOf } from '../characteristics/unread.ts';
import type { ObjectView } from '../characteristics/view.ts';
import { cannot, type Stop } from '../choices.ts';
import { destroyed } from '../effects/destroying.ts';
import { moved } from '../effects/moving.ts';
import { called } from '../events/called.ts';
import type { GameState } from '../state/game.ts';
import { isOmitted } from '../state/omitted.ts';
import { type Check, due, type StateBasedAction } from './check.ts';

/** 704.5f-h: creatures without toughness go to the graveyard, those with lethal damage or damage by deathtouch are destroyed. */
export function dyingCreatures({ state, since }: Check): readonly StateBasedAction[] | Stop {
  const { view } = layered(state);
  const deadly = new Set(since.flatMap((event) => (event.kind === 'DamageDealt' && event.deathtouch === true ? [event.target] : [])));
  const found: StateBasedAction[] = [];
  for (const id of view.permanents) {
    const object = view.object(id);
    if (object === undefined || !object.types.has('creature')) continue;
    const toughness = object.toughness ?? 0;
    const damage = state.permanents.get(id)?.damage ?? 0;
    const byDeathtouch = deadly.has(id);
    if (toughness > 0 && damage < toughness && !byDeathtouch) continue;
    const own = toughness <= 0 || !byDeathtouch ? unreadSize(state, object) : null;
    if (own !== null) return cannot(own, 'how large the creature is');
    if (toughness <= 0) {
      const gone = moved(state, id, 'graveyard', 'stateBasedAction');
      if (gone !== null)
        found.push(due(gone, `${called(state, id)} has toughness ${toughness} and is put into its owner's graveyard.`, '704.5f'));
      continue;
    }
    const text = `${called(state, id)} has ${damage} damage marked on it${damage < toughness ? ', from a source with deathtouch,' : ''} and is destroyed.`;
    found.push(...destroyed(state, id).map((event) => due(event, text, damage >= toughness ? '704.5g' : '704.5h')));
  }
  return found;
}

/** 208.2a: text that says how large the creature is, and that is not read; null where there is none, or it counts as not being there. */
const unreadSize = (state: GameState, object: ObjectView): string | null =>
  unreadOf(object).find((text) => /^(this creature|~|it)'s (power|toughness)\b/i.test(text) && !isOmitted(state, text)) ?? null;
