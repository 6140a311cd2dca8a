import type { Ability, Effect } from '../ast/index.ts';
import type { PermanentAbility } from '../characteristics/abilities.ts';
import { abilitiesOn } from '../characteristics/abilitiesOn.ts';
import { isManaAbility } from '../characteristics/manaAbility.ts';
import type { Context } from '../characteristics/view.ts';
import type { GameState } from '../state/game.ts';
import type { Step } from '../trace.ts';
import type { Activation, Addition, Yield, Yields } from './activation.ts';
import { NO_TYPES } from './amounts.ts';
import { openOnBoard } from './boardOpen.ts';
import { type Chained, rewritesAt, withTriggers } from './chain.ts';
import { factored } from './factored.ts';
import { isFixed } from './fixed.ts';
import { type Option, optionKey, optionsOf } from './flexible.ts';
import { workOut } from './instructions.ts';
import type { Lookup } from './lookup.ts';
import { given, replaced, type Sort, YIELDS_LIMIT } from './made.ts';
import { type Moment, momentOf, movedByPaying } from './moment.ts';
import { once } from './once.ts';
import { manaOriginOf } from './origin.ts';
import type { Listed, Lot } from './possibilities.ts';
import { instructionsOf } from './production.ts';
import type { Worked } from './scope.ts';
import { lookupWhenPaid, lookupWhileResolving } from './standpoints.ts';
import { manaSystem } from './system.ts';
import { manaTriggers, triggerKey } from './triggers.ts';
import { stepsOf } from './yieldSteps.ts';

const KNOWN = new WeakMap<GameState, Map<string, Yields>>();

/**
 * 605.3b, 605.4a: every way in which an activated mana ability whose costs have been paid can turn out, the triggered mana abilities that it
 * sets off included. `before`: the state before the costs were paid; `after`: the one in which the ability resolves. Without it, what the
 * costs move is taken to be gone, and all else to be as before. `activation.source` and `ability` must name an ability of an object there;
 * what would add no mana has one yield without additions.
 */
export function yieldsOf(before: GameState, activation: Activation, after: GameState | null = null): Yields {
  if (after !== null) return workedOut(before, activation, after);
  const table = KNOWN.get(before) ?? new Map<string, Yields>();
  KNOWN.set(before, table);
  const { source, ability, player, paid } = activation;
  const key = `${source}\n${ability}\n${player}\n${paid.x}\n${paid.countersRemoved}\n${paid.objects.join('\n')}`;
  const known = table.get(key) ?? workedOut(before, activation, null);
  table.set(key, known);
  return known;
}

function workedOut(before: GameState, activation: Activation, after: GameState | null): Yields {
  const { source, player, paid } = activation;
  const owned = abilitiesOn(before, source)[activation.ability];
  if (owned === undefined) return NOTHING_THERE;
  const { ability } = owned;
  const text = (): Context => ({ ...manaSystem(before).surroundings.contextFor(source, owned.origin), you: player });
  const moment = momentOf(before, after, movedByPaying(ability, paid, text), !isFixed(ability));
  const { worked, options, players } = basisOf(owned, activation, moment);
  const untold = [...worked.open, ...worked.untold];
  const from = manaOriginOf(before, source);
  const mana = options.items.map((option) => given(option, player, from, players, untold));
  const tapped = isTappedForMana(ability) && before.permanents.has(source);
  const made = replaced(mana, rewritesAt(moment, source, player, tapped));
  const chained = withTriggers(made.items, { source, player, tapped }, { moment, untold, within: [] });
  const all = merged(chained.items);
  if (all.some((one) => one.mana.length > 0)) untold.push(...manaTriggers(moment.after).unread, ...openOnBoard(moment.after));
  let steps: readonly Step[] | undefined;
  return {
    options: all.slice(0, YIELDS_LIMIT).map(yieldOf),
    truncated: options.truncated || made.truncated || chained.truncated || all.length > YIELDS_LIMIT,
    open: [...new Set(untold)],
    get steps() {
      steps ??= stepsOf({ state: before, moment, source, owned, worked, before: mana, after: all });
      return steps;
    },
  };
}

