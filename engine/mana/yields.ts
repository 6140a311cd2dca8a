import type { Ability, ManaOutput } from '../ast/index.ts';
import { isManaAbility } from '../characteristics/manaAbility.ts';
import type { GameState } from '../state/game.ts';
import type { Step } from '../trace.ts';
import type { Activation, Addition, Yield, Yields } from './activation.ts';
import { type Chain, type Chained, rewritesAt, withTriggers } from './chain.ts';
import { factored } from './factored.ts';
import { type Option, optionKey, optionsOf } from './flexible.ts';
import { workOut } from './instructions.ts';
import { given, replaced, type Sort, YIELDS_LIMIT } from './made.ts';
import { abilitiesOfObject } from './manaAbilities.ts';
import { momentOf, movedByPaying } from './moment.ts';
import { manaOriginOf } from './origin.ts';
import { addsMana, instructionsOf } from './production.ts';
import { lookupWhenPaid } from './standpoints.ts';
import { type ManaTrigger, manaTriggers } from './triggers.ts';
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
  const owned = abilitiesOfObject(before, source)[activation.ability];
  if (owned === undefined) return NOTHING_THERE;
  const { ability, origin } = owned;
  const moment = momentOf(before, after, movedByPaying(ability, source, paid), !isFixed(ability));
  const lookup = lookupWhenPaid(ability, origin, activation, moment);
  const worked = workOut(instructionsOf(ability), lookup);
  const untold = [...worked.open, ...worked.untold];
  const options = optionsOf(worked.possibilities, () => 0, YIELDS_LIMIT);
  const from = manaOriginOf(before, source);
  const mana = options.items.map((option) => given(option, player, from, lookup, untold));
  const tapped = isTappedForMana(ability) && before.permanents.has(source);
  const made = replaced(mana, rewritesAt(moment, source, player, tapped));
  const chain: Chain = { moment, untold, within: [] };
  let truncated = options.truncated || made.truncated;
  const chained = made.items.flatMap((one) => {
    const followed = withTriggers(one, { source, player, tapped }, chain);
    truncated ||= followed.truncated;
    return followed.items;
  });
  const all = merged(chained);
  if (all.some((one) => one.mana.length > 0)) untold.push(...manaTriggers(moment.after).unread);
  let steps: readonly Step[] | undefined;
  return {
    options: all.slice(0, YIELDS_LIMIT).map(yieldOf),
    truncated: truncated || all.length > YIELDS_LIMIT,
    open: [...new Set(untold)],
    get steps() {
      steps ??= stepsOf({ state: before, moment, source, owned, worked, before: mana, after: all });
      return steps;
    },
  };
}

const NOTHING_THERE: Yields = { options: [{ additions: [], order: [], triggered: [] }], truncated: false, open: [], steps: [] };

/** 106.12: a mana ability with {T} in its cost. */
const isTappedForMana = (ability: Ability): boolean =>
  ability.kind === 'activated' && ability.costs.some(({ kind }) => kind === 'tapSelf') && isManaAbility(ability);

/** Whether what an ability adds is the same whatever the board. */
const isFixed = (ability: Ability): boolean =>
  instructionsOf(ability).every((effect) => !addsMana(effect) || (effect.kind === 'addMana' && isConstant(effect.mana)));

const isConstant = (mana: ManaOutput): boolean =>
  mana.kind === 'symbols' ||
  ((mana.kind === 'either' || mana.kind === 'sequence') && (mana.kind === 'either' ? mana.options : mana.parts).every(isConstant));

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

const triggerKey = ({ permanent, owned }: ManaTrigger): string => `${permanent} ${owned.index}`;

function yieldOf({ mana, order, triggered }: Chained): Yield {
  return {
    additions: additionsOf(mana),
    order,
    triggered: triggered.map(({ permanent, owned }) => ({ permanent, ability: owned.index })),
  };
}

const additionsOf = (mana: Option<Sort>): readonly Addition[] => mana.map(({ types, amount, of }) => ({ ...of, types, amount }));
