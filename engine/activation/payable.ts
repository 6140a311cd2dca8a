import { identityOfCommanders } from '../characteristics/commanders.ts';
import { isKnown } from '../characteristics/truth.ts';
import { contains } from '../characteristics/walk.ts';
import { type GameState, playerOf } from '../state/game.ts';
import { isNotModelled } from './bounds.ts';
import type { CounterDemand, Demands, ObjectCost, ObjectDemand } from './demands.ts';
import { demandsOf } from './demandsOf.ts';
import { barsSacrificing, cantGetCounters, whatFixesLife } from './forbidden.ts';
import type { Attempt } from './limits.ts';
import { canEachHaveOne } from './matching.ts';
import { type Reason, reason, untold } from './reasons.ts';
import { concerns, staticsOf } from './statics.ts';

/** 118.3: what of a cost, the mana apart, can't be paid as things stand. */
export function costReasons({ state, ability, player }: Attempt): readonly Reason[] {
  if (contains(ability.body.costs, ({ kind }) => kind === 'identityColors') && identityOfCommanders(state, player) === null)
    return [reason('cost', `${player} has no commander, so that what “${ability.text}” costs is undefined.`, '903.4f', '118.6', '602.2')];
  const demands = demandsOf(state, player, ability.source, ability.index);
  if (isNotModelled(demands)) return [untold(demands.text, demands.reason)];
  return [
    ...objectReasons(demands.objects),
    ...demands.counters.flatMap((demand) => counterReasons(demand, state)),
    ...playerReasons(demands, state, player),
  ];
}

/** How a part of a cost uses objects up: what is tapped for one part can't be for another, but can be sacrificed for a third. */
const USES: Readonly<Record<ObjectCost, 'tap' | 'untap' | 'leave' | null>> = {
  tap: 'tap',
  untap: 'untap',
  sacrifice: 'leave',
  exile: 'leave',
  discard: 'leave',
  returnToHand: 'leave',
  putInGraveyard: 'leave',
  putOnLibrary: 'leave',
  reveal: null,
  exert: null,
  unattach: null,
};

const WORDS: Readonly<Record<ObjectCost, string>> = {
  tap: 'tap',
  untap: 'untap',
  sacrifice: 'sacrifice',
  exile: 'exile',
  discard: 'discard',
  returnToHand: 'return',
  putInGraveyard: 'put into a graveyard',
  putOnLibrary: 'put on a library',
  reveal: 'reveal',
  exert: 'exert',
  unattach: 'unattach',
};

function objectReasons(demands: readonly ObjectDemand[]): readonly Reason[] {
  const weak = demands.find(({ amount, among, total }) => total !== undefined && amount !== 'x' && among.length < amount.least);
  if (weak?.total !== undefined)
    return [
      reason('cost', `There are no untapped creatures with a total power of ${weak.total.least} to tap.`, '702.122a', '118.3', '602.2'),
    ];
  const short = demands.filter(({ amount, among, symbol }) => !symbol && amount !== 'x' && among.length < amount.least);
  if (short.length > 0)
    return short.map(({ kind }) => reason('cost', `There is not enough to ${WORDS[kind]} for its cost.`, '118.3', '602.2'));
  for (const use of ['tap', 'untap', 'leave'] as const) {
    const rivals = demands.filter(({ kind }) => USES[kind] === use);
    if (rivals.length > 1 && !canShare(rivals))
      return [reason('cost', `There is not enough to ${WORDS[rivals[0]?.kind ?? 'tap']} for every part of its cost.`, '118.3', '602.2')];
  }
  return [];
}

/** Whether each demand can have objects of its own. */
const canShare = (demands: readonly ObjectDemand[]): boolean =>
  canEachHaveOne(demands.flatMap(({ amount, among }) => Array.from({ length: amount === 'x' ? 0 : amount.least }, () => among)));

