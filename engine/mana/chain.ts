import type { TypeSet } from './amounts.ts';
import { amountIn, isSettled, joined, type Option, optionsOf } from './flexible.ts';
import { workOut } from './instructions.ts';
import { given, type Made, replaced, type Sort, settledMade, YIELDS_LIMIT } from './made.ts';
import type { Moment } from './moment.ts';
import { manaOriginOf } from './origin.ts';
import type { Listed } from './possibilities.ts';
import { rewritesFor } from './replacements.ts';
import type { Rewrite } from './rewrite.ts';
import { lookupWhenTriggered } from './standpoints.ts';
import { looksAtTypes, type ManaMade, type ManaTrigger, manaTriggers, mayBeSetOff, setOffBy } from './triggers.ts';

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
export function withTriggers(made: Made, by: Pick<ManaMade, 'source' | 'player' | 'tapped'>, chain: Chain): Listed<Chained> {
  if (made.mana.length === 0) return { items: [{ ...made, triggered: [] }], truncated: false };
  const possible = manaTriggers(chain.moment.after).all.filter((trigger) => mayBeSetOff(trigger, by, chain.moment));
  if (possible.length === 0) return { items: [{ ...made, triggered: [] }], truncated: false };
  const ways = possible.some(looksAtTypes) && !isSettled(made.mana) ? settledMade(made) : { items: [made], truncated: false };
  let truncated = ways.truncated;
  const items = ways.items.flatMap((way) => {
    const added = followed(way, by, chain);
    truncated ||= added.truncated;
    return added.items;
  });
  return { items: items.slice(0, YIELDS_LIMIT), truncated: truncated || items.length > YIELDS_LIMIT };
}

function followed(made: Made, by: Pick<ManaMade, 'source' | 'player' | 'tapped'>, chain: Chain): Listed<Chained> {
  const happened: ManaMade = { ...by, types: typesByPlayer(made.mana), amount: amountIn(made.mana) };
  let ways: readonly Chained[] = [{ ...made, triggered: [] }];
  let truncated = false;
  for (const { trigger, unsure } of setOffBy(happened, chain.moment)) {
    if (unsure !== null) chain.untold.push(unsure);
    if (chain.within.includes(trigger)) {
      chain.untold.push(`how often “${trigger.owned.text}” would set itself off`);
      continue;
    }
    const own = ofTrigger(trigger, happened, chain);
    truncated ||= own.truncated;
    const next = ways.flatMap((way) => [
      ...own.items.map((one) => ({
        mana: joined([...way.mana, ...one.mana]),
        order: [...way.order, ...one.order],
        triggered: [...way.triggered, trigger, ...one.triggered],
      })),
      ...(unsure === null ? [] : [way]),
    ]);
    truncated ||= next.length > YIELDS_LIMIT;
    ways = next.slice(0, YIELDS_LIMIT);
  }
  return { items: ways, truncated };
}

function typesByPlayer(mana: Option<Sort>): ReadonlyMap<string, TypeSet> {
  const types = new Map<string, TypeSet>();
  for (const part of mana) types.set(part.of.player, (types.get(part.of.player) ?? 0) | part.types);
  return types;
}

/** What one triggered mana ability adds, with what that sets off. Its mana comes from its own source, and no permanent is tapped for it. */
function ofTrigger(trigger: ManaTrigger, happened: ManaMade, chain: Chain): Listed<Chained> {
  const { permanent, ability, context } = trigger;
  const { moment, untold } = chain;
  const controller = context.you ?? happened.player;
  const produced = [...happened.types.values()].reduce((set, types) => set | types, 0);
  const lookup = lookupWhenTriggered(ability, context, { source: happened.source, player: happened.player, produced }, moment);
  const worked = workOut(ability.effects, lookup);
  untold.push(...worked.open, ...worked.untold);
  const options = optionsOf(worked.possibilities, () => 0, YIELDS_LIMIT);
  const origin = manaOriginOf(moment.after.view.state, permanent);
  const mana = options.items.map((option) => given(option, controller, origin, lookup, untold));
  const after = replaced(mana, rewritesAt(moment, permanent, controller, false));
  let truncated = options.truncated || after.truncated;
  const items = after.items.flatMap((made) => {
    const inner = withTriggers(
      made,
      { source: permanent, player: controller, tapped: false },
      { ...chain, within: [...chain.within, trigger] },
    );
    truncated ||= inner.truncated;
    return inner.items;
  });
  return { items, truncated };
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
  const here = departed.size === 0 ? active : active.map((one) => ({ ...one, sources: one.sources.filter((id) => !departed.has(id)) }));
  return share(
    rewritesFor(
      { permanent: source, player, tappedForMana },
      here.filter(({ sources }) => sources.length > 0),
    ),
  );
}
