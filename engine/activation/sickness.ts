import type { Cost } from '../ast/index.ts';
import { layered } from '../characteristics/layers.ts';
import { every, isKnown, some, type Truth } from '../characteristics/truth.ts';
import { hasKeyword } from '../characteristics/view.ts';
import type { GameState } from '../state/game.ts';
import { type Step, step } from '../trace.ts';
import { activatedAbility } from './activated.ts';
import type { Attempt } from './limits.ts';
import { type Reason, reason, untold } from './reasons.ts';
import { concerns, isInForce, staticsOf } from './statics.ts';

/** 302.6: a creature that is new under its controller can't use abilities with {T} or {Q} in their costs, unless it has haste. */
export function sicknessReasons({ state, ability, player }: Attempt): readonly Reason[] {
  if (!ability.body.costs.some(turnsItself)) return [];
  const sick = isSick(state, ability.source, player);
  if (!isKnown(sick)) return [untold(ability.text, sick.why)];
  if (!sick) return [];
  const text = `${ability.source} is a creature that has not been under its controller's control since the turn began, and it has no haste.`;
  return [reason('sick', text, '302.6', '602.5a')];
}

/** Why a new creature may use an ability with {T} or {Q} in its cost after all; nothing where it is not new, or may not. */
export function sicknessSteps(state: GameState, source: string, index: number, player: string): readonly Step[] {
  const object = layered(state).view.object(source);
  const isNew = state.permanents.get(source)?.sick === true && object?.types.has('creature') === true;
  const turns = activatedAbility(state, source, index)?.body.costs.some(turnsItself) === true;
  if (object === undefined || !isNew || !turns || isSick(state, source, player) !== false) return [];
  if (hasKeyword(object, 'haste')) return [step(`${source} is new under its controller's control and has haste.`, '702.10c', '302.6')];
  return [step(`${source} is new under its controller's control; an effect lets its abilities be activated all the same.`, '302.6')];
}

const turnsItself = ({ kind }: Cost): boolean => kind === 'tapSelf' || kind === 'untapSelf';

/** Whether {T} and {Q} of a permanent are held back for a player: it is a new creature without haste, and nothing lets it act as though it had. */
export function isSick(state: GameState, id: string, player: string): Truth {
  const permanent = state.permanents.get(id);
  const object = layered(state).view.object(id);
  if (permanent === undefined || object === undefined || !permanent.sick) return false;
  if (!object.types.has('creature') || hasKeyword(object, 'haste')) return false;
  const { cant, permissions } = staticsOf(state);
  const unaffected = cant.filter(({ effect }) => effect.deeds.some(({ what }) => what.includes('unaffected by "summoning sickness"')));
  const asThough = permissions.filter(({ effect }) => /^activate abilities of … as though .* had haste$/.test(effect.what));
  const exempt = some(
    [
      ...unaffected.map((standing) => () => concerns(standing, id)),
      ...asThough.map((standing) => () => {
        const { effect, context } = standing;
        const { object: of, who } = effect;
        if (of === null) return false;
        return every(
          [
            () => context.evaluate.isPlayer(who, player, context),
            () => context.evaluate.isRecipient(of, id, context),
            () => isInForce(standing),
          ],
          (part) => part(),
        );
      }),
    ],
    (part) => part(),
  );
  return isKnown(exempt) ? !exempt : exempt;
}
