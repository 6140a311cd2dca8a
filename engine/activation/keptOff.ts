import { EVALUATE } from '../characteristics/battlefield.ts';
import { chosenBy, isOfChosen } from '../characteristics/chosen.ts';
import { identityOfCommanders } from '../characteristics/commanders.ts';
import { contextOf } from '../characteristics/evaluator.ts';
import { type Truth, undetermined } from '../characteristics/truth.ts';
import type { ObjectView, View } from '../characteristics/view.ts';

/** What is kept off by protection or hexproof: an object, who has it, and whether it is a spell. */
export interface From {
  readonly object: ObjectView;
  /** Who controls it, or casts it. */
  readonly player: string;
  readonly isSpell: boolean;
}

/** The object that has protection or hexproof from something. */
export type Guarded = Pick<ObjectView, 'id' | 'controller' | 'colors'>;

/**
 * 702.16a, 702.16h-k, 702.11d: whether something has a quality that is no noun phrase, as the grammar keeps it ("from each color"). `by`: the object whose
 * text gives the ability, of which what was chosen is asked.
 */
export function hasQuality(text: string, from: From, guarded: Guarded, by: string, view: View): Truth {
  const { object, player, isSpell } = from;
  const context = contextOf(view, EVALUATE, by);
  const { colors } = object;
  switch (text) {
    case 'everything':
      return true;
    case 'each color':
    case 'all colors':
      return colors.size > 0;
    case 'colored spells':
    case 'spells that are one or more colors':
      return isSpell && colors.size > 0;
    case 'its colors':
      return shared(guarded.colors, colors);
    case 'the chosen color':
      return isOfChosen('color', object, context);
    case 'the chosen card type':
      return isOfChosen('cardType', object, context);
    case 'the chosen card name':
      return isOfChosen('name', object, context);
    case 'the chosen player': {
      const { player: chosen } = chosenBy(context);
      return chosen !== undefined && player === chosen;
    }
    // 702.16k: what they control, and what they own that nobody else controls.
    case 'each of your opponents':
    case 'each opponent':
      return player !== guarded.controller;
    case 'the colors of permanents you control':
    case 'each color among permanents you control':
      return isAmong(guarded, view, (one) => shared(one.colors, colors));
    case "each color in your commander's color identity":
      return shared(identityOfCommanders(view.state, guarded.controller) ?? new Set(), colors);
    case 'each mana value among creatures you control':
      return isAmong(guarded, view, ({ types, manaValue }) => types.has('creature') && manaValue === object.manaValue);
    case 'each mana value among artifacts you control':
      return isAmong(guarded, view, ({ types, manaValue }) => types.has('artifact') && manaValue === object.manaValue);
    default:
      return undetermined(`what “protection from ${text}” keeps off`);
  }
}

const shared = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean => [...some].some((one) => others.has(one));

/** Whether that is so of a permanent that the same player controls. */
function isAmong({ controller }: Guarded, view: View, isSo: (one: ObjectView) => boolean): boolean {
  return view.permanents.some((id) => {
    const one = view.object(id);
    return one?.controller === controller && isSo(one);
  });
}
