import type { TriggerEvent } from '../../ast/index.ts';
import { phrase } from '../phrase.ts';
import { choice } from '../syntax.ts';
import * as g from './declared.ts';

/** What triggered abilities wait for (603.1): the words between "when" and the comma. */
g.triggerEvent.define(
  choice<TriggerEvent>(
    phrase('<by> taps <what> for mana', { kind: 'tappedForMana', of: null, least: null }, { by: g.singularPlayer, what: g.objects }),
    phrase('<by> tap <what> for mana', { kind: 'tappedForMana', of: null, least: null }, { by: g.pluralPlayer, what: g.objects }),
    phrase('<what> is tapped for mana', { kind: 'tappedForMana', by: null, of: null, least: null }, { what: g.singularSubject }),
    phrase('<what> enters', { kind: 'enters', from: null }, { what: g.singularSubject }),
    phrase('<what> dies', { kind: 'dies' }, { what: g.singularSubject }),
  ),
);
