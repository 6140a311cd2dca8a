import type { FilterSuffix, ObjectRef, Recipient, TriggerEvent } from '../ast/index.ts';
import type { BlockedThisTurn, DealtThisTurn } from '../state/game.ts';
import { type Amount, every, some, type Truth, undetermined } from './truth.ts';
import type { Context, ObjectView } from './view.ts';

type FoughtEvent = Extract<
  TriggerEvent,
  { readonly kind: 'blocks' | 'becomesBlocked' | 'dealsDamage' | 'isDealtDamage' | 'playerDealtDamage' }
>;

/** Whether something blocked, or damage was dealt, this turn. What has left since is no longer told by more than being it. */
export function hasFought(event: FoughtEvent, context: Context): Truth {
  const { blocked, dealt } = context.view.state.thisTurn;
  switch (event.kind) {
    case 'blocks':
      return some(blocked, (one) => hasBlocked(one, event.what, event.whom, context));
    case 'becomesBlocked':
      return some(blocked, (one) => hasBlocked(one, event.by, event.what, context));
    case 'dealsDamage':
      return some(dealt, (one) => wasDealt(one, event.combat, event.what, event.to, context));
    case 'isDealtDamage':
      return some(dealt, (one) => !isPlayer(one.target, context) && wasDealt(one, event.combat, event.by, event.what, context));
    case 'playerDealtDamage':
      return some(dealt, (one) => isPlayer(one.target, context) && wasDealt(one, event.combat, event.by, event.who, context));
  }
}

const isPlayer = (id: string, { view }: Context): boolean => view.state.players.some((one) => one.id === id);

function hasBlocked(one: BlockedThisTurn, blocker: ObjectRef | null, attacker: ObjectRef | null, context: Context): Truth {
  return every(
    [() => isThat(blocker, one.blocker, one.blockerThere, context), () => isThat(attacker, one.attacker, one.attackerThere, context)],
    (part) => part(),
  );
}

function wasDealt(one: DealtThisTurn, combat: boolean | null, by: ObjectRef | null, to: Recipient | null, context: Context): Truth {
  return every(
    [
      () => combat === null || combat === one.combat,
      () => isThat(by, one.source, one.sourceThere, context),
      () => isThat(to, one.target, one.targetThere, context),
    ],
    (part) => part(),
  );
}

/** Whether an object is or was the one that words mean: of one that has left, something particular on the battlefield is not it. */
function isThat(ref: Recipient | null, id: string, there: boolean, context: Context): Truth {
  if (ref === null) return true;
  if (there) return context.evaluate.isRecipient(ref, id, context);
  return ref.kind === 'self' || ref.kind === 'it' || ref.kind === 'attached' ? false : undetermined('what has left the battlefield');
}

/** Whether a permanent was dealt damage by something, or dealt damage to something, this turn; permanents that were other objects then did not. */
export function inDamageThisTurn(
  suffix: Extract<FilterSuffix, { readonly kind: 'dealtDamageBy' | 'dealtDamageTo' }>,
  { id, zone }: ObjectView,
  context: Context,
): Truth {
  if (suffix.when !== 'this turn' || zone !== 'battlefield') return undetermined('what happened to an object before');
  const { dealt } = context.view.state.thisTurn;
  if (suffix.kind === 'dealtDamageBy')
    return some(dealt, (one) => one.targetThere && one.target === id && isThat(suffix.by, one.source, one.sourceThere, context));
  return some(
    dealt,
    (one) =>
      one.sourceThere && one.source === id && (!suffix.combat || one.combat) && isThat(suffix.to, one.target, one.targetThere, context),
  );
}

/** "Damage dealt to you this turn" and the like: how much; null for other words. */
export function damageThisTurn(what: string, context: Context): Amount | null {
  const found = /^(noncombat |combat )?damage dealt to (you|your opponents)$/.exec(what);
  if (found === null) return null;
  const [, sort = '', whom] = found;
  const { you } = context;
  return context.view.state.thisTurn.dealt
    .filter(
      ({ target, combat }) =>
        isPlayer(target, context) && (target === you) === (whom === 'you') && (sort === '' || (sort === 'combat ') === combat),
    )
    .reduce((sum, { amount }) => sum + amount, 0);
}
