import { type DelayedTrigger, type GameState, MAX_SPEED, playersOf } from '../state/game.ts';
import type { TriggeredAbility } from './keywordAbilities.ts';

const TEXT =
  'Whenever one or more opponents lose life during your turn, if your speed is less than 4, it increases by 1. This triggers only once each turn.';

const YOU = { kind: 'you' } as const;

/** 702.179d: the triggered ability that the game itself has for each player with speed: it has no source, and that player controls it. */
export const SPEEDING_UP: TriggeredAbility = {
  kind: 'triggered',
  trigger: 'whenever',
  event: {
    kind: 'limited',
    event: { kind: 'losesLife', who: { kind: 'opponent', quantifier: 'an' }, amount: null },
    to: { kind: 'turn', of: YOU, word: 'during' },
  },
  condition: {
    kind: 'compare',
    comparison: 'orLess',
    past: false,
    wording: 'plain',
    left: { kind: 'playerNumber', which: 'speed', of: YOU },
    right: { kind: 'number', value: MAX_SPEED - 1 },
  },
  effects: [{ kind: 'keywordAction', who: YOU, action: 'increase speed', amount: { kind: 'number', value: 1 }, object: null }],
  limit: 'this ability triggers only once each turn',
  span: { start: 0, end: TEXT.length, text: TEXT },
};

/** Whether any player's speed could go up. */
export const isAnySpeed = ({ players }: GameState): boolean => players.some(({ speed }) => speed !== null);

/** What waits to trigger because players have speed. */
export function ofSpeed(state: GameState): readonly DelayedTrigger[] {
  if (!isAnySpeed(state)) return [];
  const { turn, step, active } = state;
  return playersOf(state).flatMap(({ id: player, speed }) =>
    speed === null
      ? []
      : [
          {
            id: `speed of ${player}`,
            source: player,
            named: player,
            controller: player,
            text: TEXT,
            event: SPEEDING_UP.event,
            effects: SPEEDING_UP.effects,
            meant: { it: null, they: null, x: null, thatMany: null },
            once: false,
            duration: null,
            began: { turn, step, active },
          },
        ],
  );
}