function counterReasons({ kind, counter, amount, among, spread }: CounterDemand, state: GameState): readonly Reason[] {
  const name = counter === null ? 'counters' : `${counter} counters`;
  if (kind === 'put') {
    const can = among.some((id) => !cantGetCounters(state, id, counter ?? ''));
    return can ? [] : [reason('cost', `No ${name} can be put for its cost.`, '118.3', '602.2')];
  }
  const least = amount === 'x' ? 0 : amount.least;
  const most = countersAmong(state, among, counter, spread);
  if (most >= least) return [];
  const loyalty = counter === 'loyalty' ? (['606.6'] as const) : [];
  return [reason('cost', `There are not ${least} ${name} to be removed for its cost.`, '118.3', ...loyalty, '602.2')];
}

/** The most counters that can be removed from one of them, or from all of them together. */
function countersAmong(state: GameState, among: readonly string[], counter: string | null, spread: boolean): number {
  const on = among.map((id) => {
    const counters = state.permanents.get(id)?.counters ?? new Map<string, number>();
    return counter === null ? [...counters.values()].reduce((sum, one) => sum + one, 0) : (counters.get(counter.toLowerCase()) ?? 0);
  });
  return spread ? on.reduce((sum, one) => sum + one, 0) : Math.max(0, ...on);
}

/** 119.4: life can be paid down to 0; 107.14: energy only as far as there is some; 701.17: so are cards milled. */
function playerReasons({ life, energy, mills, objects }: Demands, state: GameState, id: string): readonly Reason[] {
  const player = playerOf(state, id);
  if (player === undefined) return [];
  const found: Reason[] = [];
  if (life > 0 && player.life < life)
    found.push(reason('cost', `${id} has ${player.life} life and can't pay ${life}.`, '119.4', '118.3', '602.2'));
  if (energy > player.energy)
    found.push(reason('cost', `${id} has ${player.energy} energy counters and can't pay ${energy}.`, '118.3', '107.14', '602.2'));
  if (mills > player.library.length) found.push(reason('cost', `${id}'s library has fewer than ${mills} cards.`, '118.3', '602.2'));
  return [...found, ...barredParts(state, id, life > 0, objects)];
}

/** 101.2, 119.8: what keeps a player from paying life or sacrificing for a cost, whatever there is to pay with. */
export const barredParts = (state: GameState, player: string, paysLife: boolean, objects: readonly ObjectDemand[]): readonly Reason[] => [
  ...(paysLife ? fixedLife(state, player) : []),
  ...forbiddenParts(state, player, paysLife, objects),
];

/** 119.8: a player whose life total can't change can't pay life other than 0. */
function fixedLife(state: GameState, player: string): readonly Reason[] {
  const fixed = whatFixesLife(state, player);
  if (fixed === null) return [];
  return [reason('cost', `${fixed.source} says “${fixed.text}”, so ${player} can't pay life.`, '119.8', '118.3', '602.2')];
}

/** 101.2: "can't pay life or sacrifice creatures to …", "can't sacrifice …"; what can't be sacrificed is none of what a demand is met with. */
function forbiddenParts(state: GameState, player: string, paysLife: boolean, objects: readonly ObjectDemand[]): readonly Reason[] {
  const short = objects.some(({ kind, amount, among }) => kind === 'sacrifice' && amount !== 'x' && among.length < amount.least);
  return staticsOf(state).cant.flatMap((standing) =>
    standing.effect.deeds.flatMap((deed) => {
      const bars =
        (paysLife && (deed.what.startsWith("can't pay life") || deed.what === "can't lose life")) || (short && barsSacrificing(deed));
      if (!bars) return [];
      const concerned = concerns(standing, player);
      if (!isKnown(concerned)) return [untold(standing.text, concerned.why)];
      return concerned ? [reason('cost', `${standing.source} forbids it: “${standing.text}”`, '101.2', '118.3', '602.2')] : [];
    }),
  );
}
