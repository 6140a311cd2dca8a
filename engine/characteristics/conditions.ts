import type { Comparison, Condition, Filter, Gate, ObjectRef, Quantity } from '../ast/index.ts';
import { unreachable } from '../result.ts';
import { permanentIn } from '../state/game.ts';
import { holdsOfNumber } from './amounts.ts';
import { hasAttacked } from './attacked.ts';
import { wasCastSo, wasSpentSo } from './castFacts.ts';
import { chosenBy } from './chosen.ts';
import { designation, isDayOrNight } from './designations.ts';
import { GIFT_PROMISED, wasPromised } from './gifts.ts';
import { hasMaxSpeed } from './maxSpeed.ts';
import { compares, countersOn, numberOf } from './numbers.ts';
import { standsSo } from './objectConditions.ts';
import { happenedThisTurn, spellsLastTurn } from './thisTurn.ts';
import { happenedThisWay } from './thisWay.ts';
import { mostTogether, singly } from './together.ts';
import { type Amount, every, isKnown, not, some, type Truth, undetermined } from './truth.ts';
import { type Context, hasKeyword, type ObjectView, type View } from './view.ts';
import { contains } from './walk.ts';

/**
 * Whether something is so now. Of this turn's past a board tells which lands were played and what came under a player's control; nothing else
 * has happened on it. What was before, and how things came about, is undetermined.
 */
export function holds(condition: Condition, context: Context): Truth {
  const truth = asSaid(condition, context);
  return 'not' in condition && condition.not === true ? not(truth) : truth;
}

/** Whether it holds, a "not" left out of account. */
function asSaid(condition: Condition, context: Context): Truth {
  const { evaluate, view } = context;
  switch (condition.kind) {
    case 'controls': {
      if (condition.past) return undetermined('what a player controlled');
      const players = evaluate.players(condition.player, context);
      if (!isKnown(players)) return players;
      const quantified = 'quantifier' in condition.player ? condition.player.quantifier : 'each';
      const one = (player: string): Truth =>
        enough(condition.what, context, (object) => object.controller === player && hasController(object, view));
      return quantified === 'each' || quantified === 'all' ? players.length > 0 && every(players, one) : some(players, one);
    }
    case 'exists':
      return condition.past ? undetermined('what there was') : enough(condition.what, context, () => true);
    case 'existsQuantity': {
      const { among, what, amount } = condition;
      if (among.kind !== 'all') return undetermined('how many kinds there are');
      const found = evaluate.amount(
        what === 'basicLandType' ? { kind: 'basicLandTypes', among: among.filter } : { kind: 'distinct', what, among: among.filter },
        context,
      );
      return isKnown(found) ? holdsOfNumber(found, amount, context) : found;
    }
    case 'totalOf': {
      if (condition.what.kind !== 'all') return undetermined('what objects have in total');
      const { filter } = condition.what;
      return comparison(
        evaluate.amount({ kind: 'total', which: condition.which, among: filter }, context),
        condition.comparison,
        condition.to,
        context,
      );
    }
    case 'playerCompare':
      return compared(condition, context);
    case 'compare':
      // 608.2h: of an object that is gone words mean what it last was.
      if (condition.past && !LAST_KNOWN.has(condition.left.kind)) return undetermined('what a number was');
      return comparison(evaluate.amount(condition.left, context), condition.comparison, condition.right, context);
    case 'playerNumber': {
      if (condition.past) return undetermined('what a player had');
      const players = evaluate.players(condition.player, context);
      if (!isKnown(players)) return players;
      return some(players, (player) => {
        const number = evaluate.amount(
          { kind: 'playerNumber', which: condition.which, of: { kind: 'they' } },
          { ...context, they: player },
        );
        return comparison(number, condition.comparison, condition.to, context);
      });
    }
    case 'characteristic':
      return ofEach(condition.subject, context, (object) => {
        const value = numberOf(condition.which, object);
        return value !== null && comparison(value, condition.comparison, condition.to, context);
      });
    case 'is':
      return ofEach(condition.subject, context, (object) => evaluate.fits(condition.filter, object, context));
    case 'hasCounter': {
      const { amount, counter, said } = condition;
      const asked: Quantity = said === 'has' || said === 'there are' || said === 'has no' || said === 'there are no' ? amount : ONE_OR_MORE;
      return ofEach(condition.subject, context, ({ id }) => holdsOfNumber(countersOn(id, counter, context), asked, context));
    }
    case 'hasKeyword':
      return ofEach(condition.subject, context, (object) => hasKeyword(object, condition.keyword));
    case 'turn':
      return evaluate.isPlayer(condition.of, view.state.active, context);
    case 'happened':
      return happened(condition, context);
    case 'designation':
      return designation(condition, context);
    case 'cast':
    case 'castFrom':
    case 'costPaid':
    case 'kickedWith':
    case 'manaCostPaid':
      return wasCastSo(condition, context);
    case 'manaSpent':
      return condition.past ? wasSpentSo(condition, context) : undetermined('what mana was spent on it');
    case 'isThe':
    case 'inState':
    case 'attached':
    case 'shares':
    case 'targets':
    case 'remains':
    case 'inPlace':
      return standsSo(condition, context);
    case 'playerExtreme': {
      const { player, what, extreme, tied } = condition;
      const most = extreme === 'most' || extreme === 'highest';
      const asked = {
        kind: 'who',
        player,
        condition: { kind: 'most', what, comparison: most ? 'most' : 'fewest', tied, said: 'who' },
      } as const;
      const players = evaluate.players(asked, context);
      return isKnown(players) ? players.length > 0 : players;
    }
    case 'time':
      return isDayOrNight(condition.when, view) ?? undetermined(condition.when);
    case 'repeated':
      return undetermined(`how often this ability was ${condition.what}`);
    case 'addedMana':
      return hasAddedMana(context);
    case 'other':
      if (/ last turn$/.test(condition.what)) return spellsLastTurn(condition.what, view);
      // 702.174b.
      if (condition.what === GIFT_PROMISED) return wasPromised(context);
      // 702.104a.
      if (condition.what === "tribute wasn't paid") return chosenBy(context).word !== 'tribute';
      if (condition.what === 'damage is prevented this way' && context.prevented !== undefined) return context.prevented > 0;
      return WON.has(condition.what) && context.won !== undefined ? context.won === WON.get(condition.what) : undetermined(condition.what);
    case 'gate':
      return isOpen(condition.gate, context);
    case 'all':
      return every(condition.of, (one) => holds(one, context));
    case 'any':
      return some(condition.of, (one) => holds(one, context));
    case 'unsupported':
      return undetermined(condition.text);
    default:
      return unreachable(condition);
  }
}

