import type { CostDeed } from '../activation/demands.ts';
import type { Effect } from '../ast/index.ts';
import { lifeGained } from '../damage/life.ts';
import { ok, type Result } from '../result.ts';
import type { Illegal } from './action.ts';
import { addingMana } from './addingMana.ts';
import type { Answers } from './answers.ts';
import { apart } from './apart.ts';
import { askFrom } from './asking.ts';
import { forbidden, missing, stopped } from './illegal.ts';
import { carriedOut, type Progress, wouldHappen } from './progress.ts';

/** 118.11: what is done as a cost of a player's is paid for an object: whatever becomes of it, it is paid. */
export function doDeeds(
  progress: Progress,
  deeds: readonly CostDeed[],
  { player, source }: { readonly player: string; readonly source: string },
  answers: Answers,
): Result<Progress, Illegal> {
  let now = progress;
  const mana: Effect[] = [];
  for (const deed of deeds) {
    if (deed.kind === 'addMana') {
      mana.push({ kind: 'addMana', who: { kind: 'you' }, additional: false, mana: deed.mana });
      continue;
    }
    const { among, amount } = deed;
    const [only, another] = among;
    if (only === undefined) return forbidden('There is nobody to gain the life.', '118.3');
    const [who] = another === undefined ? [only] : answers.takeIds(among, 1);
    if (who === undefined) return missing('who gains the life', among);
    const gained = wouldHappen(now, lifeGained(now.state, who, amount, source), answers);
    if (!gained.ok) return gained;
    now = gained.value;
  }
  return mana.length === 0 ? ok(now) : added(now, mana, player, source, answers);
}

/** 702.24a: "Cumulative upkeep—Add {R}": all of it at once. */
function added(progress: Progress, mana: readonly Effect[], player: string, source: string, answers: Answers): Result<Progress, Illegal> {
  const words = { source, you: player, text: 'the mana that the cost adds', it: null };
  const done = addingMana(answers)(mana, apart(progress.state, words, askFrom(answers)));
  return done.kind === 'done' ? ok(carriedOut(progress, done)) : stopped(done);
}
