import type { ActivationLimit, CardType, Deed } from '../ast/index.ts';
import { layered } from '../characteristics/layers.ts';
import { spellsCast } from '../characteristics/thisTurn.ts';
import { every, isKnown, some, type Truth, undetermined } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import { contextFor } from '../costs/proposal.ts';
import { fitsSpell } from '../costs/subjects.ts';
import type { GameState } from '../state/game.ts';
import { type CastAttempt, nameOf } from './castPlace.ts';
import { type Reason, reason, untold } from './reasons.ts';
import { isInForce, type Prohibition, type Standing, staticsOf } from './statics.ts';
import { isTime } from './timing.ts';

/** 601.3, 101.2: what on the board or in its own text forbids casting the spell; split second on the stack. */
export function prohibitionsOfCasting(attempt: CastAttempt): readonly Reason[] {
  const { state, proposed } = attempt;
  const own = proposed.spell.abilities.flatMap(({ ability, text }) =>
    ability.kind === 'static'
      ? ability.effects.flatMap((effect): readonly Standing<Prohibition>[] =>
          effect.kind === 'cant' && isAboutItself(effect)
            ? [{ source: proposed.spell.id, text, effect, context: contextOfSpell(attempt) }]
            : [],
        )
      : [],
  );
  const found = [...staticsOf(state).cant, ...own].flatMap((standing) =>
    standing.effect.deeds.flatMap((deed): readonly Reason[] => {
      const truth = forbids(deed, standing, attempt);
      if (truth === false) return [];
      if (!isKnown(truth)) return [untold(standing.text, truth.why)];
      return [reason('prohibited', `${standing.source} forbids it: “${standing.text}”`, '601.3', '101.2')];
    }),
  );
  return [...splitSecond(attempt), ...found, ...ownLimits(attempt), ...legendarySpell(attempt)];
}

/** 601.3: "Cast this spell only during combat and only if you control a Knight." */
function ownLimits(attempt: CastAttempt): readonly Reason[] {
  const { state, proposed } = attempt;
  const context = contextOfSpell(attempt);
  const holds = (limit: ActivationLimit): Truth => {
    switch (limit.kind) {
      case 'timing':
        return isTime(limit.when, state, proposed.player, 'priority') !== limit.not;
      case 'times':
        return true;
      case 'if':
        return context.evaluate.holds(limit.condition, context);
      case 'ifAny':
        return some(limit.conditions, (condition) => context.evaluate.holds(condition, context));
    }
  };
  return proposed.spell.abilities.flatMap(({ ability, text }) =>
    (ability.kind === 'static' ? ability.effects : []).flatMap((effect): readonly Reason[] => {
      const truth = effect.kind === 'castOnly' ? every(effect.limits, holds) : true;
      if (truth === true) return [];
      return truth === false ? [reason('timing', `${nameOf(attempt)} says: “${text}”`, '601.3')] : [untold(text, truth.why)];
    }),
  );
}

/** 205.4e: a legendary instant or sorcery asks for a legendary creature or planeswalker that its player controls. */
function legendarySpell({ state, proposed: { spell, player } }: CastAttempt): readonly Reason[] {
  if (!spell.supertypes.has('legendary') || !(spell.types.has('instant') || spell.types.has('sorcery'))) return [];
  const { view } = layered(state);
  const has = view.permanents.some((id) => {
    const one = view.object(id);
    return one?.controller === player && one.supertypes.has('legendary') && (one.types.has('creature') || one.types.has('planeswalker'));
  });
  return has ? [] : [reason('prohibited', `${player} controls no legendary creature or planeswalker.`, '205.4e', '601.3')];
}

/** 113.6c-d: what a spell's text says of the spell works on the stack; what it says of others works on the battlefield. */
const isAboutItself = ({ subject, deeds }: Prohibition): boolean =>
  subject.kind === 'self' || deeds.some(({ object }) => object?.kind === 'self');

const contextOfSpell = ({ proposed: { view, spell, player } }: CastAttempt): Context =>
  contextFor(view, spell.id, spell.id, { it: spell.id, player });

/** 702.61a. */
function splitSecond(attempt: CastAttempt): readonly Reason[] {
  const { state, proposed } = attempt;
  const held = [...state.cards.values()].find(
    ({ id, zone, card }) =>
      zone === 'stack' &&
      id !== proposed.card.id &&
      card.faces[0].abilities.some(
        (ability) => ability.kind === 'keywords' && ability.keywords.some(({ name }) => name === 'split second'),
      ),
  );
  return held === undefined
    ? []
    : [
        reason(
          'prohibited',
          `${held.card.definition.name} is on the stack and has split second: ${nameOf(attempt)} can't be cast.`,
          '702.61a',
        ),
      ];
}

/** Whether one deed of a prohibition in force forbids casting this spell. */
function forbids(deed: Deed, standing: Standing<Prohibition>, attempt: CastAttempt): Truth {
  const about = forbidden(deed, standing, attempt);
  if (about === false) return false;
  return every([() => about, () => isSubject(deed, standing, attempt), () => isInForce(standing)], (part) => part());
}

