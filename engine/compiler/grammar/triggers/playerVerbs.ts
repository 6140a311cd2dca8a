import type { PlayerRef, TriggerEvent } from '../../../ast/index.ts';
import { oneOf, phrase, words } from '../../phrase.ts';
import { choice, type Syntax } from '../../syntax.ts';
import { digitAmount } from '../amount.ts';
import * as g from '../declared.ts';
import { counterKind } from '../filter.ts';
import { conjugate, type Form } from './conjugate.ts';
import { damageKinds, sizeSaid } from './damage.ts';

/** What a player does, or has happen: the verb of an event sentence without its subject. */
export type PlayerEvent = Extract<TriggerEvent, { readonly who: PlayerRef; readonly kind: PlayerEventKind }>;
type PlayerEventKind =
  | 'attacksWith'
  | 'hasEnter'
  | 'isAttacked'
  | 'playerDealtDamage'
  | 'casts'
  | 'nextActivates'
  | 'nextCasts'
  | 'nth'
  | 'castsOrCopies'
  | 'copies'
  | 'plays'
  | 'discards'
  | 'cycles'
  | 'draws'
  | 'sacrifices'
  | 'mills'
  | 'creates'
  | 'exiles'
  | 'reveals'
  | 'taps'
  | 'gainsLife'
  | 'losesLife'
  | 'playerBecomesTarget'
  | 'activates'
  | 'keywordAction';
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
export type PlayerVerb = Without<PlayerEvent, 'who'>;

export const ordinal: Syntax<number> = words(
  ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'].map(
    (word, index) => [word, index + 1] as const,
  ),
);
const per = oneOf(
  'each turn',
  'this turn',
  'in a turn',
  "during each opponent 's turn",
  'during each of their turns',
  'during each of your turns',
  'during your turn',
  'each combat',
  'of a turn',
);

/** 701 and others: what players do that has no object of its own here; {verbs} as they are conjugated. */
const ACTIONS = [
  '{scry}',
  '{surveil}',
  '{clash}',
  '{proliferate}',
  '{investigate}',
  '{forage}',
  '{learn}',
  '{discover}',
  '{manifest} dread',
  '{commit} a crime',
  '{win} a coin flip',
  '{lose} a coin flip',
  '{win} a clash',
  '{roll} a die',
  '{roll} one or more dice',
  '{roll} one or more d 6',
  '{flip} a coin',
  '{search} your library',
  '{search} their library',
  '{shuffle}',
  '{lose} the game',
  '{become} the monarch',
  '{take} the initiative',
  '{venture} into the dungeon',
  '{complete} a dungeon',
  '{collect} evidence',
  '{descend}',
  '{get} one or more {E}',
  '{get} one or more energy counters',
  '{get} one or more poison counters',
  '{foretell} a card',
  '{plot} a card',
  '{unlock} this door',
  'fully {unlock} a Room',
  '{earthbend}',
  '{waterbend}',
  '{airbend}',
  '{firebend}',
  '{planeswalk}',
  '{pay} a cumulative upkeep cost',
  '{turn} a permanent face up',
  '{give} a gift',
  '{choose} a creature as your Ring-bearer',
  '{set} a scheme in motion',
  '{cloak} a creature',
  '{spend} this mana to cast a spell',
  '{reveal} a basic land card this way',
  '{vote}',
  '{time} travel',
  '{support}',
  '{amass}',
  '{solve} a Case',
  '{visit} an Attraction',
  '{open} an Attraction',
  '{pay} life',
  '{shuffle} their library',
  '{behold} a creature',
  '{descend} this turn',
  '{cheat}',
] as const;

