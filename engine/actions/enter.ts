import { enterBattlefield } from '../entering/enter.ts';
import type { ToBattlefield } from '../entering/entrance.ts';
import { settleBut } from '../replacements/settle.ts';
import { ok, type Result } from '../result.ts';
import type { Illegal } from './action.ts';
import type { Answers } from './answers.ts';
import { askFrom } from './asking.ts';
import { stopped } from './illegal.ts';
import { happen, type Progress } from './progress.ts';

/** 614.12: something enters the battlefield; what that leaves open is settled by the answers. */
export function enter(progress: Progress, event: ToBattlefield, answers: Answers): Result<Progress, Illegal> {
  const ask = askFrom(answers);
  const entered = enterBattlefield(progress.state, event, { ask, settle: (...of) => settleBut(ask, ...of) });
  return entered.kind === 'entered' ? ok(happen(progress, ...entered.events)) : stopped(entered);
}