/** Whom the sentence is about: the player who casts, or for "can't be cast" the spell. */
function isSubject({ what }: Deed, { effect: { subject }, context }: Standing<Prohibition>, attempt: CastAttempt): Truth {
  const { proposed, asked } = attempt;
  if (what !== "can't be cast") return context.evaluate.isRecipient(subject, proposed.player, { ...context, they: proposed.player });
  if (subject.kind === 'self') return context.source === proposed.spell.id;
  if (!('filter' in subject) || subject.filter === 'any') return undetermined('which spells are meant');
  return fitsSpell(subject.filter, proposed, asked, { ...context, they: proposed.player });
}

/** Whether what a deed forbids is this spell, whoever it is about; words of the closed list of the grammar. */
function forbidden({ what, object }: Deed, { context, text }: Standing<Prohibition>, { state, proposed, asked }: CastAttempt): Truth {
  const { from, card, player, spell } = proposed;
  const combat = ['BEGIN_COMBAT', 'DECLARE_ATTACKERS', 'DECLARE_BLOCKERS', 'COMBAT_DAMAGE', 'END_COMBAT'].includes(state.step);
  /** Whether the player has cast so many spells this turn, those of one card type left out. */
  const hasCast = (least: number, not: CardType | null): Truth => {
    const filter = not === null ? null : ({ kind: 'objects', words: [{ kind: 'cardType', type: not, not: true }], suffixes: [] } as const);
    const cast = spellsCast(context, (one) => one === player, filter);
    return isKnown(cast) ? cast >= least : cast;
  };
  switch (what) {
    case "can't be cast":
    case "can't cast spells":
    case "can't cast spells or activate abilities of":
      return true;
    case "can't cast":
    case "can't play":
      if (object === null) return false;
      if (object.kind === 'self') return context.source === spell.id;
      if (!('filter' in object) || object.filter === 'any') return undetermined('which spells are meant');
      return fitsSpell(object.filter, proposed, asked, { ...context, they: player });
    case "can't cast spells during combat":
      return combat;
    case "can't cast spells during your turn":
      return state.active === context.you;
    case 'can cast spells only during their own turns':
    case 'can cast spells and activate abilities only during their own turns':
      return state.active !== player;
    case "can't cast spells from anywhere other than their hands":
      return !(from === 'hand' && card.owner === player);
    case "can't play lands":
      return false;
    case "can't play cards from your hand":
      return from === 'hand' && card.owner === context.you;
    case "can't cast spells from graveyards":
    case "can't cast spells from graveyards or activate abilities of cards in graveyards":
      return from === 'graveyard';
    case "can't cast spells from graveyards or libraries":
      return from === 'graveyard' || from === 'library';
    case "can't cast more than one spell each turn":
      return hasCast(1, null);
    case "can't cast more than two spells each turn":
      return hasCast(2, null);
    case "can't cast more than one noncreature spell each turn":
      return !spell.types.has('creature') && hasCast(1, 'creature');
    case "can't cast more than one nonartifact spell each turn":
      return !spell.types.has('artifact') && hasCast(1, 'artifact');
    default:
      return CASTING.test(what) ? undetermined(`what “${text}” forbids`) : false;
  }
}

/** Words about casting that are none of those above. */
const CASTING = /^(can't|can) (cast|play)\b(?!.*\bonly any time they could cast a sorcery)/;

/** Text of the spell or of a permanent that is not read and could forbid casting it. */
export function unreadProhibitions({ state, proposed }: CastAttempt): readonly Reason[] {
  const own = proposed.face.unsupported.filter(({ text }) => LIMITS_ITSELF.test(text)).map(({ text }) => text);
  return [...own, ...unreadOnBoard(state)].map((words) => untold(words, 'it could forbid casting the spell'));
}

const LIMITS_ITSELF =
  /\bcast (this (spell|card)|~)[^.]*\bonly\b|\bonly\b[^.]*\bcast (this (spell|card)|~)|(this (spell|card)|~) can't be cast|can't cast (this (spell|card)|~)/i;
/** What a permanent says of a later time is no static ability of its. */
const LATER = /^(until|target|if you do|when|whenever|that|defending)\b/i;
const LIMITS_CASTING = /\bcast\b[^.]*\bonly\b|\bonly\b[^.]*\bcast\b|can't (be )?cast/i;
const UNREAD = new WeakMap<GameState, readonly string[]>();

function unreadOnBoard(state: GameState): readonly string[] {
  const known = UNREAD.get(state);
  if (known !== undefined) return known;
  const { view } = layered(state);
  const texts: string[] = [];
  for (const id of view.permanents)
    for (const { ability } of view.object(id)?.abilities ?? [])
      if (ability.kind === 'static')
        for (const effect of ability.effects)
          if (effect.kind === 'unsupported' && LIMITS_CASTING.test(effect.text) && !LATER.test(effect.text)) texts.push(effect.text);
  UNREAD.set(state, texts);
  return texts;
}
