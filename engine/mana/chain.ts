import { NO_TYPES, type TypeSet } from './amounts.ts';
import { amountIn, joined, type Option, optionsOf } from './flexible.ts';
import { workOut } from './instructions.ts';
import { given, type Made, replaced, type Sort, settledMade, YIELDS_LIMIT } from './made.ts';
import type { Moment } from './moment.ts';
import { manaOriginOf } from './origin.ts';
import type { Listed } from './possibilities.ts';
import { rewritesFor } from './replacements.ts';
import type { Rewrite } from './rewrite.ts';
import { lookupWhenTriggered } from './standpoints.ts';
import {
  type Added,
  type Adding,
  asksFor,
  looksAtTypes,
  type ManaTrigger,
  type SetOff,
  speaksOfTapped,
  triggerKey,
  waitingFor,
} from './triggers.ts';

/** Mana that was added, and the triggered mana abilities that resolved after it (605.4a). */
export interface Chained extends Made {
  readonly triggered: readonly ManaTrigger[];
}

/** What following triggered mana abilities takes along. */
export interface Chain {
  readonly moment: Moment;
  /** What could not be told, in words. */
  readonly untold: string[];
  /** Those whose mana is being followed: one that sets itself off again would never end. */
  readonly within: readonly ManaTrigger[];
}

/** 605.4a: adds what the triggered mana abilities give that some mana sets off, and those that theirs set off in turn. */
export function withTriggers(all: readonly Made[], adding: Adding, chain: Chain): Listed<Chained> {
  const waiting = all.some(({ mana }) => mana.length > 0) ? waitingFor(adding, chain.moment) : [];
  if (waiting.length === 0) return { items: all.map((made) => ({ ...made, triggered: [] })), truncated: false };
  const bySettled = waiting.some(({ trigger }) => looksAtTypes(trigger));
  let truncated = false;
  const items = all.flatMap((made) => {
    const ways: Listed<Made> = bySettled ? settledMade(made) : { items: [made], truncated: false };
    const followed = ways.items.map((way) => followedBy(way, waiting, adding, chain));
    truncated ||= ways.truncated || followed.some((one) => one.truncated);
    return followed.flatMap((one) => one.items);
  });
  return { items: items.slice(0, YIELDS_LIMIT), truncated: truncated || items.length > YIELDS_LIMIT };
}

/** With every trigger of those that this mana sets off, in their order. */
function followedBy(made: Made, waiting: readonly SetOff[], adding: Adding, chain: Chain): Listed<Chained> {
  const added: Added = { types: typesByPlayer(made.mana), amount: amountIn(made.mana) };
  let ways: readonly Chained[] = [{ ...made, triggered: [] }];
  let truncated = false;
  if (made.mana.length === 0) return { items: ways, truncated };
  for (const { trigger, unsure } of waiting) {
    if (!asksFor(trigger, added)) continue;
    if (unsure !== null) chain.untold.push(unsure);
    if (chain.within.includes(trigger)) {
      chain.untold.push(`how often “${trigger.owned.text}” would set itself off`);
      continue;
    }
    const own = ofTrigger(trigger, adding, added, chain);
    const next = ways.flatMap((way) => [...own.items.map((one) => after(way, trigger, one)), ...(unsure === null ? [] : [way])]);
    truncated ||= own.truncated || next.length > YIELDS_LIMIT;
    ways = next.slice(0, YIELDS_LIMIT);
  }
  return { items: ways, truncated };
}

const after = (way: Chained, trigger: ManaTrigger, one: Chained): Chained => ({
  mana: joined([...way.mana, ...one.mana]),
  order: one.order.length === 0 ? way.order : [...way.order, ...one.order],
  triggered: [...way.triggered, trigger, ...one.triggered],
});

function typesByPlayer(mana: Option<Sort>): ReadonlyMap<string, TypeSet> {
  const types = new Map<string, TypeSet>();
  for (const part of mana) types.set(part.of.player, (types.get(part.of.player) ?? 0) | part.types);
  return types;
}

/** What a trigger gives, and what of it could not be told. */
interface Given extends Listed<Chained> {
  readonly untold: readonly string[];
}

const GIVEN = new WeakMap<Moment, WeakMap<ManaTrigger, Map<string, Given>>>();

/** What one triggered mana ability adds, with what that sets off in turn; the same for all mana that it can't tell apart. */
function ofTrigger(trigger: ManaTrigger, adding: Adding, { types }: Added, chain: Chain): Given {
  const produced = [...types.values()].reduce((set, each) => set | each, NO_TYPES);
  const byTrigger = GIVEN.get(chain.moment) ?? new WeakMap<ManaTrigger, Map<string, Given>>();
  GIVEN.set(chain.moment, byTrigger);
  const table = byTrigger.get(trigger) ?? new Map<string, Given>();
  byTrigger.set(trigger, table);
  const within = chain.within.map(triggerKey).join();
  const key = `${produced}\n${adding.player}\n${speaksOfTapped(trigger) ? adding.source : ''}\n${within}`;
  const given = table.get(key) ?? workedOut(trigger, adding, produced, chain);
  table.set(key, given);
  chain.untold.push(...given.untold);
  return given;
}

/** 605.4a: its mana comes from its own source, and no permanent is tapped for it. */
function workedOut(trigger: ManaTrigger, { source, player }: Adding, produced: TypeSet, { moment, within }: Chain): Given {
  const { permanent, ability, context } = trigger;
  const controller = context.you ?? player;
  const lookup = lookupWhenTriggered(ability, context, { source, player, produced }, moment);
  const worked = workOut(ability.effects, lookup);
  const untold = [...worked.open, ...worked.untold];
  const options = optionsOf(worked.possibilities, () => NO_TYPES, YIELDS_LIMIT);
  const origin = manaOriginOf(moment.after.view.state, permanent);
  const mana = options.items.map((option) => given(option, controller, origin, lookup.players, untold));
  const made = replaced(mana, rewritesAt(moment, permanent, controller, false));
  const chained = withTriggers(
    made.items,
    { source: permanent, player: controller, tapped: false },
    { moment, untold, within: [...within, trigger] },
  );
  return { items: chained.items, truncated: options.truncated || made.truncated || chained.truncated, untold };
}

const NO_REWRITES: readonly Rewrite[] = [];

/** 614.12: the replacement effects that bear on a production at that moment: those of permanents that are still there. */
export function rewritesAt(
  { before, after, departed }: Moment,
  source: string,
  player: string,
  tappedForMana: boolean,
): readonly Rewrite[] {
  const system = departed.has(source) ? before : after;
  const { active, share } = system.surroundings;
  if (active.length === 0) return NO_REWRITES;
  const here =
    departed.size === 0
      ? active
      : active.map((one) => (one.lasts ? one : { ...one, sources: one.sources.filter((id) => !departed.has(id)) }));
  return share(
    rewritesFor(
      { permanent: source, player, tappedForMana },
      here.filter(({ sources }) => sources.length > 0),
    ),
  );
}
