import type { Condition, Effect, ObjectRef } from '../ast/index.ts';
import { holdsOfNumber } from '../characteristics/amounts.ts';
import { isKnown, type Truth, undetermined } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import { walk } from '../characteristics/walk.ts';
import { addsMana } from '../mana/adding.ts';
import { playerOf } from '../state/game.ts';
import { carryDeed, isDeed } from './deeds/deeds.ts';
import { eachOf } from './forEach.ts';
import { happening, inTurn } from './happening.ts';
import { joined } from './lasting/joined.ts';
import { propose } from './propose.ts';
import { type CarriedOut, cannot, contextWhile, type Question, type Resolving, type Stop, unmodelled } from './resolving.ts';

const nothing = ({ state, meant, source, named, targets }: Resolving, did: boolean | null = null): CarriedOut => ({
  kind: 'done',
  state,
  happened: [],
  after: { meant, source, named, targets },
  did,
});

/**
 * 608.2c: an ability's instructions in order. Those that add mana are left to `addMana`, or left out where that is worked out apart. Stops at the first
 * that can't be carried out here or that leaves a choice open; nothing has happened then.
 */
export function carryOut(said: readonly Effect[], resolving: Resolving): CarriedOut | Stop {
  const effects = joined(said);
  let done = nothing(resolving);
  for (let at = 0; at < effects.length; ) {
    const now: Resolving = { ...resolving, state: done.state, ...done.after };
    const { count, next } = nextOf(effects, at, now, done.did);
    if (next.kind !== 'done') return next;
    done = { ...next, happened: [...done.happened, ...next.happened] };
    at += count;
  }
  return done;
}

/** What comes next: instructions about mana together, one with what may take its place (614.15), or one by itself. */
function nextOf(
  effects: readonly Effect[],
  at: number,
  resolving: Resolving,
  did: boolean | null,
): { readonly count: number; readonly next: CarriedOut | Stop } {
  const [effect, following] = [effects[at], effects[at + 1]];
  if (effect === undefined) return { count: 1, next: nothing(resolving, did) };
  if (resolving.addMana !== null && isAboutMana(effect)) {
    const end = effects.findIndex((one, place) => place > at && !isAboutMana(one));
    const block = effects.slice(at, end < 0 ? effects.length : end);
    if (block.some(addsMana)) return { count: block.length, next: resolving.addMana(block, resolving) };
  }
  if (following?.kind === 'insteadIf' && !isApart(following, resolving)) {
    const holds = isSo(following.condition, resolving, contextWhile(resolving));
    if (!isKnown(holds)) return { count: 2, next: cannot(resolving.text, holds.why) };
    return {
      count: 2,
      next: holds ? one(insteadOf(effect, following.effect), spokenIn(effect, resolving), did) : one(effect, resolving, did),
    };
  }
  return { count: 1, next: one(effect, resolving, did) };
}

/** 614.15: "it deals 4 damage instead": what the instruction before would have had deal damage. */
const insteadOf = (before: Effect, after: Effect): Effect =>
  before.kind === 'dealDamage' && after.kind === 'dealDamage' && after.source.kind === 'it' ? { ...after, source: before.source } : after;

/** "That permanent or player" after an instruction whose place is taken: what it targeted. */
function spokenIn(effect: Effect, resolving: Resolving): Resolving {
  const { targets, state, meant } = resolving;
  let last: readonly string[] | null = null;
  walk(effect, (node) => {
    last = targets?.get(node) ?? last;
    return undefined;
  });
  const ids: readonly string[] = last ?? [];
  const players = ids.filter((id) => playerOf(state, id) !== undefined);
  if (ids.length === 0) return resolving;
  return { ...resolving, meant: { ...meant, it: players.length > 0 ? null : ids, they: players[0] ?? meant.they } };
}

