import type { TriggerEvent } from '../ast/index.ts';
import { isKnown, type Truth, undetermined } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import { type Meant, playerOf, type StackObject } from '../state/game.ts';
import { howMuch } from '../state/manaPool.ts';
import { controllerOf, isCard } from './moves.ts';
import type { Seen } from './occurrence.ts';

/** What an ability's words point back to where a condition is met, and what has to be so for that. */
export interface DeedMatch {
  readonly meant: Partial<Meant>;
  readonly parts: readonly (() => Truth)[];
}

type Deed = Extract<
  TriggerEvent,
  { readonly kind: 'becomes' | 'creates' | 'keywordAction' | 'occurrence' | 'transforms' | 'turnedFaceUp' }
>;
type What = Seen['what'];

/** 603.2: conditions about what players and permanents do and become; null where it is something else that happened. */
export function matchDeed(event: Deed, what: What, context: Context): DeedMatch | null {
  const { evaluate } = context;
  switch (event.kind) {
    case 'becomes':
      if (event.state === 'attached' && what.kind === 'Attached') {
        const { permanent, to } = what;
        return {
          meant: { it: [permanent] },
          parts: [
            () => evaluate.isRecipient(event.what, permanent, context),
            () => event.to === null || evaluate.isRecipient(event.to, to, context),
          ],
        };
      }
      if (event.state === 'unattached' && what.kind === 'Unattached')
        return { meant: { it: [what.permanent] }, parts: [() => evaluate.isRecipient(event.what, what.permanent, context)] };
      // 701.37c: X is the X of the monstrosity.
      if (what.kind === 'Designated' && what.what === event.state)
        return { meant: { it: [what.object], x: what.amount }, parts: [() => evaluate.isRecipient(event.what, what.object, context)] };
      return null;
    case 'creates': {
      if (what.kind !== 'ZoneChanged' || what.from !== 'nowhere' || what.to !== 'battlefield' || what.as === null) return null;
      const { as: id } = what;
      const they = controllerOf(id, context);
      return {
        meant: { it: [id], they },
        parts: [() => they !== null && evaluate.isPlayer(event.who, they, context), () => isCard(event.what, id, context)],
      };
    }
    case 'transforms': {
      if (what.kind !== 'Transformed') return null;
      const { permanent } = what;
      const { into } = event;
      return {
        meant: { it: [permanent], they: controllerOf(permanent, context) },
        parts: [() => evaluate.isRecipient(event.what, permanent, context), () => into === null || isCard(into, permanent, context)],
      };
    }
    // 702.37: X of its text is the one that was paid for it.
    case 'turnedFaceUp': {
      if (what.kind !== 'TurnedFaceUp') return null;
      const { permanent, x } = what;
      const meant = { it: [permanent], they: controllerOf(permanent, context), x: permanent === context.source ? x : null };
      return { meant, parts: [() => evaluate.isRecipient(event.what, permanent, context)] };
    }
    case 'occurrence':
      // 731.1: it becomes night or day for the first time without having been the other.
      return what.kind === 'DayNightChanged' && /^day becomes night or night becomes day$/.test(event.what)
        ? { meant: {}, parts: [] }
        : null;
    case 'keywordAction':
      return ofPlayer(event, what, context);
  }
}

function ofPlayer(event: Extract<Deed, { readonly kind: 'keywordAction' }>, what: What, context: Context): DeedMatch | null {
  const by = (player: string, meant: Partial<Meant> = {}): DeedMatch => ({
    meant: { they: player, ...meant },
    parts: [() => context.evaluate.isPlayer(event.who, player, context)],
  });
  const { action } = event;
  switch (what.kind) {
    case 'LifePaid':
      return /^(\{pay\}|pays?) life$/.test(action) ? by(what.player, { thatMany: what.amount }) : null;
    case 'ActionTaken':
      return what.object === null && (action === inTemplate(what.keyword) || action === `{${what.keyword}} a card`)
        ? by(what.player)
        : null;
    case 'CoinFlipped':
      return (action === '{win} a coin flip' && what.won) || (action === '{lose} a coin flip' && !what.won) ? by(what.player) : null;
    case 'DieRolled':
      return /^\{roll\} (a die|one or more dice)$/.test(action) ? by(what.player, { thatMany: what.result }) : null;
    case 'TurnedFaceUp':
      return what.by !== null && action === '{turn} a permanent face up' ? by(what.by, { it: [what.permanent] }) : null;
    case 'Designated':
      return what.what === 'the monarch' && action === '{become} the monarch' ? by(what.object) : null;
    case 'CounterAdded':
      return action === '{get} one or more {E}' && what.counter === 'energy' && playerOf(context.view.state, what.object) !== undefined
        ? by(what.object, { thatMany: what.amount })
        : null;
    case 'PlayerLost':
      return action === '{lose} the game' ? by(what.player) : null;
    case 'ManaSpent':
      return action === 'expend' || action === '{expend}' ? expends(event, what, by(what.player), context) : null;
    case 'SpellCast':
    case 'AbilityPutOnStack':
      return action === '{commit} a crime' && isCrime(what.object, context) ? by(what.object.controller) : null;
    default:
      return null;
  }
}

/** 700.14: a player expends 4 as they spend their fourth mana of a turn. `context`: of the game after it. */
function expends(
  { amount: quantity }: Extract<Deed, { readonly kind: 'keywordAction' }>,
  { player, mana }: Extract<What, { readonly kind: 'ManaSpent' }>,
  match: DeedMatch,
  context: Context,
): DeedMatch {
  const spent = context.view.state.thisTurn.manaSpent.get(player) ?? 0;
  const before = spent - howMuch(mana);
  const reaches = (): Truth => {
    if (quantity === null) return undetermined('how much mana is meant');
    const wanted = context.evaluate.amount(quantity, context);
    return isKnown(wanted) ? before < wanted && wanted <= spent : wanted;
  };
  return { ...match, parts: [...match.parts, reaches] };
}

/** "win a clash" as the grammar writes it, whose verb stands in braces. */
const inTemplate = (keyword: string): string => keyword.replace(/^\S+/, (verb) => `{${verb}}`);

/** 700.13: it targets an opponent, something that an opponent controls, or a card in an opponent's graveyard. */
function isCrime({ controller, targets }: StackObject, { view }: Context): boolean {
  return targets.flat().some((id) => {
    if (view.state.players.some((player) => player.id === id)) return id !== controller;
    const object = view.object(id);
    if (object === undefined) return false;
    if (object.zone === 'battlefield' || object.zone === 'stack') return object.controller !== controller;
    return object.zone === 'graveyard' && object.owner !== controller;
  });
}

/** 701, 702.110b: an object's keyword action: "explores", "exploits a creature". */
export function matchAction(
  event: Extract<TriggerEvent, { readonly kind: 'objectAction' }>,
  { keyword, object, on, player }: Extract<What, { readonly kind: 'ActionTaken' }>,
  context: Context,
): DeedMatch | null {
  if (object === null || event.action !== `{${keyword}}`) return null;
  const wanted = event.object;
  const [done] = on;
  return {
    meant: { it: done === undefined ? [object] : [done], they: player },
    parts: [
      () => context.evaluate.isRecipient(event.what, object, context),
      () => wanted === null || (done !== undefined && isCard(wanted, done, context)),
    ],
  };
}
