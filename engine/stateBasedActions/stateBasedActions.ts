import type { Stop } from '../effects/resolving.ts';
import { citysBlessing } from './ascend.ts';
import { attachments } from './attachments.ts';
import type { Check, Row, StateBasedAction } from './check.ts';
import { commandersReturn } from './commanders.ts';
import { cardCopies } from './copies.ts';
import { opposedCounters } from './counters.ts';
import { dyingCreatures } from './creatures.ts';
import { dayAndNight } from './daybound.ts';
import { legends } from './legends.ts';
import { withoutLoyalty } from './loyalty.ts';
import { losses } from './players.ts';
import { protectors } from './protectors.ts';
import { roles } from './roles.ts';
import { finishedSagas } from './sagas.ts';
import { startingSpeed } from './speed.ts';
import { worlds } from './world.ts';

/** 704.5, 704.6, 903.9a: each rule or group of rules. Tokens and copies of spells elsewhere (704.5d-e) are gone as they move (111.7). */
const ROWS: readonly Row[] = [
  losses,
  dyingCreatures,
  withoutLoyalty,
  protectors,
  legends,
  worlds,
  attachments,
  roles,
  opposedCounters,
  finishedSagas,
  commandersReturn,
  cardCopies,
  startingSpeed,
  // No state-based actions by name, but done whenever they can be, too (702.131b, 702.145d-g).
  citysBlessing,
  dayAndNight,
];

/** What the state of the game makes happen now, all at once (704.3); stops where a choice is missing or something can't be told. */
export function stateBasedActions(check: Check): { readonly kind: 'due'; readonly actions: readonly StateBasedAction[] } | Stop {
  const actions: StateBasedAction[] = [];
  const moving = new Set<string>();
  for (const row of ROWS) {
    const found = row(check);
    if ('kind' in found) return found;
    for (const one of found) {
      // 704.7: what would be moved for several reasons is moved once.
      if (one.event.kind === 'ZoneChanged') {
        if (moving.has(one.event.id)) continue;
        moving.add(one.event.id);
      }
      actions.push(one);
    }
  }
  return { kind: 'due', actions };
}