function one(effect: Effect, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const { text } = resolving;
  switch (effect.kind) {
    case 'addMana':
    case 'doubleMana':
      return resolving.addMana === null ? nothing(resolving, did) : resolving.addMana([effect], resolving);
    case 'rider':
    case 'chooseColor':
    case 'choosePlayer':
      return resolving.addMana === null ? nothing(resolving, did) : unmodelled(effect, resolving);
    case 'reveal':
      return resolving.addMana === null ? nothing(resolving, did) : carryDeed(effect, resolving, did);
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
    case 'continuous':
    case 'gainControl':
    case 'startStatic':
    case 'extraLand':
    case 'doubleSize':
    case 'switchSize':
    case 'delayed':
      return happening(propose(effect, resolving), resolving, did);
    case 'sequence':
      return carryOut(effect.effects, resolving);
    case 'insteadIf':
      return isApart(effect, resolving) ? nothing(resolving, did) : unmodelled(effect, resolving);
    case 'modal': {
      if (isApart(effect, resolving)) return nothing(resolving, did);
      const chosen = resolving.modes.flatMap((place) => effect.modes[place]?.effects ?? []);
      return chosen.length === 0 ? unmodelled(effect, resolving) : carryOut(chosen, resolving);
    }
    case 'where': {
      if (isApart(effect, resolving)) return nothing(resolving, did);
      const x = contextWhile(resolving).evaluate.amount(effect.x, contextWhile(resolving));
      return isKnown(x) ? one(effect.effect, { ...resolving, meant: { ...resolving.meant, x } }, did) : cannot(text, x.why);
    }
    case 'have':
      return one(effect.effect, resolving, did);
    case 'unlessDoes':
      return isApart(effect, resolving) ? nothing(resolving, did) : unlessDone(effect, resolving, did);
    case 'pay': {
      const done = paid(effect, resolving);
      return done ?? nothing(resolving, false);
    }
    case 'if':
    case 'unless': {
      if (isApart(effect.effect, resolving)) return nothing(resolving, did);
      const context = contextWhile(resolving);
      const holds = isSo(effect.condition, resolving, context);
      if (!isKnown(holds)) return cannot(text, holds.why);
      if (holds !== (effect.kind === 'if')) return nothing(resolving, false);
      return one(effect.effect, spokenOf(effect.condition, resolving), true);
    }
    case 'may':
      // 305.2: an effect that lets a player play one more land is there whether or not they do.
      if (effect.effect.kind === 'extraLand') return one(effect.effect, resolving, did);
      return isApart(effect.effect, resolving) ? nothing(resolving, did) : maybe(effect, resolving, did);
    case 'ifYouDo':
      if (did === null) return cannot(text, 'what “if you do” speaks of');
      if (did === effect.not) return nothing(resolving, did);
      return effect.word === 'when' ? happening(propose(effect, resolving), resolving, did) : one(effect.effect, resolving, did);
    case 'otherwise':
      if (did === null) return cannot(text, 'what “otherwise” speaks of');
      return did ? nothing(resolving, did) : one(effect.effect, resolving, did);
    case 'keywordAction':
      return effect.action === 'choose a color' && resolving.addMana === null ? nothing(resolving, did) : carryDeed(effect, resolving, did);
    case 'forEach': {
      if (isApart(effect.effect, resolving)) return nothing(resolving, did);
      const each = eachOf(effect, resolving);
      if ('text' in each) return each;
      if (each.kind === 'at once') return one(each.effect, resolving, did);
      return inTurn(
        each.objects.map((id) => (now: Resolving) => one(effect.effect, { ...now, meant: { ...now.meant, it: [id] } }, did)),
        resolving,
        did,
      );
    }
    default:
      return isDeed(effect) ? carryDeed(effect, resolving, did) : unmodelled(effect, resolving);
  }
}

/** An instruction about mana that leaves nothing to decide but the mana: those that follow one another are worked out together. */
function isAboutMana(effect: Effect): boolean {
  switch (effect.kind) {
    case 'addMana':
    case 'doubleMana':
    case 'rider':
    case 'chooseColor':
      return true;
    case 'keywordAction':
      return effect.action === 'choose a color';
    case 'insteadIf':
    case 'where':
    case 'forEach':
      return isAboutMana(effect.effect);
    case 'sequence':
      return effect.effects.every(isAboutMana);
    default:
      return false;
  }
}

/** What adds mana and nothing else, where that is worked out apart. */
const isApart = (effect: Effect, { addMana }: Resolving): boolean => addMana === null && addsOnlyMana(effect);

/** 608.2d: "You may …"; what can't be done is not asked for. */
function maybe({ who, effect }: Extract<Effect, { kind: 'may' }>, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const { text, ask } = resolving;
  const context = contextWhile(resolving);
  const players = context.evaluate.players(who, context);
  if (!isKnown(players)) return cannot(text, players.why);
  const done = effect.kind === 'pay' ? paid(effect, resolving) : undefined;
  if (done === null) return nothing(resolving, false);
  const question: Question = { what: `whether to do what “${text}” allows`, options: ['yes', 'no'], least: 1, most: 1 };
  const [answer] = ask(question) ?? [];
  if (answer === 'no') return nothing(resolving, false);
  // An answer to what doing it leaves open says that it is done.
  let answered = answer !== undefined;
  const listening: Resolving = {
    ...resolving,
    ask: (asked) => {
      const given = ask(asked);
      answered ||= given !== null && given.length > 0;
      return given;
    },
  };
  const then = done ?? one(effect, listening, did);
  if (!answered) return { kind: 'unanswered', question };
  return then.kind === 'done' ? { ...then, did: true } : then;
}

/** 118.12a: "… unless its controller pays {2}": that player chooses, where it can be paid. */
function unlessDone(
  { effect, deed }: Extract<Effect, { kind: 'unlessDoes' }>,
  resolving: Resolving,
  did: boolean | null,
): CarriedOut | Stop {
  const done = deed.kind === 'pay' ? paid(deed, resolving) : undefined;
  if (done === null) return one(effect, resolving, did);
  const question: Question = {
    what: `whether what keeps “${resolving.text}” from happening is done`,
    options: ['yes', 'no'],
    least: 1,
    most: 1,
  };
  const [answer] = resolving.ask(question) ?? [];
  if (answer === undefined) return { kind: 'unanswered', question };
  return answer === 'yes' ? (done ?? one(deed, resolving, did)) : one(effect, resolving, did);
}

/** 118.12: what comes of paying; null where it can't be paid. */
function paid({ who, costs }: Extract<Effect, { kind: 'pay' }>, resolving: Resolving): CarriedOut | Stop | null {
  const context = contextWhile(resolving);
  const players = context.evaluate.players(who, context);
  if (!isKnown(players)) return cannot(resolving.text, players.why);
  const [player, another] = players;
  if (player === undefined) return null;
  if (another !== undefined || resolving.pay === null) return cannot(resolving.text, 'what is paid as it resolves is not carried out');
  return resolving.pay(player, costs, resolving);
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

/** "If there are no mining counters on this land, sacrifice it": "it" is what the condition speaks of. */
function spokenOf(condition: Extract<Effect, { kind: 'if' }>['condition'], resolving: Resolving): Resolving {
  if (!('subject' in condition)) return resolving;
  const subject: ObjectRef = condition.subject;
  const context = contextWhile(resolving);
  const ids = context.evaluate.objects(subject, context);
  return isKnown(ids) ? { ...resolving, meant: { ...resolving.meant, it: ids } } : resolving;
}
