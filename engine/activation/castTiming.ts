import type { CardType } from '../ast/index.ts';
import { every, isKnown, some, type Truth } from '../characteristics/truth.ts';
import { ofKind, standingEffects } from '../costs/effects.ts';
import { forFlash } from '../costs/options.ts';
import { contextOfStanding } from '../costs/proposal.ts';
import { keywordsOfSpell } from '../costs/spellKeywords.ts';
import { isAboutSpell } from '../costs/subjects.ts';
import type { RuleNumber } from '../rules.ts';
import { isMainPhase, isSorceryTime } from '../state/game.ts';
import { type CastAttempt, nameOf } from './castPlace.ts';
import { type Reason, reason, untold } from './reasons.ts';
import { isInForce, staticsOf } from './statics.ts';

/** 117.1a: with priority; what is no instant and has no flash in the player's own main phase with an empty stack. */
export function timingReasons(attempt: CastAttempt): readonly Reason[] {
  const { state, proposed } = attempt;
  const { player } = proposed;
  if (state.step === 'UNTAP') return [reason('timing', 'Nobody has priority in the untap step.', '502.4', '117.1a')];
  const found: Reason[] = [];
  if (state.priority !== player) found.push(reason('timing', `${player} does not have priority.`, '117.1a'));
  const sorceryTime = isSorceryTime(state, player) && noSpells(attempt);
  if (sorceryTime) return found;
  const bound = sorcerySpeedOnly(attempt);
  if (bound === true) found.push(reason('timing', `${player} can cast spells only any time they could cast a sorcery.`, '101.2', '307.5'));
  else if (!isKnown(bound)) found.push(untold('can cast spells only any time they could cast a sorcery', bound.why));
  const quick = isQuick(attempt);
  const unread = proposed.face.unsupported.find(({ text }) => /\bhad flash\b/.test(text));
  if (quick === false) found.push(unread === undefined ? tooSlow(attempt) : untold(unread.text, 'it could be cast any time by it'));
  else if (!isKnown(quick)) found.push(untold('as though it had flash', quick.why));
  return found;
}

/** 405: whether there is no spell on the stack. */
const noSpells = ({ state, proposed }: CastAttempt): boolean =>
  ![...state.cards.values()].some(({ zone, id }) => zone === 'stack' && id !== proposed.card.id);

/** 304.1, 702.8a: whether it may be cast any time its player has priority. */
function isQuick(attempt: CastAttempt): Truth {
  const { state, proposed, asked, permissions } = attempt;
  if (proposed.spell.types.has('instant')) return true;
  if (keywordsOfSpell(state, proposed, asked).keywords.some(({ keyword }) => keyword.name === 'flash')) return true;
  if (attempt.alternative?.quick === true) return true;
  if (forFlash(proposed).some(({ id }) => (asked.optional.get(id) ?? 0) > 0)) return true;
  return some([...permissions.filter(isFlashFor(attempt)).map(({ allows }) => allows), ...alsoFlash(attempt)], (truth) => truth);
}

/** A permission for flash, or one that brings it along and is the one that the spell is cast by. */
const isFlashFor =
  ({ asked }: CastAttempt) =>
  ({ flash, id }: CastAttempt['permissions'][number]): boolean =>
    flash === 'only' || (flash === 'also' && asked.alternative === id);

/** "… cost {2} less to cast and can be cast as though they had flash." */
function alsoFlash({ state, proposed, asked }: CastAttempt): readonly Truth[] {
  return ofKind(standingEffects(state, proposed.view), 'costModification').flatMap((one): readonly Truth[] => {
    const { effect } = one;
    if (effect.modification.also?.endsWith('had flash') !== true) return [];
    return [
      isAboutSpell(
        one,
        effect.of,
        proposed,
        asked,
        contextOfStanding(proposed.view, one, { it: proposed.spell.id, player: proposed.player }),
      ),
    ];
  });
}

/** "Each opponent can cast spells only any time they could cast a sorcery." */
function sorcerySpeedOnly({ state, proposed }: CastAttempt): Truth {
  return some(staticsOf(state).cant, (standing) => {
    const { subject, deeds } = standing.effect;
    if (!deeds.some(({ what }) => what === 'can cast spells only any time they could cast a sorcery')) return false;
    return every(
      [() => standing.context.evaluate.isRecipient(subject, proposed.player, standing.context), () => isInForce(standing)],
      (part) => part(),
    );
  });
}

/** When cards of a type may be cast, in the order in which a card of several types is spoken of. */
const WHEN: readonly (readonly [CardType, RuleNumber])[] = [
  ['sorcery', '307.1'],
  ['creature', '302.1'],
  ['planeswalker', '306.1'],
  ['artifact', '301.1'],
  ['enchantment', '303.1'],
];

function tooSlow(attempt: CastAttempt): Reason {
  const { state, proposed } = attempt;
  const [type, rule] = WHEN.find(([one]) => proposed.spell.types.has(one)) ?? ['spell', '117.1a'];
  const why =
    state.active !== proposed.player
      ? `it is the turn of ${state.active}`
      : !isMainPhase(state.step)
        ? 'it is no main phase'
        : 'the stack is not empty';
  return reason('timing', `${nameOf(attempt)} is a ${type} without flash and ${why}.`, '117.1a', rule);
}
