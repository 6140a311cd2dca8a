import { moved } from '../effects/moving.ts';
import type { Stop } from '../effects/resolving.ts';
import { called } from '../events/called.ts';
import { type Check, due, type StateBasedAction } from './check.ts';

/** 903.9a, 704.6d: a commander that has come to a graveyard or to exile since the last check may be put into the command zone by its owner. */
export function commandersReturn({ state, since, ask }: Check): readonly StateBasedAction[] | Stop {
  const found: StateBasedAction[] = [];
  if (state.format !== 'commander') return found;
  const arrived = new Set(since.flatMap((event) => (event.kind === 'ZoneChanged' && event.as !== null ? [event.as] : [])));
  for (const id of arrived) {
    const card = state.cards.get(id);
    if (card?.commander !== true || (card.zone !== 'graveyard' && card.zone !== 'exile')) continue;
    const question = { what: `where ${card.owner} puts the commander ${id}`, options: ['command', card.zone, 'no'], least: 1, most: 1 };
    const answer = ask(question);
    if (answer === null) return { kind: 'unanswered', question };
    const gone = answer.includes('command') ? moved(state, id, 'command', 'stateBasedAction') : null;
    if (gone !== null) found.push(due(gone, `${card.owner} puts ${called(state, id)} into the command zone.`, '903.9a', '704.6d'));
  }
  return found;
}