export function playerVerbs(form: Form): Syntax<PlayerVerb> {
  const t = (template: string): string => conjugate(template, form);
  const what = g.objects;
  /** "you're". */
  const are = form === 'plural' ? "('re|are)" : '{be}';
  return choice<PlayerVerb>(
    phrase(t('{attack}'), { kind: 'attacksWith', with: null, whom: null }, {}),
    phrase(t('{attack} with <with>'), { kind: 'attacksWith', whom: null }, { with: what }),
    phrase(t('{attack} <whom>'), { kind: 'attacksWith', with: null }, { whom: g.recipient }),
    phrase(t('{attack} <whom> with <with>'), { kind: 'attacksWith' }, { whom: g.recipient, with: what }),
    phrase(t('{have} <what> enter under <under> control'), { kind: 'hasEnter' }, { what, under: g.playerPossessive }),
    phrase(t(`${are} attacked`), { kind: 'isAttacked' }, {}),
    phrase(t(`${are} dealt <combat>`), { kind: 'playerDealtDamage', by: null }, { combat: damageKinds }),
    phrase(t(`${are} dealt <amount> <combat>`), { kind: 'playerDealtDamage', by: null }, { amount: sizeSaid, combat: damageKinds }),
    phrase(t(`${are} dealt <combat> by <by>`), { kind: 'playerDealtDamage' }, { combat: damageKinds, by: what }),
    phrase(t('{cast} <what>'), { kind: 'casts' }, { what }),
    phrase(t('next {activate} <what>'), { kind: 'nextActivates' }, { what }),
    phrase(t('next {cast} <what>'), { kind: 'nextCasts' }, { what }),
    phrase(t('{cast} or {copy} <what>'), { kind: 'castsOrCopies' }, { what }),
    phrase(t('{copy} <what>'), { kind: 'copies' }, { what }),
    ...(['cast', 'draw', 'activate', 'play'] as const).map((deed) =>
      choice<PlayerVerb>(
        phrase(t(`{${deed}} your <ordinal> <what> <per>`), { kind: 'nth', deed, their: false }, { ordinal, what: g.filterSingular, per }),
        phrase(t(`{${deed}} their <ordinal> <what> <per>`), { kind: 'nth', deed, their: true }, { ordinal, what: g.filterSingular, per }),
      ),
    ),
    phrase(t('{play} <what>'), { kind: 'plays' }, { what }),
    phrase(t('{discard} <what>'), { kind: 'discards' }, { what }),
    phrase(t('{cycle} <what>'), { kind: 'cycles', orDiscards: false }, { what }),
    phrase(t('{cycle} or {discard} <what>'), { kind: 'cycles', orDiscards: true }, { what }),
    phrase(t('{draw} <what>'), { kind: 'draws' }, { what }),
    phrase(t('{sacrifice} <what>'), { kind: 'sacrifices' }, { what }),
    phrase(t('{mill} <what>'), { kind: 'mills' }, { what }),
    phrase(t('{create} <what>'), { kind: 'creates' }, { what }),
    phrase(t('{exile} <what>'), { kind: 'exiles' }, { what }),
    phrase(t('{reveal} <what>'), { kind: 'reveals' }, { what }),
    phrase(t('{tap} <what>'), { kind: 'taps', untaps: false }, { what }),
    phrase(t('{untap} <what>'), { kind: 'taps', untaps: true }, { what }),
    phrase(t('{gain} life'), { kind: 'gainsLife', amount: null }, {}),
    phrase(t('{gain} <amount> or more life'), { kind: 'gainsLife' }, { amount: digitAmount }),
    phrase(t('{lose} life'), { kind: 'losesLife', amount: null }, {}),
    phrase(t('{lose} <amount> or more life'), { kind: 'losesLife' }, { amount: digitAmount }),
    phrase(t('{become} the target of <of>'), { kind: 'playerBecomesTarget' }, { of: what }),
    phrase(t('{activate} <what>'), { kind: 'activates' }, { what }),
    phrase(t('{expend} <amount>'), { kind: 'keywordAction', action: 'expend' }, { amount: digitAmount }),
    ...ACTIONS.map((action) => phrase(t(action), { kind: 'keywordAction', action, amount: null }, {})),
  );
}

/** Counters put by a player: the subject is `by`. */
export const counterVerbs = (form: Form, who: Syntax<PlayerRef>): Syntax<TriggerEvent> => {
  const t = (template: string): string => conjugate(template, form);
  return choice<TriggerEvent>(
    phrase(
      t('<by> {put} a <counter> counter on <on>'),
      { kind: 'countersPut', oneOrMore: false },
      { by: who, counter: counterKind, on: g.recipient },
    ),
    phrase(
      t('<by> {put} one or more <counter> counters on <on>'),
      { kind: 'countersPut', oneOrMore: true },
      { by: who, counter: counterKind, on: g.recipient },
    ),
    phrase(
      t('<by> {put} one or more counters on <on>'),
      { kind: 'countersPut', oneOrMore: true, counter: null },
      { by: who, on: g.recipient },
    ),
    phrase(t('<by> {put} a counter on <on>'), { kind: 'countersPut', oneOrMore: false, counter: null }, { by: who, on: g.recipient }),
  );
};