/** 719.3c: whether it is solved; 614.12b: whether that word was chosen; 702.178: whether its controller has max speed. */
function isOpen(gate: Gate, context: Context): boolean {
  switch (gate.kind) {
    case 'solved':
      return permanentIn(context.view.state, context.source ?? '')?.designations.has('solved') === true;
    case 'anchor':
      return chosenBy(context).word?.toLowerCase() === gate.word.toLowerCase();
    case 'maxSpeed':
      return hasMaxSpeed(context.view.state, context.you);
  }
}

/** 705.2, 701.30: words about a flip or clash, and whether they say that it was won. */
const WON: ReadonlyMap<string, boolean> = new Map([
  ['you win', true],
  ['you win the flip', true],
  ['you won the flip', true],
  ['you win the clash', true],
  ['you lose', false],
  ['you lose the flip', false],
  ['you lost the flip', false],
]);

/** "has a counter", "has counters": any number of them. */
const ONE_OR_MORE: Quantity = { kind: 'orMore', least: { kind: 'number', value: 1 } };

/** "an opponent controls more lands than you": one player's number against another's. */
function compared({ player, what, comparison: how, than, by }: Extract<Condition, { kind: 'playerCompare' }>, context: Context): Truth {
  const { evaluate } = context;
  const players = evaluate.players(player, context);
  if (!isKnown(players)) return players;
  const others = evaluate.players(than, context);
  if (!isKnown(others)) return others;
  const they = { kind: 'they' } as const;
  const asked: Quantity =
    typeof what === 'string' ? { kind: 'playerNumber', which: what, of: they } : { kind: 'count', of: controlledBy(what) };
  const number = (id: string): Amount => evaluate.amount(asked, { ...context, they: id });
  return some(players, (left) =>
    every(others, (right) => {
      const [one, other] = [number(left), number(right)];
      if (!isKnown(one)) return one;
      if (!isKnown(other)) return other;
      const more = how === 'more' ? one - other : other - one;
      return by === null ? more > 0 : holdsOfNumber(more, by, context);
    }),
  );
}

function controlledBy(filter: Filter): Filter {
  if (filter.kind === 'either') return { ...filter, filters: filter.filters.map(controlledBy) };
  return { ...filter, suffixes: [...filter.suffixes, { kind: 'controlledBy', player: { kind: 'they' }, not: false }] };
}