/**
 * 106.3, 608.2c: every way in which instructions of a spell or ability that resolves from the stack can turn out, as far as they add mana, with the
 * triggered mana abilities that it sets off. `context`: for whom they are read, with what was settled before; its source may be gone.
 */
export function yieldsOfInstructions(state: GameState, effects: readonly Effect[], context: Context): Yields {
  const source = context.source ?? '';
  const player = context.you ?? '';
  const moment = momentOf(state, null, new Set(), false);
  const lookup = lookupWhileResolving(context, moment);
  const worked = workOut(effects, lookup);
  const { items, truncated } = optionsOf(worked.possibilities, () => NO_TYPES, YIELDS_LIMIT);
  const untold = [...worked.open, ...worked.untold];
  const origin = manaOriginOf(state, source);
  const mana = factored(items).map((option) => given(option, player, origin, lookup.players, untold));
  const made = replaced(mana, rewritesAt(moment, source, player, false));
  const chained = withTriggers(made.items, { source, player, tapped: false }, { moment, untold, within: [] });
  const all = merged(chained.items);
  if (all.some((one) => one.mana.length > 0)) untold.push(...manaTriggers(moment.after).unread, ...openOnBoard(moment.after));
  return {
    options: all.slice(0, YIELDS_LIMIT).map(yieldOf),
    truncated: truncated || made.truncated || chained.truncated || all.length > YIELDS_LIMIT,
    open: [...new Set(untold)],
    steps: [],
  };
}

/** What an ability's instructions come to before replacement effects, and who the players are that they name. */
interface Basis {
  readonly worked: Worked;
  readonly options: Listed<Option<Lot | null>>;
  readonly players: Lookup['players'];
}

const FIXED = new WeakMap<Ability, Pick<Basis, 'worked' | 'options'>>();

/** The same for all objects with the same ability where nothing hangs on the board. */
function basisOf({ ability, origin }: PermanentAbility, activation: Activation, moment: Moment): Basis {
  const lookup = once(() => lookupWhenPaid(ability, origin, activation, moment));
  const players: Lookup['players'] = (who, they) => lookup().players(who, they);
  const known = FIXED.get(ability);
  if (known !== undefined) return { ...known, players };
  const worked = workOut(instructionsOf(ability), lookup(), activation.followed);
  const { items, truncated } = optionsOf(worked.possibilities, () => NO_TYPES, YIELDS_LIMIT);
  const basis = { worked, options: { items: factored(items), truncated } };
  if (isFixed(ability)) FIXED.set(ability, basis);
  return { ...basis, players };
}

const NOTHING_THERE: Yields = { options: [{ additions: [], order: [], triggered: [] }], truncated: false, open: [], steps: [] };

/** 106.12: a mana ability with {T} in its cost. */
const isTappedForMana = (ability: Ability): boolean =>
  ability.kind === 'activated' && ability.costs.some(({ kind }) => kind === 'tapSelf') && isManaAbility(ability);

/** What adds the same once; what differs in a free choice of type together, where it came about in the same way. */
function merged(all: readonly Chained[]): readonly Chained[] {
  if (all.length < 2) return all;
  const different = new Map<string, Chained>();
  for (const one of all) {
    const key = optionKey(one.mana);
    if (!different.has(key)) different.set(key, one);
  }
  const alike = Map.groupBy(different.values(), ({ order, triggered }) => `${order.join()}|${triggered.map(triggerKey).join()}`);
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    return first === undefined ? [] : factored<Sort>(group.map(({ mana }) => mana)).map((mana) => ({ ...first, mana }));
  });
}

function yieldOf({ mana, order, triggered }: Chained): Yield {
  return {
    additions: additionsOf(mana),
    order,
    triggered: triggered.map(({ permanent, owned, delayed }) =>
      delayed === null ? { kind: 'ofObject', permanent, ability: owned.index } : { kind: 'delayed', trigger: delayed },
    ),
  };
}

const additionsOf = (mana: Option<Sort>): readonly Addition[] => mana.map(({ types, amount, of }) => ({ ...of, types, amount }));
