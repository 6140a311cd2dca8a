import type { Condition, Effect, ObjectRef } from '../ast/index.ts';
import { holdsOfNumber } from '../characteristics/amounts.ts';
import { isKnown, type Truth, undetermined } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import { apply } from '../events/apply.ts';
import type { GameEventBody } from '../events/event.ts';
import type { GameState } from '../state/game.ts';
import { propose } from './propose.ts';
import { cannot, contextWhile, type Question, type Resolving, type Stop, unmodelled } from './resolving.ts';
import { settle } from './settle.ts';

/** What came of instructions: the game afterwards, and the events in their order. */
export interface CarriedOut {
  readonly kind: 'done';
  readonly state: GameState;
  readonly events: readonly GameEventBody[];
  /** What the last instruction was about. */
  readonly objects: readonly string[] | null;
  /** Whether an optional part of it was done (608.2d); null where there was none. */
  readonly did: boolean | null;
}

const nothing = ({ state, meant }: Resolving, did: boolean | null = null): CarriedOut => ({
  kind: 'done',
  state,
  events: [],
  objects: meant.it,
  did,
});

/**
 * 608.2c: an ability's instructions in order, those that add mana left out: what they add is worked out apart. Stops at the first that can't be
 * carried out here or that leaves a choice open; nothing has happened then.
 */
export function carryOut(effects: readonly Effect[], resolving: Resolving): CarriedOut | Stop {
  let done = nothing(resolving);
  for (const effect of effects) {
    const next = one(effect, { ...resolving, state: done.state, meant: { ...resolving.meant, it: done.objects } }, done.did);
    if (next.kind !== 'done') return next;
    done = { ...next, events: [...done.events, ...next.events] };
  }
  return done;
}

function one(effect: Effect, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const { text } = resolving;
  switch (effect.kind) {
    case 'addMana':
    case 'doubleMana':
    case 'rider':
    case 'chooseColor':
    case 'choosePlayer':
    case 'reveal':
      return nothing(resolving, did);
    case 'dealDamage':
    case 'gainLife':
    case 'loseLife':
    case 'setLife':
    case 'putCounters':
    case 'removeCounters':
    case 'getCounters':
    case 'tap':
    case 'untap':
    case 'sacrifice':
    case 'destroy':
    case 'exile':
    case 'continuous':
      return happening(effect, resolving, did);
    case 'sequence':
      return carryOut(effect.effects, resolving);
    case 'insteadIf':
    case 'modal':
      return addsOnlyMana(effect) ? nothing(resolving, did) : unmodelled(effect, resolving);
    case 'where':
    case 'unlessDoes':
      return addsOnlyMana(effect) ? nothing(resolving, did) : unmodelled(effect, resolving);
    case 'if':
    case 'unless': {
      if (addsOnlyMana(effect.effect)) return nothing(resolving, did);
      const context = contextWhile(resolving);
      const holds = isSo(effect.condition, resolving, context);
      if (!isKnown(holds)) return cannot(text, holds.why);
      if (holds !== (effect.kind === 'if')) return nothing(resolving, false);
      return one(effect.effect, spokenOf(effect.condition, resolving), true);
    }
    case 'may': {
      if (addsOnlyMana(effect.effect)) return nothing(resolving, did);
      const context = contextWhile(resolving);
      const players = context.evaluate.players(effect.who, context);
      if (!isKnown(players)) return cannot(text, players.why);
      const question: Question = { what: `whether to do what “${text}” allows`, options: ['yes', 'no'], least: 1, most: 1 };
      const [answer] = resolving.ask(question) ?? [];
      if (answer === undefined) return { kind: 'unanswered', question };
      const then = answer === 'yes' ? one(effect.effect, resolving, did) : nothing(resolving);
      return then.kind === 'done' ? { ...then, did: answer === 'yes' } : then;
    }
    case 'ifYouDo':
      if (effect.word === 'when') return unmodelled(effect, resolving);
      if (did === null) return cannot(text, 'what “if you do” speaks of');
      return did === effect.not ? nothing(resolving, did) : one(effect.effect, resolving, did);
    case 'otherwise':
      if (did === null) return cannot(text, 'what “otherwise” speaks of');
      return did ? nothing(resolving, did) : one(effect.effect, resolving, did);
    case 'keywordAction':
      return effect.action === 'choose a color' ? nothing(resolving, did) : unmodelled(effect, resolving);
    case 'forEach':
      return addsOnlyMana(effect.effect) ? nothing(resolving, did) : unmodelled(effect, resolving);
    default:
      return unmodelled(effect, resolving);
  }
}

/** Whether a condition holds as the ability resolves; how often it has been activated this turn is counted on its object. */
function isSo(condition: Condition, { state, source, instance }: Resolving, context: Context): Truth {
  if (condition.kind !== 'repeated' || condition.what !== 'activated') return context.evaluate.holds(condition, context);
  const used = state.permanents.get(source)?.activations.get(instance)?.thisTurn;
  return used === undefined ? undetermined('how often it has been activated this turn') : holdsOfNumber(used, condition.times, context);
}

/** Whether all that an instruction does is to add mana. */
const addsOnlyMana = (effect: Effect): boolean => {
  switch (effect.kind) {
    case 'addMana':
    case 'doubleMana':
    case 'rider':
    case 'chooseColor':
      return true;
    case 'if':
    case 'unless':
    case 'may':
    case 'insteadIf':
    case 'where':
    case 'forEach':
    case 'otherwise':
    case 'ifYouDo':
    case 'unlessDoes':
      return addsOnlyMana(effect.effect);
    case 'sequence':
      return effect.effects.every(addsOnlyMana);
    case 'modal':
      return effect.modes.every((mode) => mode.effects.every(addsOnlyMana));
    default:
      return false;
  }
};

/** One deed: its events, each after what is put in its place, applied one after the other. */
function happening(deed: Parameters<typeof propose>[0], resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const proposed = propose(deed, resolving);
  if (proposed.kind !== 'events') return proposed;
  let state = resolving.state;
  const happened: GameEventBody[] = [];
  for (const would of proposed.events) {
    const settled = settle(state, would);
    if ('kind' in settled) return settled;
    for (const event of settled) {
      state = apply(state, event);
      happened.push(event);
    }
  }
  return { kind: 'done', state, events: happened, objects: proposed.objects ?? resolving.meant.it, did };
}

/** "If there are no mining counters on this land, sacrifice it": "it" is what the condition speaks of. */
function spokenOf(condition: Extract<Effect, { kind: 'if' }>['condition'], resolving: Resolving): Resolving {
  if (!('subject' in condition)) return resolving;
  const subject: ObjectRef = condition.subject;
  const context = contextWhile(resolving);
  const ids = context.evaluate.objects(subject, context);
  return isKnown(ids) ? { ...resolving, meant: { ...resolving.meant, it: ids } } : resolving;
}
