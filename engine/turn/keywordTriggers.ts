import type { Ability } from '../ast/index.ts';
import { countersOn } from '../characteristics/numbers.ts';
import { some, type Truth, undetermined } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import type { Happening } from './happening.ts';

/** 702: whether one of the keywords is a triggered ability that waits for this. */
export function keywordTriggers({ keywords }: Extract<Ability, { kind: 'keywords' }>, what: Happening, context: Context): Truth {
  if (what.kind !== 'stepBegan' || what.active !== context.you) return false;
  const { step } = what;
  return some(keywords, ({ name }) => (step === 'UPKEEP' ? inUpkeep(name, context) : step === 'END' && inEndStep(name, context)));
}

function inUpkeep(name: string, context: Context): Truth {
  switch (name) {
    case 'cumulative upkeep':
    case 'fading':
      return true;
    case 'vanishing':
      return hasTimeCounter(context);
    case 'echo':
      return undetermined('since when a permanent has been under its controller’s control');
    default:
      return false;
  }
}

const inEndStep = (name: string, context: Context): Truth => name === 'impending' && hasTimeCounter(context);

const hasTimeCounter = (context: Context): boolean => countersOn(context.source ?? '', 'time', context) > 0;
