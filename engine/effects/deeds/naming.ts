import { COLORS } from '../../cards/manaCost.ts';
import { BASIC_LAND_TYPES, subtypesOf } from '../../cards/subtypes.ts';
import { DECK_CARD_TYPES, printed } from '../../cards/typeLine.ts';
import { chosenBy } from '../../characteristics/chosen.ts';
import { isNameOf } from '../../entering/cardNames.ts';
import type { Chosen } from '../../state/game.ts';
import { happening } from '../happening.ts';
import { type CarriedOut, contextWhile, isStop, type Question, type Resolving, type Stop, unmodelled } from '../resolving.ts';
import { type Action, playerActing } from './action.ts';

/** 608.2d: a player chooses a color, a type, a name …, of which the rest of the text speaks. */
export function chooseValue(deed: Action, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const player = playerActing(deed, resolving);
  if (typeof player !== 'string') return player;
  const fresh = choiceOf(deed, resolving);
  if (isStop(fresh)) return fresh;
  const chosen = { ...chosenBy(contextWhile(resolving)), ...fresh };
  return happening({ kind: 'events', events: [], objects: resolving.meant.it, player: null, outcome: { chosen } }, resolving, did);
}

function choiceOf(deed: Action, resolving: Resolving): Chosen | Stop {
  const [, what = '', but] = /^choose an? (.*?)(?: other than (.*))?$/.exec(deed.action) ?? [];
  const asked = (options: readonly string[], keep: (answer: string) => Chosen): Chosen | Stop =>
    answered({ what: `a ${what}`, options: options.filter((one) => one !== but), least: 1, most: 1 }, resolving, keep);
  switch (what) {
    case 'color':
      return asked(COLORS, (answer) => {
        const color = COLORS.find((one) => one === answer);
        return color === undefined ? {} : { color };
      });
    case 'creature type':
      return asked(subtypesOf('creature'), (creatureType) => ({ creatureType }));
    case 'land type':
      return asked(subtypesOf('land'), (type) => ({ type }));
    case 'basic land type':
      return asked(BASIC_LAND_TYPES, (type) => ({ type }));
    case 'card type':
      return asked(DECK_CARD_TYPES.map(printed), (type) => ({ type }));
    case 'nonland card name':
    case 'card name': {
      const question: Question = { what: `a ${what}`, options: [], least: 1, most: 1, anyWord: true };
      // 201.4: a name that no card of the game has says nothing here.
      const fits = (name: string): boolean => isNameOf(question.what, name, resolving.state) !== false;
      return answered(question, resolving, (card) => ({ card }), fits);
    }
    default:
      return unmodelled(deed, resolving);
  }
}

function answered(
  question: Question,
  { ask }: Resolving,
  keep: (answer: string) => Chosen,
  fits: (answer: string) => boolean = () => true,
): Chosen | Stop {
  const [answer] = ask(question) ?? [];
  return answer === undefined || !fits(answer) ? { kind: 'unanswered', question } : keep(answer);
}

/** Whether a keyword action is such a choice. */
export const isChoiceOfValue = ({ action }: Action): boolean =>
  /^choose an? (color|creature type|land type|basic land type|card type|(?:nonland )?card name)( other than \S+)?$/.test(action);
