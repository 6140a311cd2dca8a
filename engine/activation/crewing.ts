import type { Cost } from '../ast/index.ts';
import { layered } from '../characteristics/layers.ts';
import { isKnown, type Truth, undetermined } from '../characteristics/truth.ts';
import type { GameState } from '../state/game.ts';
import { type CostReader, type DemandPart, notModelled } from './bounds.ts';
import type { NotModelled, TotalPower } from './demands.ts';
import { isForbidden } from './forbidden.ts';
import { concerns, staticsOf } from './statics.ts';

/**
 * 702.122a, 702.171a: any number of untapped creatures with so much power in all; 302.6 does not hold new ones back. `demand.total` says what each
 * of them counts for.
 */
export function crewDemand({ what, least, as }: Extract<Cost, { kind: 'tapForPower' }>, reader: CostReader): DemandPart | NotModelled {
  const { context } = reader;
  const { state } = context.view;
  const wanted = context.evaluate.amount(least, context);
  if (!isKnown(wanted)) return notModelled('total power', wanted.why);
  const fitting = context.evaluate.matching(what, context);
  if (!isKnown(fitting)) return notModelled('total power', fitting.why);
  const untapped = fitting.filter((id) => state.permanents.get(id)?.tapped === false);
  const powers: Record<string, number> = {};
  for (const id of untapped) {
    const power = powerOf(state, id, as ?? null);
    if (typeof power !== 'number' && power !== null) return notModelled('total power', power.why);
    if (power !== null) powers[id] = power;
  }
  const total: TotalPower = { least: wanted, powers, as: as ?? null };
  const among = untapped.filter((id) => powers[id] !== undefined);
  return { objects: [{ kind: 'tap', amount: { least: fewest(among, total), most: null }, among, symbol: false, total }] };
}

/** What a creature counts for in crewing a Vehicle, saddling a Mount, or in what else asks for total power; null where it can't crew at all (101.2). */
function powerOf(state: GameState, id: string, as: TotalPower['as']): number | null | Exclude<Truth, boolean> {
  const power = layered(state).view.object(id)?.power ?? 0;
  if (as === null) return power;
  const barred = as === 'crew' && isForbidden(state, id, "can't crew Vehicles", "can't attack , block , or crew Vehicles");
  if (!isKnown(barred)) return barred;
  if (barred) return null;
  let more = 0;
  for (const standing of staticsOf(state).cant)
    for (const { what } of standing.effect.deeds) {
      const concerned = STRONGER[as].test(what) && concerns(standing, id);
      if (!isKnown(concerned)) return undetermined(concerned.why);
      if (concerned) more += Number(STRONGER[as].exec(what)?.[1] ?? 0);
    }
  return power + more;
}

/** 702.122e, 702.171e: "crews Vehicles as though its power were 2 greater". */
const STRONGER = {
  crew: /\bcrews? Vehicles as though its power were (\d+) greater$/,
  saddle: /^saddles? Mounts .*as though its power were (\d+) greater$/,
} as const;

/** With how few of them the total is reached; one more than there are where it can't be. */
function fewest(among: readonly string[], { least, powers }: TotalPower): number {
  const strongest = among.map((id) => powers[id] ?? 0).sort((left, right) => right - left);
  let sum = 0;
  for (const [index, power] of strongest.entries()) {
    if (sum >= least) return index;
    sum += Math.max(0, power);
  }
  return sum >= least ? strongest.length : strongest.length + 1;
}

/** How much power some of the objects have together. */
export const powerTogether = (ids: readonly string[], { powers }: TotalPower): number =>
  ids.reduce((sum, id) => sum + (powers[id] ?? 0), 0);
