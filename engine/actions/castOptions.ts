import { giftedTo } from '../characteristics/gifts.ts';
import type { AdditionalCost } from '../costs/additional.ts';
import type { Asked } from '../costs/asked.ts';
import { additionalCostsOf } from '../costs/options.ts';
import type { ProposedSpell } from '../costs/proposal.ts';
import { ok, type Result } from '../result.ts';
import type { GameState } from '../state/game.ts';
import type { Illegal } from './action.ts';
import type { Cast } from './castWay.ts';
import { badInput, beyond, forbidden } from './illegal.ts';

/**
 * 601.2b, 118.8: how often each optional additional cost is paid, by its id: none where the action says nothing of it. `true` and a number are said of
 * kicker, or where there is no kicker of the first there is; names of each one, as often as they stand there.
 */
export function optionalCosts(
  state: GameState,
  proposed: ProposedSpell,
  asked: Asked,
  flash: string | null,
  kicked: Cast['kicked'],
): Result<ReadonlyMap<string, number>, Illegal> {
  const chosen = new Map<string, number>(flash === null ? [] : [[flash, 1]]);
  if (kicked === undefined || kicked === false) return ok(chosen);
  const all = additionalCostsOf(state, proposed, asked).filter(({ optional, available }) => optional && available !== false);
  const said = namesSaid(all, kicked);
  for (const name of said) {
    const found = all.filter((one) => isNamed(one, name));
    const [only, another] = found;
    if (only === undefined) return badInput('kicked', `${proposed.card.id} has no optional additional cost “${name}”.`);
    if (another !== undefined && another.id !== only.id && !found.some(({ id }) => id === name))
      return badInput('kicked', `${proposed.card.id} has several optional additional costs “${name}”.`);
    const one = found.find(({ id }) => id === name) ?? only;
    if (one.available !== true) return beyond(one.text, 'whether it can be paid now');
    const times = (chosen.get(one.id) ?? 0) + 1;
    if (one.most !== null && times > one.most)
      return forbidden(`${one.text} can be paid ${one.most === 1 ? 'once' : `${one.most} times`} only.`, one.rule, '601.2b');
    chosen.set(one.id, times);
  }
  if ([...chosen.keys()].filter((id) => giftedTo([id]) !== null).length > 1)
    return forbidden('A gift can be promised to one opponent only.', '702.174', '601.2b');
  if (said.length === 0 && all.length === 0 && kicked !== 0)
    return badInput('kicked', `${proposed.card.id} has no optional additional cost.`);
  return ok(chosen);
}

function namesSaid(all: readonly AdditionalCost[], kicked: true | number | readonly string[]): readonly string[] {
  if (typeof kicked === 'object') return kicked;
  const first = all.find(({ keyword }) => keyword === 'kicker' || keyword === 'multikicker') ?? all[0];
  return first === undefined ? [] : Array.from({ length: kicked === true ? 1 : kicked }, () => first.id);
}

function isNamed({ id, keyword, text }: AdditionalCost, name: string): boolean {
  const wanted = name.trim().toLowerCase();
  return id.toLowerCase() === wanted || keyword?.toLowerCase() === wanted || (wanted !== '' && text.toLowerCase().includes(wanted));
}
