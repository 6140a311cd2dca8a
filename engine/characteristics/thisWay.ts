import type { ObjectRef, PlayerRef, Recipient, TriggerEvent } from '../ast/index.ts';
import { holdsOfNumber } from './amounts.ts';
import { every, isKnown, some, type Truth, undetermined } from './truth.ts';
import type { Context } from './view.ts';

/** What an event asks to have been done, with what, and by whom; null where that isn't kept while something resolves. */
function asked(event: TriggerEvent): { readonly how: string; readonly what: ObjectRef | null; readonly who: PlayerRef | null } | null {
  switch (event.kind) {
    case 'objectAction': {
      const [, how] = /^\{be\} (\w+)$/.exec(event.action) ?? [];
      return how === undefined ? null : { how, what: event.what, who: null };
    }
    case 'discards':
      return { how: 'discarded', what: event.what, who: event.who };
    case 'draws':
      return { how: 'drawn', what: event.what, who: event.who };
    case 'mills':
      return { how: 'milled', what: event.what, who: event.who };
    case 'sacrifices':
      return { how: 'sacrificed', what: event.what, who: event.who };
    case 'exiles':
      return { how: 'exiled', what: event.what, who: null };
    case 'zoneChange':
      return event.verb === 'exiled' && event.from === null ? { how: 'exiled', what: event.what, who: null } : null;
    case 'reveals':
      return { how: 'revealed', what: event.what, who: null };
    case 'dies':
      return { how: 'died', what: event.what, who: event.under };
    case 'isDealtDamage':
      return event.by === null && event.combat === null ? { how: damageOf(event), what: event.what, who: null } : null;
    case 'damageDealt': {
      const to = event.to === null ? null : objectsOf(event.to);
      return event.combat === null && to !== undefined ? { how: damageOf(event), what: to, who: null } : null;
    }
    default:
      return null;
  }
}

const damageOf = ({ excess }: { readonly excess: boolean }): string => (excess ? 'dealt excess damage' : 'dealt damage');

/** The objects that a recipient of damage means; undefined where it could be a player. */
function objectsOf(to: Recipient): ObjectRef | undefined {
  switch (to.kind) {
    case 'some':
    case 'each':
    case 'all':
    case 'it':
    case 'that':
    case 'self':
      return to;
    default:
      return undefined;
  }
}

/** 615.5: "If damage from a red source is prevented this way": right after an effect prevented damage of a source. */
function preventedThisWay({ from, to }: Extract<TriggerEvent, { kind: 'damagePrevented' }>, context: Context): Truth {
  const { prevented, dealer, evaluate } = context;
  if (to !== null || prevented === undefined) return undetermined('whether such damage was prevented this way');
  if (prevented <= 0 || from === null) return prevented > 0;
  return dealer === undefined ? undetermined('whose damage was prevented this way') : evaluate.isRecipient(from, dealer, context);
}

/** "If a player is dealt damage this way". */
function playerDealtDamage({ who, by, combat }: Extract<TriggerEvent, { kind: 'playerDealtDamage' }>, context: Context): Truth {
  const { evaluate, view, thisWay } = context;
  if (by !== null || combat !== null || thisWay === undefined) return undetermined('what happened this way');
  const players = (thisWay.get('dealt damage') ?? []).filter((id) => view.state.players.some((player) => player.id === id));
  return some(players, (id) => evaluate.isPlayer(who, id, context));
}

/** Whether something happened "this way": while the ability resolves whose text asks. */
export function happenedThisWay(event: TriggerEvent, context: Context): Truth {
  const { evaluate, view, thisWay } = context;
  if (event.kind === 'damagePrevented') return preventedThisWay(event, context);
  if (event.kind === 'playerDealtDamage') return playerDealtDamage(event, context);
  const question = asked(event);
  if (question === null || thisWay === undefined) return undetermined('what happened this way');
  const { how, what, who } = question;
  const done = (thisWay.get(how) ?? []).flatMap((id) => view.object(id) ?? []);
  const meant =
    what === null || what.kind === 'some' || what.kind === 'all' || what.kind === 'each' ? null : evaluate.objects(what, context);
  if (meant !== null && !isKnown(meant)) return meant;
  const filter = what !== null && 'filter' in what && what.filter !== 'any' ? what.filter : null;
  let count = 0;
  for (const object of done) {
    const counts = every(
      [
        () => (meant === null ? filter === null || evaluate.fits(filter, object, context) : meant.includes(object.id)),
        () => who === null || evaluate.isPlayer(who, object.zone === 'battlefield' ? object.controller : object.owner, context),
      ],
      (part) => part(),
    );
    if (!isKnown(counts)) return counts;
    if (counts) count += 1;
  }
  return what?.kind === 'some' ? holdsOfNumber(count, what.amount, context) : count > 0;
}
