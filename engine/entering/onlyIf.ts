import { isNotModelled } from '../activation/bounds.ts';
import { asksForNothing, demandOfCost, together } from '../activation/demandParts.ts';
import type { ObjectDemand } from '../activation/demands.ts';
import type { EntersModification } from '../ast/index.ts';
import { cannot, type Question, type Stop } from '../choices.ts';
import { applyAll } from '../events/apply.ts';
import type { GameEventBody } from '../events/event.ts';
import type { Applied, Turned } from './applied.ts';
import { entered } from './applied.ts';
import type { EnteringTools, Entrance } from './entrance.ts';
import type { Modification } from './modification.ts';

/**
 * 614.1a: "If it would enter, sacrifice a Swamp instead. If you do, put it onto the battlefield. If you don't, put it into its owner's graveyard." As much
 * as is there is not sacrificed where it is not enough.
 */
export function onlyIf(
  { costs, optional }: Extract<EntersModification, { kind: 'onlyIf' }>,
  { text, context }: Modification,
  entrance: Entrance,
  tools: EnteringTools,
): Applied | Turned | Stop {
  const { before, event } = entrance;
  const demands = together(costs.map((cost) => demandOfCost(cost, { context, player: context.you ?? '', source: entrance.id })));
  if (isNotModelled(demands)) return cannot(text, demands.reason);
  const [demand, another] = demands.objects;
  const isAll = asksForNothing({ ...demands, objects: [] });
  if (demand === undefined || another !== undefined || !isAll || demand.amount === 'x' || demand.amount.least !== demand.amount.most)
    return cannot(text, 'doing this for it to enter is not carried out');
  const turned: Turned = { kind: 'turned', events: [{ ...event, to: 'graveyard', cause: 'other' }] };
  const { least: count } = demand.amount;
  if (demand.among.length < count) return turned;
  if (optional) {
    const question: Question = { what: `whether to do what “${text}” allows`, options: ['yes', 'no'], least: 1, most: 1 };
    const [answer] = tools.ask(question) ?? [];
    if (answer === undefined) return { kind: 'unanswered', question };
    if (answer !== 'yes') return turned;
  }
  const question: Question = { what: `what “${text}” takes`, options: demand.among, least: count, most: count };
  const chosen = demand.among.length === count ? demand.among : tools.ask(question);
  if (chosen === null) return { kind: 'unanswered', question };
  const events: GameEventBody[] = [];
  for (const id of chosen) {
    const gone = leaving(demand.kind, id, entrance);
    if (gone === null) return cannot(text, 'doing this for it to enter is not carried out');
    const settled = tools.settle(before, gone, null);
    if ('kind' in settled) return settled;
    events.push(...settled);
  }
  return { ...entered(entrance, {}), events, before: applyAll(before, events) };
}

function leaving(kind: ObjectDemand['kind'], id: string, { before }: Entrance): GameEventBody | null {
  if (kind === 'sacrifice') {
    const as = before.permanents.get(id)?.token === true ? null : id;
    return { kind: 'ZoneChanged', id, as, from: 'battlefield', to: 'graveyard', cause: 'sacrifice' };
  }
  return kind === 'discard' ? { kind: 'ZoneChanged', id, as: id, from: 'hand', to: 'graveyard', cause: 'discard' } : null;
}