function comparison(value: Amount, how: Comparison, to: Quantity, context: Context): Truth {
  if (!isKnown(value)) return value;
  const other = context.evaluate.amount(to, context);
  return isKnown(other) ? compares(value, how, other) : other;
}

/** Whether what a reference means is so; of several objects it must be so of one. */
function ofEach(ref: ObjectRef, context: Context, test: (object: ObjectView) => Truth): Truth {
  const ids = context.evaluate.objects(ref, context);
  if (!isKnown(ids)) return ids;
  return some(
    ids.flatMap((id) => context.view.object(id) ?? []),
    test,
  );
}

/** Whether there are as many objects as the words ask for: "a Swamp", "three or more lands", "exactly one creature", "no artifacts". */
function enough(ref: ObjectRef, context: Context, test: (object: ObjectView) => boolean): Truth {
  if (ref.kind === 'several' && ref.join !== 'or') return every(ref.refs, (one) => enough(one, context, test));
  if (ref.kind === 'several') return some(ref.refs, (one) => enough(one, context, test));
  const { each, together } = ref.kind === 'some' ? singly(ref) : { each: ref, together: [] };
  const ids = context.evaluate.objects(each, context);
  if (!isKnown(ids)) return ids;
  const fitting = ids.filter((id) => {
    const object = context.view.object(id);
    return object !== undefined && test(object);
  });
  const found = mostTogether(together, fitting, context);
  if (!isKnown(found)) return found;
  if (ref.kind === 'none') return found === 0;
  return ref.kind === 'some' ? holdsOfNumber(found, ref.amount, context) : found > 0;
}

/** Numbers that are told of the past: those of one object, and what was spent on it. */
const LAST_KNOWN: ReadonlySet<Quantity['kind']> = new Set(['characteristic', 'manaSpent']);

/** 108.4: only what is on the battlefield or the stack has a controller; nothing that is gone has. */
const hasController = ({ id, zone }: ObjectView, { state }: View): boolean => zone === 'stack' || state.permanents.has(id);

/** "If you haven't added mana with this ability this turn": told by its object, where that has no other ability that adds any. */
function hasAddedMana({ view, source }: Context): Truth {
  if (source === null || !view.state.thisTurn.addedMana.has(source)) return false;
  const adding = (view.object(source)?.abilities ?? []).filter(({ ability }) => contains(ability, ({ kind }) => kind === 'addMana'));
  return adding.length === 1 || undetermined('whether the ability has added mana this turn');
}

/** "A land", and nothing else said of it. */
const isOfLands = (what: ObjectRef): boolean =>
  'filter' in what &&
  what.filter !== 'any' &&
  what.filter.kind === 'objects' &&
  what.filter.suffixes.length === 0 &&
  what.filter.words.some((word) => word.kind === 'cardType' && word.type === 'land' && !word.not);

/** Whether something happened, as far as the board tells. */
function happened({ event, when }: Pick<Extract<Condition, { kind: 'happened' }>, 'event' | 'when'>, context: Context): Truth {
  const { evaluate, view } = context;
  if (when === 'this way') return happenedThisWay(event, context);
  if (!/^this (turn|combat|phase|step)$/.test(when)) return undetermined(`what happened ${when}`);
  switch (event.kind) {
    case 'either':
      return some(event.events, (one) => happened({ event: one, when }, context));
    case 'plays': {
      const players = evaluate.players(event.who, context);
      if (!isKnown(players)) return players;
      const land = view.state.players.some(({ id, landsPlayed }) => players.includes(id) && landsPlayed > 0);
      if (isOfLands(event.what)) return land;
      const spell = view.state.thisTurn.spells.some((one) => players.includes(one.spell.controller));
      return land || spell ? undetermined('which cards were played this turn') : false;
    }
    case 'enters': {
      const entered = happenedThisTurn(event, context);
      if (entered === true) return true;
      const what = evaluate.objects(event.what, context);
      if (!isKnown(what)) return what;
      // What a board shows as new may have entered before the game went on from it.
      const untold = what.some(
        (id) => permanentIn(view.state, id)?.sick === true && !view.state.thisTurn.moved.some((one) => one.id === id),
      );
      return untold ? undetermined('whether it entered this turn or changed its controller') : entered;
    }
    case 'isAttacked':
    case 'attacks':
    case 'attacksWith':
      return hasAttacked(event, context, when === 'this combat');
    default:
      return happenedThisTurn(event, context);
  }
}
