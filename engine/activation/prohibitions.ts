import type { Deed } from '../ast/index.ts';
import { every, isKnown, type Truth, undetermined } from '../characteristics/truth.ts';
import type { ActivatedAbility } from './activated.ts';
import { type Attempt, isLoyalty } from './limits.ts';
import { type Reason, reason, untold } from './reasons.ts';
import { type CantActivate, concerns, isInForce, type Standing, staticsOf } from './statics.ts';

/** 101.2, 602.5: what on the board forbids activating the ability. */
export function prohibitionReasons(attempt: Attempt): readonly Reason[] {
  const { cant, cantActivate } = staticsOf(attempt.state);
  const verdicts = [
    ...cantActivate.map((standing) => ({ standing, forbids: forbidsAbility(standing, attempt) })),
    ...cant.flatMap((standing) =>
      standing.effect.deeds.map((deed) => {
        const about = deedForbids(deed, attempt, standing);
        return {
          standing,
          forbids: about === null ? false : every([() => about, () => concerns(standing, subjectOf(deed, attempt))], (part) => part()),
        };
      }),
    ),
  ];
  return verdicts.flatMap(({ standing: { source, text }, forbids }) => {
    if (!isKnown(forbids)) return [untold(text, forbids.why)];
    return forbids ? [reason('prohibited', `${source} forbids it: “${text}”`, '602.5', '101.2')] : [];
  });
}

/** "Activated abilities of artifacts can't be activated (unless they're mana abilities)." */
function forbidsAbility(standing: Standing<CantActivate>, { ability, player }: Attempt): Truth {
  const { effect, context } = standing;
  const { of } = effect;
  if (of.kind !== 'abilities') return undetermined('which abilities are meant');
  if (of.exceptMana && ability.isManaAbility) return false;
  const { evaluate } = context;
  return every(
    [
      () => isOfKind(of.which, ability),
      () => of.of === null || evaluate.isRecipient(of.of, ability.source, context),
      () => of.by === null || evaluate.isPlayer(of.by, player, context),
      () => isInForce(standing),
    ],
    (part) => part(),
  );
}

/** Whether an ability is of the kind that a text names. */
function isOfKind(which: string, { body, owned }: ActivatedAbility): Truth {
  const own = which.replace(/^own /, '');
  if (own === 'activated' || own === 'own' || own === 'any') return true;
  if (own === 'loyalty') return isLoyalty(owned.ability);
  if (body.word !== null) return body.word.toLowerCase() === own;
  return owned.ability.kind === 'keywords' && owned.ability.keywords.some(({ name }) => name === own);
}

/** Whom a deed's sentence is about: the object with the ability, or the player. */
const subjectOf = ({ what }: Deed, { ability, player }: Attempt): string => (ABOUT_ITS.test(what) ? ability.source : player);
const ABOUT_ITS = /^(its|their) (activated|loyalty) abilities/;

/** Whether a deed forbids activating this ability, whoever it is about; null where it speaks of something else. */
function deedForbids({ what, object }: Deed, { ability, player, state }: Attempt, { context }: Standing<unknown>): Truth | null {
  const ofObject = (): Truth => object !== null && context.evaluate.isRecipient(object, ability.source, context);
  switch (what) {
    case "its activated abilities can't be activated":
    case "their activated abilities can't be activated":
    case "can't activate abilities":
      return true;
    case "its activated abilities can't be activated unless they're mana abilities":
    case "their activated abilities can't be activated unless they're mana abilities":
    case "can't activate abilities that aren't mana abilities":
      return !ability.isManaAbility;
    case "can't activate abilities that aren't mana abilities or loyalty abilities":
      return !ability.isManaAbility && !isLoyalty(ability.owned.ability);
    case "its loyalty abilities can't be activated":
    case "can't activate loyalty abilities":
      return isLoyalty(ability.owned.ability);
    case "can't activate planeswalkers' loyalty abilities":
      return isLoyalty(ability.owned.ability) && context.view.object(ability.source)?.types.has('planeswalker') === true;
    case 'can cast spells and activate abilities only during their own turns':
      return state.active !== player;
    case "can't cast spells from graveyards or activate abilities of cards in graveyards":
      return context.view.object(ability.source)?.zone === 'graveyard';
    case "its activated abilities with {T} in their costs can't be activated":
    case "their activated abilities with {T} in their costs can't be activated":
      return ability.body.costs.some(({ kind }) => kind === 'tapSelf');
    case "can't activate abilities of":
    case "can't cast spells or activate abilities of":
      return ofObject();
    case "can't activate loyalty abilities of":
      return isLoyalty(ability.owned.ability) && ofObject();
    default:
      return null;
  }
}
