import { ENLISTED_TEXT, enlistable, enlisters, whenEnlisted } from '../combat/enlisting.ts';
import type { GameEventBody } from '../events/event.ts';
import { ok, type Result } from '../result.ts';
import type { GameState } from '../state/game.ts';
import type { Illegal } from './action.ts';
import type { Answers } from './answers.ts';
import { askFrom } from './asking.ts';
import { missing, ONE } from './illegal.ts';

/** 702.154c: an attacker, and the creature that it enlists. */
export interface Enlistment {
  readonly attacker: string;
  readonly enlisted: string;
}

/** 508.1g, 702.154b: which creatures attackers enlist, as their controller chooses; nothing is asked where there is none to enlist. */
export function chosenEnlistments(
  state: GameState,
  attackers: readonly string[],
  answers: Answers,
): Result<readonly Enlistment[], Illegal> {
  const chosen: Enlistment[] = [];
  const could = enlistable(state, attackers);
  for (const attacker of enlisters(state, attackers)) {
    const free = could.filter((id) => !chosen.some(({ enlisted }) => enlisted === id));
    if (free.length === 0) break;
    const options = [...free, 'no'];
    const what = `which creature ${attacker} enlists`;
    const [enlisted] = askFrom(answers)({ what, options, least: 1, most: 1 }) ?? [];
    if (enlisted === undefined) return missing(what, options, answers.nextId, ONE, '702.154');
    if (enlisted !== 'no') chosen.push({ attacker, enlisted });
  }
  return ok(chosen);
}

/** 508.1j: the creatures are tapped for it. */
export const tappedFor = (enlistments: readonly Enlistment[], player: string): readonly GameEventBody[] =>
  enlistments.map(({ enlisted }) => ({ kind: 'PermanentTapped', permanent: enlisted, forMana: false, by: player }));

/** 702.154a-c: each attacker has enlisted, and the ability that is linked to that triggers (603.12). */
export const whatEnlisting = (enlistments: readonly Enlistment[], controller: string): readonly GameEventBody[] =>
  enlistments.flatMap(({ attacker, enlisted }): readonly GameEventBody[] => [
    { kind: 'ActionTaken', keyword: 'enlist', player: controller, object: attacker, on: [enlisted] },
    {
      kind: 'ReflexiveTriggerSetUp',
      trigger: {
        source: attacker,
        named: attacker,
        controller,
        text: ENLISTED_TEXT,
        effects: whenEnlisted(),
        meant: { it: [enlisted], they: null, x: null, thatMany: null },
      },
    },
  ]);
