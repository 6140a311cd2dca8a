import type { EventLimit } from '../../../ast/index.ts';
import { oneOf, phrase } from '../../phrase.ts';
import { choice, type Syntax } from '../../syntax.ts';
import * as g from '../declared.ts';

/** When an event counts (603.1, 603.2): the words after it. */
export const limit: Syntax<EventLimit> = choice<EventLimit>(
  phrase('during <of> turn', { kind: 'turn', word: 'during' }, { of: g.playerPossessive }),
  phrase('on <of> turn', { kind: 'turn', word: 'on' }, { of: g.playerPossessive }),
  phrase('this turn', { kind: 'thisTurn' }, {}),
  phrase('using mana produced by <from>', { kind: 'usingMana', produced: true }, { from: g.objects }),
  phrase('using mana from <from>', { kind: 'usingMana', produced: false }, { from: g.objects }),
  phrase('while <condition>', { kind: 'while' }, { condition: g.condition }),
  phrase(
    '<words>',
    { kind: 'words' },
    {
      words: oneOf(
        'for the first time each turn',
        'for the first time this turn',
        'for the first time in a turn',
        'for the first time during each of your turns',
        "for the first time during each opponent 's turn",
        'for the second time each turn',
        'for the third time each turn',
        'during combat',
        'during each of your turns',
        'during each of their turns',
        'each turn',
        'this combat',
        'this way',
        'this way this turn',
        'during your main phase',
        'during your end step',
        'outside your first main phase',
        'while saddled',
        'while tapped',
        'while untapped',
        'while attacking',
        'except the first one you draw in each of your draw steps',
        'except the first one they draw in each of their draw steps',
        "during your turn or a opponent 's turn",
        'during your draw step',
        'during your upkeep',
        'during their draw step',
        'except during their draw step',
        'without paying its mana cost',
        "while it 's exiled",
        'while it has a +1/+1 counter on it',
      ),
    },
  ),
);
