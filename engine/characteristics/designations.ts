import type { Condition, PlayerRef } from '../ast/index.ts';
import { MAX_SPEED } from '../state/game.ts';
import { isKnown, some, type Truth, undetermined } from './truth.ts';
import type { Context, View } from './view.ts';

/** 731: whether words about day and night hold; null for words about something else. */
export function isDayOrNight(when: string, { state }: View): boolean | null {
  switch (when) {
    case "it 's day":
      return state.dayNight === 'day';
    case "it 's night":
      return state.dayNight === 'night';
    case "it 's neither day nor night":
      return state.dayNight === null;
    default:
      return null;
  }
}

/** Designations of players (725, 726, 702.131, 702.179, 122.1f), and delirium (207.2c), which can be seen on a board. */
export function designation({ what, player }: Extract<Condition, { kind: 'designation' }>, context: Context): Truth {
  const { monarch, initiative, players } = context.view.state;
  const has = (id: string | null): Truth => id !== null && context.evaluate.isPlayer(player, id, context);
  const anyPlayer = (test: (one: (typeof players)[number]) => boolean): Truth => some(players, (one) => test(one) && has(one.id));
  switch (what) {
    case 'the monarch':
      return has(monarch);
    case 'the initiative':
      return has(initiative);
    case "the city 's blessing":
      return anyPlayer(({ blessing }) => blessing);
    case 'max speed':
      return anyPlayer(({ speed }) => speed === MAX_SPEED);
    case 'poisoned':
      return anyPlayer(({ poison }) => poison > 0);
    case 'delirium':
      return delirious(player, context);
    default:
      return undetermined(`who has the ${what}`);
  }
}

/** Four or more card types among cards in a player's graveyard. */
function delirious(player: PlayerRef, context: Context): Truth {
  const types = context.evaluate.amount(
    {
      kind: 'distinct',
      what: 'cardType',
      among: {
        kind: 'objects',
        words: [{ kind: 'noun', which: 'card' }],
        suffixes: [{ kind: 'inZone', zone: 'graveyard', of: player, word: 'in' }],
      },
    },
    context,
  );
  return isKnown(types) ? types >= 4 : types;
}
