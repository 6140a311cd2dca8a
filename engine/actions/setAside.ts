import type { AsideKind, SpecialAction } from '../activation/specialAction.ts';
import { ok, type Result } from '../result.ts';
import type { Aside, GameState } from '../state/game.ts';
import type { Illegal } from './action.ts';
import type { Answers } from './answers.ts';
import { beyond } from './illegal.ts';
import { happen, type Progress, wouldHappen } from './progress.ts';

/** 702.62a, 702.143a, 702.170a: the card is exiled from hand: with time counters, face down as a foretold card, or as a plotted one. */
export function setAside(
  progress: Progress,
  player: string,
  kind: AsideKind,
  { object: id, amount }: SpecialAction,
  x: number | null,
  answers: Answers,
): Result<Progress, Illegal> {
  const count = amount?.kind === 'number' ? amount.value : x;
  if (kind === 'suspend' && count === null) return beyond(kind, 'with how many time counters it is exiled');
  const aside = asideOf(kind, progress.state, count ?? 0);
  const exiled = wouldHappen(progress, [{ kind: 'ZoneChanged', id, as: id, from: 'hand', to: 'exile', cause: 'exile', aside }], answers);
  if (!exiled.ok || kind === 'suspend') return exiled;
  return ok(happen(exiled.value, { kind: 'ActionTaken', keyword: kind, player, object: null, on: [id] }));
}

function asideOf(kind: AsideKind, { turn: since }: GameState, count: number): Aside {
  switch (kind) {
    case 'suspend':
      return count === 0 ? {} : { counters: new Map([['time', count]]) };
    case 'foretell':
      return { faceDown: true, as: 'foretold', since };
    case 'plot':
      return { as: 'plotted', since };
  }
}
