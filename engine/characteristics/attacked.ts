import type { ObjectRef, TriggerEvent } from '../ast/index.ts';
import type { AttackedThisTurn, GameState } from '../state/game.ts';
import { blockersOf } from './fighting.ts';
import { type Amount, every, some, type Truth, undetermined } from './truth.ts';
import type { Context } from './view.ts';

/** What attacked this turn: a creature, as what, by whom and against whom. */
interface Attacked extends Omit<AttackedThisTurn, 'object'> {
  readonly object: AttackedThisTurn['object'] | null;
}

/** 508.6: what was declared as an attacker this turn; of a board that shows attackers those. */
function attackedIn(state: GameState, context: Context): readonly Attacked[] {
  const { attacked, deeds } = state.thisTurn;
  if (deeds.has('AttackersDeclared')) return attacked;
  return [...state.permanents.values()].flatMap(({ id, attacking }): readonly Attacked[] => {
    if (attacking === null || attacking.whom === null) return [];
    const { whom, defending } = attacking;
    return [{ id, there: true, player: state.active, whom, defending, combat: 1, object: context.view.object(id) ?? null }];
  });
}

type AttackEvent = Extract<TriggerEvent, { readonly kind: 'attacks' | 'attacksWith' | 'isAttacked' }>;

/** Whether something attacked this turn, or in its last combat: "you attacked this turn", "this creature attacked this combat". */
export function hasAttacked(event: AttackEvent, context: Context, thisCombat: boolean): Truth {
  const { view, evaluate } = context;
  const all = attackedIn(view.state, context).filter(({ combat }) => !thisCombat || combat === view.state.thisTurn.combats);
  const isWhom = (whom: string): Truth =>
    event.kind === 'isAttacked' || event.whom === null || evaluate.isRecipient(event.whom, whom, context);
  switch (event.kind) {
    case 'isAttacked':
      return some(all, ({ whom }) => evaluate.isPlayer(event.who, whom, context));
    case 'attacks': {
      if (event.alone) return undetermined('whether it attacked alone');
      const least = numberIn(event.what);
      if (least === null) return undetermined('how many attacked');
      return atLeast(least, all, (one) => every([() => isWhom(one.whom), () => wasSuch(event.what, one, context)], (part) => part()));
    }
    case 'attacksWith': {
      const least = event.with === null ? 1 : numberIn(event.with);
      if (least === null) return undetermined('how many attacked');
      return atLeast(least, all, (one) =>
        every(
          [
            () => evaluate.isPlayer(event.who, one.player, context),
            () => isWhom(one.whom),
            () => event.with === null || wasSuch(event.with, one, context),
          ],
          (part) => part(),
        ),
      );
    }
  }
}

function numberIn(ref: ObjectRef): number | null {
  if (ref.kind !== 'some') return 1;
  const amount = ref.amount.kind === 'orMore' || ref.amount.kind === 'atLeast' ? ref.amount.least : ref.amount;
  return amount.kind === 'number' ? amount.value : null;
}

function atLeast(least: number, all: readonly Attacked[], test: (one: Attacked) => Truth): Truth {
  if (least <= 1) return some(all, test);
  const truths = all.map(test);
  if (truths.filter((one) => one === true).length >= least) return true;
  return truths.find((one) => typeof one === 'object') ?? false;
}

/** Whether what attacked is what a noun phrase says: of something particular, whether it is that; otherwise as it was when it attacked. */
function wasSuch(ref: ObjectRef, { id, there, object }: Attacked, context: Context): Truth {
  switch (ref.kind) {
    case 'some':
    case 'each':
    case 'all':
      return object === null ? undetermined('what attacked') : context.evaluate.fits(ref.filter, object, context);
    default:
      return there && context.evaluate.isRecipient(ref, id, context);
  }
}

/** "Creatures that attacked this turn": of an object on the battlefield. */
export const attackedThisTurn = (id: string, context: Context): boolean =>
  attackedIn(context.view.state, context).some((one) => one.id === id && one.there);

/** Numbers about attacks, by words of the closed lists of the grammar; null where they are about something else. */
export function attackNumber(what: string, context: Context): Amount | null {
  const { you, view, it, source } = context;
  const { permanents, players, thisTurn } = view.state;
  const isPlayer = (id: string | null | undefined): id is string => players.some((one) => one.id === id);
  const mine = attackedIn(view.state, context).filter(({ player, whom }) => player === you && isPlayer(whom));
  const attackedNow = new Set([...permanents.values()].flatMap(({ attacking }) => attacking?.whom ?? []).filter(isPlayer));
  switch (what) {
    case 'players being attacked':
    case 'player being attacked':
      return attackedNow.size;
    case 'opponents being attacked':
    case 'opponent being attacked':
      return [...attackedNow].filter((id) => id !== you).length;
    case 'opponents you attacked':
    case 'opponent you attacked this turn':
      return new Set(mine.map(({ whom }) => whom)).size;
    case 'players you attacked this combat':
      return new Set(mine.filter(({ combat }) => combat === Math.max(1, thisTurn.combats)).map(({ whom }) => whom)).size;
    case 'creature blocking it beyond the first': {
      const [blocked = source] = it ?? [];
      return blocked === null ? 0 : Math.max(0, blockersOf(blocked, view).length - 1);
    }
    default:
      return null;
  }
}
