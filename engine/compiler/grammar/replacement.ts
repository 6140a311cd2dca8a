import type {
  Effect,
  Filter,
  InsteadOf,
  ManaOutput,
  ManaReplacement,
  ManaSource,
  ManaType,
  ObjectRef,
  ProducedInstead,
  StaticEffect,
  TappedForMana,
  TriggerEvent,
} from '../../ast/index.ts';
import { around, list, phrase, words } from '../phrase.ts';
import { choice, mapped, type Syntax } from '../syntax.ts';
import * as g from './declared.ts';
import { countWord } from './numbers.ts';
import { manaTypeSymbol, manaTypeWord } from './symbols.ts';

/** Tapping for mana (106.12) as an event, and the replacement effects that modify what is produced (106.12b, 614). */

const ofOneType = (type: Syntax<ManaType>): Syntax<ManaSource> =>
  mapped(
    type,
    (one): ManaSource => ({ kind: 'types', types: [one] }),
    (value) => {
      if (typeof value !== 'object' || value === null || !('types' in value) || !Array.isArray(value.types)) return undefined;
      return value.types.length === 1 ? value.types[0] : undefined;
    },
  );
/** "{C}", "mana of the chosen color": which of the mana that is produced. */
const produced: Syntax<ManaSource> = choice<ManaSource>(ofOneType(manaTypeSymbol), around('mana of <it>', g.manaSource));

/** "for mana", "for {C}", "for two or more mana" after each way to say who taps what. */
const anyMana = { kind: 'tappedForMana', of: null, least: null } as const;
const anyAmount = { kind: 'tappedForMana', least: null } as const;
const anyOf = { kind: 'tappedForMana', of: null } as const;
const singular = { by: g.singularPlayer, what: g.objects };
const plural = { by: g.pluralPlayer, what: g.objects };
/** What triggers an ability, or what a replacement effect applies to. */
export const tappedForMana: Syntax<TappedForMana> = choice<TappedForMana>(
  phrase('<by> taps <what> for mana', anyMana, singular),
  phrase('<by> taps <what> for <of>', anyAmount, { ...singular, of: produced }),
  phrase('<by> taps <what> for <least> or more mana', anyOf, { ...singular, least: countWord }),
  phrase('<by> tap <what> for mana', anyMana, plural),
  phrase('<by> tap <what> for <of>', anyAmount, { ...plural, of: produced }),
  phrase('<by> tap <what> for <least> or more mana', anyOf, { ...plural, least: countWord }),
  phrase('<what> is tapped for mana', { ...anyMana, by: null }, { what: g.singularSubject }),
  phrase('<what> is tapped for <of>', { ...anyAmount, by: null }, { what: g.singularSubject, of: produced }),
  phrase('<what> is tapped for <least> or more mana', { ...anyOf, by: null }, { what: g.singularSubject, least: countWord }),
);

/** Triggers about mana: tapping for it, and abilities that add it. */
export const manaEvent: Syntax<TriggerEvent> = choice<TriggerEvent>(
  tappedForMana,
  phrase(
    '<source> ability causes <player> to add one or more mana of <of>',
    { kind: 'addsMana' },
    { source: g.objectPossessive, player: g.player, of: g.manaSource },
  ),
  phrase(
    '<source> ability causes <player> to add one or more mana',
    { kind: 'addsMana', of: null },
    { source: g.objectPossessive, player: g.player },
  ),
);

/** "it", "that Mountain": what was tapped. */
const producer: Syntax<ObjectRef> = choice<ObjectRef>(
  phrase('it', { kind: 'it', plural: false }, {}),
  phrase('that <filter>', { kind: 'that', plural: false, article: 'that' }, { filter: g.filterSingular }),
);

const instead: Syntax<InsteadOf> = choice<InsteadOf>(
  words<InsteadOf>([
    ['any other type', 'type'],
    ['any other color', 'color'],
    ['any other type and amount', 'typeAndAmount'],
  ]),
  phrase('<type> mana', { kind: 'onlyType' }, { type: manaTypeWord }),
);
const mana: Syntax<ProducedInstead> = choice<ProducedInstead>(
  g.manaOutput,
  phrase('mana of <of>', { kind: 'sameAmount' }, { of: g.manaSource }),
  phrase('<of> mana', { kind: 'sameAmount' }, { of: ofOneType(manaTypeWord) }),
);
const pair: Syntax<{ readonly what: Filter; readonly mana: ManaOutput }> = phrase(
  '<what> produce <mana>',
  {},
  { what: g.filterPlural, mana: g.manaOutput },
);
const factor = words([
  ['twice', 2],
  ['three times', 3],
  ['four times', 4],
]);

const allTapped: Syntax<TappedForMana> = phrase('<what> tapped for mana', { ...anyMana, by: null }, { what: g.pluralSubject });
export const manaReplacement: Syntax<ManaReplacement> = choice<ManaReplacement>(
  phrase(
    'if <event> , <producer> produces <mana> instead of <insteadOf>',
    { kind: 'produces' },
    { event: tappedForMana, producer, mana, insteadOf: instead },
  ),
  phrase(
    '<event> produce <mana> instead of <insteadOf>',
    { kind: 'produces', producer: null },
    { event: allTapped, mana, insteadOf: instead },
  ),
  phrase(
    'if <event> , <producer> produces <factor> as much of that mana instead',
    { kind: 'multiplies' },
    { event: tappedForMana, producer, factor },
  ),
  phrase(
    'if tapped for mana , <pairs> instead of <insteadOf>',
    { kind: 'producesByType' },
    { pairs: list(pair, 'and', 1), insteadOf: instead },
  ),
  phrase(
    'spells and abilities <by> control that would add colored mana (instead add that much <type> mana|add that much <type> mana instead)',
    { kind: 'addsInstead', of: 'colored' },
    { by: g.pluralPlayer, type: manaTypeWord },
  ),
  phrase(
    'spells and abilities <by> control that would add mana (instead add that much <type> mana|add that much <type> mana instead)',
    { kind: 'addsInstead', of: 'any' },
    { by: g.pluralPlayer, type: manaTypeWord },
  ),
);

export const replacementStatic: Syntax<StaticEffect> = phrase(
  '<replacement>',
  { kind: 'manaReplacement', condition: null },
  { replacement: manaReplacement },
);

/** The same started by a resolving spell or ability (611.2): "Until end of turn, if you tap a land for mana, …". */
export const replacementEffect: Syntax<Effect> = choice<Effect>(
  phrase(
    'until end of turn , <effect>',
    { kind: 'startStatic', duration: { kind: 'untilEndOfTurn' }, durationFirst: true },
    { effect: replacementStatic },
  ),
  phrase('<effect>', { kind: 'startStatic', duration: { kind: 'permanent' }, durationFirst: false }, { effect: replacementStatic }),
);
