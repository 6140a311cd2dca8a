import { canAttach } from '../../activation/attachable.ts';
import type { MoveDetail } from '../../ast/index.ts';
import { isKnown } from '../../characteristics/truth.ts';
import type { Context, ObjectView } from '../../characteristics/view.ts';
import type { Entering, GameEventBody } from '../../events/event.ts';
import { permanentsOf, playersOf } from '../../state/game.ts';
import { choose } from '../choosing.ts';
import { objectsFor } from '../objectsFor.ts';
import { cannot, isStop, type Resolving, type Stop } from '../resolving.ts';
import { attackingLike, entersAttacking } from './attacking.ts';
import { amountFor } from './players.ts';

const PERMANENT_TYPES = ['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker'] as const;
/** Layouts of cards whose back face is a permanent's other face (712). */
const DOUBLE_FACED = /^(transform|modal_dfc|meld)$/;

/** What putting something onto the battlefield needs to know of what resolves. */
type Putting = Pick<Resolving, 'state' | 'text' | 'ask' | 'meant'>;

/** 110.2a: cards go onto the battlefield under the control of who puts them there, if nothing else is said; what can't be a permanent stays (304.4, 307.4). */
export function onto(
  ids: readonly string[],
  details: readonly MoveDetail[],
  player: string,
  resolving: Putting,
  context: Context,
): readonly GameEventBody[] | Stop {
  const events: GameEventBody[] = [];
  for (const id of ids) {
    const card = resolving.state.cards.get(id);
    const object = context.view.object(id);
    if (card === undefined || object === undefined || !PERMANENT_TYPES.some((type) => object.types.has(type))) continue;
    const entering = detailsOf(details, id, player, resolving, context);
    if (isStop(entering)) return entering;
    if (entering.face === 1 && (card.card.faces.length < 2 || !DOUBLE_FACED.test(card.card.definition.layout ?? ''))) continue;
    const attached = attachmentOf({ ...object, controller: entering.controller ?? player }, entering, resolving);
    if (isStop(attached)) return attached;
    if (attached.kind === 'nowhere') continue;
    events.push({
      kind: 'ZoneChanged',
      ...{ id, as: id, from: card.zone, to: 'battlefield', cause: 'other' },
      entering: attached.to === null ? entering : { ...entering, attachedTo: attached.to },
    });
  }
  return events;
}

function detailsOf(details: readonly MoveDetail[], id: string, player: string, resolving: Putting, context: Context): Entering | Stop {
  const { text } = resolving;
  const about = { ...context, it: [id] };
  let attacks = false;
  let entering: Entering = { controller: player };
  for (const detail of details)
    switch (detail.kind) {
      case 'state':
        if (detail.state === 'tapped') entering = { ...entering, tapped: true };
        else if (detail.state === 'faceDown') entering = { ...entering, faceDown: 'plain' };
        else if (detail.state === 'transformed') entering = { ...entering, face: 1 };
        else if (detail.state === 'attacking' || detail.state === 'tappedAndAttacking') attacks = true;
        if (detail.state === 'tappedAndAttacking') entering = { ...entering, tapped: true };
        break;
      case 'attackingAs': {
        const same = context.evaluate.objects(detail.object, context);
        if (!isKnown(same)) return cannot(text, same.why);
        entering = { ...entering, tapped: true, attacking: attackingLike(same[0] ?? '', resolving) };
        break;
      }
      case 'under': {
        const players = about.evaluate.players(detail.player, about);
        if (!isKnown(players)) return cannot(text, players.why);
        const [only, another] = players;
        if (only === undefined || another !== undefined) return cannot(text, 'under whose control it enters');
        entering = { ...entering, controller: only };
        break;
      }
      case 'withCounters': {
        const { counter, amount } = detail.counters;
        if (counter === null) return cannot(text, 'which counters it enters with');
        const count = amountFor(amount, resolving, about);
        if (typeof count !== 'number') return count;
        entering = { ...entering, counters: new Map(entering.counters ?? []).set(counter, count) };
        break;
      }
      case 'attachedTo': {
        const to = objectsFor(detail.to, resolving, context, 'what it is attached to');
        if ('kind' in to) return to;
        entering = { ...entering, attachedTo: to[0] ?? null };
        break;
      }
      case 'order':
        break;
    }
  if (!attacks || about.view.object(id)?.types.has('creature') !== true) return entering;
  const attack = entersAttacking(id, entering.controller ?? player, resolving);
  return isStop(attack) ? attack : { ...entering, attacking: attack.attack };
}

type Attachment = { readonly kind: 'on'; readonly to: string | null } | { readonly kind: 'nowhere' };

/** 303.4f-g: an Aura that is not cast enters on what its controller chooses; where it can be on nothing it stays where it is. 301.5: others only where they may. */
function attachmentOf(object: ObjectView, { attachedTo = null }: Entering, resolving: Putting): Attachment | Stop {
  const { state, text } = resolving;
  const isAura = object.subtypes.has('Aura');
  if (!isAura && attachedTo === null) return { kind: 'on', to: null };
  const wanted = attachedTo === null ? [...playersOf(state).map(({ id }) => id), ...permanentsOf(state)] : [attachedTo];
  const hosts: string[] = [];
  for (const id of wanted) {
    const can = canAttach(state, object, id);
    if (!isKnown(can)) return cannot(text, can.why);
    if (can) hosts.push(id);
  }
  if (hosts.length === 0) return isAura ? { kind: 'nowhere' } : { kind: 'on', to: null };
  const chosen = choose(`what ${object.id} enters attached to`, hosts, { least: 1, most: 1 }, resolving);
  return 'kind' in chosen ? chosen : { kind: 'on', to: chosen[0] ?? null };
}
